"""Whether an event (or what would happen) fits a pattern (CR 603.2, 614.1).

A matcher returns the occurrences: the event itself, or for an event about several objects one narrowed event for each
that fits, since an ability triggers once for each (CR 603.2c).
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rulings.abilities import patterns as p
from rulings.abilities.event_while import EventWhile
from rulings.abilities.filters import Filter
from rulings.abilities.node import Node
from rulings.abilities.players import AnyPlayer, Opponent, PlayerRef
from rulings.abilities.references import OneOf, Several, This
from rulings.abilities.vocabulary import Kind, Step, Zone
from rulings.kernel import events as e
from rulings.kernel import finding, matching
from rulings.kernel import proposals as pr
from rulings.kernel.context import Context
from rulings.kernel.ids import ObjectId, PlayerId, Recipient
from rulings.kernel.numbers import signed
from rulings.kernel.objects import GameObject
from rulings.kernel.view import View, known

Matcher = Callable[[View, Context, Any, Any], tuple[Any, ...]]
_MATCHERS: dict[tuple[type[p.EventPattern], type[Any]], Matcher] = {}
_PATTERNS_OF: dict[type[Any], set[type[p.EventPattern]]] = {}


def matches(pattern: type[p.EventPattern], *events: type[Any]) -> Callable[[Matcher], Matcher]:
    """Declares the function that matches a kind of pattern with kinds of events or proposals."""

    def register(function: Matcher) -> Matcher:
        for event in events:
            _MATCHERS[pattern, event] = function
            _PATTERNS_OF.setdefault(event, set()).add(pattern)
        return function

    return register


def is_known_pattern(pattern: p.EventPattern) -> bool:
    """The kernel can tell when this happens."""
    if isinstance(pattern, p.AnyOfEvents):
        return all(is_known_pattern(o) for o in pattern.options)
    if isinstance(pattern, p.FirstEachTurn | EventWhile):
        return is_known_pattern(pattern.event)
    return isinstance(pattern, p.StateBecomes) or any(kind is type(pattern) for kind, _ in _MATCHERS)


def can_match(pattern: p.EventPattern, event: type[Any]) -> bool:
    """Whether events of this kind can ever fit the pattern: a cheap test before looking closer."""
    if isinstance(pattern, p.AnyOfEvents):
        return any(can_match(o, event) for o in pattern.options)
    if isinstance(pattern, p.FirstEachTurn | EventWhile):
        return can_match(pattern.event, event)
    return type(pattern) in _PATTERNS_OF.get(event, ())


def occurrences(view: View, context: Context, pattern: p.EventPattern, event: Any) -> tuple[Any, ...]:
    """The times that the event fits the pattern: none, or one or more (narrowed) events."""
    if isinstance(pattern, p.AnyOfEvents):
        for option in pattern.options:
            found = occurrences(view, context, option, event)
            if found:
                return found
        return ()
    if isinstance(pattern, p.FirstEachTurn):
        found = occurrences(view, context, pattern.event, event)
        return found[:1] if found and _is_first(view, context, pattern.event, event) else ()
    if isinstance(pattern, EventWhile):
        from rulings.kernel.truth import holds

        return occurrences(view, context, pattern.event, event) if holds(view, context, pattern.condition) else ()
    matcher = _MATCHERS.get((type(pattern), type(event)))
    return matcher(view, context, pattern, event) if matcher is not None else ()


def _is_first(view: View, context: Context, pattern: p.EventPattern, event: Any) -> bool:
    """No event before this one in the turn fitted, also none that happened at the same time and is noted first."""
    for earlier in view.state.history:
        if earlier == event:
            return True
        if occurrences(view, context, pattern, earlier):
            return False
    return True


def fits_slot(view: View, context: Context, slot: Node | None, thing: Recipient | None) -> bool:
    """Whether an object or player fits a pattern's slot: a filter, a reference, or nothing in particular."""
    if slot is None:
        return True
    if thing is None:
        return False
    if isinstance(slot, PlayerRef):
        return thing in finding.matching_players(view, context, slot)
    if isinstance(slot, Filter):
        if isinstance(thing, str):
            return False
        if slot.kind is Kind.PERMANENT and known(view, ObjectId(thing)).zone is not Zone.BATTLEFIELD:
            return False
        if slot.kind is Kind.SPELL and not _is_spell(view, ObjectId(thing)):
            return False
        return matching.fits_facts(view, context, ObjectId(thing), slot)
    if isinstance(slot, (OneOf, Several)):
        return any(fits_slot(view, context, part, thing) for part in slot.parts)
    return thing in finding.find_recipients(view, context, slot)


