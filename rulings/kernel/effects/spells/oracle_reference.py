"""Cards known by their names alone: tokens made by name, copies of cards that nobody has (CR 111.11, 707.13).

日本語: オラクル参照（名前で定められたカード）
What is here: making something out of a card that the Oracle card reference has (CR 108.1). What is not: bringing those
cards along, which whoever sets a game up does (``GameState.reference``).
"""

from typing import TYPE_CHECKING

from rulings.abilities.card import CardDefinition, FaceDefinition, with_card
from rulings.abilities.effects.spells import ChooseNameAmong, CopyOfChosenName, CopyOfNoted, NoteCard
from rulings.abilities.named_cards import CreateNamedToken
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.abilities.linked import NOTED_CARD
from rulings.kernel.abilities.rules_of_actions import plays_action
from rulings.kernel.effects.cards.card_copies import add_copy
from rulings.kernel.effects.cards.putting import entrance_of
from rulings.kernel.effects.permanents.tokens import create_tokens
from rulings.kernel.happening.double_faced import is_double_faced
from rulings.kernel.happening.performing import performs, results_of
from rulings.kernel.questions import finding, numbers
from rulings.kernel.questions.finding import UnboundReferenceError
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play, asks_nothing
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.proposals import ProposedTokens
from rulings.kernel.state.room_faces import is_room, room_face
from rulings.kernel.state.view import known

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

BY_NAME = cite("111.11", "uses the card with that name in the Oracle card reference")
CHOOSES = cite("607.2d", "chosen")
NOTES = cite("707.14", "note the name of a particular card in a graveyard")
COPY_OF_NOTED = cite("707.14", "create a copy of the card with the noted name")
COPY_BY_NAME = cite("707.13", "creates the copy outside of the game")


def card_named(game: "Game", name: str) -> CardDefinition:
    """The card of that name.

    Raises: UnboundReferenceError: whoever set the game up did not bring it along.
    """
    found = game.state.reference.get(name)
    if found is None:
        raise UnboundReferenceError(f"the card {name}, which the card database does not have")
    return found


def values_of_card(card: CardDefinition) -> FaceDefinition:
    """The copiable values of a card that is nowhere; its other faces come along (CR 707.8a)."""
    if is_room(card):
        return with_card(room_face(card, ()), card)
    return with_card(card.faces[0], card) if is_double_faced(card) else card.faces[0]


@performs(CreateNamedToken)
@plays_action("create")
def _create(game: "Game", context: Context, effect: CreateNamedToken) -> Play[None]:
    results = results_of(context)
    face = values_of_card(card_named(game, effect.card.name))
    for player in finding.find_players(game.view, context, effect.who):
        proposal = ProposedTokens(
            player=player,
            tokens=((numbers.count(game.view, context, effect.amount), face),),
            entrance=entrance_of(game, context, effect.entering, player, context.source),
            by=context.source,
        )
        found = yield from create_tokens(game, proposal, BY_NAME)
        results.add("created", found)
        results.last = bool(found)


@performs(ChooseNameAmong)
def _choose_name(game: "Game", context: Context, effect: ChooseNameAmong) -> Play[None]:
    """What was chosen for this object before is not offered; with nothing left nothing is chosen (CR 609.3)."""
    results = results_of(context)
    results.last, results.chosen_name = False, None
    for player in finding.find_players(game.view, context, effect.who):
        before = _chosen_before(game, context.source)
        left = [one.name for one in effect.cards if one.name not in before]
        if not left:
            continue
        picked = yield from game.decide(
            Decision(
                player,
                DecisionKind.NAME,
                "choose card name",
                tuple(Option(name, value=name) for name in left),
                source=context.source,
                citations=(CHOOSES,),
                default=(0,),
            )
        )
        name = picked[0].text
        game.emit(e.Chosen(player=player, what="card name", value=name, object=context.source))
        game.change(monitor=game.state.monitor.set(_key(context.source), (*before, name)))
        results.last, results.chosen_name = True, name


def _key(source: ObjectId) -> str:
    return f"names chosen for {source}"


def _chosen_before(game: "Game", source: ObjectId) -> tuple[str, ...]:
    found = game.state.monitor.get(_key(source), ())
    return found if isinstance(found, tuple) else ()


@performs(CopyOfChosenName)
@asks_nothing
def _copy_chosen(game: "Game", context: Context, effect: CopyOfChosenName) -> None:
    results = results_of(context)
    name, results.last = results.chosen_name, False
    for player in finding.find_players(game.view, context, effect.who):
        if name is not None:
            card = card_named(game, name)
            results.add("copied", (add_copy(game, player, card, Zone.OUTSIDE, COPY_BY_NAME),))
            results.last = True


@performs(NoteCard)
@asks_nothing
def _note(game: "Game", context: Context, effect: NoteCard) -> None:
    """The card itself is noted, as it is now: its copy has the characteristics that it last had there (CR 608.2h)."""
    for i in finding.find_objects(game.view, context, effect.what):
        card = game.object(i).definition
        if card is not None:
            results_of(context).noted = card
            noted = e.Noted(player=context.controller, value=card.name, object=context.source, citations=(NOTES,))
            game.emit(noted)


@performs(CopyOfNoted)
@asks_nothing
def _copy_noted(game: "Game", context: Context, effect: CopyOfNoted) -> None:
    results = results_of(context)
    card = known(game.view, context.source).memory.get(NOTED_CARD)
    if not isinstance(card, CardDefinition):
        raise UnboundReferenceError("the noted name, where none was noted")
    for player in finding.find_players(game.view, context, effect.who):
        results.add("copied", (add_copy(game, player, card, Zone.OUTSIDE, COPY_OF_NOTED),))
        results.last = True
