"""Spells that may be cast from the hand without paying, or for another cost (CR 118.9, 601.2b).

What is here: "you may cast spells from your hand without paying their mana costs", "you may pay {W}{U}{B}{R}{G}
rather than pay the mana cost for spells you cast". What is not: spells from other zones (``playing_from_zones``,
``cast_this_way``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import Amount, WhereX, X
from rulings.abilities.changes.permissions import PlayerMay
from rulings.abilities.costs.cost import Cost
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.spells import CastBy
from rulings.abilities.filters.status import InZone
from rulings.abilities.node import rewrite, walk
from rulings.abilities.players import You
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ability
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

Slots = Mapping[str, Value] | None

_HAND = InZone(Zone.HAND, You())


ability.phrase(
    "you may cast {spells:Filter@plural} from your hand without paying their mana costs.",
    StaticAbility(
        changes=(
            PlayerMay(
                You(),
                "cast",
                hole(
                    "spells",
                    where=lambda spells: (
                        spells.kind is Kind.SPELL and (not any(isinstance(one, InZone) for one in spells.predicates))
                    ),
                ),
                _HAND,
                cost=Cost(),
            ),
        )
    ),
    carries={"may": "changes"},
)


def _for_other_cost(spells: Filter, cost: Cost, *, once: bool = False) -> StaticAbility | None:
    """An alternative cost for whatever they are cast from (CR 118.9)."""
    if spells.kind is not Kind.SPELL or any(isinstance(one, InZone) for one in spells.predicates):
        return None
    return StaticAbility(changes=(PlayerMay(You(), "pay rather", spells, cost=cost, once_each_turn=once),))


def _undo_for_other_cost(node: StaticAbility, *, once: bool = False) -> Slots:
    match node.changes:
        case (PlayerMay(filter=Filter() as spells, cost=Cost() as cost),):
            found = node == _for_other_cost(spells, cost, once=once)
            return {"spells": spells, "cost": cost} if found else None
    return None


ability.phrase(
    "you may cast {spells:Filter@plural} without paying their mana costs.",
    StaticAbility(
        changes=(
            PlayerMay(
                You(),
                "pay rather",
                hole(
                    "spells",
                    where=lambda spells: (
                        spells.kind is Kind.SPELL and (not any(isinstance(one, InZone) for one in spells.predicates))
                    ),
                ),
                cost=Cost(),
                once_each_turn=False,
            ),
        )
    ),
    carries={"may": "changes"},
)


def _rather(cost: Cost, spells: Filter) -> StaticAbility | None:
    """The words name who casts: "spells you cast"."""
    if spells.predicates[-1:] != (CastBy(You()),):
        return None
    return _for_other_cost(Filter(spells.kind, spells.predicates[:-1]), cost)


def _undo_rather(node: StaticAbility) -> Slots:
    found = _undo_for_other_cost(node)
    if not found or found["cost"] == Cost():
        return None
    spells = found["spells"]
    assert isinstance(spells, Filter)
    return {"cost": found["cost"], "spells": Filter(spells.kind, (*spells.predicates, CastBy(You())))}


ability.phrase(
    "you may pay {cost:ManaOnly} rather than pay the mana cost for {spells:Filter@plural}.",
    _rather,
    _undo_rather,
    kind=StaticAbility,
    carries={"may": "changes"},
)


def _once(spells: Filter, value: Amount) -> StaticAbility | None:
    """One spell each turn; X is found as it is cast."""
    if spells.predicates[:1] != (CastBy(You()),):
        return None
    rest = Filter(spells.kind, spells.predicates[1:])
    found = rewrite(rest, lambda one: WhereX(value) if isinstance(one, X) else one)
    return _for_other_cost(found, Cost(), once=True)


def _undo_once(node: StaticAbility) -> Slots:
    found = _undo_for_other_cost(node, once=True)
    if not found:
        return None
    spells = found["spells"]
    assert isinstance(spells, Filter)
    values = [one.value for one in walk(spells) if isinstance(one, WhereX)]
    if len(values) != 1:
        return None
    bare = rewrite(spells, lambda one: X() if isinstance(one, WhereX) else one)
    return {"spells": Filter(spells.kind, (CastBy(You()), *bare.predicates)), "value": values[0]}


ability.phrase(
    "once each turn, you may pay {0} rather than pay the mana cost for a {spells:Filter@singular}, where X is "
    "{value:Quantity}.",
    _once,
    _undo_once,
    kind=StaticAbility,
    carries={"may": "changes", "each": "changes"},
)
