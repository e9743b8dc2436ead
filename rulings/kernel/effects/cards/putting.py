"""Putting and returning objects into zones, and onto the battlefield (CR 400, 110.2).

日本語: 戻す、置く、戦場に出す
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.card import FaceDefinition
from rulings.abilities.effects.cards import ShuffleInto
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.moving import Entering, PutInto, ReturnTo
from rulings.abilities.effects.tokens import TokenSpec
from rulings.abilities.node import Node
from rulings.abilities.players import OwnerOf, PlayerRef, ThatPlayer
from rulings.abilities.references import Choose, ObjectRef
from rulings.abilities.vocabulary import Zone
from rulings.cite import Citation, cite
from rulings.kernel.abilities.linked import NOTED_CARD
from rulings.kernel.actions.attachment import can_be_attached, choose_host
from rulings.kernel.effects.permanents.tokens import face_of_spec
from rulings.kernel.happening.moving import has_no_back_for, move
from rulings.kernel.happening.performing import SEVERAL, TOGETHER, go_on, own_results, performs, results_of
from rulings.kernel.happening.picking import pick
from rulings.kernel.happening.shuffling import shuffle_library
from rulings.kernel.questions import finding, numbers
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context, each_player
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient
from rulings.kernel.state.proposals import Entrance, ProposedMove

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

PUTS = cite("400.7", "new object")
STAYS = cite("303.4i", "remains in its current zone")
NOTHING_TO_ENCHANT = cite("303.4g", "remains in its current zone")
NO_ATTACHMENT = cite("303.4h", "enters the battlefield unattached")
NO_HOST = cite("301.5e", "enters the battlefield unattached")


def entrance_of(
    game: "Game", context: Context, entering: Entering | None, doer: PlayerId, object_id: ObjectId
) -> Entrance:
    """How an object enters by an effect."""
    if entering is None:
        return Entrance(controller=doer)
    controller = doer
    if isinstance(entering.controller, OwnerOf):
        # Each under its own owner's control.
        controller = game.object(object_id).owner
    elif entering.controller is not None:
        bound = _each(context, object_id)
        controller = finding.find_players(game.view, bound, entering.controller)[0]
    counters: Map[str, int] = Map()
    for one in entering.counters:
        assert isinstance(one, PutCounters)
        counters = counters.set(one.kind, counters.get(one.kind, 0) + numbers.count(game.view, context, one.amount))
    attached = _named_host(game, context, entering)
    return Entrance(
        controller=controller,
        is_tapped=entering.tapped,
        counters=counters,
        face=1 if entering.transformed else None,
        face_down="effect" if entering.face_down else None,
        hidden_as=hidden_face_of_spec(game, context, entering.face_down_as),
        attached_to=attached,
        chooses_attacked=entering.attacking,
        attacks_only=_named_attacked(game, context, entering),
        attacks_planeswalkers=entering.attacked is None or entering.or_planeswalker,
        blocking=_named_attacker(game, context, entering),
        changes=entering.changes,
        memory=_noted(context),
    )


def _noted(context: Context) -> Map[str, object]:
    """What this ability noted is known to what it puts there (CR 607.2e, 707.14)."""
    noted = None if context.results is None else context.results.noted
    return Map() if noted is None else Map({NOTED_CARD: noted})


def _named_attacker(game: "Game", context: Context, entering: Entering) -> ObjectId | None:
    """The creature that the effect says that it enters blocking."""
    found = () if entering.blocking is None else finding.find_objects(game.view, context, entering.blocking)
    return found[0] if found else None


def _named_attacked(game: "Game", context: Context, entering: Entering) -> tuple[PlayerId, ...] | None:
    """Whom the effect says that it enters attacking, if it says so."""
    return None if entering.attacked is None else finding.find_players(game.view, context, entering.attacked)


def _named_host(game: "Game", context: Context, entering: Entering) -> Recipient | None:
    """What the effect says that it enters attached to, if that is there."""
    if entering.attached_to is None or isinstance(entering.attached_to, Choose):
        return None
    for one in finding.find_recipients(game.view, context, entering.attached_to):
        now = one if isinstance(one, str) else finding.current(game.view, context, ObjectId(one))
        if now is not None:
            return now
    return None


def _attached_as_said(game: "Game", object_id: ObjectId, entrance: Entrance) -> tuple[Entrance, Citation] | None:
    """How it enters where the effect names a host; ``None`` for an Aura that can't enchant it, which stays (303.4i)."""
    subtypes = game.seen(object_id).subtypes
    unattached = replace(entrance, attached_to=None)
    if not {"Aura", "Equipment", "Fortification"} & subtypes:
        return unattached, NO_ATTACHMENT
    host = entrance.attached_to
    if host is not None and can_be_attached(game, object_id, host):
        return entrance, PUTS
    return None if "Aura" in subtypes else (unattached, NO_HOST)


