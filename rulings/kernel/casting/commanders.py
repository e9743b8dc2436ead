"""Commanders: casting them from the command zone and its tax, going back there, 21 damage (CR 903).

What is here: the rules of a game that has commanders. What is not: building decks, and going back and losing as
state-based actions (``state_based.commanders``).

日本語: 統率者
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.amounts.players import CommanderCasts
from rulings.abilities.conditions.condition import HasDesignation
from rulings.abilities.costs.cost import CostPart
from rulings.abilities.costs.mana import ManaCost
from rulings.abilities.filters.characteristics import HasProperty
from rulings.abilities.vocabulary import CardType, Zone
from rulings.cite import cite
from rulings.kernel.abilities import special_words
from rulings.kernel.casting.ways_to_cast import CastingWay, castable_faces, casting_way, extra_cost
from rulings.kernel.happening.commander_designation import COMPONENT, commander_cards, has_commander, is_commander
from rulings.kernel.happening.game import immediately
from rulings.kernel.happening.replacement import Applicable, rule_replacement
from rulings.kernel.questions.finding import find_players
from rulings.kernel.questions.numbers import counts
from rulings.kernel.state import events as e
from rulings.kernel.state import notes
from rulings.kernel.state import proposals as pr
from rulings.kernel.state.components import components_below
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import asks_nothing
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.state import GameState
from rulings.kernel.state.view import View, known

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

TAX = cite("903.8", "additional {2} for each previous time")
INSTEAD = cite("903.9b", "its owner may put it into the command zone instead")
special_words.declare(HasProperty, "commander")
special_words.declare(HasDesignation, "commander")


@counts(CommanderCasts)
def _times_cast(view: View, context: Context, amount: CommanderCasts) -> int:
    return sum(noted(view.state, f"commander casts by {p}") for p in find_players(view, context, amount.who))


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
    before = noted(game.state, f"commander casts {game.object(object_id).card}")
    return [ManaCost((f"{{{2 * before}}}",))] if before else []


def noted(state: GameState, key: str) -> int:
    """A number that is kept about commanders; 0 where nothing was noted."""
    value = state.monitor.get(key, 0)
    return value if isinstance(value, int) else 0


@immediately
def _note(game: "Game", happened: tuple[e.Event, ...]) -> None:
    """Keeps how often commanders were cast, where they went, and whom they have hurt how much."""
    if not commander_cards(game.state):
        return
    for one in happened:
        if isinstance(one, e.SpellCast) and one.origin is Zone.COMMAND and is_commander(game.view, one.object):
            _add(game, f"commander casts {game.object(one.object).card}", 1)
            _add(game, f"commander casts by {one.player}", 1)
        elif isinstance(one, e.ZoneChanged) and one.destination in (Zone.GRAVEYARD, Zone.EXILE):
            if one.new in game.state.objects and is_commander(game.view, one.new):
                waiting = game.state.monitor.get(notes.PUT_AWAY, ())
                assert isinstance(waiting, tuple)
                game.change(monitor=game.state.monitor.set(notes.PUT_AWAY, (*waiting, one.new)))
        elif isinstance(one, e.DamageDealt) and one.is_combat and isinstance(one.to, str):
            if is_commander(game.view, one.source):
                _add(game, notes.commander_damage(known(game.view, one.source).card, one.to), one.amount)


def _add(game: "Game", key: str, amount: int) -> None:
    game.change(monitor=game.state.monitor.set(key, noted(game.state, key) + amount))


# Going back to the command zone.


@rule_replacement
def to_command_zone(game: "Game", proposal: pr.Proposal) -> list[Applicable]:
    """A commander that would go to a hand or library may go to the command zone instead (CR 903.9b)."""
    if not isinstance(proposal, pr.ProposedMove) or proposal.destination not in (Zone.HAND, Zone.LIBRARY):
        return []
    if proposal.object not in game.state.objects or not has_commander(game.view, proposal.object):
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


@asks_nothing
def _instead(game: "Game", proposal: pr.Proposal) -> list[pr.Proposal]:
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
