"""Playing lands (CR 305, 116.2a).

日本語: 土地をプレイする
"""

from dataclasses import replace

from rulings.abilities.amounts.amount import AnyNumber
from rulings.abilities.card import FaceDefinition
from rulings.abilities.vocabulary import CardType, Zone
from rulings.cite import cite
from rulings.corpus.cards import Layout
from rulings.kernel.abilities.rules_of_actions import plays_action
from rulings.kernel.casting.activating import at_sorcery_speed
from rulings.kernel.casting.ways_to_cast import is_permitted
from rulings.kernel.characteristics.permissions import forbids, permissions
from rulings.kernel.happening.game import Game
from rulings.kernel.happening.moving import move
from rulings.kernel.questions import numbers
from rulings.kernel.questions.did_this_turn import was_discarded_this_turn
from rulings.kernel.state import events as e
from rulings.kernel.state.actions import Illegal, IllegalActionError, PlayLand
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.proposals import Entrance, ProposedMove
from rulings.kernel.state.state import with_object

PLAYS = cite("305.1", "play a land")
SPECIAL = cite("116.2a", "Playing a land is a special action")
ONLY_AS_LAND = cite("305.9", "only as a land")
ONE_EACH_TURN = cite("305.2", "one land")


def land_faces(game: Game, object_id: ObjectId) -> list[tuple[int, FaceDefinition]]:
    """The faces that can be played as a land."""
    obj = game.object(object_id)
    if obj.definition is None:
        return []
    faces = obj.definition.faces if obj.definition.layout is Layout.MODAL_DFC else obj.definition.faces[:1]
    return [(n, f) for n, f in enumerate(faces) if CardType.LAND in f.types]


ANY_NUMBER = 1_000_000
"""More lands than anybody can play in a turn."""


def lands_allowed(game: Game, player: PlayerId) -> int:
    """How many lands the player may play this turn."""
    extra = 0
    for effect, rule in permissions(game, player, "play additional land"):
        if isinstance(rule.amount, AnyNumber):
            return ANY_NUMBER
        extra += 1 if rule.amount is None else numbers.count(game.view, effect.context, rule.amount)
    return 1 + extra


def why_not_play(game: Game, action: PlayLand) -> Illegal | None:
    """Why a player could not play this land now; ``None`` if they could."""
    player = action.player
    obj = game.state.objects.get(action.object)
    if obj is None or obj.is_token:
        return Illegal("not there", "305.1")
    faces = [n for n, _ in land_faces(game, action.object) if action.face is None or n == action.face]
    if not faces:
        return Illegal("not a land", "305.1")
    if not at_sorcery_speed(game, player):
        return Illegal("only in your main phase with an empty stack", "305.1")
    if not any(_from_here(game, player, action.object, n) for n in faces):
        return Illegal("not from this zone", "305.1")
    if forbids(game, player, "play land", action.object) is not None:
        return Illegal("lands can't be played", "305.3")
    if game.player(player).lands_played >= lands_allowed(game, player):
        return Illegal("no more lands this turn", "305.2")
    return None


def _from_here(game: Game, player: PlayerId, object_id: ObjectId, face: int) -> bool:
    """Whether this face may be played as a land from where the card is."""
    obj = game.object(object_id)
    if obj.zone is Zone.HAND:
        return obj.owner == player
    if (
        obj.zone is Zone.GRAVEYARD
        and obj.owner == player
        and any(ability.cost is None for ability in game.seen(object_id).keyword_abilities("mayhem"))
    ):
        # "You may play this card from your graveyard if you discarded it this turn" (CR 702.187c).
        if was_discarded_this_turn(game, object_id):
            return True
    # Whether it is one of the lands that may be played is asked of that face alone (CR 712.11c).
    shown = game
    if face and obj.definition is not None:
        alone = replace(obj, copiable=obj.definition.faces[face])
        shown = Game(with_object(game.state, alone), effort=game.effort)
    return any(
        is_permitted(shown, effect.context, rule.zone, rule.filter, object_id, effect.affected)
        for what in ("play", "play land")
        for effect, rule in permissions(game, player, what)
    )


def play_land(game: Game, action: PlayLand) -> Play[None]:
    """Puts the land onto the battlefield; a special action without the stack (CR 305.1, 116.2a)."""
    problem = why_not_play(game, action)
    if problem is not None:
        raise IllegalActionError(problem)
    player = action.player
    face = action.face
    if face is None:
        face = next(n for n, _ in land_faces(game, action.object) if _from_here(game, player, action.object, n))
    yield from put_land(game, player, action.object, face)


@plays_action("play")
def put_land(game: Game, player: PlayerId, object_id: ObjectId, face: int = 0) -> Play[ObjectId | None]:
    """Plays a land that may be played: it counts for the turn; returns the permanent."""
    is_more = len(game.seen(object_id).types) > 1
    rules = (PLAYS, ONE_EACH_TURN, SPECIAL, *((ONLY_AS_LAND,) if is_more else ()))
    game.emit(e.LandPlayBegan(player=player, object=object_id, citations=rules))
    game.change_player(player, lands_played=game.player(player).lands_played + 1)
    moved = yield from move(
        game,
        [
            ProposedMove(
                object=object_id,
                destination=Zone.BATTLEFIELD,
                cause="play",
                by_player=player,
                entrance=Entrance(controller=player, face=face),
            )
        ],
        (PLAYS,),
    )
    for event in moved:
        game.emit(e.LandPlayed(player=player, object=event.new, citations=(PLAYS, ONE_EACH_TURN)))
    return moved[0].new if moved else None
