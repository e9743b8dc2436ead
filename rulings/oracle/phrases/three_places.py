"""Three places for three cards, and tapped tokens for each of something (CR 111.1, 608.2c).

What is here: three places for three cards, tapped tokens for each of something. What is not: the same of two
(``one_and_the_other``, ``for_each``).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.arithmetic import Times
from rulings.abilities.effects.moving import Entering, PutInto
from rulings.abilities.effects.tokens import CreateToken
from rulings.abilities.filters.filter import Among, Filter
from rulings.abilities.references import Choose, It, ObjectRef, TheRest
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import Implied, SharedVerb, effect
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole
from rulings.oracle.phrases.piles import as_place
from rulings.oracle.phrases.putting import Place

Slots = Mapping[str, Value] | None

# Tokens.


effect.phrase(
    "{who:Subject} create[s] {amount:Amount} tapped {token:TokenWords@amount} for each {times:CountedSingly}",
    CreateToken(
        hole("who"), Times(hole("amount", Fixed).value, hole("times")), hole("token"), entering=Entering(tapped=True)
    ),
    carries={"each": "amount"},
)

# Places.

_THEM = It("them")


def _one_of(objects: ObjectRef) -> Choose:
    return Choose(Filter(Kind.TOKEN_OR_CARD, (Among(objects),)), Fixed(1))


def _three_places(one: Place, two: Place, three: Place) -> SharedVerb:
    chosen = (_one_of(_THEM), _one_of(TheRest()), _one_of(TheRest()))
    return SharedVerb(
        tuple(
            PutInto(Implied(), what, place.zone, place.position, place.order, place.entering, wording=place.wording)
            for what, place in zip(chosen, (one, two, three), strict=True)
        )
    )


def _undo_three_places(node: SharedVerb) -> Slots:
    match node.effects:
        case (PutInto() as first, PutInto() as second, PutInto() as third):
            one, two, three = as_place(first), as_place(second), as_place(third)
            return {"one": one, "two": two, "three": three} if node == _three_places(one, two, three) else None
    return None


effect.phrase(
    "put one of <them|those cards> {one:PutPlace}, one {two:PutPlace}, and one {three:PutPlace}",
    _three_places,
    _undo_three_places,
    kind=SharedVerb,
)
