"""What rules say, in the project's own words.

What is here: loading ``data/rules/summaries-*.toml``, their table in the corpus, and the SQL that asks for them. What
is not: the official text (``rulings.corpus.rule_texts.rules``) and the concordance, which is read from its own file.

A file has one table ``[rules."NUMBER"]`` for each rule, with ``en`` and ``ja``; numbers are of the edition of
2026-01-16.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rulings.corpus.bundled import BundledDataError
from rulings.corpus.rule_texts.numbering import is_rule_number
from rulings.language import Language

SUMMARIES_SCHEMA: Final = """
CREATE TABLE rule_summary (
    number   TEXT NOT NULL,
    language TEXT NOT NULL,
    edition  TEXT NOT NULL,
    source   TEXT NOT NULL,
    text     TEXT NOT NULL,
    PRIMARY KEY (number, language)
) WITHOUT ROWID;
"""
INSERT_SUMMARY: Final = "INSERT INTO rule_summary (number, language, edition, source, text) VALUES (?, ?, ?, ?, ?)"
SELECT_SUMMARY: Final = "SELECT language, text FROM rule_summary WHERE number = ? ORDER BY language"
SELECT_SUMMARIES: Final = "SELECT number, language, text FROM rule_summary ORDER BY number, language"

SUMMARIES_EDITION: Final = "2026-01-16"
"""Effective date of the edition whose numbers the summaries carry."""


@dataclass(frozen=True, slots=True)
class RuleSummary:
    """One rule in short."""

    number: str
    """In the edition of 2026-01-16."""
    texts: Mapping[Language, str]
    """Both languages."""


def load_rule_summaries(folder: Path) -> tuple[RuleSummary, ...]:
    """The summaries of every file of a folder, by file and line.

    日本語: 同梱のルール要約をすべて読み込む
    Shape: folder with ``summaries-*.toml`` -> summaries, each number once.
    Raises: BundledDataError: unknown key, malformed number, a language lacking, a number twice; all faults at once.
    """
    found: dict[str, RuleSummary] = {}
    faults: list[str] = []
    for path in sorted(folder.glob("summaries-*.toml")):
        try:
            content = tomllib.loads(path.read_text(encoding="utf-8"))
        except tomllib.TOMLDecodeError as fault:
            faults.append(f"{path.name}: {fault}")
            continue
        faults += [f"{path.name}: unknown key {key}" for key in content if key != "rules"]
        for number, row in content.get("rules", {}).items():
            if not is_rule_number(number):
                faults.append(f"{path.name}: {number} is not a rule number")
            elif number in found:
                faults.append(f"{path.name}: {number} stands twice")
            elif not isinstance(row, dict) or set(row) != {"en", "ja"} or not all(map(_is_text, row.values())):
                faults.append(f"{path.name}: {number} needs en and ja, nothing else")
            else:
                found[number] = RuleSummary(number, {Language(key): text for key, text in sorted(row.items())})
    if faults:
        raise BundledDataError(faults="; ".join(faults))
    return tuple(found.values())


def summary_rows(summary: RuleSummary, source: str) -> list[tuple[str, str, str, str, str]]:
    """Rows for ``INSERT_SUMMARY``."""
    return [
        (summary.number, language.value, SUMMARIES_EDITION, source, text) for language, text in summary.texts.items()
    ]


def _is_text(value: object) -> bool:
    return isinstance(value, str) and value.strip() != ""
