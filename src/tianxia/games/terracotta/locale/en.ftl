### Terracotta Army, English.
### Printed values never stand here: they come as variables, so that a corrected components file
### is spoken of correctly.
### References: a message named `warrior-officer` is used as $warrior, its attribute .a as $warrior_a.

## Warriors

warrior-officer = officer
    .a = an officer
    .title = Officer
    .plural = officers
warrior-guard = guard
    .a = a guard
    .title = Guard
    .plural = guards
warrior-crossbowman = crossbowman
    .a = a crossbowman
    .title = Crossbowman
    .plural = crossbowmen
warrior-soldier = soldier
    .a = a soldier
    .title = Soldier
    .plural = soldiers
warrior-officer-help = With the sword: points, and you may move an inspector one space forward or back.
warrior-guard-help = With the halberd: points, and you may move another of your warriors in a straight line.
warrior-crossbowman-help = With the crossbow: a point for each empty space to the nearest figure in one direction.
warrior-soldier-help = With the spear: points and coins.

## Specialists

specialist-horse = horse
    .a = a horse
    .title = Horse
specialist-footman = footman
    .a = a footman
    .title = Footman
specialist-kneeling_archer = kneeling archer
    .a = a kneeling archer
    .title = Kneeling archer
specialist-musician = musician
    .a = a musician
    .title = Musician
specialist-horse-help = One of your warriors covers three spaces in a line and still counts once.
specialist-footman-help = At the end, domination and presence on the eight spaces around the footman bring points.
specialist-kneeling_archer-help = Looks at a neighbouring warrior: breaks ties for the owner, counts as the same type in groups and brings the owner points at the end.
specialist-musician-help = In every scoring phase each warrior in the musician's row or column scores for its owner.

## Weapons

weapon-sword = sword
    .title = Sword
weapon-halberd = halberd
    .title = Halberd
weapon-crossbow = crossbow
    .title = Crossbow
weapon-spear = spear
    .title = Spear

## Workers and rings

worker-craftsman = craftsman
    .a = a craftsman
    .title = Craftsman
    .plural = craftsmen
worker-artisan = artisan
    .a = an artisan
    .title = Artisan
    .plural = artisans
ring-inner = inner ring
    .title = Inner ring
ring-middle = middle ring
    .title = Middle ring
ring-outer = outer ring
    .title = Outer ring

## Actions of the rings

action-build_2 = Build a warrior from clay
    .kind = build
action-build_3 = Build a warrior from clay
    .kind = build
action-build_4 = Build a warrior from clay
    .kind = build
action-moisten = Moisten clay
    .do = Moisten all your dry clay
action-promote = Promote
    .do = Promote the craftsman to an artisan
action-coins_2 = Coins
    .kind = coins
action-coins_3 = Coins
    .kind = coins
action-coins_4 = Coins
    .kind = coins
action-clay_2 = Wet clay
    .kind = clay
action-clay_4 = Wet clay
    .kind = clay
action-priority = Priority token
    .do = Take the top priority token
action-master_builder = { master-master_builder }
action-master_clay_maker = { master-master_clay_maker }
action-master_steward = { master-master_steward }
action-master_overseer = { master-master_overseer }
action-master_inspector = { master-master_inspector }
action-master_blacksmith = { master-master_blacksmith }
action-ready_sword = Ready the sword
action-ready_halberd = Ready the halberd
action-ready_crossbow = Ready the crossbow
action-ready_spear = Ready the spear
action-specialist = Buy a specialist
action-build_2-help = Pay wet clay, take a warrior from the organizer and place him on any empty space.
action-build_3-help = Pay wet clay, take a warrior from the organizer and place him on any empty space.
action-build_4-help = Pay wet clay, take a warrior from the organizer and place him on any empty space.
action-moisten-help = All your dry clay becomes wet.
action-promote-help = The craftsman placed this turn becomes an artisan for the rest of the game.
action-coins_2-help = Take coins.
action-coins_3-help = Take coins.
action-coins_4-help = Take coins.
action-clay_2-help = Take wet clay.
action-clay_4-help = Take wet clay.
action-priority-help = Take the top priority token and the wet clay shown on it. Its number is your place in the next round.
action-master_builder-help = { master-master_builder-help }
action-master_clay_maker-help = { master-master_clay_maker-help }
action-master_steward-help = { master-master_steward-help }
action-master_overseer-help = { master-master_overseer-help }
action-master_inspector-help = { master-master_inspector-help }
action-master_blacksmith-help = { master-master_blacksmith-help }
action-ready_sword-help = Turn your sword to its active side.
action-ready_halberd-help = Turn your halberd to its active side.
action-ready_crossbow-help = Turn your crossbow to its active side.
action-ready_spear-help = Turn your spear to its active side.
action-specialist-help = Pay coins, turn the active weapon of the specialist over and place the figure.

