"""Binding of targets: each gets its place, and "another" and "other" what they are other than.

What is here: slots of targets and others within one ability. What is not: "other" than the source of an ability, which
is found by the types of the face (``rulings.oracle.binding.another``).
"""

from dataclasses import replace

from rulings.abilities.effects.damage import DealDamage
from rulings.abilities.filters.characteristics import SameNameAs
from rulings.abilities.filters.combat import IsBlockedBy, IsBlocking
from rulings.abilities.filters.filter import Either, Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.node import Node
from rulings.abilities.players import TargetPlayer
from rulings.abilities.references import AnyTarget, It, Several, Target, This, ThisWay
from rulings.abilities.vocabulary import Kind
from rulings.oracle.binding.another import other_than, says_other
from rulings.oracle.binding.binder import Binder, binds
from rulings.oracle.binding.nouns import may_overlap

_MAKES_OTHERS = ("created", "chosen", "affected", "put", "returned", "to tap", "to untap")
"""What was done to the permanents that "other creatures" are other than."""


@binds(Target, AnyTarget, TargetPlayer)
def _target(binder: Binder, node: Target | AnyTarget | TargetPlayer) -> Target | AnyTarget | TargetPlayer:
    outer = binder.names_a_target
    binder.names_a_target = outer or isinstance(node, Target)
    bound = binder.parts(node)
    binder.names_a_target = outer
    bound = replace(_other_than_before(binder, bound), slot=binder.targets)
    binder.targets += 1
    binder.chosen.append(bound)
    binder.mentions.add(bound)
    return bound


def _other_than_before(binder: Binder, target: Target | AnyTarget | TargetPlayer) -> Target | AnyTarget | TargetPlayer:
    """ "Another target creature" after a target that it could be too is other than that one (CR 601.2c)."""
    match target:
        case Target(filter=Filter(kind=kind, predicates=(Another(than=None), *rest))):
            targets = [one for one in binder.chosen if isinstance(one, Target)]
            earlier = [one for one in targets if may_overlap(one.filter, target.filter)]
            if not earlier:
                return target
            than = earlier[0] if len(earlier) == 1 else Several(tuple(earlier))
            return replace(target, filter=Filter(kind, (Another(than), *rest)))
        case AnyTarget(other=True, than=None) if binder.chosen:
            return replace(target, than=Several(tuple(binder.chosen)))
        case TargetPlayer(other=True, than=None):
            players = [one for one in binder.chosen if isinstance(one, TargetPlayer)]
            return replace(target, than=Several(tuple(players))) if players else target
    return target


@binds(DealDamage)
def _other_than_its_source(binder: Binder, node: DealDamage) -> DealDamage | None:
    """ "It deals 2 damage to any other target": other than what deals the damage."""
    if not isinstance(node.to, AnyTarget) or not node.to.other:
        return None
    bound = binder.parts(node)
    target = bound.to
    if isinstance(target, AnyTarget) and target.than is None and not isinstance(bound.source, This):
        bound = replace(bound, to=replace(target, than=bound.source))
    binder.mentions.add(bound)
    return bound


@binds(Filter)
def _others(binder: Binder, filter: Filter) -> Filter | None:
    """ "Target creature deals damage to each other creature": other than the one spoken of, not than the spell."""
    if filter.kind is not Kind.PERMANENT or binder.names_a_target or not says_other(filter):
        return None
    if binder.is_spell:
        return other_than_spoken(binder, binder.parts(filter))
    if _chosen_before(binder):
        # "Each player chooses six lands they control. Destroy all other permanents": than the chosen ones.
        return other_than_spoken(binder, binder.parts(filter))
    if binder.chosen and not _speaks_of_its_source(binder):
        # "Target attacking creature connives. Then choose another attacking creature": than the target.
        return other_than_spoken(binder, binder.parts(filter))
    # "Target creature and each other creature with the same name as that creature": than the target.
    bound = binder.parts(filter)
    named = [one.other for one in bound.predicates if isinstance(one, SameNameAs) and isinstance(one.other, It)]
    if len(named) != 1 or not isinstance(named[0].antecedent, Target):
        return bound
    return replace(bound, predicates=tuple(other_than(one, named[0]) for one in bound.predicates))


def _chosen_before(binder: Binder) -> bool:
    """Objects were chosen and not targeted, so that "other" speaks of them."""
    said = (one.node for one in binder.mentions.everything())
    return not binder.chosen and any(isinstance(one, ThisWay) and one.verb == "chosen" for one in said)


def _speaks_of_its_source(binder: Binder) -> bool:
    return any(isinstance(one.node, This) for one in binder.mentions.everything())


@binds(Either)
def _blocking_or_blocked(binder: Binder, node: Either) -> Either | None:
    """ "Creatures blocking or blocked by target creature": one target, said once."""
    match node.options:
        case (IsBlocking(whom=Target() as whom), IsBlockedBy(whom=other)) if whom == other:
            bound = binder.node(whom)
            return replace(node, options=(IsBlocking(bound), IsBlockedBy(bound)))
    return None


def other_than_spoken(binder: Binder, filter: Filter) -> Filter:
    """A bound filter of a spell with "other" as other than its targets, or than what it did last."""
    targets: list[Node] = [one for one in binder.chosen if isinstance(one, Target)]
    done = [
        one.node
        for one in binder.mentions.everything()
        if isinstance(one.node, ThisWay) and one.node.verb in _MAKES_OTHERS
    ]
    than = (Several(tuple(targets)) if len(targets) > 1 else targets[0]) if targets else done[-1] if done else None
    if than is None:
        return filter
    return replace(filter, predicates=tuple(other_than(one, It("it", than)) for one in filter.predicates))
