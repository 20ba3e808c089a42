### Round House, English.
### Printed values never stand here: they come as variables, so that a corrected components file
### is spoken of correctly.
### References: a message named `room-market` is used as $room, its attribute .in as $room_in.

## Resources, and other things with amounts

res-tea = tea
    .title = Tea
res-fruit = fruit
    .title = Fruit
res-celadon = celadon
    .title = Celadon
res-gold = gold
    .title = Gold
good-coins = coins
good-tea = tea
good-fruit = fruit
good-celadon = celadon
good-gold = gold
good-vp = points
good-recruit = Recruit actions
good-pedlar = Pedlar actions
good-apprentice = Apprentice actions
good-senior_apprentice = Senior Apprentice actions
good-steps = steps
good-amulet = amulets
good-supply = assistants in supply
amount-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
amount-tea =
    { $n ->
        [one] { $n } tea
       *[other] { $n } tea
    }
amount-fruit =
    { $n ->
        [one] { $n } fruit
       *[other] { $n } fruit
    }
amount-celadon =
    { $n ->
        [one] { $n } celadon
       *[other] { $n } celadon
    }
amount-gold =
    { $n ->
        [one] { $n } gold
       *[other] { $n } gold
    }
amount-vp =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
amount-recruit =
    { $n ->
        [one] { $n } Recruit
       *[other] { $n } Recruit
    }
amount-pedlar =
    { $n ->
        [one] { $n } Pedlar
       *[other] { $n } Pedlar
    }
amount-apprentice =
    { $n ->
        [one] { $n } Apprentice
       *[other] { $n } Apprentice
    }
amount-senior_apprentice =
    { $n ->
        [one] { $n } Senior Apprentice
       *[other] { $n } Senior Apprentice
    }
amount-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
amount-amulet =
    { $n ->
        [one] { $n } amulet
       *[other] { $n } amulets
    }
amount-supply =
    { $n ->
        [one] { $n } assistant
       *[other] { $n } assistants
    }
amount-villagers =
    { $n ->
        [one] { $n } Assistant in the villages
       *[other] { $n } Assistants in the villages
    }
amount-seated =
    { $n ->
        [one] { $n } Assistant on a chair
       *[other] { $n } Assistants on chairs
    }
amount-worshippers =
    { $n ->
        [one] { $n } Assistant on the worship board
       *[other] { $n } Assistants on the worship board
    }
amount-orders =
    { $n ->
        [one] { $n } open Order
       *[other] { $n } open Orders
    }
amount-fulfilled =
    { $n ->
        [one] { $n } fulfilled Order
       *[other] { $n } fulfilled Orders
    }
amount-experts =
    { $n ->
        [one] { $n } Expert
       *[other] { $n } Experts
    }

## Rooms and places

room-supplier = Supplier’s Room
    .in = in the Supplier’s Room
    .to = to the Supplier’s Room
room-smugglers_den = Smugglers’ Den
    .in = in the Smugglers’ Den
    .to = to the Smugglers’ Den
room-market = Market
    .in = in the Market
    .to = to the Market
room-expert_room = Expert Room
    .in = in the Expert Room
    .to = to the Expert Room
room-banker = Banker’s Room
    .in = in the Banker’s Room
    .to = to the Banker’s Room
room-steward = Steward
    .in = at the Steward
    .to = to the Steward
room-retailer = Retailer
    .in = at the Retailer
    .to = to the Retailer
room-wholesaler = Wholesaler
    .in = at the Wholesaler
    .to = to the Wholesaler
room-bank = Bank
    .in = in the Bank
    .to = to the Bank
room-black_market = Black Market
    .in = in the Black Market
    .to = to the Black Market
room-trading_post = Trading Post
    .in = in the Trading Post
    .to = to the Trading Post
room-guild_hall = Guild Hall
    .in = in the Guild Hall
    .to = to the Guild Hall
room-warehouse = Warehouse
    .in = in the Warehouse
    .to = to the Warehouse
room-supplier-help = Take a basic cube of your choice, and send an assistant with the pedlar. Every own assistant called from a chair here adds one more use.
room-smugglers_den-help = Take the cubes of one open smuggler, who then goes under the stack, or take a gold. Own assistants on the chairs add uses.
room-market-help = Sell a cube onto its free icon for the reward beside it. With helpers you may sell the same kind again. Three covered icons are cleared at the end of the step.
room-expert_room-help = Hire one of the open experts. Whoever holds the most allowed discards one first. Own assistants on the chairs add hires.
room-banker-help = Take all coins lying here, or a basic cube; and send an assistant with the pedlar. Coins come back when the room is empty.
room-steward-help = Pay coins into the Banker’s Room. Then either take several assistant actions, or use another room in which a leader stands as if you stood there, and recruit.
room-retailer-help = Sell cubes onto the leftmost free slots, each for the reward of its slot. All cubes lying here must stand for different resources.
room-wholesaler-help = Sell cubes onto the leftmost free slots, each for the reward of its slot. All cubes lying here must stand for the same resource.
room-bank-help = Pay from the left, as often as you can and like; every payment scores, and some give an Apprentice.
room-black_market-help = Make up to the printed number of deals, buying and selling as you like; and send an assistant with the pedlar.
room-trading_post-help = Pay from the left; every payment buys a Recruit, a Pedlar or an Apprentice action, or a gold.
room-guild_hall-help = Hire several experts one after another: the first for coins, the next for dismissed assistants.
room-warehouse-help = Pay from the left; every payment lets you take a cube lying in any room. Also, once, recruit.
place-hall = Ancestral Hall
    .in = in the Ancestral Hall
    .to = to the Ancestral Hall
