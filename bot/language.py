"""Which language a person is answered in, and the message tables that hold every sentence.

What is here: the choice of language and the lookup of a message by key. What is not: the sentences themselves
(``bot/messages/*.toml``) and what the game says (``rulings.narrate``).
"""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Any, Final

from rulings.answer.card_name import CardName
from rulings.answer.rule_name import RuleName
from rulings.controls import show_controls
from rulings.language import Language

MESSAGES_FOLDER: Final = Path(__file__).parent / "messages"
ENVIRONMENT_KEYS: Final = ("JUDGEBOT_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def language_of_locale(locale: str) -> Language:
    """The language for a locale name: Japanese for Japanese, English for everything else.

    Shape: ``"ja"``, ``"ja_JP.UTF-8"``, ``"en-US"`` -> Language.
    Example:
        >>> language_of_locale("ja_JP.UTF-8")
        <Language.JA: 'ja'>
    """
    return Language.JA if locale.casefold().replace("_", "-").split("-")[0].split(".")[0] == "ja" else Language.EN


def language_of_environment(environment: Mapping[str, str]) -> Language:
    """The language that a terminal's environment asks for, by the order of POSIX with ours first."""
    for key in ENVIRONMENT_KEYS:
        if value := environment.get(key):
            return language_of_locale(value)
    return Language.EN


@cache
def load_messages(language: Language) -> Mapping[str, str]:
    """Every message of one language, keys joined by dots: ``{"error.card_unknown": "..."}``.

    Shape: read once a process; the two languages hold the same keys with the same slots (a test compares them).
    """
    with (MESSAGES_FOLDER / f"{language}.toml").open("rb") as file:
        return dict(_flatten(tomllib.load(file)))


def say(language: Language, key: str, /, **slots: object) -> str:
    """One message with its slots filled; a sequence becomes a list in the manner of the language.

    Shape: ``say(Language.EN, "error.card_unknown", query="Foo", ...)`` -> sentence; control characters in what fills a
    slot (what somebody typed, what stands in a file) are made visible.
    Raises: KeyError: no such key, or a slot was not given.
    """
    return show_controls(_SentenceFormatter(language).format(load_messages(language)[key], **slots))


def join_names(language: Language, names: Sequence[str | CardName | RuleName]) -> str:
    """Names in the reader's language, set off from each other by marks that no name contains (commas are in names).

    Example:
        >>> join_names(Language.JA, ["森", "島"])
        '「森」「島」'
    """
    words = [
        with_mark(language, name.in_language(language), name) if isinstance(name, CardName | RuleName) else str(name)
        for name in names
    ]
    if language is Language.JA:
        return "".join(f"「{word}」" for word in words)
    return ", ".join(f"“{word}”" for word in words)


def with_mark(language: Language, shown: str, name: CardName | RuleName) -> str:
    """A name of a list, with what sets the card apart: *TL;DR (joke card)*."""
    mark = name.mark if isinstance(name, CardName) else ""
    return f"{shown} ({say(language, f'mark.{mark}')})" if mark else shown


class _SentenceFormatter(Formatter):
    """``str.format`` that lists sequences and refuses attribute and index access from a table."""

    def __init__(self, language: Language) -> None:
        self._language = language

    def get_field(self, field_name: str, args: Sequence[Any], kwargs: Mapping[str, Any]) -> tuple[Any, str]:
        return kwargs[field_name], field_name

    def format_field(self, value: Any, format_spec: str) -> str:
        if isinstance(value, list | tuple):
            return join_names(self._language, value)
        return format(value, format_spec)


def _flatten(table: Mapping[str, Any], prefix: str = "") -> list[tuple[str, str]]:
    rows: list[tuple[str, str]] = []
    for key, value in table.items():
        if isinstance(value, dict):
            rows += _flatten(value, f"{prefix}{key}.")
        else:
            rows.append((prefix + key, value))
    return rows
