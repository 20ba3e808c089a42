### Rotunda, po polsku.
### Wartości z elementów gry nigdy tu nie stoją: przychodzą jako zmienne, dzięki czemu poprawiony
### plik komponentów mówi o sobie poprawnie.
### Odwołania: wiadomość `room-market` to $room, jej atrybut .in to $room_in.
### Przypadki: .gen dopełniacz, .acc biernik; .in – gdzie, .to – dokąd; .title – z wielkiej litery.
### O graczach mówimy w czasie teraźniejszym, bo nie znamy ich rodzaju gramatycznego.

## Surowce i inne rzeczy, które się liczy

res-tea = herbata
    .acc = herbatę
    .gen = herbaty
    .title = Herbata
res-fruit = owoce
    .acc = owoce
    .gen = owoców
    .title = Owoce
res-celadon = celadon
    .acc = celadon
    .gen = celadonu
    .title = Celadon
res-gold = złoto
    .acc = złoto
    .gen = złota
    .title = Złoto
good-coins = monety
good-tea = herbata
good-fruit = owoce
good-celadon = celadon
good-gold = złoto
good-vp = punkty
good-recruit = akcje Rekrutacji
good-pedlar = akcje Domokrążcy
good-apprentice = akcje Praktykanta
good-senior_apprentice = akcje Starszego Praktykanta
good-steps = kroki
good-amulet = Amulety
good-supply = Asystenci w zasobach
amount-coins =
    { $n ->
        [one] { $n } moneta
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }
amount-tea =
    { $n ->
        [one] { $n } kostka herbaty
        [few] { $n } kostki herbaty
        [many] { $n } kostek herbaty
       *[other] { $n } kostki herbaty
    }
amount-fruit =
    { $n ->
        [one] { $n } kostka owoców
        [few] { $n } kostki owoców
        [many] { $n } kostek owoców
       *[other] { $n } kostki owoców
    }
amount-celadon =
    { $n ->
        [one] { $n } kostka celadonu
        [few] { $n } kostki celadonu
        [many] { $n } kostek celadonu
       *[other] { $n } kostki celadonu
    }
amount-gold =
    { $n ->
        [one] { $n } kostka złota
        [few] { $n } kostki złota
        [many] { $n } kostek złota
       *[other] { $n } kostki złota
    }
amount-vp =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
amount-recruit =
    { $n ->
        [one] { $n } Rekrutacja
        [few] { $n } Rekrutacje
        [many] { $n } Rekrutacji
       *[other] { $n } Rekrutacje
    }
amount-pedlar =
    { $n ->
        [one] { $n } akcja Domokrążcy
        [few] { $n } akcje Domokrążcy
        [many] { $n } akcji Domokrążcy
       *[other] { $n } akcje Domokrążcy
    }
amount-apprentice =
    { $n ->
        [one] { $n } Praktykant
        [few] { $n } Praktykanci
        [many] { $n } Praktykantów
       *[other] { $n } Praktykanta
    }
amount-senior_apprentice =
    { $n ->
        [one] { $n } Starszy Praktykant
        [few] { $n } Starsi Praktykanci
        [many] { $n } Starszych Praktykantów
       *[other] { $n } Starszego Praktykanta
    }
amount-steps =
    { $n ->
        [one] { $n } krok
        [few] { $n } kroki
        [many] { $n } kroków
       *[other] { $n } kroku
    }
amount-amulet =
    { $n ->
        [one] { $n } Amulet
        [few] { $n } Amulety
        [many] { $n } Amuletów
       *[other] { $n } Amuletu
    }
amount-supply =
    { $n ->
        [one] { $n } Asystent
        [few] { $n } Asystenci
        [many] { $n } Asystentów
       *[other] { $n } Asystenta
    }
amount-villagers =
    { $n ->
        [one] { $n } Asystent w wioskach
        [few] { $n } Asystenci w wioskach
        [many] { $n } Asystentów w wioskach
       *[other] { $n } Asystenta w wioskach
    }
amount-seated =
    { $n ->
        [one] { $n } Asystent na krześle
        [few] { $n } Asystenci na krzesłach
        [many] { $n } Asystentów na krzesłach
       *[other] { $n } Asystenta na krzesłach
    }
amount-worshippers =
    { $n ->
        [one] { $n } Asystent na Planszy Czci Przodków
        [few] { $n } Asystenci na Planszy Czci Przodków
        [many] { $n } Asystentów na Planszy Czci Przodków
       *[other] { $n } Asystenta na Planszy Czci Przodków
    }
amount-orders =
    { $n ->
        [one] { $n } otwarte Zlecenie
        [few] { $n } otwarte Zlecenia
        [many] { $n } otwartych Zleceń
       *[other] { $n } otwartego Zlecenia
    }
amount-fulfilled =
    { $n ->
        [one] { $n } zrealizowane Zlecenie
        [few] { $n } zrealizowane Zlecenia
        [many] { $n } zrealizowanych Zleceń
       *[other] { $n } zrealizowanego Zlecenia
    }
amount-experts =
    { $n ->
        [one] { $n } Ekspert
        [few] { $n } Eksperci
        [many] { $n } Ekspertów
       *[other] { $n } Eksperta
    }

## Pokoje i miejsca

room-supplier = Pokój Dostawcy
    .in = w Pokoju Dostawcy
    .to = do Pokoju Dostawcy
room-smugglers_den = Pokój Przemytników
    .in = w Pokoju Przemytników
    .to = do Pokoju Przemytników
room-market = Targowisko
    .in = na Targowisku
    .to = na Targowisko
room-expert_room = Pokój Ekspertów
    .in = w Pokoju Ekspertów
    .to = do Pokoju Ekspertów
room-banker = Pokój Bankiera
    .in = w Pokoju Bankiera
    .to = do Pokoju Bankiera
room-steward = Zarządca
    .in = u Zarządcy
    .to = do Zarządcy
room-retailer = Detalista
    .in = u Detalisty
    .to = do Detalisty
room-wholesaler = Hurtownik
    .in = u Hurtownika
    .to = do Hurtownika
room-bank = Bank
    .in = w Banku
    .to = do Banku
room-black_market = Czarny rynek
    .in = na Czarnym rynku
    .to = na Czarny rynek
room-trading_post = Faktoria
    .in = w Faktorii
    .to = do Faktorii
room-guild_hall = Dom Gildii
    .in = w Domu Gildii
    .to = do Domu Gildii
room-warehouse = Magazyn
    .in = w Magazynie
    .to = do Magazynu
