### Herbaciany ogród, po polsku.
### Wartości z komponentów nigdy tu nie stoją: przychodzą jako zmienne.
### Odwołania: wiadomość `card-a101` to $card, jej atrybut .acc to $card_acc.

## Cards of the decks

card-s01 = karta początkowa 1
    .acc = kartę początkową 1
    .gen = karty początkowej 1
card-s02 = karta początkowa 2
    .acc = kartę początkową 2
    .gen = karty początkowej 2
card-s03 = karta początkowa 3
    .acc = kartę początkową 3
    .gen = karty początkowej 3
card-s04 = karta początkowa 4
    .acc = kartę początkową 4
    .gen = karty początkowej 4
card-s05 = karta początkowa 5
    .acc = kartę początkową 5
    .gen = karty początkowej 5
card-s06 = karta początkowa 6
    .acc = kartę początkową 6
    .gen = karty początkowej 6
card-s07 = karta początkowa 7
    .acc = kartę początkową 7
    .gen = karty początkowej 7
card-s08 = karta początkowa 8
    .acc = kartę początkową 8
    .gen = karty początkowej 8
card-s09 = karta początkowa 9
    .acc = kartę początkową 9
    .gen = karty początkowej 9
card-s10 = karta początkowa 10
    .acc = kartę początkową 10
    .gen = karty początkowej 10
card-s11 = karta początkowa 11
    .acc = kartę początkową 11
    .gen = karty początkowej 11
card-a101 = karta I-1
    .acc = kartę I-1
    .gen = karty I-1
card-a102 = karta I-2
    .acc = kartę I-2
    .gen = karty I-2
card-a103 = karta I-3
    .acc = kartę I-3
    .gen = karty I-3
card-a104 = karta I-4
    .acc = kartę I-4
    .gen = karty I-4
card-a105 = karta I-5
    .acc = kartę I-5
    .gen = karty I-5
card-a106 = karta I-6
    .acc = kartę I-6
    .gen = karty I-6
card-a107 = karta I-7
    .acc = kartę I-7
    .gen = karty I-7
card-a108 = karta I-8
    .acc = kartę I-8
    .gen = karty I-8
card-a109 = karta I-9
    .acc = kartę I-9
    .gen = karty I-9
card-a201 = karta II-1
    .acc = kartę II-1
    .gen = karty II-1
card-a202 = karta II-2
    .acc = kartę II-2
    .gen = karty II-2
card-a203 = karta II-3
    .acc = kartę II-3
    .gen = karty II-3
card-a204 = karta II-4
    .acc = kartę II-4
    .gen = karty II-4
card-a205 = karta II-5
    .acc = kartę II-5
    .gen = karty II-5
card-a206 = karta II-6
    .acc = kartę II-6
    .gen = karty II-6
card-a207 = karta II-7
    .acc = kartę II-7
    .gen = karty II-7
card-a208 = karta II-8
    .acc = kartę II-8
    .gen = karty II-8
card-a209 = karta II-9
    .acc = kartę II-9
    .gen = karty II-9
card-a301 = karta III-1
    .acc = kartę III-1
    .gen = karty III-1
card-a302 = karta III-2
    .acc = kartę III-2
    .gen = karty III-2
card-a303 = karta III-3
    .acc = kartę III-3
    .gen = karty III-3
card-a304 = karta III-4
    .acc = kartę III-4
    .gen = karty III-4
card-a305 = karta III-5
    .acc = kartę III-5
    .gen = karty III-5
card-a306 = karta III-6
    .acc = kartę III-6
    .gen = karty III-6
card-a307 = karta III-7
    .acc = kartę III-7
    .gen = karty III-7
card-a308 = karta III-8
    .acc = kartę III-8
    .gen = karty III-8
card-a309 = karta III-9
    .acc = kartę III-9
    .gen = karty III-9
card-a401 = karta IV-1
    .acc = kartę IV-1
    .gen = karty IV-1
card-a402 = karta IV-2
    .acc = kartę IV-2
    .gen = karty IV-2
card-a403 = karta IV-3
    .acc = kartę IV-3
    .gen = karty IV-3
card-a404 = karta IV-4
    .acc = kartę IV-4
    .gen = karty IV-4
card-a405 = karta IV-5
    .acc = kartę IV-5
    .gen = karty IV-5
card-a406 = karta IV-6
    .acc = kartę IV-6
    .gen = karty IV-6
card-a407 = karta IV-7
    .acc = kartę IV-7
    .gen = karty IV-7
card-a408 = karta IV-8
    .acc = kartę IV-8
    .gen = karty IV-8
card-a409 = karta IV-9
    .acc = kartę IV-9
    .gen = karty IV-9
card-a501 = karta V-1
    .acc = kartę V-1
    .gen = karty V-1
card-a502 = karta V-2
    .acc = kartę V-2
    .gen = karty V-2
card-a503 = karta V-3
    .acc = kartę V-3
    .gen = karty V-3
card-a504 = karta V-4
    .acc = kartę V-4
    .gen = karty V-4
card-a505 = karta V-5
    .acc = kartę V-5
    .gen = karty V-5
card-a506 = karta V-6
    .acc = kartę V-6
    .gen = karty V-6
card-a507 = karta V-7
    .acc = kartę V-7
    .gen = karty V-7
card-a508 = karta V-8
    .acc = kartę V-8
    .gen = karty V-8
card-a509 = karta V-9
    .acc = kartę V-9
    .gen = karty V-9
card-e01 = karta cesarza 1
    .acc = kartę cesarza 1
    .gen = karty cesarza 1
card-e02 = karta cesarza 2
    .acc = kartę cesarza 2
    .gen = karty cesarza 2
card-e03 = karta cesarza 3
    .acc = kartę cesarza 3
    .gen = karty cesarza 3
card-e04 = karta cesarza 4
    .acc = kartę cesarza 4
    .gen = karty cesarza 4
card-e05 = karta cesarza 5
    .acc = kartę cesarza 5
    .gen = karty cesarza 5
card-e06 = karta cesarza 6
    .acc = kartę cesarza 6
    .gen = karty cesarza 6
card-e07 = karta cesarza 7
    .acc = kartę cesarza 7
    .gen = karty cesarza 7
card-e08 = karta cesarza 8
    .acc = kartę cesarza 8
    .gen = karty cesarza 8
card-e09 = karta cesarza 9
    .acc = kartę cesarza 9
    .gen = karty cesarza 9
card-e10 = karta cesarza 10
    .acc = kartę cesarza 10
    .gen = karty cesarza 10
card-e11 = karta cesarza 11
    .acc = kartę cesarza 11
    .gen = karty cesarza 11
card-e12 = karta cesarza 12
    .acc = kartę cesarza 12
    .gen = karty cesarza 12
card-e13 = karta cesarza 13
    .acc = kartę cesarza 13
    .gen = karty cesarza 13
card-e14 = karta cesarza 14
    .acc = kartę cesarza 14
    .gen = karty cesarza 14
card-e15 = karta cesarza 15
    .acc = kartę cesarza 15
    .gen = karty cesarza 15
card-e16 = karta cesarza 16
    .acc = kartę cesarza 16
    .gen = karty cesarza 16

## What the face of a card shows

