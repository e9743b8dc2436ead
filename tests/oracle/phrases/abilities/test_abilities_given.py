"""What is read: static abilities that give abilities and sizes (CR 613.1f, 613.4)."""

from rulings.abilities.ability import KeywordAbility, StaticAbility
from rulings.abilities.amounts.amount import Fixed, WhereX
from rulings.abilities.amounts.arithmetic import Half, Plus
from rulings.abilities.changes.change import GainAbilities, LoseAbilities, LoseTypes, ModifyPT, SetPT
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import OwnManaCost
from rulings.abilities.costs.objects import ExileCost
from rulings.abilities.node import walk
from tests.oracle.asking import abilities_of, ability_of


def test_power_and_toughness_are_defined_in_all_zones__604_3() -> None:
    ability = ability_of("Testing Bear's power and toughness are each equal to the number of creatures you control.")
    assert isinstance(ability, StaticAbility)
    assert ability.is_characteristic_defining


def test_toughness_may_be_one_more() -> None:
    ability = ability_of(
        "Testing Bear's power is equal to the number of creature cards in all graveyards and its toughness is equal to "
        "that number plus 1."
    )
    assert isinstance(ability, StaticAbility)
    (size,) = ability.changes
    assert isinstance(size, SetPT)
    assert size.power is not None
    assert size.toughness == Plus(size.power, Fixed(1))


def test_escape_at_the_cards_own_cost__702_138a() -> None:
    one = ability_of(
        "Each nonland card in your graveyard has escape. The escape cost is equal to the card's mana cost plus exile "
        "three other cards from your graveyard."
    )
    assert isinstance(one, StaticAbility)
    cost = next(node for node in walk(one) if isinstance(node, Cost))
    assert cost.parts[0] == OwnManaCost()
    assert isinstance(cost.parts[1], ExileCost)


def test_land_types_and_abilities_lost__613_1d() -> None:
    one = ability_of(
        "Lands your opponents control lose all land types and abilities, and they gain "
        '"{T}: Add one mana of any color."',
        ("Enchantment",),
    )
    assert isinstance(one, StaticAbility)
    assert [type(change) for change in one.changes] == [LoseTypes, LoseAbilities, GainAbilities]


def test_power_and_toughness_have_unknowns_of_their_own__107_3() -> None:
    text = (
        "Enchanted creature gets +X/+Y, where X is half the number of Forests you control, rounded down, and Y is half "
        "the number of Forests you control, rounded up."
    )
    (read,) = abilities_of(text, ("Enchantment",))
    assert isinstance(read, StaticAbility)
    (change,) = read.changes
    assert isinstance(change, ModifyPT)
    assert isinstance(change.power, WhereX)
    assert isinstance(change.toughness, WhereX)
    assert isinstance(change.power.value, Half)
    assert isinstance(change.toughness.value, Half)
    assert (change.power.value.rounded, change.toughness.value.rounded) == ("down", "up")


def test_a_keyword_for_the_mana_cost() -> None:
    ability = ability_of("Each creature spell you cast has emerge. The emerge cost is equal to its mana cost.")
    assert isinstance(ability, StaticAbility)
    assert ability.changes == (GainAbilities((KeywordAbility(name="emerge"),)),)
