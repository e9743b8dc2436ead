"""What "one or more" did at the same time, as phrases (CR 603.2c)."""

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.amounts.history import ThatMany
from rulings.abilities.node import walk
from rulings.abilities.references import Antecedent, It
from tests.oracle.asking import ability_of


def test_that_many_is_how_many_there_were__603_2c() -> None:
    for text in (
        "Whenever you discard one or more cards for the first time each turn, draw that many cards.",
        "Whenever one or more tokens you control enter, put that many +1/+1 counters on this creature.",
    ):
        one = ability_of(text)
        assert isinstance(one, TriggeredAbility)
        assert [node.antecedent for node in walk(one) if isinstance(node, ThatMany)] == [Antecedent("event amount")]


def test_they_are_all_of_them__603_2c() -> None:
    one = ability_of("Whenever one or more creatures you control die, exile them.")
    assert [node.antecedent for node in walk(one) if isinstance(node, It)] == [Antecedent("event object")]


def test_the_top_cards_of_several_libraries_are_several() -> None:
    one = ability_of(
        "Whenever this creature attacks, exile the top card of each player's library, then you may cast any number of "
        "spells from among those cards without paying their mana costs."
    )
    assert any(isinstance(node, It) and node.antecedent is not None for node in walk(one))
