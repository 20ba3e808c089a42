### Words that only the board needs.

board-old = old
board-young = young
board-track = Person track
board-discard = discard pile · { $n }
board-deck =
    { $n ->
        [one] Deck of { $n } action card, face down
       *[other] Deck of { $n } action cards, face down
    }
board-supply =
    { $n ->
        [0] { $tile }: none left
       *[other] { $tile }, value { $value }: { $n } left
    }
board-group = Group { $n }: { $cards }
board-score-marker =
    { $n ->
        [one] { $player }: { $n } point
       *[other] { $player }: { $n } points
    }
board-person-marker = { $player }: space { $n } of the person track
board-dragon = { $player }: dragon on group { $n }
board-pairs = Pairs already taken
board-pair = { $player }: { $first } and { $second }

## The year

board-month-past = Month { $n }, past: { $event }
board-month-now = Month { $n }, now: { $event }
board-month-coming = Month { $n }: { $event }
board-unknown = not laid out yet
board-super = Super event: { $super }
board-super-hidden = not drawn yet
board-month-end = At the end of this month
board-then = Then { $super }.
board-year-open = Two months of peace, then ten events that everybody can see coming.
board-year-over = The year is over.
board-event-peace = nothing happens.
board-event-imperial_tribute = everybody pays { $n } yuan.
board-event-drought = 1 rice for every inhabited palace.
board-event-dragon_festival = points for the most fireworks.
board-event-mongol_invasion = points for helmets; the fewest lose.
board-event-contagion = each mortar saves one of { $n } persons.
board-threat-lose =
    { $n ->
        [one] { $player }: { $text }, would lose { $n } person
       *[other] { $player }: { $text }, would lose { $n } persons
    }
board-threat-gain =
    { $n ->
        [one] { $player }: would score { $n } point
       *[other] { $player }: would score { $n } points
    }
board-threat-none = { $player }: would score nothing
board-threat-safe = { $player }: { $text }, would lose nobody

## The Great Wall

board-wall = The Great Wall: { $n } of { $length } tiles built
board-wall-tile = Wall tile { $n }: { $player }
board-my-wall = Your wall tiles
board-my-wall-tile = Wall tile: { $tile }
board-wall-built = Wall tile already built: { $tile }
board-wall-left =
    { $n ->
        [one] { $n } wall tile left
       *[other] { $n } wall tiles left
    }

## Palaces and hands

board-palaces = Palaces
board-no-palaces = No palace of yours stands.
board-palace =
    { $floors ->
        [one] Palace { $n }, { $floors } floor: { $persons }
       *[other] Palace { $n }, { $floors } floors: { $persons }
    }
board-palace-empty =
    { $floors ->
        [one] Palace { $n }, { $floors } floor, empty
       *[other] Palace { $n }, { $floors } floors, empty
    }
board-lodger = { $tile } in palace { $n }
board-my-hand = Your cards
board-hand-card = Card in your hand: { $card }
board-hand-size =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
board-hand-open =
    { $n ->
        [one] { $n } card in hand: { $cards }
       *[other] { $n } cards in hand: { $cards }
    }

# What a seat has done this month, under its name.
board-chose = chose { $action }
board-took-money = took money
board-month-of = of { $n }
board-month = Month { $n }
