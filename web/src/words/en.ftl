### The frame of the browser client, English. Keys begin with ui-.

## Home

ui-motto = Five games of old China. Sit down alone, with bots, or with friends.
ui-minutes = { $from }–{ $to } min
ui-weight = Weight { $n } of 5
ui-players = Players
ui-play-now = Play now
ui-opening = Opening …
ui-new-table = New table
ui-clause = Rules { $clause }
ui-rules = Rules
ui-coming = Coming later
ui-your-tables = Your tables
ui-take-off = Take off this list
ui-take-off-table = Take off this list: { $game }, { $players }
ui-taken-off = { $game } is off your list.
ui-taken-off-playing = { $game } is off your list, and this browser has forgotten your seat there.
ui-put-back = Put it back
ui-all-tables = All { $n } tables
ui-fewer-tables = Fewer tables
ui-your-turn = Your turn
ui-somebody-to-move = { $player } to move
ui-over = Finished
ui-lobby = Not started yet
ui-open-seat = open seat
ui-language = Language
ui-theme = Colours
ui-theme-light = light
ui-theme-dark = dark
ui-theme-system = as the device
ui-you-name = You

## New table

ui-seats = Who sits at the table
ui-mark-of = Colour of seat { $n }
ui-who-sits = Seat { $n }: who sits there
ui-seat-me = me
ui-seat-here = another person on this device
ui-seat-open = somebody by link
ui-seat-bot = a bot
ui-seat-open-help = You get a link and a QR code to pass on.
ui-level = Level of the bot
ui-level-bots = Level of the bots
ui-level-random = random
ui-level-novice = novice
ui-level-casual = casual
ui-level-strong = strong
ui-level-master = master
ui-name = Name
ui-your-name = Your name
ui-name-of = Name of the player on seat { $n }
ui-add-seat = Add a seat
ui-remove-seat = Remove seat { $n }
ui-nobody-here = Nobody plays on this device: you will only watch.
ui-variants = Variants and expansions
ui-seed = Seed
ui-seed-help = The same seed and the same choices give the same game again. Leave it empty for a fresh one.
ui-seed-none = drawn by the server
ui-start = Start
ui-open-table = Open the table
ui-no-such-game = This game is not on the shelf.

## Before the game

ui-lobby-title = The table is laid
ui-lobby-open =
    { $n ->
        [one] One seat is still open. Send its link to a friend.
       *[other] { $n } seats are still open. Send each link to one friend.
    }
ui-lobby-full = Everybody is here.
ui-lobby-full-host = Everybody is here. You may start.
ui-start-with-bots = Start; bots take the open seats
ui-wait-host = The host will start the game.
ui-copy-link = Copy the link
ui-copied = Copied
ui-qr = QR code
ui-qr-label = QR code of the link for seat { $n }
ui-local-link = These links work only on this computer. To invite others, open the page under the computer's address in your network.
ui-free-seat = Free the seat
ui-new-link = New link
ui-here-now = at the table
ui-away = away
ui-join = Sit down
ui-join-help = Somebody keeps a seat at this table for you.
ui-join-with = At the table: { $players }
ui-join-no-seat = No seat for this link
ui-join-stale = This link opens no seat at this table, or no longer. Ask for a new link, or watch.
ui-join-again = Be { $player } here too
ui-join-again-help = This link opens the same seat on another device.
ui-sit = Sit down
ui-sit-again = Go to my seat
ui-watch = Only watch

## The table

ui-board = Board
ui-zones = Parts of the board
ui-zone-lit = (something to choose)
ui-tools = Tools
ui-log = Chronicle
ui-your-court = Your court
ui-your-area = Your area
ui-points = Points
ui-round = Round { $n }
ui-playing = In play
ui-bot = bot
ui-bot-level = bot, { $level }
ui-stand-in = for now a bot, { $level }
ui-thinking = is thinking …
ui-to-move-now = to move now
ui-let-bot-play = Let a bot play
ui-stand-in-for = A bot plays for { $player }
ui-stand-in-help = { $player } can take the seat back at any time.
ui-stand-in-wait =
    { $n ->
        [one] You may call a bot in after one more second away.
       *[other] You may call a bot in after { $n } more seconds away.
    }
ui-stand-in-vote = A bot may play for { $player } if most of the others agree.
ui-suggest-bot = Ask the others
ui-motion-stand-in = { $by } suggests that a bot plays for { $player }.
ui-motion-mine = You suggest that a bot plays for { $player }: { $yes } of { $needed } agree.
ui-motion-you = { $by } suggests that a bot plays for you. It is forgotten as soon as you answer.
ui-motion-said = You agree.
ui-motion-back = Take it back
ui-yes = Yes
ui-no = No
ui-show-panel = Show all of { $player }
ui-no-board = There is no board for this game yet.

## The status sentence

ui-status = What is asked
ui-connecting = Connecting …
ui-your-turn-now = Your turn.
ui-is-choosing = { $player } is choosing.
ui-is-thinking = { $player } is thinking …
ui-crowd = Many tables are thinking: { $player } answers more quickly than usual.
ui-confirm = Confirm
ui-gathered = { $n } chosen.
ui-back = Back
ui-choose = Choose
ui-choices =
    { $n ->
        [one] { $n } choice
       *[other] all { $n } choices
    }
