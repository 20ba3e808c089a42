### Words that only the board needs.

board-main = Main board of ZhanGuo
board-score-disc =
    { $n ->
        [one] { $player }: { $n } point
       *[other] { $player }: { $n } points
    }
board-or = or
board-any-region = any

## Zones of the board on a phone

board-zone-court = Court
board-zone-rewards = Rewards
board-zone-west = Regions 1–3
board-zone-east = Regions 3–5
board-zone-tasks = Tasks

## Aspects, officials, areas

board-aspect-writing = Writing
board-aspect-currency = Currency
board-aspect-laws = Laws
board-colour-red = red
board-colour-gray = gray
board-colour-white = white
board-area-turquoise = turquoise area
board-area-gold = gold area
board-area-silver = silver area
board-symbol-circle = Circle board
board-symbol-square = Square board
board-symbol-triangle = Triangle board
board-symbol-star = Star board

## Court

board-court = Court
board-court-empty = The court is empty: the first card sets abilities off with any number.
board-court-top = { $id } lies on top ({ $player }: { $action }), { $n } in the stack.
board-court-stack = All, newest first: { $cards }.
board-court-cards =
    { $n ->
        [0] no cards yet
        [one] { $n } card
       *[other] { $n } cards
    }
board-fires-above = fires above { $n }
board-fires-below = fires below { $n }
board-fires-any = always fires
board-fires-never = never
board-action-build_wall = Build wall
board-action-build_palace = Build palace
board-action-hire_workers = Hire workers
board-action-recruit_official = Recruit official
board-action-install_governor = Install governor
board-action-transfer_officials = Transfer officials
board-action-build_wall-help = Put a wall on an empty space of the Great Wall; each line costs a worker, every one from another region.
board-action-build_palace-help = Pay two workers of a region and one of another; score a point for every card at your board and take a marker of value 3.
board-action-hire_workers-help = Every official in one worker area hires a worker; unrest there rises.
board-action-recruit_official-help = Bring an official from your stock into a government area.
board-action-install_governor-help = Send home one official of each colour from a government area and put a governor into that region; its unrest ends.
board-action-transfer_officials-help = Move officials by up to three steps.
board-word-build_wall = Wall
board-word-build_palace = Palace
board-word-hire_workers = Hire
board-word-recruit_official = Recruit
board-word-install_governor = Governor
board-word-transfer_officials = Transfer
board-three-writing = Writing marker of value 3
board-three-currency = Currency marker of value 3
board-three-laws = Laws marker of value 3
board-three-gone-writing = The Writing marker of value 3 is taken
board-three-gone-currency = The Currency marker of value 3 is taken
board-three-gone-laws = The Laws marker of value 3 is taken

## Cards and bonuses

board-ability = { $id }, { $action }: { $bonus }
board-bonus-marker = marker
board-bonus-move2 =
    { $n ->
        [one] step
       *[other] steps
    }
board-bonus-vp2 = points
board-bonus-vp3 = points
board-bonus-worker = worker
board-bonus-vp_ivory = per card
board-bonus-vp_orange = per card
board-bonus-vp_brown = per card
board-bonus-calm_any = calm any
board-bonus-calm_card = calm here
board-bonus-move_worker = shift
board-bonus-official_red = red
board-bonus-official_gray = gray
board-bonus-official_white = white
board-bonus-marker-help = one marker of any kind.
board-bonus-move2-help =
    { $n ->
        [one] up to { $n } step with officials.
       *[other] up to { $n } steps with officials.
    }
board-bonus-vp2-help = { $n } points.
board-bonus-vp3-help = { $n } points.
board-bonus-worker-help = a worker in this region.
board-bonus-vp_ivory-help = a point for every Writing card at your board.
board-bonus-vp_orange-help = a point for every Currency card at your board.
board-bonus-vp_brown-help = a point for every Laws card at your board.
board-bonus-calm_any-help = unrest falls by 1 in any region.
board-bonus-calm_card-help = unrest falls by 1 in this region.
board-bonus-move_worker-help = a worker moves to an adjacent region.
board-bonus-official_red-help = a red official from the stock into this region.
board-bonus-official_gray-help = a gray official from the stock into this region.
board-bonus-official_white-help = a white official from the stock into this region.

## Rewards

board-rewards = Rewards
board-track = Reward track from the top: { $players }
board-first-player = First player: { $player }
board-reward = Round { $round }, { $aspect }: { $reward }
board-reward-official-any =
    { $n ->
        [one] { $n } official of any colour into region { $regions }
       *[other] { $n } officials of any colour into region { $regions }
    }
board-reward-official-red =
    { $n ->
        [one] { $n } red official into region { $regions }
       *[other] { $n } red officials into region { $regions }
    }
board-reward-official-gray =
    { $n ->
        [one] { $n } gray official into region { $regions }
       *[other] { $n } gray officials into region { $regions }
    }
board-reward-official-white =
    { $n ->
        [one] { $n } white official into region { $regions }
       *[other] { $n } white officials into region { $regions }
    }
board-reward-worker =
    { $n ->
        [one] { $n } worker into region { $regions }
       *[other] { $n } workers into region { $regions }
    }
board-reward-governor =
    { $one ->
        [1] a governor in region { $regions }
       *[other] a governor in any region
    }
board-reward-wall = a wall on any space
board-reward-palace = a palace in any region
board-strength = { $player } { $n }
board-stock-writing = Writing markers in stock: { $n }
board-stock-currency = Currency markers in stock: { $n }
board-stock-laws = Laws markers in stock: { $n }

## Map

