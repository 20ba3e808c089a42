### Terakotowa armia, po polsku.
### Wartości z elementów gry nigdy tu nie stoją: przychodzą jako zmienne, więc poprawiony plik
### z elementami jest opisany poprawnie.
### Odwołania: wiadomość `warrior-officer` to $warrior, jej atrybut .acc to $warrior_acc.
### Przypadki i formy: .do polecenie, .side po której stronie, .gen dopełniacz, .dat celownik, .acc biernik, .plural_gen dopełniacz liczby mnogiej; .title – z wielkiej
### litery. O graczach mówimy w czasie teraźniejszym, bo nie znamy ich rodzaju gramatycznego.

## Wojownicy

warrior-officer = oficer
    .gen = oficera
    .dat = oficerowi
    .acc = oficera
    .title = Oficer
    .plural_gen = oficerów
warrior-guard = strażnik
    .gen = strażnika
    .dat = strażnikowi
    .acc = strażnika
    .title = Strażnik
    .plural_gen = strażników
warrior-crossbowman = kusznik
    .gen = kusznika
    .dat = kusznikowi
    .acc = kusznika
    .title = Kusznik
    .plural_gen = kuszników
warrior-soldier = żołnierz
    .gen = żołnierza
    .dat = żołnierzowi
    .acc = żołnierza
    .title = Żołnierz
    .plural_gen = żołnierzy
warrior-officer-help = Z mieczem: punkty, a poza tym możesz przesunąć inspektora o jedno pole do przodu albo do tyłu.
warrior-guard-help = Z halabardą: punkty, a poza tym możesz przesunąć innego swojego wojownika w linii prostej.
warrior-crossbowman-help = Z kuszą: punkt za każde puste pole do najbliższej figurki w jednym kierunku.
warrior-soldier-help = Z włócznią: punkty i monety.

## Specjaliści

specialist-horse = koń
    .gen = konia
    .acc = konia
    .title = Koń
    .plural_gen = koni
specialist-footman = sługa
    .gen = sługi
    .acc = sługę
    .title = Sługa
    .plural_gen = sług
specialist-kneeling_archer = klęczący kusznik
    .gen = klęczącego kusznika
    .acc = klęczącego kusznika
    .title = Klęczący kusznik
    .plural_gen = klęczących kuszników
specialist-musician = muzyk
    .gen = muzyka
    .acc = muzyka
    .title = Muzyk
    .plural_gen = muzyków
specialist-horse-help = Jeden z twoich wojowników zajmuje trzy pola w linii, ale nadal liczy się raz.
specialist-footman-help = Na koniec gry daje punkty za dominację i obecność na ośmiu polach wokół siebie.
specialist-kneeling_archer-help = Jest zwrócony ku sąsiedniemu wojownikowi: rozstrzyga remisy na korzyść jego właściciela, w grupach liczy się jako ten sam rodzaj, a na koniec daje właścicielowi punkty.
specialist-musician-help = W każdej fazie punktowania każdy wojownik w rzędzie lub kolumnie muzyka daje punkty swojemu właścicielowi.

## Broń

weapon-sword = miecz
    .gen = miecza
    .acc = miecz
    .title = Miecz
weapon-halberd = halabarda
    .gen = halabardy
    .acc = halabardę
    .title = Halabarda
weapon-crossbow = kusza
    .gen = kuszy
    .acc = kuszę
    .title = Kusza
weapon-spear = włócznia
    .gen = włóczni
    .acc = włócznię
    .title = Włócznia

## Robotnicy i koła

worker-craftsman = rzemieślnik
    .acc = rzemieślnika
    .title = Rzemieślnik
    .plural_gen = rzemieślników
worker-artisan = artysta
    .acc = artystę
    .title = Artysta
    .plural_gen = artystów
ring-inner = wewnętrzne koło
    .title = Wewnętrzne koło
ring-middle = środkowe koło
    .title = Środkowe koło
ring-outer = zewnętrzne koło
    .title = Zewnętrzne koło

## Akcje kół

action-build_2 = Utworzenie wojownika z gliny
    .kind = build
action-build_3 = Utworzenie wojownika z gliny
    .kind = build
action-build_4 = Utworzenie wojownika z gliny
    .kind = build
action-moisten = Zwilżenie gliny
    .do = Zwilż całą swoją suchą glinę
action-promote = Awans rzemieślnika
    .do = Zamień rzemieślnika na artystę
action-coins_2 = Monety
    .kind = coins
action-coins_3 = Monety
    .kind = coins
action-coins_4 = Monety
    .kind = coins
action-clay_2 = Mokra glina
    .kind = clay
action-clay_4 = Mokra glina
    .kind = clay
action-priority = Żeton kolejności
    .do = Weź żeton kolejności z wierzchu stosu
action-master_builder = { master-master_builder }
action-master_clay_maker = { master-master_clay_maker }
action-master_steward = { master-master_steward }
action-master_overseer = { master-master_overseer }
action-master_inspector = { master-master_inspector }
action-master_blacksmith = { master-master_blacksmith }
action-ready_sword = Przygotowanie miecza
    .do = Przygotuj miecz
action-ready_halberd = Przygotowanie halabardy
    .do = Przygotuj halabardę
action-ready_crossbow = Przygotowanie kuszy
    .do = Przygotuj kuszę
action-ready_spear = Przygotowanie włóczni
    .do = Przygotuj włócznię
action-specialist = Kupno specjalisty
    .do = Kup specjalistę