symbols-none = bez akcji i czajniczka
symbols-river = żegluga
symbols-cups = filiżanki
symbols-river_cups = żegluga, filiżanki
symbols-study = badania
symbols-river_study = żegluga, badania
symbols-cups_study = filiżanki, badania
symbols-river_cups_study = żegluga, filiżanki, badania
symbols-green = zielony czajniczek
symbols-river_green = żegluga, zielony czajniczek
symbols-cups_green = filiżanki, zielony czajniczek
symbols-river_cups_green = żegluga, filiżanki, zielony czajniczek
symbols-study_green = badania, zielony czajniczek
symbols-river_study_green = żegluga, badania, zielony czajniczek
symbols-cups_study_green = filiżanki, badania, zielony czajniczek
symbols-river_cups_study_green = żegluga, filiżanki, badania, zielony czajniczek
symbols-red = czerwony czajniczek
symbols-river_red = żegluga, czerwony czajniczek
symbols-cups_red = filiżanki, czerwony czajniczek
symbols-river_cups_red = żegluga, filiżanki, czerwony czajniczek
symbols-study_red = badania, czerwony czajniczek
symbols-river_study_red = żegluga, badania, czerwony czajniczek
symbols-cups_study_red = filiżanki, badania, czerwony czajniczek
symbols-river_cups_study_red = żegluga, filiżanki, badania, czerwony czajniczek
symbols-green_red = zielony czajniczek, czerwony czajniczek
symbols-river_green_red = żegluga, zielony czajniczek, czerwony czajniczek
symbols-cups_green_red = filiżanki, zielony czajniczek, czerwony czajniczek
symbols-river_cups_green_red = żegluga, filiżanki, zielony czajniczek, czerwony czajniczek
symbols-study_green_red = badania, zielony czajniczek, czerwony czajniczek
symbols-river_study_green_red = żegluga, badania, zielony czajniczek, czerwony czajniczek
symbols-cups_study_green_red = filiżanki, badania, zielony czajniczek, czerwony czajniczek
symbols-river_cups_study_green_red = żegluga, filiżanki, badania, zielony czajniczek, czerwony czajniczek
symbols-blue = niebieski czajniczek
symbols-river_blue = żegluga, niebieski czajniczek
symbols-cups_blue = filiżanki, niebieski czajniczek
symbols-river_cups_blue = żegluga, filiżanki, niebieski czajniczek
symbols-study_blue = badania, niebieski czajniczek
symbols-river_study_blue = żegluga, badania, niebieski czajniczek
symbols-cups_study_blue = filiżanki, badania, niebieski czajniczek
symbols-river_cups_study_blue = żegluga, filiżanki, badania, niebieski czajniczek
symbols-green_blue = zielony czajniczek, niebieski czajniczek
symbols-river_green_blue = żegluga, zielony czajniczek, niebieski czajniczek
symbols-cups_green_blue = filiżanki, zielony czajniczek, niebieski czajniczek
symbols-river_cups_green_blue = żegluga, filiżanki, zielony czajniczek, niebieski czajniczek
symbols-study_green_blue = badania, zielony czajniczek, niebieski czajniczek
symbols-river_study_green_blue = żegluga, badania, zielony czajniczek, niebieski czajniczek
symbols-cups_study_green_blue = filiżanki, badania, zielony czajniczek, niebieski czajniczek
symbols-river_cups_study_green_blue = żegluga, filiżanki, badania, zielony czajniczek, niebieski czajniczek
symbols-red_blue = czerwony czajniczek, niebieski czajniczek
symbols-river_red_blue = żegluga, czerwony czajniczek, niebieski czajniczek
symbols-cups_red_blue = filiżanki, czerwony czajniczek, niebieski czajniczek
symbols-river_cups_red_blue = żegluga, filiżanki, czerwony czajniczek, niebieski czajniczek
symbols-study_red_blue = badania, czerwony czajniczek, niebieski czajniczek
symbols-river_study_red_blue = żegluga, badania, czerwony czajniczek, niebieski czajniczek
symbols-cups_study_red_blue = filiżanki, badania, czerwony czajniczek, niebieski czajniczek
symbols-river_cups_study_red_blue = żegluga, filiżanki, badania, czerwony czajniczek, niebieski czajniczek
symbols-green_red_blue = zielony czajniczek, czerwony czajniczek, niebieski czajniczek
symbols-river_green_red_blue = żegluga, zielony czajniczek, czerwony czajniczek, niebieski czajniczek
symbols-cups_green_red_blue = filiżanki, zielony czajniczek, czerwony czajniczek, niebieski czajniczek
symbols-river_cups_green_red_blue = żegluga, filiżanki, zielony czajniczek, czerwony czajniczek, niebieski czajniczek
symbols-study_green_red_blue = badania, zielony czajniczek, czerwony czajniczek, niebieski czajniczek
symbols-river_study_green_red_blue = żegluga, badania, zielony czajniczek, czerwony czajniczek, niebieski czajniczek
symbols-cups_study_green_red_blue = filiżanki, badania, zielony czajniczek, czerwony czajniczek, niebieski czajniczek
symbols-river_cups_study_green_red_blue = żegluga, filiżanki, badania, zielony czajniczek, czerwony czajniczek, niebieski czajniczek

## Caravans, cup tiles, tokens

caravan-c01 = karawana 1
    .dat = karawanie 1
    .gen = karawany 1
caravan-c02 = karawana 2
    .dat = karawanie 2
    .gen = karawany 2
caravan-c03 = karawana 3
    .dat = karawanie 3
    .gen = karawany 3
caravan-c04 = karawana 4
    .dat = karawanie 4
    .gen = karawany 4
caravan-c05 = karawana 5
    .dat = karawanie 5
    .gen = karawany 5
caravan-c06 = karawana 6
    .dat = karawanie 6
    .gen = karawany 6
caravan-c07 = karawana 7
    .dat = karawanie 7
    .gen = karawany 7
caravan-c08 = karawana 8
    .dat = karawanie 8
    .gen = karawany 8
caravan-c09 = karawana 9
    .dat = karawanie 9
    .gen = karawany 9
caravan-c10 = karawana 10
    .dat = karawanie 10
    .gen = karawany 10
caravan-c11 = karawana 11
    .dat = karawanie 11
    .gen = karawany 11
caravan-c12 = karawana 12
    .dat = karawanie 12
    .gen = karawany 12
caravan-c13 = karawana 13
    .dat = karawanie 13
    .gen = karawany 13
caravan-c14 = karawana 14
    .dat = karawanie 14
    .gen = karawany 14
caravan-c15 = karawana 15
    .dat = karawanie 15
    .gen = karawany 15
caravan-c16 = karawana 16
    .dat = karawanie 16
    .gen = karawany 16
caravan-c17 = karawana 17
    .dat = karawanie 17
    .gen = karawany 17
caravan-c18 = karawana 18
    .dat = karawanie 18
    .gen = karawany 18
caravan-c19 = karawana 19
    .dat = karawanie 19
    .gen = karawany 19
caravan-c20 = karawana 20
    .dat = karawanie 20
    .gen = karawany 20
caravan-c21 = karawana 21
    .dat = karawanie 21
    .gen = karawany 21
caravan-c22 = karawana 22
    .dat = karawanie 22
    .gen = karawany 22
caravan-c23 = karawana 23
    .dat = karawanie 23
    .gen = karawany 23
caravan-c24 = karawana 24
    .dat = karawanie 24
    .gen = karawany 24
caravan-c25 = karawana 25
    .dat = karawanie 25
    .gen = karawany 25
caravan-c26 = karawana 26
    .dat = karawanie 26
    .gen = karawany 26
caravan-c27 = karawana 27
    .dat = karawanie 27
    .gen = karawany 27
caravan-c28 = karawana 28
    .dat = karawanie 28
    .gen = karawany 28
caravan-c29 = karawana 29
    .dat = karawanie 29
    .gen = karawany 29
caravan-c30 = karawana 30
    .dat = karawanie 30
    .gen = karawany 30
tile-t01 = kafelek 1
    .gen = kafelka 1
    .ins = kafelkiem 1
    .loc = kafelku 1
tile-t02 = kafelek 2
    .gen = kafelka 2
    .ins = kafelkiem 2
    .loc = kafelku 2
tile-t03 = kafelek 3
    .gen = kafelka 3
    .ins = kafelkiem 3
    .loc = kafelku 3
tile-t04 = kafelek 4
    .gen = kafelka 4
    .ins = kafelkiem 4
    .loc = kafelku 4
tile-t05 = kafelek 5
    .gen = kafelka 5
    .ins = kafelkiem 5
    .loc = kafelku 5
tile-t06 = kafelek 6
    .gen = kafelka 6
    .ins = kafelkiem 6
    .loc = kafelku 6
tile-t07 = kafelek 7
    .gen = kafelka 7
    .ins = kafelkiem 7
    .loc = kafelku 7
tile-t08 = kafelek 8
    .gen = kafelka 8
    .ins = kafelkiem 8
    .loc = kafelku 8
tile-t09 = kafelek 9
    .gen = kafelka 9
    .ins = kafelkiem 9
    .loc = kafelku 9
tile-t10 = kafelek 10
    .gen = kafelka 10
    .ins = kafelkiem 10
    .loc = kafelku 10
