"""What is read: sentences on damage and life with what follows from it (CR 119, 120)."""

import pytest

from rulings.abilities.ability import ActivatedAbility
from rulings.abilities.amounts.amount import AmountIf, Fixed
from rulings.abilities.amounts.arithmetic import Times
from rulings.abilities.amounts.history import ThatMany
from rulings.abilities.conditions.history import WasPaid
from rulings.abilities.effects.cards import Reveal
from rulings.abilities.effects.conditional import If, IfDone
from rulings.abilities.effects.damage import DealDamage, PreventDamage
from rulings.abilities.effects.effect import Effect, Sequence
from rulings.abilities.node import walk
from rulings.abilities.players import ControllerOf
from rulings.abilities.references import Antecedent
from tests.oracle.asking import ability_of, effect_of, reading_of

_NEXT = "The next time a source of your choice would deal damage to you this turn, prevent that damage. "


def understands(text: str, types: tuple[str, ...] = ("Creature",)) -> bool:
    return reading_of(text, types).is_understood


def _parts(effect: Effect) -> tuple[Effect, ...]:
    return effect.effects if isinstance(effect, Sequence) else (effect,)


@pytest.mark.parametrize(
    "second",
    [
        "If this spell was kicked, it deals 4 damage instead.",
        "If this spell was kicked, instead it deals 4 damage.",
        "It deals 4 damage instead if this spell was kicked.",
    ],
)
def test_instead_takes_another_amount__614_15(second: str) -> None:
    effect = effect_of(f"Testing Bear deals 2 damage to any target. {second}")
    assert isinstance(effect, DealDamage)
    assert effect.amount == AmountIf(WasPaid("kicker"), Fixed(4), Fixed(2))


def test_another_target_is_no_other_amount() -> None:
    assert not understands("Draw a card. If you control an Island, it deals 4 damage instead.", ("Sorcery",))


def test_excess_damage_has_a_second_recipient__120_4a() -> None:
    effect = effect_of(
        "Testing Bear deals 4 damage to target creature. Excess damage is dealt to that creature's controller instead."
    )
    assert isinstance(effect, DealDamage)
    assert effect.amount == Fixed(4)
    assert isinstance(effect.excess_to, ControllerOf)


def test_excess_of_no_damage_is_declined() -> None:
    assert not understands("Draw a card. Excess damage is dealt to you instead.", ("Sorcery",))


def test_what_follows_depends_on_the_source() -> None:
    effect = effect_of(
        "The next time a source of your choice would deal damage to you this turn, prevent that damage. If damage from "
        "a red source is prevented this way, draw a card."
    )
    assert isinstance(effect, PreventDamage)
    assert isinstance(effect.then, If)


def test_that_source_is_the_one_that_would_have_dealt_it() -> None:
    one = effect_of(
        f"{_NEXT}If damage is prevented this way, Testing Bear deals that much damage to that source's controller."
    )
    assert isinstance(one, PreventDamage)
    assert any(node == Antecedent("event source") for node in walk(one))


def test_that_much_and_that_many_are_one_number_in_a_sentence() -> None:
    one = effect_of(
        f"{_NEXT}When damage is prevented this way, Testing Bear deals that much damage to that source's controller "
        "and you draw that many cards."
    )
    assert isinstance(one, PreventDamage)
    assert isinstance(one.then, IfDone)
    assert one.then.reflexive
    numbers = {node.antecedent for node in walk(one) if isinstance(node, ThatMany)}
    assert numbers == {Antecedent("prevented")}


def test_double_damage_is_a_number_of_the_one_damage__614_15() -> None:
    ability = ability_of(
        "{T}: Reveal cards from the top of your library until you reveal a land card. This artifact deals damage equal "
        "to the number of nonland cards revealed this way to any target. If the revealed land card was a Mountain, "
        "this artifact deals double that damage instead.",
        ("Artifact",),
    )
    assert isinstance(ability, ActivatedAbility)
    reveal, damage = _parts(ability.effect)
    assert isinstance(reveal, Reveal)
    assert isinstance(damage, DealDamage)
    assert isinstance(damage.amount, AmountIf)
    assert damage.amount.then == Times(2, damage.amount.otherwise)
