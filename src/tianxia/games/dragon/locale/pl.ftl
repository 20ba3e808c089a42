### W roku Smoka, po polsku.
### Wartości z elementów gry nigdy tu nie stoją: przychodzą jako zmienne, więc poprawiony plik
### z elementami jest opisany poprawnie.
### Odwołania: wiadomość `tile-monk_young` to $tile, jej atrybut .acc to $tile_acc.
### Przypadki: .gen dopełniacz, .acc biernik; .title – z wielkiej litery. O graczach mówimy w czasie
### teraźniejszym, bo nie znamy ich rodzaju gramatycznego.

## Rodzaje postaci

type-monk = mnich
    .plural = mnisi
    .plural_acc = mnichów
    .title = Mnich
type-healer = uzdrowiciel
    .plural = uzdrowiciele
    .plural_acc = uzdrowicieli
    .title = Uzdrowiciel
type-pyrotechnist = pirotechnik
    .plural = pirotechnicy
    .plural_acc = pirotechników
    .title = Pirotechnik
type-craftsman = rzemieślnik
    .plural = rzemieślnicy
    .plural_acc = rzemieślników
    .title = Rzemieślnik
type-court_lady = dama dworu
    .plural = damy dworu
    .plural_acc = damy dworu
    .title = Dama dworu
type-tax_collector = poborca podatkowy
    .plural = poborcy podatkowi
    .plural_acc = poborców podatkowych
    .title = Poborca podatkowy
type-warrior = wojownik
    .plural = wojownicy
    .plural_acc = wojowników
    .title = Wojownik
type-scholar = uczony
    .plural = uczeni
    .plural_acc = uczonych
    .title = Uczony
type-farmer = rolnik
    .plural = rolnicy
    .plural_acc = rolników
    .title = Rolnik

## Do czego służy postać i jaki ma symbol

type-monk-help = Na koniec gry każdy symbol Buddy daje tyle punktów, ile pięter ma pałac mnicha.
type-healer-help = Każdy moździerz ratuje jedną postać podczas zarazy.
type-pyrotechnist-help = Każdy fajerwerk daje o żeton fajerwerków więcej podczas pokazu.
type-craftsman-help = Każdy młotek daje o pałacowe piętro więcej podczas budowy.
type-court_lady-help = Każdy smok na wachlarzu daje punkty na koniec każdego miesiąca.
type-tax_collector-help = Każda moneta daje o juana więcej podczas zbierania podatków.
type-warrior-help = Każdy hełm przesuwa znacznik o pole dalej podczas parady i liczy się w obronie przed Mongołami.
type-scholar-help = Każda księga daje o punkt więcej za badania.
type-farmer-help = Każdy worek daje o żeton ryżu więcej podczas zbiorów.
symbol-monk = symbol Buddy
symbol-healer = moździerz
symbol-pyrotechnist = fajerwerk
symbol-craftsman = młotek
symbol-court_lady = smok
symbol-tax_collector = moneta
symbol-warrior = hełm
symbol-scholar = księga
symbol-farmer = worek ryżu

## Kafelki postaci

tile-monk_young = młodszy mnich
    .gen = młodszego mnicha
    .acc = młodszego mnicha
    .title = Młodszy mnich
tile-monk_old = starszy mnich
    .gen = starszego mnicha
    .acc = starszego mnicha
    .title = Starszy mnich
tile-healer_young = młodszy uzdrowiciel
    .gen = młodszego uzdrowiciela
    .acc = młodszego uzdrowiciela
    .title = Młodszy uzdrowiciel
tile-healer_old = starszy uzdrowiciel
    .gen = starszego uzdrowiciela
    .acc = starszego uzdrowiciela
    .title = Starszy uzdrowiciel
tile-pyrotechnist_young = młodszy pirotechnik
    .gen = młodszego pirotechnika
    .acc = młodszego pirotechnika
    .title = Młodszy pirotechnik
tile-pyrotechnist_old = starszy pirotechnik
    .gen = starszego pirotechnika
    .acc = starszego pirotechnika
    .title = Starszy pirotechnik
tile-craftsman_young = rzemieślnik
    .gen = rzemieślnika
    .acc = rzemieślnika
    .title = Rzemieślnik
tile-court_lady_young = dama dworu
    .gen = damy dworu
    .acc = damę dworu
    .title = Dama dworu
tile-tax_collector_young = poborca podatkowy
    .gen = poborcy podatkowego
    .acc = poborcę podatkowego
    .title = Poborca podatkowy
tile-warrior_young = młodszy wojownik
    .gen = młodszego wojownika
    .acc = młodszego wojownika
    .title = Młodszy wojownik
tile-warrior_old = starszy wojownik
    .gen = starszego wojownika
    .acc = starszego wojownika
    .title = Starszy wojownik
tile-scholar_young = młodszy uczony
    .gen = młodszego uczonego
    .acc = młodszego uczonego
    .title = Młodszy uczony
tile-scholar_old = starszy uczony
    .gen = starszego uczonego
    .acc = starszego uczonego
    .title = Starszy uczony
tile-farmer_young = młodszy rolnik
    .gen = młodszego rolnika
    .acc = młodszego rolnika
    .title = Młodszy rolnik
tile-farmer_old = starszy rolnik
    .gen = starszego rolnika
    .acc = starszego rolnika
    .title = Starszy rolnik

## Karty postaci

card-monk = mnich
    .gen = karty mnicha
    .acc = kartę mnicha
    .title = Karta mnicha
card-healer = uzdrowiciel
    .gen = karty uzdrowiciela
    .acc = kartę uzdrowiciela
    .title = Karta uzdrowiciela
card-pyrotechnist = pirotechnik
    .gen = karty pirotechnika
    .acc = kartę pirotechnika
    .title = Karta pirotechnika
card-craftsman = rzemieślnik
    .gen = karty rzemieślnika
    .acc = kartę rzemieślnika
    .title = Karta rzemieślnika
card-court_lady = dama dworu
    .gen = karty damy dworu
    .acc = kartę damy dworu
    .title = Karta damy dworu
card-tax_collector = poborca podatkowy
    .gen = karty poborcy podatkowego
    .acc = kartę poborcy podatkowego
    .title = Karta poborcy podatkowego
card-warrior = wojownik
    .gen = karty wojownika
    .acc = kartę wojownika
    .title = Karta wojownika
card-scholar = uczony
    .gen = karty uczonego
    .acc = kartę uczonego
    .title = Karta uczonego
