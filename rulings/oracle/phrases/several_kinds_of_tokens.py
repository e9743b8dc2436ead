"""Several kinds of tokens that one verb creates: "a 2/2 Knight token and a 3/3 Centaur token" (CR 111.1, 701.7)."""

from collections.abc import Mapping

from rulings.abilities.amounts import Fixed
from rulings.abilities.players import PlayerRef
from rulings.abilities.verbs.counters_and_tokens import CreateToken, TokenSpec
from rulings.oracle.categories import SharedVerb, effect
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _two_kinds(who: PlayerRef, first: TokenSpec, second: TokenSpec) -> SharedVerb:
    return SharedVerb((CreateToken(who, Fixed(1), first), CreateToken(who, Fixed(1), second)))


def _undo_two_kinds(node: SharedVerb) -> Slots:
    match node.effects:
        case (CreateToken(who=who, token=first), CreateToken(token=second)):
            slots: dict[str, Value] = {"who": who, "first": first, "second": second}
            return slots if node == _two_kinds(who, first, second) else None
    return None


effect.phrase(
    "{who:Subject} create[s] a {first:TokenWords@singular} and a {second:TokenWords@singular}",
    _two_kinds,
    _undo_two_kinds,
    kind=SharedVerb,
)


def _three_kinds(who: PlayerRef, first: TokenSpec, second: TokenSpec, third: TokenSpec) -> SharedVerb:
    return SharedVerb(tuple(CreateToken(who, Fixed(1), one) for one in (first, second, third)))


def _undo_three_kinds(node: SharedVerb) -> Slots:
    match node.effects:
        case (CreateToken(who=who, token=first), CreateToken(token=second), CreateToken(token=third)):
            slots: dict[str, Value] = {"who": who, "first": first, "second": second, "third": third}
            return slots if node == _three_kinds(who, first, second, third) else None
    return None


effect.phrase(
    "{who:Subject} create[s] a {first:TokenWords@singular}, a {second:TokenWords@singular}, and a "
    "{third:TokenWords@singular}",
    _three_kinds,
    _undo_three_kinds,
    kind=SharedVerb,
)
