### tianxia: words shared by all games, English.
### Keys of one game stand in src/tianxia/games/<game>/locale.

tianxia = tianxia
tianxia-about = Five board games of imperial China in one program.

## Reasons why something cannot be chosen

reason-not-now = This cannot be chosen now.

## Chance

nature = Chance: { $line }
nature-name = Chance

## Going back: what is in the way

undo-nothing = There is nothing to take back yet.
undo-blocked-chance = You cannot go back past a draw: chance has answered since.
undo-blocked-other = You cannot go back past another player: { $player } has answered since.
undo-blocked-revealed = You cannot go back: something hidden has been revealed since.
undo-blocked-over = The game is over; nothing can be taken back.
undo-not-yours = Only the player who made the last choice can take it back.

## Seats

seat = Seat { $n }
seat-you = you
seat-bot = bot
seat-open = open seat
seat-here = on this device
seat-to-move = to move
mark-red = red plum
mark-blue = blue mountain
mark-yellow = yellow moon
mark-green = green knot
mark-purple = purple wave
mark-black = black pine

## Why the server refuses something

problem-text = { $text }
problem-no-such-table = There is no table at this address.
problem-no-such-page = There is no page at this address.
problem-no-such-seat = This table has no such seat.
problem-no-such-mark = This box has no such colour.
problem-mark-taken = { $player } has this colour already.
problem-bad-request = The request cannot be understood.
problem-too-large = That is too large to be read.
problem-secret-in-address = A seat’s secret does not belong in an address; send it in the header X-Tianxia-Seat.
problem-too-often = That was too often in a short time; wait a moment.
problem-other-origin = The request comes from another site.
problem-not-host = Only the host of the table may do that.
problem-not-your-seat = This seat is not yours.
problem-stand-in = A bot is playing for you; take your seat back first.
problem-not-a-person = No person sits on this seat.
problem-link-used = This link opens no seat at this table, or no longer: a link is good for one person.
problem-seal-gone = That took too long; please try again.
problem-not-away = A bot may play for { $player } only after { $seconds } seconds away from the table, or when most of the others agree.
problem-nobody-to-agree = There are too few other people at this table for a vote.
problem-motion-open = Something else has been suggested; answer that first.
problem-motion-soon = You have suggested something a moment ago; wait a little.
problem-motion-over = That is no longer up for a vote.
problem-no-such-level = There is no bot of the level “{ $level }”.
problem-not-playing = The game is not running.
problem-not-over = The game is not over yet.
problem-review-not-over = Only a finished game can be reviewed.
problem-reviews-busy = Many games are being reviewed already; try again in a few minutes.
problem-thinkers-busy = Many bots are thinking already; try again in a moment.
problem-no-such-decision = The review has nothing to tell about this decision.
problem-already-started = The game has already begun.
problem-stale = The game has moved on; this answers a question that is no longer asked.
problem-illegal = That is not allowed now.
hint-tried = looked ahead { $n ->
        [one] once
       *[other] { $n } times
    }, standing { $worth } of 100
problem-no-advice = There are no hints for this game.
problem-not-your-turn = It is not your turn.
problem-table-damaged = What was saved of this table cannot be read.
problem-no-storage = The tables cannot be reached right now; please try again in a moment.
problem-failed = Something went wrong on our side; nothing was changed.

## The end, and the forecast

forecast-title = If the game ended now
forecast-total = Total
rank = place { $n }
winner = { $player } wins.

## Review of a finished game

review-slip = a small slip
review-mistake = a mistake
review-blunder = a costly mistake
review-fair = Every decision is judged by what its player could know at that moment; what was hidden then stays hidden from the search.
review-scale = 100 is a certain first place, 0 a certain last.

## The engine, compiled while people play

engine-building = The engine is being compiled: { $done } of { $all }. You can play; soon the bots will think seven times faster.
engine-ready = The engine is compiled: the bots now think at full speed.
engine-none = The engine is interpreted: no C compiler was found.
engine-failed = The engine is interpreted: compiling it failed. See { $file }.

## Words of the command line (keys begin with cli-); keep this section last

## Help pages

