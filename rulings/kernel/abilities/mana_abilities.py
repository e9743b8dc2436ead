"""Mana abilities: which they are, what they can make, and using them (CR 605)."""

from collections.abc import Callable, Iterable, Iterator

from rulings.abilities.ability import Ability, ActivatedAbility, TriggeredAbility
from rulings.abilities.conditions.condition import Condition
from rulings.abilities.costs.mana import LoyaltyCost
from rulings.abilities.effects.conditional import If, IfDone, Instead
from rulings.abilities.effects.effect import Delayed, Effect
from rulings.abilities.effects.mana import AddMana
from rulings.abilities.effects.optional import MayPay
from rulings.abilities.events.event import EventPattern
from rulings.abilities.events.permanents import BecomesTapped
from rulings.abilities.events.spells import ActivatesAbility, ManaProduced
from rulings.abilities.node import Node, children
from rulings.abilities.players import TargetPlayer
from rulings.abilities.references import AnyTarget, Target
from rulings.cite import cite
from rulings.kernel.state.memo import remember

IS_MANA = cite("605.1a", "mana ability")


def done_on_resolution(node: Node, holds: Callable[[Condition], bool] | None = None) -> Iterator[Node]:
    """The parts of an effect that are done as it resolves: not what abilities that it gives, tokens that it creates or
    delayed triggers will do later.

    Shape: ``holds``: judges conditions where one of two things is done and mana hangs on it; without it both are told.
    """
    if isinstance(node, (Ability, Delayed)):
        return
    yield node
    for child in _parts(node, holds):
        yield from done_on_resolution(child, holds)


def _parts(node: Node, holds: Callable[[Condition], bool] | None) -> Iterable[Node]:
    match node:
        case IfDone() | MayPay() if node.reflexive:
            return (child for child in children(node) if child is not node.then)
        case Instead() if holds is not None and _could_add_mana(node):
            return (node.instead if holds(node.condition) else node.normal,)
        case If(otherwise=Effect() as otherwise) if holds is not None and _could_add_mana(node):
            return (node.then if holds(node.condition) else otherwise,)
    return children(node)


@remember
def _could_add_mana(node: Node) -> bool:
    return any(isinstance(n, AddMana) for n in done_on_resolution(node))


@remember
def is_mana_ability(ability: ActivatedAbility) -> bool:
    """No target, could add mana as it resolves, no loyalty ability (CR 605.1a)."""
    nodes = list(done_on_resolution(ability.effect))
    if any(isinstance(n, (Target, AnyTarget, TargetPlayer)) for n in nodes):
        return False
    if any(isinstance(p, LoyaltyCost) for p in ability.cost.parts):
        return False
    return any(isinstance(n, AddMana) for n in nodes)


@remember
def is_triggered_mana_ability(ability: TriggeredAbility) -> bool:
    """A triggered mana ability (CR 605.1b)."""
    return is_mana_trigger(ability.event, ability.effect)


def is_mana_trigger(event: EventPattern, effect: Effect) -> bool:
    """No target, triggers on mana abilities or mana being added, could add mana (CR 605.1b)."""
    nodes = list(done_on_resolution(effect))
    if any(isinstance(n, (Target, AnyTarget, TargetPlayer)) for n in nodes):
        return False
    if not any(isinstance(n, AddMana) for n in nodes):
        return False
    return isinstance(event, ManaProduced) or (
        (isinstance(event, BecomesTapped) and event.for_mana)
        or (isinstance(event, ActivatesAbility) and not event.not_mana)
    )


def mana_effect(effect: Effect, holds: Callable[[Condition], bool]) -> AddMana | None:
    """The part of an effect that adds mana as things are: of "A. If C, B instead" the one that would be done.

    Source: CR 605.1a, 614.15.
    """
    return next((n for n in done_on_resolution(effect, holds) if isinstance(n, AddMana)), None)
