"""What is read: events joined with "or", state triggers, and those of no other file (CR 603.8)."""

from rulings.abilities.ability import StaticAbility, TriggeredAbility
from rulings.abilities.effects.effect import Delayed
from rulings.abilities.effects.mana import AddMana
from rulings.abilities.events.combat import BecomesBlocked, Blocks
from rulings.abilities.events.damage_and_life import IsDealtDamage
from rulings.abilities.events.event import AnyOfEvents, StateBecomes
from rulings.abilities.events.permanents import BecomesTapped, Transforms
from rulings.abilities.filters.characteristics import HasProperty, HasType
from rulings.abilities.filters.filter import Filter, Not
from rulings.abilities.filters.players import OwnedBy
from rulings.abilities.node import Node, walk
from rulings.abilities.players import ThatPlayer, You
from rulings.abilities.references import Antecedent, Attached, HauntedCreature, It, This
from rulings.abilities.vocabulary import CardType, Zone
from tests.oracle.asking import ability_of, effect_of

CREATURE = HasType(CardType.CREATURE)


def trigger_of(text: str) -> TriggeredAbility:
    one = ability_of(text)
    assert isinstance(one, TriggeredAbility)
    return one


def antecedents(node: Node) -> list[str]:
    """Roles that the pronouns of an effect stand for, in order."""
    found = [one.antecedent for one in walk(node) if isinstance(one, It | ThatPlayer)]
    return [one.role for one in found if isinstance(one, Antecedent)]


def test_whose_commanders__903_3() -> None:
    found = ability_of(
        'Commander creatures you own have "When this creature enters or leaves the battlefield, draw a card."'
    )
    assert isinstance(found, StaticAbility)
    predicates = getattr(found.affected, "predicates", ())
    assert predicates == (HasProperty("commander"), HasType(CardType.CREATURE), OwnedBy(You()))
    assert Not(HasProperty("commander")) in walk(effect_of("Destroy each noncommander creature."))


def test_the_next_main_phase__603_7a() -> None:
    effect = effect_of(
        "Counter target spell. At the beginning of your next main phase, add an amount of {C} equal to that spell's "
        "mana "
        "value."
    )
    delayed = next(node for node in walk(effect) if isinstance(node, Delayed))
    assert isinstance(delayed.event, AnyOfEvents)
    assert isinstance(delayed.effect, AddMana)


def test_entering_or_transforming__701_27() -> None:
    one = ability_of("Whenever this creature enters or transforms into Some Other Bear, draw a card.")
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.event, AnyOfEvents)
    assert one.event.options[1] == Transforms(one.event.options[1].object, "Some Other Bear")  # type: ignore[attr-defined]


def test_states_that_trigger__603_8() -> None:
    for text in (
        "When this creature has no ice counters on it, sacrifice it.",
        "When you have 20 or more life, you lose the game.",
    ):
        one = ability_of(text)
        assert isinstance(one, TriggeredAbility)
        assert isinstance(one.event, StateBecomes)


def test_the_creature_it_haunts__702_55c() -> None:
    ability = ability_of("When this creature enters or the creature it haunts dies, draw a card.")
    assert isinstance(ability, TriggeredAbility)
    assert HauntedCreature() in list(walk(ability.event))
    assert Zone.EXILE in ability.zones


def test_tapped_or_dealt_damage() -> None:
    """Cryoshatter: one ability, two events."""
    ability = ability_of("When enchanted creature becomes tapped or is dealt damage, destroy it.")
    assert isinstance(ability, TriggeredAbility)
    object = Attached("enchanted")
    assert ability.event == AnyOfEvents((BecomesTapped(object), IsDealtDamage(object)))


def test_blocking_and_becoming_blocked_speak_of_the_creature_at_the_other_end__509_3() -> None:
    one = trigger_of("Whenever this creature blocks or becomes blocked by a creature, destroy that creature.")
    creature = Filter(predicates=(CREATURE,))
    assert one.event == AnyOfEvents((Blocks(This("creature"), creature), BecomesBlocked(This("creature"), creature)))
    assert antecedents(one.effect) == ["event other"]


def test_controlling_none_is_a_state__603_8() -> None:
    assert isinstance(trigger_of("When you control no Islands, sacrifice this creature.").event, StateBecomes)


def test_a_state_trigger_about_many__603_8() -> None:
    one = ability_of("When you control seven or more Thrulls, sacrifice this creature.")
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.event, StateBecomes)


def test_a_land_or_a_spell() -> None:
    one = ability_of("Whenever an opponent plays a Mountain or casts a red spell, you gain 1 life.")
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.event, AnyOfEvents)
