### ZhanGuo, English.
### Printed values never stand here: they come as variables, so that a corrected components file
### is spoken of correctly.
### References: a message named `official-red` is used as $official, its attribute .a as $official_a.

## Aspects and their colours

aspect-writing = Writing
aspect-currency = Currency
aspect-laws = Laws

## Officials

official-red = red official
    .a = a red official
    .short = red
official-gray = gray official
    .a = a gray official
    .short = gray
official-white = white official
    .a = a white official
    .short = white

## Court actions

action-recruit_official = Recruit Official
action-transfer_officials = Transfer Officials
action-install_governor = Install Governor
action-hire_workers = Hire Workers
action-build_palace = Build Palace
action-build_wall = Build Wall

## Player boards and the abilities of their B sides

side-a = side A
side-circle = circle
side-square = square
side-triangle = triangle
side-star = star
ability-circle_hire = circle: hiring
ability-circle_install = circle: governor
ability-square_marker = square: marker
ability-triangle_calm = triangle: calm
ability-star_recruit = star: recruiting
ability-star_install = star: governor

## Walls

area-turquoise = turquoise
section-turquoise_1 = turquoise section 1
section-turquoise_2 = turquoise section 2
area-gold = gold
section-gold_1 = gold section 1
section-gold_2 = gold section 2
area-silver = silver
section-silver_1 = silver section 1
section-silver_2 = silver section 2
face-quiet_regions = regions without unrest
face-colour_sets = sets of three cards of different colours
face-controlled_regions = regions with at least as many officials as unrest
face-full_regions = regions with three cards
face-gray_regions = regions with a gray official
face-pair_regions = regions with two cards of one colour
face-red_regions = regions with a red official
face-orange_regions = regions with an orange card
face-white_regions = regions with a white official
face-brown_regions = regions with a brown card
face-calm_empire = fixed points less all unrest
face-ivory_regions = regions with an ivory card

## Tasks

task-wall = wall task
task-palace = palace task
task-governor = governor task
half-upper = upper section
half-lower = lower section

## Rewards

reward-official = officials
reward-worker = workers
reward-governor = a governor
reward-wall = a wall
reward-palace = a palace

## Amounts

amount-vp =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
amount-writing = { $n } in Writing
amount-currency = { $n } in Currency
amount-laws = { $n } in Laws
amount-unrest = { $n } unrest
amount-workers =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
amount-abilities =
    { $n ->
        [one] { $n } ability
       *[other] { $n } abilities
    }
amount-red =
    { $n ->
        [one] { $n } red official
       *[other] { $n } red officials
    }
amount-gray =
    { $n ->
        [one] { $n } gray official
       *[other] { $n } gray officials
    }
amount-white =
    { $n ->
        [one] { $n } white official
       *[other] { $n } white officials
    }
amount-governors =
    { $n ->
        [one] { $n } governor
       *[other] { $n } governors
    }
amount-officials =
    { $n ->
        [one] { $n } official
       *[other] { $n } officials
    }
amount-points =
    { $n ->
        [one] { $n } movement point
       *[other] { $n } movement points
    }
amount-palaces =
    { $n ->
        [one] { $n } palace
       *[other] { $n } palaces
    }
amount-walls =
    { $n ->
        [one] { $n } wall
       *[other] { $n } walls
    }
amount-discs =
    { $n ->
        [one] { $n } disc on a task
       *[other] { $n } discs on tasks
    }
amount-cards =
    { $n ->
        [one] { $n } card on the own board
       *[other] { $n } cards on the own board
    }

## Options

