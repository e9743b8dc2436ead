"""Where in this project a wording, a card, a rule or a keyword is said, played and tested.

What is here: what the question is about, and the cards by which tables of a wording are found. What is not: the places
(``rulings.signposts``).
"""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from rulings.answer.cards import find_card
from rulings.answer.errors import WordsNotGivenError
from rulings.answer.exact_names import named_exactly
from rulings.corpus.cards import Card
from rulings.corpus.database import CorpusMissingError
from rulings.errors import RulingsError
from rulings.lookup.cards.records import Verdict
from rulings.lookup.rules.keywords import Term, TermKind, load_bundled_terms
from rulings.signposts.records import Kind, LinePlaces, NodePlaces, PhrasePlaces, Place, Places, Subject, WhereAnswer

if TYPE_CHECKING:
    from rulings.answer.desk import Desk

_SELECT_CARDS = "SELECT DISTINCT card.name FROM card JOIN face USING (card_id) WHERE "
_NO_NAME = frozenset("0123456789{}.")
"""Signs that stand in no keyword's name."""
_EVERYWHERE = frozenset({"Fixed", "You", "Filter"})
"""Classes that so many texts use that they tell no text from another."""


async def answer_where(open_desk: "Callable[[], Awaitable[Desk]]", query: str) -> WhereAnswer:
    """Where what was asked about is said, played and tested: with file and line, from phrase to table.

    日本語: 文章・カード・ルール番号・キーワードが、コードのどこにあるか（フレーズ、ノード、処理、テスト、テーブル）
    Shape: a rule's number, a keyword, a card's name in either language, else words of a text. Only cards and the tables
    of a wording, need the desk; without a corpus the others are answered all the same.
    Raises: WordsNotGivenError: nothing was typed.
    """
    from rulings.signposts.terms import RULE, where_keyword, where_rule  # they load phrases and rules code

    words = " ".join(query.split())
    if not words:
        raise WordsNotGivenError()
    if (number := RULE.fullmatch(words)) is not None:
        return where_rule(number[1].lower())
    if (keyword := _keyword(words)) is not None:
        return where_keyword(keyword)
    try:
        desk = await open_desk()
    except CorpusMissingError:
        return _where_words(words)
    cards, _ = await named_exactly(desk.corpus, words)
    if len(cards) == 1:
        return await desk.in_games(_where_card, cards[0])
    found = await desk.in_games(_where_words, words)
    if not any(line.read_as for line in found.lines):
        with suppress(RulingsError):  # a name with a mistake, where it is certain which card it means
            card, _ = await find_card(desk, words)
            return await desk.in_games(_where_card, card)
    return await _with_tables(desk, found)


def _keyword(words: str) -> Term | None:
    """The keyword ability or action that is called exactly this, in either language; with a number or a cost, as
    "scry 2", it is words of a text."""
    if not _NO_NAME.isdisjoint(words):
        return None
    found = load_bundled_terms().search(words)
    if found.verdict is not Verdict.CERTAIN or found.hits[0].score < 1 or found.hits[0].term.dropped is not None:
        return None
    kinds = (TermKind.ABILITY, TermKind.ACTION)
    return next((hit.term for hit in found.hits if hit.term.kind in kinds), None)


def _where_card(card: Card) -> WhereAnswer:
    from rulings.signposts.project import tables_with_cards
    from rulings.signposts.words import lines_of_card

    names = {card.name, *(face.name for face in card.faces)}
    tables = Places(Kind.TABLES, tuple(tables_with_cards(names)))
    return WhereAnswer(card.name, Subject.CARD, lines_of_card(card), (tables,))


def _where_words(words: str) -> WhereAnswer:
    from rulings.signposts.words import lines_of_words

    return WhereAnswer(words, Subject.WORDS, lines_of_words(words), has_cards=False)


async def _with_tables(desk: "Desk", found: WhereAnswer) -> WhereAnswer:
    """The answer with the tables in which a card takes part whose text has all nodes of one reading of the words."""
    from rulings.signposts.project import tables_with_cards

    names: list[str] = []
    for line in found.lines:
        if nodes := sorted({one.node.name for one in line.nodes} - _EVERYWHERE):
            names += await _cards_with(desk, nodes)
    tables = Places(Kind.TABLES, tuple(await desk.in_games(lambda: tuple(tables_with_cards(names)))))
    return WhereAnswer(found.query, found.subject, found.lines, (tables,), has_cards=True)


async def _cards_with(desk: "Desk", nodes: Sequence[str]) -> list[str]:
    """Cards of which one face's kept model has all of these classes.

    Shape: a search in all records, a tenth of a second.
    """
    condition = " AND ".join(["face.model LIKE ?"] * len(nodes))
    rows = await desk.corpus.rows(_SELECT_CARDS + condition, [f'%"$":"{name}"%' for name in nodes])
    return [name for (name,) in rows]


__all__ = ["LinePlaces", "NodePlaces", "PhrasePlaces", "Place", "Subject", "WhereAnswer", "answer_where"]
