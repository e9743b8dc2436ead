"""What is read: may, may pay, and what depends on it (CR 118.12, 608.2d)."""

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.amounts.history import DoneThisWay, ThatMany
from rulings.abilities.changes.change import SetController
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import ManaCost
from rulings.abilities.costs.objects import SacrificePower
from rulings.abilities.effects.conditional import Unless
from rulings.abilities.effects.counters import GetEnergy
from rulings.abilities.effects.damage import DealDamage
from rulings.abilities.effects.effect import Continuous, Sequence
from rulings.abilities.effects.moving import Destroy
from rulings.abilities.effects.optional import AnyMayPay, May, PayAny
from rulings.abilities.node import walk
from rulings.abilities.players import ControllerOf
from tests.oracle.asking import ability_of, effect_of, reading_of


def test_unless_is_a_payment__118_12a() -> None:
    effect = effect_of("Counter target spell unless its controller pays {3}.")
    assert isinstance(effect, Unless)
    assert isinstance(effect.who, ControllerOf)
    assert effect.cost == Cost((ManaCost(("{3}",)),))


def test_a_joint_effect_with_unless_is_declined() -> None:
    assert not reading_of("Sacrifice a creature and draw a card unless you pay {1}.", ("Sorcery",)).is_understood


def test_you_may_have_it_deal_damage() -> None:
    ability = ability_of("When this creature dies, you may have it deal 2 damage to target creature.")
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.effect, May)


def test_what_is_paid_to_block_is_not_paid_as_the_effect_begins__509_1d() -> None:
    """ "Target creature can't block this turn unless its controller pays {2}" is a cost to block, which is not read."""
    reading = reading_of("Target creature can't block this turn unless its controller pays {2}.", ("Sorcery",))
    assert not reading.is_understood


def test_that_much_is_what_was_paid() -> None:
    effect = effect_of(
        "Choose target creature. You get {E}{E}{E}, then you may pay any amount of {E}. Testing Bear deals that much "
        "damage to that creature."
    )
    assert isinstance(effect, Sequence)
    assert [type(node) for node in walk(effect) if isinstance(node, GetEnergy | May | PayAny)] == [
        GetEnergy,
        May,
        PayAny,
    ]
    (damage,) = (node for node in walk(effect) if isinstance(node, DealDamage))
    assert damage.amount == ThatMany(DoneThisWay("paid energy"))


def test_you_may_have_something_become_or_be_controlled() -> None:
    become = ability_of(
        "Whenever a creature you control enters, you may have this artifact become a 3/3 white Angel artifact creature "
        "with flying until end of turn.",
        ("Artifact",),
    )
    assert isinstance(become, TriggeredAbility)
    assert isinstance(become.effect, May)
    assert isinstance(become.effect.effect, Continuous)
    control = ability_of(
        "At the beginning of each opponent's upkeep, you may have that player gain control of equipped creature until "
        "end of turn. If you do, untap it.",
        ("Artifact",),
    )
    assert any(isinstance(node, SetController) for node in walk(control))


def test_so_much_power_is_sacrificed__118_12a() -> None:
    one = ability_of(
        "When this creature enters, sacrifice it unless you sacrifice any number of creatures with total power 12 or "
        "greater."
    )
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.effect, Unless)
    assert any(isinstance(node, SacrificePower) for node in walk(one.effect.cost))


def test_what_nobody_averts_cannot_be_regenerated() -> None:
    effect = effect_of(
        "Any player may have Testing Bear deal 6 damage to them. If no one does, destroy all creatures. Creatures "
        "destroyed this way can't be regenerated."
    )
    assert isinstance(effect, AnyMayPay)
    assert isinstance(effect.otherwise, Destroy)
    assert effect.otherwise.no_regeneration