action-build_2-help = Zapłać mokrą gliną, weź wojownika z organizera i postaw go na dowolnym pustym polu.
action-build_3-help = Zapłać mokrą gliną, weź wojownika z organizera i postaw go na dowolnym pustym polu.
action-build_4-help = Zapłać mokrą gliną, weź wojownika z organizera i postaw go na dowolnym pustym polu.
action-moisten-help = Cała twoja sucha glina staje się mokra.
action-promote-help = Rzemieślnik postawiony w tej turze staje się artystą do końca gry.
action-coins_2-help = Weź monety.
action-coins_3-help = Weź monety.
action-coins_4-help = Weź monety.
action-clay_2-help = Weź mokrą glinę.
action-clay_4-help = Weź mokrą glinę.
action-priority-help = Weź żeton kolejności z wierzchu stosu i mokrą glinę, którą pokazuje. Jego numer to twoje miejsce w następnej rundzie.
action-master_builder-help = { master-master_builder-help }
action-master_clay_maker-help = { master-master_clay_maker-help }
action-master_steward-help = { master-master_steward-help }
action-master_overseer-help = { master-master_overseer-help }
action-master_inspector-help = { master-master_inspector-help }
action-master_blacksmith-help = { master-master_blacksmith-help }
action-ready_sword-help = Odwróć swój miecz na stronę aktywną.
action-ready_halberd-help = Odwróć swoją halabardę na stronę aktywną.
action-ready_crossbow-help = Odwróć swoją kuszę na stronę aktywną.
action-ready_spear-help = Odwróć swoją włócznię na stronę aktywną.
action-specialist-help = Zapłać monetami, odwróć aktywną broń specjalisty i postaw figurkę.

## Mistrzowie

master-master_builder = Mistrz budowniczy
    .gen = mistrza budowniczego
master-master_clay_maker = Mistrz wytwórca gliny
    .gen = mistrza wytwórcy gliny
master-master_steward = Mistrz zarządca
    .gen = mistrza zarządcy
master-master_overseer = Mistrz nadzorca
    .gen = mistrza nadzorcy
master-master_inspector = Mistrz inspektor
    .gen = mistrza inspektora
master-master_blacksmith = Mistrz kowal
    .gen = mistrza kowala
master-master_builder-help = Zapłać tyle monet, ile wynosi numer rundy, za wojownika z najpełniejszej kolumny: bez gliny, punktów i broni. W fazie porządkowania daje monety.
master-master_clay_maker-help = Weź mokrą glinę. W fazie porządkowania chroni część gliny przed wyschnięciem.
master-master_steward-help = Wykonaj jeszcze raz akcję wewnętrznego koła i zapłać za nią ponownie. W fazie porządkowania daje monety.
master-master_overseer-help = Weź całą suchą glinę z dwóch magazynów. W fazie porządkowania chroni część gliny przed wyschnięciem.
master-master_inspector-help = Przesuń jednego inspektora do przodu. W fazie porządkowania daje monety.
master-master_blacksmith-help = Przygotuj całą swoją broń. W fazie porządkowania chroni część gliny przed wyschnięciem.

## Miejsca i kierunki

quarter-ne = północno-wschodni
    .short = PnW
    .gen = północno-wschodniego
    .loc = północno-wschodnim
    .title = Północno-wschodni
quarter-se = południowo-wschodni
    .short = PdW
    .gen = południowo-wschodniego
    .loc = południowo-wschodnim
    .title = Południowo-wschodni
quarter-sw = południowo-zachodni
    .short = PdZ
    .gen = południowo-zachodniego
    .loc = południowo-zachodnim
    .title = Południowo-zachodni
quarter-nw = północno-zachodni
    .short = PnZ
    .gen = północno-zachodniego
    .loc = północno-zachodnim
    .title = Północno-zachodni
inspector-row = inspektor rzędów
    .acc = inspektora rzędów
    .title = Inspektor rzędów
    .line = rzędu
inspector-column = inspektor kolumn
    .acc = inspektora kolumn
    .title = Inspektor kolumn
    .line = kolumny
facing-n = w górę
    .side = powyżej
facing-e = w prawo
    .side = po prawej
facing-s = w dół
    .side = poniżej
facing-w = w lewo
    .side = po lewej

## Żetony punktowania

tile-tile_middle_row = środkowy rząd
    .title = Środkowy rząd
tile-tile_middle_column = środkowa kolumna
    .title = Środkowa kolumna
tile-tile_officer = oficerowie
    .title = Oficerowie
tile-tile_guard = strażnicy
    .title = Strażnicy
tile-tile_crossbowman = kusznicy
    .title = Kusznicy
tile-tile_soldier = żołnierze
    .title = Żołnierze
tile-tile_sector_nw = sektor północno-zachodni
    .title = Sektor północno-zachodni
tile-tile_sector_ne = sektor północno-wschodni
    .title = Sektor północno-wschodni
tile-tile_sector_sw = sektor południowo-zachodni
    .title = Sektor południowo-zachodni
tile-tile_sector_se = sektor południowo-wschodni
    .title = Sektor południowo-wschodni
tile-tile_coins = monety
    .title = Monety
tile-tile_clay = glina, mokra i sucha
    .title = Glina, mokra i sucha
