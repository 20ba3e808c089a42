### Słowa potrzebne tylko na planszy.

board-round = Runda { $n }
board-round-of = z { $n }
board-not-yet = jeszcze nie wylosowano
board-nobody = nikt
board-zone-workshop = Warsztat
board-zone-mausoleum = Mauzoleum
board-zone-figures = Figurki
board-zone-masters = Mistrzowie
board-score-track = Tor punktacji
board-score-marker =
    { $n ->
        [one] { $player }: { $n } punkt zwycięstwa
        [few] { $player }: { $n } punkty zwycięstwa
        [many] { $player }: { $n } punktów zwycięstwa
       *[other] { $player }: { $n } punktu zwycięstwa
    }

## Warsztat

board-segment = Segment { $n }: { $inner }, potem { $middle }, potem { $outer }
board-segment-help = Segment { $n }, od środka na zewnątrz: { $inner }; { $middle }; { $outer }.
board-act-build =
    { $n ->
        [one] Utwórz wojownika za { $n } żeton mokrej gliny
        [few] Utwórz wojownika za { $n } żetony mokrej gliny
        [many] Utwórz wojownika za { $n } żetonów mokrej gliny
       *[other] Utwórz wojownika za { $n } żetonu mokrej gliny
    }
board-act-coins =
    { $n ->
        [one] Weź { $n } monetę
        [few] Weź { $n } monety
        [many] Weź { $n } monet
       *[other] Weź { $n } monety
    }
board-act-clay =
    { $n ->
        [one] Weź { $n } żeton mokrej gliny
        [few] Weź { $n } żetony mokrej gliny
        [many] Weź { $n } żetonów mokrej gliny
       *[other] Weź { $n } żetonu mokrej gliny
    }
board-act-priority = { $name } { $n }
board-act-hire =
    { $n ->
        [one] { $name }, cena: { $n } moneta
        [few] { $name }, cena: { $n } monety
        [many] { $name }, cena: { $n } monet
       *[other] { $name }, cena: { $n } monety
    }
board-worker = { $player }: { $worker } w segmencie { $n }
board-turn-inner =
    { $n ->
        [one] Obróć wewnętrzne koło o krok w prawo za { $n } monetę
        [few] Obróć wewnętrzne koło o krok w prawo za { $n } monety
        [many] Obróć wewnętrzne koło o krok w prawo za { $n } monet
       *[other] Obróć wewnętrzne koło o krok w prawo za { $n } monety
    }
board-turn-inner-help =
    { $n ->
        [one] Przed postawieniem robotnika możesz zapłacić { $n } monetę i obrócić jedno koło; wewnętrzne obraca się zgodnie z ruchem wskazówek zegara.
        [few] Przed postawieniem robotnika możesz zapłacić { $n } monety i obrócić jedno koło; wewnętrzne obraca się zgodnie z ruchem wskazówek zegara.
        [many] Przed postawieniem robotnika możesz zapłacić { $n } monet i obrócić jedno koło; wewnętrzne obraca się zgodnie z ruchem wskazówek zegara.
       *[other] Przed postawieniem robotnika możesz zapłacić { $n } monety i obrócić jedno koło; wewnętrzne obraca się zgodnie z ruchem wskazówek zegara.
    }
board-turn-middle =
    { $n ->
        [one] Obróć środkowe koło o krok w lewo za { $n } monetę
        [few] Obróć środkowe koło o krok w lewo za { $n } monety
        [many] Obróć środkowe koło o krok w lewo za { $n } monet
       *[other] Obróć środkowe koło o krok w lewo za { $n } monety
    }
board-turn-middle-help =
    { $n ->
        [one] Przed postawieniem robotnika możesz zapłacić { $n } monetę i obrócić jedno koło; środkowe obraca się przeciwnie do ruchu wskazówek zegara.
        [few] Przed postawieniem robotnika możesz zapłacić { $n } monety i obrócić jedno koło; środkowe obraca się przeciwnie do ruchu wskazówek zegara.
        [many] Przed postawieniem robotnika możesz zapłacić { $n } monet i obrócić jedno koło; środkowe obraca się przeciwnie do ruchu wskazówek zegara.
       *[other] Przed postawieniem robotnika możesz zapłacić { $n } monety i obrócić jedno koło; środkowe obraca się przeciwnie do ruchu wskazówek zegara.
    }
