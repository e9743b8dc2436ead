"""Several kinds of tokens that one verb creates: "a 2/2 Knight token and a 3/3 Centaur token" (CR 111.1, 701.7)."""

from rulings.abilities.effects.tokens import CreateTokens
from rulings.oracle.categories import effect
from rulings.oracle.holes import hole

effect.phrase(
    "{who:Subject} create[s] a {first:TokenWords@singular} and a {second:TokenWords@singular}",
    CreateTokens(hole("who"), (hole("first"), hole("second"))),
)


effect.phrase(
    "{who:Subject} create[s] a {first:TokenWords@singular}, a {second:TokenWords@singular}, and a "
    "{third:TokenWords@singular}",
    CreateTokens(hole("who"), (hole("first"), hole("second"), hole("third"))),
)
