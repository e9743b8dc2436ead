"""How chapters and sections of the rules are headed, in both languages.

What is here: reading ``data/rules/headings.toml``. What is not: terms that rules define
(``rulings.lookup.rules.keywords``) and the rules' texts (``rulings.corpus.rule_texts.rules``).
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from rulings.cite import RuleNumber
from rulings.corpus.bundled import BundledDataError, find_bundled_data
from rulings.corpus.rule_texts.numbering import RuleKind, is_rule_number, kind_of
from rulings.language import Language

Headings = Mapping[RuleNumber, Mapping[Language, str]]
"""Number of a chapter or section in the edition of 2026-01-16 -> its heading in each language."""


def load_headings(path: Path) -> Headings:
    """The headings of a file.

    Raises: BundledDataError: unknown key, a number that is no chapter or section, a language lacking; all at once.
    """
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as fault:
        raise BundledDataError(faults=f"{path.name}: {fault}") from None
    rows = content.pop("headings", {})
    faults = [f"{path.name}: unknown key {key}" for key in content]
    faults += [f"{path.name}: {number} needs en and ja, nothing else" for number, row in rows.items() if not _fits(row)]
    faults += [f"{path.name}: {number} is no chapter or section" for number in rows if not _is_headed(number)]
    if faults:
        raise BundledDataError(faults="; ".join(faults))
    return {RuleNumber(number): {Language(key): words for key, words in row.items()} for number, row in rows.items()}


def _fits(row: object) -> bool:
    return (
        isinstance(row, dict)
        and set(row) == {"en", "ja"}
        and all(isinstance(words, str) and words.strip() for words in row.values())
    )


def _is_headed(number: str) -> bool:
    return is_rule_number(number) and kind_of(number) in (RuleKind.CHAPTER, RuleKind.SECTION)


@cache
def load_bundled_headings() -> Headings:
    """The headings that ship with the project, read once.

    Raises: BundledDataError: the file is missing or breaks its form.
    """
    return load_headings(find_bundled_data() / "rules" / "headings.toml")
