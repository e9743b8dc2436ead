"""What was done to whom by the same effect, as conditions (CR 608.2c, 700.4).

What is here: "if a creature dies this way", "if a player is dealt damage this way", several of one name, abilities that
resolve for the nth time. What is not: what was done to objects as a reference (``rulings.kernel.questions.finding``).
"""

from collections import Counter
from typing import TYPE_CHECKING

from rulings.abilities.ability import Ability
from rulings.abilities.amounts.history import GreatestDoneThisWay
from rulings.abilities.conditions.condition import ShareAName
from rulings.abilities.conditions.history import DiesThisWay, NotPutByThis, PlayerDealtDamageThisWay, ResolvedNth
from rulings.abilities.node import walk
from rulings.abilities.players import CouldNotSacrifice, LastControllerOf, PlayersThisWay
from rulings.abilities.references import PutIntoGraveyard
from rulings.abilities.vocabulary import Zone
from rulings.kernel.happening.game import immediately
from rulings.kernel.questions import matching, numbers
from rulings.kernel.questions.finding import find_objects, find_players, finds
from rulings.kernel.questions.names import names_of
from rulings.kernel.questions.numbers import counts
from rulings.kernel.questions.truth import judges
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.events import ZoneChanged
from rulings.kernel.state.ids import ObjectId, Recipient
from rulings.kernel.state.memo import remember
from rulings.kernel.state.view import View, known

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


@judges(DiesThisWay)
def _dies_this_way(view: View, context: Context, condition: DiesThisWay) -> bool:
    if context.results is None:
        return False
    gone = {i for verb in ("destroyed", "sacrificed") for i in context.results.objects.get(verb, ())}
    return any(
        isinstance(h, e.ZoneChanged)
        and h.old in gone
        and h.origin is Zone.BATTLEFIELD
        and h.destination is Zone.GRAVEYARD
        and matching.fits(view, context, h.old, condition.filter)
        for h in view.state.history
    )


@judges(PlayerDealtDamageThisWay)
def _player_dealt(view: View, context: Context, condition: PlayerDealtDamageThisWay) -> bool:
    return bool(_players(view, context, PlayersThisWay("dealt damage")))


@finds(PlayersThisWay)
def _players(view: View, context: Context, ref: PlayersThisWay) -> tuple[Recipient, ...]:
    if context.results is not None and ref.verb in context.results.players:
        return tuple(context.results.players[ref.verb])
    # Of the ability that made this one: "when you do, ... that player" (CR 603.12).
    bound = context.bindings.get(f"players {ref.verb}", ())
    return bound if isinstance(bound, tuple) else ()


@judges(ShareAName)
def _share_a_name(view: View, context: Context, condition: ShareAName) -> bool:
    """An object without a name has the same name as nothing (CR 201.2c)."""
    names: Counter[str] = Counter()
    for i in matching.candidates(view, context, condition.filter):
        names.update(names_of(view, i))
    most = max(names.values(), default=0)
    return most >= numbers.signed(view, context, condition.number)


_RESOLVED = "abilities resolving this turn"


@immediately
def count_resolutions(game: "Game", happened: tuple[e.Event, ...]) -> None:
    """Notes which ability of which object begins to resolve."""
    for event in happened:
        if not isinstance(event, e.Resolving):
            continue
        key = _ability_key(game.view, event.object)
        if key is not None:
            game.change(monitor=game.state.monitor.set(key, _times(game.view, key) + 1))


def _ability_key(view: View, object_id: ObjectId) -> str | None:
    obj = view.state.objects.get(object_id) or (
        view.state.ghosts[object_id].object if object_id in view.state.ghosts else None
    )
    record = obj.stack if obj is not None else None
    if record is None or record.kind == "spell" or record.ability is None or not _asks_how_often(record.ability):
        return None
    text = getattr(record.ability, "text", "")
    return f"{_RESOLVED} {record.source} {view.state.turn_serial} {text}"


@remember
def _asks_how_often(ability: Ability) -> bool:
    """Only then is it counted: else a loop would never come back to the same state (CR 104.4b)."""
    return any(isinstance(node, ResolvedNth) for node in walk(ability))


def _times(view: View, key: str) -> int:
    value = view.state.monitor.get(key, 0)
    return value if isinstance(value, int) else 0


@judges(ResolvedNth)
def _resolved_nth(view: View, context: Context, condition: ResolvedNth) -> bool:
    """The one that is resolving counts (it is the third time)."""
    if context.stack_object is None:
        return False
    key = _ability_key(view, context.stack_object)
    return key is not None and _times(view, key) == condition.nth


@finds(CouldNotSacrifice)
def _could_not_sacrifice(view: View, context: Context, ref: CouldNotSacrifice) -> tuple[Recipient, ...]:
    """What was sacrificed is known as it last was, with its controller."""
    gone = context.results.objects.get("sacrificed", ()) if context.results is not None else ()
    did = {view.characteristics(i).controller for i in gone}
    return tuple(player for player in find_players(view, context, ref.players) if player not in did)


@finds(PutIntoGraveyard)
def _put_into_graveyard(view: View, context: Context, ref: PutIntoGraveyard) -> tuple[Recipient, ...]:
    """As they are there: a token too was put there before it ceased to exist (CR 111.7)."""
    owners = view.state.order if ref.whose is None else find_players(view, context, ref.whose)
    found = []
    for moved in find_objects(view, context, ref.moved):
        # What was destroyed is known as it was on the battlefield, what was milled as it was in the graveyard.
        there = moved if known(view, moved).zone is Zone.GRAVEYARD else view.state.moved.get(moved, moved)
        if known(view, there).zone is Zone.GRAVEYARD and known(view, there).owner in owners:
            found.append(there)
    return tuple(found)


@judges(NotPutByThis)
def _not_by_this(view: View, context: Context, condition: NotPutByThis) -> bool:
    """The texts that ask have one ability that puts anything onto the battlefield."""
    event = context.event
    return isinstance(event, ZoneChanged) and not (event.by == context.source and event.cause == "put")


@finds(LastControllerOf)
def _last_controller(view: View, context: Context, ref: LastControllerOf) -> tuple[Recipient, ...]:
    """By what it was before it moved: in its new zone it has no controller but its owner (CR 108.4a)."""
    before = {new: ObjectId(old) for old, new in view.state.moved.items()}
    found = (before.get(one, one) for one in find_objects(view, context, ref.of))
    return tuple(dict.fromkeys(view.characteristics(one).controller for one in found))


@counts(GreatestDoneThisWay)
def _greatest(view: View, context: Context, amount: GreatestDoneThisWay) -> int:
    results = context.results
    if results is None:
        return 0
    done = Counter(results.doers.get(i) for i in results.objects.get(amount.verb, ()))
    return max(done.values(), default=0)
