"""What any of several players may do, and what follows if one does or no one does (CR 118.12).

What is here: "any opponent may sacrifice a creature. If a player does, ...", "any player may have ~ deal
5 damage to them. If no one does, ...". What is not: what each player may do for himself (``effects``).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.amounts.arithmetic import Half
from rulings.abilities.amounts.players import LifeTotal
from rulings.abilities.costs.cost import Cost, EffectCost
from rulings.abilities.costs.mana import PayLife
from rulings.abilities.effects.damage import DealDamage
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.moving import Destroy
from rulings.abilities.effects.optional import AnyMayPay
from rulings.abilities.players import EachOpponent, EachOtherPlayer, EachPlayer, PlayerRef, ThatPlayer
from rulings.abilities.references import Antecedent, ObjectRef
from rulings.oracle.categories import ORACLE, sentence
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

Slots = Mapping[str, Value] | None

offer = ORACLE.category("Offer")
"""Who may pay what: an ``AnyMayPay`` without what follows."""

_THEM = ThatPlayer(antecedent=Antecedent("each player"))


def _damaged(source: ObjectRef, amount: Amount) -> Cost:
    return Cost((EffectCost(DealDamage(source, amount, _THEM)),))


def _declare(words: str, who: PlayerRef) -> None:

    offer.phrase(f"{words} may {{cost:Payment@plural}}", AnyMayPay(who, hole("cost")), carries={"may": "AnyMayPay"})

    offer.phrase(
        f"{words} may have {{source:Object}} deal {{amount:Quantity}} damage to them",
        AnyMayPay(who, _damaged(hole("source"), hole("amount"))),
        carries={"may": "AnyMayPay"},
    )


for _words, _who in (
    ("any player", EachPlayer()),
    ("any opponent", EachOpponent()),
    ("any other player", EachOtherPlayer()),
):
    _declare(_words, _who)


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


def _half_life(of: PlayerRef, rounded: str) -> PayLife:
    return PayLife(Half(LifeTotal(of), rounded))


_rounded = ORACLE.category("RoundedWay")
_rounded.words({"up": "up", "down": "down"})
ORACLE.category("CostPart").phrase(
    "pay half {of:Player's} life, rounded {rounded:RoundedWay}", PayLife(Half(LifeTotal(hole("of")), hole("rounded")))
)


ORACLE.category("SinglePayment").phrase(
    "pay[s:self] half {of:Player's} life, rounded {rounded:RoundedWay}",
    Cost((_half_life(hole("of"), hole("rounded")),)),
)
