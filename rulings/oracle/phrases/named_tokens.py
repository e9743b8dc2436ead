"""Tokens named first (CR 111.4).

What is here: "create Ragavan, a legendary 2/1 red Monkey creature token". What is not: "named" behind the description
(``tokens``).
"""

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.effects.tokens import CreateToken, TokenSpec
from rulings.oracle.categories import effect
from rulings.oracle.holes import but, hole

_NAMED_FIRST = 2000
"""Wording of a ``TokenSpec`` whose name stands before the description."""


effect.phrase(
    "{who:Subject} create[s] {name:CardName}, a {token:TokenWords@singular}",
    CreateToken(
        hole("who"),
        Fixed(1),
        but(hole("token", TokenSpec, where=lambda one: one.name is None), name=hole("name"), wording=_NAMED_FIRST),
    ),
)
