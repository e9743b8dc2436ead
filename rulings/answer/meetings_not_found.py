"""What is said where no scene shows the named cards at work: their rulings, and the rules on their keywords.

What is here: gathering both. What is not: looking for a scene (``rulings.table.demonstrating.direct``), and the words
for it (``bot.render``).
"""

from collections.abc import Iterator, Sequence

from rulings.abilities.ability import KeywordAbility
from rulings.answer.cards import card_name
from rulings.answer.desk import Desk
from rulings.answer.records import MeetingNotFoundAnswer
from rulings.answer.rules import cited_rules
from rulings.answer.rulings_of_cards import rulings_of_cards
from rulings.cite import RuleNumber
from rulings.corpus.cards import Card
from rulings.language import Language
from rulings.lookup.cards.records import Verdict
from rulings.lookup.rules.keywords import load_bundled_terms
from rulings.narrate.report import Unsupported
from rulings.table.playing.compile import compile_card


async def answer_without_scene(
    desk: Desk, cards: Sequence[Card], language: Language, unread: Sequence[Unsupported], *, most: int = 0
) -> MeetingNotFoundAnswer:
    """Rulings and rules on cards of which no scene was found.

    Shape: the cards, the language of the reader, the texts of theirs that are not understood; where there are too many
    for a scene, how many there may be.
    """
    rulings = await rulings_of_cards(desk, [card.name for card in cards], language)
    rules, editions = await cited_rules(desk, await desk.in_games(_keyword_rules, cards))
    names = tuple(map(card_name, cards))
    return MeetingNotFoundAnswer(names, rulings, tuple(rules.values()), editions, tuple(unread), most)


def _keyword_rules(cards: Sequence[Card]) -> list[RuleNumber]:
    """What the keywords of the cards mean: the first subrule of each, by the numbers of 2026-01-16."""
    terms = load_bundled_terms()
    numbers = []
    for keyword in dict.fromkeys(_keywords(cards)):
        found = terms.search(keyword)
        if found.verdict is Verdict.CERTAIN:
            numbers += [RuleNumber(f"{hit.term.rule}a") for hit in found.hits[:1] if hit.term.en.lower() == keyword]
    return list(dict.fromkeys(numbers))


def _keywords(cards: Sequence[Card]) -> Iterator[str]:
    for card in cards:
        for face in compile_card(card).faces:
            yield from (ability.name for ability in face.abilities if isinstance(ability, KeywordAbility))