cli-help-usage = Usage:
cli-help-commands = Commands
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-lang = Language of everything that is said; otherwise that of the environment.
cli-help-help = Show this page.
cli-help-version = Show the version.
cli-help-games = List the games with their seats and options.
cli-help-play = Play in the browser, or with --terminal here.
cli-help-serve = Serve tables to browsers on this machine or in the network.
cli-help-arena = Hold a tournament between bots: every deal in every order of the seats.
cli-help-arena-bots = The bots that meet: names, or Python files with a class Bot.
cli-help-arena-games = How many games; rounded up so that every deal is played in every order.
cli-help-arena-save = Where results and records go; an interrupted tournament goes on from there.
cli-help-ray = Play on this Ray cluster; “local” starts one on this machine.
cli-help-report = Write a page with tables and plots.
cli-help-simulate = Let bots play many games and count who wins.
cli-help-replay = Show the log of a record, or the position at one ply.
cli-help-verify = Check every draw, move and hash of a record.
cli-help-dataset = Turn records into a Parquet file: one row for every decision.
cli-help-dataset-records = Records of one game, or folders with them.
cli-help-dataset-out = The Parquet file to write.
cli-help-observations = Say what the numbers of an observation mean.
cli-help-game-given = The game, by its id from “tianxia games”.
cli-help-review = Review a finished game: where the lead changed and which decisions cost most.
cli-help-components = Work with files of printed values.
cli-help-components-check = Check a components file and list what it changes.
cli-help-engine = Say whether the engine is compiled here; “build” compiles it.
cli-help-engine-build = Compile the engine now, with all cores.
cli-help-bench = Measure how fast the engine runs here.
cli-help-game = The game, by its id from “tianxia games”; without it the first one.
cli-help-seats = Number of seats; usually 4.
cli-help-seat = Your seat, counted from 1.
cli-help-bots = Bots for the seats, separated by commas; fewer are repeated.
cli-help-option = Something agreed on before the game; may be given several times.
cli-help-bot-file = Offer the bot of this Python file at the tables.
cli-help-components-file = Use the printed values of this file.
cli-help-components-given = The file with printed values (TOML).
cli-help-json = Write JSON for programs.
cli-help-record = The record of a game (JSON lines).
cli-help-seed = Anything; the same seed gives the same draws.
cli-help-seed-number = A whole number; the same seed gives the same games.
cli-help-name = What you are called at the table.
cli-help-save = Write the record of the game to this file.
cli-help-save-folder = Write the record of every game into this folder.
cli-help-terminal = Play here in the terminal.
cli-help-host = The address to listen on; 0.0.0.0 for everybody in the network.
cli-help-port = The port to listen on; 0 for any free one.
cli-help-data = The folder that keeps the tables; the user's own by default.
cli-help-keep-finished = Days for which finished games are kept; 0 is for ever.
cli-help-keep-unstarted = Days for which tables are kept at which nobody has moved yet; 0 is for ever.
cli-help-keep-abandoned = Days for which unfinished games are kept that nobody goes on with; 0 is for ever.
cli-help-tables = Stored tables: list, export and delete them.
cli-help-tables-list = List the stored tables, those used last first.
cli-help-tables-export = Write finished games as records, one file each.
cli-help-tables-delete = Forget tables with their games and reviews.
cli-help-tables-ids = Tables by their names in addresses; none: all finished ones.
cli-help-tables-out = The folder for the records.
cli-help-tables-yes = Do not ask first.
cli-help-database = Another database: postgresql+asyncpg://user:password@host/name.
cli-help-proxy = The address of a reverse proxy that says where requests come from; may be repeated.
cli-help-origin = A further address whose pages may connect, for a server behind another name.
cli-help-games-count = How many games to play; usually 100.
cli-help-jobs = How many processes play at the same time.
cli-help-ply = Stop before this question, counted from 0.
cli-help-blunders = Count what people laugh about in games of bots, instead of measuring speed.
cli-help-blunders-level = The bot that plays; usually novice, casual and strong, one after another.
cli-help-blunders-games = How many games of each are watched.
cli-help-bench-game = Only this game.
cli-help-seconds = Seconds of random play for every number of seats.
cli-help-review-iterations = Lines of play tried for every decision.
cli-help-review-seconds = The most seconds a review thinks about one decision; when they run out, fewer lines are tried.

## What is wrong with the command line

cli-error-language = There is no language “{ $given }”; there are { $known }.
cli-serving = tianxia is open at { $address } (Ctrl-C closes it).
cli-error-no-client = The browser client is not built yet; run “make play”, or add --terminal.
cli-error-port = There is no port { $port }; ports go from 0 to 65535.
cli-error-days = Tables are kept for a number of days, or for ever with 0.
cli-error-no-table = There is no table “{ $table }”.
cli-error-no-tables = Say which tables; “tianxia tables list” names them.
cli-error-no-stored = There are no tables in { $folder } yet.
cli-error-table-not-over = The game at table { $table } is not over; its record would tell everybody's secrets.
cli-error-table-damaged = Table { $table } cannot be read: { $problem }
cli-tables-ask = Forget { $n ->
        [one] this table
       *[other] these { $n } tables
    }, with everything played there? [y/N]
