"""The games and their states as OpenSpiel meets them."""

from __future__ import annotations

import base64
import json
import pickle
from typing import Any, Final

import pyspiel

from tianxia.core.agenda import NATURE
from tianxia.core.errors import Unreadable
from tianxia.core.words import word_of
from tianxia.env.openspiel.arrangement import RANK, Arrangement, arrangement_for
from tianxia.env.openspiel.node import Node, opened
from tianxia.env.openspiel.observer import Observer, observer_for
from tianxia.env.openspiel.retelling import Sampler, retold
from tianxia.games.registry import GAMES, game_named, rules_for
from tianxia.words import title_of

PREFIX: Final = "tianxia_"
PLAYERS: Final = "players"
UTILITY: Final = "utility"
MOST_POINTS: Final = 1000  # three times what our bots score, and as far below nothing
OVER: Final = int(pyspiel.PlayerId.TERMINAL)
NO_FIELDS: Final = base64.b64encode(pickle.dumps({})).decode()


def game_type(name: str, utility: str = RANK, has_secrets: bool | None = None) -> Any:
    """What OpenSpiel lists of a game; it may differ with the options."""
    rules = rules_for(name)
    options = rules.read_options({})
    kinds = pyspiel.GameType
    if has_secrets is None:
        has_secrets = game_named(name).facts.has_secrets(options)
    hidden, known = kinds.Information.IMPERFECT_INFORMATION, kinds.Information.PERFECT_INFORMATION
    return kinds(
        short_name=PREFIX + name,
        long_name=title_of(name),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=hidden if has_secrets else known,
        utility=kinds.Utility.ZERO_SUM if utility == RANK else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=rules.seats_max,
        min_num_players=rules.seats_min,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={PLAYERS: rules.seats_min, UTILITY: RANK, **options},
    )


def game_info(table: Arrangement) -> Any:
    """The sizes and bounds of a game."""
    by_rank = table.utility == RANK
    return pyspiel.GameInfo(
        num_distinct_actions=table.numbering.actions,
        max_chance_outcomes=len(table.numbering.outcomes),
        num_players=table.seats,
        min_utility=-1.0 if by_rank else float(-MOST_POINTS),
        max_utility=1.0 if by_rank else float(MOST_POINTS),
        utility_sum=0.0 if by_rank else None,
        max_game_length=table.decisions,
    )


class TianxiaGame(pyspiel.Game):
    """One game with its seats, options and utility."""

    def __init__(self, name: str, params: dict[str, Any]) -> None:
        options = {key: value for key, value in params.items() if key not in (PLAYERS, UTILITY)}
        self.table: Final = arrangement_for(name, params[PLAYERS], options, params[UTILITY])
        self.start: Final = opened(self.table)
        made = game_type(name, self.table.utility, self.table.has_secrets)
        super().__init__(made, game_info(self.table), params)

    def new_initial_state(self) -> TianxiaState:
        """The beginning; nature draws first."""
        return TianxiaState(self)

    def max_chance_nodes_in_history(self) -> int:
        """How often nature draws at most."""
        return self.table.draws

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (str(self),)  # the class was made while the program ran

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """An observer of the kind asked for, without memory unless told otherwise."""
        if params:
            raise Unreadable("Observations of this game have no parameters.")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return observer_for(self.table, kind)


class TianxiaState(pyspiel.State):
    """A position; all of it is in `position`, which OpenSpiel copies and pickles."""

    def __init__(self, game: TianxiaGame) -> None:
        super().__init__(game)
        self.position: Node = game.start  # shared until the first answer

    # -- questions ------------------------------------------------------------------------------

    def current_player(self) -> int:
        """Whose turn it is; nature and the end are players below 0."""
        question = self.position.question
        return OVER if question is None else question.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.question is None

    def is_chance_node(self) -> bool:
        """Whether nature draws."""
        question = self.position.question
        return question is not None and question.seat == NATURE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The actions open to the player to move; none to the others."""
        question = self.position.question
        if question is None:
            return []
        if player is None or player == question.seat or question.seat == NATURE:
            return self.position.numbers()[:]
        return super().legal_actions(player)  # type: ignore[no-any-return] # pyspiel has no types

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 # asked only of the player to move
        return self.position.numbers()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Nature's outcomes with their probabilities."""
        return self.position.odds()

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.table.numbering.text(player, action)

    def returns(self) -> list[float]:
        """The utilities; nothing before the end."""
        position = self.position
        if position.question is not None:
            return [0.0] * position.table.seats
        return position.table.payoffs(position.state)

    def __str__(self) -> str:
        position = self.position
        rules, state = position.table.rules, position.state
        question = position.question
        asked = "over" if question is None else word_of(type(question).__name__)
        head = (
            f"{rules.name}, round {rules.round_of(state)}, player {self.current_player()}: {asked}"
        )
        return f"{head}\nscores {rules.scores(state)}\n{json.dumps(rules.dump(state))}"

    # -- answers --------------------------------------------------------------------------------

    def _apply_action(self, action: int) -> None:
        if not self.position.story.plies:
            self.position = self.position.clone()
        self.position.play(action)

    def resample_from_infostate(self, player: int, sampler: Sampler) -> TianxiaState:
        """Another history that the player cannot tell from this one."""
        told = retold(self.position, player, sampler)
        if told is None:
            return self.clone()  # type: ignore[no-any-return] # pyspiel has no types
        numbering = told.table.numbering
        history = ",".join(
            f"{ply.question.seat}:{numbering.first(ply.question) + ply.choice}"
            for ply in told.story.plies
        )
        moves = len(told.story.plies)
        text = f"history={history}\nmove_number={moves}\n__dict__={NO_FIELDS}"
        state: TianxiaState = self.get_game().deserialize_state(text)
        state.position = told
        return state

    # -- structures -----------------------------------------------------------------------------

    def _to_struct(self) -> dict[str, object]:
        return self.position.table.rules.dump(self.position.state)

    def _to_observation_struct(self, player: int) -> dict[str, object]:
        return self.position.table.rules.view(self.position.state, player)

    def _action_to_struct(self, player: int, action: int) -> dict[str, object]:
        return {"line": self._action_to_string(player, action)}

    def _struct_to_actions(self, struct: dict[str, object]) -> list[int]:
        line = str(struct["line"])
        lines = {self._action_to_string(self.current_player(), n): n for n in self.legal_actions()}
        if line not in lines:
            raise Unreadable(f"{line!r} does not answer the question asked now.")
        return [lines[line]]


def game_class(name: str) -> type[TianxiaGame]:
    """The class OpenSpiel makes a game from; it keeps it until the very end of the program."""

    def __init__(self: TianxiaGame, params: dict[str, Any]) -> None:  # noqa: N807 # of a class
        TianxiaGame.__init__(self, name, params)

    return type(f"Tianxia_{name}", (TianxiaGame,), {"__init__": __init__})


def loaded(text: str) -> TianxiaGame:
    """The game that a text of OpenSpiel means."""
    game: TianxiaGame = pyspiel.load_game(text)
    return game


def register() -> None:
    """Tell OpenSpiel of every game, once."""
    known = pyspiel.registered_names()
    for name in GAMES:
        if PREFIX + name not in known:
            pyspiel.register_game(game_type(name), game_class(name))