card-farmer = rolnik
    .gen = karty rolnika
    .acc = kartę rolnika
    .title = Karta rolnika
card-wild = dowolna postać
    .gen = karty ze znakiem zapytania
    .acc = kartę ze znakiem zapytania
    .title = Karta ze znakiem zapytania

## Karty akcji

action-taxes = podatki
    .acc = podatki
    .title = Podatki
action-build = budowa
    .acc = budowę
    .title = Budowa
action-harvest = zbiory
    .acc = zbiory
    .title = Zbiory
action-fireworks_display = pokaz fajerwerków
    .acc = pokaz fajerwerków
    .title = Pokaz fajerwerków
action-military_parade = parada wojskowa
    .acc = paradę wojskową
    .title = Parada wojskowa
action-research = badania
    .acc = badania
    .title = Badania
action-privilege = przywilej
    .acc = przywilej
    .title = Przywilej
action-build_wall = budowa muru
    .acc = budowę muru
    .title = Budowa muru
action-taxes-help = Weź juany i jeszcze po jednym za każdą monetę na swoich poborcach podatkowych.
action-build-help = Zbuduj pałacowe piętra: o jedno więcej za każdy młotek na swoich rzemieślnikach.
action-harvest-help = Weź ryż: o żeton więcej za każdy worek na swoich rolnikach.
action-fireworks_display-help = Weź fajerwerki: o żeton więcej za każdy fajerwerk na swoich pirotechnikach.
action-military_parade-help = Przesuń swój znacznik postaci: o pole dalej za każdy hełm na swoich wojownikach.
action-research-help = Zdobądź punkty: o jeden więcej za każdą księgę na swoich uczonych.
action-privilege-help = Kup jeden przywilej: daje punkty na koniec każdego miesiąca.
action-build_wall-help = Zbuduj jeden ze swoich kafelków muru i weź premię, którą daje.

## Przywileje

privilege-small_privilege = mały przywilej
    .title = Mały przywilej
privilege-large_privilege = duży przywilej
    .title = Duży przywilej

## Wydarzenia

event-peace = pokój
    .title = Pokój
event-imperial_tribute = danina dla Cesarza
    .title = Danina dla Cesarza
event-drought = susza
    .title = Susza
event-dragon_festival = Festiwal Smoków
    .title = Festiwal Smoków
event-mongol_invasion = inwazja Mongołów
    .title = Inwazja Mongołów
event-contagion = zaraza
    .title = Zaraza
event-peace-help = Nic się nie dzieje.
event-imperial_tribute-help = Każdy płaci juany; za każdego brakującego odchodzi jedna postać.
event-drought-help = Każdy zamieszkały pałac potrzebuje ryżu; z niezaopatrzonego odchodzi jedna postać.
event-dragon_festival-help = Punktuje największa i druga największa liczba fajerwerków; kto punktuje, oddaje połowę.
event-mongol_invasion-help = Hełmy dają punkty; kto ma ich najmniej, zwalnia postać.
event-contagion-help = Każdy zwalnia postacie: o jedną mniej za każdy moździerz.

## Kafelki muru

wall-wall_rice = ryż
wall-wall_fireworks = fajerwerki
wall-wall_floor = pałacowe piętro
wall-wall_yuan = juany
wall-wall_person_track = tor postaci
wall-wall_vp = punkty

## Wielkie wydarzenia

super-lantern_festival = Festiwal Lampionów
super-buddha = Budda
super-earthquake = Trzęsienie ziemi
super-flood = Powódź
super-solar_eclipse = Zaćmienie słońca
super-volcanic_eruption = Erupcja wulkanu
super-tornado = Tornado
super-sunrise = Wschód słońca
super-assassination_attempt = Próba zamachu
super-edict = Edykt Nera
super-hidden = losowane w chwili nadejścia
super-lantern_festival-help = Każda postać w twoich pałacach daje punkty.
super-buddha-help = Mnisi punktują jak na koniec gry: symbole Buddy × piętra.
super-earthquake-help = Pałace tracą piętra; postacie, dla których zabraknie miejsca, odchodzą.
super-flood-help = Oddaj połowę swoich juanów, ryżu i fajerwerków, zaokrągloną w dół, w dowolnym składzie.
super-solar_eclipse-help = Wydarzenie tego miesiąca następuje jeszcze raz.
super-volcanic_eruption-help = Wszystkie znaczniki postaci wracają na początek toru w swojej kolejności.
super-tornado-help = Każdy odrzuca karty postaci.
super-sunrise-help = Weź młodszą postać bez zagrywania karty; każdy gracz innego rodzaju.
super-assassination_attempt-help = Wszystkie przywileje przepadają.
super-edict-help = Wskaż rodzaj postaci mieszkających w twoich pałacach: ich symbole dają to, do czego służą.

## Dobra i ich ilości

good-yuan = juany
    .gen = juanów
    .one = 1 juana
good-rice = ryż
    .gen = ryżu
    .one = 1 żeton ryżu
good-fireworks = fajerwerki
    .gen = fajerwerków
    .one = 1 żeton fajerwerków
good-floors = pałacowe piętra
good-person_track = tor postaci
good-vp = punkty
good-small_privilege = małe przywileje
good-large_privilege = duże przywileje
amount-yuan =
    { $n ->
        [one] { $n } juan
        [few] { $n } juany
        [many] { $n } juanów
       *[other] { $n } juana
    }
amount-rice =
    { $n ->
        [one] { $n } żeton ryżu
        [few] { $n } żetony ryżu
        [many] { $n } żetonów ryżu
       *[other] { $n } żetonu ryżu
    }
amount-fireworks =
    { $n ->
        [one] { $n } żeton fajerwerków
        [few] { $n } żetony fajerwerków
        [many] { $n } żetonów fajerwerków
       *[other] { $n } żetonu fajerwerków
    }
amount-floors =
    { $n ->
        [one] { $n } pałacowe piętro
        [few] { $n } pałacowe piętra
        [many] { $n } pałacowych pięter
       *[other] { $n } pałacowego piętra
    }
amount-person_track =
    { $n ->
        [one] { $n } pole
        [few] { $n } pola
        [many] { $n } pól
       *[other] { $n } pola
    }
amount-vp =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
amount-small_privilege =
    { $n ->
        [one] { $n } mały przywilej
        [few] { $n } małe przywileje
        [many] { $n } małych przywilejów
       *[other] { $n } małego przywileju
    }
