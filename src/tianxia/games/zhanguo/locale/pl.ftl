### ZhanGuo, Polish.
### Printed values never stand here: they come as variables, so that a corrected components file
### is spoken of correctly.
### References: a message named `official-red` is used as $official, its attribute .a as $official_a.

game-name = ZhanGuo
game-about = Zjednocz walczące królestwa: jedna karta w turze, dla własnych regionów albo na dwór cesarza.

## Aspects and their colours

aspect-writing = Pismo
    .gen = Pisma
    .acc = Pismo
aspect-currency = Waluta
    .gen = Waluty
    .acc = Walutę
aspect-laws = Prawo
    .gen = Prawa
    .acc = Prawo

## Officials

official-red = czerwony urzędnik
    .acc = czerwonego urzędnika
    .title = Czerwony urzędnik
    .short = czerwony
official-gray = szary urzędnik
    .acc = szarego urzędnika
    .title = Szary urzędnik
    .short = szary
official-white = biały urzędnik
    .acc = białego urzędnika
    .title = Biały urzędnik
    .short = biały

## Court actions

action-recruit_official = Zrekrutuj urzędnika
action-transfer_officials = Przenieś urzędników
action-install_governor = Wprowadź zarządcę
action-hire_workers = Zatrudnij robotników
action-build_palace = Buduj pałac
action-build_wall = Buduj mur

## Player boards and the abilities of their B sides

side-a = strona A
    .title = Strona A
side-circle = koło
    .title = Koło
    .gen = koła
side-square = kwadrat
    .title = Kwadrat
    .gen = kwadratu
side-triangle = trójkąt
    .title = Trójkąt
    .gen = trójkąta
side-star = gwiazda
    .title = Gwiazda
    .gen = gwiazdy
ability-circle_hire = koło: zatrudnianie
ability-circle_install = koło: zarządca
ability-square_marker = kwadrat: znacznik
ability-triangle_calm = trójkąt: spokój
ability-star_recruit = gwiazda: rekrutacja
ability-star_install = gwiazda: zarządca

## Walls

area-turquoise = turkusowy
section-turquoise_1 = turkusowy obszar, sekcja 1
section-turquoise_2 = turkusowy obszar, sekcja 2
area-gold = złoty
section-gold_1 = złoty obszar, sekcja 1
section-gold_2 = złoty obszar, sekcja 2
area-silver = srebrny
section-silver_1 = srebrny obszar, sekcja 1
section-silver_2 = srebrny obszar, sekcja 2
face-quiet_regions = regiony bez zamieszek
face-colour_sets = zestawy trzech kart w różnych kolorach
face-controlled_regions = regiony, w których urzędników jest co najmniej tyle, ile zamieszek
face-full_regions = regiony z trzema kartami
face-gray_regions = regiony z szarym urzędnikiem
face-pair_regions = regiony z dwiema kartami jednego koloru
face-red_regions = regiony z czerwonym urzędnikiem
face-orange_regions = regiony z pomarańczową kartą
face-white_regions = regiony z białym urzędnikiem
face-brown_regions = regiony z brązową kartą
face-calm_empire = stałe punkty minus wszystkie zamieszki
face-ivory_regions = regiony z kremową kartą

## Tasks

task-wall = zadanie muru
    .title = Zadanie muru
task-palace = zadanie pałacu
    .title = Zadanie pałacu
task-governor = zadanie zarządcy
    .title = Zadanie zarządcy
half-upper = górna sekcja
    .loc = górnej sekcji
half-lower = dolna sekcja
    .loc = dolnej sekcji

## Rewards

reward-official = urzędnicy
    .acc = urzędników
reward-worker = robotnicy
    .acc = robotników
reward-governor = zarządca
    .acc = zarządcę
reward-wall = mur
    .acc = mur
reward-palace = pałac
    .acc = pałac

## Amounts

amount-vp =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
amount-writing = { $n } w Piśmie
amount-currency = { $n } w Walucie
amount-laws = { $n } w Prawie
amount-unrest =
    { $n ->
        [one] { $n } poziom zamieszek
        [few] { $n } poziomy zamieszek
        [many] { $n } poziomów zamieszek
       *[other] { $n } poziomu zamieszek
    }
amount-workers =
    { $n ->
        [one] { $n } robotnik
        [few] { $n } robotników
        [many] { $n } robotników
       *[other] { $n } robotnika
    }