tile-tile_middle_row-help = Dominuje ten, kto ma najwięcej wojowników w środkowym rzędzie.
tile-tile_middle_column-help = Dominuje ten, kto ma najwięcej wojowników w środkowej kolumnie.
tile-tile_officer-help = Dominuje ten, kto ma najwięcej oficerów w całym mauzoleum.
tile-tile_guard-help = Dominuje ten, kto ma najwięcej strażników w całym mauzoleum.
tile-tile_crossbowman-help = Dominuje ten, kto ma najwięcej kuszników w całym mauzoleum.
tile-tile_soldier-help = Dominuje ten, kto ma najwięcej żołnierzy w całym mauzoleum.
tile-tile_sector_nw-help = Dominuje ten, kto ma najwięcej wojowników w sektorze północno-zachodnim; środkowe linie nie należą do żadnego sektora.
tile-tile_sector_ne-help = Dominuje ten, kto ma najwięcej wojowników w sektorze północno-wschodnim; środkowe linie nie należą do żadnego sektora.
tile-tile_sector_sw-help = Dominuje ten, kto ma najwięcej wojowników w sektorze południowo-zachodnim; środkowe linie nie należą do żadnego sektora.
tile-tile_sector_se-help = Dominuje ten, kto ma najwięcej wojowników w sektorze południowo-wschodnim; środkowe linie nie należą do żadnego sektora.
tile-tile_coins-help = Dominuje ten, kto ma najwięcej monet; klęczący kusznicy nie rozstrzygają tu remisów.
tile-tile_clay-help = Dominuje ten, kto ma najwięcej żetonów gliny, mokrej i suchej razem; klęczący kusznicy nie rozstrzygają tu remisów.

## Ilości

amount-coins =
    { $n ->
        [one] { $n } moneta
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }
amount-wet_clay =
    { $n ->
        [one] { $n } żeton mokrej gliny
        [few] { $n } żetony mokrej gliny
        [many] { $n } żetonów mokrej gliny
       *[other] { $n } żetonu mokrej gliny
    }
amount-dry_clay =
    { $n ->
        [one] { $n } żeton suchej gliny
        [few] { $n } żetony suchej gliny
        [many] { $n } żetonów suchej gliny
       *[other] { $n } żetonu suchej gliny
    }
amount-vp =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
amount-weapons =
    { $n ->
        [one] { $n } broń
        [few] { $n } bronie
        [many] { $n } broni
       *[other] { $n } broni
    }
amount-artisans =
    { $n ->
        [one] { $n } artysta
        [few] { $n } artystów
        [many] { $n } artystów
       *[other] { $n } artysty
    }
amount-masters =
    { $n ->
        [one] { $n } mistrz
        [few] { $n } mistrzów
        [many] { $n } mistrzów
       *[other] { $n } mistrza
    }
amount-warriors =
    { $n ->
        [one] { $n } wojownik
        [few] { $n } wojowników
        [many] { $n } wojowników
       *[other] { $n } wojownika
    }

## Opcje

option-first_player = Pierwszy gracz
option-first_player-help = Kto rozgrywa pierwszą turę.
option-first_player-random = losowo
option-first_player-random-help = Pierwszego gracza wyznacza los, pozostali następują zgodnie z ruchem wskazówek zegara.
option-first_player-seat = miejsce 1
option-first_player-seat-help = Zaczyna pierwsze miejsce, pozostałe następują po kolei.
option-wheel_offsets = Koła
option-wheel_offsets-help = Jak na początku stoją dwa ruchome koła warsztatu.
option-wheel_offsets-random = losowo
option-wheel_offsets-random-help = Każde koło zaczyna w dowolnym położeniu.
option-wheel_offsets-fixed = zawsze tak samo
option-wheel_offsets-fixed-help = Koła zaczynają tak, jak mówi plik z elementami; do porównywania rozgrywek.
option-scoring_tiles = Żetony punktowania
option-scoring_tiles-help = Jakie żetony punktowania mają rundy.
option-scoring_tiles-random = losowane
option-scoring_tiles-random-help = Dla każdej rundy losuje się żeton.
option-scoring_tiles-fixed = zawsze te same
option-scoring_tiles-fixed-help = Żetony są takie jak w pliku z elementami; do porównywania rozgrywek.
option-inspector_back_wrap = Inspektor przed pierwszym polem
option-inspector_back_wrap-help = Instrukcja nie mówi, czy inspektor może cofnąć się z pierwszego pola.
option-inspector_back_wrap-true = idzie na ostatnie
option-inspector_back_wrap-true-help = Krok do tyłu z pierwszego pola prowadzi na ostatnie.
option-inspector_back_wrap-false = zostaje
option-inspector_back_wrap-false-help = Z pierwszego pola nie można się cofnąć.
option-steward_needs_first = Mistrz zarządca
option-steward_needs_first-help = Co może powtórzyć mistrz zarządca.
option-steward_needs_first-true = tylko powtarza
option-steward_needs_first-true-help = Powtarza akcję wewnętrznego koła tylko wtedy, gdy została wykonana w tej turze.
option-steward_needs_first-false = także nadrabia
option-steward_needs_first-false-help = Wykonuje akcję wewnętrznego koła także wtedy, gdy zamiast niej coś wzięto albo nic nie zrobiono.

## Fazy

phase-setup = Przygotowanie
phase-actions = Akcje
phase-scoring = Punktowanie
phase-cleanup = Porządkowanie
phase-over = Koniec gry

## Pytania

prompt-turn-inner-ring = Los obraca wewnętrzne koło.
prompt-turn-middle-ring = Los obraca środkowe koło.
prompt-draw-tile = Los dobiera żetony punktowania.
prompt-draw-first-seat = Los wyznacza pierwszego gracza.
prompt-place-worker =
    { $price ->
        [one] Postaw robotnika w segmencie; wcześniej możesz obrócić koło za { $price } monetę.
        [few] Postaw robotnika w segmencie; wcześniej możesz obrócić koło za { $price } monety.
        [many] Postaw robotnika w segmencie; wcześniej możesz obrócić koło za { $price } monet.
       *[other] Postaw robotnika w segmencie; wcześniej możesz obrócić koło za { $price } monety.
    }
prompt-place-worker-turned = Koło zostało obrócone: postaw robotnika w segmencie.
prompt-inner-action =
    Wewnętrzne koło: { $action }{ $n ->
        [0] {""}
       *[other] {" "}({ $n })
    }. { $can ->
        [0] Tej akcji nie możesz wykonać.
       *[other] Wykonaj akcję, weź coś zamiast niej albo nie rób nic.
    }
