"""Binding of damage: who deals it, and numbers that speak of who is dealt it.

What is here: "if this spell was kicked, it deals 4 damage", "it deals 2 damage to that creature", "damage equal to its
power", "damage to target player equal to the number of cards in that player's hand", and what a spell says of a
permanent. What is not: several players who are each dealt a number of their own (``rulings.oracle.binding.subjects``).
"""

from dataclasses import replace
from typing import Final

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.amounts.counting import StatOf
from rulings.abilities.conditions.condition import Condition, Negated
from rulings.abilities.conditions.history import WasCast, WasPaid
from rulings.abilities.effects.damage import DealDamage
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.node import Node, walk
from rulings.abilities.players import EachOpponent, EachPlayer, TargetPlayer, ThatPlayer
from rulings.abilities.references import AnyTarget, It, ObjectRef, Target, This
from rulings.oracle.binding.binder import Binder, UnboundError, binds
from rulings.oracle.binding.mention import Mention

_THE_SPELL: Final = (This(), This("spell"))
_IT: Final = It("it")
_NOT_OF_THE_SPELL: Final = ("gift", "additional")
"""Costs of which is said "if the gift was promised", "if evidence was collected"."""


def mention_the_spell(binder: Binder, condition: Condition) -> None:
    """ "If this spell was kicked, it deals 2 damage to another target": of the spell it speaks last."""
    if _is_about_the_spell(binder, condition):
        binder.mentions.open_clause()
        binder.mentions.add_all((Mention(This(), frozenset({"spell"})),))
        binder.mentions.open_clause()


def _is_about_the_spell(binder: Binder, condition: Condition) -> bool:
    if not binder.is_on_stack:
        return False
    asked = condition.condition if isinstance(condition, Negated) else condition
    match asked:
        case WasPaid(of=None, keyword=keyword):
            return keyword not in _NOT_OF_THE_SPELL
        case WasCast(of=This()):
            return True
    return False


@binds(DealDamage)
def _damage(binder: Binder, node: DealDamage) -> DealDamage | None:
    if isinstance(node.to, EachPlayer | EachOpponent) or (isinstance(node.to, AnyTarget) and node.to.other):
        return None
    if isinstance(node.source, It) and node.source.words.startswith("each of "):
        return None  # each by a number of its own (``not_meant``)
    source = _source(binder, node)
    amount: Amount | None = None
    to: Node | None = None
    if source is not None or isinstance(node.amount, StatOf):
        bound_source = source or binder.value(node.source)
        amount = _its_own(binder, node.amount, bound_source)
        if source is None and amount is None:
            # Nothing of this: the usual order, from the source that is bound by now.
            return _with(binder, node, bound_source, binder.value(node.amount), None)
        return _with(binder, node, bound_source, amount or binder.value(node.amount), None)
    if _speaks_of_who_is_dealt(binder, node):
        bound_source = binder.value(node.source)
        to = binder.value(node.to)
        return _with(binder, node, bound_source, binder.value(node.amount), to)
    return None


def _with(binder: Binder, node: DealDamage, source: ObjectRef, amount: Amount, to: Node | None) -> DealDamage:
    if to is None:
        outer = binder.beside
        binder.beside = (source,) if isinstance(node.to, It) and isinstance(source, ObjectRef) else ()
        to = binder.value(node.to)
        binder.beside = outer
    bound = replace(node, source=source, amount=amount, to=to, excess_to=binder.value(node.excess_to))
    binder.mentions.add(bound)
    return bound


def _source(binder: Binder, node: DealDamage) -> It | None:
    """The source of which "it" is said, where the words around it tell which; ``None`` where they don't."""
    if node.source != _IT:
        return None
    found = binder.mentions.objects_for(_IT)
    if len(found) == 1:
        return None
    if isinstance(node.to, It) and node.to.antecedent is None and node.to.words.startswith("that "):
        dealt_to = binder.mentions.objects_for(node.to)
        others = [one for one in found if one not in dealt_to]
        if len(dealt_to) == 1 and len(others) == 1:
            binder.mentions.pronouns.append(others[0])
            return replace(_IT, antecedent=others[0].node, wording=node.source.wording)
    return None


def _its_own(binder: Binder, amount: Amount, source: Node) -> StatOf | None:
    """ "That creature deals damage equal to its power": its own, where anything else could be meant too."""
    if not isinstance(amount, StatOf) or amount.of != _IT:
        return None
    if binder.is_on_stack and (source.antecedent if isinstance(source, It) else source) in _THE_SPELL:
        if isinstance(source, It):
            # No spell deals damage by its power: it was a creature that was meant.
            raise UnboundError("its")
        return None
    if len(binder.mentions.objects_for(_IT)) == 1 or not isinstance(source, ObjectRef):
        return None
    own = source.antecedent if isinstance(source, It) else source
    if not isinstance(own, ObjectRef | Node) or own is None:
        return None
    return replace(amount, of=It("it", own))


def _speaks_of_who_is_dealt(binder: Binder, node: DealDamage) -> bool:
    """ "Damage to target player equal to the number of cards in that player's hand"."""
    if any(isinstance(one, Target | TargetPlayer | AnyTarget) for one in walk(node.amount)):
        return False
    for one in walk(node.amount):
        if isinstance(one, ThatPlayer) and one.antecedent is None and not binder.mentions.players_for(one):
            return True
        if isinstance(one, It) and one.antecedent is None and one.words.startswith("that "):
            return not binder.mentions.objects_for(one)
    return False


@binds(Continuous)
def _said_of_a_permanent(binder: Binder, node: Continuous) -> Continuous | None:
    """ "~ deals 1 damage to target creature. It can't block this turn": no spell could."""
    if not binder.is_on_stack or node.objects != _IT or len(binder.mentions.objects_for(_IT)) < 2:
        return None
    found = binder.mentions.objects_for(_IT, _THE_SPELL)
    if len(found) != 1:
        return None
    binder.mentions.pronouns.append(found[0])
    it = replace(_IT, antecedent=found[0].node, wording=node.objects.wording)
    bound = replace(node, objects=it, changes=binder.value(node.changes), duration=binder.value(node.duration))
    binder.mentions.add(bound)
    return bound
