"""``judgebot doctor``: what this machine has and lacks for each part of judgebot.

What is here: the checks, each with what to do about it. What is not: any repair.
"""

import os
import platform
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

import click

from bot.console.options import json_option, language_option
from bot.console.session import Session
from bot.errors import EXIT_MACHINE, TokenMissingError, sentence
from bot.language import say
from bot.render.document import Document, item
from bot.settings import store_path
from rulings.errors import RulingsError
from rulings.language import Language


class Health(StrEnum):
    """How one part is."""

    GOOD = "good"
    MISSING = "missing"
    """Nothing works without it, or pictures or Discord do not."""
    OPTIONAL = "optional"
    """Absent, and needed by one command only."""


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of one check."""

    part: str
    """``"corpus"``, ``"names"``, ``"font"``, ``"store"``, ``"token"``, ``"python"``, ``"bot"``."""
    health: Health
    words: str
    """What was found, or what is wrong and what to do."""


def build(language: Language) -> click.Command:
    """The command in one language."""
    return click.Command(
        "doctor",
        callback=_run,
        params=[
            click.Option(["--running"], is_flag=True, help=say(language, "console.doctor.running")),
            json_option(language),
            language_option(language),
        ],
        help=say(language, "console.doctor.help"),
    )


@click.pass_obj
def _run(session: Session, *, running: bool, as_json: bool) -> None:
    findings = (_check(session.language, "bot", lambda: _bot(session)),) if running else tuple(examine(session))
    session.show(findings, lambda: _document(session.language, findings), as_json=as_json)
    if any(finding.health is Health.MISSING for finding in findings):
        session.exit_status = EXIT_MACHINE


def examine(session: Session) -> Iterator[Finding]:
    """Check every part; never raises for a part that is missing.

    日本語: 必要なものがそろっているか調べる
    """
    language = session.language
    yield Finding("python", Health.GOOD, f"Python {platform.python_version()} ({sys.platform})")
    yield _check(language, "corpus", lambda: _corpus(session))
    yield _check(language, "names", lambda: _names(session))
    yield _check(language, "font", lambda: _font(session))
    yield _check(language, "store", lambda: _store(session))
    if session.settings.token:
        yield Finding("token", Health.GOOD, say(language, "doctor.token"))
    else:
        yield Finding("token", Health.OPTIONAL, sentence(language, TokenMissingError(variable="JUDGEBOT_TOKEN")))


def _check(language: Language, part: str, look: Callable[[], str]) -> Finding:
    try:
        return Finding(part, Health.GOOD, look())
    except RulingsError as error:
        return Finding(part, Health.MISSING, sentence(language, error))


def _corpus(session: Session) -> str:
    info = session.run(lambda desk: desk.corpus.info())
    return say(session.language, "doctor.corpus", path=info.path, cards=info.counts.get("cards", 0))


def _names(session: Session) -> str:
    index = session.run(lambda desk: desk.names())
    return say(session.language, "doctor.names", number=len(index.cards))


def _font(session: Session) -> str:
    from bot.render.board.fonts import find_font_file

    return str(find_font_file(session.settings.font))


def _store(session: Session) -> str:
    from bot.errors import StoreUnwritableError

    path = store_path(session.settings)
    folder = _nearest_folder(path)
    if not os.access(path if path.exists() else folder, os.W_OK):
        raise StoreUnwritableError(path=path)
    return str(path)


def _bot(session: Session) -> str:
    from bot.errors import BotSilentError
    from bot.pulse import SILENT_SECONDS, is_alive, pulse_path

    path = pulse_path(session.settings)
    if not is_alive(path):
        raise BotSilentError(path=path, seconds=SILENT_SECONDS)
    return say(session.language, "doctor.bot")


def _nearest_folder(path: Path) -> Path:
    return next(folder for folder in path.absolute().parents if folder.exists())


def _document(language: Language, findings: tuple[Finding, ...]) -> Document:
    signs = {Health.GOOD: "✓", Health.MISSING: "✗", Health.OPTIONAL: "–"}
    rows = [
        item(finding.words, f"{signs[finding.health]} {say(language, f'doctor.part_{finding.part}')}:")
        for finding in findings
    ]
    return Document(say(language, "doctor.title"), tuple(rows))