room-supplier-help = Weź podstawowy surowiec według wyboru i wyślij Asystenta z Domokrążcą. Każdy przywołany własny Asystent z krzesła daje jeszcze jedno użycie.
room-smugglers_den-help = Weź surowce jednego odkrytego Przemytnika, który trafia pod stos, albo weź złoto. Własni Asystenci na krzesłach dają kolejne użycia.
room-market-help = Sprzedaj kostkę na wolną ikonę za nagrodę obok. Dzięki pomocnikom możesz sprzedać ten sam towar ponownie. Trzy zakryte ikony opróżnia się na koniec kroku.
room-expert_room-help = Zatrudnij jednego z odkrytych Ekspertów. Kto ma już najwięcej, ilu wolno, najpierw jednego odrzuca. Własni Asystenci na krzesłach pozwalają zatrudnić kolejnych.
room-banker-help = Weź wszystkie leżące tu monety albo podstawowy surowiec; wyślij też Asystenta z Domokrążcą. Gdy pokój jest pusty, monety wracają.
room-steward-help = Zapłać monety do Pokoju Bankiera. Potem wykonaj kilka akcji Asystentów albo użyj innego pokoju, w którym stoi Lider, jak własnego, i rekrutuj.
room-retailer-help = Sprzedawaj kostki na skrajne lewe wolne pola, każdą za nagrodę pola. Wszystkie leżące tu kostki muszą oznaczać różne surowce.
room-wholesaler-help = Sprzedawaj kostki na skrajne lewe wolne pola, każdą za nagrodę pola. Wszystkie leżące tu kostki muszą oznaczać ten sam surowiec.
room-bank-help = Płać od lewej tyle razy, ile możesz i chcesz; każda wpłata daje punkty, a niektóre także Praktykanta.
room-black_market-help = Zawrzyj tyle transakcji, ile wolno, dowolnie kupując i sprzedając; wyślij też Asystenta z Domokrążcą.
room-trading_post-help = Płać od lewej; za każdą wpłatę kupujesz akcję Rekrutacji, Domokrążcy albo Praktykanta lub złoto.
room-guild_hall-help = Zatrudnij kilku Ekspertów po kolei: pierwszego za monety, następnych za zwolnionych Asystentów.
room-warehouse-help = Płać od lewej; za każdą wpłatę bierzesz kostkę leżącą w dowolnym pokoju. Ponadto raz rekrutuj.
place-hall = Loża Przodków
    .in = w Loży Przodków
    .to = do Loży Przodków
place-hall-help = Wejście do Loży kończy ruch; potem modlisz się w świątyni albo oddajesz cześć przodkom z Asystentami z jednej wioski.
gate-gate_s = miejsce S
    .in = na miejscu S
gate-gate_1 = miejsce 1
    .in = na miejscu 1
gate-gate_2 = miejsce 2
    .in = na miejscu 2
gate-gate_3 = miejsce 3
    .in = na miejscu 3
gate-gate_4 = miejsce 4
    .in = na miejscu 4
village-village_se = Wioska południowo-wschodnia
    .in = w wiosce południowo-wschodniej
    .to = do wioski południowo-wschodniej
    .from = z wioski południowo-wschodniej
village-village_sw = Wioska południowo-zachodnia
    .in = w wiosce południowo-zachodniej
    .to = do wioski południowo-zachodniej
    .from = z wioski południowo-zachodniej
village-village_nw = Wioska północno-zachodnia
    .in = w wiosce północno-zachodniej
    .to = do wioski północno-zachodniej
    .from = z wioski północno-zachodniej
village-village_ne = Wioska północno-wschodnia
    .in = w wiosce północno-wschodniej
    .to = do wioski północno-wschodniej
    .from = z wioski północno-wschodniej
colour-red = czerwony
    .gen = czerwonego
    .title = Czerwony
colour-green = zielony
    .gen = zielonego
    .title = Zielony
colour-blue = niebieski
    .gen = niebieskiego
    .title = Niebieski
colour-black = czarny
    .gen = czarnego
    .title = Czarny
colour-yellow = żółty
    .gen = żółtego
    .title = Żółty
## Akcje Asystentów

act-recruit = Rekrutacja
    .gen = Rekrutacji
act-recruit-help = Skrajny lewy Asystent z twojego Toru trafia do Osobistych Zasobów.
act-pedlar = Domokrążca
    .gen = Domokrążcy
act-pedlar-help = Asystent idzie z Osobistych Zasobów do wioski Domokrążcy; przedtem albo potem kafel może przejść dalej za monety.
act-apprentice = Praktykant
    .gen = Praktykanta
act-apprentice-help = Asystent zajmuje wolne krzesło w pokoju wewnętrznym jako młodszy.
act-senior_apprentice = Starszy Praktykant
    .gen = Starszego Praktykanta
act-senior_apprentice-help = Asystent zajmuje wolne krzesło w pokoju wewnętrznym na stałe, jako starszy.

## Świątynie

temple-temple_wayfarers = Świątynia Wędrowców
    .in = w Świątyni Wędrowców
temple-temple_wayfarers-help = Daje akcje Domokrążcy: Asystenci idą do wiosek.
temple-temple_hearth = Świątynia Ogniska
    .in = w Świątyni Ogniska
temple-temple_hearth-help = Daje akcje Rekrutacji: Asystenci schodzą z toru.
temple-temple_learning = Świątynia Nauki
    .in = w Świątyni Nauki
temple-temple_learning-help = Daje akcję Praktykanta i monety.
temple-temple_fortune = Świątynia Fortuny
    .in = w Świątyni Fortuny
temple-temple_fortune-help = Daje złoto i punkty.
## Przemytnicy

smuggler-smuggler_01 = Przemytnik 1
    .gen = Przemytnika 1
smuggler-smuggler_02 = Przemytnik 2
    .gen = Przemytnika 2
smuggler-smuggler_03 = Przemytnik 3
    .gen = Przemytnika 3
smuggler-smuggler_04 = Przemytnik 4
    .gen = Przemytnika 4
smuggler-smuggler_05 = Przemytnik 5
    .gen = Przemytnika 5
smuggler-smuggler_06 = Przemytnik 6
    .gen = Przemytnika 6
smuggler-smuggler_07 = Przemytnik 7
    .gen = Przemytnika 7
smuggler-smuggler_08 = Przemytnik 8
    .gen = Przemytnika 8
smuggler-smuggler_09 = Przemytnik 9
    .gen = Przemytnika 9
smuggler-smuggler_10 = Przemytnik 10
    .gen = Przemytnika 10

## Amulety

amulet-bat = Nietoperz
amulet-carp = Karp
amulet-gourd = Tykwa
amulet-peach = Brzoskwinia
amulet-crane = Żuraw
amulet-lock = Kłódka długowieczności
amulet-knot = Węzeł szczęścia
amulet-ruyi = Berło ruyi
amulet-mirror = Lustro z brązu
amulet-jade_disc = Dysk z jadeitu
amulet-lotus = Lotos

## Zlecenia

order-order_01 = Zlecenie 1
    .gen = Zlecenia 1
order-order_02 = Zlecenie 2
    .gen = Zlecenia 2
order-order_03 = Zlecenie 3
    .gen = Zlecenia 3
order-order_04 = Zlecenie 4
    .gen = Zlecenia 4
order-order_05 = Zlecenie 5
    .gen = Zlecenia 5
order-order_06 = Zlecenie 6
    .gen = Zlecenia 6
order-order_07 = Zlecenie 7
    .gen = Zlecenia 7
order-order_08 = Zlecenie 8
    .gen = Zlecenia 8
order-order_09 = Zlecenie 9
    .gen = Zlecenia 9
order-order_10 = Zlecenie 10
    .gen = Zlecenia 10
order-order_11 = Zlecenie 11
    .gen = Zlecenia 11
order-order_12 = Zlecenie 12
    .gen = Zlecenia 12
order-order_13 = Zlecenie 13
    .gen = Zlecenia 13
order-order_14 = Zlecenie 14
    .gen = Zlecenia 14
order-order_15 = Zlecenie 15
    .gen = Zlecenia 15
order-order_16 = Zlecenie 16
    .gen = Zlecenia 16