prompt-middle-action =
    Środkowe koło: { $action }{ $n ->
        [0] {""}
       *[other] {" "}({ $n })
    }. { $can ->
        [0] Tej akcji nie możesz wykonać.
       *[other] Wykonaj akcję, weź coś zamiast niej albo nie rób nic.
    }
prompt-outer-action =
    Zewnętrzne koło: { $action }{ $n ->
        [0] {""}
       *[other] {" "}({ $n })
    }. { $can ->
        [0] Tej akcji nie możesz wykonać.
       *[other] Wykonaj akcję albo nie rób nic.
    }
prompt-choose-warrior = Którego wojownika tworzysz?
prompt-choose-warrior-by-master = Mistrz budowniczy: którego wojownika bierzesz z najpełniejszej kolumny?
prompt-place-warrior = Gdzie stanie { $warrior }?
prompt-use-weapon = Nowy { $warrior }: czy używasz { $weapon_gen }?
prompt-move-inspector = Możesz przesunąć jednego inspektora.
prompt-move-warrior = Możesz przesunąć innego swojego wojownika w linii prostej.
prompt-use-ability = { $master } jest opłacony: czy używasz teraz zdolności?
prompt-choose-warehouses = Mistrz nadzorca: wybierz dwa magazyny, które opróżniasz.
prompt-buy-specialist = Którego specjalistę kupujesz?
prompt-place-specialist = Gdzie stanie { $specialist }?
prompt-place-archer = Gdzie stanie klęczący kusznik i w którą stronę będzie zwrócony?
prompt-mount-warrior = Który z twoich wojowników dostaje konia i po której jego stronie koń stanie?

## Pytania widziane przez innych: co ktoś teraz robi

waiting-place-worker = { $player } stawia robotnika.
waiting-inner-action = { $player } decyduje o akcji wewnętrznego koła.
waiting-middle-action = { $player } decyduje o akcji środkowego koła.
waiting-outer-action = { $player } decyduje o akcji zewnętrznego koła.
waiting-choose-warrior = { $player } wybiera wojownika.
waiting-place-warrior = { $player } stawia wojownika.
waiting-use-weapon = { $player } decyduje o użyciu broni.
waiting-move-inspector = { $player } może przesunąć inspektora.
waiting-move-warrior = { $player } może przesunąć wojownika.
waiting-use-ability = { $player } decyduje o zdolności mistrza.
waiting-choose-warehouses = { $player } wybiera dwa magazyny.
waiting-buy-specialist = { $player } kupuje specjalistę.
waiting-place-specialist = { $player } stawia specjalistę.
waiting-place-archer = { $player } stawia klęczącego kusznika.
waiting-mount-warrior = { $player } daje wojownikowi konia.

## Podpisy

label-turn =
    { $price ->
        [one] Obróć { $ring } za { $price } monetę
        [few] Obróć { $ring } za { $price } monety
        [many] Obróć { $ring } za { $price } monet
       *[other] Obróć { $ring } za { $price } monety
    }
label-place =
    { $worker_title } do segmentu { $segment }: { $inner }{ $inner_n ->
        [0] {""}
       *[other] {" "}({ $inner_n })
    }, { $middle }{ $middle_n ->
        [0] {""}
       *[other] {" "}({ $middle_n })
    }, { $outer }{ $outer_n ->
        [0] {""}
       *[other] {" "}({ $outer_n })
    }
label-perform =
    { $action_kind ->
        [build]
            { $n ->
                [one] Utwórz wojownika za { $n } żeton mokrej gliny
                [few] Utwórz wojownika za { $n } żetony mokrej gliny
                [many] Utwórz wojownika za { $n } żetonów mokrej gliny
               *[other] Utwórz wojownika za { $n } żetonu mokrej gliny
            }
        [coins]
            { $n ->
                [one] Weź { $n } monetę
                [few] Weź { $n } monety
                [many] Weź { $n } monet
               *[other] Weź { $n } monety
            }
        [clay]
            { $n ->
                [one] Weź { $n } żeton mokrej gliny
                [few] Weź { $n } żetony mokrej gliny
                [many] Weź { $n } żetonów mokrej gliny
               *[other] Weź { $n } żetonu mokrej gliny
            }
       *[other] { $action_do }
    }
label-hire =
    { $price ->
        [one] Zapłać { $price } monetę za żeton { $master_gen }
        [few] Zapłać { $price } monety za żeton { $master_gen }
        [many] Zapłać { $price } monet za żeton { $master_gen }
       *[other] Zapłać { $price } monety za żeton { $master_gen }
    }
label-take-clay =
    { $n ->
        [one] Zamiast tego { $n } żeton mokrej gliny
        [few] Zamiast tego { $n } żetony mokrej gliny
        [many] Zamiast tego { $n } żetonów mokrej gliny
       *[other] Zamiast tego { $n } żetonu mokrej gliny
    }
label-take-coins =
    { $n ->
        [one] Zamiast tego { $n } moneta
        [few] Zamiast tego { $n } monety
        [many] Zamiast tego { $n } monet
       *[other] Zamiast tego { $n } monety
    }
label-pass = Nie rób nic
label-choose-warrior = { $warrior_title }
label-choose-warrior-for-points =
    { $points ->
        [one] { $warrior_title }: { $points } punkt
        [few] { $warrior_title }: { $points } punkty
        [many] { $warrior_title }: { $points } punktów
       *[other] { $warrior_title }: { $points } punktu
    }
