"""Delayed triggers, control, and numbers spoken of before, as phrases (CR 603.7, 613.1b)."""

from rulings.abilities.ability import ActivatedAbility, TriggeredAbility
from rulings.abilities.amounts.history import DoneThisWay, ThatMany
from rulings.abilities.changes.change import SetController
from rulings.abilities.durations import ForAsLongAs, Forever, UntilYourNextTurn
from rulings.abilities.effects.effect import Continuous, Delayed
from rulings.abilities.effects.permanents import ExchangeControl
from rulings.abilities.events.moving import Moves
from rulings.abilities.events.turns import BeginningOf, EndOfCombat
from rulings.abilities.node import Node, walk
from rulings.abilities.players import AnyPlayer, TargetPlayer, You
from rulings.abilities.references import Antecedent, It, Several, Target, ThisWay
from rulings.abilities.vocabulary import Step
from rulings.oracle.normalise import normalise
from tests.oracle.asking import ability_of, declined_words, effect_of


def delayed_of(effect: Node) -> Delayed:
    return next(one for one in walk(effect) if isinstance(one, Delayed))


def test_the_next_end_step_is_anyones__603_7() -> None:
    one = delayed_of(effect_of("Gain control of target creature. Sacrifice it at the beginning of the next end step."))
    assert one.event == BeginningOf(Step.END, AnyPlayer(), next_only=True)
    assert isinstance(one.effect.what.antecedent, Target)  # type: ignore[attr-defined]


def test_both_orders_of_words_mean_the_same() -> None:
    after = effect_of("Draw a card at the beginning of the next turn's upkeep.")
    before = effect_of("At the beginning of the next turn's upkeep, draw a card.")
    assert after == before


def test_end_of_combat__511_2() -> None:
    one = ability_of("Whenever this creature blocks a creature, destroy that creature at end of combat.")
    assert isinstance(one, TriggeredAbility)
    assert delayed_of(one.effect).event == EndOfCombat()


def test_an_event_about_what_was_named_before__603_7c() -> None:
    one = delayed_of(effect_of("Tap target creature. When that creature dies this turn, draw a card."))
    assert isinstance(one.event, Moves)
    assert isinstance(one.event.object, It)
    assert one.this_turn


def test_gaining_control_for_as_long_as__611_2b() -> None:
    one = ability_of("{T}: Gain control of target creature for as long as this creature remains tapped.")
    assert isinstance(one, ActivatedAbility)
    assert isinstance(one.effect, Continuous)
    assert one.effect.changes == (SetController(You()),)
    assert isinstance(one.effect.duration, ForAsLongAs)


def test_the_player_who_gains_control_is_the_subject() -> None:
    effect = effect_of("Target opponent gains control of target artifact and draws a card.")
    gained = next(one for one in walk(effect) if isinstance(one, Continuous))
    assert (gained.changes, gained.duration) == (
        (SetController(TargetPlayer(opponents_only=True, slot=0)),),
        Forever(),
    )
    assert isinstance(gained.objects, Target)
    assert gained.objects.slot == 1


def test_exchanging_two_targets__701_12b() -> None:
    effect = effect_of("Exchange control of two target creatures.")
    assert isinstance(effect, ExchangeControl)
    assert effect.second == Several(())


def test_that_card_is_what_moved__400_7j() -> None:
    effect = effect_of(
        "Exile target creature you control, then return that card to the battlefield under its owner's control."
    )
    that_card = next(one for one in walk(effect) if isinstance(one, It) and one.words == "that card")
    assert isinstance(that_card.antecedent, Target)


def test_that_many_is_what_was_done_or_what_happened() -> None:
    many = next(one for one in walk(effect_of("Discard any number of cards, then draw that many cards.")))
    assert [one.antecedent for one in walk(many) if isinstance(one, ThatMany)] == [DoneThisWay("discarded")]
    much = ability_of("Whenever this creature deals damage to a player, you gain that much life.")
    assert [one.antecedent for one in walk(much) if isinstance(one, ThatMany)] == [Antecedent("event amount")]


def test_that_many_of_nothing_is_declined() -> None:
    assert declined_words("Draw that many cards.", ("Sorcery",)) == "that many cards."


def test_tokens_made_are_found_again__111_2() -> None:
    effect = effect_of(
        "Create a 3/1 red Elemental creature token with haste. Sacrifice it at the beginning of the next end step."
    )
    assert delayed_of(effect).effect.what.antecedent == ThisWay("created")  # type: ignore[attr-defined]


def test_a_trigger_until_your_next_turn_is_no_trigger_of_this_turn() -> None:
    read = effect_of("Until your next turn, whenever a creature becomes tapped, destroy it.")
    assert isinstance(read, Delayed)
    assert (read.until, read.this_turn, read.once) == (UntilYourNextTurn(), False, False)


def test_a_planeswalker_is_called_by_the_first_word_of_its_name__201_5c() -> None:
    text = "Whenever a creature deals combat damage to Vraska, destroy that creature."
    (line,) = normalise("Vraska the Unseen", text, is_legendary=True)
    assert "~" in line.tokens
    (other,) = normalise("Nissa Revane", "Search for a card named Nissa's Chosen.", is_legendary=True)
    assert "~" not in other.tokens
