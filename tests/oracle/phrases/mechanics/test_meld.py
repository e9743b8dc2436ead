"""What is read: meld (CR 701.42, 712)."""

import pytest

from rulings.abilities.ability import ActivatedAbility, TriggeredAbility
from rulings.abilities.conditions.condition import AllHold, OwnsAndControls
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.moving import Entering, ExileAndMeld
from rulings.abilities.effects.optional import MayPay
from rulings.abilities.filters.characteristics import HasName
from rulings.abilities.node import walk
from rulings.abilities.references import It, MeldPair
from tests.oracle.asking import ability_of

PAIR = "you both own and control this creature and a creature named Toy, Right Half"


def the_meld(node: object) -> ExileAndMeld:
    (found,) = [one for one in walk(node) if isinstance(one, ExileAndMeld)]  # type: ignore[arg-type]
    return found


def test_they_are_the_pair_of_the_condition__701_42a() -> None:
    one = ability_of(f"{{1}}: If {PAIR}, exile them, then meld them into Toy, Whole.")
    assert isinstance(one, ActivatedAbility)
    assert isinstance(one.effect, If)
    assert isinstance(one.effect.condition, OwnsAndControls)
    meld = the_meld(one)
    assert isinstance(meld.pair, It)
    assert meld.pair.antecedent == one.effect.condition.pair
    assert meld.result == "Toy, Whole"


@pytest.mark.parametrize(
    ("condition", "kind"),
    [(PAIR, OwnsAndControls), (f"there are four or more land cards in your graveyard and {PAIR}", AllHold)],
)
def test_the_condition_of_a_trigger__603_4(condition: str, kind: type) -> None:
    one = ability_of(f"At the beginning of your upkeep, if {condition}, exile them, then meld them into Toy, Whole.")
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.condition, kind)
    assert isinstance(the_meld(one).pair, It)


def test_paid_for() -> None:
    one = ability_of(
        f"At the beginning of your upkeep, if {PAIR}, you may pay {{3}}. If you do, exile them, then meld "
        "them into Toy."
    )
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.effect, MayPay)
    assert isinstance(the_meld(one).pair, It)


def test_melded_while_attacking__508_4() -> None:
    one = ability_of(
        "Whenever you attack, if this creature and a creature named Toy are attacking, and you both own and control "
        "them, draw a card."
    )
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.condition, OwnsAndControls)
    assert one.condition.attacking
    one = ability_of(
        "Whenever you attack, you gain 1 life. If this creature and a creature named Toy are attacking, and you both "
        "own and control them, exile them, then meld them into Toy, Whole. It enters tapped and attacking."
    )
    assert the_meld(one).entering == Entering(tapped=True, attacking=True)


def test_the_pair_names_the_other__701_42b() -> None:
    one = ability_of(f"At the beginning of your upkeep, if {PAIR}, exile them, then meld them into Toy, Whole.")
    (pair,) = {node for node in walk(one) if isinstance(node, MeldPair)}
    assert HasName("Toy, Right Half") in pair.other.predicates
