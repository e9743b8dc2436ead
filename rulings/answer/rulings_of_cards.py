"""The rulings of named cards, in the order in which they are shown.

What is here: fetching them, today's numbers of the rules that they cite, and what shows them. What is not: ranking and
marking them (``rulings.corpus.ruling_search``), and what a term means in other words (``rulings``).
"""

from collections.abc import Callable, Iterable, Sequence

from rulings.answer.bundled_demonstrations import demonstration_titles
from rulings.answer.cards import card_name, find_cards
from rulings.answer.desk import Desk
from rulings.answer.records import DemonstrationTitle, RuleThen, RulingAnswer
from rulings.answer.rule_texts import load_concordance
from rulings.cite import RuleNumber
from rulings.corpus.rule_texts.concordance import Concordance
from rulings.corpus.rule_texts.period_wording import last_day_of
from rulings.corpus.ruling_search import RulingHit, search_rulings
from rulings.corpus.rulings import SELECT_BY_RESTATED, Ruling, ruling_from_row
from rulings.language import Language


async def rulings_of_cards(
    desk: Desk,
    queries: Sequence[str],
    language: Language,
    about: str | None = None,
    speaks_of: Callable[[str, str], bool] = lambda term, text: False,
) -> RulingAnswer:
    """Rulings on all of the cards first, then on each; newest first, superseded ones marked.

    Shape: card names as typed, language of the reader, words that they should be about, whether a text speaks of a
    term in other words than its own -> RulingAnswer.
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
        about=about,
        names_of=lambda card: names.get(card, (card,)),
        restatements=await _restatements(desk, list(rulings)),
        speaks_of=speaks_of,
    )
    hits = (*ranked.on_all, *ranked.on_some)
    titles = await demonstration_titles(desk)
    concordance = await load_concordance(desk)
    asked = {card.name for card in cards}
    return RulingAnswer(
        cards=tuple(map(card_name, cards)),
        ranked=ranked,
        demonstrations=tuple(title for names, title in titles if asked <= names),
        shown_by={hit.ruling.id: title for hit in hits if (title := _shown_by(hit, titles)) is not None},
        rules={ruling.id: cited_then(ruling, concordance) for hit in hits for ruling in _told(hit) if ruling.rules},
    )


async def _restatements(desk: Desk, ids: Sequence[str]) -> dict[str, list[Ruling]]:
    found = {ident: await desk.corpus.rows(SELECT_BY_RESTATED, [ident]) for ident in ids}
    return {ident: [ruling_from_row(row) for row in rows] for ident, rows in found.items() if rows}


def _told(hit: RulingHit) -> tuple[Ruling, ...]:
    """Every ruling that is shown for a hit."""
    return (hit.ruling, *hit.superseded_by, *hit.restated_by)


def _shown_by(hit: RulingHit, titles: Iterable[tuple[frozenset[str], DemonstrationTitle]]) -> DemonstrationTitle | None:
    """The demonstration that a ruling names, else the smallest one in which all of its cards meet."""
    by_id = {title.id: title for _, title in titles}
    if hit.table in by_id:
        return by_id[hit.table]
    cards = frozenset(hit.ruling.cards)
    return next((title for names, title in titles if cards <= names), None) if len(cards) > 1 else None


def cited_then(ruling: Ruling, concordance: Concordance) -> tuple[RuleThen, ...]:
    """The rules that a ruling cites, by its own edition or day, and what they are today.

    Shape: a number that the edition of that time has not is left without an answer for today.
    """
    day = last_day_of(ruling.edition or ruling.date or "")
    cited = []
    for number in map(RuleNumber, ruling.rules):
        found = concordance.counterparts(number, day) if day is not None else ()
        today = tuple(dict.fromkeys(each for counterpart in found for each in counterpart.numbers))
        cited.append(RuleThen(number, today if found else None))
    return tuple(cited)
