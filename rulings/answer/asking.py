"""One question for whatever was typed: a card, several cards, a rule, a word of the rules, or running text.

What is here: answering the reading that was decided on. What is not: deciding it (``rulings.lookup.ask``).
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from rulings.answer.card_name import CardName
from rulings.answer.cards import answer_card
from rulings.answer.demonstrations import answer_demonstration
from rulings.answer.desk import Desk
from rulings.answer.errors import AskUnsureError, CardUnsureError, QuestionNotGivenError
from rulings.answer.policy import find_policy, policy_of
from rulings.answer.records import (
    AskAnswer,
    CardAnswer,
    DemonstrationAnswer,
    MeetingNotFoundAnswer,
    RuleAnswer,
    RulingAnswer,
    SearchAnswer,
)
from rulings.answer.rule_completion import labelled_rule
from rulings.answer.rule_name import RuleName
from rulings.answer.rule_texts import RuleShelf
from rulings.answer.rules import answer_rule
from rulings.answer.rulings import answer_rulings
from rulings.answer.searching import answer_search
from rulings.answer.terms import is_called, load_glossary_terms
from rulings.language import Language
from rulings.lookup.ask import Asked, AskedKind, read_asked
from rulings.lookup.cards_in_text import leftover
from rulings.lookup.policy.finding import PolicyFound, PolicyMatch
from rulings.lookup.rules.keywords import load_bundled_terms

_NAMES: Final = frozenset((AskedKind.CARD, AskedKind.KEYWORD))
_LONGEST_WORD: Final = 60
"""Signs of a text that may be an entry of the glossary."""
_ABOUT_CARDS: Final = 3
"""So many rulings on the cards of a question stand before what is found for its words."""


async def answer_ask(desk: Desk, text: str, language: Language) -> AskAnswer:
    """The answer to whatever was typed, and what it was taken for.

    日本語: 入力が何であっても、ふさわしい回答を返す
    Shape: one card -> the card; several -> their demonstration, else that none was found, and their rulings; a number
    or word of the rules -> the rule; a word of tournament policy -> its sections; running text -> a search.
    Raises: QuestionNotGivenError: nothing that could be looked up; CardUnsureError, AskUnsureError: something like
    several cards or words of the rules.
    """
    asked = text.strip()
    if await labelled_rule(desk, asked) is not None:
        return AskAnswer(asked, AskedKind.RULE.value, (), await answer_rule(desk, asked))
    policy = await find_policy(desk, asked)
    if policy is not None and policy.match is PolicyMatch.NUMBERED:
        return AskAnswer(asked, AskedKind.POLICY.value, (), await policy_of(desk, asked, policy, language))
    index = await desk.names()
    read = await desk.in_lookups(lambda: read_asked(asked, index, load_bundled_terms(), load_glossary_terms()))
    if policy is not None and policy.match is PolicyMatch.INSIDE and read.cards:
        policy = await _policy_beside_cards(desk, asked, read)
    if policy is not None and policy.match is PolicyMatch.NAMED and not _is_called_so(read, asked):
        others = (read.kind.value,) if read.kind in _NAMES else ()
        return AskAnswer(asked, AskedKind.POLICY.value, others, await policy_of(desk, asked, policy, language))
    if read.kind is AskedKind.NOTHING:
        raise QuestionNotGivenError()
    if read.kind in (AskedKind.UNSURE, AskedKind.QUESTION) and await _is_glossary_word(desk, asked):
        answer = await answer_rule(desk, asked)
        return AskAnswer(asked, AskedKind.KEYWORD.value, (AskedKind.QUESTION.value,), answer)
    if policy is not None and read.kind in (AskedKind.UNSURE, AskedKind.QUESTION):
        others = (AskedKind.QUESTION.value,) if policy.match < PolicyMatch.WORD else ()
        return AskAnswer(asked, AskedKind.POLICY.value, others, await policy_of(desk, asked, policy, language))
    if read.kind is AskedKind.UNSURE:
        cards = [CardName(hit.name, hit.japanese, hit.mark) for hit in read.cards]
        if not read.terms:
            raise CardUnsureError(query=asked, suggestions=cards)
        shelf = await RuleShelf.of_today(desk)
        near = [RuleName(number, term.en, term.ja) for term in read.terms for number in shelf.renumber(term.rule)]
        raise AskUnsureError(query=asked, suggestions=[*dict.fromkeys(near), *cards])
    found = await _answer(desk, asked, read, language)
    kinds = [*read.others, *([AskedKind.POLICY] if policy is not None and policy.match >= PolicyMatch.WORD else [])]
    return AskAnswer(asked, read.kind.value, tuple(kind.value for kind in kinds), found)


async def _policy_beside_cards(desk: Desk, asked: str, read: Asked) -> PolicyFound | None:
    """Words of policy that are in none of the names in a text, as 嫌がらせ is in 台所の嫌がらせ屋."""
    found = await find_policy(desk, leftover(asked, read.cards))
    if found is None or found.match in (PolicyMatch.NEAR, PolicyMatch.WORD):
        return None
    return replace(found, match=PolicyMatch.INSIDE)


def _is_called_so(read: Asked, asked: str) -> bool:
    """Whether a card or a word of the rules is called just as was typed, so that it goes before tournament policy."""
    match read.kind:
        case AskedKind.CARD:
            return read.cards[0].score == 1.0
        case AskedKind.KEYWORD:
            return is_called(read.terms, asked)
    return False


async def _is_glossary_word(desk: Desk, asked: str) -> bool:
    """Whether the corpus has an entry of the glossary under this very word."""
    if len(asked) > _LONGEST_WORD:
        return False
    shelf = await RuleShelf.of_today(desk)
    return await shelf.glossary_entry(asked) is not None


async def _answer(
    desk: Desk, asked: str, read: Asked, language: Language
) -> CardAnswer | RuleAnswer | DemonstrationAnswer | MeetingNotFoundAnswer | RulingAnswer | SearchAnswer:
    match read.kind:
        case AskedKind.CARD | AskedKind.CARDS if read.is_about_rulings:
            return await answer_rulings(desk, [hit.name for hit in read.cards], language)
        case AskedKind.CARD:
            return await answer_card(desk, read.cards[0].name)
        case AskedKind.CARDS:
            return await answer_demonstration(desk, [hit.name for hit in read.cards], language)
        case AskedKind.RULE:
            return await answer_rule(desk, asked)
        case AskedKind.KEYWORD:
            return await answer_rule(desk, read.terms[0].en)
    return await _answer_question(desk, asked, [hit.name for hit in read.cards])


async def _answer_question(desk: Desk, asked: str, cards: Sequence[str]) -> SearchAnswer:
    """What is found for a question; rulings on the cards that it names come first."""
    general = await answer_search(desk, asked)
    if not cards:
        return general
    about = await answer_search(desk, asked, limit=_ABOUT_CARDS, cards=cards)
    found = {(each.kind, each.key): each for each in (*about.found, *general.found)}
    first = tuple(found.values())[: len(general.found) or None]
    return SearchAnswer(asked, first, {**about.matches, **general.matches})