place-hall-help = Entering the Hall ends the move; then you pray at a temple, or worship the ancestors with the assistants of a village.
gate-gate_s = place S
gate-gate_1 = place 1
gate-gate_2 = place 2
gate-gate_3 = place 3
gate-gate_4 = place 4
village-village_se = South-East Village
    .in = in the South-East Village
    .to = to the South-East Village
    .from = from the South-East Village
village-village_sw = South-West Village
    .in = in the South-West Village
    .to = to the South-West Village
    .from = from the South-West Village
village-village_nw = North-West Village
    .in = in the North-West Village
    .to = to the North-West Village
    .from = from the North-West Village
village-village_ne = North-East Village
    .in = in the North-East Village
    .to = to the North-East Village
    .from = from the North-East Village
colour-red = red
colour-green = green
colour-blue = blue
colour-black = black
colour-yellow = yellow

## Assistant actions

act-recruit = Recruit
act-recruit-help = The leftmost assistant of your track comes to your supply.
act-pedlar = Pedlar
act-pedlar-help = An assistant goes from your supply to the pedlar’s village; before or after it the tile may walk on for coins.
act-apprentice = Apprentice
act-apprentice-help = An assistant takes a free chair of an inner room, junior side up.
act-senior_apprentice = Senior Apprentice
act-senior_apprentice-help = An assistant takes a free chair of an inner room for good, senior side up.

## Temples

temple-temple_wayfarers = Wayfarers’ Temple
    .in = at the Wayfarers’ Temple
temple-temple_wayfarers-help = Gives Pedlar actions: assistants go to the villages.
temple-temple_hearth = Hearth Temple
    .in = at the Hearth Temple
temple-temple_hearth-help = Gives Recruit actions: assistants leave the track.
temple-temple_learning = Temple of Learning
    .in = at the Temple of Learning
temple-temple_learning-help = Gives an Apprentice action and coins.
temple-temple_fortune = Temple of Fortune
    .in = at the Temple of Fortune
temple-temple_fortune-help = Gives gold and points.
## Smugglers

smuggler-smuggler_01 = smuggler 1
smuggler-smuggler_02 = smuggler 2
smuggler-smuggler_03 = smuggler 3
smuggler-smuggler_04 = smuggler 4
smuggler-smuggler_05 = smuggler 5
smuggler-smuggler_06 = smuggler 6
smuggler-smuggler_07 = smuggler 7
smuggler-smuggler_08 = smuggler 8
smuggler-smuggler_09 = smuggler 9
smuggler-smuggler_10 = smuggler 10

## Amulets

amulet-bat = Bat
amulet-carp = Carp
amulet-gourd = Gourd
amulet-peach = Peach
amulet-crane = Crane
amulet-lock = Longevity Lock
amulet-knot = Endless Knot
amulet-ruyi = Ruyi Sceptre
amulet-mirror = Bronze Mirror
amulet-jade_disc = Jade Disc
amulet-lotus = Lotus

## Orders

order-order_01 = Order 1
order-order_02 = Order 2
order-order_03 = Order 3
order-order_04 = Order 4
order-order_05 = Order 5
order-order_06 = Order 6
order-order_07 = Order 7
order-order_08 = Order 8
order-order_09 = Order 9
order-order_10 = Order 10
order-order_11 = Order 11
order-order_12 = Order 12
order-order_13 = Order 13
order-order_14 = Order 14
order-order_15 = Order 15
order-order_16 = Order 16
order-order_17 = Order 17
order-order_18 = Order 18
order-order_19 = Order 19
order-order_20 = Order 20
order-order_01-help = Once in each of your turns a gain of coins brings more coins.
order-order_02-help = Once in each of your turns a gain of tea brings points.
order-order_03-help = Once in each of your turns a gain of fruit brings points.
order-order_04-help = Once in each of your turns a gain of celadon brings points.
order-order_05-help = Once in each of your turns a gain of any resource brings points.
order-order_06-help = Once in each of your turns a gain of coins brings more coins.
order-order_07-help = Once in each of your turns a gain of coins brings more coins.
order-order_08-help = Once in each of your turns a gain of coins brings more coins.
order-order_09-help = Once in each of your turns a gain of coins brings more coins.
order-order_10-help = Once in each of your turns a gain of tea brings points.
order-order_11-help = Once in each of your turns a gain of fruit brings points.
order-order_12-help = Once in each of your turns a gain of celadon brings points.
order-order_13-help = Once in each of your turns a gain of tea brings another tea.
order-order_14-help = Once in each of your turns a gain of tea brings another tea.
order-order_15-help = Once in each of your turns a gain of fruit brings another fruit.
order-order_16-help = Once in each of your turns a gain of fruit brings another fruit.
order-order_17-help = Once in each of your turns a gain of celadon brings another celadon.
order-order_18-help = Once in each of your turns a gain of celadon brings another celadon.
order-order_19-help = Once in each of your turns a gain of any resource brings points.
order-order_20-help = Once in each of your turns a gain of any resource brings another cube of that kind.

