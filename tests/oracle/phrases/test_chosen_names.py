"""Chosen names, one target changed, searches narrowed, who taps, hexproof from two colours, costs of later spells."""

import pytest

from rulings.abilities.ability import ActivatedAbility, KeywordAbility, Replacement, StaticAbility
from rulings.abilities.amounts.amount import AllOf, Fixed
from rulings.abilities.amounts.history import TimesThisTurn
from rulings.abilities.changes.permissions import CostChange, PlayerCant, PlayerHas
from rulings.abilities.conditions.condition import SomePlayer
from rulings.abilities.effects.cards import Discard, Search
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.permanents import Tap, Untap
from rulings.abilities.effects.spells import ByPlayer, ChooseNewTargets
from rulings.abilities.events.spells import ManaProduced
from rulings.abilities.filters.history import OfChosen
from rulings.abilities.node import walk
from rulings.abilities.references import Choose
from tests.oracle.asking import ability_of, declined_words, effect_of


def test_that_name_is_the_chosen_one__201_3() -> None:
    effect = effect_of(
        "Choose a nonland card name. Target player reveals their hand and discards all cards with that name."
    )
    discard = next(node for node in walk(effect) if isinstance(node, Discard))
    assert OfChosen("name") in tuple(walk(discard))


def test_that_name_needs_a_choice() -> None:
    text = "Target player reveals their hand and discards all cards with that name."
    assert declined_words(text, ("Sorcery",)) == "that name."


def test_all_cards_are_searched_for__701_23() -> None:
    effect = effect_of(
        "Choose a nonland card name. Search target player's graveyard, hand, and library for all cards with that "
        "name and "
        "exile them. Then that player shuffles."
    )
    search = next(node for node in walk(effect) if isinstance(node, Search))
    assert search.amount == AllOf()


def test_one_target_is_changed__115_7b() -> None:
    one = ability_of("{1}: Change a target of target spell or ability to this creature.")
    assert isinstance(one, ActivatedAbility)
    assert isinstance(one.effect, ChooseNewTargets)
    assert one.effect.only_one
    assert one.effect.must_change


def test_only_as_an_instant__602_5e() -> None:
    one = ability_of("{T}: Add three mana of any one color. Activate only as an instant.", ("Artifact",))
    assert isinstance(one, ActivatedAbility)
    assert one.instant_speed
    assert not one.sorcery_speed


@pytest.mark.parametrize(("verb", "kind"), [("taps", Tap), ("untaps", Untap)])
def test_who_taps_and_untaps__701_26(verb: str, kind: type) -> None:
    one = ability_of(f"At the beginning of each player's upkeep, that player {verb} a land they control.")
    effect = next(node for node in walk(one) if isinstance(node, ByPlayer))
    assert isinstance(effect.effect, kind)
    assert isinstance(effect.effect.what, Choose)


def test_hexproof_from_two_colors__702_11d() -> None:
    effect = effect_of("You and permanents you control gain hexproof from blue and from black until end of turn.")
    rules = [node for node in walk(effect) if isinstance(node, PlayerHas)]
    given = [node for node in walk(effect) if isinstance(node, KeywordAbility)]
    assert len(rules) == len(given) == 2
    assert all(one.node is not None for one in rules)


def test_spells_of_an_opponent() -> None:
    effect = effect_of("If an opponent cast three or more spells this turn, draw a card.")
    assert isinstance(effect, If)
    assert isinstance(effect.condition, SomePlayer)


def test_two_or_more_mana__106_12b() -> None:
    one = ability_of(
        "If a land is tapped for two or more mana, it produces {C} instead of any other type and amount.", ("Artifact",)
    )
    assert isinstance(one, Replacement)
    assert isinstance(one.event, ManaProduced)
    assert one.event.minimum == 2


def test_more_for_each_spell_before__601_2f() -> None:
    one = ability_of(
        "Each spell a player casts costs {1} more to cast for each other spell that player has cast this turn.",
        ("Artifact",),
    )
    assert isinstance(one, StaticAbility)
    assert isinstance(one.changes[0], CostChange)
    assert isinstance(one.changes[0].times, TimesThisTurn)


def test_searches_are_narrowed__701_23() -> None:
    top = ability_of(
        "If an opponent would search a library, that player searches the top four cards of that library instead."
    )
    assert isinstance(top, StaticAbility)
    assert isinstance(top.changes[0], PlayerHas)
    assert top.changes[0].amount == Fixed(4)
    own = ability_of(
        "Spells and abilities your opponents control can't cause their controller to search their library."
    )
    assert isinstance(own, StaticAbility)
    assert isinstance(own.changes[0], PlayerCant)
