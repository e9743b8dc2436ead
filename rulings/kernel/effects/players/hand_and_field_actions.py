"""Blight, behold, forage, learn, time travel, harness (CR 701.4, 701.48, 701.56, 701.61, 701.64, 701.68).

日本語: 後見、履修、タイムトラベル
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.card import CardDefinition
from rulings.abilities.effects.cards import Discard
from rulings.abilities.effects.game import KeywordAction
from rulings.abilities.events.turns import Does
from rulings.abilities.filters.characteristics import HasSubtype
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import You
from rulings.abilities.references import Choose
from rulings.abilities.vocabulary import Kind, Zone
from rulings.cite import cite
from rulings.kernel.abilities import special_words
from rulings.kernel.actions.counters import put_counters, remove_counters
from rulings.kernel.actions.drawing import draw_card
from rulings.kernel.actions.keyword_actions import can_be_done, keyword_action
from rulings.kernel.actions.sacrificing import can_sacrifice, sacrifice
from rulings.kernel.characteristics.permissions import restrictions
from rulings.kernel.effects.cards.outside_the_game import bring_in, choose_outside
from rulings.kernel.effects.permanents.counter_actions import number_of
from rulings.kernel.happening.moving import move
from rulings.kernel.happening.performing import perform, results_of
from rulings.kernel.happening.picking import pick_among
from rulings.kernel.questions import finding, matching, numbers
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.proposals import ProposedCounters, ProposedDraw, ProposedMove
from rulings.kernel.state.state import battlefield, zone_of

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

BLIGHTS = cite("701.68a", "put N -1/-1 counters on a creature you control")
BLIGHTED = cite("701.68d", "triggers after the process")
BEHOLDS = cite("701.4a", "from your hand or choose a")
FORAGES = cite("701.61a", "Exile three cards from your graveyard or sacrifice a Food")
LEARNS = cite("701.48a", "You may discard a card. If you do, draw a card")
TRAVELS = cite("701.56a", "put a time counter on it or remove a time counter from it")
special_words.declare(Does, "blight", "forage", "learn", "time travel")
_THREE = 3


# Blight.


def _blightable(game: "Game", player: PlayerId) -> tuple[ObjectId, ...]:
    return tuple(
        i
        for i in battlefield(game.state)
        if game.seen(i).is_creature and game.seen(i).controller == player and not restrictions(game, i, "have counters")
    )


@can_be_done("blight")
def can_blight(game: "Game", context: Context, effect: KeywordAction) -> bool:
    """Only with a creature that can have the counters (CR 701.68b)."""
    return all(_blightable(game, player) for player in finding.find_players(game.view, context, effect.who))


@keyword_action("blight")
def blight(game: "Game", context: Context, effect: KeywordAction) -> Play[None]:
    """N -1/-1 counters on a creature of one's own; several players choose first (CR 101.4)."""
    amount = number_of(game, context, effect)
    players = finding.find_players(game.view, context, effect.who)
    chosen: list[tuple[PlayerId, ObjectId]] = []
    for player in players:
        able = _blightable(game, player)
        found = yield from pick_among(game, player, able, 1, 1, "blight", source=context.source, citations=(BLIGHTS,))
        chosen += [(player, i) for i in found]
    yield from put_counters(
        game,
        [
            ProposedCounters(
                on=i, kind="-1/-1", amount=amount, by_player=player, by=context.source, citations=(BLIGHTS,)
            )
            for player, i in chosen
        ],
    )
    results = results_of(context)
    results.add("blighted", tuple(i for _, i in chosen))
    results.last = bool(chosen)
    done = tuple(e.PlayerDid(player=player, verb="blight", number=amount, citations=(BLIGHTED,)) for player in players)
    game.emit(*done)


# Behold.


def _beheld(game: "Game", context: Context, effect: KeywordAction, player: PlayerId) -> tuple[ObjectId, ...]:
    assert isinstance(effect.what, Choose)
    quality = effect.what.filter.predicates
    in_hand = Filter(Kind.CARD, (*quality, InZone(Zone.HAND, You())))
    here = Filter(Kind.PERMANENT, (*quality, ControlledBy(You())))
    bound = replace(context, controller=player)
    return (*matching.candidates(game.view, bound, in_hand), *matching.candidates(game.view, bound, here))


def _how_many(game: "Game", context: Context, effect: KeywordAction) -> int:
    assert isinstance(effect.what, Choose)
    return numbers.count(game.view, context, effect.what.amount)


@can_be_done("behold")
def can_behold(game: "Game", context: Context, effect: KeywordAction) -> bool:
    """Only with enough to show or to choose."""
    need = _how_many(game, context, effect)
    players = finding.find_players(game.view, context, effect.who)
    return all(len(_beheld(game, context, effect, player)) >= need for player in players)


@keyword_action("behold")
def behold(game: "Game", context: Context, effect: KeywordAction) -> Play[None]:
    """Reveals cards of the quality from hand, or chooses permanents of it (CR 701.4a)."""
    need = _how_many(game, context, effect)
    for player in finding.find_players(game.view, context, effect.who):
        able = _beheld(game, context, effect, player)
        chosen = yield from pick_among(
            game, player, able, need, need, "behold", source=context.source, citations=(BEHOLDS,)
        )
        shown = tuple(i for i in chosen if game.object(i).zone is Zone.HAND)
        if shown:
            game.emit(e.Revealed(player=player, objects=shown, citations=(BEHOLDS,)))
        results_of(context).add("beheld", chosen)
        results_of(context).last = len(chosen) >= need


