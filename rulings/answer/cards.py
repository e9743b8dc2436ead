"""Questions on cards: which card a typed name means, and what is known of it.

What is here: the way from a name as typed to one card, or to an honest "which one?". What is not: how names are
compared (``rulings.lookup.cards.names``).
"""

from collections.abc import Iterable
from typing import Final

from rulings.answer.desk import Desk
from rulings.answer.errors import CardNotGivenError, CardUnknownError, CardUnsureError
from rulings.answer.exact_names import named_exactly
from rulings.answer.records import CardAnswer, CardName
from rulings.corpus.cards import Card
from rulings.corpus.rulings import Ruling
from rulings.lookup.cards.records import NameHit, Verdict

_WRAPPINGS: Final = " \t　《》「」『』[]［］\"“”'‘’"
SUGGESTIONS: Final = 10
"""How many cards an uncertain answer offers."""


async def find_card(desk: Desk, query: str) -> tuple[Card, int]:
    """The card that was meant and the position of the face that was named.

    日本語: 入力された名前が指すカードと面
    Shape: exact names need no index and take a millisecond.
    Raises: CardNotGivenError: nothing was typed; CardUnknownError: nothing is like it; CardUnsureError: several are.
    """
    name = query.strip().strip(_WRAPPINGS)
    if not name:
        raise CardNotGivenError()
    same, called = await named_exactly(desk.corpus, query)
    if len(same) == 1:
        return same[0], _face_named(same[0], called)
    if same:
        raise CardUnsureError(query=query.strip(), suggestions=tuple(card_name(card) for card in same))
    index = await desk.names()
    found = await desk.in_lookups(index.search_names, name, SUGGESTIONS)
    if found.verdict is Verdict.NOTHING:
        raise CardUnknownError(query=query.strip())
    if found.verdict is Verdict.SUGGEST:
        raise CardUnsureError(query=query.strip(), suggestions=tuple(_hit_name(hit) for hit in found.hits))
    meant = await desk.corpus.card(found.hits[0].name)
    if meant is None:
        raise CardUnknownError(query=query.strip())
    return meant, _face_named(meant, found.hits[0].key)


async def find_cards(desk: Desk, queries: Iterable[str]) -> list[Card]:
    """The cards meant by several names, in the order given, each once.

    Raises: CardNotGivenError: no name at all; otherwise as ``find_card`` for the first name that is not certain.
    """
    cards = [(await find_card(desk, query))[0] for query in queries if query.strip()]
    if not cards:
        raise CardNotGivenError()
    return list({card.name: card for card in cards}.values())


async def answer_card(desk: Desk, query: str) -> CardAnswer:
    """What is known of a card: faces, Japanese printed texts, rulings.

    日本語: カードについての回答
    Raises: as ``find_card``.
    """
    card, face = await find_card(desk, query)
    printed = await desk.corpus.printed_texts(card.name)
    rulings = await desk.corpus.rulings_by_card(card.name)
    sources = tuple(source for source in await desk.sources() if source.key in card.sources)
    return CardAnswer(card, face, printed, newest_first(rulings), sources)


async def complete_cards(desk: Desk, typed: str, limit: int = 25) -> tuple[CardName, ...]:
    """Cards for a name that is still being typed, best first; empty for an empty text.

    日本語: カード名の入力補完
    """
    if not typed.strip():
        return ()
    index = await desk.names()
    hits = await desk.in_lookups(index.complete, typed.strip().strip(_WRAPPINGS), limit)
    return tuple(_hit_name(hit) for hit in hits)


async def card_names(desk: Desk, names: Iterable[str]) -> dict[str, CardName]:
    """How cards are called that are known by their exact English names; names that no card has are absent."""
    return {name: card_name(card) for name, card in (await desk.corpus.cards(names)).items()}


def card_name(card: Card) -> CardName:
    """How a card is called in a list."""
    return CardName(card.name, card.names_ja[0] if card.names_ja else None)


def newest_first(rulings: Iterable[Ruling]) -> tuple[Ruling, ...]:
    """Rulings by date, newest first; those without a date last."""
    return tuple(sorted(rulings, key=lambda ruling: (ruling.date or "", ruling.id), reverse=True))


def _hit_name(hit: NameHit) -> CardName:
    return CardName(hit.name, hit.japanese, hit.mark)


def _face_named(card: Card, name: str) -> int:
    wanted = name.casefold()
    for position, face in enumerate(card.faces):
        name_ja = card.face_names_ja[position] if position < len(card.face_names_ja) else None
        if wanted in (face.name.casefold(), (name_ja or "").casefold()) and wanted != card.name.casefold():
            return position
    return 0
