### Rama klienta w przeglądarce, po polsku. Klucze zaczynają się od ui-.

## Strona główna

ui-motto = Pięć gier ze starych Chin. Zagraj z botami albo z przyjaciółmi.
ui-minutes = { $from }–{ $to } min
ui-weight = Złożoność { $n } na 5
ui-players = Gracze
ui-play-now = Zagraj teraz
ui-opening = Rozkładamy …
ui-new-table = Nowy stół
ui-clause = Zasady { $clause }
ui-rules = Zasady
ui-coming = Pojawi się później
ui-your-tables = Twoje stoły
ui-take-off = Usuń z tej listy
ui-take-off-table = Usuń z tej listy: { $game }, { $players }
ui-taken-off = Gra „{ $game }” zniknęła z listy.
ui-taken-off-playing = Gra „{ $game }” zniknęła z listy, a ta przeglądarka zapomniała twoje miejsce przy stole.
ui-put-back = Przywróć
ui-all-tables = { $n ->
    [one] Jeden stół
    [few] Wszystkie { $n } stoły
   *[other] Wszystkie { $n } stołów
}
ui-fewer-tables = Mniej stołów
ui-your-turn = Twoja tura
ui-somebody-to-move = ruch: { $player }
ui-over = Zakończona
ui-lobby = Jeszcze nie zaczęta
ui-open-seat = wolne miejsce
ui-language = Język
ui-theme = Kolory
ui-theme-light = jasne
ui-theme-dark = ciemne
ui-theme-system = jak w urządzeniu
ui-you-name = Ty

## Nowy stół

ui-seats = Kto siada do stołu
ui-mark-of = Kolor miejsca { $n }
ui-who-sits = Miejsce { $n }: kto tu siada
ui-seat-me = ja
ui-seat-here = inna osoba na tym urządzeniu
ui-seat-open = ktoś z linkiem
ui-seat-bot = bot
ui-seat-open-help = Dostaniesz link i kod QR do przekazania.
ui-level = Poziom bota
ui-level-bots = Poziom botów
ui-level-random = losowy
ui-level-novice = początkujący
ui-level-casual = niedzielny
ui-level-strong = mocny
ui-level-master = mistrzowski
ui-name = Imię
ui-your-name = Twoje imię
ui-name-of = Imię gracza na miejscu { $n }
ui-add-seat = Dodaj miejsce
ui-remove-seat = Usuń miejsce { $n }
ui-nobody-here = Nikt nie gra na tym urządzeniu: będziesz tylko patrzeć.
ui-variants = Warianty i dodatki
ui-seed = Ziarno
ui-seed-help = To samo ziarno i te same wybory dają tę samą grę. Zostaw puste, by wylosować nowe.
ui-seed-none = losuje serwer
ui-start = Zaczynamy
ui-open-table = Otwórz stół
ui-no-such-game = Tej gry nie ma na półce.

## Przed grą

ui-lobby-title = Stół nakryty
ui-lobby-open =
    { $n ->
        [one] Jedno miejsce jest jeszcze wolne. Wyślij link znajomej osobie.
        [few] { $n } miejsca są jeszcze wolne. Wyślij każdy link innej osobie.
       *[many] { $n } miejsc jest jeszcze wolnych. Wyślij każdy link innej osobie.
    }
ui-lobby-full = Wszyscy są na miejscu.
ui-lobby-full-host = Wszyscy są na miejscu. Możesz zaczynać.
ui-start-with-bots = Zaczynamy; wolne miejsca zajmą boty
ui-wait-host = Grę rozpocznie gospodarz.
ui-copy-link = Kopiuj link
ui-copied = Skopiowano
ui-qr = Kod QR
ui-qr-label = Kod QR z linkiem do miejsca { $n }
ui-local-link = Te linki działają tylko na tym komputerze. Żeby zaprosić innych, otwórz tę stronę pod adresem komputera w swojej sieci.
ui-free-seat = Zwolnij miejsce
ui-new-link = Nowy link
ui-here-now = przy stole
ui-away = poza stołem
ui-join = Siadasz do stołu
ui-join-help = Ktoś trzyma dla ciebie miejsce przy tym stole.
ui-join-with = Przy stole: { $players }
ui-join-no-seat = Ten link nie daje miejsca
ui-join-stale = Do tego linku nie należy (już) żadne miejsce przy tym stole. Poproś o nowy albo tylko popatrz.
ui-join-again = Tu też jako { $player }
ui-join-again-help = Ten link otwiera to samo miejsce na innym urządzeniu.
ui-sit = Siadam
ui-sit-again = Na moje miejsce
ui-watch = Tylko popatrzę

## Stół

