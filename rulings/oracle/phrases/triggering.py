"""Abilities that trigger on abilities triggering (CR 603.3b).

What is here: "a permanent entering causes a triggered ability to trigger". What is not: abilities that trigger an
additional time, or not at all (``deeds_of_objects``).
"""

from collections.abc import Callable, Mapping

from rulings.abilities.events.combat import Attacks
from rulings.abilities.events.event import CausesTrigger, EventPattern
from rulings.abilities.events.moving import Moves
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import PlayerRef
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import event
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _entering(filter: Filter) -> EventPattern:
    return Moves(filter, destination=Zone.BATTLEFIELD)


def _declare(words: str, cause: Callable[[Filter], EventPattern], end: str, *, of_it: bool) -> None:
    def make(filter: Filter) -> CausesTrigger:
        return CausesTrigger(cause(filter), of_it)

    def unmake(node: CausesTrigger) -> Slots:
        match node.cause:
            case Moves(object=Filter() as filter) | Attacks(attacker=Filter() as filter) if node == make(filter):
                return {"filter": filter}
        return None

    event.phrase(
        f"a {{filter:Filter@singular}} {words} causes a triggered ability{end} to trigger",
        make,
        unmake,
        kind=CausesTrigger,
    )


for _words, _cause in (("entering", _entering), ("attacking", Attacks)):
    _declare(_words, _cause, "", of_it=False)
    for _noun in ("permanent", "creature"):
        _declare(_words, _cause, f" of that {_noun}", of_it=True)


def _under_control(filter: Filter, player: PlayerRef) -> CausesTrigger:
    """Under whose control it enters is who controls it there."""
    entering = Filter(filter.kind, (*filter.predicates, ControlledBy(player)))
    return CausesTrigger(_entering(entering), of_it=True)


def _undo_under_control(node: CausesTrigger) -> Slots:
    match node.cause:
        case Moves(object=Filter(kind=kind, predicates=(*rest, ControlledBy(player=player)))):
            filter = Filter(kind, tuple(rest))
            return {"filter": filter, "player": player} if node == _under_control(filter, player) else None
    return None


for _noun in ("permanent", "creature"):
    event.phrase(
        f"a {{filter:Filter@singular}} entering under {{player:Player's}} control causes a triggered ability of that "
        f"{_noun} to trigger",
        _under_control,
        _undo_under_control,
        kind=CausesTrigger,
    )
