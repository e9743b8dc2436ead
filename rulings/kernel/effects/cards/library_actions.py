"""Keyword actions with the library: explore, connive, investigate, discover, manifest, cloak, fateseal (CR 701).

日本語: 探検、謀議、調査、発見、予示、偽装、消術
"""

from typing import TYPE_CHECKING

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.costs.cost import Cost
from rulings.abilities.effects.cards import Discard
from rulings.abilities.effects.game import KeywordAction
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import You
from rulings.abilities.references import Choose
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.cite import Citation, cite
from rulings.kernel.actions.discarding import choose_discards, discard
from rulings.kernel.actions.drawing import draw_card, how_many_draws
from rulings.kernel.actions.keyword_actions import keyword_action
from rulings.kernel.casting.ways_to_cast import CastingWay
from rulings.kernel.characteristics.predefined_tokens import predefined_token
from rulings.kernel.effects.cards.library import REVEALS
from rulings.kernel.effects.permanents.counter_actions import number_of, plus_counters
from rulings.kernel.effects.permanents.tokens import create_tokens
from rulings.kernel.effects.spells.casting_by_effect import cast_by_effect
from rulings.kernel.happening.moving import move
from rulings.kernel.happening.performing import results_of
from rulings.kernel.happening.picking import acting_objects, pick, pick_among
from rulings.kernel.questions import finding
from rulings.kernel.state import events as e
from rulings.kernel.state.base_values import mana_value_of
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.effort import repeated
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.proposals import Entrance, ProposedDraw, ProposedMove, ProposedTokens
from rulings.kernel.state.state import apnap, zone_of
from rulings.kernel.state.view import known

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

EXPLORE = cite("701.44a", "reveals the top card of their library")
ONE_EXPLORES = cite("701.44d", "chooses one of them and it explores")
ONE_CONNIVES = cite("701.50d", "chooses one of them and it connives")
CONNIVE = cite("701.50a", "draws a card, then discards a card")
INVESTIGATE = cite("701.16a", "Clue")
DISCOVER = cite("701.57a", "exile a nonland card")
MANIFEST = cite("701.40a", "face down")
DREAD = cite("701.62a", "Manifest one of them")
CLOAK = cite("701.58a", "ward {2}")


@keyword_action("investigate")
def investigate(game: "Game", context: Context, effect: KeywordAction) -> Play[None]:
    """Create a Clue token; so many times."""
    for player in finding.find_players(game.view, context, effect.who):
        for _ in repeated(number_of(game, context, effect)):
            found = yield from create_tokens(
                game,
                ProposedTokens(
                    player=player,
                    tokens=((1, predefined_token("Clue")),),
                    entrance=Entrance(controller=player),
                    by=context.source,
                    citations=(INVESTIGATE,),
                ),
            )
            results_of(context).add("created", found)
            game.emit(e.PlayerDid(player=player, verb="investigate", citations=(INVESTIGATE,)))


@keyword_action("explore")
def explore(game: "Game", context: Context, effect: KeywordAction) -> Play[None]:
    """A land goes to hand; otherwise a +1/+1 counter, and the card stays or goes to the graveyard."""
    objects = finding.find_objects(game.view, context, effect.what) if effect.what is not None else (context.source,)
    left = list(objects)
    while left:
        i = yield from _next_of(game, context, left, ONE_EXPLORES)
        left.remove(i)
        for _ in repeated(number_of(game, context, effect)):
            yield from _explore_once(game, context, i)


def _next_of(game: "Game", context: Context, left: list[ObjectId], why: Citation) -> Play[ObjectId]:
    """Of several that do it at once the next one: the first player in turn order who has one chooses (CR 701.44d,
    701.50d)."""
    for player in apnap(game.state):
        theirs = tuple(i for i in left if known_controller(game, i) == player)
        if theirs:
            picked = yield from pick_among(game, player, theirs, 1, 1, "next", source=context.source, citations=(why,))
            return picked[0]
    return left[0]


def _explore_once(game: "Game", context: Context, explorer: ObjectId) -> Play[None]:
    player = game.seen(explorer).controller
    library = zone_of(game.state, Zone.LIBRARY, player)
    is_land = False
    had_card = bool(library)
    if library:
        top = library[0]
        game.emit(e.Revealed(player=player, objects=(top,), citations=(EXPLORE, REVEALS)))
        is_land = CardType.LAND in game.seen(top).types
        if is_land:
            yield from move(
                game, [ProposedMove(object=top, destination=Zone.HAND, cause="put", by_player=player)], (EXPLORE,)
            )
    if not is_land:
        if explorer in game.state.objects:
            yield from plus_counters(game, context, (explorer,), 1, EXPLORE)
        library = zone_of(game.state, Zone.LIBRARY, player)
        if library:
            buries = yield from game.ask_may(player, "explore graveyard", context.source, (EXPLORE,))
            if buries:
                yield from move(
                    game,
                    [ProposedMove(object=library[0], destination=Zone.GRAVEYARD, cause="put", by_player=player)],
                    (EXPLORE,),
                )
    kind = ("land" if is_land else "nonland") if had_card else None
    game.emit(e.PlayerDid(player=player, verb="explore", object=explorer, value=kind, citations=(EXPLORE,)))


