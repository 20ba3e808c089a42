### Tea Garden, English.
### Printed values never stand here: they come as variables, so that a corrected components file
### is spoken of correctly.
### References: a message named `card-a101` is used as $card, its attribute .acc as $card_acc.

## Cards of the decks

card-s01 = starting card 1
card-s02 = starting card 2
card-s03 = starting card 3
card-s04 = starting card 4
card-s05 = starting card 5
card-s06 = starting card 6
card-s07 = starting card 7
card-s08 = starting card 8
card-s09 = starting card 9
card-s10 = starting card 10
card-s11 = starting card 11
card-a101 = card I-1
card-a102 = card I-2
card-a103 = card I-3
card-a104 = card I-4
card-a105 = card I-5
card-a106 = card I-6
card-a107 = card I-7
card-a108 = card I-8
card-a109 = card I-9
card-a201 = card II-1
card-a202 = card II-2
card-a203 = card II-3
card-a204 = card II-4
card-a205 = card II-5
card-a206 = card II-6
card-a207 = card II-7
card-a208 = card II-8
card-a209 = card II-9
card-a301 = card III-1
card-a302 = card III-2
card-a303 = card III-3
card-a304 = card III-4
card-a305 = card III-5
card-a306 = card III-6
card-a307 = card III-7
card-a308 = card III-8
card-a309 = card III-9
card-a401 = card IV-1
card-a402 = card IV-2
card-a403 = card IV-3
card-a404 = card IV-4
card-a405 = card IV-5
card-a406 = card IV-6
card-a407 = card IV-7
card-a408 = card IV-8
card-a409 = card IV-9
card-a501 = card V-1
card-a502 = card V-2
card-a503 = card V-3
card-a504 = card V-4
card-a505 = card V-5
card-a506 = card V-6
card-a507 = card V-7
card-a508 = card V-8
card-a509 = card V-9
card-e01 = emperor card 1
card-e02 = emperor card 2
card-e03 = emperor card 3
card-e04 = emperor card 4
card-e05 = emperor card 5
card-e06 = emperor card 6
card-e07 = emperor card 7
card-e08 = emperor card 8
card-e09 = emperor card 9
card-e10 = emperor card 10
card-e11 = emperor card 11
card-e12 = emperor card 12
card-e13 = emperor card 13
card-e14 = emperor card 14
card-e15 = emperor card 15
card-e16 = emperor card 16

## What the face of a card shows

symbols-none = no action or teapot
symbols-river = river
symbols-cups = cups
symbols-river_cups = river, cups
symbols-study = study
symbols-river_study = river, study
symbols-cups_study = cups, study
symbols-river_cups_study = river, cups, study
symbols-green = green teapot
symbols-river_green = river, green teapot
symbols-cups_green = cups, green teapot
symbols-river_cups_green = river, cups, green teapot
symbols-study_green = study, green teapot
symbols-river_study_green = river, study, green teapot
symbols-cups_study_green = cups, study, green teapot
symbols-river_cups_study_green = river, cups, study, green teapot
symbols-red = red teapot
symbols-river_red = river, red teapot
symbols-cups_red = cups, red teapot
symbols-river_cups_red = river, cups, red teapot
symbols-study_red = study, red teapot
symbols-river_study_red = river, study, red teapot
symbols-cups_study_red = cups, study, red teapot
symbols-river_cups_study_red = river, cups, study, red teapot
symbols-green_red = green teapot, red teapot
symbols-river_green_red = river, green teapot, red teapot
symbols-cups_green_red = cups, green teapot, red teapot
symbols-river_cups_green_red = river, cups, green teapot, red teapot
symbols-study_green_red = study, green teapot, red teapot
symbols-river_study_green_red = river, study, green teapot, red teapot
symbols-cups_study_green_red = cups, study, green teapot, red teapot
symbols-river_cups_study_green_red = river, cups, study, green teapot, red teapot
symbols-blue = blue teapot
symbols-river_blue = river, blue teapot
symbols-cups_blue = cups, blue teapot
symbols-river_cups_blue = river, cups, blue teapot
symbols-study_blue = study, blue teapot
symbols-river_study_blue = river, study, blue teapot
symbols-cups_study_blue = cups, study, blue teapot
symbols-river_cups_study_blue = river, cups, study, blue teapot
symbols-green_blue = green teapot, blue teapot
symbols-river_green_blue = river, green teapot, blue teapot
symbols-cups_green_blue = cups, green teapot, blue teapot
symbols-river_cups_green_blue = river, cups, green teapot, blue teapot
symbols-study_green_blue = study, green teapot, blue teapot
symbols-river_study_green_blue = river, study, green teapot, blue teapot
symbols-cups_study_green_blue = cups, study, green teapot, blue teapot
symbols-river_cups_study_green_blue = river, cups, study, green teapot, blue teapot
symbols-red_blue = red teapot, blue teapot
symbols-river_red_blue = river, red teapot, blue teapot
symbols-cups_red_blue = cups, red teapot, blue teapot
symbols-river_cups_red_blue = river, cups, red teapot, blue teapot
symbols-study_red_blue = study, red teapot, blue teapot
symbols-river_study_red_blue = river, study, red teapot, blue teapot
symbols-cups_study_red_blue = cups, study, red teapot, blue teapot
symbols-river_cups_study_red_blue = river, cups, study, red teapot, blue teapot
symbols-green_red_blue = green teapot, red teapot, blue teapot
symbols-river_green_red_blue = river, green teapot, red teapot, blue teapot
symbols-cups_green_red_blue = cups, green teapot, red teapot, blue teapot
symbols-river_cups_green_red_blue = river, cups, green teapot, red teapot, blue teapot
symbols-study_green_red_blue = study, green teapot, red teapot, blue teapot
symbols-river_study_green_red_blue = river, study, green teapot, red teapot, blue teapot
symbols-cups_study_green_red_blue = cups, study, green teapot, red teapot, blue teapot
symbols-river_cups_study_green_red_blue = river, cups, study, green teapot, red teapot, blue teapot

