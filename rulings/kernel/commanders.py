"""Commanders: casting them from the command zone and its tax, going back there, 21 damage (CR 903).

What is here: the rules of a game that has commanders. What is not: building decks.

日本語: 統率者
"""

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.amounts.players import CommanderCasts
from rulings.abilities.card import CardDefinition
from rulings.abilities.conditions.condition import HasDesignation
from rulings.abilities.costs.cost import CostPart
from rulings.abilities.costs.mana import ManaCost
from rulings.abilities.filters.characteristics import HasProperty
from rulings.abilities.references import CommandersOf
from rulings.abilities.vocabulary import CardType, Zone
from rulings.cite import cite
from rulings.kernel import events as e
from rulings.kernel import proposals as pr
from rulings.kernel import special_words
from rulings.kernel.casting_costs import CastingWay, castable_faces, casting_way, extra_cost
from rulings.kernel.components import components_below
from rulings.kernel.context import Context
from rulings.kernel.decisions import Play
from rulings.kernel.finding import find_players, finds
from rulings.kernel.game import immediately
from rulings.kernel.ids import ObjectId, PlayerId, Recipient
from rulings.kernel.land_types import COLOR_OF_LAND_TYPE
from rulings.kernel.mana import COLORS
from rulings.kernel.numbers import counts
from rulings.kernel.predicates.status import property_of
from rulings.kernel.replacement import Applicable, rule_replacement
from rulings.kernel.state import GameState, with_object, zone_key
from rulings.kernel.state_based import Actions, state_based
from rulings.kernel.view import View, known

if TYPE_CHECKING:
    from rulings.kernel.game import Game

COMMANDERS = "commanders"
"""The state's note of which cards are commanders: a frozen set of card numbers (CR 903.3)."""
TAX = cite("903.8", "additional {2} for each previous time")
PUT_AWAY = cite("903.9a", "its owner may put it into the command zone")
INSTEAD = cite("903.9b", "its owner may put it into the command zone instead")
COMPONENT = cite("903.9c", "the card that represents it and is a commander is put into the command zone")
DAMAGE = cite("704.6c", "21 or more combat damage by the same commander")
LETHAL_DAMAGE = 21
special_words.declare(HasProperty, "commander")
special_words.declare(HasDesignation, "commander")


def designate(state: GameState, cards: frozenset[int]) -> GameState:
    """The state in which these cards are commanders, wherever they go (CR 903.3)."""
    return replace(state, monitor=state.monitor.set(COMMANDERS, cards)) if cards else state


def is_commander(view: View, object_id: ObjectId) -> bool:
    """The card is a commander; the designation is no characteristic, and copies don't have it (CR 903.3)."""
    obj = known(view, object_id)
    return not obj.is_token and obj.card in _commanders(view.state)


@property_of("commander")
def _has_designation(view: View, object_id: ObjectId) -> bool:
    """It is a commander, or a permanent of which one is a component (CR 903.3, 903.3c)."""
    obj = known(view, object_id)
    return is_commander(view, object_id) or any(
        component.card in _commanders(view.state) and not component.is_token for component in components_below(obj)
    )


@finds(CommandersOf)
def _commanders_of(view: View, context: Context, ref: CommandersOf) -> tuple[Recipient, ...]:
    owners = find_players(view, context, ref.who)
    return tuple(i for i, one in view.state.objects.items() if one.owner in owners and is_commander(view, i))


@counts(CommanderCasts)
def _times_cast(view: View, context: Context, amount: CommanderCasts) -> int:
    return sum(_count_of(view.state, f"commander casts by {p}") for p in find_players(view, context, amount.who))


def identity(view: View, player: PlayerId) -> tuple[str, ...]:
    """The letters of the colour identity of a player's commanders; none without a commander (CR 903.4, 903.4f)."""
    letters: set[str] = set()
    for obj in view.state.objects.values():
        if obj.owner == player and obj.definition is not None and obj.card in _commanders(view.state):
            letters |= _identity_of(obj.definition)
    return tuple(c for c in COLORS if c in letters)


def _identity_of(definition: CardDefinition) -> set[str]:
    """By all its faces: mana symbols in cost and text without reminders, colours, basic land types (CR 903.4)."""
    letters: set[str] = set()
    for face in definition.faces:
        texts = [one.text for one in face.abilities] + [one.text for one in face.declined]
        symbols = [s for text in texts for s in _SYMBOL.findall(_REMINDER.sub("", text))]
        letters |= {c for s in (*(face.mana_cost or ()), *symbols) for c in s if c in COLORS}
        letters |= {color.value for color in face.colors}
        letters |= {COLOR_OF_LAND_TYPE[one] for one in face.subtypes if one in COLOR_OF_LAND_TYPE}
    return letters


_SYMBOL = re.compile(r"\{([^}]+)\}")
_REMINDER = re.compile(r"\([^)]*\)")


def _commanders(state: GameState) -> frozenset[int]:
    found = state.monitor.get(COMMANDERS)
    return found if isinstance(found, frozenset) else frozenset()


# Casting.


@casting_way
def from_command_zone(game: "Game", player: PlayerId, object_id: ObjectId) -> list[CastingWay]:
    """A player may cast a commander that they own from the command zone (CR 903.8)."""
    obj = game.object(object_id)
    if obj.zone is not Zone.COMMAND or obj.owner != player or not is_commander(game.view, object_id):
        return []
    return [
        CastingWay(Zone.COMMAND, face, n)
        for n, face in castable_faces(game, object_id)
        if CardType.LAND not in face.types and face.types
    ]


