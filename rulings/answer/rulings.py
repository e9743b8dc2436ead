"""Questions on rulings: what was ruled on one card, or on several together.

What is here: fetching the rulings of the named cards. What is not: ranking and marking them
(``rulings.corpus.ruling_search``).
"""

from collections.abc import Sequence

from rulings.answer.cards import card_name, find_cards
from rulings.answer.demonstrations import demonstration_titles
from rulings.answer.desk import Desk
from rulings.answer.records import RulingAnswer
from rulings.corpus.ruling_search import search_rulings
from rulings.corpus.rulings import SELECT_BY_RESTATED, Ruling, ruling_from_row
from rulings.language import Language


async def answer_rulings(
    desk: Desk, queries: Sequence[str], language: Language, about: str | None = None
) -> RulingAnswer:
    """Rulings on all of the cards first, then on each; newest first, superseded ones marked.

    日本語: カードの裁定（全部に関わるもの、一枚ずつの順、新しい順）
    Shape: card names as typed, language of the reader, words that they should be about -> RulingAnswer.
    Raises: as ``find_cards``.
    """
    cards = await find_cards(desk, queries)
    rulings = {ruling.id: ruling for card in cards for ruling in await desk.corpus.rulings_by_card(card.name)}
    names: dict[str, list[str]] = {}
    for card in cards:
        names[card.name] = [row.text for row in await desk.corpus.names(card.name)]
    ranked = search_rulings(
        [card.name for card in cards],
        rulings.values(),
        language=language,
        about=about or None,
        names_of=lambda card: names.get(card, (card,)),
        restatements=await _restatements(desk, list(rulings)),
    )
    shown = {hit.table for hit in (*ranked.on_all, *ranked.on_some) if hit.table is not None}
    titles = tuple(title for title in await demonstration_titles() if title.id in shown)
    return RulingAnswer(tuple(map(card_name, cards)), ranked, titles)


async def _restatements(desk: Desk, ids: Sequence[str]) -> dict[str, list[Ruling]]:
    found = {ident: await desk.corpus.rows(SELECT_BY_RESTATED, [ident]) for ident in ids}
    return {ident: [ruling_from_row(row) for row in rows] for ident, rows in found.items() if rows}
