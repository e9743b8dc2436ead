"""Tokens of found size, attachments in noun phrases, unusual timings and permissions, becoming something."""

import pytest

from rulings.abilities.ability import ActivatedAbility, CastTiming, KeywordAbility, StaticAbility, TriggeredAbility
from rulings.abilities.changes.change import SetPT, SetTypes
from rulings.abilities.changes.permissions import PlayerMay
from rulings.abilities.conditions.condition import InStep, Negated
from rulings.abilities.durations import ForAsLongAs, UntilYourNextStep
from rulings.abilities.effects.cards import LookAt
from rulings.abilities.effects.effect import Continuous, RuleChange, Sequence
from rulings.abilities.effects.moving import ReturnTo
from rulings.abilities.effects.tokens import CreateToken
from rulings.abilities.filters.characteristics import HasStat, SharesWith
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.status import HasAttached
from rulings.abilities.players import ActivePlayer, AnyPlayer, ThatPlayer
from rulings.abilities.references import Target, TopCards
from tests.oracle.asking import ability_of, effect_of


@pytest.mark.parametrize(
    "text",
    [
        (
            "Create a white Avatar creature token."
            ' It has "This token\'s power and toughness are each equal to your life total."'
        ),
        (
            "Create a white Avatar creature token with \"This token's power and toughness are each equal to your life "
            'total."'
        ),
        "Create a white Avatar creature token with base power and toughness each equal to your life total.",
        (
            "Create a white Avatar creature token. Its power is equal to your life total"
            " and its toughness is equal to the number of creatures you control."
        ),
    ],
)
def test_tokens_of_found_size(text: str) -> None:
    effect = effect_of(text)
    assert isinstance(effect, CreateToken)
    assert effect.token.power is not None or effect.token.abilities


def test_what_else_is_attached() -> None:
    keyword = ability_of("Enchant creature with another Aura attached to it")
    assert isinstance(keyword, KeywordAbility)
    assert isinstance(keyword.quality, Filter)
    assert isinstance(keyword.quality.predicates[-1], HasAttached)


def test_lesser_than_what_was_spoken_of() -> None:
    ability = ability_of(
        "Whenever another creature you control enters, return up to one target creature you control with lesser mana "
        "value to its owner's hand."
    )
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.effect, ReturnTo)
    assert isinstance(ability.effect.what, Target)
    assert isinstance(ability.effect.what.filter.predicates[-1], HasStat)


def test_any_player_but_only_then() -> None:
    ability = ability_of("{2}: Draw a card. Any player may activate this ability but only during their draw step.")
    assert isinstance(ability, ActivatedAbility)
    assert ability.activator == AnyPlayer()
    assert isinstance(ability.instant_timing, InStep)


def test_after_the_upkeep_of_an_opponent() -> None:
    ability = ability_of("Cast this spell only during an opponent's turn after their upkeep step.", ("Instant",))
    assert isinstance(ability, CastTiming)


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


def test_only_what_shares_something_with_an_exiled_card() -> None:
    ability = ability_of(
        "Once each turn, you may cast a spell from the top of your library if it shares a card type with a card exiled "
        "with this creature."
    )
    assert isinstance(ability, StaticAbility)
    (may,) = ability.changes
    assert isinstance(may, PlayerMay)
    assert isinstance(may.filter, Filter)
    assert isinstance(may.filter.predicates[-1], SharesWith)


def test_that_player_is_whose_turn_it_is() -> None:
    ability = ability_of(
        "Whenever you cast your first spell during each opponent's turn, look at the top card of that player's library."
    )
    assert isinstance(ability, TriggeredAbility)
    assert isinstance(ability.effect, LookAt)
    assert isinstance(ability.effect.what, TopCards)
    assert ability.effect.what.player == ThatPlayer(ActivePlayer())


def test_still_a_land_in_a_second_sentence() -> None:
    ability = ability_of("Enchanted land is a 2/2 blue Elemental creature with flying. It's still a land.")
    assert isinstance(ability, StaticAbility)
    assert isinstance(ability.changes[0], SetTypes)
    assert ability.changes[0].in_addition


def test_it_enters_as_what_the_next_sentence_says__611_2e() -> None:
    effect = effect_of(
        "Return target artifact card from your graveyard to the battlefield. It's a 1/1 Spirit creature with flying in "
        "addition to its other types."
    )
    assert isinstance(effect, ReturnTo)
    assert effect.entering is not None
    assert any(isinstance(one, SetPT) for one in effect.entering.changes)


def test_while_it_is_no_creature() -> None:
    ability = ability_of(
        "As long as enchanted artifact isn't a creature, it's an artifact creature with power and toughness each equal "
        "to its mana value."
    )
    assert isinstance(ability, StaticAbility)
    assert isinstance(ability.condition, Negated)