def _is_spell(view: View, object_id: ObjectId) -> bool:
    record = known(view, object_id).stack
    return record is not None and record.kind == "spell"


def is_player(view: View, context: Context, who: PlayerRef, player: PlayerId | None) -> bool:
    """Whether a player fits "you", "an opponent", "a player"."""
    if isinstance(who, AnyPlayer):
        return player is not None
    return player is not None and player in finding.matching_players(view, context, who)


def is_from_anywhere(pattern: p.Moves) -> bool:
    """ "Put into a graveyard from anywhere" is never about leaving the battlefield: it looks at the card where it went
    (CR 603.6c)."""
    if pattern.origin is not None or pattern.destination is not Zone.GRAVEYARD:
        return False
    return not (isinstance(pattern.object, Filter) and pattern.object.kind is Kind.PERMANENT)


@matches(p.Moves, e.ZoneChanged)
def _moves(view: View, context: Context, pattern: p.Moves, event: e.ZoneChanged) -> tuple[Any, ...]:
    if pattern.origin is not None and event.origin is not pattern.origin:
        return ()
    if pattern.destination is not None and event.destination is not pattern.destination:
        return ()
    if pattern.not_from is not None and event.origin is pattern.not_from:
        return ()
    if event.origin is event.destination:
        return ()
    if pattern.whose is not None and not is_player(view, context, pattern.whose, event.owner):
        return ()
    asked = event.old if event.origin is Zone.BATTLEFIELD and not is_from_anywhere(pattern) else event.new
    if pattern.cast is not None and (known(view, event.new).cast_from is not None) is not pattern.cast:
        return ()
    if pattern.tapped is not None and known(view, event.new).is_tapped is not pattern.tapped:
        return ()
    return (event,) if _moved_fits(view, context, pattern.object, event, asked) else ()


@matches(p.Moves, e.LeftGame)
def _left_the_game(view: View, context: Context, pattern: p.Moves, event: e.LeftGame) -> tuple[Any, ...]:
    """A permanent that leaves the game with its owner leaves the battlefield, for no other zone (CR 603.6c)."""
    if pattern.origin is not Zone.BATTLEFIELD or pattern.destination is not None or pattern.whose is not None:
        return ()
    if isinstance(pattern.object, Filter):
        return (event,) if matching.fits_facts(view, context, event.object, pattern.object) else ()
    return (event,) if fits_slot(view, context, pattern.object, event.object) else ()


@matches(p.Moves, e.ComponentMoved)
def _component_moved(view: View, context: Context, pattern: p.Moves, event: e.ComponentMoved) -> tuple[Any, ...]:
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


@matches(p.Moves, pr.ProposedMove)
def _would_move(view: View, context: Context, pattern: p.Moves, event: pr.ProposedMove) -> tuple[Any, ...]:
    obj = known(view, event.object)
    if pattern.origin is not None and obj.zone is not pattern.origin:
        return ()
    if pattern.destination is not None and event.destination is not pattern.destination:
        return ()
    if pattern.not_from is not None and obj.zone is pattern.not_from:
        return ()
    if obj.zone is event.destination:
        return ()
    if pattern.whose is not None and not is_player(view, context, pattern.whose, obj.owner):
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
    from rulings.kernel.entering import hypothetical
    from rulings.kernel.game import Game

    there, new = hypothetical(Game(view.state), event)
    return there, new.id


@matches(p.CastsSpell, e.SpellCast)
def _casts(view: View, context: Context, pattern: p.CastsSpell, event: e.SpellCast) -> tuple[Any, ...]:
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


