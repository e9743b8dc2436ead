"""``judgebot console``: a prompt that takes the slash commands of Discord, and whatever else is typed as a question.

At a terminal the line is completed while it is typed (``line_completion``) and the last lines are kept for the arrow
keys; lines that come out of a file or a pipe are read as they are.
"""

import shlex
import sys
from collections.abc import Callable
from typing import Final

import click

from bot.commands import COMMANDS
from bot.console.options import language_option
from bot.console.session import Session
from bot.language import say
from rulings.language import Language

_LEAVE: Final = frozenset({"quit", "exit", "q"})


def build(language: Language) -> click.Command:
    """The command in one language."""
    return click.Command(
        "console", callback=_run, params=[language_option(language)], help=say(language, "console.console.help")
    )


@click.pass_obj
def _run(session: Session) -> None:
    from bot.console.entry import run_command

    commands = slash_commands()
    click.echo(say(session.language, "console.console.hello"))
    read_line = _line_reader(session)
    while (line := read_line()) is not None:
        words = _words(line)
        if not words:
            continue
        if words[0] in _LEAVE:
            return
        if words[0] == "help":
            run_command(session, commands, [*words[1:2], "--help"])
            continue
        is_question = words[0] not in commands and not line.strip().startswith(("/", "-"))
        run_command(session, commands, ["ask", "--", line.strip()] if is_question else words)
        session.exit_status = 0


def slash_commands() -> tuple[str, ...]:
    """What the prompt takes, with or without a slash before it: the commands of Discord that the terminal has too."""
    from bot.console.entry import COMMANDS as TERMINAL

    return tuple(name for name in COMMANDS if name in TERMINAL)


def _line_reader(session: Session) -> Callable[[], str | None]:
    """Reads one line at a time, None at the end of the input (Ctrl-D); Ctrl-C throws the line away."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return _read_plainly
    from prompt_toolkit import PromptSession

    from bot.console.line_completion import LineCompleter

    prompt: PromptSession[str] = PromptSession("judgebot> ", completer=LineCompleter(session, slash_commands()))

    def read() -> str | None:
        try:
            return session.wait(prompt.prompt_async())
        except EOFError:
            return None
        except KeyboardInterrupt:
            return ""

    return read


def _read_plainly() -> str | None:
    try:
        return input("judgebot> " if sys.stdin.isatty() else "")
    except EOFError:
        return None


def _words(line: str) -> list[str]:
    """The line as arguments; without quotes that close, words are what stands between spaces."""
    line = line.strip().removeprefix("/").replace("　", " ")
    try:
        return shlex.split(line)
    except ValueError:
        return line.split()