amount-large_privilege =
    { $n ->
        [one] { $n } duży przywilej
        [few] { $n } duże przywileje
        [many] { $n } dużych przywilejów
       *[other] { $n } dużego przywileju
    }
amount-persons =
    { $n ->
        [one] { $n } postać
        [few] { $n } postacie
        [many] { $n } postaci
       *[other] { $n } postaci
    }
amount-wall_tiles =
    { $n ->
        [one] { $n } kafelek muru
        [few] { $n } kafelki muru
        [many] { $n } kafelków muru
       *[other] { $n } kafelka muru
    }
amount-symbol_monk =
    { $n ->
        [one] { $n } symbol Buddy
        [few] { $n } symbole Buddy
        [many] { $n } symboli Buddy
       *[other] { $n } symbolu Buddy
    }
amount-symbol_healer =
    { $n ->
        [one] { $n } moździerz
        [few] { $n } moździerze
        [many] { $n } moździerzy
       *[other] { $n } moździerza
    }
amount-symbol_pyrotechnist =
    { $n ->
        [one] { $n } fajerwerk
        [few] { $n } fajerwerki
        [many] { $n } fajerwerków
       *[other] { $n } fajerwerku
    }
amount-symbol_craftsman =
    { $n ->
        [one] { $n } młotek
        [few] { $n } młotki
        [many] { $n } młotków
       *[other] { $n } młotka
    }
amount-symbol_court_lady =
    { $n ->
        [one] { $n } smok
        [few] { $n } smoki
        [many] { $n } smoków
       *[other] { $n } smoka
    }
amount-symbol_tax_collector =
    { $n ->
        [one] { $n } moneta
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }
amount-symbol_warrior =
    { $n ->
        [one] { $n } hełm
        [few] { $n } hełmy
        [many] { $n } hełmów
       *[other] { $n } hełmu
    }
amount-symbol_scholar =
    { $n ->
        [one] { $n } księga
        [few] { $n } księgi
        [many] { $n } ksiąg
       *[other] { $n } księgi
    }
amount-symbol_farmer =
    { $n ->
        [one] { $n } worek ryżu
        [few] { $n } worki ryżu
        [many] { $n } worków ryżu
       *[other] { $n } worka ryżu
    }

## Opcje

option-start_player = Pierwszy gracz
option-start_player-help = Kto jako pierwszy wybiera dwie początkowe postacie.
option-start_player-random = losowany
option-start_player-random-help = Pierwszego gracza wskazuje los.
option-start_player-seat_0 = miejsce 1
option-start_player-seat_0-help = Zawsze zaczyna pierwsze miejsce; wygodne, gdy ma zacząć najstarszy gracz.
option-great_wall = Wielki Mur Chiński
option-great_wall-help = Dodatek: ósma karta akcji i mur, który wszyscy wspólnie budują przeciw Mongołom.
option-great_wall-off = bez muru
option-great_wall-off-help = Gra bez tego dodatku.
option-great_wall-on = z murem
option-great_wall-on-help = Wybierasz, który ze swoich sześciu kafelków muru budujesz.
option-great_wall-random_tile = losowy kafelek
option-great_wall-random_tile-help = Budowany kafelek jest losowany z tych, które ci zostały.
option-super_event = Wielkie wydarzenia
option-super_event-help = Dodatek: po wydarzeniu siódmego miesiąca następuje jedno wielkie wydarzenie.
option-super_event-off = bez wielkiego wydarzenia
option-super_event-off-help = Gra bez tego dodatku.
option-super_event-random = losowane jawnie
option-super_event-random-help = Jedno z dziesięciu jest losowane przed grą; wszyscy widzą je od początku.
option-super_event-hidden = losowane w ukryciu
option-super_event-hidden-help = Jedno z dziesięciu jest losowane dopiero wtedy, gdy następuje.
option-super_event-lantern_festival = { super-lantern_festival }
option-super_event-lantern_festival-help = { super-lantern_festival-help }
option-super_event-buddha = { super-buddha }
option-super_event-buddha-help = { super-buddha-help }
option-super_event-earthquake = { super-earthquake }
option-super_event-earthquake-help = { super-earthquake-help }
option-super_event-flood = { super-flood }
option-super_event-flood-help = { super-flood-help }
option-super_event-solar_eclipse = { super-solar_eclipse }
option-super_event-solar_eclipse-help = { super-solar_eclipse-help }
option-super_event-volcanic_eruption = { super-volcanic_eruption }
option-super_event-volcanic_eruption-help = { super-volcanic_eruption-help }
option-super_event-tornado = { super-tornado }
option-super_event-tornado-help = { super-tornado-help }
option-super_event-sunrise = { super-sunrise }
option-super_event-sunrise-help = { super-sunrise-help }
option-super_event-assassination_attempt = { super-assassination_attempt }
option-super_event-assassination_attempt-help = { super-assassination_attempt-help }
option-super_event-edict = { super-edict }
option-super_event-edict-help = { super-edict-help }
option-large_privilege_cost = Cena dużego przywileju
option-large_privilege_cost-help = Tym różnią się oba wydania gry.
option-large_privilege_cost-7 = 7 juanów
option-large_privilege_cost-7-help = Jak w wydaniu jubileuszowym z 2017 roku.
option-large_privilege_cost-6 = 6 juanów
option-large_privilege_cost-6-help = Jak w pierwszym wydaniu z 2007 roku.
option-open_hands = Karty na ręce
option-open_hands-help = Tylko kwestia wyświetlania: karty zagrywa się jawnie, więc i tak nie są tajne.
option-open_hands-true = widoczne
option-open_hands-true-help = Karty wszystkich graczy są na ekranie.
option-open_hands-false = zakryte
option-open_hands-false-help = Widzisz tylko własne karty, resztę trzeba pamiętać.

## Fazy

phase-setup = Przygotowanie
phase-actions = Akcje
phase-persons = Postacie
phase-event = Wydarzenie
phase-scoring = Punktacja
phase-over = Koniec gry

## Polecenia

