"""Verbs go with their prepositions and zones: what nobody would write is not read."""

from collections.abc import Iterator
from itertools import product

import pytest

from rulings.abilities.conditions.condition import Exists
from rulings.abilities.node import walk
from rulings.oracle.categories import ORACLE
from rulings.oracle.read import is_read
from rulings.oracle.template import Element, Inflected, Optional, Word
from rulings.oracle.tokens import split_words
from tests.oracle.asking import abilities_of, declined_words

_PREPOSITIONS = {
    "cast": {"from"},
    "choose": {"from"},
    "discard": set(),
    "destroy": set(),
    "enter": {"from"},
    "exile": {"from"},
    "mill": set(),
    "play": {"from"},
    "put": {"from", "into", "onto"},
    "remove": {"from"},
    "return": {"from", "to"},
    "reveal": {"from"},
    "sacrifice": set(),
    "shuffle": {"from", "into"},
}
"""Verb -> what may stand between it and the name of a zone."""
_FORMS = {
    **{form: verb for verb in _PREPOSITIONS for form in (verb, f"{verb}s", f"{verb}ed", f"{verb}d", f"{verb}ing")},
    "putting": "put",
    "shuffling": "shuffle",
    "exiling": "exile",
    "sacrificing": "sacrifice",
}
_ZONES = frozenset("hand hands battlefield graveyard graveyards library libraries exile".split())
_ENDS = frozenset(". , and or then if instead unless where until that who which for while but".split())
_PLACES = (
    *("to your hand", "into your hand", "onto your hand", "from your hand"),
    *("to the battlefield", "into the battlefield", "onto the battlefield"),
    *("to your graveyard", "into your graveyard", "into your library", "onto your library", "from exile"),
)
_READ = {
    ("Effect", "put", "into your hand"),
    ("Effect", "put", "into your graveyard"),
    ("Effect", "put", "onto the battlefield"),
    ("Effect", "return", "to your hand"),
    ("Effect", "return", "to the battlefield"),
    ("Effect", "shuffle", "into your library"),
    ("Effect", "exile", "from your hand"),
    ("Effect", "reveal", "from your hand"),
    ("Effect", "reveal", "from exile"),
    ("Effect", "discard", "from your hand"),
    ("CostPart", "discard", "from your hand"),
    ("CostPart", "exile", "from your hand"),
    ("CostPart", "reveal", "from your hand"),
    ("CostPart", "reveal", "from exile"),
    ("CostPart", "return", "to your hand"),
    ("ThisWay", "return", "to your hand"),
}
"""All pairs that are read of "a creature card": category, verb, place."""


def _literals(elements: tuple[Element, ...]) -> Iterator[tuple[str, ...]]:
    for one in elements:
        match one:
            case Word():
                yield (one.text,)
            case Inflected():
                yield one.singular, one.plural
            case Optional():
                yield from _literals(one.elements)


def _pairs(elements: tuple[Element, ...]) -> Iterator[tuple[str, str]]:
    """Every verb with the preposition between it and the next zone, in the words of one clause."""
    verb = preposition = None
    for forms in _literals(elements):
        if any(form in _FORMS for form in forms):
            verb, preposition = next(_FORMS[form] for form in forms if form in _FORMS), None
        elif forms[0] in _ENDS:
            verb = preposition = None
        elif forms[0] in ("to", "into", "onto", "from") and preposition is None:
            preposition = forms[0]
        elif forms[0] in _ZONES and verb and preposition:
            yield verb, preposition
            preposition = None


def test_every_alternative_has_a_preposition_that_goes_with_its_verb() -> None:
    wrong = {
        f"{one.source}: {verb} {preposition}"
        for category in ORACLE.categories.values()
        for one in category.own
        for verb, preposition in _pairs(one.elements)
        if preposition not in _PREPOSITIONS[verb]
    }
    # "Cards they exiled this way onto the battlefield": the verb before it is "puts".
    assert {one for one in wrong if not one.endswith("exile onto")} == set()


def test_of_verbs_and_places_only_those_that_go_together_are_read() -> None:
    found = set()
    for (category, template), verb, place in product(
        (
            ("Effect", "{} a creature card {}"),
            ("CostPart", "{} a creature card {}"),
            ("Condition", "you {} a creature card {} this way"),
        ),
        ("put", "return", "discard", "exile", "sacrifice", "reveal", "destroy", "shuffle"),
        _PLACES,
    ):
        if is_read(category, tuple(split_words(template.format(verb, place)))):
            found.add(("ThisWay" if category == "Condition" else category, verb, place))
    assert found == _READ


def test_a_card_is_returned_to_a_hand_this_way() -> None:
    (one,) = abilities_of(
        "Return target card from your graveyard to your hand. If you return a land card to your hand this way, draw "
        "a card.",
        ("Sorcery",),
    )
    assert any(isinstance(node, Exists) for node in walk(one))


@pytest.mark.parametrize(
    "text",
    [
        "Discard a card. If you discard a creature card to your hand this way, draw a card.",
        "Discard a card. If you discard a creature card from exile this way, draw a card.",
        "Draw a card. If you put a Cave to your hand this way, draw a card.",
        "Sacrifice a creature card from your hand.",
        "Destroy target creature card from your graveyard.",
        "Discard a card from exile.",
        "Target player discards a creature card from a graveyard.",
        "Exile a card from exile.",
    ],
)
def test_what_a_verb_can_t_be_done_to_is_declined(text: str) -> None:
    assert declined_words(text, ("Sorcery",))


@pytest.mark.parametrize(
    "text",
    [
        "Whenever you sacrifice a creature card from your hand, draw a card.",
        "Whenever an opponent mills a creature card from exile, draw a card.",
        "Sacrifice a land card from your graveyard: Draw a card.",
    ],
)
def test_also_in_costs_and_triggers__701_21a(text: str) -> None:
    assert declined_words(text)
