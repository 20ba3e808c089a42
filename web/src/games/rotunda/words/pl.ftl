### Words that only the board needs.

board-or = lub

## The rooms' names on their lintels, as short as they can be

board-short-supplier = Dostawca
board-short-smugglers_den = Przemytnicy
board-short-market = Targowisko
board-short-expert_room = Pokój Ekspertów
board-short-banker = Bankier
board-short-steward = Zarządca
board-short-retailer = Detalista
board-short-wholesaler = Hurtownik
board-short-bank = Bank
board-short-black_market = Czarny rynek
board-short-trading_post = Faktoria
board-short-guild_hall = Dom Gildii
board-short-warehouse = Magazyn
board-reconstructed = (Wartości częściowo odtworzone.)
board-room-unknown = Pokój jeszcze niewyłożony
board-stands-here = stoi tu { $who }

## The house

board-hall = Loża Przodków
board-hall-help = Loża Przodków. Wejście to jeden krok i zawsze kończy ruch; może tu stać dowolnie wielu Liderów. Kto wchodzi, oddaje cześć: modli się w świątyni albo oddaje cześć przodkom.
board-gate-help = Loża zakryje tu schody; oba kręgi będą prowadzić przez nią.
board-stair-up = Schody w górę, jednokierunkowe: { $from } – { $to }
board-stair-down = Schody w dół, jednokierunkowe: { $from } – { $to }
board-chair-free = { $room }, krzesło { $n }: wolne
board-chair-junior = { $room }, krzesło { $n }: Asystent gracza { $player }
board-chair-senior = { $room }, krzesło { $n }: starszy Asystent gracza { $player }
board-supply = zasoby ogólne
board-supply-of = Zasoby ogólne: { $n } × { $kind }
board-banker-coins =
    { $n ->
        [one] { $n } moneta w Pokoju Bankiera
        [few] { $n } monety w Pokoju Bankiera
        [many] { $n } monet w Pokoju Bankiera
       *[other] { $n } monety w Pokoju Bankiera
    }
board-field-free = Wolne pole sprzedaży
board-field-for = Wolne pole: { $kind }
board-field-cube = Na tym polu: { $cube }
board-cube-as = { $cube } jako { $as }
board-leader = Lider { $n }
board-leader-at = Lider gracza { $player }: { $place }
board-neutral = Neutralny Lider ({ $colour })
board-neutral-at = Neutralny Lider ({ $colour }, porusza go { $kind }): { $place }
board-way =
    { $n ->
        [one] { $leader }, { $n } krok
        [few] { $leader }, { $n } kroki
        [many] { $leader }, { $n } kroków
       *[other] { $leader }, { $n } kroku
    }

## Villages and the pedlar

board-corner-nw = PnZ
board-corner-ne = PnW
board-corner-se = PdW
board-corner-sw = PdZ
board-pedlar = Domokrążca: { $village }
board-pedlar-help = Asystenci posłani akcją Domokrążcy idą do jego wioski. Przed akcją lub po niej idzie on dalej za 1 monetę od wioski; po turze z akcją Domokrążcy raz idzie dalej za darmo.

## Around the house

board-score-marker =
    { $n ->
        [one] { $player }: { $n } punkt
        [few] { $player }: { $n } punkty
        [many] { $player }: { $n } punktów
       *[other] { $player }: { $n } punktu
    }
board-bonus-at = Symbol bonusu przed { $n }
board-bonus-help = Kto minie symbol we własnej turze, bierze Zlecenie albo Amulet z puli.
board-incense = Kadzidło
board-last-turns =
    { $n ->
        [0] ostatnia tura
        [one] jeszcze { $n } tura
        [few] jeszcze { $n } tury
        [many] jeszcze { $n } tur
       *[other] jeszcze { $n } tury
    }
board-marker = Kadzidło: cześć { $n } z { $end }
board-marker-help = Każde oddanie czci przodkom spala jedno nacięcie. To, które dojdzie do pola końca, daje leżący tam Amulet i kończy grę: pozostali mają jeszcze po jednej turze.
board-end-amulet = Pole końca { $n }: { $amulet }
board-end-field = Pole końca { $n }
board-end-help = Oddanie czci numer { $n } kończy grę: gracz bierze leżący tu Amulet, pozostali mają jeszcze po jednej turze.
board-temples = Świątynie
board-left = dostępne: { $n }
board-temple-used = { $temple }: ktoś się tu już modlił
board-altar = Cześć Przodków
board-cell =
    { $n ->
        [one] Wiersz { $row }, kolumna { $column }: { $n } punkt
        [few] Wiersz { $row }, kolumna { $column }: { $n } punkty
        [many] Wiersz { $row }, kolumna { $column }: { $n } punktów
       *[other] Wiersz { $row }, kolumna { $column }: { $n } punktu
    }