board-region = Region { $region }. Governors: { $governors }. The majority is worth { $n } now: { $players }.
board-region-empty = Region { $region }. No governor yet.
board-majority = Majority in region { $region }: { $players }, { $n } points each
board-space-move_points = Region { $region }: up to { $n } steps with officials
board-space-official = Region { $region }: an official of any colour into any region
board-space-vp = Region { $region }: { $n } points
board-governor = { $player }: a governor in region { $region }
board-governors-beside =
    { $n ->
        [one] { $player }: a governor beside the spaces of region { $region }
       *[other] { $player }: { $n } governors beside the spaces of region { $region }
    }
board-palaces =
    { $n ->
        [0] Region { $region }: no space for a palace
        [one] Region { $region }: { $n } space for a palace
       *[other] Region { $region }: { $n } spaces for palaces
    }
board-palace-site = Space for a palace in region { $region }
board-palace-of = { $player }: a palace in region { $region }

## Great Wall

board-wall-tile = { $area }, { $levels }: { $criterion } Now: { $counts }.
board-wall-space =
    { $n ->
        [one] Wall space with { $n } line, { $area }, section { $section }
       *[other] Wall space with { $n } lines, { $area }, section { $section }
    }
board-wall-of =
    { $n ->
        [one] { $player }: a wall on { $n } line, { $area }, section { $section }
       *[other] { $player }: a wall on { $n } lines, { $area }, section { $section }
    }
board-criterion-quiet_regions = per region without unrest.
board-criterion-colour_sets = per set of three cards of different colours.
board-criterion-controlled_regions = per region with at least as many officials as unrest.
board-criterion-full_regions = per region with 3 cards.
board-criterion-gray_regions = per region with a gray official.
board-criterion-pair_regions = per region with 2 cards of one colour.
board-criterion-red_regions = per region with a red official.
board-criterion-orange_regions = per region with a Currency card.
board-criterion-white_regions = per region with a white official.
board-criterion-brown_regions = per region with a Laws card.
board-criterion-calm_empire = points, less all unrest of the empire.
board-criterion-ivory_regions = per region with a Writing card.

## Tasks

board-tasks-upper = Tasks I
board-tasks-lower = Tasks II
board-tasks-times = points × discs
board-task-wall = Walls in: { $needs }.
board-task-palace = Palaces in regions { $needs }.
board-task-governor = Governors in regions { $needs }.
board-task-done = Done: { $discs }.

## My area

board-hand = Your hand
board-no-cards = No cards in hand.
board-no-board = You have no board yet.
board-decks = decks
board-deck = { $aspect } deck: { $n } left.
board-deck-under = Known under it: { $cards }.
board-government = government
board-workforce = workers
board-area-of-gov = government area
board-area-of-worker = worker area
board-own-region = Region { $region } of your board
board-slot =
    { $unrest ->
        [0] Card slot of region { $region }: +{ $n } marker
       *[other] Card slot of region { $region }: +{ $n } markers, +{ $unrest } unrest
    }
board-unrest = Region { $region }: unrest { $n } of { $max }
board-government-area = Government area of region { $region }
board-worker-area = Worker area of region { $region }
board-official-red = Red official, { $area } of region { $region }
board-official-gray = Gray official, { $area } of region { $region }
board-official-white = White official, { $area } of region { $region }
board-workers = Workers in region { $region }: { $n }
board-assign = Region { $region }: send an official down to the workers, free of charge
board-supply-red = Red officials in stock: { $n }
board-supply-gray = Gray officials in stock: { $n }
board-supply-white = White officials in stock: { $n }
board-side-circle_hire =
    { $n ->
        [one] Hiring: one worker more; then { $n } step with an official.
       *[other] Hiring: one worker more; then up to { $n } steps with officials.
    }
board-side-circle_install = Governor: a worker may move to an adjacent region.
board-side-square_marker = Wall or recruiting: one marker of any kind.
board-side-triangle_calm = Transfer or wall: unrest falls by 1 in a region, which then gets a worker.
board-side-star_recruit =
    { $n ->
        [one] Recruiting: { $n } step with an official.
       *[other] Recruiting: up to { $n } steps with officials.
    }
board-side-star_install = Governor: one of your governors may move to an adjacent region.
board-pool = Player boards
board-auction-open = the bidding opens
board-auction = { $player } bids { $n }
board-pass = Pass
board-bid = Bid { $n }

## Panels

board-markers-writing = Writing markers: { $n }
board-markers-currency = Currency markers: { $n }
board-markers-laws = Laws markers: { $n }
board-left-governors = Governors left: { $n }
board-left-palaces = Palaces left: { $n }
board-left-walls = Walls left: { $n }
board-backs =
    { $n ->
        [one] { $n } card in hand: { $decks }
       *[other] { $n } cards in hand: { $decks }
    }
board-laid-aside = Laid aside: { $n }
board-mini = Board of { $player }.
board-mini-region = Region { $region }: cards { $cards }, unrest { $unrest } of { $max }, government { $gov }, at work { $worker }, workers { $workers }.

# How far the game is, and what a seat has done this round.
board-round = Round { $n }
board-round-of = of { $n }
board-did-unify = tucked a card at region { $region }
board-did-build_wall = built a wall with { $card }
board-did-build_palace = built a palace with { $card }
board-did-hire_workers = hired workers with { $card }
board-did-recruit_official = recruited with { $card }
board-did-install_governor = installed a governor with { $card }
board-did-transfer_officials = transferred officials with { $card }
board-did-accept = took the reward: { $aspect }
board-did-pass = left the reward: { $aspect }

# What is asked after the first pick.
board-then-card = Card { $n }: at a region of your board, or to the court?