amount-abilities =
    { $n ->
        [one] { $n } zdolność
        [few] { $n } zdolności
        [many] { $n } zdolności
       *[other] { $n } zdolności
    }
amount-red =
    { $n ->
        [one] { $n } czerwony urzędnik
        [few] { $n } czerwonych urzędników
        [many] { $n } czerwonych urzędników
       *[other] { $n } czerwonego urzędnika
    }
amount-gray =
    { $n ->
        [one] { $n } szary urzędnik
        [few] { $n } szarych urzędników
        [many] { $n } szarych urzędników
       *[other] { $n } szarego urzędnika
    }
amount-white =
    { $n ->
        [one] { $n } biały urzędnik
        [few] { $n } białych urzędników
        [many] { $n } białych urzędników
       *[other] { $n } białego urzędnika
    }
amount-governors =
    { $n ->
        [one] { $n } zarządca
        [few] { $n } zarządców
        [many] { $n } zarządców
       *[other] { $n } zarządcy
    }
amount-officials =
    { $n ->
        [one] { $n } urzędnik
        [few] { $n } urzędników
        [many] { $n } urzędników
       *[other] { $n } urzędnika
    }
amount-points =
    { $n ->
        [one] { $n } punkt przemieszczenia
        [few] { $n } punkty przemieszczenia
        [many] { $n } punktów przemieszczenia
       *[other] { $n } punktu przemieszczenia
    }

## Options

option-board_side = Plansze graczy
option-board_side-help = Których stron używacie i jak każdy dostaje planszę.
option-board_side-a = strona A
option-board_side-a-help = Wszyscy mają taką samą planszę bez zdolności; najlepsza na pierwszą grę.
option-board_side-b_pick = strona B, wybór
option-board_side-b_pick-help = Plansze ze zdolnościami; pierwszy wybiera ostatni w kolejności.
option-board_side-b_auction = strona B, aukcja
option-board_side-b_auction-help = Każdy zaczyna z zapasem punktów i licytuje nimi wybór planszy.
option-variant_draft = Dobór z wyborem
option-variant_draft-help = We wszystkich rundach poza ostatnią dobierasz z każdej talii o jedną kartę więcej i jedną oddajesz.
option-variant_draft-false = wyłączone
option-variant_draft-false-help = Dobierz po dwie karty z każdej talii.
option-variant_draft-true = włączone
option-variant_draft-true-help = Dobierz po trzy karty z każdej talii, zatrzymaj po dwie.
option-variant_turn_order = Kolejność według toru nagród
option-variant_turn_order-help = Kto kiedy gra w fazie 2.
option-variant_turn_order-false = wyłączone
option-variant_turn_order-false-help = Zgodnie z ruchem wskazówek zegara od pierwszego gracza.
option-variant_turn_order-true = włączone
option-variant_turn_order-true-help = Od góry toru nagród w dół.
option-variant_unrest = Surowsze zamieszki
option-variant_unrest-help = Ile zamieszek wywołuje zatrudnianie.
option-variant_unrest-false = wyłączone
option-variant_unrest-false-help = Zamieszki rosną raz, niezależnie od liczby robotników.
option-variant_unrest-true = włączone
option-variant_unrest-true-help = Zamieszki rosną za każdego zatrudnionego robotnika.
option-claim_tasks = Zgłaszanie zadań
option-claim_tasks-help = Zgłoszenie nigdy nie szkodzi, więc można je zostawić programowi.
option-claim_tasks-auto = automatyczne
option-claim_tasks-auto-help = Wypełnione zadania zgłaszają się same.
option-claim_tasks-manual = ręczne
option-claim_tasks-manual-help = Zgłaszasz na końcu tury, a jeśli zapomnisz, możesz to zrobić później.
option-auction_removed_boards = Plansze poza aukcją
option-auction_removed_boards-help = Przy dwóch lub trzech graczach część plansz nie bierze udziału w aukcji.
option-auction_removed_boards-random = losowane
option-auction_removed_boards-random-help = O tym, które plansze odpadają, decyduje los.
option-auction_removed_boards-chosen = ustalone
option-auction_removed_boards-chosen-help = Wskazujecie plansze w następnej opcji.
option-auction_removed_ids = Ustalone plansze poza aukcją
option-auction_removed_ids-help = Jedna plansza przy trzech graczach, dwie przy dwóch; tylko jeśli są ustalone.
option-auction_removed_ids-none = żadna
option-auction_removed_ids-none-help = Wszystkie plansze biorą udział w aukcji.
option-auction_removed_ids-circle = { side-circle }
option-auction_removed_ids-circle-help = Nie bierze udziału w aukcji przy trzech graczach.
option-auction_removed_ids-square = { side-square }
option-auction_removed_ids-square-help = Nie bierze udziału w aukcji przy trzech graczach.
option-auction_removed_ids-triangle = { side-triangle }
option-auction_removed_ids-triangle-help = Nie bierze udziału w aukcji przy trzech graczach.
option-auction_removed_ids-star = { side-star }
option-auction_removed_ids-star-help = Nie bierze udziału w aukcji przy trzech graczach.
option-auction_removed_ids-circle_square = { side-circle } i { side-square }
option-auction_removed_ids-circle_square-help = Nie biorą udziału w aukcji przy dwóch graczach.
option-auction_removed_ids-circle_triangle = { side-circle } i { side-triangle }
option-auction_removed_ids-circle_triangle-help = Nie biorą udziału w aukcji przy dwóch graczach.
option-auction_removed_ids-circle_star = { side-circle } i { side-star }
option-auction_removed_ids-circle_star-help = Nie biorą udziału w aukcji przy dwóch graczach.
option-auction_removed_ids-square_triangle = { side-square } i { side-triangle }
option-auction_removed_ids-square_triangle-help = Nie biorą udziału w aukcji przy dwóch graczach.
option-auction_removed_ids-square_star = { side-square } i { side-star }
option-auction_removed_ids-square_star-help = Nie biorą udziału w aukcji przy dwóch graczach.
option-auction_removed_ids-triangle_star = { side-triangle } i { side-star }
option-auction_removed_ids-triangle_star-help = Nie biorą udziału w aukcji przy dwóch graczach.

