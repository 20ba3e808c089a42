### Words only the board needs.

board-round = Round { $n }
board-round-of = of { $n }
board-not-yet = not drawn yet
board-nobody = nobody
board-zone-workshop = Workshop
board-zone-mausoleum = Mausoleum
board-zone-figures = Figures
board-zone-masters = Masters
board-score-track = Scoring track
board-score-marker =
    { $n ->
        [one] { $player }: { $n } victory point
       *[other] { $player }: { $n } victory points
    }

## The workshop

board-segment = Segment { $n }: { $inner }, then { $middle }, then { $outer }
board-segment-help = Segment { $n }, from the inside out: { $inner }; { $middle }; { $outer }.
board-act-build = Build a warrior for { $n } wet clay
board-act-coins =
    { $n ->
        [one] Take { $n } coin
       *[other] Take { $n } coins
    }
board-act-clay = Take { $n } wet clay
board-act-priority = { $name } { $n }
board-act-hire =
    { $n ->
        [one] { $name }, { $n } coin to hire
       *[other] { $name }, { $n } coins to hire
    }
board-worker = { $player }: { $worker } in segment { $n }
board-turn-inner = Turn the inner ring one step clockwise for { $n } coins
board-turn-inner-help = Before placing a worker you may pay { $n } coins and turn one ring: the inner one goes clockwise.
board-turn-middle = Turn the middle ring one step anticlockwise for { $n } coins
board-turn-middle-help = Before placing a worker you may pay { $n } coins and turn one ring: the middle one goes anticlockwise.
board-side-ne = northeast
board-side-se = southeast
board-side-sw = southwest
board-side-nw = northwest
board-warehouse = Warehouse in the { $side }: { $n } dry clay
board-warehouse-help = Whoever builds from clay in segments { $first } to { $last } leaves 1 dry clay here. Only the Master Overseer takes it away.

## The mausoleum

board-cell = row { $row }, column { $column }
board-row = Row { $n }
board-column = Column { $n }
board-short-row = row { $n }
board-short-column = col. { $n }
board-inspector-row = Row inspector, at row { $n }
board-inspector-column = Column inspector, at column { $n }
board-inspector-help = At the end of the round its line pays { $domination } points to whoever dominates it and { $presence } to everybody else in it; then the inspector moves on.
board-stands = { $figure }, { $where }.
board-owned = { $figure } of { $player }, { $where }.
board-rides = { $figure } with a horse, of { $player }, { $where }.
board-in-group =
    { $n ->
        [one] Its group would score { $n } point for it at the end.
       *[other] Its group would score { $n } points for it at the end.
    }
board-alone = It stands in no group: at the end it would leave without points.
board-footman-pays = It would pay at the end: { $pays } (around it: { $of }).
board-musician-pays = It would pay this round: { $pays }.
board-archer-faces =
    { $n ->
        [one] It faces { $figure } of { $player }: it wins ties, counts as one of that kind in groups and pays { $n } point at the end.
       *[other] It faces { $figure } of { $player }: it wins ties, counts as one of that kind in groups and pays { $n } points at the end.
    }
board-archer-idle = It faces no warrior.
board-tied =
    { $archers ->
        [one] { $player } { $n } with { $archers } archer
       *[other] { $player } { $n } with { $archers } archers
    }
board-group =
    { $n ->
        [one] Group of { $size } spaces: { $n } point per warrior at the end
       *[other] Group of { $size } spaces: { $n } points per warrior at the end
    }
board-group-help =
    { $n ->
        [one] { $figure }: { $n } point for every warrior in this group, then { $domination } for domination and { $presence } for presence if several players stand in it. In it: { $of }. It would pay: { $pays }.
       *[other] { $figure }: { $n } points for every warrior in this group, then { $domination } for domination and { $presence } for presence if several players stand in it. In it: { $of }. It would pay: { $pays }.
    }
