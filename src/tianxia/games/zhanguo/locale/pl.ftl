### ZhanGuo, Polish.
### Printed values never stand here: they come as variables, so that a corrected components file
### is spoken of correctly.
### References: a message named `official-red` is used as $official, its attribute .a as $official_a.

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
side-circle = koło
    .ins = kołem
side-square = kwadrat
    .ins = kwadratem
side-triangle = trójkąt
    .ins = trójkątem
side-star = gwiazda
    .ins = gwiazdą
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
task-palace = zadanie pałacu
task-governor = zadanie zarządcy
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
amount-palaces =
    { $n ->
        [one] { $n } pałac
        [few] { $n } pałace
        [many] { $n } pałaców
       *[other] { $n } pałacu
    }
amount-walls =
    { $n ->
        [one] { $n } mur
        [few] { $n } mury
        [many] { $n } murów
       *[other] { $n } muru
    }
amount-discs =
    { $n ->
        [one] { $n } dysk na zadaniach
        [few] { $n } dyski na zadaniach
        [many] { $n } dysków na zadaniach
       *[other] { $n } dysku na zadaniach
    }
amount-cards =
    { $n ->
        [one] { $n } karta na własnej planszy
        [few] { $n } karty na własnej planszy
        [many] { $n } kart na własnej planszy
       *[other] { $n } karty na własnej planszy
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
option-claim_tasks-auto-help = Spełnione zadania zgłaszają się same.
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
        [0] Otwórz licytację stawką; masz tyle punktów: { $have }.
       *[other] Stawka wynosi { $bid }: przebij ją albo spasuj. Masz tyle punktów: { $have }.
    }
prompt-lay-aside = { $aspect }: wybierz kartę, którą oddajesz.
prompt-choose-play = Zagraj kartę: przy regionie swojej planszy albo na dwór.
prompt-recruit-official = Wybierz urzędnika i region.
prompt-install-governor = Wybierz region dla zarządcy.
prompt-choose-bonus-space = Wybierz pole bonusu w regionie { $region }.
prompt-bonus-official = Możesz wysłać urzędnika z zasobów do dowolnego regionu.
prompt-move =
    { $left ->
        [one] Przesuń urzędnika (został { $left } punkt przemieszczenia).
        [few] Przesuwaj urzędników (zostały { $left } punkty przemieszczenia).
        [many] Przesuwaj urzędników (zostało { $left } punktów przemieszczenia).
       *[other] Przesuwaj urzędników (zostało { $left } punktu przemieszczenia).
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
prompt-pay-palace-worker = Wybierz region inny niż { $region }, z którego odchodzi ostatni robotnik.
prompt-take-marker3 = Wybierz znacznik o wartości 3.
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
        [one] Użyj zdolności, która czeka, albo zakończ.
        [few] Użyj zdolności albo zakończ (czekają { $left }).
        [many] Użyj zdolności albo zakończ (czeka { $left }).
       *[other] Użyj zdolności albo zakończ (czeka { $left }).
    }
prompt-take-marker = Wybierz znacznik o wartości 1.
prompt-calm-region = Wybierz region, w którym obniżasz zamieszki.
prompt-move-worker = Przesuń robotnika do sąsiedniego regionu.
prompt-add-worker = Możesz dołożyć robotnika w regionie { $region }.
prompt-move-governor = Przesuń jednego ze swoich zarządców do sąsiedniego regionu.
prompt-claim-tasks = Zgłoś spełnione zadania.
prompt-take-reward = { $aspect }, twoja wartość { $value }: oddaj te znaczniki za nagrodę ({ sheet-reward-text }) albo spasuj.
prompt-reward-official = Wybierz urzędnika, który trafi do regionu { $region }.
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

