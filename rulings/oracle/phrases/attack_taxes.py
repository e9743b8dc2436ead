"""What attacking costs (CR 508.1h).

What is here: a creature that can't attack unless somebody pays, and a tax on all who attack somebody. What is not:
other conditions of attacking (``permitting``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes import AttackTax, CantDo
from rulings.abilities.costs import Cost
from rulings.abilities.filters import ControlledBy, Filter, HasType
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.references import Several
from rulings.abilities.vocabulary import CardType
from rulings.oracle.categories import ability, change
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _unless_paid(cost: Cost) -> CantDo:
    """A cost to attack (CR 508.1h)."""
    return CantDo("attack", unless=cost)


def _undo_unless_paid(node: CantDo) -> Slots:
    return {"cost": node.unless} if isinstance(node.unless, Cost) and node == _unless_paid(node.unless) else None


for _pays in ("its controller pays", "you pay"):
    change.phrase(
        f"can't attack unless {_pays} {{cost:ManaOnly}}",
        _unless_paid,
        _undo_unless_paid,
        kind=CantDo,
        carries={"unless": "unless"},
    )

# On all who attack somebody.


def _tax(filter: Filter, whom: PlayerRef, cost: Cost) -> StaticAbility:
    return StaticAbility(changes=(AttackTax("attack", filter, whom, cost),))


def _undo_tax(node: StaticAbility) -> Slots:
    match node.changes:
        case (AttackTax(filter=filter, whom=PlayerRef() as whom, cost=cost),):
            return {"filter": filter, "whom": whom, "cost": cost} if node == _tax(filter, whom, cost) else None
    return None


for _each in ("each creature they control that's attacking you", "each of those creatures"):
    ability.phrase(
        "{filter:Filter@plural} can't attack {whom:Player} unless their controller pays {cost:ManaOnly} for "
        f"{_each}.",
        _tax,
        _undo_tax,
        kind=StaticAbility,
        carries={"unless": "changes", "each": "changes"},
    )


def _tax_of_both(filter: Filter, cost: Cost) -> StaticAbility:
    """ "You or planeswalkers you control": the tax is the same for each."""
    mine = Filter(predicates=(HasType(CardType.PLANESWALKER), ControlledBy(You())))
    return StaticAbility(changes=(AttackTax("attack", filter, Several((You(), mine)), cost),))


def _undo_tax_of_both(node: StaticAbility) -> Slots:
    match node.changes:
        case (AttackTax(filter=filter, cost=cost),):
            return {"filter": filter, "cost": cost} if node == _tax_of_both(filter, cost) else None
    return None


ability.phrase(
    "{filter:Filter@plural} can't attack you or planeswalkers you control unless their controller pays "
    "{cost:ManaOnly} for each of those creatures.",
    _tax_of_both,
    _undo_tax_of_both,
    kind=StaticAbility,
    carries={"unless": "changes", "each": "changes"},
)
