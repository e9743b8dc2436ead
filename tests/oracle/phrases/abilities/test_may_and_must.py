"""What is read: what objects can, can't and must do (CR 101.2, 508.1, 509.1)."""

import pytest

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.change import ModifyPT
from rulings.abilities.changes.permissions import CanDo, CantDo, DoesntTrigger, MustAttackWithOne, MustDo, TriggersAgain
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.events.damage_and_life import DealsDamage
from rulings.abilities.events.event import AnyOfEvents, EventPattern
from rulings.abilities.events.moving import Moves
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.filters.characteristics import HasParity, HasType
from rulings.abilities.filters.filter import Either, Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.node import walk
from rulings.abilities.players import AnyPlayer, EachOpponent, You
from rulings.abilities.references import This
from rulings.abilities.vocabulary import CardType, Kind, Stat, Zone
from tests.oracle.asking import ability_of, declined_words, effect_of, reading_of

CREATURE = HasType(CardType.CREATURE)


def static_of(text: str) -> StaticAbility:
    one = ability_of(text)
    assert isinstance(one, StaticAbility)
    return one


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


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            "Elves can't block, and their activated abilities can't be activated unless they're mana abilities.",
            ["block", "activate"],
        ),
        (
            "Enchanted creature can't block and its activated abilities can't be activated.",
            ["block", "activate"],
        ),
        ("Enchanted creature can't attack, block, or crew Vehicles.", ["attack or block", "crew"]),
        ("Equipped creature can't attack, block, or transform.", ["attack or block", "transform"]),
    ],
)
def test_what_it_cannot_do(text: str, words: list[str]) -> None:
    one = ability_of(text, ("Artifact",))
    assert isinstance(one, StaticAbility)
    assert [change.what for change in one.changes if isinstance(change, CantDo)] == words


def test_mana_abilities_are_spared_only_where_that_is_said__605_1a() -> None:
    spared = ability_of("Enchanted creature's activated abilities can't be activated unless they're mana abilities.")
    all_of_them = ability_of("Enchanted creature's activated abilities can't be activated.")
    assert isinstance(spared, StaticAbility)
    assert isinstance(all_of_them, StaticAbility)
    assert spared.changes != all_of_them.changes


def test_smaller_and_not_activated_for_the_same_time__611_2a() -> None:
    effect = effect_of(
        "Until your next turn, target creature gets -3/-0 and its activated abilities can't be activated."
    )
    (found,) = (one for one in walk(effect) if isinstance(one, Continuous))
    assert [type(change) for change in found.changes] == [ModifyPT, CantDo]


def test_a_trigger_again_names_cause_and_whose__603_2d() -> None:
    one = static_of(
        "If an artifact or creature entering causes a triggered ability of a permanent you control to trigger, that "
        "ability triggers an additional time."
    )
    entering = Filter(Kind.PERMANENT, (Either((HasType(CardType.ARTIFACT), CREATURE)),))
    yours = Filter(Kind.PERMANENT, (ControlledBy(You()),))
    assert one.changes == (TriggersAgain(Moves(entering, destination=Zone.BATTLEFIELD), yours),)


def test_entering_that_causes_nothing__603_2g() -> None:
    one = static_of("Creatures entering don't cause abilities to trigger.")
    assert one.changes == (DoesntTrigger(Moves(Filter(Kind.PERMANENT, (CREATURE,)), destination=Zone.BATTLEFIELD)),)


def test_entering_or_dying_causes_nothing__603_2g() -> None:
    one = static_of("Creatures entering or dying don't cause abilities to trigger.")
    assert isinstance(one.changes[0], DoesntTrigger)
    assert isinstance(one.changes[0].cause, AnyOfEvents)


def test_the_second_spell_of_the_game_is_declined() -> None:
    line = "If this spell is the second spell you've cast this game, you may cast it without paying its mana cost."
    assert declined_words(line, ("Instant",))


def test_who_cannot_block_with_what__509_1b() -> None:
    one = ability_of("Your opponents can't block with creatures with even mana values.")
    assert isinstance(one, StaticAbility)
    assert one.changes == (CantDo("block"),)
    assert isinstance(one.affected, Filter)
    assert one.affected.predicates[-1] == ControlledBy(EachOpponent())
    assert HasParity(Stat.MANA_VALUE) in one.affected.predicates


def test_quoted_words_that_are_no_ability_are_declined() -> None:
    assert declined_words('This creature gains "nonsense" and flying until end of turn.', ("Sorcery",))


def test_only_abilities_of_some_permanents_do_not_trigger__603_2g() -> None:
    one = ability_of("Permanents entering don't cause abilities of permanents your opponents control to trigger.")
    assert isinstance(one, StaticAbility)
    (change,) = one.changes
    assert isinstance(change, DoesntTrigger)
    assert change.of is not None


def test_a_static_ability_regenerates__701_19b() -> None:
    ability = ability_of("If this creature would be destroyed, regenerate it.")
    assert isinstance(ability, StaticAbility)
    assert isinstance(ability.changes[0], CanDo)


def test_what_attacks_only_alongside_others__508_1d() -> None:
    one = ability_of("If a creature you control attacks, this creature also attacks if able.")
    assert isinstance(one, StaticAbility)
    (must,) = one.changes
    assert isinstance(one.affected, This)
    assert isinstance(must, MustDo)
    assert isinstance(must.alongside, Filter)


def test_what_takes_others_along__508_1d() -> None:
    one = ability_of("If this creature attacks, all creatures you control attack if able.")
    assert isinstance(one, StaticAbility)
    (must,) = one.changes
    assert isinstance(one.affected, Filter)
    assert isinstance(must, MustDo)
    assert isinstance(must.alongside, This)


@pytest.mark.parametrize("words", ["", "you or a planeswalker you control "])
def test_one_attacker_is_required_of_a_player__508_1d(words: str) -> None:
    one = ability_of(f"Each opponent must attack {words}with at least one creature each combat if able.")
    assert isinstance(one, StaticAbility)
    (must,) = one.changes
    assert isinstance(must, MustAttackWithOne)
    assert (must.whom is None) == (not words)


def test_whose_creature_attacks_is_not_asked_of_other_words() -> None:
    text = "If an artifact an opponent controls attacks, all creatures that opponent controls attack if able."
    assert reading_of(text).lines[0].declined is not None


def test_damage_that_makes_an_ability_trigger_again() -> None:
    read = ability_of(
        "If a creature you control dealing combat damage to a player causes a triggered ability of a permanent you "
        "control to trigger, that ability triggers an additional time."
    )
    assert isinstance(read, StaticAbility)
    (again,) = read.changes
    assert isinstance(again, TriggersAgain)
    assert isinstance(again.cause, DealsDamage)
    assert (again.cause.to, again.cause.combat) == (AnyPlayer(), True)
