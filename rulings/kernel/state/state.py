"""The state of a game: frozen, changed only by ``rulings.kernel.happening.game.Game``."""

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.card import CardDefinition
from rulings.abilities.vocabulary import Step, Zone
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient
from rulings.kernel.state.mana import Mana
from rulings.kernel.state.objects import GameObject, Ghost
from rulings.kernel.state.writes import Trail, wrote

if TYPE_CHECKING:
    from rulings.kernel.state.events import Event
    from rulings.kernel.state.floating import DelayedTrigger, FloatingEffect, PendingTrigger

SHARED_ZONES = frozenset({Zone.BATTLEFIELD, Zone.STACK, Zone.EXILE, Zone.COMMAND})
"""Zones that all players share (CR 400.1)."""

ZoneKey = tuple[Zone, PlayerId | None]
"""A zone; with its owner for libraries, hands and graveyards."""


@dataclass(frozen=True, slots=True)
class PlayerState:
    """One player."""

    id: PlayerId
    life: int = 20
    counters: Map[str, int] = field(default_factory=Map)
    """Poison, energy, experience, rad, ..."""
    mana: tuple[Mana, ...] = ()
    lands_played: int = 0
    """This turn (CR 305.2)."""
    drew_from_empty: bool = False
    """Tried to draw from an empty library since the last check (CR 704.5b)."""
    lost: str | None = None
    """Why the player lost; ``None``: still in the game."""
    won: bool = False
    designations: frozenset[str] = frozenset()
    """``city's blessing``, ``monarch``, ``initiative``, ..."""
    controlled_by: PlayerId | None = None
    """Who controls the player's turn (CR 722)."""
    memory: Map[str, object] = field(default_factory=Map)


@dataclass(frozen=True, slots=True)
class Combat:
    """A combat phase under way (CR 506-511)."""

    attackers: Map[ObjectId, Recipient] = field(default_factory=Map)
    """Attacking creatures and what each attacks; an object that there is not once that was removed from combat."""
    defending: Map[ObjectId, PlayerId] = field(default_factory=Map)
    """For every creature that attacked in this combat the player whom that concerned (CR 508.5)."""
    blockers: Map[ObjectId, tuple[ObjectId, ...]] = field(default_factory=Map)
    """Blocking creatures and what each blocks."""
    blocked: frozenset[ObjectId] = frozenset()
    """Attackers that became blocked (CR 509.1h)."""
    blocked_by: Map[ObjectId, frozenset[ObjectId]] = field(default_factory=Map)
    """All that each attacker became blocked by in this combat, also what is gone (``block_changes``)."""
    stopped_blocking: Map[ObjectId, tuple[ObjectId, ...]] = field(default_factory=Map)
    """What each creature blocked as it was last removed from combat, still on the battlefield (CR 506.4)."""
    was_attacked: bool = False
    """Creatures were declared as attackers or put onto the battlefield attacking: the steps of blocks and damage come,
    whatever becomes of those creatures (CR 508.8)."""
    is_blocks_declared: bool = False
    dealt_first: frozenset[ObjectId] = frozenset()
    """Creatures that dealt damage in the first-strike step (CR 510.4)."""
    bands: tuple[frozenset[ObjectId], ...] = ()
    at_planeswalkers: frozenset[ObjectId] = frozenset()
    """Attackers that began to attack a planeswalker, whatever has become of that (CR 702.19e)."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Where in the turn the game is (CR 500)."""

    active: PlayerId
    number: int = 1
    """Of the table format: counts turns of the game."""
    step: Step = Step.MAIN1
    extra_turns: tuple[PlayerId, ...] = ()
    """Next first (CR 500.7)."""
    set_up_for_extra: "tuple[tuple[int, DelayedTrigger], ...]" = ()
    """Delayed triggers of extra turns that have not begun, each with how many extra turns come after its turn."""
    extra_phases: tuple[tuple[Step, ...], ...] = ()
    """Steps of phases to be added after this one."""
    extra_steps: tuple[Step, ...] = ()
    """Steps to be added right after this one, the next first (CR 500.9)."""
    skips: Map[tuple[PlayerId, str], int] = field(default_factory=Map)
    """Steps, phases and turns to be skipped: how often."""
    day: bool | None = None
    """Day, night, or neither (CR 730)."""


