"""Questions on rulings: what was ruled on one card, or on several together.

What is here: fetching the rulings of the named cards, today's numbers of the rules that they cite, and what shows them.
What is not: ranking and marking them (``rulings.corpus.ruling_search``).
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache

from rulings.answer.bundled_demonstrations import demonstration_titles
from rulings.answer.cards import card_name, find_cards
from rulings.answer.desk import Desk
from rulings.answer.records import DemonstrationTitle, RuleThen, RulingAnswer
from rulings.answer.rule_texts import load_concordance
from rulings.cite import RuleNumber
from rulings.corpus.bundled import find_bundled_data
from rulings.corpus.rule_texts.concordance import Concordance
from rulings.corpus.rule_texts.period_wording import last_day_of
from rulings.corpus.ruling_search import RulingHit, search_rulings
from rulings.corpus.rulings import SELECT_BY_RESTATED, Ruling, ruling_from_row
from rulings.language import Language
from rulings.lookup.texts.concepts import Concepts, load_concepts
from rulings.lookup.texts.text_tokens import fold_asian, stem_words


async def answer_rulings(
    desk: Desk, queries: Sequence[str], language: Language, about: str | None = None
) -> RulingAnswer:
    """Rulings on all of the cards first, then on each; newest first, superseded ones marked.

    日本語: カードの裁定（全部に関わるもの、一枚ずつの順、新しい順）
    Shape: card names as typed, language of the reader, words that they should be about, in either language ->
    RulingAnswer.
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
        speaks_of=await _other_words(desk) if about else lambda term, text: False,
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


async def _other_words(desk: Desk) -> Callable[[str, str], bool]:
    """Whether a text speaks of a term in words of either language that mean the same."""
    await desk.in_lookups(_concepts)

    def speaks_of(term: str, text: str) -> bool:
        wanted = _concepts_asked(term)
        return bool(wanted) and all(not each.isdisjoint(_concepts_of(text)) for each in wanted)

    return speaks_of


@cache
def _concepts() -> Concepts:
    return load_concepts(find_bundled_data())


def _concepts_asked(term: str) -> list[frozenset[str]]:
    """What each word of a term can mean: of an English one, which stands alone, any of its meanings."""
    concepts = _concepts()
    japanese = [frozenset(concepts.asian[found[0]]) for found in concepts.pattern.finditer(fold_asian(term))]
    english = frozenset(concepts.in_english(stem_words(term)))
    return [*japanese, *([english] if english else [])]


@lru_cache(maxsize=512)
def _concepts_of(text: str) -> frozenset[str]:
    concepts = _concepts()
    return frozenset((*concepts.in_japanese(fold_asian(text)), *concepts.in_english(stem_words(text))))