label-cell = Rząd { $row }, kolumna { $column }
label-use-weapon = Użyj { $weapon_gen }
label-keep-weapon = Zachowaj { $weapon_acc }
label-inspectors-stay = Obaj inspektorzy zostają
label-inspector-row = Inspektor rzędów do rzędu { $line }
label-inspector-column = Inspektor kolumn do kolumny { $line }
label-warriors-stay = Nikt się nie rusza
label-move-warrior = { $warrior_title } z rzędu { $row }, kolumny { $column } do rzędu { $to_row }, kolumny { $to_column }
label-use-ability = Użyj zdolności { $master_gen }
label-leave-ability = Na razie nie używaj zdolności { $master_gen }
label-choose-warehouses =
    { $n ->
        [one] { $first_title } i { $second }: { $n } żeton suchej gliny
        [few] { $first_title } i { $second }: { $n } żetony suchej gliny
        [many] { $first_title } i { $second }: { $n } żetonów suchej gliny
       *[other] { $first_title } i { $second }: { $n } żetonu suchej gliny
    }
label-buy =
    { $price ->
        [one] { $specialist_title }: { $price } moneta i { $weapon }
        [few] { $specialist_title }: { $price } monety i { $weapon }
        [many] { $specialist_title }: { $price } monet i { $weapon }
       *[other] { $specialist_title }: { $price } monety i { $weapon }
    }
label-place-archer = Rząd { $row }, kolumna { $column }, zwrócony { $facing }
label-mount-warrior = { $warrior_title } w rzędzie { $row }, kolumnie { $column }: koń { $facing_side }

## Powody

reason-already-turned = W tej turze koło zostało już obrócone.
reason-needs-turn-price =
    { $price ->
        [one] Obrót koła kosztuje { $price } monetę. Masz { $have }.
        [few] Obrót koła kosztuje { $price } monety. Masz { $have }.
        [many] Obrót koła kosztuje { $price } monet. Masz { $have }.
       *[other] Obrót koła kosztuje { $price } monety. Masz { $have }.
    }
reason-no-worker-left = Nie masz już w tej rundzie { $worker_plural_gen }.
reason-segment-full = Oba pola tego segmentu są zajęte.
reason-closed-by-artisan = Stoi tu artysta, więc nikt więcej nie może przyjść.
reason-only-artisan = Stoi tu rzemieślnik, więc może przyjść tylko artysta.
reason-no-substitute = Zewnętrzne koło nie daje gliny ani monety zamiast akcji.
reason-needs-clay =
    { $price ->
        [one] Kosztuje to { $price } żeton mokrej gliny. Masz { $have }.
        [few] Kosztuje to { $price } żetony mokrej gliny. Masz { $have }.
        [many] Kosztuje to { $price } żetonów mokrej gliny. Masz { $have }.
       *[other] Kosztuje to { $price } żetonu mokrej gliny. Masz { $have }.
    }
reason-cannot-build = Nie ma już wojowników do utworzenia albo pustego pola w mauzoleum.
reason-weapon-ready = Twój żeton { $weapon_gen } jest już aktywny.
reason-no-dry-clay = Nie masz suchej gliny do zwilżenia.
reason-already-artisan = Robotnik, który tu stoi, jest już artystą.
reason-has-priority = Masz żeton kolejności { $number }; nikt nie może mieć dwóch.
reason-no-priority-left = W tej rundzie nie ma już żetonów kolejności.
reason-no-specialist = Nie możesz teraz kupić żadnego specjalisty: każdy wymaga monet, aktywnej broni i miejsca.
reason-needs-token =
    { $price ->
        [one] Żeton { $master_gen } kosztuje { $price } monetę. Masz { $have }.
        [few] Żeton { $master_gen } kosztuje { $price } monety. Masz { $have }.
        [many] Żeton { $master_gen } kosztuje { $price } monet. Masz { $have }.
       *[other] Żeton { $master_gen } kosztuje { $price } monety. Masz { $have }.
    }
reason-needs-builder-price =
    { $price ->
        [one] Mistrz budowniczy bierze w tej rundzie { $price } monetę. Masz { $have }.
        [few] Mistrz budowniczy bierze w tej rundzie { $price } monety. Masz { $have }.
        [many] Mistrz budowniczy bierze w tej rundzie { $price } monet. Masz { $have }.
       *[other] Mistrz budowniczy bierze w tej rundzie { $price } monety. Masz { $have }.
    }
reason-warehouses-empty = Wszystkie cztery magazyny są puste.
reason-weapons-ready = Cała twoja broń jest już aktywna.
reason-nothing-to-repeat = Akcja wewnętrznego koła nie została wykonana, więc nie ma czego powtórzyć.
reason-column-empty = W organizerze nie ma już { $warrior_plural_gen }.
reason-not-fullest-column = Mistrz budowniczy bierze z najpełniejszej kolumny: w tej jest { $left }, w najpełniejszej { $most }.
reason-cell-taken = Na tym polu stoi figurka.
reason-not-so-far = Inspektor nie może się tam teraz przesunąć.
reason-start-of-track = Inspektor stoi na pierwszym polu i nie może się z niego cofnąć.
reason-no-such-warrior = Na tym polu nie stoi wojownik.
reason-not-your-warrior = Ten wojownik nie jest twój.
reason-new-warrior-stays = Nowo utworzony wojownik zostaje; przesunąć można tylko innego.
reason-way-blocked = Coś stoi na drodze: wojownik idzie prosto i tylko przez puste pola.
reason-specialist-sold-out = Nie ma już { $specialist_plural_gen } do kupienia.
reason-needs-weapon = Kupno { $specialist_gen } wymaga aktywnego żetonu { $weapon_gen }, a twój jest nieaktywny.
reason-needs-price =
    { $price ->
        [one] Kosztuje to { $price } monetę. Masz { $have }.
        [few] Kosztuje to { $price } monety. Masz { $have }.
        [many] Kosztuje to { $price } monet. Masz { $have }.
       *[other] Kosztuje to { $price } monety. Masz { $have }.
    }
