"""The frame around all commands: language, help pages, and errors in one place."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from tianxia.cli.refusal import Refused, sentence, usage
from tianxia.core.errors import TianxiaError
from tianxia.words import LANGUAGES, Speaker, language_from_environment

NAME: Final = "tianxia"
WRONG_INPUT: Final = 2
INTERRUPTED: Final = 130
LANGUAGE_OPTION: Final = "--lang"


class Command(TyperCommand):
    """A command whose help is written in keys and said in the user's language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """The help page."""
        write_help(self, ctx, formatter)


class Group(TyperGroup):
    """A command with commands below it."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """The help page with the list of commands."""
        write_help(self, ctx, formatter)
        speaker = speaker_of(ctx)
        with formatter.section(speaker.text("cli-help-commands")):
            formatter.write_dl(
                [
                    (name, speaker.text(str(command.help)))
                    for name, command in self.commands.items()
                    if not command.hidden
                ]
            )


class Program(Group):
    """The whole program: finds the language, runs the command, turns errors into sentences."""

    def main(self, args: Sequence[str] | None = None, *_: Any, **extra: Any) -> Any:
        """Run the command and leave with its exit code."""
        given = list(sys.argv[1:] if args is None else args)
        speaker = Speaker(language_from_environment())
        try:
            language, rest = take_language(given)
            speaker = Speaker(language)
            extra.update(prog_name=NAME, standalone_mode=False, obj=speaker)
            code = super().main(rest or ["--help"], **extra)
            sys.stdout.flush()
        except (TianxiaError, usage.ClickException) as error:
            complain(sentence(speaker, error))
            code = error.exit_code if isinstance(error, Refused) else WRONG_INPUT
        except BrokenPipeError:
            leave_quietly()
            code = 1
        except OSError as error:
            complain(sentence(speaker, error))
            code = WRONG_INPUT
        except (KeyboardInterrupt, typer.Abort):
            code = INTERRUPTED
        sys.exit(code if isinstance(code, int) else 0)


def complain(text: str) -> None:
    """One sentence on the error stream."""
    sys.stderr.write(text + "\n")


def leave_quietly() -> None:
    """Nobody reads the output any more: let nothing else be said about it at the very end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def take_language(given: list[str]) -> tuple[str, list[str]]:
    """The language asked for, before or after the command, and the other words."""
    language = language_from_environment()
    rest: list[str] = []
    words = iter(given)
    for word in words:
        if word == "--":
            return language, [*rest, word, *words]
        if word == LANGUAGE_OPTION or word.startswith(LANGUAGE_OPTION + "="):
            language = word.partition("=")[2] if "=" in word else next(words, "")
            if language not in LANGUAGES:
                known = ", ".join(LANGUAGES)
                raise Refused("cli-error-language", given=language, known=known)
        else:
            rest.append(word)
    return language, rest


def speaker_of(ctx: Any) -> Speaker:
    """The speaker that the program has chosen."""
    speaker = ctx.find_root().obj
    assert isinstance(speaker, Speaker), "the program chooses a speaker first"
    return speaker


def write_help(command: Any, ctx: Any, formatter: Any) -> None:
    """Usage, what the command does, its arguments and options."""
    speaker = speaker_of(ctx)
    pieces = " ".join(command.collect_usage_pieces(ctx))
    formatter.write_usage(ctx.command_path, pieces, prefix=speaker.text("cli-help-usage") + " ")
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(speaker.text(str(command.help)))
    arguments: list[tuple[str, str]] = []
    options: list[tuple[str, str]] = []
    for parameter in command.params:
        text = speaker.text(str(parameter.help))
        if parameter.param_type_name == "argument":
            arguments.append((str(parameter.metavar or parameter.name).upper(), text))
        else:
            value = "" if parameter.is_flag else f" {parameter.metavar or parameter.name.upper()}"
            options.append((", ".join(parameter.opts) + value, text))
    options.append((f"{LANGUAGE_OPTION} {'|'.join(LANGUAGES)}", speaker.text("cli-help-lang")))
    options.append(("--help", speaker.text("cli-help-help")))
    if arguments:
        with formatter.section(speaker.text("cli-help-arguments")):
            formatter.write_dl(arguments)
    with formatter.section(speaker.text("cli-help-options")):
        formatter.write_dl(options)
