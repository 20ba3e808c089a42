"""The ways in which input can be wrong; each message is one sentence for people."""

from __future__ import annotations


class TianxiaError(Exception):
    """Something a person gave us cannot be used; nothing was changed."""


class Unreadable(TianxiaError):
    """The input cannot be understood at all."""


class Illegal(TianxiaError):
    """The input is understood, and the rules do not allow it now."""


class Stale(TianxiaError):
    """The input answers a question that is no longer asked."""