## Masters

master-master_builder = Master Builder
master-master_clay_maker = Master Clay Maker
master-master_steward = Master Steward
master-master_overseer = Master Overseer
master-master_inspector = Master Inspector
master-master_blacksmith = Master Blacksmith
master-master_builder-help = Pay coins, as many as the number of the round, for a warrior from the fullest column: no clay, no points, no weapon. In the cleanup he brings coins.
master-master_clay_maker-help = Take wet clay. In the cleanup some clay stays wet.
master-master_steward-help = Perform the action of the inner ring once more and pay for it again. In the cleanup he brings coins.
master-master_overseer-help = Take all dry clay from two warehouses. In the cleanup some clay stays wet.
master-master_inspector-help = Move one inspector forward. In the cleanup he brings coins.
master-master_blacksmith-help = Ready all your weapons. In the cleanup some clay stays wet.

## Places and directions

quarter-ne = north-east
    .short = NE
    .title = North-east
quarter-se = south-east
    .short = SE
    .title = South-east
quarter-sw = south-west
    .short = SW
    .title = South-west
quarter-nw = north-west
    .short = NW
    .title = North-west
inspector-row = row inspector
    .title = Row inspector
    .line = row
inspector-column = column inspector
    .title = Column inspector
    .line = column
facing-n = up
    .side = above
facing-e = right
    .side = to the right
facing-s = down
    .side = below
facing-w = left
    .side = to the left

## Scoring tiles

tile-tile_middle_row = middle row
    .title = Middle row
tile-tile_middle_column = middle column
    .title = Middle column
tile-tile_officer = officers
    .title = Officers
tile-tile_guard = guards
    .title = Guards
tile-tile_crossbowman = crossbowmen
    .title = Crossbowmen
tile-tile_soldier = soldiers
    .title = Soldiers
tile-tile_sector_nw = north-west sector
    .title = North-west sector
tile-tile_sector_ne = north-east sector
    .title = North-east sector
tile-tile_sector_sw = south-west sector
    .title = South-west sector
tile-tile_sector_se = south-east sector
    .title = South-east sector
tile-tile_coins = coins
    .title = Coins
tile-tile_clay = clay, wet and dry
    .title = Clay, wet and dry
tile-tile_middle_row-help = Whoever has the most warriors in the middle row dominates.
tile-tile_middle_column-help = Whoever has the most warriors in the middle column dominates.
tile-tile_officer-help = Whoever has the most officers in the whole mausoleum dominates.
tile-tile_guard-help = Whoever has the most guards in the whole mausoleum dominates.
tile-tile_crossbowman-help = Whoever has the most crossbowmen in the whole mausoleum dominates.
tile-tile_soldier-help = Whoever has the most soldiers in the whole mausoleum dominates.
tile-tile_sector_nw-help = Whoever has the most warriors in the north-west sector dominates; the middle lines belong to no sector.
tile-tile_sector_ne-help = Whoever has the most warriors in the north-east sector dominates; the middle lines belong to no sector.
tile-tile_sector_sw-help = Whoever has the most warriors in the south-west sector dominates; the middle lines belong to no sector.
tile-tile_sector_se-help = Whoever has the most warriors in the south-east sector dominates; the middle lines belong to no sector.
tile-tile_coins-help = Whoever has the most coins dominates; archers break no tie here.
tile-tile_clay-help = Whoever has the most clay dominates, wet and dry together; archers break no tie here.