## Experts

expert-merchant_su = Merchant Su
    .the = Merchant Su
expert-merchant_jin = Merchant Jin
    .the = Merchant Jin
expert-old_man = Old Man
    .the = the Old Man
expert-rich_man = Rich Man
    .the = the Rich Man
expert-celadon_supplier = Celadon Supplier
    .the = the Celadon Supplier
expert-tea_supplier = Tea Supplier
    .the = the Tea Supplier
expert-fruit_supplier = Fruit Supplier
    .the = the Fruit Supplier
expert-mistress = Mistress
    .the = the Mistress
expert-saleswoman = Saleswoman
    .the = the Saleswoman
expert-porter = Porter
    .the = the Porter
expert-farmer = Farmer
    .the = the Farmer
expert-craftsman = Craftsman
    .the = the Craftsman
expert-shandong_merchant = Shandong Merchant
    .the = the Shandong Merchant
expert-maiden = Maiden
    .the = the Maiden
expert-shopkeeper = Shopkeeper
    .the = the Shopkeeper
expert-official = Official
    .the = the Official
expert-amulet_dealer = Amulet Dealer
    .the = the Amulet Dealer
expert-little_master = Little Master
    .the = the Little Master
expert-servant = Servant
    .the = the Servant
expert-bookseller = Bookseller
    .the = the Bookseller
expert-nanny = Nanny
    .the = the Nanny
expert-lady = Lady
    .the = the Lady
expert-canton_merchant = Canton Merchant
    .the = the Canton Merchant
expert-hui_merchant = Hui Merchant
    .the = the Hui Merchant
expert-merchant_su-help = Take coins. Then counts as an amulet.
expert-merchant_jin-help = Take a coin and a point. Then counts as an amulet.
expert-old_man-help = Permanent: an Apprentice action brings points, once per turn.
expert-rich_man-help = Permanent: a gain of gold brings points, once per turn.
expert-celadon_supplier-help = Sell celadon onto any free field for a multiplied reward.
expert-tea_supplier-help = Sell tea onto any free field for a multiplied reward.
expert-fruit_supplier-help = Sell fruit onto any free field for a multiplied reward.
expert-mistress-help = Dismiss an assistant: take coins and gold.
expert-saleswoman-help = Take celadon or fruit. Then counts as an amulet.
expert-porter-help = Take tea or celadon. Then counts as an amulet.
expert-farmer-help = Take tea or fruit. Then counts as an amulet.
expert-craftsman-help = Dismiss an assistant: take a basic cube and gold.
expert-shandong_merchant-help = Sell two cubes into one room and take both rewards.
expert-maiden-help = Take basic cubes of your choice; everybody else takes coins.
expert-shopkeeper-help = Permanent: a gain of a basic resource brings points, once per turn.
expert-official-help = Permanent: hiring an expert brings points, once per turn.
expert-amulet_dealer-help = Take coins or points. Then counts as an amulet.
expert-little_master-help = Take a coin and a Pedlar action. Then counts as an amulet.
expert-servant-help = Take an Apprentice action. Then counts as an amulet.
expert-bookseller-help = Take a coin, and one more for each assistant in your supply.
expert-nanny-help = Take a coin and Recruit actions.
expert-lady-help = Take a Recruit and Pedlar actions.
expert-canton_merchant-help = Take a Recruit and an Apprentice action.
expert-hui_merchant-help = Take a coin, a Recruit and a Pedlar action.
back-horse = horse
back-phoenix = phoenix
back-tiger = tiger

## Options

