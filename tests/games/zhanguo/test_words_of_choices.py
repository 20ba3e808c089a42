"""What every question says: prompts, labels, targets on the table, and previews."""

from __future__ import annotations

import pytest

from tianxia.games.zhanguo.abilities import Activate
from tianxia.games.zhanguo.boards import Bid, PickBoard
from tianxia.games.zhanguo.governors import ChooseBonusSpace, MoveGovernor, PlaceGovernor
from tianxia.games.zhanguo.markers import AddWorker, CalmRegion, TakeMarker, TakeMarker3
from tianxia.games.zhanguo.officials import BonusOfficial, Move, RecruitOfficial
from tianxia.games.zhanguo.palaces import BuildPalace, PayPalaceWorker
from tianxia.games.zhanguo.plays import ChoosePlay
from tianxia.games.zhanguo.rewards import RewardOfficial, TakeReward
from tianxia.games.zhanguo.tasks import ClaimTasks
from tianxia.games.zhanguo.walls import BuildWall, PayWallWorker
from tianxia.games.zhanguo.workers import HireWorkers, MoveWorker

RED = "@official-red"


@pytest.mark.clause("zhanguo 4.2")
def test_a_play(position):
    table = position().officials(0, 1, gov="red gray white").hand(0, 7).tuck(0, 2, 4, 6)
    table.workers(0, r1=2, r3=1).unrest(0, r2=1).ask(ChoosePlay(0))
    assert table.label("play 7 region 2") == ("label-unify", {"card": 7, "region": 2})
    court = {"card": 7, "action": "@action-install_governor"}
    assert table.label("play 7 install_governor") == ("label-court", court)
    assert table.label("play assign red 1") == ("label-assign", {"official": RED, "region": 1})
    assert table.targets("play 7 region 2") == ["card:7", "own:2"]
    assert table.targets("play 7 build_wall") == ["card:7", "action:build_wall"]
    assert table.targets("play assign red 1") == ["assign:1"]
    assert table.preview("play 7 region 1") == {"writing": 1}
    assert table.preview("play 7 region 2") == {"writing": 3, "unrest": 2}
    assert table.preview("play 7 install_governor") == {"abilities": 2}
    assert table.preview("play 7 build_palace") == {"vp": 2}
    assert table.preview("play 7 recruit_official") == {}
    assert table.preview("play assign red 1") == {}
    for line in ("play 7 region 2", "play 7 install_governor", "play assign red 1"):
        assert table.reason(line) is None


@pytest.mark.clause("zhanguo 5.1")
def test_a_play_without_markers_in_the_supply(position):
    table = position().stock(writing=0).hand(0, 7).ask(ChoosePlay(0))
    assert table.preview("play 7 region 1") == {"vp": 1}


@pytest.mark.clause("zhanguo 4.2", "zhanguo 9.3")
def test_abilities_are_counted_after_the_action(position):
    table = position(2).hand(0, 120, 119).tuck(0, 3, 18).unrest(0, r3=1)  # 18: points for hiring
    table.officials(0, 3, work="red").play(0)
    assert table.preview("play 120 hire_workers") == {}  # hiring there locks the region
    table = position(2).hand(0, 120, 119).tuck(0, 2, 2)  # 2: hiring, then calm
    table.officials(0, 2, work="red").play(0)
    assert table.preview("play 120 hire_workers") == {"abilities": 1}  # there is unrest by then
    table.answer("play 120 hire_workers", "hire 2")
    assert "activate 2 1" in table.lines()