## Phases

phase-setup = Przygotowanie
phase-draw = Dobór kart
phase-play = Zagrywanie kart
phase-rewards = Nagrody
phase-over = Koniec gry

## Prompts

prompt-draw-first-seat = Los wyznacza pierwszego gracza.
prompt-lay-wall-tile = Los rozkłada żetony muru.
prompt-draw-task = Los wyznacza zadania.
prompt-remove-board = Los usuwa planszę z aukcji.
prompt-deal-card = Los rozdaje karty.
prompt-pick-board = Wybierz swoją planszę.
prompt-bid =
    { $bid ->
        [0] Otwórz licytację; punkty do dyspozycji: { $have }.
       *[other] Stawka wynosi { $bid }: przebij ją albo spasuj. Punkty do dyspozycji: { $have }.
    }
prompt-lay-aside = { $aspect }: wybierz kartę, którą oddajesz.
prompt-choose-play = Zagraj kartę: do regionu na swojej planszy albo na dwór.
prompt-recruit-official = Wybierz urzędnika i region.
prompt-install-governor = Wybierz region dla zarządcy.
prompt-choose-bonus-space = Wybierz pole bonusu w regionie { $region }.
prompt-bonus-official = Możesz wysłać urzędnika do dowolnego regionu.
prompt-move =
    { $left ->
        [one] Przesuń urzędnika (został { $left } punkt).
        [few] Przesuń urzędnika (zostały { $left } punkty).
        [many] Przesuń urzędnika (zostało { $left } punktów).
       *[other] Przesuń urzędnika (zostało { $left } punktu).
    }
prompt-pass-on =
    { $left ->
        [one] { $official_title } musi iść dalej (został { $left } punkt).
        [few] { $official_title } musi iść dalej (zostały { $left } punkty).
        [many] { $official_title } musi iść dalej (zostało { $left } punktów).
       *[other] { $official_title } musi iść dalej (zostało { $left } punktu).
    }
prompt-hire-workers = Wybierz region, w którym zatrudniasz.
prompt-build-palace = Wybierz region dla pałacu.
prompt-pay-palace-worker = Wybierz robotnika z innego regionu niż { $region }.
prompt-take-marker3 = Weź znacznik o wartości 3.
prompt-build-wall = Wybierz pole dla swojego muru.
prompt-pay-wall-worker =
    { $left ->
        [one] Wybierz region, z którego odchodzi robotnik.
        [few] Wybierz regiony, z których odchodzą robotnicy, od lewej (jeszcze { $left }).
        [many] Wybierz regiony, z których odchodzą robotnicy, od lewej (jeszcze { $left }).
       *[other] Wybierz regiony, z których odchodzą robotnicy, od lewej (jeszcze { $left }).
    }
