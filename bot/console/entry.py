"""The console front: language first, then the command, then one sentence for whatever went wrong.

What is here: the group of commands, each loaded when it is used, and the exit status. What is not: the commands (one
file each beside this one).
"""

import os
import sys
import traceback
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Final

import click

from bot.console.options import language_option
from bot.console.session import Session
from bot.errors import EXIT_BAD_INPUT, EXIT_FAULT, exit_status, sentence
from bot.language import language_of_environment, language_of_locale, say
from bot.settings import Settings
from rulings.errors import RulingsError
from rulings.language import Language

COMMANDS: Final[Mapping[str, str]] = {
    "ask": "bot.console.ask",
    "card": "bot.console.card",
    "rule": "bot.console.rule",
    "policy": "bot.console.policy",
    "ruling": "bot.console.ruling",
    "search": "bot.console.search",
    "demo": "bot.console.demo",
    "table": "bot.console.table",
    "lookup": "bot.console.lookup",
    "oracle": "bot.console.oracle",
    "where": "bot.console.where",
    "data": "bot.console.data",
    "console": "bot.console.prompt",
    "run": "bot.console.run",
    "doctor": "bot.console.doctor",
}
"""Commands in the order of the help text, and where each is built."""


class JudgebotGroup(click.Group):
    """The group of all commands; a command's module is imported only when the command runs."""

    def __init__(self, language: Language, names: Sequence[str]) -> None:
        super().__init__(
            "judgebot",
            help=say(language, "console.help"),
            epilog=say(language, "console.epilog"),
            params=[language_option(language)],
            context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
            no_args_is_help=True,
        )
        self._language = language
        self._names = tuple(names)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names, in the order of the table."""
        return list(self._names)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Build one command in the language of this run."""
        if cmd_name not in self._names:
            return None
        command: click.Command = import_module(COMMANDS[cmd_name]).build(self._language)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands from the message table, so that the help text imports none of them."""
        with formatter.section(say(self._language, "console.commands")):
            formatter.write_dl([(name, say(self._language, f"console.{name}.short")) for name in self._names])


def run_console(arguments: Sequence[str]) -> int:
    """Run one command and return the exit status; every error is one sentence on standard error.

    Shape: 0 answered, 1 nothing found or a table came out wrong, 2 bad input, 3 refused, 4 this machine lacks a part,
    70 the program itself broke, 75 try again later, 78 a setting, the token or the store must be put right.
    """
    chosen = _chosen_language(arguments)
    try:
        settings = Settings.load_from_machine()
    except RulingsError as error:
        click.echo(sentence(chosen or language_of_environment(os.environ), error), err=True)
        return exit_status(error)
    language = chosen or (Language(settings.lang) if settings.lang else language_of_environment(os.environ))
    with Session(language, settings) as session:
        return run_command(session, tuple(COMMANDS), arguments)


def run_command(session: Session, names: Sequence[str], arguments: Sequence[str]) -> int:
    """Run one command of a session and return its exit status, telling errors on standard error."""
    language = session.language
    try:
        JudgebotGroup(language, names).main(list(arguments), "judgebot", standalone_mode=False, obj=session)
    except RulingsError as error:
        click.echo(sentence(language, error), err=True)
        return exit_status(error)
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message(), err=True)
        return EXIT_BAD_INPUT
    except click.ClickException as error:
        click.echo(usage_sentence(language, error), err=True)
        return EXIT_BAD_INPUT
    except click.exceptions.Exit as leave:
        return leave.exit_code
    except (click.Abort, KeyboardInterrupt):
        click.echo(err=True)
        return 130
    except BrokenPipeError:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
        return 0
    except Exception as error:
        # Python's own status 1 would say "nothing found" to whoever relies on it.
        traceback.print_exception(error)
        click.echo(say(language, "console.fault", kind=type(error).__name__), err=True)
        return EXIT_FAULT
    return session.exit_status


def usage_sentence(language: Language, error: click.ClickException) -> str:
    """What was wrong with the command line, in the reader's language."""
    match error:
        case click.NoSuchCommand():
            return say(language, "usage.command", name=error.command_name)
        case click.NoSuchOption():
            return say(language, "usage.option", name=error.option_name)
        case click.MissingParameter():
            return say(language, "usage.missing", name=_parameter_name(error))
        case click.BadParameter():
            name = _parameter_name(error)
            match error.param.type if error.param is not None else None:
                case click.Choice(choices=choices):
                    return say(language, "usage.choice", name=name, choices=" / ".join(map(str, choices)))
                case click.IntRange(min=low, max=high):
                    return say(language, "usage.number", name=name, low=low, high=high)
            return say(language, "usage.value", name=name, why=error.message)
    return say(language, "usage.other", why=error.format_message())


def _parameter_name(error: click.BadParameter) -> str:
    if error.param is None:
        return ""
    return (
        error.param.opts[0]
        if isinstance(error.param, click.Option)
        else error.param.make_metavar(error.ctx or _NOWHERE)
    )


_NOWHERE: Final = click.Context(click.Command("judgebot"))


def _chosen_language(arguments: Sequence[str]) -> Language | None:
    """The language after ``--lang``, known before anything is parsed, since help and errors are written in it."""
    for position, argument in enumerate(arguments):
        if argument == "--lang" and position + 1 < len(arguments):
            return language_of_locale(arguments[position + 1])
        if argument.startswith("--lang="):
            return language_of_locale(argument.removeprefix("--lang="))
    return None
