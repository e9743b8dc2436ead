"""Who may block whom, in rarer words (CR 509.1b, 509.1c).

What is here: "can't block this creature this turn", "can't be blocked this turn except by Walls", "can't block or be
blocked by creatures with power 2 or greater". What is not: the usual restrictions (``changes``).
"""

from collections.abc import Mapping
from dataclasses import dataclass

from rulings.abilities.changes.change import Change
from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.durations import UntilEndOfTurn
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.filters.filter import Filter
from rulings.abilities.references import ObjectRef, This
from rulings.oracle.categories import SeveralChanges, change, effect
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

# This creature; "it" might be the blocking one, and "creatures can't block it" is said of it (``lines``).


def _cant_block(whom: ObjectRef) -> CantDo | None:
    return CantDo("block", whom=whom) if isinstance(whom, This) else None


def _undo_cant_block(node: CantDo) -> Slots:
    return {"whom": node.whom} if isinstance(node.whom, ObjectRef) and node == _cant_block(node.whom) else None


change.phrase("can't block {whom:Object}", _cant_block, _undo_cant_block, kind=CantDo)

# Evasion for a turn.


def _except_by(objects: ObjectRef, unless: Filter) -> Continuous:
    return Continuous(objects, (CantDo("be blocked", unless=unless),), UntilEndOfTurn())


def _undo_except_by(node: Continuous) -> Slots:
    match node:
        case Continuous(objects=ObjectRef() as objects, changes=(CantDo(unless=Filter() as unless),)):
            return {"objects": objects, "unless": unless} if node == _except_by(objects, unless) else None
    return None


effect.phrase(
    "{objects:Object} can't be blocked this turn except by {unless:Filter@plural}",
    _except_by,
    _undo_except_by,
    kind=Continuous,
    carries={"except": "changes"},
)


def _not_by(objects: ObjectRef, by: Filter) -> Continuous:
    return Continuous(objects, (CantDo("be blocked", by=by),), UntilEndOfTurn())


def _undo_not_by(node: Continuous) -> Slots:
    match node:
        case Continuous(objects=ObjectRef() as objects, changes=(CantDo(by=Filter() as by),)):
            return {"objects": objects, "by": by} if node == _not_by(objects, by) else None
    return None


effect.phrase(
    "{objects:Object} can't be blocked this turn by {by:Filter@plural}", _not_by, _undo_not_by, kind=Continuous
)

# Neither way.


@dataclass(frozen=True, slots=True)
class NoBlocksWith(SeveralChanges):
    """ "Can't block or be blocked by creatures with power 2 or greater": both prohibitions are about those."""

    filter: Filter

    def changes(self) -> tuple[Change, ...]:
        """Both prohibitions."""
        return (CantDo("block", whom=self.filter), CantDo("be blocked", by=self.filter))


change.phrase("can't block or be blocked by {filter:Filter@plural}", NoBlocksWith)


@dataclass(frozen=True, slots=True)
class NeitherAlone(SeveralChanges):
    """ "Can't attack or block alone"."""

    def changes(self) -> tuple[Change, ...]:
        """Both prohibitions."""
        return (CantDo("attack alone"), CantDo("block alone"))


change.phrase("can't attack or block alone", NeitherAlone)
