"""Questions on tournament policy: the sections that a word, an abbreviation or a number names.

What is here: the sections with what stands around them. What is not: which words mean which section
(``rulings.lookup.policy``).
"""

from dataclasses import replace
from typing import Final

from rulings.answer.desk import Desk
from rulings.answer.errors import PolicyNotGivenError, PolicyUnknownError
from rulings.answer.policy_records import PolicyAnswer, PolicyEntry, PolicyName
from rulings.corpus.policy import (
    SELECT_TEXTS,
    PolicyFacts,
    PolicyHeading,
    PolicySection,
    PolicyText,
    fold_title,
    policy_text_from_row,
)
from rulings.language import Language
from rulings.lookup.policy.finding import PolicyFound, PolicyIndex, load_policy_index

_MOST: Final = 4
"""Sections that one answer shows."""


async def answer_policy(desk: Desk, query: str, language: Language = Language.EN) -> PolicyAnswer:
    """The sections of the Tournament Rules, the Infraction Procedure Guide and Judging at Regular that a text names.

    日本語: イベント規定・違反処置指針・一般RELのジャッジ法を、節の番号や用語（略語でもよい）から引く
    Raises: PolicyNotGivenError: nothing was typed; PolicyUnknownError: nothing there is called so.
    """
    asked = query.strip()
    if not asked:
        raise PolicyNotGivenError()
    return await policy_of(desk, asked, await find_policy(desk, asked), language)


async def find_policy(desk: Desk, asked: str) -> PolicyFound | None:
    """What a text means in tournament policy; None where it has no word of it."""
    index = await desk.in_lookups(load_policy_index)
    return await desk.in_lookups(index.find, asked)


async def policy_of(desk: Desk, asked: str, found: PolicyFound | None, language: Language) -> PolicyAnswer:
    """The answer to what was found.

    Raises: PolicyUnknownError: nothing was.
    """
    if found is None or not found.sections:
        raise PolicyUnknownError(query=asked)
    index = await desk.in_lookups(load_policy_index)
    texts = await desk.once(_load_texts)
    entries = []
    for heading in found.sections[:_MOST]:
        of_document = [text for text in texts if text.document is heading.document]
        text = next((each for each in of_document if each.language is language), next(iter(of_document), None))
        bundled = _bundled_entry(index, heading)
        entries.append(_entry_of_text(text, heading, bundled) if text is not None else bundled)
    return PolicyAnswer(asked, tuple(entries))


async def _load_texts(desk: Desk) -> list[PolicyText]:
    return [policy_text_from_row(row) for row in await desk.corpus.rows(SELECT_TEXTS)]


def _entry_of_text(text: PolicyText, heading: PolicyHeading, bundled: PolicyEntry) -> PolicyEntry:
    """The section as the document of the corpus has it; what stands around it has the document's own numbers."""
    names = [PolicyName(heading.document.short, each.number, *_titles(text, each)) for each in text.sections]
    day = text.effective.isoformat()
    if bundled.name == bundled.document:
        chapters = tuple(name for name in names if "." not in name.number)
        return replace(bundled, as_of=day, language=text.language, has_document=True, parts=chapters)
    places = [place for place, each in enumerate(text.sections) if _is_section(text.language, each, heading)]
    if not places:
        return replace(bundled, has_document=True)
    place = min(places, key=lambda one: text.sections[one].number != heading.number)
    name, level = names[place], "." in names[place].number
    chapter = next((one for one in names if level and one.number == name.number.partition(".")[0]), None)
    parts = tuple(one for one in names if name.number and one.number.startswith(f"{name.number}."))
    peers = [one for one in names if ("." in one.number) == level]
    here = peers.index(name)
    return PolicyEntry(
        name=name,
        document=bundled.document,
        as_of=day,
        text=text.sections[place].text or None,
        language=text.language,
        has_document=True,
        chapter=chapter,
        parts=parts,
        previous=peers[here - 1] if here else None,
        next=peers[here + 1] if here + 1 < len(peers) else None,
    )


def _is_section(language: Language, section: PolicySection, heading: PolicyHeading) -> bool:
    """Whether it is the one of a heading: by its title, or by its number where no title is known in that language and
    the one that stands there is no other section's, as it is where an edition numbers them otherwise."""
    if (title := _title(language, heading)) is not None:
        return fold_title(section.title) == fold_title(title)
    if section.number != heading.number:
        return False
    facts = load_policy_index().facts_of(heading.document)
    known = {fold_title(other) for each in facts.sections if (other := _title(language, each)) is not None}
    return fold_title(section.title) not in known


def _title(language: Language, heading: PolicyHeading) -> str | None:
    return heading.ja if language is Language.JA else heading.en


def _titles(text: PolicyText, section: PolicySection) -> tuple[str, str | None]:
    """English and Japanese title: the text's own, and the bundled one that goes with it."""
    facts = load_policy_index().facts_of(text.document)
    is_japanese = text.language is Language.JA
    titled = ((fold_title(_title(text.language, each) or ""), each) for each in facts.sections)
    same = next((each for title, each in titled if title == fold_title(section.title)), None)
    if is_japanese:
        return (same.en if same is not None else section.title), section.title
    return section.title, same.ja if same is not None else None


def _bundled_entry(index: PolicyIndex, heading: PolicyHeading) -> PolicyEntry:
    """A section by its bundled number and title, without its text."""
    facts = index.facts_of(heading.document)
    peers = [each for each in facts.sections if each.chapter == heading.chapter]
    place = peers.index(heading) if heading in peers else None
    chapter = facts.find(heading.chapter) if heading.chapter else None
    return PolicyEntry(
        name=PolicyName.of(heading),
        document=PolicyName.of(facts.document),
        as_of=facts.as_of,
        chapter=PolicyName.of(chapter) if chapter is not None else None,
        parts=tuple(PolicyName.of(each) for each in _parts(facts, heading)),
        previous=PolicyName.of(peers[place - 1]) if place else None,
        next=PolicyName.of(peers[place + 1]) if place is not None and place + 1 < len(peers) else None,
    )


def _parts(facts: PolicyFacts, heading: PolicyHeading) -> list[PolicyHeading]:
    """The sections of a chapter, the chapters of a document."""
    if heading is facts.document:
        return [each for each in facts.sections if not each.chapter]
    return [each for each in facts.sections if heading.number and each.chapter == heading.number]