@matches(p.CastsSpell, e.SpellCopied)
def _copies(view: View, context: Context, pattern: p.CastsSpell, event: e.SpellCopied) -> tuple[Any, ...]:
    if not pattern.also_copy or not is_player(view, context, pattern.who, event.player):
        return ()
    return (event,) if matching.fits(view, context, event.object, pattern.spell) else ()


@matches(p.ThisCast, e.SpellCast)
def _this_cast(view: View, context: Context, pattern: p.ThisCast, event: e.SpellCast) -> tuple[Any, ...]:
    return (event,) if event.object == context.source else ()


@matches(p.ActivatesAbility, e.AbilityActivated)
def _activates(view: View, context: Context, pattern: p.ActivatesAbility, event: e.AbilityActivated) -> tuple[Any, ...]:
    if not is_player(view, context, pattern.who, event.player) or (pattern.not_mana and event.is_mana):
        return ()
    if pattern.kind is not None and event.keyword != pattern.kind:
        return ()
    return (event,) if fits_slot(view, context, pattern.of, event.source) else ()


@matches(p.Attacks, e.AttackersDeclared)
def _attacks(view: View, context: Context, pattern: p.Attacks, event: e.AttackersDeclared) -> tuple[Any, ...]:
    if pattern.alone and len(event.attackers) != 1:
        return ()
    if pattern.with_others is not None and len(event.attackers) - 1 < pattern.with_others:
        return ()
    fitting = [
        (attacker, defender)
        for attacker, defender in event.attackers
        if fits_slot(view, context, pattern.attacker, attacker)
        and (pattern.whom is None or fits_slot(view, context, pattern.whom, defender))
    ]
    if not fitting:
        return ()
    if pattern.batch and isinstance(pattern.whom, AnyPlayer | Opponent):
        # "One or more of them attack a player": once for each player that they attack (CR 603.2c).
        groups = [tuple(pair for pair in fitting if pair[1] == one) for one in dict.fromkeys(d for _, d in fitting)]
        return tuple(replace(event, attackers=group) for group in groups)
    if pattern.batch:
        return (replace(event, attackers=tuple(fitting)),)
    return tuple(replace(event, attackers=(pair,)) for pair in fitting)


@matches(p.PlayerAttacks, e.AttackersDeclared)
def _player_attacks(
    view: View, context: Context, pattern: p.PlayerAttacks, event: e.AttackersDeclared
) -> tuple[Any, ...]:
    if not event.attackers or not is_player(view, context, pattern.who, event.player):
        return ()
    fitting = tuple(
        (attacker, defender)
        for attacker, defender in event.attackers
        if (pattern.attackers is None or matching.fits(view, context, attacker, pattern.attackers))
        and (pattern.whom is None or fits_slot(view, context, pattern.whom, defender))
    )
    if isinstance(pattern.whom, Filter):
        # One event for each permanent that is attacked (CR 508.3b).
        attacked = dict.fromkeys(defender for _, defender in fitting)
        groups = [tuple(pair for pair in fitting if pair[1] == one) for one in attacked]
        return tuple(replace(event, attackers=group) for group in groups if len(group) >= pattern.minimum)
    return (replace(event, attackers=fitting),) if len(fitting) >= pattern.minimum else ()


@matches(p.Blocks, e.BlockersDeclared)
def _blocks(view: View, context: Context, pattern: p.Blocks, event: e.BlockersDeclared) -> tuple[Any, ...]:
    pairs = [
        (blocker, attacker)
        for blocker, attacker in event.blockers
        if fits_slot(view, context, pattern.blocker, blocker)
        and (pattern.blocked is None or fits_slot(view, context, pattern.blocked, attacker))
    ]
    event = replace(event, seen_from="blocker")
    if pattern.blocked is not None:
        return tuple(replace(event, blockers=(pair,)) for pair in pairs)
    by_blocker: dict[ObjectId, list[tuple[ObjectId, ObjectId]]] = {}
    for pair in pairs:
        by_blocker.setdefault(pair[0], []).append(pair)
    return tuple(replace(event, blockers=tuple(group)) for group in by_blocker.values())


