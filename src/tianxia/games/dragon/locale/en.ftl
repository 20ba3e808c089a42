### In the Year of the Dragon, English.
### Printed values never stand here: they come as variables, so that a corrected components file
### is spoken of correctly.
### References: a message named `tile-monk_young` is used as $tile, its attribute .a as $tile_a.

## Person types

type-monk = Monk
    .plural = Monks
type-healer = Healer
    .plural = Healers
type-pyrotechnist = Pyrotechnist
    .plural = Pyrotechnists
type-craftsman = Craftsman
    .plural = Craftsmen
type-court_lady = Court Lady
    .plural = Court Ladies
type-tax_collector = Tax Collector
    .plural = Tax Collectors
type-warrior = Warrior
    .plural = Warriors
type-scholar = Scholar
    .plural = Scholars
type-farmer = Farmer
    .plural = Farmers

## What a person of a type is good for, and the symbol shown

type-monk-help = At the end of the game each Buddha scores the floors of the palace the Monk lives in.
type-healer-help = Each mortar saves one person in a Contagion.
type-pyrotechnist-help = Each rocket brings one more fireworks tile in a Fireworks Display.
type-craftsman-help = Each hammer brings one more palace floor when you Build.
type-court_lady-help = Each dragon on a fan scores at the end of every month.
type-tax_collector-help = Each coin brings one more yuan when you collect Taxes.
type-warrior-help = Each helmet moves your marker one space further in a Military Parade and counts against the Mongols.
type-scholar-help = Each book scores one more point for Research.
type-farmer-help = Each sack brings one more rice tile at the Harvest.
symbol-monk = Buddha
symbol-healer = mortar
symbol-pyrotechnist = rocket
symbol-craftsman = hammer
symbol-court_lady = dragon
symbol-tax_collector = coin
symbol-warrior = helmet
symbol-scholar = book
symbol-farmer = rice sack

## Person tiles

tile-monk_young = young Monk
    .a = a young Monk
    .title = Young Monk
tile-monk_old = old Monk
    .a = an old Monk
    .title = Old Monk
tile-healer_young = young Healer
    .a = a young Healer
    .title = Young Healer
tile-healer_old = old Healer
    .a = an old Healer
    .title = Old Healer
tile-pyrotechnist_young = young Pyrotechnist
    .a = a young Pyrotechnist
    .title = Young Pyrotechnist
tile-pyrotechnist_old = old Pyrotechnist
    .a = an old Pyrotechnist
    .title = Old Pyrotechnist
tile-craftsman_young = Craftsman
    .a = a Craftsman
    .title = Craftsman
tile-court_lady_young = Court Lady
    .a = a Court Lady
    .title = Court Lady
tile-tax_collector_young = Tax Collector
    .a = a Tax Collector
    .title = Tax Collector
tile-warrior_young = young Warrior
    .a = a young Warrior
    .title = Young Warrior
tile-warrior_old = old Warrior
    .a = an old Warrior
    .title = Old Warrior
tile-scholar_young = young Scholar
    .a = a young Scholar
    .title = Young Scholar
tile-scholar_old = old Scholar
    .a = an old Scholar
    .title = Old Scholar
tile-farmer_young = young Farmer
    .a = a young Farmer
    .title = Young Farmer
tile-farmer_old = old Farmer
    .a = an old Farmer
    .title = Old Farmer

## Person cards

card-monk = Monk
    .name = Monk card
    .title = Monk card
card-healer = Healer
    .name = Healer card
    .title = Healer card
card-pyrotechnist = Pyrotechnist
    .name = Pyrotechnist card
    .title = Pyrotechnist card
card-craftsman = Craftsman
    .name = Craftsman card
    .title = Craftsman card
card-court_lady = Court Lady
    .name = Court Lady card
    .title = Court Lady card
card-tax_collector = Tax Collector
    .name = Tax Collector card
    .title = Tax Collector card
card-warrior = Warrior
    .name = Warrior card
    .title = Warrior card
card-scholar = Scholar
    .name = Scholar card
    .title = Scholar card
card-farmer = Farmer
    .name = Farmer card
    .title = Farmer card
card-wild = any person
    .name = any-person card
    .title = Any-person card

## Action cards

