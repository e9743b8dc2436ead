"""Binding of offers to several players: what any of them may pay, and what each may accept.

What is here: who "their" is, and who does it again (CR 608.2c). What is not: "you may pay" (``subjects``).
"""

from dataclasses import replace

from rulings.abilities.effects.optional import AnyMayPay, TemptingOffer
from rulings.oracle.binding.binder import Binder, binds
from rulings.oracle.binding.pronouns import EACH_OF_THEM


@binds(AnyMayPay)
def _any_may_pay(binder: Binder, node: AnyMayPay) -> AnyMayPay:
    """What is paid is nothing that the rest speaks of: several players may have paid."""
    who = binder.value(node.who)
    before = [list(clause) for clause in binder.mentions.clauses]
    outer, binder.doer = binder.doer, EACH_OF_THEM
    binder.subject = EACH_OF_THEM
    cost = binder.value(node.cost)
    binder.doer = outer
    binder.subject = None
    binder.mentions.clauses[:] = before
    then = binder.sentence(node.then) if node.then is not None else None
    otherwise = binder.sentence(node.otherwise) if node.otherwise is not None else None
    return AnyMayPay(who, cost, then, otherwise)


@binds(TemptingOffer)
def _tempting(binder: Binder, node: TemptingOffer) -> TemptingOffer:
    """Who accepts acts for themselves; what is done again is done by you."""
    return replace(node, offer=binder.node(node.offer), again=binder.sentence(node.again))
