"""Wrong input, as one sentence in the user's language."""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any, Final

import typer

from tianxia.core.errors import TianxiaError
from tianxia.core.words import Arg, Said
from tianxia.match.match import UndoBlocked
from tianxia.words import Speaker

# Typer brought its own copy of click with it some day; the errors are where its BadParameter is.
usage: Final[Any] = import_module(typer.BadParameter.__module__)


class Refused(TianxiaError):
    """Something on the command line cannot be used."""

    exit_code = 2

    def __init__(self, key: str, **args: Arg) -> None:
        super().__init__(key)
        self.said = Said(key, args)


def sentence(speaker: Speaker, error: BaseException) -> str:
    """What is wrong with the input."""
    if isinstance(error, (Refused, UndoBlocked)):
        return speaker.say(error.said)
    if isinstance(error, usage.UsageError):
        return speaker.say(usage_said(error))
    if isinstance(error, OSError) and error.filename is not None:
        problem = error.strerror or type(error).__name__
        return speaker.text("cli-error-file", file=str(error.filename), problem=problem)
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return " ".join(str(error).split())


def usage_said(error: Any) -> Said:
    """The usage errors that people make, one by one; the rest in the words they came with."""
    message = str(error.message)
    quoted = re.findall(r"'([^']*)'", message)
    if isinstance(error, usage.NoSuchOption):
        return Said("cli-error-no-such-flag", {"name": error.option_name})
    if isinstance(error, usage.MissingParameter):
        return Said("cli-error-missing", {"name": parameter_name(error)})
    if isinstance(error, usage.BadParameter):
        if "integer" in message:
            return Said("cli-error-needs-whole", {"name": parameter_name(error)})
        if "number" in message or "float" in message:
            return Said("cli-error-needs-number", {"name": parameter_name(error)})
    if isinstance(error, usage.BadOptionUsage):
        return Said("cli-error-needs-value", {"name": error.option_name})
    if message.startswith("No such command") and quoted:
        known = ", ".join(error.ctx.command.list_commands(error.ctx))
        return Said("cli-error-no-such-command", {"name": quoted[0], "known": known})
    if message.startswith("Missing command"):
        known = ", ".join(error.ctx.command.list_commands(error.ctx))
        return Said("cli-error-no-command", {"known": known})
    if message.startswith("Got unexpected extra argument"):
        return Said("cli-error-too-much", {"extra": message.rpartition("(")[2].rstrip(")")})
    return Said("cli-error-usage", {"message": error.format_message().rstrip(".")})


def parameter_name(error: Any) -> str:
    """The option or argument as people write it."""
    parameter = error.param
    if parameter.param_type_name == "argument":
        return str(parameter.metavar or parameter.name).upper()
    return str(max(parameter.opts, key=len))
