"""What is picked where nobody answers: sensible, never binding, and marked as a default in the trace.

A spell that harms is pointed at an opponent, one that helps at oneself; who is to lose something chooses the last.
"""

from typing import TYPE_CHECKING

from rulings.abilities.changes.change import LoseAbilities, LoseTypes, ModifyPT, SetController
from rulings.abilities.changes.permissions import CantDo, MustDo
from rulings.abilities.effects.cards import Discard, Mill
from rulings.abilities.effects.counters import PutCounters, RemoveCounters
from rulings.abilities.effects.damage import DealDamage
from rulings.abilities.effects.effect import Continuous, Effect
from rulings.abilities.effects.life import LoseLife
from rulings.abilities.effects.moving import Destroy, Exile, ReturnTo, Sacrifice
from rulings.abilities.effects.permanents import Tap
from rulings.abilities.effects.spells import CounterSpell
from rulings.abilities.node import Node, walk
from rulings.abilities.players import TargetPlayer
from rulings.abilities.references import AnyTarget, Target
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient
from rulings.kernel.state.memo import remember

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

_HARMS = (
    Destroy,
    DealDamage,
    Exile,
    CounterSpell,
    Discard,
    LoseLife,
    Mill,
    Sacrifice,
    Tap,
    RemoveCounters,
)
"""Verbs that nobody points at himself without a reason."""

_HARMFUL_CHANGES = (SetController, CantDo, MustDo, LoseAbilities, LoseTypes)


def _is_harmful(node: Node) -> bool:
    if isinstance(node, _HARMS):
        return True
    if isinstance(node, ReturnTo):
        return node.entering is None
    if isinstance(node, PutCounters):
        return node.kind.startswith("-")
    if isinstance(node, Continuous):
        return any(
            isinstance(c, _HARMFUL_CHANGES) or (isinstance(c, ModifyPT) and min(c.power_sign, c.toughness_sign) < 0)
            for c in node.changes
        )
    return False


@remember
def harmed_slots(effect: Effect) -> frozenset[int]:
    """The target slots of an effect whose targets it harms."""
    return frozenset(
        inner.slot
        for node in walk(effect)
        if _is_harmful(node)
        for inner in walk(node)
        if isinstance(inner, (Target, AnyTarget, TargetPlayer)) and inner.slot >= 0
    )


def preferred(
    game: "Game", player: PlayerId, legal: tuple[Recipient, ...], least: int, *, harms: bool
) -> tuple[int, ...]:
    """Indexes of the default choice: an opponent's first where it harms, one's own first where it does not."""

    def is_mine(target: Recipient) -> bool:
        return target == player if isinstance(target, str) else game.seen(ObjectId(target)).controller == player

    order = sorted(range(len(legal)), key=lambda n: is_mine(legal[n]) is harms)
    return tuple(sorted(order[:least]))
