"""What is read: tapped, untapped, counters, attached, turned over (CR 603.2)."""

from rulings.abilities.ability import Replacement, TriggeredAbility
from rulings.abilities.effects.game import DrawGame
from rulings.abilities.events.permanents import BecomesTapped, CountersPutOn, CountersRemovedFrom
from rulings.abilities.players import You
from tests.oracle.asking import abilities_of, ability_of, declined_words


def test_an_effect_that_would_put_counters__614_16() -> None:
    one = ability_of(
        "If an effect would put one or more counters on a permanent you control, it puts twice that many of those "
        "counters on that permanent instead."
    )
    assert isinstance(one, Replacement)
    assert isinstance(one.event, CountersPutOn)
    assert one.event.by_effect


def test_losing_control_of_the_source_is_not_read__603_10d() -> None:
    """It happens as the source leaves the battlefield too, of which the kernel's event knows nothing."""
    assert declined_words("When you lose control of this enchantment, draw a card.", ("Enchantment",))
    assert abilities_of("When you lose control of enchanted creature, draw a card.", ("Enchantment",))


def test_you_tap_what_was_untapped() -> None:
    one = ability_of(
        "Whenever you tap an untapped creature an opponent controls, this creature gets +2/+1 until end of turn."
    )
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.event, BecomesTapped)
    assert one.event.who == You()


def test_the_game_is_a_draw_as_you_remove_the_last_counter__104_4c() -> None:
    ability = ability_of(
        "When you remove the last intervention counter from this enchantment, the game is a draw.", ("Enchantment",)
    )
    assert isinstance(ability.event, CountersRemovedFrom)
    assert ability.event.by == You()
    assert ability.effect == DrawGame()


def test_several_become_tapped_as_one_event() -> None:
    read = ability_of("Whenever one or more creatures you control become tapped, draw a card.")
    assert isinstance(read, TriggeredAbility)
    assert isinstance(read.event, BecomesTapped)
    assert read.event.batch
