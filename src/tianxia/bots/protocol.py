"""What a bot is given, and what it must do."""

from __future__ import annotations

from typing import Protocol

from tianxia.core.agenda import State
from tianxia.core.rules import Json
from tianxia.games.registry import AnyRules


class Table(Protocol):
    """A seat's own place at the table: all that a bot may know, and nothing of the truth.

    The examples of the methods begin with this table:

    >>> game = tianxia.new("dragon", seats=2, seed=7)
    >>> table = game.table(game.to_move)
    """

    @property
    def seat(self) -> int:
        """The seat the bot plays.

        >>> table.seat == game.to_move
        True
        """

    @property
    def rules(self) -> AnyRules:
        """The rules of the game.

        >>> table.rules.name, table.rules.version
        ('dragon', 1)
        >>> table.rules.catalogue.text(table.rules.catalogue.action_id(game.decision, 0))
        'draft monk 1 healer 1'
        """

    def view(self) -> Json:
        """The table as the seat sees it.

        >>> sorted(table.view())[:3]
        ['events', 'groups', 'order']
        """

    def legal(self) -> list[int]:
        """The choices open to the seat now, ascending.

        >>> table.legal()[:3]
        [0, 2, 4]
        """

    def observation(self) -> list[float]:
        """The table as the seat sees it, in numbers; `tianxia observations` says what they mean.

        >>> len(table.observation()) == table.rules.encoding_size()
        True
        """

    def sample(self, seed: int) -> State:
        """A position that agrees with all the seat knows; the bot may do with it what it likes.

        >>> position = table.sample(seed=1)
        >>> table.rules.view(position, table.seat) == table.view()
        True
        """


class Bot(Protocol):
    """A player: asked only when its seat has more than one choice.

    >>> class First:
    ...     def choose(self, table: tianxia.Table) -> int:
    ...         return table.legal()[0]
    >>> bot: tianxia.Bot = First()
    """

    def choose(self, table: Table) -> int:
        """One of the table's legal choices.

        >>> from tianxia.bots.registry import make_bot
        >>> bot = make_bot("casual", "dragon", seed=1)
        >>> bot.choose(table) in table.legal()
        True
        """
