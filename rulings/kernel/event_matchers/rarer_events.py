"""Damage to the one target of a spell, exile from several zones, spells paid for with mana of one source (CR 603.2)."""

from dataclasses import fields

from rulings.abilities.events.damage_and_life import DamagesItsTarget, DealsDamage
from rulings.abilities.events.event import EventPattern
from rulings.abilities.events.moving import DrawsSeveral, Moves, MovesFromEither, PlaysLand, PlaysLandFrom, RevealsDrawn
from rulings.abilities.events.spells import CastsSpell, CastsWithManaOf, CountersSpell
from rulings.kernel import events as e
from rulings.kernel import finding, numbers
from rulings.kernel import proposals as pr
from rulings.kernel.context import Context
from rulings.kernel.patterns import fits_slot, is_player, matches, occurrences
from rulings.kernel.view import View, known


def plain(pattern: EventPattern, kind: type[EventPattern]) -> EventPattern:
    """The common event with the same slots."""
    return kind(**{one.name: getattr(pattern, one.name) for one in fields(kind) if one.init and one.name != "wording"})


@matches(DamagesItsTarget, e.DamageDealt)
def _damages_its_target(
    view: View, context: Context, pattern: DamagesItsTarget, event: e.DamageDealt
) -> tuple[e.DamageDealt, ...]:
    """The spell is on the stack while it deals damage, with the targets that it has."""
    record = known(view, event.source).stack
    if record is None or [one for slot in record.targets for one in slot] != [event.to]:
        return ()
    return occurrences(view, context, plain(pattern, DealsDamage), event)


@matches(PlaysLandFrom, e.LandPlayed)
def _plays_land_from(
    view: View, context: Context, pattern: PlaysLandFrom, event: e.LandPlayed
) -> tuple[e.LandPlayed, ...]:
    came = next(
        (h for h in reversed(view.state.history) if isinstance(h, e.ZoneChanged) and h.new == event.object), None
    )
    is_from_there = came is not None and came.origin is pattern.zone
    return occurrences(view, context, plain(pattern, PlaysLand), event) if is_from_there else ()


@matches(DrawsSeveral, pr.ProposedDraws)
def _would_draw_several(
    view: View, context: Context, pattern: DrawsSeveral, event: pr.ProposedDraws
) -> tuple[pr.ProposedDraws, ...]:
    is_his = is_player(view, context, pattern.who, event.player)
    return (event,) if is_his and event.amount >= numbers.count(view, context, pattern.minimum) else ()


@matches(MovesFromEither, e.ZoneChanged)
def _moves_from_either(
    view: View, context: Context, pattern: MovesFromEither, event: e.ZoneChanged
) -> tuple[e.ZoneChanged, ...]:
    return occurrences(view, context, plain(pattern, Moves), event) if event.origin in pattern.origins else ()


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


@matches(RevealsDrawn, e.Revealed)
def _reveals_drawn(view: View, context: Context, pattern: RevealsDrawn, event: e.Revealed) -> tuple[e.Revealed, ...]:
    if event.by is None or event.by != context.source:
        return ()
    return (event,) if all(fits_slot(view, context, pattern.card, i) for i in event.objects) else ()
