"""Sectors: what is done in the sector of one's choice, and blocking within sectors (CR 702.158)."""

from collections.abc import Mapping
from dataclasses import replace

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.effects.combat import BlockWithinSectors, SectorOfChoice
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.moving import Destroy
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.status import InChosenSector
from rulings.abilities.players import You
from rulings.abilities.references import Every
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import effect
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None
_CHOSEN = InChosenSector()


def _there(filter: Filter) -> Every | None:
    if filter.kind is not Kind.PERMANENT:
        return None
    return Every(replace(filter, predicates=(*filter.predicates, _CHOSEN)))


def _elsewhere(node: object) -> Filter | None:
    match node:
        case Every(filter=Filter(predicates=(*rest, InChosenSector())) as filter):
            return replace(filter, predicates=tuple(rest))
    return None


def _destroy(filter: Filter) -> SectorOfChoice | None:
    what = _there(filter)
    return SectorOfChoice(Destroy(what)) if what is not None else None


def _undo_destroy(node: SectorOfChoice) -> Slots:
    filter = _elsewhere(getattr(node.effect, "what", None))
    return {"filter": filter} if filter is not None and node == _destroy(filter) else None


effect.phrase(
    "destroy all {filter:Filter@plural} in the sector of your choice", _destroy, _undo_destroy, kind=SectorOfChoice
)


def _put(amount: Amount, kind: str, filter: Filter) -> SectorOfChoice | None:
    on = _there(filter)
    return SectorOfChoice(PutCounters(You(), amount, kind, on)) if on is not None else None


def _undo_put(node: SectorOfChoice) -> Slots:
    match node.effect:
        case PutCounters(amount=amount, kind=kind, on=on):
            filter = _elsewhere(on)
            found = {"amount": amount, "kind": kind, "filter": filter}
            return found if filter is not None and node == _put(amount, kind, filter) else None
    return None


effect.phrase(
    "put {amount:Amount} {kind:CounterKind} counter(s:amount) on each {filter:Filter@singular} in the sector of your "
    "choice",
    _put,
    _undo_put,
    kind=SectorOfChoice,
    carries={"each": "effect"},
)
effect.phrase(
    "creatures in each sector can be blocked this turn only by creatures in the same sector",
    BlockWithinSectors,
    carries={"each": "BlockWithinSectors", "only": "BlockWithinSectors"},
)
