"""An additional cost that a permanent lets its controller pay for a cheaper spell (CR 118.8, 601.2b, 601.2f)."""

from dataclasses import dataclass

from rulings.abilities.changes import Change
from rulings.abilities.costs import Cost
from rulings.abilities.filters import Filter
from rulings.abilities.players import PlayerRef


@dataclass(frozen=True, slots=True)
class MayPayForLess(Change):
    """ "As an additional cost to cast green permanent spells, you may pay 2 life. Those spells cost {G} less to cast if
    you paid life this way. This effect reduces only the amount of green mana you pay"."""

    who: PlayerRef
    spells: Filter
    cost: Cost
    mana: tuple[str, ...]
    """What the spell costs less then, of coloured mana alone."""