## Caravans, cup tiles, tokens

caravan-c01 = caravan 1
caravan-c02 = caravan 2
caravan-c03 = caravan 3
caravan-c04 = caravan 4
caravan-c05 = caravan 5
caravan-c06 = caravan 6
caravan-c07 = caravan 7
caravan-c08 = caravan 8
caravan-c09 = caravan 9
caravan-c10 = caravan 10
caravan-c11 = caravan 11
caravan-c12 = caravan 12
caravan-c13 = caravan 13
caravan-c14 = caravan 14
caravan-c15 = caravan 15
caravan-c16 = caravan 16
caravan-c17 = caravan 17
caravan-c18 = caravan 18
caravan-c19 = caravan 19
caravan-c20 = caravan 20
caravan-c21 = caravan 21
caravan-c22 = caravan 22
caravan-c23 = caravan 23
caravan-c24 = caravan 24
caravan-c25 = caravan 25
caravan-c26 = caravan 26
caravan-c27 = caravan 27
caravan-c28 = caravan 28
caravan-c29 = caravan 29
caravan-c30 = caravan 30
tile-t01 = cup tile 1
tile-t02 = cup tile 2
tile-t03 = cup tile 3
tile-t04 = cup tile 4
tile-t05 = cup tile 5
tile-t06 = cup tile 6
tile-t07 = cup tile 7
tile-t08 = cup tile 8
tile-t09 = cup tile 9
tile-t10 = cup tile 10
tile-t11 = cup tile 11
tile-t12 = cup tile 12
tile-t13 = cup tile 13
tile-t14 = cup tile 14
tile-t15 = cup tile 15
tile-t16 = cup tile 16
tile-t17 = cup tile 17
tile-t18 = cup tile 18
tile-t19 = cup tile 19
tile-t20 = cup tile 20
tile-t21 = cup tile 21
tile-t22 = cup tile 22
tile-t23 = cup tile 23
tile-t24 = cup tile 24
tile-t25 = cup tile 25
tile-t26 = cup tile 26
tile-t27 = cup tile 27
tile-t28 = cup tile 28
tile-t29 = cup tile 29
tile-t30 = cup tile 30
tile-t31 = cup tile 31
tile-t32 = cup tile 32
tile-t33 = cup tile 33
tile-t34 = cup tile 34
tile-t35 = cup tile 35
tile-t36 = cup tile 36
tile-t37 = cup tile 37
tile-t38 = cup tile 38
tile-t39 = cup tile 39
tile-t40 = cup tile 40
bonus-rb01 = bonus token 1
bonus-rb02 = bonus token 2
bonus-rb03 = bonus token 3
bonus-rb04 = bonus token 4
bonus-rb05 = bonus token 5
bonus-rb06 = bonus token 6
bonus-rb07 = bonus token 7
bonus-rb08 = bonus token 8
bonus-rb09 = bonus token 9
bonus-rb10 = bonus token 10
bonus-rb11 = bonus token 11
bonus-rb12 = bonus token 12
bonus-rb13 = bonus token 13
bonus-rb14 = bonus token 14
bonus-rb15 = bonus token 15
bonus-rb16 = bonus token 16
bonus-rb17 = bonus token 17
bonus-rb18 = bonus token 18

## Places