prompt-deal-event = Los układa wydarzenia całego roku.
prompt-draw-super-event = Los wybiera wielkie wydarzenie.
prompt-draw-start-seat = Los wskazuje pierwszego gracza.
prompt-deal-action = Los dzieli karty akcji na grupy.
prompt-draw-wall-tile = Los wybiera kafelek muru.
prompt-draft-pair = Wybierz dwie różne młodsze postacie i pałac dla każdej z nich.
prompt-choose-action =
    Wybierz kartę akcji albo weź pieniądze; grupa ze smokiem kosztuje { $fee ->
        [one] { $fee } juana
        [few] { $fee } juany
        [many] { $fee } juanów
       *[other] { $fee } juana
    }, a masz { $have }.
prompt-build-floor =
    { $left ->
        [one] Zbuduj piętro: rozbuduj pałac albo rozpocznij nowy.
        [few] Zbuduj piętro: rozbuduj pałac albo rozpocznij nowy (do zbudowania { $left } piętra).
        [many] Zbuduj piętro: rozbuduj pałac albo rozpocznij nowy (do zbudowania { $left } pięter).
       *[other] Zbuduj piętro: rozbuduj pałac albo rozpocznij nowy (do zbudowania { $left } piętra).
    }
prompt-buy-privilege = Kup mały albo duży przywilej.
prompt-build-wall = Wybierz kafelek muru, który budujesz.
prompt-play-card = Zagraj kartę postaci i wybierz, kto przybędzie na dwór.
prompt-place-person = Wybierz pałac dla { $tile_gen }.
prompt-replace-person = Twoje pałace są pełne: wybierz, kto ustąpi miejsca nowej postaci ({ $tile }), albo ją zwolnij.
prompt-event-release =
    { $left ->
        [one] { $event_title }: wybierz postać, którą zwolnisz ze służby.
        [few] { $event_title }: wybierz postać, którą zwolnisz ze służby (do zwolnienia { $left } postacie).
        [many] { $event_title }: wybierz postać, którą zwolnisz ze służby (do zwolnienia { $left } postaci).
       *[other] { $event_title }: wybierz postać, którą zwolnisz ze służby (do zwolnienia { $left } postaci).
    }
prompt-drought-release =
    { $left ->
        [one] Susza: wybierz postać do zwolnienia z pałacu bez ryżu.
        [few] Susza: wybierz postać do zwolnienia, po jednej z każdego pałacu bez ryżu (zostały { $left }).
        [many] Susza: wybierz postać do zwolnienia, po jednej z każdego pałacu bez ryżu (zostało { $left }).
       *[other] Susza: wybierz postać do zwolnienia, po jednej z każdego pałacu bez ryżu (zostało { $left }).
    }
prompt-wall-release =
    { $left ->
        [one] Mur jest za krótki: wybierz postać, którą zwolnisz ze służby.
        [few] Mur jest za krótki: wybierz postać, którą zwolnisz ze służby (do zwolnienia { $left } postacie).
        [many] Mur jest za krótki: wybierz postać, którą zwolnisz ze służby (do zwolnienia { $left } postaci).
       *[other] Mur jest za krótki: wybierz postać, którą zwolnisz ze służby (do zwolnienia { $left } postaci).
    }
prompt-quake-floor =
    { $left ->
        [one] Trzęsienie ziemi: wybierz pałac, który straci piętro.
        [few] Trzęsienie ziemi: wybierz pałac, który straci piętro (do odłożenia { $left } piętra).
        [many] Trzęsienie ziemi: wybierz pałac, który straci piętro (do odłożenia { $left } pięter).
       *[other] Trzęsienie ziemi: wybierz pałac, który straci piętro (do odłożenia { $left } piętra).
    }
prompt-quake-release =
    { $left ->
        [one] Trzęsienie ziemi: wybierz, kto odejdzie z przepełnionego pałacu.
        [few] Trzęsienie ziemi: wybierz, kto odejdzie z przepełnionego pałacu (do zwolnienia { $left } postacie).
        [many] Trzęsienie ziemi: wybierz, kto odejdzie z przepełnionego pałacu (do zwolnienia { $left } postaci).
       *[other] Trzęsienie ziemi: wybierz, kto odejdzie z przepełnionego pałacu (do zwolnienia { $left } postaci).
    }
prompt-flood-return =
    { $left ->
        [one] Powódź: wybierz jeszcze jedną rzecz, którą oddasz.
        [few] Powódź: wybierz, co oddasz (do oddania { $left } rzeczy).
        [many] Powódź: wybierz, co oddasz (do oddania { $left } rzeczy).
       *[other] Powódź: wybierz, co oddasz (do oddania { $left } rzeczy).
    }
prompt-discard-card =
    { $left ->
        [one] Tornado: odrzuć kartę postaci.
        [few] Tornado: odrzuć kartę postaci (do odrzucenia { $left } karty).
        [many] Tornado: odrzuć kartę postaci (do odrzucenia { $left } kart).
       *[other] Tornado: odrzuć kartę postaci (do odrzucenia { $left } karty).
    }
prompt-choose-sunrise = Wschód słońca: wybierz młodszą postać rodzaju, którego nikt jeszcze nie wziął.
prompt-choose-edict = Edykt Nera: wskaż rodzaj postaci mieszkających w twoich pałacach.

## Dla pozostałych: co ktoś właśnie robi

waiting-draft-pair = { $player } wybiera dwie młodsze postacie.
waiting-choose-action = { $player } wybiera akcję.
waiting-build-floor = { $player } buduje piętro.
waiting-buy-privilege = { $player } kupuje przywilej.
waiting-build-wall = { $player } wybiera kafelek muru.
waiting-play-card = { $player } zagrywa kartę postaci.
waiting-place-person = { $player } umieszcza nową postać w pałacu.
waiting-replace-person = { $player } wybiera, kto ustąpi miejsca nowej postaci.
waiting-event-release = { $player } wybiera postać do zwolnienia.
waiting-drought-release = { $player } wybiera postać do zwolnienia.
waiting-wall-release = { $player } wybiera postać do zwolnienia.
waiting-quake-floor = { $player } wybiera pałac, który straci piętro.
waiting-quake-release = { $player } wybiera, kto odejdzie z przepełnionego pałacu.
waiting-flood-return = { $player } wybiera, co odda.
waiting-discard-card = { $player } odrzuca kartę postaci.
waiting-choose-sunrise = { $player } wybiera młodszą postać.
waiting-choose-edict = { $player } wskazuje rodzaj postaci.

## Etykiety

label-draft =
    { $placement ->
        [together] { $first_title } i { $second } do pałacu { $first_palace }
       *[apart] { $first_title } do pałacu { $first_palace }, { $second } do pałacu { $second_palace }
    }