tile-t11 = kafelek 11
    .gen = kafelka 11
    .ins = kafelkiem 11
    .loc = kafelku 11
tile-t12 = kafelek 12
    .gen = kafelka 12
    .ins = kafelkiem 12
    .loc = kafelku 12
tile-t13 = kafelek 13
    .gen = kafelka 13
    .ins = kafelkiem 13
    .loc = kafelku 13
tile-t14 = kafelek 14
    .gen = kafelka 14
    .ins = kafelkiem 14
    .loc = kafelku 14
tile-t15 = kafelek 15
    .gen = kafelka 15
    .ins = kafelkiem 15
    .loc = kafelku 15
tile-t16 = kafelek 16
    .gen = kafelka 16
    .ins = kafelkiem 16
    .loc = kafelku 16
tile-t17 = kafelek 17
    .gen = kafelka 17
    .ins = kafelkiem 17
    .loc = kafelku 17
tile-t18 = kafelek 18
    .gen = kafelka 18
    .ins = kafelkiem 18
    .loc = kafelku 18
tile-t19 = kafelek 19
    .gen = kafelka 19
    .ins = kafelkiem 19
    .loc = kafelku 19
tile-t20 = kafelek 20
    .gen = kafelka 20
    .ins = kafelkiem 20
    .loc = kafelku 20
tile-t21 = kafelek 21
    .gen = kafelka 21
    .ins = kafelkiem 21
    .loc = kafelku 21
tile-t22 = kafelek 22
    .gen = kafelka 22
    .ins = kafelkiem 22
    .loc = kafelku 22
tile-t23 = kafelek 23
    .gen = kafelka 23
    .ins = kafelkiem 23
    .loc = kafelku 23
tile-t24 = kafelek 24
    .gen = kafelka 24
    .ins = kafelkiem 24
    .loc = kafelku 24
tile-t25 = kafelek 25
    .gen = kafelka 25
    .ins = kafelkiem 25
    .loc = kafelku 25
tile-t26 = kafelek 26
    .gen = kafelka 26
    .ins = kafelkiem 26
    .loc = kafelku 26
tile-t27 = kafelek 27
    .gen = kafelka 27
    .ins = kafelkiem 27
    .loc = kafelku 27
tile-t28 = kafelek 28
    .gen = kafelka 28
    .ins = kafelkiem 28
    .loc = kafelku 28
tile-t29 = kafelek 29
    .gen = kafelka 29
    .ins = kafelkiem 29
    .loc = kafelku 29
tile-t30 = kafelek 30
    .gen = kafelka 30
    .ins = kafelkiem 30
    .loc = kafelku 30
tile-t31 = kafelek 31
    .gen = kafelka 31
    .ins = kafelkiem 31
    .loc = kafelku 31
tile-t32 = kafelek 32
    .gen = kafelka 32
    .ins = kafelkiem 32
    .loc = kafelku 32
tile-t33 = kafelek 33
    .gen = kafelka 33
    .ins = kafelkiem 33
    .loc = kafelku 33
tile-t34 = kafelek 34
    .gen = kafelka 34
    .ins = kafelkiem 34
    .loc = kafelku 34
tile-t35 = kafelek 35
    .gen = kafelka 35
    .ins = kafelkiem 35
    .loc = kafelku 35
tile-t36 = kafelek 36
    .gen = kafelka 36
    .ins = kafelkiem 36
    .loc = kafelku 36
tile-t37 = kafelek 37
    .gen = kafelka 37
    .ins = kafelkiem 37
    .loc = kafelku 37
tile-t38 = kafelek 38
    .gen = kafelka 38
    .ins = kafelkiem 38
    .loc = kafelku 38
tile-t39 = kafelek 39
    .gen = kafelka 39
    .ins = kafelkiem 39
    .loc = kafelku 39
tile-t40 = kafelek 40
    .gen = kafelka 40
    .ins = kafelkiem 40
    .loc = kafelku 40
bonus-rb01 = żeton premii 1
bonus-rb02 = żeton premii 2
bonus-rb03 = żeton premii 3
bonus-rb04 = żeton premii 4
bonus-rb05 = żeton premii 5
bonus-rb06 = żeton premii 6
bonus-rb07 = żeton premii 7
bonus-rb08 = żeton premii 8
bonus-rb09 = żeton premii 9
bonus-rb10 = żeton premii 10
bonus-rb11 = żeton premii 11
bonus-rb12 = żeton premii 12
bonus-rb13 = żeton premii 13
bonus-rb14 = żeton premii 14
bonus-rb15 = żeton premii 15
bonus-rb16 = żeton premii 16
bonus-rb17 = żeton premii 17
bonus-rb18 = żeton premii 18

## Places

region-r01 = region nr 1
    .loc = regionie nr 1
    .gen = regionu nr 1
region-r02 = region nr 2
    .loc = regionie nr 2
    .gen = regionu nr 2
region-r03 = region nr 3
    .loc = regionie nr 3
    .gen = regionu nr 3
region-r04 = region nr 4
    .loc = regionie nr 4
    .gen = regionu nr 4
region-r05 = region nr 5
    .loc = regionie nr 5
    .gen = regionu nr 5
region-r06 = region nr 6
    .loc = regionie nr 6
    .gen = regionu nr 6
region-r07 = region nr 7
    .loc = regionie nr 7
    .gen = regionu nr 7
region-r08 = region nr 8
    .loc = regionie nr 8
    .gen = regionu nr 8
region-r09 = region nr 9
    .loc = regionie nr 9
    .gen = regionu nr 9
region-r10 = region nr 10
    .loc = regionie nr 10
    .gen = regionu nr 10
region-r11 = region nr 11
    .loc = regionie nr 11
    .gen = regionu nr 11
region-r12 = region nr 12
    .loc = regionie nr 12
    .gen = regionu nr 12
region-r13 = region nr 13
    .loc = regionie nr 13
    .gen = regionu nr 13
region-r14 = region nr 14
    .loc = regionie nr 14
    .gen = regionu nr 14
region-r15 = region nr 15
    .loc = regionie nr 15
    .gen = regionu nr 15
region-r16 = region nr 16
    .loc = regionie nr 16
    .gen = regionu nr 16
province-yellow = żółta prowincja
    .loc = żółtej prowincji
province-green = zielona prowincja
    .loc = zielonej prowincji
province-blue = niebieska prowincja
    .loc = niebieskiej prowincji
province-orange = pomarańczowa prowincja
    .loc = pomarańczowej prowincji
province-red = czerwona prowincja
    .loc = czerwonej prowincji
half-u1a = sektor 1, część a
    .loc = sektorze 1, część a
half-u1b = sektor 1, część b
    .loc = sektorze 1, część b
half-u2a = sektor 2, część a
    .loc = sektorze 2, część a
half-u2b = sektor 2, część b
    .loc = sektorze 2, część b
half-u3a = sektor 3, część a
    .loc = sektorze 3, część a
half-u3b = sektor 3, część b
    .loc = sektorze 3, część b
half-u4a = sektor 4, część a
    .loc = sektorze 4, część a
half-u4b = sektor 4, część b
    .loc = sektorze 4, część b
zone-hand = ręka
    .from = z ręki
zone-draw = talia
    .from = z talii
zone-discard = stos kart odrzuconych
    .from = ze stosu kart odrzuconych
zone-played = obszar gry
    .from = z obszaru gry

## Leaves, actions, effects

leaf-fresh = świeży
    .gen = świeżego
    .acc = świeży
leaf-fermented = sfermentowany
    .gen = sfermentowanego
    .acc = sfermentowany
secondary-river = żegluga po rzece
    .acc = żeglugę po rzece
    .gen = żeglugi po rzece
secondary-cups = produkcja filiżanek
    .acc = produkcję filiżanek
    .gen = produkcji filiżanek
secondary-study = badania nad herbatą
    .acc = badania nad herbatą
    .gen = badań nad herbatą
effect-vp = punkty zwycięstwa
    .gen = punktów zwycięstwa
effect-leaves = świeże liście
    .gen = świeżych liści
effect-emperor = żetony cesarza
    .gen = żetonów cesarza
effect-scroll_strength = zwój siły +1
    .gen = zwoju siły +1
