"""Ascend on permanents and on spells (CR 702.131).

日本語: 昇殿
"""

from rulings.abilities.ability import KeywordAbility
from rulings.abilities.card import FaceDefinition
from rulings.abilities.vocabulary import CardType
from rulings.kernel.abilities.keyword_abilities import asked_by_name, unplayable_if
from rulings.kernel.casting.spell_forms import before_resolving
from rulings.kernel.effects.players.emblems import give
from rulings.kernel.happening.game import Game, immediately
from rulings.kernel.state import events as e
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import asks_nothing
from rulings.kernel.state.events import Event
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.state import battlefield

asked_by_name("702.131", "ascend")

_ENOUGH = 10


@unplayable_if("ascend")
def not_first(face: FaceDefinition, ability: KeywordAbility) -> str | None:
    """On an instant or sorcery it is done in the order of the text (CR 608.2c), which is first on all there are."""
    if not face.types & {CardType.INSTANT, CardType.SORCERY} or face.abilities[0] == ability:
        return None
    return "ascend behind other text"


@before_resolving
@asks_nothing
def ascends(game: Game, obj: GameObject, context: Context) -> None:
    """A resolving spell gives its controller the blessing if they control ten permanents (CR 702.131a)."""
    if game.seen(obj.id).has("ascend"):
        _bless(game, context.controller)


@immediately
def blessed(game: Game, happened: tuple[Event, ...]) -> None:
    """Any time a player with ascend controls ten permanents, they get the city's blessing (CR 702.131b), before
    anything triggers on what happened (CR 702.131d)."""
    kinds = (e.ZoneChanged, e.StepBegan, e.ControlChanged, e.StatusChanged)
    if happened and not any(isinstance(h, kinds) for h in happened):
        return
    if len(battlefield(game.state)) < _ENOUGH:
        return
    for player in game.state.order:
        if "city's blessing" not in game.player(player).designations and any(
            game.seen(i).controller == player for i in game.view.permanents.that(_has_ascend)
        ):
            _bless(game, player)


def _has_ascend(obj: GameObject, seen: Characteristics) -> bool:
    return seen.has("ascend")


def _permanents_of(game: Game, player: PlayerId) -> list[ObjectId]:
    return [i for i in battlefield(game.state) if game.seen(i).controller == player]


def _bless(game: Game, player: PlayerId) -> None:
    if "city's blessing" not in game.player(player).designations and len(_permanents_of(game, player)) >= _ENOUGH:
        give(game, player, "city's blessing")
