### tianxia: słowa wspólne dla wszystkich gier, po polsku.
### Klucze jednej gry są w src/tianxia/games/<gra>/locale.

tianxia = tianxia
tianxia-about = Pięć gier planszowych z cesarskich Chin w jednym programie.

## Dlaczego czegoś nie można wybrać

reason-not-now = Teraz nie można tego wybrać.

## Los

nature = Los: { $line }
nature-name = Los

## Cofanie: co stoi na przeszkodzie

undo-nothing = Nie ma jeszcze czego cofnąć.
undo-blocked-chance = Nie można cofnąć losowania: los już zdecydował.
undo-blocked-other = Nie można cofnąć ruchu innego gracza: { $player } ma już swój ruch za sobą.
undo-blocked-revealed = Nie można cofnąć: ujawniono coś, co było zakryte.
undo-blocked-over = Gra jest skończona; niczego nie można już cofnąć.
undo-not-yours = Ostatni ruch może cofnąć tylko gracz, który go wykonał.

## Miejsca przy stole

seat = Miejsce { $n }
seat-you = ty
seat-bot = bot
seat-open = wolne miejsce
seat-here = na tym urządzeniu
seat-to-move = wykonuje ruch
mark-red = czerwona śliwa
mark-blue = niebieska góra
mark-yellow = żółty księżyc
mark-green = zielony węzeł
mark-purple = fioletowa fala
mark-black = czarna sosna

## Dlaczego serwer czegoś odmawia

problem-text = { $text }
problem-no-such-table = Pod tym adresem nie ma żadnego stołu.
problem-no-such-page = Pod tym adresem nie ma żadnej strony.
problem-no-such-seat = Przy tym stole nie ma takiego miejsca.
problem-no-such-mark = W tym pudełku nie ma takiego koloru.
problem-mark-taken = Tym kolorem gra już { $player }.
problem-bad-request = Tego żądania nie da się zrozumieć.
problem-too-large = To za duże, żeby dało się odczytać.
problem-secret-in-address = Sekret miejsca nie może stać w adresie; wyślij go w nagłówku X-Tianxia-Seat.
problem-too-often = Za często w krótkim czasie; odczekaj chwilę.
problem-other-origin = Żądanie pochodzi z innej witryny.
problem-not-host = Może to zrobić tylko gospodarz stołu.
problem-not-your-seat = To nie twoje miejsce.
problem-stand-in = Gra za ciebie bot; najpierw wróć na swoje miejsce.
problem-not-a-person = Na tym miejscu nie siedzi człowiek.
problem-link-used = Ten link nie otwiera przy tym stole żadnego miejsca albo już nie: link jest dla jednej osoby.
problem-seal-gone = Trwało to za długo; spróbuj jeszcze raz.
problem-not-away = Bot może zagrać za gracza { $player } dopiero po { $seconds } s nieobecności albo za zgodą większości pozostałych.
problem-nobody-to-agree = Przy tym stole jest za mało innych osób, żeby głosować.
problem-motion-open = Trwa już inne głosowanie; najpierw w nim odpowiedz.
problem-motion-soon = Przed chwilą już coś proponowano z twojego miejsca; poczekaj trochę.
problem-motion-over = To głosowanie już się skończyło.
problem-no-such-level = Nie ma bota na poziomie „{ $level }”.
problem-not-playing = Gra się nie toczy.
problem-not-over = Gra nie jest jeszcze skończona.
problem-review-not-over = Przejrzeć można tylko skończoną partię.
problem-reviews-busy = Trwa już przegląd wielu partii; spróbuj ponownie za kilka minut.
problem-thinkers-busy = Wiele botów już myśli; spróbuj ponownie za chwilę.
problem-no-such-decision = Przegląd nie ma nic do powiedzenia o tej decyzji.
problem-already-started = Gra już się zaczęła.
problem-stale = Gra potoczyła się dalej; to odpowiedź na pytanie, którego już nie ma.
problem-illegal = Teraz nie wolno tego zrobić.
hint-tried = przejrzane { $n ->
        [one] raz
        [few] { $n } razy
        [many] { $n } razy
       *[other] { $n } razu
    }, ocena { $worth } na 100