option-board_side = Player boards
option-board_side-help = Which sides are used, and how everybody gets a board.
option-board_side-a = side A
option-board_side-a-help = Everybody has the same board without a special ability; best for a first game.
option-board_side-b_pick = side B, chosen
option-board_side-b_pick-help = Boards with abilities; the last in turn order chooses first.
option-board_side-b_auction = side B, auction
option-board_side-b_auction-help = Everybody starts with more points and bids them for the choice of a board.
option-variant_draft = Card draft
option-variant_draft-help = In all rounds but the last you draw one card more of each deck and give one back.
option-variant_draft-false = off
option-variant_draft-false-help = Draw two of each deck.
option-variant_draft-true = on
option-variant_draft-true-help = Draw three of each deck, keep two.
option-variant_turn_order = Turn order by reward track
option-variant_turn_order-help = Who plays when in phase 2.
option-variant_turn_order-false = off
option-variant_turn_order-false-help = Clockwise from the first player.
option-variant_turn_order-true = on
option-variant_turn_order-true-help = From the top of the reward track down.
option-variant_unrest = Stricter unrest
option-variant_unrest-help = How much unrest hiring causes.
option-variant_unrest-false = off
option-variant_unrest-false-help = Unrest rises once, however many are hired.
option-variant_unrest-true = on
option-variant_unrest-true-help = Unrest rises for every worker hired.
option-claim_tasks = Claiming tasks
option-claim_tasks-help = Claiming never harms, so it can be left to the program.
option-claim_tasks-auto = automatic
option-claim_tasks-auto-help = Fulfilled tasks are claimed for you.
option-claim_tasks-manual = by hand
option-claim_tasks-manual-help = You claim at the end of your turn, or forget it and claim later.
option-auction_removed_boards = Boards left out of the auction
option-auction_removed_boards-help = With two or three players some boards are not auctioned.
option-auction_removed_boards-random = drawn
option-auction_removed_boards-random-help = Chance decides which boards stay out.
option-auction_removed_boards-chosen = agreed on
option-auction_removed_boards-chosen-help = You name the boards in the next option.
option-auction_removed_ids = Boards agreed to stay out
option-auction_removed_ids-help = One board with three players, two with two; only if they are agreed on.
option-auction_removed_ids-none = none
option-auction_removed_ids-none-help = All boards are in the auction.
option-auction_removed_ids-circle = { side-circle }
option-auction_removed_ids-circle-help = Stays out of the auction with three players.
option-auction_removed_ids-square = { side-square }
option-auction_removed_ids-square-help = Stays out of the auction with three players.
option-auction_removed_ids-triangle = { side-triangle }
option-auction_removed_ids-triangle-help = Stays out of the auction with three players.
option-auction_removed_ids-star = { side-star }
option-auction_removed_ids-star-help = Stays out of the auction with three players.
option-auction_removed_ids-circle_square = { side-circle } and { side-square }
option-auction_removed_ids-circle_square-help = Stay out of the auction with two players.
option-auction_removed_ids-circle_triangle = { side-circle } and { side-triangle }
option-auction_removed_ids-circle_triangle-help = Stay out of the auction with two players.
option-auction_removed_ids-circle_star = { side-circle } and { side-star }
option-auction_removed_ids-circle_star-help = Stay out of the auction with two players.
option-auction_removed_ids-square_triangle = { side-square } and { side-triangle }
option-auction_removed_ids-square_triangle-help = Stay out of the auction with two players.
option-auction_removed_ids-square_star = { side-square } and { side-star }
option-auction_removed_ids-square_star-help = Stay out of the auction with two players.
option-auction_removed_ids-triangle_star = { side-triangle } and { side-star }
option-auction_removed_ids-triangle_star-help = Stay out of the auction with two players.

## Phases

phase-setup = Setup
phase-draw = Draw cards
phase-play = Play cards
phase-rewards = Rewards
phase-over = End of the game

## Prompts

prompt-draw-first-seat = Chance draws the first player.
prompt-lay-wall-tile = Chance lays out the wall tiles.
prompt-draw-task = Chance draws the tasks.
prompt-remove-board = Chance takes a board out of the auction.
prompt-deal-card = Chance deals the cards.
prompt-pick-board = Choose your board.
prompt-bid =
    { $bid ->
        [0] Open the auction with a bid; you have { $have } points.
       *[other] The bid is { $bid }: raise it or pass. You have { $have } points.
    }