prompt-activate =
    { $left ->
        [one] Użyj zdolności albo zakończ (czeka { $left }).
        [few] Użyj zdolności albo zakończ (czekają { $left }).
        [many] Użyj zdolności albo zakończ (czeka { $left }).
       *[other] Użyj zdolności albo zakończ (czeka { $left }).
    }
prompt-take-marker = Weź znacznik o wartości 1.
prompt-calm-region = Wybierz region, w którym uspokajasz zamieszki.
prompt-move-worker = Przesuń robotnika do sąsiedniego regionu.
prompt-add-worker = Możesz dołożyć robotnika w regionie { $region }.
prompt-move-governor = Przesuń jednego ze swoich zarządców do sąsiedniego regionu.
prompt-claim-tasks = Zgłoś wypełnione zadania.
prompt-take-reward = { $aspect }, wartość { $value }: przyjmij nagrodę ({ $reward }) i oddaj znaczniki albo spasuj.
prompt-reward-official = Wybierz urzędnika do regionu { $region }.
prompt-place-governor = Wybierz region dla zarządcy.

## Prompts for the others: what somebody is doing now

waiting-pick-board = { $player } wybiera planszę.
waiting-bid = { $player } licytuje planszę.
waiting-lay-aside = { $player } wybiera karty do oddania.
waiting-choose-play = { $player } zagrywa kartę.
waiting-recruit-official = { $player } rekrutuje urzędnika.
waiting-install-governor = { $player } wybiera region dla zarządcy.
waiting-choose-bonus-space = { $player } wybiera pole bonusu.
waiting-bonus-official = { $player } może wysłać urzędnika.
waiting-move = { $player } przemieszcza urzędników.
waiting-hire-workers = { $player } zatrudnia robotników.
waiting-build-palace = { $player } buduje pałac.
waiting-pay-palace-worker = { $player } płaci za pałac.
waiting-take-marker3 = { $player } bierze znacznik.
waiting-build-wall = { $player } buduje mur.
waiting-pay-wall-worker = { $player } płaci za mur.
waiting-activate = { $player } używa zdolności.
waiting-take-marker = { $player } bierze znacznik.
waiting-calm-region = { $player } uspokaja region.
waiting-move-worker = { $player } przesuwa robotnika.
waiting-add-worker = { $player } może dołożyć robotnika.
waiting-move-governor = { $player } przesuwa zarządcę.
waiting-claim-tasks = { $player } zgłasza zadania.
waiting-take-reward = { $player } decyduje o nagrodzie.
waiting-reward-official = { $player } wybiera urzędnika.
waiting-place-governor = { $player } wybiera region dla zarządcy.

## Labels

label-board = { $side_title }
label-bid = Stawiam { $n }
label-pass-bid = Pas
label-lay-aside = Oddaj kartę { $card }
label-unify = Karta { $card } do regionu { $region }
label-court = Karta { $card } na dwór: { $action }
label-assign = { $official_title } w regionie { $region } na obszar robotników
label-recruit = { $official_title } do regionu { $region }
label-decline = Nie biorę
label-install = Zarządca w regionie { $region }
label-bonus-space =
    { $effect ->
        [vp] Punkty: { $n }
        [move_points] Punkty przemieszczenia: do { $n }
       *[official] Urzędnik z zasobów
    }
label-move =
    { $area ->
        [government] { $official_title } z regionu { $region } do regionu { $other }
       *[worker] { $official_title } z obszaru robotników { $region } na obszar { $other }
    }
label-move-up = { $official_title } w regionie { $region } na obszar zarządców
label-stop-moving = Koniec przemieszczania
label-hire =
    { $n ->
        [one] Region { $region }: { $n } robotnik
        [few] Region { $region }: { $n } robotników
        [many] Region { $region }: { $n } robotników
       *[other] Region { $region }: { $n } robotnika
    }
label-palace = Pałac w regionie { $region }
label-pay-worker = Robotnik z regionu { $region }
label-marker = Znacznik: { $aspect }
label-marker3 = Znacznik o wartości 3: { $aspect }
label-wall =
    { $lines ->
        [one] { $section }, { $lines } linia
        [few] { $section }, { $lines } linie
        [many] { $section }, { $lines } linii
       *[other] { $section }, { $lines } linii
    }
