"""What is read: effects for later: delayed triggers, the next time, this turn (CR 603.7, 614.3)."""

import pytest

from rulings.abilities.ability import Replacement, TriggeredAbility
from rulings.abilities.changes.permissions import PlayerMay
from rulings.abilities.durations import UntilYourNextTurn
from rulings.abilities.effects.effect import Delayed, Replace, RuleChange, Sequence
from rulings.abilities.events.moving import Mills, Moves
from rulings.abilities.modifications import EntersWith, GoTo, ScaleAmount
from rulings.abilities.node import Node, walk
from rulings.abilities.players import Opponent, You
from rulings.abilities.references import It, Target, ThisWay
from rulings.abilities.vocabulary import Zone
from tests.oracle.asking import ability_of, effect_of


def _permission(changes: tuple[object, ...]) -> PlayerMay:
    found = [one for one in changes if isinstance(one, PlayerMay) and one.what in ("cast", "play")]
    assert len(found) == 1
    return found[0]


def delayed_of(effect: Node) -> Delayed:
    return next(one for one in walk(effect) if isinstance(one, Delayed))


def test_the_second_sentence_about_that_spell_belongs_to_the_permission() -> None:
    effect = effect_of(
        "You may cast target sorcery card from your graveyard this turn. If that spell would be put into your "
        "graveyard, exile it instead."
    )
    assert isinstance(effect, RuleChange)
    assert _permission(effect.changes).rider is not None


def test_what_becomes_of_the_spell_that_was_cast__614_1() -> None:
    effect = effect_of(
        "You may cast target instant or sorcery card from your graveyard without paying its mana cost. "
        "If that spell would be put into your graveyard, exile it instead."
    )
    (replace,) = [one for one in walk(effect) if isinstance(one, Replace)]
    event = next(one for one in walk(replace) if isinstance(one, Moves))
    assert event.object == It("that spell", ThisWay("cast"))
    assert any(one == GoTo(Zone.EXILE) for one in walk(replace))


def test_an_event_about_what_was_named_before__603_7c() -> None:
    one = delayed_of(effect_of("Tap target creature. When that creature dies this turn, draw a card."))
    assert isinstance(one.event, Moves)
    assert isinstance(one.event.object, It)
    assert one.this_turn


def test_a_trigger_until_your_next_turn_is_no_trigger_of_this_turn() -> None:
    read = effect_of("Until your next turn, whenever a creature becomes tapped, destroy it.")
    assert isinstance(read, Delayed)
    assert (read.until, read.this_turn, read.once) == (UntilYourNextTurn(), False, False)


@pytest.mark.parametrize("words", ["creature sacrificed this way", "creature you control"])
def test_a_cast_trigger_says_with_what_it_enters(words: str) -> None:
    ability = ability_of(
        "When you cast this spell, each player sacrifices X creatures."
        f" This creature enters with two +1/+1 counters on it for each {words}."
    )
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.effect, Sequence)
    assert isinstance(ability.effect.effects[-1], Replace)


def test_a_replacement_for_a_time_speaks_of_the_target_before__614_1() -> None:
    effect = effect_of(
        "Testing Bear deals 3 damage to target creature. If that creature would die this turn, exile it instead."
    )
    (replace,) = [one for one in walk(effect) if isinstance(one, Replace)]
    event = next(one for one in walk(replace) if isinstance(one, Moves))
    assert isinstance(event.object, It)
    assert isinstance(event.object.antecedent, Target)


def test_what_enters_enters_under_your_control__616_1b() -> None:
    one = effect_of(
        "If a creature would enter the battlefield under an opponent's control this turn, it enters under your control "
        "instead."
    )
    assert isinstance(one, Replace)
    assert isinstance(one.replacement, Replacement)
    assert one.replacement.as_enters
    assert one.replacement.instead == EntersWith(under_control_of=You())


def test_milling_is_doubled__614_1a() -> None:
    text = "If an opponent would mill one or more cards, they mill twice that many cards instead."
    assert ability_of(text) == Replacement(text, Mills(Opponent(), batch=True), instead=ScaleAmount(2))
