"""Events of casting, activating, copying and targeting (CR 601.2i, 602.2, 603.2, 115)."""

from rulings.abilities.events.moving import PlaysLand
from rulings.abilities.events.spells import ActivatesAbility, BecomesTarget, CastsSpell, ThisCast
from rulings.abilities.vocabulary import Kind
from rulings.kernel import events as e
from rulings.kernel import matching
from rulings.kernel.context import Context
from rulings.kernel.patterns import fits_slot, is_player, matches
from rulings.kernel.view import View, known


@matches(CastsSpell, e.SpellCast)
def _casts(view: View, context: Context, pattern: CastsSpell, event: e.SpellCast) -> tuple[e.SpellCast, ...]:
    if not is_player(view, context, pattern.who, event.player):
        return ()
    if pattern.from_zone is not None and event.origin is not pattern.from_zone:
        return ()
    if pattern.not_from is not None and event.origin is pattern.not_from:
        return ()
    if pattern.during is not None and not is_player(view, context, pattern.during, view.state.turn.active):
        return ()
    if not matching.fits_facts(view, context, event.object, pattern.spell):
        return ()
    definition = known(view, event.object).definition
    if pattern.spell.kind is Kind.CARD and (definition is None or definition.is_token):
        # "Casts a card": a copy of a card is cast too, but is none.
        return ()
    if pattern.nth is not None:
        nth = sum(
            1
            for h in view.state.history
            if isinstance(h, e.SpellCast)
            and h.player == event.player
            and matching.fits_facts(view, context, h.object, pattern.spell)
        )
        if nth != pattern.nth:
            return ()
    return (event,)


@matches(CastsSpell, e.SpellCopied)
def _copies(view: View, context: Context, pattern: CastsSpell, event: e.SpellCopied) -> tuple[e.SpellCopied, ...]:
    if not pattern.also_copy or not is_player(view, context, pattern.who, event.player):
        return ()
    return (event,) if matching.fits(view, context, event.object, pattern.spell) else ()


@matches(ThisCast, e.SpellCast)
def _this_cast(view: View, context: Context, pattern: ThisCast, event: e.SpellCast) -> tuple[e.SpellCast, ...]:
    return (event,) if event.object == context.source else ()


@matches(ActivatesAbility, e.AbilityActivated)
def _activates(
    view: View, context: Context, pattern: ActivatesAbility, event: e.AbilityActivated
) -> tuple[e.AbilityActivated, ...]:
    if not is_player(view, context, pattern.who, event.player) or (pattern.not_mana and event.is_mana):
        return ()
    if pattern.kind is not None and event.keyword != pattern.kind:
        return ()
    return (event,) if fits_slot(view, context, pattern.of, event.source) else ()


@matches(BecomesTarget, e.BecameTarget)
def _becomes_target(
    view: View, context: Context, pattern: BecomesTarget, event: e.BecameTarget
) -> tuple[e.BecameTarget, ...]:
    if not fits_slot(view, context, pattern.object, event.object):
        return ()
    if not matching.fits(view, context, event.by, pattern.of):
        return ()
    if pattern.first_each_turn:
        times = sum(isinstance(h, e.BecameTarget) and h.object == event.object for h in view.state.history)
        if times > 1:
            return ()
    return (event,)


@matches(PlaysLand, e.LandPlayed)
def _plays_land(view: View, context: Context, pattern: PlaysLand, event: e.LandPlayed) -> tuple[e.LandPlayed, ...]:
    if not is_player(view, context, pattern.who, event.player):
        return ()
    return (event,) if fits_slot(view, context, pattern.land, event.object) else ()
