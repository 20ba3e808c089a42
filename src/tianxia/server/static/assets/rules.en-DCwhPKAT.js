var e=`# In the Year of the Dragon: rules

Stefan Feld's game for 2 to 5 players, in our own words. The numbers in front of the headings are the clauses that the
program is tested against; every clause can be linked to (\`#c4-3\`).

China, the year 1000. You are a noble. Over twelve months you call courtiers to your palaces and try to bring them through
the disasters that everybody can see coming. Most points at the end win.

**Where a rule or a value comes from.** **R** is the rulebook of the anniversary edition (2017). **P** is a public source:
a published programme of the same edition, reviews, rule summaries. **X** is reconstructed by us. Every value that affects play is
R or P. Only drawing data is X; how to correct any value is told in [10](#c10).

## 1 What is in the box {#c1}

| Component | Number | Limited in play? | Source |
|---|---|---|---|
| person tiles | 90: nine types, ten of each | yes, see [2.1](#c2-1) | R |
| person cards | 11 for each player (a spare twelfth is never used) | yes | P |
| palace floors | 66 | no | P |
| coins | 21 of 1 yuan, 15 of 3 yuan | no | R |
| rice tiles | 26 | no | P |
| fireworks tiles | 14 | no | P |
| event tiles | 12: two of each of six kinds | fixed | R |
| privileges | 5 small, 3 large | no | R |
| action cards | 7, and an eighth with the Great Wall | fixed | R |
| dragons, scoring markers, person markers | 1 each for every player | | R |
| wall tiles | 6 for each player | yes | R |
| super event tokens | 10 | one is used | R |

Money, rice, fireworks, floors and privileges never run out: if the box is empty, use something else in their place. Money is a plain
number; coins may be changed at any time. Persons who leave a palace leave the game.

## 2 Setting up {#c2}

### 2.1 Person supply {#c2-1}

Six types have **young** and **old** tiles: Monk, Healer, Pyrotechnist, Warrior, Scholar, Farmer. Three types have
only one kind of tile, which counts as young: Craftsman, Court Lady, Tax Collector. A young person has more **value** (steps on the
person track), an old one more **symbols** (what the person can do). With *n* players there are *n* + 1 young and *n* − 1 old tiles of
each of the six types, and 2 × *n* of each of the three; the table in [10.1](#c10-1) has the numbers.

### 2.2 Events {#c2-2}

The event row has twelve spaces, one for each month. Both Peace tiles lie on months 1 and 2. The other ten are shuffled and
dealt face up to months 3 to 12. Two equal tiles may not lie side by side: a tile that equals the one before it is put one space
further, and the next tile drawn fills the gap. (For the very last tile see [9.1](#c9-1).) All events are known from the start.

### 2.3 Action cards {#c2-3}

The seven action cards, eight with the Great Wall, form a face-down deck.

### 2.4 Players {#c2-4}

Everybody gets two palaces of two floors each, 6 yuan, a dragon, and eleven person cards: one of each type and two that
call any person. Both markers start on 0. Nobody has rice, fireworks or privileges.

### 2.5 The Great Wall (expansion) {#c2-5}

Everybody takes the six wall tiles of one colour, bonus side up, and the Build Wall card joins the action cards. See [7.1](#c7-1).

### 2.6 The super event (expansion) {#c2-6}

One of the ten tokens is drawn, or agreed upon, and lies face up on month 7. See [7.2](#c7-2).

### 2.7 The first two persons {#c2-7}

Beginning with the starting player and going round the table, each player

- takes **two young persons of different types**, but not a pair of types that somebody has already taken;
- puts each of them into one of the two palaces, both into the same one if wanted;
- moves the person marker forward by the sum of the two values. On an occupied space it goes **on top** of the markers there.

From now on only the person track decides who comes first; seats no longer matter.

## 3 What lies open {#c3}

Everything. Hands are held in the hand, but all hands begin alike and all cards are played face up, so there is nothing to
hide; the option [open hands](#c7) only changes what is shown. The only unknown is chance: how the action cards fall in the
months to come, and a super event that is to be drawn later.

Palaces have numbers. A new palace takes the lowest number that is free, and the others keep theirs when one disappears.

## 4 A month {#c4}

Each of the twelve months has four phases: **actions**, **persons**, **event**, **scoring**.

**Turn order.** In every phase the player furthest ahead on the person track acts first; on one space the upper marker
comes before the lower. The order is settled when the phase begins. A marker that moves goes on top of those on its new space; one that does not move
stays where it lies. Markers never move back, except in a Volcanic Eruption.

### 4.1 The draft {#c4-1}

Before the first month only; see [2.7](#c2-7).

### 4.2 Dealing the action cards {#c4-2}

At the start of phase 1 the action cards are shuffled and laid out face up in as many groups as there are players, as evenly as possible:

| Players | 7 cards | 8 cards (Great Wall) |
|---|---|---|
| 2 | 4, 3 | 4, 4 |
| 3 | 3, 2, 2 | 3, 3, 2 |
| 4 | 2, 2, 2, 1 | 2, 2, 2, 2 |
| 5 | 2, 2, 1, 1, 1 | 2, 2, 2, 1, 1 |

### 4.3 Choosing an action {#c4-3}

On your turn do exactly one of these:

- **Choose an action card.** Put your dragon on its group and carry the action out ([5.1](#c5-1)). If another dragon
  already stands on the group, first pay **3 yuan** to the bank, however many stand there. You must own the fee before
  the action; what the action brings cannot pay it. An action others have used this month may be used again. A card that would do nothing cannot be chosen:
  Privilege needs 2 yuan left after the fee, Build Wall needs a tile of yours and a space in the wall.
- **Take money.** No dragon, no action: fill your money up to **3 yuan**. With 3 or more you get nothing, but you may still do it.

After the last player the dragons come back and the cards are collected.

### 4.4 Building floors {#c4-4}

Each floor goes on top of an own palace that has fewer than **three**, or begins a new palace. Several floors may be shared
out as you like, and you may own any number of palaces. All floors must be built at once. Floors that stand never move, nor do the persons in them.

### 4.5 Buying a privilege {#c4-5}

Buy exactly one: small for 2 yuan or large for 7 (6 with the option of the first edition).

### 4.6 Building the wall {#c4-6}

Choose one of your wall tiles, take its bonus, and put it, wall side up, under the first month that has none. See [7.1](#c7-1).

### 4.7 Calling a person {#c4-7}

In phase 2 everybody with cards in hand plays exactly one of them face up and takes a person from the supply:

- a **type card** calls a person of its type, young or old as you like. If none is left, the card is lost and brings nobody; you may
  play such a card on purpose;
- an **any-person card** calls whoever is left in the supply.

One person can live on each floor. If any of your palaces has a free place, the newcomer **must** move into one.
If all are full, choose: either the newcomer **replaces** a person, who is released, and lives in the same palace; or the
newcomer is **released** at once and **the marker does not move**. Otherwise move your person marker by the newcomer's value. A person brings
nothing at once.

Eleven cards last for eleven months: in month 12 nobody is called.

### 4.8 The event {#c4-8}

The event of the month befalls everybody ([5.3](#c5-3)). What it takes from each player is counted before anybody releases a
person. Then those who must release persons do so in turn order, each of them finishing before the next begins. Whoever has too few persons releases all of them.

### 4.9 Wall and super event {#c4-9}

After a Mongol Invasion the wall is checked ([7.1](#c7-1)). In month 7 the super event follows ([7.2](#c7-2)).

### 4.10 Decay {#c4-10}

At the end of phase 3, in every month, each palace in which **nobody lives** loses one floor; a palace without floors is gone. This also
goes for palaces emptied in this very month. There is one decay in a month and none after the last check of the wall.

### 4.11 The end of the month {#c4-11}

Phase 4 brings points ([6.1](#c6-1)); then the next month begins.

### 4.12 All decisions {#c4-12}

| Decision | Possible answers | How often |
|---|---|---|
| draft | two types and their palaces | once |
| action | an action card, or money up to 3 | once a month |
| build | a palace with fewer than three floors, or a new one | once for each floor |
| privilege | small or large | once for each Privilege |
| wall | an own wall tile | once for each Build Wall |
| person card | a card and a person; nobody if the type is gone | once in months 1 to 11 |
| place | a palace with a free place | for each newcomer, if there is room |
| full palaces | a person to be replaced, or release the newcomer | for each newcomer, if there is none |
| release | a person in a palace | once for each person lost |
| Earthquake | a palace that loses a floor; then who leaves | twice; as needed |
| Flood | yuan, rice and fireworks that make up the amount | once |
| Tornado | a person card | twice |
| Sunrise | a young person | once |
| Charter | a type at your court | once |

No decision may be declined. Where there is nothing to decide, nobody is asked.

## 5 Effects {#c5}

Symbols count on persons who **live in your palaces** at that moment.

### 5.1 Actions {#c5-1}

| Action | Effect |
|---|---|
| Taxes | take 2 yuan, and 1 for every coin on your Tax Collectors |
| Build | build 1 floor, and 1 for every hammer on your Craftsmen |
| Harvest | take 1 rice, and 1 for every sack on your Farmers |
| Fireworks Display | take 1 fireworks tile, and 1 for every rocket on your Pyrotechnists |
| Military Parade | move your person marker 1 space, and 1 for every helmet on your Warriors; this may change the order of phase 2 |
| Research | score 1 point, and 1 for every book on your Scholars |
| Privilege | buy one privilege ([4.5](#c4-5)) |
| Build Wall | build one wall tile ([4.6](#c4-6)), with the Great Wall only |

### 5.2 Persons {#c5-2}

| Person | Good for |
|---|---|
| Craftsman, Farmer, Pyrotechnist, Scholar, Tax Collector | their actions |
| Warrior | the Military Parade and the Mongol Invasion |
| Healer | the Contagion |
| Court Lady | points in every phase 4 |
| Monk | points at the end of the game |

Young and old persons of a type do the same; they differ in value and in the number of symbols. Releasing a person never moves the marker back.

### 5.3 Events {#c5-3}

- **Peace.** Nothing happens; decay and scoring still do.
- **Imperial Tribute.** Pay 4 yuan. If you have less, pay all you have and release one person of your choice for each missing yuan. You may
  not keep money back.
- **Drought.** Pay 1 rice for each palace in which somebody lives. If you have too little, pay all of it; from each palace that goes
  without, one person of that palace is released. You choose which palaces go without. No palace loses two persons, and empty palaces need nothing.
- **Dragon Festival.** Whoever owns the most fireworks tiles scores 6 points, whoever owns the second most 3; all who are
  equal score in full, and second means the second highest *number*. No fireworks, no points. Whoever has scored returns half of the tiles, rounded up.
  Rockets on persons do not count.
- **Mongol Invasion.** Everybody scores 1 point for each own helmet. Then everybody with the fewest helmets releases one person,
  all who are equal, even if that is everybody.
- **Contagion.** Release three persons of your choice, one fewer for each of your mortars. A Healer who has counted may be among those who leave.

### 5.4 When something cannot be done {#c5-4}

Too few persons: all of them are released, and the rest is forgiven. No persons: nothing happens. Gains never fail.

### 5.5 The words of the components file {#c5-5}

\`gain\` takes \`base\` things and one more for each symbol; \`pay\` takes as much as there is; \`release_per_missing\`,
\`release_per_unsupplied_palace\`, \`release\` and \`lowest_release\` say who leaves; \`rank\` and \`scorers_return\` are the festival; the super events
have words of their own (\`vp_per_person\`, \`score_monks\`, \`lose_floors\`, \`lose_mix\`, \`repeat_event\`, \`reset_person_track\`, \`discard_person_cards\`,
\`recruit\`, \`lose_all\`, \`choose_own_type_benefit\`). A word the program does not know is refused with a sentence that says where it stands.

## 6 Points {#c6}

### 6.1 Every month {#c6-1}

In phase 4 you score 1 point for each palace, whether somebody lives in it or not, 1 for each dragon on your Court Ladies,
and 1 for each dragon on your privileges (a small one has one, a large one two).

### 6.2 Other points on the way {#c6-2}

Research, helmets against the Mongols, the Dragon Festival, wall tiles and the wall, and some super events.

### 6.3 The end {#c6-3}

After month 12, and after the last check of the wall:

1. 2 points for each person in your palaces, Monks included.
2. For each Monk: Buddhas × floors of the palace the Monk lives in.
3. Sell all rice and fireworks for 2 yuan each; then every 3 yuan make 1 point.

Most points win. If points are equal, the marker further ahead on the person track decides, on one space the upper one; a victory is never shared.

## 7 Options and expansions {#c7}

| Option | Values, the usual one first | Source |
|---|---|---|
| \`start_player\` | \`random\`, \`seat_0\` | X; the rulebook names the oldest player |
| \`great_wall\` | \`off\`, \`on\`, \`random_tile\` | R; \`random_tile\` P |
| \`super_event\` | \`off\`, \`random\`, \`hidden\`, or one of the ten by name | R; \`hidden\` P |
| \`large_privilege_cost\` | 7, 6 | 7 R; 6 P, the edition of 2007 |
| \`open_hands\` | \`true\`, \`false\` | X; display only |

Both expansions may be used alone or together. Apart from tile counts and group sizes nothing depends on the number of players.

### 7.1 The Great Wall of China {#c7-1}

Eight action cards are dealt. Each player owns six wall tiles with one bonus each: 1 rice, 1 fireworks tile, 1 floor (built
at once), 2 yuan, 3 spaces on the person track, 3 points. The wall grows from left to right under the event row, twelve tiles at most,
and may be ahead of the current month or behind it. With \`random_tile\` chance picks which of your tiles is built.

**Checking the wall.** After the effects of a Mongol Invasion in month *r*:

- if the wall has *r* tiles or more, everybody scores 1 point for each own tile in the whole wall;
- otherwise everybody with the fewest own tiles in the wall (none counts too) releases one person, in turn order.

The wall is checked **once more** after phase 4 of month 12, before the final scoring, as if *r* were 12. If the Mongols come in month 12, both checks take
place. With two players a complete wall needs all tiles of both.

### 7.2 The Super Events {#c7-2}

One of ten, once, in month 7: after the event and a check of the wall, before decay. Players act in turn order. With \`hidden\` the
token is drawn only at this moment.

| Super event | Effect |
|---|---|
| Lantern Festival | 2 points for each person in your palaces |
| Buddha | Monks score as at the end of the game |
| Earthquake | remove two floors of your choice, occupied or not; then, in each palace with more persons than floors, release the surplus. Nobody may move to another palace |
| Flood | add up your yuan, rice and fireworks and return half of the sum, rounded down, in any mix |
| Solar Eclipse | the event of month 7 happens again, everything counted anew; neither the check of the wall nor decay is repeated |
| Volcanic Eruption | all person markers go to space 0 as one stack that keeps their order |
| Tornado | discard two person cards of your choice; you then have none left for months 10 and 11 |
| Sunrise | take a young person without a card, of a type that nobody has taken in this Sunrise, and place it as in [4.7](#c4-7) |
| Assassination Attempt | everybody loses all privileges, before this month is scored |
| Charter | name a type living in your palaces and get what its symbols bring: hammers floors, coins yuan, sacks rice, rockets fireworks, helmets spaces, books and dragons points, Monks Buddhas × floors; Healers bring nothing. The symbol on the action card is not added |

## 9 Rulings {#c9}

Where the rulebook is silent or can be read in two ways, the program plays like this. Some rulings can be switched in the
components file (\`[rulings]\`).

### 9.1 Equal events at the end of the row {#c9-1}
If the last tile equals the one on month 11, the tiles of months 10 and 11 change places first. (P)

### 9.2 Numbers that could not be read {#c9-2}
Component counts and group sizes come from other texts of the same edition. (P)

### 9.3 Markers on one space {#c9-3}
Whoever arrives later lies on top and acts earlier. (R)

### 9.4 Order within a phase {#c9-4}
It is settled when the phase begins; evaluating it after every turn would give the same.

### 9.5 Fee before income {#c9-5}
The fee is paid first, from what you own. There is no credit. (R)

### 9.6 Actions without effect {#c9-6}
Privilege without the money and Build Wall without a tile or space cannot be chosen. Switch: \`useless_choice_forbidden\`.

### 9.7 Taking money with 3 yuan or more {#c9-7}
Allowed; it brings nothing. Switch: \`pass_allowed_with_3_or_more_yuan\`.

### 9.8 All floors must be built {#c9-8}
Floors cannot be saved for later. Switch: \`must_build_all_floors\`.

### 9.9 Replacing and refusing only when full {#c9-9}
While there is a free place, the newcomer must take it. Switch: \`replace_only_when_full\`. (R)

### 9.10 A refused newcomer {#c9-10}
leaves the supply and the game. Switch: \`refused_person_leaves_supply\`. (R)

### 9.11 A card whose type is gone {#c9-11}
may be played on purpose. An any-person card must call somebody; there is always somebody left.

### 9.12 Nobody moves house {#c9-12}
Persons never change palaces.

### 9.13 No palaces left {#c9-13}
This can happen. Newcomers can then only be released.

### 9.14 Counting during an event {#c9-14}
Helmets, mortars, inhabited palaces and fireworks are counted once, at its start. (R)

### 9.15 Second place in the festival {#c9-15}
is the second highest number, however many players share the first place. (R)

### 9.16 Decay in Peace and in month 12 {#c9-16}
Decay follows every event. (R)

### 9.17 Decay and super event {#c9-17}
There is one decay, after the super event. Switch: \`decay_after_super_event\`.

### 9.18 The last check of the wall {#c9-18}
comes after phase 4 of month 12 and before the final scoring, without another decay. Switch: \`final_wall_check\`.

### 9.19 Mongols in month 12 {#c9-19}
The wall is checked twice.

### 9.20 Eclipse and wall {#c9-20}
The Eclipse repeats the event, not the check of the wall. Switch: \`eclipse_repeats_wall_check\`.

### 9.21 All have the fewest wall tiles {#c9-21}
Then all release a person.

### 9.22 Coins in the Flood {#c9-22}
Money counts by value: a coin of three is three things.

### 9.23 Earthquake {#c9-23}
Both floors first, then the releases.

### 9.24 Sunrise {#c9-24}
Players must take different *types*. Craftsmen, Court Ladies and Tax Collectors count as young.

### 9.25 What the Charter brings {#c9-25}
The rulebook names Farmers, Monks and Scholars; the others follow their own action or phase. Warriors move the marker and do not score. Switches:
\`edict_warriors\`, \`edict_counts_action_card_symbol\`.

### 9.26 The name of the Charter {#c9-26}
The Polish token is called “Edykt Nera”; we keep both names.

### 9.27 Hands {#c9-27}
are public, since everybody can work them out. So are the cards lost to a Tornado.

### 9.28 The price of a large privilege {#c9-28}
7 yuan, as in the anniversary edition; 6 by option.

### 9.29 Court Ladies {#c9-29}
show one dragon each.

### 9.30 Tracks {#c9-30}
The scoring track begins again after 99. Neither points nor spaces have an upper limit.

### 9.31 The oldest player {#c9-31}
is replaced by a drawn or a fixed seat.

### 9.32 Coins, spare cards, stands {#c9-32}
have no rules of their own.

### 9.33 Wall tiles {#c9-33}
Bonus first, then the tile is put into the wall.

### 9.34 First player in a super event {#c9-34}
is the leader of the person track. Switch: \`super_event_first_player\`.

### 9.35 A group without a usable card {#c9-35}
cannot be chosen. Switch: \`group_needs_usable_card\`.

### 9.36 Several new palaces at once {#c9-36}
One Build may begin several palaces. Switch: \`several_new_palaces_per_build\`.

### 9.37 Replacing like with like {#c9-37}
A person may be replaced by one of the same type and age; the marker moves. Switch: \`equal_replacement_allowed\`.

## 10 Components and how to correct them {#c10}

All values stand in one file, \`components.toml\`, each with its source. To play with other values, copy that file, change them,
and load the copy with \`--components FILE\`. The program checks it and says in one sentence what does not fit.

**Reconstructed (X):** no value that affects play. Only what is needed for drawing: positions on the board, colours, the order of the columns in the
supply, and the drawn length of the person track (60 spaces; the printed length is not known, and the rules need none). The rulings in [9](#c9) are ours unless
marked otherwise.

### 10.1 Person tiles {#c10-1}

“Value” and “symbols” with their source; then the tiles in play with 2, 3, 4 and 5 players (R).

| Tile | id | Value | | Symbols | | 2 | 3 | 4 | 5 |
|---|---|---|---|---|---|---|---|---|---|
| young Monk | \`monk_young\` | 6 | P | 1 Buddha | R | 3 | 4 | 5 | 6 |
| old Monk | \`monk_old\` | 2 | P | 2 Buddhas | R | 1 | 2 | 3 | 4 |
| young Healer | \`healer_young\` | 4 | P | 1 mortar | R | 3 | 4 | 5 | 6 |
| old Healer | \`healer_old\` | 1 | P | 2 mortars | P | 1 | 2 | 3 | 4 |
| young Pyrotechnist | \`pyrotechnist_young\` | 5 | P | 1 rocket | P | 3 | 4 | 5 | 6 |
| old Pyrotechnist | \`pyrotechnist_old\` | 3 | P | 2 rockets | P | 1 | 2 | 3 | 4 |
| Craftsman | \`craftsman_young\` | 2 | P | 1 hammer | R | 4 | 6 | 8 | 10 |
| Court Lady | \`court_lady_young\` | 1 | P | 1 dragon | R | 4 | 6 | 8 | 10 |
| Tax Collector | \`tax_collector_young\` | 3 | R | 3 coins | R | 4 | 6 | 8 | 10 |
| young Warrior | \`warrior_young\` | 5 | P | 1 helmet | R | 3 | 4 | 5 | 6 |
| old Warrior | \`warrior_old\` | 3 | P | 2 helmets | R | 1 | 2 | 3 | 4 |
| young Scholar | \`scholar_young\` | 4 | R | 2 books | R | 3 | 4 | 5 | 6 |
| old Scholar | \`scholar_old\` | 2 | P | 3 books | R | 1 | 2 | 3 | 4 |
| young Farmer | \`farmer_young\` | 4 | R | 1 rice sack | R | 3 | 4 | 5 | 6 |
| old Farmer | \`farmer_old\` | 1 | P | 2 rice sacks | R | 1 | 2 | 3 | 4 |

### 10.2 Person cards {#c10-2}

One of each of the nine types and two any-person cards for every player. (11 cards R, two of them for any person P)

### 10.3 Action cards {#c10-3}

| id | Base | Per symbol | Source |
|---|---|---|---|
| \`taxes\` | 2 yuan | coin | R |
| \`build\` | 1 floor | hammer | R |
| \`harvest\` | 1 rice | rice sack | R |
| \`fireworks_display\` | 1 fireworks tile | rocket | R |
| \`military_parade\` | 1 space | helmet | R |
| \`research\` | 1 point | book | R |
| \`privilege\` | one privilege | | R |
| \`build_wall\` | one wall tile | | R |

The group sizes in [4.2](#c4-2) are P.

### 10.4 Privileges {#c10-4}

| id | Price | Dragons | Source |
|---|---|---|---|
| \`small_privilege\` | 2 | 1 | price R, dragons P |
| \`large_privilege\` | 7 | 2 | R |

### 10.5 Events {#c10-5}

| id | Tiles | Source |
|---|---|---|
| \`peace\` | 2 | R |
| \`imperial_tribute\` | 2 | R |
| \`drought\` | 2 | R |
| \`dragon_festival\` | 2 | R |
| \`mongol_invasion\` | 2 | R |
| \`contagion\` | 2 | R |

### 10.6 Wall tiles {#c10-6}

| id | Bonus | Source |
|---|---|---|
| \`wall_rice\` | 1 rice | R |
| \`wall_fireworks\` | 1 fireworks tile | R |
| \`wall_floor\` | 1 floor | R |
| \`wall_yuan\` | 2 yuan | R |
| \`wall_person_track\` | 3 spaces | R |
| \`wall_vp\` | 3 points | R |

### 10.7 Super events {#c10-7}

\`lantern_festival\`, \`buddha\`, \`earthquake\`, \`flood\`, \`solar_eclipse\`, \`volcanic_eruption\`, \`tornado\`, \`sunrise\`,
\`assassination_attempt\`, \`edict\` (Charter). R; what the Charter brings for types other than Farmer, Monk and Scholar is P.
`;export{e as default};