"""Cipher (CR 702.99).

日本語: 暗号
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.conditions.condition import Condition
from rulings.abilities.costs.cost import Cost
from rulings.abilities.durations import ForAsLongAs
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.optional import May
from rulings.abilities.effects.spells import CastCard, CopyCard
from rulings.abilities.events.damage_and_life import DealsDamage
from rulings.abilities.players import AnyPlayer, You
from rulings.abilities.references import It, ObjectRef, This, ThisWay
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.abilities.keyword_abilities import asked_by_name
from rulings.kernel.casting.spell_forms import last_of_resolving
from rulings.kernel.happening.continuous_effects import add_floating
from rulings.kernel.happening.moving import move
from rulings.kernel.happening.picking import pick_among
from rulings.kernel.questions.finding import finds
from rulings.kernel.questions.truth import judges
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId, Recipient
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.proposals import ProposedMove
from rulings.kernel.state.state import battlefield
from rulings.kernel.state.view import View

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

asked_by_name("702.99", "cipher")

ENCODES = cite("702.99a", "you may exile this card encoded on a creature you control")


@dataclass(frozen=True, slots=True)
class EncodedCard(ObjectRef):
    """The encoded card, as long as it is in exile."""

    card: int


@dataclass(frozen=True, slots=True)
class IsEncoded(Condition):
    """The card is still in exile, the creature still there (CR 702.99c)."""

    card: int
    creature: int


@finds(EncodedCard)
def _encoded(view: View, context: Context, ref: EncodedCard) -> tuple[Recipient, ...]:
    return (ObjectId(ref.card),) if ref.card in view.state.objects else ()


@judges(IsEncoded)
def _is_encoded(view: View, context: Context, condition: IsEncoded) -> bool:
    return condition.card in view.state.objects and condition.creature in view.state.objects


def _casts_it(card: ObjectId) -> TriggeredAbility:
    copy = CopyCard(You(), EncodedCard(card))
    cast = CastCard(You(), It("the copy", ThisWay("copied")), cost=Cost())
    return TriggeredAbility(
        text="Whenever this creature deals combat damage to a player, you may cast a copy of the encoded card free.",
        event=DealsDamage(This("creature"), to=AnyPlayer(), combat=True),
        effect=May(You(), Sequence((copy, cast))),
        keyword="cipher",
    )


@last_of_resolving
def encode(game: "Game", spell: GameObject, context: Context) -> Play[None]:
    """A card may be exiled encoded on a creature of its controller; a copy of a spell is no card (CR 702.99a)."""
    assert spell.stack is not None
    if spell.stack.is_copy or not game.seen(spell.id).has("cipher") or game.object(spell.id).is_token:
        return
    if spell.definition is not None and spell.definition.is_token:
        return
    mine = tuple(
        i for i in battlefield(game.state) if game.seen(i).is_creature and game.seen(i).controller == context.controller
    )
    chosen = yield from pick_among(
        game, context.controller, mine, 0, 1, "encode", source=spell.id, citations=(ENCODES,)
    )
    for creature in chosen:
        proposal = ProposedMove(
            object=spell.id, destination=Zone.EXILE, cause="exile", by=spell.id, by_player=context.controller
        )
        for moved in (yield from move(game, [proposal], (ENCODES,))):
            if moved.destination is Zone.EXILE:
                _link(game, context, moved.new, creature)


def _link(game: "Game", context: Context, card: ObjectId, creature: ObjectId) -> None:
    number = add_floating(
        game,
        Context(context.controller, card),
        ForAsLongAs(IsEncoded(card, creature)),
        affected=(creature,),
        changes=(GainAbilities((_casts_it(card),)),),
    )
    game.emit(e.EffectBegan(source=card, affected=(creature,), effect_id=number, citations=(ENCODES,)))