region-r01 = region 1
region-r02 = region 2
region-r03 = region 3
region-r04 = region 4
region-r05 = region 5
region-r06 = region 6
region-r07 = region 7
region-r08 = region 8
region-r09 = region 9
region-r10 = region 10
region-r11 = region 11
region-r12 = region 12
region-r13 = region 13
region-r14 = region 14
region-r15 = region 15
region-r16 = region 16
province-yellow = yellow province
province-green = green province
province-blue = blue province
province-orange = orange province
province-red = red province
half-u1a = sector 1, half a
half-u1b = sector 1, half b
half-u2a = sector 2, half a
half-u2b = sector 2, half b
half-u3a = sector 3, half a
half-u3b = sector 3, half b
half-u4a = sector 4, half a
half-u4b = sector 4, half b
zone-hand = hand
    .from = from the hand
zone-draw = draw pile
    .from = from the draw pile
zone-discard = discard pile
    .from = from the discard pile
zone-played = play area
    .from = from the play area

## Leaves, actions, effects

leaf-fresh = fresh
leaf-fermented = fermented
secondary-river = river navigation
secondary-cups = cup production
secondary-study = tea studies
effect-vp = points
effect-leaves = fresh leaves
effect-emperor = emperor tokens
effect-scroll_strength = +1 strength scroll
effect-scroll_teapot = teapot scroll
effect-scroll_repeat = repeat scroll
effect-cup_marker = cup marker
effect-ferment = extra fermentation
effect-draw = draw cards
effect-swap = draw and discard
effect-emperor_card = emperor card
effect-trash = remove a card
effect-sell_leaves = sell leaves for points
source-spaces = garden spaces
    .for = for a garden space
source-region_bonuses = region bonuses
    .for = for a region bonus
source-caravans = caravans
    .for = for a caravan
source-card_effects = effects of cards
    .for = for the top card
source-leaf_sales = leaves sold
    .for = for leaves sold
source-river_bonuses = bonuses on the river
    .for = for a bonus on the river
source-university_bonuses = bonuses at the university
    .for = for a bonus at the university
source-cup_bonuses = bonuses of cups
    .for = for a cup bonus
source-emperor_rewards = rewards of the emperor track
    .for = for a row of the emperor track
source-action_cards = action cards
    .for = for action cards
source-emperor_cards = emperor cards
    .for = for emperor cards
source-river = river
    .for = for the river
source-university = Tea University
    .for = for the Tea University
source-emperor_track = top of the emperor track
    .for = for the top of the emperor track
source-cups = cup connections
    .for = for cup connections
source-leftovers = scrolls and tokens left
    .for = for scrolls and tokens left

## Amounts

amount-vp =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
amount-leaves =
    { $n ->
        [one] { $n } fresh leaf
       *[other] { $n } fresh leaves
    }
amount-emperor =
    { $n ->
        [one] { $n } emperor token
       *[other] { $n } emperor tokens
    }
amount-scroll_strength =
    { $n ->
        [one] { $n } +1 strength scroll
       *[other] { $n } +1 strength scrolls
    }
amount-scroll_teapot =
    { $n ->
        [one] { $n } teapot scroll
       *[other] { $n } teapot scrolls
    }
amount-scroll_repeat =
    { $n ->
        [one] { $n } repeat scroll
       *[other] { $n } repeat scrolls
    }
amount-cup_marker =
    { $n ->
        [one] { $n } cup marker
       *[other] { $n } cup markers
    }
amount-ferment =
    { $n ->
        [one] { $n } leaf to ferment
       *[other] { $n } leaves to ferment
    }
amount-draw =
    { $n ->
        [one] { $n } card to draw
       *[other] { $n } cards to draw
    }
amount-swap =
    { $n ->
        [one] { $n } card to draw and discard
       *[other] { $n } cards to draw and discard
    }
amount-emperor_card =
    { $n ->
        [one] { $n } emperor card
       *[other] { $n } emperor cards
    }
amount-trash =
    { $n ->
        [one] { $n } card to remove
       *[other] { $n } cards to remove
    }
amount-sell_leaves =
    { $n ->
        [one] { $n } leaf to sell
       *[other] { $n } leaves to sell
    }
amount-strength = { $n } strength
amount-teapot =
    { $n ->
        [one] { $n } teapot
       *[other] { $n } teapots
    }
amount-any_leaf =
    { $n ->
        [one] { $n } leaf
       *[other] { $n } leaves
    }
amount-fresh_leaf =
    { $n ->
        [one] { $n } fresh leaf
       *[other] { $n } fresh leaves
    }
amount-fermented_leaf =
    { $n ->
        [one] { $n } fermented leaf
       *[other] { $n } fermented leaves
    }
amount-boat =
    { $n ->
        [one] { $n } section of the river
       *[other] { $n } sections of the river
    }
amount-studies =
    { $n ->
        [one] { $n } step at the university
       *[other] { $n } steps at the university
    }
amount-emperor_row =
    { $n ->
        [one] { $n } row of the emperor track
       *[other] { $n } rows of the emperor track
    }
amount-gardens =
    { $n ->
        [one] { $n } garden
       *[other] { $n } gardens
    }
amount-pagodas =
    { $n ->
        [one] { $n } pagoda built
       *[other] { $n } pagodas built
    }
