"""Numbers for learners: what the encodings of all games are put together from."""

from __future__ import annotations

from tianxia.core.agenda import NATURE, State


def zeros(out: list[float], length: int) -> None:
    """Append so many zeros."""
    out.extend([0.0] * length)


def flags(out: list[float], length: int, ones: list[int]) -> None:
    """Append so many numbers: 1 at these places, 0 elsewhere."""
    start = len(out)
    zeros(out, length)
    for one in ones:
        out[start + one] = 1.0


def own_first(state: State, viewer: int) -> list[int]:
    """The seats as they are shown, the viewer's own first; a spectator looks from seat 0."""
    first = viewer if viewer >= 0 else 0
    return [(first + turn) % state.seats for turn in range(state.seats)]


def seat_flag(out: list[float], length: int, own: list[int], seat: int) -> None:
    """One-hot among the seats as they are shown; nothing for nobody."""
    flags(out, length, [own.index(seat)] if seat >= 0 else [])


def asked_seat(state: State) -> int:
    """The seat that answers; NATURE when nobody does."""
    top = state.top()
    return NATURE if top is None else top.seat


def question_flag(out: list[float], state: State, questions: list[str]) -> str:
    """One-hot: what is asked; the name of the question, empty if it is none of these."""
    top = state.top()
    name = "" if top is None else type(top).__name__
    known = name in questions
    flags(out, len(questions), [questions.index(name)] if known else [])
    return name if known else ""