problem-no-advice = Do tej gry nie ma podpowiedzi.
problem-not-your-turn = To nie twoja kolej.
problem-table-damaged = Nie da się odczytać zapisu tego stołu.
problem-no-storage = Stoły są w tej chwili niedostępne; spróbuj ponownie za moment.
problem-failed = Coś się u nas zepsuło; niczego nie zmieniono.

## Koniec gry i prognoza

forecast-title = Gdyby gra skończyła się teraz
forecast-total = Razem
rank = { $n }. miejsce
winner = Wygrywa { $player }.

## Przegląd skończonej partii

review-slip = drobne potknięcie
review-mistake = błąd
review-blunder = kosztowny błąd
review-fair = Każda decyzja jest oceniana według tego, co było wtedy widać z tego miejsca przy stole; co było zakryte, tego nie zna też program.
review-scale = 100 to pewne pierwsze miejsce, 0 pewne ostatnie.

## Silnik gry, kompilowany w trakcie gry

engine-building = Silnik gry się kompiluje: { $done } z { $all }. Można już grać; wkrótce boty będą myśleć siedem razy szybciej.
engine-ready = Silnik gry jest skompilowany: boty myślą z pełną prędkością.
engine-none = Silnik gry jest interpretowany: nie znaleziono kompilatora C.
engine-failed = Silnik gry jest interpretowany: kompilacja się nie udała. Zobacz { $file }.

## Słowa wiersza poleceń (klucze zaczynają się od cli-); ta część zostaje na końcu

## Strony pomocy