amount-cups =
    { $n ->
        [one] { $n } cup tile
       *[other] { $n } cup tiles
    }
amount-caravans =
    { $n ->
        [one] { $n } caravan
       *[other] { $n } caravans
    }

## Options

option-start_player = Starting player
option-start_player-help = Who begins the first round; the token then goes round clockwise.
option-start_player-random = drawn
option-start_player-random-help = The starting player is drawn by lot.
option-start_player-seat_0 = seat 1
option-start_player-seat_0-help = Seat 1 begins, for example because a good Chinese tea was drunk there last.
option-start_player-seat_1 = seat 2
option-start_player-seat_1-help = Seat 2 begins, for example because a good Chinese tea was drunk there last.
option-start_player-seat_2 = seat 3
option-start_player-seat_2-help = Seat 3 begins, for example because a good Chinese tea was drunk there last.
option-start_player-seat_3 = seat 4
option-start_player-seat_3-help = Seat 4 begins, for example because a good Chinese tea was drunk there last.
option-strict_supply = Supply
option-strict_supply-help = Whether leaves, scrolls, emperor tokens and cup markers can run out.
option-strict_supply-false = without end
option-strict_supply-false-help = There is always another piece.
option-strict_supply-true = as printed
option-strict_supply-true-help = Only the pieces of the box: what is not there is lost.
option-auto_space = Garden spaces
option-auto_space-help = Where in its region a new garden stands.
option-auto_space-true = the best one
option-auto_space-true-help = A new garden takes the free space with the most points.
option-auto_space-false = chosen
option-auto_space-false-help = You choose the space yourself.
option-auto_pay = Paying leaves
option-auto_pay-help = Who chooses the leaves that pay a price.
option-auto_pay-false = chosen
option-auto_pay-false-help = You choose every leaf, or pay as usual with one click.
option-auto_pay-true = by itself
option-auto_pay-true-help = The lowest leaves that will do are paid, fresh ones first.

## Phases

phase-setup = Setup
phase-actions = Actions
phase-upkeep = Upkeep
phase-over = End of the game

## Forecast

forecast-help = Points so far and what the final scoring would bring now. All of it lies open on the table.
forecast-now = Points so far
forecast-action_cards = Action cards
forecast-emperor_cards = Emperor cards
forecast-river = River
forecast-university = Tea University
forecast-emperor_track = Top of the emperor track
forecast-cups = Cup connections
forecast-leftovers = Scrolls and tokens left

## Prompts

prompt-deal-bonus = Chance lays out the bonus tokens of the regions.
prompt-deal-cup = Chance turns up a cup tile.
prompt-deal-action = Chance turns up an action card.
prompt-deal-caravan = Chance turns up a caravan.
prompt-deal-emperor = Chance turns up an emperor card.
prompt-draw-card = Cards are being drawn.
prompt-draw-start-seat = Chance draws the starting player.
prompt-begin-turn =
    { $paid ->
        [0] Begin turn { $turn } of this round, or pass.
       *[other] A fourth turn costs { $n } leaves, at least { $fermented } of them fermented. Begin it, or pass.
    }
prompt-pay-fourth-turn =
    The fourth turn: give { $left ->
        [one] one more leaf
       *[other] { $left } leaves
    }{ $fermented ->
        [0] {""}
       *[other] {" "}(fermented: at least { $fermented })
    }.
prompt-pay-card =
    The price of the card: give { $left ->
        [one] one more leaf
       *[other] { $left } leaves
    }{ $fermented ->
        [0] {""}
       *[other] , fermented: at least { $fermented }
    }{ $least ->
        [0] {""}
       *[other] , of quality { $quality } or more: at least { $least }
    }.
prompt-pay-caravan =
    The caravan: give { $left ->
        [one] one more leaf
       *[other] { $left } leaves
    }{ $fermented ->
        [0] {""}
       *[other] {" "}(fermented: at least { $fermented })
    }.
prompt-pay-emperor = The emperor track: give a leaf of quality { $quality } or more.
prompt-pay-repeat =
    { $left ->
        [one] The repetition: give one more fermented leaf.
       *[other] The repetition: give { $left } fermented leaves.
    }
prompt-before-cards =
    { $hand ->
        [0] Your hand is empty: a free action must bring you a card.
       *[other] Choose the card that lies on top{ $free ->
            [0] .
           *[other] , or take a free action first.
        }
    }
prompt-add-card = Strength { $strength }: add cards for their strength, or be content.
prompt-take-turn =
    { $main ->
        [0] Strength { $strength }: choose your main action; the secondary action, effects and free actions may come before or after it.
       *[other] The main action is done: take what else you want, then end the turn.
    }
prompt-choose-pagoda = Choose the pagoda for { $region }.
prompt-choose-space = Choose a space in { $region }.
prompt-replace-teapot =
    { $left ->
        [one] A teapot is missing: choose how to replace it.
       *[other] Teapots are missing ({ $left }): choose how to replace the next one.
    }
