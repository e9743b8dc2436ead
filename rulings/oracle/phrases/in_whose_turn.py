"""Spells that cost more or can't be cast in somebody's turn (CR 601.2f, 601.3).

What is here: "each spell costs {3} more to cast except during its controller's turn", "as long as ..., your
opponents can't cast spells during your turn". What is not: abilities that work in one's own turn (``during_turns``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import CostChange, PlayerCant
from rulings.abilities.conditions.condition import Condition, InStep, Negated
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import AnyPlayer, PlayerRef, ThatPlayer, You
from rulings.abilities.references import Antecedent
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import ability
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

_NOT_OWN_TURN = Negated(InStep("turn", ThatPlayer(antecedent=Antecedent("each player"))))
_YOUR_TURN = InStep("turn", You())


def _dearer(filter: Filter, mana: tuple[str, ...]) -> StaticAbility | None:
    if filter.kind is not Kind.SPELL:
        return None
    return StaticAbility(changes=(CostChange("spell", filter, AnyPlayer(), 1, mana, when=_NOT_OWN_TURN),))


def _undo_dearer(node: StaticAbility) -> Slots:
    match node.changes:
        case (CostChange(filter=Filter() as filter, mana=mana),) if node == _dearer(filter, mana):
            return {"filter": filter, "mana": mana}
    return None


ability.phrase(
    "each {filter:Filter@singular} costs {mana:ManaSymbols} more to cast except during its controller's turn.",
    _dearer,
    _undo_dearer,
    kind=StaticAbility,
    carries={"each": "changes", "except": "changes"},
)


def _not_in_yours(condition: Condition, who: PlayerRef, filter: Filter) -> StaticAbility | None:
    if filter.kind is not Kind.SPELL:
        return None
    return StaticAbility(changes=(PlayerCant(who, "cast", filter, when=_YOUR_TURN),), condition=condition)


def _undo_not_in_yours(node: StaticAbility) -> Slots:
    match node.changes:
        case (PlayerCant(who=who, filter=Filter() as filter),) if node.condition is not None:
            found = node == _not_in_yours(node.condition, who, filter)
            return {"condition": node.condition, "who": who, "filter": filter} if found else None
    return None


ability.phrase(
    "as long as {condition:Condition}, {who:Player} can't cast {filter:Filter@plural} during your turn.",
    _not_in_yours,
    _undo_not_in_yours,
    kind=StaticAbility,
    carries={"as long as": "condition"},
)