ui-board = Plansza
ui-zones = Części planszy
ui-zone-lit = (jest tu co wybrać)
ui-tools = Narzędzia
ui-log = Kronika
ui-your-court = Twój dwór
ui-your-area = Twój obszar
ui-points = Punkty
ui-round = Runda { $n }
ui-playing = Gra trwa
ui-bot = bot
ui-bot-level = bot, { $level }
ui-stand-in = na razie bot, { $level }
ui-thinking = zastanawia się …
ui-to-move-now = wykonuje ruch
ui-let-bot-play = Wstaw bota
ui-stand-in-for = { $player }: na razie zagra bot
ui-stand-in-help = { $player } może w każdej chwili wrócić do gry.
ui-stand-in-wait =
    { $n ->
        [one] Bota można wstawić po jeszcze jednej sekundzie nieobecności.
       *[other] Bota można wstawić po jeszcze { $n } s nieobecności.
    }
ui-stand-in-vote = { $player }: bot zagra, jeśli zgodzi się większość pozostałych.
ui-suggest-bot = Zapytaj innych
ui-motion-stand-in = { $by } proponuje bota na miejscu „{ $player }”.
ui-motion-mine = Proponujesz bota na miejscu „{ $player }”. Głosy za: { $yes } z { $needed } potrzebnych.
ui-motion-you = { $by } proponuje, żeby na twoim miejscu grał bot. Twój ruch kończy to głosowanie.
ui-motion-said = Twój głos: za.
ui-motion-back = Wycofaj
ui-yes = Tak
ui-no = Nie
ui-show-panel = Pokaż wszystko: { $player }
ui-no-board = Ta gra nie ma jeszcze planszy.

## Zdanie na pasku

ui-status = O co chodzi teraz
ui-connecting = Łączenie …
ui-your-turn-now = Twoja tura.
ui-is-choosing = Wybiera { $player }.
ui-is-thinking = { $player } zastanawia się …
ui-crowd = Przy wielu stołach naraz myślą boty: { $player } odpowiada szybciej niż zwykle.
ui-confirm = Zatwierdź
ui-gathered = Wybrano { $n }.
ui-back = Wróć
ui-choose = Wybierz
ui-choices =
    { $n ->
        [one] { $n } możliwość
        [few] wszystkie { $n } możliwości
       *[many] wszystkie możliwości ({ $n })
    }
ui-all-choices = Wszystkie możliwości
ui-list-help = Wpisz numer albo użyj strzałek i klawisza Enter.
ui-undo-still = Możesz jeszcze cofnąć swój ruch.
ui-game-over = Koniec gry.
ui-winners =
    { $n ->
        [one] Wygrywa { $names }.
       *[other] Zwycięstwo dzielą: { $names }.
    }
ui-scores = Punktacja

## Narzędzia

ui-undo = Cofnij
ui-undo-nothing = Nie ma jeszcze czego cofnąć.
ui-hint = Rada
ui-hint-coming = Rada: bot się zastanawia …
ui-hint-says = Rada: { $label } – { $why }
ui-history = Historia
ui-forecast = Prognoza
ui-no-forecast = Nie ma jeszcze czego prognozować.
ui-grid = Tabela
ui-menu = Menu
ui-settings = Ustawienia
ui-close = Zamknij
ui-first = Na początek
ui-step-back = Krok wstecz
ui-step-on = Krok naprzód
ui-now = Teraz
ui-chapter = Runda
ui-ply = Krok { $n } z { $all }
ui-ply-slider = Krok gry

## Ustawienia

ui-set-confirm = Pytaj przed wysłaniem wyboru
ui-confirm-never = nigdy
ui-confirm-turn = gdy kończy moją turę
ui-confirm-always = zawsze
ui-set-hint = Bot, który daje rady
ui-set-speed = Ruch elementów
ui-speed-off = bez ruchu
ui-speed-fast = szybki
ui-speed-normal = zwykły
ui-speed-slow = wolny
ui-set-sound = Dźwięk, gdy przychodzi moja tura
ui-set-notify = Powiadomienie, gdy przychodzi moja tura, a strona jest ukryta
ui-notify-refused = Przeglądarka nie pozwala tu na powiadomienia.
ui-keys = Klawisze
ui-keys-help = Cyfry albo strzałki otwierają listę możliwości, Enter wybiera, Escape wraca. Tab prowadzi przez wszystko, co można wybrać lub wyjaśnić.

ui-other-device = Link na moje drugie urządzenie
ui-other-device-help = Link działa raz, a kto go otworzy, gra na twoim miejscu: zachowaj go dla siebie.
ui-other-device-qr = Kod QR linku na moje drugie urządzenie

## Kilka osób, jedno urządzenie