def _each(context: Context, object_id: ObjectId) -> Context:
    return replace(context, bindings=context.bindings.set("each", object_id))


Picked = list[tuple[ObjectId, PlayerId]]
"""Objects, each with the player who moves it."""


def put_onto_battlefield(
    game: "Game",
    context: Context,
    picked: Picked,
    entering: Entering | None,
    cause: str = "put",
) -> Play[list[e.ZoneChanged]]:
    """Puts objects onto the battlefield at once; Auras choose what they enchant (CR 303.4f)."""
    moves = []
    for i, doer in picked:
        chosen_host = None
        if entering is not None and isinstance(entering.attached_to, Choose):
            # "Attached to a creature you control": chosen as it enters; where none is legal, it stays where it is.
            chosen_host = yield from choose_host(game, i, doer, entering.attached_to.filter, context)
            if chosen_host is None:
                game.emit(e.CantHappen(what="attach", object=i, by=context.source, citations=(STAYS,)))
                continue
        entrance = entrance_of(game, context, entering, doer, i)
        if has_no_back_for(game, i, entrance):
            continue
        _refuse_back_that_enchants(game, i, entrance)
        if chosen_host is not None:
            entrance = _hosted(entrance, chosen_host)
        rules: tuple[Citation, ...] = ()
        is_said = entering is not None and entering.attached_to is not None and chosen_host is None
        if is_said and entrance.face_down is None:
            said = _attached_as_said(game, i, entrance)
            if said is None:
                game.emit(e.CantHappen(what="attach", object=i, by=context.source, citations=(STAYS,)))
                continue
            entrance, rule = said
            rules = (rule,)
        elif "Aura" in game.seen(i).subtypes and entrance.attached_to is None and entrance.face_down is None:
            host = yield from choose_host(game, i, entrance.controller or doer)
            if host is None:
                game.emit(e.CantHappen(what="attach", object=i, by=context.source, citations=(NOTHING_TO_ENCHANT,)))
                continue
            entrance = _hosted(entrance, host)
        moves.append(
            ProposedMove(
                object=i,
                destination=Zone.BATTLEFIELD,
                cause=cause,
                by=context.source,
                by_player=doer,
                entrance=entrance,
                citations=rules,
            )
        )
    return (yield from move(game, moves, (PUTS,)))


def _refuse_back_that_enchants(game: "Game", object_id: ObjectId, entrance: Entrance) -> None:
    """What an Aura on the back of a card can enchant is asked of the face that is up, which is the other one yet.

    Raises: UnboundReferenceError: the card would enter with an Aura's face up that the front isn't.
    """
    card = game.object(object_id).definition
    if entrance.face and card is not None and "Aura" in card.faces[entrance.face].subtypes:
        raise finding.UnboundReferenceError("an Aura that is a back face put onto the battlefield transformed")


def _hosted(entrance: Entrance, host: Recipient) -> Entrance:
    return replace(entrance, attached_to=host)


def relocate(
    game: "Game",
    context: Context,
    picked: Picked,
    zone: Zone,
    *,
    cause: str,
    position: str = "top",
    entering: Entering | None = None,
    face_down: bool = False,
) -> Play[list[e.ZoneChanged]]:
    """Moves objects to a zone by an effect, all at once."""
    if zone is Zone.BATTLEFIELD:
        return (yield from put_onto_battlefield(game, context, picked, entering, cause))
    moves = [
        ProposedMove(
            object=i,
            destination=zone,
            cause=cause,
            by=context.source,
            by_player=doer,
            position=position,
            face_down=face_down,
        )
        for i, doer in picked
        if not (game.object(i).zone is zone and zone is not Zone.LIBRARY)
    ]
    if zone is Zone.LIBRARY and position == "top":
        moves.reverse()
    return (yield from move(game, moves, (PUTS,)))


