"""Firebending (CR 702.189).

日本語: 炎の技
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulings.abilities.ability import Ability, KeywordAbility
from rulings.abilities.amounts.amount import Amount
from rulings.abilities.effects.effect import Effect
from rulings.abilities.events.turns import Does
from rulings.kernel.abilities import special_words
from rulings.kernel.abilities.keyword_abilities import expands
from rulings.kernel.abilities.keyword_nodes import ATTACKS, number, triggered
from rulings.kernel.casting.mana.mana import add_mana
from rulings.kernel.happening.performing import performs
from rulings.kernel.questions import numbers
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import asks_nothing
from rulings.kernel.state.mana import Mana

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

special_words.declare(Does, "firebend")


@dataclass(frozen=True, slots=True)
class AddFire(Effect):
    """Add so much {R} that stays until end of combat."""

    amount: Amount


@performs(AddFire)
@asks_nothing
def _add_fire(game: "Game", context: Context, effect: AddFire) -> None:
    amount = numbers.count(game.view, context, effect.amount)
    fire = Mana("R", stays_in_combat=True, source=context.source)
    add_mana(game, context.controller, (fire,) * amount, source=context.source)
    game.emit(e.PlayerDid(player=context.controller, verb="firebend", object=context.source))


@expands("firebending")
def firebending(ability: KeywordAbility) -> tuple[Ability, ...]:
    """It attacks: N {R} that stays until end of combat (CR 702.189a)."""
    return (triggered(ability, event=ATTACKS, effect=AddFire(number(ability))),)
