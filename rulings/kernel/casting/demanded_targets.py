"""Targets that effects demand of whoever casts a spell or activates an ability (CR 601.2c).

What is here: "must choose at least one Flagbearer on the battlefield if able". What is not: what may be targeted at all
(``targeting``).

日本語: 対象として選ばなければならないもの
"""

from typing import TYPE_CHECKING

from rulings.abilities.changes.permissions import MustTarget
from rulings.kernel.characteristics.permissions import concerns, player_rules
from rulings.kernel.questions import matching
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient

if TYPE_CHECKING:
    from rulings.kernel.characteristics.active_effects import ActiveEffect
    from rulings.kernel.happening.game import Game

Demand = tuple["ActiveEffect", MustTarget]


def demands_on(game: "Game", player: PlayerId) -> list[Demand]:
    """The effects that demand something of this player's choice of targets."""
    return [
        (effect, change)
        for effect, change in player_rules(game, MustTarget)
        if isinstance(change, MustTarget) and concerns(game, effect, player, change.who)
    ]


def obeying(game: "Game", demand: Demand, targets: tuple[Recipient, ...]) -> tuple[Recipient, ...]:
    """Those of the targets that obey the demand."""
    effect, change = demand
    return tuple(
        t
        for t in targets
        if isinstance(t, int) and matching.fits(game.view, effect.context, ObjectId(t), change.filter)
    )
