""" "That player" and "them" after "each opponent" are each his own (CR 101.4, 608.2c)."""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import PlayerCant
from rulings.abilities.effects.conditional import Unless
from rulings.abilities.node import Node, walk
from rulings.abilities.players import ThatPlayer
from rulings.abilities.references import Antecedent
from tests.oracle.asking import abilities_of, effect_of

EACH = ThatPlayer(antecedent=Antecedent("each player"))


def those_players(node: Node) -> list[Node]:
    return [one for one in walk(node) if isinstance(one, ThatPlayer)]


def test_who_may_avert_it_is_each_of_them__118_12a() -> None:
    effect = effect_of("Each opponent loses 3 life unless that player discards a card.")
    assert isinstance(effect, Unless)
    assert effect.who == EACH


def test_the_greatest_power_among_their_own__608_2c() -> None:
    text = "Each opponent sacrifices a creature with the greatest power among creatures that player controls."
    assert those_players(effect_of(text)) == [EACH]


def test_creatures_attacking_them_are_those_that_attack_that_one__608_2c() -> None:
    text = "Each opponent loses life equal to the number of creatures attacking them."
    assert those_players(effect_of(text)) == [EACH]


def test_what_each_cant_cast_hangs_on_their_own_lands__101_2() -> None:
    (ability,) = abilities_of(
        "Each opponent can't cast noncreature spells with mana value greater than the number of lands that player "
        "controls."
    )
    assert isinstance(ability, StaticAbility)
    (change,) = ability.changes
    assert isinstance(change, PlayerCant)
    assert those_players(change) == [EACH]