prompt-ferment-leaf = Ferment fresh leaves: strength { $left } left, strength scrolls { $scrolls }.
prompt-harvest-garden = Choose gardens for the extra harvest: strength { $left } left, strength scrolls { $scrolls }.
prompt-place-cup = Lay { $tile }: a new row, or an end of a row.
prompt-repeat-secondary = Repeat { $secondary } at once?
prompt-choose-stack = Cup production once more: choose a stack.
prompt-choose-half = Tea studies once more: choose a half of the next sector.
prompt-place-marker =
    { $left ->
        [one] Put the cup marker on a connection.
       *[other] Put { $left } cup markers on connections.
    }
prompt-ferment-bonus =
    { $left ->
        [one] You may ferment { $left } fresh leaf.
       *[other] You may ferment up to { $left } fresh leaves.
    }
prompt-draw-bonus =
    { $n ->
        [one] You may draw { $n } card.
       *[other] You may draw { $n } cards.
    }
prompt-swap-bonus =
    { $n ->
        [one] You may draw { $n } card and then discard one.
       *[other] You may draw { $n } cards and then discard as many.
    }
prompt-discard-card =
    { $left ->
        [one] Discard a card from your hand.
       *[other] Discard { $left } cards from your hand.
    }
prompt-take-emperor-card = Take one of the emperor cards.
prompt-trash-card =
    { $must ->
        [0] You may remove a card of your hand, draw pile or discard pile from the game.
       *[other] Remove a card of your hand, draw pile or discard pile from the game.
    }
prompt-sell-leaf =
    { $left ->
        [one] Sell { $left } more leaf for points.
       *[other] Sell up to { $left } leaves for points.
    }

## Prompts for the others: what somebody is doing now

waiting-begin-turn = { $player } decides about the next turn.
waiting-pay-fourth-turn = { $player } pays for a fourth turn.
waiting-before-cards = { $player } chooses cards.
waiting-add-card = { $player } lays cards.
waiting-take-turn = { $player } chooses an action.
waiting-choose-pagoda = { $player } chooses a pagoda.
waiting-choose-space = { $player } chooses a garden space.
waiting-replace-teapot = { $player } replaces a teapot.
waiting-pay-card = { $player } pays for a card.
waiting-pay-caravan = { $player } sells leaves to a caravan.
waiting-ferment-leaf = { $player } ferments leaves.
waiting-harvest-garden = { $player } harvests gardens.
waiting-place-cup = { $player } lays a cup tile.
waiting-repeat-secondary = { $player } may repeat the secondary action.
waiting-pay-repeat = { $player } pays for the repetition.
waiting-choose-stack = { $player } chooses a cup tile.
waiting-choose-half = { $player } chooses a half of a sector.
waiting-pay-emperor = { $player } pays for the emperor track.
waiting-place-marker = { $player } places a cup marker.
waiting-ferment-bonus = { $player } may ferment leaves.
waiting-draw-bonus = { $player } may draw cards.
waiting-swap-bonus = { $player } may draw and discard.
waiting-discard-card = { $player } discards a card.
waiting-take-emperor-card = { $player } chooses an emperor card.
waiting-trash-card = { $player } may remove a card.
waiting-sell-leaf = { $player } sells leaves.

## Labels

label-pass = Pass
label-begin = Begin turn { $turn }
label-pay-as-usual =
    { $n ->
        [one] Pay as usual: the lowest leaf that will do
       *[other] Pay as usual: the lowest leaves that will do
    }
label-pay-leaf = A { $leaf } leaf of quality { $quality }
label-lay-top = On top: { $card }, strength { $strength }, { $symbols }
label-add-card = Add { $card }: strength { $strength }, { $symbols }
label-cards-laid = That is all: strength { $strength }
label-found = Found a garden in { $region }, value { $value }
label-buy = Buy { $card } in slot { $slot }: strength { $strength }, { $symbols }
label-buy-nothing = Slot { $slot } is empty
label-sell =
    Sell to { $caravan }, trade { $trade } for { $n ->
        [one] { $n } leaf
       *[other] { $n } leaves
    }{ $fermented ->
        [0] {""}
       *[other] {" "}({ $fermented } fermented)
    }; strength { $strength } (option { $option })
label-main-ferment = Ferment leaves
label-main-harvest = Extra harvest
label-sail = Sail to section { $section }
label-cups = Make a cup: { $province }
label-study = Study: { $half }
label-use-effect = Use: { $effect }
label-advance =
    Climb to row { $row }: { $tokens ->
        [one] { $tokens } emperor token
       *[other] { $tokens } emperor tokens
    } and a leaf of quality { $quality } or more