@keyword_action("connive")
def connive(game: "Game", context: Context, effect: KeywordAction) -> Play[None]:
    """Draw N, discard N, and a +1/+1 counter for each nonland card discarded (CR 701.50a, 701.50d)."""
    objects = finding.find_objects(game.view, context, effect.what) if effect.what is not None else (context.source,)
    amount = number_of(game, context, effect)
    left = list(objects)
    while left:
        i = yield from _next_of(game, context, left, ONE_CONNIVES)
        left.remove(i)
        player = known_controller(game, i)
        for _ in repeated((yield from how_many_draws(game, player, amount, context.source))):
            yield from draw_card(game, ProposedDraw(player=player, by=context.source))
        here = Context(player, context.source)
        chosen = yield from choose_discards(
            game, here, Discard(You(), Choose(Filter(Kind.CARD), Fixed(amount))), player
        )
        discarded = yield from discard(game, player, chosen, by=context.source, by_player=player)
        nonland = sum(CardType.LAND not in game.seen(d).types for d in discarded)
        if nonland and i in game.state.objects:
            yield from plus_counters(game, context, (i,), nonland, CONNIVE)
        game.emit(e.PlayerDid(player=player, verb="connive", object=i, citations=(CONNIVE,)))


def known_controller(game: "Game", object_id: ObjectId) -> PlayerId:
    """Who controls a permanent, or last did."""
    return game.seen(object_id).controller


@keyword_action("manifest")
def manifest(game: "Game", context: Context, effect: KeywordAction) -> Play[None]:
    """Puts cards onto the battlefield face down: those named, else from the top of the library."""
    yield from _face_down(game, context, effect, "manifest")


@keyword_action("cloak")
def cloak(game: "Game", context: Context, effect: KeywordAction) -> Play[None]:
    """Like manifesting, with ward {2}."""
    yield from _face_down(game, context, effect, "cloak")


def _face_down(game: "Game", context: Context, effect: KeywordAction, how: str) -> Play[None]:
    for player in finding.find_players(game.view, context, effect.who):
        if isinstance(effect.what, Choose):
            objects = yield from pick(game, context, player, effect.what, how)
        elif effect.what is not None:
            objects = acting_objects(game, context, effect.what)
        else:
            objects = zone_of(game.state, Zone.LIBRARY, player)[: number_of(game, context, effect)]
        # One after another (CR 701.40e).
        for i in objects:
            yield from put_face_down(game, context, player, i, how)


def put_face_down(game: "Game", context: Context, player: PlayerId, card: ObjectId, how: str) -> Play[None]:
    """Puts one card onto the battlefield face down as a manifested or cloaked permanent."""
    moved = yield from move(
        game,
        [
            ProposedMove(
                object=card,
                destination=Zone.BATTLEFIELD,
                cause="put",
                by=context.source,
                by_player=player,
                entrance=Entrance(controller=player, face_down=how),
            )
        ],
        (MANIFEST if how == "manifest" else CLOAK,),
    )
    results_of(context).add("manifested", tuple(m.new for m in moved))


@keyword_action("manifest dread")
def manifest_dread(game: "Game", context: Context, effect: KeywordAction) -> Play[None]:
    """Look at two, manifest one, put the other into the graveyard."""
    for player in finding.find_players(game.view, context, effect.who):
        top = zone_of(game.state, Zone.LIBRARY, player)[:2]
        game.emit(e.LookedAt(player=player, objects=top, citations=(DREAD,)))
        chosen = yield from pick_among(game, player, top, 1, 1, "manifest", source=context.source, citations=(DREAD,))
        for i in chosen:
            yield from put_face_down(game, context, player, i, "manifest")
        rest = [i for i in top if i not in chosen]
        yield from move(
            game,
            [ProposedMove(object=i, destination=Zone.GRAVEYARD, cause="put", by_player=player) for i in rest],
            (DREAD,),
        )
        game.emit(e.PlayerDid(player=player, verb="manifest dread", citations=(DREAD,)))


@keyword_action("discover")
def discover(game: "Game", context: Context, effect: KeywordAction) -> Play[None]:
    """Exile until a nonland card of mana value N or less; cast it free or take it; the rest to the bottom."""
    limit = number_of(game, context, effect)

    def is_cheap(way: CastingWay) -> bool:
        """The spell, not only the card, has mana value N or less (CR 701.57a)."""
        return mana_value_of(way.definition.mana_cost) <= limit

    for player in finding.find_players(game.view, context, effect.who):
        exiled: list[ObjectId] = []
        hit: ObjectId | None = None
        while library := zone_of(game.state, Zone.LIBRARY, player):
            moved = yield from move(
                game,
                [ProposedMove(object=library[0], destination=Zone.EXILE, cause="exile", by_player=player)],
                (DISCOVER,),
            )
            if not moved:
                break
            card = moved[0].new
            exiled.append(card)
            seen = game.seen(card)
            if CardType.LAND not in seen.types and seen.mana_value <= limit:
                hit = card
                break
        if hit is not None:
            wants = yield from game.ask_may(player, "cast discovered card", context.source, (DISCOVER,))
            spell = (yield from cast_by_effect(game, player, hit, Cost(), is_allowed=is_cheap)) if wants else None
            if spell is None:
                yield from move(
                    game, [ProposedMove(object=hit, destination=Zone.HAND, cause="put", by_player=player)], (DISCOVER,)
                )
        rest = [i for i in exiled if i in game.state.objects and known(game.view, i).zone is Zone.EXILE]
        game.random().shuffle(rest)
        yield from move(
            game,
            [
                ProposedMove(object=i, destination=Zone.LIBRARY, cause="put", by_player=player, position="bottom")
                for i in rest
            ],
            (DISCOVER,),
        )
        game.emit(e.PlayerDid(player=player, verb="discover", citations=(DISCOVER,)))