## Amounts

amount-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
amount-wet_clay = { $n } wet clay
amount-dry_clay = { $n } dry clay
amount-vp =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
amount-weapons =
    { $n ->
        [one] { $n } weapon
       *[other] { $n } weapons
    }
amount-artisans =
    { $n ->
        [one] { $n } artisan
       *[other] { $n } artisans
    }
amount-masters =
    { $n ->
        [one] { $n } master
       *[other] { $n } masters
    }
amount-warriors =
    { $n ->
        [one] { $n } warrior
       *[other] { $n } warriors
    }

## Options

option-first_player = First player
option-first_player-help = Who takes the first turn.
option-first_player-random = drawn
option-first_player-random-help = The first player is drawn by lot; the others follow clockwise.
option-first_player-seat = seat 1
option-first_player-seat-help = The first seat begins, the others follow in their order.
option-wheel_offsets = Rings
option-wheel_offsets-help = How the two movable rings of the workshop stand at the start.
option-wheel_offsets-random = turned at random
option-wheel_offsets-random-help = Each ring starts in any of its positions.
option-wheel_offsets-fixed = always alike
option-wheel_offsets-fixed-help = The rings start as the components file says; for comparing games.
option-scoring_tiles = Scoring tiles
option-scoring_tiles-help = Which scoring tiles the rounds have.
option-scoring_tiles-random = drawn
option-scoring_tiles-random-help = A tile is drawn for each round.
option-scoring_tiles-fixed = always alike
option-scoring_tiles-fixed-help = The tiles are those of the components file; for comparing games.
option-inspector_back_wrap = Inspector before the first space
option-inspector_back_wrap-help = The rulebook does not say whether an inspector can step back from the first space.
option-inspector_back_wrap-true = goes to the last
option-inspector_back_wrap-true-help = A step back from the first space leads to the last one.
option-inspector_back_wrap-false = stays
option-inspector_back_wrap-false-help = There is no step back from the first space.
option-steward_needs_first = Master Steward
option-steward_needs_first-help = What the Master Steward may repeat.
option-steward_needs_first-true = repeats only
option-steward_needs_first-true-help = He repeats the inner action only if you performed it this turn.
option-steward_needs_first-false = also catches up
option-steward_needs_first-false-help = He performs the inner action also if you took something instead or did nothing.

## Phases

phase-setup = Setup
phase-actions = Actions
phase-scoring = Scoring
phase-cleanup = Cleanup
phase-over = End of the game

## Prompts

prompt-turn-inner-ring = Chance turns the inner ring.
prompt-turn-middle-ring = Chance turns the middle ring.
prompt-draw-tile = Chance draws the scoring tiles.
prompt-draw-first-seat = Chance draws the first player.
prompt-place-worker =
    { $price ->
        [one] Place a worker at a segment; before that you may turn a ring for { $price } coin.
       *[other] Place a worker at a segment; before that you may turn a ring for { $price } coins.
    }
prompt-place-worker-turned = The ring is turned: place a worker at a segment.
prompt-inner-action =
    Inner ring: { $action }{ $n ->
        [0] {""}
       *[other] {" "}({ $n })
    }. { $can ->
        [0] You cannot perform it.
       *[other] Perform it, take something instead, or do nothing.
    }
prompt-middle-action =
    Middle ring: { $action }{ $n ->
        [0] {""}
       *[other] {" "}({ $n })
    }. { $can ->
        [0] You cannot perform it.
       *[other] Perform it, take something instead, or do nothing.
    }
prompt-outer-action =
    Outer ring: { $action }{ $n ->
        [0] {""}
       *[other] {" "}({ $n })
    }. { $can ->
        [0] You cannot perform it.
       *[other] Perform it or do nothing.
    }
