"""One person at the terminal: what is shown, what is asked, what the answers mean."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tianxia.cli import show
from tianxia.cli.advice import hint_lines
from tianxia.cli.blocked import blocked_choices, number_in, why_lines
from tianxia.cli.table_setup import Sitting
from tianxia.match.match import UndoBlocked
from tianxia.words import Speaker

if TYPE_CHECKING:
    from rich.console import Console

Read = Callable[[str], str]  # shows a prompt and returns a line; EOFError when there is none


class Session:
    """A game from the first question to the result, or to the person's farewell."""

    def __init__(
        self, table: Sitting, speaker: Speaker, out: Console, read: Read = show.read_line
    ) -> None:
        self.table: Final = table
        self.match: Final = table.match
        self.speaker: Final = speaker
        self.out: Final = out
        self.read: Final = read
        self.told = 0  # how many notes have been read out
        self.shown = -1  # the ply up to which the person knows the position
        self.commands: Final[dict[str, Callable[[str], None]]] = {
            "?": self.explain_commands,
            "p": self.show_position,
            "u": self.undo,
            "h": self.hint,
            "l": self.show_log,
            "w": self.why,
            "s": self.show_forecast,
        }

    def run(self) -> bool:
        """Play; True when the game was played to its end."""
        self.greet()
        while True:
            self.let_bots_answer()
            self.tell_news()
            if self.match.over:
                self.close()
                return True
            if self.others_moved():
                self.show_position("")
            if not self.ask():
                self.say("cli-bye")
                return False

    def let_bots_answer(self) -> None:
        """Until the person must think or the game is over."""
        match = self.match
        while not match.over and match.to_move != self.table.seat:
            seat = match.to_move
            match.play(self.table.choosers[seat](match.table(seat)))

    def ask(self) -> bool:
        """Put the question until it is answered or taken back; False when the person leaves."""
        ply = self.match.ply
        self.show_question()
        while self.match.ply == ply:
            try:
                line = self.read("> ").strip()
            except EOFError:
                self.out.print()
                return False
            word, _, rest = line.partition(" ")
            if word.lower() in ("q", "quit"):
                return False
            number = number_in(line)
            if number is not None:
                self.choose(number)
            elif word.lower() in self.commands:
                self.commands[word.lower()](rest.strip())
            elif line:
                self.say("cli-not-understood", line=line)
            else:
                self.show_question()
        return True

    def choose(self, number: int) -> None:
        """Answer with the option of this number."""
        legal = self.match.legal()
        if 1 <= number <= len(legal):
            self.match.submit(self.table.seat, self.match.ply, [legal[number - 1]])
        elif number <= len(legal) + len(blocked_choices(self.match)):
            self.why(str(number))
        else:
            self.say("cli-no-option", n=number, most=len(legal))

    # -- what can be asked for -------------------------------------------------------------

    def explain_commands(self, _: str) -> None:
        """All that can be typed."""
        self.say("cli-commands")

    def show_position(self, _: str) -> None:
        """The tables."""
        self.shown = self.match.ply
        self.out.print(show.position(self.speaker, self.match, self.table.seat))

    def undo(self, _: str) -> None:
        """Take the last answer back, or say what is in the way."""
        try:
            self.match.undo(self.table.seat)
        except UndoBlocked as error:
            self.out.print(self.speaker.say(error.said), soft_wrap=True)
            return
        self.told = min(self.told, len(self.match.journal.notes))
        self.shown = min(self.shown, self.match.ply)
        self.say("cli-undone")

    def hint(self, wanted: str) -> None:
        """What a level would do, and why."""
        for line in hint_lines(self.speaker, self.match, self.table.seat, wanted):
            self.out.print(line, soft_wrap=True)

    def show_log(self, _: str) -> None:
        """Everything that has happened."""
        self.print_notes(0)

    def why(self, wanted: str) -> None:
        """Why something cannot be chosen now."""
        for line in why_lines(self.speaker, self.match, wanted):
            self.out.print(line, soft_wrap=True)

    def show_forecast(self, _: str) -> None:
        """The score if the game ended now."""
        self.out.print(show.forecast(self.speaker, self.match))

    # -- what is shown ---------------------------------------------------------------------

    def greet(self) -> None:
        """Who sits where, and the seal on nature's answers."""
        self.out.print(self.speaker.text("game-name"), style="bold")
        for seat, name in enumerate(self.match.names):
            bot = self.table.bots.get(seat)
            key = "cli-seat-person" if bot is None else "cli-seat-bot"
            self.say(key, n=seat + 1, player=name, bot=bot or "")
        self.say("cli-sealed", hash=self.match.commitment)
        self.say("cli-commands")

    def show_question(self) -> None:
        """The question and its numbered answers."""
        decision = self.match.decision
        assert decision is not None, "there is a question"
        state = self.match.state
        self.out.print()
        self.out.print(self.speaker.say(decision.prompt(state)), style="bold", soft_wrap=True)
        for number, choice in enumerate(self.match.legal(), start=1):
            text = self.speaker.say(decision.label(state, choice))
            preview = decision.preview(state, choice)
            amounts = [self.speaker.amount(amount) for amount in preview if amount.n]
            ending = f"  ({', '.join(amounts)})" if amounts else ""
            self.out.print(f"{number:>3}  {text}{ending}", soft_wrap=True)

    def tell_news(self) -> None:
        """What has happened since the person was last told."""
        self.print_notes(self.told)
        self.told = len(self.match.journal.notes)

    def print_notes(self, start: int) -> None:
        """The log from one note on."""
        notes = self.match.journal.notes[start:]
        names, rules = self.match.names, self.match.rules
        for line in show.log_lines(self.speaker, rules, notes, names, self.table.seat):
            self.out.print(f"· {line}", soft_wrap=True)

    def others_moved(self) -> bool:
        """Whether the position changed by more than the person's own answers."""
        if self.shown < 0:
            return True
        return any(entry.seat != self.table.seat for entry in self.match.entries[self.shown :])

    def close(self) -> None:
        """The result, and nature's secret."""
        self.out.print(show.result(self.speaker, self.match))
        ranking = self.match.ranking()
        for seat, name in enumerate(self.match.names):
            if ranking[seat] == 1:
                self.say("winner", player=name)
        if self.match.secret is not None:
            self.say("cli-secret", secret=self.match.secret.hex())

    def say(self, key: str, **args: int | str) -> None:
        """One message."""
        self.out.print(self.speaker.text(key, **args), soft_wrap=True)
