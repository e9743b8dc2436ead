"""What is had from exiled cards, comparisons among objects, and shapes that few texts have (CR 607, 705, 707.12)."""

import pytest

from rulings.abilities.ability import ActivatedAbility, KeywordAbility, Replacement, TriggeredAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.arithmetic import Times
from rulings.abilities.amounts.counting import Count
from rulings.abilities.changes.change import CreatureTypesOf, GainActivatedAbilities
from rulings.abilities.changes.permissions import CostChange
from rulings.abilities.conditions.condition import AllAre, SomePlayer
from rulings.abilities.effects.cards import Draw
from rulings.abilities.effects.chance import FlipUntilLost
from rulings.abilities.effects.choosing import GuessInHand
from rulings.abilities.effects.conditional import IfDone
from rulings.abilities.effects.mana import AddMana
from rulings.abilities.effects.modal import ChooseEffect
from rulings.abilities.effects.permanents import ExchangeControl
from rulings.abilities.effects.spells import CastCard, CopyCard
from rulings.abilities.effects.turns import SkipStep
from rulings.abilities.filters.characteristics import HasExtreme, HasName, SharesWith
from rulings.abilities.filters.status import InZone
from rulings.abilities.modifications import ScaleAmount
from rulings.abilities.node import walk
from rulings.abilities.players import You
from rulings.abilities.references import Every, It, LinkedExile, Target, TheOther
from tests.oracle.asking import abilities_of, ability_of, effect_of, reading_of

_IMPRINT = "When this artifact enters, you may exile an instant card from your hand."


def test_the_exiled_card_is_copied_and_the_copy_cast__707_12() -> None:
    _, ability = abilities_of(
        f"{_IMPRINT}\n{{2}}, {{T}}: You may copy the exiled card. If you do, you may cast the copy without paying its "
        "mana cost."
    )
    nodes = list(walk(ability))
    assert any(isinstance(one, CopyCard) for one in nodes)
    assert any(isinstance(one, CastCard) and one.cost is not None and not one.cost.parts for one in nodes)
    assert It("the exiled card", antecedent=LinkedExile()) in nodes


def test_without_a_line_that_exiles_there_is_no_exiled_card() -> None:
    assert not reading_of("{T}: Add one mana of any of the exiled card's colors.").is_understood
    _, ability = abilities_of(f"{_IMPRINT}\n{{T}}: Add one mana of any of the exiled card's colors.")
    assert any(isinstance(one, AddMana) for one in walk(ability))


def test_the_other_of_two_exiled_cards() -> None:
    ability = abilities_of(
        "When this artifact enters, you may exile two target sorcery cards from a single graveyard.\nWhenever a player "
        "casts a card, if it has the same name as one of the cards exiled with this artifact, you may copy the other. "
        "If you do, you may cast the copy without paying its mana cost."
    )
    assert any(isinstance(one, InZone) and one.single for one in walk(ability[0]))
    assert any(isinstance(one, TheOther) for one in walk(ability[1]))


def test_abilities_and_creature_types_of_other_cards() -> None:
    ability = ability_of("This creature has all activated abilities of all cards exiled with it.")
    assert any(isinstance(one, GainActivatedAbilities) for one in walk(ability))
    ability = ability_of(
        "As long as a card exiled with this creature is a creature card, this creature has the power, toughness, and "
        "creature types of the last creature card exiled with it. It's still a Shapeshifter."
    )
    assert any(isinstance(one, CreatureTypesOf) for one in walk(ability))


def test_x_of_a_cost_may_be_fixed_by_the_text__107_3() -> None:
    _, ability = abilities_of(
        f"{_IMPRINT}\n{{X}}, {{T}}: Create a token that's a copy of the exiled card. X is the mana value of that card."
    )
    assert isinstance(ability, ActivatedAbility)
    assert ability.x is not None