prompt-choose-warrior = Which warrior do you build?
prompt-choose-warrior-by-master = Master Builder: which warrior do you take from the fullest column?
prompt-place-warrior = Where does the { $warrior } stand?
prompt-use-weapon = Do you use the { $weapon } of your new { $warrior }?
prompt-move-inspector = You may move one inspector.
prompt-move-warrior = You may move another of your warriors in a straight line.
prompt-use-ability = The { $master } is hired: do you use the ability now?
prompt-choose-warehouses = Master Overseer: choose the two warehouses you empty.
prompt-buy-specialist = Which specialist do you buy?
prompt-place-specialist = Where does the { $specialist } stand?
prompt-place-archer = Where does the kneeling archer stand, and which way does he look?
prompt-mount-warrior = Which of your warriors gets the horse, and on which side of him does it stand?

## Prompts for the others: what somebody is doing now

waiting-place-worker = { $player } places a worker.
waiting-inner-action = { $player } decides about the inner ring.
waiting-middle-action = { $player } decides about the middle ring.
waiting-outer-action = { $player } decides about the outer ring.
waiting-choose-warrior = { $player } chooses a warrior.
waiting-place-warrior = { $player } places a warrior.
waiting-use-weapon = { $player } decides about a weapon.
waiting-move-inspector = { $player } may move an inspector.
waiting-move-warrior = { $player } may move a warrior.
waiting-use-ability = { $player } decides about a master's ability.
waiting-choose-warehouses = { $player } chooses two warehouses.
waiting-buy-specialist = { $player } buys a specialist.
waiting-place-specialist = { $player } places a specialist.
waiting-place-archer = { $player } places a kneeling archer.
waiting-mount-warrior = { $player } gives a horse to a warrior.

## Labels

label-turn =
    { $price ->
        [one] Turn the { $ring } for { $price } coin
       *[other] Turn the { $ring } for { $price } coins
    }
label-place =
    { $worker_title } to segment { $segment }: { $inner }{ $inner_n ->
        [0] {""}
       *[other] {" "}({ $inner_n })
    }, { $middle }{ $middle_n ->
        [0] {""}
       *[other] {" "}({ $middle_n })
    }, { $outer }{ $outer_n ->
        [0] {""}
       *[other] {" "}({ $outer_n })
    }
label-perform =
    { $action_kind ->
        [build] Build a warrior for { $n } wet clay
        [coins]
            { $n ->
                [one] Take { $n } coin
               *[other] Take { $n } coins
            }
        [clay] Take { $n } wet clay
       *[other] { $action_do }
    }
label-hire =
    { $price ->
        [one] Hire the { $master } for { $price } coin
       *[other] Hire the { $master } for { $price } coins
    }
label-take-clay = Take { $n } wet clay instead
label-take-coins =
    { $n ->
        [one] Take { $n } coin instead
       *[other] Take { $n } coins instead
    }
label-pass = Do nothing
label-choose-warrior = { $warrior_title }
label-choose-warrior-for-points =
    { $points ->
        [one] { $warrior_title }: { $points } point
       *[other] { $warrior_title }: { $points } points
    }
label-cell = Row { $row }, column { $column }
label-use-weapon = Use the { $weapon }
label-keep-weapon = Keep the { $weapon }
label-inspectors-stay = Both inspectors stay
label-inspector-row = Row inspector to row { $line }
label-inspector-column = Column inspector to column { $line }
label-warriors-stay = Nobody moves
label-move-warrior = { $warrior_title } from row { $row }, column { $column } to row { $to_row }, column { $to_column }
label-use-ability = Use the { $master }
label-leave-ability = Leave the { $master } for now
label-choose-warehouses = { $first_title } and { $second }: { $n } dry clay
label-buy =
    { $price ->
        [one] { $specialist_title }: { $price } coin and the { $weapon }
       *[other] { $specialist_title }: { $price } coins and the { $weapon }
    }
label-place-archer = Row { $row }, column { $column }, looking { $facing }
label-mount-warrior = { $warrior_title } in row { $row }, column { $column }: horse { $facing_side }

## Reasons

