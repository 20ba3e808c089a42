### Słowa potrzebne tylko na planszy.

board-main = Plansza główna ZhanGuo
board-score-disc =
    { $n ->
        [one] { $player }: { $n } punkt
        [few] { $player }: { $n } punkty
        [many] { $player }: { $n } punktów
       *[other] { $player }: { $n } punktu
    }
board-or = lub
board-any-region = dowolny

## Części planszy na telefonie

board-zone-court = Dwór
board-zone-rewards = Nagrody
board-zone-west = Regiony 1–3
board-zone-east = Regiony 3–5
board-zone-tasks = Zadania

## Aspekty, urzędnicy, obszary

board-aspect-writing = Pismo
board-aspect-currency = Waluta
board-aspect-laws = Prawo
board-colour-red = czerwony
board-colour-gray = szary
board-colour-white = biały
board-area-turquoise = obszar turkusowy
board-area-gold = obszar złoty
board-area-silver = obszar srebrny
board-symbol-circle = Plansza z kołem
board-symbol-square = Plansza z kwadratem
board-symbol-triangle = Plansza z trójkątem
board-symbol-star = Plansza z gwiazdą

## Dwór

board-court = Dwór
board-court-empty = Dwór jest pusty: pierwsza karta uruchamia zdolności przy dowolnym numerze.
board-court-top = Na wierzchu { $id } ({ $player }: { $action }), w stosie { $n }.
board-court-stack = Wszystkie, od najnowszej: { $cards }.
board-court-cards =
    { $n ->
        [0] jeszcze bez kart
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
board-fires-above = działa powyżej { $n }
board-fires-below = działa poniżej { $n }
board-fires-any = zawsze działa
board-fires-never = nigdy
board-action-build_wall = Buduj mur
board-action-build_palace = Buduj pałac
board-action-hire_workers = Zatrudnij robotników
board-action-recruit_official = Zrekrutuj urzędnika
board-action-install_governor = Wprowadź zarządcę
board-action-transfer_officials = Przenieś urzędników
board-action-build_wall-help = Postaw mur na pustym polu Wielkiego Muru; każda linia kosztuje robotnika, każdego z innego regionu.
board-action-build_palace-help = Oddaj dwóch robotników z regionu i jednego z innego; zdobądź punkt za każdą kartę przy swojej planszy i weź znacznik o wartości 3.
board-action-hire_workers-help = Każdy urzędnik na jednym obszarze robotników zatrudnia robotnika; rosną tam zamieszki.
board-action-recruit_official-help = Wprowadź urzędnika ze swoich zasobów na obszar zarządców.
board-action-install_governor-help = Odeślij z obszaru zarządców po jednym urzędniku każdego koloru i postaw zarządcę w tym regionie; zamieszki tam ustają.
board-action-transfer_officials-help = Przesuń urzędników łącznie o najwyżej trzy kroki.
board-word-build_wall = mur
board-word-build_palace = pałac
board-word-hire_workers = najem
board-word-recruit_official = nabór
board-word-install_governor = zarządca
board-word-transfer_officials = przenosiny
board-three-writing = Znacznik Pisma o wartości 3
board-three-currency = Znacznik Waluty o wartości 3
board-three-laws = Znacznik Prawa o wartości 3
board-three-gone-writing = Znacznik Pisma o wartości 3 jest już zabrany
board-three-gone-currency = Znacznik Waluty o wartości 3 jest już zabrany
board-three-gone-laws = Znacznik Prawa o wartości 3 jest już zabrany

## Karty i bonusy

board-ability = { $id }, { $action }: { $bonus }
board-bonus-marker = znacznik
board-bonus-move2 =
    { $n ->
        [one] krok
        [few] kroki
        [many] kroków
       *[other] kroku
    }
board-bonus-vp2 = punkty
board-bonus-vp3 = punkty
board-bonus-worker = robotnik
board-bonus-vp_ivory = za kartę
board-bonus-vp_orange = za kartę
board-bonus-vp_brown = za kartę
board-bonus-calm_any = spokój
board-bonus-calm_card = spokój tu
board-bonus-move_worker = przesuń
board-bonus-official_red = czerwony
board-bonus-official_gray = szary
board-bonus-official_white = biały
board-bonus-marker-help = dowolny znacznik.
board-bonus-move2-help =
    { $n ->
        [one] najwyżej { $n } krok urzędnika.
        [few] najwyżej { $n } kroki urzędników.
        [many] najwyżej { $n } kroków urzędników.
       *[other] najwyżej { $n } kroku urzędników.
    }
board-bonus-vp2-help = punkty: { $n }.
board-bonus-vp3-help = punkty: { $n }.
board-bonus-worker-help = robotnik w tym regionie.
board-bonus-vp_ivory-help = punkt za każdą kartę Pisma przy twojej planszy.
board-bonus-vp_orange-help = punkt za każdą kartę Waluty przy twojej planszy.
board-bonus-vp_brown-help = punkt za każdą kartę Prawa przy twojej planszy.
board-bonus-calm_any-help = zamieszki w dowolnym regionie spadają o 1.
board-bonus-calm_card-help = zamieszki w tym regionie spadają o 1.
board-bonus-move_worker-help = robotnik przechodzi do sąsiedniego regionu.
board-bonus-official_red-help = czerwony urzędnik z zasobów do tego regionu.
board-bonus-official_gray-help = szary urzędnik z zasobów do tego regionu.
board-bonus-official_white-help = biały urzędnik z zasobów do tego regionu.

## Nagrody

board-rewards = Nagrody
board-track = Tor nagród od góry: { $players }
board-first-player = Pierwszy gracz: { $player }
board-reward = Runda { $round }, { $aspect }: { $reward }
board-reward-official-any =
    { $n ->
        [one] { $n } urzędnik dowolnego koloru do regionu { $regions }
        [few] { $n } urzędników dowolnego koloru do regionu { $regions }
        [many] { $n } urzędników dowolnego koloru do regionu { $regions }
       *[other] { $n } urzędników dowolnego koloru do regionu { $regions }
    }
board-reward-official-red =
    { $n ->
        [one] { $n } czerwony urzędnik do regionu { $regions }
        [few] { $n } czerwonych urzędników do regionu { $regions }
        [many] { $n } czerwonych urzędników do regionu { $regions }
       *[other] { $n } czerwonych urzędników do regionu { $regions }
    }
board-reward-official-gray =
    { $n ->
        [one] { $n } szary urzędnik do regionu { $regions }
        [few] { $n } szarych urzędników do regionu { $regions }
        [many] { $n } szarych urzędników do regionu { $regions }
       *[other] { $n } szarych urzędników do regionu { $regions }
    }
board-reward-official-white =
    { $n ->
        [one] { $n } biały urzędnik do regionu { $regions }
        [few] { $n } białych urzędników do regionu { $regions }
        [many] { $n } białych urzędników do regionu { $regions }
       *[other] { $n } białych urzędników do regionu { $regions }
    }
board-reward-worker =
    { $n ->
        [one] { $n } robotnik do regionu { $regions }
        [few] { $n } robotników do regionu { $regions }
        [many] { $n } robotników do regionu { $regions }
       *[other] { $n } robotników do regionu { $regions }
    }
board-reward-governor =
    { $one ->
        [1] zarządca w regionie { $regions }
       *[other] zarządca w dowolnym regionie
    }
board-reward-wall = mur na dowolnym polu
board-reward-palace = pałac w dowolnym regionie
board-strength = { $player } { $n }
board-stock-writing = Znaczniki Pisma w zasobach: { $n }
board-stock-currency = Znaczniki Waluty w zasobach: { $n }
board-stock-laws = Znaczniki Prawa w zasobach: { $n }

## Mapa

board-region = Region { $region }. Zarządcy: { $governors }. Przewaga jest teraz warta { $n }: { $players }.
board-region-empty = Region { $region }. Nie ma jeszcze zarządcy.
board-majority =
    { $n ->
        [one] Przewaga w regionie { $region }: { $players }, po { $n } punkcie
        [few] Przewaga w regionie { $region }: { $players }, po { $n } punkty
        [many] Przewaga w regionie { $region }: { $players }, po { $n } punktów
       *[other] Przewaga w regionie { $region }: { $players }, po { $n } punktu
    }
board-space-move_points = Region { $region }: kroki urzędników, najwyżej { $n }
board-space-official = Region { $region }: urzędnik dowolnego koloru do dowolnego regionu
board-space-vp =
    { $n ->
        [one] Region { $region }: { $n } punkt
        [few] Region { $region }: { $n } punkty
        [many] Region { $region }: { $n } punktów
       *[other] Region { $region }: { $n } punktu
    }
board-governor = { $player }: zarządca w regionie { $region }
board-governors-beside =
    { $n ->
        [one] { $player }: zarządca obok pól regionu { $region }
        [few] { $player }: { $n } zarządcy obok pól regionu { $region }
        [many] { $player }: { $n } zarządców obok pól regionu { $region }
       *[other] { $player }: { $n } zarządcy obok pól regionu { $region }
    }
board-palaces =
    { $n ->
        [0] Region { $region }: brak miejsca na pałac
        [one] Region { $region }: { $n } miejsce na pałac
        [few] Region { $region }: { $n } miejsca na pałace
        [many] Region { $region }: { $n } miejsc na pałace
       *[other] Region { $region }: { $n } miejsca na pałace
    }
board-palace-site = Miejsce na pałac w regionie { $region }
board-palace-of = { $player }: pałac w regionie { $region }

## Wielki Mur

board-wall-tile = { $area }, { $levels }: { $criterion } Teraz: { $counts }.
board-wall-space =
    { $n ->
        [one] Pole muru z { $n } linią, { $area }, sekcja { $section }
       *[other] Pole muru z { $n } liniami, { $area }, sekcja { $section }
    }
board-wall-of =
    { $n ->
        [one] { $player }: mur na polu z { $n } linią, { $area }, sekcja { $section }
       *[other] { $player }: mur na polu z { $n } liniami, { $area }, sekcja { $section }
    }
board-criterion-quiet_regions = za region bez zamieszek.
board-criterion-colour_sets = za zestaw trzech kart różnych kolorów.
board-criterion-controlled_regions = za region, w którym urzędników jest co najmniej tyle, ile zamieszek.
board-criterion-full_regions = za region z 3 kartami.
board-criterion-gray_regions = za region z szarym urzędnikiem.
board-criterion-pair_regions = za region z 2 kartami jednego koloru.
board-criterion-red_regions = za region z czerwonym urzędnikiem.
board-criterion-orange_regions = za region z kartą Waluty.
board-criterion-white_regions = za region z białym urzędnikiem.
board-criterion-brown_regions = za region z kartą Prawa.
board-criterion-calm_empire = punkty minus wszystkie zamieszki cesarstwa.
board-criterion-ivory_regions = za region z kartą Pisma.

## Zadania

board-tasks-upper = Zadania I
board-tasks-lower = Zadania II
board-tasks-times = punkty × dyski
board-task-wall = Mury: { $needs }.
board-task-palace = Pałace w regionach { $needs }.
board-task-governor = Zarządcy w regionach { $needs }.
board-task-done = Zgłoszone: { $discs }.

## Mój obszar

board-hand = Twoja ręka
board-no-cards = Brak kart na ręce.
board-no-board = Nie masz jeszcze planszy.
board-decks = talie
board-deck =
    { $n ->
        [one] Talia { $aspect }: została { $n } karta.
        [few] Talia { $aspect }: zostały { $n } karty.
        [many] Talia { $aspect }: zostało { $n } kart.
       *[other] Talia { $aspect }: zostało { $n } karty.
    }
board-deck-under = Na spodzie leżą: { $cards }.
board-government = zarząd
board-workforce = robotnicy
board-area-of-gov = obszar zarządców
board-area-of-worker = obszar robotników
board-own-region = Region { $region } twojej planszy
board-slot =
    { $unrest ->
        [0] Miejsce na kartę w regionie { $region }: znaczniki +{ $n }
       *[other] Miejsce na kartę w regionie { $region }: znaczniki +{ $n }, zamieszki +{ $unrest }
    }
board-unrest = Region { $region }: zamieszki { $n } z { $max }
board-government-area = Obszar zarządców regionu { $region }
board-worker-area = Obszar robotników regionu { $region }
board-official-red = Czerwony urzędnik, { $area } regionu { $region }
board-official-gray = Szary urzędnik, { $area } regionu { $region }
board-official-white = Biały urzędnik, { $area } regionu { $region }
board-workers = Robotnicy w regionie { $region }: { $n }
board-assign = Region { $region }: za darmo przesuń urzędnika do robotników
board-supply-red = Czerwoni urzędnicy w zasobach: { $n }
board-supply-gray = Szarzy urzędnicy w zasobach: { $n }
board-supply-white = Biali urzędnicy w zasobach: { $n }
board-side-circle_hire =
    { $n ->
        [one] Najem: o robotnika więcej; potem { $n } krok urzędnika.
        [few] Najem: o robotnika więcej; potem do { $n } kroków urzędników.
        [many] Najem: o robotnika więcej; potem do { $n } kroków urzędników.
       *[other] Najem: o robotnika więcej; potem do { $n } kroku urzędników.
    }
board-side-circle_install = Zarządca: robotnik może przejść do sąsiedniego regionu.
board-side-square_marker = Mur lub rekrutacja: dowolny znacznik.
board-side-triangle_calm = Przenosiny lub mur: zamieszki w regionie spadają o 1 i przybywa tam robotnik.
board-side-star_recruit =
    { $n ->
        [one] Rekrutacja: { $n } krok urzędnika.
        [few] Rekrutacja: do { $n } kroków urzędników.
        [many] Rekrutacja: do { $n } kroków urzędników.
       *[other] Rekrutacja: do { $n } kroku urzędników.
    }
board-side-star_install = Zarządca: jeden z twoich zarządców może przejść do sąsiedniego regionu.
board-pool = Plansze graczy
board-auction-open = początek licytacji
board-auction = { $player } stawia { $n }
board-pass = Pas
board-bid = Postaw { $n }

## Panele

board-markers-writing = Znaczniki Pisma: { $n }
board-markers-currency = Znaczniki Waluty: { $n }
board-markers-laws = Znaczniki Prawa: { $n }
board-left-governors = Zarządcy w zasobach: { $n }
board-left-palaces = Pałace w zasobach: { $n }
board-left-walls = Mury w zasobach: { $n }
board-backs =
    { $n ->
        [one] { $n } karta na ręce: { $decks }
        [few] { $n } karty na ręce: { $decks }
        [many] { $n } kart na ręce: { $decks }
       *[other] { $n } karty na ręce: { $decks }
    }
board-laid-aside = Odłożone: { $n }
board-mini = Plansza: { $player }.
board-mini-region = Region { $region }: karty { $cards }, zamieszki { $unrest } z { $max }, zarząd { $gov }, przy robotnikach { $worker }, robotnicy { $workers }.

# Jak daleko jest gra i co gracz zrobił w tej rundzie.
board-round = Runda { $n }
board-round-of = z { $n }
board-did-unify = karta przy regionie { $region }
board-did-build_wall = mur kartą { $card }
board-did-build_palace = pałac kartą { $card }
board-did-hire_workers = robotnicy kartą { $card }
board-did-recruit_official = urzędnik kartą { $card }
board-did-install_governor = zarządca kartą { $card }
board-did-transfer_officials = przenosiny kartą { $card }
board-did-accept = bierze nagrodę: { $aspect }
board-did-pass = rezygnuje z nagrody: { $aspect }

# What is asked after the first pick.
board-then-card = Karta { $n }: przy regionie twojej planszy czy na dwór?
