"""Events of permanents that stay where they are: tapped, attached, turned, controlled, sacrificed (CR 701)."""

from rulings.abilities.events.moving import Sacrifices
from rulings.abilities.events.permanents import (
    BecomesAttached,
    BecomesLevel,
    BecomesTapped,
    BecomesUntapped,
    GainsControl,
    Transforms,
    TurnedFaceUp,
)
from rulings.abilities.events.turns import Does
from rulings.kernel.questions import numbers
from rulings.kernel.questions.patterns import fits_slot, is_player, matches
from rulings.kernel.state import events as e
from rulings.kernel.state import proposals as pr
from rulings.kernel.state.context import Context
from rulings.kernel.state.view import View


@matches(Sacrifices, e.PermanentSacrificed)
def _sacrifices(
    view: View, context: Context, pattern: Sacrifices, event: e.PermanentSacrificed
) -> tuple[e.PermanentSacrificed, ...]:
    if not is_player(view, context, pattern.who, event.player):
        return ()
    return (event,) if fits_slot(view, context, pattern.what, event.old) else ()


@matches(BecomesTapped, e.Tapped)
def _becomes_tapped(view: View, context: Context, pattern: BecomesTapped, event: e.Tapped) -> tuple[e.Tapped, ...]:
    if pattern.for_mana or not fits_slot(view, context, pattern.object, event.object):
        return ()
    if pattern.who is not None and not is_player(view, context, pattern.who, event.player):
        return ()
    return (event,)


@matches(BecomesTapped, e.ManaAdded)
def _tapped_for_mana(
    view: View, context: Context, pattern: BecomesTapped, event: e.ManaAdded
) -> tuple[e.ManaAdded, ...]:
    if not pattern.for_mana or not event.tapped or event.source is None:
        return ()
    if pattern.who is not None and not is_player(view, context, pattern.who, event.player):
        return ()
    return (event,) if fits_slot(view, context, pattern.object, event.source) else ()


@matches(BecomesUntapped, e.Untapped, pr.ProposedUntap)
def _becomes_untapped(
    view: View, context: Context, pattern: BecomesUntapped, event: e.Untapped | pr.ProposedUntap
) -> tuple[e.Untapped | pr.ProposedUntap, ...]:
    return (event,) if fits_slot(view, context, pattern.object, event.object) else ()


@matches(BecomesAttached, e.Attached)
def _becomes_attached(
    view: View, context: Context, pattern: BecomesAttached, event: e.Attached
) -> tuple[e.Attached, ...]:
    if pattern.un or not fits_slot(view, context, pattern.object, event.object):
        return ()
    return (event,) if fits_slot(view, context, pattern.to, event.to) else ()


@matches(BecomesAttached, e.Unattached)
def _becomes_unattached(
    view: View, context: Context, pattern: BecomesAttached, event: e.Unattached
) -> tuple[e.Unattached, ...]:
    if not pattern.un or not fits_slot(view, context, pattern.object, event.object):
        return ()
    return (event,) if fits_slot(view, context, pattern.to, event.before) else ()


@matches(TurnedFaceUp, e.StatusChanged)
def _turned_up(
    view: View, context: Context, pattern: TurnedFaceUp, event: e.StatusChanged
) -> tuple[e.StatusChanged, ...]:
    return (event,) if event.what == "face up" and fits_slot(view, context, pattern.object, event.object) else ()


@matches(Transforms, e.StatusChanged)
def _transforms(
    view: View, context: Context, pattern: Transforms, event: e.StatusChanged
) -> tuple[e.StatusChanged, ...]:
    if event.what not in ("transform", "convert") or not fits_slot(view, context, pattern.object, event.object):
        return ()
    if pattern.quality is not None and not fits_slot(view, context, pattern.quality, event.object):
        return ()
    return (event,) if pattern.into is None or event.value == pattern.into else ()


@matches(BecomesLevel, e.StatusChanged)
def _becomes_level(
    view: View, context: Context, pattern: BecomesLevel, event: e.StatusChanged
) -> tuple[e.StatusChanged, ...]:
    if event.what != "level" or event.value != str(numbers.count(view, context, pattern.level)):
        return ()
    return (event,) if fits_slot(view, context, pattern.object, event.object) else ()


@matches(Does, e.StatusChanged)
def _status_does(view: View, context: Context, pattern: Does, event: e.StatusChanged) -> tuple[e.StatusChanged, ...]:
    if event.what != pattern.verb:
        return ()
    if event.player is not None and not is_player(view, context, pattern.who, event.player):
        return ()
    return (event,) if fits_slot(view, context, pattern.what, event.object) else ()


@matches(GainsControl, e.ControlChanged)
def _gains_control(
    view: View, context: Context, pattern: GainsControl, event: e.ControlChanged
) -> tuple[e.ControlChanged, ...]:
    player = event.before if pattern.lose else event.after
    if not is_player(view, context, pattern.who, player):
        return ()
    return (event,) if fits_slot(view, context, pattern.object, event.object) else ()
