"""Events of casting, activating, copying and targeting (CR 601.2i, 602.2, 603.2, 115)."""

from rulings.abilities.events.moving import PlaysLand, PlaysLandFrom
from rulings.abilities.events.spells import (
    ActivatesAbility,
    BecomesTarget,
    CastsSpell,
    CastsWithManaOf,
    CountersSpell,
    ThisCast,
)
from rulings.abilities.vocabulary import Kind
from rulings.kernel.questions import finding, matching
from rulings.kernel.questions.patterns import fits_slot, is_player, matches, occurrences, plain
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.view import View, known


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


@matches(PlaysLandFrom, e.LandPlayed)
def _plays_land_from(
    view: View, context: Context, pattern: PlaysLandFrom, event: e.LandPlayed
) -> tuple[e.LandPlayed, ...]:
    came = next(
        (h for h in reversed(view.state.history) if isinstance(h, e.ZoneChanged) and h.new == event.object), None
    )
    is_from_there = came is not None and came.origin is pattern.zone
    return occurrences(view, context, plain(pattern, PlaysLand), event) if is_from_there else ()


@matches(CastsWithManaOf, e.SpellCast)
def _casts_with_mana_of(
    view: View, context: Context, pattern: CastsWithManaOf, event: e.SpellCast
) -> tuple[e.SpellCast, ...]:
    record = known(view, event.object).stack
    sources = finding.find_objects(view, context, pattern.using)
    if record is None or not any(mana.source in sources for mana in record.payment.spent):
        return ()
    return occurrences(view, context, plain(pattern, CastsSpell), event)


@matches(CountersSpell, e.Countered)
def _counters_spell(
    view: View, context: Context, pattern: CountersSpell, event: e.Countered
) -> tuple[e.Countered, ...]:
    is_by = event.by_player is not None and is_player(view, context, pattern.who, event.by_player)
    return (event,) if event.was_spell and is_by else ()