ui-all-choices = All choices
ui-list-help = Type a number, or use the arrow keys and Enter.
ui-undo-still = You can still take your move back.
ui-game-over = The game is over.
ui-winners =
    { $n ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
ui-scores = Scores

## Tools

ui-undo = Undo
ui-undo-nothing = There is nothing to take back yet.
ui-hint = Hint
ui-hint-coming = Hint: a bot is thinking …
ui-hint-says = Hint: { $label } – { $why }
ui-history = History
ui-forecast = Forecast
ui-no-forecast = There is nothing to forecast yet.
ui-grid = Sheet
ui-menu = Menu
ui-settings = Settings
ui-close = Close
ui-first = To the beginning
ui-step-back = One step back
ui-step-on = One step on
ui-now = Now
ui-chapter = Round
ui-ply = Step { $n } of { $all }
ui-ply-slider = Step of the game

## Settings

ui-set-confirm = Ask before a choice is sent
ui-confirm-never = never
ui-confirm-turn = when it ends my turn
ui-confirm-always = always
ui-set-hint = Bot that gives hints
ui-set-speed = Moving pieces
ui-speed-off = do not move
ui-speed-fast = fast
ui-speed-normal = normal
ui-speed-slow = slow
ui-set-sound = Sound when it is my turn
ui-set-notify = Notification when it is my turn and the page is hidden
ui-notify-refused = The browser does not allow notifications here.
ui-keys = Keys
ui-keys-help = Digits or arrow keys open the list of choices, Enter chooses, Escape goes back. Tab moves over everything that can be chosen or explained.

ui-other-device = Link for my other device
ui-other-device-help = The link is good once, and whoever opens it plays on your seat: keep it to yourself.
ui-other-device-qr = QR code of the link for my other device

## Several people, one device

ui-pass = Pass the device to { $player }
ui-pass-help = Nobody else should look now.
ui-i-am = I am { $player }

## Connection

ui-reconnecting = The connection is lost; trying again …
ui-again = Try now
ui-bot-plays-for-you = A bot is playing for you.
ui-take-back = Take the seat back
ui-no-server = The server does not answer.
ui-no-such-table = There is no table at this address.
ui-failed = Something went wrong.
ui-lost = Nothing here
ui-lost-help = There is no page at this address.
ui-to-home = To the home page

## The end, and the replay

ui-rematch = Rematch
ui-to-rematch = To the rematch
ui-replay = Replay
ui-to-table = Table
ui-record = Record
ui-chart = Points by round
ui-chart-tool = Chart
ui-chart-empty = The chart begins with the second round.
ui-fair = Was chance fair?
ui-fair-help = The secret of chance was sealed before the game: the seal is its hash. Now both are open, and anybody can check every draw.
ui-fair-now = Fair chance
ui-fair-sealed = The secret of chance was sealed before the game: the seal is its hash. At the end it is told, and anybody can check every draw.
ui-fair-parts = The server sealed its half first, then every seat's browser added a random part. Nobody alone could choose the draws; at the end the half is told, and anybody can check them all.
ui-commitment = Seal
ui-commitment-wrong = another one than this browser was shown first
ui-part = Added by { $player }
ui-part-mine = as this browser sent it
ui-part-wrong = this browser sent another one
ui-half = The server's half
ui-secret = Secret
ui-seeded = Somebody chose the seed of this game, so every draw could be foreseen.

## Review of the game

ui-review = Review
ui-review-start = Review this game
ui-review-about = The program goes through every decision, shows whose prospects rose and fell, and asks you to try the costliest ones again. It takes some minutes; you may leave and come back.
ui-review-go-on = Go on with the review
ui-review-stop = Stop
ui-review-progress = { $done } of { $all } decisions
ui-review-curve = Prospects after every decision
ui-review-now = Prospects at this step
ui-review-costly = The costliest decisions
ui-review-try = Choose one and try again before you are told.
ui-review-whose = Whose decisions
ui-review-everybody = all
ui-review-lost = { $n } points of prospects lost
ui-review-none = Nobody has given much away.
ui-review-none-yet = Nothing costly so far.
ui-try-title = Try again
ui-try-area = What { $player } has
ui-try-call = What would you play?
ui-try-show = Show me
ui-try-again = Try something else
ui-try-next = Next decision
ui-try-weighing = Weighing your choice …
ui-try-best = That is the best choice we found.
ui-try-good = As good as the best choice we found.
ui-try-better = Better than what was played.
ui-try-same = About as good as what was played.
ui-try-worse = That would have cost even more.
ui-try-shown = This was better.
ui-try-gain = Prospects: { $n } more.
ui-try-cost = Prospects: { $n } less.
ui-try-played = Played:
ui-try-line = Better would have been
ui-try-line-help = The first step is the advice; what follows is how play would most likely go on, as far as it could be foreseen.
ui-autoplay = Play by itself
ui-autoplay-pause = Pause
ui-autoplay-pace = Pace
ui-pace-slow = slow
ui-pace-normal = normal
ui-pace-fast = fast

## Rules

ui-contents = Contents
ui-no-rules = The rules of this game are not written yet.
