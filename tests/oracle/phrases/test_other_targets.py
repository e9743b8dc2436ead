""" "Another target": other than which (CR 601.2c, 115.3)."""

from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.node import Node, walk
from rulings.abilities.players import TargetPlayer
from rulings.abilities.references import Target
from rulings.abilities.vocabulary import CardType
from tests.oracle.asking import ability_of, effect_of

CREATURE = HasType(CardType.CREATURE)


def targets(node: Node) -> list[Target]:
    """The targets that are chosen, by place; those that others are compared with come with them."""
    found = {one.slot: one for one in walk(node) if isinstance(one, Target)}
    return [found[place] for place in sorted(found)]


def test_another_target_creature_is_other_than_the_first__601_2c() -> None:
    first, second = targets(
        effect_of("Target creature gets +2/+0 until end of turn. Another target creature gets -2/-0 until end of turn.")
    )
    assert second.filter == Filter(predicates=(Another(first), CREATURE))


def test_without_an_earlier_target_it_is_other_than_the_source() -> None:
    (only,) = targets(ability_of("When this creature enters, another target creature gets +1/+1 until end of turn."))
    assert only.filter == Filter(predicates=(Another(), CREATURE))


def test_a_target_of_another_kind_is_not_what_it_differs_from() -> None:
    _, second = targets(
        ability_of(
            "When this creature enters, tap target artifact. Another target creature gains flying until end of turn."
        )
    )
    assert second.filter == Filter(predicates=(Another(), CREATURE))


def test_another_target_player_is_other_than_the_first() -> None:
    effect = effect_of("Target player draws a card. Another target player discards a card.")
    second = next(one for one in walk(effect) if isinstance(one, TargetPlayer) and one.other)
    assert second.than is not None
    assert [one.slot for one in walk(second.than) if isinstance(one, TargetPlayer)] == [0]
