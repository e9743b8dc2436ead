"""Models as records: nothing lost, alike in every process, and a record of something else refused."""

import json
from dataclasses import dataclass

import pytest

from rulings.abilities.ability import KeywordAbility, StaticAbility
from rulings.abilities.node import Node
from rulings.abilities.record import RecordError, from_record, to_record
from rulings.abilities.vocabulary import CardType
from tests.oracle.asking import abilities_of

TEXTS = (
    ("Flying, protection from black and from red", ("Creature",)),
    ("Whenever another creature you control dies, each opponent loses 1 life and you gain 1 life.", ("Creature",)),
    ("If a card would be put into a graveyard from anywhere, exile it instead.", ("Enchantment",)),
    ("Choose one —\n• Destroy target artifact.\n• Draw two cards, then discard a card.", ("Instant",)),
    ("{2}{B}, Sacrifice another creature: Put two +1/+1 counters on this creature.", ("Creature",)),
)


@pytest.mark.parametrize(("text", "types"), TEXTS)
def test_a_model_comes_back_whole_from_its_record(text: str, types: tuple[str, ...]) -> None:
    abilities = abilities_of(text, types)
    kept = from_record(json.loads(json.dumps(to_record(abilities))))
    assert kept == abilities
    assert [one.text for one in kept] == [one.text for one in abilities]
    assert [one.wording for one in kept] == [one.wording for one in abilities]


def test_fields_at_their_defaults_are_not_written() -> None:
    assert to_record(KeywordAbility(name="flying")) == {"$": "KeywordAbility", "name": "flying"}
    assert to_record(StaticAbility()) == {"$": "StaticAbility"}


def test_plain_values_stand_for_themselves() -> None:
    values = (CardType.LAND, None, True, 3, "X", ())
    assert from_record(json.loads(json.dumps(to_record(values)))) == values


def test_what_no_model_holds_is_refused() -> None:
    @dataclass(frozen=True)
    class KeywordAbilityOfAnother(Node):
        pass

    for value in (1.5, [1], frozenset((1,)), KeywordAbilityOfAnother()):
        with pytest.raises(RecordError):
            to_record(value)


@pytest.mark.parametrize(
    "record", [{"$": "NoSuchNode"}, {"$": "KeywordAbility", "nom": "flying"}, {"$": "Color", "name": "PURPLE"}, {}]
)
def test_a_record_of_something_else_is_refused(record: dict[str, str]) -> None:
    with pytest.raises(RecordError):
        from_record(record)
