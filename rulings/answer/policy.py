"""Questions on tournament policy: the sections that a word, an abbreviation or a number names.

What is here: the sections with what stands around them. What is not: which words mean which section
(``rulings.lookup.policy``).
"""

from typing import Final

from rulings.answer.desk import Desk
from rulings.answer.errors import PolicyNotGivenError, PolicyUnknownError
from rulings.answer.policy_records import PolicyAnswer, PolicyEntry, PolicyName
from rulings.corpus.policy import PolicyFacts, PolicyHeading
from rulings.lookup.policy.finding import PolicyFound, PolicyIndex, load_policy_index

_MOST: Final = 4
"""Sections that one answer shows."""


async def answer_policy(desk: Desk, query: str) -> PolicyAnswer:
    """The sections of the Tournament Rules, the Infraction Procedure Guide and Judging at Regular that a text names.

    日本語: イベント規定・違反処置指針・一般RELのジャッジ法を、節の番号や用語（略語でもよい）から引く
    Raises: PolicyNotGivenError: nothing was typed; PolicyUnknownError: nothing there is called so.
    """
    asked = query.strip()
    if not asked:
        raise PolicyNotGivenError()
    return await policy_of(desk, asked, await find_policy(desk, asked))


async def find_policy(desk: Desk, asked: str) -> PolicyFound | None:
    """What a text means in tournament policy; None where it has no word of it."""
    index = await desk.in_lookups(load_policy_index)
    return await desk.in_lookups(index.find, asked)


async def policy_of(desk: Desk, asked: str, found: PolicyFound | None) -> PolicyAnswer:
    """The answer to what was found.

    Raises: PolicyUnknownError: nothing was.
    """
    if found is None or not found.sections:
        raise PolicyUnknownError(query=asked)
    index = await desk.in_lookups(load_policy_index)
    return PolicyAnswer(asked, tuple(_bundled_entry(index, heading) for heading in found.sections[:_MOST]))


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
