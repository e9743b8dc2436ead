"""What objects did this turn, additional triggers, lethal damage by power, fixed life totals."""

import pytest

from rulings.abilities.ability import StaticAbility, TriggeredAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.counting import CountPlayers, Devotion
from rulings.abilities.changes.change import SetTypes
from rulings.abilities.changes.permissions import CanDo, CantDo, CostChange, DoesntTrigger, PlayerCant, TriggersAgain
from rulings.abilities.conditions.history import Happened
from rulings.abilities.costs.mana import CollectEvidence
from rulings.abilities.effects.moving import Exile
from rulings.abilities.events.combat import PlayerAttacks
from rulings.abilities.events.event import AnyOfEvents
from rulings.abilities.events.moving import Moves, PlaysLand
from rulings.abilities.filters.characteristics import HasAdventure, HasType
from rulings.abilities.filters.filter import Either, Filter
from rulings.abilities.filters.history import DealtDamageBy, Did
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.status import HasCounter
from rulings.abilities.node import walk
from rulings.abilities.players import AnyPlayer, EachOpponent, You
from rulings.abilities.references import This
from rulings.abilities.vocabulary import CardType, Color, Kind, Zone
from tests.oracle.asking import ability_of, declined_words, effect_of

CREATURE = HasType(CardType.CREATURE)


def static_of(text: str) -> StaticAbility:
    one = ability_of(text)
    assert isinstance(one, StaticAbility)
    return one


def test_dealt_damage_by_this_names_the_source__608_2h() -> None:
    one = ability_of("Whenever a creature dealt damage by this creature this turn dies, draw a card.")
    assert isinstance(one, TriggeredAbility)
    assert DealtDamageBy(This("creature")) in list(walk(one.event))


@pytest.mark.parametrize(
    ("words", "what"),
    [
        ("that was dealt damage this turn", "was dealt damage"),
        ("that attacked this turn", "attacked"),
        ("that attacked or blocked this turn", "attacked or blocked"),
    ],
)
def test_deeds_belong_to_the_noun(words: str, what: str) -> None:
    assert Did(what) in list(walk(effect_of(f"Destroy target creature {words}.")))


def test_a_trigger_again_names_cause_and_whose__603_2d() -> None:
    one = static_of(
        "If an artifact or creature entering causes a triggered ability of a permanent you control to trigger, that "
        "ability triggers an additional time."
    )
    entering = Filter(Kind.PERMANENT, (Either((HasType(CardType.ARTIFACT), CREATURE)),))
    yours = Filter(Kind.PERMANENT, (ControlledBy(You()),))
    assert one.changes == (TriggersAgain(Moves(entering, destination=Zone.BATTLEFIELD), yours),)


def test_two_or_more_attackers_of_anyone__508_1() -> None:
    one = ability_of("Whenever two or more creatures attack, draw a card.")
    assert isinstance(one, TriggeredAbility)
    assert one.event == PlayerAttacks(AnyPlayer(), Filter(Kind.PERMANENT, (CREATURE,)), 2)


def test_lethal_damage_by_power_is_said_of_creatures__120_6() -> None:
    one = static_of(
        "Lethal damage dealt to creatures you control is determined by their power rather than their toughness."
    )
    assert one.changes == (CanDo("lethal damage by power"),)


def test_its_own_types_define_an_object__604_3() -> None:
    one = static_of("Testing Bear is every creature type.")
    assert one.changes == (SetTypes(every="creature type"),)
    assert one.is_characteristic_defining


def test_types_given_to_another_define_nothing__604_3() -> None:
    assert not static_of("Equipped creature is every creature type.").is_characteristic_defining


def test_a_life_total_that_cant_change_neither_grows_nor_shrinks__119_7() -> None:
    one = static_of("Your life total can't change.")
    assert one.changes == (PlayerCant(You(), "gain life"), PlayerCant(You(), "lose life"))


def test_damage_by_any_source_is_declined() -> None:
    assert declined_words("Destroy target creature dealt damage by a creature this turn.", ("Sorcery",))


def test_evidence_is_a_cost__701_59a() -> None:
    one = ability_of("Ward—Collect evidence 4.")
    assert CollectEvidence(Fixed(4)) in list(walk(one))


def test_cards_are_exiled_face_down__406_3() -> None:
    one = effect_of("Exile the top card of your library face down.")
    assert isinstance(one, Exile)
    assert one.face_down


def test_counters_without_a_number_are_at_least_one__122_1() -> None:
    one = static_of("Creatures with ice counters on them have flying.")
    assert HasCounter("ice") in list(walk(one))


def test_a_spell_that_has_an_adventure__715_2() -> None:
    one = ability_of("Whenever you cast a creature spell that has an Adventure, draw a card.")
    assert HasAdventure() in list(walk(one))


def test_activating_costs_more_but_for_mana_abilities__605_1a() -> None:
    one = static_of("Activated abilities cost {2} more to activate unless they're mana abilities.")
    assert one.changes == (CostChange("non-mana activated ability", None, None, 1, ("{2}",)),)


def test_other_auras_are_kept_off__303_4d() -> None:
    one = static_of("Enchanted land can't be enchanted by other Auras.")
    change = one.changes[0]
    assert isinstance(change, CantDo)
    assert isinstance(change.by, Filter)


def test_entering_that_causes_nothing__603_2g() -> None:
    one = static_of("Creatures entering don't cause abilities to trigger.")
    assert one.changes == (DoesntTrigger(Moves(Filter(Kind.PERMANENT, (CREATURE,)), destination=Zone.BATTLEFIELD)),)


def test_entering_or_dying_causes_nothing__603_2g() -> None:
    one = static_of("Creatures entering or dying don't cause abilities to trigger.")
    assert isinstance(one.changes[0], DoesntTrigger)
    assert isinstance(one.changes[0].cause, AnyOfEvents)


def test_devotion_counts_the_colors_that_are_named__700_5() -> None:
    effect = effect_of("Each opponent loses life equal to your devotion to white and black.")
    assert Devotion((Color.WHITE, Color.BLACK)) in list(walk(effect))


def test_opponents_are_counted_singly() -> None:
    one = static_of("Equipped creature gets +1/+0 for each opponent you have.")
    assert CountPlayers(EachOpponent()) in list(walk(one))


def test_a_land_was_played__305_1() -> None:
    one = ability_of("At the beginning of your end step, if you played a land this turn, draw a card.")
    assert isinstance(one, TriggeredAbility)
    assert one.condition == Happened(PlaysLand(You()))