cli-help-usage = Użycie:
cli-help-commands = Polecenia
cli-help-arguments = Argumenty
cli-help-options = Opcje
cli-help-lang = Język wszystkich tekstów; bez tej opcji język środowiska.
cli-help-help = Pokaż tę stronę.
cli-help-version = Pokaż wersję.
cli-help-games = Wypisz gry, liczbę graczy i opcje.
cli-help-play = Zagraj w przeglądarce, a z opcją --terminal tutaj.
cli-help-serve = Udostępnij stoły przeglądarkom na tym komputerze lub w sieci.
cli-help-arena = Rozegraj turniej botów: każde rozdanie w każdej kolejności miejsc.
cli-help-arena-bots = Boty, które się spotykają: nazwy albo pliki Pythona z klasą Bot.
cli-help-arena-games = Ile partii; w górę do pełnych rozdań w każdej kolejności miejsc.
cli-help-arena-save = Dokąd trafiają wyniki i zapisy; przerwany turniej toczy się stamtąd dalej.
cli-help-ray = Graj na tym klastrze Ray; „local” uruchamia go na tym komputerze.
cli-help-report = Zapisz stronę z tabelami i wykresami.
cli-help-simulate = Każ botom rozegrać wiele partii i policz, kto wygrywa.
cli-help-replay = Pokaż dziennik zapisanej partii albo pozycję w wybranej chwili.
cli-help-verify = Sprawdź każde losowanie, każdy ruch i każdy skrót w zapisie.
cli-help-dataset = Zamień zapisy partii w plik Parquet: jeden wiersz na każdą decyzję.
cli-help-dataset-records = Zapisy partii jednej gry albo katalogi z nimi.
cli-help-dataset-out = Plik Parquet do zapisania.
cli-help-observations = Powiedz, co znaczą liczby w obserwacji.
cli-help-game-given = Identyfikator gry z „tianxia games”.
cli-help-review = Przejrzyj skończoną partię: gdzie zmieniało się prowadzenie i które decyzje kosztowały najwięcej.
cli-help-components = Praca z plikami wartości nadrukowanych na elementach gry.
cli-help-components-check = Sprawdź plik elementów i wypisz, co zmienia.
cli-help-engine = Powiedz, czy silnik gry jest tu skompilowany; „build” go kompiluje.
cli-help-engine-build = Skompiluj silnik gry teraz, na wszystkich rdzeniach.
cli-help-bench = Zmierz, jak szybko działa tu silnik gry.
cli-help-game = Identyfikator gry z „tianxia games”; bez niego pierwsza gra.
cli-help-seats = Liczba miejsc; zwykle 4.
cli-help-seat = Twoje miejsce, licząc od 1.
cli-help-bots = Boty na kolejne miejsca, rozdzielone przecinkami; gdy jest ich mniej, powtarzają się.
cli-help-option = Ustalenie przed grą; opcję można podać kilka razy.
cli-help-bot-file = Zaproponuj przy stołach bota z tego pliku Pythona.
cli-help-components-file = Użyj wartości nadrukowanych na elementach z tego pliku.
cli-help-components-given = Plik z wartościami elementów (TOML).
cli-help-json = Wypisz JSON dla programów.
cli-help-record = Zapis partii (wiersze JSON).
cli-help-seed = Dowolny tekst; to samo ziarno daje te same losowania.
cli-help-seed-number = Liczba całkowita; to samo ziarno daje te same partie.
cli-help-name = Twoje imię przy stole.
cli-help-save = Zapisz partię w tym pliku.
cli-help-save-folder = Zapisz każdą partię w tym katalogu.
cli-help-terminal = Graj tu, w terminalu.
cli-help-host = Adres, na którym serwer słucha; 0.0.0.0 dla wszystkich w sieci.
cli-help-port = Port, na którym serwer słucha; 0 oznacza dowolny wolny.
cli-help-data = Folder na stoły; domyślnie własny folder użytkownika.
cli-help-keep-finished = Ile dni przechowywać skończone partie; 0 to na zawsze.
cli-help-keep-unstarted = Ile dni przechowywać stoły, przy których nikt jeszcze nie zagrał; 0 to na zawsze.
cli-help-keep-abandoned = Ile dni przechowywać niedokończone partie, do których nikt nie wraca; 0 to na zawsze.
cli-help-tables = Zapisane stoły: wykaz, eksport i usuwanie.
cli-help-tables-list = Wymień zapisane stoły, od ostatnio używanego.
cli-help-tables-export = Zapisz skończone partie do plików, każdą osobno.
cli-help-tables-delete = Usuń stoły razem z ich partiami i przeglądami.
cli-help-tables-ids = Stoły według nazw z adresów; bez nich: wszystkie skończone.
cli-help-tables-out = Folder na zapisy partii.
cli-help-tables-yes = Nie pytaj.
cli-help-database = Inna baza danych: postgresql+asyncpg://użytkownik:hasło@host/nazwa.
cli-help-proxy = Adres odwrotnego proxy, które podaje, skąd przychodzą zapytania; można powtórzyć.
cli-help-origin = Kolejny adres, z którego strony mogą się łączyć, gdy serwer działa pod inną nazwą.
cli-help-games-count = Ile partii rozegrać; zwykle 100.
cli-help-jobs = Ile procesów gra jednocześnie.
cli-help-ply = Zatrzymaj się przed tym pytaniem, licząc od 0.
cli-help-blunders = Zamiast mierzyć szybkość, policz w partiach botów ruchy, z których ludzie się śmieją.
cli-help-blunders-level = Bot, który gra; zwykle kolejno novice, casual i strong.
cli-help-blunders-games = Ile partii każdego obejrzeć.
cli-help-bench-game = Tylko ta gra.
cli-help-seconds = Ile sekund losowej gry na każdą liczbę miejsc.
cli-help-review-iterations = Ile wariantów sprawdzać przy każdej decyzji.
cli-help-review-seconds = Ile sekund najwyżej przegląd myśli o jednej decyzji; gdy miną, sprawdza mniej wariantów.

## Co jest nie tak w wierszu poleceń

