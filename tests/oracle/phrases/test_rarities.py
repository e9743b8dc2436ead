"""Shapes that few texts have, as phrases."""

from rulings.abilities.ability import ActivatedAbility, Replacement, StaticAbility, TriggeredAbility
from rulings.abilities.changes.change import SetController
from rulings.abilities.changes.permissions import DoesntTrigger
from rulings.abilities.conditions.history import ActivatedThisTurn, AsItWasCast
from rulings.abilities.effects.conditional import If, Instead
from rulings.abilities.effects.counters import PutItsCounters
from rulings.abilities.effects.effect import Continuous, Delayed, Replace
from rulings.abilities.effects.mana import AddMana
from rulings.abilities.effects.moving import ReturnTo
from rulings.abilities.effects.optional import May
from rulings.abilities.effects.spells import LimitCasting
from rulings.abilities.events.permanents import BecomesTapped
from rulings.abilities.filters.history import DiscardedBy
from rulings.abilities.filters.status import WasAttachedTo
from rulings.abilities.modifications import EntersWith, SetAmount
from rulings.abilities.node import walk
from rulings.abilities.players import You
from tests.oracle.asking import abilities_of, ability_of, effect_of


def test_its_counters_are_put__122_8() -> None:
    one = ability_of("When this creature dies, put its counters on target creature you control.")
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.effect, PutItsCounters)


def test_what_was_attached_to_it() -> None:
    one = ability_of(
        "{1}, Sacrifice Testing Bear: Target creature you control gains indestructible until end of turn. Attach an "
        "Equipment that was attached to Testing Bear to that creature."
    )
    assert any(isinstance(node, WasAttachedTo) for node in walk(one))


def test_damage_is_set_to_its_power() -> None:
    one = ability_of(
        "If a red source you control would deal an amount of noncombat damage less than Testing Bear's power to an "
        "opponent, that source deals damage equal to Testing Bear's power instead."
    )
    assert isinstance(one, Replacement)
    assert isinstance(one.instead, SetAmount)
    assert one.condition is not None


def test_what_enters_enters_under_your_control__616_1b() -> None:
    one = effect_of(
        "If a creature would enter the battlefield under an opponent's control this turn, it enters under your control "
        "instead."
    )
    assert isinstance(one, Replace)
    assert isinstance(one.replacement, Replacement)
    assert one.replacement.as_enters
    assert one.replacement.instead == EntersWith(under_control_of=You())


def test_only_abilities_of_some_permanents_do_not_trigger__603_2g() -> None:
    one = ability_of("Permanents entering don't cause abilities of permanents your opponents control to trigger.")
    assert isinstance(one, StaticAbility)
    (change,) = one.changes
    assert isinstance(change, DoesntTrigger)
    assert change.of is not None


def test_you_tap_what_was_untapped() -> None:
    one = ability_of(
        "Whenever you tap an untapped creature an opponent controls, this creature gets +2/+1 until end of turn."
    )
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.event, BecomesTapped)
    assert one.event.who == You()


def test_an_ability_that_counts_its_activations() -> None:
    one = ability_of(
        "{R}: This creature gets +1/+0 until end of turn. If this ability has been activated four or more times this "
        "turn, sacrifice this creature at the beginning of the next end step."
    )
    assert isinstance(one, ActivatedAbility)
    assert any(node == ActivatedThisTurn(4) for node in walk(one))


def test_only_one_more_spell() -> None:
    one = effect_of("Add seven {R}. You can cast only one more spell this turn.")
    assert [type(node) for node in walk(one) if isinstance(node, AddMana | LimitCasting)] == [AddMana, LimitCasting]


def test_what_was_so_as_it_was_cast() -> None:
    one = ability_of(
        "This creature enters with a +1/+1 counter on it if you revealed a Dragon card or controlled a Dragon as you "
        "cast this spell."
    )
    assert any(isinstance(node, AsItWasCast) for node in walk(one))


def test_later_if_it_is_still_there__603_7() -> None:
    one = ability_of(
        "Whenever a creature with power 1 or less is put into your graveyard from the battlefield, you may return that "
        "card to the battlefield at the beginning of the next end step if Testing Bear is still on the battlefield."
    )
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.effect, May)
    assert isinstance(one.effect.effect, Delayed)
    assert isinstance(one.effect.effect.effect, If)


def test_you_may_have_something_become_or_be_controlled() -> None:
    become = ability_of(
        "Whenever a creature you control enters, you may have this artifact become a 3/3 white Angel artifact creature "
        "with flying until end of turn.",
        ("Artifact",),
    )
    assert isinstance(become, TriggeredAbility)
    assert isinstance(become.effect, May)
    assert isinstance(become.effect.effect, Continuous)
    control = ability_of(
        "At the beginning of each opponent's upkeep, you may have that player gain control of equipped creature until "
        "end of turn. If you do, untap it.",
        ("Artifact",),
    )
    assert any(isinstance(node, SetController) for node in walk(control))


def test_the_place_said_first() -> None:
    one = effect_of("Return to your hand all cards in your graveyard that you cycled or discarded this turn.")
    assert isinstance(one, ReturnTo)
    assert any(isinstance(node, DiscardedBy) for node in walk(one))


def test_a_line_after_an_ability_word_goes_on_from_the_line_before__614_15() -> None:
    (one,) = abilities_of(
        "Target creature gets +2/+2 until end of turn.\nLandfall — If you had a land enter the battlefield under your "
        "control this turn, that creature gets +4/+4 until end of turn instead.",
        ("Instant",),
    )
    assert any(isinstance(node, Instead) for node in walk(one))