ui-pass = Teraz gra { $player }
ui-pass-help = Przekaż urządzenie. Nikt inny nie powinien teraz patrzeć.
ui-i-am = To ja, { $player }

## Połączenie

ui-reconnecting = Brak połączenia; próbujemy ponownie …
ui-again = Spróbuj teraz
ui-bot-plays-for-you = Za ciebie gra bot.
ui-take-back = Wracam do gry
ui-no-server = Serwer nie odpowiada.
ui-no-such-table = Pod tym adresem nie ma stołu.
ui-failed = Coś poszło nie tak.
ui-lost = Tu nic nie ma
ui-lost-help = Pod tym adresem nie ma strony.
ui-to-home = Na stronę główną

## Koniec gry i powtórka

ui-rematch = Rewanż
ui-to-rematch = Do rewanżu
ui-replay = Powtórka
ui-to-table = Stół
ui-record = Zapis
ui-chart = Punkty w kolejnych rundach
ui-chart-tool = Wykres
ui-chart-empty = Wykres zaczyna się od drugiej rundy.
ui-fair = Czy los był uczciwy?
ui-fair-help = Sekret losu zapieczętowano przed grą: pieczęcią jest jego skrót. Teraz oba są jawne i każdy może sprawdzić każde losowanie.
ui-fair-now = Uczciwy los
ui-fair-sealed = Sekret losu zapieczętowano przed grą: pieczęcią jest jego skrót. Na końcu sekret będzie jawny i każdy sprawdzi każde losowanie.
ui-fair-parts = Serwer najpierw zapieczętował swoją połowę, potem przeglądarka przy każdym miejscu dodała losową część. Nikt w pojedynkę nie mógł wybrać losowań; na końcu połowa serwera jest jawna i każdy może sprawdzić wszystko.
ui-seeded = Ktoś wybrał ziarno tej partii, więc każde losowanie dało się przewidzieć.
ui-commitment = Pieczęć
ui-commitment-wrong = inna niż ta, którą ta przeglądarka zobaczyła najpierw
ui-half = Połowa serwera
ui-secret = Sekret
ui-part-mine = ta sama, co w tej przeglądarce
ui-part-wrong = inna niż w tej przeglądarce
ui-part = Dodane z miejsca: { $player }

## Przegląd partii

ui-review = Przegląd
ui-review-start = Przejrzyj partię
ui-review-about = Program przejdzie przez każdą decyzję, pokaże, czyje szanse rosły i malały, i zapyta, jak można było zagrać w najbardziej kosztownych chwilach. To potrwa kilka minut; możesz wyjść i wrócić.
ui-review-go-on = Przeglądaj dalej
ui-review-stop = Przerwij
ui-review-progress = Decyzje: { $done } z { $all }
ui-review-curve = Szanse po każdej decyzji
ui-review-now = Szanse w tym kroku
ui-review-costly = Najbardziej kosztowne decyzje
ui-review-try = Wybierz jedną i spróbuj jeszcze raz, zanim zobaczysz odpowiedź.
ui-review-whose = Czyje decyzje
ui-review-everybody = wszyscy
ui-review-lost = Strata szans: { $n }
ui-review-none = Nikt nie oddał wiele.
ui-review-none-yet = Na razie nic kosztownego.
ui-try-title = Spróbuj jeszcze raz
ui-try-area = Co ma { $player }
ui-try-call = Co zagrasz?
ui-try-show = Pokaż mi
ui-try-again = Spróbuj inaczej
ui-try-next = Następna decyzja
ui-try-weighing = Ważymy twój wybór …
ui-try-best = To najlepszy wybór, jaki znaleźliśmy.
ui-try-good = Tak samo dobre jak najlepszy wybór, jaki znaleźliśmy.
ui-try-better = Lepsze niż to, co zagrano.
ui-try-same = Mniej więcej tak dobre jak to, co zagrano.
ui-try-worse = To kosztowałoby jeszcze więcej.
ui-try-shown = To było lepsze.
ui-try-gain = Szanse: o { $n } większe.
ui-try-cost = Szanse: o { $n } mniejsze.
ui-try-played = Zagrano:
ui-try-line = Lepiej byłoby
ui-try-line-help = Pierwszy krok to rada; dalej widać, jak gra najpewniej potoczyłaby się, o ile dało się to przewidzieć.
ui-autoplay = Odtwarzaj
ui-autoplay-pause = Wstrzymaj
ui-autoplay-pace = Tempo
ui-pace-slow = wolno
ui-pace-normal = zwykle
ui-pace-fast = szybko

## Zasady

ui-contents = Spis treści
ui-no-rules = Zasady tej gry nie są jeszcze spisane.