effect-scroll_teapot = zwój czajniczka
    .gen = zwoju czajniczka
effect-scroll_repeat = zwój powtórzenia
    .gen = zwoju powtórzenia
effect-cup_marker = znacznik filiżanki
    .gen = znacznika filiżanki
effect-ferment = dodatkowa fermentacja
    .gen = dodatkowej fermentacji
effect-draw = dobranie kart
    .gen = dobrania kart
effect-swap = dobranie i odrzucenie kart
    .gen = dobrania i odrzucenia kart
effect-emperor_card = karta cesarza
    .gen = karty cesarza
effect-trash = usunięcie karty
    .gen = usunięcia karty
effect-sell_leaves = sprzedaż liści za punkty
    .gen = sprzedaży liści za punkty
source-spaces = pola ogrodów
    .for = za pole ogrodu
source-region_bonuses = premie regionów
    .for = za premię regionu
source-caravans = karawany
    .for = za karawanę
source-card_effects = premie z kart
    .for = za wierzchnią kartę
source-leaf_sales = sprzedane liście
    .for = za sprzedane liście
source-river_bonuses = premie na rzece
    .for = za premię na rzece
source-university_bonuses = premie na Uniwersytecie
    .for = za premię na Uniwersytecie
source-cup_bonuses = premie z filiżanek
    .for = za premię z filiżanki
source-emperor_rewards = nagrody na torze cesarza
    .for = za rząd toru cesarza
source-action_cards = karty akcji
    .for = za karty akcji
source-emperor_cards = karty cesarza
    .for = za karty cesarza
source-river = rzeka
    .for = za żeglugę po rzece
source-university = Uniwersytet Herbaciany
    .for = za Uniwersytet Herbaciany
source-emperor_track = szczyt toru cesarza
    .for = za szczyt toru cesarza
source-cups = połączenia filiżanek
    .for = za połączenia filiżanek
source-leftovers = pozostałe zwoje i żetony
    .for = za pozostałe zwoje i żetony

## Amounts

amount-vp =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punkty
    }
amount-leaves =
    { $n ->
        [one] { $n } świeży liść
        [few] { $n } świeże liście
        [many] { $n } świeżych liści
       *[other] { $n } świeże liście
    }
amount-emperor =
    { $n ->
        [one] { $n } żeton cesarza
        [few] { $n } żetony cesarza
        [many] { $n } żetonów cesarza
       *[other] { $n } żetony cesarza
    }
amount-scroll_strength =
    { $n ->
        [one] { $n } zwój siły +1
        [few] { $n } zwoje siły +1
        [many] { $n } zwojów siły +1
       *[other] { $n } zwoje siły +1
    }
amount-scroll_teapot =
    { $n ->
        [one] { $n } zwój czajniczka
        [few] { $n } zwoje czajniczka
        [many] { $n } zwojów czajniczka
       *[other] { $n } zwoje czajniczka
    }
amount-scroll_repeat =
    { $n ->
        [one] { $n } zwój powtórzenia
        [few] { $n } zwoje powtórzenia
        [many] { $n } zwojów powtórzenia
       *[other] { $n } zwoje powtórzenia
    }
amount-cup_marker =
    { $n ->
        [one] { $n } znacznik filiżanki
        [few] { $n } znaczniki filiżanek
        [many] { $n } znaczników filiżanek
       *[other] { $n } znaczniki filiżanek
    }
amount-ferment =
    { $n ->
        [one] { $n } liść do fermentacji
        [few] { $n } liście do fermentacji
        [many] { $n } liści do fermentacji
       *[other] { $n } liście do fermentacji
    }
amount-draw =
    { $n ->
        [one] { $n } karta do dobrania
        [few] { $n } karty do dobrania
        [many] { $n } kart do dobrania
       *[other] { $n } karty do dobrania
    }
amount-swap =
    { $n ->
        [one] { $n } karta do dobrania i odrzucenia
        [few] { $n } karty do dobrania i odrzucenia
        [many] { $n } kart do dobrania i odrzucenia
       *[other] { $n } karty do dobrania i odrzucenia
    }
amount-emperor_card =
    { $n ->
        [one] { $n } karta cesarza
        [few] { $n } karty cesarza
        [many] { $n } kart cesarza
       *[other] { $n } karty cesarza
    }
amount-trash =
    { $n ->
        [one] { $n } karta do usunięcia
        [few] { $n } karty do usunięcia
        [many] { $n } kart do usunięcia
       *[other] { $n } karty do usunięcia
    }
amount-sell_leaves =
    { $n ->
        [one] { $n } liść do sprzedania
        [few] { $n } liście do sprzedania
        [many] { $n } liści do sprzedania
       *[other] { $n } liście do sprzedania
    }
amount-strength = siła { $n }
amount-teapot =
    { $n ->
        [one] { $n } czajniczek
        [few] { $n } czajniczki
        [many] { $n } czajniczków
       *[other] { $n } czajniczka
    }
amount-any_leaf =
    { $n ->
        [one] { $n } liść
        [few] { $n } liście
        [many] { $n } liści
       *[other] { $n } liście
    }
amount-fresh_leaf =
    { $n ->
        [one] { $n } świeży liść
        [few] { $n } świeże liście
        [many] { $n } świeżych liści
       *[other] { $n } świeże liście
    }
amount-fermented_leaf =
    { $n ->
        [one] { $n } sfermentowany liść
        [few] { $n } sfermentowane liście
        [many] { $n } sfermentowanych liści
       *[other] { $n } sfermentowane liście
    }
amount-boat =
    { $n ->
        [one] { $n } odcinek rzeki
        [few] { $n } odcinki rzeki
        [many] { $n } odcinków rzeki
       *[other] { $n } odcinka rzeki
    }
amount-studies =
    { $n ->
        [one] { $n } krok na uniwersytecie
        [few] { $n } kroki na uniwersytecie
        [many] { $n } kroków na uniwersytecie
       *[other] { $n } kroku na uniwersytecie
    }
amount-emperor_row =
    { $n ->
        [one] { $n } rząd toru cesarza
        [few] { $n } rzędy toru cesarza
        [many] { $n } rzędów toru cesarza
       *[other] { $n } rzędu toru cesarza
    }
amount-gardens =
    { $n ->
        [one] { $n } ogród
        [few] { $n } ogrody
        [many] { $n } ogrodów
       *[other] { $n } ogrodu
    }
amount-pagodas =
    { $n ->
        [one] { $n } zbudowana pagoda
        [few] { $n } zbudowane pagody
        [many] { $n } zbudowanych pagód
       *[other] { $n } zbudowanej pagody
    }
amount-cups =
    { $n ->
        [one] { $n } kafelek filiżanki
        [few] { $n } kafelki filiżanek
        [many] { $n } kafelków filiżanek
       *[other] { $n } kafelka filiżanek
    }
amount-caravans =
    { $n ->
        [one] { $n } karawana
        [few] { $n } karawany
        [many] { $n } karawan
       *[other] { $n } karawany
    }

## Options

option-start_player = Gracz rozpoczynający
option-start_player-help = Kto zaczyna pierwszą rundę; potem żeton wędruje zgodnie z ruchem wskazówek zegara.
option-start_player-random = losowany
option-start_player-random-help = Gracz rozpoczynający jest losowany.
option-start_player-seat_0 = miejsce 1
option-start_player-seat_0-help = Zaczyna miejsce 1, na przykład dlatego, że tam ostatnio wypito dobrą chińską herbatę.
option-start_player-seat_1 = miejsce 2
option-start_player-seat_1-help = Zaczyna miejsce 2, na przykład dlatego, że tam ostatnio wypito dobrą chińską herbatę.
option-start_player-seat_2 = miejsce 3
option-start_player-seat_2-help = Zaczyna miejsce 3, na przykład dlatego, że tam ostatnio wypito dobrą chińską herbatę.
option-start_player-seat_3 = miejsce 4
option-start_player-seat_3-help = Zaczyna miejsce 4, na przykład dlatego, że tam ostatnio wypito dobrą chińską herbatę.
option-strict_supply = Zapasy
option-strict_supply-help = Czy liście, zwoje, żetony cesarza i znaczniki filiżanek mogą się skończyć.
option-strict_supply-false = nieograniczone
option-strict_supply-false-help = Zawsze znajdzie się kolejny element.
option-strict_supply-true = tyle, ile w pudełku
option-strict_supply-true-help = Tylko elementy z pudełka: czego brakuje, to przepada.
option-auto_space = Pola ogrodów
option-auto_space-help = Gdzie w regionie staje nowy ogród.
option-auto_space-true = najlepsze
option-auto_space-true-help = Nowy ogród zajmuje wolne pole z największą liczbą punktów.
option-auto_space-false = do wyboru
option-auto_space-false-help = Pole wybierasz samodzielnie.
option-auto_pay = Płacenie liśćmi
option-auto_pay-help = Kto wybiera liście, którymi się płaci.
option-auto_pay-false = do wyboru
option-auto_pay-false-help = Wybierasz każdy liść albo płacisz jak zwykle jednym kliknięciem.
option-auto_pay-true = samoczynnie
option-auto_pay-true-help = Program płaci najniższymi liśćmi, które wystarczą, najpierw świeżymi.

