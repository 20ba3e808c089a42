"""A walk through the months to come: how many persons and palaces are left at each month's end."""

from __future__ import annotations

from tianxia.bots.evaluators.dragon_outlook import Outlook
from tianxia.bots.evaluators.dragon_weights import Weights
from tianxia.core.native import i64, vec


class Walk:
    """The court's future if so many persons are lost in each month.

    Newcomers move into empty palaces first and whoever is lost leaves a shared palace first.
    """

    def __init__(
        self, outlook: Outlook, weights: Weights, losses: vec[float], starved: vec[float]
    ) -> None:
        self.persons: float = float(outlook.persons)
        self.covered: float = float(outlook.palaces - outlook.empty)  # where somebody lives
        self.palaces: float = float(outlook.palaces)
        self.floors: float = float(outlook.floors)
        self.building: float = weights.growth
        self.founding: float = weights.founding
        self.palace_points: float = 0.0
        self.persons_then: float = 0.0  # when the super event strikes
        self.person_points: float = 0.0
        self.walk(outlook, losses, starved)

    def walk(self, outlook: Outlook, losses: vec[float], starved: vec[float]) -> None:
        """Month by month, the one that is going on first."""
        state = outlook.state
        edition = state.edition
        cards = outlook.cards
        shared = float(outlook.shared)
        each = float(edition.palace_points)
        now = max(1, state.round)
        month = now
        if state.round > 0 and outlook.scorings == edition.rounds - state.round:
            self.lose(losses[month])  # the month is over but for its last releases
            month += 1
        acts, plays = outlook.acts_now, outlook.plays_now
        while month <= edition.rounds:
            if month > state.round:
                acts, plays = 1, 1
            self.build(float(acts))
            if plays > 0 and cards > 0:
                cards -= 1
                self.move_in()
            self.lose(losses[month])
            self.starve(starved[month], shared)
            if month == edition.super_round:
                self.persons_then = self.persons
            if month == now:
                self.first_decay(outlook.empty, outlook.low, plays)
            else:
                self.decay()
            self.palace_points += self.palaces * each
            month += 1
        self.person_points = self.persons * float(edition.person_points)

    def points(self) -> float:
        """What palaces and persons bring on the way."""
        return self.palace_points + self.person_points

    def build(self, actions: float) -> None:
        """Some floors are built with every action, some of them as new palaces."""
        self.floors += self.building * actions
        if self.persons > self.palaces:
            self.palaces += self.founding * actions

    def move_in(self) -> None:
        """One newcomer, as far as there is room."""
        if self.persons < self.floors:
            self.persons = min(self.floors, self.persons + 1.0)
        if self.covered < self.palaces:
            self.covered = min(min(self.palaces, self.covered + 1.0), self.persons)

    def lose(self, persons: float) -> None:
        """So many persons leave."""
        if persons > 0.0:
            self.persons = max(0.0, self.persons - persons)
            self.covered = min(self.covered, self.persons)

    def starve(self, persons: float, shared: float) -> None:
        """A drought takes one person of a palace: only shared palaces stay inhabited."""
        if persons > 0.0:
            spare = min(self.persons - self.covered, shared + 0.5)
            self.covered = max(0.0, self.covered - max(0.0, persons - spare))
            self.persons = max(self.covered, self.persons - persons)

    def first_decay(self, empty: i64, low: i64, plays: i64) -> None:
        """The palaces that are empty now are known; a newcomer saves the lowest."""
        vanish = float(max(0, low - plays))
        bare = max(0.0, self.palaces - self.covered)
        self.fall(bare, max(vanish, (bare - float(empty) + float(plays)) * self.low_share()))

    def decay(self) -> None:
        """Empty palaces lose a floor; some had only one."""
        bare = self.palaces - self.covered
        if bare > 0.0:
            self.fall(bare, bare * self.low_share())

    def low_share(self) -> float:
        """How many of the palaces have one floor only, roughly."""
        if self.floors <= 0.0 or self.palaces <= 0.0:
            return 1.0
        return min(1.0, max(0.0, 2.0 - self.floors / self.palaces))

    def fall(self, floors: float, palaces: float) -> None:
        """Floors and palaces that are gone."""
        self.floors = max(0.0, self.floors - floors)
        self.palaces = max(0.0, self.palaces - palaces)
        self.persons = min(self.persons, self.floors)
