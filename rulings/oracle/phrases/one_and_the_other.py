"""One card here and the other there: "put one onto the battlefield tapped and the other into your hand" (CR 608.2c).

What is here: two cards found, or several looked at, of which one is picked without "of them". What is not: piles
(``piles``) and "one of them" (``looking``).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.effects.moving import PutInto
from rulings.abilities.filters.filter import Among, Filter
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import Choose, It, ObjectRef, TheOther, TheRest, ThisWay
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import Implied, SharedVerb, effect
from rulings.oracle.grammar import Value
from rulings.oracle.phrases.piles import as_place
from rulings.oracle.phrases.putting import Place

Slots = Mapping[str, Value] | None

_THEM = It("them")
_ONE = Choose(Filter(Kind.TOKEN_OR_CARD, (Among(_THEM),)), Fixed(1))
_OTHER = TheOther(_THEM, ThisWay("put"))


def _put(who: PlayerRef, what: ObjectRef, place: Place) -> PutInto:
    return PutInto(who, what, place.zone, place.position, place.order, place.entering, wording=place.wording)


def _declare(words: str, rest: ObjectRef) -> None:
    def make(one: Place, other: Place) -> SharedVerb:
        return SharedVerb((_put(Implied(), _ONE, one), _put(Implied(), rest, other)))

    def unmake(node: SharedVerb) -> Slots:
        effects: tuple[Node, ...] = node.effects
        match effects:
            case (PutInto() as first, PutInto() as second):
                one, other = as_place(first), as_place(second)
                return {"one": one, "other": other} if node == make(one, other) else None
        return None

    effect.phrase(f"put one {{one:PutPlace}} and {words} {{other:PutPlace}}", make, unmake, kind=SharedVerb)


_declare("the other", _OTHER)
_declare("the rest", TheRest())
