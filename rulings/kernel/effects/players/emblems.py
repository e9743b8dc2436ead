"""Emblems and designations (CR 114, 700, 724, 725, 730).

日本語: 紋章、称号
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from rulings.abilities.ability import KeywordAbility, as_abilities
from rulings.abilities.card import FaceDefinition
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.conditions.condition import HasDesignation
from rulings.abilities.durations import ForAsLongAs
from rulings.abilities.effects.game import BecomeDesignation
from rulings.abilities.effects.tokens import CreateEmblem
from rulings.abilities.filters.characteristics import HasProperty
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import This
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.abilities import special_words
from rulings.kernel.abilities.conspiracies import in_command_zone
from rulings.kernel.happening.continuous_effects import add_floating
from rulings.kernel.happening.performing import performs
from rulings.kernel.happening.picking import acting_objects
from rulings.kernel.questions import finding
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play, asks_nothing
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.triggers.delayed import return_exiled
from rulings.kernel.triggers.inherent_triggers import carry

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

EMBLEM = cite("114.1", "emblem")
_MENACE = KeywordAbility(text="menace", name="menace")
BLESSING = cite("702.131c", "city's blessing")

PLAYER_DESIGNATIONS = ("city's blessing",)
"""Designations of players that nothing takes away."""
OBJECT_DESIGNATIONS = ("suspected", "monstrous", "renowned", "goaded", "saddled")
Giver = Callable[["Game", PlayerId], None]
_GIVERS: dict[str, Giver] = {}

special_words.declare(BecomeDesignation, *PLAYER_DESIGNATIONS, "suspected", "not suspected")
special_words.declare(HasProperty, *OBJECT_DESIGNATIONS)
special_words.declare(HasDesignation, *PLAYER_DESIGNATIONS, *OBJECT_DESIGNATIONS)


def giver(designation: str) -> Callable[[Giver], Giver]:
    """Declares what it means that a player gets a designation with rules of its own."""
    special_words.declare(BecomeDesignation, designation)
    special_words.declare(HasDesignation, designation)

    def register(function: Giver) -> Giver:
        _GIVERS[designation] = function
        return function

    return register


@performs(CreateEmblem)
@asks_nothing
def _emblem(game: "Game", context: Context, effect: CreateEmblem) -> None:
    """A player gets an emblem with abilities; it stays in the command zone (CR 114.1, 114.4)."""
    for player in finding.find_players(game.view, context, effect.who):
        abilities = tuple(map(in_command_zone, as_abilities(effect.abilities)))
        face = FaceDefinition(name="Emblem", abilities=abilities)
        fresh = carry(game, player, face)
        game.emit(e.PlayerDid(player=player, verb="get emblem", object=fresh, citations=(EMBLEM,)))


@performs(BecomeDesignation)
def _become(game: "Game", context: Context, effect: BecomeDesignation) -> Play[None]:
    if isinstance(effect.who, PlayerRef):
        for player in finding.find_players(game.view, context, effect.who):
            give(game, player, effect.what)
        # What was exiled until then comes back at once (CR 610.3).
        yield from return_exiled(game)
        return
    for i in acting_objects(game, context, effect.who):
        designate(game, i, effect.what)


def give(game: "Game", player: PlayerId, designation: str) -> None:
    """Gives a player a designation that they do not have."""
    if designation in _GIVERS:
        _GIVERS[designation](game, player)
        return
    have = game.player(player).designations
    if designation not in have:
        game.change_player(player, designations=have | {designation})
        game.emit(e.PlayerDid(player=player, verb=f"get {designation}", citations=(BLESSING,)))


def designate(game: "Game", object_id: ObjectId, designation: str) -> None:
    """Gives an object a designation, or takes it away ("not suspected")."""
    obj = game.object(object_id)
    if obj.zone is not Zone.BATTLEFIELD:
        return
    name = designation.removeprefix("not ")
    is_given = name == designation
    if bool(obj.memory.get(name)) is is_given:
        return
    memory = obj.memory.set(name, True) if is_given else obj.memory.delete(name)
    game.change_object(object_id, memory=memory)
    if designation == "suspected":
        # It has menace and can't block for as long as it is suspected (CR 701.60c).
        add_floating(
            game,
            Context(game.seen(object_id).controller, object_id),
            ForAsLongAs(HasDesignation("suspected", This())),
            affected=(object_id,),
            changes=(GainAbilities((_MENACE,)), CantDo("block")),
        )
    game.emit(e.StatusChanged(object=object_id, what=designation, player=game.seen(object_id).controller))