label-take-money = Uzupełnij juany do { $limit }
label-bare-group = Grupa { $group }, bez akcji
label-choose-action =
    { $fee ->
        [0] { $action_title }, grupa { $group }
        [one] { $action_title }, grupa { $group }: zapłać { $fee } juana
        [few] { $action_title }, grupa { $group }: zapłać { $fee } juany
        [many] { $action_title }, grupa { $group }: zapłać { $fee } juanów
       *[other] { $action_title }, grupa { $group }: zapłać { $fee } juana
    }
label-build-new = Nowy pałac
label-build-stop = Zostaw pozostałe piętra
label-build-palace =
    { $floors ->
        [one] Pałac { $palace }: { $floors } piętro
        [few] Pałac { $palace }: { $floors } piętra
        [many] Pałac { $palace }: { $floors } pięter
       *[other] Pałac { $palace }: { $floors } piętra
    }
label-buy =
    { $price ->
        [one] { $privilege_title } za { $price } juana
        [few] { $privilege_title } za { $price } juany
        [many] { $privilege_title } za { $price } juanów
       *[other] { $privilege_title } za { $price } juana
    }
label-build-wall = Kafelek muru: { $tile }
label-play-card = { $card_title }: { $tile }
label-play-for-nobody = { $card_title }: nikogo już nie ma
label-place = Pałac { $palace }
label-replace = Zastąp { $tile_acc } w pałacu { $palace }
label-refuse = Zwolnij nową postać ({ $tile })
label-release = Zwolnij { $tile_acc } z pałacu { $palace }
label-quake-floor = Piętro pałacu { $palace }
label-flood-return = Oddaj { $good_one }
label-discard-card = Odrzuć { $card_acc }
label-choose-sunrise = { $tile_title }
label-choose-edict = Wskaż { $type_plural_acc }

## Dlaczego nie

reason-pair-taken = Inny gracz ma już parę: { $first } i { $second }.
reason-same-placement = Twoje pałace są jednakowe, więc liczy się tylko, czy postacie mieszkają razem, czy osobno.
reason-rich = Masz co najmniej { $limit }, a juany uzupełnia się tylko do { $limit }.
reason-take-an-action = Możesz wykonać akcję z tej grupy, więc wybierz jedną z nich.
reason-no-such-group = Nie ma grupy { $group }.
reason-no-wall-card = Budowa muru należy do Wielkiego Muru, a gracie bez niego.
reason-needs-fee =
    { $fee ->
        [one] Grupa jest zajęta i kosztuje { $fee } juana. Masz { $have }.
        [few] Grupa jest zajęta i kosztuje { $fee } juany. Masz { $have }.
        [many] Grupa jest zajęta i kosztuje { $fee } juanów. Masz { $have }.
       *[other] Grupa jest zajęta i kosztuje { $fee } juana. Masz { $have }.
    }
reason-needs-yuan =
    { $fee ->
        [0] Mały przywilej kosztuje { $price ->
            [one] { $price } juana
            [few] { $price } juany
            [many] { $price } juanów
           *[other] { $price } juana
        }. Masz { $have }.
        [one] { $fee } juan za zajętą grupę i { $price } za mały przywilej to razem { $need }. Masz { $have }.
        [few] { $fee } juany za zajętą grupę i { $price } za mały przywilej to razem { $need }. Masz { $have }.
        [many] { $fee } juanów za zajętą grupę i { $price } za mały przywilej to razem { $need }. Masz { $have }.
       *[other] { $fee } juana za zajętą grupę i { $price } za mały przywilej to razem { $need }. Masz { $have }.
    }
reason-needs-price =
    { $price ->
        [one] To kosztuje { $price } juana. Masz { $have }.
        [few] To kosztuje { $price } juany. Masz { $have }.
        [many] To kosztuje { $price } juanów. Masz { $have }.
       *[other] To kosztuje { $price } juana. Masz { $have }.
    }
reason-wall-complete =
    { $length ->
        [one] Mur jest już ukończony: ma { $length } kafelek.
        [few] Mur jest już ukończony: ma { $length } kafelki.
        [many] Mur jest już ukończony: ma { $length } kafelków.
       *[other] Mur jest już ukończony: ma { $length } kafelka.
    }
reason-no-wall-tile = Wszystkie twoje kafelki muru są już zbudowane.
reason-wall-tile-built = Ten kafelek muru jest już zbudowany.
reason-must-build-all =
    { $left ->
        [one] Każde piętro trzeba zbudować od razu; zostało jeszcze { $left }.
        [few] Każde piętro trzeba zbudować od razu; zostały jeszcze { $left }.
        [many] Każde piętro trzeba zbudować od razu; zostało jeszcze { $left }.
       *[other] Każde piętro trzeba zbudować od razu; zostało jeszcze { $left }.
    }
reason-one-new-palace = Nie możesz teraz rozpocząć kolejnego pałacu.
reason-no-such-palace = Nie masz pałacu { $palace }.
reason-full-height =
    { $floors ->
        [one] Pałac może mieć najwyżej { $floors } piętro.
        [few] Pałac może mieć najwyżej { $floors } piętra.
        [many] Pałac może mieć najwyżej { $floors } pięter.
       *[other] Pałac może mieć najwyżej { $floors } piętra.
    }
reason-card-gone = Nie masz już { $card_gen }.
reason-tiles-left = Są jeszcze postacie tego rodzaju, więc karta musi wezwać jedną z nich.
reason-other-type = { $card_title } wzywa tylko postacie swojego rodzaju.
reason-tile-gone = Na planszy nie ma już { $tile_gen }.
reason-room-left = W twoich pałacach jest wolne miejsce, więc nowa postać musi je zająć.
reason-palace-full = Pałac { $palace } jest pełny: na każdym piętrze mieszka jedna postać.
reason-same-person = Nie można zastąpić postaci inną tego samego rodzaju i starszeństwa.
reason-not-there-living = W pałacu { $palace } nie mieszka { $tile }.
reason-palace-lost-one = Podczas tej suszy pałac { $palace } ma już za sobą stratę jednej postaci.
reason-palace-not-overfull = W pałacu { $palace } dla wszystkich jest miejsce.
reason-flood-order = Najpierw oddaje się juany, potem ryż, potem fajerwerki; ta kolej już minęła.
reason-none-left = Nie masz już { $good_gen }.
reason-flood-not-enough = Musisz oddać jeszcze { $left }, a tego i dalszych rodzajów masz mniej.
reason-only-young = O wschodzie słońca przybywają tylko młodsze postacie.
reason-type-taken = O wschodzie słońca ktoś już wziął ten rodzaj ({ $tile }).
reason-type-not-at-court = W twoich pałacach nie mieszka { $type }.

