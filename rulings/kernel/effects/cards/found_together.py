"""What is found by a search: how many, and what the found cards must have in common or not (CR 701.23).

日本語: 探したカードを選ぶ
"""

from typing import TYPE_CHECKING

from rulings.cite import cite
from rulings.kernel.happening.picking import options_for
from rulings.kernel.questions import numbers
from rulings.kernel.questions.names import names_of
from rulings.kernel.state.decisions import Decision, DecisionKind, Play
from rulings.kernel.state.ids import ObjectId, PlayerId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

SEARCH = cite("701.23a", "look at all cards in that zone")
MAY_FAIL = cite("701.23b", "isn't required to find")


def pick_found(
    game: "Game",
    doer: PlayerId,
    objects: tuple[ObjectId, ...],
    least: int,
    most: int,
    source: ObjectId,
    *,
    runs_out: bool = False,
) -> Play[tuple[ObjectId, ...]]:
    """What is found: by default as many as may be, since who searches wants to find."""
    if most <= 0:
        return ()
    picked = yield from game.decide(
        Decision(
            doer,
            DecisionKind.OBJECTS,
            "find",
            options_for(game, objects),
            minimum=least,
            maximum=most,
            source=source,
            citations=(SEARCH, MAY_FAIL),
            default=tuple(range(most)),
            runs_out=runs_out,
        )
    )
    return tuple(ObjectId(o.object) for o in picked if o.object is not None)


def pick_different(
    game: "Game", doer: PlayerId, objects: tuple[ObjectId, ...], least: int, most: int, source: ObjectId
) -> Play[tuple[ObjectId, ...]]:
    """Cards with different names are found one after another, each without a name of those before (CR 201.2b)."""
    chosen: tuple[ObjectId, ...] = ()
    used: set[str] = set()
    while len(chosen) < most:
        left = tuple(i for i in objects if i not in chosen and (names := names_of(game.view, i)) and not names & used)
        if not left:
            break
        found = yield from pick_found(game, doer, left, int(len(chosen) < least), 1, source)
        if not found:
            break
        chosen += found
        used |= names_of(game.view, found[0])
    return chosen


def pick_up_to(
    game: "Game", doer: PlayerId, objects: tuple[ObjectId, ...], most: int, limit: int, source: ObjectId
) -> Play[tuple[ObjectId, ...]]:
    """What is found one after another, as long as the mana values add up to no more than the limit."""
    found: tuple[ObjectId, ...] = ()
    while len(found) < most:
        values = {i: game.seen(i).mana_value for i in objects if i not in found}
        left = limit - sum(game.seen(i).mana_value for i in found)
        fitting = tuple(i for i, value in values.items() if value <= left)
        one = yield from pick_found(game, doer, fitting, 0, min(1, len(fitting)), source)
        if not one:
            break
        found += one
    return found


def pick_sharing(
    game: "Game", doer: PlayerId, objects: tuple[ObjectId, ...], most: int, what: str, source: ObjectId
) -> Play[tuple[ObjectId, ...]]:
    """What is found one after another, as long as there is a land type, or whatever it is, that all of them have."""
    found: tuple[ObjectId, ...] = ()
    common: frozenset[object] | None = None
    while len(found) < most:
        left = tuple(
            i
            for i in objects
            if i not in found and (common is None or common & frozenset(numbers.qualities(game.view, i, what)))
        )
        one = yield from pick_found(game, doer, left, 0, min(1, len(left)), source)
        if not one:
            break
        found += one
        mine: frozenset[object] = frozenset(numbers.qualities(game.view, one[0], what))
        common = mine if common is None else common & mine
    return found