prompt-lay-aside = { $aspect }: choose the card you give back.
prompt-choose-play = Play a card: at a region of your board or to the court.
prompt-recruit-official = Choose an official and a region.
prompt-install-governor = Choose the region for the governor.
prompt-choose-bonus-space = Choose a bonus space in region { $region }.
prompt-bonus-official = You may send an official from your supply to any region.
prompt-move =
    { $left ->
        [one] Move an official ({ $left } movement point left).
       *[other] Move officials ({ $left } movement points left).
    }
prompt-pass-on =
    { $left ->
        [one] The { $official } must move on ({ $left } point left).
       *[other] The { $official } must move on ({ $left } points left).
    }
prompt-hire-workers = Choose the region in which you hire.
prompt-build-palace = Choose the region for the palace.
prompt-pay-palace-worker = Choose the region, other than { $region }, that gives the last worker.
prompt-take-marker3 = Choose a value-3 marker.
prompt-build-wall = Choose a space for your wall.
prompt-pay-wall-worker =
    { $left ->
        [one] Choose the region that gives a worker.
       *[other] Choose the regions that give workers, from the left ({ $left } to go).
    }
prompt-activate =
    { $left ->
        [one] Use the ability that waits, or stop.
       *[other] Use an ability, or stop ({ $left } are waiting).
    }
prompt-take-marker = Choose a value-1 marker.
prompt-calm-region = Choose the region whose unrest you lower.
prompt-move-worker = Move a worker to an adjacent region.
prompt-add-worker = You may put a worker in region { $region }.
prompt-move-governor = Move one of your governors to an adjacent region.
prompt-claim-tasks = Claim tasks you have fulfilled.
prompt-take-reward = { $aspect }, your value { $value }: return these markers for the reward ({ sheet-reward-text }), or pass.
prompt-reward-official = Choose the official who goes to region { $region }.
prompt-place-governor = Choose the region for the governor.

## Prompts for the others: what somebody is doing now

waiting-pick-board = { $player } chooses a board.
waiting-bid = { $player } bids for a board.
waiting-lay-aside = { $player } chooses cards to give back.
waiting-choose-play = { $player } plays a card.
waiting-recruit-official = { $player } recruits an official.
waiting-install-governor = { $player } chooses a region for a governor.
waiting-choose-bonus-space = { $player } chooses a bonus space.
waiting-bonus-official = { $player } may send an official.
waiting-move = { $player } moves officials.
waiting-hire-workers = { $player } hires workers.
waiting-build-palace = { $player } builds a palace.
waiting-pay-palace-worker = { $player } pays for a palace.
waiting-take-marker3 = { $player } takes a marker.
waiting-build-wall = { $player } builds a wall.
waiting-pay-wall-worker = { $player } pays for a wall.
waiting-activate = { $player } uses abilities.
waiting-take-marker = { $player } takes a marker.
waiting-calm-region = { $player } calms a region.
waiting-move-worker = { $player } moves a worker.
waiting-add-worker = { $player } may add a worker.
waiting-move-governor = { $player } moves a governor.
waiting-claim-tasks = { $player } claims tasks.
waiting-take-reward = { $player } decides on a reward.
waiting-reward-official = { $player } chooses an official.
waiting-place-governor = { $player } chooses a region for a governor.

## Labels

label-board = Take the { $side } board
label-bid = Bid { $n }
label-pass-bid = Pass
label-lay-aside = Give back card { $card }
label-unify = Tuck card { $card } at region { $region }
label-court = Card { $card } to the court: { $action }
label-assign = Let the { $official } of region { $region } step down to the workers
label-recruit = Send { $official_a } to region { $region }
label-decline = Take nothing
label-install = Install a governor in region { $region }
label-bonus-space =
    { $effect ->
        [vp] { $n ->
            [one] Score { $n } point
           *[other] Score { $n } points
        }
        [move_points] { $n ->
            [one] Take { $n } movement point
           *[other] Take up to { $n } movement points
        }
       *[official] Send an official from your supply
    }
label-move =
    { $area ->
        [government] Move { $official_a } from region { $region } to region { $other }
       *[worker] Move { $official_a } along the worker areas from region { $region } to region { $other }
    }
