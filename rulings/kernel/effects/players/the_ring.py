"""The Ring tempts you (CR 701.54).

日本語: 指輪があなたを誘惑する
"""

from rulings.abilities.ability import Ability, StaticAbility, TriggeredAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.counting import StatOf
from rulings.abilities.amounts.players import TimesTempted
from rulings.abilities.card import FaceDefinition
from rulings.abilities.changes.change import SetTypes
from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.conditions.condition import HasDesignation
from rulings.abilities.effects.cards import Discard, Draw
from rulings.abilities.effects.effect import Delayed, Effect, Sequence
from rulings.abilities.effects.game import KeywordAction
from rulings.abilities.effects.life import LoseLife
from rulings.abilities.effects.moving import Sacrifice
from rulings.abilities.events.combat import Attacks, BecomesBlocked
from rulings.abilities.events.damage_and_life import DealsDamage
from rulings.abilities.events.event import EventPattern
from rulings.abilities.events.turns import Does, EndOfCombat
from rulings.abilities.filters.characteristics import HasProperty, HasStat, HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import AnyPlayer, ControllerOf, EachOpponent, You
from rulings.abilities.references import Antecedent, Choose, It
from rulings.abilities.vocabulary import CardType, Comparison, Kind, Stat, Supertype, Zone
from rulings.cite import cite
from rulings.kernel.abilities import special_words
from rulings.kernel.abilities.rules_of_actions import plays_action
from rulings.kernel.abilities.rules_of_keywords import declare_rule
from rulings.kernel.actions.keyword_actions import keyword_action
from rulings.kernel.happening.game import Game, immediately
from rulings.kernel.happening.picking import pick_among
from rulings.kernel.questions import finding
from rulings.kernel.questions.numbers import counts
from rulings.kernel.questions.predicates.status import property_of
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.events import Event
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.state import battlefield, zone_of
from rulings.kernel.state.view import View, known
from rulings.kernel.triggers.inherent_triggers import carry

TEMPTS = cite("701.54a", "choose a creature you control")
EMBLEM = cite("701.54c", "they get an emblem named The Ring")
BEARER = "Ring-bearer"
TIMES = "tempted by the Ring"
CHOOSES = "choose a Ring-bearer"
NAME = "The Ring"
declare_rule("the Ring", cite("701.54c", "emblem named The Ring"))
special_words.declare(HasProperty, BEARER)
special_words.declare(HasDesignation, BEARER)
special_words.declare(Does, "the Ring tempts", CHOOSES)

_YOURS = Filter(Kind.PERMANENT, (HasProperty(BEARER), ControlledBy(You())))
_STRONGER = HasStat(Stat.POWER, Comparison.GREATER, StatOf(Stat.POWER, Antecedent("affected")))
_CREATURE = HasType(CardType.CREATURE)
_BLOCKER = It("that creature", Antecedent("event other"))
_CARD = Choose(Filter(Kind.CARD, (InZone(Zone.HAND, You()),)))


def _triggered(text: str, event: EventPattern, effect: Effect) -> TriggeredAbility:
    return TriggeredAbility(text=text, event=event, effect=effect, zones=(Zone.COMMAND,), keyword="the Ring")


ABILITIES: tuple[Ability, ...] = (
    StaticAbility(
        text="Your Ring-bearer is legendary and is not blocked by creatures with greater power.",
        affected=_YOURS,
        changes=(
            SetTypes(supertypes=(Supertype.LEGENDARY,)),
            CantDo("be blocked", by=Filter(Kind.PERMANENT, (_CREATURE, _STRONGER))),
        ),
        zones=(Zone.COMMAND,),
        keyword="the Ring",
    ),
    _triggered(
        "Your Ring-bearer attacks: draw a card, then discard one.",
        event=Attacks(_YOURS),
        effect=Sequence((Draw(You()), Discard(You(), _CARD))),
    ),
    _triggered(
        "A creature blocks your Ring-bearer: its controller sacrifices it at end of combat.",
        event=BecomesBlocked(_YOURS, by=Filter(Kind.PERMANENT, (_CREATURE,))),
        effect=Delayed(EndOfCombat(), Sacrifice(ControllerOf(_BLOCKER), _BLOCKER)),
    ),
    _triggered(
        "Your Ring-bearer deals combat damage to a player: each opponent loses 3 life.",
        event=DealsDamage(_YOURS, to=AnyPlayer(), combat=True),
        effect=LoseLife(EachOpponent(), Fixed(3)),
    ),
)
"""What the emblem has after one, two, three and four temptations, in our words (CR 701.54c)."""


