"""Keyword actions about creatures: goad, detain, populate, amass, incubate, endure, suspect (CR 701).

日本語: 使嗾、留置、居住、動員、培養、耐久、容疑
"""

from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.card import FaceDefinition
from rulings.abilities.changes.change import SetTypes
from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.durations import Forever, UntilYourNextTurn
from rulings.abilities.effects.game import KeywordAction
from rulings.abilities.vocabulary import CardType, Color
from rulings.cite import cite
from rulings.kernel.actions.keyword_actions import keyword_action
from rulings.kernel.characteristics.predefined_tokens import predefined_token
from rulings.kernel.effects.permanents.counter_actions import number_of, plus_counters
from rulings.kernel.effects.permanents.tokens import create_tokens, face_of_copy
from rulings.kernel.effects.players.emblems import designate
from rulings.kernel.happening.continuous_effects import add_floating
from rulings.kernel.happening.performing import results_of
from rulings.kernel.happening.picking import pick, pick_among
from rulings.kernel.questions import finding
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.proposals import Entrance, ProposedTokens
from rulings.kernel.state.state import battlefield

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

DETAIN = cite("701.35a", "can't attack or block")
POPULATE = cite("701.36a", "creature token you control")
AMASS = cite("701.47a", "Army creature")
INCUBATE = cite("701.53a", "create an Incubator token")
ENDURE = cite("701.63a", "Spirit creature token")
SUSPECT = cite("701.60a", "suspected")


@keyword_action("detain")
def detain(game: "Game", context: Context, effect: KeywordAction) -> Play[None]:
    """Until your next turn it can't attack or block and its activated abilities can't be activated."""
    assert effect.what is not None
    objects = yield from pick(game, context, context.controller, effect.what, "detain")
    if objects:
        number = add_floating(
            game,
            context,
            UntilYourNextTurn(),
            affected=objects,
            changes=(CantDo("attack or block"), CantDo("activate")),
        )
        game.emit(e.EffectBegan(source=context.source, affected=objects, effect_id=number, citations=(DETAIN,)))


@keyword_action("populate")
def populate(game: "Game", context: Context, effect: KeywordAction) -> Play[None]:
    """A token that is a copy of a creature token you control."""
    for player in finding.find_players(game.view, context, effect.who):
        tokens = tuple(
            i
            for i in battlefield(game.state)
            if game.object(i).is_token and game.seen(i).is_creature and game.seen(i).controller == player
        )
        chosen = yield from pick_among(
            game, player, tokens, 1, 1, "populate", source=context.source, citations=(POPULATE,)
        )
        for i in chosen:
            found = yield from create_tokens(
                game,
                ProposedTokens(
                    player=player,
                    tokens=((1, face_of_copy(game, context, i)),),
                    entrance=Entrance(controller=player),
                    by=context.source,
                ),
            )
            results_of(context).add("created", found)
        game.emit(e.PlayerDid(player=player, verb="populate", citations=(POPULATE,)))


@keyword_action("amass")
def amass(game: "Game", context: Context, effect: KeywordAction) -> Play[None]:
    """+1/+1 counters on an Army you control; first a 0/0 black Army token if you have none."""
    subtype = effect.subtype or "Zombie"
    for player in finding.find_players(game.view, context, effect.who):

        def armies() -> tuple[ObjectId, ...]:
            return tuple(
                i
                for i in battlefield(game.state)
                if "Army" in game.seen(i).subtypes
                and game.seen(i).is_creature
                and game.seen(i).controller == context.controller
            )

        if not armies():
            face = FaceDefinition(
                name=f"{subtype} Army Token",
                colors=frozenset({Color.BLACK}),
                types=frozenset({CardType.CREATURE}),
                subtypes=(subtype, "Army"),
                power=0,
                toughness=0,
            )
            yield from create_tokens(
                game,
                ProposedTokens(
                    player=player, tokens=((1, face),), entrance=Entrance(controller=player), by=context.source
                ),
            )
        chosen = yield from pick_among(game, player, armies(), 1, 1, "amass", source=context.source, citations=(AMASS,))
        yield from plus_counters(game, context, chosen, number_of(game, context, effect), AMASS)
        for i in chosen:
            if subtype not in game.seen(i).subtypes:
                add_floating(game, context, Forever(), affected=(i,), changes=(SetTypes(subtypes=(subtype,)),))
        results_of(context).add("amassed", chosen)
        game.emit(e.PlayerDid(player=player, verb="amass", citations=(AMASS,)))


@keyword_action("incubate")
def incubate(game: "Game", context: Context, effect: KeywordAction) -> Play[None]:
    """An Incubator token that enters with N +1/+1 counters on it (CR 701.53a)."""
    amount = number_of(game, context, effect)
    for player in finding.find_players(game.view, context, effect.who):
        entrance = Entrance(controller=player, counters=Map({"+1/+1": amount}) if amount > 0 else Map())
        found = yield from create_tokens(
            game,
            ProposedTokens(
                player=player,
                tokens=((1, predefined_token("Incubator")),),
                entrance=entrance,
                by=context.source,
                citations=(INCUBATE,),
            ),
        )
        results_of(context).add("created", found)
        game.emit(e.PlayerDid(player=player, verb="incubate", number=amount, citations=(INCUBATE,)))


@keyword_action("endure")
def endure(game: "Game", context: Context, effect: KeywordAction) -> Play[None]:
    """N +1/+1 counters on it, or an N/N white Spirit token (CR 701.63a); nothing for 0 (CR 701.63b)."""
    amount = number_of(game, context, effect)
    objects = finding.find_objects(game.view, context, effect.what) if effect.what is not None else (context.source,)
    if amount == 0:
        return
    for i in objects:
        player = game.seen(i).controller
        options = [Option("token", value="token")]
        if i in game.state.objects:
            options.insert(0, Option("counters", value="counters"))
        picked = yield from game.decide(
            Decision(
                player,
                DecisionKind.OPTION,
                "endure",
                tuple(options),
                source=context.source,
                citations=(ENDURE,),
                default=(0,),
            )
        )
        if picked[0].value == "counters":
            yield from plus_counters(game, context, (i,), amount, ENDURE)
            continue
        face = FaceDefinition(
            name="Spirit Token",
            colors=frozenset({Color.WHITE}),
            types=frozenset({CardType.CREATURE}),
            subtypes=("Spirit",),
            power=amount,
            toughness=amount,
        )
        yield from create_tokens(
            game,
            ProposedTokens(player=player, tokens=((1, face),), entrance=Entrance(controller=player), by=context.source),
        )


@keyword_action("suspect")
def suspect(game: "Game", context: Context, effect: KeywordAction) -> Play[None]:
    """It becomes suspected: menace and can't block, for as long as it is (CR 701.60c)."""
    assert effect.what is not None
    for i in (yield from pick(game, context, context.controller, effect.what, "suspect")):
        designate(game, i, "suspected")