## Phases

phase-setup = Przygotowanie
phase-actions = Akcje
phase-upkeep = Porządkowanie
phase-over = Koniec gry

## Forecast

forecast-help = Dotychczasowe punkty i to, co przyniosłoby teraz końcowe podliczanie. Wszystko to leży jawnie na stole.
forecast-now = Dotychczasowe punkty
forecast-action_cards = Karty akcji
forecast-emperor_cards = Karty cesarza
forecast-river = Rzeka
forecast-university = Uniwersytet Herbaciany
forecast-emperor_track = Szczyt toru cesarza
forecast-cups = Połączenia filiżanek
forecast-leftovers = Pozostałe zwoje i żetony

## Prompts

prompt-deal-bonus = Los rozkłada żetony premii regionów.
prompt-deal-cup = Los odkrywa kafelek filiżanki.
prompt-deal-action = Los odkrywa kartę akcji.
prompt-deal-caravan = Los odkrywa kartę karawany.
prompt-deal-emperor = Los odkrywa kartę cesarza.
prompt-draw-card = Trwa dobieranie kart.
prompt-draw-start-seat = Los wskazuje gracza rozpoczynającego.
prompt-begin-turn =
    { $paid ->
        [0] Rozpocznij turę { $turn } w tej rundzie albo spasuj.
       *[other] Czwarta tura kosztuje liście: { $n } (sfermentowane: co najmniej { $fermented }). Rozpocznij ją albo spasuj.
    }
prompt-pay-fourth-turn =
    Czwarta tura: oddaj { $left ->
        [one] jeszcze 1 liść
        [few] { $left } liście
        [many] { $left } liści
       *[other] { $left } liścia
    }{ $fermented ->
        [0] {""}
       *[other] {" "}(sfermentowane: co najmniej { $fermented })
    }.
prompt-pay-card =
    Cena karty: oddaj { $left ->
        [one] jeszcze 1 liść
        [few] { $left } liście
        [many] { $left } liści
       *[other] { $left } liścia
    }{ $fermented ->
        [0] {""}
       *[other] , sfermentowane: co najmniej { $fermented }
    }{ $least ->
        [0] {""}
       *[other] , jakości { $quality } lub lepszej: co najmniej { $least }
    }.
prompt-pay-caravan =
    Karawana: oddaj { $left ->
        [one] jeszcze 1 liść
        [few] { $left } liście
        [many] { $left } liści
       *[other] { $left } liścia
    }{ $fermented ->
        [0] {""}
       *[other] {" "}(sfermentowane: co najmniej { $fermented })
    }.
prompt-pay-emperor = Tor cesarza: oddaj liść jakości co najmniej { $quality }.
prompt-pay-repeat =
    { $left ->
        [one] Powtórzenie: oddaj jeszcze 1 sfermentowany liść.
        [few] Powtórzenie: oddaj { $left } sfermentowane liście.
        [many] Powtórzenie: oddaj { $left } sfermentowanych liści.
       *[other] Powtórzenie: oddaj { $left } sfermentowane liście.
    }
prompt-before-cards =
    { $hand ->
        [0] Nie masz kart na ręce: akcja darmowa musi dać ci kartę.
       *[other] Wybierz kartę, która będzie leżała na wierzchu{ $free ->
            [0] .
           *[other] , albo najpierw wykonaj akcję darmową.
        }
    }
prompt-add-card = Siła { $strength }: dołóż karty dla ich siły albo zakończ.
prompt-take-turn =
    { $main ->
        [0] Siła { $strength }: wybierz akcję główną; akcję poboczną, premie i akcje darmowe możesz wykonać przed nią lub po niej.
       *[other] Akcja główna wykonana: zrób, co jeszcze chcesz, i zakończ turę.
    }
prompt-choose-pagoda = Wybierz pagodę, która stanie w { $region_loc }.
prompt-choose-space = Wybierz pole w { $region_loc }.
prompt-replace-teapot =
    { $left ->
        [one] Brakuje czajniczka: wybierz, jak go zastąpić.
        [few] Brakuje czajniczków ({ $left }): wybierz, jak zastąpić następny.
        [many] Brakuje czajniczków ({ $left }): wybierz, jak zastąpić następny.
       *[other] Brakuje czajniczków ({ $left }): wybierz, jak zastąpić następny.
    }
prompt-ferment-leaf = Fermentuj świeże liście: pozostała siła { $left }, zwoje siły { $scrolls }.
prompt-harvest-garden = Wybierz ogrody do dodatkowego zbioru: pozostała siła { $left }, zwoje siły { $scrolls }.
prompt-place-cup = Połóż { $tile }: nowy rząd albo koniec rzędu.
prompt-repeat-secondary = Czy od razu powtórzyć { $secondary_acc }?
prompt-choose-stack = Jeszcze raz produkcja filiżanek: wybierz stos.
prompt-choose-half = Jeszcze raz badania nad herbatą: wybierz część następnego sektora.
prompt-place-marker =
    { $left ->
        [one] Połóż znacznik filiżanki na połączeniu.
        [few] Połóż { $left } znaczniki filiżanek na połączeniach.
        [many] Połóż { $left } znaczników filiżanek na połączeniach.
       *[other] Połóż { $left } znaczniki filiżanek na połączeniach.
    }
prompt-ferment-bonus =
    { $left ->
        [one] Możesz sfermentować { $left } świeży liść.
        [few] Możesz sfermentować do { $left } świeżych liści.
        [many] Możesz sfermentować do { $left } świeżych liści.
       *[other] Możesz sfermentować do { $left } świeżych liści.
    }
prompt-draw-bonus =
    { $n ->
        [one] Możesz dobrać { $n } kartę.
        [few] Możesz dobrać { $n } karty.
        [many] Możesz dobrać { $n } kart.
       *[other] Możesz dobrać { $n } karty.
    }
prompt-swap-bonus =
    { $n ->
        [one] Możesz dobrać { $n } kartę, a potem jedną odrzucić.
        [few] Możesz dobrać { $n } karty, a potem tyle samo odrzucić.
        [many] Możesz dobrać { $n } kart, a potem tyle samo odrzucić.
       *[other] Możesz dobrać { $n } karty, a potem tyle samo odrzucić.
    }
prompt-discard-card =
    { $left ->
        [one] Odrzuć kartę z ręki.
        [few] Odrzuć { $left } karty z ręki.
        [many] Odrzuć { $left } kart z ręki.
       *[other] Odrzuć { $left } karty z ręki.
    }
prompt-take-emperor-card = Weź jedną z kart cesarza.
prompt-trash-card =
    { $must ->
        [0] Możesz usunąć z gry kartę ze swojej ręki, talii lub stosu kart odrzuconych.
       *[other] Usuń z gry kartę ze swojej ręki, talii lub stosu kart odrzuconych.
    }
prompt-sell-leaf =
    { $left ->
        [one] Sprzedaj jeszcze { $left } liść za punkty.
        [few] Sprzedaj do { $left } liści za punkty.
        [many] Sprzedaj do { $left } liści za punkty.
       *[other] Sprzedaj do { $left } liści za punkty.
    }

## Prompts for the others: what somebody is doing now

