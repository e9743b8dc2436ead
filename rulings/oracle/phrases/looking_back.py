"""What was so at an earlier moment: "at the beginning of this turn" (CR 608.2i).

What is here: hands and permanents as the turn began. What is not: what happened since (``turn_events``).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.amount import AsTurnBegan, Fixed
from rulings.abilities.amounts.counting import Count
from rulings.abilities.amounts.players import HandSize
from rulings.abilities.conditions.condition import Compare, Fits, Negated, WasSoAsTurnBegan
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.effect import Effect
from rulings.abilities.filters.filter import Filter, Not
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.status import IsTapped
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.references import ObjectRef
from rulings.abilities.vocabulary import Comparison
from rulings.oracle.categories import AFTERWARDS, Clauses, condition, quantity, sentence
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _controlled(filter: Filter, who: PlayerRef) -> AsTurnBegan:
    return AsTurnBegan(Count(Filter(filter.kind, (*filter.predicates, ControlledBy(who)))))


def _undo_controlled(node: AsTurnBegan) -> Slots:
    match node.amount:
        case Count(filter=Filter(kind=kind, predicates=(*rest, ControlledBy(player=who)))):
            return {"filter": Filter(kind, tuple(rest)), "who": who}
    return None


quantity.phrase(
    "the number of {filter:Filter@plural} {who:Player} controlled at the beginning of this turn",
    _controlled,
    _undo_controlled,
    kind=AsTurnBegan,
)

_UNTAPPED = Filter(predicates=(Not(IsTapped()),))


def _untapped_then(object: ObjectRef) -> WasSoAsTurnBegan:
    return WasSoAsTurnBegan(Fits(object, _UNTAPPED))


def _undo_untapped_then(node: WasSoAsTurnBegan) -> Slots:
    match node.condition:
        case Fits(object=ObjectRef() as object) if node == _untapped_then(object):
            return {"object": object}
    return None


condition.phrase(
    "{object:Object} started the turn untapped", _untapped_then, _undo_untapped_then, kind=WasSoAsTurnBegan
)

# One of two effects, by the hand that a player had then: the second condition is about the same moment.

_EMPTY = WasSoAsTurnBegan(Compare(HandSize(You()), Comparison.EQUAL, Fixed(0)))


def _by_hand(then: Effect, otherwise: Effect) -> Clauses:
    return Clauses((If(_EMPTY, then, wording=AFTERWARDS), If(Negated(_EMPTY), otherwise, wording=AFTERWARDS)))


def _undo_by_hand(node: Clauses) -> Slots:
    match node.effects:
        case (If(condition=WasSoAsTurnBegan(), then=then), If(then=otherwise)):
            return {"then": then, "otherwise": otherwise} if node == _by_hand(then, otherwise) else None
    return None


sentence.phrase(
    "{then:Effect} if you had no cards in hand at the beginning of this turn. if you had a card in hand, "
    "{otherwise:Clauses}.",
    _by_hand,
    _undo_by_hand,
    kind=Clauses,
)
