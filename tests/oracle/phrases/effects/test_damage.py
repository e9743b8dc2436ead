"""What is read: dealing, preventing and redirecting damage (CR 120, 615)."""

from rulings.abilities.ability import ActivatedAbility, Replacement
from rulings.abilities.amounts.amount import AllOf, Fixed, X
from rulings.abilities.amounts.arithmetic import SharedEvenly
from rulings.abilities.costs.mana import ManaPerAmount
from rulings.abilities.durations import UntilEndOfTurn
from rulings.abilities.effects.conditional import Unless
from rulings.abilities.effects.damage import (
    DealDamage,
    DealShares,
    EachDealsDamage,
    Fight,
    PreventDamage,
    RedirectDamage,
)
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.filters.characteristics import IsColor
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import OfChosen
from rulings.abilities.node import walk
from rulings.abilities.players import ControllerOf, You
from rulings.abilities.references import Antecedent, AnyTarget, Every, It, Several, Target, This
from rulings.abilities.vocabulary import Color, Kind
from tests.oracle.asking import ability_of, effect_of

_CHOOSE = "Choose target creature you control and target creature you don't control."


def _only(text: str, kind: type) -> object:
    (found,) = (one for one in walk(effect_of(text)) if isinstance(one, kind))
    return found


def test_damage_to_itself_and_x_for_what_something_is() -> None:
    doll = ability_of("{T}: This creature deals 1 damage to itself.")
    assert isinstance(doll, ActivatedAbility)
    assert doll.effect == DealDamage(This("creature"), Fixed(1), This("creature"))
    tax = effect_of("Counter target spell unless its controller pays {X}, where X is the number of lands you control.")
    assert isinstance(tax, Unless)
    assert isinstance(tax.cost.parts[0], ManaPerAmount)


def test_those_creatures_that_fight_each_other_are_the_two_targets__701_14a() -> None:
    fight = _only(f"{_CHOOSE} Then those creatures fight each other.", Fight)
    assert isinstance(fight, Fight)
    slots = [one.antecedent.slot for one in (fight.first, fight.second) if isinstance(one, It) and one.antecedent]
    assert slots == [0, 1]


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


def test_damage_divided_evenly_is_shared_by_the_targets__107_1a() -> None:
    effect = effect_of("Testing Bear deals X damage divided evenly, rounded down, among any number of targets.")
    assert isinstance(effect, DealDamage)
    assert effect.amount == SharedEvenly(X())
    assert not effect.divided


def test_the_damage_goes_elsewhere() -> None:
    effect = effect_of(
        "The next 2 damage that a source of your choice would deal to you and/or permanents you control this turn is "
        "dealt to any target instead."
    )
    assert isinstance(effect, RedirectDamage)
    assert effect.next
    assert effect.chosen_source is not None


def test_part_of_the_damage_is_prevented() -> None:
    effect = effect_of(
        "The next time a source of your choice would deal damage to you this turn, prevent half that damage, rounded "
        "down."
    )
    assert isinstance(effect, PreventDamage)
    assert effect.portion is not None


def test_each_creature_damages_its_own_controller() -> None:
    read = effect_of("Each creature deals 1 damage to its controller.")
    assert isinstance(read, EachDealsDamage)
    assert (read.to, read.amount) == (ControllerOf(Antecedent("each")), Fixed(1))


def test_a_shield_counts_what_it_prevents__615_7() -> None:
    effect = effect_of("Prevent the next 3 damage that would be dealt to any target this turn.")
    assert effect == PreventDamage(Fixed(3), AnyTarget(slot=0), duration=UntilEndOfTurn(), next=True)


def test_all_combat_damage__615_1() -> None:
    effect = effect_of("Prevent all combat damage that would be dealt this turn.")
    assert effect == PreventDamage(AllOf(), combat=True, duration=UntilEndOfTurn())


def test_a_source_of_your_choice__609_7() -> None:
    effect = effect_of(
        "The next time a red source of your choice would deal damage to you this turn, prevent that damage."
    )
    red = Filter(Kind.SOURCE, (IsColor(Color.RED),))
    assert effect == PreventDamage(AllOf(), You(), duration=UntilEndOfTurn(), next=True, chosen_source=red)


def test_each_players_own_number__608_2h() -> None:
    effect = effect_of(
        "Testing Bear deals damage to each player equal to twice the number of nonbasic lands that player controls."
    )
    assert isinstance(effect, DealDamage)
    assert Antecedent("each player") in tuple(walk(effect.amount))


def test_two_shares() -> None:
    effect = effect_of("Testing Bear deals 4 damage to any target and 2 damage to you.")
    assert isinstance(effect, DealShares)
    assert [one.amount for one in effect.shares] == [Fixed(4), Fixed(2)]
    assert effect.shares[1].to == You()


def test_that_creature_is_the_first_target() -> None:
    effect = effect_of("Testing Bear deals 4 damage to target creature and 2 damage to that creature's controller.")
    assert isinstance(effect, DealShares)
    assert isinstance(effect.shares[1].to, ControllerOf)


def test_three_different_targets() -> None:
    effect = effect_of(
        "Testing Bear deals 1 damage to any target, 2 damage to another target, and 3 damage to a third target."
    )
    assert isinstance(effect, DealShares)
    third = effect.shares[2].to
    assert isinstance(third, AnyTarget)
    assert third.other
    assert third.slot == 2


def test_to_itself() -> None:
    effect = effect_of("Testing Bear deals 2 damage to any target and 3 damage to itself.")
    assert isinstance(effect, DealShares)
    assert effect.shares[1].to == This()


def test_prevention_with_its_time_said_first() -> None:
    effect = effect_of("Until your next turn, prevent all damage that would be dealt to you.")
    assert isinstance(effect, PreventDamage)
    ability = ability_of("During your turn, prevent all damage that would be dealt to you.", ("Enchantment",))
    assert isinstance(ability, Replacement)
    assert ability.condition is not None


def test_what_is_said_of_a_source_behind_your_choice() -> None:
    read = ability_of(
        "{W}: The next time a source of your choice of the chosen color would deal damage to you this turn, "
        "prevent that damage."
    )
    (made,) = [one for one in walk(read) if isinstance(one, PreventDamage)]
    assert made.chosen_source is not None
    assert made.chosen_source.predicates == (OfChosen("color"),)


def test_damage_to_either_is_prevented() -> None:
    effect = effect_of("Prevent all damage that would be dealt to you and creatures you control this turn.")
    assert isinstance(effect, PreventDamage)
    assert isinstance(effect.to, Several)
