"""What is read: for each, so many times, again (CR 608.2)."""

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.history import ThatMany
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.game import KeywordAction
from rulings.abilities.effects.moving import PutInto
from rulings.abilities.effects.optional import MayPay
from rulings.abilities.effects.repeating import ForEach, Repeat, RepeatProcess
from rulings.abilities.node import walk
from rulings.abilities.players import You
from rulings.abilities.references import Antecedent
from rulings.abilities.vocabulary import Zone
from tests.oracle.asking import ability_of, declined_words, effect_of


def test_each_creature_deals_damage_to_itself_by_its_own_power__120_3() -> None:
    assert isinstance(effect_of("Each creature deals damage to itself equal to its power."), ForEach)


def test_several_times__701_10b() -> None:
    assert isinstance(effect_of("Until end of turn, double target creature's power X times."), Repeat)


def test_paying_life_to_keep_a_card__118_12() -> None:
    effect = effect_of(
        "Choose two cards in your hand. For each of those cards, pay 4 life or put the card on top of your library."
    )
    assert isinstance(effect, Sequence)
    last = effect.effects[1]
    assert isinstance(last, ForEach)
    assert isinstance(last.effect, MayPay)
    assert last.effect.otherwise == PutInto(You(), Antecedent("each"), Zone.LIBRARY)


def test_proliferate_twice__701_34a() -> None:
    assert effect_of("Proliferate twice.") == Repeat(KeywordAction(You(), "proliferate"), Fixed(2))


def test_for_each_1_life_lost() -> None:
    one = ability_of(
        "Whenever you lose life, for each 1 life you lost, sacrifice a permanent other than this enchantment unless "
        "you discard a card.",
        ("Enchantment",),
    )
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.effect, ForEach)
    assert one.effect.over == ThatMany(Antecedent("event amount"))


def test_a_process_of_one_sentence_and_how_often() -> None:
    effect = effect_of("Draw a card. Repeat this process two more times.")
    assert isinstance(effect, Repeat)
    assert next(node for node in walk(effect) if isinstance(node, RepeatProcess)).times == Fixed(2)


def test_two_processes_are_declined() -> None:
    text = "Draw a card. Repeat this process once. You lose 1 life. Repeat this process once."
    assert declined_words(text, ("Sorcery",)) == "Repeat this process once. You"
