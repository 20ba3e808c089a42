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
undo-not-yours = Only the player who made the last choice can take it back.

## Seats

seat = Seat { $n }
seat-you = you
seat-bot = bot
seat-open = open seat
seat-here = on this device
seat-to-move = to move
seat-mark-1 = red plum
seat-mark-2 = blue mountain
seat-mark-3 = yellow moon
seat-mark-4 = green knot
seat-mark-5 = purple wave

## What went wrong with something a person gave us

error-not-your-turn = It is { $player }'s turn.
error-stale = The game has moved on; this answers a question that is no longer asked.
error-illegal = That is not allowed now.
error-unreadable = “{ $line }” cannot be understood.
error-game-over = The game is over.

## The end, and the forecast

forecast-title = If the game ended now
forecast-total = total
rank = place { $n }
winner = { $player } wins.

## Words of the command line (keys begin with cli-); keep this section last

