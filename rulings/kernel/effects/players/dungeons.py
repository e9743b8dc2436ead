"""Venturing into the dungeon (CR 309, 701.49).

日本語: ダンジョン探索
"""

from functools import partial
from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.card import CardDefinition
from rulings.abilities.conditions.history import CompletedDungeon
from rulings.abilities.effects.game import KeywordAction
from rulings.abilities.events.turns import Does
from rulings.abilities.vocabulary import Zone
from rulings.cite import Citation, cite
from rulings.corpus.cards import Layout
from rulings.kernel.abilities import special_words
from rulings.kernel.abilities.dungeon_cards import Dungeon, EntersRoom, dungeon_named, dungeons_for
from rulings.kernel.abilities.rules_of_actions import plays_action
from rulings.kernel.abilities.rules_of_keywords import declare_rule
from rulings.kernel.actions.keyword_actions import keyword_action
from rulings.kernel.happening.placing import add_object, delete
from rulings.kernel.questions import finding
from rulings.kernel.questions.patterns import matches
from rulings.kernel.questions.truth import judges
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play, asks_nothing
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.state import zone_of
from rulings.kernel.state.view import View
from rulings.kernel.state_based.declaring import Actions, state_based

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

LEAVES = cite("704.5t", "the dungeon card’s owner removes it from the game")

BRINGS_IN = cite("701.49a", "choose a dungeon card they own from outside the game")
GOES_ON = cite("701.49b", "move their venture marker to that adjacent room")
STARTS_AGAIN = cite("701.49c", "remove that dungeon card from the game")
COMPLETES = cite("309.7", "completes a dungeon")
declare_rule("dungeon", cite("309.4c", "triggered ability called a room ability"))
special_words.declare(Does, "complete a dungeon", "venture")
ROOM = "room"


def dungeon_of(game: "Game", player: PlayerId) -> ObjectId | None:
    """The dungeon card that the player owns in the command zone; at most one (CR 309.3)."""
    for i in zone_of(game.state, Zone.COMMAND):
        obj = game.state.objects[i]
        if obj.owner == player and ROOM in obj.memory:
            return i
    return None


def room_of(game: "Game", dungeon: ObjectId) -> int:
    """The place of the room in which the venture marker is."""
    room = game.object(dungeon).memory[ROOM]
    assert isinstance(room, int)
    return room


def is_at_the_end(game: "Game", dungeon: ObjectId) -> bool:
    """The venture marker is in the bottommost room."""
    return not dungeon_named(game.seen(dungeon).name).rooms[room_of(game, dungeon)].leads_to


@keyword_action("venture")
@plays_action("venture into the dungeon")
def venture(game: "Game", context: Context, effect: KeywordAction) -> Play[None]:
    """Into a dungeon, on to the next room, or from the last room into a new dungeon; ``subtype`` is the quality."""
    for player in finding.find_players(game.view, context, effect.who):
        dungeon = dungeon_of(game, player)
        if dungeon is None:
            yield from _enter(game, player, effect.subtype)
        elif is_at_the_end(game, dungeon):
            complete(game, dungeon, STARTS_AGAIN)
            yield from _enter(game, player, effect.subtype)
        else:
            rooms = dungeon_named(game.seen(dungeon).name).rooms
            ways = rooms[room_of(game, dungeon)].leads_to
            chosen = yield from _choose(game, player, "choose a room", {n: rooms[n].name for n in ways}, GOES_ON)
            _move(game, player, dungeon, chosen, GOES_ON)


def _choose(game: "Game", player: PlayerId, prompt: str, names: dict[int, str], rule: Citation) -> Play[int]:
    picked = yield from game.decide(
        Decision(
            player,
            DecisionKind.OPTION,
            prompt,
            tuple(Option(name, value=number) for number, name in names.items()),
            citations=(rule,),
            default=(0,),
        )
    )
    value = picked[0].value
    assert isinstance(value, int)
    return value


def _enter(game: "Game", player: PlayerId, quality: str | None) -> Play[None]:
    dungeons = dungeons_for(quality)
    names = {number: one.name for number, one in enumerate(dungeons)}
    chosen = yield from _choose(game, player, "choose a dungeon", names, BRINGS_IN)
    dungeon = _bring_in(game, player, dungeons[chosen])
    _move(game, player, dungeon, 0, BRINGS_IN)


def _bring_in(game: "Game", player: PlayerId, dungeon: Dungeon) -> ObjectId:
    face = dungeon.face()
    fresh = game.new_id()
    card = GameObject(
        id=fresh,
        card=fresh,
        owner=player,
        controller=player,
        zone=Zone.COMMAND,
        definition=CardDefinition(name=face.name, layout=Layout.OTHER, faces=(face,)),
        copiable=face,
        timestamp=game.new_timestamp(),
        memory=Map({ROOM: 0}),
    )
    return add_object(game, card)


def _move(game: "Game", player: PlayerId, dungeon: ObjectId, room: int, rule: Citation) -> None:
    game.change_object(dungeon, memory=game.object(dungeon).memory.set(ROOM, room))
    name = dungeon_named(game.seen(dungeon).name).rooms[room].name
    game.emit(e.PlayerDid(player=player, verb="venture", object=dungeon, number=room, value=name, citations=(rule,)))


@matches(EntersRoom, e.PlayerDid)
def _enters_room(view: View, context: Context, pattern: EntersRoom, event: e.PlayerDid) -> tuple[e.PlayerDid, ...]:
    is_here = event.verb == "venture" and event.object == context.source and event.number == pattern.room
    return (event,) if is_here else ()


def complete(game: "Game", dungeon: ObjectId, rule: Citation) -> None:
    """The dungeon card leaves the game, which completes the dungeon."""
    owner, name = game.object(dungeon).owner, game.seen(dungeon).name
    delete(game, dungeon)
    memory = game.player(owner).memory
    game.change_player(owner, memory=memory.set("completed dungeons", (*completed(game.view, owner), name)))
    done = e.PlayerDid(player=owner, verb="complete a dungeon", object=dungeon, value=name, citations=(rule, COMPLETES))
    game.emit(done)


def completed(view: View, player: PlayerId) -> tuple[str, ...]:
    """The names of the dungeons that the player has completed this game, in order."""
    found = view.state.players[player].memory.get("completed dungeons", ())
    return tuple(str(one) for one in found) if isinstance(found, tuple) else ()


@judges(CompletedDungeon)
def _completed(view: View, context: Context, condition: CompletedDungeon) -> bool:
    for player in finding.matching_players(view, context, condition.who):
        names = completed(view, player)
        if names and condition.name in (None, *names):
            return True
    return False


@state_based
@asks_nothing
def finished_dungeons(game: "Game", actions: Actions) -> None:
    """日本語: 最深部の部屋を終えたダンジョンの除去"""
    for player in game.state.order:
        dungeon = dungeon_of(game, player)
        if dungeon is not None and is_at_the_end(game, dungeon) and not _its_ability_waits(game, dungeon):
            actions.others.append(partial(complete, dungeon=dungeon, rule=LEAVES))


def _its_ability_waits(game: "Game", dungeon: ObjectId) -> bool:
    if any(trigger.source == dungeon for trigger in game.state.pending):
        return True
    stack = (game.state.objects[i].stack for i in zone_of(game.state, Zone.STACK))
    return any(record is not None and record.source == dungeon for record in stack)
