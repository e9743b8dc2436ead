"""Events of moving between zones, against "dies", "enters", "is put into" (CR 603.6, 614.12)."""

from rulings.abilities.events.moving import Moves, MovesFromEither
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node
from rulings.abilities.references import OneOf, Several
from rulings.abilities.vocabulary import Kind, Zone
from rulings.kernel.happening.entering import hypothetical
from rulings.kernel.happening.game import Game
from rulings.kernel.questions import finding, matching
from rulings.kernel.questions.patterns import fits_slot, is_from_anywhere, is_player, matches, occurrences, plain
from rulings.kernel.state import events as e
from rulings.kernel.state import proposals as pr
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.view import View, known


def _fits_zones(view: View, context: Context, pattern: Moves, origin: Zone, destination: Zone, owner: PlayerId) -> bool:
    """Whether a move between these zones, of something that this player owns, is one that the pattern is about."""
    if origin is destination or origin is pattern.not_from or destination is pattern.not_to:
        return False
    if pattern.origin not in (None, origin) or pattern.destination not in (None, destination):
        return False
    return pattern.whose is None or is_player(view, context, pattern.whose, owner)


@matches(Moves, e.ZoneChanged)
def _moves(view: View, context: Context, pattern: Moves, event: e.ZoneChanged) -> tuple[e.ZoneChanged, ...]:
    if not _fits_zones(view, context, pattern, event.origin, event.destination, event.owner):
        return ()
    asked = event.old if event.origin is Zone.BATTLEFIELD and not is_from_anywhere(pattern) else event.new
    if pattern.cast is not None and (known(view, event.new).cast_from is not None) is not pattern.cast:
        return ()
    if pattern.tapped is not None and known(view, event.new).is_tapped is not pattern.tapped:
        return ()
    return (event,) if _moved_fits(view, context, pattern.object, event, asked) else ()


@matches(Moves, e.LeftGame)
def _left_the_game(view: View, context: Context, pattern: Moves, event: e.LeftGame) -> tuple[e.LeftGame, ...]:
    """A permanent that leaves the game with its owner leaves the battlefield, for no other zone (CR 603.6c)."""
    if pattern.origin is not Zone.BATTLEFIELD or pattern.destination is not None or pattern.whose is not None:
        return ()
    if isinstance(pattern.object, Filter):
        return (event,) if matching.fits_facts(view, context, event.object, pattern.object) else ()
    return (event,) if fits_slot(view, context, pattern.object, event.object) else ()


@matches(Moves, e.ComponentMoved)
def _component_moved(
    view: View, context: Context, pattern: Moves, event: e.ComponentMoved
) -> tuple[e.ComponentMoved, ...]:
    """A card of a merged permanent was put there from the battlefield, though no permanent of its own left (CR
    729.3)."""
    if pattern.destination is not event.zone or pattern.not_from is Zone.BATTLEFIELD or pattern.cast is not None:
        return ()
    if not isinstance(pattern.object, Filter) or pattern.object.kind is not Kind.CARD:
        return ()
    if pattern.origin not in (None, Zone.BATTLEFIELD):
        return ()
    if pattern.whose is not None and not is_player(view, context, pattern.whose, event.owner):
        return ()
    return (event,) if matching.fits_facts(view, context, event.object, pattern.object) else ()


def _moved_fits(view: View, context: Context, slot: Node, event: e.ZoneChanged, asked: ObjectId) -> bool:
    if isinstance(slot, Filter):
        if slot.kind is Kind.CARD and event.is_token:
            return False
        if (
            slot.kind is Kind.PERMANENT
            and event.origin is not Zone.BATTLEFIELD
            and (event.destination is not Zone.BATTLEFIELD)
        ):
            return False
        return matching.fits_facts(view, context, asked, slot)
    if isinstance(slot, (OneOf, Several)):
        return any(_moved_fits(view, context, part, event, asked) for part in slot.parts)
    found = finding.find_recipients(view, context, slot)
    return event.old in found or event.new in found


@matches(Moves, pr.ProposedMove)
def _would_move(view: View, context: Context, pattern: Moves, event: pr.ProposedMove) -> tuple[pr.ProposedMove, ...]:
    obj = known(view, event.object)
    if not _fits_zones(view, context, pattern, obj.zone, event.destination, obj.owner):
        return ()
    if pattern.cast is not None and _is_cast(obj) is not pattern.cast:
        return ()
    return (event,) if _would_move_fits(view, context, pattern.object, event) else ()


def _is_cast(obj: GameObject) -> bool:
    """The object that would enter is a spell that was cast: not a card put there, no token, no copy (CR 707.10)."""
    return obj.stack is not None and obj.stack.cast_from is not None and not obj.stack.is_copy


def _would_move_fits(view: View, context: Context, slot: Node, event: pr.ProposedMove) -> bool:
    if isinstance(slot, (OneOf, Several)):
        return any(_would_move_fits(view, context, part, event) for part in slot.parts)
    if not isinstance(slot, Filter):
        return event.object in finding.find_recipients(view, context, slot)
    obj = known(view, event.object)
    if slot.kind is Kind.CARD and (obj.is_token or (obj.stack is not None and obj.stack.is_copy)):
        return False
    if slot.kind is Kind.PERMANENT and obj.zone is not Zone.BATTLEFIELD and event.destination is not Zone.BATTLEFIELD:
        return False
    if slot.kind is Kind.PERMANENT and event.destination is Zone.BATTLEFIELD:
        # What would enter is what it will be there (CR 614.12).
        there, entered = as_it_would_be(view, event)
        return matching.fits_facts(there, context, entered, slot)
    return matching.fits_facts(view, context, event.object, slot)


def as_it_would_be(view: View, event: pr.ProposedMove) -> tuple[View, ObjectId]:
    """A view in which the object has entered, and its id there."""
    there, new = hypothetical(Game(view.state, effort=view.effort), event)
    return there, new.id


@matches(MovesFromEither, e.ZoneChanged)
def _moves_from_either(
    view: View, context: Context, pattern: MovesFromEither, event: e.ZoneChanged
) -> tuple[e.ZoneChanged, ...]:
    return occurrences(view, context, plain(pattern, Moves), event) if event.origin in pattern.origins else ()
