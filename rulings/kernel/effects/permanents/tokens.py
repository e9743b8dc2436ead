"""Creating tokens (CR 111, 701.7), also copies (CR 707).

日本語: トークンの生成
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.ability import as_abilities
from rulings.abilities.card import FaceDefinition, FaceOfCard
from rulings.abilities.changes.change import Change
from rulings.abilities.effects.tokens import CreateCopyToken, CreateToken, CreateTokens, TokenSpec
from rulings.abilities.node import walk
from rulings.abilities.references import Choose, LinkedExile
from rulings.abilities.vocabulary import CardType, Zone
from rulings.cite import Citation, cite
from rulings.kernel.abilities.given_names import with_giver
from rulings.kernel.abilities.rules_of_actions import plays_action
from rulings.kernel.actions.attachment import can_be_attached, choose_host
from rulings.kernel.characteristics.layers.layer1_copy import copiable_face, with_exceptions
from rulings.kernel.characteristics.predefined_tokens import predefined_token, token_card
from rulings.kernel.happening.double_faced import double_faced_copy
from rulings.kernel.happening.entering import cannot_be_there, with_possible_counters
from rulings.kernel.happening.entering_attacking import with_attacked
from rulings.kernel.happening.moving import apply_moves
from rulings.kernel.happening.performing import performs, results_of
from rulings.kernel.happening.picking import pick
from rulings.kernel.happening.remembering import remember_exiled
from rulings.kernel.happening.replacement import replaced
from rulings.kernel.questions import finding, numbers
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.effort import Bound, check
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.proposals import Entrance, ProposedMove, ProposedTokens
from rulings.kernel.state.state import battlefield, with_object, without_object

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

COPIABLE = cite("707.2", "copiable values")
CREATES = cite("701.7a", "create")
NOT_CREATED = cite("303.4i", "it isn't created")


def face_of_spec(game: "Game", context: Context, spec: TokenSpec) -> FaceDefinition:
    """What a token is as it is created; numbers are found now (CR 111.3)."""
    # "~" in what the token has is what creates it (CR 201.5a).
    abilities = tuple(with_giver(one, context.source) for one in as_abilities(spec.abilities))
    name = spec.name if spec.name is not None else " ".join((*spec.subtypes, "Token"))
    return FaceDefinition(
        name=name,
        mana_cost=None,
        colors=frozenset(spec.colors),
        supertypes=frozenset(spec.supertypes),
        types=frozenset(spec.types),
        subtypes=spec.subtypes,
        power=None if spec.power is None else numbers.signed(game.view, context, spec.power),
        toughness=None if spec.toughness is None else numbers.signed(game.view, context, spec.toughness),
        abilities=abilities,
    )


def face_of_copy(
    game: "Game", context: Context, original: ObjectId, exceptions: tuple[Change, ...] = ()
) -> FaceDefinition:
    """What a token is that is created as a copy; a copy of a double-faced permanent or card has both faces (CR
    707.8a)."""
    face = double_faced_copy(game.view, original) or copiable_face(game.view, original)
    return with_exceptions(game.view, context, face, exceptions)


def create_tokens(game: "Game", proposal: ProposedTokens, *rules: Citation) -> Play[tuple[ObjectId, ...]]:
    """Creates tokens; each enters the battlefield, with the effects that apply to entering (CR 111.2, 614.12).

    Shape: ``rules`` that say what the tokens are are told beside.
    """
    created: list[ObjectId] = []
    for one in (yield from replaced(game, proposal)):
        if not isinstance(one, ProposedTokens):
            continue
        moves: list[ProposedMove] = []
        made = sum(number for number, _ in one.tokens)
        check(Bound.OBJECTS, made + len(game.state.objects))
        check(Bound.PERMANENTS, made + len(battlefield(game.state)))
        for number, face in one.tokens:
            for _ in range(number):
                ready = yield from _ready(game, one, face)
                if ready is not None:
                    moves.append(ready)
        final: list[ProposedMove] = []
        for move in moves:
            proposed = with_possible_counters(game, move)
            for result in (yield from replaced(game, proposed)):
                assert isinstance(result, ProposedMove)
                if cannot_be_there(game, result):
                    game.state = without_object(game.state, result.object)
                    continue
                final.append((yield from with_attacked(game, result)))
        found = tuple(m.new for m in apply_moves(game, final, (CREATES,)))
        if found:
            game.emit(e.TokensCreated(player=one.player, objects=found, citations=(CREATES, *rules)))
        created.extend(found)
    return tuple(created)


def _ready(game: "Game", one: ProposedTokens, face: FaceDefinition) -> Play[ProposedMove | None]:
    """A token about to enter: it is made in the command zone's place of nowhere and moves to the battlefield at
    once. An Aura that can't enchant what it should is not created (CR 303.4g, 303.4i): ``None``."""
    fresh = game.new_id()
    is_many_faced = isinstance(face, FaceOfCard)
    up = face.place if isinstance(face, FaceOfCard) else 0
    obj = GameObject(
        id=fresh,
        card=fresh,
        owner=one.player,
        controller=one.player,
        zone=Zone.STACK,
        definition=token_card(face),
        face=up,
        copiable=None if is_many_faced else face,
        is_token=True,
    )
    game.state = with_object(game.state, obj)
    entrance = one.entrance or Entrance(controller=one.player)
    if is_many_faced:
        entrance = replace(entrance, face=up)
    if "Aura" in face.subtypes and CardType.ENCHANTMENT in face.types:
        host = entrance.attached_to
        if host is None:
            host = yield from choose_host(game, fresh, one.player)
        if host is None or not can_be_attached(game, fresh, host):
            game.state = without_object(game.state, fresh)
            game.emit(e.CantHappen(what="attach", citations=(NOT_CREATED,)))
            return None
        entrance = replace(entrance, attached_to=host)
    return ProposedMove(
        object=fresh,
        destination=Zone.BATTLEFIELD,
        cause="token",
        by=one.by,
        by_player=one.player,
        entrance=entrance,
    )