label-board = Weź planszę z { $side_ins }
label-bid = Postaw { $n }
label-pass-bid = Spasuj
label-lay-aside = Oddaj kartę { $card }
label-unify = Wsuń kartę { $card } przy regionie { $region }
label-court = Karta { $card } na dwór: { $action }
label-assign = Przesuń na obszar robotników w regionie { $region }: { $official }
label-recruit = Wyślij { $official_acc } do regionu { $region }
label-decline = Zrezygnuj
label-install = Wprowadź zarządcę w regionie { $region }
label-bonus-space =
    { $effect ->
        [vp] { $n ->
            [one] Zdobądź { $n } punkt
            [few] Zdobądź { $n } punkty
            [many] Zdobądź { $n } punktów
           *[other] Zdobądź { $n } punktu
        }
        [move_points] { $n ->
            [one] Weź { $n } punkt przemieszczenia
            [few] Weź do { $n } punktów przemieszczenia
            [many] Weź do { $n } punktów przemieszczenia
           *[other] Weź do { $n } punktu przemieszczenia
        }
       *[official] Wyślij urzędnika z zasobów
    }
label-move =
    { $area ->
        [government] Przesuń { $official_acc } z regionu { $region } do regionu { $other }
       *[worker] Przesuń { $official_acc } po obszarach robotników z regionu { $region } do regionu { $other }
    }
label-move-up = Przesuń { $official_acc } na obszar zarządców w regionie { $region }
label-stop-moving = Zakończ przemieszczanie
label-hire =
    { $n ->
        [one] Zatrudnij { $n } robotnika w regionie { $region }
        [few] Zatrudnij { $n } robotników w regionie { $region }
        [many] Zatrudnij { $n } robotników w regionie { $region }
       *[other] Zatrudnij { $n } robotnika w regionie { $region }
    }
label-palace = Zbuduj pałac w regionie { $region }
label-pay-worker = Oddaj robotnika z regionu { $region }
label-marker = Weź znacznik { $aspect_gen }
label-marker3 = Weź znacznik { $aspect_gen } o wartości 3
label-wall =
    { $lines ->
        [one] Zbuduj mur: { $section }, { $lines } linia
        [few] Zbuduj mur: { $section }, { $lines } linie
        [many] Zbuduj mur: { $section }, { $lines } linii
       *[other] Zbuduj mur: { $section }, { $lines } linii
    }
label-stop-activating = Nie używaj już zdolności
label-activate =
    { $effect ->
        [vp] { $n ->
            [one] Karta { $card }, region { $region }: { $n } punkt
            [few] Karta { $card }, region { $region }: { $n } punkty
            [many] Karta { $card }, region { $region }: { $n } punktów
           *[other] Karta { $card }, region { $region }: { $n } punktu
        }
        [vp_per_card] { $n ->
            [one] Karta { $card }, region { $region }: { $n } punkt za twoje karty { $aspect_gen }
            [few] Karta { $card }, region { $region }: { $n } punkty za twoje karty { $aspect_gen }
            [many] Karta { $card }, region { $region }: { $n } punktów za twoje karty { $aspect_gen }
           *[other] Karta { $card }, region { $region }: { $n } punktu za twoje karty { $aspect_gen }
        }
        [marker] Karta { $card }, region { $region }: dowolny znacznik
        [move_points] { $n ->
            [one] Karta { $card }, region { $region }: { $n } punkt przemieszczenia
            [few] Karta { $card }, region { $region }: do { $n } punktów przemieszczenia
            [many] Karta { $card }, region { $region }: do { $n } punktów przemieszczenia
           *[other] Karta { $card }, region { $region }: do { $n } punktu przemieszczenia
        }
        [worker] Karta { $card }, region { $region }: robotnik w tym regionie
        [unrest] Karta { $card }, region { $region }: { $where ->
            [any] mniej zamieszek w dowolnym regionie
           *[here] mniej zamieszek w tym regionie
        }
        [move_worker] Karta { $card }, region { $region }: przesunięcie robotnika
        [official] Karta { $card }, region { $region }: { $official } w tym regionie
       *[other] Karta { $card }, region { $region }
    }
label-board-ability =
    { $effect ->
        [move_points] { $n ->
            [one] Twoja plansza: { $n } punkt przemieszczenia
            [few] Twoja plansza: do { $n } punktów przemieszczenia
            [many] Twoja plansza: do { $n } punktów przemieszczenia
           *[other] Twoja plansza: do { $n } punktu przemieszczenia
        }
        [marker] Twoja plansza: dowolny znacznik
        [unrest] Twoja plansza: mniej zamieszek w regionie, a potem robotnik w nim
        [move_worker] Twoja plansza: przesunięcie robotnika
        [move_governor] Twoja plansza: przesunięcie zarządcy
       *[other] Twoja plansza: { $ability }
    }
