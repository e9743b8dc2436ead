"""Sentences with a choice to do or to pay (CR 118.12, 608.2d)."""

from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.moving import Destroy
from rulings.abilities.effects.optional import AnyMayPay, MayPay
from rulings.abilities.players import You
from rulings.abilities.references import ObjectRef
from rulings.oracle.categories import ORACLE, sentence
from rulings.oracle.grammar import Slots
from rulings.oracle.holes import hole

offer = ORACLE.category("Offer")
"""Who may pay what: an ``AnyMayPay`` without what follows."""


def _if_done(offer: AnyMayPay, then: Effect) -> AnyMayPay | None:
    return AnyMayPay(offer.who, offer.cost, then=then, wording=offer.wording)


def _undo_if_done(node: Effect) -> Slots:
    if not isinstance(node, AnyMayPay) or node.then is None or node.otherwise is not None:
        return None
    return {"offer": AnyMayPay(node.who, node.cost, wording=node.wording), "then": node.then}


def _if_not(offer: AnyMayPay, otherwise: Effect) -> AnyMayPay | None:
    return AnyMayPay(offer.who, offer.cost, otherwise=otherwise, wording=offer.wording)


def _undo_if_not(node: Effect) -> Slots:
    if not isinstance(node, AnyMayPay) or node.otherwise is None or node.then is not None:
        return None
    return {"offer": AnyMayPay(node.who, node.cost, wording=node.wording), "otherwise": node.otherwise}


sentence.phrase(
    "{offer:Offer}. if a player does, {then:Clauses}.", _if_done, _undo_if_done, kind=Effect, is_transparent=True
)
sentence.phrase(
    "{offer:Offer}. if no one does, {otherwise:Clauses}.", _if_not, _undo_if_not, kind=Effect, is_transparent=True
)


def _destroy_for_good(offer: AnyMayPay, what: ObjectRef) -> AnyMayPay | None:
    return _if_not(offer, Destroy(what, no_regeneration=True))


def _undo_destroy_for_good(node: Effect) -> Slots:
    match node:
        case AnyMayPay(otherwise=Destroy(what=what, no_regeneration=True), then=None):
            return {"offer": AnyMayPay(node.who, node.cost, wording=node.wording), "what": what}
    return None


sentence.phrase(
    "{offer:Offer}. if no one does, destroy {what:Object}. creatures destroyed this way can't be regenerated.",
    _destroy_for_good,
    _undo_destroy_for_good,
    kind=Effect,
    is_transparent=True,
)
for _do in ("if they do", "if you do", "if that player does", "if the player does"):
    sentence.phrase(
        f"{{effect:Effect}} unless {{who:Player}} {{cost:Payment@who}}. {_do}, {{then:Clauses}}.",
        MayPay(hole("who"), hole("cost"), then=hole("then"), otherwise=hole("effect")),
        carries={"unless": "MayPay"},
    )
for _if, _reflexive in (
    ("if you do", False),
    ("when you do", True),
    ("if they do", False),
    ("if that player does", False),
    ("if the player does", False),
):
    sentence.phrase(
        f"{{who:Subject}} may {{cost:MayPayCost}}. {_if}, {{then:Clauses}}.",
        MayPay,
        fixed={"reflexive": _reflexive},
        carries={"may": "MayPay"},
    )
for _not in ("if you don't", "if they don't", "if that player doesn't", "if the player doesn't"):
    for _cost in ("pay {cost:ManaOnly}", "{cost:MayPayCost}"):
        sentence.phrase(
            f"{{who:Subject}} may {_cost}. {_not}, {{otherwise:Clauses}}.", MayPay, carries={"may": "MayPay"}
        )

# Nobody is forced to pay (CR 118.12).
sentence.phrase(
    "pay {cost:ManaOnly}. if you don't, {otherwise:Clauses}.", MayPay(You(), hole("cost"), otherwise=hole("otherwise"))
)
