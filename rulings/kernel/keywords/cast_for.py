"""Spells that were cast for a keyword's cost, asked of the turn: "a spell was warped this turn" (CR 702.185c).

日本語: この呪文がワープ・コストで唱えられたか
"""

from rulings.abilities.events.spells import CastFor
from rulings.kernel import events as e
from rulings.kernel.context import Context
from rulings.kernel.patterns import matches
from rulings.kernel.view import View


@matches(CastFor, e.SpellCast)
def _cast_for(view: View, context: Context, pattern: CastFor, event: e.SpellCast) -> tuple[e.SpellCast, ...]:
    return (event,) if event.alternative == pattern.keyword else ()
