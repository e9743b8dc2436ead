"""What is read: durations: until end of turn, for as long as, until something leaves."""

from rulings.abilities.ability import ActivatedAbility
from rulings.abilities.changes.change import SetController
from rulings.abilities.durations import ForAsLongAs, UntilYourNextStep
from rulings.abilities.effects.effect import Continuous, RuleChange, Sequence
from rulings.abilities.players import You
from tests.oracle.asking import ability_of, effect_of


def test_gaining_control_for_as_long_as__611_2b() -> None:
    one = ability_of("{T}: Gain control of target creature for as long as this creature remains tapped.")
    assert isinstance(one, ActivatedAbility)
    assert isinstance(one.effect, Continuous)
    assert one.effect.changes == (SetController(You()),)
    assert isinstance(one.effect.duration, ForAsLongAs)


def test_until_a_step_of_its_controller() -> None:
    effect = effect_of("Target land becomes a Swamp until its controller's next untap step.")
    assert isinstance(effect, Continuous)
    assert isinstance(effect.duration, UntilYourNextStep)
    assert effect.duration.who is not None


def test_until_the_next_card_is_exiled() -> None:
    ability = ability_of(
        "{T}: Exile the top card of your library. You may play it until you exile another card with this creature."
    )
    assert isinstance(ability, ActivatedAbility)
    assert isinstance(ability.effect, Sequence)
    change = ability.effect.effects[1]
    assert isinstance(change, RuleChange)
    assert isinstance(change.duration, ForAsLongAs)
