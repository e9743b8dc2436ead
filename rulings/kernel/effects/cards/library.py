"""Looking into libraries: scry, surveil, search, shuffle, reveal, look (CR 701.20, 701.22-701.25).

日本語: 占術、諜報、探す、切り直す、公開する、見る
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.amounts.amount import AllOf
from rulings.abilities.changes.permissions import PlayerMay
from rulings.abilities.durations import Forever
from rulings.abilities.effects.cards import ExileUntil, LookAt, Reveal, Scry, Search, Shuffle, Surveil
from rulings.abilities.filters.filter import Among, Filter
from rulings.abilities.references import Choose, ObjectRef, Particular
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.abilities.rules_of_actions import plays_action
from rulings.kernel.characteristics.permissions import facts, has_rule, player_cant
from rulings.kernel.effects.cards.found_together import pick_different, pick_found, pick_sharing, pick_up_to
from rulings.kernel.happening.continuous_effects import add_floating
from rulings.kernel.happening.moving import move
from rulings.kernel.happening.performing import performs, results_of
from rulings.kernel.happening.picking import bounds, options_for, pick, runs_out
from rulings.kernel.happening.remembering import remember_exiled
from rulings.kernel.happening.replacement import replaced
from rulings.kernel.happening.shuffling import shuffle_library
from rulings.kernel.questions import finding, matching, numbers
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Decision, DecisionKind, Play, asks_nothing
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.proposals import ProposedLook, ProposedMove
from rulings.kernel.state.state import opponents, zone_of

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

SCRY = cite("701.22a", "top of your library in any order")
SURVEIL = cite("701.25a", "into your graveyard")
SCRY_ZERO = cite("701.22b", "no scry event occurs")
SURVEIL_ZERO = cite("701.25c", "no surveil event occurs")
SURVEIL_MORE = cite("701.25b", "look at additional cards while you surveil")
SEARCH = cite("701.23a", "look at all cards in that zone")
REVEALS = cite("701.20a", "show that card to all players")


def choose_order(
    game: "Game", player: PlayerId, objects: tuple[ObjectId, ...], source: ObjectId | None
) -> Play[tuple[ObjectId, ...]]:
    """Has a player put cards in an order; as they lie if nobody answers."""
    if len(objects) < 2:
        return objects
    picked = yield from game.decide(
        Decision(
            player,
            DecisionKind.ORDER,
            "order",
            options_for(game, objects),
            minimum=len(objects),
            maximum=len(objects),
            source=source,
            default=tuple(range(len(objects))),
        )
    )
    return tuple(ObjectId(o.object) for o in picked if o.object is not None)


def put_away(
    game: "Game", player: PlayerId, top: tuple[ObjectId, ...], prompt: str, source: ObjectId | None
) -> Play[tuple[tuple[ObjectId, ...], tuple[ObjectId, ...]]]:
    """Has a player put any number of the looked-at cards away, and order the rest.

    Shape: -> (put away in the order named, kept from the top).
    """
    picked = yield from game.decide(
        Decision(
            player,
            DecisionKind.PUT_AWAY,
            prompt,
            options_for(game, top),
            minimum=0,
            maximum=len(top),
            source=source,
        )
    )
    away = tuple(ObjectId(o.object) for o in picked if o.object is not None)
    kept = tuple(i for i in top if i not in away)
    if len(kept) > 1:
        kept = yield from choose_order(game, player, kept, source)
    return away, kept


def scry(game: "Game", player: PlayerId, amount: int, source: ObjectId | None) -> Play[None]:
    """Looks at the top cards, puts any number on the bottom and the rest back on top (CR 701.22)."""
    if amount <= 0:
        game.emit(e.CantHappen(what="scry 0", object=player, by=source, citations=(SCRY_ZERO,)))
        return
    for one in (yield from replaced(game, ProposedLook(player=player, verb="scry", amount=amount, by=source))):
        if not isinstance(one, ProposedLook) or one.amount <= 0:
            continue
        top = zone_of(game.state, Zone.LIBRARY, player)[: one.amount]
        game.emit(e.LookedAt(player=player, objects=top, citations=(SCRY,)))
        away, kept = yield from put_away(game, player, top, "scry", source)
        rest = zone_of(game.state, Zone.LIBRARY, player)[len(top) :]
        game.change(zones=game.state.zones.set((Zone.LIBRARY, player), (*kept, *rest, *away)))
        game.emit(e.Scried(player=player, amount=one.amount, bottom=away, citations=(SCRY,)))


def surveil(game: "Game", player: PlayerId, amount: int, source: ObjectId | None) -> Play[tuple[ObjectId, ...]]:
    """Looks at the top cards, puts any number into the graveyard and the rest back on top (CR 701.25)."""
    buried: tuple[ObjectId, ...] = ()
    if amount <= 0:
        # There is no event that an effect could let a player look at more cards during.
        game.emit(e.CantHappen(what="surveil 0", object=player, by=source, citations=(SURVEIL_ZERO,)))
        return buried
    for one in (yield from replaced(game, ProposedLook(player=player, verb="surveil", amount=amount, by=source))):
        if not isinstance(one, ProposedLook) or one.amount <= 0:
            continue
        rules = (SURVEIL, SURVEIL_MORE) if one.amount > amount else (SURVEIL,)
        top = zone_of(game.state, Zone.LIBRARY, player)[: one.amount]
        game.emit(e.LookedAt(player=player, objects=top, citations=rules))
        away, kept = yield from put_away(game, player, top, "surveil", source)
        library = zone_of(game.state, Zone.LIBRARY, player)
        rest = library[len(top) :]
        game.change(zones=game.state.zones.set((Zone.LIBRARY, player), (*kept, *away, *rest)))
        moved = yield from move(
            game,
            [
                ProposedMove(object=i, destination=Zone.GRAVEYARD, cause="surveil", by=source, by_player=player)
                for i in away
            ],
            (SURVEIL,),
        )
        found = tuple(m.new for m in moved)
        buried += found
        game.emit(e.Surveiled(player=player, amount=one.amount, graveyard=found, citations=rules))
    return buried


@performs(Scry)
@plays_action("scry")
def _scry(game: "Game", context: Context, effect: Scry) -> Play[None]:
    for player in finding.find_players(game.view, context, effect.who):
        yield from scry(game, player, numbers.count(game.view, context, effect.amount), context.source)


@performs(Surveil)
@plays_action("surveil")
def _surveil(game: "Game", context: Context, effect: Surveil) -> Play[None]:
    for player in finding.find_players(game.view, context, effect.who):
        amount = numbers.count(game.view, context, effect.amount)
        found = yield from surveil(game, player, amount, context.source)
        results_of(context).add("surveiled", found)


@performs(Shuffle)
@plays_action("shuffle")
@asks_nothing
def _shuffle(game: "Game", context: Context, effect: Shuffle) -> None:
    for player in finding.find_players(game.view, context, effect.who):
        shuffle_library(game, player)


@performs(Search)
@plays_action("search")
def _search(game: "Game", context: Context, effect: Search) -> Play[None]:
    """Searching a hidden zone for cards with a quality: finding none is allowed (CR 701.23b)."""
    results = results_of(context)
    owners = finding.find_players(game.view, context, effect.whose)
    doers = finding.find_players(game.view, context, effect.who)
    for n, doer in enumerate(doers):
        if player_cant(game, doer, "search"):
            game.emit(e.CantHappen(what="search", object=doer, citations=(cite("101.2", "can't"),)))
            continue
        owner = owners[n] if len(owners) == len(doers) else owners[0]
        if doer == owner == context.controller and player_cant(game, doer, "have themselves search"):
            game.emit(e.CantHappen(what="search", object=doer, citations=(cite("101.2", "can't"),)))
            continue
        zones = effect.zones
        if effect.some_zones:
            # Which of them is its player's choice; looking through a graveyard changes nothing for anybody.
            wants = yield from game.ask_may(doer, "search library", context.source, (SEARCH,))
            zones = zones if wants else tuple(zone for zone in zones if zone is not Zone.LIBRARY)
        results.done["searched library"] = Zone.LIBRARY in zones
        objects = tuple(
            i
            for zone in zones
            for i in _searched(game, doer, zone, owner)
            if matching.fits_facts(game.view, context, i, effect.filter)
        )
        sure: tuple[ObjectId, ...] = ()
        if isinstance(effect.amount, AllOf) and effect.filter.predicates:
            # What lies open must be found where all are searched for (CR 701.23b).
            sure = tuple(i for i in objects if game.object(i).zone is Zone.GRAVEYARD)
            objects = tuple(i for i in objects if i not in sure)
        least, most = bounds(game, context, effect.amount, len(objects))
        if effect.filter.predicates and any(z in (Zone.LIBRARY, Zone.HAND) for z in zones):
            least = 0
        is_own = doer == owner and Zone.LIBRARY in zones
        chooser = _who_else(game, doer, "controls opponents who search") if is_own else None
        if effect.different_names:
            chosen = yield from pick_different(game, chooser or doer, objects, least, most, context.source)
        elif effect.sharing:
            chosen = yield from pick_sharing(game, chooser or doer, objects, most, effect.sharing, context.source)
        elif effect.total is not None:
            limit = numbers.count(game.view, context, effect.total)
            chosen = yield from pick_up_to(game, chooser or doer, objects, most, limit, context.source)
        else:
            ends = runs_out(game, context, effect.amount, len(objects))
            found = yield from pick_found(game, chooser or doer, objects, least, most, context.source, runs_out=ends)
            chosen = (*sure, *found)
        for filter_ in effect.also:
            left = tuple(
                i
                for zone in zones
                for i in _searched(game, doer, zone, owner)
                if i not in chosen and matching.fits_facts(game.view, context, i, filter_)
            )
            most = min(1, len(left))
            chosen = (*chosen, *(yield from pick_found(game, chooser or doer, left, 0, most, context.source)))
        if Zone.LIBRARY in zones or not effect.some_zones:
            game.emit(e.Searched(player=doer, whose=owner, found=chosen, citations=(SEARCH,)))
        if effect.notes_the_rest:
            searched = tuple(i for zone in zones for i in _searched(game, doer, zone, owner))
            results.looked = tuple(i for i in searched if i not in chosen)
        if effect.reveal and chosen:
            game.emit(e.Revealed(player=doer, objects=chosen, citations=(REVEALS,)))
        taker = _who_else(game, doer, "takes what opponents find") if is_own else None
        if taker is not None:
            yield from _taken(game, doer, taker, chosen)
            chosen = ()
        results.add(effect.found_as, chosen, by=doer)
        results.last = bool(chosen)


def _who_else(game: "Game", doer: PlayerId, what: str) -> PlayerId | None:
    """The opponent of the searching player of whom a continuous effect says this."""
    return next((p for p in opponents(game.state, doer) if has_rule(game, p, what)), None)


def _taken(game: "Game", doer: PlayerId, taker: PlayerId, found: tuple[ObjectId, ...]) -> Play[None]:
    """The searching player exiles what is found, and somebody else may play it as long as it is exiled."""
    from rulings.kernel.effects.cards.exiling import EXILES

    effect, rule = next(iter(facts(game, taker, "takes what opponents find")))
    assert isinstance(rule.node, PlayerMay)
    moved = yield from move(
        game,
        [
            ProposedMove(object=i, destination=Zone.EXILE, cause="exile", by=effect.source, by_player=doer)
            for i in found
        ],
        (EXILES,),
    )
    for one in moved:
        play = replace(rule.node, zone=Particular(one.new))
        add_floating(game, Context(taker, effect.source), Forever(), changes=(play,))


def _searched(game: "Game", doer: PlayerId, zone: Zone, owner: PlayerId) -> tuple[ObjectId, ...]:
    """What of a zone is searched: of a library perhaps only the top (CR 614.1a)."""
    objects = tuple(zone_of(game.state, zone, owner))
    if zone is not Zone.LIBRARY:
        return objects
    limits = [
        numbers.count(game.view, effect.context, rule.amount)
        for effect, rule in facts(game, doer, "searches only the top of libraries")
        if rule.amount is not None
    ]
    return objects[: min(limits)] if limits else objects


@performs(Reveal)
@plays_action("reveal")
def _reveal(game: "Game", context: Context, effect: Reveal) -> Play[None]:
    results = results_of(context)
    for doer in finding.find_players(game.view, context, effect.who):
        if effect.until is not None:
            amount = 1 if effect.until_amount is None else numbers.count(game.view, context, effect.until_amount)
            objects = _until(game, context, doer, effect.until, amount)
            fitting = tuple(i for i in objects if matching.fits_facts(game.view, context, i, effect.until))
            results.add("found", fitting, by=doer)
        else:
            objects = yield from pick(
                game, context, doer, effect.what, "reveal", is_optional=bool(context.bindings.get("optional"))
            )
        if objects:
            game.emit(e.Revealed(player=doer, objects=objects, citations=(REVEALS,)))
        results.add("revealed", objects, by=doer)
        if effect.until is None and _is_from_among(effect.what):
            # "You may reveal a card from among them": the rest are the others that were looked at.
            results.looked = tuple(i for i in results.looked if i not in objects)
        else:
            results.looked = objects
        results.last = bool(objects)


def _is_from_among(what: ObjectRef) -> bool:
    return isinstance(what, Choose) and any(isinstance(one, Among) for one in what.filter.predicates)


def _until(game: "Game", context: Context, player: PlayerId, filter_: Filter, amount: int) -> tuple[ObjectId, ...]:
    found = []
    hits = 0
    for i in zone_of(game.state, Zone.LIBRARY, player):
        found.append(i)
        if matching.fits_facts(game.view, context, i, filter_):
            hits += 1
            if hits >= amount:
                break
    return tuple(found)


@performs(LookAt)
def _look_at(game: "Game", context: Context, effect: LookAt) -> Play[None]:
    results = results_of(context)
    for doer in finding.find_players(game.view, context, effect.who):
        objects = yield from pick(game, context, doer, effect.what, "look at")
        game.emit(e.LookedAt(player=doer, objects=objects))
        results.add("looked", objects)
        results.looked = objects


@performs(ExileUntil)
def _exile_until(game: "Game", context: Context, effect: ExileUntil) -> Play[None]:
    """Exiles cards from the top one by one until one fits."""
    from rulings.kernel.effects.cards.exiling import EXILES

    results = results_of(context)
    for doer in finding.find_players(game.view, context, effect.who):
        while library := zone_of(game.state, Zone.LIBRARY, doer):
            moved = yield from move(
                game,
                [
                    ProposedMove(
                        object=library[0], destination=Zone.EXILE, cause="exile", by=context.source, by_player=doer
                    )
                ],
                (EXILES,),
            )
            found = tuple(m.new for m in moved)
            results.add("exiled", found)
            results.looked = (*results.looked, *found)
            remember_exiled(game, context.source, found, effect.link)
            if not found:
                break
            if matching.fits_facts(game.view, context, found[0], effect.filter):
                results.add("found", found)
                break
