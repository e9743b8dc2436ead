"""Turns and phases, life totals, protection, free casting and reanimating Auras, as phrases."""

import pytest

from rulings.abilities.ability import KeywordAbility, StaticAbility, TriggeredAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.players import LowestLife
from rulings.abilities.changes.change import Change, LoseAllButMana, SetTypes
from rulings.abilities.changes.permissions import PlayerHas, PlayerMay
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import ManaCost
from rulings.abilities.effects.cards import RememberPut
from rulings.abilities.effects.effect import Continuous, Delayed
from rulings.abilities.effects.life import ExchangeLifeWithStat, SetLife
from rulings.abilities.effects.optional import MayPay
from rulings.abilities.effects.permanents import Attach
from rulings.abilities.effects.turns import EndTheTurn, ExtraPhase
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import PutThereWith
from rulings.abilities.filters.status import InZone
from rulings.abilities.node import walk
from rulings.abilities.players import ChosenPlayer, EachOpponent, EachPlayer, TargetPlayer, You
from rulings.abilities.references import This
from rulings.abilities.vocabulary import Kind, Stat, Zone
from tests.oracle.asking import ability_of, effect_of

COMBAT = ("combat phase",)


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        (
            "After this main phase, there is an additional combat phase followed by an additional main phase.",
            ExtraPhase((*COMBAT, "main phase"), "this main phase"),
        ),
        ("There's an additional combat phase after this phase.", ExtraPhase(COMBAT)),
        ("End the turn.", EndTheTurn()),
        ("Your life total becomes 10.", SetLife(You(), Fixed(10))),
        (
            "Each player's life total becomes the lowest life total among all players.",
            SetLife(EachPlayer(), LowestLife()),
        ),
        (
            "Exchange target player's life total with Testing Bear's toughness.",
            ExchangeLifeWithStat(TargetPlayer(slot=0), This(), Stat.TOUGHNESS),
        ),
    ],
)
def test_turns_and_life_totals(text: str, effect: object) -> None:
    assert effect_of(text) == effect


@pytest.mark.parametrize(
    ("text", "change"),
    [
        (
            "If an opponent would begin an extra turn, that player skips that turn instead.",
            PlayerHas(EachOpponent(), "skips extra turns"),
        ),
        (
            "You may cast spells from your hand without paying their mana costs.",
            PlayerMay(You(), "cast", Filter(Kind.SPELL), InZone(Zone.HAND, You()), cost=Cost()),
        ),
        (
            "You may cast spells without paying their mana costs.",
            PlayerMay(You(), "pay rather", Filter(Kind.SPELL), cost=Cost()),
        ),
        (
            "You may pay {W}{U} rather than pay the mana cost for spells you cast.",
            PlayerMay(You(), "pay rather", Filter(Kind.SPELL), cost=Cost((ManaCost(("{W}", "{U}")),))),
        ),
        (
            "Lands you control are every basic land type in addition to their other types.",
            SetTypes(every="basic land type"),
        ),
        ("All lands lose all abilities except mana abilities.", LoseAllButMana()),
        ("You have protection from everything.", PlayerHas(You(), "protection")),
    ],
)
def test_rules_and_changes_of_static_abilities(text: str, change: Change) -> None:
    one = ability_of(text)
    assert isinstance(one, StaticAbility)
    assert one.changes == (change,)


def test_protection_from_a_player__702_16() -> None:
    given = ability_of("This creature has protection from the chosen player.")
    assert any(isinstance(node, KeywordAbility) and node.quality == ChosenPlayer() for node in walk(given))


def test_who_does_not_pay__118_12() -> None:
    one = ability_of(
        "Whenever an opponent draws a card, that player may pay {2}. If the player doesn't, you gain 1 life."
    )
    assert isinstance(one, TriggeredAbility)
    assert isinstance(one.effect, MayPay)
    assert one.effect.otherwise is not None


@pytest.mark.parametrize(
    "text",
    [
        "Return enchanted creature card to the battlefield under your control and attach this Aura to it.",
        "Put enchanted creature card onto the battlefield tapped under your control and attach this Aura to it.",
    ],
)
def test_an_aura_that_brings_back_what_it_enchants__303_4(text: str) -> None:
    one = ability_of(
        'When this Aura enters, if it\'s on the battlefield, it loses "enchant creature card in a graveyard" and '
        "gains "
        f'"enchant creature put onto the battlefield with this Aura." {text} '
        "When this Aura leaves the battlefield, that creature's controller sacrifices it.",
        ("Enchantment",),
    )
    kinds = {type(node) for node in walk(one)}
    assert {RememberPut, Continuous, Attach, Delayed, PutThereWith} <= kinds
