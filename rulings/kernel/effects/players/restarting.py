"""Restarting the game (CR 726).

日本語: ゲームの再開始
What is here: the new game as it begins - decks, zones, totals, opening hands, the starting player - and what the effect
does last. What is not: its first turn (``turn``); mulligans, which nobody takes (CR 103.5).
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.card import CardDefinition
from rulings.abilities.effects.game import RestartGame
from rulings.abilities.vocabulary import CardType, Step, Zone
from rulings.cite import cite
from rulings.kernel.effects.permanents.attractions import is_attraction_card
from rulings.kernel.happening.commander_designation import COMMANDERS, designate
from rulings.kernel.happening.moving import move
from rulings.kernel.happening.performing import performs
from rulings.kernel.happening.picking import acting_objects
from rulings.kernel.questions.finding import UnboundReferenceError
from rulings.kernel.state import events as e
from rulings.kernel.state import notes
from rulings.kernel.state.components import components_below
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.objects import GameObject, Ghost
from rulings.kernel.state.proposals import Entrance, ProposedMove
from rulings.kernel.state.state import GameState, PlayerState, Turn, ZoneKey, zone_key

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

ENDS = cite("726.1", "immediately ends")
STARTS = cite("726.1a", "starting player in the new game")
STAY = cite("726.5", "exempt certain cards")
LAST = cite("726.4", "just before the first turn’s untap step")
LIFE = 20
COMMANDER_LIFE = 40
HAND = 7
BEGAN_IN = "number of the first turn"
"""The state's note of which turn was the first of a game that was restarted."""


class GameRestartedError(Exception):
    """An effect restarted the game: unwinds to the turn, which is the first of the new game (CR 726.1)."""


@performs(RestartGame)
def _restart(game: "Game", context: Context, effect: RestartGame) -> Play[None]:
    """The new game begins; the effect then puts what it left in exile onto the battlefield (CR 726.4)."""
    left = {game.object(i).card for i in acting_objects(game, context, effect.leaving)}
    last_known = _last_known(game, context.source)
    rest = _new_game(game, context.controller, left)
    game.state = replace(rest, ghosts=Map({context.source: last_known}))
    game.emit(e.GameRestarted(player=context.controller, citations=(ENDS, STARTS)))
    puts = [
        ProposedMove(
            object=obj.id,
            destination=Zone.BATTLEFIELD,
            cause="put",
            by=context.source,
            by_player=context.controller,
            entrance=Entrance(controller=context.controller),
        )
        for obj in sorted(game.state.objects.values(), key=lambda one: one.id)
        if obj.card in left
    ]
    yield from move(game, puts, (STAY, LAST))
    _begin_first_turn(game, context.controller)
    raise GameRestartedError


def _begin_first_turn(game: "Game", player: PlayerId) -> None:
    """What was put onto the battlefield was there before the turn began (CR 302.6, 726.4)."""
    serial = game.state.turn_serial + 1
    monitor = game.state.monitor.set(notes.turn_began(player), serial)
    game.change(turn_serial=serial, monitor=monitor, history=())
    game.change(as_turn_began=replace(game.state, as_turn_began=None))
    game.emit(e.TurnBegan(player=player, turn=game.state.turn.number))


def _last_known(game: "Game", source: ObjectId) -> Ghost:
    """Whose ability it is, for whoever tells what it does last."""
    found = game.state.ghosts.get(source)
    return found if found is not None else Ghost(game.object(source), game.seen(source))


def _new_game(game: "Game", first: PlayerId, left: set[int]) -> GameState:
    """The state as the new game begins, with opening hands drawn (CR 103.3-103.5, 726.2)."""
    old = game.state
    commanders = old.monitor.get(COMMANDERS, frozenset())
    assert isinstance(commanders, frozenset)
    objects: dict[ObjectId, GameObject] = {}
    zones: dict[ZoneKey, list[ObjectId]] = {}
    for obj in _cards(old):
        if _is_nontraditional(obj.definition):
            raise UnboundReferenceError("restart the game")  # its supplementary decks are not rebuilt
        zone = Zone.EXILE if obj.card in left else Zone.COMMAND if obj.card in commanders else Zone.LIBRARY
        fresh = game.new_id()
        objects[fresh] = replace(obj, id=fresh, zone=zone, timestamp=game.new_timestamp())
        zones.setdefault(zone_key(zone, obj.owner), []).append(fresh)
    players: dict[PlayerId, PlayerState] = {}
    for player in old.order:
        was = old.players[player]
        if was.lost is not None:
            # The new game is one of those who were in the game that ended (CR 726.1).
            players[player] = was
            continue
        library = zones.get((Zone.LIBRARY, player), [])
        game.random().shuffle(library)
        hand = library[:HAND]
        zones[Zone.LIBRARY, player] = library[HAND:]
        zones[Zone.HAND, player] = hand
        objects.update({i: replace(objects[i], zone=Zone.HAND) for i in hand})
        life = COMMANDER_LIFE if commanders else LIFE
        players[player] = PlayerState(player, life=life, drew_from_empty=len(hand) < HAND)
    state = GameState(
        players=Map(players),
        order=old.order,
        turn=Turn(active=first, number=old.turn.number + 1, step=Step.UNTAP),
        objects=Map(objects),
        zones=Map({key: tuple(there) for key, there in zones.items()}),
        turn_serial=old.turn_serial + 1,
        next_id=game.state.next_id,
        clock=game.state.clock,
        coin=game.state.coin,
        monitor=Map({BEGAN_IN: old.turn.number + 1}),
        reference=old.reference,
    )
    return designate(state, commanders)


def _cards(old: GameState) -> Iterator[GameObject]:
    """Every card of the game that ended, as nothing but a card: phased out and face-down ones, and those below others
    (CR 726.2)."""
    phased = (old.ghosts[i].object for i in old.phased_out)
    for obj in (*old.objects.values(), *phased):
        if old.players[obj.owner].lost is not None:
            continue
        if _is_card(obj):
            yield _plain(obj, obj.card)
        for below in components_below(obj):
            if not below.is_token and below.definition is not None:
                yield replace(_plain(obj, below.card), definition=below.definition, owner=below.owner)


def _is_card(obj: GameObject) -> bool:
    """A card, and no token, copy, ability, emblem or dungeon (CR 108.2)."""
    if obj.definition is None or obj.is_token or obj.definition.is_token:
        return False
    if obj.zone is Zone.COMMAND and obj.copiable is not None:
        return False
    return obj.stack is None or (obj.stack.kind == "spell" and not obj.stack.is_copy)


def _is_nontraditional(definition: CardDefinition | None) -> bool:
    return definition is not None and (
        is_attraction_card(definition) or CardType.CONSPIRACY in definition.faces[0].types
    )


def _plain(obj: GameObject, card: int) -> GameObject:
    return GameObject(
        id=obj.id, card=card, owner=obj.owner, controller=obj.owner, zone=Zone.LIBRARY, definition=obj.definition
    )