cli-error-language = Nie ma języka „{ $given }”; są: { $known }.
cli-serving = tianxia działa pod adresem { $address } (Ctrl-C kończy).
cli-error-no-client = Klient przeglądarki nie jest jeszcze zbudowany; uruchom „make play” albo dodaj --terminal.
cli-error-port = Nie ma portu { $port }; porty mają numery od 0 do 65535.
cli-error-days = Stoły przechowuje się przez liczbę dni, a 0 znaczy na zawsze.
cli-error-no-table = Nie ma stołu „{ $table }”.
cli-error-no-tables = Podaj, które stoły; wymienia je „tianxia tables list”.
cli-error-no-stored = W folderze { $folder } nie ma jeszcze stołów.
cli-error-table-not-over = Partia przy stole { $table } jeszcze trwa; jej zapis zdradziłby tajemnice graczy.
cli-error-table-damaged = Nie da się odczytać stołu { $table }: { $problem }
cli-tables-ask = Usunąć { $n ->
        [one] ten stół
        [few] te { $n } stoły
        [many] tych { $n } stołów
       *[other] te { $n } stołu
    } i wszystko, co tam rozegrano? [t/N]
cli-tables-deleted = { $n ->
        [one] Usunięto jeden stół.
        [few] Usunięto { $n } stoły.
        [many] Usunięto { $n } stołów.
       *[other] Usunięto { $n } stołu.
    }
cli-tables-exported = { $n ->
        [one] Jeden zapis jest
        [few] { $n } zapisy są
        [many] { $n } zapisów jest
       *[other] { $n } zapisu jest
    } w folderze { $folder }.
cli-tables-title = Stoły
cli-tables-id = stół
cli-tables-game = gra
cli-tables-players = gracze
cli-tables-status = stan
cli-tables-made = otwarty
cli-tables-touched = ostatnio używany
cli-status-lobby = czeka na graczy
cli-status-playing = w toku
cli-status-over = skończona
cli-yes = t
cli-error-database = Adres bazy danych zaczyna się od sqlite: lub postgresql+asyncpg:.
cli-error-proxy = „{ $given }” nie jest adresem proxy; napisz na przykład 127.0.0.1 albo 10.0.0.0/8.
cli-error-serve = Serwer nie może wystartować: { $problem }.
cli-error-game = Nie ma gry „{ $game }”; są: { $known }.
cli-error-bot = Nie ma bota „{ $bot }” do tej gry; są: { $known }.
cli-error-few-bots = Turniej wymaga co najmniej dwóch różnych botów.
cli-error-tournament = { $folder } zawiera wyniki innego turnieju (inne boty, zasady lub ziarno albo zmieniony plik bota); podaj inny katalog.
cli-error-many-bots =
    { $seats ->
        [one] Za dużo botów ({ $bots }) na { $seats } miejsce.
        [few] Za dużo botów ({ $bots }) na { $seats } miejsca.
        [many] Za dużo botów ({ $bots }) na { $seats } miejsc.
       *[other] Za dużo botów ({ $bots }) na { $seats } miejsca.
    }
cli-error-seats = W tej grze może być od { $least } do { $most } miejsc, a nie { $seats }.
cli-error-seat = Nie ma miejsca { $seat }; liczba miejsc przy tym stole: { $seats }.
cli-error-option-form = „{ $given }” to nie opcja gry; pisze się ją NAZWA=WARTOŚĆ.
cli-error-option = Nie ma opcji „{ $option }”; opcje tej gry: { $known }.
cli-error-option-value = Opcja { $option } nie może mieć wartości „{ $value }”; możliwe: { $allowed }.
cli-error-games = Trzeba rozegrać co najmniej jedną partię, a nie { $games }.
cli-error-jobs = Grać musi co najmniej jeden proces, a nie { $jobs }.
cli-error-seconds = Pomiar musi trwać dłużej niż chwilę zerową.
cli-error-ply = Nie ma pytania { $ply }; zapis sięga od 0 do { $last }.
cli-error-unfinished = { $file }: partia nie jest skończona, więc jej los jest jeszcze zapieczętowany.
cli-error-no-records = W tym, co podano, nie ma zapisów partii; zapisy to pliki takie jak „partia.jsonl”.
cli-error-no-good-record = Żadnego zapisu nie da się użyć, więc niczego nie zapisano.
cli-error-out-is-record = { $file } to jeden z zapisów; podaj inny plik do zapisania.
cli-error-no-folder = Nie ma katalogu { $folder }.
cli-error-review-unfinished = { $file }: partia nie jest skończona; przejrzeć można tylko skończoną.
cli-error-iterations = Trzeba sprawdzić co najmniej jeden wariant, a nie { $iterations }.
cli-error-components-no-game = { $file }: w meta.id nie podano, do której gry należy plik.
cli-error-components-game = { $file } należy do gry { $other }, a nie { $game }.
cli-error-file = { $file }: nie da się użyć tego pliku ({ $problem }).
cli-error-no-such-command = Nie ma polecenia „{ $name }”; są: { $known }.
cli-error-no-command = Brakuje polecenia; są: { $known }.
cli-error-no-such-flag = To polecenie nie ma opcji { $name }; wypisuje je „--help”.
cli-error-missing = Brakuje { $name }; polecenie objaśnia „--help”.
cli-error-needs-value = { $name } wymaga podania wartości.
cli-error-needs-whole = { $name } wymaga liczby całkowitej.
cli-error-needs-number = { $name } wymaga liczby.
cli-error-too-much = „{ $extra }” to więcej, niż to polecenie przyjmuje.
cli-error-usage = { $message }.

