"""What enters attacking a player that the effect names, and attacks on a player as events."""

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.effects.moving import PutInto
from rulings.abilities.effects.optional import May
from rulings.abilities.effects.repeating import ForEach
from rulings.abilities.effects.tokens import CreateToken
from rulings.abilities.events.combat import PlayerAttacks
from rulings.abilities.players import AnyPlayer, DefendingPlayer, ThatPlayer
from rulings.abilities.references import Antecedent
from tests.oracle.asking import ability_of, declined_words


def _effect(text: str) -> object:
    ability = ability_of(text)
    assert isinstance(ability, TriggeredAbility)
    return ability.effect


def test_a_token_for_each_opponent_attacks_that_opponent_or_a_planeswalker__508_4() -> None:
    effect = _effect(
        "Whenever you attack, for each opponent, create a 1/1 white Human creature token that's tapped and attacking "
        "that player or a planeswalker they control."
    )
    assert isinstance(effect, ForEach)
    assert isinstance(effect.effect, CreateToken)
    entering = effect.effect.entering
    assert entering is not None
    assert entering.attacked == ThatPlayer(Antecedent("each player"))
    assert entering.or_planeswalker


def test_defending_player_is_named_without_planeswalkers() -> None:
    effect = _effect(
        "Whenever this creature attacks, you may put a creature card from your hand onto the battlefield tapped and "
        "attacking defending player."
    )
    assert isinstance(effect, May)
    assert isinstance(effect.effect, PutInto)
    entering = effect.effect.entering
    assert entering is not None
    assert (entering.attacked, entering.or_planeswalker) == (DefendingPlayer(), False)


def test_nobody_else_is_attacked_by_words() -> None:
    assert declined_words(
        "Whenever this creature attacks, create a 1/1 red Goblin creature token that's attacking you."
    )


def test_attacking_a_player_is_an_event_of_each_player__508_3e() -> None:
    ability = ability_of("Whenever you attack a player, draw a card.")
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.event, PlayerAttacks)
    assert ability.event.whom == AnyPlayer()
