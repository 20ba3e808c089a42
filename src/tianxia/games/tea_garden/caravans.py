"""Main action C: sell tea to a caravan."""

from __future__ import annotations

from tianxia.core.agenda import Step
from tianxia.core.native import i64
from tianxia.core.rows import added, has, index_of, repiled
from tianxia.core.words import Amount, Said
from tianxia.games.tea_garden.bonuses import gain
from tianxia.games.tea_garden.decks import fill_caravan
from tianxia.games.tea_garden.effect import amounts_of
from tianxia.games.tea_garden.leaves import spend_scrolls
from tianxia.games.tea_garden.names import CARAVANS, FOR_CARAVANS, NO_CARAVAN
from tianxia.games.tea_garden.paying import PayCaravan, ask_for
from tianxia.games.tea_garden.state import TeaState


def can_trade(state: TeaState, option: i64, fresh: i64, fermented: i64) -> bool:
    """Whether so many leaves suffice for a trade (caravan * 2 + trade)."""
    brown = state.edition.trade_fermented[option]
    return fermented >= brown and fresh + fermented >= brown + state.edition.trade_any[option]


def reason_against(state: TeaState, seat: i64, choice: i64, strength: i64) -> Said:
    """Why this caravan, trade and strength cannot be chosen now."""
    caravan, trade, power = choice // 4, choice // 2, choice // 4 * 2 + choice % 2
    if not has(state.caravans, caravan):
        return Said("reason-no-such-caravan", {"caravan": f"@caravan-{CARAVANS[caravan]}"})
    edition = state.edition
    need = edition.strength_least[power]
    if strength < need:
        return Said("reason-needs-strength", {"need": need, "have": strength})
    brown, green = edition.trade_fermented[trade], edition.trade_any[trade]
    have = state.fresh_of(seat) + state.fermented_of(seat)
    return Said("reason-needs-leaves", {"n": brown + green, "fermented": brown, "have": have})


def sell(state: TeaState, seat: i64, choice: i64) -> None:
    """Pay the leaves of the trade; both rewards follow."""
    edition = state.edition
    trade, power = choice // 2, choice // 4 * 2 + choice % 2
    spend_scrolls(state, seat, max(0, edition.strength_least[power] - state.strength))
    state.push(WinCaravan(seat, choice))
    brown, green = edition.trade_fermented[trade], edition.trade_any[trade]
    ask_for(state, PayCaravan(seat, choice, brown + green, brown, 0, green, 1))


def gains_of(state: TeaState, choice: i64) -> list[Amount]:
    """What a trade and a strength bring together."""
    edition = state.edition
    trade, power = choice // 2, choice // 4 * 2 + choice % 2
    return amounts_of(edition.trade_effect[trade]) + amounts_of(edition.strength_effect[power])


class WinCaravan(Step[TeaState]):
    """The caravan is won: the reward of the trade, that of the strength, then a new caravan."""

    def run(self, state: TeaState) -> None:
        caravan, trade, power = self.arg // 4, self.arg // 2, self.arg // 4 * 2 + self.arg % 2
        place = index_of(state.caravans, caravan)
        state.caravans[place] = NO_CARAVAN
        state.won = repiled(state.won, self.seat, added(state.won[self.seat], caravan))
        state.note("sold", self.seat, caravan)
        state.push(NextCaravan(self.seat, place))
        state.push(StrengthReward(self.seat, power))
        gain(state, self.seat, state.edition.trade_effect[trade], FOR_CARAVANS)


class StrengthReward(Step[TeaState]):
    """The reward of a strength (`arg`: caravan * 2 + strength), after that of the trade."""

    def run(self, state: TeaState) -> None:
        gain(state, self.seat, state.edition.strength_effect[self.arg], FOR_CARAVANS)


class NextCaravan(Step[TeaState]):
    """A new caravan at place `arg`."""

    def run(self, state: TeaState) -> None:
        fill_caravan(state, self.arg)