@extra_cost
def tax(game: "Game", context: Context, object_id: ObjectId, way: CastingWay, times: Map[str, int]) -> list[CostPart]:
    """{2} more for each time that it was cast from there before (CR 903.8)."""
    if way.zone is not Zone.COMMAND or not is_commander(game.view, object_id):
        return []
    before = _count(game, f"commander casts {game.object(object_id).card}")
    return [ManaCost((f"{{{2 * before}}}",))] if before else []


def _count(game: "Game", key: str) -> int:
    return _count_of(game.state, key)


def _count_of(state: GameState, key: str) -> int:
    value = state.monitor.get(key, 0)
    return value if isinstance(value, int) else 0


@immediately
def _note(game: "Game", happened: tuple[e.Event, ...]) -> None:
    """Keeps how often commanders were cast, where they went, and whom they have hurt how much."""
    if not _commanders(game.state):
        return
    for one in happened:
        if isinstance(one, e.SpellCast) and one.origin is Zone.COMMAND and is_commander(game.view, one.object):
            _add(game, f"commander casts {game.object(one.object).card}", 1)
            _add(game, f"commander casts by {one.player}", 1)
        elif isinstance(one, e.ZoneChanged) and one.destination in (Zone.GRAVEYARD, Zone.EXILE):
            if one.new in game.state.objects and is_commander(game.view, one.new):
                waiting = game.state.monitor.get("commanders put away", ())
                assert isinstance(waiting, tuple)
                game.change(monitor=game.state.monitor.set("commanders put away", (*waiting, one.new)))
        elif isinstance(one, e.DamageDealt) and one.is_combat and isinstance(one.to, str):
            if is_commander(game.view, one.source):
                _add(game, f"commander damage {known(game.view, one.source).card} {one.to}", one.amount)


def _add(game: "Game", key: str, amount: int) -> None:
    game.change(monitor=game.state.monitor.set(key, _count(game, key) + amount))


# Going back to the command zone.


@state_based
def put_back(game: "Game", actions: Actions) -> Play[None]:
    """日本語: 墓地か追放領域に置かれた統率者を統率領域に置いてもよい"""
    waiting = game.state.monitor.get("commanders put away", ())
    if not isinstance(waiting, tuple) or not waiting:
        return
    actions.since_last_check.append(_no_longer_waiting)
    for i in waiting:
        obj = game.state.objects.get(i)
        if obj is None or obj.zone not in (Zone.GRAVEYARD, Zone.EXILE):
            continue
        if (yield from game.ask_may(obj.owner, "command zone", i, (PUT_AWAY,))):
            move = pr.ProposedMove(object=i, destination=Zone.COMMAND, cause="state-based", by_player=obj.owner)
            actions.moves.append((move, PUT_AWAY))


def _no_longer_waiting(game: "Game") -> None:
    game.change(monitor=game.state.monitor.delete("commanders put away"))


@rule_replacement
def to_command_zone(game: "Game", proposal: pr.Proposal) -> list[Applicable]:
    """A commander that would go to a hand or library may go to the command zone instead (CR 903.9b)."""
    if not isinstance(proposal, pr.ProposedMove) or proposal.destination not in (Zone.HAND, Zone.LIBRARY):
        return []
    if proposal.object not in game.state.objects or not _has_designation(game.view, proposal.object):
        return []
    if proposal.commander_away:
        return []
    return [
        Applicable(
            key=("commander", proposal.object, proposal.destination.value),
            source=proposal.object,
            text="command zone",
            change=_instead,
            optional=game.object(proposal.object).owner,
            citations=(INSTEAD,),
        )
    ]


def _instead(game: "Game", proposal: pr.Proposal) -> Play[list[pr.Proposal]]:
    assert isinstance(proposal, pr.ProposedMove)
    if components_below(game.object(proposal.object)):
        return [replace(proposal, commander_away=True, citations=(*proposal.citations, INSTEAD, COMPONENT))]
    return [
        replace(
            proposal,
            destination=Zone.COMMAND,
            position="top",
            first_destination=proposal.first_destination or proposal.destination,
            citations=(*proposal.citations, INSTEAD),
        )
    ]
    yield


# Damage.


def put_component_away(game: "Game", event: e.ZoneChanged) -> None:
    """Of the cards of a merged or melded permanent the commander is put into the command zone instead of where the
    others are put, as part of the same event (CR 903.9c)."""
    from rulings.kernel.moving import put_in

    for i in (event.new, *event.components):
        if i in game.state.objects and is_commander(game.view, i):
            obj = game.object(i)
            key = zone_key(obj.zone, obj.owner)
            rest = tuple(other for other in game.state.zones.get(key, ()) if other != i)
            game.change(zones=game.state.zones.set(key, rest))
            moved = replace(obj, zone=Zone.COMMAND)
            game.state = put_in(with_object(game.state, moved), moved)


@state_based
def commander_damage(game: "Game", actions: Actions) -> Play[None]:
    """日本語: 同じ統率者から21点以上の戦闘ダメージ"""
    for card in sorted(_commanders(game.state)):
        for player in game.state.order:
            if game.player(player).lost is None and _count(game, f"commander damage {card} {player}") >= LETHAL_DAMAGE:
                actions.losses.append((player, "commander damage", DAMAGE))
    return
    yield
