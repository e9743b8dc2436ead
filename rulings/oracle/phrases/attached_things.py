"""What is attached to something, and what its controller was dealt, as a part of the noun phrase (CR 301.5, 303.4).

What is here: "with another Aura attached to it", "that's attached to a creature", "whose controller was dealt combat
damage by ~ this turn", "with lesser mana value". What is not: attachments of a known object (``filters``).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.counting import StatOf
from rulings.abilities.filters.characteristics import HasStat
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another, ControllerDealtDamageBy, Did
from rulings.abilities.filters.status import AttachedTo, HasAttached
from rulings.abilities.references import Attached, It, ObjectRef, This
from rulings.abilities.vocabulary import Comparison, Stat
from rulings.oracle.categories import qualifier
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _another_attached(filter: Filter) -> HasAttached:
    return HasAttached(Filter(filter.kind, (Another(), *filter.predicates)))


def _undo_another_attached(node: HasAttached) -> Slots:
    match node.filter.predicates:
        case (Another(than=None), *rest):
            return {"filter": Filter(node.filter.kind, tuple(rest))}
    return None


qualifier.phrase(
    "with another {filter:Filter@singular} attached to (it|them:self)",
    _another_attached,
    _undo_another_attached,
    kind=HasAttached,
    carries={"another": "filter"},
)
qualifier.phrase("with a {filter:Filter@singular} attached to (it|them:self)", HasAttached)
qualifier.phrase("that's attached to a {to:Filter@singular}", AttachedTo)
qualifier.phrase("that are attached to {to:Filter@plural}", AttachedTo)

# Damage to its controller.


def _controller_dealt(source: ObjectRef, combat: bool | None) -> ControllerDealtDamageBy | None:
    known = isinstance(source, This | Attached | It)
    return ControllerDealtDamageBy(source, combat) if known else None


for _damage, _combat in (("combat damage", True), ("damage", None)):

    def _make(source: ObjectRef, combat: bool | None = _combat) -> ControllerDealtDamageBy | None:
        return _controller_dealt(source, combat)

    def _undo(node: ControllerDealtDamageBy, combat: bool | None = _combat) -> Slots:
        return {"source": node.source} if node.combat is combat else None

    qualifier.phrase(
        f"whose controller was dealt {_damage} by {{source:Object}} this turn",
        _make,
        _undo,
        kind=ControllerDealtDamageBy,
    )

# Compared with what was spoken of.

for _word, _comparison in (("lesser", Comparison.LESS), ("greater", Comparison.GREATER)):

    def _than_it(stat: Stat, comparison: Comparison = _comparison) -> HasStat:
        return HasStat(stat, comparison, StatOf(stat, It("it")))

    def _undo_than_it(node: HasStat, comparison: Comparison = _comparison) -> Slots:
        return {"stat": node.stat} if node == _than_it(node.stat, comparison) else None

    qualifier.phrase(f"with {_word} {{stat:Stat}}", _than_it, _undo_than_it, kind=HasStat)

# Deeds of this turn.

qualifier.words(
    {
        "that blocked or was blocked this turn": Did("blocked or was blocked"),
        "that blocked or were blocked this turn": Did("blocked or was blocked"),
        "that was blocked this turn": Did("was blocked"),
    }
)
