"""Several objects that each do or get something, as phrases (CR 120.1)."""

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.effects.damage import EachDealsDamage
from rulings.abilities.effects.effect import Continuous, Sequence
from rulings.abilities.references import Every, It, Several, Target
from tests.oracle.asking import effect_of


def test_each_of_the_targets_gets_it() -> None:
    one = effect_of("Up to two target creatures each get +1/+2 until end of turn.")
    assert isinstance(one, Continuous)
    assert isinstance(one.objects, Target)
    assert one.objects.maximum == Fixed(2)


def test_each_deals_damage_by_its_own_power__120_1() -> None:
    one = effect_of(
        "Target creature you control and up to one other target legendary creature you control each deal damage equal "
        "to their power to target creature you don't control."
    )
    assert isinstance(one, EachDealsDamage)
    assert isinstance(one.sources, Several)
    assert isinstance(one.to, Target)
    assert one.to.slot == 2


def test_they_are_the_creatures_of_the_sentence_before() -> None:
    one = effect_of(
        "One or two target creatures you control each get +1/+0 until end of turn. They each deal damage equal to "
        "their power to target creature an opponent controls."
    )
    assert isinstance(one, Sequence)
    deals = one.effects[1]
    assert isinstance(deals, EachDealsDamage)
    assert isinstance(deals.sources, It)


def test_every_creature_deals_damage_by_its_power() -> None:
    one = effect_of("Each creature you control deals damage equal to its power to each opponent.")
    assert isinstance(one, EachDealsDamage)
    assert isinstance(one.sources, Every)