action-taxes = Taxes
action-build = Build
action-harvest = Harvest
action-fireworks_display = Fireworks Display
action-military_parade = Military Parade
action-research = Research
action-privilege = Privilege
action-build_wall = Build Wall
action-taxes-help = Take yuan, and one more for every coin on your Tax Collectors.
action-build-help = Build palace floors, one more for every hammer on your Craftsmen.
action-harvest-help = Take rice, one tile more for every sack on your Farmers.
action-fireworks_display-help = Take fireworks, one tile more for every rocket on your Pyrotechnists.
action-military_parade-help = Move your person marker, one space further for every helmet on your Warriors.
action-research-help = Score points, one more for every book on your Scholars.
action-privilege-help = Buy one privilege: it scores at the end of every month.
action-build_wall-help = Build one of your wall tiles and take its bonus.

## Privileges

privilege-small_privilege = small privilege
    .a = a small privilege
    .title = Small privilege
privilege-large_privilege = large privilege
    .a = a large privilege
    .title = Large privilege

## Events

event-peace = Peace
event-imperial_tribute = Imperial Tribute
event-drought = Drought
event-dragon_festival = Dragon Festival
event-mongol_invasion = Mongol Invasion
event-contagion = Contagion
event-peace-help = Nothing happens.
event-imperial_tribute-help = Everybody pays yuan; each one missing costs a person.
event-drought-help = Every inhabited palace needs rice; each palace without loses a person.
event-dragon_festival-help = The most and the second most fireworks score; whoever scores returns half of them.
event-mongol_invasion-help = Helmets score; whoever has the fewest releases a person.
event-contagion-help = Everybody releases persons, one fewer for every mortar.

## Wall tiles

wall-wall_rice = rice
wall-wall_fireworks = fireworks
wall-wall_floor = palace floor
wall-wall_yuan = yuan
wall-wall_person_track = person track
wall-wall_vp = points

## Super events

super-lantern_festival = Lantern Festival
super-buddha = Buddha
super-earthquake = Earthquake
super-flood = Flood
super-solar_eclipse = Solar Eclipse
super-volcanic_eruption = Volcanic Eruption
super-tornado = Tornado
super-sunrise = Sunrise
super-assassination_attempt = Assassination Attempt
super-edict = Charter
super-hidden = drawn when it strikes
super-lantern_festival-help = Every person in your palaces scores.
super-buddha-help = Monks score as at the end of the game: Buddhas × floors.
super-earthquake-help = Palaces lose floors; persons left without a room are released.
super-flood-help = Return half of your yuan, rice and fireworks, rounded down, in any mix.
super-solar_eclipse-help = The event of this month happens once more.
super-volcanic_eruption-help = All person markers go back to the start in their order.
super-tornado-help = Everybody discards person cards.
super-sunrise-help = Take a young person without a card; every player another type.
super-assassination_attempt-help = All privileges are lost.
super-edict-help = Name a type living in your palaces: its symbols bring you what they are good for.

## Goods, and amounts of them

good-yuan = yuan
    .one = 1 yuan
good-rice = rice
    .one = 1 rice tile
good-fireworks = fireworks
    .one = 1 fireworks tile
good-floors = palace floors
good-person_track = person track
good-vp = points
good-small_privilege = small privileges
good-large_privilege = large privileges
amount-yuan = { $n } yuan
amount-rice =
    { $n ->
        [one] { $n } rice tile
       *[other] { $n } rice tiles
    }
amount-fireworks =
    { $n ->
        [one] { $n } fireworks tile
       *[other] { $n } fireworks tiles
    }
amount-floors =
    { $n ->
        [one] { $n } palace floor
       *[other] { $n } palace floors
    }
