# Słowa planszy gry Herbaciany ogród, których nie potrzebują zasady.

board-setup = Przygotowanie
board-round = Runda { $n }
board-round-of = z { $n }
board-round-1 = 1
board-round-2 = 2
board-round-3 = 3
board-round-4 = 4
board-round-5 = 5
board-turns = tury: { $n } z { $of }
board-passed =
    { $n ->
        [0] pas bez tury
        [one] pas po 1 turze
       *[other] pas po { $n } turach
    }
board-start-player = Rozpoczyna tę rundę

# nazwy części
board-zone-map = Mapa
board-zone-university = Uniwersytet
board-zone-emperor = Cesarz
board-zone-caravans = Karawany
board-zone-market = Karty
board-tab-leaves = Liście
board-tab-round = Ta runda
board-tab-hand = Ręka
board-tab-cups = Filiżanki
board-university = Uniwersytet Herbaciany
board-emperor = Cesarz
board-caravans = Karawany
board-market = Karty akcji
board-mine = Twoja herbaciarnia
board-this-round = Ta runda
board-teapots-shown = czajniczki
board-hand = Ręka
board-cups = Filiżanki
board-baskets = Kosze
board-no-cups = jeszcze brak
board-supply = Zapasy
board-pile = talia { $n }
board-caravan-pile = talia { $n }, podstawowych { $basic }
board-market-pile = talia { $n }, następna: poziom { $level }
board-leaving = Ta karta odpada na koniec rundy
board-start = start
board-per-lap = okrążenie
board-next-harvest = następne zbiory
board-or = albo
board-nothing = nic
board-at-most = maks. ×{ $n }

board-province-yellow = żółta
board-province-green = zielona
board-province-blue = niebieska
board-province-orange = pomarańczowa
board-province-red = czerwona
board-stack-name = { $province } ×{ $n }
board-stack = Stos filiżanek, prowincja { $province }, zostało { $n }. Na wierzchu: { $tile }
board-stack-empty = Stos filiżanek, prowincja { $province }: pusty
board-region = region { $n }
board-region-label = { $region }, prowincja { $province }, wartość { $n }, { $free ->
        [0] brak wolnych pól
        [one] 1 wolne pole
        [few] { $free } wolne pola
       *[many] { $free } wolnych pól
    }
board-region-bonus = premia: { $gains }
board-garden-of = Ogród, { $player }, { $region }
board-my-garden = Twój ogród, { $region }, jakość { $n }
board-space = Pole na ogród, { $region }{ $n ->
        [0] {""}
        [one] {": "}1 punkt
        [few] {": "}{ $n } punkty
       *[many] {": "}{ $n } punktów
    }