@dataclass(frozen=True, slots=True)
class GameState:
    """Everything about a game at one moment."""

    players: Map[PlayerId, PlayerState]
    order: tuple[PlayerId, ...]
    """Turn order."""
    turn: Turn
    objects: Map[ObjectId, GameObject] = field(default_factory=Map)
    zones: Map[ZoneKey, tuple[ObjectId, ...]] = field(default_factory=Map)
    """Libraries and the stack: top first. Graveyards: top last. Others: oldest first."""
    ghosts: Map[ObjectId, Ghost] = field(default_factory=Map)
    """Objects that are gone."""
    phased_out: tuple[ObjectId, ...] = ()
    """Permanents that are treated as though they did not exist; what they are stands among the ghosts (CR 702.26b)."""
    moved: Map[ObjectId, ObjectId] = field(default_factory=Map)
    """For each gone object what it became."""
    entering: tuple[ObjectId, ...] = ()
    """What is about to enter the battlefield and still where it was, while what modifies how it enters is applied."""
    effects: "tuple[FloatingEffect, ...]" = ()
    """Continuous effects from resolved spells and abilities, oldest first."""
    delayed: "tuple[DelayedTrigger, ...]" = ()
    pending: "tuple[PendingTrigger, ...]" = ()
    """Triggered, waiting to be put on the stack (CR 603.3)."""
    combat: Combat | None = None
    history: "tuple[Event, ...]" = ()
    """What happened this turn, oldest first."""
    turn_serial: int = 1
    next_id: int = 1
    clock: int = 1
    """For timestamps (CR 613.7)."""
    is_over: bool = False
    is_draw: bool = False
    coin: int = 0
    """How many random numbers were drawn."""
    monitor: Map[str, object] = field(default_factory=Map)
    """Counts that rules keep: state triggers that are waiting, activations this turn."""
    reference: Map[str, CardDefinition] = field(default_factory=Map, compare=False, repr=False)
    """The Oracle card reference (CR 108.1), as far as the texts on the table make cards out of names; never changed."""
    as_turn_began: "GameState | None" = field(default=None, compare=False, repr=False)
    """The state as this turn began; ``None``: the game was set up in the middle of it."""
    trail: Trail | None = field(default=None, compare=False, repr=False)
    """How ``objects`` came about lately (``rulings.kernel.state.writes``)."""


def zone_key(zone: Zone, player: PlayerId) -> ZoneKey:
    """The key of a zone: shared zones have no owner."""
    return (zone, None) if zone in SHARED_ZONES else (zone, player)


def zone_of(state: GameState, zone: Zone, player: PlayerId | None = None) -> tuple[ObjectId, ...]:
    """The objects in a zone: a player's own, or in a shared zone everybody's."""
    if zone in SHARED_ZONES:
        return state.zones.get((zone, None), ())
    return state.zones.get((zone, player), ())


def left_behind(state: GameState, objects: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """The objects without those that are about to enter the battlefield: they can't be made to go anywhere else by
    what modifies how something enters (CR 614.13a, 614.13c)."""
    return tuple(i for i in objects if i not in state.entering) if state.entering else objects


def battlefield(state: GameState) -> tuple[ObjectId, ...]:
    """Permanents, oldest first, without those that are phased out (CR 702.26b)."""
    return state.zones.get((Zone.BATTLEFIELD, None), ())


def is_on_battlefield(state: GameState, object_id: ObjectId) -> bool:
    """Whether it has not left the battlefield; phasing out is no leaving (CR 702.26d)."""
    found = state.objects.get(object_id)
    return object_id in state.phased_out if found is None else found.zone is Zone.BATTLEFIELD


def opponents(state: GameState, player: PlayerId) -> tuple[PlayerId, ...]:
    """The player's opponents who are still in the game, in turn order from the player."""
    return tuple(p for p in players_from(state, player) if p != player)


def players_from(state: GameState, first: PlayerId) -> tuple[PlayerId, ...]:
    """Players still in the game in turn order, beginning with ``first``."""
    start = state.order.index(first)
    ring = state.order[start:] + state.order[:start]
    return tuple(p for p in ring if state.players[p].lost is None)


def apnap(state: GameState) -> tuple[PlayerId, ...]:
    """Players still in the game, the active player first (CR 101.4)."""
    return players_from(state, state.turn.active)


def with_object(state: GameState, obj: GameObject) -> GameState:
    """The state with this object, in place of the one with its id if there is one; its zone does not list it yet."""
    objects = state.objects.set(obj.id, obj)
    return replace(state, objects=objects, trail=wrote(state, obj.id, objects))


def without_object(state: GameState, object_id: ObjectId) -> GameState:
    """The state without an object; its zone still lists it."""
    objects = state.objects.delete(object_id)
    return replace(state, objects=objects, trail=wrote(state, object_id, objects))


def with_player(state: GameState, player: PlayerState) -> GameState:
    """The state with this player in place of the one with its id."""
    return replace(state, players=state.players.set(player.id, player))
