"""Targets told apart by whose they are, and both of them together."""

from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.damage import Fight
from rulings.abilities.effects.moving import PutInto
from rulings.abilities.effects.repeating import ForEach
from rulings.abilities.node import walk
from rulings.abilities.references import It, Target, ThisWay
from tests.oracle.asking import declined_words, effect_of


def _only(text: str, kind: type) -> object:
    (found,) = (one for one in walk(effect_of(text)) if isinstance(one, kind))
    return found


_CHOOSE = "Choose target creature you control and target creature you don't control."


def test_the_creature_you_control_is_the_target_of_which_that_is_said__608_2c() -> None:
    put = _only(f"{_CHOOSE} Put a +1/+1 counter on the creature you control.", PutCounters)
    assert isinstance(put, PutCounters)
    assert isinstance(put.on, It)
    assert isinstance(put.on.antecedent, Target)
    assert put.on.antecedent.slot == 0


def test_without_such_a_target_the_words_mean_nothing() -> None:
    assert declined_words("Choose target creature. Put a +1/+1 counter on the creature you control.")


def test_those_creatures_that_fight_each_other_are_the_two_targets__701_14a() -> None:
    fight = _only(f"{_CHOOSE} Then those creatures fight each other.", Fight)
    assert isinstance(fight, Fight)
    slots = [one.antecedent.slot for one in (fight.first, fight.second) if isinstance(one, It) and one.antecedent]
    assert slots == [0, 1]


def test_one_creature_cannot_fight_each_other() -> None:
    assert declined_words("Choose target creature. Then those creatures fight each other.")


def test_each_creature_deals_damage_to_itself_by_its_own_power__120_3() -> None:
    assert isinstance(effect_of("Each creature deals damage to itself equal to its power."), ForEach)


def test_what_a_thing_is_compared_with_is_not_taken_up__608_2c() -> None:
    text = "Reveal the top card of your library. If it's a creature card with power less than Testing Bear's power, "
    (put,) = (one for one in walk(effect_of(f"{text}put it into your hand.")) if isinstance(one, PutInto))
    assert isinstance(put.what, It)
    assert put.what.antecedent == ThisWay("revealed")


def test_alone_is_not_said_of_the_second_participle_only__506_5() -> None:
    assert declined_words("Whenever another creature dies, if it was attacking or blocking alone, draw a card.")