order-order_17 = Zlecenie 17
    .gen = Zlecenia 17
order-order_18 = Zlecenie 18
    .gen = Zlecenia 18
order-order_19 = Zlecenie 19
    .gen = Zlecenia 19
order-order_20 = Zlecenie 20
    .gen = Zlecenia 20
order-order_01-help = Raz w każdej twojej turze zysk monet daje dodatkowe monety.
order-order_02-help = Raz w każdej twojej turze zysk herbaty daje punkty.
order-order_03-help = Raz w każdej twojej turze zysk owoców daje punkty.
order-order_04-help = Raz w każdej twojej turze zysk celadonu daje punkty.
order-order_05-help = Raz w każdej twojej turze zysk dowolnego surowca daje punkty.
order-order_06-help = Raz w każdej twojej turze zysk monet daje dodatkowe monety.
order-order_07-help = Raz w każdej twojej turze zysk monet daje dodatkowe monety.
order-order_08-help = Raz w każdej twojej turze zysk monet daje dodatkowe monety.
order-order_09-help = Raz w każdej twojej turze zysk monet daje dodatkowe monety.
order-order_10-help = Raz w każdej twojej turze zysk herbaty daje punkty.
order-order_11-help = Raz w każdej twojej turze zysk owoców daje punkty.
order-order_12-help = Raz w każdej twojej turze zysk celadonu daje punkty.
order-order_13-help = Raz w każdej twojej turze zysk herbaty daje jeszcze jedną herbatę.
order-order_14-help = Raz w każdej twojej turze zysk herbaty daje jeszcze jedną herbatę.
order-order_15-help = Raz w każdej twojej turze zysk owoców daje jeszcze jedną kostkę owoców.
order-order_16-help = Raz w każdej twojej turze zysk owoców daje jeszcze jedną kostkę owoców.
order-order_17-help = Raz w każdej twojej turze zysk celadonu daje jeszcze jeden celadon.
order-order_18-help = Raz w każdej twojej turze zysk celadonu daje jeszcze jeden celadon.
order-order_19-help = Raz w każdej twojej turze zysk dowolnego surowca daje punkty.
order-order_20-help = Raz w każdej twojej turze zysk dowolnego surowca daje jeszcze jedną taką kostkę.

## Eksperci

expert-merchant_su = Handlarz Su
expert-merchant_jin = Handlarz Jin
expert-old_man = Starzec
expert-rich_man = Bogacz
expert-celadon_supplier = Dostawca Celadonu
expert-tea_supplier = Dostawca Herbaty
expert-fruit_supplier = Dostawca Owoców
expert-mistress = Kochanka
expert-saleswoman = Sprzedawczyni
expert-porter = Tragarz
expert-farmer = Rolnik
expert-craftsman = Rzemieślnik
expert-shandong_merchant = Handlarz z Szandong
expert-maiden = Dziewica
expert-shopkeeper = Sklepikarz
expert-official = Urzędnik
expert-amulet_dealer = Handlarz Amuletów
expert-little_master = Mały Mistrz
expert-servant = Sługa
expert-bookseller = Księgarz
expert-nanny = Niania
expert-lady = Dama
expert-canton_merchant = Handlarz z Kantonu
expert-hui_merchant = Handlarz Hui
expert-merchant_su-help = Weź monety. Zostaje jako Amulet.
expert-merchant_jin-help = Weź monetę i punkt. Zostaje jako Amulet.
expert-old_man-help = Stały: akcja Praktykanta daje punkty, raz na turę.
expert-rich_man-help = Stały: zysk złota daje punkty, raz na turę.
expert-celadon_supplier-help = Sprzedaj celadon na dowolne wolne pole za zwielokrotnioną nagrodę.
expert-tea_supplier-help = Sprzedaj herbatę na dowolne wolne pole za zwielokrotnioną nagrodę.
expert-fruit_supplier-help = Sprzedaj owoce na dowolne wolne pole za zwielokrotnioną nagrodę.
expert-mistress-help = Zwolnij Asystenta: weź monety i złoto.
expert-saleswoman-help = Weź celadon albo owoce. Zostaje jako Amulet.
expert-porter-help = Weź herbatę albo celadon. Zostaje jako Amulet.
expert-farmer-help = Weź herbatę albo owoce. Zostaje jako Amulet.
expert-craftsman-help = Zwolnij Asystenta: weź podstawowy surowiec i złoto.
expert-shandong_merchant-help = Sprzedaj dwie kostki w jednym pokoju i weź obie nagrody.
expert-maiden-help = Weź podstawowe surowce według wyboru; pozostali biorą monety.
expert-shopkeeper-help = Stały: zysk podstawowego surowca daje punkty, raz na turę.
expert-official-help = Stały: zatrudnienie Eksperta daje punkty, raz na turę.
expert-amulet_dealer-help = Weź monety albo punkty. Zostaje jako Amulet.
expert-little_master-help = Weź monetę i wykonaj akcję Domokrążcy. Zostaje jako Amulet.
expert-servant-help = Wykonaj akcję Praktykanta. Zostaje jako Amulet.
expert-bookseller-help = Weź monetę i po jednej za każdego Asystenta w Osobistych Zasobach.
expert-nanny-help = Weź monetę i wykonaj akcje Rekrutacji.
expert-lady-help = Wykonaj Rekrutację i akcje Domokrążcy.
expert-canton_merchant-help = Wykonaj akcje Rekrutacji i Praktykanta.
expert-hui_merchant-help = Weź monetę oraz wykonaj akcje Rekrutacji i Domokrążcy.
back-horse = Koń
back-phoenix = Feniks
back-tiger = Tygrys

## Opcje

option-start_player = Pierwszy gracz
option-start_player-help = Kto zaczyna.
option-start_player-random = losowany
option-start_player-random-help = Pierwszego gracza wskazuje los.
option-start_player-seat_0 = miejsce 1
option-start_player-seat_0-help = Zawsze zaczyna pierwsze miejsce; wybierz, jeśli ma zacząć ktoś określony.
option-hall_choice = Miejsce Loży Przodków
option-hall_choice-help = Loża zakrywa jedne z pięciu schodów.
option-hall_choice-fixed_s = miejsce S
option-hall_choice-fixed_s-help = Jak w pierwszej grze: na miejscu oznaczonym S.
option-hall_choice-last_player_chooses = wybiera ostatni gracz
option-hall_choice-last_player_chooses-help = Ostatni gracz w kolejności wybiera jedno z pięciu miejsc.
option-hall_choice-random = losowane
option-hall_choice-random-help = Miejsce wskazuje los; to nasz dodatek.
option-advanced_experts = Zaawansowani Eksperci
option-advanced_experts-help = Wariant: można zatrudnić wierzch stosu odrzuconych, a Eksperci punktują na koniec.
option-advanced_experts-false = nie
option-advanced_experts-false-help = Gra bez tego wariantu.
option-advanced_experts-true = tak
option-advanced_experts-true-help = Każdy zachowany Ekspert punktuje za odrzucone karty z takim samym rewersem.
option-neutral_leader_actions = Akcje Neutralnych Liderów
option-neutral_leader_actions-help = Tylko dla dwóch osób: po ruchu Neutralnego Lidera możesz użyć jego pokoju.
option-neutral_leader_actions-false = nie
option-neutral_leader_actions-false-help = Neutralni Liderzy tylko zajmują i zwalniają pokoje.
option-neutral_leader_actions-true = tak
option-neutral_leader_actions-true-help = Dla doświadczonych i tylko przy stole dla dwóch osób.

