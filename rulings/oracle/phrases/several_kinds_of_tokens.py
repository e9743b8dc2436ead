"""Several kinds of tokens that one verb creates: "a 2/2 Knight token and a 3/3 Centaur token" (CR 111.1, 701.7)."""

from collections.abc import Mapping

from rulings.abilities.effects.tokens import CreateTokens, TokenSpec
from rulings.abilities.players import PlayerRef
from rulings.oracle.categories import effect
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _two_kinds(who: PlayerRef, first: TokenSpec, second: TokenSpec) -> CreateTokens:
    return CreateTokens(who, (first, second))


def _undo_two_kinds(node: CreateTokens) -> Slots:
    match node.tokens:
        case (first, second):
            return {"who": node.who, "first": first, "second": second}
    return None


effect.phrase(
    "{who:Subject} create[s] a {first:TokenWords@singular} and a {second:TokenWords@singular}",
    _two_kinds,
    _undo_two_kinds,
    kind=CreateTokens,
)


def _three_kinds(who: PlayerRef, first: TokenSpec, second: TokenSpec, third: TokenSpec) -> CreateTokens:
    return CreateTokens(who, (first, second, third))


def _undo_three_kinds(node: CreateTokens) -> Slots:
    match node.tokens:
        case (first, second, third):
            return {"who": node.who, "first": first, "second": second, "third": third}
    return None


effect.phrase(
    "{who:Subject} create[s] a {first:TokenWords@singular}, a {second:TokenWords@singular}, and a "
    "{third:TokenWords@singular}",
    _three_kinds,
    _undo_three_kinds,
    kind=CreateTokens,
)