def pick_for_each(game: "Game", context: Context, who: PlayerRef, what: ObjectRef, prompt: str) -> Play[Picked]:
    """What each doer moves: chosen in APNAP order before anything moves (CR 101.4)."""
    picked: Picked = []
    is_optional = bool(context.bindings.get("optional"))
    doers = finding.find_players(game.view, context, who)
    for doer in doers:
        is_each = len(doers) > 1 or isinstance(who, SEVERAL) or go_on(who)
        here = each_player(context, doer) if is_each else context
        if is_each and isinstance(who, ThatPlayer) and who.antecedent is not None:
            here = replace(here, bindings=here.bindings.set("each of", who.antecedent))
        with own_results(context, who, doer):
            objects = yield from pick(game, here, doer, what, prompt, is_optional=is_optional, moves=True)
        picked.extend((i, doer) for i in objects if all(i != other for other, _ in picked))
    return picked


TOGETHER.update((ReturnTo, PutInto))


@performs(ReturnTo)
def _return_to(game: "Game", context: Context, effect: ReturnTo) -> Play[None]:
    picked = yield from pick_for_each(game, context, effect.who, effect.what, f"return to {effect.zone.value}")
    moved = yield from relocate(game, context, picked, effect.zone, cause="return", entering=effect.entering)
    _note(context, moved, "returned")


def choose_end(game: "Game", player: PlayerId, source: ObjectId | None) -> Play[str]:
    """Has a player choose the top or the bottom of a library: a position."""
    answer = yield from game.decide(
        Decision(
            player,
            DecisionKind.OPTION,
            "top or bottom",
            (Option("top", value="top"), Option("bottom", value="bottom")),
            source=source,
            default=(0,),
        )
    )
    return str(answer[0].value)


@performs(PutInto)
def _put_into(game: "Game", context: Context, effect: PutInto) -> Play[None]:
    picked = yield from pick_for_each(game, context, effect.who, effect.what, f"put {effect.zone.value}")
    position = effect.position
    if position == "top or bottom" and picked:
        position = yield from choose_end(game, picked[0][1], context.source)
    if effect.order in ("random", "any") and len(picked) > 1:
        picked = yield from _in_order(game, context, effect.order, picked)
    moved = yield from relocate(
        game,
        context,
        picked,
        effect.zone,
        cause="put",
        position=position,
        entering=effect.entering,
        face_down=effect.face_down,
    )
    _note(context, moved, "put")


def _in_order(game: "Game", context: Context, order: str, picked: Picked) -> Play[Picked]:
    if order == "random":
        return game.random().sample(picked, len(picked))
    from rulings.kernel.effects.cards.library import choose_order

    doers = dict(picked)
    found: Picked = []
    for doer in dict.fromkeys(doers.values()):
        mine = tuple(i for i, d in picked if d == doer)
        ordered = yield from choose_order(game, doer, mine, context.source)
        found.extend((i, doer) for i in ordered)
    return found


def _note(context: Context, moved: list[e.ZoneChanged], verb: str) -> None:
    results = results_of(context)
    found = tuple(i for m in moved for i in (m.new, *m.components))
    results.followed.update(m.old for m in moved)
    results.looked = tuple(i for i in results.looked if all(m.old != i for m in moved))
    results.add(verb, found)
    results.last = bool(found)


@performs(ShuffleInto)
def _shuffle_into(game: "Game", context: Context, effect: ShuffleInto) -> Play[None]:
    doers = finding.find_players(game.view, context, effect.who)
    objects = yield from pick(game, context, doers[0], effect.what, "shuffle into library", moves=True)
    owners = tuple(dict.fromkeys(game.object(i).owner for i in objects)) or doers
    moved = yield from move(
        game,
        [
            ProposedMove(object=i, destination=Zone.LIBRARY, cause="shuffle", by=context.source, by_player=doers[0])
            for i in objects
        ],
    )
    results_of(context).followed.update(m.old for m in moved)
    one = doers[0] if len(doers) == 1 else None
    results_of(context).add("shuffled", tuple(m.new for m in moved), by=one)
    for owner in owners:
        shuffle_library(game, owner)


def hidden_face_of_spec(game: "Game", context: Context, spec: Node | None) -> FaceDefinition | None:
    """The characteristics that the effect lists, and no others: it has no name; ``None`` where it lists none."""
    return replace(face_of_spec(game, context, spec), name="") if isinstance(spec, TokenSpec) else None