label-no-card = Puste miejsce
label-calm = Obniż zamieszki w regionie { $region } do { $level }
label-move-worker = Przesuń robotnika z regionu { $region } do regionu { $other }
label-add-worker = Dołóż robotnika w regionie { $region }
label-move-governor =
    { $effect ->
        [vp] Przesuń zarządcę z pola punktów w regionie { $region } do regionu { $other }
        [move_points] Przesuń zarządcę z pola przemieszczenia w regionie { $region } do regionu { $other }
        [official] Przesuń zarządcę z pola urzędnika w regionie { $region } do regionu { $other }
       *[beside] Przesuń zarządcę spoza pól bonusów w regionie { $region } do regionu { $other }
    }
label-claim = Zgłoś { $task } w { $half_loc }
label-stop-claiming = Nie zgłaszaj nic więcej
label-accept-reward = Przyjmij: { sheet-reward-text }
label-pass-reward = Spasuj i zachowaj znaczniki

## Reasons

reason-not-own-turn = Urzędnicy mogą schodzić na obszar robotników tylko w twojej turze.
reason-worker-area-full = Obszar robotników w regionie { $region } jest pełny: mieści { $room } urzędników.
reason-not-there-official = Nie stoi tam { $official }.
reason-supply-empty = W twoich zasobach brakuje urzędnika tego koloru ({ $official_short }).
reason-must-pass-on = Obszar robotników mieści { $room } urzędników, więc przechodzący musi najpierw iść dalej.
reason-must-move = Ta akcja wymaga wydania co najmniej jednego punktu przemieszczenia.
reason-not-adjacent = Regiony { $region } i { $other } nie sąsiadują ze sobą.
reason-same-region = Krok prowadzi do innego Regionu, a nie z { $region } do { $region }.
reason-no-room-to-stay = Obszar robotników w regionie { $region } jest pełny (urzędników: { $room }), a na wyjście z niego nie starczy punktów.
reason-no-marker = W zasobach nie ma już znacznika { $aspect_gen }.
reason-marker3-taken = Znacznika { $aspect_gen } o wartości 3 nie ma na planszy głównej.
reason-no-unrest = W regionie { $region } nie ma zamieszek.
reason-no-such-extra = Twoja plansza nie pozwala zatrudnić na życzenie o jednego robotnika więcej.
reason-nobody-hires = Na obszarze robotników w regionie { $region } nie ma urzędnika.
reason-unrest-too-high = Zamieszki w regionie { $region } wzrosłyby do { $level }, a tor kończy się na { $max }.
reason-hire-unrest = Wszędzie, gdzie można by zatrudniać, zamieszki wyszłyby poza koniec toru.
reason-hire-officials = Na żadnym obszarze robotników nie ma urzędnika; najpierw któryś musi tam zejść.
reason-no-worker = W regionie { $region } nie ma twojego robotnika.
reason-needs-all-colours = Na obszarze zarządców w regionie { $region } potrzebni są czerwony, szary i biały urzędnik.
reason-not-pictured = Nagroda nie obejmuje regionu { $region }.
reason-other-region = Zarządca trafia do regionu { $region }.
reason-space-taken = Na tym polu bonusu stoi już zarządca.
reason-not-there-governor = W tym miejscu regionu { $region } nie ma twojego zarządcy.
reason-no-palace-left = Wszystkie twoje pałace już stoją.
reason-no-palace-space = Wszystkie pola pałaców w regionie { $region } są zajęte.
reason-palace-unrest = W regionie { $region } są zbyt duże zamieszki, żeby budować pałac.
reason-palace-workers = Pałac w regionie { $region } wymaga robotników: { $here } tam i { $other } w innym regionie.
reason-worker-elsewhere = Ostatni robotnik musi pochodzić z innego regionu niż { $region }.
reason-own-wall = W tej sekcji stoi już twój mur ({ $section }).
reason-wall-space-taken = Na tym polu stoi już mur.
reason-wall-workers =
    { $need ->
        [one] To pole wymaga robotnika z { $need } regionu. Regiony, w których masz robotników: { $have }.
        [few] To pole wymaga robotników z { $need } różnych regionów. Regiony, w których masz robotników: { $have }.
        [many] To pole wymaga robotników z { $need } różnych regionów. Regiony, w których masz robotników: { $have }.
       *[other] To pole wymaga robotników z { $need } regionu. Regiony, w których masz robotników: { $have }.
    }