## Kronika

note-month = Miesiąc { $n }: nadchodzi { $event }
note-events-dealt = Wydarzenia całego roku leżą na torze.
note-starts = Pierwsze postacie wybiera { $player }.
note-drafted = { $player } wzywa na dwór { $first_acc } i { $second_acc }; znacznik staje na polu { $space }.
note-actions-dealt =
    { $cards ->
        [one] { $cards } kartę akcji
        [few] { $cards } karty akcji
        [many] { $cards } kart akcji
       *[other] { $cards } karty akcji
    } podzielono na { $groups ->
        [one] { $groups } grupę
        [few] { $groups } grupy
        [many] { $groups } grup
       *[other] { $groups } grupy
    }.
note-took-money =
    { $n ->
        [0] { $player } nie wykonuje akcji i nie bierze pieniędzy.
        [one] { $player } nie wykonuje akcji i bierze { $n } juana.
        [few] { $player } nie wykonuje akcji i bierze { $n } juany.
        [many] { $player } nie wykonuje akcji i bierze { $n } juanów.
       *[other] { $player } nie wykonuje akcji i bierze { $n } juana.
    }
note-paid-fee =
    { $n ->
        [one] { $player } płaci { $n } juana za zajętą grupę.
        [few] { $player } płaci { $n } juany za zajętą grupę.
        [many] { $player } płaci { $n } juanów za zajętą grupę.
       *[other] { $player } płaci { $n } juana za zajętą grupę.
    }
note-chose = { $player } wybiera { $action_acc }.
note-chose-group = { $player } stawia smoka na grupie { $group } i nie wykonuje akcji.
note-took-yuan =
    { $n ->
        [one] { $player } bierze { $n } juana.
        [few] { $player } bierze { $n } juany.
        [many] { $player } bierze { $n } juanów.
       *[other] { $player } bierze { $n } juana.
    }
note-took-rice =
    { $n ->
        [one] { $player } bierze { $n } żeton ryżu.
        [few] { $player } bierze { $n } żetony ryżu.
        [many] { $player } bierze { $n } żetonów ryżu.
       *[other] { $player } bierze { $n } żetonu ryżu.
    }
note-took-fireworks =
    { $n ->
        [one] { $player } bierze { $n } żeton fajerwerków.
        [few] { $player } bierze { $n } żetony fajerwerków.
        [many] { $player } bierze { $n } żetonów fajerwerków.
       *[other] { $player } bierze { $n } żetonu fajerwerków.
    }
note-took-floors =
    { $n ->
        [one] { $player } bierze { $n } pałacowe piętro.
        [few] { $player } bierze { $n } pałacowe piętra.
        [many] { $player } bierze { $n } pałacowych pięter.
       *[other] { $player } bierze { $n } pałacowego piętra.
    }
note-moved =
    { $n ->
        [one] { $player } przesuwa znacznik o { $n } pole, na pole { $space }.
        [few] { $player } przesuwa znacznik o { $n } pola, na pole { $space }.
        [many] { $player } przesuwa znacznik o { $n } pól, na pole { $space }.
       *[other] { $player } przesuwa znacznik o { $n } pola, na pole { $space }.
    }
note-scored =
    { $n ->
        [one] { $player } zdobywa { $n } punkt { $source_for }.
        [few] { $player } zdobywa { $n } punkty { $source_for }.
        [many] { $player } zdobywa { $n } punktów { $source_for }.
       *[other] { $player } zdobywa { $n } punktu { $source_for }.
    }
note-built =
    { $floors ->
        [one] { $player } rozpoczyna pałac { $palace }.
        [few] { $player } buduje: pałac { $palace } ma teraz { $floors } piętra.
        [many] { $player } buduje: pałac { $palace } ma teraz { $floors } pięter.
       *[other] { $player } buduje: pałac { $palace } ma teraz { $floors } piętra.
    }
note-stopped-building =
    { $n ->
        [one] { $player } nie buduje { $n } piętra.
        [few] { $player } nie buduje { $n } pięter.
        [many] { $player } nie buduje { $n } pięter.
       *[other] { $player } nie buduje { $n } piętra.
    }
note-bought =
    { $price ->
        [one] { $player } kupuje { $privilege } za { $price } juana.
        [few] { $player } kupuje { $privilege } za { $price } juany.
        [many] { $player } kupuje { $privilege } za { $price } juanów.
       *[other] { $player } kupuje { $privilege } za { $price } juana.
    }
note-built-wall =
    { $length ->
        [one] { $player } rozpoczyna mur kafelkiem ({ $wall }).
        [few] { $player } buduje kafelek muru ({ $wall }); mur ma { $length } kafelki.
        [many] { $player } buduje kafelek muru ({ $wall }); mur ma { $length } kafelków.
       *[other] { $player } buduje kafelek muru ({ $wall }); mur ma { $length } kafelka.
    }
note-wall-holds =
    { $length ->
        [one] Mur ma { $length } kafelek i sięga miesiąca { $month }: każdy zdobywa punkty za swoje kafelki.
        [few] Mur ma { $length } kafelki i sięga miesiąca { $month }: każdy zdobywa punkty za swoje kafelki.
        [many] Mur ma { $length } kafelków i sięga miesiąca { $month }: każdy zdobywa punkty za swoje kafelki.
       *[other] Mur ma { $length } kafelka i sięga miesiąca { $month }: każdy zdobywa punkty za swoje kafelki.
    }
note-wall-too-short =
    { $length ->
        [one] Mur ma { $length } kafelek i nie sięga miesiąca { $month }: kto ma w nim najmniej kafelków, zwalnia postać.
        [few] Mur ma { $length } kafelki i nie sięga miesiąca { $month }: kto ma w nim najmniej kafelków, zwalnia postać.
        [many] Mur ma { $length } kafelków i nie sięga miesiąca { $month }: kto ma w nim najmniej kafelków, zwalnia postać.
       *[other] Mur ma { $length } kafelka i nie sięga miesiąca { $month }: kto ma w nim najmniej kafelków, zwalnia postać.
    }
