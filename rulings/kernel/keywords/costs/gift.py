"""Gift (CR 702.174).

日本語: 贈呈
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.ability import Ability, KeywordAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.conditions.history import WasPaid
from rulings.abilities.effects.cards import Draw
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.moving import Entering
from rulings.abilities.effects.tokens import CreateToken, TokenSpec
from rulings.abilities.effects.turns import ExtraTurn
from rulings.abilities.events.turns import Does
from rulings.abilities.players import ThatPlayer
from rulings.abilities.references import Antecedent
from rulings.abilities.vocabulary import CardType, Color
from rulings.cite import cite
from rulings.kernel.abilities import special_words
from rulings.kernel.abilities.keyword_abilities import expands
from rulings.kernel.abilities.keyword_nodes import ENTERS, triggered
from rulings.kernel.abilities.rules_of_keywords import rule_of
from rulings.kernel.casting.spell_forms import before_resolving
from rulings.kernel.casting.ways_to_cast import CastingWay, keyword_of, optional_costs
from rulings.kernel.happening.choosing_opponents import choose_opponent
from rulings.kernel.happening.performing import perform, performs
from rulings.kernel.state import events as e
from rulings.kernel.state.actions import Announcement
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.view import known

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

special_words.declare(Does, "give gift")

GIVES = cite("702.174c", "gives a gift")

_CHOSEN = ThatPlayer(Antecedent("chosen player"))
_ONE = Fixed(1)


def _token(size: int, subtype: str, entering: Entering | None = None) -> CreateToken:
    spec = TokenSpec(
        power=Fixed(size),
        toughness=Fixed(size),
        colors=(Color.BLUE,),
        types=(CardType.CREATURE,),
        subtypes=(subtype,),
    )
    return CreateToken(_CHOSEN, _ONE, spec, entering=entering)


_GIFTS: dict[str, Effect] = {
    "card": Draw(_CHOSEN),
    "extra turn": ExtraTurn(_CHOSEN),
    "Food": CreateToken(_CHOSEN, _ONE, TokenSpec(), predefined="Food"),
    "Treasure": CreateToken(_CHOSEN, _ONE, TokenSpec(), predefined="Treasure"),
    "tapped Fish": _token(1, "Fish", Entering(tapped=True)),
    "Octopus": _token(8, "Octopus"),
}


@dataclass(frozen=True, slots=True)
class GiveGift(Effect):
    """The opponent chosen as the spell was cast gets the gift."""

    what: str


@performs(GiveGift)
def _give(game: "Game", context: Context, effect: GiveGift) -> Play[None]:
    from dataclasses import replace

    obj = known(game.view, context.source)
    payment = obj.stack.payment if obj.stack is not None else obj.payment
    index = payment.times.get("gift to")
    if index is None:
        return
    player = PlayerId(game.state.order[index])
    bound = replace(context, bindings=context.bindings.set("chosen player", player))
    yield from perform(game, bound, _GIFTS[effect.what])
    game.emit(e.PlayerDid(player=context.controller, verb="give gift", object=context.source, citations=(GIVES,)))


@expands("gift")
def gift(ability: KeywordAbility) -> tuple[Ability, ...]:
    """On a permanent: it enters, if its gift cost was paid, and the gift is given (CR 702.174b)."""
    effect = GiveGift(ability.subtype or "card")
    return (triggered(ability, event=ENTERS, condition=WasPaid("gift"), effect=effect),)


@optional_costs
def promise(
    game: "Game", context: Context, spell: ObjectId, way: CastingWay, said: Announcement
) -> Play[Map[str, int]]:
    """The gift may be promised to an opponent (CR 702.174a)."""
    if not keyword_of(way.definition, "gift"):
        return Map()
    rule = rule_of("gift")
    if not (yield from game.ask_may(context.controller, "gift", spell, rule)):
        return Map()
    opponent = yield from choose_opponent(game, context.controller, spell, rule[0])
    return Map({"gift": 1, "gift to": game.state.order.index(opponent)})


@before_resolving
def given_first(game: "Game", obj: GameObject, context: Context) -> Play[None]:
    """An instant or sorcery gives its gift before anything else that it does (CR 702.174j)."""
    record = obj.stack
    if record is None or not record.payment.times.get("gift", 0):
        return
    for ability in game.seen(obj.id).keyword_abilities("gift"):
        yield from perform(game, context, GiveGift(ability.subtype or "card"))