board-section = Odcinek rzeki { $n }: { $gains }; na koniec { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
board-river-start = Początek rzeki
board-harbour = Ostatni odcinek rzeki: { $gains }; na koniec punkty w kolejności przybycia: { $points }
board-half = Uniwersytet: { $gains }; { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, jeśli robotnik stoi tu na koniec
board-laps = Za każde okrążenie { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    } na koniec
board-emperor-row = Rząd { $n } toru cesarza za { $tokens ->
        [one] 1 żeton cesarza
        [few] { $tokens } żetony cesarza
       *[many] { $tokens } żetonów cesarza
    } i liść jakości co najmniej { $quality }: { $gains }
board-emperor-start = Początek toru cesarza
board-boat = Łódź, { $player }, odcinek { $n }
board-student = Robotnik na Uniwersytecie, { $player }, { $n ->
        [one] 1 badanie
        [few] { $n } badania
       *[many] { $n } badań
    }
board-laps-of = { $player }: { $n ->
        [one] 1 okrążenie
        [few] { $n } okrążenia
       *[many] { $n } okrążeń
    } Uniwersytetu
board-climber = Robotnik na torze cesarza, { $player }, rząd { $n }
board-score-marker = { $player }: { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
board-track = Tor punktacji

# co mówią elementy
board-strength = siła { $n }
board-strength-least = siła co najmniej { $n }
board-card-start = Karta początkowa
board-card-action = Karta akcji poziomu { $level }
board-card-emperor = Karta cesarza
board-kind-river = żegluga
board-kind-cups = filiżanki
board-kind-study = badania
board-pot-green = zielony czajniczek
board-pot-red = czerwony czajniczek
board-pot-blue = niebieski czajniczek
board-pot-any = czajniczek dowolnego koloru
board-gain-vp = { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
board-gain-leaves = { $n ->
        [one] 1 świeży liść
        [few] { $n } świeże liście
       *[many] { $n } świeżych liści
    } jakości { $quality }
board-gain-emperor = { $n ->
        [one] 1 żeton cesarza
        [few] { $n } żetony cesarza
       *[many] { $n } żetonów cesarza
    }
board-gain-scroll_strength = { $n ->
        [one] 1 zwój siły
        [few] { $n } zwoje siły
       *[many] { $n } zwojów siły
    }
board-gain-scroll_teapot = { $n ->
        [one] 1 zwój czajniczka
        [few] { $n } zwoje czajniczka
       *[many] { $n } zwojów czajniczka
    }
board-gain-scroll_repeat = { $n ->
        [one] 1 zwój powtórzenia
        [few] { $n } zwoje powtórzenia
       *[many] { $n } zwojów powtórzenia
    }
board-gain-cup_marker = { $n ->
        [one] 1 znacznik filiżanki
        [few] { $n } znaczniki filiżanek
       *[many] { $n } znaczników filiżanek
    }
board-gain-ferment = fermentacja do { $n ->
        [one] 1 liścia
       *[other] { $n } liści
    }
board-gain-draw = dobierz { $n ->
        [one] 1 kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
board-gain-swap = dobierz i odrzuć { $n ->
        [one] 1 kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
board-gain-trash = usuń z gry { $n ->
        [one] 1 kartę
        [few] do { $n } kart
       *[many] do { $n } kart
    }
board-gain-sell_leaves = sprzedaj do { $n } liści: świeży 1 punkt, sfermentowany 2
board-gain-emperor_card = { $n ->
        [one] 1 karta cesarza
        [few] { $n } karty cesarza
       *[many] { $n } kart cesarza
    }
board-end-points = na koniec { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
board-end-flat = na koniec { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
board-end-base = na koniec { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }, o 1 mniej za każdą pozostałą kartę początkową
board-end-per_fermented_leaf = na koniec { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    } za każdy sfermentowany liść, najwyżej { $max }
board-end-per_fresh_leaf = na koniec { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    } za każdy świeży liść, najwyżej { $max }
board-end-per_scroll_teapot = na koniec { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    } za każdy zwój czajniczka, najwyżej { $max }
board-end-per_garden = na koniec { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    } za każdy ogród, najwyżej { $max }
board-end-per_caravan = na koniec { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    } za każdą karawanę, najwyżej { $max }
board-end-per_card_with_river = na koniec { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    } za każdą kartę z żeglugą, najwyżej { $max }
board-end-per_card_with_study = na koniec { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    } za każdą kartę z badaniami, najwyżej { $max }
board-end-per_card_with_cups = na koniec { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    } za każdą kartę z filiżankami, najwyżej { $max }
board-end-per_card_with_teapot = na koniec { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    } za każdą kartę z czajniczkiem, najwyżej { $max }
board-price-leaves = { $n ->
        [one] 1 liść
        [few] { $n } liście
       *[many] { $n } liści
    } jakości co najmniej { $quality }
board-cost-any = { $n ->
        [one] 1 liść
        [few] { $n } liście
       *[many] { $n } liści
    }
board-cost-fermented = { $n ->
        [one] 1 sfermentowany liść
        [few] { $n } sfermentowane liście
       *[many] { $n } sfermentowanych liści
    }
board-for = { $cost }: { $gains }
board-caravan-basic = Podstawowa karawana: jeden handel po lewej i jedna siła po prawej
board-caravan-advanced = Zaawansowana karawana: jeden handel po lewej i jedna siła po prawej
board-slot = Miejsce { $n }: { $card }. Cena: { $price }
board-cup-blue = niebieska
board-cup-green = zielona
board-cup-white = biała
board-tile = Kafelek filiżanki, { $left } i { $right }: { $gains }
board-replace-scroll = zwój czajniczka
board-replace-leaves = 3 liście
board-replace-fermented = 2 sfermentowane liście

# moja część
board-good-scroll_strength = { $n ->
        [one] 1 zwój siły
        [few] { $n } zwoje siły
       *[many] { $n } zwojów siły
    }
board-good-scroll_strength-help = Zwój siły: o 1 więcej siły w akcji głównej
board-good-scroll_teapot = { $n ->
        [one] 1 zwój czajniczka
        [few] { $n } zwoje czajniczka
       *[many] { $n } zwojów czajniczka
    }
board-good-scroll_teapot-help = Zwój czajniczka: zastępuje brakujący czajniczek przy zakupie karty
board-good-scroll_repeat = { $n ->
        [one] 1 zwój powtórzenia
        [few] { $n } zwoje powtórzenia
       *[many] { $n } zwojów powtórzenia
    }
board-good-scroll_repeat-help = Zwój powtórzenia: jeszcze raz ta sama akcja poboczna
board-good-emperor = { $n ->
        [one] 1 żeton cesarza
        [few] { $n } żetony cesarza
       *[many] { $n } żetonów cesarza
    }
board-good-emperor-help = Żetonami cesarza płaci się za tor cesarza
board-good-caravans = { $n ->
        [one] 1 zdobyta karawana
        [few] { $n } zdobyte karawany
       *[many] { $n } zdobytych karawan
    }
board-good-caravans-help = Twoje karawany: obejrzyj je
board-good-hand = { $n ->
        [one] 1 karta na ręce
        [few] { $n } karty na ręce
       *[many] { $n } kart na ręce
    }: obejrzyj talię
board-caravans-won = Zdobyte karawany
board-hand-and-draw = Ręka ({ $hand }) i talia ({ $draw })
board-no-cards = brak kart
board-pagoda = Pagoda, siła { $n }
board-pagoda-help = Ogród z tą pagodą wymaga siły { $n }, a o jedną granicę dalej o 2 większej
board-pagoda-built = Pagoda o sile { $n } stoi na mapie
board-pagodas-left = { $n ->
        [one] została 1 pagoda
        [few] zostały { $n } pagody
       *[many] zostało { $n } pagód
    }
board-basket-fresh = { $n ->
        [one] 1 świeży liść
        [few] { $n } świeże liście
       *[many] { $n } świeżych liści
    } jakości { $quality }
board-basket-fermented = { $n ->
        [one] 1 sfermentowany liść
        [few] { $n } sfermentowane liście
       *[many] { $n } sfermentowanych liści
    } jakości { $quality }
board-basket-later = Po porządkowaniu w tym koszu: świeże { $fresh }, sfermentowane { $fermented }
board-basket-last = Po ostatniej rundzie nie ma porządkowania
board-baskets-of = Liście: świeże { $fresh }, sfermentowane { $fermented }
board-played = Tura { $n }, siła { $strength }: { $cards }
board-slot-free = Tura { $n }: jeszcze bez kart
board-fourth = Czwarta tura kosztuje 2 liście i 1 sfermentowany liść
board-effect-help = Premia z wierzchniej karty: { $gains }
board-connection = Połączenie w rzędzie { $row }, { $n ->
        [0] bez znacznika
        [one] 1 znacznik
        [few] { $n } znaczniki
       *[many] { $n } znaczników
    }
board-row-new = Nowy rząd
board-row-left = Lewy koniec rzędu
board-row-right = Prawy koniec rzędu
board-pile-draw_pile = talia
board-pile-discard_pile = odrzucone
board-pile-removed = usunięte
board-pile-draw_pile-n = Talia, { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[many] { $n } kart
    }
board-pile-discard_pile-n = Odrzucone, { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[many] { $n } kart
    }
board-pile-removed-n = Usunięte z gry, { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[many] { $n } kart
    }
board-look-draw_pile = Przejrzyj talię, { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[many] { $n } kart
    }
board-look-discard_pile = Przejrzyj odrzucone, { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[many] { $n } kart
    }
board-look-removed = Obejrzyj usunięte, { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[many] { $n } kart
    }