## Fazy

phase-setup = Przygotowanie
phase-expert = 1. Ekspert
phase-neutral = Neutralny Lider
phase-move = 2. Ruch
phase-room = 3. Pokój
phase-homage = 3. Oddanie Czci
phase-bonus = 4. Bonusy
phase-orders = 5. Zlecenia
phase-over = Koniec gry

## Pytania

prompt-draw-start-seat = Los wskazuje pierwszego gracza.
prompt-deal-room = Los rozkłada kafle pokojów.
prompt-draw-amulet = Los odkrywa Amulet.
prompt-turn-smuggler = Los odkrywa Przemytnika.
prompt-deal-start-order = Los rozdaje startowe Zlecenia.
prompt-turn-order = Los odkrywa Zlecenie.
prompt-show-back = Los pokazuje rewers następnego Eksperta.
prompt-turn-expert = Los odkrywa Eksperta.
prompt-place-neutral = Los rozstawia Neutralnych Liderów.
prompt-draw-gate = Los wskazuje miejsce Loży.
prompt-choose-hall = Wybierz miejsce Loży Przodków.
prompt-use-expert = Użyj jednego z Ekspertów albo idź dalej.
prompt-move-leader = Porusz jednego ze swoich Liderów.
prompt-pay-homage = Jesteś w Loży: pomódl się w świątyni albo oddaj cześć z Asystentami z jednej wioski.
prompt-take-worship-amulet = Weź jeden z Amuletów obok swojego pola albo żadnego.
prompt-fulfil-order = Zrealizuj Zlecenie albo zakończ turę.
prompt-visit-supplier = Pokój Dostawcy: weź podstawowy surowiec i skorzystaj z Asystentów.
prompt-visit-smugglers-den = Pokój Przemytników: weź surowce Przemytnika albo złoto.
prompt-visit-market = Targowisko: sprzedaj kostkę na wolną ikonę.
prompt-visit-expert-room = Pokój Ekspertów: zatrudnij Eksperta.
prompt-visit-banker = Pokój Bankiera: weź monety albo podstawowy surowiec i skorzystaj z Asystentów.
prompt-visit-steward = Zarządca: zapłać za akcje Asystentów albo za użycie innego pokoju.
prompt-visit-retailer = Detalista: sprzedaj kostki różnych rodzajów.
prompt-visit-wholesaler = Hurtownik: sprzedaj kostki jednego rodzaju.
prompt-visit-bank = Bank: zapłać za punkty.
prompt-visit-black-market = Czarny rynek: kupuj i sprzedawaj.
prompt-visit-trading-post = Faktoria: zapłać za akcje Asystentów albo złoto.
prompt-visit-guild-hall = Dom Gildii: zatrudnij Ekspertów.
prompt-visit-warehouse = Magazyn: zapłać za kostki leżące w dowolnych pokojach i rekrutuj.
prompt-take-one =
    { $left ->
        [0] { $card }: wybierz, co bierzesz.
        [one] { $card }: wybierz podstawowy surowiec.
        [few] { $card }: wybierz podstawowy surowiec (zostały { $left }).
        [many] { $card }: wybierz podstawowy surowiec (zostało { $left }).
       *[other] { $card }: wybierz podstawowy surowiec (zostało { $left }).
    }
prompt-sell-cube =
    { $left ->
        [one] { $expert }: sprzedaj kostkę na wolne pole.
        [few] { $expert }: sprzedaj { $left } kostki w jednym pokoju.
        [many] { $expert }: sprzedaj { $left } kostek w jednym pokoju.
       *[other] { $expert }: sprzedaj { $left } kostki w jednym pokoju.
    }
prompt-move-neutral =
    { $again ->
        [0] Możesz teraz przesunąć Neutralnego Lidera: za surowiec jego koloru albo za złoto.
       *[other] Możesz przesunąć Neutralnego Lidera, teraz albo po akcji pokoju: za surowiec jego koloru albo za złoto.
    }
prompt-use-assistants =
    { $left ->
        [0] Zakończ.
        [one] Wykonaj akcję Asystenta albo zakończ.
        [few] Wykonaj { $left } akcje Asystentów w dowolnej kolejności albo zakończ.
        [many] Wykonaj { $left } akcji Asystentów w dowolnej kolejności albo zakończ.
       *[other] Wykonaj { $left } akcje Asystentów w dowolnej kolejności albo zakończ.
    }
prompt-discard-expert =
    { $n ->
        [one] Masz już { $n } Eksperta: odrzuć jednego, by zatrudnić nowego ({ $expert }).
        [few] Masz już { $n } Ekspertów: odrzuć jednego, by zatrudnić nowego ({ $expert }).
        [many] Masz już { $n } Ekspertów: odrzuć jednego, by zatrudnić nowego ({ $expert }).
       *[other] Masz już { $n } Ekspertów: odrzuć jednego, by zatrudnić nowego ({ $expert }).
    }
prompt-extra-cube = { $card } daje jeszcze jedną kostkę dopiero co zyskanego rodzaju; weź ją teraz albo czekaj na inny zysk.
prompt-take-bonus =
    { $left ->
        [one] Mijasz symbol bonusu: weź Zlecenie albo Amulet.
        [few] Mijasz { $left } symbole bonusu: weź Zlecenie albo Amulet.
        [many] Mijasz { $left } symboli bonusu: weź Zlecenie albo Amulet.
       *[other] Mijasz { $left } symbole bonusu: weź Zlecenie albo Amulet.
    }
prompt-pay-order =
    { $need ->
        [one] { $order } wymaga { $need } kostki ({ $thing }): płacisz złotem czy nie?
        [few] { $order } wymaga { $need } kostek ({ $thing }): ile z nich złotem?
        [many] { $order } wymaga { $need } kostek ({ $thing }): ile z nich złotem?
       *[other] { $order } wymaga { $need } kostek ({ $thing }): ile z nich złotem?
    }

## Pytania dla pozostałych: co ktoś teraz robi

waiting-choose-hall = { $player } wybiera miejsce Loży.
waiting-use-expert = { $player } może użyć Eksperta.
waiting-take-one = { $player } wybiera, co daje karta.
waiting-sell-cube = { $player } sprzedaje przez Eksperta.
waiting-move-neutral = { $player } może przesunąć Neutralnego Lidera.
waiting-move-leader = { $player } porusza Lidera.
waiting-visit-supplier = { $player } jest w Pokoju Dostawcy.
waiting-visit-smugglers-den = { $player } jest w Pokoju Przemytników.
waiting-visit-market = { $player } jest na Targowisku.
waiting-visit-expert-room = { $player } jest w Pokoju Ekspertów.
waiting-visit-banker = { $player } jest w Pokoju Bankiera.
waiting-visit-steward = { $player } jest u Zarządcy.
waiting-visit-retailer = { $player } jest u Detalisty.
waiting-visit-wholesaler = { $player } jest u Hurtownika.
waiting-visit-bank = { $player } jest w Banku.
waiting-visit-black-market = { $player } jest na Czarnym rynku.
waiting-visit-trading-post = { $player } jest w Faktorii.
waiting-visit-guild-hall = { $player } jest w Domu Gildii.
waiting-visit-warehouse = { $player } jest w Magazynie.
waiting-use-assistants = { $player } korzysta z Asystentów.
waiting-discard-expert = { $player } odrzuca Eksperta.
waiting-pay-homage = { $player } oddaje cześć w Loży.
waiting-take-worship-amulet = { $player } może wziąć Amulet.
waiting-take-bonus = { $player } wybiera bonus.
waiting-fulfil-order = { $player } może realizować Zlecenia.
waiting-pay-order = { $player } płaci za Zlecenie.