waiting-begin-turn = { $player } decyduje o następnej turze.
waiting-pay-fourth-turn = { $player } płaci za czwartą turę.
waiting-before-cards = { $player } wybiera karty.
waiting-add-card = { $player } wykłada karty.
waiting-take-turn = { $player } wybiera akcję.
waiting-choose-pagoda = { $player } wybiera pagodę.
waiting-choose-space = { $player } wybiera pole na ogród.
waiting-replace-teapot = { $player } zastępuje czajniczek.
waiting-pay-card = { $player } płaci za kartę.
waiting-pay-caravan = { $player } sprzedaje liście karawanie.
waiting-ferment-leaf = { $player } fermentuje liście.
waiting-harvest-garden = { $player } zbiera liście z ogrodów.
waiting-place-cup = { $player } kładzie kafelek filiżanki.
waiting-repeat-secondary = { $player } może powtórzyć akcję poboczną.
waiting-pay-repeat = { $player } płaci za powtórzenie.
waiting-choose-stack = { $player } wybiera kafelek filiżanki.
waiting-choose-half = { $player } wybiera część sektora.
waiting-pay-emperor = { $player } płaci za tor cesarza.
waiting-place-marker = { $player } kładzie znacznik filiżanki.
waiting-ferment-bonus = { $player } może fermentować liście.
waiting-draw-bonus = { $player } może dobrać karty.
waiting-swap-bonus = { $player } może dobrać i odrzucić karty.
waiting-discard-card = { $player } odrzuca kartę.
waiting-take-emperor-card = { $player } wybiera kartę cesarza.
waiting-trash-card = { $player } może usunąć kartę.
waiting-sell-leaf = { $player } sprzedaje liście.

## Labels

label-pass = Spasuj
label-begin = Rozpocznij turę { $turn }
label-pay-as-usual =
    { $n ->
        [one] Zapłać jak zwykle: najniższym liściem, który wystarczy
        [few] Zapłać jak zwykle: najniższymi liśćmi, które wystarczą
        [many] Zapłać jak zwykle: najniższymi liśćmi, które wystarczą
       *[other] Zapłać jak zwykle: najniższymi liśćmi, które wystarczą
    }
label-pay-leaf = Liść { $leaf } jakości { $quality }
label-lay-top = Na wierzch: { $card }, siła { $strength }, { $symbols }
label-add-card = Dołóż: { $card }, siła { $strength }, { $symbols }
label-cards-laid = To wszystko: siła { $strength }
label-found = Załóż ogród w { $region_loc }, wartość { $value }
label-buy = Kup { $card_acc } z miejsca { $slot }: siła { $strength }, { $symbols }
label-buy-nothing = Miejsce { $slot } jest puste
label-sell =
    Sprzedaj { $caravan_dat }, handel { $trade } za { $n ->
        [one] { $n } liść
        [few] { $n } liście
        [many] { $n } liści
       *[other] { $n } liścia
    }{ $fermented ->
        [0] {""}
       *[other] {" "}(sfermentowane: { $fermented })
    }; siła { $strength } (opcja { $option })
label-main-ferment = Fermentacja
label-main-harvest = Dodatkowy zbiór herbaty
label-sail = Popłyń na odcinek { $section }
label-cups = Produkcja filiżanek: { $province }
label-study = Badania: { $half }
label-use-effect = Skorzystaj: { $effect }
label-advance =
    Awansuj do rzędu { $row }: { $tokens ->
        [one] { $tokens } żeton cesarza
        [few] { $tokens } żetony cesarza
        [many] { $tokens } żetonów cesarza
       *[other] { $tokens } żetonu cesarza
    } i liść jakości co najmniej { $quality }
label-marker = Znacznik między { $first_ins } a { $second_ins }: premia z { $tile_gen }
label-end-turn = Zakończ turę
label-pagoda =
    { $scrolls ->
        [0] Pagoda o sile { $strength }
       *[other] Pagoda o sile { $strength }, zwoje siły: { $scrolls }
    }
label-space =
    { $points ->
        [0] Pole { $space }
        [one] Pole { $space }: { $points } punkt
        [few] Pole { $space }: { $points } punkty
        [many] Pole { $space }: { $points } punktów
       *[other] Pole { $space }: { $points } punktu
    }
label-teapot-scroll = Zwój czajniczka
label-teapot-leaves =
    { $n ->
        [one] { $n } liść więcej
        [few] { $n } liście więcej
        [many] { $n } liści więcej
       *[other] { $n } liście więcej
    }
label-teapot-fermented =
    { $n ->
        [one] { $n } sfermentowany liść więcej
        [few] { $n } sfermentowane liście więcej
        [many] { $n } sfermentowanych liści więcej
       *[other] { $n } sfermentowane liście więcej
    }
label-enough = Wystarczy
label-ferment-leaf = Sfermentuj liść jakości { $quality }
label-harvest = Zbierz w { $region_loc }: jakość { $quality }
label-sell-leaf =
    { $points ->
        [one] Liść { $leaf } jakości { $quality }: { $points } punkt
        [few] Liść { $leaf } jakości { $quality }: { $points } punkty
        [many] Liść { $leaf } jakości { $quality }: { $points } punktów
       *[other] Liść { $leaf } jakości { $quality }: { $points } punkty
    }
label-cup-new = Nowy rząd
label-cup-left =
    { $match ->
        [0] Lewy koniec rzędu { $row }
       *[other] Lewy koniec rzędu { $row }: jeden kolor
    }
label-cup-right =
    { $match ->
        [0] Prawy koniec rzędu { $row }
       *[other] Prawy koniec rzędu { $row }: jeden kolor
    }
label-no-repeat = Nie powtarzaj
label-repeat-scroll = Powtórz za zwój
label-repeat-leaves =
    { $n ->
        [one] Powtórz za { $n } sfermentowany liść
        [few] Powtórz za { $n } sfermentowane liście
        [many] Powtórz za { $n } sfermentowanych liści
       *[other] Powtórz za { $n } sfermentowane liście
    }
label-put-marker = Między { $first_ins } a { $second_ins }
label-no-draw = Nie dobieraj
label-draw =
    { $n ->
        [one] Dobierz { $n } kartę
        [few] Dobierz { $n } karty
        [many] Dobierz { $n } kart
       *[other] Dobierz { $n } karty
    }
label-no-swap = Nie korzystaj
label-swap =
    { $n ->
        [one] Dobierz { $n } kartę, potem jedną odrzuć
        [few] Dobierz { $n } karty, potem tyle samo odrzuć
        [many] Dobierz { $n } kart, potem tyle samo odrzuć
       *[other] Dobierz { $n } karty, potem tyle samo odrzuć
    }
label-discard = Odrzuć { $card_acc }: siła { $strength }, { $symbols }
label-take-emperor-card = Weź { $card_acc }: siła { $strength }, { $symbols }
label-keep-cards = Niczego nie usuwaj
label-trash = Usuń { $card_acc } { $zone_from }: siła { $strength }, { $symbols }

## Reasons

reason-nothing-to-play = Nie masz kart i żadna akcja darmowa nie może ci ich dać.
reason-fourth-turn = Czwarta tura kosztuje liście: { $n } (sfermentowane: co najmniej { $fermented }), a potem musisz jeszcze móc zagrać kartę.
reason-no-such-card-in-hand = Nie masz na ręce { $card_gen }.
reason-card-order = Karty dokłada się w kolejności numerów; ta jest wcześniejsza niż ostatnio dołożona.
reason-empty-hand = Z pustą ręką można wykonać tylko akcję darmową, która da kartę.
reason-main-first = Turę można zakończyć dopiero po akcji głównej.
reason-main-done = Akcja główna w tej turze jest już wykonana.
reason-secondary-done = Akcja poboczna w tej turze jest już wykonana.
reason-not-on-top-card = Twoja wierzchnia karta nie ma symbolu: { $secondary }.
reason-no-such-effect = Twoja wierzchnia karta nie ma takiej premii: { $effect }.
reason-effect-used = Ta premia została już użyta w tej turze: { $effect }.
reason-effect-idle = Ta premia nic by teraz nie dała: { $effect }.
reason-must-use = Ten wybór już zapadł, więc trzeba wskazać co najmniej jedną rzecz.
reason-no-such-leaf = Nie masz { $leaf_gen } liścia jakości { $quality }.
reason-leaf-order = Liście wybiera się najpierw świeże, potem sfermentowane, od najniższych; ten jest wcześniejszy niż ostatnio wybrany.
reason-leaf-later = Liście wybiera się najpierw świeże, potem sfermentowane, od najniższych; przed tym trzeba wskazać wcześniejszy.
reason-leaf-low = Ze świeżych liści liczą się tu już tylko te o jakości { $quality } lub lepszej.
reason-leaf-kept = Liść jakości { $quality } lub lepszej musi zostać, inaczej nie zdobędziesz karty do zagrania.
reason-leaf-wanted =
    Z tym liściem nie da się zapłacić całości. Do oddania: { $left ->
        [one] { $left } liść
        [few] { $left } liście
        [many] { $left } liści
       *[other] { $left } liścia
    }{ $fermented ->
        [0] {""}
       *[other] , sfermentowane: co najmniej { $fermented }
    }{ $least ->
        [0] {""}
       *[other] , jakości { $quality } lub lepszej: co najmniej { $least }
    }.