label-move-up = Move { $official_a } up to the government area of region { $region }
label-stop-moving = Stop moving
label-hire =
    { $n ->
        [one] Hire { $n } worker in region { $region }
       *[other] Hire { $n } workers in region { $region }
    }
label-palace = Build a palace in region { $region }
label-pay-worker = Return a worker of region { $region }
label-marker = Take a marker of { $aspect }
label-marker3 = Take the value-3 marker of { $aspect }
label-wall =
    { $lines ->
        [one] Build a wall: { $section }, { $lines } line
       *[other] Build a wall: { $section }, { $lines } lines
    }
label-stop-activating = Use no more abilities
label-activate =
    { $effect ->
        [vp] { $n ->
            [one] Card { $card }, region { $region }: { $n } point
           *[other] Card { $card }, region { $region }: { $n } points
        }
        [vp_per_card] { $n ->
            [one] Card { $card }, region { $region }: { $n } point for your { $aspect } cards
           *[other] Card { $card }, region { $region }: { $n } points for your { $aspect } cards
        }
        [marker] Card { $card }, region { $region }: a marker of your choice
        [move_points] { $n ->
            [one] Card { $card }, region { $region }: { $n } movement point
           *[other] Card { $card }, region { $region }: up to { $n } movement points
        }
        [worker] Card { $card }, region { $region }: a worker in this region
        [unrest] Card { $card }, region { $region }: { $where ->
            [any] less unrest in any region
           *[here] less unrest in this region
        }
        [move_worker] Card { $card }, region { $region }: move a worker
        [official] Card { $card }, region { $region }: { $official_a } in this region
       *[other] Card { $card }, region { $region }
    }
label-board-ability =
    { $effect ->
        [move_points] { $n ->
            [one] Your board: { $n } movement point
           *[other] Your board: up to { $n } movement points
        }
        [marker] Your board: a marker of your choice
        [unrest] Your board: less unrest in a region, then a worker there
        [move_worker] Your board: move a worker
        [move_governor] Your board: move a governor
       *[other] Your board: { $ability }
    }
label-no-card = Empty slot
label-calm = Lower unrest in region { $region } to { $level }
label-move-worker = Move a worker from region { $region } to region { $other }
label-add-worker = Put a worker in region { $region }
label-move-governor =
    { $effect ->
        [vp] Move the governor on the points space of region { $region } to region { $other }
        [move_points] Move the governor on the movement space of region { $region } to region { $other }
        [official] Move the governor on the official space of region { $region } to region { $other }
       *[beside] Move a governor beside the spaces of region { $region } to region { $other }
    }
label-claim = Claim the { $task } of the { $half }
label-stop-claiming = Claim nothing more
label-accept-reward = Accept: { sheet-reward-text }
label-pass-reward = Pass and keep the markers

## Reasons

reason-not-own-turn = Officials may step down only in your own turn.
reason-worker-area-full = The worker area of region { $region } is full: it holds { $room } officials.
reason-not-there-official = There is no { $official } there.
reason-supply-empty = You have no { $official } left in your supply.
reason-must-pass-on = A worker area holds { $room } officials, so the one passing through must move on first.
reason-must-move = The action must spend at least one movement point.
reason-not-adjacent = Regions { $region } and { $other } are not adjacent.
reason-same-region = A step leads to another region, not from { $region } to { $region }.
reason-no-room-to-stay = The worker area of region { $region } is full with { $room } officials, and no point would be left to leave it.
reason-no-marker = The supply has no marker of { $aspect } left.
reason-marker3-taken = The value-3 marker of { $aspect } is not on the main board.
reason-no-unrest = There is no unrest in region { $region }.
reason-no-such-extra = Your board lets nobody hire one worker more at will.
reason-nobody-hires = There is no official in the worker area of region { $region }.
reason-unrest-too-high = Unrest in region { $region } would rise to { $level }, and its track ends at { $max }.
reason-hire-unrest = Wherever you could hire, unrest would rise beyond the end of its track.
reason-hire-officials = There is no official in any of your worker areas; let one step down first.
reason-no-worker = There is no worker of yours in region { $region }.
reason-needs-all-colours = The government area of region { $region } needs a red, a gray and a white official.
reason-not-pictured = The reward does not show region { $region }.
reason-other-region = The governor goes to region { $region }.
reason-space-taken = Another governor stands on this bonus space.
reason-not-there-governor = No governor of yours stands there in region { $region }.
reason-no-palace-left = All your palaces are built.
reason-no-palace-space = All palace spaces of region { $region } are taken.
reason-palace-unrest = There is too much unrest in region { $region } for a palace.
reason-palace-workers = A palace in region { $region } needs { $here } workers there and { $other } in another region.
reason-worker-elsewhere = The last worker must come from another region than { $region }.
reason-own-wall = You already have a wall in this section ({ $section }).
reason-wall-space-taken = A wall stands on this space.
reason-wall-workers =
    { $need ->
        [one] This space needs a worker from { $need } region. You have workers in { $have }.
       *[other] This space needs workers from { $need } different regions. You have workers in { $have }.
    }