reason-already-turned = You have already turned a ring this turn.
reason-needs-turn-price =
    { $price ->
        [one] Turning a ring costs { $price } coin. You have { $have }.
       *[other] Turning a ring costs { $price } coins. You have { $have }.
    }
reason-no-worker-left = You have no { $worker } left this round.
reason-segment-full = Both spaces of this segment are taken.
reason-closed-by-artisan = An artisan stands here, so nobody else may come.
reason-only-artisan = A craftsman stands here, so only an artisan may come.
reason-no-substitute = The outer ring gives no clay or coin instead of its action.
reason-needs-clay = It costs { $price } wet clay. You have { $have }.
reason-cannot-build = There is no warrior left to build, or no empty space in the mausoleum.
reason-weapon-ready = Your { $weapon } is already active.
reason-no-dry-clay = You have no dry clay to moisten.
reason-already-artisan = The worker here is an artisan already.
reason-has-priority = You hold priority token { $number }; nobody may have two.
reason-no-priority-left = No priority token is left this round.
reason-no-specialist = You cannot buy any specialist now: each takes coins, an active weapon and a place.
reason-needs-token =
    { $price ->
        [one] Hiring the { $master } costs { $price } coin. You have { $have }.
       *[other] Hiring the { $master } costs { $price } coins. You have { $have }.
    }
reason-needs-builder-price =
    { $price ->
        [one] The Master Builder takes { $price } coin this round. You have { $have }.
       *[other] The Master Builder takes { $price } coins this round. You have { $have }.
    }
reason-warehouses-empty = All four warehouses are empty.
reason-weapons-ready = All your weapons are already active.
reason-nothing-to-repeat = You did not perform the action of the inner ring, so there is nothing to repeat.
reason-column-empty = No { $warrior } is left in the organizer.
reason-not-fullest-column = The Master Builder takes from the fullest column: this one has { $left }, the fullest { $most }.
reason-cell-taken = A figure stands on this space.
reason-not-so-far = The inspector cannot move there now.
reason-start-of-track = The inspector stands on the first space, and there is no step back from it.
reason-no-such-warrior = No warrior stands on this space.
reason-not-your-warrior = This warrior is not yours.
reason-new-warrior-stays = The warrior just built stays; only another one may move.
reason-way-blocked = Something is in the way: a warrior moves straight, through empty spaces only.
reason-specialist-sold-out = No { $specialist } is left.
reason-needs-weapon = The { $specialist } takes the { $weapon }, and yours is not active.
reason-needs-price =
    { $price ->
        [one] It costs { $price } coin. You have { $have }.
       *[other] It costs { $price } coins. You have { $have }.
    }
reason-mausoleum-full = There is no empty space in the mausoleum.
reason-no-place-for-horse = No warrior of yours without a horse has two empty spaces beside him in a line.
reason-has-horse = This warrior has a horse already.
reason-no-room-for-horse = The horse needs the next two spaces on this side, and they are not both empty.

## The log

note-rings-set = The rings of the workshop were set.
note-tiles-drawn =
    { $n ->
        [one] { $n } scoring tile was drawn.
       *[other] { $n } scoring tiles were drawn.
    }
note-starts = { $player } takes the first turn.
note-place-bonus =
    { $coins ->
        [0] { $player } begins on place { $place } with { $clay } wet clay more.
        [one] { $player } begins on place { $place } with { $clay } wet clay and { $coins } coin more.
       *[other] { $player } begins on place { $place } with { $clay } wet clay and { $coins } coins more.
    }
note-round = Round { $n }: { $tile }
note-turned =
    { $price ->
        [one] { $player } turned the { $ring } for { $price } coin.
       *[other] { $player } turned the { $ring } for { $price } coins.
    }
note-placed = { $player } placed { $worker_a } at segment { $segment }.
note-took-clay-instead = { $player } took { $n } wet clay instead of the action “{ $action }”.
note-took-coins-instead =
    { $n ->
        [one] { $player } took { $n } coin instead of the action “{ $action }”.
       *[other] { $player } took { $n } coins instead of the action “{ $action }”.
    }