def times_tempted(view: View, player: PlayerId) -> int:
    """How often the Ring has tempted the player this game."""
    found = view.state.players[player].memory.get(TIMES, 0)
    return found if isinstance(found, int) else 0


@keyword_action("the Ring tempts")
@plays_action("the Ring tempts you")
def tempt(game: Game, context: Context, effect: KeywordAction) -> Play[None]:
    """The emblem comes or grows, then a creature becomes the Ring-bearer (CR 701.54a, 701.54c)."""
    for player in finding.find_players(game.view, context, effect.who):
        times = times_tempted(game.view, player) + 1
        game.change_player(player, memory=game.player(player).memory.set(TIMES, times))
        _grow_emblem(game, player, times)
        mine = tuple(
            i for i in battlefield(game.state) if game.seen(i).is_creature and game.seen(i).controller == player
        )
        chosen = yield from pick_among(
            game, player, mine, 1, 1, "your Ring-bearer", source=context.source, citations=(TEMPTS,)
        )
        for i in chosen:
            _bear(game, player, i)
            game.emit(e.PlayerDid(player=player, verb=CHOOSES, object=i, citations=(TEMPTS,)))
        bearer = chosen[0] if chosen else None
        game.emit(e.PlayerDid(player=player, verb="the Ring tempts", object=bearer, citations=(TEMPTS,)))


def _grow_emblem(game: Game, player: PlayerId, times: int) -> None:
    face = FaceDefinition(name=NAME, abilities=ABILITIES[:times])
    for i in zone_of(game.state, Zone.COMMAND):
        obj = game.state.objects[i]
        if obj.owner == player and obj.copiable is not None and obj.copiable.name == NAME:
            game.change_object(i, copiable=face)
            return
    emblem = carry(game, player, face)
    game.emit(e.PlayerDid(player=player, verb="get emblem", object=emblem, citations=(EMBLEM,)))


def _bear(game: Game, player: PlayerId, bearer: ObjectId) -> None:
    """It becomes the player's Ring-bearer, and the one before is it no more."""
    for i in battlefield(game.state):
        obj = game.object(i)
        if i != bearer and obj.memory.get(BEARER) == player:
            game.change_object(i, memory=obj.memory.delete(BEARER))
    game.change_object(bearer, memory=game.object(bearer).memory.set(BEARER, player))


@property_of(BEARER)
def is_ring_bearer(view: View, object_id: ObjectId) -> bool:
    """It is the Ring-bearer of whoever controls it (CR 701.54e)."""
    return known(view, object_id).memory.get(BEARER) == view.characteristics(object_id).controller


@immediately
def lost_with_control(game: Game, happened: tuple[Event, ...]) -> None:
    """A creature of which another player gains control is no Ring-bearer any more (CR 701.54a)."""
    for event in happened:
        if isinstance(event, e.ControlChanged) and event.object in game.state.objects:
            obj = game.object(event.object)
            if obj.memory.get(BEARER) not in (None, event.after):
                game.change_object(obj.id, memory=obj.memory.delete(BEARER))


@counts(TimesTempted)
def _tempted(view: View, context: Context, amount: TimesTempted) -> int:
    return sum(times_tempted(view, player) for player in finding.find_players(view, context, amount.who))