board-pays = { $what } would pay now: { $pays }
board-pays-of = { $pays }. Counted: { $of }.
board-pays-now = Now it would pay: { $pays } (counted: { $of }).
board-musicians = Musicians

## Tiles, rack, order

board-tile = Round { $n }: { $tile }, { $domination } for domination, { $presence } for presence
board-tile-help =
    { $builder ->
        [one] { $domination } points for domination, { $presence } for presence. In this round the Master Builder asks { $builder } coin.
       *[other] { $domination } points for domination, { $presence } for presence. In this round the Master Builder asks { $builder } coins.
    }
board-on-tile_middle_row = Middle row
board-on-tile_middle_column = Middle col.
board-on-tile_officer = Officers
board-on-tile_guard = Guards
board-on-tile_crossbowman = Crossbowmen
board-on-tile_soldier = Soldiers
board-on-tile_sector_nw = Sector NW
board-on-tile_sector_ne = Sector NE
board-on-tile_sector_sw = Sector SW
board-on-tile_sector_se = Sector SE
board-on-tile_coins = Coins
board-on-tile_clay = Clay
board-next = next VP
board-warriors-left =
    { $n ->
        [0] { $figure }: none left
       *[other] { $figure }: { $n } left, the next one is worth { $points }
    }
board-specialists-left =
    { $n ->
        [0] { $figure }: none left
       *[other] { $figure }: { $n } left, the next one costs { $price }
    }
board-all-built = { $figure }: all built
board-sold-out = { $figure }: sold out
board-kind-help = { $figure } ({ $weapon }). { $help }
board-weapon-help = { $does } It can also pay for a { $specialist }.
board-turn-order = turn order
board-order-track = Turn order track
board-order = { $player }: place { $n } in turn order
board-priority =
    { $n ->
        [0] Priority tokens: all taken
       *[other] Priority tokens: { $tokens }
    }
board-priority-help = The holder of token 1 goes first in the next round, the holder of 2 second, and so on. The clay drawn on a token is taken with it.
board-priority-held = Priority token { $n }
board-no-priority = No priority token

## Masters

board-short-master_builder = Builder
board-short-master_clay_maker = Clay Maker
board-short-master_steward = Steward
board-short-master_overseer = Overseer
board-short-master_inspector = Inspector
board-short-master_blacksmith = Blacksmith
board-does-master_builder =
    { $n ->
        [one] A warrior for { $n } coin
       *[other] A warrior for { $n } coins
    }
board-does-master_clay_maker = Takes { $n } wet clay
board-does-master_steward = Repeats the inner ring
board-does-master_overseer = Empties { $n } warehouses
board-does-master_inspector = Inspector up to { $n } on
board-does-master_blacksmith = Readies all weapons
board-master-price =
    { $n ->
        [one] Your next master costs { $n } coin.
       *[other] Your next master costs { $n } coins.
    }
board-master-hired = Hired by { $players }.
board-masters-of =
    { $income ->
        [one] Masters: { $n }; at the end of a round +{ $income } coin, { $keeps } clay stays wet
       *[other] Masters: { $n }; at the end of a round +{ $income } coins, { $keeps } clay stays wet
    }

## My area and the panels

board-workers = Workers
board-worker-out = { $worker }, at work
board-help-craftsman = A craftsman needs an empty segment.
board-help-artisan = An artisan needs an empty segment or one with a lone craftsman; in an empty one nobody may join him.
board-store = Clay and coins
board-weapons = Weapons
board-weapon-active = { $weapon }, active
board-weapon-idle = { $weapon }, not active
board-masters = Masters
board-round-end = round end
board-keep = keep
board-in-hand = In hand: craftsmen { $craftsmen }, artisans { $artisans }
board-arms-active = { $weapon } active; { $figure }: { $n }
board-arms-idle = { $weapon } not active; { $figure }: { $n }
# What a seat has done, under its name.
board-did-place = { $worker } in segment { $segment }

# What is asked after the first pick.
board-then-segment = Segment { $n }: which worker?
