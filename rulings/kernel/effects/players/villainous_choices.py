"""Facing a villainous choice (CR 701.55), and who won a clash (CR 701.30d).

日本語: 最悪の二択
"""

from typing import TYPE_CHECKING

from rulings.abilities.conditions.history import ClashWon
from rulings.abilities.effects.choosing import VillainousChoice
from rulings.cite import cite
from rulings.kernel.abilities.rules_of_actions import plays_action
from rulings.kernel.happening.performing import perform, performs
from rulings.kernel.questions.truth import judges
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play
from rulings.kernel.state.ids import PlayerId
from rulings.kernel.state.view import View

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

CHOOSES = cite("701.55a", "chooses [option A] or [option B]")


@performs(VillainousChoice)
@plays_action("face a villainous choice")
def _face(game: "Game", context: Context, effect: VillainousChoice) -> Play[None]:
    """Also an option that is impossible can be chosen; then as much as possible is done (CR 701.55b)."""
    player = PlayerId(str(context.bindings["each player"]))
    options = (Option("the first", number=1, value=0), Option("the second", number=2, value=1))
    picked = yield from game.decide(
        Decision(
            player,
            DecisionKind.OPTION,
            "villainous choice",
            options,
            source=context.source,
            citations=(CHOOSES,),
            default=(0,),
        )
    )
    yield from perform(game, context, effect.second if picked[0].value else effect.first)


@judges(ClashWon)
def _clash_won(view: View, context: Context, condition: ClashWon) -> bool:
    if context.results is not None and "won clash" in context.results.done:
        return context.results.done["won clash"]
    return isinstance(context.event, e.PlayerDid) and context.event.verb == "clash" and context.event.value == "won"