reason-worker-order = Name the regions in order; you are already past this one.
reason-workers-later = From this region on too few regions have workers; you still need { $left }.
reason-no-such-ability = Your board does not have this ability.
reason-not-set-off = The action or the number does not set this ability off, or you have already used it.
reason-no-effect = It would change nothing now.
reason-no-such-card = You do not have this card.
reason-locked = Unrest in region { $region } is on the last space, so its cards are locked.
reason-task-claimed = You have already claimed this task.
reason-task-open = You have not fulfilled this task.
reason-region-full = Region { $region } already has { $n } cards.
reason-no-officials-left = All your officials are on your board.
reason-no-officials-out = You have no official on your board to move.
reason-no-governor-left = All your governors are on the main board.
reason-no-three-officials = No government area of yours holds officials of all three colours.
reason-no-palace-site = No region has { $here } workers with { $other } more elsewhere, a free palace space and little enough unrest.
reason-no-wall-left = All your walls are built.
reason-no-wall-site = There is no free wall space you could pay for.
reason-other-reward = Only one reward of round { $round } is being given now.
reason-reward-incomplete = A reward must be taken completely, and you cannot take this one ({ sheet-reward-text }).
reason-other-deck = First choose a card of { $aspect }.
reason-no-such-board = The { $side } board cannot be taken.
reason-opener-bids = Whoever opens an auction must bid.
reason-bid-points = You cannot bid more points than you have: { $have }.
reason-bid-low = The bid must be at least { $least }.

## The log

note-round = Round { $n }
note-first-player = { $player } is the first player.
note-walls-laid = The wall tiles were laid out.
note-tasks-drawn = The tasks were drawn.
note-board-removed = The { $side } board is not in the auction.
note-took-board = { $player } took the { $side } board.
note-bid = { $player } bid { $n }.
note-passed-bid = { $player } passed.
note-won-auction =
    { $n ->
        [one] { $player } paid { $n } point for a board.
       *[other] { $player } paid { $n } points for a board.
    }
note-drew =
    { $n ->
        [one] Everybody drew { $n } card of each deck.
       *[other] Everybody drew { $n } cards of each deck.
    }
note-laid-aside = { $player } gave back card { $card }.
note-left-cards = { $player } gave back cards { $first }, { $second } and { $third }.
note-unified = { $player } tucked card { $card } at region { $region }.
note-went-to-court = { $player } played card { $card } to the court: { $action }.
note-took-markers =
    { $n ->
        [one] { $player } took { $n } marker of { $aspect }.
       *[other] { $player } took { $n } markers of { $aspect }.
    }
