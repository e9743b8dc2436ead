"""Unlocking and locking the doors of Rooms (CR 116.2m, 709.5).

日本語: 部屋の開放
"""

from typing import TYPE_CHECKING

from rulings.abilities.card import FaceDefinition
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import ManaCost
from rulings.abilities.effects.game import KeywordAction
from rulings.abilities.events.turns import Does
from rulings.abilities.vocabulary import Zone
from rulings.cite import Citation, cite
from rulings.kernel.abilities import special_words
from rulings.kernel.actions.keyword_actions import keyword_action
from rulings.kernel.casting.activating import at_sorcery_speed
from rulings.kernel.casting.costs.costs import can_pay_cost, pay_cost
from rulings.kernel.casting.special_actions import special_action
from rulings.kernel.casting.spell_forms import becoming_permanent
from rulings.kernel.happening.performing import results_of
from rulings.kernel.happening.picking import acting_objects
from rulings.kernel.state import events as e
from rulings.kernel.state.actions import Illegal, SpecialAction
from rulings.kernel.state.base_values import unlocked_halves
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.room_faces import THIS_DOOR, UNLOCKED

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

UNLOCK_COST = cite("709.5e", "referred to as an “unlock cost.”")
UNLOCKS = cite("709.5f", "chooses a locked half")
LOCKS = cite("709.5g", "loses the appropriate unlocked designation")
AS_IT_ENTERS = cite("709.5d", "as it enters the battlefield")
FULLY = cite("709.5i", "has one of the two unlocked designations and gets the other")
FULLY_UNLOCK = "fully unlock a Room"
special_words.declare(Does, THIS_DOOR, FULLY_UNLOCK)


def doors(game: "Game", room: ObjectId, *, locked: bool) -> tuple[int, ...]:
    """The places of the halves that are locked, or of those that are not."""
    obj = game.state.objects.get(room)
    if obj is None or obj.zone is not Zone.BATTLEFIELD or game.seen(room).room is None:
        return ()
    return tuple(n for n in (0, 1) if (n in unlocked_halves(obj)) is not locked)


def _halves(game: "Game", room: ObjectId) -> tuple[FaceDefinition, ...]:
    card = game.seen(room).room
    assert card is not None
    return card.faces


def unlock(game: "Game", room: ObjectId, half: int, player: PlayerId, rule: Citation) -> None:
    """Gives the Room the unlocked designation of the half (CR 709.5f)."""
    obj = game.object(room)
    before = unlocked_halves(obj)
    if half not in before:
        game.change_object(room, memory=obj.memory.set(UNLOCKED, tuple(sorted((*before, half)))))
        _note(game, room, half, player, rule)


def _note(game: "Game", room: ObjectId, half: int, player: PlayerId, rule: Citation) -> None:
    obj = game.object(room)
    name = _halves(game, room)[half].name
    done = [e.PlayerDid(player=player, verb=THIS_DOOR, object=room, number=half, value=name, citations=(rule,))]
    if len(unlocked_halves(obj)) > 1:
        done.append(e.PlayerDid(player=player, verb=FULLY_UNLOCK, object=room, citations=(FULLY,)))
    game.emit(*done)


@becoming_permanent
def unlocked_as_it_entered(game: "Game", spell: GameObject, permanent: ObjectId) -> None:
    """The half that was cast was unlocked as the permanent entered, which triggers too (CR 709.5d, 709.5h)."""
    for half in doors(game, permanent, locked=False):
        _note(game, permanent, half, game.seen(permanent).controller, AS_IT_ENTERS)


def _choose_door(game: "Game", player: PlayerId, room: ObjectId, halves: tuple[int, ...], rule: Citation) -> Play[int]:
    names = [face.name for face in _halves(game, room)]
    picked = yield from game.decide(
        Decision(
            player,
            DecisionKind.OPTION,
            "choose a door",
            tuple(Option(names[half], value=half) for half in halves),
            source=room,
            citations=(rule,),
            default=(0,),
        )
    )
    half = picked[0].value
    assert isinstance(half, int)
    return half


# The special action.


def _cost(game: "Game", room: ObjectId, half: int) -> Cost | None:
    mana = _halves(game, room)[half].mana_cost
    return None if mana is None else Cost((ManaCost(mana),))


def _payable(game: "Game", action: SpecialAction) -> tuple[int, ...]:
    context = Context(action.player, action.object)
    costs = {half: _cost(game, action.object, half) for half in doors(game, action.object, locked=True)}
    return tuple(
        half
        for half, cost in costs.items()
        if cost is not None and can_pay_cost(game, context, action.player, cost, action.object)
    )


def _why_not(game: "Game", action: SpecialAction) -> Illegal | None:
    if not doors(game, action.object, locked=True):
        return Illegal("no locked door", "709.5e")
    if game.seen(action.object).controller != action.player:
        return Illegal("not yours", "709.5e")
    if not at_sorcery_speed(game, action.player):
        return Illegal("only in your main phase with an empty stack", "709.5e")
    return None if _payable(game, action) else Illegal("can't pay the cost", "118.3")


@special_action("unlock", _why_not)
def take_unlock(game: "Game", action: SpecialAction) -> Play[None]:
    """Pays the mana cost of a locked half, which becomes unlocked (CR 709.5e)."""
    half = yield from _choose_door(game, action.player, action.object, _payable(game, action), UNLOCK_COST)
    cost = _cost(game, action.object, half)
    assert cost is not None
    context = Context(action.player, action.object)
    yield from pay_cost(game, context, action.player, cost, action.object, action.announcement.reserve)
    unlock(game, action.object, half, action.player, UNLOCK_COST)


# By effects.


@keyword_action("unlock a door")
def unlock_a_door(game: "Game", context: Context, effect: KeywordAction) -> Play[None]:
    """A locked half of the Room, of the player's choice, becomes unlocked (CR 709.5f)."""
    assert effect.what is not None
    player = context.controller
    results_of(context).last = False
    for room in acting_objects(game, context, effect.what):
        locked = doors(game, room, locked=True)
        if locked:
            half = yield from _choose_door(game, player, room, locked, UNLOCKS)
            unlock(game, room, half, player, UNLOCKS)
            results_of(context).last = True


@keyword_action("lock or unlock a door")
def lock_or_unlock(game: "Game", context: Context, effect: KeywordAction) -> Play[None]:
    """One half is chosen: a locked one becomes unlocked, an unlocked one locked (CR 709.5f, 709.5g)."""
    assert effect.what is not None
    player = context.controller
    for room in acting_objects(game, context, effect.what):
        both = (*doors(game, room, locked=True), *doors(game, room, locked=False))
        if not both:
            continue
        half = yield from _choose_door(game, player, room, tuple(sorted(both)), UNLOCKS)
        if half in doors(game, room, locked=True):
            unlock(game, room, half, player, UNLOCKS)
        else:
            obj = game.object(room)
            left = tuple(n for n in unlocked_halves(obj) if n != half)
            game.change_object(room, memory=obj.memory.set(UNLOCKED, left))
            game.emit(e.StatusChanged(object=room, what="locked", player=player, citations=(LOCKS,)))
