"""Where mana comes from, what it does to a spell, how long it stays, and life in its place."""

from rulings.abilities.ability import ActivatedAbility, StaticAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.history import ManaSpentOf
from rulings.abilities.changes.mana import LifeForMana, SpendOnlyFrom
from rulings.abilities.changes.permissions import PlayerHas
from rulings.abilities.conditions.condition import Compare
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.effects.mana import AddMana, ManaRider
from rulings.abilities.filters.characteristics import HasSubtype, HasType, IsColor
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import walk
from rulings.abilities.players import You
from rulings.abilities.references import Antecedent, It, This
from rulings.abilities.vocabulary import CardType, Color, Comparison, Kind
from tests.oracle.asking import ability_of, reading_of


def _adding(text: str) -> AddMana:
    return next(one for one in walk(ability_of(text)) if isinstance(one, AddMana))


def test_mana_from_a_treasure_is_asked_of_the_spell() -> None:
    read = ability_of("When this creature enters, if mana from a Treasure was spent to cast it, draw a card.")
    treasure = Filter(Kind.PERMANENT, (HasSubtype("Treasure"),))
    assert any(
        isinstance(one, Compare)
        and one.comparison is Comparison.AT_LEAST
        and one.right == Fixed(1)
        and isinstance(one.left, ManaSpentOf)
        and one.left.source == treasure
        for one in walk(read)
    )


def test_snow_mana_spent_is_counted() -> None:
    read = ability_of("When this creature enters, you gain 1 life for each {S} spent to cast this spell.")
    assert any(one == ManaSpentOf(snow=True) for one in walk(read))


def test_what_mana_does_is_about_the_spell_that_it_is_spent_on() -> None:
    made = _adding("{T}: Add {R}. If that mana is spent on a creature spell, it gains haste until end of turn.")
    assert isinstance(made.rider, ManaRider)
    assert made.rider.filter == Filter(Kind.SPELL, (HasType(CardType.CREATURE),))
    assert isinstance(made.rider.effect, Continuous)
    assert made.rider.effect.objects == It("it", Antecedent("event object"))


def test_spending_it_may_trigger() -> None:
    made = _adding("{T}: Add {G}. When you spend this mana to cast a creature spell, draw a card.")
    assert isinstance(made.rider, ManaRider)
    assert made.rider.triggers


def test_mana_may_stay_until_the_turn_ends() -> None:
    text = "Whenever you cast a spell, add {R}. Until end of turn, you don't lose this mana as steps and phases end."
    assert _adding(text).keep
    other = text.replace("add {R}", "each opponent adds {R}")
    assert not reading_of(other).is_understood, "you don't lose what is theirs"


def test_only_mana_of_creatures() -> None:
    read = ability_of("Spend only mana produced by creatures to cast this spell.")
    assert isinstance(read, StaticAbility)
    assert read.affected == This("spell")
    assert read.changes == (SpendOnlyFrom(Filter(Kind.PERMANENT, (HasType(CardType.CREATURE),))),)


def test_life_for_one_color_of_mana() -> None:
    read = ability_of("For each {B} in a cost, you may pay 2 life rather than pay that mana.")
    assert read == StaticAbility(read.text, changes=(LifeForMana(You(), Color.BLACK, 2),))


def test_unspent_mana_of_one_color_is_not_lost() -> None:
    read = ability_of("You don't lose unspent red mana as steps and phases end.")
    assert isinstance(read, StaticAbility)
    assert read.changes == (PlayerHas(You(), "doesn't lose unspent mana", node=IsColor(Color.RED)),)


def test_exerting_a_land_is_a_cost() -> None:
    assert isinstance(ability_of("{T}, Exert this land: Add {R}{R}.", ("Land",)), ActivatedAbility)