## Przyciski

label-choose-hall = Postaw Lożę { $gate_in }
label-no-expert = Nie używaj Eksperta
label-use-expert = Użyj Eksperta: { $expert }
label-take = Weź { $thing_acc }
label-sell = Sprzedaj { $thing_acc }
label-sell-gold = Sprzedaj złoto jako { $thing_acc }
label-sell-to = Sprzedaj { $thing_acc } { $room_in }
label-sell-gold-to = Sprzedaj złoto jako { $thing_acc } { $room_in }
label-neutral-pass = Zostaw ich na miejscu
label-move-neutral = Przesuń { $colour_gen } Neutralnego Lidera { $room_to } za { $thing_acc }
label-finish = Zakończ
label-recruit = Rekrutuj Asystenta
label-pedlar = Wyślij Asystenta { $village_to }
label-apprentice = Posadź Praktykanta { $room_in }
label-senior-apprentice = Posadź Starszego Praktykanta { $room_in }
label-helper-junior = Przywołaj młodszego Asystenta
label-helper-senior = Przywołaj starszego Asystenta
label-hire = Zatrudnij: { $expert }
label-discard-expert = Odrzuć: { $expert }
label-buy =
    { $price ->
        [one] Kup za { $price } monetę: { $thing }
        [few] Kup za { $price } monety: { $thing }
        [many] Kup za { $price } monet: { $thing }
       *[other] Kup za { $price } monety: { $thing }
    }
label-buy-act =
    { $price ->
        [one] Kup za { $price } monetę: { $act }
        [few] Kup za { $price } monety: { $act }
        [many] Kup za { $price } monet: { $act }
       *[other] Kup za { $price } monety: { $act }
    }
label-fetch =
    { $price ->
        [one] Weź { $thing_acc } { $room_in } za { $price } monetę
        [few] Weź { $thing_acc } { $room_in } za { $price } monety
        [many] Weź { $thing_acc } { $room_in } za { $price } monet
       *[other] Weź { $thing_acc } { $room_in } za { $price } monety
    }
label-trade =
    { $coins ->
        [one] Sprzedaj za { $coins } monetę: { $thing }
        [few] Sprzedaj za { $coins } monety: { $thing }
        [many] Sprzedaj za { $coins } monet: { $thing }
       *[other] Sprzedaj za { $coins } monety: { $thing }
    }
label-trade-assistant =
    { $coins ->
        [one] Zwolnij Asystenta za { $coins } monetę
        [few] Zwolnij Asystenta za { $coins } monety
        [many] Zwolnij Asystenta za { $coins } monet
       *[other] Zwolnij Asystenta za { $coins } monety
    }
label-steward =
    { $price ->
        [one] Zapłać { $price } monetę: akcje Asystentów
        [few] Zapłać { $price } monety: akcje Asystentów
        [many] Zapłać { $price } monet: akcje Asystentów
       *[other] Zapłać { $price } monety: akcje Asystentów
    }
label-steward-copy =
    { $price ->
        [one] Zapłać { $price } monetę i działaj { $room_in }
        [few] Zapłać { $price } monety i działaj { $room_in }
        [many] Zapłać { $price } monet i działaj { $room_in }
       *[other] Zapłać { $price } monety i działaj { $room_in }
    }
label-pray = Pomódl się { $temple_in }
label-worship-empty = Oddaj cześć z pustymi rękami
label-no-amulet = Nie bierz Amuletu
label-extra-none = Nie teraz
label-no-bonus = Nie bierz nic
label-bonus-order = Weź { $order }
label-bonus-amulet = Weź Amulet: { $amulet }
label-orders-finish = Zakończ turę
label-take-coins =
    { $n ->
        [one] Weź { $n } monetę
        [few] Weź { $n } monety
        [many] Weź { $n } monet
       *[other] Weź { $n } monety
    }
label-take-points =
    { $n ->
        [one] Weź { $n } punkt
        [few] Weź { $n } punkty
        [many] Weź { $n } punktów
       *[other] Weź { $n } punktu
    }
label-move =
    { $leader ->
        [only] Idź { $place_to }
        [a] Pierwszy Lider: idź { $place_to }
       *[b] Drugi Lider: idź { $place_to }
    }
label-pedlar-before =
    { $n ->
        [one] Przesuń Domokrążcę za { $n } monetę, potem wyślij Asystenta { $village_to }
        [few] Przesuń Domokrążcę za { $n } monety, potem wyślij Asystenta { $village_to }
        [many] Przesuń Domokrążcę za { $n } monet, potem wyślij Asystenta { $village_to }
       *[other] Przesuń Domokrążcę za { $n } monety, potem wyślij Asystenta { $village_to }
    }
label-pedlar-after =
    { $n ->
        [one] Wyślij Asystenta { $village_to }, potem przesuń Domokrążcę za { $n } monetę
        [few] Wyślij Asystenta { $village_to }, potem przesuń Domokrążcę za { $n } monety
        [many] Wyślij Asystenta { $village_to }, potem przesuń Domokrążcę za { $n } monet
       *[other] Wyślij Asystenta { $village_to }, potem przesuń Domokrążcę za { $n } monety
    }
label-smuggler =
    Przemytnik { $number }{ $tea ->
        [0] { "" }
       *[other] { " · " }{ $tea } × herbata
    }{ $fruit ->
        [0] { "" }
       *[other] { " · " }{ $fruit } × owoce
    }{ $celadon ->
        [0] { "" }
       *[other] { " · " }{ $celadon } × celadon
    }{ $gold ->
        [0] { "" }
       *[other] { " · " }{ $gold } × złoto
    }
