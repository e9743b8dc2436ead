"""What is read: gets, has, becomes, loses: what continuous effects make of objects (CR 613)."""

import pytest

from rulings.abilities.ability import ActivatedAbility, KeywordAbility, StaticAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.counting import Devotion
from rulings.abilities.changes.change import (
    Change,
    GainAbilities,
    HasThisAbility,
    LoseAbilities,
    LoseAllButMana,
    LoseTypes,
    ModifyPT,
    SetColors,
    SetName,
    SetPT,
    SetTypes,
)
from rulings.abilities.changes.copying import BecomeCopy
from rulings.abilities.changes.permissions import PlayerHas, PlayerMay
from rulings.abilities.conditions.condition import Compare
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import ManaCost
from rulings.abilities.durations import UntilEndOfTurn
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.effects.tokens import CreateCopyToken
from rulings.abilities.filters.characteristics import HasSubtype, HasType
from rulings.abilities.filters.filter import Filter, Not
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.players import ControlledBy, OwnedBy
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import EachOpponent, You
from rulings.abilities.references import Several, Target
from rulings.abilities.vocabulary import CardType, Color, Comparison, Kind, Supertype, Zone
from tests.oracle.asking import ability_of, effect_of, reading_of

CREATURE = HasType(CardType.CREATURE)
OFF = Not(InZone(Zone.BATTLEFIELD))


def _changes(text: str) -> tuple[Change, ...]:
    ability = ability_of(text)
    assert isinstance(ability, StaticAbility)
    return ability.changes


def static_of(text: str) -> StaticAbility:
    one = ability_of(text)
    assert isinstance(one, StaticAbility)
    return one


@pytest.mark.parametrize(
    ("text", "change"),
    [
        ("Creatures you control gain all creature types.", SetTypes(every="creature type")),
    ],
)
def test_changes(text: str, change: Change) -> None:
    one = ability_of(text)
    assert isinstance(one, StaticAbility)
    assert one.changes == (change,)


def test_a_continuous_effect_has_its_changes_and_duration() -> None:
    effect = effect_of("Target creature gets +2/-1 and gains flying until end of turn.")
    assert effect == Continuous(
        Target(Filter(predicates=(CREATURE,)), slot=0),
        (ModifyPT(Fixed(2), Fixed(1), 1, -1), GainAbilities((KeywordAbility(name="flying"),))),
        UntilEndOfTurn(),
    )


def test_a_static_ability_changes_what_fits__604_1() -> None:
    one = ability_of("Other Elves you control get +1/+1.")
    assert isinstance(one, StaticAbility)
    assert one.affected == Filter(predicates=(Another(), HasSubtype("Elf"), ControlledBy(You())))
    assert one.changes == (ModifyPT(Fixed(1), Fixed(1)),)


def test_a_creature_type_alone_replaces_creature_types() -> None:
    assert _changes("Enchanted creature is a Treefolk with base power and toughness 0/4 and loses all abilities.") == (
        SetTypes((), ("Treefolk",), in_addition=False),
        SetPT(Fixed(0), Fixed(4)),
        LoseAbilities(),
    )


@pytest.mark.parametrize(
    ("text", "colors"),
    [("All creatures are black.", (Color.BLACK,)), ("All permanents are colorless.", ())],
)
def test_an_effect_that_says_what_colours_things_are(text: str, colors: tuple[Color, ...]) -> None:
    assert _changes(text) == (SetColors(colors),)


def test_this_ability_and_its_own_name_stay__707_9a() -> None:
    one = ability_of(
        "{2}: Testing Bear becomes a copy of target creature, except its name is Testing Bear and it has this ability."
    )
    assert isinstance(one, ActivatedAbility)
    assert isinstance(one.effect, Continuous)
    (copying,) = one.effect.changes
    assert isinstance(copying, BecomeCopy)
    assert copying.exceptions == (SetName("Testing Bear"), HasThisAbility())


def test_its_own_types_define_an_object__604_3() -> None:
    one = static_of("Testing Bear is every creature type.")
    assert one.changes == (SetTypes(every="creature type"),)
    assert one.is_characteristic_defining


def test_types_given_to_another_define_nothing__604_3() -> None:
    assert not static_of("Equipped creature is every creature type.").is_characteristic_defining