cli-tables-deleted = { $n ->
        [one] One table is forgotten.
       *[other] { $n } tables are forgotten.
    }
cli-tables-exported = { $n ->
        [one] One record is
       *[other] { $n } records are
    } in { $folder }.
cli-tables-title = Tables
cli-tables-id = table
cli-tables-game = game
cli-tables-players = players
cli-tables-status = status
cli-tables-made = opened
cli-tables-touched = last used
cli-status-lobby = waiting for players
cli-status-playing = under way
cli-status-over = finished
cli-yes = y
cli-error-database = A database address begins with sqlite: or postgresql+asyncpg:.
cli-error-proxy = “{ $given }” is no address of a proxy; write it as 127.0.0.1 or 10.0.0.0/8.
cli-error-serve = The server cannot start: { $problem }.
cli-error-game = There is no game “{ $game }”; there are: { $known }.
cli-error-bot = There is no bot “{ $bot }” for this game; there are: { $known }.
cli-error-few-bots = A tournament needs at least two different bots.
cli-error-tournament = { $folder } holds the results of another tournament (other bots, rules or seed, or a bot's file has changed); name another folder.
cli-error-many-bots =
    { $seats ->
        [one] There are { $bots } bots for { $seats } seat.
       *[other] There are { $bots } bots for { $seats } seats.
    }
cli-error-seats = This game is for { $least } to { $most } seats, not { $seats }.
cli-error-seat = There is no seat { $seat } at a table for { $seats }.
cli-error-option-form = “{ $given }” is not an option; write it as NAME=VALUE.
cli-error-option = There is no option “{ $option }”; this game has: { $known }.
cli-error-option-value = Option { $option } cannot be “{ $value }”; it can be: { $allowed }.
cli-error-games = At least one game must be played, not { $games }.
cli-error-jobs = At least one process must play, not { $jobs }.
cli-error-seconds = The time to measure must be longer than nothing.
cli-error-ply = There is no ply { $ply }; the record goes from 0 to { $last }.
cli-error-unfinished = { $file }: the game is not over, so its chance is still sealed.
cli-error-no-records = There are no records in what was named; records are files like “game.jsonl”.
cli-error-no-good-record = None of the records can be used, so nothing was written.
cli-error-out-is-record = { $file } is one of the records; name another file to write.
cli-error-no-folder = There is no folder { $folder }.
cli-error-review-unfinished = { $file }: the game is not over; only a finished game can be reviewed.
cli-error-iterations = At least one line of play must be tried, not { $iterations }.
cli-error-components-no-game = { $file }: meta.id does not say which game the file is for.
cli-error-components-game = { $file } is for the game { $other }, not for { $game }.
cli-error-file = { $file }: cannot be used ({ $problem }).
cli-error-no-such-command = There is no command “{ $name }”; there are: { $known }.
cli-error-no-command = A command is missing; there are: { $known }.
cli-error-no-such-flag = There is no option { $name } for this command; “--help” lists them.
cli-error-missing = { $name } is missing; “--help” explains the command.
cli-error-needs-value = { $name } needs a value.
cli-error-needs-whole = { $name } needs a whole number.
cli-error-needs-number = { $name } needs a number.
cli-error-too-much = “{ $extra }” is more than this command can use.
cli-error-usage = { $message }.

## Lists and tables

cli-game = Game
cli-seats = Seats
cli-seat = Seat
cli-bot = Bot
cli-player = Player
cli-place = Place
cli-points = Points
cli-result = Result
cli-games-seats = For { $least } to { $most } players.
cli-games-bots = Bots: { $bots }
cli-games-option = Option
cli-games-meaning = Meaning
cli-games-values = Values
cli-games-default = Usual
cli-compiled = The engine is compiled.
cli-interpreted = The engine is interpreted; “tianxia engine build” compiles it, which makes it several times faster.
cli-engine-switched-off = The engine is interpreted, because TIANXIA_ENGINE says so.
cli-engine-no-headers = The engine is interpreted: the header files of Python are not installed.
cli-engine-no-mypyc = The engine is interpreted: mypyc is not installed. This brings it: { $command }
cli-engine-not-built = The engine could not be compiled. { $why }

## Playing in the terminal

cli-you = Player
cli-seat-person = Seat { $n }: { $player } (you)
cli-seat-bot = Seat { $n }: { $player } (bot: { $bot })
cli-sealed = Chance is sealed: { $hash }
cli-secret = The secret of this game was { $secret }
cli-commands =
    Type a number to choose. Also: p position, h hint by a strong bot (by another: h casual, h master),
    w why not (w, w NUMBER, w WORDS), u undo, s score if the game ended now, l log, ? this help, q quit.
cli-not-understood = “{ $line }” means nothing here; type ? for help.
cli-no-option = There is no option { $n }; type a number from 1 to { $most }.
cli-undone = Taken back.
cli-hint = Hint: { $n } ({ $label })
cli-no-hint = Nobody can give hints for this game.
cli-no-such-hint = There are no hints of the level “{ $level }”; there are: { $known }.
cli-why-allowed = Option { $n } can be chosen.
cli-why-nothing = Nothing of that kind is refused now.
cli-why-more =
    { $n ->
        [one] … and one more.
       *[other] … and { $n } more.
    }
cli-bye = Goodbye!
cli-saved = The record is in { $file }

## Records

cli-at-ply = Ply { $ply } of { $last }, { $player }: { $prompt }
cli-verify-good = { $file } is right: { $moves } moves, { $draws } draws and { $rounds } hashes checked.
cli-verify-part = { $player } added { $part } to the seal.
cli-verify-seeded = Somebody chose the seed of this game, so every draw could be foreseen.
cli-verify-alone = Whoever ran this game made its secret alone: nobody else added anything to it.
cli-verify-bad = { $file } is wrong at ply { $ply }: { $problem }

## Data for learners

cli-dataset-progress = Records
cli-dataset-left-out = { $file } is left out: { $problem }
cli-dataset-other-game = It is a record of { $other }, and the first one is of { $game }.
cli-dataset-unfinished = The game is not over.
cli-dataset-written =
    { $games ->
        [one] { $rows } decisions of one game are in { $file }
       *[other] { $rows } decisions of { $games } games are in { $file }
    }
cli-observations-title = { $game }: { $size } numbers, version { $version } of the rules
cli-observations-slice = Slice
cli-observations-places = Places
cli-observations-range = Range
cli-observations-any = 0 or more
## Review

cli-review-progress = Decisions
cli-review-title =
    { $n ->
        [one] Review of { $n } decision
       *[other] Review of { $n } decisions
    }
cli-review-turns = Where the lead changed
cli-review-costly = The costliest decisions
cli-review-none = Nobody gave much away.
cli-review-round = Round
cli-review-ply = Ply
cli-review-leads = Leads
cli-review-grade = What it was
cli-review-loss = Lost
cli-review-played = Played
cli-review-better = Better

## Components

cli-components-good = { $file } is a complete components file for { $game }.
cli-components-changes =
    { $n ->
        [0] It says what the box says.
        [one] One place differs from the box:
       *[other] { $n } places differ from the box:
    }

## Simulation

cli-simulate-progress = Games
cli-simulate-title =
    { $n ->
        [one] { $game }, { $seats } seats, { $n } game
       *[other] { $game }, { $seats } seats, { $n } games
    }
cli-simulate-by-bot = By bot
cli-simulate-by-seat = By seat
cli-simulate-games = Seats taken
cli-simulate-wins = Wins
cli-simulate-share = Share
cli-simulate-mean = Mean score
cli-simulate-sd = SD
cli-simulate-min = Lowest
cli-simulate-max = Highest
cli-simulate-speed = { $per_game } decisions per game, { $speed } decisions per second.
cli-arena-title =
    { $n ->
        [one] { $game }, { $seats } seats, { $n } game
       *[other] { $game }, { $seats } seats, { $n } games
    }
cli-arena-wins = Wins
cli-arena-places = Places
cli-arena-score = Score
cli-arena-rating = Rating
cli-arena-ms = ms per choice: mean / slow / longest
cli-arena-failures = Failures
cli-arena-failed = { $bot } failed ({ $trouble }); where it fails, the casual level answers in its place.
cli-arena-duels = Who ended before whom
cli-arena-against = Against
cli-arena-ahead = Ahead
cli-arena-duel = { $bot } ended before { $other } in { $share }
cli-arena-report = The report is in { $file }
cli-simulate-saved = The records are in { $folder }

## Measuring

cli-bench-games = Games/s
cli-bench-decisions = Decisions/s
cli-bench-clone = Copy µs
cli-bench-view = View µs
cli-bench-move = Move µs
cli-bench-encode = Encode µs
cli-bench-iterations = Search it./s
cli-bench-tried = Search dec./s
cli-bench-checksum = Checksum
cli-blunders-games = Games
cli-blunders-answers = Answers
cli-blunders-undone = Undone
cli-blunders-dominated = Dominated