option-start_player = Start player
option-start_player-help = Who takes the first turn.
option-start_player-random = drawn
option-start_player-random-help = The start player is drawn by lot.
option-start_player-seat_0 = seat 1
option-start_player-seat_0-help = The first seat always starts; use it to let somebody particular begin.
option-hall_choice = Place of the Ancestral Hall
option-hall_choice-help = The Hall covers one of five staircases.
option-hall_choice-fixed_s = place S
option-hall_choice-fixed_s-help = As in a first game: at the place marked S.
option-hall_choice-last_player_chooses = last player chooses
option-hall_choice-last_player_chooses-help = The last player in turn order picks one of the five places.
option-hall_choice-random = drawn
option-hall_choice-random-help = The place is drawn by lot; our addition.
option-advanced_experts = Advanced experts
option-advanced_experts-help = Variant: the top of the discard pile can be hired, and experts score at the end.
option-advanced_experts-false = off
option-advanced_experts-false-help = Play without the variant.
option-advanced_experts-true = on
option-advanced_experts-true-help = Every expert you still have scores the discarded cards with its back.
option-neutral_leader_actions = Neutral leaders act
option-neutral_leader_actions-help = Only for two: after moving a neutral leader you may use its room.
option-neutral_leader_actions-false = off
option-neutral_leader_actions-false-help = Neutral leaders only block and open rooms.
option-neutral_leader_actions-true = on
option-neutral_leader_actions-true-help = For experienced players, and only at a table for two.

## Phases

phase-setup = Setup
phase-expert = 1. Expert
phase-neutral = Neutral leader
phase-move = 2. Move
phase-room = 3. Room
phase-homage = 3. Homage
phase-bonus = 4. Bonus
phase-orders = 5. Orders
phase-over = End of the game

## Prompts

prompt-draw-start-seat = Chance draws the start player.
prompt-deal-room = Chance deals the room tiles.
prompt-draw-amulet = Chance turns up an amulet.
prompt-turn-smuggler = Chance turns up a smuggler.
prompt-deal-start-order = Chance deals the start orders.
prompt-turn-order = Chance turns up an order.
prompt-show-back = Chance shows the back of the next expert.
prompt-turn-expert = Chance turns up an expert.
prompt-place-neutral = Chance places the neutral leaders.
prompt-draw-gate = Chance draws the place of the Hall.
prompt-choose-hall = Choose the place of the Ancestral Hall.
prompt-use-expert = Use one of your experts, or go on.
prompt-move-leader = Move one of your leaders.
prompt-pay-homage = You are in the Hall: pray at a temple, or worship with the assistants of a village.
prompt-take-worship-amulet = Take one of the amulets beside your space, or none.
prompt-fulfil-order = Fulfil an order, or end your turn.
prompt-visit-supplier = Supplier’s Room: take a basic cube, and use your assistants.
prompt-visit-smugglers-den = Smugglers’ Den: take a smuggler’s cubes or a gold.
prompt-visit-market = Market: sell a cube onto a free icon.
prompt-visit-expert-room = Expert Room: hire an expert.
prompt-visit-banker = Banker’s Room: take the coins or a basic cube, and use your assistants.
prompt-visit-steward = Steward: pay for assistant actions, or for using another room.
prompt-visit-retailer = Retailer: sell cubes of different kinds.
prompt-visit-wholesaler = Wholesaler: sell cubes of one kind.
prompt-visit-bank = Bank: pay for points.
prompt-visit-black-market = Black Market: buy and sell.
prompt-visit-trading-post = Trading Post: pay for assistant actions or gold.
prompt-visit-guild-hall = Guild Hall: hire experts.
prompt-visit-warehouse = Warehouse: pay to take cubes lying in any room, and recruit.
prompt-take-one =
    { $left ->
        [0] { $card }: choose what to take.
        [one] { $card }: choose a basic cube.
       *[other] { $card }: choose a basic cube ({ $left } to take).
    }
prompt-sell-cube =
    { $left ->
        [one] { $expert }: sell a cube onto a free field.
       *[other] { $expert }: sell { $left } cubes into one room.
    }
prompt-move-neutral =
    { $again ->
        [0] You may move a neutral leader now: for a cube of its colour, or for gold.
       *[other] You may move a neutral leader, now or after your room: for a cube of its colour, or for gold.
    }
prompt-use-assistants =
    { $left ->
        [0] Finish.
        [one] Use your assistant action, or finish.
       *[other] Use your { $left } assistant actions in any order, or finish.
    }
prompt-discard-expert =
    { $n ->
        [one] You hold { $n } expert already: discard one to hire { $expert_the }.
       *[other] You hold { $n } experts already: discard one to hire { $expert_the }.
    }
prompt-extra-cube = { $card } brings one more cube of a kind just gained; take it now, or wait for another gain.
prompt-take-bonus =
    { $left ->
        [one] You crossed a bonus symbol: take an order or an amulet.
       *[other] You crossed { $left } bonus symbols: take an order or an amulet.
    }
prompt-pay-order =
    { $need ->
        [one] { $order } needs { $need } cube ({ $thing }): with gold or without?
       *[other] { $order } needs { $need } cubes ({ $thing }): how many of them in gold?
    }

## Prompts for the others: what somebody is doing now