reason-mausoleum-full = W mauzoleum nie ma pustego pola.
reason-no-place-for-horse = Żaden z twoich wojowników bez konia nie ma obok siebie dwóch pustych pól w linii.
reason-has-horse = Ten wojownik ma już konia.
reason-no-room-for-horse = Koń potrzebuje dwóch kolejnych pól po tej stronie, a nie oba są puste.

## Kronika

note-rings-set = Koła warsztatu zostały ustawione.
note-tiles-drawn =
    { $n ->
        [one] Wylosowano { $n } żeton punktowania.
        [few] Wylosowano { $n } żetony punktowania.
        [many] Wylosowano { $n } żetonów punktowania.
       *[other] Wylosowano { $n } żetonu punktowania.
    }
note-starts = Zaczyna { $player }.
note-place-bonus =
    { $player } zaczyna na miejscu { $place } i dostaje { $clay ->
        [one] { $clay } żeton mokrej gliny
        [few] { $clay } żetony mokrej gliny
        [many] { $clay } żetonów mokrej gliny
       *[other] { $clay } żetonu mokrej gliny
    }{ $coins ->
        [0] {""}
        [one] {" "}oraz { $coins } monetę
        [few] {" "}oraz { $coins } monety
        [many] {" "}oraz { $coins } monet
       *[other] {" "}oraz { $coins } monety
    }.
note-round = Runda { $n }: { $tile }
note-turned =
    { $price ->
        [one] { $player } obraca { $ring } za { $price } monetę.
        [few] { $player } obraca { $ring } za { $price } monety.
        [many] { $player } obraca { $ring } za { $price } monet.
       *[other] { $player } obraca { $ring } za { $price } monety.
    }
note-placed = { $player } stawia { $worker_acc } w segmencie { $segment }.
note-took-clay-instead =
    { $n ->
        [one] { $player } bierze { $n } żeton mokrej gliny zamiast akcji „{ $action }”.
        [few] { $player } bierze { $n } żetony mokrej gliny zamiast akcji „{ $action }”.
        [many] { $player } bierze { $n } żetonów mokrej gliny zamiast akcji „{ $action }”.
       *[other] { $player } bierze { $n } żetonu mokrej gliny zamiast akcji „{ $action }”.
    }
note-took-coins-instead =
    { $n ->
        [one] { $player } bierze { $n } monetę zamiast akcji „{ $action }”.
        [few] { $player } bierze { $n } monety zamiast akcji „{ $action }”.
        [many] { $player } bierze { $n } monet zamiast akcji „{ $action }”.
       *[other] { $player } bierze { $n } monety zamiast akcji „{ $action }”.
    }
note-passed = { $player } rezygnuje z akcji „{ $action }”.
note-took-coins =
    { $n ->
        [one] { $player } bierze { $n } monetę.
        [few] { $player } bierze { $n } monety.
        [many] { $player } bierze { $n } monet.
       *[other] { $player } bierze { $n } monety.
    }
note-took-clay =
    { $n ->
        [one] { $player } bierze { $n } żeton mokrej gliny.
        [few] { $player } bierze { $n } żetony mokrej gliny.
        [many] { $player } bierze { $n } żetonów mokrej gliny.
       *[other] { $player } bierze { $n } żetonu mokrej gliny.
    }
note-moistened =
    { $n ->
        [one] { $player } zwilża { $n } żeton gliny.
        [few] { $player } zwilża { $n } żetony gliny.
        [many] { $player } zwilża { $n } żetonów gliny.
       *[other] { $player } zwilża { $n } żetonu gliny.
    }
note-promoted = { $player } zamienia rzemieślnika w segmencie { $segment } na artystę.
note-took-priority =
    { $player } bierze żeton kolejności { $number }{ $clay ->
        [0] {""}
        [one] {" "}i { $clay } żeton mokrej gliny
        [few] {" "}i { $clay } żetony mokrej gliny
        [many] {" "}i { $clay } żetonów mokrej gliny
       *[other] {" "}i { $clay } żetonu mokrej gliny
    }.
note-readied = { $player } przygotowuje { $weapon_acc }.
note-readied-all = { $player } przygotowuje całą broń.
note-hired =
    { $price ->
        [one] { $player } płaci { $price } monetę za żeton { $master_gen }.
        [few] { $player } płaci { $price } monety za żeton { $master_gen }.
        [many] { $player } płaci { $price } monet za żeton { $master_gen }.
       *[other] { $player } płaci { $price } monety za żeton { $master_gen }.
    }
note-repeated = { $player } wykonuje z mistrzem zarządcą akcję wewnętrznego koła: { $action }.
note-paid-clay =
    { $n ->
        [one] { $player } płaci { $n } żeton mokrej gliny; jeden wysycha w magazynie { $quarter_loc }.
        [few] { $player } płaci { $n } żetony mokrej gliny; jeden wysycha w magazynie { $quarter_loc }.
        [many] { $player } płaci { $n } żetonów mokrej gliny; jeden wysycha w magazynie { $quarter_loc }.
       *[other] { $player } płaci { $n } żetonu mokrej gliny; jeden wysycha w magazynie { $quarter_loc }.
    }
note-paid-coins =
    { $n ->
        [one] { $player } płaci mistrzowi budowniczemu { $n } monetę.
        [few] { $player } płaci mistrzowi budowniczemu { $n } monety.
        [many] { $player } płaci mistrzowi budowniczemu { $n } monet.
       *[other] { $player } płaci mistrzowi budowniczemu { $n } monety.
    }