reason-worker-order = Wskazuj regiony po kolei; ten jest już za tobą.
reason-workers-later = Od tego regionu dalej robotnicy są w zbyt niewielu regionach; potrzeba jeszcze { $left }.
reason-no-such-ability = Twoja plansza nie ma tej zdolności.
reason-not-set-off = Akcja albo numer nie uruchamia tej zdolności lub jest ona już wykorzystana.
reason-no-effect = Teraz niczego by to nie zmieniło.
reason-no-such-card = Nie masz tej karty.
reason-locked = Zamieszki w regionie { $region } są na ostatnim polu, więc jego karty są zablokowane.
reason-task-claimed = To zadanie jest już przez ciebie zgłoszone.
reason-task-open = To zadanie nie jest jeszcze spełnione.
reason-region-full =
    { $n ->
        [one] W regionie { $region } leży już { $n } karta.
        [few] W regionie { $region } leżą już { $n } karty.
        [many] W regionie { $region } leży już { $n } kart.
       *[other] W regionie { $region } leży już { $n } karty.
    }
reason-no-officials-left = Wszyscy twoi urzędnicy są już na planszy.
reason-no-officials-out = Nie masz na planszy urzędnika do przeniesienia.
reason-no-governor-left = Wszyscy twoi zarządcy są na planszy głównej.
reason-no-three-officials = Na żadnym obszarze zarządców nie masz urzędników wszystkich trzech kolorów.
reason-no-palace-site = Brak regionu, w którym są robotnicy ({ $here }, a gdzie indziej jeszcze { $other }), wolne pole pałacu i dość niskie zamieszki.
reason-no-wall-left = Wszystkie twoje mury już stoją.
reason-no-wall-site = Nie ma wolnego pola muru, za które można by zapłacić.
reason-other-reward = Teraz rozdzielana jest tylko jedna nagroda rundy { $round }.
reason-reward-incomplete = Nagrodę trzeba przyjąć w całości, a tej nie możesz ({ sheet-reward-text }).
reason-other-deck = Najpierw wybierz kartę { $aspect_gen }.
reason-no-such-board = Planszy z { $side_ins } nie można wziąć.
reason-opener-bids = Kto otwiera licytację, musi podać stawkę.
reason-bid-points = Nie można postawić więcej punktów, niż się ma: { $have }.
reason-bid-low = Stawka musi wynosić co najmniej { $least }.

## The log

note-round = Runda { $n }
note-first-player = { $player } zaczyna rundę.
note-walls-laid = Żetony muru są rozłożone.
note-tasks-drawn = Zadania są wylosowane.
note-board-removed = Plansza z { $side_ins } nie bierze udziału w aukcji.
note-took-board = { $player } bierze planszę z { $side_ins }.
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
note-unified = { $player } wsuwa kartę { $card } przy regionie { $region }.
note-went-to-court = { $player } zagrywa kartę { $card } na dwór: { $action }.
note-took-markers =
    { $n ->
        [one] { $player } bierze { $n } znacznik { $aspect_gen }.
        [few] { $player } bierze { $n } znaczniki { $aspect_gen }.
        [many] { $player } bierze { $n } znaczników { $aspect_gen }.
       *[other] { $player } bierze { $n } znacznika { $aspect_gen }.
    }
note-markers-missing =
    { $n ->
        [one] Brakuje { $n } znacznika { $aspect_gen }: { $player } dostaje { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        }.
        [few] Brakuje { $n } znaczników { $aspect_gen }: { $player } dostaje { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        }.
        [many] Brakuje { $n } znaczników { $aspect_gen }: { $player } dostaje { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        }.
       *[other] Brakuje { $n } znacznika { $aspect_gen }: { $player } dostaje { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        }.
    }