## Listy i tabele

cli-game = Gra
cli-seats = Miejsca
cli-seat = Miejsce
cli-bot = Bot
cli-player = Gracz
cli-place = Lokata
cli-points = Punkty
cli-result = Wynik
cli-games-seats = Liczba graczy: od { $least } do { $most }.
cli-games-bots = Boty: { $bots }
cli-games-option = Opcja
cli-games-meaning = Znaczenie
cli-games-values = Wartości
cli-games-default = Zwykle
cli-compiled = Silnik gry jest skompilowany.
cli-interpreted = Silnik gry jest interpretowany; „tianxia engine build” skompiluje go, a wtedy działa kilka razy szybciej.
cli-engine-switched-off = Silnik gry jest interpretowany, bo tak każe zmienna TIANXIA_ENGINE.
cli-engine-no-headers = Silnik gry jest interpretowany: brak plików nagłówkowych Pythona.
cli-engine-no-mypyc = Silnik gry jest interpretowany: brak mypyc. Zainstaluje go polecenie: { $command }
cli-engine-not-built = Nie udało się skompilować silnika gry. { $why }

## Gra w terminalu

cli-you = Gracz
cli-seat-person = Miejsce { $n }: { $player } (ty)
cli-seat-bot = Miejsce { $n }: { $player } (bot: { $bot })
cli-sealed = Los jest zapieczętowany: { $hash }
cli-secret = Sekret tej partii: { $secret }
cli-commands =
    Wpisz numer, żeby wybrać. Poza tym: p pozycja, h podpowiedź mocnego bota (innego: h casual, h master),
    w dlaczego nie (w, w NUMER, w SŁOWA), u cofnij, s punkty, gdyby gra skończyła się teraz, l dziennik, ? ta pomoc, q koniec.
cli-not-understood = „{ $line }” nic tu nie znaczy; wpisz ?, żeby zobaczyć pomoc.
cli-no-option = Nie ma możliwości { $n }; wpisz numer od 1 do { $most }.
cli-undone = Cofnięto.
cli-hint = Podpowiedź: { $n } ({ $label })
cli-no-hint = Do tej gry nie ma podpowiedzi.
cli-no-such-hint = Nie ma podpowiedzi na poziomie „{ $level }”; są: { $known }.
cli-why-allowed = Możliwość { $n } można wybrać.
cli-why-nothing = Nic takiego nie jest teraz zabronione.
cli-why-more =
    { $n ->
        [one] … i jeszcze jedna.
        [few] … i jeszcze { $n }.
        [many] … i jeszcze { $n }.
       *[other] … i jeszcze { $n }.
    }
cli-bye = Do zobaczenia!
cli-saved = Zapis partii jest w pliku { $file }

## Zapisy

