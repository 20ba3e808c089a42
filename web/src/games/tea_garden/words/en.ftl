# Words of the board of Tea Garden that the rules do not need.

board-setup = Set-up
board-round = Round { $n }
board-round-of = of { $n }
board-round-1 = 1
board-round-2 = 2
board-round-3 = 3
board-round-4 = 4
board-round-5 = 5
board-turns = turns { $n } of { $of }
board-passed =
    { $n ->
        [0] passed without a turn
        [one] passed after 1 turn
       *[other] passed after { $n } turns
    }
board-start-player = Begins this round

# names of parts
board-zone-map = Map
board-zone-university = University
board-zone-emperor = Emperor
board-zone-caravans = Caravans
board-zone-market = Market
board-tab-leaves = Leaves
board-tab-round = This round
board-tab-hand = Hand
board-tab-cups = Cups
board-university = Tea University
board-emperor = The emperor
board-caravans = Caravans
board-market = Market
board-mine = Your tea house
board-this-round = This round
board-teapots-shown = teapots shown
board-hand = Hand
board-cups = Cups
board-baskets = Baskets
board-no-cups = no tiles yet
board-supply = Supply
board-pile = pile { $n }
board-caravan-pile = pile { $n }, { $basic } basic
board-market-pile = pile { $n }, next is level { $level }
board-leaving = This card leaves the row at the end of the round
board-start = start
board-per-lap = per lap
board-next-harvest = next harvest
board-or = or
board-nothing = nothing
board-at-most = max ×{ $n }

board-province-yellow = Yellow
board-province-green = Green
board-province-blue = Blue
board-province-orange = Orange
board-province-red = Red
board-stack-name = { $province } ×{ $n }
board-stack = Cup stack of the { $province } province, { $n } left. On top: { $tile }
board-stack-empty = Cup stack of the { $province } province: empty
board-region = region { $n }
board-region-label = { $region }, { $province }, value { $n }, { $free ->
        [0] no free space
        [one] 1 free space
       *[other] { $free } free spaces
    }
board-region-bonus = bonus: { $gains }
board-garden-of = Garden of { $player } in { $region }
board-my-garden = Your garden in { $region }, quality { $n }
board-space = Garden space in { $region }{ $n ->
        [0] {""}
        [one] {": "}1 point
       *[other] {": "}{ $n } points
    }
