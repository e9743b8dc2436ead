"""What any player may cast by a static ability (CR 118.9, 702.8).

What is here: "any player may cast creature spells without paying their mana costs and as though they had flash". What
is not: what you alone may (``permitting``, ``free_casting``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import PlayerMay
from rulings.abilities.costs.cost import Cost
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import AnyPlayer
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import ability
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _free_with_flash(spells: Filter) -> StaticAbility | None:
    if spells.kind is not Kind.SPELL:
        return None
    return StaticAbility(changes=(PlayerMay(AnyPlayer(), "pay rather", spells, cost=Cost(), as_flash=True),))


def _undo_free_with_flash(node: StaticAbility) -> Slots:
    match node.changes:
        case (PlayerMay(filter=Filter() as spells),) if node == _free_with_flash(spells):
            return {"spells": spells}
    return None


ability.phrase(
    "any player may cast {spells:Filter@plural} without paying their mana costs and as though they had flash.",
    _free_with_flash,
    _undo_free_with_flash,
    kind=StaticAbility,
    carries={"may": "changes"},
)


def _as_flash(spells: Filter) -> StaticAbility | None:
    if spells.kind is not Kind.SPELL:
        return None
    return StaticAbility(changes=(PlayerMay(AnyPlayer(), "cast as though flash", spells),))


def _undo_as_flash(node: StaticAbility) -> Slots:
    match node.changes:
        case (PlayerMay(filter=Filter() as spells),) if node == _as_flash(spells):
            return {"spells": spells}
    return None


ability.phrase(
    "any player may cast {spells:Filter@plural} as though they had flash.",
    _as_flash,
    _undo_as_flash,
    kind=StaticAbility,
    carries={"may": "changes"},
)
