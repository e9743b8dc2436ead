"""What happens where something was not done, said once more; two targets of one verb.

What is here: "if you don't put the card into your hand, ...", "up to one target artifact card and up to one target
enchantment card from your graveyard". What is not: "if you don't" alone (``choices``).
"""

from collections.abc import Mapping
from dataclasses import replace

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.counting import TotalStat
from rulings.abilities.effects.conditional import If, IfDone
from rulings.abilities.effects.effect import Effect, Sequence
from rulings.abilities.effects.moving import PutInto, ReturnTo
from rulings.abilities.effects.optional import May
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.status import InZone
from rulings.abilities.node import walk
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import It, Several, Target
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import AFTERWARDS, ORACLE, quantity, sentence, thing
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole
from rulings.oracle.template import Number

Slots = Mapping[str, Value] | None

# "If you don't put the card into your hand": the same words once more.

_PLACES = {"into your hand": Zone.HAND, "onto the battlefield": Zone.BATTLEFIELD}


def _declare_not_put(words: str, zone: Zone) -> None:

    sentence.phrase(
        f"if {{condition:Condition}}, {{first:Clauses}}. if you don't {words}, {{otherwise:Clauses}}.",
        IfDone(
            If(hole("condition"), hole("first", where=lambda one: _is_put(one, zone))), Sequence(()), hole("otherwise")
        ),
    )

    sentence.phrase(
        f"{{first:Effect}} if {{condition:Condition}}. if you don't {words}, {{otherwise:Clauses}}.",
        IfDone(
            If(hole("condition"), hole("first", where=lambda one: _is_put(one, zone)), wording=AFTERWARDS),
            Sequence(()),
            hole("otherwise"),
        ),
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


part.phrase(
    "another target {filter:Filter@singular}",
    Target(Filter(hole("filter").kind, (Another(), *hole("filter").predicates))),
    carries={"another": "filter"},
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


# Permanents; the words behind the second are its own.
thing.phrase(
    "{first:TargetPart} and {second:TargetPart}",
    Several((hole("first"), hole("second"))),
    number=Number.PLURAL,
    where=lambda first, second: not any(one.filter.kind is not Kind.PERMANENT for one in (first, second)),
)


# "Their total mana value".


quantity.phrase("{among:Object's} total {stat:Stat}", TotalStat(hole("stat"), hole("among", It)))
