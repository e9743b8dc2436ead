"""What is read: targets (CR 115)."""

from rulings.abilities.amounts.amount import Fixed, UpTo
from rulings.abilities.effects.counters import MoveCounters
from rulings.abilities.effects.damage import DealDamage
from rulings.abilities.effects.moving import Destroy
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.node import Node, walk
from rulings.abilities.references import AnyTarget, Target, This
from rulings.abilities.vocabulary import CardType
from tests.oracle.asking import ability_of, declined_words, effect_of

CREATURE = HasType(CardType.CREATURE)


def targets(node: Node) -> list[Target]:
    """The targets that are chosen, by place; those that others are compared with come with them."""
    found = {one.slot: one for one in walk(node) if isinstance(one, Target)}
    return [found[place] for place in sorted(found)]


def test_another_target_leaves_the_source_out__109_5() -> None:
    effect = effect_of("Destroy another target creature.")
    assert effect == Destroy(Target(Filter(predicates=(Another(), CREATURE)), slot=0))


def test_up_to_two_targets__115_6() -> None:
    effect = effect_of("Destroy up to two target creatures.")
    assert effect == Destroy(Target(Filter(predicates=(CREATURE,)), Fixed(0), Fixed(2), slot=0))
    assert UpTo(Fixed(2)) not in (effect,)


def test_damage_to_any_target__115_4() -> None:
    effect = effect_of("Testing Bear deals 3 damage to any target.")
    assert effect == DealDamage(This(), Fixed(3), AnyTarget(slot=0))


def test_a_counter_is_moved_from_one_target_to_a_second__122_5() -> None:
    moved = effect_of("Move a +1/+1 counter from target creature onto a second target creature.")
    assert isinstance(moved, MoveCounters)
    assert (moved.amount, moved.kind) == (Fixed(1), "+1/+1")
    assert isinstance(moved.source, Target)
    assert isinstance(moved.to, Target)
    assert (moved.source.slot, moved.to.slot) == (0, 1)


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


def test_without_an_earlier_target_there_is_no_same_controller() -> None:
    assert declined_words("Destroy another target creature with the same controller.", ("Sorcery",))
