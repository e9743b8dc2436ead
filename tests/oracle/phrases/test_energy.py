"""Energy in words and numbers (CR 107.14)."""

from rulings.abilities.ability import ActivatedAbility, TriggeredAbility
from rulings.abilities.amounts.amount import Fixed, X
from rulings.abilities.amounts.history import DoneThisWay, ThatMany
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import PayEnergy
from rulings.abilities.costs.objects import SacrificeCost, TapSelf
from rulings.abilities.effects.conditional import Unless
from rulings.abilities.effects.counters import GetEnergy
from rulings.abilities.effects.damage import DealDamage
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.optional import May, PayAny
from rulings.abilities.node import walk
from rulings.abilities.references import This
from tests.oracle.asking import ability_of, effect_of


def test_numbers_stand_before_the_symbol__107_14() -> None:
    ability = ability_of("{T}, Pay eight {E}: Draw a card.")
    assert isinstance(ability, ActivatedAbility)
    assert ability.cost == Cost((TapSelf(), PayEnergy(Fixed(8))))
    ability = ability_of("Pay X {E}, Sacrifice this creature: You gain X life.")
    assert isinstance(ability, ActivatedAbility)
    assert ability.cost == Cost((PayEnergy(X()), SacrificeCost(This("creature"))))


def test_energy_averts__118_12a() -> None:
    ability = ability_of("At the beginning of your end step, sacrifice this creature unless you pay {E}{E}.")
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.effect, Unless)
    assert ability.effect.cost == Cost((PayEnergy(Fixed(2)),))


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