@matches(p.BecomesBlocked, e.BlockersDeclared)
def _becomes_blocked(
    view: View, context: Context, pattern: p.BecomesBlocked, event: e.BlockersDeclared
) -> tuple[Any, ...]:
    event = replace(event, seen_from="attacker", blockers=event.blockers + event.by_band, by_band=())
    if pattern.by is None:
        return tuple(
            replace(event, newly_blocked=(i,), blockers=tuple(x for x in event.blockers if x[1] == i))
            for i in event.newly_blocked
            if fits_slot(view, context, pattern.attacker, i)
        )
    return tuple(
        replace(event, blockers=(pair,), newly_blocked=(pair[1],))
        for pair in event.blockers
        if fits_slot(view, context, pattern.attacker, pair[1]) and fits_slot(view, context, pattern.by, pair[0])
    )


@matches(p.AttacksUnblocked, e.BlockersDeclared)
def _unblocked(view: View, context: Context, pattern: p.AttacksUnblocked, event: e.BlockersDeclared) -> tuple[Any, ...]:
    return tuple(
        replace(event, unblocked=(i,), blockers=(), newly_blocked=(), seen_from="unblocked")
        for i in event.unblocked
        if fits_slot(view, context, pattern.attacker, i)
    )


@matches(p.DealsDamage, e.DamageDealt)
@matches(p.DealsDamage, pr.ProposedDamage)
def _deals_damage(view: View, context: Context, pattern: p.DealsDamage, event: Any) -> tuple[Any, ...]:
    if event.amount <= 0 or (pattern.combat is not None and event.is_combat is not pattern.combat):
        return ()
    if pattern.exactly is not None and event.amount != signed(view, context, pattern.exactly):
        return ()
    if not fits_slot(view, context, pattern.source, event.source):
        return ()
    return (event,) if fits_slot(view, context, pattern.to, event.to) else ()


@matches(p.IsDealtDamage, e.DamageDealt)
@matches(p.IsDealtDamage, pr.ProposedDamage)
def _is_dealt(view: View, context: Context, pattern: p.IsDealtDamage, event: Any) -> tuple[Any, ...]:
    if event.amount <= 0 or (pattern.combat is not None and event.is_combat is not pattern.combat):
        return ()
    if not fits_slot(view, context, pattern.to, event.to):
        return ()
    return (event,) if fits_slot(view, context, pattern.by, event.source) else ()


@matches(p.BeginningOf, e.StepBegan)
def _beginning(view: View, context: Context, pattern: p.BeginningOf, event: e.StepBegan) -> tuple[Any, ...]:
    if event.step != pattern.step.value:
        return ()
    return (event,) if is_player(view, context, pattern.whose, event.player) else ()


@matches(p.EndOfCombat, e.StepBegan)
def _end_of_combat(view: View, context: Context, pattern: p.EndOfCombat, event: e.StepBegan) -> tuple[Any, ...]:
    return (event,) if event.step == "end_combat" else ()


@matches(p.Draws, e.CardDrawn)
def _draws(view: View, context: Context, pattern: p.Draws, event: e.CardDrawn) -> tuple[Any, ...]:
    if not is_player(view, context, pattern.who, event.player):
        return ()
    if pattern.nth is not None and event.nth_this_turn != pattern.nth:
        return ()
    if pattern.except_first and event.first_in_draw_step:
        return ()
    return (event,)


@matches(p.Draws, pr.ProposedDraw)
def _would_draw(view: View, context: Context, pattern: p.Draws, event: pr.ProposedDraw) -> tuple[Any, ...]:
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


@matches(p.Discards, e.CardDiscarded)
def _discards(view: View, context: Context, pattern: p.Discards, event: e.CardDiscarded) -> tuple[Any, ...]:
    if not is_player(view, context, pattern.who, event.player):
        return ()
    if pattern.by_effect_of is not None and not is_player(view, context, pattern.by_effect_of, event.by_player):
        return ()
    if pattern.first_each_turn and _discarded_before(view, event):
        return ()
    if isinstance(pattern.what, Filter):
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