board-section = River section { $n }: { $gains }; { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end
board-river-start = Start of the river
board-harbour = Last section of the river: { $gains }; at the end { $points } points in order of arrival
board-half = University: { $gains }; { $points ->
        [one] 1 point
       *[other] { $points } points
    } if the worker stands here at the end
board-laps = Every lap: { $n } points at the end
board-emperor-row = Row { $n } of the emperor track for { $tokens ->
        [one] 1 emperor token
       *[other] { $tokens } emperor tokens
    } and a leaf of quality { $quality } or better: { $gains }
board-emperor-start = Start of the emperor track
board-boat = Boat of { $player }, section { $n }
board-student = University worker of { $player }, { $n ->
        [one] 1 study
       *[other] { $n } studies
    }
board-laps-of = { $player }: { $n ->
        [one] 1 lap
       *[other] { $n } laps
    } of the university
board-climber = Worker of { $player } on row { $n } of the emperor track
board-score-marker = { $player }: { $n ->
        [one] 1 point
       *[other] { $n } points
    }
board-track = Scoring track

# what things say
board-strength = strength { $n }
board-strength-least = strength { $n } or more
board-card-start = Starting card
board-card-action = Action card of level { $level }
board-card-emperor = Emperor card
board-kind-river = river
board-kind-cups = cups
board-kind-study = study
board-pot-green = green teapot
board-pot-red = red teapot
board-pot-blue = blue teapot
board-pot-any = teapot of any colour
board-gain-vp = { $n ->
        [one] 1 point
       *[other] { $n } points
    }
board-gain-leaves = { $n ->
        [one] 1 fresh leaf
       *[other] { $n } fresh leaves
    } of quality { $quality }
board-gain-emperor = { $n ->
        [one] 1 emperor token
       *[other] { $n } emperor tokens
    }
board-gain-scroll_strength = { $n ->
        [one] 1 strength scroll
       *[other] { $n } strength scrolls
    }
board-gain-scroll_teapot = { $n ->
        [one] 1 teapot scroll
       *[other] { $n } teapot scrolls
    }
board-gain-scroll_repeat = { $n ->
        [one] 1 repeat scroll
       *[other] { $n } repeat scrolls
    }
board-gain-cup_marker = { $n ->
        [one] 1 cup marker
       *[other] { $n } cup markers
    }
board-gain-ferment = ferment up to { $n ->
        [one] 1 leaf
       *[other] { $n } leaves
    }
board-gain-draw = draw { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
board-gain-swap = draw { $n ->
        [one] 1 card, discard 1
       *[other] { $n } cards, discard { $n }
    }
board-gain-trash = remove { $n ->
        [one] 1 card
       *[other] up to { $n } cards
    } of your deck
board-gain-sell_leaves = sell up to { $n } leaves: fresh 1 point, fermented 2
board-gain-emperor_card = { $n ->
        [one] 1 emperor card
       *[other] { $n } emperor cards
    }
board-end-points = { $n ->
        [one] 1 point
       *[other] { $n } points
    } at the end
board-end-flat = { $n } points at the end
board-end-base = { $n } points at the end, 1 less for every starting card left
board-end-per_fermented_leaf = { $n } points per fermented leaf at the end, at most { $max }
board-end-per_fresh_leaf = { $n } points per fresh leaf at the end, at most { $max }
board-end-per_scroll_teapot = { $n } points per teapot scroll at the end, at most { $max }
board-end-per_garden = { $n } points per garden at the end, at most { $max }
board-end-per_caravan = { $n } points per caravan at the end, at most { $max }
board-end-per_card_with_river = { $n } points per card with river at the end, at most { $max }
board-end-per_card_with_study = { $n } points per card with study at the end, at most { $max }
board-end-per_card_with_cups = { $n } points per card with cups at the end, at most { $max }
board-end-per_card_with_teapot = { $n } points per card with a teapot at the end, at most { $max }
board-price-leaves = { $n ->
        [one] 1 leaf
       *[other] { $n } leaves
    } of quality { $quality } or better
board-cost-any = { $n ->
        [one] 1 leaf
       *[other] { $n } leaves
    }
board-cost-fermented = { $n ->
        [one] 1 fermented leaf
       *[other] { $n } fermented leaves
    }
board-for = { $cost }: { $gains }
board-caravan-basic = Basic caravan: one trade on the left and one strength on the right
board-caravan-advanced = Advanced caravan: one trade on the left and one strength on the right
board-slot = Slot { $n }: { $card }. Price: { $price }
board-cup-blue = blue
board-cup-green = green
board-cup-white = white
board-tile = Cup tile { $left } and { $right }: { $gains }
board-replace-scroll = teapot scroll
board-replace-leaves = 3 leaves
board-replace-fermented = 2 fermented leaves

# my area
board-good-scroll_strength = { $n ->
        [one] 1 strength scroll
       *[other] { $n } strength scrolls
    }
board-good-scroll_strength-help = Strength scroll: 1 more strength for a main action
board-good-scroll_teapot = { $n ->
        [one] 1 teapot scroll
       *[other] { $n } teapot scrolls
    }
board-good-scroll_teapot-help = Teapot scroll: stands for a missing teapot when you buy a card
board-good-scroll_repeat = { $n ->
        [one] 1 repeat scroll
       *[other] { $n } repeat scrolls
    }
board-good-scroll_repeat-help = Repeat scroll: do the secondary action once more
board-good-emperor = { $n ->
        [one] 1 emperor token
       *[other] { $n } emperor tokens
    }
board-good-emperor-help = Emperor tokens pay for the emperor track
board-good-caravans = { $n ->
        [one] 1 caravan won
       *[other] { $n } caravans won
    }
board-good-caravans-help = Caravans you have served: look at them
board-good-hand = { $n ->
        [one] 1 card in hand
       *[other] { $n } cards in hand
    }: look at the deck
board-caravans-won = Caravans won
board-hand-and-draw = Hand ({ $hand }) and draw pile ({ $draw })
board-no-cards = no cards
board-pagoda = Pagoda, strength { $n }
board-pagoda-help = Founding with this pagoda needs strength { $n }, 2 more across another region
board-pagoda-built = Pagoda of strength { $n } stands on the map
board-pagodas-left = { $n ->
        [one] 1 pagoda left
       *[other] { $n } pagodas left
    }
board-basket-fresh = { $n ->
        [one] 1 fresh leaf
       *[other] { $n } fresh leaves
    } of quality { $quality }
board-basket-fermented = { $n ->
        [one] 1 fermented leaf
       *[other] { $n } fermented leaves
    } of quality { $quality }
board-basket-later = After the upkeep this basket holds { $fresh } fresh and { $fermented } fermented
board-basket-last = No upkeep follows the last round
board-baskets-of = Leaves: { $fresh } fresh, { $fermented } fermented
board-played = Turn { $n }, strength { $strength }: { $cards }
board-slot-free = Turn { $n }: no cards yet
board-fourth = The fourth turn costs 2 leaves and 1 fermented leaf
board-effect-help = Effect of the top card: { $gains }
board-connection = Connection in row { $row }, { $n ->
        [0] no marker
        [one] 1 marker
       *[other] { $n } markers
    }
board-row-new = New row
board-row-left = Left end of the row
board-row-right = Right end of the row
board-pile-draw_pile = draw pile
board-pile-discard_pile = discard pile
board-pile-removed = removed
board-pile-draw_pile-n = Draw pile, { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
board-pile-discard_pile-n = Discard pile, { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
board-pile-removed-n = Removed from the game, { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
board-look-draw_pile = Look through the draw pile, { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
board-look-discard_pile = Look through the discard pile, { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
board-look-removed = Look at the removed cards, { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
