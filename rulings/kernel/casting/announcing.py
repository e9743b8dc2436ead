"""Announcements shared by spells and abilities: modes, X, division of effects, targets becoming targets (CR
601.2b-601.2d)."""

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING
from zlib import crc32

from immutables import Map

from rulings.abilities.amounts.amount import Amount, X
from rulings.abilities.costs.cost import Cost
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.damage import DealDamage
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.modal import Modal
from rulings.abilities.node import Node, walk
from rulings.abilities.players import You
from rulings.abilities.vocabulary import Zone
from rulings.cite import Citation, cite
from rulings.kernel.actions.counters import choose_number
from rulings.kernel.casting.choosing_targets import can_fill
from rulings.kernel.casting.repeated_modes import different_modes, places_of
from rulings.kernel.casting.target_slots import slot_count, slots_by_mode, unique
from rulings.kernel.questions import finding, numbers, truth
from rulings.kernel.questions.cost_symbols import has_x
from rulings.kernel.questions.target_groups import whose
from rulings.kernel.state import events as e
from rulings.kernel.state.actions import Announcement, Illegal, IllegalActionError
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play, recipient_options
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient

if TYPE_CHECKING:
    from rulings.kernel.casting.target_slots import TargetSlot
    from rulings.kernel.happening.game import Game

MODES = cite("601.2b", "mode choice")
OTHERS_CHOOSE = cite("700.2e", "decides which of those players will make the choice")
VALUE_OF_X = cite("601.2b", "announces the value of that variable")
ENTWINES = cite("702.42a", "choose all modes of this spell instead of just the number specified")
DIVIDES = cite("601.2d", "divide or distribute")
COMMITS = cite("700.13", "commits a crime")
CRIME = "commit a crime"


def mode_bounds(game: "Game", context: Context, modal: Modal, *, may_entwine: bool = False) -> tuple[int, int]:
    """How many modes are chosen at least and at most; all of them where the entwine cost may be paid (CR 702.42a)."""
    least = numbers.count(game.view, context, modal.minimum)
    most = numbers.count(game.view, context, modal.maximum)
    if modal.if_condition is not None and modal.maximum_if is not None:
        if truth.holds(game.view, context, modal.if_condition):
            most = numbers.count(game.view, context, modal.maximum_if)
    if may_entwine:
        most = len(modal.modes)
    if not modal.repeat:
        most = min(most, len(modal.modes))
    return least, most


def choose_modes(
    game: "Game",
    context: Context,
    player: PlayerId,
    effect: Effect,
    said: Announcement,
    *,
    may_entwine: bool = False,
) -> Play[tuple[int, ...]]:
    """Chooses modes of a modal spell or ability, in printed order (CR 601.2b); only modes with legal targets."""
    modal = effect if isinstance(effect, Modal) else None
    if modal is None:
        return ()
    possible = possible_modes(game, context, modal)
    if may_entwine and said.modes is None and len(modal.modes) > mode_bounds(game, context, modal)[1] + 1:
        # One or all of many is no number of picks: whether all of them is a question of its own.
        can_all = len(possible) == len(modal.modes)
        if can_all and (yield from game.ask_may(player, "entwine", context.source, (ENTWINES,))):
            return tuple(range(len(modal.modes)))
        may_entwine = False
    least, most = mode_bounds(game, context, modal, may_entwine=may_entwine)
    if modal.who != You():
        player = yield from _other_chooser(game, context, player, modal)
    elif said.modes is not None:
        if may_entwine and least < len(said.modes) < most:
            raise IllegalActionError(Illegal("illegal choice of modes", "702.42a"))
        if any(m not in possible for m in said.modes) or not least <= _worth(modal, said.modes) <= most:
            raise IllegalActionError(Illegal("illegal choice of modes", "601.2b"))
        if len(set(said.modes)) < len(said.modes) and not modal.repeat:
            raise IllegalActionError(Illegal("illegal choice of modes", "700.2d"))
        _remember_modes(game, context, modal, said.modes)
        return places_of(modal, said.modes)
    if not has_modes(game, context, modal):
        raise IllegalActionError(Illegal("no mode can be chosen", "601.2b"))
    chosen: tuple[int, ...] = ()
    if not modal.repeat:
        chosen = yield from _pick_modes(game, context, player, modal, possible, least, min(most, len(possible)))
    while modal.repeat:
        left = most - _worth(modal, chosen)
        open_to = [m for m in possible if _worth(modal, (m,)) <= left]
        if not open_to:
            break
        must = int(_worth(modal, chosen) < least)
        picked = yield from _pick_modes(game, context, player, modal, open_to, must, 1)
        if not picked:
            break
        chosen += picked
    _remember_modes(game, context, modal, chosen)
    return places_of(modal, chosen)