reason-payment-begun = Wybór liści już się zaczął; wskaż także pozostałe.
reason-only-one-leaf = Teraz do wyboru jest tylko jeden liść, więc go wskaż.
reason-needs-strength = Potrzebna jest siła { $need }. Razem ze zwojami masz { $have }.
reason-strength-used = Siła została wykorzystana i nie masz zwoju siły.
reason-no-pagoda-left = Wszystkie twoje pagody stoją na planszy.
reason-no-such-pagoda = Ta pagoda stoi już na planszy.
reason-same-pagoda = Z dwóch pagód o sile { $strength } używa się pierwszej.
reason-own-garden = Masz już ogród w { $region_loc }.
reason-region-full = W { $region_loc } nie ma wolnego pola.
reason-too-far = Do { $region_gen } trzeba by przekroczyć więcej niż jedną dodatkową granicę.
reason-no-such-space = Region nie ma takiego pola.
reason-space-taken = Na tym polu stoi już ogród.
reason-no-such-slot = Na tym miejscu nie leży żadna karta.
reason-needs-price =
    Nie możesz zapłacić ceny: { $n ->
        [one] { $n } liść
        [few] { $n } liście
        [many] { $n } liści
       *[other] { $n } liścia
    } jakości co najmniej { $quality }{ $teapots ->
        [0] {""}
       *[other] {" "}i brakujące czajniczki: { $teapots }
    }.
reason-teapot-order = Czajniczki zastępuje się najpierw zwojami, potem liśćmi, potem sfermentowanymi liśćmi; ten sposób już minął.
reason-no-teapot-scroll = Nie masz zwoju czajniczka.
reason-leaves-short = Liści nie wystarczyłoby na resztę ceny.
reason-no-such-caravan = Wśród odkrytych kart nie ma { $caravan_gen }.
reason-needs-leaves =
    Handel wymaga { $n ->
        [one] { $n } liścia
        [few] { $n } liści
        [many] { $n } liści
       *[other] { $n } liścia
    }{ $fermented ->
        [0] {""}
       *[other] , sfermentowane: co najmniej { $fermented }
    }. Masz razem { $have }.
reason-no-fresh-leaf = Nie masz świeżego liścia do fermentacji.
reason-no-such-garden = Nie masz ogrodu w { $region_loc }.
reason-garden-order = Ogrody wybiera się w kolejności regionów; ten jest wcześniejszy niż ostatnio wybrany.
reason-river-end = Twoja łódź jest na ostatnim odcinku rzeki.
reason-no-garden-in-province = Nie masz ogrodu w { $province_loc }.
reason-stack-empty = Nie ma tam już kafelków filiżanek.
reason-no-such-tile = W twoich rzędach nie ma { $tile_gen }.
reason-not-an-end = Leży tam już kafelek; dokładać można tylko na końcach rzędów.
reason-top-row = Twój robotnik stoi w najwyższym rzędzie.
reason-needs-tokens =
    Następny rząd kosztuje { $need ->
        [one] { $need } żeton cesarza
        [few] { $need } żetony cesarza
        [many] { $need } żetonów cesarza
       *[other] { $need } żetonu cesarza
    }. Masz { $have }.
reason-needs-leaf = Potrzebujesz liścia jakości co najmniej { $quality }.
reason-no-such-connection = Na prawo od { $tile_gen } nie ma połączenia.
reason-no-marker = Na tym połączeniu nie ma znacznika filiżanki.
reason-marker-order = Kilka znaczników kładzie się w kolejności kafelków; to miejsce jest wcześniejsze niż ostatnie.
reason-no-repeat-scroll = Nie masz zwoju powtórzenia.
reason-needs-fermented =
    Powtórzenie kosztuje { $n ->
        [one] { $n } sfermentowany liść
        [few] { $n } sfermentowane liście
        [many] { $n } sfermentowanych liści
       *[other] { $n } sfermentowanego liścia
    }. Masz { $have }.
reason-no-such-emperor-card = Wśród odkrytych kart nie ma { $card_gen }.
reason-no-such-card-of-yours = Na ręce, w talii i na stosie kart odrzuconych nie masz { $card_gen }.
reason-last-card = Ostatnia karta musi zostać: tura jest rozpoczęta i trzeba ją zagrać.

## The log

note-bonuses-dealt = Przygotowanie stołu: żetony premii, kafelki filiżanek i karty.
note-turned-cup = Na wierzchu stosu ({ $province }) leży teraz { $tile }.
note-turned-card = Odkryta: { $card } (siła { $strength }, { $symbols }).
note-turned-caravan = Odkryta: { $caravan }.
note-starts = Zaczyna { $player }.
note-drew =
    { $n ->
        [0] { $player } nie ma kart do dobrania.
        [one] { $player } dobiera { $n } kartę.
        [few] { $player } dobiera { $n } karty.
        [many] { $player } dobiera { $n } kart.
       *[other] { $player } dobiera { $n } karty.
    }
note-drew-card = { $player } dobiera { $card_acc }: { $symbols }.
note-shuffled = { $player } tworzy nową talię ze stosu kart odrzuconych.
note-round = Runda { $n }
note-passed = { $player } pasuje.
note-fourth-turn = { $player } rozpoczyna czwartą turę.
note-paid =
    { $player } płaci { $n ->
        [one] { $n } liść
        [few] { $n } liście
        [many] { $n } liści
       *[other] { $n } liścia
    }{ $fermented ->
        [0] {""}
       *[other] {" "}(sfermentowane: { $fermented })
    }.
note-laid-top = { $player } wykłada { $card_acc } na wierzch: { $symbols }.
note-laid-under = { $player } dokłada { $card_acc } (siła { $strength }).
note-strength = { $player } ma w tej turze siłę { $n }.
note-founded =
    { $points ->
        [0] { $player } zakłada ogród w { $region_loc }.
        [one] { $player } zakłada ogród w { $region_loc } i zdobywa { $points } punkt.
        [few] { $player } zakłada ogród w { $region_loc } i zdobywa { $points } punkty.
        [many] { $player } zakłada ogród w { $region_loc } i zdobywa { $points } punktów.
       *[other] { $player } zakłada ogród w { $region_loc } i zdobywa { $points } punkty.
    }
note-bought = { $player } kupuje { $card_acc } (siła { $strength }, { $symbols }).
note-spent-strength =
    { $n ->
        [one] { $player } zużywa { $n } zwój siły.
        [few] { $player } zużywa { $n } zwoje siły.
        [many] { $player } zużywa { $n } zwojów siły.
       *[other] { $player } zużywa { $n } zwoje siły.
    }
note-spent-teapot = { $player } zużywa zwój czajniczka.
note-spent-repeat = { $player } zużywa zwój powtórzenia.
note-sold = { $player } sprzedaje herbatę { $caravan_dat }.
note-ferments = { $player } fermentuje liście.
note-fermented = { $player } fermentuje liść jakości { $quality }.
note-harvests = { $player } przeprowadza dodatkowy zbiór.
note-harvested =
    { $n ->
        [one] { $player } zbiera { $n } liść jakości { $quality } w { $region_loc }.
        [few] { $player } zbiera { $n } liście jakości { $quality } w { $region_loc }.
        [many] { $player } zbiera { $n } liści jakości { $quality } w { $region_loc }.
       *[other] { $player } zbiera { $n } liścia jakości { $quality } w { $region_loc }.
    }