note-played = { $player } zagrywa { $card_acc } i wzywa na dwór { $tile_acc }.
note-played-for-nobody = { $player } zagrywa { $card_acc }, ale takich postaci już nie ma.
note-moved-in = { $player } umieszcza { $tile_acc } w pałacu { $palace }; znacznik staje na polu { $space }.
note-refused = { $player } zwalnia nową postać ({ $tile }); znacznik się nie rusza.
note-released = { $player } zwalnia ze służby { $tile_acc } z pałacu { $palace }.
note-event = Wydarzenie: { $event }.
note-paid-tribute =
    { $player } płaci { $n ->
        [one] { $n } juana
        [few] { $n } juany
        [many] { $n } juanów
       *[other] { $n } juana
    } daniny{ $missing ->
        [0] .
        [one] {" "}i musi zwolnić { $missing } postać.
        [few] {" "}i musi zwolnić { $missing } postacie.
        [many] {" "}i musi zwolnić { $missing } postaci.
       *[other] {" "}i musi zwolnić { $missing } postaci.
    }
note-paid-rice =
    { $player } oddaje { $n ->
        [one] { $n } żeton ryżu
        [few] { $n } żetony ryżu
        [many] { $n } żetonów ryżu
       *[other] { $n } żetonu ryżu
    }{ $missing ->
        [0] {" "}i zaopatruje wszystkie pałace.
        [one] ; bez ryżu zostaje { $missing } pałac.
        [few] ; bez ryżu zostają { $missing } pałace.
        [many] ; bez ryżu zostaje { $missing } pałaców.
       *[other] ; bez ryżu zostaje { $missing } pałacu.
    }
note-celebrated =
    { $player } zdobywa { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    } za fajerwerki i oddaje { $returned ->
        [one] { $returned } żeton.
        [few] { $returned } żetony.
        [many] { $returned } żetonów.
       *[other] { $returned } żetonu.
    }
note-fought =
    { $n ->
        [one] { $player } zdobywa { $n } punkt za hełmy.
        [few] { $player } zdobywa { $n } punkty za hełmy.
        [many] { $player } zdobywa { $n } punktów za hełmy.
       *[other] { $player } zdobywa { $n } punktu za hełmy.
    }
note-fell-ill =
    { $n ->
        [0] { $player } nikogo nie traci podczas zarazy.
        [one] { $player } musi zwolnić { $n } postać.
        [few] { $player } musi zwolnić { $n } postacie.
        [many] { $player } musi zwolnić { $n } postaci.
       *[other] { $player } musi zwolnić { $n } postaci.
    }
note-super-event-drawn = Wylosowane wielkie wydarzenie: { $super }.
note-super-event = Wielkie wydarzenie: { $super }.
note-lost-floor =
    { $floors ->
        [0] { $player } traci pałac { $palace }.
        [one] { $player } odkłada piętro pałacu { $palace }; zostaje { $floors }.
        [few] { $player } odkłada piętro pałacu { $palace }; zostają { $floors }.
        [many] { $player } odkłada piętro pałacu { $palace }; zostaje { $floors }.
       *[other] { $player } odkłada piętro pałacu { $palace }; zostaje { $floors }.
    }
note-returned = { $player } oddaje { $good_one }.
note-discarded = { $player } odrzuca { $card_acc }.
note-sunrise-took = { $player } wzywa na dwór o wschodzie słońca { $tile_acc }.
note-sunrise-empty = { $player } o wschodzie słońca nie ma już kogo wezwać.
note-lost-privileges = { $player } oddaje wszystkie przywileje: małe { $small }, duże { $large }.
note-named-type = { $player } wskazuje { $type_plural_acc }.
note-decayed =
    { $floors ->
        [0] { $player }: pusty pałac { $palace } popada w ruinę.
        [one] { $player }: pusty pałac { $palace } traci piętro; zostaje { $floors }.
        [few] { $player }: pusty pałac { $palace } traci piętro; zostają { $floors }.
        [many] { $player }: pusty pałac { $palace } traci piętro; zostaje { $floors }.
       *[other] { $player }: pusty pałac { $palace } traci piętro; zostaje { $floors }.
    }
note-round-scored =
    { $sum ->
        [one] { $player } zdobywa { $sum } punkt: pałace { $palaces }, damy dworu { $ladies }, przywileje { $privileges }.
        [few] { $player } zdobywa { $sum } punkty: pałace { $palaces }, damy dworu { $ladies }, przywileje { $privileges }.
        [many] { $player } zdobywa { $sum } punktów: pałace { $palaces }, damy dworu { $ladies }, przywileje { $privileges }.
       *[other] { $player } zdobywa { $sum } punktu: pałace { $palaces }, damy dworu { $ladies }, przywileje { $privileges }.
    }
note-final-scored =
    { $sum ->
        [one] { $player } zdobywa na koniec { $sum } punkt: postacie { $persons }, mnisi { $monks }, pieniądze { $money }.
        [few] { $player } zdobywa na koniec { $sum } punkty: postacie { $persons }, mnisi { $monks }, pieniądze { $money }.
        [many] { $player } zdobywa na koniec { $sum } punktów: postacie { $persons }, mnisi { $monks }, pieniądze { $money }.
       *[other] { $player } zdobywa na koniec { $sum } punktu: postacie { $persons }, mnisi { $monks }, pieniądze { $money }.
    }
note-game-over = Rok dobiegł końca.

## Skąd są punkty

source-palaces = Pałace
    .for = za pałace
source-ladies = Damy dworu
    .for = za damy dworu
source-privileges = Przywileje
    .for = za przywileje
source-research = Badania
    .for = za badania
source-festival = Festiwal Smoków
    .for = za fajerwerki
source-mongols = Inwazja Mongołów
    .for = za hełmy
source-wall_bonus = Premia z kafelka muru
    .for = za kafelek muru
source-wall = Punktacja za mur
    .for = za mur
source-super_event = Wielkie wydarzenie
    .for = w wielkim wydarzeniu
source-persons = Postacie (koniec gry)
    .for = za postacie
source-monks = Mnisi (koniec gry)
    .for = za mnichów
source-money = Pieniądze (koniec gry)
    .for = za pieniądze

## Prognoza

forecast-now = teraz
forecast-persons = postacie
forecast-monks = mnisi
forecast-money = pieniądze
forecast-help = Postacie dają punkty, mnisi – symbole Buddy × piętra, towary są sprzedawane, a juany zamieniane na punkty.

## Podpowiedzi: co przemawia za wyborem, w punktach względem średniej pozostałych (może być ujemne)

