"""The message tables of the narrator: sentences by key in both languages."""

import tomllib
from functools import cache
from importlib.resources import files

from rulings.language import Language


@cache
def catalogue(language: Language) -> dict[str, dict[str, str]]:
    """All messages of one language: section -> key -> sentence with named slots."""
    text = files("rulings.narrate").joinpath("messages", f"{language.value}.toml").read_text(encoding="utf-8")
    return {section: {str(k): str(v) for k, v in table.items()} for section, table in tomllib.loads(text).items()}


def message(language: Language, section: str, key: str, **slots: object) -> str:
    """One sentence with its slots filled.

    Raises:
        KeyError: no such message; both languages have the same keys (tested).
    """
    return catalogue(language)[section][key].format(**slots)


def word(language: Language, section: str, key: str) -> str:
    """A word from a closed list; the key itself where the list has none."""
    return catalogue(language).get(section, {}).get(key, key)


@cache
def _terms() -> dict[str, dict[str, str]]:
    text = files("rulings.narrate").joinpath("messages", "terms.toml").read_text(encoding="utf-8")
    return {section: dict(table) for section, table in tomllib.loads(text).items()}


def is_term(section: str, english: str) -> bool:
    """Whether a word of the game has an official Japanese one listed."""
    return english in _terms()[section]


def term(language: Language, section: str, english: str) -> str:
    """A word of the game in that language; the English one where no official Japanese one is listed.

    Shape: ``section`` is ``"supertype"``, ``"card_type"``, ``"subtype"`` or ``"keyword"``.
    """
    return english if language is Language.EN else _terms()[section].get(english, english)
