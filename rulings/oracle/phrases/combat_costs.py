"""What attacking and blocking cost (CR 508.1h, 509.1d).

What is here: "creatures can't attack you unless their controller pays {2} for each of those creatures", "this creature
can't block unless you pay {1}". What is not: optional costs to attack.
"""

from collections.abc import Mapping
from dataclasses import replace

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.changes.permissions import AttackTax, CantDo
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import ManaCost, ManaPerAmount
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.node import Node
from rulings.abilities.players import You
from rulings.abilities.references import Several
from rulings.abilities.vocabulary import CardType
from rulings.oracle.categories import ORACLE, change
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

tax = ORACLE.category("CombatTax")
"""A rule that makes attacking or blocking cost something."""

_MY_WALKERS = Filter(predicates=(HasType(CardType.PLANESWALKER), ControlledBy(You())))
_CARRIED = {"unless": "AttackTax", "each": "AttackTax"}
_THOSE = "each of those creatures"


def _declare_tax(verb: str, words: str, whom: Node | None, each: str) -> None:
    def make(filter: Filter, cost: Cost) -> AttackTax | None:
        is_counted = any(isinstance(part, ManaPerAmount) for part in cost.parts)
        return None if is_counted else AttackTax(verb, filter, whom, cost)

    def unmake(node: AttackTax) -> Slots:
        return {"filter": node.filter, "cost": node.cost} if node == make(node.filter, node.cost) else None

    tax.phrase(
        f"{{filter:Filter@plural}} can't {words} unless their controller {{cost:Payment@singular}} for {each}",
        make,
        unmake,
        kind=AttackTax,
        carries=_CARRIED,
    )


_YOU_OR_YOURS = Several((You(), _MY_WALKERS))
for _each in (_THOSE, "each creature they control that's attacking you"):
    _declare_tax("attack", "attack you", You(), _each)
for _each in (_THOSE, "each attacking creature they control"):
    _declare_tax("attack", "attack", None, _each)
for _each in (_THOSE, "each blocking creature they control"):
    _declare_tax("block", "block", None, _each)
_declare_tax("attack", "attack you or planeswalkers you control", _YOU_OR_YOURS, _THOSE)
_declare_tax(
    "attack",
    "attack planeswalkers you control",
    _MY_WALKERS,
    "each creature they control that's attacking a planeswalker you control",
)


def _to_block(filter: Filter, whom: Filter, cost: Cost) -> AttackTax:
    return AttackTax("block", filter, whom, cost)


def _undo_to_block(node: AttackTax) -> Slots:
    if not isinstance(node.whom, Filter) or node != _to_block(node.filter, node.whom, node.cost):
        return None
    return {"filter": node.filter, "whom": node.whom, "cost": node.cost}


tax.phrase(
    "{filter:Filter@plural} can't block {whom:Filter@plural} unless their controller {cost:Payment@singular} for each "
    "blocking creature they control",
    _to_block,
    _undo_to_block,
    kind=AttackTax,
    carries=_CARRIED,
)


def _of_a_kind(filter: Filter, cost: Cost, again: Filter) -> AttackTax | None:
    """ "Green creatures ... for each green creature they control": the same ones twice."""
    return AttackTax("attack", filter, None, cost) if filter == again else None


def _undo_of_a_kind(node: AttackTax) -> Slots:
    slots: dict[str, Value] = {"filter": node.filter, "cost": node.cost, "again": node.filter}
    return slots if node == _of_a_kind(node.filter, node.cost, node.filter) else None


tax.phrase(
    "{filter:Filter@plural} can't attack unless their controller {cost:Payment@singular} for each "
    "{again:Filter@singular} they control that's attacking",
    _of_a_kind,
    _undo_of_a_kind,
    kind=AttackTax,
    carries=_CARRIED,
)

rule = ORACLE.category("PlayerRule")
rule.include(tax)

_BARE_X = Cost((ManaCost(("{X}",)),))


def _where_x(tax: AttackTax, value: Amount) -> AttackTax | None:
    """The X of the words is found by the effect, whoever pays."""
    if tax.cost != _BARE_X:
        return None
    return replace(tax, cost=Cost((ManaPerAmount(("{1}",), value),)))


def _undo_where_x(node: AttackTax) -> Slots:
    match node.cost.parts:
        case (ManaPerAmount(symbols=("{1}",), times=value),):
            return {"tax": replace(node, cost=_BARE_X), "value": value}
    return None


rule.phrase(
    "{tax:CombatTax}, where X is {value:Quantity}", _where_x, _undo_where_x, kind=AttackTax, is_transparent=True
)

# A creature that costs something itself.


def _declare_own(what: str, payer: str, agreement: str) -> None:
    def make(cost: Cost) -> CantDo:
        return CantDo(what, unless=cost)

    def unmake(node: CantDo) -> Slots:
        return {"cost": node.unless} if isinstance(node.unless, Cost) and node == make(node.unless) else None

    change.phrase(f"can't {what} unless {payer} {{cost:Payment@{agreement}}}", make, unmake, kind=CantDo, carries=_OWN)

    def make_of_some(whom: Filter, cost: Cost) -> CantDo:
        return CantDo(what, whom=whom, unless=cost)

    def unmake_of_some(node: CantDo) -> Slots:
        match node:
            case CantDo(whom=Filter() as whom, unless=Cost() as cost) if node == make_of_some(whom, cost):
                return {"whom": whom, "cost": cost}
        return None

    if what == "block":
        change.phrase(
            f"can't block {{whom:Filter@plural}} unless {payer} {{cost:Payment@{agreement}}}",
            make_of_some,
            unmake_of_some,
            kind=CantDo,
            carries=_OWN,
        )


_OWN = {"unless": "unless", "each": "unless"}
for _what in ("attack", "block", "attack or block"):
    _declare_own(_what, "its controller", "singular")
    _declare_own(_what, "you", "plural")


def _be_blocked(cost: Cost) -> CantDo:
    return CantDo("be blocked", unless=cost)


def _undo_be_blocked(node: CantDo) -> Slots:
    return {"cost": node.unless} if isinstance(node.unless, Cost) and node == _be_blocked(node.unless) else None


change.phrase(
    "can't be blocked unless defending player {cost:Payment@singular} for each creature they control that's blocking "
    "it",
    _be_blocked,
    _undo_be_blocked,
    kind=CantDo,
    carries=_OWN,
)
