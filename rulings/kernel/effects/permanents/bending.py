"""Earthbending and airbending (CR 701.65, 701.66).

日本語: 土の技、気の技
"""

from typing import TYPE_CHECKING

from rulings.abilities.ability import KeywordAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.changes.change import GainAbilities, SetPT, SetTypes
from rulings.abilities.changes.permissions import PlayerMay
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import ManaCost
from rulings.abilities.durations import Forever
from rulings.abilities.effects.effect import Delayed
from rulings.abilities.effects.game import KeywordAction
from rulings.abilities.effects.moving import Entering, ReturnTo
from rulings.abilities.events.event import AnyOfEvents
from rulings.abilities.events.moving import Moves
from rulings.abilities.events.turns import Does
from rulings.abilities.players import OwnerOf, You
from rulings.abilities.references import Antecedent, It
from rulings.abilities.vocabulary import CardType, Zone
from rulings.cite import cite
from rulings.kernel.abilities import special_words
from rulings.kernel.actions.keyword_actions import keyword_action
from rulings.kernel.effects.permanents.counter_actions import number_of, plus_counters
from rulings.kernel.happening.continuous_effects import add_floating
from rulings.kernel.happening.moving import move
from rulings.kernel.happening.performing import results_of
from rulings.kernel.happening.picking import acting_objects, pick
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.proposals import ProposedMove
from rulings.kernel.triggers.delayed import add_delayed

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

EARTHBEND = cite("701.66a", "0/0 land creature with haste")
EARTHBENDS = cite("701.66b", "when the delayed triggered ability")
AIRBEND = cite("701.65a", "its owner may cast it by paying {2}")
AIRBENDS = cite("701.65b", "exiles one or more objects")
special_words.declare(Does, "earthbend", "airbend")

_HASTE = KeywordAbility(text="haste", name="haste")
_LAND = It("that land", Antecedent("earthbent"))
_BECOMES = (
    SetTypes(types=(CardType.CREATURE,)),
    SetPT(Fixed(0), Fixed(0)),
    GainAbilities((_HASTE,)),
)
_GOES = AnyOfEvents(
    (
        Moves(_LAND, origin=Zone.BATTLEFIELD, destination=Zone.GRAVEYARD),
        Moves(_LAND, origin=Zone.BATTLEFIELD, destination=Zone.EXILE),
    )
)
_COMES_BACK = ReturnTo(_LAND, Zone.BATTLEFIELD, entering=Entering(tapped=True, controller=You()))
_CARD = It("it", Antecedent("airbent"))
_TWO = Cost((ManaCost(("{2}",)),))


@keyword_action("earthbend")
def earthbend(game: "Game", context: Context, effect: KeywordAction) -> Play[None]:
    """The land becomes a creature for good, gets counters, and comes back when it dies or is exiled (CR 701.66a)."""
    assert effect.what is not None
    amount = number_of(game, context, effect)
    lands = acting_objects(game, context, effect.what)
    for land in lands:
        number = add_floating(game, context, Forever(), affected=(land,), changes=_BECOMES)
        game.emit(e.EffectBegan(source=context.source, affected=(land,), effect_id=number, citations=(EARTHBEND,)))
        yield from plus_counters(game, context, (land,), amount, EARTHBEND)
        _watch(game, context, land)
        game.emit(e.PlayerDid(player=context.controller, verb="earthbend", object=land, citations=(EARTHBENDS,)))
    results_of(context).last = bool(lands)


def _watch(game: "Game", context: Context, land: ObjectId) -> None:
    from dataclasses import replace

    bound = replace(context, bindings=context.bindings.set("earthbent", land))
    add_delayed(game, bound, Delayed(_GOES, _COMES_BACK))


@keyword_action("airbend")
def airbend(game: "Game", context: Context, effect: KeywordAction) -> Play[None]:
    """Exiles permanents or spells; their owners may cast the cards from there for {2} (CR 701.65a)."""
    assert effect.what is not None
    player = context.controller
    objects = yield from pick(game, context, player, effect.what, "exile")
    moves = [
        ProposedMove(object=i, destination=Zone.EXILE, cause="exile", by=context.source, by_player=player)
        for i in objects
    ]
    moved = yield from move(game, moves, (AIRBEND,))
    results = results_of(context)
    results.add("exiled", tuple(m.new for m in moved))
    results.followed.update(m.old for m in moved)
    results.last = bool(moved)
    for one in moved:
        if one.destination is Zone.EXILE and not one.is_token:
            _may_be_cast(game, context, one.new)
    if moved:
        game.emit(e.PlayerDid(player=player, verb="airbend", citations=(AIRBENDS,)))


def _may_be_cast(game: "Game", context: Context, card: ObjectId) -> None:
    may = PlayerMay(OwnerOf(_CARD), "cast", zone=_CARD, cost=_TWO)
    add_floating(game, context, Forever(), changes=(may,), bindings={"airbent": card})