label-stop-activating = Koniec zdolności
label-activate =
    { $effect ->
        [vp] Karta { $card }, region { $region }: punkty ({ $n })
        [vp_per_card] Karta { $card }, region { $region }: punkty ({ $n }) za karty { $aspect_gen }
        [marker] Karta { $card }, region { $region }: znacznik
        [move_points] Karta { $card }, region { $region }: punkty przemieszczenia ({ $n })
        [worker] Karta { $card }, region { $region }: robotnik tutaj
        [unrest] Karta { $card }, region { $region }: { $where ->
            [any] uspokój dowolny region
           *[here] uspokój ten region
        }
        [move_worker] Karta { $card }, region { $region }: przesuń robotnika
        [official] Karta { $card }, region { $region }: { $official }
       *[other] Karta { $card }, region { $region }
    }
label-board-ability =
    { $effect ->
        [move_points] { $ability } (punkty przemieszczenia: { $n })
       *[other] { $ability }
    }
label-no-card = Puste miejsce
label-calm = Region { $region }: zamieszki do { $level }
label-move-worker = Robotnik z regionu { $region } do regionu { $other }
label-add-worker = Robotnik w regionie { $region }
label-move-governor =
    { $effect ->
        [vp] Zarządca z pola punktów w regionie { $region } do regionu { $other }
        [move_points] Zarządca z pola przemieszczenia w regionie { $region } do regionu { $other }
        [official] Zarządca z pola urzędnika w regionie { $region } do regionu { $other }
       *[beside] Zarządca z regionu { $region } do regionu { $other }
    }
label-claim = { $task_title }, { $half }
label-stop-claiming = Nic więcej nie zgłaszam
label-accept-reward = Przyjmuję: { $reward }
label-pass-reward = Pas, znaczniki zostają

## Reasons

reason-not-own-turn = Urzędnicy schodzą na obszar robotników tylko w twojej turze.
reason-worker-area-full = Obszar robotników w regionie { $region } jest pełny: mieści { $room } urzędników.
reason-not-there-official = Nie ma tam takiego urzędnika ({ $official_short }).
reason-supply-empty = W twoich zasobach nie ma już takiego urzędnika ({ $official_short }).
reason-must-pass-on = Obszar robotników mieści { $room } urzędników, więc przechodzący musi najpierw iść dalej.
reason-must-move = Ta akcja wymaga wydania co najmniej jednego punktu przemieszczenia.
reason-not-adjacent = Regiony { $region } i { $other } nie sąsiadują ze sobą.
reason-no-room-to-stay = Obszar robotników w regionie { $region } jest pełny (urzędników: { $room }), a na wyjście z niego nie starczy punktów.
reason-no-marker = W zasobach nie ma już znacznika { $aspect_gen }.
reason-marker3-taken = Znacznika { $aspect_gen } o wartości 3 nie ma na planszy głównej.
reason-no-unrest = W regionie { $region } nie ma zamieszek.
reason-no-such-extra = Twoja plansza nie daje robotnika na życzenie.
reason-nobody-hires = Na obszarze robotników w regionie { $region } nie ma urzędnika.
reason-unrest-too-high = Zamieszki w regionie { $region } wzrosłyby do { $level }, a tor kończy się na { $max }.
reason-hire-unrest = Wszędzie, gdzie można by zatrudniać, zamieszki wyszłyby poza tor.
reason-hire-officials = Na żadnym obszarze robotników nie ma urzędnika; najpierw przesuń tam kogoś.
reason-no-worker = W regionie { $region } nie ma twojego robotnika.
reason-needs-all-colours = Na obszarze zarządców w regionie { $region } brakuje urzędnika któregoś koloru; potrzebni są wszyscy trzej.
reason-not-pictured = Nagroda nie przedstawia regionu { $region }.
reason-other-region = Zarządca trafia do regionu { $region }.
reason-space-taken = Na tym polu bonusu stoi już zarządca.
reason-not-there-governor = W tym miejscu regionu { $region } nie ma twojego zarządcy.
reason-no-palace-left = Wszystkie twoje pałace już stoją.
reason-no-palace-space = Wszystkie pola pałaców w regionie { $region } są zajęte.
reason-palace-unrest = W regionie { $region } jest zbyt niespokojnie na pałac.
reason-palace-workers = Pałac w regionie { $region } wymaga { $here } robotników tutaj i { $other } w innym regionie.
reason-worker-elsewhere = Ostatni robotnik musi pochodzić z innego regionu niż { $region }.
reason-own-wall = W tej sekcji stoi już twój mur ({ $section }).
reason-wall-space-taken = Na tym polu stoi już mur.
reason-wall-workers = To pole wymaga robotników z { $need } różnych regionów. Twoi robotnicy są w { $have }.
reason-worker-order = Wskazuj regiony od lewej; jesteś już dalej.
reason-workers-later = Dalej nie ma już dość regionów z robotnikami: jeszcze { $left }.
reason-no-such-ability = Twoja plansza nie ma tej zdolności.
reason-not-set-off = Ta akcja i ten numer nie uruchamiają tej zdolności albo już ją wykorzystano.
reason-no-effect = Teraz niczego by to nie zmieniło.
reason-no-such-card = Nie masz tej karty na ręce.
reason-locked = Zamieszki w regionie { $region } są na ostatnim polu, więc jego karty są zablokowane.
reason-task-claimed = To zadanie jest już przez ciebie zgłoszone.
reason-task-open = To zadanie nie jest jeszcze wypełnione.
reason-region-full = W regionie { $region } leżą już { $n } karty.
reason-no-officials-left = Wszyscy twoi urzędnicy są na planszy.
reason-no-officials-out = Na planszy nie ma żadnego twojego urzędnika.
reason-no-governor-left = Wszyscy twoi zarządcy są na planszy głównej.
reason-no-three-officials = Na żadnym obszarze zarządców nie masz urzędników wszystkich trzech kolorów.
reason-no-palace-site = Żaden region nie ma naraz: robotników ({ $here }), kolejnych gdzie indziej ({ $other }), wolnego pola pałacu i dość spokoju.
reason-no-wall-left = Wszystkie twoje mury już stoją.
reason-no-wall-site = Nie ma wolnego pola muru, za które możesz zapłacić.
reason-other-reward = Teraz rozdzielana jest tylko jedna nagroda rundy { $round }.
reason-reward-incomplete = Nagrodę ({ $reward }) trzeba przyjąć w całości, a to niemożliwe.
reason-other-deck = Najpierw wybierz kartę { $aspect_gen }.
reason-no-such-board = Tej planszy ({ $side }) nie ma już do wzięcia.
reason-opener-bids = Kto otwiera licytację, musi podać stawkę.
reason-bid-points = Nie można postawić więcej punktów, niż się ma: { $have }.
reason-bid-low = Stawka musi wynosić co najmniej { $least }.

