"""Turns, phases and steps; winning and losing (CR 500, 104)."""

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.effects.game import DrawGame, LoseGame, WinGame
from rulings.abilities.effects.turns import ControlNextTurn, EndCombatPhase, EndTheTurn, ExtraPhase, ExtraTurn, SkipStep
from rulings.abilities.players import You
from rulings.oracle.categories import effect
from rulings.oracle.holes import hole

_COMBAT = ("combat phase",)
effect.phrase(
    "{who:Subject} control[s] {whom:Player} during that player's next turn",
    ControlNextTurn,
    carries={"next": "ControlNextTurn"},
)
effect.phrase("{who:Subject} take[s] a extra turn after this one", ExtraTurn, fixed={"amount": Fixed(1)})
effect.phrase(
    "{who:Subject} take[s] {amount:Amount} extra turns after this one",
    ExtraTurn(hole("who"), hole("amount", where=lambda one: one != Fixed(1))),
)
_NEXT = {
    "untap step": "untap",
    "upkeep step": "upkeep",
    "draw step": "draw",
    "combat phase": "combat phase",
}
for _words, _what in _NEXT.items():
    effect.phrase(
        f"{{who:Subject}} skip[s] (their|your:who) next {_words}",
        SkipStep,
        fixed={"what": _what},
        carries={"next": "SkipStep"},
    )
effect.phrase(
    "{who:Subject} skip[s] all combat phases of (their|your:who) next turn",
    SkipStep,
    fixed={"what": "combat phases of a turn"},
    carries={"next": "SkipStep"},
)
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
effect.phrase("end the turn", EndTheTurn)
effect.phrase("end the combat phase", EndCombatPhase)
effect.phrase(
    "{who:Subject} skip[s] (their|your:who) next turn", SkipStep, fixed={"what": "turn"}, carries={"next": "SkipStep"}
)
effect.phrase("{who:Subject} win[s] the game", WinGame)
effect.phrase("the game is a draw", DrawGame)
effect.phrase("{who:Subject} lose[s] the game", LoseGame)
