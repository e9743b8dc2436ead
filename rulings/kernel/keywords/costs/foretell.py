"""Foretell and plot: exiling a card from hand to cast it in a later turn (CR 702.143, 702.170).

日本語: 予顕、計画
"""

from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.card import FaceDefinition
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import ManaCost
from rulings.abilities.effects.spells import BecomePlotted
from rulings.abilities.events.turns import Does
from rulings.abilities.vocabulary import CardType, Zone
from rulings.cite import Citation, cite
from rulings.kernel.abilities import special_words
from rulings.kernel.abilities.keyword_abilities import asked_by_name
from rulings.kernel.casting.activating import at_sorcery_speed
from rulings.kernel.casting.costs.costs import can_pay_cost, pay_cost
from rulings.kernel.casting.costs.total_cost import with_own_mana_cost
from rulings.kernel.casting.special_actions import special_action
from rulings.kernel.casting.ways_to_cast import CastingWay, castable_faces, casting_way, keyword_of
from rulings.kernel.happening.moving import move
from rulings.kernel.happening.performing import performs
from rulings.kernel.happening.picking import acting_objects
from rulings.kernel.state import events as e
from rulings.kernel.state.actions import Illegal, SpecialAction
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play, asks_nothing
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.proposals import ProposedMove

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

asked_by_name("702.143", "foretell")
asked_by_name("702.170", "plot")
special_words.declare(Does, "become plotted", "foretell", "plot")

FORETELLS = cite("702.143a", "exile a card with foretell from their hand face down")
PLOTS = cite("702.170a", "becomes a plotted card")

PLOTTED = cite("702.170c", "cause a card in exile to become plotted")

_TWO = Cost((ManaCost(("{2}",)),))


def _faces(game: "Game", object_id: ObjectId) -> tuple[FaceDefinition, ...]:
    definition = game.object(object_id).definition
    return definition.faces if definition is not None else ()


def _in_hand_with(game: "Game", action: SpecialAction, keyword: str, rule: str) -> Illegal | None:
    obj = game.state.objects.get(action.object)
    if obj is None or obj.zone is not Zone.HAND or obj.owner != action.player:
        return Illegal("not in your hand", rule)
    if not game.seen(obj.id).has(keyword) and not any(keyword_of(f, keyword) for f in _faces(game, obj.id)):
        return Illegal(f"no {keyword}", rule)
    return None


def _can_pay(game: "Game", action: SpecialAction, cost: Cost) -> Illegal | None:
    if not can_pay_cost(game, Context(action.player, action.object), action.player, cost, action.object):
        return Illegal("can't pay the cost", "118.3")
    return None


def _why_not_foretell(game: "Game", action: SpecialAction) -> Illegal | None:
    if game.state.turn.active != action.player:
        return Illegal("only during your turn", "702.143a")
    return _in_hand_with(game, action, "foretell", "702.143a") or _can_pay(game, action, _TWO)


def _plot_cost(game: "Game", object_id: ObjectId) -> Cost:
    found = game.seen(object_id).keyword_abilities("plot")
    cost = found[0].cost or Cost() if found else Cost()
    return with_own_mana_cost(cost, game.seen(object_id).mana_cost) or cost


def _why_not_plot(game: "Game", action: SpecialAction) -> Illegal | None:
    if not at_sorcery_speed(game, action.player):
        return Illegal("only in your main phase with an empty stack", "702.170a")
    problem = _in_hand_with(game, action, "plot", "702.170a")
    return problem or _can_pay(game, action, _plot_cost(game, action.object))


