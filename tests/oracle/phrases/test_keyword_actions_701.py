"""Keyword actions as texts say them: bending, blight, behold, forage, clash, villainous choices (CR 701)."""

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.conditions.history import ClashWon
from rulings.abilities.costs.cost import Cost, EffectCost, EitherCost
from rulings.abilities.costs.mana import ManaCost, WaterbendCost
from rulings.abilities.effects.cards import Draw
from rulings.abilities.effects.choosing import VillainousChoice
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.game import KeywordAction
from rulings.abilities.effects.life import LoseLife
from rulings.abilities.effects.repeating import ForEach, Repeat
from rulings.abilities.events.turns import Does
from rulings.abilities.node import walk
from rulings.abilities.players import EachOpponent, TargetPlayer, ThatPlayer, You
from rulings.abilities.references import Antecedent, Target, ThisWay
from tests.oracle.asking import ability_of, declined_words, effect_of


def test_earthbend_targets_a_land_of_yours__701_66a() -> None:
    effect = effect_of("Earthbend 2.")
    assert isinstance(effect, KeywordAction)
    assert (effect.name, effect.amount) == ("earthbend", Fixed(2))
    assert isinstance(effect.what, Target)


def test_blight_as_effect_and_as_cost__701_68a() -> None:
    assert effect_of("Each opponent blights 1.") == KeywordAction(EachOpponent(), "blight", Fixed(1))
    ability = ability_of("As an additional cost to cast this spell, blight 2 or pay {1}.", ("Sorcery",))
    blight = Cost((EffectCost(KeywordAction(You(), "blight", Fixed(2))),))
    assert getattr(ability, "cost", None) == Cost((EitherCost((blight, Cost((ManaCost(("{1}",)),)))),))


def test_the_blighted_creature__701_68c() -> None:
    effect = effect_of("You may blight 1. If you do, create a token that's a copy of the blighted creature.")
    assert ThisWay("blighted") in list(walk(effect))
    assert declined_words("When this creature enters, create a token that's a copy of the blighted creature.")


def test_waterbend_costs__701_67a() -> None:
    ability = ability_of("Waterbend {3}: Draw a card.")
    assert getattr(ability, "cost", None) == Cost((WaterbendCost(("{3}",)),))


def test_clash_and_if_you_win__701_30() -> None:
    effect = effect_of("Clash with an opponent. If you win, draw a card.")
    assert effect == Sequence((KeywordAction(You(), "clash"), If(ClashWon(), Draw(You()))))
    assert getattr(ability_of("Whenever you clash and win, draw a card."), "event", None) == Does("clash won", You())


def test_a_villainous_choice_is_each_players_own__701_55d() -> None:
    effect = effect_of("Target opponent faces a villainous choice — They lose 5 life, or you draw a card.")
    assert isinstance(effect, ForEach)
    assert isinstance(effect.over, TargetPlayer)
    each = ThatPlayer(Antecedent("each player"))
    assert effect.effect == VillainousChoice(LoseLife(each, Fixed(5)), Draw(You()))


def test_proliferate_twice__701_34a() -> None:
    assert effect_of("Proliferate twice.") == Repeat(KeywordAction(You(), "proliferate"), Fixed(2))
