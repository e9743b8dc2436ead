"""What other things say of the costs of activated abilities, and triggers and copies many times over, as phrases."""

import pytest

from rulings.abilities.ability import SpellAbility, StaticAbility, TriggeredAbility
from rulings.abilities.amounts.amount import WhereX
from rulings.abilities.changes.permissions import CostChange, TriggersAgain
from rulings.abilities.effects.tokens import CopyForEachOther
from rulings.abilities.events.event import EventPattern
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.spells import SpellTargets
from rulings.abilities.node import walk
from rulings.abilities.players import You
from rulings.abilities.references import Attached
from tests.oracle.asking import ability_of, declined_words

FLOOR = " This effect can't reduce the mana in that cost to less than one mana."


@pytest.mark.parametrize(
    ("words", "what", "of"),
    [
        ("Activated abilities of creatures you control", "activated ability", Filter),
        ("Enchanted artifact's activated abilities", "activated ability", Attached),
        ("Abilities you activate that aren't mana abilities", "non-mana activated ability", type(None)),
        ("Equip abilities you activate", "equip ability", type(None)),
    ],
)
def test_costs_of_activating__601_2f(words: str, what: str, of: type) -> None:
    one = ability_of(f"{words} cost {{2}} less to activate.{FLOOR}", ("Enchantment",))
    assert isinstance(one, StaticAbility)
    (change,) = one.changes
    assert isinstance(change, CostChange)
    assert (change.what, change.sign, change.mana, change.leaves_one) == (what, -1, ("{2}",), True)
    assert isinstance(change.filter, of)


def test_so_much_less_as_a_number_says() -> None:
    one = ability_of(
        "Activated abilities of creatures you control cost {X} less to activate, where X is this creature's power."
        + FLOOR
    )
    assert isinstance(one, StaticAbility)
    assert isinstance(one.changes[0], CostChange)
    assert isinstance(one.changes[0].times, WhereX)


def test_whatever_triggers__603_2d() -> None:
    one = ability_of(
        "If a triggered ability of a legendary creature you control triggers, that ability triggers an additional time."
    )
    assert isinstance(one, StaticAbility)
    assert isinstance(one.changes[0], TriggersAgain)
    assert type(one.changes[0].cause) is EventPattern


def test_casting_or_copying_triggers_again__603_2d() -> None:
    one = ability_of(
        "If you casting or copying an instant or sorcery spell causes a triggered ability of a permanent you control "
        "to trigger, that ability triggers an additional time."
    )
    assert isinstance(one, StaticAbility)
    assert isinstance(one.changes[0], TriggersAgain)
    assert isinstance(one.changes[0].cause, CastsSpell)
    assert one.changes[0].cause.also_copy


def test_a_copy_for_each_other_creature__707_10d() -> None:
    one = ability_of(
        "Whenever you cast an instant or sorcery spell that targets only this creature, copy that spell for each other "
        "creature you control that the spell could target. Each copy targets a different one of those creatures."
    )
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.effect, CopyForEachOther)
    assert one.effect.who == You()
    assert not one.effect.players


def test_other_things_than_those_copied_for_are_declined() -> None:
    at_the_end = declined_words(
        "Whenever you cast an instant or sorcery spell that targets only this creature, copy that spell for each other "
        "creature you control that the spell could target. Each copy targets a different one of those artifacts."
    )
    assert at_the_end == ""


def test_a_spell_with_one_target_only() -> None:
    one = ability_of("Whenever you cast a spell that targets only a single creature you control, draw a card.")
    targets = next(node for node in walk(one) if isinstance(node, SpellTargets))
    assert targets.only
    assert targets.single


def test_permanents_and_players__707_10d() -> None:
    one = ability_of(
        "Choose target instant or sorcery spell that targets only a single permanent or player. Copy that spell for "
        "each other permanent or player the spell could target. Each copy targets a different one of those permanents "
        "and players.",
        ("Instant",),
    )
    assert isinstance(one, SpellAbility)
    assert next(node for node in walk(one) if isinstance(node, CopyForEachOther)).players
