"""What happens where something was not done, said once more; two targets of one verb.

What is here: "if you don't put the card into your hand, ...", "up to one target artifact card and up to one target
enchantment card from your graveyard". What is not: "if you don't" alone (``choices``).
"""

from collections.abc import Mapping
from dataclasses import replace

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.counting import TotalStat
from rulings.abilities.conditions.condition import Condition
from rulings.abilities.effects.conditional import If, IfDone
from rulings.abilities.effects.effect import Effect, Sequence
from rulings.abilities.effects.moving import PutInto, ReturnTo
from rulings.abilities.effects.optional import May
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.status import InZone
from rulings.abilities.node import walk
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import It, ObjectRef, Several, Target
from rulings.abilities.vocabulary import Kind, Stat, Zone
from rulings.oracle.categories import AFTERWARDS, ORACLE, quantity, sentence, thing
from rulings.oracle.grammar import Value
from rulings.oracle.template import Number

Slots = Mapping[str, Value] | None

# "If you don't put the card into your hand": the same words once more.

_PLACES = {"into your hand": Zone.HAND, "onto the battlefield": Zone.BATTLEFIELD}


def _declare_not_put(words: str, zone: Zone) -> None:
    def make(condition: Condition, first: Effect, otherwise: Effect) -> IfDone | None:
        if not _is_put(first, zone):
            return None
        return IfDone(If(condition, first), Sequence(()), otherwise)

    def unmake(node: IfDone) -> Slots:
        match node.first:
            case If(condition=condition, then=first, otherwise=None) if node.otherwise is not None:
                found = node == make(condition, first, node.otherwise)
                return {"condition": condition, "first": first, "otherwise": node.otherwise} if found else None
        return None

    sentence.phrase(
        f"if {{condition:Condition}}, {{first:Clauses}}. if you don't {words}, {{otherwise:Clauses}}.",
        make,
        unmake,
        kind=IfDone,
    )

    def make_behind(condition: Condition, first: Effect, otherwise: Effect) -> IfDone | None:
        if not _is_put(first, zone):
            return None
        return IfDone(If(condition, first, wording=AFTERWARDS), Sequence(()), otherwise)

    sentence.phrase(
        f"{{first:Effect}} if {{condition:Condition}}. if you don't {words}, {{otherwise:Clauses}}.",
        make_behind,
        unmake,
        kind=IfDone,
    )


def _is_put(first: Effect, zone: Zone) -> bool:
    """ "You may put it there", perhaps revealing it."""
    puts = [one for one in walk(first) if isinstance(one, PutInto | ReturnTo)]
    return isinstance(first, May) and len(puts) == 1 and puts[0].zone is zone


for _place, _zone in _PLACES.items():
    for _card in ("the card", "it", "that card"):
        _declare_not_put(f"put {_card} {_place}", _zone)

# Two targets, of which what stands behind is said once.

part = ORACLE.category("TargetPart")
"""One of two targets that a verb has."""
part.phrase("target {filter:Filter@singular}", Target)


def _another(filter: Filter) -> Target:
    return Target(Filter(filter.kind, (Another(), *filter.predicates)))


def _undo_another(node: Target) -> Slots:
    match node.filter:
        case Filter(kind=kind, predicates=(Another(), *rest)):
            filter = Filter(kind, tuple(rest))
            return {"filter": filter} if node == _another(filter) else None
    return None


part.phrase(
    "another target {filter:Filter@singular}", _another, _undo_another, kind=Target, carries={"another": "filter"}
)
_UP_TO_ONE: dict[str, Value] = {"minimum": Fixed(0)}
part.phrase("up to one target {filter:Filter@singular}", Target, fixed=_UP_TO_ONE, carries={"up to": "minimum"})


def _pair_in(first: Target, second: Target, player: PlayerRef) -> Several | None:
    place = InZone(Zone.GRAVEYARD, player)
    one, other = _in_zone(first, place), _in_zone(second, place)
    return Several((one, other)) if one is not None and other is not None else None


def _in_zone(target: Target, zone: InZone) -> Target | None:
    filter = target.filter
    if filter.kind is not Kind.CARD or any(isinstance(one, InZone) for one in filter.predicates):
        return None
    return replace(target, filter=Filter(filter.kind, (*filter.predicates, zone)))


def _undo_pair_in(node: Several) -> Slots:
    match node.parts:
        case (Target() as first, Target() as second):
            last = second.filter.predicates[-1:]
            if last and isinstance(last[0], InZone) and last[0].player is not None:
                bare = (_without_zone(first), _without_zone(second))
                slots = {"first": bare[0], "second": bare[1], "player": last[0].player}
                return slots if node == _pair_in(bare[0], bare[1], last[0].player) else None
    return None


def _without_zone(target: Target) -> Target:
    return replace(target, filter=Filter(target.filter.kind, target.filter.predicates[:-1]))


thing.phrase(
    "{first:TargetPart} and {second:TargetPart} from {player:Player's} graveyard",
    _pair_in,
    _undo_pair_in,
    kind=Several,
    number=Number.PLURAL,
)


def _pair(first: Target, second: Target) -> Several | None:
    """Permanents; the words behind the second are its own."""
    if any(one.filter.kind is not Kind.PERMANENT for one in (first, second)):
        return None
    return Several((first, second))


def _undo_pair(node: Several) -> Slots:
    match node.parts:
        case (Target() as first, Target() as second) if node == _pair(first, second):
            return {"first": first, "second": second}
    return None


thing.phrase("{first:TargetPart} and {second:TargetPart}", _pair, _undo_pair, kind=Several, number=Number.PLURAL)


# "Their total mana value".


def _their_total(among: ObjectRef, stat: Stat) -> TotalStat | None:
    return TotalStat(stat, among) if isinstance(among, It) else None


quantity.phrase(
    "{among:Object's} total {stat:Stat}",
    _their_total,
    lambda node: {"among": node.among, "stat": node.stat} if isinstance(node.among, It) else None,
    kind=TotalStat,
)
