"""Turns and phases that are added, ended and skipped (CR 500.7, 500.8, 614.10, 723).

What is here: additional combat phases, "end the turn", extra turns that are skipped. What is not: steps that a player
skips (``permitting``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import PlayerHas
from rulings.abilities.effects.turns import EndCombatPhase, EndTheTurn, ExtraPhase, SkipStep
from rulings.abilities.players import AnyPlayer, EachOpponent, EachPlayer, Opponent, PlayerRef, You
from rulings.oracle.categories import ability, effect
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

# Additional phases (CR 500.8).

_COMBAT = ("combat phase",)
_BOTH = ("combat phase", "main phase")
for _after in ("this phase", "this main phase", "this combat phase"):
    for _there in ("there is", "there's"):
        effect.phrase(
            f"after {_after}, {_there} a additional combat phase",
            ExtraPhase,
            fixed={"phases": _COMBAT, "after": _after},
        )
        effect.phrase(
            f"after {_after}, {_there} a additional combat phase followed by a additional main phase",
            ExtraPhase,
            fixed={"phases": _BOTH, "after": _after},
        )
        effect.phrase(
            f"{_there} a additional combat phase after {_after}", ExtraPhase, fixed={"phases": _COMBAT, "after": _after}
        )
        effect.phrase(
            f"{_there} a additional combat phase after {_after}<,|> followed by a additional main phase",
            ExtraPhase,
            fixed={"phases": _BOTH, "after": _after},
        )
    effect.phrase(
        f"after {_after}, there are two additional combat phases",
        ExtraPhase,
        fixed={"phases": _COMBAT * 2, "after": _after},
    )
effect.phrase(
    "there is a additional beginning phase after this phase", ExtraPhase, fixed={"phases": ("beginning phase",)}
)
for _step in ("untap step", "upkeep step", "draw step", "end step"):
    effect.phrase(f"after this phase, there is a additional {_step}", ExtraPhase, fixed={"phases": (_step,)})
    effect.phrase(
        f"there is a additional {_step} after this step", ExtraPhase, fixed={"phases": (_step,), "after": "this step"}
    )
    effect.phrase(
        f"you get a additional {_step} after this step",
        ExtraPhase,
        fixed={"phases": (_step,), "after": "this step", "who": You()},
    )
    effect.phrase(
        f"you get {{times:Amount}} additional {_step}s after this phase",
        ExtraPhase,
        fixed={"phases": (_step,), "who": You()},
    )

# The turn that ends (CR 723).

effect.phrase("end the turn", EndTheTurn)
effect.phrase("end the combat phase", EndCombatPhase)

# Extra turns that are skipped (CR 614.10).


def _skipped(who: PlayerRef) -> StaticAbility | None:
    players = {Opponent(): EachOpponent(), AnyPlayer(): EachPlayer()}.get(who)
    return StaticAbility(changes=(PlayerHas(players, "skips extra turns"),)) if players is not None else None


def _undo_skipped(node: StaticAbility) -> Slots:
    match node.changes:
        case (PlayerHas(who=EachOpponent(), what="skips extra turns"),):
            return {"who": Opponent()}
        case (PlayerHas(who=EachPlayer(), what="skips extra turns"),):
            return {"who": AnyPlayer()}
    return None


ability.phrase(
    "if {who:Player} would begin a extra turn, that player skips that turn instead.",
    _skipped,
    _undo_skipped,
    kind=StaticAbility,
    carries={"instead": "changes"},
)

# A turn that is skipped (CR 614.10b).

effect.phrase(
    "{who:Subject} skip[s] (their|your:who) next turn", SkipStep, fixed={"what": "turn"}, carries={"next": "SkipStep"}
)
