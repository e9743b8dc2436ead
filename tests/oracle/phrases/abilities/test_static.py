"""What is read: static abilities that no other file of this folder has (CR 604, 611.3)."""

from rulings.abilities.ability import ActivatedAbility, StaticAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.changes.change import HasFullText
from rulings.abilities.changes.permissions import CanDo, CantBePrevented
from rulings.abilities.conditions.condition import Exists, Negated
from rulings.abilities.filters.characteristics import HasType, IsPermanentCard
from rulings.abilities.filters.filter import Filter, Not
from rulings.abilities.filters.players import ControlledBy, OwnedBy
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import You
from rulings.abilities.references import Attached, Several
from rulings.abilities.vocabulary import CardType, Comparison, Kind, Zone
from tests.oracle.asking import abilities_of, ability_of, declined_words, reading_of

OFF = Not(InZone(Zone.BATTLEFIELD))
_YOUR_CREATURES = Filter(Kind.PERMANENT, (HasType(CardType.CREATURE), ControlledBy(You())))


def static_of(text: str) -> StaticAbility:
    one = ability_of(text)
    assert isinstance(one, StaticAbility)
    return one


def test_lethal_damage_by_power_is_said_of_creatures__120_6() -> None:
    one = static_of(
        "Lethal damage dealt to creatures you control is determined by their power rather than their toughness."
    )
    assert one.changes == (CanDo("lethal damage by power"),)


def test_the_same_for_permanent_spells_and_nonland_permanent_cards() -> None:
    text = (
        "Nonland permanents you control are artifacts in addition to their other types. The same is true for permanent "
        "spells you control and nonland permanent cards you own that aren't on the battlefield."
    )
    one = static_of(text)
    nonland = Not(HasType(CardType.LAND))
    assert one.affected == Several(
        (
            Filter(Kind.PERMANENT, (nonland, ControlledBy(You()))),
            Filter(Kind.SPELL, (IsPermanentCard(), ControlledBy(You()))),
            Filter(Kind.CARD, (nonland, IsPermanentCard(), OwnedBy(You()), OFF)),
        )
    )
    assert not reading_of(text.replace("and nonland permanent cards", "and nonland cards")).is_understood


def test_damage_that_is_never_prevented__615_12() -> None:
    assert static_of("Damage can't be prevented.").changes == (CantBePrevented(),)


def test_the_only_creature_is_whichever_it_is() -> None:
    read = ability_of("As long as you control exactly one creature, that creature gets +3/+1.")
    assert isinstance(read, StaticAbility)
    assert read.affected == _YOUR_CREATURES
    assert read.condition == Exists(_YOUR_CREATURES, Comparison.EQUAL, Fixed(1))


def test_attached_is_what_the_aura_is_on() -> None:
    assert static_of("You control enchanted creature.").affected == Attached("enchanted")


def test_the_full_text_and_more_of_it__612_6() -> None:
    ability = ability_of(
        "As long as the top card of your graveyard is a creature card, this creature has the full text of that card "
        'and has the text "{2}: Discard a card."'
    )
    assert isinstance(ability, StaticAbility)
    (change,) = ability.changes
    assert isinstance(change, HasFullText)
    assert isinstance(change.abilities[0], ActivatedAbility)


def test_an_effect_may_continue_after_its_source_has_left__611_3() -> None:
    ability = ability_of(
        "Creatures you control get +1/+1. If this enchantment leaves the battlefield, this effect continues until end "
        "of turn."
    )
    assert isinstance(ability, StaticAbility)
    assert ability.lingers
    assert declined_words("Draw a card. If this enchantment leaves the battlefield, this effect continues.")


def test_otherwise_it() -> None:
    first, second = abilities_of("Testing Bear gets +2/+2 as long as you control a Zombie. Otherwise, it gets -1/-1.")
    assert isinstance(first, StaticAbility)
    assert isinstance(second, StaticAbility)
    assert first.condition is not None
    assert second.condition == Negated(first.condition)


def test_eminence_works_in_both_zones__113_6b() -> None:
    one = ability_of(
        "As long as Testing Bear is in the command zone or on the battlefield, other Cats you control get +1/+1.",
    )
    assert isinstance(one, StaticAbility)
    assert one.zones == (Zone.COMMAND, Zone.BATTLEFIELD)
