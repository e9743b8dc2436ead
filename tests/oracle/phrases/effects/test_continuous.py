"""What is read: effects that last: gets, gains, becomes (CR 611.2)."""

import pytest

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.counting import DistinctCount
from rulings.abilities.changes.change import (
    LoseAbilities,
    ReplaceWords,
    SetColors,
    SetController,
    SetPT,
    SetTypes,
    SwitchPT,
)
from rulings.abilities.changes.permissions import CantDo, MustDo
from rulings.abilities.durations import Duration, Forever, UntilEndOfCombat, UntilEndOfTurn, UntilYourNextStep
from rulings.abilities.effects.combat import MustBlock
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.effects.permanents import PhaseOut
from rulings.abilities.node import walk
from rulings.abilities.players import TargetPlayer, You
from rulings.abilities.references import Target
from rulings.abilities.vocabulary import CardType, Color, Zone
from tests.oracle.asking import ability_of, effect_of, reading_of

START = "Change the text of target permanent by replacing all instances of"


def test_a_land_that_is_still_a_land_keeps_its_types__205_1b() -> None:
    effect = effect_of("Target land becomes a 3/3 creature until end of turn. It's still a land.")
    assert isinstance(effect, Continuous)
    assert effect.changes == (SetTypes((CardType.CREATURE,)), SetPT(Fixed(3), Fixed(3)))


def test_an_artifact_creature_keeps_its_other_types__205_1b() -> None:
    effect = effect_of("Target artifact becomes a 5/5 Golem artifact creature until end of turn.")
    assert isinstance(effect, Continuous)
    assert effect.changes[:2] == (
        SetTypes((CardType.ARTIFACT, CardType.CREATURE)),
        SetTypes((), ("Golem",), in_addition=False),
    )


def test_being_countered_is_a_matter_of_the_stack() -> None:
    ability = ability_of("This spell can't be countered.", ("Sorcery",))
    assert isinstance(ability, StaticAbility)
    assert ability.zones == (Zone.STACK,)


def test_one_duration_for_several_effects__611_2() -> None:
    effect = effect_of("Until end of turn, you gain control of target creature and it gains haste.")
    both = [one for one in walk(effect) if isinstance(one, Continuous)]
    assert [one.duration for one in both] == [UntilEndOfTurn(), UntilEndOfTurn()]
    assert both[0].changes == (SetController(You()),)


@pytest.mark.parametrize(
    ("words", "what"),
    [
        ("one color word with another", "color"),
        ("one basic land type with another", "land"),
        ("one color word with another or one basic land type with another", "color or land"),
    ],
)
def test_which_words__612_2(words: str, what: str) -> None:
    effect = effect_of(f"{START} {words}.")
    assert isinstance(effect, Continuous)
    assert effect.changes == (ReplaceWords(what),)
    assert effect.duration == Forever()


def test_for_a_time__612_1() -> None:
    effect = effect_of(f"{START} one color word with another until end of turn.")
    assert isinstance(effect, Continuous)
    assert effect.duration == UntilEndOfTurn()


def test_a_color_for_good__105_3() -> None:
    effect = effect_of("Target spell or permanent becomes black.")
    assert isinstance(effect, Continuous)
    assert effect.changes == (SetColors((Color.BLACK,)),)


def test_the_player_who_gains_control_is_the_subject() -> None:
    effect = effect_of("Target opponent gains control of target artifact and draws a card.")
    gained = next(one for one in walk(effect) if isinstance(one, Continuous))
    assert (gained.changes, gained.duration) == (
        (SetController(TargetPlayer(opponents_only=True, slot=0)),),
        Forever(),
    )
    assert isinstance(gained.objects, Target)
    assert gained.objects.slot == 1


def test_each_of_the_targets_gets_it() -> None:
    one = effect_of("Up to two target creatures each get +1/+2 until end of turn.")
    assert isinstance(one, Continuous)
    assert isinstance(one.objects, Target)
    assert one.objects.maximum == Fixed(2)


def test_switching_and_phasing__613_4d() -> None:
    switched = effect_of("Switch target creature's power and toughness until end of turn.")
    assert isinstance(switched, Continuous)
    assert switched.changes == (SwitchPT(),)
    assert isinstance(effect_of("Target creature phases out."), PhaseOut)


def test_each_attacking_creature_is_not_one_of_them__509_1c() -> None:
    effect = effect_of("Target creature blocks each attacking creature this turn if able.")
    assert isinstance(effect, Continuous)
    (change,) = effect.changes
    assert isinstance(change, MustDo)
    assert change.all_able
    assert isinstance(effect_of("Target creature blocks an attacking creature this turn if able."), MustBlock)


def test_losing_all_abilities_and_becoming_something__613_1f() -> None:
    effect = effect_of(
        "Target creature loses all abilities and becomes a green Elk creature with base power and toughness 3/3."
    )
    assert isinstance(effect, Continuous)
    assert effect.changes == (
        LoseAbilities(),
        SetTypes((CardType.CREATURE,), ("Elk",), in_addition=False),
        SetColors((Color.GREEN,)),
        SetPT(Fixed(3), Fixed(3)),
    )


def test_modes_may_end_with_the_same_pronoun() -> None:
    mode = "Gain control of all creatures until end of turn. Untap those creatures."
    assert reading_of(f"Choose one —\n• {mode}\n• {mode}", ("Sorcery",)).is_understood


def test_a_gained_trigger_in_the_middle_ends_with_the_turn() -> None:
    read = effect_of(
        'Target creature gains "Whenever this creature deals combat damage to a player, draw a card" until end of turn.'
    )
    assert isinstance(read, Continuous)


def test_a_permanent_that_stays_tapped_does_so_once__502_3() -> None:
    effect = effect_of("Tap target creature. It doesn't untap during its controller's next untap step.")
    (stays,) = [one for one in walk(effect) if isinstance(one, Continuous)]
    assert (stays.changes, stays.duration) == ((CantDo("untap"),), UntilYourNextStep("untap step done"))


@pytest.mark.parametrize(
    ("text", "duration"),
    [
        ("Target creature attacks this turn if able.", UntilEndOfTurn()),
        ("Target creature blocks this turn if able.", UntilEndOfTurn()),
        ("Target creature attacks this combat if able.", UntilEndOfCombat()),
        ("Target creature blocks this combat if able.", UntilEndOfCombat()),
    ],
)
def test_a_requirement_of_this_combat_is_over_with_it__511_3(text: str, duration: Duration) -> None:
    effect = effect_of(text)
    assert isinstance(effect, Continuous)
    assert effect.duration == duration


def test_each_attacker_is_a_requirement_of_its_own__509_1c() -> None:
    one = effect_of("Target creature blocks each attacking creature this turn if able.")
    assert isinstance(one, Continuous)
    (must,) = one.changes
    assert isinstance(must, MustDo)
    assert must.all_able


def test_the_whole_type_line_is_counted() -> None:
    read = effect_of("Target creature gets +1/+1 until end of turn for each supertype, card type, and subtype it has.")
    assert {one.what for one in walk(read) if isinstance(one, DistinctCount)} == {"supertype", "card type", "subtype"}


def test_also_adds_nothing_to_the_meaning() -> None:
    assert effect_of("Bears also gain trample until end of turn.") == effect_of("Bears gain trample until end of turn.")