note-built = { $player } tworzy { $warrior_acc } w rzędzie { $row }, kolumnie { $column }.
note-built-by-master = { $player } tworzy z mistrzem budowniczym { $warrior_acc } w rzędzie { $row }, kolumnie { $column }.
note-used-weapon = { $player } używa { $weapon_gen }.
note-moved-inspector = { $player } przesuwa { $inspector_acc } do { $inspector_line } { $line }.
note-moved-warrior = { $player } przesuwa { $warrior_acc } z rzędu { $row }, kolumny { $column } do rzędu { $to_row }, kolumny { $to_column }.
note-emptied =
    { $n ->
        [one] { $player } bierze { $n } żeton suchej gliny z magazynu { $quarter_gen }.
        [few] { $player } bierze { $n } żetony suchej gliny z magazynu { $quarter_gen }.
        [many] { $player } bierze { $n } żetonów suchej gliny z magazynu { $quarter_gen }.
       *[other] { $player } bierze { $n } żetonu suchej gliny z magazynu { $quarter_gen }.
    }
note-bought =
    { $price ->
        [one] { $player } kupuje { $specialist_acc } za { $price } monetę i { $weapon_acc }.
        [few] { $player } kupuje { $specialist_acc } za { $price } monety i { $weapon_acc }.
        [many] { $player } kupuje { $specialist_acc } za { $price } monet i { $weapon_acc }.
       *[other] { $player } kupuje { $specialist_acc } za { $price } monety i { $weapon_acc }.
    }
note-placed-specialist = { $player } stawia { $specialist_acc } w rzędzie { $row }, kolumnie { $column }.
note-placed-archer = { $player } stawia klęczącego kusznika w rzędzie { $row }, kolumnie { $column }, zwróconego { $facing }.
note-mounted = { $player } daje konia { $warrior_dat } w rzędzie { $row }, kolumnie { $column } ({ $facing_side }).
note-scored =
    { $n ->
        [one] { $player } zdobywa { $n } punkt { $source_for }.
        [few] { $player } zdobywa { $n } punkty { $source_for }.
        [many] { $player } zdobywa { $n } punktów { $source_for }.
       *[other] { $player } zdobywa { $n } punktu { $source_for }.
    }
note-inspected-row = Inspekcja rzędu { $line }.
note-inspected-column = Inspekcja kolumny { $line }.
note-played = Gra muzyk w rzędzie { $row }, kolumnie { $column }.
note-tile = Żeton punktowania: { $tile }.
note-ordered = { $player } zajmuje teraz miejsce { $place }.
note-dried =
    { $player }: { $n ->
        [0] glina nie wysycha
        [one] wysycha { $n } żeton gliny
        [few] wysychają { $n } żetony gliny
        [many] wysycha { $n } żetonów gliny
       *[other] wysycha { $n } żetonu gliny
    }{ $kept ->
        [0] {""}
        [one] , { $kept } pozostaje mokry
        [few] , { $kept } pozostają mokre
        [many] , { $kept } pozostaje mokrych
       *[other] , { $kept } pozostaje mokre
    }.
note-master-coins =
    { $n ->
        [one] { $player } dostaje od mistrzów { $n } monetę.
        [few] { $player } dostaje od mistrzów { $n } monety.
        [many] { $player } dostaje od mistrzów { $n } monet.
       *[other] { $player } dostaje od mistrzów { $n } monety.
    }
note-rings-turned = Oba koła obracają się o krok.
note-final = Punktowanie końcowe
note-served = Punktowany jest sługa w rzędzie { $row }, kolumnie { $column }.
note-left = { $player }: { $warrior } w rzędzie { $row }, kolumnie { $column } nie należy do żadnej grupy i opuszcza mauzoleum.
note-grouped =
    { $n ->
        [one] Grupa { $warrior_plural_gen }: { $n } wojownik, właściciele: { $owners }.
        [few] Grupa { $warrior_plural_gen }: { $n } wojowników, właściciele: { $owners }.
        [many] Grupa { $warrior_plural_gen }: { $n } wojowników, właściciele: { $owners }.
       *[other] Grupa { $warrior_plural_gen }: { $n } wojownika, właściciele: { $owners }.
    }
note-game-over = Armia jest gotowa.

## Skąd są punkty

source-organizer = Organizer wojowników
    .for = za nowego wojownika
source-weapon = Broń
    .for = dzięki broni
source-inspector = Inspektorzy
    .for = od inspektora
source-musician = Muzycy
    .for = od muzyka
source-tile = Żetony punktowania
    .for = za żeton punktowania
source-footman = Słudzy (koniec)
    .for = od sługi
source-group = Grupy (koniec)
    .for = za grupę
source-archer = Klęczący kusznicy (koniec)
    .for = za klęczących kuszników
source-leftover = Pozostałe zasoby (koniec)
    .for = za monety i glinę

## Prognoza

forecast-now = teraz
forecast-footmen = słudzy
forecast-groups = grupy
forecast-archers = kusznicy
forecast-leftovers = zasoby
forecast-help = Punktują słudzy, wojownicy bez grupy odchodzą, punktują grupy i klęczący kusznicy, a monety i glina zamieniają się w punkty.

## Tabele pozycji