def _worth(modal: Modal, numbers: tuple[int, ...]) -> int:
    """How much of what may be chosen these modes are: one each, or their pawprint symbols (CR 700.2i)."""
    return sum(different_modes(modal)[m].worth for m in numbers) if modal.by_worth else len(numbers)


def _other_chooser(game: "Game", context: Context, player: PlayerId, modal: Modal) -> Play[PlayerId]:
    """Another player chooses the mode: of several the one that the controller names (CR 700.2e)."""
    players = finding.find_players(game.view, context, modal.who)
    if len(players) < 2:
        return players[0] if players else player
    picked = yield from game.decide(
        Decision(
            player,
            DecisionKind.PLAYER,
            "choose player",
            recipient_options(game, players),
            source=context.source,
            citations=(OTHERS_CHOOSE,),
            default=(0,),
        )
    )
    return PlayerId(str(picked[0].value))


def _pick_modes(
    game: "Game", context: Context, player: PlayerId, modal: Modal, possible: list[int], least: int, most: int
) -> Play[tuple[int, ...]]:
    modes = different_modes(modal)
    picked = yield from game.decide(
        Decision(
            player,
            DecisionKind.MODE,
            "mode",
            tuple(Option(modes[m].label or f"mode {m + 1}", number=m + 1, value=m) for m in possible),
            minimum=least,
            maximum=most,
            source=context.source,
            citations=(MODES,),
            default=tuple(range(least)),
        )
    )
    return tuple(sorted(int(str(o.value)) for o in picked))


def _chosen_before(game: "Game", context: Context, modal: Modal) -> tuple[int, ...]:
    """Modes that this ability of this object may not choose again (CR 700.2)."""
    if not (modal.not_chosen_before or modal.not_chosen_this_turn):
        return ()
    found = game.state.monitor.get(_modes_key(game, context, modal), ())
    return found if isinstance(found, tuple) else ()


def _remember_modes(game: "Game", context: Context, modal: Modal, modes: tuple[int, ...]) -> None:
    if modal.not_chosen_before or modal.not_chosen_this_turn:
        before = _chosen_before(game, context, modal)
        game.change(monitor=game.state.monitor.set(_modes_key(game, context, modal), (*before, *modes)))


def _modes_key(game: "Game", context: Context, modal: Modal) -> str:
    turn = f" {game.state.turn_serial}" if modal.not_chosen_this_turn else ""
    return f"modes chosen {context.source} {crc32(repr(modal).encode())}{turn}"


def possible_modes(game: "Game", context: Context, modal: Modal) -> list[int]:
    """Modes whose targets could be chosen."""
    from dataclasses import replace

    by_mode = (slots_by_mode(modal) or ())[:: modal.copies]
    before = _chosen_before(game, context, modal)
    here = replace(context, targets=((),) * slot_count(modal))
    return [m for m, slots in enumerate(by_mode) if m not in before and can_fill(game, here, unique(slots))]


def has_modes(game: "Game", context: Context, modal: Modal) -> bool:
    """As many modes as must be chosen could be chosen (CR 700.2a)."""
    least = mode_bounds(game, context, modal)[0]
    possible = possible_modes(game, context, modal)
    return len(possible) >= least or (modal.repeat and bool(possible))


MOST_X = 16
"""The greatest X that is tried where nobody has announced one; no target is asked for a higher mana value."""


def other_x(said: Announcement, *nodes: Node) -> Iterable[Announcement]:
    """The same announcement with each X but 0, where X is not said and decides what can be targeted or what a cost
    takes (CR 601.2b): what can't be done with X = 0 may be possible with another."""
    if said.x is None and any(isinstance(part, X) for node in nodes for part in walk(node)):
        yield from (replace(said, x=x) for x in range(1, MOST_X + 1))


