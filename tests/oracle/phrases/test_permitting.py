"""What objects and players can and can't do, as phrases (CR 101.2)."""

import pytest

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.change import Change, SetController
from rulings.abilities.changes.permissions import CanDo, CantDo, MustDo, PlayerCant, PlayerHas, PlayerMay
from rulings.abilities.conditions.condition import InStep
from rulings.abilities.durations import Duration, UntilEndOfCombat, UntilEndOfTurn, UntilYourNextStep
from rulings.abilities.effects.effect import Continuous, RuleChange
from rulings.abilities.effects.permanents import StayTappedNextStep
from rulings.abilities.filters.status import InZone
from rulings.abilities.node import walk
from rulings.abilities.players import EachOpponent, EachPlayer, You
from rulings.abilities.references import Attached, This
from rulings.abilities.vocabulary import Zone
from tests.oracle.asking import ability_of, effect_of


def static_of(text: str) -> StaticAbility:
    one = ability_of(text)
    assert isinstance(one, StaticAbility)
    return one


@pytest.mark.parametrize(
    ("text", "changes"),
    [
        (
            "You can't lose the game and your opponents can't win the game.",
            (PlayerCant(You(), "lose the game"), PlayerCant(EachOpponent(), "win the game")),
        ),
        ("Players can't play lands.", (PlayerCant(EachPlayer(), "play land"),)),
        ("Skip your draw step.", (PlayerHas(You(), "skips draw"),)),
        ("You have hexproof.", (PlayerHas(You(), "hexproof"),)),
        ("You control enchanted creature.", (SetController(You()),)),
        ("All creatures able to block enchanted creature do so.", (MustDo("be blocked", all_able=True),)),
        (
            "Enchanted creature can't attack or block, and its activated abilities can't be activated.",
            (CantDo("attack or block"), CantDo("activate")),
        ),
        ('The "legend rule" doesn\'t apply to permanents you control.', (CanDo("ignore legend rule"),)),
    ],
)
def test_rules_of_static_abilities(text: str, changes: tuple[Change, ...]) -> None:
    assert static_of(text).changes == changes


def test_during_your_turn_is_a_condition__604_2() -> None:
    assert static_of("During your turn, creatures you control have first strike.").condition == InStep("turn", You())


def test_casting_itself_from_the_graveyard_works_there__113_6() -> None:
    one = static_of("You may cast this card from your graveyard.")
    assert one.changes == (PlayerMay(You(), "cast", This("card"), InZone(Zone.GRAVEYARD)),)
    assert one.zones == (Zone.GRAVEYARD,)


def test_a_restriction_unless_something_holds__508_1c() -> None:
    one = static_of("This creature can't attack unless defending player controls an Island.")
    assert isinstance(one.changes[0], CantDo)
    assert one.changes[0].unless is not None


def test_a_permanent_that_stays_tapped_does_so_once__502_3() -> None:
    effect = effect_of("Tap target creature. It doesn't untap during its controller's next untap step.")
    (stays,) = [one for one in walk(effect) if isinstance(one, Continuous)]
    assert (stays.changes, stays.duration) == ((CantDo("untap"),), UntilYourNextStep("untap step done"))


def test_all_lands_of_a_step_to_come_are_no_fixed_set__611_2c() -> None:
    effect = effect_of("Lands you control don't untap during your next untap step.")
    assert isinstance(effect, StayTappedNextStep)
    assert effect.who == You()


def test_a_rule_for_players_for_a_time__611_2c() -> None:
    effect = effect_of("Your opponents can't gain life this turn.")
    assert isinstance(effect, RuleChange)
    assert effect.changes == (PlayerCant(EachOpponent(), "gain life"),)


def test_attached_is_what_the_aura_is_on() -> None:
    assert static_of("You control enchanted creature.").affected == Attached("enchanted")


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
