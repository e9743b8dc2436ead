"""Additional costs that permanents offer for cheaper spells (CR 118.8, 601.2f)."""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import MayPayForLess
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import PayLife
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import You
from rulings.abilities.vocabulary import Color, Kind
from rulings.oracle.categories import ability
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _for_less(spells: Filter, cost: Cost, mana: tuple[str, ...], color: Color) -> StaticAbility | None:
    if not all(isinstance(part, PayLife) for part in cost.parts):
        return None
    if spells.kind is not Kind.SPELL or mana != (f"{{{color.value}}}",):
        return None
    return StaticAbility(changes=(MayPayForLess(You(), spells, cost, mana),))


def _undo_for_less(node: StaticAbility) -> Slots:
    match node.changes:
        case (MayPayForLess(spells=spells, cost=cost, mana=(symbol,) as mana),):
            color = next((one for one in Color if symbol == f"{{{one.value}}}"), None)
            if color is not None and node == _for_less(spells, cost, mana, color):
                return {"spells": spells, "cost": cost, "mana": mana, "color": color}
    return None


ability.phrase(
    "as a additional cost to cast {spells:Filter@plural}, you may {cost:Cost}. those spells cost {mana:ManaSymbols} "
    "less to cast if you paid life this way. this effect reduces only the amount of {color:Color} mana you pay.",
    _for_less,
    _undo_for_less,
    kind=StaticAbility,
    carries={"may": "changes", "only": "changes"},
)
