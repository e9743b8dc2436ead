"""What is read: attacking and blocking that an effect demands or changes (CR 508, 509)."""

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.durations import UntilEndOfTurn
from rulings.abilities.effects.combat import BecomeBlocked, MustAttack, MustBlock, ReselectAttacked
from rulings.abilities.effects.optional import May
from rulings.abilities.events.event import EventWhile
from rulings.abilities.players import TargetPlayer
from rulings.abilities.references import Antecedent, It, Target, This
from tests.oracle.asking import ability_of, declined_words, effect_of


def test_becomes_blocked() -> None:
    effect = effect_of("Target unblocked attacking creature becomes blocked.")
    assert isinstance(effect, BecomeBlocked)
    assert isinstance(effect.what, Target)


def test_reselecting_what_a_creature_is_attacking__508_7() -> None:
    ability = ability_of(
        "When this creature enters during the declare attackers step, you may reselect which player or permanent "
        "target attacking creature is attacking."
    )
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.event, EventWhile)
    assert isinstance(ability.effect, May)
    assert isinstance(ability.effect.effect, ReselectAttacked)


def test_what_blocks_it_is_not_it_itself__509_1c() -> None:
    one = ability_of("Whenever a creature you control attacks, target creature blocks it this turn if able.")
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.effect, MustBlock)
    assert isinstance(one.effect.objects, Target)
    assert isinstance(one.effect.whom, It)
    assert one.effect.whom.antecedent == Antecedent("event object")


def test_a_block_may_be_had__509_1c() -> None:
    one = ability_of("When this creature enters, you may have target creature block it this turn if able.")
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.effect, May)
    assert isinstance(one.effect.effect, MustBlock)


def test_whom_to_attack_is_said__508_1d() -> None:
    effect = effect_of("Target creature attacks target opponent this turn if able.")
    assert isinstance(effect, MustAttack)
    assert isinstance(effect.whom, TargetPlayer)


def test_this_creature_is_blocked_if_able() -> None:
    found = effect_of("Target creature blocks this creature this turn if able.")
    assert isinstance(found, MustBlock)
    assert isinstance(found.objects, Target)
    assert (found.whom, found.duration) == (This("creature"), UntilEndOfTurn())


def test_it_might_be_the_blocking_one() -> None:
    assert declined_words("Up to one other target creature blocks it this turn if able.", ("Sorcery",))
