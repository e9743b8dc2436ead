"""Events of damage and life, and of losing the game (CR 119.9, 120.3, 104.3)."""

from rulings.abilities.events.damage_and_life import (
    DamageLowersLife,
    DamagesItsTarget,
    DealsDamage,
    GainsLife,
    IsDealtDamage,
    LosesGame,
    LosesLife,
    PaysLife,
)
from rulings.kernel.questions import finding
from rulings.kernel.questions.numbers import signed
from rulings.kernel.questions.patterns import fits_slot, is_player, matches, occurrences, plain
from rulings.kernel.state import events as e
from rulings.kernel.state import proposals as pr
from rulings.kernel.state.context import Context
from rulings.kernel.state.view import View, known


@matches(DealsDamage, e.DamageDealt, pr.ProposedDamage)
def _deals_damage(
    view: View, context: Context, pattern: DealsDamage, event: e.DamageDealt | pr.ProposedDamage
) -> tuple[e.DamageDealt | pr.ProposedDamage, ...]:
    if event.amount <= 0 or (pattern.combat is not None and event.is_combat is not pattern.combat):
        return ()
    if pattern.exactly is not None and event.amount != signed(view, context, pattern.exactly):
        return ()
    if not fits_slot(view, context, pattern.source, event.source):
        return ()
    return (event,) if fits_slot(view, context, pattern.to, event.to) else ()


@matches(IsDealtDamage, e.DamageDealt, pr.ProposedDamage)
def _is_dealt(
    view: View, context: Context, pattern: IsDealtDamage, event: e.DamageDealt | pr.ProposedDamage
) -> tuple[e.DamageDealt | pr.ProposedDamage, ...]:
    if event.amount <= 0 or (pattern.combat is not None and event.is_combat is not pattern.combat):
        return ()
    if not fits_slot(view, context, pattern.to, event.to):
        return ()
    if pattern.excess and not (isinstance(event, e.DamageDealt) and event.excess):
        return ()
    return (event,) if fits_slot(view, context, pattern.by, event.source) else ()


@matches(GainsLife, e.LifeGained, pr.ProposedLifeGain)
def _gains_life(
    view: View, context: Context, pattern: GainsLife, event: e.LifeGained | pr.ProposedLifeGain
) -> tuple[e.LifeGained | pr.ProposedLifeGain, ...]:
    return (event,) if event.amount > 0 and is_player(view, context, pattern.who, event.player) else ()


@matches(LosesLife, e.LifeLost, pr.ProposedLifeLoss)
def _loses_life(
    view: View, context: Context, pattern: LosesLife, event: e.LifeLost | pr.ProposedLifeLoss
) -> tuple[e.LifeLost | pr.ProposedLifeLoss, ...]:
    return (event,) if event.amount > 0 and is_player(view, context, pattern.who, event.player) else ()


@matches(DamageLowersLife, pr.ProposedLifeLoss)
def _damage_lowers(
    view: View, context: Context, pattern: DamageLowersLife, event: pr.ProposedLifeLoss
) -> tuple[pr.ProposedLifeLoss, ...]:
    if not event.is_damage or event.amount <= 0 or not is_player(view, context, pattern.who, event.player):
        return ()
    below, life = signed(view, context, pattern.below), view.state.players[event.player].life
    # Who has less already isn't reduced "to less than": the damage reduces the total as usual.
    if not life >= below > life - event.amount:
        return ()
    if event.total_with_gains is None:
        return (event,)
    if event.total_with_gains >= below:
        # The damage event as a whole doesn't reduce the total so far (CR 120.4, its second example).
        return ()
    raise finding.UnboundReferenceError("life gained by the damage that would reduce the life total too far")


@matches(LosesGame, e.PlayerLost, pr.ProposedLoss)
def _loses_game(
    view: View, context: Context, pattern: LosesGame, event: e.PlayerLost | pr.ProposedLoss
) -> tuple[e.PlayerLost | pr.ProposedLoss, ...]:
    return (event,) if is_player(view, context, pattern.who, event.player) else ()


@matches(DamagesItsTarget, e.DamageDealt)
def _damages_its_target(
    view: View, context: Context, pattern: DamagesItsTarget, event: e.DamageDealt
) -> tuple[e.DamageDealt, ...]:
    """The spell is on the stack while it deals damage, with the targets that it has."""
    record = known(view, event.source).stack
    if record is None or [one for slot in record.targets for one in slot] != [event.to]:
        return ()
    return occurrences(view, context, plain(pattern, DealsDamage), event)


@matches(PaysLife, e.LifeLost, pr.ProposedLifeLoss)
def _pays_life(
    view: View, context: Context, pattern: PaysLife, event: e.LifeLost | pr.ProposedLifeLoss
) -> tuple[e.LifeLost | pr.ProposedLifeLoss, ...]:
    return (event,) if event.is_payment and is_player(view, context, pattern.who, event.player) else ()