@pytest.mark.clause("zhanguo 5.3")
def test_officials_recruited(position):
    table = position().ask(RecruitOfficial(0))
    assert table.label("recruit red 4") == ("label-recruit", {"official": RED, "region": 4})
    assert table.targets("recruit red 4") == ["supply:red", "own:4:gov"]
    assert table.preview("recruit red 4") == {"red": 1}
    table = position().officials(0, 1, gov="gray").ask(BonusOfficial(0))
    label = {"official": RED, "region": 4}
    assert table.label("bonus official red 4") == ("label-recruit", label)
    assert table.label("bonus official none") == ("label-decline", {})
    assert table.label("bonus official assign gray 1")[0] == "label-assign"
    assert table.targets("bonus official red 4") == ["supply:red", "own:4:gov"]
    assert table.targets("bonus official none") == []
    assert table.targets("bonus official assign gray 1") == ["assign:1"]
    assert table.preview("bonus official red 4") == {"red": 1}
    assert table.preview("bonus official none") == {}
    assert table.reason("bonus official none") is None
    assert table.reason("bonus official assign gray 1") is None
    assert table.reason("bonus official assign red 1")[0] == "reason-not-there-official"
    assert table.reason("bonus official gray 2") is None


@pytest.mark.clause("zhanguo 5.4")
def test_steps(position):
    table = position().officials(0, 2, gov="red", work="red").ask(Move(0, 2))
    steps = {"official": RED, "area": "government", "region": 2, "other": 3}
    assert table.label("move red government 2 3") == ("label-move", steps)
    steps = {**steps, "area": "worker", "other": 1}
    assert table.label("move red worker 2 1") == ("label-move", steps)
    assert table.label("move red up 2") == ("label-move-up", {"official": RED, "region": 2})
    assert table.label("move stop") == ("label-stop-moving", {})
    assert table.label("move assign red 2")[0] == "label-assign"
    assert table.targets("move red government 2 3") == ["official:2:gov:red", "own:3:gov"]
    assert table.targets("move red worker 2 1") == ["official:2:worker:red", "own:1:worker"]
    assert table.targets("move red up 2") == ["official:2:worker:red", "own:2:gov"]
    assert table.targets("move stop") == []
    down = ["assign:2", "official:2:gov:red", "own:2:worker"]
    assert table.targets("move assign red 2") == down
    assert table.reason("move stop") is None
    assert table.reason("move assign gray 2")[0] == "reason-not-there-official"
    assert table.reason("move gray up 2")[0] == "reason-not-there-official"


@pytest.mark.clause("zhanguo 5.5")
def test_governors(position):
    table = position().officials(0, 3, gov="red gray white").unrest(0, r3=2).hand(0, 7)
    table.play(0, "play 7 install_governor")
    assert table.label("install 3") == ("label-install", {"region": 3})
    assert table.targets("install 3") == ["region:3", "own:3:gov"]
    assert table.preview("install 3") == {"governors": 1, "officials": -3, "unrest": -2}
    assert table.preview("install 1") == {"governors": 1, "officials": -3}
    assert table.reason("install 3") is None
    table = position().round(3).unrest(0, r4=1).ask(PlaceGovernor(0, 6))
    assert table.label("governor 2") == ("label-install", {"region": 2})
    assert table.targets("governor 2") == ["region:2"]
    assert table.preview("governor 4") == {"unrest": -1}
    assert table.preview("governor 2") == {}
    assert table.reason("governor 2") is None


@pytest.mark.clause("zhanguo 5.5")
def test_bonus_spaces(position):
    table = position().governor(1, 2, space=3).officials(0, 1, gov="red")
    table.ask(ChooseBonusSpace(0, 1))
    assert table.prompt() == ("prompt-choose-bonus-space", {"region": 2})
    points = {"effect": "move_points", "n": 4}
    assert table.label("space 2 1") == ("label-bonus-space", points)
    assert table.label("space 2 2") == ("label-bonus-space", {"effect": "official", "n": 1})
    assert table.label("space assign red 1")[0] == "label-assign"
    assert table.targets("space 2 2") == ["space:r2_official", "region:2"]
    assert table.targets("space assign red 1") == ["assign:1"]
    assert table.preview("space 2 1") == {"points": 4}
    assert table.preview("space 2 2") == {}
    assert table.preview("space 2 3") == {"vp": 4}
    assert table.preview("space assign red 1") == {}
    assert table.reason("space 2 1") is None
    assert table.reason("space 2 3") == ("reason-space-taken", {})
    assert table.reason("space 3 1") == ("reason-other-region", {"region": 2})
    assert table.reason("space assign red 1") is None
    assert table.reason("space assign gray 1")[0] == "reason-not-there-official"


