"""What attacking and blocking cost (CR 508.1h, 509.1d).

What is here: "creatures can't attack you unless their controller pays {2} for each of those creatures", "this creature
can't block unless you pay {1}". What is not: optional costs to attack.
"""

from collections.abc import Mapping

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
from rulings.oracle.holes import but, hole

Slots = Mapping[str, Value] | None

tax = ORACLE.category("CombatTax")
"""A rule that makes attacking or blocking cost something."""

_MY_WALKERS = Filter(predicates=(HasType(CardType.PLANESWALKER), ControlledBy(You())))
_CARRIED = {"unless": "AttackTax", "each": "AttackTax"}
_THOSE = "each of those creatures"


def _declare_tax(verb: str, words: str, whom: Node | None, each: str) -> None:

    tax.phrase(
        f"{{filter:Filter@plural}} can't {words} unless their controller {{cost:Payment@singular}} for {each}",
        AttackTax(
            verb,
            hole("filter"),
            whom,
            hole("cost", where=lambda one: not any(isinstance(part, ManaPerAmount) for part in one.parts)),
        ),
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


tax.phrase(
    "{filter:Filter@plural} can't block {whom:Filter@plural} unless their controller {cost:Payment@singular} for each "
    "blocking creature they control",
    AttackTax("block", hole("filter"), hole("whom"), hole("cost")),
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


# The X of the words is found by the effect, whoever pays.
rule.phrase(
    "{tax:CombatTax}, where X is {value:Quantity}",
    but(
        hole("tax", AttackTax, like=AttackTax("attack", Filter(), None, _BARE_X)),
        cost=Cost((ManaPerAmount(("{1}",), hole("value")),)),
    ),
    kind=AttackTax,
    is_transparent=True,
)

# A creature that costs something itself.


def _declare_own(what: str, payer: str, agreement: str) -> None:

    change.phrase(
        f"can't {what} unless {payer} {{cost:Payment@{agreement}}}", CantDo(what, unless=hole("cost")), carries=_OWN
    )

    if what == "block":
        change.phrase(
            f"can't block {{whom:Filter@plural}} unless {payer} {{cost:Payment@{agreement}}}",
            CantDo(what, whom=hole("whom"), unless=hole("cost")),
            carries=_OWN,
        )


_OWN = {"unless": "unless", "each": "unless"}
for _what in ("attack", "block", "attack or block"):
    _declare_own(_what, "its controller", "singular")
    _declare_own(_what, "you", "plural")


change.phrase(
    "can't be blocked unless defending player {cost:Payment@singular} for each creature they control that's blocking "
    "it",
    CantDo("be blocked", unless=hole("cost")),
    carries=_OWN,
)