waiting-choose-hall = { $player } chooses the place of the Hall.
waiting-use-expert = { $player } may use an expert.
waiting-take-one = { $player } chooses what a card brings.
waiting-sell-cube = { $player } sells through an expert.
waiting-move-neutral = { $player } may move a neutral leader.
waiting-move-leader = { $player } moves a leader.
waiting-visit-supplier = { $player } is in the Supplier’s Room.
waiting-visit-smugglers-den = { $player } is in the Smugglers’ Den.
waiting-visit-market = { $player } is in the Market.
waiting-visit-expert-room = { $player } is in the Expert Room.
waiting-visit-banker = { $player } is in the Banker’s Room.
waiting-visit-steward = { $player } is with the Steward.
waiting-visit-retailer = { $player } is with the Retailer.
waiting-visit-wholesaler = { $player } is with the Wholesaler.
waiting-visit-bank = { $player } is in the Bank.
waiting-visit-black-market = { $player } is in the Black Market.
waiting-visit-trading-post = { $player } is in the Trading Post.
waiting-visit-guild-hall = { $player } is in the Guild Hall.
waiting-visit-warehouse = { $player } is in the Warehouse.
waiting-use-assistants = { $player } uses assistants.
waiting-discard-expert = { $player } discards an expert.
waiting-pay-homage = { $player } pays homage.
waiting-take-worship-amulet = { $player } may take an amulet.
waiting-take-bonus = { $player } takes a bonus.
waiting-fulfil-order = { $player } may fulfil orders.
waiting-pay-order = { $player } pays for an order.

## Labels

label-choose-hall = Put the Hall at { $gate }
label-no-expert = Use no expert
label-use-expert = Use { $expert_the }
label-take = Take { $thing }
label-sell = Sell { $thing }
label-sell-gold = Sell gold as { $thing }
label-sell-to = Sell { $thing } { $room_in }
label-sell-gold-to = Sell gold as { $thing } { $room_in }
label-neutral-pass = Leave them where they are
label-move-neutral = Move the { $colour } neutral leader { $room_to } for { $thing }
label-finish = Finish
label-recruit = Recruit an assistant
label-pedlar = Send an assistant { $village_to }
label-apprentice = Seat an apprentice { $room_in }
label-senior-apprentice = Seat a senior apprentice { $room_in }
label-helper-junior = Call your junior assistant
label-helper-senior = Call your senior assistant
label-hire = Hire { $expert_the }
label-discard-expert = Discard { $expert_the }
label-buy =
    { $price ->
        [one] Buy for { $price } coin: { $thing }
       *[other] Buy for { $price } coins: { $thing }
    }
label-buy-act =
    { $price ->
        [one] Buy for { $price } coin: { $act }
       *[other] Buy for { $price } coins: { $act }
    }
label-fetch =
    { $price ->
        [one] Take { $thing } { $room_in } for { $price } coin
       *[other] Take { $thing } { $room_in } for { $price } coins
    }
label-trade =
    { $coins ->
        [one] Sell for { $coins } coin: { $thing }
       *[other] Sell for { $coins } coins: { $thing }
    }
label-trade-assistant =
    { $coins ->
        [one] Dismiss an assistant for { $coins } coin
       *[other] Dismiss an assistant for { $coins } coins
    }
label-steward =
    { $price ->
        [one] Pay { $price } coin: assistant actions
       *[other] Pay { $price } coins: assistant actions
    }
label-steward-copy =
    { $price ->
        [one] Pay { $price } coin and act { $room_in }
       *[other] Pay { $price } coins and act { $room_in }
    }
label-pray = Pray { $temple_in }
label-worship-empty = Worship with empty hands
label-no-amulet = Take no amulet
label-extra-none = Not now
label-no-bonus = Take nothing
label-bonus-order = Take { $order }
label-bonus-amulet = Take an amulet: { $amulet }
label-orders-finish = End the turn
label-take-coins =
    { $n ->
        [one] Take { $n } coin
       *[other] Take { $n } coins
    }
label-take-points =
    { $n ->
        [one] Take { $n } point
       *[other] Take { $n } points
    }
label-move =
    { $leader ->
        [only] Go { $place_to }
        [a] First leader: go { $place_to }
       *[b] Second leader: go { $place_to }
    }
label-pedlar-before =
    { $n ->
        [one] Walk the pedlar on for { $n } coin, then send an assistant { $village_to }
       *[other] Walk the pedlar on for { $n } coins, then send an assistant { $village_to }
    }
label-pedlar-after =
    { $n ->
        [one] Send an assistant { $village_to }, then walk the pedlar on for { $n } coin
       *[other] Send an assistant { $village_to }, then walk the pedlar on for { $n } coins
    }
label-smuggler =
    Smuggler { $number }{ $tea ->
        [0] { "" }
       *[other] { " · " }{ $tea } tea
    }{ $fruit ->
        [0] { "" }
       *[other] { " · " }{ $fruit } fruit
    }{ $celadon ->
        [0] { "" }
       *[other] { " · " }{ $celadon } celadon
    }{ $gold ->
        [0] { "" }
       *[other] { " · " }{ $gold } gold
    }