# Forage.


def _foods(game: "Game", player: PlayerId) -> tuple[ObjectId, ...]:
    food = HasSubtype("Food").subtype
    return tuple(i for i in battlefield(game.state) if food in game.seen(i).subtypes and can_sacrifice(game, player, i))


@can_be_done("forage")
def can_forage(game: "Game", context: Context, effect: KeywordAction) -> bool:
    """Only with three cards in the graveyard, or with a Food."""
    return all(
        len(zone_of(game.state, Zone.GRAVEYARD, player)) >= _THREE or _foods(game, player)
        for player in finding.find_players(game.view, context, effect.who)
    )


@keyword_action("forage")
def forage(game: "Game", context: Context, effect: KeywordAction) -> Play[None]:
    """Exiles three cards from the graveyard or sacrifices a Food (CR 701.61a)."""
    results = results_of(context)
    for player in finding.find_players(game.view, context, effect.who):
        ways = []
        graveyard = zone_of(game.state, Zone.GRAVEYARD, player)
        if len(graveyard) >= _THREE:
            ways.append(Option("exile three cards from your graveyard", value="exile"))
        if _foods(game, player):
            ways.append(Option("sacrifice a Food", value="Food"))
        if not ways:
            results.last = False
            continue
        picked = yield from game.decide(
            Decision(player, DecisionKind.OPTION, "forage", tuple(ways), citations=(FORAGES,), default=(0,))
        )
        if picked[0].value == "Food":
            foods = yield from pick_among(game, player, _foods(game, player), 1, 1, "sacrifice", source=context.source)
            results.add("sacrificed", (yield from sacrifice(game, player, foods, by=context.source)))
        else:
            cards = yield from pick_among(game, player, graveyard, _THREE, _THREE, "exile", source=context.source)
            moves = [
                ProposedMove(object=i, destination=Zone.EXILE, cause="exile", by=context.source, by_player=player)
                for i in cards
            ]
            results.add("exiled", tuple(m.new for m in (yield from move(game, moves, (FORAGES,)))))
        results.last = True
        game.emit(e.PlayerDid(player=player, verb="forage", citations=(FORAGES,)))


# Learn.

_A_LESSON = Filter(Kind.CARD, (HasSubtype("Lesson"),))
_A_CARD = Choose(Filter(Kind.CARD, (InZone(Zone.HAND, You()),)), Fixed(1))


@keyword_action("learn")
def learn(game: "Game", context: Context, effect: KeywordAction) -> Play[None]:
    """May bring in a Lesson card that the answers name, or else discard a card to draw one (CR 701.48a)."""
    for player in finding.find_players(game.view, context, effect.who):
        bound = replace(context, controller=player)
        lesson = yield from choose_outside(game, bound, _A_LESSON, is_optional=True)
        if isinstance(lesson, CardDefinition):
            bring_in(game, player, lesson, Zone.HAND, (LEARNS,))
        elif zone_of(game.state, Zone.HAND, player):
            wants = yield from game.ask_may(player, "learn", context.source, (LEARNS,))
            if wants:
                before = results_of(context).amounts.get("discarded", 0)
                yield from perform(game, bound, Discard(You(), _A_CARD))
                if results_of(context).amounts.get("discarded", 0) > before:
                    yield from draw_card(game, ProposedDraw(player=player, citations=(LEARNS,)))
        game.emit(e.PlayerDid(player=player, verb="learn", citations=(LEARNS,)))


# Time travel.


@keyword_action("time travel")
def time_travel(game: "Game", context: Context, effect: KeywordAction) -> Play[None]:
    """A time counter more or less on any number of one's permanents and suspended cards that have one (CR 701.56a)."""
    for player in finding.find_players(game.view, context, effect.who):
        able = _with_time(game, player)
        chosen = yield from pick_among(
            game, player, able, 0, len(able), "time travel", source=context.source, citations=(TRAVELS,)
        )
        more: list[ObjectId] = []
        for i in chosen:
            options = tuple(Option(one, object=i, value=one, is_named_by_text=True) for one in ("put", "remove"))
            picked = yield from game.decide(
                Decision(
                    player,
                    DecisionKind.OPTION,
                    "put or remove a time counter",
                    options,
                    source=context.source,
                    citations=(TRAVELS,),
                    default=(0,),
                )
            )
            if picked[0].value == "put":
                more.append(i)
        yield from put_counters(
            game,
            [ProposedCounters(on=i, kind="time", amount=1, by_player=player, citations=(TRAVELS,)) for i in more],
        )
        for i in chosen:
            if i not in more and i in game.state.objects:
                remove_counters(game, i, "time", 1, (TRAVELS,))
        game.emit(e.PlayerDid(player=player, verb="time travel", citations=(TRAVELS,)))


def _with_time(game: "Game", player: PlayerId) -> tuple[ObjectId, ...]:
    mine = [i for i in battlefield(game.state) if game.seen(i).controller == player]
    suspended = [
        i
        for i in zone_of(game.state, Zone.EXILE)
        if game.object(i).owner == player and game.object(i).face_down is None and game.seen(i).has("suspend")
    ]
    return tuple(i for i in (*mine, *suspended) if game.object(i).counters.get("time", 0) > 0)
