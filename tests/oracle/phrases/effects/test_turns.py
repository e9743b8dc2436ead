"""What is read: turns, phases and steps; winning and losing (CR 500, 104)."""

import pytest

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.players import LowestLife
from rulings.abilities.effects.life import ExchangeLifeWithStat, SetLife
from rulings.abilities.effects.turns import EndTheTurn, ExtraPhase, ExtraTurn, SkipStep
from rulings.abilities.players import EachPlayer, TargetPlayer, You
from rulings.abilities.references import This
from rulings.abilities.vocabulary import Stat
from tests.oracle.asking import effect_of

COMBAT = ("combat phase",)


def test_turns_after_this_one__500_7() -> None:
    assert effect_of("Take an extra turn after this one.") == ExtraTurn(You())
    assert effect_of("Take two extra turns after this one.") == ExtraTurn(You(), Fixed(2))


def test_the_next_turn_is_skipped() -> None:
    found = effect_of("You skip your next turn.")
    assert isinstance(found, SkipStep)
    assert found.what == "turn"


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