label-bank =
    Pay { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
label-worship =
    { $points ->
        [one] Worship with the assistants { $village_from }: space { $cell } for { $points } point
       *[other] Worship with the assistants { $village_from }: space { $cell } for { $points } points
    }
label-worship-amulet =
    { $where ->
        [right] Take the amulet beside the row: { $amulet }
       *[bottom] Take the amulet below the column: { $amulet }
    }
label-fulfil =
    { $points ->
        [one] Fulfil { $order }: { $points } point at the end
       *[other] Fulfil { $order }: { $points } points at the end
    }
label-pay-order =
    { $gold ->
        [0] Pay no gold: { $real } × { $thing }
       *[other] Pay { $gold } × gold, { $real } × { $thing }
    }
## Reasons

reason-must-take = Something must be taken.
reason-bank-empty = There is no { $thing } left in the general supply.
reason-no-such-helper = You have no such assistant on a chair here.
reason-no-act = You have no { $act } action to use now.
reason-track-empty = Your assistant track is empty.
reason-supply-empty = You have no assistant in your supply for the { $act } action.
reason-chairs-taken = All chairs { $room_in } are taken.
reason-helper-has-helped = Your assistants here have already helped in this visit.
reason-room-used = You have used this room; only another helper lets you use it again.
reason-banker-empty = No coins lie in the Banker’s Room.
reason-no-such-room = This room is not in play.
reason-no-cube = You have no { $thing }.
reason-icon-covered = The icon of { $thing } is covered.
reason-slots-covered = All slots { $room_in } are covered.
reason-must-differ = The Retailer already has { $thing }: all cubes there must differ.
reason-must-equal = The Wholesaler now takes only { $thing }: all cubes there must be of one kind.
reason-steward-itself = The Steward cannot lead you into his own room.
reason-nobody-there = No leader stands { $room_in }.
reason-steward-paid = You have already paid the Steward in this visit.
reason-no-such-leader = You have no second leader.
reason-same-leader = Both of your leaders stand in the Hall: move the first.
reason-occupied = A leader already stands { $room_in }: rooms like that are passed, not entered.
reason-neutral-home = A neutral leader cannot come back to the room it left.
reason-temple-used = Somebody has already prayed at this temple.
reason-not-empty-handed = You can pray, or worship with assistants from a village.
reason-village-empty = You have no assistant { $village_in }.
reason-space-held = Your assistant already holds space { $cell }.
reason-no-such-expert = You do not hold { $expert_the }.
reason-not-there-expert = You cannot hire { $expert_the } now.
reason-expert-permanent = { $expert } is permanent: the effect works by itself.
reason-nothing-to-sell = You cannot make the sale: it needs cubes and free fields.
reason-not-offered = { $card } does not offer this.
reason-one-room = Both cubes go into one room.
reason-no-second-sale = After this sale the second cube could not be sold.
reason-not-there-smuggler = This smuggler is not in the row.
reason-not-there-cube = No cube lies there.
reason-not-there-amulet = This amulet is not there.
reason-not-there-order = This order is not in the pool.
reason-order-done = This order has already been fulfilled.
reason-no-such-order = You do not have this order.
reason-no-such-payment = Another kind of cube is being paid now.
reason-gold-range =
    { $least ->
        [0] At most { $most } gold can stand in here.
       *[other] From { $least } to { $most } gold can stand in here.
    }
reason-needs-coins =
    { $need ->
        [one] It costs { $need } coin. You have { $have }.
       *[other] It costs { $need } coins. You have { $have }.
    }
reason-helpers-called =
    { $n ->
        [one] Only { $n } helper can be called in one visit.
       *[other] Only { $n } helpers can be called in one visit.
    }
reason-all-paid =
    { $n ->
        [one] In one visit this can be done only { $n } time.
       *[other] In one visit this can be done only { $n } times.
    }
reason-needs-assistants =
    { $need ->
        [one] It costs { $need } assistant of your supply. You have { $have }.
       *[other] It costs { $need } assistants of your supply. You have { $have }.
    }
reason-deals-done =
    { $n ->
        [one] Only { $n } deal can be made in one visit.
       *[other] Only { $n } deals can be made in one visit.
    }
reason-too-far =
    { $n ->
        [one] It is too far: a leader goes { $n } room clockwise.
       *[other] It cannot be reached: a leader goes up to { $n } rooms clockwise, and the Hall ends every move.
    }
reason-neutral-too-far =
    { $n ->
        [one] It is too far: a neutral leader goes { $n } room clockwise.
       *[other] It cannot be reached: a neutral leader goes up to { $n } rooms clockwise, jumping over the Hall.
    }
reason-chain-length =
    { $n ->
        [one] A chain of { $n } assistant cannot end on space { $cell }.
       *[other] A chain of { $n } assistants cannot end on space { $cell }.
    }
reason-needs-cubes =
    { $n ->
        [one] { $n } cube is missing, and you have { $gold } gold to stand in.
       *[other] { $n } cubes are missing, and you have { $gold } gold to stand in.
    }

## The log

note-starts = { $player } takes the first turn.
note-rooms-dealt = The room tiles were laid out.
note-amulet-turned = An amulet was turned up: { $amulet }.
note-smuggler-turned = Turned up: { $smuggler }.
note-order-turned = Turned up: { $order }.
note-expert-turned = An expert was turned up: { $expert }.
note-expert-buried = An expert was laid on the discard pile: { $expert }.
note-experts-shuffled = The discarded experts were shuffled into a new deck.
note-start-order = { $player } begins with { $order }.
note-neutral-placed = The { $colour } neutral leader stands { $room_in }.
note-hall-placed = The Ancestral Hall stands at { $gate }.
note-hall-chosen = { $player } put the Hall at { $gate }.
note-turn = { $player } to move
note-used-expert = { $player } used { $expert_the }.
note-order-works = { $player } uses the effect of { $order }.
note-expert-works = { $player } uses the effect of { $expert_the }.
note-sold = { $player } sold { $res } { $room_in }.
note-sold-gold = { $player } sold gold as { $res } { $room_in }.
note-moved-neutral =
    { $gold ->
        [0] { $player } paid a cube to move the { $colour } neutral leader { $room_to }.
       *[other] { $player } paid gold to move the { $colour } neutral leader { $room_to }.
    }
note-moved = { $player } moved { $room_to }.
note-entered-hall = { $player } entered the Ancestral Hall.
note-recruited = { $player } recruited an assistant.
note-sent = { $player } sent an assistant { $village_to }.
note-pedlar-stepped = The pedlar walked on { $village_to }.
note-seated = { $player } seated an apprentice { $room_in }.
note-seated-senior = { $player } seated a senior apprentice { $room_in }.
note-junior-helped = { $player } called a junior assistant { $room_in }, who stood up.
note-senior-helped = { $player } called a senior assistant { $room_in }.
note-took-smuggler = { $player } chose { $smuggler }.
note-hired = { $player } hired { $expert_the }.
note-discarded = { $player } discarded { $expert_the }.
note-copied = { $player } acts { $room_in } through the Steward.
note-traded-cube = { $player } sold { $res } in the Black Market.
note-traded-amulet = { $player } sold an amulet: { $amulet }.
note-fetched = { $player } took { $res } lying { $room_in }.
note-took-amulet = { $player } took an amulet: { $amulet }.
note-prayed = { $player } prayed { $temple_in }.
note-marker = Worship { $n } of { $end }
note-end-triggered = { $player } reached the end field: everybody else takes one more turn.
note-worshipped-empty = { $player } worshipped without assistants.
note-cleared = The fields { $room_in } were cleared.
note-took-order = { $player } took { $order }.
note-fulfilled = { $player } fulfilled { $order }.
note-game-over = The game is over.
note-took-coins =
    { $n ->
        [one] { $player } took { $n } coin.
       *[other] { $player } took { $n } coins.
    }
note-took-cubes =
    { $n ->
        [one] { $player } took { $n } { $res }.
       *[other] { $player } took { $n } { $res }.
    }
note-scored =
    { $n ->
        [one] { $player } scored { $n } point { $source_for }.
       *[other] { $player } scored { $n } points { $source_for }.
    }
note-dismissed =
    { $n ->
        [one] { $player } dismissed { $n } assistant.
       *[other] { $player } dismissed { $n } assistants.
    }
note-pedlar-walked =
    { $n ->
        [one] { $player } paid { $n } coin: the pedlar walked { $village_to }.
       *[other] { $player } paid { $n } coins: the pedlar walked { $village_to }.
    }
note-paid =
    { $n ->
        [one] { $player } paid { $n } coin { $room_in }.
       *[other] { $player } paid { $n } coins { $room_in }.
    }
note-paid-banker =
    { $n ->
        [one] { $player } paid { $n } coin into the Banker’s Room.
       *[other] { $player } paid { $n } coins into the Banker’s Room.
    }
note-refilled =
    { $n ->
        [one] { $n } coin came { $room_to }.
       *[other] { $n } coins came { $room_to }.
    }
note-worshipped =
    { $n ->
        [one] { $player } worshipped with { $n } assistant { $village_from }, on space { $cell }.
       *[other] { $player } worshipped with { $n } assistants { $village_from }, ending on space { $cell }.
    }
note-final =
    { $n ->
        [one] { $player } ends with { $n } point; everything turned into coins: { $coins }.
       *[other] { $player } ends with { $n } points; everything turned into coins: { $coins }.
    }
## Where points come from

source-sales = Sales
    .for = for a sale
source-bank = Bank
    .for = in the Bank
source-worship = Worship
    .for = for the worship
source-seated = Seated assistants
    .for = for assistants on chairs
source-temples = Temples
    .for = at a temple
source-expert_cards = Effects of experts
    .for = through an expert
source-effects = Effects of orders
    .for = through an order
source-amulets = Amulets (end)
    .for = for amulets
source-orders = Orders (end)
    .for = for orders
source-family = Family (end)
    .for = for the family
source-assistants = Assistants (end)
    .for = for assistants
source-coins = Coins (end)
    .for = for coins
source-experts = Experts (end)
    .for = for experts

## Forecast

forecast-now = now
forecast-amulets = amulets
forecast-orders = orders
forecast-family = family
forecast-assistants = assistants
forecast-coins = coins
forecast-experts = experts
forecast-help = Sets of amulets, fulfilled orders, an empty assistant track, assistants on chairs and in villages, and coins with everything turned into coins.

## Tables of the position

sheet-players = Players
sheet-seat = Player
sheet-points = Points
sheet-coins = Coins
sheet-tea = Tea
sheet-fruit = Fruit
sheet-celadon = Celadon
sheet-gold = Gold
sheet-supply = Supply
sheet-track = Track
sheet-seated = On chairs
sheet-leaders = Leaders
sheet-cards = Cards and amulets
sheet-orders = Orders
sheet-fulfilled = Fulfilled
sheet-experts = Experts
sheet-kept = Kept experts
sheet-amulets = Amulets
sheet-worth = Worth
sheet-rooms = The house
sheet-space = Space
sheet-room = Room
sheet-chairs = Chairs
sheet-lying = Lying there
sheet-senior = (senior)
sheet-gold-as = gold as { $thing }
sheet-villages = Villages
sheet-village = Village
sheet-pedlar = Pedlar
sheet-here = here
sheet-seat-number = Seat { $n }
sheet-worship = Worship board
sheet-row = Row
sheet-col-1 = Column 1
sheet-col-2 = Column 2
sheet-col-3 = Column 3
sheet-col-4 = Column 4
sheet-right = Amulet
sheet-below = Amulets below
sheet-pools = On offer
sheet-pool = Pool
sheet-open = Open
sheet-stack = Left in the stack
sheet-smugglers = Smugglers
sheet-pile = Discarded experts, top first
sheet-next-back = Back of the next expert
sheet-hall = Ancestral Hall
sheet-end-amulet = Amulet of the round track
sheet-bank = General supply
sheet-temples = Temples
sheet-marker = Round marker
sheet-marker-at = { $n } of { $end }
sheet-left = Left
sheet-above = Rewards above
sheet-order-cards = Open orders
sheet-expert-cards = Open experts
sheet-tokens = Open temples and smugglers
sheet-card = Card
sheet-token = Token
sheet-price = Price
sheet-gives = Gives
sheet-effect = Effect
sheet-back = Back
sheet-amulet = Amulet once used
sheet-basic =
    { $n ->
        [one] { $n } basic cube
       *[other] { $n } basic cubes
    }
sheet-same =
    { $n ->
        [one] { $n } cube of that kind
       *[other] { $n } cubes of that kind
    }
sheet-dismiss =
    { $n ->
        [one] dismiss { $n } assistant
       *[other] dismiss { $n } assistants
    }
sheet-sale =
    { $n ->
        [one] sell { $n } cube, reward × { $times }
       *[other] sell { $n } cubes, reward × { $times }
    }
sheet-others =
    { $n ->
        [one] everybody else { $n } coin
       *[other] everybody else { $n } coins
    }

## Reasons of a hint

hint-nothing = nothing sets this choice apart from the others
hint-points =
    { $n ->
        [one] points scored at once: { $n } point
       *[other] points scored at once: { $n } points
    }
hint-amulets =
    { $n ->
        [one] sets of amulets: { $n } point
       *[other] sets of amulets: { $n } points
    }
hint-orders =
    { $n ->
        [one] orders: { $n } point
       *[other] orders: { $n } points
    }
hint-family =
    { $n ->
        [one] assistants off the track: { $n } point
       *[other] assistants off the track: { $n } points
    }
hint-helpers =
    { $n ->
        [one] assistants on chairs: { $n } point
       *[other] assistants on chairs: { $n } points
    }
hint-villages =
    { $n ->
        [one] assistants in villages: { $n } point
       *[other] assistants in villages: { $n } points
    }
hint-coins =
    { $n ->
        [one] coins: { $n } point
       *[other] coins: { $n } points
    }
hint-cubes =
    { $n ->
        [one] cubes: { $n } point
       *[other] cubes: { $n } points
    }
hint-experts =
    { $n ->
        [one] experts: { $n } point
       *[other] experts: { $n } points
    }
hint-altar =
    { $n ->
        [one] places on the worship board: { $n } point
       *[other] places on the worship board: { $n } points
    }