note-markers-missing =
    { $n ->
        [one] { $n } marker of { $aspect } was missing: { $player } scored { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $n } markers of { $aspect } were missing: { $player } scored { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
note-no-markers =
    { $points ->
        [one] No markers are left: { $player } scored { $points } point.
       *[other] No markers are left: { $player } scored { $points } points.
    }
note-took-marker3 = { $player } took the value-3 marker of { $aspect }.
note-calmed = { $player } lowered unrest in region { $region } to { $level }.
note-unrest-rose = { $player }: unrest in region { $region } rose to { $level }.
note-pacified = { $player } ended the unrest in region { $region }.
note-got-workers =
    { $n ->
        [one] { $player } got { $n } worker in region { $region }.
       *[other] { $player } got { $n } workers in region { $region }.
    }
note-sent-official = { $player } sent { $official_a } to region { $region }.
note-assigned = { $player } let { $official_a } of region { $region } step down to the workers.
note-stepped = { $player } moved { $official_a } from region { $region } to region { $other }.
note-stepped-up = { $player } moved { $official_a } up to the government area of region { $region }.
note-stopped-moving =
    { $n ->
        [one] { $player } left { $n } movement point unused.
       *[other] { $player } left { $n } movement points unused.
    }
note-declined = { $player } took nothing.
note-installed = { $player } installed a governor in region { $region }.
note-moved-governor = { $player } moved a governor from region { $region } to region { $other }.
note-moved-worker = { $player } moved a worker from region { $region } to region { $other }.
note-built-palace =
    { $points ->
        [one] { $player } built a palace in region { $region } and scored { $points } point.
       *[other] { $player } built a palace in region { $region } and scored { $points } points.
    }
note-built-wall =
    { $lines ->
        [one] { $player } built a wall: { $section }, { $lines } line.
       *[other] { $player } built a wall: { $section }, { $lines } lines.
    }
note-activated = { $player } activated card { $card } at region { $region }.
note-used-board = { $player } used the ability of the board ({ $ability }).
note-scored =
    { $n ->
        [one] { $player } scored { $n } point { $source_for }.
       *[other] { $player } scored { $n } points { $source_for }.
    }
note-claimed =
    { $points ->
        [one] { $player } claimed the { $task } of the { $half } for { $points } point.
       *[other] { $player } claimed the { $task } of the { $half } for { $points } points.
    }
note-accepted-reward = { $player } returned the markers of { $aspect } for the reward: { $reward }.
note-passed-reward = { $player } passed on the reward of { $aspect }.
note-final-scored = { $player } scored at the end: governors { $governors }, markers { $markers }, tasks { $tasks }.
note-walls-scored = { $player } scored { $n } for walls and has { $points } points in all.
note-game-over = The empire is united.

## Where points come from

source-palaces = Palaces
    .for = for a palace
source-bonus_spaces = Governors’ bonus spaces
    .for = for the bonus space
source-abilities = Abilities
    .for = for an ability
source-missing_markers = Missing markers
    .for = for missing markers
source-auction = Auction
    .for = in the auction
source-governors = Governors (end)
    .for = for governors
source-markers = Markers (end)
    .for = for markers
source-tasks = Tasks (end)
    .for = for tasks
source-walls = Walls (end)
    .for = for walls

## Forecast

forecast-now = now
forecast-governors = governors
forecast-markers = markers
forecast-tasks = tasks
forecast-walls = walls
forecast-help = Majorities of governors and markers, tasks and walls as they stand now.

## Tables of the position

sheet-players = Players
sheet-seat = Player
sheet-points = Points
sheet-board-name = Board
sheet-officials = Officials in supply
sheet-governors = Governors
sheet-palaces = Palaces
sheet-walls-left = Walls
sheet-markers = Markers
sheet-backs = Card backs
sheet-hand = Cards in hand
sheet-no-board = not chosen yet
sheet-official = { $n } { $official_short }
sheet-marker = { $aspect } { $n }
sheet-back = { $n } × { $aspect }
sheet-board = Board of player { $n }
sheet-region = Region
sheet-cards = Cards
sheet-unrest = Unrest
sheet-no-palace = No palace from
sheet-government = Government area
sheet-workplace = Officials with the workers
sheet-workers = Workers
sheet-court = Court, last cards
sheet-card-number = Card
sheet-action = Action
sheet-supply = Decks and markers
sheet-deck = Cards in the deck
sheet-under = Known under it
sheet-markers-left = Value-1 markers left
sheet-marker3 = Value-3 marker
sheet-on-board = on the main board
sheet-ties = Order among equals
sheet-place = Place
sheet-free-spaces = Free bonus spaces
sheet-free-palaces = Free palace spaces
sheet-space =
    { $effect ->
        [vp] { $n ->
            [one] { $n } point
           *[other] { $n } points
        }
        [move_points] { $n ->
            [one] { $n } movement point
           *[other] { $n } movement points
        }
       *[official] an official
    }
sheet-rewards = Rewards
sheet-round = Round
sheet-aspect = Aspect
sheet-reward = Reward
sheet-standing = In line
sheet-regions = Regions
sheet-worth = Majority worth
sheet-walls = Walls
sheet-section = Section
sheet-tile = Tile counts
sheet-levels = Points
sheet-line-1 = 1 line
sheet-line-2 = 2 lines
sheet-line-3 = 3 lines
sheet-not-laid = not laid yet
sheet-tasks = Tasks
sheet-half = Section
sheet-task = Task
sheet-needs = Needs
sheet-discs = Discs
sheet-card =
    { $bonus ->
        [marker] { $card } ({ $action }: a marker)
        [move2] { $card } ({ $action }: movement { $n })
        [vp2] { $card } ({ $action }: points { $n })
        [vp3] { $card } ({ $action }: points { $n })
        [worker] { $card } ({ $action }: a worker)
        [vp_ivory] { $card } ({ $action }: points for Writing)
        [vp_orange] { $card } ({ $action }: points for Currency)
        [vp_brown] { $card } ({ $action }: points for Laws)
        [calm_any] { $card } ({ $action }: calm in any region)
        [calm_card] { $card } ({ $action }: calm in its region)
        [move_worker] { $card } ({ $action }: move a worker)
        [official_red] { $card } ({ $action }: a red official)
        [official_gray] { $card } ({ $action }: a gray official)
       *[official_white] { $card } ({ $action }: a white official)
    }
sheet-reward-text =
    { $kind ->
        [official] { $colour ->
            [red] { $n ->
                [one] { $n } red official in region { $regions }
               *[other] { $n } red officials in region { $regions }
            }
            [gray] { $n ->
                [one] { $n } gray official in region { $regions }
               *[other] { $n } gray officials in region { $regions }
            }
            [white] { $n ->
                [one] { $n } white official in region { $regions }
               *[other] { $n } white officials in region { $regions }
            }
           *[any] { $n ->
                [one] { $n } official of any colour in region { $regions }
               *[other] { $n } officials of any colour in region { $regions }
            }
        }
        [worker] { $n ->
            [one] { $n } worker in region { $regions }
           *[other] { $n } workers in region { $regions }
        }
        [governor] { $count ->
            [1] a governor in region { $regions }
            [5] a governor in any region
           *[other] a governor in one of the regions { $regions }
        }
        [wall] a wall
       *[palace] a palace
    }

## Reasons of a hint

hint-nothing = nothing sets this choice apart from the others
hint-points =
    { $n ->
        [one] points scored at once: { $n } point
       *[other] points scored at once: { $n } points
    }
hint-governors =
    { $n ->
        [one] majorities of governors: { $n } point
       *[other] majorities of governors: { $n } points
    }
hint-markers =
    { $n ->
        [one] unification markers: { $n } point
       *[other] unification markers: { $n } points
    }
hint-rewards =
    { $n ->
        [one] the rewards of this round: { $n } point
       *[other] the rewards of this round: { $n } points
    }
hint-tasks =
    { $n ->
        [one] tasks: { $n } point
       *[other] tasks: { $n } points
    }
hint-walls =
    { $n ->
        [one] walls: { $n } point
       *[other] walls: { $n } points
    }
hint-cards =
    { $n ->
        [one] abilities of your cards: { $n } point
       *[other] abilities of your cards: { $n } points
    }
hint-calm =
    { $n ->
        [one] calm in your regions: { $n } point
       *[other] calm in your regions: { $n } points
    }
hint-officials =
    { $n ->
        [one] officials where they are useful: { $n } point
       *[other] officials where they are useful: { $n } points
    }
hint-workers =
    { $n ->
        [one] workers for palaces and walls: { $n } point
       *[other] workers for palaces and walls: { $n } points
    }
