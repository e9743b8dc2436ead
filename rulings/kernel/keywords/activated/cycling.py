"""Cycling and typecycling (CR 702.29).

日本語: サイクリング
"""

from typing import TYPE_CHECKING

from rulings.abilities.ability import Ability, ActivatedAbility, KeywordAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.changes.permissions import PlayerCant
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.objects import DiscardCost
from rulings.abilities.effects.cards import Draw, Search, Shuffle
from rulings.abilities.effects.effect import Effect, Sequence
from rulings.abilities.effects.moving import PutInto
from rulings.abilities.filters.characteristics import HasSubtype, HasSupertype, HasType
from rulings.abilities.filters.filter import Filter, Predicate
from rulings.abilities.references import This, ThisWay
from rulings.abilities.vocabulary import CardType, Kind, Supertype, Zone
from rulings.kernel.abilities.keyword_abilities import expands
from rulings.kernel.abilities.keyword_nodes import YOU
from rulings.kernel.abilities.special_words import declare
from rulings.kernel.casting.activation_limits import limits_activation
from rulings.kernel.characteristics.permissions import player_cant
from rulings.kernel.state.ids import ObjectId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

_WORDS: dict[str, Predicate] = {
    "basic": HasSupertype(Supertype.BASIC),
    "land": HasType(CardType.LAND),
    "artifact": HasType(CardType.ARTIFACT),
}


def searched(subtype: str) -> Filter:
    """The cards that a typecycling ability may find: "basic land", "Swamp"."""
    return Filter(Kind.CARD, tuple(_WORDS.get(word) or HasSubtype(word) for word in subtype.split()))


def _may_cycle(game: "Game", object_id: ObjectId, ability: ActivatedAbility) -> bool:
    """Nobody cycles while an effect forbids it; typecycling is cycling (CR 702.29f)."""
    return not player_cant(game, game.object(object_id).owner, "cycle")


for _keyword in ("cycling", "typecycling"):
    limits_activation(_keyword)(_may_cycle)
declare(PlayerCant, "cycle")


@expands("cycling")
def cycling(ability: KeywordAbility) -> tuple[Ability, ...]:
    """Cost and discard this: draw a card (CR 702.29a), or find a card of a type (CR 702.29e)."""
    effect: Effect = Draw(YOU, Fixed(1))
    if ability.subtype is not None:
        effect = Sequence(
            (
                Search(YOU, searched(ability.subtype), reveal=True),
                PutInto(YOU, ThisWay("found"), Zone.HAND),
                Shuffle(YOU),
            )
        )
    keyword = "cycling" if ability.subtype is None else "typecycling"
    cost = ability.cost or Cost()
    return (
        ActivatedAbility(
            text=ability.text,
            cost=Cost((*cost.parts, DiscardCost(This()))),
            effect=effect,
            zones=(Zone.HAND,),
            keyword=keyword,
        ),
    )
