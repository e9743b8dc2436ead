"""Sneak: cast for another cost and an unblocked attacker, and a permanent then enters attacking.

日本語: 隠密（sneak）
The edition of 2026-01-16 has no rule of its own for this keyword: what it means is said on the cards, and works like
web-slinging (CR 702.188) and ninjutsu (CR 702.49).
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.card import FaceDefinition
from rulings.abilities.costs.objects import ReturnCost
from rulings.abilities.filters.combat import IsUnblocked
from rulings.abilities.references import Choose
from rulings.abilities.vocabulary import Step
from rulings.cite import cite
from rulings.kernel.abilities.keyword_abilities import asked_by_name
from rulings.kernel.abilities.keyword_nodes import YOU_CONTROL, creatures
from rulings.kernel.abilities.rules_of_keywords import declare_rule
from rulings.kernel.casting.spell_forms import enters_in_form
from rulings.kernel.keywords.activated.ninjutsu import attacked_by_returned
from rulings.kernel.keywords.costs.alternative_costs import alternative_cost
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.proposals import Entrance

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

asked_by_name("118.9", "sneak")
declare_rule("sneak", cite("118.9", "alternative costs"))


def _your_declare_blockers(game: "Game", player: PlayerId, object_id: ObjectId, face: FaceDefinition) -> bool:
    """Only in the declare blockers step of the player's own turn."""
    return game.state.turn.step is Step.DECLARE_BLOCKERS and game.state.turn.active == player


alternative_cost(
    "sneak", _your_declare_blockers, also=(ReturnCost(Choose(creatures(IsUnblocked(), YOU_CONTROL))),), as_flash=True
)


@enters_in_form("sneak")
def sneaking_in(game: "Game", context: Context, entrance: Entrance) -> Entrance:
    """The permanent enters tapped and attacking what the returned creature attacked (as in CR 702.49c)."""
    return replace(entrance, is_tapped=True, attacking=attacked_by_returned(game, context))
