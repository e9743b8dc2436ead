"""Tempting offers: who accepts acts for themselves; what is done again is done by you (CR 608.2c)."""

from dataclasses import replace

from rulings.abilities.effects.optional import TemptingOffer
from rulings.oracle.binding.binder import Binder, binds


@binds(TemptingOffer)
def _tempting(binder: Binder, node: TemptingOffer) -> TemptingOffer:
    return replace(node, offer=binder.node(node.offer), again=binder.sentence(node.again))