label-marker = Marker between { $first } and { $second }: bonus of { $tile }
label-end-turn = End the turn
label-pagoda =
    { $scrolls ->
        [0] Pagoda of strength { $strength }
       *[other] Pagoda of strength { $strength }, strength scrolls: { $scrolls }
    }
label-space =
    { $points ->
        [0] Space { $space }
        [one] Space { $space }: { $points } point
       *[other] Space { $space }: { $points } points
    }
label-teapot-scroll = A teapot scroll
label-teapot-leaves =
    { $n ->
        [one] { $n } leaf more
       *[other] { $n } leaves more
    }
label-teapot-fermented =
    { $n ->
        [one] { $n } fermented leaf more
       *[other] { $n } fermented leaves more
    }
label-enough = That is enough
label-ferment-leaf = Ferment a leaf of quality { $quality }
label-harvest = Harvest in { $region }: quality { $quality }
label-sell-leaf =
    { $points ->
        [one] A { $leaf } leaf of quality { $quality }: { $points } point
       *[other] A { $leaf } leaf of quality { $quality }: { $points } points
    }
label-cup-new = A new row
label-cup-left =
    { $match ->
        [0] Left end of row { $row }
       *[other] Left end of row { $row }: one colour
    }
label-cup-right =
    { $match ->
        [0] Right end of row { $row }
       *[other] Right end of row { $row }: one colour
    }
label-no-repeat = Do not repeat
label-repeat-scroll = Repeat with a scroll
label-repeat-leaves =
    { $n ->
        [one] Repeat for { $n } fermented leaf
       *[other] Repeat for { $n } fermented leaves
    }
label-put-marker = Between { $first } and { $second }
label-no-draw = Do not draw
label-draw =
    { $n ->
        [one] Draw { $n } card
       *[other] Draw { $n } cards
    }
label-no-swap = Leave it
label-swap =
    { $n ->
        [one] Draw { $n } card, then discard one
       *[other] Draw { $n } cards, then discard as many
    }
label-discard = Discard { $card }: strength { $strength }, { $symbols }
label-take-emperor-card = Take { $card }: strength { $strength }, { $symbols }
label-keep-cards = Remove nothing
label-trash = Remove { $card } { $zone_from }: strength { $strength }, { $symbols }

## Reasons

reason-nothing-to-play = You have no card, and no free action can bring you one.
reason-fourth-turn = A fourth turn costs { $n } leaves, at least { $fermented } of them fermented, and you must still be able to play a card.
reason-no-such-card-in-hand = You do not hold { $card }.
reason-card-order = Cards are added in the order of their numbers; this one comes before the one added last.
reason-empty-hand = With an empty hand only a free action that brings a card is possible.
reason-main-first = A turn can end only after its main action.
reason-main-done = The main action of this turn is done.
reason-secondary-done = The secondary action of this turn is done.
reason-not-on-top-card = Your top card does not show { $secondary }.
reason-no-such-effect = Your top card does not have this effect: { $effect }.
reason-effect-used = This effect has been used in this turn: { $effect }.
reason-effect-idle = This effect would do nothing now: { $effect }.
reason-must-use = You have chosen this, so at least one pick is needed.
reason-no-such-leaf = You have no { $leaf } leaf of quality { $quality }.
reason-leaf-order = Leaves are chosen fresh before fermented and low before high; this one comes before the one chosen last.
reason-leaf-later = Leaves are chosen fresh before fermented and low before high; an earlier one is needed before this.
reason-leaf-low = Of fresh leaves only those of quality { $quality } or more count here now.
reason-leaf-kept = A leaf of quality { $quality } or more must stay, or you could not get a card to play.
reason-leaf-wanted =
    With this leaf the price could not be met. Still to give: { $left ->
        [one] { $left } leaf
       *[other] { $left } leaves
    }{ $fermented ->
        [0] {""}
       *[other] , fermented: at least { $fermented }
    }{ $least ->
        [0] {""}
       *[other] , of quality { $quality } or more: at least { $least }
    }.
reason-payment-begun = You have begun to choose leaves; choose the others too.
reason-only-one-leaf = There is only one leaf to choose now, so choose it.
reason-needs-strength = Strength { $need } is needed. With your scrolls you have { $have }.
reason-strength-used = Your strength is used up, and you have no strength scroll.
reason-no-pagoda-left = All your pagodas stand on the map.
reason-no-such-pagoda = This pagoda stands on the map already.
reason-same-pagoda = Of two pagodas of strength { $strength } the first one goes.
reason-own-garden = You already have a garden in { $region }.
reason-region-full = There is no free space in { $region }.
reason-too-far = You would have to cross more than one border more to reach { $region }.
reason-no-such-space = The region has no such space.
reason-space-taken = Another garden stands on this space.
reason-no-such-slot = No card lies in this slot.
reason-needs-price =
    The price cannot be paid: { $n ->
        [one] { $n } leaf
       *[other] { $n } leaves
    } of quality { $quality } or more{ $teapots ->
        [0] {""}
        [one] {" "}and { $teapots } teapot that you do not show
       *[other] {" "}and { $teapots } teapots that you do not show
    }.