board-side-ne = północno-wschodni
board-side-se = południowo-wschodni
board-side-sw = południowo-zachodni
board-side-nw = północno-zachodni
board-warehouse =
    { $n ->
        [one] Magazyn { $side }: { $n } żeton suchej gliny
        [few] Magazyn { $side }: { $n } żetony suchej gliny
        [many] Magazyn { $side }: { $n } żetonów suchej gliny
       *[other] Magazyn { $side }: { $n } żetonu suchej gliny
    }
board-warehouse-help = Kto tworzy wojownika z gliny w segmentach od { $first } do { $last }, zostawia tu 1 żeton suchej gliny. Zabiera go stąd tylko mistrz nadzorca.

## Mauzoleum

board-cell = rząd { $row }, kolumna { $column }
board-row = Rząd { $n }
board-column = Kolumna { $n }
board-short-row = rz. { $n }
board-short-column = kol. { $n }
board-inspector-row = Inspektor rzędów, przy rzędzie { $n }
board-inspector-column = Inspektor kolumn, przy kolumnie { $n }
board-inspector-help = Na koniec rundy w tej linii dominacja daje { $domination } PZ, a obecność { $presence } PZ; potem inspektor idzie dalej.
board-stands = { $figure }, { $where }.
board-owned = { $figure }, { $player }, { $where }.
board-rides = { $figure } z koniem, { $player }, { $where }.
board-in-group =
    { $n ->
        [one] Na koniec grupa dałaby za tę figurkę { $n } punkt.
        [few] Na koniec grupa dałaby za tę figurkę { $n } punkty.
        [many] Na koniec grupa dałaby za tę figurkę { $n } punktów.
       *[other] Na koniec grupa dałaby za tę figurkę { $n } punktu.
    }
board-alone = Nie należy do żadnej grupy: na koniec opuszcza mauzoleum bez punktów.
board-footman-pays = Na koniec dałby punkty: { $pays } (wokół niego: { $of }).
board-musician-pays = W tej rundzie dałby punkty: { $pays }.
board-archer-faces =
    { $n ->
        [one] Zwrócony ku figurce: { $figure }, { $player }. Rozstrzyga remisy, w grupach liczy się jak ona i na koniec daje { $n } punkt.
        [few] Zwrócony ku figurce: { $figure }, { $player }. Rozstrzyga remisy, w grupach liczy się jak ona i na koniec daje { $n } punkty.
        [many] Zwrócony ku figurce: { $figure }, { $player }. Rozstrzyga remisy, w grupach liczy się jak ona i na koniec daje { $n } punktów.
       *[other] Zwrócony ku figurce: { $figure }, { $player }. Rozstrzyga remisy, w grupach liczy się jak ona i na koniec daje { $n } punktu.
    }
board-archer-idle = Nie jest zwrócony ku żadnemu wojownikowi.
board-tied =
    { $archers ->
        [one] { $player } { $n } i { $archers } klęczący kusznik
        [few] { $player } { $n } i { $archers } klęczących kuszników
        [many] { $player } { $n } i { $archers } klęczących kuszników
       *[other] { $player } { $n } i { $archers } klęczącego kusznika
    }
board-group =
    { $n ->
        [one] Grupa na { $size } polach: na koniec { $n } punkt za wojownika
        [few] Grupa na { $size } polach: na koniec { $n } punkty za wojownika
        [many] Grupa na { $size } polach: na koniec { $n } punktów za wojownika
       *[other] Grupa na { $size } polach: na koniec { $n } punktu za wojownika
    }
board-group-help = { $figure }: za każdego wojownika tej grupy { $n } PZ, a jeśli należą do niej wojownicy kilku graczy, także { $domination } za dominację i { $presence } za obecność. W grupie: { $of }. Dałaby: { $pays }.
board-pays = { $what }, punkty teraz: { $pays }
board-pays-of = { $pays }. Policzono: { $of }.
board-pays-now = Teraz dałby: { $pays } (policzono: { $of }).
board-musicians = Muzycy

## Żetony, figurki, kolejność

board-tile = Runda { $n }: { $tile }, dominacja { $domination }, obecność { $presence }
board-tile-help =
    { $builder ->
        [one] { $domination } PZ za dominację, { $presence } za obecność. W tej rundzie mistrz budowniczy bierze { $builder } monetę.
        [few] { $domination } PZ za dominację, { $presence } za obecność. W tej rundzie mistrz budowniczy bierze { $builder } monety.
        [many] { $domination } PZ za dominację, { $presence } za obecność. W tej rundzie mistrz budowniczy bierze { $builder } monet.
       *[other] { $domination } PZ za dominację, { $presence } za obecność. W tej rundzie mistrz budowniczy bierze { $builder } monety.
    }
