"""Copies of cards outside the stack, which may be cast (CR 707.12).

日本語: カードのコピー（唱えられるもの）
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.card import CardDefinition
from rulings.abilities.effects.spells import CopyCard
from rulings.abilities.vocabulary import Zone
from rulings.cite import Citation, cite
from rulings.kernel.happening.performing import performs, results_of
from rulings.kernel.happening.picking import pick
from rulings.kernel.happening.placing import add_object
from rulings.kernel.questions import finding
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play, asks_nothing
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state_based.declaring import Actions, state_based

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

COPIES = cite("707.12", "copy of an object")
CEASES = cite("704.5e", "copy of a card")
COPY_OF_CARD = "copy of a card"
"""Memory key of such a copy."""


@performs(CopyCard)
def _copy_card(game: "Game", context: Context, effect: CopyCard) -> Play[None]:
    results = results_of(context)
    results.last = False
    for player in finding.find_players(game.view, context, effect.who):
        for original in (yield from pick(game, context, player, effect.what, "copy")):
            obj = game.object(original)
            assert obj.definition is not None
            results.add("copied", (add_copy(game, player, obj.definition, obj.zone, COPIES, face=obj.face),))
            results.last = True


def add_copy(
    game: "Game", player: PlayerId, card: CardDefinition, zone: Zone, rule: Citation, *, face: int = 0
) -> ObjectId:
    """A copy of a card, where it can be cast from."""
    fresh = game.new_id()
    copied = GameObject(
        id=fresh,
        card=fresh,
        owner=player,
        controller=player,
        zone=zone,
        definition=replace(card, is_token=True),
        face=face,
        timestamp=game.new_timestamp(),
        memory=Map({COPY_OF_CARD: True}),  # asked for when it is cast
    )
    add_object(game, copied)
    game.emit(e.PlayerDid(player=player, verb="copy card", object=fresh, citations=(rule,)))
    return fresh


@state_based
@asks_nothing
def copies_of_cards(game: "Game", actions: Actions) -> None:
    """A copy of a card anywhere but on the stack or the battlefield ceases to exist (CR 704.5e)."""
    for (zone, _), ids in game.state.zones.items():
        if zone in (Zone.BATTLEFIELD, Zone.STACK):
            continue
        for i in ids:
            obj = game.state.objects[i]
            if obj.definition is not None and obj.definition.is_token and not obj.is_token:
                actions.ceased.append((i, CEASES))
