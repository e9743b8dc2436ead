"""The documents of tournament policy, and their sections as the corpus holds them.

What is here: which documents there are, a section as plain data, the bundled numbers and titles. What is not: the
words by which people look for a section (``rulings.lookup.policy``).
"""

import json
import tomllib
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any, Final

from rulings.corpus.bundled import BundledDataError, find_bundled_data
from rulings.language import Language


class PolicyDocument(StrEnum):
    """A document of tournament policy."""

    IPG = "ipg"
    """Infraction Procedure Guide."""
    MTR = "mtr"
    """Tournament Rules."""
    JAR = "jar"
    """Judging at Regular Rules Enforcement Level."""

    @property
    def short(self) -> str:
        """What judges call it: ``IPG``."""
        return self.value.upper()


@dataclass(frozen=True, slots=True)
class PolicyHeading:
    """A section of a document by number and title, or a document as a whole.

    日本語: イベント規定などの節の番号と題
    """

    document: PolicyDocument
    """In which document it stands."""
    number: str
    """``"2.1"``; empty for the document as a whole, and for a section that the document does not number."""
    en: str
    """English title."""
    ja: str | None = None
    """Japanese title, where we know of one."""
    also: tuple[str, ...] = ()
    """Other words that mean nothing but this."""
    alone: tuple[str, ...] = ()
    """Words that mean this where they are all that is typed."""

    @property
    def key(self) -> str:
        """What to ask for to get exactly this section: ``IPG 2.1``."""
        return f"{self.document.short} {self.number or self.en}".strip()

    @property
    def chapter(self) -> str:
        """Number of the chapter that a section stands in; empty for chapters."""
        return self.number.partition(".")[0] if "." in self.number else ""


@dataclass(frozen=True, slots=True)
class PolicySection:
    """A section of a document with its text."""

    number: str
    """As the document numbers it; empty where it doesn't."""
    title: str
    """As the document has it, without what an infraction of its chapter is called."""
    text: str
    """Paragraphs, joined by line feeds; empty for a chapter that has none of its own."""


@dataclass(frozen=True, slots=True)
class PolicyText:
    """One edition of a document in one language.

    日本語: イベント規定などの文書の一つの版
    """

    document: PolicyDocument
    language: Language
    effective: date
    """The date that the text itself gives."""
    sections: tuple[PolicySection, ...]
    """Chapters and sections, in order."""

    @property
    def key(self) -> str:
        """The fact of the corpus under which it is kept: ``policy:mtr:en``."""
        return f"{FACT}{self.document}:{self.language}"

    def to_plain(self) -> list[object]:
        """The text as a fact of the corpus (``CorpusWriter.put_fact``)."""
        return [self.effective.isoformat(), [[each.number, each.title, each.text] for each in self.sections]]


def fold_title(title: str) -> str:
    """A title as it is compared: letters and digits alone."""
    return "".join(sign for sign in unicodedata.normalize("NFKC", title).casefold() if sign.isalnum())


FACT: Final = "policy:"
"""How the keys of facts begin that hold a document."""
SELECT_TEXTS: Final = f"SELECT key, value FROM corpus_fact WHERE key LIKE '{FACT}%' ORDER BY key"
"""Every document that the corpus has -> ``policy_text_from_row``."""


def policy_text_from_row(row: Sequence[Any]) -> PolicyText:
    """A row of ``SELECT_TEXTS`` as a record."""
    _, document, language = row[0].split(":")
    day, sections = json.loads(row[1])
    kept = tuple(PolicySection(*section) for section in sections)
    return PolicyText(PolicyDocument(document), Language(language), date.fromisoformat(day), kept)


@dataclass(frozen=True)
class PolicyFacts:
    """One document as the bundled data knows it."""

    document: PolicyHeading
    """The document as a whole."""
    as_of: str
    """The edition whose numbers and titles these are: an ISO date, or its beginning where the day is not known."""
    sections: tuple[PolicyHeading, ...]
    """Chapters and sections, in order."""
    classes: Mapping[str, str]
    """Number of a chapter -> what an infraction of it is called before its title: ``Game Play Error``."""

    def find(self, number: str) -> PolicyHeading | None:
        """The section of a number, or None."""
        return next((each for each in self.sections if each.number == number), None)


_DOCUMENT_KEYS: Final = {"key", "en", "ja", "as_of", "also"}
_SECTION_KEYS: Final = {"number", "en", "ja", "also", "alone", "plain", "class"}


@cache
def load_bundled_policy() -> tuple[PolicyFacts, ...]:
    """The documents that ship with the project, in the order in which answers name them, read once.

    Raises: BundledDataError: a file is missing or breaks its form.
    """
    return load_policy(find_bundled_data() / "policy")


def load_policy(folder: Path) -> tuple[PolicyFacts, ...]:
    """The documents of ``documents.toml``, each with the sections of the file that is named by its key.

    日本語: イベント規定・違反処置指針などの節の一覧を読み込む
    Raises: BundledDataError: unknown key, missing number or title, a number twice; all faults at once.
    """
    faults: list[str] = []
    found = []
    for row in _rows(folder / "documents.toml", "document", _DOCUMENT_KEYS, faults):
        try:
            document = PolicyDocument(row["key"])
            head = PolicyHeading(document, "", row["en"], row["ja"], tuple(row.get("also", ())))
            rows = list(_rows(folder / f"{document}.toml", "section", _SECTION_KEYS, faults))
            sections = tuple(_section(document, each) for each in rows)
            classes = {each["number"]: each["class"] for each in rows if "class" in each}
            found.append(PolicyFacts(head, row["as_of"], sections, classes))
        except (KeyError, ValueError) as fault:
            faults.append(f"documents.toml: {row.get('key', '?')}: {fault}")
            continue
        numbers = [section.number for section in sections if section.number]
        faults += [f"{document}.toml: {number} twice" for number in set(numbers) if numbers.count(number) > 1]
    if faults:
        raise BundledDataError(faults="; ".join(faults))
    return tuple(found)


def _rows(path: Path, table: str, keys: set[str], faults: list[str]) -> Iterator[dict[str, Any]]:
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as fault:
        faults.append(f"{path.name}: {fault}")
        return
    for row in content.get(table, ()):
        faults += [f"{path.name}: {row.get('en', '?')}: unknown key {key}" for key in set(row) - keys]
        yield row


def _section(document: PolicyDocument, row: Mapping[str, Any]) -> PolicyHeading:
    """A row as a record; what is plain has its own titles among the words that must stand alone."""
    ja, alone = row.get("ja"), tuple(row.get("alone", ()))
    titles = tuple(title for title in (row["en"], ja) if title)
    if row.get("plain"):
        return PolicyHeading(document, row["number"], row["en"], ja, tuple(row.get("also", ())), (*titles, *alone))
    return PolicyHeading(document, row["number"], row["en"], ja, (*titles, *row.get("also", ())), alone)