@pytest.mark.clause("zhanguo 5.5", "zhanguo 1")
def test_a_bonus_space_without_an_official_left_asks_nothing(position):
    five = "red red red red red"
    table = position().officials(0, 1, gov=five).officials(0, 2, gov=five.replace("red", "gray"))
    table.officials(0, 3, gov=five.replace("red", "white")).round(3).markers(0, writing=1)
    table.rewards().answer("reward 3 writing", "governor 2", "space 2 2")
    assert table.asks() is None


@pytest.mark.clause("zhanguo 5.11")
def test_a_governor_moved(position):
    table = position(board="star").governor(0, 1, space=3, n=2).ask(MoveGovernor(0))
    assert table.lines() == ["move governor 1 space 3 2", "move governor 1 beside 2"]
    args = {"region": 1, "other": 2, "effect": "vp"}
    assert table.label("move governor 1 space 3 2") == ("label-move-governor", args)
    assert table.label("move governor 1 beside 2")[1]["effect"] == ""
    beside = ["governor:1:0", "region:2"]
    assert table.targets("move governor 1 beside 2") == beside
    assert table.targets("move governor 1 space 3 2") == [*beside, "space:r1_vp"]
    gone = ("reason-not-there-governor", {"region": 4})
    assert table.reason("move governor 4 beside 5") == gone
    apart = ("reason-not-adjacent", {"region": 1, "other": 3})
    assert table.reason("move governor 1 beside 3") == apart
    assert table.reason("move governor 1 beside 1") == ("reason-same-region", {"region": 1})
    assert table.reason("move governor 1 beside 2") is None


@pytest.mark.clause("zhanguo 5.6")
def test_workers(position):
    table = position().officials(0, 2, work="red gray").workers(0, r4=1).ask(HireWorkers(0))
    assert table.label("hire 2") == ("label-hire", {"n": 2, "region": 2})
    assert table.targets("hire 2") == ["own:2:worker"]
    assert table.preview("hire 2") == {"workers": 2, "unrest": 1}
    assert table.reason("hire 2") is None
    table.state.agenda = []
    table.ask(MoveWorker(0))
    move = {"region": 4, "other": 5}
    assert table.label("move worker 4 5") == ("label-move-worker", move)
    assert table.targets("move worker 4 5") == ["worker:4", "own:5:worker"]
    assert table.reason("move worker 4 5") is None


@pytest.mark.clause("zhanguo 5.7")
def test_palaces_and_walls(position):
    table = position().workers(0, r2=2, r3=1).palace(1, 1).tuck(0, 1, 3).ask(BuildPalace(0, 0))
    assert table.label("palace 2") == ("label-palace", {"region": 2})
    assert table.targets("palace 2") == ["palace:2", "region:2"]
    assert table.preview("palace 2") == {"vp": 1, "workers": -3}
    assert table.reason("palace 2") is None
    table.state.palaces[0] = 0
    assert table.reason("palace 2") == ("reason-no-palace-left", {})
    assert table.lines() == []
    table = position().workers(0, r2=2, r3=1).ask(PayPalaceWorker(0, 1))
    assert table.prompt() == ("prompt-pay-palace-worker", {"region": 2})
    assert table.label("palace worker 3") == ("label-pay-worker", {"region": 3})
    assert table.targets("palace worker 3") == ["worker:3"]
    assert table.reason("palace worker 3") is None
    assert table.reason("palace worker 5") == ("reason-no-worker", {"region": 5})
    table = position().workers(0, r2=2, r3=1).ask(BuildWall(0, 0))
    args = {"section": "@section-gold_1", "lines": 2}
    assert table.label("wall gold_1 2") == ("label-wall", args)
    assert table.targets("wall gold_1 2") == ["wall:gold_1_2"]
    assert table.preview("wall gold_1 2") == {"workers": -2}
    assert table.reason("wall gold_1 2") is None
    table = position().workers(0, r2=2, r3=1).ask(PayWallWorker(0, 2))
    assert table.prompt() == ("prompt-pay-wall-worker", {"left": 2})
    assert table.label("wall worker 2") == ("label-pay-worker", {"region": 2})
    assert table.targets("wall worker 2") == ["worker:2"]
    assert table.reason("wall worker 2") is None