@matches(p.Discards, pr.ProposedDiscard)
def _would_discard(view: View, context: Context, pattern: p.Discards, event: pr.ProposedDiscard) -> tuple[Any, ...]:
    if not is_player(view, context, pattern.who, event.player):
        return ()
    if pattern.by_effect_of is not None and not is_player(view, context, pattern.by_effect_of, event.by_player):
        return ()
    if isinstance(pattern.what, Filter):
        return (event,) if matching.fits_facts(view, context, event.object, pattern.what) else ()
    return (event,) if fits_slot(view, context, pattern.what, event.object) else ()


@matches(p.Sacrifices, e.PermanentSacrificed)
def _sacrifices(view: View, context: Context, pattern: p.Sacrifices, event: e.PermanentSacrificed) -> tuple[Any, ...]:
    if not is_player(view, context, pattern.who, event.player):
        return ()
    return (event,) if fits_slot(view, context, pattern.what, event.old) else ()


@matches(p.GainsLife, e.LifeGained)
@matches(p.GainsLife, pr.ProposedLifeGain)
@matches(p.LosesLife, e.LifeLost)
@matches(p.LosesLife, pr.ProposedLifeLoss)
def _life(view: View, context: Context, pattern: Any, event: Any) -> tuple[Any, ...]:
    return (event,) if event.amount > 0 and is_player(view, context, pattern.who, event.player) else ()


@matches(p.DamageLowersLife, pr.ProposedLifeLoss)
def _damage_lowers(
    view: View, context: Context, pattern: p.DamageLowersLife, event: pr.ProposedLifeLoss
) -> tuple[Any, ...]:
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


@matches(p.Mills, e.CardsMilled)
def _mills(view: View, context: Context, pattern: p.Mills, event: e.CardsMilled) -> tuple[Any, ...]:
    if not is_player(view, context, pattern.who, event.player):
        return ()
    fitting = tuple(
        i for i in event.objects if pattern.what is None or matching.fits_facts(view, context, i, pattern.what)
    )
    if not fitting:
        return ()
    if pattern.batch:
        return (replace(event, objects=fitting),)
    return tuple(replace(event, objects=(i,)) for i in fitting)


@matches(p.Mills, pr.ProposedMill)
def _would_mill(view: View, context: Context, pattern: p.Mills, event: pr.ProposedMill) -> tuple[Any, ...]:
    return (event,) if event.amount > 0 and is_player(view, context, pattern.who, event.player) else ()


@matches(p.BecomesTapped, e.Tapped)
def _becomes_tapped(view: View, context: Context, pattern: p.BecomesTapped, event: e.Tapped) -> tuple[Any, ...]:
    if pattern.for_mana or not fits_slot(view, context, pattern.object, event.object):
        return ()
    if pattern.who is not None and not is_player(view, context, pattern.who, event.player):
        return ()
    return (event,)


@matches(p.BecomesTapped, e.ManaAdded)
def _tapped_for_mana(view: View, context: Context, pattern: p.BecomesTapped, event: e.ManaAdded) -> tuple[Any, ...]:
    if not pattern.for_mana or not event.tapped or event.source is None:
        return ()
    if pattern.who is not None and not is_player(view, context, pattern.who, event.player):
        return ()
    return (event,) if fits_slot(view, context, pattern.object, event.source) else ()


@matches(p.BecomesUntapped, e.Untapped)
@matches(p.BecomesUntapped, pr.ProposedUntap)
def _becomes_untapped(view: View, context: Context, pattern: p.BecomesUntapped, event: Any) -> tuple[Any, ...]:
    return (event,) if fits_slot(view, context, pattern.object, event.object) else ()


@matches(p.BecomesTarget, e.BecameTarget)
def _becomes_target(view: View, context: Context, pattern: p.BecomesTarget, event: e.BecameTarget) -> tuple[Any, ...]:
    if not fits_slot(view, context, pattern.object, event.object):
        return ()
    if not matching.fits(view, context, event.by, pattern.of):
        return ()
    if pattern.first_each_turn:
        times = sum(isinstance(h, e.BecameTarget) and h.object == event.object for h in view.state.history)
        if times > 1:
            return ()
    return (event,)


