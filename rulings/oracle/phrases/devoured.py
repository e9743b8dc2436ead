"""What this creature devoured as it entered: as a number and as a condition (CR 702.82b)."""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.history import Devoured
from rulings.abilities.changes.change import Change
from rulings.abilities.conditions.condition import Compare
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.references import This
from rulings.abilities.vocabulary import CardType, Comparison, Kind
from rulings.oracle.categories import ORACLE, ability, condition, quantity
from rulings.oracle.grammar import Value
from rulings.oracle.phrases.turn_events import is_remembered

Slots = Mapping[str, Value] | None


def _devoured(filter: Filter) -> Devoured | None:
    is_past = filter.kind is Kind.PERMANENT and all(is_remembered(one) for one in filter.predicates)
    return Devoured(filter) if is_past else None


def _undo_devoured(node: Devoured) -> Slots:
    return {"filter": node.filter}


quantity.phrase("the number of {filter:Filter@plural} it devoured", _devoured, _undo_devoured, kind=Devoured)
ORACLE.category("CountedSingly").phrase(
    "{filter:Filter@singular} it devoured", _devoured, _undo_devoured, kind=Devoured
)
_ANY = Devoured(Filter(Kind.PERMANENT, (HasType(CardType.CREATURE),)))
_DID = Compare(_ANY, Comparison.AT_LEAST, Fixed(1))
condition.words({"it devoured a creature": _DID})


def _if_it_did(affected: This, changes: tuple[Change, ...]) -> StaticAbility:
    return StaticAbility(affected=affected, changes=changes, condition=_DID)


def _undo_if_it_did(node: StaticAbility) -> Slots:
    match node.affected:
        case This() as affected if node == _if_it_did(affected, node.changes):
            return {"affected": affected, "changes": node.changes}
    return None


ability.phrase(
    "{affected:This} {changes:Change+and@affected} if it devoured a creature.",
    _if_it_did,
    _undo_if_it_did,
    kind=StaticAbility,
)