label-bank =
    Zapłać { $price ->
        [one] { $price } monetę
        [few] { $price } monety
        [many] { $price } monet
       *[other] { $price } monety
    } za { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
label-worship =
    { $points ->
        [one] Oddaj cześć z Asystentami { $village_from }: pole { $cell } za { $points } punkt
        [few] Oddaj cześć z Asystentami { $village_from }: pole { $cell } za { $points } punkty
        [many] Oddaj cześć z Asystentami { $village_from }: pole { $cell } za { $points } punktów
       *[other] Oddaj cześć z Asystentami { $village_from }: pole { $cell } za { $points } punktu
    }
label-worship-amulet =
    { $where ->
        [right] Weź Amulet obok wiersza: { $amulet }
       *[bottom] Weź Amulet pod kolumną: { $amulet }
    }
label-fulfil =
    { $points ->
        [one] Zrealizuj { $order }: { $points } punkt na koniec
        [few] Zrealizuj { $order }: { $points } punkty na koniec
        [many] Zrealizuj { $order }: { $points } punktów na koniec
       *[other] Zrealizuj { $order }: { $points } punktu na koniec
    }
label-pay-order =
    { $gold ->
        [0] Zapłać bez złota: { $real } × { $thing }
       *[other] Zapłać { $gold } × złoto, { $real } × { $thing }
    }
## Powody

reason-must-take = Coś trzeba wziąć.
reason-bank-empty = W zasobach ogólnych nie ma już { $thing_gen }.
reason-no-such-helper = Nie masz tu na krześle takiego Asystenta.
reason-no-act = Nie masz teraz akcji { $act_gen }.
reason-track-empty = Twój Tor Asystentów jest pusty.
reason-supply-empty = Nie masz w Osobistych Zasobach Asystenta do akcji { $act_gen }.
reason-chairs-taken = Wszystkie krzesła { $room_in } są zajęte.
reason-helper-has-helped = Twoi Asystenci już tu pomogli podczas tej wizyty.
reason-room-used = Pokój jest już użyty; ponownie użyjesz go tylko dzięki kolejnemu pomocnikowi.
reason-banker-empty = W Pokoju Bankiera nie ma monet.
reason-no-such-room = Tego pokoju nie ma w grze.
reason-no-cube = Nie masz { $thing_gen }.
reason-icon-covered = Ikona { $thing_gen } jest zakryta.
reason-slots-covered = Wszystkie pola { $room_in } są zakryte.
reason-must-differ = Detalista ma już { $thing_acc }: wszystkie kostki muszą być tam różne.
reason-must-equal = Hurtownik bierze teraz tylko { $thing_acc }: wszystkie kostki muszą być tam jednego rodzaju.
reason-steward-itself = Zarządca nie może wskazać własnego pokoju.
reason-nobody-there = Żaden Lider nie stoi { $room_in }.
reason-steward-paid = Podczas tej wizyty Zarządca już wziął zapłatę.
reason-no-such-leader = Nie masz drugiego Lidera.
reason-same-leader = Obaj twoi Liderzy stoją w Loży: porusz pierwszego.
reason-occupied = Lider już stoi { $room_in }: taki pokój można tylko minąć.
reason-neutral-home = Neutralny Lider nie może wrócić do pokoju, z którego wyszedł.
reason-temple-used = Ktoś już się modlił w tej świątyni.
reason-not-empty-handed = Możesz się modlić albo oddać cześć z Asystentami z wioski.
reason-village-empty = Nie masz Asystenta { $village_in }.
reason-space-held = Pole { $cell } zajmuje już twój Asystent.
reason-no-such-expert = Nie masz Eksperta: { $expert }.
reason-not-there-expert = Nie można teraz zatrudnić: { $expert }.
reason-expert-permanent = Tego Eksperta się nie używa, bo jego efekt jest stały: { $expert }.
reason-nothing-to-sell = Sprzedaż jest niemożliwa: potrzeba kostek i wolnych pól.
reason-not-offered = Tego nie oferuje { $card }.
reason-one-room = Obie kostki trafiają do jednego pokoju.
reason-no-second-sale = Po tej sprzedaży drugiej kostki nie dałoby się sprzedać.
reason-not-there-smuggler = Tego Przemytnika nie ma w rzędzie.
reason-not-there-cube = Nie leży tam żadna kostka.
reason-not-there-amulet = Tego Amuletu tu nie ma.
reason-not-there-order = Tego Zlecenia nie ma w puli.
reason-order-done = To Zlecenie jest już zrealizowane.
reason-no-such-order = Nie masz tego Zlecenia.
reason-no-such-payment = Teraz płacisz innym rodzajem surowca.
reason-gold-range =
    { $least ->
        [0] Liczba kostek zastąpionych złotem: najwyżej { $most }.
       *[other] Liczba kostek zastąpionych złotem: od { $least } do { $most }.
    }
reason-needs-coins =
    { $need ->
        [one] To kosztuje { $need } monetę. Masz { $have }.
        [few] To kosztuje { $need } monety. Masz { $have }.
        [many] To kosztuje { $need } monet. Masz { $have }.
       *[other] To kosztuje { $need } monety. Masz { $have }.
    }
reason-helpers-called =
    { $n ->
        [one] Podczas jednej wizyty można przywołać tylko { $n } pomocnika.
        [few] Podczas jednej wizyty można przywołać tylko { $n } pomocników.
        [many] Podczas jednej wizyty można przywołać tylko { $n } pomocników.
       *[other] Podczas jednej wizyty można przywołać tylko { $n } pomocników.
    }
reason-all-paid =
    { $n ->
        [one] Podczas jednej wizyty można to zrobić tylko { $n } raz.
        [few] Podczas jednej wizyty można to zrobić tylko { $n } razy.
        [many] Podczas jednej wizyty można to zrobić tylko { $n } razy.
       *[other] Podczas jednej wizyty można to zrobić tylko { $n } razy.
    }
reason-needs-assistants =
    { $need ->
        [one] To kosztuje { $need } Asystenta z Osobistych Zasobów. Masz { $have }.
        [few] To kosztuje { $need } Asystentów z Osobistych Zasobów. Masz { $have }.
        [many] To kosztuje { $need } Asystentów z Osobistych Zasobów. Masz { $have }.
       *[other] To kosztuje { $need } Asystentów z Osobistych Zasobów. Masz { $have }.
    }
reason-deals-done =
    { $n ->
        [one] Podczas jednej wizyty można zawrzeć tylko { $n } transakcję.
        [few] Podczas jednej wizyty można zawrzeć tylko { $n } transakcje.
        [many] Podczas jednej wizyty można zawrzeć tylko { $n } transakcji.
       *[other] Podczas jednej wizyty można zawrzeć tylko { $n } transakcje.
    }
reason-too-far =
    { $n ->
        [one] Za daleko: Lider idzie { $n } pokój zgodnie z ruchem wskazówek zegara.
        [few] Nie da się tam dojść: Lider idzie najwyżej { $n } pokoje zgodnie z ruchem wskazówek zegara, a Loża kończy każdy ruch.
        [many] Nie da się tam dojść: Lider idzie najwyżej { $n } pokojów zgodnie z ruchem wskazówek zegara, a Loża kończy każdy ruch.
       *[other] Nie da się tam dojść: Lider idzie najwyżej { $n } pokoje zgodnie z ruchem wskazówek zegara, a Loża kończy każdy ruch.
    }
reason-neutral-too-far =
    { $n ->
        [one] Za daleko: Neutralny Lider idzie { $n } pokój zgodnie z ruchem wskazówek zegara.
        [few] Nie da się tam dojść: Neutralny Lider idzie najwyżej { $n } pokoje zgodnie z ruchem wskazówek zegara i przeskakuje Lożę.
        [many] Nie da się tam dojść: Neutralny Lider idzie najwyżej { $n } pokojów zgodnie z ruchem wskazówek zegara i przeskakuje Lożę.
       *[other] Nie da się tam dojść: Neutralny Lider idzie najwyżej { $n } pokoje zgodnie z ruchem wskazówek zegara i przeskakuje Lożę.
    }
reason-chain-length =
    { $n ->
        [one] Łańcuch z { $n } Asystenta nie może się skończyć na polu { $cell }.
        [few] Łańcuch z { $n } Asystentów nie może się skończyć na polu { $cell }.
        [many] Łańcuch z { $n } Asystentów nie może się skończyć na polu { $cell }.
       *[other] Łańcuch z { $n } Asystentów nie może się skończyć na polu { $cell }.
    }
reason-needs-cubes =
    { $n ->
        [one] Brakuje { $n } kostki, a złota w zamian masz { $gold }.
        [few] Brakuje { $n } kostek, a złota w zamian masz { $gold }.
        [many] Brakuje { $n } kostek, a złota w zamian masz { $gold }.
       *[other] Brakuje { $n } kostek, a złota w zamian masz { $gold }.
    }

## Dziennik

note-starts = Zaczyna { $player }.
note-rooms-dealt = Kafle pokojów leżą na planszy.
note-amulet-turned = Odkryty Amulet: { $amulet }.
note-smuggler-turned = Odkryty { $smuggler }.
note-order-turned = Odkryte { $order }.
note-expert-turned = Odkryty Ekspert: { $expert }.
note-expert-buried = Ekspert położony na stosie kart odrzuconych: { $expert }.
note-experts-shuffled = Z odrzuconych Ekspertów powstaje nowa talia.
note-start-order = { $player } zaczyna z kartą: { $order }.
note-neutral-placed = { $colour_title } Neutralny Lider stoi { $room_in }.
note-hall-placed = Loża Przodków stoi { $gate_in }.
note-hall-chosen = { $player } stawia Lożę { $gate_in }.
note-turn = Tura: { $player }
note-used-expert = { $player } używa Eksperta: { $expert }.
note-order-works = { $player } korzysta z efektu { $order_gen }.
note-expert-works = { $player } korzysta z efektu Eksperta: { $expert }.
note-sold = { $player } sprzedaje { $res_acc } { $room_in }.
note-sold-gold = { $player } sprzedaje złoto jako { $res_acc } { $room_in }.
note-moved-neutral =
    { $gold ->
        [0] { $player } płaci surowcem i przesuwa { $colour_gen } Neutralnego Lidera { $room_to }.
       *[other] { $player } płaci złotem i przesuwa { $colour_gen } Neutralnego Lidera { $room_to }.
    }
note-moved = { $player } idzie { $room_to }.
note-entered-hall = { $player } wchodzi do Loży Przodków.
note-recruited = { $player } rekrutuje Asystenta.
note-sent = { $player } wysyła Asystenta { $village_to }.
note-pedlar-stepped = Domokrążca idzie dalej { $village_to }.
note-seated = { $player } sadza Praktykanta { $room_in }.
note-seated-senior = { $player } sadza Starszego Praktykanta { $room_in }.
note-junior-helped = { $player } przywołuje { $room_in } młodszego Asystenta, który wstaje z krzesła.
note-senior-helped = { $player } przywołuje { $room_in } starszego Asystenta.
note-took-smuggler = { $player } wybiera { $smuggler_gen }.
note-hired = { $player } zatrudnia Eksperta: { $expert }.
note-discarded = { $player } odrzuca Eksperta: { $expert }.
note-copied = { $player } działa { $room_in } przez Zarządcę.
note-traded-cube = { $player } sprzedaje { $res_acc } na Czarnym rynku.
note-traded-amulet = { $player } sprzedaje Amulet: { $amulet }.
note-fetched = { $player } zabiera { $res_acc } z pokoju: { $room }.
note-took-amulet = { $player } bierze Amulet: { $amulet }.
note-prayed = { $player } modli się { $temple_in }.
note-marker = Oddanie Czci { $n } z { $end }
note-end-triggered = { $player } dociera na ostatnie pole: pozostali mają jeszcze po jednej turze.
note-worshipped-empty = { $player } oddaje cześć bez Asystentów.
note-cleared = Pola { $room_in } są znów wolne.
note-took-order = { $player } bierze { $order }.
note-fulfilled = { $player } realizuje { $order }.
note-game-over = Koniec gry.
note-took-coins =
    { $n ->
        [one] { $player } bierze { $n } monetę.
        [few] { $player } bierze { $n } monety.
        [many] { $player } bierze { $n } monet.
       *[other] { $player } bierze { $n } monety.
    }
note-took-cubes =
    { $n ->
        [one] { $player } bierze { $n } kostkę { $res_gen }.
        [few] { $player } bierze { $n } kostki { $res_gen }.
        [many] { $player } bierze { $n } kostek { $res_gen }.
       *[other] { $player } bierze { $n } kostki { $res_gen }.
    }
note-scored =
    { $n ->
        [one] { $player } zdobywa { $n } punkt { $source_for }.
        [few] { $player } zdobywa { $n } punkty { $source_for }.
        [many] { $player } zdobywa { $n } punktów { $source_for }.
       *[other] { $player } zdobywa { $n } punktu { $source_for }.
    }
note-dismissed =
    { $n ->
        [one] { $player } zwalnia { $n } Asystenta.
        [few] { $player } zwalnia { $n } Asystentów.
        [many] { $player } zwalnia { $n } Asystentów.
       *[other] { $player } zwalnia { $n } Asystentów.
    }
note-pedlar-walked =
    { $n ->
        [one] { $player } płaci { $n } monetę: Domokrążca idzie { $village_to }.
        [few] { $player } płaci { $n } monety: Domokrążca idzie { $village_to }.
        [many] { $player } płaci { $n } monet: Domokrążca idzie { $village_to }.
       *[other] { $player } płaci { $n } monety: Domokrążca idzie { $village_to }.
    }
note-paid =
    { $n ->
        [one] { $player } płaci { $n } monetę { $room_in }.
        [few] { $player } płaci { $n } monety { $room_in }.
        [many] { $player } płaci { $n } monet { $room_in }.
       *[other] { $player } płaci { $n } monety { $room_in }.
    }
note-paid-banker =
    { $n ->
        [one] { $player } wpłaca { $n } monetę do Pokoju Bankiera.
        [few] { $player } wpłaca { $n } monety do Pokoju Bankiera.
        [many] { $player } wpłaca { $n } monet do Pokoju Bankiera.
       *[other] { $player } wpłaca { $n } monety do Pokoju Bankiera.
    }
note-refilled =
    { $n ->
        [one] { $n } moneta trafia { $room_to }.
        [few] { $n } monety trafiają { $room_to }.
        [many] { $n } monet trafia { $room_to }.
       *[other] { $n } monety trafiają { $room_to }.
    }
note-worshipped =
    { $n ->
        [one] { $player } oddaje cześć z { $n } Asystentem { $village_from }, na polu { $cell }.
        [few] { $player } oddaje cześć z { $n } Asystentami { $village_from }, do pola { $cell }.
        [many] { $player } oddaje cześć z { $n } Asystentami { $village_from }, do pola { $cell }.
       *[other] { $player } oddaje cześć z { $n } Asystentami { $village_from }, do pola { $cell }.
    }
note-final =
    { $n ->
        [one] { $player } kończy z wynikiem { $n } punkt; po przeliczeniu na monety: { $coins }.
        [few] { $player } kończy z wynikiem { $n } punkty; po przeliczeniu na monety: { $coins }.
        [many] { $player } kończy z wynikiem { $n } punktów; po przeliczeniu na monety: { $coins }.
       *[other] { $player } kończy z wynikiem { $n } punktu; po przeliczeniu na monety: { $coins }.
    }

## Skąd są punkty

source-sales = Sprzedaż
    .for = za sprzedaż
source-bank = Wpłaty w Banku
    .for = w Banku
source-worship = Oddanie Czci
    .for = za oddanie czci
source-seated = Asystenci na krzesłach
    .for = za Asystentów na krzesłach
source-temples = Świątynie
    .for = w świątyni
source-expert_cards = Efekty Ekspertów
    .for = dzięki Ekspertowi
source-effects = Efekty Zleceń
    .for = dzięki Zleceniu
source-amulets = Amulety (koniec)
    .for = za Amulety
source-orders = Zlecenia (koniec)
    .for = za Zlecenia
source-family = Rodzina (koniec)
    .for = za Rodzinę
source-assistants = Asystenci (koniec)
    .for = za Asystentów
source-coins = Monety (koniec)
    .for = za monety
source-experts = Eksperci (koniec)
    .for = za Ekspertów

## Prognoza

forecast-now = teraz
forecast-amulets = Amulety
forecast-orders = Zlecenia
forecast-family = Rodzina
forecast-assistants = Asystenci
forecast-coins = monety
forecast-experts = Eksperci
forecast-help = Zestawy Amuletów, zrealizowane Zlecenia, pusty Tor Asystentów, Asystenci na krzesłach i w wioskach oraz monety po przeliczeniu wszystkiego na monety.

## Tabele pozycji

sheet-players = Gracze
sheet-seat = Gracz
sheet-points = Punkty
sheet-coins = Monety
sheet-tea = Herbata
sheet-fruit = Owoce
sheet-celadon = Celadon
sheet-gold = Złoto
sheet-supply = Zasoby
sheet-track = Tor
sheet-seated = Na krzesłach
sheet-leaders = Liderzy
sheet-cards = Karty i Amulety
sheet-orders = Zlecenia
sheet-fulfilled = Zrealizowane
sheet-experts = Eksperci
sheet-kept = Zachowani Eksperci
sheet-amulets = Amulety
sheet-worth = Wartość
sheet-rooms = Dom
sheet-space = Pole
sheet-room = Pokój
sheet-chairs = Krzesła
sheet-lying = Leży tam
sheet-senior = (starszy)
sheet-gold-as = złoto jako { $thing_acc }
sheet-villages = Wioski
sheet-village = Wioska
sheet-pedlar = Domokrążca
sheet-here = tutaj
sheet-seat-number = Miejsce { $n }
sheet-worship = Plansza Czci Przodków
sheet-row = Wiersz
sheet-col-1 = Kolumna 1
sheet-col-2 = Kolumna 2
sheet-col-3 = Kolumna 3
sheet-col-4 = Kolumna 4
sheet-right = Amulet z prawej
sheet-below = Amulety poniżej
sheet-pools = Pule
sheet-pool = Pula
sheet-open = Odkryte
sheet-stack = Zostało w stosie
sheet-smugglers = Przemytnicy
sheet-pile = Odrzuceni Eksperci, od wierzchu
sheet-next-back = Rewers następnego Eksperta
sheet-hall = Loża Przodków
sheet-end-amulet = Amulet na torze rund
sheet-bank = Zasoby ogólne
sheet-temples = Świątynie
sheet-marker = Znacznik rund
sheet-marker-at = { $n } z { $end }
sheet-left = Z lewej
sheet-above = Nagrody powyżej
sheet-order-cards = Odkryte Zlecenia
sheet-expert-cards = Odkryci Eksperci
sheet-tokens = Odkryte świątynie i Przemytnicy
sheet-card = Karta
sheet-token = Żeton
sheet-price = Cena
sheet-gives = Daje
sheet-effect = Efekt
sheet-back = Rewers
sheet-amulet = Amulet po użyciu
sheet-basic =
    { $n ->
        [one] { $n } podstawowa kostka
        [few] { $n } podstawowe kostki
        [many] { $n } podstawowych kostek
       *[other] { $n } podstawowej kostki
    }
sheet-same =
    { $n ->
        [one] { $n } kostka tego rodzaju
        [few] { $n } kostki tego rodzaju
        [many] { $n } kostek tego rodzaju
       *[other] { $n } kostki tego rodzaju
    }
sheet-dismiss =
    { $n ->
        [one] zwolnienie { $n } Asystenta
        [few] zwolnienie { $n } Asystentów
        [many] zwolnienie { $n } Asystentów
       *[other] zwolnienie { $n } Asystenta
    }
sheet-sale =
    { $n ->
        [one] sprzedaż { $n } kostki, nagroda × { $times }
        [few] sprzedaż { $n } kostek, nagroda × { $times }
        [many] sprzedaż { $n } kostek, nagroda × { $times }
       *[other] sprzedaż { $n } kostki, nagroda × { $times }
    }
sheet-others =
    { $n ->
        [one] pozostali po { $n } monecie
        [few] pozostali po { $n } monety
        [many] pozostali po { $n } monet
       *[other] pozostali po { $n } monety
    }

## Powody podpowiedzi

hint-nothing = ten wybór nie różni się od pozostałych
hint-points =
    { $n ->
        [one] punkty zdobyte od razu: { $n } punkt
        [few] punkty zdobyte od razu: { $n } punkty
        [many] punkty zdobyte od razu: { $n } punktów
       *[other] punkty zdobyte od razu: { $n } punktu
    }
hint-amulets =
    { $n ->
        [one] zestawy Amuletów: { $n } punkt
        [few] zestawy Amuletów: { $n } punkty
        [many] zestawy Amuletów: { $n } punktów
       *[other] zestawy Amuletów: { $n } punktu
    }
hint-orders =
    { $n ->
        [one] Zlecenia: { $n } punkt
        [few] Zlecenia: { $n } punkty
        [many] Zlecenia: { $n } punktów
       *[other] Zlecenia: { $n } punktu
    }
hint-family =
    { $n ->
        [one] Asystenci zdjęci z toru: { $n } punkt
        [few] Asystenci zdjęci z toru: { $n } punkty
        [many] Asystenci zdjęci z toru: { $n } punktów
       *[other] Asystenci zdjęci z toru: { $n } punktu
    }
hint-helpers =
    { $n ->
        [one] Asystenci na krzesłach: { $n } punkt
        [few] Asystenci na krzesłach: { $n } punkty
        [many] Asystenci na krzesłach: { $n } punktów
       *[other] Asystenci na krzesłach: { $n } punktu
    }
hint-villages =
    { $n ->
        [one] Asystenci w wioskach: { $n } punkt
        [few] Asystenci w wioskach: { $n } punkty
        [many] Asystenci w wioskach: { $n } punktów
       *[other] Asystenci w wioskach: { $n } punktu
    }
hint-coins =
    { $n ->
        [one] monety: { $n } punkt
        [few] monety: { $n } punkty
        [many] monety: { $n } punktów
       *[other] monety: { $n } punktu
    }
hint-cubes =
    { $n ->
        [one] surowce: { $n } punkt
        [few] surowce: { $n } punkty
        [many] surowce: { $n } punktów
       *[other] surowce: { $n } punktu
    }
hint-experts =
    { $n ->
        [one] Eksperci: { $n } punkt
        [few] Eksperci: { $n } punkty
        [many] Eksperci: { $n } punktów
       *[other] Eksperci: { $n } punktu
    }
hint-altar =
    { $n ->
        [one] miejsca na Planszy Czci Przodków: { $n } punkt
        [few] miejsca na Planszy Czci Przodków: { $n } punkty
        [many] miejsca na Planszy Czci Przodków: { $n } punktów
       *[other] miejsca na Planszy Czci Przodków: { $n } punktu
    }
