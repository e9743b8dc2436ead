"""What was so as a spell was cast, what was cast before it, and where it goes as it resolves."""

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.amounts.amount import AmountAsCast, WhereX
from rulings.abilities.amounts.arithmetic import Plus
from rulings.abilities.amounts.history import CastBefore
from rulings.abilities.conditions.condition import AllHold
from rulings.abilities.conditions.history import CastNamedThisGame
from rulings.abilities.effects.cards import Draw
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.damage import DealDamage
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.life import GainLife
from rulings.abilities.effects.moving import ExileAsItResolves
from rulings.abilities.effects.spells import CopyOnStack
from tests.oracle.asking import ability_of, effect_of


def test_one_x_in_two_sentences() -> None:
    effect = effect_of(
        "Draw X cards, where X is the greatest power among creatures you controlled as you cast this spell. You gain X "
        "life."
    )
    assert isinstance(effect, Sequence)
    draw, gain = effect.effects
    assert isinstance(draw, Draw)
    assert isinstance(gain, GainLife)
    assert draw.amount == gain.amount
    assert isinstance(draw.amount, WhereX)
    assert draw.amount.is_shared
    assert isinstance(draw.amount.value, AmountAsCast)


def test_copies_for_each_spell_before_it() -> None:
    ability = ability_of(
        "Whenever you cast an instant or sorcery spell, copy it for each other instant and sorcery spell you've cast "
        "before it this turn. You may choose new targets for the copies."
    )
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.effect, Sequence)
    copy = ability.effect.effects[0]
    assert isinstance(copy, CopyOnStack)
    assert isinstance(copy.amount, CastBefore)


def test_one_more_than_the_spells_before_it() -> None:
    ability = ability_of(
        "Whenever an instant or sorcery spell is cast during your turn, this artifact deals damage to any target equal "
        "to 1 plus the number of instant and sorcery spells cast before that spell this turn."
    )
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.effect, DealDamage)
    assert isinstance(ability.effect.amount, Plus)


def test_another_of_its_name_in_the_whole_game() -> None:
    effect = effect_of(
        "If this spell was cast from your hand and you've cast another spell named Testing Bear this game, you win the "
        "game."
    )
    assert isinstance(effect, If)
    assert isinstance(effect.condition, AllHold)
    named = effect.condition.parts[1]
    assert isinstance(named, CastNamedThisGame)
    assert named.name == "Testing Bear"


def test_a_spell_is_exiled_as_it_resolves() -> None:
    ability = ability_of(
        "Whenever you cast an instant spell, exile that card instead of putting it into your graveyard as it resolves. "
        "If you do, return it to your hand at the beginning of the next end step."
    )
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.effect, ExileAsItResolves)
    assert ability.effect.then is not None


def test_a_spell_exiled_with_time_counters_is_suspended() -> None:
    ability = ability_of(
        "Whenever you cast an instant spell from your hand during an opponent's turn, exile that card with three time "
        "counters on it instead of putting it into your graveyard as it resolves. Then if the exiled card doesn't have "
        "suspend, it gains suspend."
    )
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.effect, ExileAsItResolves)
    assert ability.effect.counters
    assert isinstance(ability.effect.then, If)
