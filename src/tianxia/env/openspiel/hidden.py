"""Which answers of a story somebody still cannot know, and the states in which they were given."""

from __future__ import annotations

from typing import Final

from tianxia.core.agenda import State, apply
from tianxia.env.openspiel.story import Story


class Secrets:
    """The answers up to one ply that are still hidden from somebody."""

    def __init__(
        self, upto: int, state: State, kept: dict[int, int], before: dict[int, State]
    ) -> None:
        self.upto: Final = upto
        self.state: Final = state  # after so many plies
        self.kept: Final = kept  # the ply of a secret: the ply where its row of secrets begins
        self.before: Final = before  # the states in which such rows begin

    def followed(self, story: Story) -> Secrets:
        """The secrets at the end of a longer story with the same beginning."""
        rules = story.table.rules
        state: State = rules.clone(self.state)
        kept, before = dict(self.kept), dict(self.before)
        row = -1
        for at in range(self.upto, len(story.plies)):
            ply = story.plies[at]
            if ply.seen_by == story.table.everybody:
                row = -1
            else:
                if row < 0:
                    row = at
                    before[row] = rules.clone(state)
                kept[at] = row
            apply(state, ply.choice)
            for secret in list(kept):
                told = story.plies[secret]
                if not told.question.is_secret(state, told.choice):
                    del kept[secret]
        rows = set(kept.values())
        before = {at: copy for at, copy in before.items() if at in rows}
        return Secrets(len(story.plies), state, kept, before)


def secrets_of(story: Story) -> Secrets:
    """What is still secret now; worked out once and followed from there on."""
    known = story.secrets or Secrets(0, story.table.beginning, {}, {})
    if known.upto < len(story.plies):
        known = known.followed(story)
    story.secrets = known
    return known