@pytest.mark.clause("zhanguo 5.8")
def test_markers_and_calming(position):
    table = position().stock(laws=0).ask(TakeMarker(0))
    assert table.label("marker writing") == ("label-marker", {"aspect": "@aspect-writing"})
    assert table.targets("marker writing") == ["supply:writing"]
    assert table.preview("marker writing") == {"writing": 1}
    assert table.reason("marker writing") is None
    table = position().markers(1, three="laws").ask(TakeMarker3(0))
    assert table.label("marker3 writing") == ("label-marker3", {"aspect": "@aspect-writing"})
    assert table.targets("marker3 writing") == ["marker3:writing"]
    assert table.preview("marker3 writing") == {"writing": 3}
    assert table.reason("marker3 writing") is None
    assert table.reason("marker3 laws") == ("reason-marker3-taken", {"aspect": "@aspect-laws"})
    table = position().unrest(0, r2=2).ask(CalmRegion(0))
    assert table.label("calm 2") == ("label-calm", {"region": 2, "level": 1})
    assert table.targets("calm 2") == ["unrest:2"]
    assert table.preview("calm 2") == {"unrest": -1}
    assert table.reason("calm 2") is None
    table = position().ask(AddWorker(0, 1, 3))
    assert table.label("add worker") == ("label-add-worker", {"region": 4})
    assert table.label("add nobody") == ("label-decline", {})
    assert table.targets("add worker") == ["own:4:worker"]
    assert table.targets("add nobody") == []
    assert table.preview("add worker") == {"workers": 1}
    assert table.preview("add nobody") == {}
    assert table.reason("add worker") is None
    assert table.question().fields() == [0, 1, 3]


@pytest.mark.clause("zhanguo 4.2", "zhanguo 5.8")
def test_an_activation(position):
    table = position(board="star").tuck(0, 2, 61, 66, 15).tuck(0, 3, 33, 8, 77).tuck(0, 4, 4)
    table.unrest(0, r2=1).officials(0, 1, gov="red")
    table.ask(Activate(0, 0b1111111111, 0b010000))
    assert table.prompt() == ("prompt-activate", {"left": 11})
    key, args = table.label("activate 2 1")
    assert key == "label-activate"
    assert (args["card"], args["region"], args["effect"]) == (61, 2, "official")
    assert (args["official"], args["where"]) == ("@official-gray", "here")
    args = table.label("activate 2 2")[1]
    assert (args["effect"], args["n"], args["aspect"]) == ("vp_per_card", 3, "@aspect-currency")
    assert table.label("activate 2 3")[1]["where"] == "any"
    assert table.label("activate 1 1") == ("label-no-card", {})
    board = {"ability": "@ability-star_recruit", "effect": "move_points", "n": 2}
    assert table.label("activate star_recruit") == ("label-board-ability", board)
    assert table.label("activate stop") == ("label-stop-activating", {})
    assert table.label("activate assign red 1")[0] == "label-assign"
    assert table.targets("activate 2 1") == ["ability:2:61"]
    assert table.targets("activate 1 1") == ["own:1"]
    assert table.targets("activate star_recruit") == ["board:star_recruit", "board:star"]
    assert table.targets("activate stop") == []
    assert table.targets("activate assign red 1") == ["assign:1"]
    previews = {
        "2 1": {"gray": 1}, "2 2": {"vp": 3}, "2 3": {"unrest": -1},
        "3 1": {"points": 2}, "3 2": {"workers": 1}, "3 3": {}, "4 1": {"vp": 3},
        "1 1": {}, "star_recruit": {}, "stop": {},
    }  # fmt: skip
    for line, preview in previews.items():
        assert table.preview(f"activate {line}") == preview
    for line in ("2 1", "star_recruit", "stop", "assign red 1"):
        assert table.reason(f"activate {line}") is None
    assert table.reason("activate assign gray 1")[0] == "reason-not-there-official"