hint-nothing = ten wybór nie różni się od pozostałych
hint-points =
    { $n ->
        [one] punkty zdobyte od razu: { $n } punkt
        [few] punkty zdobyte od razu: { $n } punkty
        [many] punkty zdobyte od razu: { $n } punktów
       *[other] punkty zdobyte od razu: { $n } punktu
    }
hint-palaces =
    { $n ->
        [one] pałace, które będą dawać punkty: { $n } punkt
        [few] pałace, które będą dawać punkty: { $n } punkty
        [many] pałace, które będą dawać punkty: { $n } punktów
       *[other] pałace, które będą dawać punkty: { $n } punktu
    }
hint-persons =
    { $n ->
        [one] postacie na dworze na koniec gry: { $n } punkt
        [few] postacie na dworze na koniec gry: { $n } punkty
        [many] postacie na dworze na koniec gry: { $n } punktów
       *[other] postacie na dworze na koniec gry: { $n } punktu
    }
hint-ladies =
    { $n ->
        [one] damy dworu, które punktują co miesiąc: { $n } punkt
        [few] damy dworu, które punktują co miesiąc: { $n } punkty
        [many] damy dworu, które punktują co miesiąc: { $n } punktów
       *[other] damy dworu, które punktują co miesiąc: { $n } punktu
    }
hint-privileges =
    { $n ->
        [one] przywileje, które punktują co miesiąc: { $n } punkt
        [few] przywileje, które punktują co miesiąc: { $n } punkty
        [many] przywileje, które punktują co miesiąc: { $n } punktów
       *[other] przywileje, które punktują co miesiąc: { $n } punktu
    }
hint-monks =
    { $n ->
        [one] mnisi w wysokich pałacach: { $n } punkt
        [few] mnisi w wysokich pałacach: { $n } punkty
        [many] mnisi w wysokich pałacach: { $n } punktów
       *[other] mnisi w wysokich pałacach: { $n } punktu
    }
hint-warriors =
    { $n ->
        [one] hełmy przeciw Mongołom: { $n } punkt
        [few] hełmy przeciw Mongołom: { $n } punkty
        [many] hełmy przeciw Mongołom: { $n } punktów
       *[other] hełmy przeciw Mongołom: { $n } punktu
    }
hint-healers =
    { $n ->
        [one] moździerze przeciw zarazie: { $n } punkt
        [few] moździerze przeciw zarazie: { $n } punkty
        [many] moździerze przeciw zarazie: { $n } punktów
       *[other] moździerze przeciw zarazie: { $n } punktu
    }
hint-money =
    { $n ->
        [one] juany na daniny i zakupy: { $n } punkt
        [few] juany na daniny i zakupy: { $n } punkty
        [many] juany na daniny i zakupy: { $n } punktów
       *[other] juany na daniny i zakupy: { $n } punktu
    }
hint-rice =
    { $n ->
        [one] ryż na nadchodzące susze: { $n } punkt
        [few] ryż na nadchodzące susze: { $n } punkty
        [many] ryż na nadchodzące susze: { $n } punktów
       *[other] ryż na nadchodzące susze: { $n } punktu
    }
hint-fireworks =
    { $n ->
        [one] fajerwerki na nadchodzące festiwale: { $n } punkt
        [few] fajerwerki na nadchodzące festiwale: { $n } punkty
        [many] fajerwerki na nadchodzące festiwale: { $n } punktów
       *[other] fajerwerki na nadchodzące festiwale: { $n } punktu
    }
hint-makers =
    { $n ->
        [one] postacie, które wzmocnią następne akcje: { $n } punkt
        [few] postacie, które wzmocnią następne akcje: { $n } punkty
        [many] postacie, które wzmocnią następne akcje: { $n } punktów
       *[other] postacie, które wzmocnią następne akcje: { $n } punktu
    }
hint-cards =
    { $n ->
        [one] karty, które zostają na ręce: { $n } punkt
        [few] karty, które zostają na ręce: { $n } punkty
        [many] karty, które zostają na ręce: { $n } punktów
       *[other] karty, które zostają na ręce: { $n } punktu
    }
hint-track =
    { $n ->
        [one] lepsze miejsce w kolejności: { $n } punkt
        [few] lepsze miejsce w kolejności: { $n } punkty
        [many] lepsze miejsce w kolejności: { $n } punktów
       *[other] lepsze miejsce w kolejności: { $n } punktu
    }
hint-wall =
    { $n ->
        [one] kafelki w murze: { $n } punkt
        [few] kafelki w murze: { $n } punkty
        [many] kafelki w murze: { $n } punktów
       *[other] kafelki w murze: { $n } punktu
    }
hint-omen =
    { $n ->
        [one] nadchodzące wielkie wydarzenie: { $n } punkt
        [few] nadchodzące wielkie wydarzenie: { $n } punkty
        [many] nadchodzące wielkie wydarzenie: { $n } punktów
       *[other] nadchodzące wielkie wydarzenie: { $n } punktu
    }

## Tabele położenia

sheet-players = Gracze
sheet-seat = Gracz
sheet-points = Punkty
sheet-yuan = Juany
sheet-rice = Ryż
sheet-fireworks = Fajerwerki
sheet-small = Małe przywileje
sheet-large = Duże przywileje
sheet-space = Pole
sheet-palaces = Pałace
sheet-hand = Karty na ręce
sheet-wall-left = Kafelki muru
sheet-palace =
    { $persons ->
        [0] { $palace } [{ $floors }]: pusty
        [1] { $palace } [{ $floors }]: { $first }
        [2] { $palace } [{ $floors }]: { $first }, { $second }
       *[other] { $palace } [{ $floors }]: { $first }, { $second }, { $third }
    }
sheet-closed-hand =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
sheet-events = Wydarzenia
sheet-month = Miesiąc
sheet-event = Wydarzenie
sheet-when = Kiedy
sheet-past = było
sheet-now = teraz
sheet-coming = będzie
sheet-not-dealt = jeszcze nie wiadomo
sheet-super = Wielkie wydarzenie
sheet-groups = Grupy kart akcji
sheet-group = Grupa
sheet-cards = Karty akcji
sheet-dragons = Smoki
sheet-supply = Postacie na planszy
sheet-type = Postać
sheet-young = Młodsze
sheet-old = Starsze
sheet-wall = Wielki Mur
sheet-wall-owner = Właściciel