sheet-players = Gracze
sheet-seat = Gracz
sheet-points = Punkty
sheet-coins = Monety
sheet-wet-clay = Mokra glina
sheet-dry-clay = Sucha glina
sheet-craftsmen-left = Rzemieślnicy do postawienia
sheet-artisans-left = Artyści do postawienia
sheet-weapons = Aktywna broń
sheet-priority = Żeton kolejności
sheet-masters = Mistrzowie i wojownicy
sheet-hired = Opłaceni mistrzowie
sheet-next-price = Cena następnego mistrza
sheet-officer = Oficerowie
sheet-guard = Strażnicy
sheet-crossbowman = Kusznicy
sheet-soldier = Żołnierze
sheet-rounds = Rundy
sheet-round = Runda
sheet-tile = Żeton punktowania
sheet-domination = Dominacja
sheet-presence = Obecność
sheet-builder = Cena mistrza budowniczego
sheet-workshop = Warsztat
sheet-segment = Nr segmentu
sheet-inner = Wewnętrzne koło
sheet-middle = Środkowe koło
sheet-outer = Zewnętrzne koło
sheet-action =
    { $n ->
        [0] { $action }
       *[other] { $action } ({ $n })
    }
sheet-workers = Robotnicy
sheet-warehouse = Magazyn
sheet-quarter = { $quarter_short }
sheet-mausoleum = Mauzoleum, rząd po rzędzie
sheet-row = Rząd
sheet-column = { $n }
sheet-stock = Zapasy
sheet-what = Co
sheet-left = Pozostało
sheet-worth = Następna figurka
sheet-clay-in = Sucha glina, magazyn { $quarter }
sheet-priority-left = Żetony kolejności
sheet-groups = Grupy
sheet-kind = Rodzaj
sheet-cells = Pola, rząd/kolumna
sheet-cell = { $row }/{ $column }
sheet-each = Punkty za wojownika
sheet-seat-n = Miejsce { $n }
sheet-outlook = Co dałaby teraz ta runda
sheet-scoring = Punktowanie
sheet-pays-row = Inspektor rzędów, rząd { $line }
sheet-pays-column = Inspektor kolumn, kolumna { $line }
sheet-pays-musicians = Muzycy
sheet-pays-tile = Żeton punktowania

## Reasons of a hint

hint-nothing = ten wybór nie różni się od pozostałych
hint-points =
    { $n ->
        [one] punkty zdobyte od razu: { $n } punkt
        [few] punkty zdobyte od razu: { $n } punkty
        [many] punkty zdobyte od razu: { $n } punktów
       *[other] punkty zdobyte od razu: { $n } punktu
    }
hint-inspectors =
    { $n ->
        [one] rzędy i kolumny inspektorów: { $n } punkt
        [few] rzędy i kolumny inspektorów: { $n } punkty
        [many] rzędy i kolumny inspektorów: { $n } punktów
       *[other] rzędy i kolumny inspektorów: { $n } punktu
    }
hint-tiles =
    { $n ->
        [one] żetony punktowania: { $n } punkt
        [few] żetony punktowania: { $n } punkty
        [many] żetony punktowania: { $n } punktów
       *[other] żetony punktowania: { $n } punktu
    }
hint-musicians =
    { $n ->
        [one] wojownicy w linii z muzykami: { $n } punkt
        [few] wojownicy w linii z muzykami: { $n } punkty
        [many] wojownicy w linii z muzykami: { $n } punktów
       *[other] wojownicy w linii z muzykami: { $n } punktu
    }
hint-footmen =
    { $n ->
        [one] wojownicy wokół sług: { $n } punkt
        [few] wojownicy wokół sług: { $n } punkty
        [many] wojownicy wokół sług: { $n } punktów
       *[other] wojownicy wokół sług: { $n } punktu
    }
hint-groups =
    { $n ->
        [one] grupy na koniec gry: { $n } punkt
        [few] grupy na koniec gry: { $n } punkty
        [many] grupy na koniec gry: { $n } punktów
       *[other] grupy na koniec gry: { $n } punktu
    }
hint-archers =
    { $n ->
        [one] klęczący kusznicy zwróceni ku twoim wojownikom: { $n } punkt
        [few] klęczący kusznicy zwróceni ku twoim wojownikom: { $n } punkty
        [many] klęczący kusznicy zwróceni ku twoim wojownikom: { $n } punktów
       *[other] klęczący kusznicy zwróceni ku twoim wojownikom: { $n } punktu
    }
hint-clay =
    { $n ->
        [one] glina na wojowników: { $n } punkt
        [few] glina na wojowników: { $n } punkty
        [many] glina na wojowników: { $n } punktów
       *[other] glina na wojowników: { $n } punktu
    }
hint-coins =
    { $n ->
        [one] monety do wydania: { $n } punkt
        [few] monety do wydania: { $n } punkty
        [many] monety do wydania: { $n } punktów
       *[other] monety do wydania: { $n } punktu
    }
hint-weapons =
    { $n ->
        [one] przygotowana broń: { $n } punkt
        [few] przygotowana broń: { $n } punkty
        [many] przygotowana broń: { $n } punktów
       *[other] przygotowana broń: { $n } punktu
    }
hint-masters =
    { $n ->
        [one] mistrzowie i ich premie: { $n } punkt
        [few] mistrzowie i ich premie: { $n } punkty
        [many] mistrzowie i ich premie: { $n } punktów
       *[other] mistrzowie i ich premie: { $n } punktu
    }
hint-artisans =
    { $n ->
        [one] artyści, którzy znajdą miejsce: { $n } punkt
        [few] artyści, którzy znajdą miejsce: { $n } punkty
        [many] artyści, którzy znajdą miejsce: { $n } punktów
       *[other] artyści, którzy znajdą miejsce: { $n } punktu
    }
hint-order =
    { $n ->
        [one] twoje miejsce w kolejności tur: { $n } punkt
        [few] twoje miejsce w kolejności tur: { $n } punkty
        [many] twoje miejsce w kolejności tur: { $n } punktów
       *[other] twoje miejsce w kolejności tur: { $n } punktu
    }