board-cell-with =
    { $n ->
        [one] Wiersz { $row }, kolumna { $column }: { $n } punkt; { $who }
        [few] Wiersz { $row }, kolumna { $column }: { $n } punkty; { $who }
        [many] Wiersz { $row }, kolumna { $column }: { $n } punktów; { $who }
       *[other] Wiersz { $row }, kolumna { $column }: { $n } punktu; { $who }
    }
board-edge-help = { $amulet }: za oddanie czci zakończone w tym wierszu lub w tej kolumnie
board-smugglers = Przemytnicy
board-smuggler = Przemytnik: { $goods }
board-smuggler-stack =
    { $n ->
        [one] { $n } Przemytnik w stosie
        [few] { $n } Przemytników w stosie
        [many] { $n } Przemytników w stosie
       *[other] { $n } Przemytnika w stosie
    }
board-in-stack = w stosie { $n }
board-in-deck = w talii { $n }
board-orders = Zlecenia
board-experts = Eksperci
board-expert-piles = odrzucone { $pile } · talia { $deck }
board-top-back = Wierzchnia karta talii ma rewers { $back }.
board-pile = Odrzuceni, od wierzchu: { $cards }
board-pile-empty = Nie odrzucono jeszcze żadnego Eksperta.
board-pile-top = { $expert } (wierzch stosu)
board-permanent = stały
board-once = raz
board-amulets = Amulety
board-amulet-help = { $amulet }. Zestawy różnych Amuletów punktują na końcu gry.
board-set-kinds = Różne rodzaje w zestawie
board-set-values = Punkty za zestaw z 1, 2, 3 … rodzajów: { $values }

## My household and the panels

board-next-bonus = następny bonus przy
board-still = do zrobienia:
board-still-main =
    { $n ->
        [one] Użyj pokoju jeszcze { $n } raz
        [few] Użyj pokoju jeszcze { $n } razy
        [many] Użyj pokoju jeszcze { $n } razy
       *[other] Użyj pokoju jeszcze { $n } razu
    }
board-still-recruit = Rekrutacja × { $n }
board-still-pedlar = Domokrążca × { $n }
board-still-apprentice = Praktykant × { $n }
board-still-senior_apprentice = Starszy Praktykant × { $n }
board-still-bonus = Bonus × { $n }
board-in-supply = w zasobach
board-my-supply =
    { $n ->
        [one] { $n } Asystent w Osobistych Zasobach
        [few] { $n } Asystentów w Osobistych Zasobach
        [many] { $n } Asystentów w Osobistych Zasobach
       *[other] { $n } Asystenta w Osobistych Zasobach
    }
board-my-supply-help = Stąd Asystenci idą do wiosek i na krzesła albo wracają na tor, gdy się ich zwolni.
board-my-track =
    { $n ->
        [one] { $n } Asystent na torze
        [few] { $n } Asystentów na torze
        [many] { $n } Asystentów na torze
       *[other] { $n } Asystenta na torze
    }
board-my-track-help = Rekrutacja zabiera Asystentów od lewej. Na końcu gry każde odsłonięte pole daje punkty wypisane pod nim.
board-in-villages = W wioskach: { $n }
board-on-chairs = Na krzesłach: { $n }
board-on-altar = Na Planszy Czci: { $n }
board-free-place = wolne miejsce
board-spent = Efekt wykorzystano już w tej turze.
board-spent-short = użyte w tej turze
board-fulfilled = zrealizowane
board-can-pay = stać cię
board-order-done = { $order }, zrealizowane
board-no-orders = Brak Zleceń.
board-no-amulets = Brak Amuletów.
board-next-set =
    { $kinds ->
        [one] { $kinds } rodzaj: { $n }
        [few] { $kinds } rodzaje: { $n }
        [many] { $kinds } rodzajów: { $n }
       *[other] { $kinds } rodzaju: { $n }
    }
board-kept = { $amulet } ({ $expert })
board-amulets-worth =
    { $n ->
        [one] Amulety: { $n } punkt
        [few] Amulety: { $n } punkty
        [many] Amulety: { $n } punktów
       *[other] Amulety: { $n } punktu
    }

## The head of the page

board-worship = Kadzidło { $n }
board-worship-of = z { $n }
board-step-expert = Ekspert
board-step-move = Ruch
board-step-room = Pokój
board-step-bonus = Bonus
board-step-orders = Zlecenia
board-round = Runda { $n }
board-zone-house = Rotunda
board-zone-altar = Cześć
board-zone-cards = Karty
board-went = ostatnio: { $room }
board-went-hall = ostatnio: Loża Przodków

# What is asked after the first pick.
board-then-leader = Lider { $n }: dokąd?