board-on-tile_middle_row = Środk. rząd
board-on-tile_middle_column = Środk. kol.
board-on-tile_officer = Oficerowie
board-on-tile_guard = Strażnicy
board-on-tile_crossbowman = Kusznicy
board-on-tile_soldier = Żołnierze
board-on-tile_sector_nw = Sektor PnZ
board-on-tile_sector_ne = Sektor PnW
board-on-tile_sector_sw = Sektor PdZ
board-on-tile_sector_se = Sektor PdW
board-on-tile_coins = Monety
board-on-tile_clay = Glina
board-next = następny: PZ
board-warriors-left =
    { $n ->
        [0] { $figure }: nie ma już żadnej figurki
        [one] { $figure }: została { $n }, da { $points } PZ
        [few] { $figure }: zostały { $n }, następna da { $points } PZ
        [many] { $figure }: zostało { $n }, następna da { $points } PZ
       *[other] { $figure }: zostało { $n }, następna da { $points } PZ
    }
board-specialists-left =
    { $n ->
        [0] { $figure }: nie ma już żadnej figurki
        [one] { $figure }: została { $n }, cena { $price }
        [few] { $figure }: zostały { $n }, cena następnej { $price }
        [many] { $figure }: zostało { $n }, cena następnej { $price }
       *[other] { $figure }: zostało { $n }, cena następnej { $price }
    }
board-all-built = { $figure }: wszyscy na planszy
board-sold-out = { $figure }: brak
board-kind-help = { $figure } ({ $weapon }). { $help }
board-weapon-help = { $does } Tą bronią można też zapłacić za specjalistę: { $specialist }.
board-turn-order = kolejność
board-order-track = Tor kolejności
board-order = { $player }: miejsce { $n } w kolejności
board-priority =
    { $n ->
        [0] Żetony kolejności: wszystkie zabrane
       *[other] Żetony kolejności: { $tokens }
    }
board-priority-help = W następnej rundzie zaczyna ten, kto ma żeton 1, drugi jest ten, kto ma żeton 2, i tak dalej. Z żetonem bierze się narysowaną na nim glinę.
board-priority-held = Żeton kolejności { $n }
board-no-priority = Bez żetonu kolejności

## Mistrzowie

board-short-master_builder = Budowniczy
board-short-master_clay_maker = Wytwórca gliny
board-short-master_steward = Zarządca
board-short-master_overseer = Nadzorca
board-short-master_inspector = Inspektor
board-short-master_blacksmith = Kowal
board-does-master_builder =
    { $n ->
        [one] Wojownik za { $n } monetę
        [few] Wojownik za { $n } monety
        [many] Wojownik za { $n } monet
       *[other] Wojownik za { $n } monety
    }
board-does-master_clay_maker = Mokra glina: { $n }
board-does-master_steward = Powtarza koło wewn.
board-does-master_overseer = Opróżnia magazyny: { $n }
board-does-master_inspector = Inspektor do { $n } pól dalej
board-does-master_blacksmith = Szykuje całą broń
board-master-price =
    { $n ->
        [one] Następny mistrz kosztuje cię { $n } monetę.
        [few] Następny mistrz kosztuje cię { $n } monety.
        [many] Następny mistrz kosztuje cię { $n } monet.
       *[other] Następny mistrz kosztuje cię { $n } monety.
    }
board-master-hired = Żetony graczy: { $players }.
board-masters-of = Mistrzowie: { $n }; na koniec rundy monety: +{ $income }, glina zostaje mokra: { $keeps }

## Mój obszar i panele

board-workers = Robotnicy
board-worker-out = { $worker }, przy pracy
board-help-craftsman = Rzemieślnik potrzebuje pustego segmentu.
board-help-artisan = Artysta potrzebuje pustego segmentu albo segmentu z samym rzemieślnikiem; do pustego nikt już po nim nie dołączy.
board-store = Glina i monety
board-weapons = Broń
board-weapon-active = { $weapon }: strona aktywna
board-weapon-idle = { $weapon }: strona nieaktywna
board-masters = Mistrzowie
board-round-end = koniec rundy
board-keep = mokre
board-in-hand = W ręku: rzemieślnicy { $craftsmen }, artyści { $artisans }
board-arms-active = { $weapon }: strona aktywna; { $figure }: { $n }
board-arms-idle = { $weapon }: strona nieaktywna; { $figure }: { $n }
# What a seat has done, under its name.
board-did-place = { $worker } w segmencie { $segment }

# What is asked after the first pick.
board-then-segment = Segment { $n }: który robotnik?