reason-teapot-order = Teapots are replaced with scrolls first, then leaves, then fermented leaves; you are already further on.
reason-no-teapot-scroll = You have no teapot scroll.
reason-leaves-short = Your leaves would not suffice for the rest of the price.
reason-no-such-caravan = You cannot sell to { $caravan }: it does not lie open.
reason-needs-leaves =
    The trade needs { $n ->
        [one] { $n } leaf
       *[other] { $n } leaves
    }{ $fermented ->
        [0] {""}
       *[other] , at least { $fermented } fermented
    }. You have { $have } in all.
reason-no-fresh-leaf = You have no fresh leaf to ferment.
reason-no-such-garden = You have no garden in { $region }.
reason-garden-order = Gardens are chosen in the order of their regions; this one comes before the one chosen last.
reason-river-end = Your boat is on the last section of the river.
reason-no-garden-in-province = You have no garden in the { $province }.
reason-stack-empty = No cup tile is left there.
reason-no-such-tile = Your rows do not hold { $tile }.
reason-not-an-end = A tile already lies there; only ends of rows are open.
reason-top-row = Your worker is on the top row.
reason-needs-tokens =
    The next row costs { $need ->
        [one] { $need } emperor token
       *[other] { $need } emperor tokens
    }. You have { $have }.
reason-needs-leaf = You need a leaf of quality { $quality } or more.
reason-no-such-connection = There is no connection to the right of { $tile }.
reason-no-marker = No cup marker lies on this connection.
reason-marker-order = Several markers are placed in the order of the tiles; this place comes before the last one.
reason-no-repeat-scroll = You have no repeat scroll.
reason-needs-fermented =
    The repetition costs { $n ->
        [one] { $n } fermented leaf
       *[other] { $n } fermented leaves
    }. You have { $have }.
reason-no-such-emperor-card = You cannot take { $card }: it does not lie open.
reason-no-such-card-of-yours = You do not have { $card } in your hand, draw pile or discard pile.
reason-last-card = Your last card must stay: you have begun a turn and must play it.

## The log

note-bonuses-dealt = The table is being laid: bonus tokens, cup tiles and cards.
note-turned-cup = Now on top of the stack ({ $province }): { $tile }.
note-turned-card = Turned up: { $card } (strength { $strength }, { $symbols }).
note-turned-caravan = Turned up: { $caravan }.
note-starts = { $player } begins.
note-drew =
    { $n ->
        [0] { $player } had no card to draw.
        [one] { $player } drew { $n } card.
       *[other] { $player } drew { $n } cards.
    }
note-drew-card = { $player } drew { $card }: { $symbols }.
note-shuffled = { $player } made a new draw pile of the discard pile.
note-round = Round { $n }
note-passed = { $player } passed.
note-fourth-turn = { $player } began a fourth turn.
note-paid =
    { $player } paid { $n ->
        [one] { $n } leaf
       *[other] { $n } leaves
    }{ $fermented ->
        [0] {""}
       *[other] {" "}({ $fermented } fermented)
    }.
note-laid-top = { $player } laid { $card } on top: { $symbols }.
note-laid-under = { $player } added { $card } (strength { $strength }).
note-strength = { $player } has strength { $n } in this turn.
note-founded =
    { $points ->
        [0] { $player } founded a garden in { $region }.
        [one] { $player } founded a garden in { $region } and scored { $points } point.
       *[other] { $player } founded a garden in { $region } and scored { $points } points.
    }
note-bought = { $player } bought { $card } (strength { $strength }, { $symbols }).
note-spent-strength =
    { $n ->
        [one] { $player } spent { $n } strength scroll.
       *[other] { $player } spent { $n } strength scrolls.
    }
note-spent-teapot = { $player } spent a teapot scroll.
note-spent-repeat = { $player } spent a repeat scroll.
note-sold = { $player } sold tea to { $caravan }.
note-ferments = { $player } ferments leaves.
note-fermented = { $player } fermented a leaf of quality { $quality }.
note-harvests = { $player } takes an extra harvest.
note-harvested =
    { $n ->
        [one] { $player } harvested { $n } leaf of quality { $quality } in { $region }.
       *[other] { $player } harvested { $n } leaves of quality { $quality } in { $region }.
    }
note-sailed = { $player } sailed to section { $section }.
note-studied = { $player } studied: { $half }.
note-passed-start = { $player } placed a worker in the centre of the university.
note-took-cup = { $player } took { $tile } ({ $province }).
note-began-row = { $player } began a row with { $tile }.
note-joined-cups = { $player } laid { $tile } beside { $second }.
note-put-marker = { $player } put a cup marker between { $tile } and { $second }.
note-used-marker = { $player } used a cup marker for the bonus of { $tile }.
note-climbed = { $player } climbed to row { $row } of the emperor track.
note-used-effect = { $player } used the top card: { $effect }.
note-scored =
    { $n ->
        [one] { $player } scored { $n } point { $source_for }.
       *[other] { $player } scored { $n } points { $source_for }.
    }