note-sailed = { $player } płynie na odcinek { $section }.
note-studied = { $player } prowadzi badania: { $half }.
note-passed-start = { $player } stawia robotnika w środku Uniwersytetu.
note-took-cup = { $player } bierze { $tile } ({ $province }).
note-began-row = { $player } zaczyna rząd { $tile_ins }.
note-joined-cups = { $player } kładzie { $tile } obok { $second_gen }.
note-put-marker = { $player } kładzie znacznik między { $tile_ins } a { $second_ins }.
note-used-marker = { $player } używa znacznika: premia z { $tile_gen }.
note-climbed = { $player } awansuje do rzędu { $row } na torze cesarza.
note-used-effect = { $player } korzysta z wierzchniej karty: { $effect }.
note-scored =
    { $n ->
        [one] { $player } zdobywa { $n } punkt { $source_for }.
        [few] { $player } zdobywa { $n } punkty { $source_for }.
        [many] { $player } zdobywa { $n } punktów { $source_for }.
       *[other] { $player } zdobywa { $n } punkty { $source_for }.
    }
note-took-leaves =
    { $n ->
        [one] { $player } bierze { $n } świeży liść jakości { $quality }.
        [few] { $player } bierze { $n } świeże liście jakości { $quality }.
        [many] { $player } bierze { $n } świeżych liści jakości { $quality }.
       *[other] { $player } bierze { $n } świeże liście jakości { $quality }.
    }
note-took-tokens =
    { $n ->
        [one] { $player } bierze { $n } żeton cesarza.
        [few] { $player } bierze { $n } żetony cesarza.
        [many] { $player } bierze { $n } żetonów cesarza.
       *[other] { $player } bierze { $n } żetony cesarza.
    }
note-took-scrolls =
    { $n ->
        [1] { $player } bierze { $effect }.
       *[other] { $player } bierze { $n } razy { $effect }.
    }
note-took-card = { $player } bierze { $card_acc } (siła { $strength }, { $symbols }).
note-lost = { $player } traci premię: { $effect }.
note-discarded = { $player } odrzuca { $card_acc }: { $symbols }.
note-removed = { $player } usuwa z gry { $card_acc } { $zone_from }.
note-kept-cards = { $player } nie usuwa karty.
note-sold-leaf =
    { $points ->
        [one] { $player } sprzedaje { $leaf_acc } liść jakości { $quality } za { $points } punkt.
        [few] { $player } sprzedaje { $leaf_acc } liść jakości { $quality } za { $points } punkty.
        [many] { $player } sprzedaje { $leaf_acc } liść jakości { $quality } za { $points } punktów.
       *[other] { $player } sprzedaje { $leaf_acc } liść jakości { $quality } za { $points } punkty.
    }
note-ended-turn = { $player } kończy turę.
note-upkeep = Porządkowanie: żeton gracza rozpoczynającego otrzymuje { $player }.
note-row-moved = Rząd przesuwa się w lewo: { $card } (siła { $strength }, { $symbols }) opuszcza grę.
note-harvested-all =
    { $n ->
        [one] { $player } zbiera { $n } liść.
        [few] { $player } zbiera { $n } liście.
        [many] { $player } zbiera { $n } liści.
       *[other] { $player } zbiera { $n } liście.
    }
note-game-over = Gra skończona.

## The position as tables

sheet-players = Gracze
sheet-seat = Gracz
sheet-points = Punkty
sheet-turns = Tury
sheet-river = Rzeka
sheet-university = Uniwersytet
sheet-centre = Okrążenia
sheet-emperor-row = Rząd cesarza
sheet-goods = Zasoby graczy
sheet-emperor = Żetony cesarza
sheet-strength = Zwoje siły
sheet-teapot = Zwoje czajniczka
sheet-repeat = Zwoje powtórzenia
sheet-gardens = Ogrody
sheet-caravans = Karawany
sheet-start = początek
sheet-turns-taken =
    { $passed ->
        [0] { $n }
       *[other] { $n }, pas
    }
sheet-berth = koniec, miejsce { $n }
sheet-section = odcinek { $n }
sheet-leaves = Liście
sheet-kind = Rodzaj
sheet-quality = Jakość { $n }
sheet-decks = Karty
sheet-hand = Ręka
sheet-draw = Talia
sheet-discard = Stos kart odrzuconych
sheet-played = W tej rundzie
sheet-closed =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
sheet-stack =
    { $n ->
        [0] { $card }
       *[other] { $card } (pod spodem { $n })
    }
sheet-cups = Filiżanki
sheet-tiles = Kafelki
sheet-markers = Znaczniki
sheet-market = Odkryte karty
sheet-place = Miejsce
sheet-action-card = Karta akcji
sheet-caravan = Karawana
sheet-emperor-card = Karta cesarza
sheet-stacks = Stosy filiżanek
sheet-province = Prowincja
sheet-top = Na wierzchu
sheet-size = Pozostałe kafelki
sheet-regions = Regiony
sheet-region = Region na mapie
sheet-bonus = Premia
sheet-free = Wolne pola
sheet-owners = Właściciele

## Reasons of a hint

hint-nothing = ten wybór nie różni się od pozostałych
hint-points =
    { $n ->
        [one] punkty zdobyte od razu: { $n } punkt
        [few] punkty zdobyte od razu: { $n } punkty
        [many] punkty zdobyte od razu: { $n } punktów
       *[other] punkty zdobyte od razu: { $n } punktu
    }
hint-cards =
    { $n ->
        [one] karty w twojej talii: { $n } punkt
        [few] karty w twojej talii: { $n } punkty
        [many] karty w twojej talii: { $n } punktów
       *[other] karty w twojej talii: { $n } punktu
    }
hint-emperor_cards =
    { $n ->
        [one] karty cesarza: { $n } punkt
        [few] karty cesarza: { $n } punkty
        [many] karty cesarza: { $n } punktów
       *[other] karty cesarza: { $n } punktu
    }
hint-river =
    { $n ->
        [one] twoja łódź na rzece: { $n } punkt
        [few] twoja łódź na rzece: { $n } punkty
        [many] twoja łódź na rzece: { $n } punktów
       *[other] twoja łódź na rzece: { $n } punktu
    }
hint-university =
    { $n ->
        [one] badania nad herbatą: { $n } punkt
        [few] badania nad herbatą: { $n } punkty
        [many] badania nad herbatą: { $n } punktów
       *[other] badania nad herbatą: { $n } punktu
    }
hint-emperor =
    { $n ->
        [one] tor cesarza i jego żetony: { $n } punkt
        [few] tor cesarza i jego żetony: { $n } punkty
        [many] tor cesarza i jego żetony: { $n } punktów
       *[other] tor cesarza i jego żetony: { $n } punktu
    }
hint-cups =
    { $n ->
        [one] filiżanki: { $n } punkt
        [few] filiżanki: { $n } punkty
        [many] filiżanki: { $n } punktów
       *[other] filiżanki: { $n } punktu
    }
hint-scrolls =
    { $n ->
        [one] zwoje: { $n } punkt
        [few] zwoje: { $n } punkty
        [many] zwoje: { $n } punktów
       *[other] zwoje: { $n } punktu
    }
hint-leaves =
    { $n ->
        [one] liście herbaty: { $n } punkt
        [few] liście herbaty: { $n } punkty
        [many] liście herbaty: { $n } punktów
       *[other] liście herbaty: { $n } punktu
    }
hint-gardens =
    { $n ->
        [one] ogrody i ich zbiory: { $n } punkt
        [few] ogrody i ich zbiory: { $n } punkty
        [many] ogrody i ich zbiory: { $n } punktów
       *[other] ogrody i ich zbiory: { $n } punktu
    }
hint-turns =
    { $n ->
        [one] tury i karty w tej rundzie: { $n } punkt
        [few] tury i karty w tej rundzie: { $n } punkty
        [many] tury i karty w tej rundzie: { $n } punktów
       *[other] tury i karty w tej rundzie: { $n } punktu
    }