note-passed = { $player } did not perform the action “{ $action }”.
note-took-coins =
    { $n ->
        [one] { $player } took { $n } coin.
       *[other] { $player } took { $n } coins.
    }
note-took-clay = { $player } took { $n } wet clay.
note-moistened = { $player } moistened { $n } clay.
note-promoted = { $player } promoted the craftsman at segment { $segment } to an artisan.
note-took-priority =
    { $clay ->
        [0] { $player } took priority token { $number }.
       *[other] { $player } took priority token { $number } and { $clay } wet clay.
    }
note-readied = { $player } readied the { $weapon }.
note-readied-all = { $player } readied all weapons.
note-hired =
    { $price ->
        [one] { $player } hired the { $master } for { $price } coin.
       *[other] { $player } hired the { $master } for { $price } coins.
    }
note-repeated = { $player } performed the action of the inner ring with the Master Steward: { $action }.
note-paid-clay = { $player } paid { $n } wet clay; one piece dries in the { $quarter } warehouse.
note-paid-coins =
    { $n ->
        [one] { $player } paid { $n } coin to the Master Builder.
       *[other] { $player } paid { $n } coins to the Master Builder.
    }
note-built = { $player } built { $warrior_a } in row { $row }, column { $column }.
note-built-by-master = { $player } built { $warrior_a } with the Master Builder in row { $row }, column { $column }.
note-used-weapon = { $player } used the { $weapon }.
note-moved-inspector = { $player } moved the { $inspector } to { $inspector_line } { $line }.
note-moved-warrior = { $player } moved { $warrior_a } from row { $row }, column { $column } to row { $to_row }, column { $to_column }.
note-emptied = { $player } took { $n } dry clay from the { $quarter } warehouse.
note-bought =
    { $price ->
        [one] { $player } bought { $specialist_a } for { $price } coin and the { $weapon }.
       *[other] { $player } bought { $specialist_a } for { $price } coins and the { $weapon }.
    }
note-placed-specialist = { $player } placed the { $specialist } in row { $row }, column { $column }.
note-placed-archer = { $player } placed the kneeling archer in row { $row }, column { $column }, looking { $facing }.
note-mounted = { $player } gave a horse to the { $warrior } in row { $row }, column { $column } ({ $facing_side }).
note-scored =
    { $n ->
        [one] { $player } scored { $n } point { $source_for }.
       *[other] { $player } scored { $n } points { $source_for }.
    }
note-inspected-row = Row { $line } is inspected.
note-inspected-column = Column { $line } is inspected.
note-played = The musician in row { $row }, column { $column } plays.
note-tile = Scoring tile: { $tile }.
note-ordered = { $player } is now on place { $place }.
note-dried =
    { $kept ->
        [0] { $player }: { $n } clay dried.
       *[other]
            { $n ->
                [0] { $player }: no clay dried, { $kept } stayed wet.
               *[other] { $player }: { $n } clay dried, { $kept } stayed wet.
            }
    }
note-master-coins =
    { $n ->
        [one] { $player } got { $n } coin from masters.
       *[other] { $player } got { $n } coins from masters.
    }
note-rings-turned = Both rings turned by one step.
note-final = Final scoring
note-served = The footman in row { $row }, column { $column } is scored.
note-left = { $player }: the { $warrior } in row { $row }, column { $column } belongs to no group and left.
note-grouped =
    { $n ->
        [one] Group of { $warrior_plural }: { $n } warrior, owners: { $owners }.
       *[other] Group of { $warrior_plural }: { $n } warriors, owners: { $owners }.
    }
note-game-over = The army is complete.

## Where points come from

source-organizer = Organizer
    .for = for the new warrior
source-weapon = Weapons
    .for = with the weapon
source-inspector = Inspectors
    .for = from the inspector
source-musician = Musicians
    .for = from the musician
source-tile = Scoring tiles
    .for = for the scoring tile
source-footman = Footmen (end)
    .for = from the footman
source-group = Groups (end)
    .for = for the group
source-archer = Kneeling archers (end)
    .for = for kneeling archers
source-leftover = Leftovers (end)
    .for = for coins and clay

## Forecast