note-took-leaves =
    { $n ->
        [one] { $player } took { $n } fresh leaf of quality { $quality }.
       *[other] { $player } took { $n } fresh leaves of quality { $quality }.
    }
note-took-tokens =
    { $n ->
        [one] { $player } took { $n } emperor token.
       *[other] { $player } took { $n } emperor tokens.
    }
note-took-scrolls =
    { $n ->
        [1] { $player } took a { $effect }.
       *[other] { $player } took { $n } of: { $effect }.
    }
note-took-card = { $player } took { $card } (strength { $strength }, { $symbols }).
note-lost = { $player } could not use: { $effect }.
note-discarded = { $player } discarded { $card }: { $symbols }.
note-removed = { $player } removed { $card } { $zone_from } from the game.
note-kept-cards = { $player } removed no card.
note-sold-leaf =
    { $points ->
        [one] { $player } sold a { $leaf } leaf of quality { $quality } for { $points } point.
       *[other] { $player } sold a { $leaf } leaf of quality { $quality } for { $points } points.
    }
note-ended-turn = { $player } ended the turn.
note-upkeep = Upkeep: { $player } receives the start player token.
note-row-moved = The row moves left: { $card } (strength { $strength }, { $symbols }) leaves the game.
note-harvested-all =
    { $n ->
        [one] { $player } harvested { $n } leaf.
       *[other] { $player } harvested { $n } leaves.
    }
note-game-over = The game is over.

## The position as tables

sheet-players = Players
sheet-seat = Player
sheet-points = Points
sheet-turns = Turns
sheet-river = River
sheet-university = University
sheet-centre = Laps
sheet-emperor-row = Emperor row
sheet-goods = Goods
sheet-emperor = Emperor tokens
sheet-strength = Strength scrolls
sheet-teapot = Teapot scrolls
sheet-repeat = Repeat scrolls
sheet-gardens = Gardens
sheet-caravans = Caravans
sheet-start = start
sheet-turns-taken =
    { $passed ->
        [0] { $n }
       *[other] { $n }, passed
    }
sheet-berth = end, berth { $n }
sheet-section = section { $n }
sheet-leaves = Leaves
sheet-kind = Kind
sheet-quality = Quality { $n }
sheet-decks = Cards
sheet-hand = Hand
sheet-draw = Draw pile
sheet-discard = Discard pile
sheet-played = This round
sheet-closed =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
sheet-stack =
    { $n ->
        [0] { $card }
       *[other] { $card } ({ $n } below)
    }
sheet-cups = Cups
sheet-tiles = Tiles
sheet-markers = Markers
sheet-market = On display
sheet-place = Place
sheet-action-card = Action card
sheet-caravan = Caravan
sheet-emperor-card = Emperor card
sheet-stacks = Cup stacks
sheet-province = Province
sheet-top = On top
sheet-size = Tiles left
sheet-regions = Regions
sheet-region = Region
sheet-bonus = Bonus
sheet-free = Free spaces
sheet-owners = Owners

## Reasons of a hint

hint-nothing = nothing sets this choice apart from the others
hint-points =
    { $n ->
        [one] points scored at once: { $n } point
       *[other] points scored at once: { $n } points
    }
hint-cards =
    { $n ->
        [one] cards in your deck: { $n } point
       *[other] cards in your deck: { $n } points
    }
hint-emperor_cards =
    { $n ->
        [one] emperor cards: { $n } point
       *[other] emperor cards: { $n } points
    }
hint-river =
    { $n ->
        [one] your boat on the river: { $n } point
       *[other] your boat on the river: { $n } points
    }
hint-university =
    { $n ->
        [one] tea studies: { $n } point
       *[other] tea studies: { $n } points
    }
hint-emperor =
    { $n ->
        [one] the emperor track and its tokens: { $n } point
       *[other] the emperor track and its tokens: { $n } points
    }
hint-cups =
    { $n ->
        [one] cups: { $n } point
       *[other] cups: { $n } points
    }
hint-scrolls =
    { $n ->
        [one] scrolls: { $n } point
       *[other] scrolls: { $n } points
    }
hint-leaves =
    { $n ->
        [one] tea leaves: { $n } point
       *[other] tea leaves: { $n } points
    }
hint-gardens =
    { $n ->
        [one] gardens and their harvests: { $n } point
       *[other] gardens and their harvests: { $n } points
    }
hint-turns =
    { $n ->
        [one] turns and cards of this round: { $n } point
       *[other] turns and cards of this round: { $n } points
    }