cli-at-ply = Pytanie { $ply } z { $last }, { $player }: { $prompt }
cli-verify-good = { $file } jest w porządku; sprawdzono ruchy: { $moves }, losowania: { $draws }, skróty: { $rounds }.
cli-verify-part = { $player } – dodano do pieczęci: { $part }.
cli-verify-seeded = Ktoś wybrał ziarno tej partii, więc każde losowanie dało się przewidzieć.
cli-verify-alone = Kto prowadził tę partię, ustalił jej sekret w pojedynkę: nikt inny nic do niego nie dodał.
cli-verify-bad = { $file } nie zgadza się od pytania { $ply }: { $problem }

## Dane do uczenia

cli-dataset-progress = Zapisy
cli-dataset-left-out = { $file } pominięto: { $problem }
cli-dataset-other-game = To zapis gry { $other }, a pierwszy zapis jest z gry { $game }.
cli-dataset-unfinished = Partia nie jest skończona.
cli-dataset-written = W pliku { $file } są decyzje: { $rows }, z partii: { $games }
cli-observations-title = { $game }: liczb { $size }, wersja zasad { $version }
cli-observations-slice = Część
cli-observations-places = Pozycje
cli-observations-range = Zakres
cli-observations-any = 0 lub więcej
## Przegląd partii

cli-review-progress = Decyzje
cli-review-title =
    { $n ->
        [one] Przegląd { $n } decyzji
        [few] Przegląd { $n } decyzji
        [many] Przegląd { $n } decyzji
       *[other] Przegląd { $n } decyzji
    }
cli-review-turns = Gdzie zmieniało się prowadzenie
cli-review-costly = Najbardziej kosztowne decyzje
cli-review-none = Nikt nie oddał wiele.
cli-review-round = Runda
cli-review-ply = Pytanie
cli-review-leads = Prowadzi
cli-review-grade = Co to było
cli-review-loss = Strata
cli-review-played = Zagrane
cli-review-better = Lepiej

## Elementy

cli-components-good = { $file } to kompletny plik elementów gry { $game }.
cli-components-changes =
    { $n ->
        [0] Mówi to samo co pudełko.
        [one] Jedno miejsce różni się od pudełka:
        [few] { $n } miejsca różnią się od pudełka:
        [many] { $n } miejsc różni się od pudełka:
       *[other] { $n } miejsca różni się od pudełka:
    }

## Symulacja

cli-simulate-progress = Partie
cli-simulate-title = { $game }, liczba miejsc: { $seats }, liczba partii: { $n }
cli-simulate-by-bot = Według botów
cli-simulate-by-seat = Według miejsc
cli-simulate-games = Zajęte miejsca
cli-simulate-wins = Wygrane
cli-simulate-share = Udział
cli-simulate-mean = Średni wynik
cli-simulate-sd = Odch. st.
cli-simulate-min = Najniższy
cli-simulate-max = Najwyższy
cli-simulate-speed = Decyzji na partię: { $per_game }, decyzji na sekundę: { $speed }.
cli-arena-title = { $game }, liczba miejsc: { $seats }, liczba partii: { $n }
cli-arena-wins = Zwycięstwa
cli-arena-places = Pozycje
cli-arena-score = Wynik
cli-arena-rating = Ranking
cli-arena-ms = ms na wybór: średnio / wolno / najdłużej
cli-arena-failures = Błędy
cli-arena-failed = { $bot } zawodzi ({ $trouble }); gdzie zawodzi, odpowiada za niego poziom niedzielny.
cli-arena-duels = Kto kończył przed kim
cli-arena-against = Przeciw
cli-arena-ahead = Wyżej
cli-arena-duel = { $bot } kończy przed { $other } w { $share }
cli-arena-report = Raport jest w pliku { $file }
cli-simulate-saved = Zapisy partii są w katalogu { $folder }

## Pomiary

cli-bench-games = Partie/s
cli-bench-decisions = Decyzje/s
cli-bench-clone = Kopia µs
cli-bench-view = Widok µs
cli-bench-move = Ruch µs
cli-bench-encode = Kodowanie µs
cli-bench-iterations = Iter. szukania/s
cli-bench-tried = Decyzje szukania/s
cli-bench-checksum = Suma kontrolna
cli-blunders-games = Partie
cli-blunders-answers = Odpowiedzi
cli-blunders-undone = Cofnięte
cli-blunders-dominated = Zdominowane