@pytest.mark.clause("zhanguo 5.11")
def test_a_board_ability_that_does_nothing_is_not_offered(position):
    table = position(board="star").ask(Activate(0, 0, 0b010000))
    assert table.lines() == ["activate stop"]
    assert table.reason("activate star_recruit") == ("reason-no-effect", {})


@pytest.mark.clause("zhanguo 5.10")
def test_a_claim(position):
    table = position().disc(1, "upper", "palace").palace(0, 1, 2, 5).officials(0, 1, gov="red")
    table.ask(ClaimTasks(0))
    key, args = table.label("claim upper palace")
    assert key.startswith("label-claim")
    assert "@task-palace" in args.values()
    assert table.label("claim stop")[0].startswith("label-")
    assert table.label("claim assign red 1")[0] == "label-assign"
    assert table.targets("claim upper palace") == ["task:upper:palace"]
    assert table.targets("claim stop") == []
    assert table.targets("claim assign red 1") == ["assign:1"]
    for line in ("upper palace", "stop", "assign red 1"):
        assert table.reason(f"claim {line}") is None


@pytest.mark.clause("zhanguo 4.3", "zhanguo 5.9")
def test_a_reward(position):
    table = position().markers(0, writing=2).ask(TakeReward(0, 0))
    args = {"kind": "official", "n": 1, "colour": "any", "regions": "2", "count": 1}
    asked = {**args, "aspect": "@aspect-writing", "value": 2}
    assert table.prompt() == ("prompt-take-reward", asked)
    assert table.label("reward 1 writing") == ("label-accept-reward", args)
    assert table.label("reward pass") == ("label-pass-reward", {})
    assert table.targets("reward 1 writing") == ["reward:1:writing"]
    assert table.targets("reward pass") == []
    assert table.preview("reward 1 writing") == {"writing": -2}
    assert table.preview("reward pass") == {}
    assert table.reason("reward 1 writing") is None
    assert table.reason("reward pass") is None
    table = position().officials(0, 1, gov="red red red red red").ask(RewardOfficial(0, 3))
    assert table.prompt() == ("prompt-reward-official", {"region": 5})
    gray = {"official": "@official-gray", "region": 5}
    assert table.label("reward official gray") == ("label-recruit", gray)
    assert table.targets("reward official gray") == ["supply:gray", "own:5:gov"]
    assert table.preview("reward official gray") == {"gray": 1}
    assert table.reason("reward official gray") is None
    assert table.reason("reward official red")[0] == "reason-supply-empty"


@pytest.mark.clause("zhanguo 7.1")
def test_boards_and_bids(position):
    table = position(board_side="b_auction")
    table.state.pool = 0b11110
    table.ask(PickBoard(0))
    assert table.label("board star") == ("label-board", {"side": "@side-star"})
    assert table.targets("board star") == ["board:star"]
    assert table.reason("board star") is None
    table.state.agenda = []
    table.state.leader, table.state.bid = 1, 3
    table.ask(Bid(0))
    assert table.label("bid pass") == ("label-pass-bid", {})
    assert table.label("bid 4") == ("label-bid", {"n": 4})
    assert table.targets("bid pass") == ["bid:pass"]
    assert table.targets("bid 4") == ["bid:4"]
    assert table.preview("bid 4") == {"vp": -4}
    assert table.preview("bid pass") == {}
    assert table.reason("bid 4") is None
    assert table.reason("bid pass") is None


def test_every_reason_has_a_clause(rules):
    assert rules.clause_of("reason-locked") == "5.2"
    assert rules.clause_of("reason-of-nobody") == ""