amount-person_track =
    { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
amount-vp =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
amount-small_privilege =
    { $n ->
        [one] { $n } small privilege
       *[other] { $n } small privileges
    }
amount-large_privilege =
    { $n ->
        [one] { $n } large privilege
       *[other] { $n } large privileges
    }
amount-persons =
    { $n ->
        [one] { $n } person
       *[other] { $n } persons
    }
amount-wall_tiles =
    { $n ->
        [one] { $n } wall tile
       *[other] { $n } wall tiles
    }
amount-symbol_monk =
    { $n ->
        [one] { $n } Buddha
       *[other] { $n } Buddhas
    }
amount-symbol_healer =
    { $n ->
        [one] { $n } mortar
       *[other] { $n } mortars
    }
amount-symbol_pyrotechnist =
    { $n ->
        [one] { $n } rocket
       *[other] { $n } rockets
    }
amount-symbol_craftsman =
    { $n ->
        [one] { $n } hammer
       *[other] { $n } hammers
    }
amount-symbol_court_lady =
    { $n ->
        [one] { $n } dragon
       *[other] { $n } dragons
    }
amount-symbol_tax_collector =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
amount-symbol_warrior =
    { $n ->
        [one] { $n } helmet
       *[other] { $n } helmets
    }
amount-symbol_scholar =
    { $n ->
        [one] { $n } book
       *[other] { $n } books
    }
amount-symbol_farmer =
    { $n ->
        [one] { $n } rice sack
       *[other] { $n } rice sacks
    }

## Options

option-start_player = Starting player
option-start_player-help = Who chooses the first two persons.
option-start_player-random = drawn
option-start_player-random-help = The starting player is drawn by lot.
option-start_player-seat_0 = seat 1
option-start_player-seat_0-help = The first seat always starts; use it to let the oldest player begin.
option-great_wall = The Great Wall of China
option-great_wall-help = Expansion: an eighth action card and a wall that all players build together against the Mongols.
option-great_wall-off = off
option-great_wall-off-help = Play without the wall.
option-great_wall-on = on
option-great_wall-on-help = You choose which of your six wall tiles you build.
option-great_wall-random_tile = random tile
option-great_wall-random_tile-help = The tile you build is drawn from those you have left.
option-super_event = The Super Events
option-super_event-help = Expansion: one great event follows the event of the seventh month.
option-super_event-off = off
option-super_event-off-help = Play without a super event.
option-super_event-random = drawn, open
option-super_event-random-help = One of the ten is drawn before the game; everybody sees it from the start.
option-super_event-hidden = drawn, hidden
option-super_event-hidden-help = One of the ten is drawn only when it strikes.
option-super_event-lantern_festival = { super-lantern_festival }
option-super_event-lantern_festival-help = { super-lantern_festival-help }
option-super_event-buddha = { super-buddha }
option-super_event-buddha-help = { super-buddha-help }
option-super_event-earthquake = { super-earthquake }
option-super_event-earthquake-help = { super-earthquake-help }
option-super_event-flood = { super-flood }
option-super_event-flood-help = { super-flood-help }
option-super_event-solar_eclipse = { super-solar_eclipse }
option-super_event-solar_eclipse-help = { super-solar_eclipse-help }
option-super_event-volcanic_eruption = { super-volcanic_eruption }
option-super_event-volcanic_eruption-help = { super-volcanic_eruption-help }
option-super_event-tornado = { super-tornado }
option-super_event-tornado-help = { super-tornado-help }
option-super_event-sunrise = { super-sunrise }
option-super_event-sunrise-help = { super-sunrise-help }
option-super_event-assassination_attempt = { super-assassination_attempt }
option-super_event-assassination_attempt-help = { super-assassination_attempt-help }
option-super_event-edict = { super-edict }
option-super_event-edict-help = { super-edict-help }
option-large_privilege_cost = Price of a large privilege
option-large_privilege_cost-help = The two editions of the game differ here.
option-large_privilege_cost-7 = 7 yuan
option-large_privilege_cost-7-help = As in the anniversary edition of 2017.
option-large_privilege_cost-6 = 6 yuan
option-large_privilege_cost-6-help = As in the first edition of 2007.
option-open_hands = Hands
option-open_hands-help = Only what is shown: every card is played in the open, so nothing here is secret.
option-open_hands-true = open
option-open_hands-true-help = Everybody's cards are on the screen.
option-open_hands-false = closed
option-open_hands-false-help = You see only your own cards and remember the rest.

## Phases

phase-setup = Setup
phase-actions = Actions
phase-persons = Persons
phase-event = Event
phase-scoring = Scoring
phase-over = End of the game

## Prompts

prompt-deal-event = Chance lays out the events of the year.
prompt-draw-super-event = Chance draws the super event.
prompt-draw-start-seat = Chance draws the starting player.
prompt-deal-action = Chance deals the action cards into groups.
prompt-draw-wall-tile = Chance draws a wall tile.
prompt-draft-pair = Choose two different young persons and a palace for each of them.
prompt-choose-action = Choose an action card, or take money; a group with a dragon on it costs { $fee } yuan, and you have { $have }.
prompt-build-floor =
    { $left ->
        [one] Build a floor: extend a palace or begin a new one.
       *[other] Build a floor: extend a palace or begin a new one ({ $left } floors to build).
    }
prompt-buy-privilege = Buy a small or a large privilege.
prompt-build-wall = Choose the wall tile you build.
prompt-play-card = Play a person card and choose who comes to court.
prompt-place-person = Choose a palace for the { $tile }.
prompt-replace-person = Your palaces are full: choose who makes room for the { $tile }, or release the newcomer.
prompt-event-release =
    { $left ->
        [one] { $event }: choose a person to release.
       *[other] { $event }: choose a person to release ({ $left } to go).
    }
prompt-drought-release =
    { $left ->
        [one] Drought: choose a person to release from a palace without rice.
       *[other] Drought: choose a person to release, one from each palace without rice ({ $left } to go).
    }
prompt-wall-release =
    { $left ->
        [one] The wall is too short: choose a person to release.
       *[other] The wall is too short: choose a person to release ({ $left } to go).
    }
prompt-quake-floor =
    { $left ->
        [one] Earthquake: choose the palace that loses a floor.
       *[other] Earthquake: choose the palace that loses a floor ({ $left } floors to go).
    }
prompt-quake-release =
    { $left ->
        [one] Earthquake: choose who leaves the overfull palace.
       *[other] Earthquake: choose who leaves an overfull palace ({ $left } to go).
    }
prompt-flood-return =
    { $left ->
        [one] Flood: choose one more thing to return.
       *[other] Flood: choose what to return ({ $left } to go).
    }
prompt-discard-card =
    { $left ->
        [one] Tornado: discard a person card.
       *[other] Tornado: discard a person card ({ $left } to go).
    }
prompt-choose-sunrise = Sunrise: choose a young person of a type that nobody has taken yet.
prompt-choose-edict = Charter: name a type of person living in your palaces.

## Prompts for the others: what somebody is doing now

waiting-draft-pair = { $player } chooses two young persons.
waiting-choose-action = { $player } chooses an action.
waiting-build-floor = { $player } builds a floor.
waiting-buy-privilege = { $player } buys a privilege.
waiting-build-wall = { $player } chooses a wall tile.
waiting-play-card = { $player } plays a person card.
waiting-place-person = { $player } places the newcomer.
waiting-replace-person = { $player } decides who makes room for the newcomer.
waiting-event-release = { $player } chooses a person to release.
waiting-drought-release = { $player } chooses a person to release.
waiting-wall-release = { $player } chooses a person to release.
waiting-quake-floor = { $player } chooses a palace that loses a floor.
waiting-quake-release = { $player } chooses who leaves the overfull palace.
waiting-flood-return = { $player } chooses what to return.
waiting-discard-card = { $player } discards a person card.
waiting-choose-sunrise = { $player } chooses a young person.
waiting-choose-edict = { $player } names a type of person.

## Labels

label-draft =
    { $placement ->
        [together] { $first_title } and { $second } to palace { $first_palace }
       *[apart] { $first_title } to palace { $first_palace }, { $second } to palace { $second_palace }
    }
label-take-money = Take money up to { $limit } yuan
label-bare-group = Group { $group }, no action
label-choose-action =
    { $fee ->
        [0] { $action }, group { $group }
       *[other] { $action }, group { $group }: pay { $fee } yuan
    }
label-build-new = New palace
label-build-stop = Leave the other floors
label-build-palace =
    { $floors ->
        [one] Palace { $palace }: { $floors } floor
       *[other] Palace { $palace }: { $floors } floors
    }
label-buy = { $privilege_title } for { $price } yuan
label-build-wall = Wall tile: { $tile }
label-play-card = { $card_title }: { $tile }
label-play-for-nobody = { $card_title }: nobody is left
label-place = Palace { $palace }
label-replace = Replace the { $tile } in palace { $palace }
label-refuse = Release the newcomer ({ $tile })
label-release = Release the { $tile } in palace { $palace }
label-quake-floor = A floor of palace { $palace }
label-flood-return = Return { $good_one }
label-discard-card = Discard the { $card_name }
label-choose-sunrise = { $tile_title }
label-choose-edict = { $type_plural }

## Reasons

reason-pair-taken = Another player has already taken the pair { $first } and { $second }.
reason-same-placement = Your palaces are alike, so only together or apart makes a difference.
reason-rich = You have { $limit } yuan or more, and money is only filled up to { $limit }.
reason-take-an-action = You can carry out an action of this group, so choose one.
reason-no-such-group = There is no group { $group }.
reason-no-wall-card = Build Wall belongs to the Great Wall, which is not in play.
reason-needs-fee = The group is occupied and costs { $fee } yuan. You have { $have }.
reason-needs-yuan =
    { $fee ->
        [0] A small privilege costs { $price } yuan. You have { $have }.
       *[other] { $fee } yuan for the occupied group and { $price } for a small privilege make { $need }. You have { $have }.
    }
reason-needs-price = It costs { $price } yuan. You have { $have }.
reason-wall-complete = The wall is complete with { $length } tiles.
reason-no-wall-tile = You have built all your wall tiles.
reason-wall-tile-built = You have already built this wall tile.
reason-must-build-all =
    { $left ->
        [one] Every floor must be built at once; there is still one.
       *[other] Every floor must be built at once; there are still { $left }.
    }
reason-one-new-palace = You cannot begin another palace now.
reason-no-such-palace = You have no palace { $palace }.
reason-full-height =
    { $floors ->
        [one] A palace has at most { $floors } floor.
       *[other] A palace has at most { $floors } floors.
    }
reason-card-gone = You have no { $card_name } left.
reason-tiles-left = There are still persons of this type, so the card must call one of them.
reason-other-type = The { $card_name } calls only its own type.
reason-tile-gone = No { $tile } is left in the supply.
reason-room-left = There is a free place in your palaces, so the newcomer must move in there.
reason-palace-full = Palace { $palace } is full: one person lives on each floor.
reason-same-person = A person cannot be replaced by one of the same type and age.
reason-not-there-living = No { $tile } lives in palace { $palace }.
reason-palace-lost-one = Palace { $palace } has already lost a person in this Drought.
reason-palace-not-overfull = Palace { $palace } has a floor for everybody who lives there.
reason-flood-order = Return yuan first, then rice, then fireworks; you are already further on.
reason-none-left = You have no { $good } left.
reason-flood-not-enough = You must still return { $left }; of this kind and the later ones you have fewer.
reason-only-young = At Sunrise only young persons come.
reason-type-taken = Another player has already taken this type at Sunrise ({ $tile }).
reason-type-not-at-court = No { $type } lives in your palaces.

## The log

note-month = Month { $n }: { $event } is coming
note-events-dealt = The events of the whole year were laid out.
note-starts = { $player } chooses the first persons.
note-drafted = { $player } called { $first_a } and { $second_a } to court and moved to space { $space }.
note-actions-dealt = { $cards } action cards were dealt into { $groups } groups.
note-took-money =
    { $n ->
        [0] { $player } took no action and no money.
       *[other] { $player } took no action but { $n } yuan.
    }
note-paid-fee = { $player } paid { $n } yuan for an occupied group.
note-chose = { $player } chose { $action }.
note-chose-group = { $player } placed the dragon on group { $group } and took no action.
note-took-yuan = { $player } took { $n } yuan.
note-took-rice =
    { $n ->
        [one] { $player } took { $n } rice tile.
       *[other] { $player } took { $n } rice tiles.
    }
note-took-fireworks =
    { $n ->
        [one] { $player } took { $n } fireworks tile.
       *[other] { $player } took { $n } fireworks tiles.
    }
note-took-floors =
    { $n ->
        [one] { $player } took { $n } palace floor.
       *[other] { $player } took { $n } palace floors.
    }
note-moved =
    { $n ->
        [one] { $player } moved { $n } space, to space { $space }.
       *[other] { $player } moved { $n } spaces, to space { $space }.
    }
note-scored =
    { $n ->
        [one] { $player } scored { $n } point { $source_for }.
       *[other] { $player } scored { $n } points { $source_for }.
    }
note-built =
    { $floors ->
        [one] { $player } began palace { $palace }.
       *[other] { $player } built: palace { $palace } now has { $floors } floors.
    }
note-stopped-building =
    { $n ->
        [one] { $player } left { $n } floor unbuilt.
       *[other] { $player } left { $n } floors unbuilt.
    }
note-bought = { $player } bought { $privilege_a } for { $price } yuan.
note-built-wall =
    { $length ->
        [one] { $player } began the wall with a tile ({ $wall }).
       *[other] { $player } built a wall tile ({ $wall }); the wall is { $length } tiles long.
    }
note-wall-holds =
    { $length ->
        [one] The wall reaches month { $month } with { $length } tile: everybody scores own tiles.
       *[other] The wall reaches month { $month } with { $length } tiles: everybody scores own tiles.
    }
note-wall-too-short =
    { $length ->
        [one] The wall has { $length } tile and does not reach month { $month }: whoever has the fewest tiles in it releases a person.
       *[other] The wall has { $length } tiles and does not reach month { $month }: whoever has the fewest tiles in it releases a person.
    }
note-played = { $player } played the { $card_name } and called { $tile_a } to court.
note-played-for-nobody = { $player } played the { $card_name }, but nobody of that type was left.
note-moved-in = { $player } placed the { $tile } in palace { $palace } and moved to space { $space }.
note-refused = { $player } released the newcomer ({ $tile }); the marker stayed.
note-released = { $player } released { $tile_a } from palace { $palace }.
note-event = Event: { $event }.
note-paid-tribute =
    { $missing ->
        [0] { $player } paid { $n } yuan of tribute.
        [one] { $player } paid { $n } yuan of tribute and must release { $missing } person.
       *[other] { $player } paid { $n } yuan of tribute and must release { $missing } persons.
    }
note-paid-rice =
    { $missing ->
        [0] { $player } supplied all palaces: { $n } rice.
        [one] { $player } paid { $n } rice; { $missing } palace got none.
       *[other] { $player } paid { $n } rice; { $missing } palaces got none.
    }
note-celebrated = { $player } scored { $n } points for fireworks and returned { $returned }.
note-fought = { $player } scored { $n } for helmets.
note-fell-ill =
    { $n ->
        [0] { $player } lost nobody to the Contagion.
        [one] { $player } must release { $n } person.
       *[other] { $player } must release { $n } persons.
    }
note-super-event-drawn = The super event was drawn: { $super }.
note-super-event = Super event: { $super }.
note-lost-floor =
    { $floors ->
        [0] { $player } lost palace { $palace }.
        [one] { $player } removed a floor of palace { $palace }; { $floors } is left.
       *[other] { $player } removed a floor of palace { $palace }; { $floors } are left.
    }
note-returned = { $player } returned { $good_one }.
note-discarded = { $player } discarded the { $card_name }.
note-sunrise-took = { $player } called { $tile_a } to court at Sunrise.
note-sunrise-empty = { $player } found nobody to call at Sunrise.
note-lost-privileges = { $player } returned all privileges: { $small } small, { $large } large.
note-named-type = { $player } named the { $type_plural }.
note-decayed =
    { $floors ->
        [0] { $player }: empty palace { $palace } fell to ruin.
        [one] { $player }: empty palace { $palace } lost a floor; { $floors } is left.
       *[other] { $player }: empty palace { $palace } lost a floor; { $floors } are left.
    }
note-round-scored = { $player } scored { $sum }: palaces { $palaces }, Court Ladies { $ladies }, privileges { $privileges }.
note-final-scored = { $player } scored { $sum } at the end: persons { $persons }, Monks { $monks }, money { $money }.
note-game-over = The year is over.

## Where points come from

source-palaces = Palaces
    .for = for palaces
source-ladies = Court Ladies
    .for = for Court Ladies
source-privileges = Privileges
    .for = for privileges
source-research = Research
    .for = for Research
source-festival = Dragon Festival
    .for = in the Dragon Festival
source-mongols = Mongol Invasion
    .for = for helmets
source-wall_bonus = Wall tile bonus
    .for = for the wall tile
source-wall = Wall scoring
    .for = for the wall
source-super_event = Super event
    .for = in the super event
source-persons = Persons (end)
    .for = for persons
source-monks = Monks (end)
    .for = for Monks
source-money = Money (end)
    .for = for money

## Forecast

forecast-now = now
forecast-persons = persons
forecast-monks = Monks
forecast-money = money
forecast-help = Persons score, Monks score Buddhas × floors, goods are sold, and yuan become points.

## Hints: what speaks for a choice, in points against the average of the others (may be negative)

hint-nothing = nothing sets this choice apart from the others
hint-points =
    { $n ->
        [one] points scored at once: { $n } point
       *[other] points scored at once: { $n } points
    }
hint-palaces =
    { $n ->
        [one] palaces that keep scoring: { $n } point
       *[other] palaces that keep scoring: { $n } points
    }
hint-persons =
    { $n ->
        [one] persons at court at the end: { $n } point
       *[other] persons at court at the end: { $n } points
    }
hint-ladies =
    { $n ->
        [one] Court Ladies that score every month: { $n } point
       *[other] Court Ladies that score every month: { $n } points
    }
hint-privileges =
    { $n ->
        [one] privileges that score every month: { $n } point
       *[other] privileges that score every month: { $n } points
    }
hint-monks =
    { $n ->
        [one] Monks in tall palaces: { $n } point
       *[other] Monks in tall palaces: { $n } points
    }
hint-warriors =
    { $n ->
        [one] helmets against the Mongols: { $n } point
       *[other] helmets against the Mongols: { $n } points
    }
hint-healers =
    { $n ->
        [one] mortars against the Contagion: { $n } point
       *[other] mortars against the Contagion: { $n } points
    }
hint-money =
    { $n ->
        [one] yuan for tributes and purchases: { $n } point
       *[other] yuan for tributes and purchases: { $n } points
    }
hint-rice =
    { $n ->
        [one] rice for the droughts to come: { $n } point
       *[other] rice for the droughts to come: { $n } points
    }
hint-fireworks =
    { $n ->
        [one] fireworks for the festivals to come: { $n } point
       *[other] fireworks for the festivals to come: { $n } points
    }
hint-makers =
    { $n ->
        [one] workers who make coming actions richer: { $n } point
       *[other] workers who make coming actions richer: { $n } points
    }
hint-cards =
    { $n ->
        [one] cards kept in hand: { $n } point
       *[other] cards kept in hand: { $n } points
    }
hint-track =
    { $n ->
        [one] a better place in the turn order: { $n } point
       *[other] a better place in the turn order: { $n } points
    }
hint-wall =
    { $n ->
        [one] tiles in the wall: { $n } point
       *[other] tiles in the wall: { $n } points
    }
hint-omen =
    { $n ->
        [one] the super event to come: { $n } point
       *[other] the super event to come: { $n } points
    }

## Tables of the position

sheet-players = Players
sheet-seat = Player
sheet-points = Points
sheet-yuan = Yuan
sheet-rice = Rice
sheet-fireworks = Fireworks
sheet-small = Small privileges
sheet-large = Large privileges
sheet-space = Space
sheet-palaces = Palaces
sheet-hand = Cards in hand
sheet-wall-left = Wall tiles left
sheet-palace =
    { $persons ->
        [0] { $palace } [{ $floors }]: empty
        [1] { $palace } [{ $floors }]: { $first }
        [2] { $palace } [{ $floors }]: { $first }, { $second }
       *[other] { $palace } [{ $floors }]: { $first }, { $second }, { $third }
    }
sheet-closed-hand =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
sheet-events = Events
sheet-month = Month
sheet-event = Event
sheet-when = When
sheet-past = past
sheet-now = now
sheet-coming = coming
sheet-not-dealt = not dealt yet
sheet-super = Super event
sheet-groups = Action groups
sheet-group = Group
sheet-cards = Action cards
sheet-dragons = Dragons
sheet-supply = Person supply
sheet-type = Person
sheet-young = Young
sheet-old = Old
sheet-wall = The Great Wall
sheet-wall-owner = Owner
