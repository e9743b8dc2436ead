"""Tokens named first (CR 111.4).

What is here: "create Ragavan, a legendary 2/1 red Monkey creature token". What is not: "named" behind the description
(``tokens``).
"""

from collections.abc import Mapping
from dataclasses import replace

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.effects.tokens import CreateToken, TokenSpec
from rulings.abilities.players import PlayerRef
from rulings.oracle.categories import effect
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

_NAMED_FIRST = 2000
"""Wording of a ``TokenSpec`` whose name stands before the description."""


def _named(who: PlayerRef, name: str, token: TokenSpec) -> CreateToken | None:
    if token.name is not None:
        return None
    return CreateToken(who, Fixed(1), replace(token, name=name, wording=_NAMED_FIRST))


def _undo_named(node: CreateToken) -> Slots:
    token = node.token
    if token.name is None or token.wording != _NAMED_FIRST or node.amount != Fixed(1) or node.entering is not None:
        return None
    return {"who": node.who, "name": token.name, "token": replace(token, name=None, wording=0)}


effect.phrase(
    "{who:Subject} create[s] {name:CardName}, a {token:TokenWords@singular}", _named, _undo_named, kind=CreateToken
)
