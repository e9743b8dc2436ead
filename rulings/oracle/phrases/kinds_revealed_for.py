"""Draws replaced by revealing until a card of a chosen kind comes (CR 614.11).

What is here: "you may instead choose land or nonland and reveal cards from the top of your library until you reveal a
card of the chosen kind. ...". What is not: other draws replaced (``draws_replaced``, ``replacing``).
"""

from rulings.abilities.ability import Replacement
from rulings.abilities.effects.cards import Reveal
from rulings.abilities.effects.effect import Effect, Sequence
from rulings.abilities.effects.modal import ChooseEffect
from rulings.abilities.effects.moving import PutInto
from rulings.abilities.events.moving import Draws
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter, Not, Predicate
from rulings.abilities.players import You
from rulings.abilities.references import TheRest, ThisWay, WholeZone
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.oracle.categories import ability

_LAND = HasType(CardType.LAND)


def _until(predicate: Predicate) -> Effect:
    return Sequence(
        (
            Reveal(You(), WholeZone(You(), Zone.LIBRARY), Filter(Kind.CARD, (predicate,))),
            PutInto(You(), ThisWay("found"), Zone.HAND),
            PutInto(You(), TheRest(), Zone.LIBRARY, "bottom", "any"),
        )
    )


ability.words(
    {
        "if you would draw a card, you may instead choose land or nonland and reveal cards from the top of your "
        "library until you reveal a card of the chosen kind. put that card into your hand and put all other cards "
        "revealed this way on the bottom of your library in any order.": Replacement(
            event=Draws(You()),
            instead=ChooseEffect(You(), (_until(_LAND), _until(Not(_LAND))), ("land", "nonland")),
            optional=You(),
        )
    }
)
