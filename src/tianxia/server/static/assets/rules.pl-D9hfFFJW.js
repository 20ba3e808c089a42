var e=`# W roku Smoka: zasady

Gra Stefana Felda dla 2 do 5 graczy, opisana naszymi słowami. Liczby przed nagłówkami to punkty zasad, względem których
program jest sprawdzany; do każdego można utworzyć odnośnik (\`#c4-3\`).

Chiny, rok 1000. Wcielasz się w możnego. Przez dwanaście miesięcy wzywasz dworzan do swoich pałaców i starasz się przeprowadzić
ich przez nieszczęścia, o których z góry wiedzą wszyscy. Wygrywa ten, kto na koniec ma najwięcej punktów.

**Skąd pochodzi zasada albo wartość.** **R** to instrukcja wydania jubileuszowego (2017). **P** to źródło publiczne: opublikowany
program tego samego wydania, recenzje, streszczenia zasad. **X** to nasza rekonstrukcja. Każda wartość, która wpływa na grę, ma źródło R
albo P. Tylko dane do rysowania mają X; jak poprawić dowolną wartość, mówi punkt [10](#c10).

## 1 Co jest w pudełku {#c1}

| Element | Liczba | Ograniczony w grze? | Źródło |
|---|---|---|---|
| kafelki postaci | 90: dziewięć rodzajów po dziesięć | tak, zob. [2.1](#c2-1) | R |
| karty postaci | 11 na gracza (dwunasta, zapasowa, nie bierze udziału w grze) | tak | P |
| pałacowe piętra | 66 | nie | P |
| monety | 21 po 1 juanie, 15 po 3 juany | nie | R |
| żetony ryżu | 26 | nie | P |
| żetony fajerwerków | 14 | nie | P |
| kafelki wydarzeń | 12: po dwa z sześciu rodzajów | stałe | R |
| przywileje | 5 małych, 3 duże | nie | R |
| karty akcji | 7, a z Wielkim Murem osiem | stałe | R |
| smoki, znaczniki punktacji, znaczniki postaci | po 1 na gracza | | R |
| kafelki muru | 6 na gracza | tak | R |
| żetony wielkich wydarzeń | 10 | w grze jest jeden | R |

Pieniądze, ryż, fajerwerki, piętra i przywileje nigdy się nie kończą: gdy zabraknie ich w pudełku, użyjcie czegoś innego. Pieniądze
to po prostu liczba; monety można w każdej chwili rozmienić. Postać, która opuszcza pałac, opuszcza też grę.

## 2 Przygotowanie {#c2}

### 2.1 Postacie {#c2-1}

Sześć rodzajów ma kafelki **młodsze** i **starsze**: mnich, uzdrowiciel, pirotechnik, wojownik, uczony, rolnik. Trzy rodzaje mają
tylko jedne kafelki, które uchodzą za młodsze: rzemieślnik, dama dworu, poborca podatkowy. Młodsza postać ma większą **wartość**
(kroki na torze postaci), starsza więcej **symboli** (czyli umiejętności). Przy *n* graczach w grze jest *n* + 1 młodszych i *n* − 1
starszych kafelków każdego z sześciu rodzajów oraz 2 × *n* każdego z trzech; liczby są w tabeli [10.1](#c10-1).

### 2.2 Wydarzenia {#c2-2}

Tor wydarzeń ma dwanaście pól, po jednym na miesiąc. Oba kafelki pokoju leżą na miesiącach 1 i 2. Pozostałe dziesięć tasuje się i
wykłada odkryte na miesiące od 3 do 12. Dwa jednakowe kafelki nie mogą sąsiadować: kafelek równy poprzedniemu trafia o pole dalej,
a następny wylosowany wypełnia lukę. (O ostatnim kafelku mówi [9.1](#c9-1).) Wszystkie wydarzenia są znane od początku.

### 2.3 Karty akcji {#c2-3}

Siedem kart akcji, a z Wielkim Murem osiem, tworzy zakryty stos.

### 2.4 Gracze {#c2-4}

Każdy dostaje dwa pałace po dwa piętra, 6 juanów, smoka i jedenaście kart postaci: po jednej każdego rodzaju i dwie ze znakiem
zapytania, które wzywają dowolną postać. Oba znaczniki zaczynają na polu 0. Nikt nie ma ryżu, fajerwerków ani przywilejów.

### 2.5 Wielki Mur (dodatek) {#c2-5}

Każdy bierze sześć kafelków muru w jednym kolorze, premią do góry, a do kart akcji dochodzi budowa muru. Zob. [7.1](#c7-1).

### 2.6 Wielkie wydarzenie (dodatek) {#c2-6}

Jeden z dziesięciu żetonów jest losowany albo uzgadniany i leży odkryty na miesiącu 7. Zob. [7.2](#c7-2).

### 2.7 Dwie pierwsze postacie {#c2-7}

Począwszy od pierwszego gracza, kolejno wokół stołu, każdy

- bierze **dwie młodsze postacie różnych rodzajów**, ale nie taką parę rodzajów, jaką ktoś już ma;
- umieszcza każdą z nich w jednym ze swoich dwóch pałaców, także obie w tym samym;
- przesuwa znacznik postaci do przodu o sumę obu wartości. Na zajętym polu znacznik kładzie się **na wierzchu**.

Odtąd o kolejności decyduje wyłącznie tor postaci; miejsca przy stole nie mają już znaczenia.

## 3 Co jest jawne {#c3}

Wszystko. Karty trzyma się na ręce, ale wszyscy zaczynają z takimi samymi i zagrywają je odkryte, więc nie ma czego ukrywać; opcja
[kart widocznych](#c7) zmienia tylko to, co widać. Nieznany jest jedynie los: jak ułożą się karty akcji w następnych miesiącach
i jakie będzie wielkie wydarzenie, jeśli jest losowane później.

Pałace mają numery. Nowy pałac dostaje najniższy wolny numer, a gdy któryś znika, pozostałe zachowują swoje.

## 4 Miesiąc {#c4}

Każdy z dwunastu miesięcy ma cztery fazy: **akcje**, **postacie**, **wydarzenie**, **punktacja**.

**Kolejność.** W każdej fazie zaczyna gracz, który jest najdalej na torze postaci; na jednym polu wyższy znacznik jest przed niższym.
Kolejność ustala się na początku fazy. Przesunięty znacznik kładzie się na wierzchu tych, które są na nowym polu; nieprzesunięty zostaje,
jak leżał. Znaczniki nigdy się nie cofają, chyba że podczas erupcji wulkanu.

### 4.1 Wybór pierwszych postaci {#c4-1}

Tylko przed pierwszym miesiącem; zob. [2.7](#c2-7).

### 4.2 Rozkładanie kart akcji {#c4-2}

Na początku 1. fazy karty akcji tasuje się i wykłada odkryte w tylu grupach, ilu jest graczy, możliwie równo:

| Graczy | 7 kart | 8 kart (Wielki Mur) |
|---|---|---|
| 2 | 4, 3 | 4, 4 |
| 3 | 3, 2, 2 | 3, 3, 2 |
| 4 | 2, 2, 2, 1 | 2, 2, 2, 2 |
| 5 | 2, 2, 1, 1, 1 | 2, 2, 2, 1, 1 |

### 4.3 Wybór akcji {#c4-3}

W swojej kolejce robisz dokładnie jedną z dwóch rzeczy:

- **Wybierasz kartę akcji.** Stawiasz smoka na jej grupie i wykonujesz akcję ([5.1](#c5-1)). Jeśli na grupie stoi już czyjś smok,
  najpierw płacisz do banku **3 juany**, bez względu na to, ile smoków tam stoi. Opłatę musisz mieć przed akcją; nie można
  jej zapłacić z tego, co akcja przyniesie. Akcję, z której ktoś w tym miesiącu korzystał, można wykonać ponownie. Nie można wybrać
  karty, która nic by nie dała: przywilej wymaga 2 juanów po opłacie, a budowa muru własnego kafelka i miejsca w murze.
- **Bierzesz pieniądze.** Bez smoka i bez akcji uzupełniasz juany do **3**. Mając 3 lub więcej, nie dostajesz nic, ale wolno ci to zrobić.

Po ostatnim graczu smoki wracają do właścicieli, a karty na stos.

### 4.4 Budowa pięter {#c4-4}

Każde piętro trafia na własny pałac, który ma mniej niż **trzy**, albo rozpoczyna nowy. Kilka pięter można dowolnie rozdzielić
i mieć dowolnie wiele pałaców. Wszystkie piętra trzeba zbudować od razu. Stojących pięter się nie przenosi, podobnie jak mieszkańców.

### 4.5 Zakup przywileju {#c4-5}

Kupujesz dokładnie jeden: mały za 2 juany albo duży za 7 (za 6 z opcją pierwszego wydania).

### 4.6 Budowa muru {#c4-6}

Wybierasz jeden ze swoich kafelków muru, bierzesz premię i kładziesz go stroną muru do góry pod pierwszym miesiącem, pod którym
jeszcze żaden nie leży. Zob. [7.1](#c7-1).

### 4.7 Wzywanie postaci {#c4-7}

W 2. fazie każdy, kto ma karty na ręce, zagrywa dokładnie jedną z nich i bierze postać z planszy:

- **karta rodzaju** wzywa postać swojego rodzaju, młodszą albo starszą. Jeśli żadnej już nie ma, karta przepada i nikt nie przybywa;
  wolno zagrać taką kartę celowo;
- **karta ze znakiem zapytania** wzywa dowolną postać, która jeszcze jest.

Na każdym piętrze może mieszkać jedna postać. Jeśli w którymś twoim pałacu jest wolne miejsce, nowa postać **musi** je zająć. Jeśli
wszystkie są pełne, wybierasz: albo nowa postać **zastępuje** inną, która zostaje zwolniona, i mieszka w tym samym pałacu; albo nową
postać **zwalniasz** od razu i **znacznik się nie rusza**. W pozostałych przypadkach przesuwasz znacznik o wartość nowej postaci. Sama
postać niczego od razu nie daje.

Jedenaście kart wystarcza na jedenaście miesięcy: w miesiącu 12 nikt nie przybywa.

### 4.8 Wydarzenie {#c4-8}

Wydarzenie miesiąca dotyka wszystkich ([5.3](#c5-3)). To, ile każdemu zabiera, liczy się, zanim ktokolwiek zwolni postać. Potem ci,
którzy muszą zwolnić postacie, robią to w kolejności z toru, jeden gracz po drugim. Kto ma za mało postaci, zwalnia wszystkie.

### 4.9 Mur i wielkie wydarzenie {#c4-9}

Po inwazji Mongołów sprawdza się mur ([7.1](#c7-1)). W miesiącu 7 następuje wielkie wydarzenie ([7.2](#c7-2)).

### 4.10 Rozpad {#c4-10}

Na koniec 3. fazy, w każdym miesiącu, każdy pałac, w którym **nikt nie mieszka**, traci jedno piętro; pałac bez pięter znika. Dotyczy to
także pałaców opuszczonych dopiero w tym miesiącu. Rozpad jest w miesiącu jeden, a po ostatnim sprawdzeniu muru nie ma go wcale.

### 4.11 Koniec miesiąca {#c4-11}

W 4. fazie zdobywa się punkty ([6.1](#c6-1)); potem zaczyna się następny miesiąc.

### 4.12 Wszystkie decyzje {#c4-12}

| Decyzja | Możliwe odpowiedzi | Jak często |
|---|---|---|
| pierwsze postacie | dwa rodzaje i ich pałace | raz |
| akcja | karta akcji albo juany do 3 | raz w miesiącu |
| budowa | pałac, który ma mniej niż trzy piętra, albo nowy | raz na każde piętro |
| przywilej | mały albo duży | przy każdym przywileju |
| mur | własny kafelek muru | przy każdej budowie muru |
| karta postaci | karta i postać; nikt, jeśli rodzaj się wyczerpał | raz w miesiącach od 1 do 11 |
| umieszczenie | pałac z wolnym miejscem | przy każdej nowej postaci, jeśli jest miejsce |
| pełne pałace | postać do zastąpienia albo zwolnienie nowej | przy każdej nowej postaci, jeśli miejsca nie ma |
| zwolnienie | postać w pałacu | raz na każdą traconą postać |
| Trzęsienie ziemi | pałac, który traci piętro; potem kto odchodzi | dwa razy; ile trzeba |
| Powódź | juany, ryż i fajerwerki na należną sumę | raz |
| Tornado | karta postaci | dwa razy |
| Wschód słońca | młodsza postać | raz |
| Edykt Nera | rodzaj postaci na twoim dworze | raz |

Z żadnej decyzji nie można zrezygnować. Gdzie nie ma o czym decydować, gra nie pyta.

## 5 Działanie {#c5}

Liczą się symbole na postaciach, które w danej chwili **mieszkają w twoich pałacach**.

### 5.1 Akcje {#c5-1}

| Akcja | Działanie |
|---|---|
| Podatki | weź 2 juany i po 1 za każdą monetę na swoich poborcach podatkowych |
| Budowa | zbuduj 1 piętro i po 1 za każdy młotek na swoich rzemieślnikach |
| Zbiory | weź 1 ryż i po 1 za każdy worek na swoich rolnikach |
| Pokaz fajerwerków | weź 1 żeton fajerwerków i po 1 za każdy fajerwerk na swoich pirotechnikach |
| Parada wojskowa | przesuń znacznik postaci o 1 pole i o 1 za każdy hełm na swoich wojownikach; może to zmienić kolejność w 2. fazie |
| Badania | zdobądź 1 punkt i po 1 za każdą księgę na swoich uczonych |
| Przywilej | kup jeden przywilej ([4.5](#c4-5)) |
| Budowa muru | zbuduj jeden kafelek muru ([4.6](#c4-6)), tylko z Wielkim Murem |

### 5.2 Postacie {#c5-2}

| Postać | Do czego służy |
|---|---|
| rzemieślnik, rolnik, pirotechnik, uczony, poborca podatkowy | do swoich akcji |
| wojownik | do parady wojskowej i w czasie inwazji Mongołów |
| uzdrowiciel | w czasie zarazy |
| dama dworu | daje punkty w każdej 4. fazie |
| mnich | daje punkty na koniec gry |

Młodsze i starsze postacie jednego rodzaju robią to samo; różnią się wartością i liczbą symboli. Zwolnienie postaci nigdy nie cofa znacznika.

### 5.3 Wydarzenia {#c5-3}

- **Pokój.** Nic się nie dzieje; rozpad i punktacja odbywają się jak zwykle.
- **Danina dla Cesarza.** Płacisz 4 juany. Mając mniej, płacisz wszystko i za każdego brakującego juana zwalniasz jedną dowolną
  postać. Nie wolno zatrzymać pieniędzy.
- **Susza.** Płacisz 1 ryż za każdy pałac, w którym ktoś mieszka. Mając za mało, oddajesz cały; z każdego pałacu, dla którego ryżu zabrakło,
  odchodzi jedna mieszkająca w nim postać. Ty decydujesz, które pałace zostaną bez ryżu. Żaden pałac nie traci dwóch postaci, a puste niczego nie potrzebują.
- **Festiwal Smoków.** Kto ma najwięcej żetonów fajerwerków, zdobywa 6 punktów, a kto ma ich na drugim miejscu najwięcej – 3; przy równej
  liczbie każdy dostaje całość, a drugie miejsce oznacza drugą co do wielkości *liczbę*. Bez fajerwerków nie ma punktów. Kto zdobył punkty, oddaje
  połowę swoich żetonów, zaokrągloną w górę. Symbole na postaciach się nie liczą.
- **Inwazja Mongołów.** Każdy zdobywa 1 punkt za każdy swój hełm. Potem każdy, kto ma najmniej hełmów, zwalnia jedną postać; przy równej
  liczbie wszyscy tacy gracze, choćby to byli wszyscy.
- **Zaraza.** Zwalniasz trzy dowolne postacie, o jedną mniej za każdy swój moździerz. Może odejść także uzdrowiciel, który się liczył.

### 5.4 Gdy czegoś nie da się zrobić {#c5-4}

Za mało postaci: odchodzą wszystkie, a reszta jest darowana. Brak postaci: nic się nie dzieje. Zyski zawsze są wypłacane.

### 5.5 Słowa pliku z elementami {#c5-5}

\`gain\` daje \`base\` rzeczy i po jednej za symbol; \`pay\` zabiera tyle, ile jest; \`release_per_missing\`,
\`release_per_unsupplied_palace\`, \`release\` i \`lowest_release\` mówią, kto odchodzi; \`rank\` i \`scorers_return\` to festiwal; wielkie wydarzenia
mają własne słowa (\`vp_per_person\`, \`score_monks\`, \`lose_floors\`, \`lose_mix\`, \`repeat_event\`, \`reset_person_track\`, \`discard_person_cards\`,
\`recruit\`, \`lose_all\`, \`choose_own_type_benefit\`). Nieznane słowo program odrzuca i jednym zdaniem mówi, gdzie ono stoi.

## 6 Punkty {#c6}

### 6.1 Co miesiąc {#c6-1}

W 4. fazie zdobywasz 1 punkt za każdy pałac, zamieszkały czy nie, 1 za każdego smoka na swoich damach dworu i 1 za każdego smoka
na swoich przywilejach (mały ma jednego, duży dwa).

### 6.2 Inne punkty w trakcie gry {#c6-2}

Badania, hełmy przeciw Mongołom, Festiwal Smoków, kafelki muru i sam mur oraz niektóre wielkie wydarzenia.

### 6.3 Koniec {#c6-3}

Po miesiącu 12 i po ostatnim sprawdzeniu muru:

1. 2 punkty za każdą postać w twoich pałacach, łącznie z mnichami.
2. Za każdego mnicha: symbole Buddy × piętra pałacu, w którym mieszka.
3. Sprzedajesz cały ryż i fajerwerki po 2 juany; potem każde 3 juany to 1 punkt.

Wygrywa największa liczba punktów. Przy remisie decyduje znacznik dalej na torze postaci, a na jednym polu wyższy; zwycięstwa nigdy się nie dzieli.

## 7 Opcje i dodatki {#c7}

| Opcja | Wartości, zwykła najpierw | Źródło |
|---|---|---|
| \`start_player\` | \`random\`, \`seat_0\` | X; instrukcja wskazuje najstarszego gracza |
| \`great_wall\` | \`off\`, \`on\`, \`random_tile\` | R; \`random_tile\` P |
| \`super_event\` | \`off\`, \`random\`, \`hidden\` albo jedno z dziesięciu z nazwy | R; \`hidden\` P |
| \`large_privilege_cost\` | 7, 6 | 7 R; 6 P, wydanie z 2007 roku |
| \`open_hands\` | \`true\`, \`false\` | X; tylko wyświetlanie |

Obu dodatków można używać osobno albo razem. Poza liczbą kafelków i wielkością grup nic nie zależy od liczby graczy.

### 7.1 Wielki Mur Chiński {#c7-1}

Wykłada się osiem kart akcji. Każdy gracz ma sześć kafelków muru, każdy z inną premią: 1 ryż, 1 żeton fajerwerków, 1 piętro
(budowane od razu), 2 juany, 3 pola na torze postaci, 3 punkty. Mur rośnie od lewej do prawej pod torem wydarzeń, ma najwyżej dwanaście
kafelków i może wyprzedzać bieżący miesiąc albo zostawać w tyle. Z opcją \`random_tile\` budowany kafelek wybiera los.

**Sprawdzenie muru.** Po skutkach inwazji Mongołów w miesiącu *r*:

- jeśli mur ma co najmniej *r* kafelków, każdy zdobywa 1 punkt za każdy swój kafelek w całym murze;
- w przeciwnym razie każdy, kto ma w murze najmniej kafelków (zero też się liczy), zwalnia jedną postać, w kolejności z toru.

**Jeszcze raz** sprawdza się mur po 4. fazie miesiąca 12, przed końcowym podliczaniem, tak jakby *r* było równe 12. Jeśli Mongołowie przychodzą
w miesiącu 12, odbywają się oba sprawdzenia. Przy dwóch graczach pełny mur wymaga wszystkich kafelków obu graczy.

### 7.2 Wielkie wydarzenia {#c7-2}

Jedno z dziesięciu, raz, w miesiącu 7: po wydarzeniu i sprawdzeniu muru, przed rozpadem. Gracze decydują w kolejności z toru. Z opcją \`hidden\`
żeton jest losowany dopiero w tej chwili.

| Wielkie wydarzenie | Działanie |
|---|---|
| Festiwal Lampionów | 2 punkty za każdą postać w twoich pałacach |
| Budda | mnisi punktują jak na koniec gry |
| Trzęsienie ziemi | odkładasz dwa dowolne piętra, zamieszkałe lub nie; potem w każdym pałacu, który ma więcej postaci niż pięter, zwalniasz nadmiar. Nikt nie może się przenieść do innego pałacu |
| Powódź | sumujesz juany, ryż i fajerwerki i oddajesz połowę sumy, zaokrągloną w dół, w dowolnym składzie |
| Zaćmienie słońca | wydarzenie miesiąca 7 następuje jeszcze raz i wszystko liczy się od nowa; sprawdzenie muru i rozpad się nie powtarzają |
| Erupcja wulkanu | wszystkie znaczniki postaci wracają na pole 0 jako jeden stos, w niezmienionej kolejności |
| Tornado | odrzucasz dwie wybrane karty postaci; nie zostaje ci nic na miesiące 10 i 11 |
| Wschód słońca | bierzesz młodszą postać bez zagrywania karty, rodzaju, którego nikt jeszcze nie wziął o tym wschodzie, i umieszczasz ją jak w [4.7](#c4-7) |
| Próba zamachu | wszyscy tracą wszystkie przywileje, jeszcze przed punktacją tego miesiąca |
| Edykt Nera | wskazujesz rodzaj mieszkający w twoich pałacach i dostajesz to, co dają jego symbole: młotki piętra, monety juany, worki ryż, fajerwerki żetony fajerwerków, hełmy pola na torze, księgi i smoki punkty, mnisi symbole Buddy × piętra; uzdrowiciele nie dają nic. Symbolu z karty akcji się nie dolicza |

## 9 Rozstrzygnięcia {#c9}

Gdzie instrukcja milczy albo można ją czytać dwojako, program gra tak, jak tu opisano. Niektóre rozstrzygnięcia można przełączyć w pliku
z elementami (\`[rulings]\`).

### 9.1 Jednakowe wydarzenia na końcu toru {#c9-1}
Jeśli ostatni kafelek jest taki sam jak na miesiącu 11, kafelki z miesięcy 10 i 11 zamieniają się wcześniej miejscami. (P)

### 9.2 Liczby nie do odczytania {#c9-2}
Liczby elementów i wielkości grup pochodzą z innych tekstów tego samego wydania. (P)

### 9.3 Znaczniki na jednym polu {#c9-3}
Kto przychodzi później, leży na wierzchu i działa wcześniej. (R)

### 9.4 Kolejność w fazie {#c9-4}
Ustala się ją na początku fazy; sprawdzanie po każdym ruchu dałoby to samo.

### 9.5 Najpierw opłata, potem dochód {#c9-5}
Opłatę płaci się z tego, co się już ma. Nie ma kredytu. (R)

### 9.6 Akcje bez skutku {#c9-6}
Nie można wybrać przywileju bez pieniędzy ani budowy muru bez kafelka lub miejsca. Przełącznik: \`useless_choice_forbidden\`.

### 9.7 Branie pieniędzy, gdy masz 3 juany lub więcej {#c9-7}
Wolno, ale nic to nie daje. Przełącznik: \`pass_allowed_with_3_or_more_yuan\`.

### 9.8 Trzeba zbudować wszystkie piętra {#c9-8}
Pięter nie można zachować na później. Przełącznik: \`must_build_all_floors\`.

### 9.9 Zastąpienie i zwolnienie tylko przy pełnych pałacach {#c9-9}
Dopóki jest wolne miejsce, nowa postać musi je zająć. Przełącznik: \`replace_only_when_full\`. (R)

### 9.10 Zwolniona nowa postać {#c9-10}
znika z planszy i z gry. Przełącznik: \`refused_person_leaves_supply\`. (R)

### 9.11 Karta rodzaju, którego już nie ma {#c9-11}
może być zagrana celowo. Karta ze znakiem zapytania musi kogoś wezwać; zawsze ktoś jeszcze jest.

### 9.12 Nikt się nie przeprowadza {#c9-12}
Postacie nigdy nie zmieniają pałacu.

### 9.13 Brak pałaców {#c9-13}
To możliwe. Nowe postacie można wtedy tylko zwolnić.

### 9.14 Liczenie podczas wydarzenia {#c9-14}
Hełmy, moździerze, zamieszkałe pałace i fajerwerki liczy się raz, na początku. (R)

### 9.15 Drugie miejsce na festiwalu {#c9-15}
to druga co do wielkości liczba, bez względu na to, ilu graczy dzieli pierwsze miejsce. (R)

### 9.16 Rozpad w czasie pokoju i w miesiącu 12 {#c9-16}
Rozpad następuje po każdym wydarzeniu. (R)

### 9.17 Rozpad i wielkie wydarzenie {#c9-17}
Rozpad jest jeden, po wielkim wydarzeniu. Przełącznik: \`decay_after_super_event\`.

### 9.18 Ostatnie sprawdzenie muru {#c9-18}
odbywa się po 4. fazie miesiąca 12, a przed końcowym podliczaniem, bez kolejnego rozpadu. Przełącznik: \`final_wall_check\`.

### 9.19 Mongołowie w miesiącu 12 {#c9-19}
Mur sprawdza się dwa razy.

### 9.20 Zaćmienie a mur {#c9-20}
Zaćmienie powtarza wydarzenie, ale nie sprawdzenie muru. Przełącznik: \`eclipse_repeats_wall_check\`.

### 9.21 Wszyscy mają najmniej kafelków muru {#c9-21}
Wtedy wszyscy zwalniają postać.

### 9.22 Monety w czasie powodzi {#c9-22}
Liczy się wartość pieniędzy: moneta trójka to trzy rzeczy.

### 9.23 Trzęsienie ziemi {#c9-23}
Najpierw oba piętra, potem zwolnienia.

### 9.24 Wschód słońca {#c9-24}
Gracze muszą wziąć różne *rodzaje*. Rzemieślnicy, damy dworu i poborcy podatkowi uchodzą za młodszych.

### 9.25 Co daje Edykt Nera {#c9-25}
Instrukcja podaje rolników, mnichów i uczonych; pozostali działają jak w swojej akcji albo fazie. Wojownicy przesuwają znacznik i nie dają punktów.
Przełączniki: \`edict_warriors\`, \`edict_counts_action_card_symbol\`.

### 9.26 Nazwa Edyktu {#c9-26}
Polski żeton nazywa się „Edykt Nera”, angielski „Charter”; zachowujemy obie nazwy.

### 9.27 Karty na ręce {#c9-27}
są jawne, bo każdy może je wyliczyć. Podobnie karty stracone podczas tornada.

### 9.28 Cena dużego przywileju {#c9-28}
7 juanów, jak w wydaniu jubileuszowym; 6 jako opcja.

### 9.29 Damy dworu {#c9-29}
mają po jednym smoku.

### 9.30 Tory {#c9-30}
Tor punktacji po 99 zaczyna się od nowa. Ani punkty, ani pola nie mają górnej granicy.

### 9.31 Najstarszy gracz {#c9-31}
jest zastąpiony losowanym albo stałym miejscem.

### 9.32 Monety, karty zapasowe, podstawki {#c9-32}
nie mają własnych zasad.

### 9.33 Kafelki muru {#c9-33}
Najpierw premia, potem kafelek trafia do muru.

### 9.34 Pierwszy gracz w wielkim wydarzeniu {#c9-34}
to prowadzący na torze postaci. Przełącznik: \`super_event_first_player\`.

### 9.35 Grupa bez użytecznej karty {#c9-35}
nie może być wybrana. Przełącznik: \`group_needs_usable_card\`.

### 9.36 Kilka nowych pałaców naraz {#c9-36}
Jedna budowa może rozpocząć kilka pałaców. Przełącznik: \`several_new_palaces_per_build\`.

### 9.37 Zastąpienie taką samą postacią {#c9-37}
Postać można zastąpić inną tego samego rodzaju i starszeństwa; znacznik się przesuwa. Przełącznik: \`equal_replacement_allowed\`.

## 10 Elementy i ich poprawianie {#c10}

Wszystkie wartości są w jednym pliku, \`components.toml\`, każda ze swoim źródłem. Aby grać z innymi, skopiuj ten plik, zmień je
i wczytaj kopię przez \`--components PLIK\`. Program ją sprawdza i jednym zdaniem mówi, co się nie zgadza.

**Zrekonstruowane (X):** żadna wartość, która wpływa na grę. Tylko to, co potrzebne do rysowania: położenie na planszy, kolory, kolejność kolumn
z postaciami i narysowana długość toru postaci (60 pól; drukowana długość nie jest znana, a zasady jej nie potrzebują). Rozstrzygnięcia z punktu [9](#c9) są
nasze, chyba że zaznaczono inaczej.

### 10.1 Kafelki postaci {#c10-1}

Wartość i symbole ze swoim źródłem; potem liczba kafelków w grze dla 2, 3, 4 i 5 graczy (R).

| Kafelek | id | Wartość | | Symbole | | 2 | 3 | 4 | 5 |
|---|---|---|---|---|---|---|---|---|---|
| młodszy mnich | \`monk_young\` | 6 | P | 1 symbol Buddy | R | 3 | 4 | 5 | 6 |
| starszy mnich | \`monk_old\` | 2 | P | 2 symbole Buddy | R | 1 | 2 | 3 | 4 |
| młodszy uzdrowiciel | \`healer_young\` | 4 | P | 1 moździerz | R | 3 | 4 | 5 | 6 |
| starszy uzdrowiciel | \`healer_old\` | 1 | P | 2 moździerze | P | 1 | 2 | 3 | 4 |
| młodszy pirotechnik | \`pyrotechnist_young\` | 5 | P | 1 fajerwerk | P | 3 | 4 | 5 | 6 |
| starszy pirotechnik | \`pyrotechnist_old\` | 3 | P | 2 fajerwerki | P | 1 | 2 | 3 | 4 |
| rzemieślnik | \`craftsman_young\` | 2 | P | 1 młotek | R | 4 | 6 | 8 | 10 |
| dama dworu | \`court_lady_young\` | 1 | P | 1 smok | R | 4 | 6 | 8 | 10 |
| poborca podatkowy | \`tax_collector_young\` | 3 | R | 3 monety | R | 4 | 6 | 8 | 10 |
| młodszy wojownik | \`warrior_young\` | 5 | P | 1 hełm | R | 3 | 4 | 5 | 6 |
| starszy wojownik | \`warrior_old\` | 3 | P | 2 hełmy | R | 1 | 2 | 3 | 4 |
| młodszy uczony | \`scholar_young\` | 4 | R | 2 księgi | R | 3 | 4 | 5 | 6 |
| starszy uczony | \`scholar_old\` | 2 | P | 3 księgi | R | 1 | 2 | 3 | 4 |
| młodszy rolnik | \`farmer_young\` | 4 | R | 1 worek ryżu | R | 3 | 4 | 5 | 6 |
| starszy rolnik | \`farmer_old\` | 1 | P | 2 worki ryżu | R | 1 | 2 | 3 | 4 |

### 10.2 Karty postaci {#c10-2}

Po jednej każdego z dziewięciu rodzajów i dwie ze znakiem zapytania dla każdego gracza. (11 kart R, dwie ze znakiem zapytania P)

### 10.3 Karty akcji {#c10-3}

| id | Podstawa | Za symbol | Źródło |
|---|---|---|---|
| \`taxes\` | 2 juany | moneta | R |
| \`build\` | 1 piętro | młotek | R |
| \`harvest\` | 1 ryż | worek ryżu | R |
| \`fireworks_display\` | 1 żeton fajerwerków | fajerwerk | R |
| \`military_parade\` | 1 pole | hełm | R |
| \`research\` | 1 punkt | księga | R |
| \`privilege\` | jeden przywilej | | R |
| \`build_wall\` | jeden kafelek muru | | R |

Wielkości grup w [4.2](#c4-2) mają źródło P.

### 10.4 Przywileje {#c10-4}

| id | Cena | Smoki | Źródło |
|---|---|---|---|
| \`small_privilege\` | 2 | 1 | cena R, smoki P |
| \`large_privilege\` | 7 | 2 | R |

### 10.5 Wydarzenia {#c10-5}

| id | Kafelki | Źródło |
|---|---|---|
| \`peace\` | 2 | R |
| \`imperial_tribute\` | 2 | R |
| \`drought\` | 2 | R |
| \`dragon_festival\` | 2 | R |
| \`mongol_invasion\` | 2 | R |
| \`contagion\` | 2 | R |

### 10.6 Kafelki muru {#c10-6}

| id | Premia | Źródło |
|---|---|---|
| \`wall_rice\` | 1 ryż | R |
| \`wall_fireworks\` | 1 żeton fajerwerków | R |
| \`wall_floor\` | 1 piętro | R |
| \`wall_yuan\` | 2 juany | R |
| \`wall_person_track\` | 3 pola | R |
| \`wall_vp\` | 3 punkty | R |

### 10.7 Wielkie wydarzenia {#c10-7}

\`lantern_festival\`, \`buddha\`, \`earthquake\`, \`flood\`, \`solar_eclipse\`, \`volcanic_eruption\`, \`tornado\`, \`sunrise\`,
\`assassination_attempt\`, \`edict\` (Edykt Nera). R; to, co Edykt daje za rodzaje inne niż rolnik, mnich i uczony, ma źródło P.
`;export{e as default};