### Słowa potrzebne tylko na planszy.

board-old = starsi
board-young = młodsi
board-track = Tor postaci
board-discard = karty odrzucone · { $n }
board-deck =
    { $n ->
        [one] Zakryty stos: { $n } karta akcji
        [few] Zakryty stos: { $n } karty akcji
        [many] Zakryty stos: { $n } kart akcji
       *[other] Zakryty stos: { $n } karty akcji
    }
board-supply =
    { $n ->
        [0] { $tile }: nikogo już nie ma
       *[other] { $tile }, wartość { $value }: zostało { $n }
    }
board-group = Grupa { $n }: { $cards }
board-score-marker =
    { $n ->
        [one] { $player }: { $n } punkt
        [few] { $player }: { $n } punkty
        [many] { $player }: { $n } punktów
       *[other] { $player }: { $n } punktu
    }
board-person-marker = { $player }: pole { $n } na torze postaci
board-dragon = { $player }: smok na grupie { $n }
board-pairs = Pary już wybrane
board-pair = { $player }: { $first } i { $second }

## Rok

board-month-past = Miesiąc { $n }, miniony: { $event }
board-month-now = Miesiąc { $n }, bieżący: { $event }
board-month-coming = Miesiąc { $n }: { $event }
board-unknown = jeszcze nie wyłożono
board-super = Wielkie wydarzenie: { $super }
board-super-hidden = jeszcze nie wylosowane
board-month-end = Na koniec miesiąca
board-then = Potem { $super }.
board-year-open = Dwa miesiące pokoju, potem dziesięć wydarzeń, które każdy widzi z daleka.
board-year-over = Rok dobiegł końca.
board-event-peace = nic się nie dzieje.
board-event-imperial_tribute =
    { $n ->
        [one] każdy płaci { $n } juana.
        [few] każdy płaci { $n } juany.
        [many] każdy płaci { $n } juanów.
       *[other] każdy płaci { $n } juana.
    }
board-event-drought = 1 ryż za każdy zamieszkały pałac.
board-event-dragon_festival = punkty za najwięcej fajerwerków.
board-event-mongol_invasion = punkty za hełmy; najsłabszy traci.
board-event-contagion =
    { $n ->
        [one] moździerz ratuje jedną postać z { $n }.
       *[other] każdy moździerz ratuje jedną z { $n } postaci.
    }
board-threat-lose =
    { $n ->
        [one] { $player }: { $text }, traci { $n } postać
        [few] { $player }: { $text }, traci { $n } postacie
        [many] { $player }: { $text }, traci { $n } postaci
       *[other] { $player }: { $text }, traci { $n } postaci
    }
board-threat-gain =
    { $n ->
        [one] { $player }: zdobywa { $n } punkt
        [few] { $player }: zdobywa { $n } punkty
        [many] { $player }: zdobywa { $n } punktów
       *[other] { $player }: zdobywa { $n } punktu
    }
board-threat-none = { $player }: nie zdobywa punktów
board-threat-safe = { $player }: { $text }, nikogo nie traci

## Wielki Mur

board-wall = Wielki Mur: zbudowano { $n } z { $length } kafelków
board-wall-tile = Kafelek muru { $n }: { $player }
board-my-wall = Twoje kafelki muru
board-my-wall-tile = Kafelek muru: { $tile }
board-wall-built = Kafelek muru już zbudowany: { $tile }
board-wall-left =
    { $n ->
        [one] został { $n } kafelek muru
        [few] zostały { $n } kafelki muru
        [many] zostało { $n } kafelków muru
       *[other] zostało { $n } kafelka muru
    }

## Pałace i karty

board-palaces = Pałace
board-no-palaces = Nie masz już żadnego pałacu.
board-palace =
    { $floors ->
        [one] Pałac { $n }, { $floors } piętro: { $persons }
        [few] Pałac { $n }, { $floors } piętra: { $persons }
        [many] Pałac { $n }, { $floors } pięter: { $persons }
       *[other] Pałac { $n }, { $floors } piętra: { $persons }
    }
board-palace-empty =
    { $floors ->
        [one] Pałac { $n }, { $floors } piętro, pusty
        [few] Pałac { $n }, { $floors } piętra, pusty
        [many] Pałac { $n }, { $floors } pięter, pusty
       *[other] Pałac { $n }, { $floors } piętra, pusty
    }
board-lodger = { $tile }, pałac { $n }
board-my-hand = Twoje karty
board-hand-card = Karta na ręce: { $card }
board-hand-size =
    { $n ->
        [one] { $n } karta na ręce
        [few] { $n } karty na ręce
        [many] { $n } kart na ręce
       *[other] { $n } karty na ręce
    }
board-hand-open =
    { $n ->
        [one] { $n } karta na ręce: { $cards }
        [few] { $n } karty na ręce: { $cards }
        [many] { $n } kart na ręce: { $cards }
       *[other] { $n } karty na ręce: { $cards }
    }

# What a seat has done this month, under its name.
board-chose = akcja: { $action }
board-took-money = bez akcji, po pieniądze
board-month-of = z { $n }
board-month = Miesiąc { $n }
