"""What was so as a spell was cast, and what was cast before it (CR 601.2i).

What is here: "creatures you controlled as you cast this spell", "for each other spell you've cast before it this turn",
"another spell named ~ this game". What is not: from where and for what it was cast (``branching``).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.amount import AmountAsCast
from rulings.abilities.amounts.counting import Count, GreatestStat
from rulings.abilities.amounts.history import CastBefore
from rulings.abilities.conditions.condition import AllHold
from rulings.abilities.conditions.history import CastNamedThisGame, WasCast
from rulings.abilities.effects.spells import CopyOnStack
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import AnyPlayer, PlayerRef, You
from rulings.abilities.references import It, ObjectRef, This
from rulings.abilities.vocabulary import Kind, Stat, Zone
from rulings.oracle.categories import ORACLE, condition, effect, quantity
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

# Numbers of then.

_AS_YOU_CAST = "you <controlled|control> as you cast this spell"


def _yours(filter: Filter) -> Filter:
    return Filter(filter.kind, (*filter.predicates, ControlledBy(You())))


def _bare(node: object) -> Filter | None:
    match node:
        case Filter(kind=Kind.PERMANENT as kind, predicates=(*rest, ControlledBy(player=You()))):
            return Filter(kind, tuple(rest))
    return None


def _greatest_then(stat: Stat, among: Filter) -> AmountAsCast | None:
    return AmountAsCast(GreatestStat(stat, _yours(among))) if among.kind is Kind.PERMANENT else None


def _undo_greatest_then(node: AmountAsCast) -> Slots:
    match node.amount:
        case GreatestStat(stat=stat, among=among):
            filter = _bare(among)
            return {"stat": stat, "among": filter} if filter is not None else None
    return None


quantity.phrase(
    f"the greatest {{stat:Stat}} among {{among:Filter@plural}} {_AS_YOU_CAST}",
    _greatest_then,
    _undo_greatest_then,
    kind=AmountAsCast,
)


def _number_then(filter: Filter) -> AmountAsCast | None:
    return AmountAsCast(Count(_yours(filter))) if filter.kind is Kind.PERMANENT else None


def _undo_number_then(node: AmountAsCast) -> Slots:
    filter = _bare(node.amount.filter) if isinstance(node.amount, Count) else None
    return {"filter": filter} if filter is not None else None


quantity.phrase(
    f"the number of {{filter:Filter@plural}} {_AS_YOU_CAST}", _number_then, _undo_number_then, kind=AmountAsCast
)
ORACLE.category("CountedSingly").phrase(
    f"{{filter:Filter@singular}} {_AS_YOU_CAST}", _number_then, _undo_number_then, kind=AmountAsCast
)

# What was cast before.


def _mine_before(filter: Filter) -> CastBefore | None:
    return CastBefore(CastsSpell(You(), filter), It("it")) if filter.kind is Kind.SPELL else None


def _undo_mine_before(node: CastBefore) -> Slots:
    match node.event:
        case CastsSpell(spell=filter) if node == _mine_before(filter):
            return {"filter": filter}
    return None


earlier = ORACLE.category("SpellsBefore")
earlier.phrase(
    "each other {filter:Filter@singular} you've cast before it this turn",
    _mine_before,
    _undo_mine_before,
    kind=CastBefore,
    carries={"each": "event"},
)


def _anyones_before(filter: Filter) -> CastBefore | None:
    return CastBefore(CastsSpell(AnyPlayer(), filter), It("that spell")) if filter.kind is Kind.SPELL else None


def _undo_anyones_before(node: CastBefore) -> Slots:
    match node.event:
        case CastsSpell(spell=filter) if node == _anyones_before(filter):
            return {"filter": filter}
    return None


quantity.phrase(
    "the number of {filter:Filter@plural} cast before that spell this turn",
    _anyones_before,
    _undo_anyones_before,
    kind=CastBefore,
)


def _copy_for_each(who: PlayerRef, what: ObjectRef, amount: CastBefore) -> CopyOnStack | None:
    return CopyOnStack(who, what, amount) if isinstance(what, It) else None


def _undo_copy_for_each(node: CopyOnStack) -> Slots:
    if not isinstance(node.amount, CastBefore) or node != _copy_for_each(node.who, node.what, node.amount):
        return None
    return {"who": node.who, "what": node.what, "amount": node.amount}


effect.phrase(
    "{who:Subject} cop[ies|y] {what:Object} for {amount:SpellsBefore}",
    _copy_for_each,
    _undo_copy_for_each,
    kind=CopyOnStack,
)

# In the whole game.


def _again() -> AllHold:
    return AllHold((WasCast(This("spell"), None, Zone.HAND.value), CastNamedThisGame(You(), "~")))


condition.words({"this spell was cast from your hand and you've cast another spell named ~ this game": _again()})