## The log

note-round = Runda { $n }
note-first-player = { $player } zaczyna rundę.
note-walls-laid = Żetony muru leżą na swoich miejscach.
note-tasks-drawn = Zadania są wylosowane.
note-board-removed = Plansza poza aukcją: { $side }.
note-took-board = { $player } bierze planszę: { $side }.
note-bid = { $player } stawia { $n }.
note-passed-bid = { $player } pasuje.
note-won-auction =
    { $n ->
        [one] { $player } płaci { $n } punkt za planszę.
        [few] { $player } płaci { $n } punkty za planszę.
        [many] { $player } płaci { $n } punktów za planszę.
       *[other] { $player } płaci { $n } punktu za planszę.
    }
note-drew =
    { $n ->
        [one] Każdy dobiera { $n } kartę z każdej talii.
        [few] Każdy dobiera { $n } karty z każdej talii.
        [many] Każdy dobiera { $n } kart z każdej talii.
       *[other] Każdy dobiera { $n } karty z każdej talii.
    }
note-laid-aside = { $player } oddaje kartę { $card }.
note-left-cards = { $player } oddaje karty { $first }, { $second } i { $third }.
note-unified = { $player } wsuwa kartę { $card } w regionie { $region }.
note-went-to-court = { $player } zagrywa { $card } na dwór: { $action }.
note-took-markers =
    { $n ->
        [one] { $player } bierze { $n } znacznik { $aspect_gen }.
        [few] { $player } bierze { $n } znaczniki { $aspect_gen }.
        [many] { $player } bierze { $n } znaczników { $aspect_gen }.
       *[other] { $player } bierze { $n } znacznika { $aspect_gen }.
    }
note-markers-missing =
    { $n ->
        [one] Brakuje { $n } znacznika { $aspect_gen }: { $player } dostaje punkty ({ $points }).
        [few] Brakuje { $n } znaczników { $aspect_gen }: { $player } dostaje punkty ({ $points }).
        [many] Brakuje { $n } znaczników { $aspect_gen }: { $player } dostaje punkty ({ $points }).
       *[other] Brakuje { $n } znacznika { $aspect_gen }: { $player } dostaje punkty ({ $points }).
    }
