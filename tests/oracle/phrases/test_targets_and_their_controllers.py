"""What becomes a target, the controller of a target, and smaller wordings: timings, labels, nested quotes, batches."""

import pytest

from rulings.abilities.ability import (
    ActivatedAbility,
    Chapter,
    KeywordAbility,
    Replacement,
    StaticAbility,
    TriggeredAbility,
)
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.counting import CountersOn, DistinctCount
from rulings.abilities.changes.permissions import TriggersAgain
from rulings.abilities.conditions.condition import AllHold, InStep
from rulings.abilities.conditions.history import Happened
from rulings.abilities.effects.damage import PreventDamage
from rulings.abilities.effects.moving import Destroy
from rulings.abilities.effects.spells import CopyOnStack
from rulings.abilities.effects.tokens import CreateToken
from rulings.abilities.events.damage_and_life import DealsDamage
from rulings.abilities.events.moving import Moves
from rulings.abilities.events.permanents import BecomesTapped
from rulings.abilities.filters.filter import Both, Either, Not
from rulings.abilities.filters.history import OfChosen
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.modifications import Prevent, ScaleAmount
from rulings.abilities.node import walk
from rulings.abilities.players import AnyPlayer, ControllerOf, ThatPlayer, You
from rulings.abilities.references import Antecedent, It, Target
from rulings.abilities.vocabulary import Zone
from tests.oracle.asking import abilities_of, ability_of, effect_of, reading_of


def test_that_creature_is_what_became_the_target() -> None:
    read = ability_of("Whenever a creature becomes the target of a spell or ability, destroy that creature.")
    assert isinstance(read, TriggeredAbility)
    assert read.effect == Destroy(It("that creature", Antecedent("event object")))


def test_that_player_is_the_controller_of_the_target() -> None:
    read = effect_of(
        "Destroy target creature an opponent controls. Each other creature that player controls gets -2/-0 "
        "until end of turn."
    )
    (that,) = {one for one in walk(read) if isinstance(one, ThatPlayer)}
    assert isinstance(that.antecedent, ControllerOf)
    assert isinstance(that.antecedent.of, It)
    assert isinstance(that.antecedent.of.antecedent, Target)


def test_two_players_leave_that_player_open() -> None:
    text = "Target player draws a card and destroy target creature an opponent controls. That player discards a card."
    assert not reading_of(text, ("Sorcery",)).is_understood


def test_prevention_only_in_your_turn() -> None:
    read = ability_of("Prevent all damage that would be dealt to this creature during your turn.")
    assert isinstance(read, Replacement)
    assert (read.instead, read.condition) == (Prevent(), InStep("turn", You()))


def test_what_is_said_of_a_source_behind_your_choice() -> None:
    read = ability_of(
        "{W}: The next time a source of your choice of the chosen color would deal damage to you this turn, "
        "prevent that damage."
    )
    (made,) = [one for one in walk(read) if isinstance(one, PreventDamage)]
    assert made.chosen_source is not None
    assert made.chosen_source.predicates == (OfChosen("color"),)


def test_a_condition_and_a_time_must_both_hold() -> None:
    read = ability_of("{1}: Draw a card. Activate only if you control no creatures and only during your turn.")
    assert isinstance(read, ActivatedAbility)
    assert isinstance(read.instant_timing, AllHold)
    assert len(read.instant_timing.parts) == 2


def test_a_chapter_may_have_a_flavor_word__207_2d() -> None:
    (read,) = abilities_of("I — Wind Blades — Draw a card.", ("Enchantment",))
    assert isinstance(read, Chapter)
    assert read.numbers == (1,)
    assert read.label


def test_an_ability_within_an_ability_within_a_token() -> None:
    read = ability_of(
        'When this creature dies, create a 1/1 blue Fish creature token with "When this token dies, create a 2/2 blue '
        "Whale creature token with 'When this token dies, draw a card.'\""
    )
    outer = next(one for one in walk(read) if isinstance(one, CreateToken))
    (given,) = outer.token.abilities
    assert isinstance(given, TriggeredAbility)
    assert isinstance(given.effect, CreateToken)
    (inner,) = given.effect.token.abilities
    assert isinstance(inner, TriggeredAbility)
    assert inner.text == "When this token dies, draw a card."


def test_keywords_with_a_semicolon() -> None:
    read = abilities_of("Defender; reach")
    assert [one.name for one in read if isinstance(one, KeywordAbility)] == ["defender", "reach"]


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


def test_one_counter_fewer_is_put() -> None:
    read = ability_of(
        "If one or more -1/-1 counters would be put on a creature you control, that many -1/-1 counters minus one are "
        "put on it instead."
    )
    assert isinstance(read, Replacement)
    assert read.instead == ScaleAmount(minus=Fixed(1))


def test_several_become_tapped_as_one_event() -> None:
    read = ability_of("Whenever one or more creatures you control become tapped, draw a card.")
    assert isinstance(read, TriggeredAbility)
    assert isinstance(read.event, BecomesTapped)
    assert read.event.batch


@pytest.mark.parametrize(
    ("words", "zone"),
    [
        ("a permanent was put into your hand from the battlefield this turn", Zone.HAND),
        ("three or more creature cards were put into graveyards from anywhere this turn", Zone.GRAVEYARD),
    ],
)
def test_where_things_went_this_turn(words: str, zone: Zone) -> None:
    read = ability_of(f"At the beginning of your end step, if {words}, draw a card.")
    assert isinstance(read, TriggeredAbility)
    assert isinstance(read.condition, Happened)
    assert isinstance(read.condition.event, Moves)
    assert read.condition.event.destination is zone


def test_a_counter_that_a_player_has_is_counted() -> None:
    read = ability_of("This creature gets +1/+1 for each experience counter you have.")
    assert any(one == CountersOn("experience", You()) for one in walk(read))
    assert not any(isinstance(one, ControlledBy) for one in walk(read))


def test_each_option_with_its_own_word_is_narrowed_alone() -> None:
    read = ability_of("Each non-Equipment artifact and non-Aura enchantment you control has flying.")
    assert isinstance(read, StaticAbility)
    either = next(one for one in walk(read) if isinstance(one, Either))
    assert [type(one) for one in either.options] == [Both, Both]
    assert not reading_of("Each nonland artifact and enchantment you control has flying.").is_understood


def test_other_than_two_types() -> None:
    read = effect_of("Destroy all creatures other than Werewolves and Wolves.")
    assert any(isinstance(one, Not) and isinstance(one.predicate, Either) for one in walk(read))


def test_the_whole_type_line_is_counted() -> None:
    read = effect_of("Target creature gets +1/+1 until end of turn for each supertype, card type, and subtype it has.")
    assert {one.what for one in walk(read) if isinstance(one, DistinctCount)} == {"supertype", "card type", "subtype"}


def test_it_is_the_ability_where_only_that_is_spoken_of() -> None:
    read = ability_of("Whenever you activate an ability that isn't a mana ability, copy it.")
    assert isinstance(read, TriggeredAbility)
    assert isinstance(read.effect, CopyOnStack)
    assert read.effect.what == It("it", Antecedent("event ability"))
