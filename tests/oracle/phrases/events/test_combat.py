"""What is read: attacking and blocking (CR 508.3, 509.3)."""

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.events.combat import Attacks, BecomesBlocked, PlayerAttacks
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node, walk
from rulings.abilities.players import AnyPlayer, ThatPlayer
from rulings.abilities.references import Antecedent, It
from rulings.abilities.vocabulary import CardType, Kind
from tests.oracle.asking import ability_of

CREATURE = HasType(CardType.CREATURE)


def trigger_of(text: str) -> TriggeredAbility:
    one = ability_of(text)
    assert isinstance(one, TriggeredAbility)
    return one


def antecedents(node: Node) -> list[str]:
    """Roles that the pronouns of an effect stand for, in order."""
    found = [one.antecedent for one in walk(node) if isinstance(one, It | ThatPlayer)]
    return [one.role for one in found if isinstance(one, Antecedent)]


def event_of(text: str) -> object:
    ability = ability_of(f"Whenever {text}, draw a card.")
    assert isinstance(ability, TriggeredAbility)
    return ability.event


def test_attacking_a_player_is_an_event_of_each_player__508_3e() -> None:
    ability = ability_of("Whenever you attack a player, draw a card.")
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.event, PlayerAttacks)
    assert ability.event.whom == AnyPlayer()


def test_two_or_more_attackers_of_anyone__508_1() -> None:
    one = ability_of("Whenever two or more creatures attack, draw a card.")
    assert isinstance(one, TriggeredAbility)
    assert one.event == PlayerAttacks(AnyPlayer(), Filter(Kind.PERMANENT, (CREATURE,)), 2)


def test_by_number_is_once__509_3e() -> None:
    one = ability_of("Whenever this creature becomes blocked by two or more creatures, draw a card.")
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.event, BecomesBlocked)
    assert one.event.at_least == 2


def test_attacks_on_one_permanent() -> None:
    ability = ability_of(
        "Whenever an opponent attacks a planeswalker you control with one or more creatures, you gain 2 life."
    )
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.event, PlayerAttacks)
    assert isinstance(ability.event.whom, Filter)


def test_that_player_is_the_one_attacked__508_1() -> None:
    assert antecedents(trigger_of("Whenever this creature attacks a player, that player draws a card.").effect) == [
        "event damaged player"
    ]


def test_one_or_more_attack_a_player() -> None:
    found = event_of("one or more Demons you control attack a player")
    assert isinstance(found, Attacks)
    assert found.batch
    assert found.whom == AnyPlayer()