note-no-markers =
    { $points ->
        [one] Nie ma już znaczników: { $player } dostaje { $points } punkt.
        [few] Nie ma już znaczników: { $player } dostaje { $points } punkty.
        [many] Nie ma już znaczników: { $player } dostaje { $points } punktów.
       *[other] Nie ma już znaczników: { $player } dostaje { $points } punktu.
    }
note-took-marker3 = { $player } bierze znacznik { $aspect_gen } o wartości 3.
note-calmed = { $player } obniża zamieszki w regionie { $region } do { $level }.
note-unrest-rose = { $player }: zamieszki w regionie { $region } rosną do { $level }.
note-pacified = { $player } kończy zamieszki w regionie { $region }.
note-got-workers =
    { $n ->
        [one] { $player } dostaje { $n } robotnika w regionie { $region }.
        [few] { $player } dostaje { $n } robotników w regionie { $region }.
        [many] { $player } dostaje { $n } robotników w regionie { $region }.
       *[other] { $player } dostaje { $n } robotnika w regionie { $region }.
    }
note-sent-official = { $player } kieruje { $official_acc } do regionu { $region }.
note-assigned = { $player } kieruje { $official_acc } na obszar robotników w regionie { $region }.
note-stepped = { $player } przesuwa { $official_acc } z regionu { $region } do regionu { $other }.
note-stepped-up = { $player } przesuwa { $official_acc } na obszar zarządców w regionie { $region }.
note-stopped-moving =
    { $n ->
        [one] { $player } nie wykorzystuje { $n } punktu przemieszczenia.
        [few] { $player } nie wykorzystuje { $n } punktów przemieszczenia.
        [many] { $player } nie wykorzystuje { $n } punktów przemieszczenia.
       *[other] { $player } nie wykorzystuje { $n } punktu przemieszczenia.
    }
note-declined = { $player } rezygnuje.
note-installed = { $player } wprowadza zarządcę w regionie { $region }.
note-moved-governor = { $player } przesuwa zarządcę z regionu { $region } do regionu { $other }.
note-moved-worker = { $player } przesuwa robotnika z regionu { $region } do regionu { $other }.
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
note-used-board = { $player } używa zdolności planszy ({ $ability }).
note-scored =
    { $n ->
        [one] { $player } dostaje { $n } punkt { $source_for }.
        [few] { $player } dostaje { $n } punkty { $source_for }.
        [many] { $player } dostaje { $n } punktów { $source_for }.
       *[other] { $player } dostaje { $n } punktu { $source_for }.
    }
note-claimed =
    { $points ->
        [one] { $player } zgłasza { $task } w { $half_loc } za { $points } punkt.
        [few] { $player } zgłasza { $task } w { $half_loc } za { $points } punkty.
        [many] { $player } zgłasza { $task } w { $half_loc } za { $points } punktów.
       *[other] { $player } zgłasza { $task } w { $half_loc } za { $points } punktu.
    }
note-accepted-reward = { $player } oddaje znaczniki { $aspect_gen } i bierze nagrodę: { $reward_acc }.
note-passed-reward = { $player } rezygnuje z nagrody za { $aspect_acc }.
note-final-scored = { $player } dostaje na koniec punkty: zarządcy { $governors }, znaczniki { $markers }, zadania { $tasks }.
note-walls-scored =
    { $points ->
        [one] { $player } dostaje za mury { $n } i ma razem { $points } punkt.
        [few] { $player } dostaje za mury { $n } i ma razem { $points } punkty.
        [many] { $player } dostaje za mury { $n } i ma razem { $points } punktów.
       *[other] { $player } dostaje za mury { $n } i ma razem { $points } punktu.
    }
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
sheet-no-palace = Bez pałacu od
sheet-government = Obszar zarządców
sheet-workplace = Urzędnicy przy robotnikach
sheet-workers = Robotnicy
sheet-court = Dwór, ostatnie karty
sheet-card-number = Karta
sheet-action = Akcja
sheet-supply = Talie i znaczniki
sheet-deck = Karty w talii
sheet-under = Znane na spodzie
sheet-markers-left = Zostało znaczników o wartości 1
sheet-marker3 = Znacznik o wartości 3
sheet-on-board = na planszy głównej
sheet-ties = Pierwszeństwo przy remisach
sheet-place = Miejsce
sheet-free-spaces = Wolne pola bonusów
sheet-free-palaces = Wolne pola pałaców
sheet-space =
    { $effect ->
        [vp] { $n ->
            [one] { $n } punkt
            [few] { $n } punkty
            [many] { $n } punktów
           *[other] { $n } punktu
        }
        [move_points] { $n ->
            [one] { $n } punkt przemieszczenia
            [few] { $n } punkty przemieszczenia
            [many] { $n } punktów przemieszczenia
           *[other] { $n } punktu przemieszczenia
        }
       *[official] urzędnik
    }
