"""A walk through the months to come: how many persons and palaces are left at each month's end."""

from __future__ import annotations

from tianxia.bots.evaluators.dragon_outlook import Outlook
from tianxia.bots.evaluators.dragon_weights import Weights


class Walk:
    """The court's future if so many persons are lost in each month.

    Newcomers move into empty palaces first and whoever is lost leaves a shared palace first.
    """

    def __init__(
        self, outlook: Outlook, weights: Weights, losses: list[float], starved: list[float]
    ) -> None:
        state = outlook.state
        edition = state.edition
        self.persons: float = float(outlook.persons)
        self.covered: float = float(outlook.inhabited)  # palaces in which somebody lives
        self.palaces: float = float(outlook.palaces)
        self.floors: float = float(outlook.floors)
        self.building: float = weights.growth
        self.founding: float = weights.founding
        self.palace_points: float = 0.0
        self.persons_then: float = 0.0  # when the super event strikes
        cards = outlook.cards
        now = max(1, state.round)
        for month in range(now, edition.rounds + 1):
            first = month == now and state.round > 0
            if first and outlook.scorings == edition.rounds - state.round:
                self.lose(losses[month])  # the month is over but for its last releases
                continue
            acts = outlook.acts_now if first else 1
            plays = outlook.plays_now if first else 1
            self.build(acts)
            if plays and cards > 0:
                cards -= 1
                self.move_in()
            self.lose(losses[month])
            self.starve(starved[month], float(outlook.shared))
            if month == edition.super_round:
                self.persons_then = self.persons
            if month == now:
                self.first_decay(outlook.empty, plays)
            else:
                self.decay()
            self.palace_points += self.palaces * float(edition.palace_points)
        self.person_points: float = self.persons * edition.person_points
        self.points: float = self.palace_points + self.person_points

    def build(self, actions: int) -> None:
        """Some floors are built with every action, some of them as new palaces."""
        self.floors += self.building * actions
        if self.persons > self.palaces:
            self.palaces += self.founding * actions

    def move_in(self) -> None:
        """One newcomer, as far as there is room."""
        if self.persons < self.floors:
            self.persons = min(self.floors, self.persons + 1.0)
        if self.covered < self.palaces:
            self.covered = min(self.palaces, self.covered + 1.0, self.persons)

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

    def first_decay(self, empty: list[int], plays: int) -> None:
        """The palaces that are empty now are known; a newcomer saves the lowest."""
        low = 0
        for floors in empty:
            if floors == 1:
                low += 1
        vanish = float(max(0, low - plays))
        bare = max(0.0, self.palaces - self.covered)
        self.fall(bare, max(vanish, (bare - len(empty) + plays) * self.low_share()))

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
