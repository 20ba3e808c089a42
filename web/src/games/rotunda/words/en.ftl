### Words that only the board needs.

board-or = or

## The rooms' names on their lintels, as short as they can be

board-short-supplier = Supplier
board-short-smugglers_den = Smugglers’ Den
board-short-market = Market
board-short-expert_room = Expert Room
board-short-banker = Banker
board-short-steward = Steward
board-short-retailer = Retailer
board-short-wholesaler = Wholesaler
board-short-bank = Bank
board-short-black_market = Black Market
board-short-trading_post = Trading Post
board-short-guild_hall = Guild Hall
board-short-warehouse = Warehouse
board-reconstructed = (Values partly reconstructed.)
board-room-unknown = Room not laid out yet
board-stands-here = { $who } here

## The house

board-hall = Ancestral Hall
board-hall-help = Ancestral Hall. Entering it takes one step and always ends the move; any number of leaders may stand here. Whoever enters pays homage: a prayer in a temple, or a worship of the ancestors.
board-gate-help = The Hall covers the stairs here; both rings then lead through it.
board-stair-up = Stairs up, one way: { $from } to { $to }
board-stair-down = Stairs down, one way: { $from } to { $to }
board-chair-free = { $room }, chair { $n }: free
board-chair-junior = { $room }, chair { $n }: assistant of { $player }
board-chair-senior = { $room }, chair { $n }: senior assistant of { $player }
board-supply = supply
board-supply-of = General supply: { $n } × { $kind }
board-banker-coins =
    { $n ->
        [one] { $n } coin in the Banker’s Room
       *[other] { $n } coins in the Banker’s Room
    }
board-field-free = Free field for a sale
board-field-for = Free field: { $kind }
board-field-cube = On this field: { $cube }
board-cube-as = { $cube } standing for { $as }
board-leader = leader { $n }
board-leader-at = { $player }’s leader: { $place }
board-neutral = neutral leader ({ $colour })
board-neutral-at = Neutral leader ({ $colour }, moved with { $kind }): { $place }
board-way =
    { $n ->
        [one] { $leader }, { $n } step
       *[other] { $leader }, { $n } steps
    }

## Villages and the pedlar

board-corner-nw = NW
board-corner-ne = NE
board-corner-se = SE
board-corner-sw = SW
board-pedlar = The pedlar: { $village }
board-pedlar-help = Assistants sent by a Pedlar action go to the pedlar’s village. Before or after it he walks on for 1 coin a village; after a turn with a Pedlar action he walks on once for free.

## Around the house

board-score-marker =
    { $n ->
        [one] { $player }: { $n } point
       *[other] { $player }: { $n } points
    }
board-bonus-at = Bonus symbol before { $n }
board-bonus-help = Whoever crosses the symbol in their own turn takes an order or an amulet from its pool.
board-incense = Incense
board-last-turns =
    { $n ->
        [0] last turn
        [one] { $n } more turn
       *[other] { $n } more turns
    }
board-marker = Incense: { $n } of { $end } worships
board-marker-help = Every worship burns one notch. The worship that reaches the end field brings the amulet there and ends the game: everybody else takes one more turn.
board-end-amulet = End field { $n }: { $amulet }
board-end-field = End field { $n }
board-end-help = Worship { $n } ends the game: its player takes the amulet here, everybody else takes one more turn.
board-temples = Temples
board-left = { $n } left
board-temple-used = { $temple }: somebody has prayed here
board-altar = Ancestor worship
board-cell =
    { $n ->
        [one] Row { $row }, column { $column }: { $n } point
       *[other] Row { $row }, column { $column }: { $n } points
    }
board-cell-with =
    { $n ->
        [one] Row { $row }, column { $column }: { $n } point; { $who }
       *[other] Row { $row }, column { $column }: { $n } points; { $who }
    }
board-edge-help = { $amulet }: for a worship that ends in this row or column
board-smugglers = Smugglers
board-smuggler = Smuggler: { $goods }
board-smuggler-stack =
    { $n ->
        [one] { $n } smuggler in the stack
       *[other] { $n } smugglers in the stack
    }
board-in-stack = { $n } in stack
board-in-deck = { $n } in deck
board-orders = Orders
board-experts = Experts
board-expert-piles = { $pile } discarded · { $deck } in deck
board-top-back = The top card of the deck has the back { $back }.
board-pile = Discarded, top first: { $cards }
board-pile-empty = No expert has been discarded.
board-pile-top = { $expert } (top of the pile)
board-permanent = permanent
board-once = once
board-amulets = Amulets
board-amulet-help = { $amulet }. Sets of different amulets score at the end.
board-set-kinds = Different kinds in a set
board-set-values = Points of a set of 1, 2, 3 … kinds: { $values }

## My household and the panels

board-next-bonus = next bonus at
board-still = still to do:
board-still-main =
    { $n ->
        [one] Use the room { $n } more time
       *[other] Use the room { $n } more times
    }
board-still-recruit = Recruit × { $n }
board-still-pedlar = Pedlar × { $n }
board-still-apprentice = Apprentice × { $n }
board-still-senior_apprentice = Senior apprentice × { $n }
board-still-bonus = Bonus × { $n }
board-in-supply = in supply
board-my-supply =
    { $n ->
        [one] { $n } assistant in the personal supply
       *[other] { $n } assistants in the personal supply
    }
board-my-supply-help = Assistants here can be sent to villages and chairs, or dismissed to the track.
board-my-track =
    { $n ->
        [one] { $n } assistant on the track
       *[other] { $n } assistants on the track
    }
board-my-track-help = Recruits leave from the left. At the end every field left free scores what stands below it.
board-in-villages = In villages: { $n }
board-on-chairs = On chairs: { $n }
board-on-altar = On the altar: { $n }
board-free-place = free place
board-spent = Its effect has been used this turn.
board-spent-short = used this turn
board-fulfilled = fulfilled
board-can-pay = can be paid
board-order-done = { $order }, fulfilled
board-no-orders = No orders.
board-no-amulets = No amulets.
board-next-set =
    { $kinds ->
        [one] { $kinds } kind: { $n }
       *[other] { $kinds } kinds: { $n }
    }
board-kept = { $amulet } ({ $expert })
board-amulets-worth =
    { $n ->
        [one] Amulets: { $n } point
       *[other] Amulets: { $n } points
    }

## The head of the page

board-worship = Worship { $n }
board-worship-of = of { $n }
board-step-expert = Expert
board-step-move = Move
board-step-room = Room
board-step-bonus = Bonus
board-step-orders = Orders
board-round = Round { $n }
board-zone-house = House
board-zone-altar = Altar
board-zone-cards = Cards
board-went = last went to: { $room }
board-went-hall = last went to: Ancestral Hall

# What is asked after the first pick.
board-then-leader = Leader { $n }: where to?
