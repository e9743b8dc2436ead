"""Binding of "copy it": a spell or ability on the stack, or a card where it is (CR 707.10, 707.12)."""

from dataclasses import replace

from rulings.abilities.effects.spells import CopyCard, CopyOnStack
from rulings.abilities.filters.filter import Filter
from rulings.abilities.references import Choose, It, Target, ThisWay
from rulings.abilities.vocabulary import Kind
from rulings.oracle.binding.binder import Binder, binds


@binds(CopyOnStack)
def _a_card(binder: Binder, node: CopyOnStack) -> CopyCard | CopyOnStack | None:
    """ "Exile target instant card from your graveyard. Copy it. You may cast the copy": a card is copied."""
    if not isinstance(node.what, It) or node != CopyOnStack(node.who, node.what):
        return None
    who = binder.value(node.who)
    known = binder.mentions.everything()
    what = binder.value(node.what)
    meant = what.antecedent
    if isinstance(meant, ThisWay):
        is_card = any(one.node == meant and "card" in one.nouns and "spell" not in one.nouns for one in known)
    else:
        is_card = isinstance(meant, Target | Choose) and _is_of_cards(meant.filter)
    copied = CopyCard(who, what) if is_card else replace(node, who=who, what=what)
    binder.mentions.add(copied)
    return copied


def _is_of_cards(filter: Filter) -> bool:
    return filter.kind is Kind.CARD