note-no-markers = Nie ma już znaczników: { $player } dostaje punkty ({ $points }).
note-took-marker3 = { $player } bierze znacznik { $aspect_gen } o wartości 3.
note-calmed = { $player } obniża zamieszki w regionie { $region } do { $level }.
note-unrest-rose = { $player }: zamieszki w regionie { $region } rosną do { $level }.
note-pacified = { $player }: w regionie { $region } panuje spokój.
note-got-workers =
    { $n ->
        [one] { $player } dostaje { $n } robotnika w regionie { $region }.
        [few] { $player } dostaje { $n } robotników w regionie { $region }.
        [many] { $player } dostaje { $n } robotników w regionie { $region }.
       *[other] { $player } dostaje { $n } robotnika w regionie { $region }.
    }
note-sent-official = { $player } wysyła do regionu { $region }: { $official }.
note-assigned = { $player } kieruje do robotników w regionie { $region }: { $official }.
note-stepped = { $player } przesuwa z regionu { $region } do { $other }: { $official }.
note-stepped-up = { $player } przesuwa na obszar zarządców w regionie { $region }: { $official }.
note-stopped-moving =
    { $n ->
        [one] { $player } nie wykorzystuje { $n } punktu przemieszczenia.
        [few] { $player } nie wykorzystuje { $n } punktów przemieszczenia.
        [many] { $player } nie wykorzystuje { $n } punktów przemieszczenia.
       *[other] { $player } nie wykorzystuje { $n } punktu przemieszczenia.
    }
note-declined = { $player } rezygnuje.
note-installed = { $player } wprowadza zarządcę w regionie { $region }.
note-moved-governor = { $player } przesuwa zarządcę z regionu { $region } do { $other }.
note-moved-worker = { $player } przesuwa robotnika z regionu { $region } do { $other }.
note-built-palace =
    { $points ->
        [one] { $player } buduje pałac w regionie { $region } i dostaje { $points } punkt.
        [few] { $player } buduje pałac w regionie { $region } i dostaje { $points } punkty.
        [many] { $player } buduje pałac w regionie { $region } i dostaje { $points } punktów.
       *[other] { $player } buduje pałac w regionie { $region } i dostaje { $points } punktu.
    }
note-built-wall =
    { $lines ->
        [one] { $player } buduje mur: { $section }, { $lines } linia.
        [few] { $player } buduje mur: { $section }, { $lines } linie.
        [many] { $player } buduje mur: { $section }, { $lines } linii.
       *[other] { $player } buduje mur: { $section }, { $lines } linii.
    }
note-activated = { $player } aktywuje kartę { $card } w regionie { $region }.
note-used-board = { $player } używa planszy ({ $ability }).
note-scored =
    { $n ->
        [one] { $player } dostaje { $n } punkt { $source_for }.
        [few] { $player } dostaje { $n } punkty { $source_for }.
        [many] { $player } dostaje { $n } punktów { $source_for }.
       *[other] { $player } dostaje { $n } punktu { $source_for }.
    }
note-claimed = { $player } zgłasza { $task } w { $half_loc } ({ $points }).
note-accepted-reward = { $player } oddaje znaczniki { $aspect_gen } i przyjmuje nagrodę: { $reward }.
note-passed-reward = { $player } rezygnuje z nagrody { $aspect_gen }.
note-final-scored = { $player }, punktacja końcowa: zarządcy { $governors }, znaczniki { $markers }, zadania { $tasks }.
note-walls-scored = { $player }: za mury { $n }, razem { $points }.
note-game-over = Cesarstwo jest zjednoczone.

## Where points come from

source-palaces = Pałace
    .for = za pałac
source-bonus_spaces = Pola bonusów zarządców
    .for = za pole bonusu
source-abilities = Zdolności
    .for = za zdolność
source-missing_markers = Brakujące znaczniki
    .for = za brakujące znaczniki
source-auction = Aukcja
    .for = w aukcji
source-governors = Zarządcy (koniec)
    .for = za zarządców
source-markers = Znaczniki (koniec)
    .for = za znaczniki
source-tasks = Zadania (koniec)
    .for = za zadania
source-walls = Mury (koniec)
    .for = za mury

## Forecast

forecast-now = teraz
forecast-governors = zarządcy
forecast-markers = znaczniki
forecast-tasks = zadania
forecast-walls = mury
forecast-help = Przewagi zarządców i znaczników, zadania i mury według obecnego stanu.

