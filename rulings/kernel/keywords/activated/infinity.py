"""Harnessing, and the ∞ abilities of what is harnessed (CR 701.64, 702.186).

日本語: ∞（インフィニティ）
"""

from typing import TYPE_CHECKING

from rulings.abilities.conditions.condition import HasDesignation
from rulings.abilities.effects.game import KeywordAction
from rulings.cite import cite
from rulings.kernel.abilities import special_words
from rulings.kernel.abilities.keyword_abilities import asked_by_name
from rulings.kernel.abilities.rules_of_keywords import declare_rule
from rulings.kernel.actions.keyword_actions import keyword_action
from rulings.kernel.effects.players.emblems import designate
from rulings.kernel.happening.picking import pick
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

HARNESSED = "harnessed"
asked_by_name("702.186", "∞")
declare_rule("∞", cite("702.186b", "As long as this permanent is harnessed, it has"))
special_words.declare(HasDesignation, HARNESSED)


@keyword_action("harness")
def harness(game: "Game", context: Context, effect: KeywordAction) -> Play[None]:
    """What isn't harnessed becomes harnessed, until it leaves the battlefield (CR 701.64a, 701.64b)."""
    assert effect.what is not None
    for i in (yield from pick(game, context, context.controller, effect.what, "harness")):
        designate(game, i, HARNESSED)