@pytest.mark.parametrize("words", ["with the lowest mana value", "with the greatest power among creatures you control"])
def test_extremes(words: str) -> None:
    effect = effect_of(f"Destroy target creature {words}.")
    (extreme,) = [one for one in walk(effect) if isinstance(one, HasExtreme)]
    assert extreme.among is not None


def test_what_objects_share() -> None:
    ability = ability_of("Creatures that share a color with equipped creature get +1/+1.")
    assert any(isinstance(one, SharesWith) and one.what == "color" for one in walk(ability))


def test_an_opponent_controls_more() -> None:
    ability = ability_of("{T}: Draw a card. Activate only if an opponent controls more lands than you.")
    assert isinstance(ability, ActivatedAbility)
    assert isinstance(ability.instant_timing, SomePlayer)


def test_all_lands_are_islands() -> None:
    ability = ability_of(
        "At the beginning of each end step, if all lands on the battlefield are Islands, remove all flood counters "
        "from them."
    )
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.condition, AllAre)
    assert any(isinstance(one, It) and isinstance(one.antecedent, Every) for one in walk(ability.effect))


def test_the_own_name_in_a_filter_is_put_in() -> None:
    effect = effect_of("Draw cards equal to the number of cards named Testing Bear in all graveyards.")
    assert isinstance(effect, Draw)
    assert isinstance(effect.amount, Count)
    assert HasName("Testing Bear") in list(walk(effect))


def test_another_player_chooses_the_target() -> None:
    ability = ability_of(
        "Whenever an artifact, creature, or enchantment enters, its controller chooses target permanent another player "
        "controls that shares a card type with it. Exchange control of those permanents."
    )
    (exchange,) = [one for one in walk(ability) if isinstance(one, ExchangeControl)]
    assert isinstance(exchange.second, Target)
    assert exchange.second.chooser is not None


def test_parts_of_a_turn_are_skipped__614_10() -> None:
    ability = ability_of(
        "At the beginning of each opponent's upkeep, that player chooses draw step, main phase, or combat phase. The "
        "player skips each instance of the chosen step or phase this turn."
    )
    (choice,) = [one for one in walk(ability) if isinstance(one, ChooseEffect)]
    assert len(choice.options) == 3
    assert all(one.this_turn for one in walk(choice) if isinstance(one, SkipStep))


def test_more_cards_each_time__614_1() -> None:
    ability = ability_of("You may look at an additional two cards each time you surveil.")
    assert isinstance(ability, Replacement)
    assert (ability.instead, ability.optional) == (ScaleAmount(plus=Fixed(2)), You())


def test_abilities_that_cost_less_by_their_own_text__601_2f() -> None:
    ability = ability_of(
        "{5}, {T}: Draw a card. This ability costs {1} less to activate for each artifact you control."
    )
    assert isinstance(ability, ActivatedAbility)
    (change,) = ability.cost_changes
    assert isinstance(change, CostChange)
    assert change.sign == -1
    equip = ability_of(
        "Equip {10}. This ability costs {X} less to activate, where X is the power of the creature it targets."
    )
    assert isinstance(equip, KeywordAbility)
    assert equip.cost_changes


def test_flips_until_one_is_lost__705() -> None:
    effect = effect_of(
        "Flip a coin until you lose a flip or choose to stop flipping. If you lose a flip, Testing Bear has no effect. "
        "If you win two or more flips, draw a card."
    )
    assert isinstance(effect, FlipUntilLost)


def test_a_guess() -> None:
    effect = effect_of(
        "Choose a card name. Target opponent guesses whether a card with that name is in your hand. You may reveal "
        "your hand. If you do and your opponent guessed wrong, draw a card."
    )
    assert any(isinstance(one, GuessInHand) for one in walk(effect))
    assert any(isinstance(one, IfDone) for one in walk(effect))


def test_for_each_multiplies() -> None:
    effect = effect_of("Draw two cards for each creature you control.")
    assert isinstance(effect, Draw)
    assert isinstance(effect.amount, Times)
    assert effect.amount.factor == 2