## Tables of the position

sheet-players = Gracze
sheet-seat = Gracz
sheet-points = Punkty
sheet-board-name = Plansza
sheet-officials = Urzędnicy w zasobach
sheet-governors = Zarządcy
sheet-palaces = Pałace
sheet-walls-left = Mury
sheet-markers = Znaczniki
sheet-backs = Rewersy kart
sheet-hand = Karty na ręce
sheet-no-board = jeszcze nie wybrana
sheet-official = { $official_short }: { $n }
sheet-marker = { $aspect }: { $n }
sheet-back = { $aspect } × { $n }
sheet-board = Plansza gracza { $n }
sheet-region = Region
sheet-cards = Karty
sheet-unrest = Zamieszki
sheet-government = Obszar zarządców
sheet-workplace = Urzędnicy przy robotnikach
sheet-workers = Robotnicy
sheet-court = Dwór, ostatnie karty
sheet-card-number = Karta
sheet-action = Akcja
sheet-rewards = Nagrody
sheet-round = Runda
sheet-aspect = Aspekt
sheet-reward = Nagroda
sheet-standing = Kolejność
sheet-regions = Regiony
sheet-worth = Wartość przewagi
sheet-walls = Mury
sheet-section = Sekcja
sheet-tile = Żeton liczy
sheet-levels = Punkty
sheet-line-1 = 1 linia
sheet-line-2 = 2 linie
sheet-line-3 = 3 linie
sheet-not-laid = jeszcze nie leży
sheet-tasks = Zadania
sheet-half = Sekcja
sheet-task = Zadanie
sheet-needs = Wymaga
sheet-discs = Dyski
sheet-card =
    { $bonus ->
        [marker] { $card } ({ $action }: znacznik)
        [move2] { $card } ({ $action }: przemieszczenie ({ $n }))
        [vp2] { $card } ({ $action }: punkty ({ $n }))
        [vp3] { $card } ({ $action }: punkty ({ $n }))
        [worker] { $card } ({ $action }: robotnik)
        [vp_ivory] { $card } ({ $action }: punkty za Pismo)
        [vp_orange] { $card } ({ $action }: punkty za Walutę)
        [vp_brown] { $card } ({ $action }: punkty za Prawo)
        [calm_any] { $card } ({ $action }: spokój w dowolnym regionie)
        [calm_card] { $card } ({ $action }: spokój w jej regionie)
        [move_worker] { $card } ({ $action }: przesunięcie robotnika)
        [official_red] { $card } ({ $action }: czerwony urzędnik)
        [official_gray] { $card } ({ $action }: szary urzędnik)
       *[official_white] { $card } ({ $action }: biały urzędnik)
    }
sheet-reward-text =
    { $kind ->
        [official] { $colour ->
            [red] { $n ->
                [one] { $n } czerwony urzędnik w regionie { $regions }
                [few] { $n } czerwonych urzędników w regionie { $regions }
                [many] { $n } czerwonych urzędników w regionie { $regions }
               *[other] { $n } czerwonych urzędników w regionie { $regions }
            }
            [gray] { $n ->
                [one] { $n } szary urzędnik w regionie { $regions }
                [few] { $n } szarych urzędników w regionie { $regions }
                [many] { $n } szarych urzędników w regionie { $regions }
               *[other] { $n } szarych urzędników w regionie { $regions }
            }
            [white] { $n ->
                [one] { $n } biały urzędnik w regionie { $regions }
                [few] { $n } białych urzędników w regionie { $regions }
                [many] { $n } białych urzędników w regionie { $regions }
               *[other] { $n } białych urzędników w regionie { $regions }
            }
           *[any] { $n ->
                [one] { $n } urzędnik dowolnego koloru w regionie { $regions }
                [few] { $n } urzędników dowolnego koloru w regionie { $regions }
                [many] { $n } urzędników dowolnego koloru w regionie { $regions }
               *[other] { $n } urzędników dowolnego koloru w regionie { $regions }
            }
        }
        [worker] { $n ->
            [one] { $n } robotnik w regionie { $regions }
            [few] { $n } robotników w regionie { $regions }
            [many] { $n } robotników w regionie { $regions }
           *[other] { $n } robotników w regionie { $regions }
        }
        [governor] { $count ->
            [1] zarządca w regionie { $regions }
            [5] zarządca w dowolnym regionie
           *[other] zarządca w jednym z regionów { $regions }
        }
        [wall] mur
       *[palace] pałac
    }