@matches(p.CountersPutOn, e.CountersPut)
def _counters_put(view: View, context: Context, pattern: p.CountersPutOn, event: e.CountersPut) -> tuple[Any, ...]:
    if not _counter_fits(view, context, pattern, event):
        return ()
    if pattern.nth is not None:
        return (event,) if event.before < pattern.nth <= event.before + event.amount else ()
    if pattern.batch:
        return (event,)
    return tuple(replace(event, amount=1) for _ in range(event.amount))


@matches(p.CountersPutOn, pr.ProposedCounters)
def _counters_would_be_put(
    view: View, context: Context, pattern: p.CountersPutOn, event: pr.ProposedCounters
) -> tuple[Any, ...]:
    if event.entering is None:
        return (event,) if _counter_fits(view, context, pattern, event) else ()
    # What the permanent would be decides, not the card in the zone that it comes from (CR 614.12).
    there, new = event.entering
    if isinstance(pattern.on, This):
        return (event,) if _counter_fits(view, context, pattern, event) else ()
    return (event,) if _counter_fits(there, context, pattern, replace(event, on=new)) else ()


def _counter_fits(view: View, context: Context, pattern: p.CountersPutOn, event: Any) -> bool:
    if event.amount <= 0 or (pattern.kind is not None and event.kind != pattern.kind):
        return False
    if pattern.by_effect and not (isinstance(event, pr.ProposedCounters) and event.by_effect):
        return False
    if pattern.who is not None and not is_player(view, context, pattern.who, event.by_player):
        return False
    return fits_slot(view, context, pattern.on, event.on)


@matches(p.CountersRemovedFrom, e.CountersRemoved)
def _counters_removed(
    view: View, context: Context, pattern: p.CountersRemovedFrom, event: e.CountersRemoved
) -> tuple[Any, ...]:
    if pattern.kind is not None and event.kind != pattern.kind:
        return ()
    if pattern.last and event.left > 0:
        return ()
    return (event,) if fits_slot(view, context, pattern.source, event.source) else ()


@matches(p.BecomesAttached, e.Attached)
def _becomes_attached(view: View, context: Context, pattern: p.BecomesAttached, event: e.Attached) -> tuple[Any, ...]:
    if pattern.un or not fits_slot(view, context, pattern.object, event.object):
        return ()
    return (event,) if fits_slot(view, context, pattern.to, event.to) else ()


@matches(p.BecomesAttached, e.Unattached)
def _becomes_unattached(
    view: View, context: Context, pattern: p.BecomesAttached, event: e.Unattached
) -> tuple[Any, ...]:
    if not pattern.un or not fits_slot(view, context, pattern.object, event.object):
        return ()
    return (event,) if fits_slot(view, context, pattern.to, event.before) else ()


@matches(p.TurnedFaceUp, e.StatusChanged)
def _turned_up(view: View, context: Context, pattern: p.TurnedFaceUp, event: e.StatusChanged) -> tuple[Any, ...]:
    return (event,) if event.what == "face up" and fits_slot(view, context, pattern.object, event.object) else ()


@matches(p.Transforms, e.StatusChanged)
def _transforms(view: View, context: Context, pattern: p.Transforms, event: e.StatusChanged) -> tuple[Any, ...]:
    if event.what not in ("transform", "convert") or not fits_slot(view, context, pattern.object, event.object):
        return ()
    return (event,) if pattern.into is None or event.value == pattern.into else ()


@matches(p.PlaysLand, e.LandPlayed)
def _plays_land(view: View, context: Context, pattern: p.PlaysLand, event: e.LandPlayed) -> tuple[Any, ...]:
    if not is_player(view, context, pattern.who, event.player):
        return ()
    return (event,) if fits_slot(view, context, pattern.land, event.object) else ()


@matches(p.Does, e.PlayerDid)
def _does(view: View, context: Context, pattern: p.Does, event: e.PlayerDid) -> tuple[Any, ...]:
    # "Explores a land card": the verb with what was explored.
    if pattern.verb not in (event.verb, f"{event.verb} {event.value}"):
        return ()
    if not is_player(view, context, pattern.who, event.player):
        return ()
    if pattern.number is not None and event.number != signed(view, context, pattern.number):
        return ()
    return (event,) if fits_slot(view, context, pattern.what, event.object) else ()