sheet-rewards = Nagrody
sheet-round = Runda
sheet-aspect = Aspekt
sheet-reward = Nagroda
sheet-standing = W kolejce
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
        [move2] { $card } ({ $action }: przemieszczenie { $n })
        [vp2] { $card } ({ $action }: punkty { $n })
        [vp3] { $card } ({ $action }: punkty { $n })
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

## Reasons of a hint

hint-nothing = ten wybór nie różni się od pozostałych
hint-points =
    { $n ->
        [one] punkty zdobyte od razu: { $n } punkt
        [few] punkty zdobyte od razu: { $n } punkty
        [many] punkty zdobyte od razu: { $n } punktów
       *[other] punkty zdobyte od razu: { $n } punktu
    }
hint-governors =
    { $n ->
        [one] przewagi zarządców: { $n } punkt
        [few] przewagi zarządców: { $n } punkty
        [many] przewagi zarządców: { $n } punktów
       *[other] przewagi zarządców: { $n } punktu
    }
hint-markers =
    { $n ->
        [one] znaczniki zjednoczenia: { $n } punkt
        [few] znaczniki zjednoczenia: { $n } punkty
        [many] znaczniki zjednoczenia: { $n } punktów
       *[other] znaczniki zjednoczenia: { $n } punktu
    }
hint-rewards =
    { $n ->
        [one] nagrody tej rundy: { $n } punkt
        [few] nagrody tej rundy: { $n } punkty
        [many] nagrody tej rundy: { $n } punktów
       *[other] nagrody tej rundy: { $n } punktu
    }
hint-tasks =
    { $n ->
        [one] zadania: { $n } punkt
        [few] zadania: { $n } punkty
        [many] zadania: { $n } punktów
       *[other] zadania: { $n } punktu
    }
hint-walls =
    { $n ->
        [one] mury: { $n } punkt
        [few] mury: { $n } punkty
        [many] mury: { $n } punktów
       *[other] mury: { $n } punktu
    }
hint-cards =
    { $n ->
        [one] zdolności twoich kart: { $n } punkt
        [few] zdolności twoich kart: { $n } punkty
        [many] zdolności twoich kart: { $n } punktów
       *[other] zdolności twoich kart: { $n } punktu
    }
hint-calm =
    { $n ->
        [one] spokój w twoich regionach: { $n } punkt
        [few] spokój w twoich regionach: { $n } punkty
        [many] spokój w twoich regionach: { $n } punktów
       *[other] spokój w twoich regionach: { $n } punktu
    }
hint-officials =
    { $n ->
        [one] urzędnicy tam, gdzie się przydadzą: { $n } punkt
        [few] urzędnicy tam, gdzie się przydadzą: { $n } punkty
        [many] urzędnicy tam, gdzie się przydadzą: { $n } punktów
       *[other] urzędnicy tam, gdzie się przydadzą: { $n } punktu
    }
hint-workers =
    { $n ->
        [one] robotnicy do pałaców i murów: { $n } punkt
        [few] robotnicy do pałaców i murów: { $n } punkty
        [many] robotnicy do pałaców i murów: { $n } punktów
       *[other] robotnicy do pałaców i murów: { $n } punktu
    }
