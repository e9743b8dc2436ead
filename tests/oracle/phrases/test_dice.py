"""Dice, what happens once each turn, and what is said of two targets."""

from rulings.abilities.ability import ActivatedAbility, TriggeredAbility
from rulings.abilities.amounts.amount import DieResult, Fixed
from rulings.abilities.conditions.history import DieIn
from rulings.abilities.costs.objects import TapCost
from rulings.abilities.effects.chance import RollDie
from rulings.abilities.effects.conditional import If, IfDone
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.mana import AddMana
from rulings.abilities.effects.moving import Destroy, ReturnTo
from rulings.abilities.effects.spells import OnceEachTurn
from rulings.abilities.effects.tokens import CreateToken
from rulings.abilities.events.combat import Attacks
from rulings.abilities.events.event import FirstEachTurn
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.status import InZone
from rulings.abilities.references import Several, Target
from tests.oracle.asking import ability_of, declined_words, effect_of, reading_of


def test_rows_are_ranges_of_results() -> None:
    found = effect_of("Roll a d20.\n1—9 | Draw a card.\n10—19 | Draw two cards.\n20 | Draw three cards.")
    assert isinstance(found, RollDie)
    ranges = [one.condition for one in found.results if isinstance(one, If)]
    assert ranges == [DieIn(1, 9), DieIn(10, 19), DieIn(20, 20)]


def test_a_modifier_and_an_open_range() -> None:
    table = "1—14 | Draw a card.\n15+ | Draw two cards."
    found = effect_of(f"Roll a d20 and add the number of creatures you control.\n{table}")
    assert isinstance(found, RollDie)
    assert found.plus is not None
    assert [one.condition for one in found.results if isinstance(one, If)] == [DieIn(1, 14), DieIn(15, None)]


def test_a_row_does_not_speak_of_another_row() -> None:
    assert declined_words("Roll a d20.\n1—9 | Exile target creature.\n10—20 | Destroy it.", ("Sorcery",))


def test_the_result_is_a_number() -> None:
    found = effect_of("Roll a d6. Create a number of Treasure tokens equal to the result.")
    assert isinstance(found, Sequence)
    made = found.effects[1]
    assert isinstance(made, CreateToken)
    assert made.amount == DieResult()


def test_the_result_of_an_event_is_not_known() -> None:
    assert declined_words("Whenever you roll one or more dice, you gain life equal to the result.")


def test_once_each_turn_is_about_what_is_done() -> None:
    found = ability_of("Whenever you gain life, you may draw a card. Do this only once each turn.")
    assert isinstance(found, TriggeredAbility)
    assert isinstance(found.effect, OnceEachTurn)
    assert found.limit_per_turn is None


def test_the_first_attack_of_a_turn() -> None:
    found = ability_of("Whenever this creature attacks for the first time each turn, draw a card.")
    assert isinstance(found, TriggeredAbility)
    assert isinstance(found.event, FirstEachTurn)
    assert isinstance(found.event.event, Attacks)


def test_another_creature_is_tapped() -> None:
    found = ability_of("Tap another untapped creature you control: Draw a card.")
    assert isinstance(found, ActivatedAbility)
    (part,) = found.cost.parts
    assert isinstance(part, TapCost)
    assert part.filter.predicates[0] == Another()


def test_what_is_not_put_there_goes_elsewhere() -> None:
    put = "If it's a land card, you may put it onto the battlefield."
    words = f"Look at the top card of your library. {put} If you don't put it onto the battlefield, draw a card."
    found = effect_of(words)
    assert isinstance(found, Sequence)
    assert isinstance(found.effects[1], IfDone)
    other = words.replace("don't put it onto the battlefield", "don't put it into your hand")
    assert not reading_of(other, ("Sorcery",)).is_understood


def test_mana_that_stays() -> None:
    words = "Add {R}{R}. Until end of turn, you don't lose this mana as steps and phases end."
    found = effect_of(words)
    assert isinstance(found, AddMana)
    assert found.keep


def test_two_targets_of_one_graveyard() -> None:
    one, two = "up to one target artifact card", "up to one target land card"
    found = effect_of(f"Return {one} and {two} from your graveyard to your hand.")
    assert isinstance(found, ReturnTo)
    assert isinstance(found.what, Several)
    for part in found.what.parts:
        assert isinstance(part, Target)
        assert part.minimum == Fixed(0)
        assert isinstance(part.filter.predicates[-1], InZone)


def test_two_targets_have_two_places() -> None:
    found = effect_of("Destroy target artifact and target enchantment.")
    assert isinstance(found, Destroy)
    assert isinstance(found.what, Several)
    assert [one.slot for one in found.what.parts if isinstance(one, Target)] == [0, 1]


def test_otherwise_may_be_of_both() -> None:
    first = "If it was a creature card, you gain 1 life. If it was a land card, you gain 2 life."
    words = f"Exile target card from a graveyard. {first} Otherwise, you gain 3 life."
    assert not reading_of(words, ("Sorcery",)).is_understood
