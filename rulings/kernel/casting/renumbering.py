"""Target numbers of several abilities that resolve as one."""

from dataclasses import replace

from rulings.abilities.effects.effect import Effect
from rulings.abilities.node import Node, rewrite
from rulings.abilities.players import TargetPlayer
from rulings.abilities.references import AnyTarget, Target
from rulings.kernel.casting.target_slots import slot_count


def renumbered(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The effects with target slots that run on from one to the next."""
    found: list[Effect] = []
    start = 0
    for effect in effects:
        found.append(shifted(effect, start))
        start += slot_count(effect)
    return tuple(found)


def shifted(effect: Effect, by: int) -> Effect:
    """The effect with every target slot moved up."""
    if by == 0:
        return effect

    def change(node: Node) -> Node:
        if isinstance(node, (Target, AnyTarget, TargetPlayer)) and node.slot >= 0:
            return replace(node, slot=node.slot + by)
        return node

    return rewrite(effect, change)
