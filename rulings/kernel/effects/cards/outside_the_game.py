"""Bringing in cards from outside the game (CR 108.3b, 400.11).

日本語: ゲームの外部からカードを持ち込む
A table does not list the cards outside its game: which card a player owns there is what the answers name.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.card import CardDefinition
from rulings.abilities.effects.moving import BringIn
from rulings.abilities.filters.filter import Filter
from rulings.abilities.vocabulary import Zone
from rulings.cite import Citation, cite
from rulings.kernel.happening.game import Game
from rulings.kernel.happening.moving import move
from rulings.kernel.happening.performing import performs, results_of
from rulings.kernel.happening.picking import choosable
from rulings.kernel.happening.placing import add_object
from rulings.kernel.questions import finding, matching
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.proposals import ProposedMove

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

BRINGS_IN = cite("400.11b", "bring cards into a game from outside the game")
NOT_LISTED = "cards from outside the game: the answers have to name one"


@performs(BringIn)
def _bring_in(game: "Game", context: Context, effect: BringIn) -> Play[None]:
    results = results_of(context)
    results.last = False
    is_optional = bool(context.bindings.get("optional"))
    for player in finding.find_players(game.view, context, effect.who):
        bound = replace(context, controller=player)
        exiled = () if effect.or_in_exile is None else choosable(game, bound, player, effect.or_in_exile)
        exiled = tuple(i for i in exiled if game.object(i).face_down is None)
        chosen = yield from choose_outside(game, bound, effect.what, exiled, is_optional=is_optional)
        if chosen is None:
            continue
        if isinstance(chosen, int):
            proposal = ProposedMove(object=ObjectId(chosen), destination=effect.to, cause="put", by_player=player)
            moved = yield from move(game, [proposal], ())
            new = moved[0].new if moved else None
        else:
            new = bring_in(game, player, chosen, effect.to)
        if new is not None:
            results.add("put", (new,))
            results.last = True


def choose_outside(
    game: "Game", context: Context, what: Filter, exiled: tuple[ObjectId, ...] = (), *, is_optional: bool
) -> Play[CardDefinition | ObjectId | None]:
    """The card that the player chooses: one named that fits, or one of the exiled cards; ``None``: none.

    Raises: finding.UnboundReferenceError: one has to be brought in, and none is named.
    """
    named = tuple(card for card in game.other_cards if not card.is_token and fits_outside(game, context, card, what))
    if not named and not is_optional and not exiled:
        raise finding.UnboundReferenceError(NOT_LISTED)
    picked = yield from game.decide(
        Decision(
            context.controller,
            DecisionKind.NAME,
            "choose a card from outside the game",
            (
                *(Option(card.name, value=n) for n, card in enumerate(named)),
                *(Option(game.seen(i).name, value=-1, object=i) for i in exiled),
            ),
            minimum=0 if is_optional else 1,
            maximum=1,
            source=context.source,
            citations=(BRINGS_IN,),
            default=() if is_optional else (0,),
        )
    )
    if not picked:
        return None
    if picked[0].object is not None:
        return picked[0].object
    return named[int(str(picked[0].value))]


def fits_outside(game: "Game", context: Context, card: CardDefinition, what: Filter) -> bool:
    """Whether a card of the player's outside the game is meant: only what is printed on it counts (CR 400.11c)."""
    there = Game(game.state, seed=game.seed, effort=game.effort)
    found = _add(there, context.controller, card, Zone.HAND)
    return matching.fits_facts(there.view, context, found, what)


def bring_in(
    game: "Game", player: PlayerId, card: CardDefinition, to: Zone, rules: tuple[Citation, ...] = ()
) -> ObjectId:
    """Puts a card that was outside the game where the effect says; who brought it in owns it (CR 108.3)."""
    new = _add(game, player, card, to)
    game.emit(e.PlayerDid(player=player, verb="bring in", object=new, citations=(*rules, BRINGS_IN)))
    return new


def _add(game: "Game", player: PlayerId, card: CardDefinition, to: Zone) -> ObjectId:
    fresh = game.new_id()
    return add_object(
        game,
        GameObject(
            id=fresh,
            card=fresh,
            owner=player,
            controller=player,
            zone=to,
            definition=card,
            timestamp=game.new_timestamp(),
        ),
    )