def choose_x(
    game: "Game",
    context: Context,
    player: PlayerId,
    cost: Cost,
    said: Announcement,
    least: int = 0,
    rule: Citation = VALUE_OF_X,
) -> Play[int | None]:
    """The value of X, ``least`` where the text says that it can't be less (CR 601.2b, 107.3).

    ``rule``: the one that has it chosen, where nothing is announced.
    """
    if not has_x(cost):
        return said.x
    if said.x is not None:
        if said.x < least:
            raise IllegalActionError(Illegal("X is too small", "601.2b"))
        return said.x
    return (yield from choose_number(game, player, least, 20, "X", context.source, default=least, citations=(rule,)))


def divided(effect: Effect, context: Context) -> "DealDamage | PutCounters | None":
    """The part of an effect that is divided among its targets."""
    found = [
        n
        for n in walk(effect)
        if (isinstance(n, DealDamage) and n.divided) or (isinstance(n, PutCounters) and n.distributed)
    ]
    return found[0] if found else None


def limited_by_division(
    game: "Game", context: Context, effect: Effect, slots: "tuple[TargetSlot, ...]"
) -> "tuple[TargetSlot, ...]":
    """The slots, where one is divided among with no more targets than there is to divide (CR 601.2d)."""
    part = divided(effect, context)
    if part is None:
        return slots
    number = getattr(part.to if isinstance(part, DealDamage) else part.on, "slot", -1)
    if all(slot.slot != number for slot in slots):
        return slots
    total = numbers.count(game.view, context, part.amount)
    return tuple(replace(slot, most=total) if slot.slot == number else slot for slot in slots)


def choose_division(
    game: "Game", context: Context, player: PlayerId, effect: Effect, said: Announcement
) -> Play[Map[Recipient, int]]:
    """How an effect is divided among its targets, at least one each (CR 601.2d)."""
    part = divided(effect, context)
    if part is None:
        return Map()
    to = part.to if isinstance(part, DealDamage) else part.on
    slot = getattr(to, "slot", -1)
    targets = context.targets[slot] if 0 <= slot < len(context.targets) else ()
    amount: Amount = part.amount
    total = numbers.count(game.view, context, amount)
    if said.division:
        if sum(said.division.values()) != total or any(said.division.get(t, 0) < 1 for t in targets):
            raise IllegalActionError(Illegal("illegal division", "601.2d"))
        return said.division
    if not targets:
        return Map()
    if total < len(targets):
        raise IllegalActionError(Illegal("more targets than can be divided among", "601.2d"))
    shares: dict[Recipient, int] = {}
    left = total
    for n, target in enumerate(targets):
        later = len(targets) - n - 1
        share = yield from choose_number(
            game,
            player,
            1 if later else left,
            left - later,
            "divide",
            context.source,
            default=max(1, total // len(targets)) if later else left,
            citations=(DIVIDES,),
            is_share=len(targets) > 1,
        )
        shares[target] = share
        left -= share
    return Map(shares)


def note_targets(
    game: "Game", by: ObjectId, player: PlayerId, targets: tuple[Recipient, ...], *, changed_by: Citation | None = None
) -> None:
    """Objects and players have become targets (CR 601.2c); with them a crime may be committed (CR 700.13).

    ``changed_by``: the rule that changed the targets of what was on the stack already.
    """
    rules = () if changed_by is None else (changed_by,)
    game.emit(
        *(
            e.BecameTarget(
                object=t,
                by=by,
                by_player=player,
                whose=whose(game, t) if isinstance(t, int) else None,
                is_changed=bool(rules),
                citations=rules,
            )
            for t in dict.fromkeys(targets)
        )
    )
    if changed_by is None and any(_is_against_opponent(game, player, t) for t in targets):
        game.emit(e.PlayerDid(player=player, verb=CRIME, object=by, citations=(COMMITS,)))


def _is_against_opponent(game: "Game", player: PlayerId, target: Recipient) -> bool:
    """An opponent, what one controls, or a card in an opponent's graveyard."""
    if isinstance(target, str):
        return target != player
    obj = game.state.objects.get(target)
    if obj is None:
        return False
    if obj.zone in (Zone.BATTLEFIELD, Zone.STACK):
        return game.seen(target).controller != player
    return obj.zone is Zone.GRAVEYARD and obj.owner != player
