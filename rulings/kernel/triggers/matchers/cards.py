"""Events of drawing, discarding, milling and looking at cards (CR 121, 701.9, 701.17)."""

from rulings.abilities.events.moving import Discards, Draws, DrawsSeveral, Mills, RevealsDrawn
from rulings.abilities.events.turns import Does
from rulings.abilities.filters.filter import Filter
from rulings.abilities.vocabulary import Step, Zone
from rulings.kernel.questions import finding, matching, numbers
from rulings.kernel.questions.patterns import fits_slot, is_player, matches, occurrences_of_objects
from rulings.kernel.state import events as e
from rulings.kernel.state import proposals as pr
from rulings.kernel.state.context import Context
from rulings.kernel.state.view import View, known


@matches(Draws, e.CardDrawn)
def _draws(view: View, context: Context, pattern: Draws, event: e.CardDrawn) -> tuple[e.CardDrawn, ...]:
    if not is_player(view, context, pattern.who, event.player):
        return ()
    if pattern.nth is not None and event.nth_this_turn != pattern.nth:
        return ()
    if pattern.except_first and event.first_in_draw_step:
        return ()
    return (event,)


@matches(Draws, pr.ProposedDraw)
def _would_draw(view: View, context: Context, pattern: Draws, event: pr.ProposedDraw) -> tuple[pr.ProposedDraw, ...]:
    if not is_player(view, context, pattern.who, event.player):
        return ()
    if pattern.except_first and _is_first_in_draw_step(view, event):
        return ()
    if pattern.nth is not None:
        drawn = sum(isinstance(h, e.CardDrawn) and h.player == event.player for h in view.state.history)
        if drawn + 1 != pattern.nth:
            return ()
    return (event,)


def _is_first_in_draw_step(view: View, event: pr.ProposedDraw) -> bool:
    """It would be the first card that the player draws in their draw step, whatever has them draw it."""
    turn = view.state.turn
    return (
        turn.step is Step.DRAW
        and turn.active == event.player
        and not any(
            isinstance(h, e.CardDrawn) and h.player == event.player and h.first_in_draw_step for h in view.state.history
        )
    )


@matches(Discards, e.CardDiscarded)
def _discards(view: View, context: Context, pattern: Discards, event: e.CardDiscarded) -> tuple[e.CardDiscarded, ...]:
    if not is_player(view, context, pattern.who, event.player):
        return ()
    if pattern.by_effect_of is not None and not is_player(view, context, pattern.by_effect_of, event.by_player):
        return ()
    if pattern.first_each_turn and _discarded_before(view, event):
        return ()
    if isinstance(pattern.what, Filter):
        if pattern.what.predicates and known(view, event.object).zone is Zone.LIBRARY:
            # Put there without being revealed: what it is is undefined (CR 701.9c).
            return ()
        return (event,) if matching.fits_facts(view, context, event.object, pattern.what) else ()
    if pattern.what is not None:
        found = finding.find_recipients(view, context, pattern.what)
        return (event,) if event.object in found or event.old in found else ()
    return (event,)


def _discarded_before(view: View, event: e.CardDiscarded) -> bool:
    """Whether the player discarded at an earlier time this turn."""
    return any(
        isinstance(h, e.CardDiscarded) and h.player == event.player and h.group != event.group
        for h in view.state.history
    )


@matches(Discards, pr.ProposedDiscard)
def _would_discard(
    view: View, context: Context, pattern: Discards, event: pr.ProposedDiscard
) -> tuple[pr.ProposedDiscard, ...]:
    if not is_player(view, context, pattern.who, event.player):
        return ()
    if pattern.by_effect_of is not None and not is_player(view, context, pattern.by_effect_of, event.by_player):
        return ()
    if pattern.by_effect and (event.by is None or event.as_cost):
        return ()
    if isinstance(pattern.what, Filter):
        return (event,) if matching.fits_facts(view, context, event.object, pattern.what) else ()
    return (event,) if fits_slot(view, context, pattern.what, event.object) else ()


@matches(Mills, e.CardsMilled)
def _mills(view: View, context: Context, pattern: Mills, event: e.CardsMilled) -> tuple[e.CardsMilled, ...]:
    if not is_player(view, context, pattern.who, event.player):
        return ()
    return occurrences_of_objects(view, context, event, pattern.what, batch=pattern.batch)


@matches(Mills, pr.ProposedMill)
def _would_mill(view: View, context: Context, pattern: Mills, event: pr.ProposedMill) -> tuple[pr.ProposedMill, ...]:
    return (event,) if event.amount > 0 and is_player(view, context, pattern.who, event.player) else ()


@matches(Does, pr.ProposedLook)
def _would_look(view: View, context: Context, pattern: Does, event: pr.ProposedLook) -> tuple[pr.ProposedLook, ...]:
    return (event,) if event.verb == pattern.verb and is_player(view, context, pattern.who, event.player) else ()


@matches(DrawsSeveral, pr.ProposedDraws)
def _would_draw_several(
    view: View, context: Context, pattern: DrawsSeveral, event: pr.ProposedDraws
) -> tuple[pr.ProposedDraws, ...]:
    is_his = is_player(view, context, pattern.who, event.player)
    return (event,) if is_his and event.amount >= numbers.count(view, context, pattern.minimum) else ()


@matches(RevealsDrawn, e.Revealed)
def _reveals_drawn(view: View, context: Context, pattern: RevealsDrawn, event: e.Revealed) -> tuple[e.Revealed, ...]:
    if event.by is None or event.by != context.source:
        return ()
    return (event,) if all(fits_slot(view, context, pattern.card, i) for i in event.objects) else ()
