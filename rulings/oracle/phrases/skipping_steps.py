"""Steps and phases that a player skips the next time (CR 500.11, 614.10)."""

from rulings.abilities.effects.turns import SkipStep
from rulings.oracle.categories import effect

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