forecast-now = now
forecast-footmen = footmen
forecast-groups = groups
forecast-archers = archers
forecast-leftovers = leftovers
forecast-help = Footmen score, warriors in no group leave, groups and kneeling archers score, and coins and clay become points.

## Tables of the position

sheet-players = Players
sheet-seat = Player
sheet-points = Points
sheet-coins = Coins
sheet-wet-clay = Wet clay
sheet-dry-clay = Dry clay
sheet-craftsmen-left = Craftsmen to place
sheet-artisans-left = Artisans to place
sheet-weapons = Active weapons
sheet-priority = Priority token
sheet-masters = Masters and warriors
sheet-hired = Hired masters
sheet-next-price = Next master's price
sheet-officer = Officers
sheet-guard = Guards
sheet-crossbowman = Crossbowmen
sheet-soldier = Soldiers
sheet-rounds = Rounds
sheet-round = Round
sheet-tile = Scoring tile
sheet-domination = Domination
sheet-presence = Presence
sheet-builder = Master Builder's price
sheet-workshop = Workshop
sheet-segment = Segment
sheet-inner = Inner ring
sheet-middle = Middle ring
sheet-outer = Outer ring
sheet-action =
    { $n ->
        [0] { $action }
       *[other] { $action } ({ $n })
    }
sheet-workers = Workers
sheet-warehouse = Warehouse
sheet-quarter = { $quarter_short }
sheet-mausoleum = Mausoleum, row by row
sheet-row = Row
sheet-column = { $n }
sheet-stock = Supplies
sheet-what = What
sheet-left = Left
sheet-worth = Next figure
sheet-clay-in = Dry clay, { $quarter } warehouse
sheet-priority-left = Priority tokens
sheet-groups = Groups
sheet-kind = Type
sheet-cells = Spaces, row/column
sheet-cell = { $row }/{ $column }
sheet-each = Points per warrior
sheet-seat-n = Seat { $n }
sheet-outlook = What this round would pay now
sheet-scoring = Scoring
sheet-pays-row = Inspected row { $line }
sheet-pays-column = Inspected column { $line }
sheet-pays-musicians = Musicians
sheet-pays-tile = Scoring tile

## Reasons of a hint

hint-nothing = nothing sets this choice apart from the others
hint-points =
    { $n ->
        [one] points scored at once: { $n } point
       *[other] points scored at once: { $n } points
    }
hint-inspectors =
    { $n ->
        [one] rows and columns of the inspectors: { $n } point
       *[other] rows and columns of the inspectors: { $n } points
    }
hint-tiles =
    { $n ->
        [one] scoring tiles: { $n } point
       *[other] scoring tiles: { $n } points
    }
hint-musicians =
    { $n ->
        [one] warriors in line with musicians: { $n } point
       *[other] warriors in line with musicians: { $n } points
    }
hint-footmen =
    { $n ->
        [one] warriors around footmen: { $n } point
       *[other] warriors around footmen: { $n } points
    }
hint-groups =
    { $n ->
        [one] groups at the end: { $n } point
       *[other] groups at the end: { $n } points
    }
hint-archers =
    { $n ->
        [one] kneeling archers facing your warriors: { $n } point
       *[other] kneeling archers facing your warriors: { $n } points
    }
hint-clay =
    { $n ->
        [one] clay to build with: { $n } point
       *[other] clay to build with: { $n } points
    }
hint-coins =
    { $n ->
        [one] coins to spend: { $n } point
       *[other] coins to spend: { $n } points
    }
hint-weapons =
    { $n ->
        [one] weapons that are ready: { $n } point
       *[other] weapons that are ready: { $n } points
    }
hint-masters =
    { $n ->
        [one] masters and their bonuses: { $n } point
       *[other] masters and their bonuses: { $n } points
    }
hint-artisans =
    { $n ->
        [one] artisans who find room: { $n } point
       *[other] artisans who find room: { $n } points
    }
hint-order =
    { $n ->
        [one] your place in the turn order: { $n } point
       *[other] your place in the turn order: { $n } points
    }
