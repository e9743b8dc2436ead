"""Documents of tournament policy as plain text, in English and in the Japanese translation.

What is here: recognising a document, and taking it apart by its headings. What is not: the numbers and titles that are
known beforehand (``rulings.corpus.policy``). Traps: the table of contents repeats every heading, with dots and a page
number or without; numbered lists look like headings; page numbers stand alone in a line; lines are broken anywhere.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from datetime import date, datetime
from itertools import pairwise
from typing import Final

from rulings.corpus.policy import (
    PolicyDocument,
    PolicyFacts,
    PolicySection,
    PolicyText,
    fold_title,
    load_bundled_policy,
)
from rulings.language import Language

_OPENING: Final = 3000
"""Signs in which title and date stand."""
_TITLES: Final[Mapping[str, tuple[PolicyDocument, Language]]] = {
    "infractionprocedureguide": (PolicyDocument.IPG, Language.EN),
    "gatheringtournamentrules": (PolicyDocument.MTR, Language.EN),
    "gathering®tournamentrules": (PolicyDocument.MTR, Language.EN),
    "judgingatregularrulesenforcementlevel": (PolicyDocument.JAR, Language.EN),
    "マジック違反処置指針": (PolicyDocument.IPG, Language.JA),
    "ギャザリング違反処置指針": (PolicyDocument.IPG, Language.JA),
    "ギャザリングイベント規定": (PolicyDocument.MTR, Language.JA),
    "マジック・イベント規定": (PolicyDocument.MTR, Language.JA),
}
"""What a document is called in its first lines, without spaces and case."""
_TITLE_LINES: Final = 4
_DAY_EN: Final = re.compile(r"(?:Effective|Updated)\s+([A-Z][a-z]+)\s+(\d{1,2}),\s*(\d{4})")
_DAY_JA: Final = re.compile(r"(\d{4})年\s*(\d{1,2})月\s*(\d{1,2})日\s*発効")
_HEADING: Final = re.compile(r"(\d{1,2}(?:\.\d{1,2})?)\.?\s+(\S.*)")
_LEADER: Final = re.compile(r"\s*(?:\.\s?){3,}\s*\d*\s*$")
_CLASS: Final = re.compile(r"^.*\s*[—–─―]\s*")
"""What an infraction's title begins with: ``Game Play Error —``."""
_WHOLE_LINE: Final = 60
"""A line of at least so many signs that ends in no sentence goes on in the next."""
_ENDS: Final = tuple(".:;!?。：；！？」)")


def recognise_policy(text: str) -> tuple[PolicyDocument, Language] | None:
    """Which document a text is and in which language, by the title and the date that it opens with; None for none."""
    opening = unicodedata.normalize("NFC", text[:_OPENING])
    lines = [line for line in opening.splitlines() if line.strip()][:_TITLE_LINES]
    title = "".join("".join(lines).casefold().split())
    is_dated = _DAY_EN.search(opening) is not None or _DAY_JA.search(opening) is not None
    return next((found for words, found in _TITLES.items() if words in title), None) if is_dated else None


def read_policy_text(text: str) -> PolicyText | None:
    """A document by its sections; None where the text is none, or has no section with words in it.

    日本語: イベント規定・違反処置指針などの文書を節ごとに読む
    Shape: the whole text -> chapters and sections in the order of the document.
    """
    recognised = recognise_policy(text)
    day = _effective(text[:_OPENING])
    if recognised is None or day is None:
        return None
    document, language = recognised
    facts = next(each for each in load_bundled_policy() if each.document.document is document)
    lines = [line.strip() for line in text.splitlines()]
    places = [*_headings(lines, facts), len(lines)]
    sections = []
    for start, end in pairwise(places):
        number, title = _split(lines[start], facts)
        sections.append(PolicySection(number, title, "\n".join(_paragraphs(lines[start + 1 : end]))))
    if not any(section.text for section in sections):
        return None
    return PolicyText(document, language, day, tuple(sections))


def _effective(opening: str) -> date | None:
    if (english := _DAY_EN.search(opening)) is not None:
        try:
            return datetime.strptime(" ".join(english.groups()), "%B %d %Y").date()
        except ValueError:
            return None
    japanese = _DAY_JA.search(opening)
    try:
        return date(*map(int, japanese.groups())) if japanese is not None else None
    except ValueError:
        return None


def _headings(lines: Sequence[str], facts: PolicyFacts) -> list[int]:
    """The lines that open a section: of those that stand twice, or bear a title that is known, the last."""
    last: dict[tuple[str, str], int] = {}
    seen: dict[tuple[str, str], int] = {}
    for place, line in enumerate(lines):
        number, title = _split(line, facts)
        if not title:
            continue
        key = (number, fold_title(title))
        is_known = any(key[1] in map(fold_title, filter(None, (one.en, one.ja))) for one in facts.sections)
        seen[key] = seen.get(key, 0) + (2 if is_known or _LEADER.search(line) else 1)
        if not _LEADER.search(line):
            last[key] = place
    found = sorted((place, key[0]) for key, place in last.items() if seen[key] > 1)
    places: list[int] = []
    before = (0, 0)
    for place, number in found:
        here = _order(number) if number else before
        if here >= before:  # a list inside a section begins at 1 again
            places.append(place)
            before = here
    return places


def _split(line: str, facts: PolicyFacts) -> tuple[str, str]:
    """Number and title of a line that may be a heading; two empty words for one that is none."""
    plain = _LEADER.sub("", line)
    if (heading := _HEADING.fullmatch(plain)) is not None and len(plain) < 120:
        return heading[1], _CLASS.sub("", heading[2]).split("/")[0].strip() if facts.classes else heading[2].strip()
    is_title = any(not one.number and fold_title(one.en) == fold_title(plain) for one in facts.sections)
    return ("", plain) if is_title else ("", "")


def _order(number: str) -> tuple[int, int]:
    chapter, _, section = number.partition(".")
    return int(chapter), int(section or 0)


def _paragraphs(lines: Sequence[str]) -> Iterator[str]:
    """Lines put together where one goes on in the next; page numbers left out."""
    paragraph = ""
    for line in (*lines, ""):
        if line.isdigit():
            continue
        is_open = len(paragraph) >= _WHOLE_LINE and not paragraph.endswith(_ENDS)
        if line and is_open:
            paragraph += line if not line.isascii() else f" {line}"
            continue
        if paragraph:
            yield paragraph
        paragraph = line


def newest_texts(texts: Sequence[PolicyText]) -> list[PolicyText]:
    """Of each document and language the newest edition, the earlier one where two have one date."""
    newest: dict[tuple[PolicyDocument, Language], PolicyText] = {}
    for text in texts:
        known = newest.get((text.document, text.language))
        if known is None or text.effective > known.effective:
            newest[text.document, text.language] = text
    return list(newest.values())
