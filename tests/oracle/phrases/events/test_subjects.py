"""What is read: who or what an event happens to."""

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.effects.effect import Delayed
from rulings.abilities.events.moving import Moves
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import PutThereWith
from rulings.abilities.node import walk
from rulings.abilities.references import Antecedent, Every, It, Several, Target
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.corpus.cards import Face
from rulings.oracle.read import read_face
from tests.oracle.asking import ability_of, effect_of

_CREATURE = Filter(Kind.PERMANENT, (HasType(CardType.CREATURE), PutThereWith()))


def test_they_are_all_of_them__603_2c() -> None:
    one = ability_of("Whenever one or more creatures you control die, exile them.")
    assert [node.antecedent for node in walk(one) if isinstance(node, It)] == [Antecedent("event object")]


def test_the_target_of_an_event_is_one_of_the_ability__603_7() -> None:
    delayed = effect_of("When target creature dies this turn, return that card to the battlefield.")
    assert isinstance(delayed, Delayed)
    assert isinstance(delayed.event, Moves)
    assert isinstance(delayed.event.object, Target)
    assert delayed.event.object.slot == 0


def test_the_creature_put_onto_the_battlefield_with_it_is_told_apart__607_2c() -> None:
    ability = ability_of("When the creature put onto the battlefield with this enchantment dies, draw a card.")
    assert ability.event == Moves(_CREATURE, origin=Zone.BATTLEFIELD, destination=Zone.GRAVEYARD)
    effect = effect_of("Exile the creature put onto the battlefield with this enchantment.")
    assert effect.what == Every(_CREATURE)


def test_this_and_others_enter_together() -> None:
    ability = ability_of(
        "Whenever Testing Bear and/or one or more other nontoken creatures you control enter, if none of them were "
        "cast or no mana was spent to cast them, draw a card."
    )
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.event, Moves)
    assert ability.event.batch
    assert isinstance(ability.event.object, Several)


def test_a_table_of_die_results_is_no_striation() -> None:
    assert not read_face(Face("Testing Roll", types=("Creature",), oracle_text="8+ | Flying")).is_understood


def test_one_thing_or_another() -> None:
    one = ability_of("Whenever a Cat you control or a Dog you control attacks, you gain 1 life.")
    assert any(isinstance(node, Several) for node in walk(one))