@performs(CreateToken)
@plays_action("create")
def _create(game: "Game", context: Context, effect: CreateToken) -> Play[None]:
    from rulings.kernel.effects.cards.putting import entrance_of

    results = results_of(context)
    for player in finding.find_players(game.view, context, effect.who):
        amount = numbers.count(game.view, context, effect.amount)
        face = (
            predefined_token(effect.predefined)
            if effect.predefined is not None
            else face_of_spec(game, context, effect.token)
        )
        entrance = entrance_of(game, context, effect.entering, player, context.source)
        if effect.entering is not None and effect.entering.attached_to is not None and entrance.attached_to is None:
            # What it was to be attached to is undefined (CR 303.4i).
            results.last = False
            continue
        found = yield from create_tokens(
            game,
            ProposedTokens(
                player=player,
                tokens=((amount, face),),
                entrance=replace(entrance, controller=player),
                by=context.source,
                spec=effect.token,
            ),
        )
        results.add("created", found)
        results.last = bool(found)


@performs(CreateTokens)
@plays_action("create")
def _create_kinds(game: "Game", context: Context, effect: CreateTokens) -> Play[None]:
    results = results_of(context)
    for player in finding.find_players(game.view, context, effect.who):
        proposal = ProposedTokens(
            player=player,
            tokens=tuple((1, face_of_spec(game, context, one)) for one in effect.tokens),
            entrance=Entrance(controller=player),
            by=context.source,
        )
        found = yield from create_tokens(game, proposal)
        results.add("created", found)
        results.last = bool(found)


@performs(CreateCopyToken)
def _create_copy(game: "Game", context: Context, effect: CreateCopyToken) -> Play[None]:
    from rulings.kernel.effects.cards.putting import entrance_of

    results = results_of(context)
    for player in finding.find_players(game.view, context, effect.who):
        if isinstance(effect.of, Choose):
            originals = yield from pick(game, context, player, effect.of, "copy")
        else:
            originals = finding.find_objects(game.view, context, effect.of)
        if not originals:
            continue
        # Copies of several objects are created at the same time.
        amount = numbers.count(game.view, context, effect.amount)
        faces = [face_of_copy(game, context, original, effect.exceptions) for original in originals]
        entrance = entrance_of(game, context, effect.entering, player, context.source)
        found = yield from create_tokens(
            game,
            ProposedTokens(
                player=player,
                tokens=tuple((amount, face) for face in faces),
                entrance=replace(entrance, controller=player),
                by=context.source,
            ),
            COPIABLE,
        )
        exiled = results.objects.get("exiled", ())
        if exiled and any(isinstance(node, LinkedExile) for change in effect.exceptions for node in walk(change)):
            # "The exiled card" of an ability that the effect gives is what it exiled (CR 607.2a).
            for one in found:
                remember_exiled(game, one, exiled)
        results.add("created", found)
        results.last = bool(found)
