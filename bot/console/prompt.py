"""``judgebot console``: a prompt that takes the slash commands of Discord."""

import shlex
import sys
from typing import Final

import click

from bot.console.options import language_option
from bot.console.session import Session
from bot.language import say
from rulings.language import Language

COMMANDS: Final = ("ask", "card", "rule", "ruling", "search", "demo", "table")
"""What the prompt takes, with or without a slash before it."""
_LEAVE: Final = frozenset({"quit", "exit", "q"})


def build(language: Language) -> click.Command:
    """The command in one language."""
    return click.Command(
        "console", callback=_run, params=[language_option(language)], help=say(language, "console.console.help")
    )


@click.pass_obj
def _run(session: Session) -> None:
    from bot.console.entry import run_command

    _edit_lines()
    click.echo(say(session.language, "console.console.hello"))
    while (line := _read_line()) is not None:
        words = _words(line)
        if not words:
            continue
        if words[0] in _LEAVE:
            return
        if words[0] == "help":
            run_command(session, COMMANDS, [*words[1:2], "--help"])
            continue
        run_command(session, COMMANDS, words)
        session.exit_status = 0


def _read_line() -> str | None:
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


def _edit_lines() -> None:
    """Give the prompt history and line editing where Python has them."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
