"""Attractions (CR 701.51, 701.52, 702.159, 717).

日本語: アトラクション
What is here: the Attraction deck, opening, rolling to visit, and where the cards go instead. Which numbers are lit up
is on each single card and in no Oracle text: a table says it, or what hangs on it is refused.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.card import CardDefinition
from rulings.abilities.effects.game import KeywordAction
from rulings.abilities.events.turns import Does
from rulings.abilities.vocabulary import Zone
from rulings.cite import Citation, cite
from rulings.kernel.abilities import special_words
from rulings.kernel.abilities.keyword_abilities import asked_by_name
from rulings.kernel.abilities.rules_of_actions import plays_action
from rulings.kernel.actions.keyword_actions import can_be_done, keyword_action
from rulings.kernel.effects.permanents.counter_actions import number_of
from rulings.kernel.effects.players.chance import roll_dice
from rulings.kernel.happening.moving import ends_elsewhere, move
from rulings.kernel.happening.performing import results_of
from rulings.kernel.questions import finding
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.effort import repeated
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.proposals import Entrance, ProposedMove
from rulings.kernel.state.state import GameState, battlefield, zone_of

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

OPENS = cite("701.51b", "move the top card of your Attraction deck off the Attraction deck")
OPENED = cite("701.51c", "triggers when that player puts an Attraction card onto the battlefield")
ROLLS = cite("701.52a", "roll a six-sided die")
VISITED = cite("702.159a", "if the result is equal to a number that is lit up on this Attraction")
TURN_BASED = cite("703.4g", "rolls to visit their Attractions")
JUNKYARD = cite("717.6", "instead its owner puts it into the command zone")
DECK = "Attraction deck"
"""How a card of the Attraction deck lies face down in the command zone."""
_SIDES = 6
asked_by_name("702.159", "visit")
special_words.declare(Does, "visit", "open an Attraction")


def is_attraction_card(card: CardDefinition | None) -> bool:
    """A card with an Astrotorium back (CR 717.1)."""
    return card is not None and not card.is_token and bool(card.faces) and "Attraction" in card.faces[0].subtypes


def with_lights(state: GameState, lights: dict[int, tuple[int, ...]]) -> GameState:
    """The state in which these cards have these numbers lit up, wherever they are."""
    return replace(state, monitor=state.monitor.update({f"lights of {card}": lit for card, lit in lights.items()}))


def lights_of(game: "Game", obj: GameObject) -> tuple[int, ...]:
    """The numbers that are lit up on an Attraction.

    Raises: UnboundReferenceError: nobody said which they are.
    """
    found = game.state.monitor.get(f"lights of {obj.card}")
    if not isinstance(found, tuple):
        raise finding.UnboundReferenceError("the numbers that are lit up on an Attraction")
    return found


def attraction_deck(game: "Game", player: PlayerId) -> tuple[ObjectId, ...]:
    """The player's Attraction deck, top card first."""
    mine = (game.object(i) for i in zone_of(game.state, Zone.COMMAND))
    return tuple(obj.id for obj in mine if obj.owner == player and obj.face_down == DECK)


@ends_elsewhere
def into_the_junkyard(game: "Game", one: ProposedMove) -> ProposedMove:
    """An Attraction card goes nowhere but the battlefield, exile and the command zone (CR 717.6)."""
    obj = game.object(one.object)
    if obj.is_token or not is_attraction_card(obj.definition):
        return one
    if one.destination in (Zone.BATTLEFIELD, Zone.EXILE, Zone.COMMAND):
        return one
    return replace(
        one,
        destination=Zone.COMMAND,
        first_destination=one.first_destination or one.destination,
        citations=(*one.citations, JUNKYARD),
    )


@can_be_done("open an Attraction")
def can_open(game: "Game", context: Context, effect: KeywordAction) -> bool:
    """Only with an Attraction deck (CR 701.51a)."""
    return all(attraction_deck(game, player) for player in finding.find_players(game.view, context, effect.who))


@keyword_action("open an Attraction")
def open_attractions(game: "Game", context: Context, effect: KeywordAction) -> Play[None]:
    """Puts the top cards of the Attraction deck onto the battlefield, one after the other (CR 701.51b)."""
    for player in finding.find_players(game.view, context, effect.who):
        for _ in repeated(number_of(game, context, effect)):
            deck = attraction_deck(game, player)
            if not deck:
                results_of(context).last = False
                break
            game.change_object(deck[0], face_down=None)
            moved = yield from move(
                game,
                [
                    ProposedMove(
                        object=deck[0],
                        destination=Zone.BATTLEFIELD,
                        cause="open",
                        by=context.source,
                        by_player=player,
                        entrance=Entrance(controller=player),
                    )
                ],
                (OPENS,),
            )
            opened = tuple(m.new for m in moved if m.destination is Zone.BATTLEFIELD)
            results_of(context).add("opened", opened)
            for i in opened:
                game.emit(e.PlayerDid(player=player, verb="open an Attraction", object=i, citations=(OPENED,)))


@keyword_action("roll to visit your Attractions")
def roll_to_visit(game: "Game", context: Context, effect: KeywordAction) -> Play[None]:
    """Rolls, and visits those on which the result is lit up (CR 701.52a)."""
    for player in finding.find_players(game.view, context, effect.who):
        yield from visit(game, player, context.source)


@plays_action("roll to visit your Attractions")
def visit(game: "Game", player: PlayerId, source: ObjectId | None, rules: tuple[Citation, ...] = ()) -> Play[None]:
    """One roll to visit; each Attraction with the result lit up has been visited."""
    (result,) = yield from roll_dice(game, player, _SIDES, 1, source, (ROLLS, *rules))
    mine = [
        i
        for i in battlefield(game.state)
        if "Attraction" in game.seen(i).subtypes and game.seen(i).controller == player
    ]
    visited = [i for i in mine if result in lights_of(game, game.object(i))]
    game.emit(
        *(e.PlayerDid(player=player, verb="visit", object=i, number=result, citations=(VISITED,)) for i in visited)
    )


def visit_as_phase_begins(game: "Game", player: PlayerId) -> Play[None]:
    """Whoever controls an Attraction rolls as their precombat main phase begins (CR 703.4g, 717.4)."""
    seen = [game.seen(i) for i in battlefield(game.state)]
    if any("Attraction" in one.subtypes and one.controller == player for one in seen):
        yield from visit(game, player, None, (TURN_BASED,))
