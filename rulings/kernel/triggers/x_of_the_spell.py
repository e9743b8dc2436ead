"""X of an ability that triggers on a spell with {X} in its mana cost (CR 107.3e).

日本語: マナ・コストに{X}を含む呪文を参照する誘発型能力のX
"""

from dataclasses import replace

from rulings.abilities.events.event import EventPattern
from rulings.abilities.filters.characteristics import HasManaSymbols
from rulings.abilities.node import walk
from rulings.kernel.state.events import Event, SpellCast
from rulings.kernel.state.memo import remember
from rulings.kernel.state.objects import Payment


def with_x_of_the_spell(pattern: EventPattern, event: Event, payment: Payment) -> Payment:
    """How the source was paid for, with the X of the spell where the pattern asks for the {X} of that: any X in the
    ability is that one, whatever was paid for its source."""
    if isinstance(event, SpellCast) and event.x is not None and _asks_for_x(pattern):
        return replace(payment, x=event.x)
    return payment


@remember
def _asks_for_x(pattern: EventPattern) -> bool:
    return any(isinstance(node, HasManaSymbols) and "{X}" in node.symbol for node in walk(pattern))
