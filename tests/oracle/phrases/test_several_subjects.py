"""Events whose subject or object is several things at once, and striations of station cards."""

from rulings.abilities.ability import LevelBand, TriggeredAbility
from rulings.abilities.effects.conditional import IfDone
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.events.combat import PlayerAttacks
from rulings.abilities.events.damage_and_life import DealsDamage
from rulings.abilities.events.moving import Moves
from rulings.abilities.filters.filter import Filter
from rulings.abilities.references import Several
from rulings.corpus.cards import Face
from rulings.oracle.read import read_face
from tests.oracle.asking import ability_of


def test_this_and_others_enter_together() -> None:
    ability = ability_of(
        "Whenever Testing Bear and/or one or more other nontoken creatures you control enter, if none of them were "
        "cast or no mana was spent to cast them, draw a card."
    )
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.event, Moves)
    assert ability.event.batch
    assert isinstance(ability.event.object, Several)


def test_damage_to_whatever() -> None:
    ability = ability_of(
        "Whenever a red source you control deals damage to one or more permanents and/or players, draw a card."
    )
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.event, DealsDamage)
    assert ability.event.to is None


def test_attacks_on_one_permanent() -> None:
    ability = ability_of(
        "Whenever an opponent attacks a planeswalker you control with one or more creatures, you gain 2 life."
    )
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.event, PlayerAttacks)
    assert isinstance(ability.event.whom, Filter)


def test_all_that_follows_when_you_do_is_of_that_trigger__603_12() -> None:
    ability = ability_of(
        "When this creature enters, you may sacrifice a land. When you do, destroy target creature. Draw a card."
    )
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.effect, IfDone)
    assert ability.effect.reflexive
    assert isinstance(ability.effect.then, Sequence)


def test_the_last_striation_has_the_box__721_2b() -> None:
    text = (
        "Station (Tap another creature you control: Put charge counters equal to its power on this Spacecraft. "
        "Station only as a sorcery. It's an artifact creature at 8+.)\n2+ | Other creatures you control get +1/+1.\n"
        "8+ | Flying, lifelink"
    )
    face = Face(
        "Testing Ship", types=("Artifact",), subtypes=("Spacecraft",), oracle_text=text, power="3", toughness="5"
    )
    reading = read_face(face)
    assert reading.is_understood
    bands = [one for one in reading.abilities if isinstance(one, LevelBand)]
    assert [(one.low, one.power) for one in bands] == [(2, None), (8, 3)]


def test_a_table_of_die_results_is_no_striation() -> None:
    assert not read_face(Face("Testing Roll", types=("Creature",), oracle_text="8+ | Flying")).is_understood