def _exile(
    game: "Game", action: SpecialAction, cost: Cost, verb: str, mark: str, rule: Citation, *, face_down: bool
) -> Play[None]:
    context = Context(action.player, action.object)
    yield from pay_cost(game, context, action.player, cost, action.object, action.announcement.reserve)
    memory: Map[str, object] = Map({mark: game.state.turn_serial, "looker": action.player})
    given = _given_foretell_cost(game, action.object)
    if mark == "foretold" and given is not None:
        memory = memory.set("foretell cost", given)
    moved = yield from move(
        game,
        [
            ProposedMove(
                object=action.object,
                destination=Zone.EXILE,
                cause=verb,
                by_player=action.player,
                face_down=face_down,
                memory=memory,
            )
        ],
        (rule,),
    )
    for event in moved:
        game.emit(e.PlayerDid(player=action.player, verb=verb, object=event.new, citations=(rule,)))
        if mark == "plotted":
            game.emit(e.PlayerDid(player=action.player, verb="become plotted", object=event.new, citations=(PLOTTED,)))


def _given_foretell_cost(game: "Game", object_id: ObjectId) -> tuple[str, ...] | None:
    """What an effect has made the foretell cost of a card that has none of its own."""
    if any(keyword_of(face, "foretell") for face in _faces(game, object_id)):
        return None
    for ability in game.seen(object_id).keyword_abilities("foretell"):
        cost = with_own_mana_cost(ability.cost or Cost(), game.seen(object_id).mana_cost)
        if cost is not None:
            return tuple(s for part in cost.parts if isinstance(part, ManaCost) for s in part.symbols)
    return None


@special_action("foretell", _why_not_foretell)
def take_foretell(game: "Game", action: SpecialAction) -> Play[None]:
    """Pays {2} and exiles the card face down (CR 702.143a)."""
    yield from _exile(game, action, _TWO, "foretell", "foretold", FORETELLS, face_down=True)


@special_action("plot", _why_not_plot)
def take_plot(game: "Game", action: SpecialAction) -> Play[None]:
    """Pays the plot cost and exiles the card: it is plotted (CR 702.170a)."""
    cost = _plot_cost(game, action.object)
    yield from _exile(game, action, cost, "plot", "plotted", PLOTS, face_down=False)


@performs(BecomePlotted)
@asks_nothing
def _become_plotted(game: "Game", context: Context, effect: BecomePlotted) -> None:
    """A card in exile becomes plotted; its owner may cast it in a later turn (CR 702.170c, 702.170d)."""
    for i in acting_objects(game, context, effect.what):
        obj = game.object(i)
        if obj.zone is not Zone.EXILE:
            continue
        game.change_object(i, memory=obj.memory.set("plotted", game.state.turn_serial))
        game.emit(e.PlayerDid(player=obj.owner, verb="become plotted", object=i, citations=(PLOTTED,)))


@casting_way
def from_exile(game: "Game", player: PlayerId, object_id: ObjectId) -> list[CastingWay]:
    """Foretold cards for their foretell cost after the turn (CR 702.143a), plotted ones for nothing in a main phase of
    a later turn (CR 702.170d)."""
    obj = game.object(object_id)
    if obj.zone is not Zone.EXILE or obj.owner != player:
        return []
    ways = []
    foretold, plotted = obj.memory.get("foretold"), obj.memory.get("plotted")
    serial = game.state.turn_serial
    # Any face that can be cast, an adventure too: "cast it" is of the card (CR 702.170d, 715.3).
    castable = {number for number, _ in castable_faces(game, object_id)}
    for number, face in enumerate(_faces(game, object_id)):
        if CardType.LAND in face.types:
            continue
        if isinstance(foretold, int) and foretold < serial:
            ways += [
                CastingWay(Zone.EXILE, face, number, alternative="foretell", cost=a.cost)
                for a in keyword_of(face, "foretell")
                if a.cost is not None
            ]
            given = obj.memory.get("foretell cost")
            if isinstance(given, tuple) and number in castable:
                cost = Cost((ManaCost(given),))
                ways.append(CastingWay(Zone.EXILE, face, number, alternative="foretell", cost=cost))
        if isinstance(plotted, int) and plotted < serial and number in castable and at_sorcery_speed(game, player):
            ways.append(CastingWay(Zone.EXILE, face, number, alternative="plot", cost=Cost(()), is_free=True))
    return ways