@matches(p.Does, e.Scried)
@matches(p.Does, e.Surveiled)
@matches(p.Does, e.Searched)
@matches(p.Does, e.Shuffled)
def _does_named(view: View, context: Context, pattern: p.Does, event: Any) -> tuple[Any, ...]:
    verbs = {e.Scried: "scry", e.Surveiled: "surveil", e.Searched: "search", e.Shuffled: "shuffle"}
    if pattern.verb == "scry or surveil" and type(event) in (e.Scried, e.Surveiled):
        pass
    elif verbs[type(event)] != pattern.verb:
        return ()
    if not is_player(view, context, pattern.who, event.player):
        return ()
    if pattern.first_each_turn:
        kinds = (e.Scried, e.Surveiled) if pattern.verb == "scry or surveil" else (type(event),)
        if sum(isinstance(h, kinds) and getattr(h, "player", None) == event.player for h in view.state.history) > 1:
            return ()
    return (event,)


@matches(p.Does, e.StatusChanged)
def _status_does(view: View, context: Context, pattern: p.Does, event: e.StatusChanged) -> tuple[Any, ...]:
    if event.what != pattern.verb:
        return ()
    if event.player is not None and not is_player(view, context, pattern.who, event.player):
        return ()
    return (event,) if fits_slot(view, context, pattern.what, event.object) else ()


@matches(p.Does, pr.ProposedLook)
def _would_look(view: View, context: Context, pattern: p.Does, event: pr.ProposedLook) -> tuple[Any, ...]:
    return (event,) if event.verb == pattern.verb and is_player(view, context, pattern.who, event.player) else ()


@matches(p.TokenCreated, e.TokensCreated)
def _tokens_created(view: View, context: Context, pattern: p.TokenCreated, event: e.TokensCreated) -> tuple[Any, ...]:
    if not is_player(view, context, pattern.who, event.player):
        return ()
    fitting = tuple(
        i for i in event.objects if pattern.token is None or matching.fits_facts(view, context, i, pattern.token)
    )
    if not fitting:
        return ()
    if pattern.batch:
        return (replace(event, objects=fitting),)
    return tuple(replace(event, objects=(i,)) for i in fitting)


@matches(p.ManaProduced, e.ManaAdded)
@matches(p.ManaProduced, pr.ProposedMana)
def _mana_produced(view: View, context: Context, pattern: p.ManaProduced, event: Any) -> tuple[Any, ...]:
    if not event.tapped or event.source is None or not is_player(view, context, pattern.who, event.player):
        return ()
    if len(event.types) < pattern.minimum:
        return ()
    if pattern.symbol is not None and pattern.symbol.strip("{}") not in event.types:
        return ()
    return (event,) if fits_slot(view, context, pattern.source, event.source) else ()


@matches(p.LosesGame, e.PlayerLost)
@matches(p.LosesGame, pr.ProposedLoss)
def _loses_game(view: View, context: Context, pattern: p.LosesGame, event: Any) -> tuple[Any, ...]:
    return (event,) if is_player(view, context, pattern.who, event.player) else ()


@matches(p.GainsControl, e.ControlChanged)
def _gains_control(view: View, context: Context, pattern: p.GainsControl, event: e.ControlChanged) -> tuple[Any, ...]:
    player = event.before if pattern.lose else event.after
    if not is_player(view, context, pattern.who, player):
        return ()
    return (event,) if fits_slot(view, context, pattern.object, event.object) else ()


@matches(p.TokenCreated, pr.ProposedTokens)
def _tokens_would_be_created(
    view: View, context: Context, pattern: p.TokenCreated, event: pr.ProposedTokens
) -> tuple[Any, ...]:
    if pattern.token is not None and pattern.token.predicates:
        # Which token would come is looked at in the proposal itself.
        from rulings.kernel.token_matching import token_fits

        if not any(token_fits(view, context, face, pattern.token) for _, face in event.tokens):
            return ()
    return (event,) if event.tokens and is_player(view, context, pattern.who, event.player) else ()