def test_cards_spells_and_permanents() -> None:
    one = static_of("All cards that aren't on the battlefield, spells, and permanents are colorless.")
    assert one.affected == Several((Filter(Kind.CARD, (OFF,)), Filter(Kind.SPELL), Filter(Kind.PERMANENT)))
    assert one.changes == (SetColors(),)


def test_the_same_for_spells_and_cards_one_owns() -> None:
    text = (
        "Creatures you control are the chosen type. The same is true for creature spells you control and creature "
        "cards you own that aren't on the battlefield."
    )
    one = static_of(text)
    creature = HasType(CardType.CREATURE)
    assert one.affected == Several(
        (
            Filter(Kind.PERMANENT, (creature, ControlledBy(You()))),
            Filter(Kind.SPELL, (creature, ControlledBy(You()))),
            Filter(Kind.CARD, (creature, OwnedBy(You()), OFF)),
        )
    )
    assert one.changes == (SetTypes(chosen="creature type", in_addition=False),)
    assert not reading_of(text.replace("Creatures you control", "Artifacts you control")).is_understood


@pytest.mark.parametrize(
    ("text", "change"),
    [
        ("All creatures are black.", SetColors((Color.BLACK,))),
        ("Each nonland permanent you control is all colors.", SetColors(tuple(Color))),
        ("Lands you control are the chosen color.", SetColors(chosen=True)),
    ],
)
def test_colours_of_groups__105_3(text: str, change: SetColors) -> None:
    assert static_of(text).changes == (change,)


def test_the_chosen_type_is_one_more__205_1b() -> None:
    one = static_of("This creature is the chosen type in addition to its other types.")
    assert one.changes == (SetTypes(chosen="creature type"),)


def test_devotion_that_is_too_small__700_5() -> None:
    one = ability_of("As long as your devotion to white is less than five, this creature isn't a creature.")
    assert isinstance(one, StaticAbility)
    assert one.condition == Compare(Devotion((Color.WHITE,)), Comparison.LESS, Fixed(5))
    assert one.changes == (LoseTypes((CardType.CREATURE,)),)


def test_copies_have_exceptions__707_9() -> None:
    effect = effect_of(
        "Create a token that's a copy of target creature you control, except it isn't legendary and it has haste."
    )
    assert isinstance(effect, CreateCopyToken)
    assert effect.exceptions == (
        LoseTypes(supertypes=(Supertype.LEGENDARY,)),
        GainAbilities((KeywordAbility(name="haste"),)),
    )


def test_several_copies_agree_with_their_number() -> None:
    effect = effect_of(
        "Create two tokens that are copies of target creature you control, except they're 1/1 and they're artifacts in "
        "addition to their other types."
    )
    assert isinstance(effect, CreateCopyToken)
    assert effect.exceptions == (SetPT(Fixed(1), Fixed(1)), SetTypes((CardType.ARTIFACT,)))


@pytest.mark.parametrize(
    ("text", "change"),
    [
        (
            "If an opponent would begin an extra turn, that player skips that turn instead.",
            PlayerHas(EachOpponent(), "skips extra turns"),
        ),
        (
            "You may cast spells from your hand without paying their mana costs.",
            PlayerMay(You(), "cast", Filter(Kind.SPELL), InZone(Zone.HAND, You()), cost=Cost()),
        ),
        (
            "You may cast spells without paying their mana costs.",
            PlayerMay(You(), "pay rather", Filter(Kind.SPELL), cost=Cost()),
        ),
        (
            "You may pay {W}{U} rather than pay the mana cost for spells you cast.",
            PlayerMay(You(), "pay rather", Filter(Kind.SPELL), cost=Cost((ManaCost(("{W}", "{U}")),))),
        ),
        (
            "Lands you control are every basic land type in addition to their other types.",
            SetTypes(every="basic land type"),
        ),
        ("All lands lose all abilities except mana abilities.", LoseAllButMana()),
        ("You have protection from everything.", PlayerHas(You(), "protection")),
    ],
)
def test_rules_and_changes_of_static_abilities(text: str, change: Change) -> None:
    one = ability_of(text)
    assert isinstance(one, StaticAbility)
    assert one.changes == (change,)
