"""What the active player's creatures must attack, and how much of it a declaration obeys (CR 508.1d).

What is here: requirements on one creature, on creatures that must attack only where others do, and on a player who must
attack with some creature. What is not: the declaration that obeys most of them (``required_attacks``), restrictions and
costs (``attacking``).

日本語: 攻撃の強制
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulings.abilities.changes.permissions import MustAttackWithOne
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node
from rulings.kernel.characteristics.permissions import concerns, player_rules, requirements, source_context
from rulings.kernel.combat.combat_costs import is_whom
from rulings.kernel.questions import finding, matching
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId, Recipient

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

AttackRequirement = Callable[["Game", ObjectId], list[tuple[Node | None, ObjectId]]]
_ATTACK_REQUIREMENTS: list[AttackRequirement] = []


def attack_requirement(function: AttackRequirement) -> AttackRequirement:
    """Declares requirements on a creature: whom it must attack (``None``: anything), and whose effect that is."""
    _ATTACK_REQUIREMENTS.append(function)
    return function


@dataclass(frozen=True, slots=True)
class Required:
    """One requirement of a declaration of attackers."""

    creature: ObjectId | None
    """Which creature must attack; ``None``: some creature."""
    whom: Node | None
    """What it must attack; ``None``: anything."""
    context: Context
    """Of the effect that says so."""
    alongside: Node | None = None
    """It holds only where such a creature attacks."""

    def holds(self, game: "Game", attackers: Collection[ObjectId]) -> bool:
        """Whether it is a requirement on a declaration of these attackers."""
        if self.alongside is None:
            return True
        if isinstance(self.alongside, Filter):
            return any(matching.fits(game.view, self.context, i, self.alongside) for i in attackers)
        return not set(attackers).isdisjoint(finding.find_objects(game.view, self.context, self.alongside))

    def is_for(self, game: "Game", attacked: Recipient) -> bool:
        """Whether attacking this is what it asks for."""
        return self.whom is None or is_whom(game, self.context, self.whom, attacked)

    def is_obeyed(self, game: "Game", declaration: Mapping[ObjectId, Recipient]) -> bool:
        """Whether a declaration obeys it."""
        if self.creature is None:
            return any(self.is_for(game, attacked) for attacked in declaration.values())
        attacked = declaration.get(self.creature)
        return attacked is not None and self.is_for(game, attacked)


def attack_requirements(game: "Game", able: Iterable[ObjectId]) -> list[Required]:
    """All requirements on the active player's declaration, also those that hold only alongside certain attackers.

    Shape: ``able`` are the creatures that could attack something; nothing is required of others.
    """
    found = []
    for i in able:
        for rule, source in requirements(game, i, "attack"):
            found.append(Required(i, rule.whom, source_context(game, source), rule.alongside))
        for function in _ATTACK_REQUIREMENTS:
            found += [Required(i, whom, source_context(game, source)) for whom, source in function(game, i)]
    for effect, change in player_rules(game, MustAttackWithOne):
        if isinstance(change, MustAttackWithOne) and concerns(game, effect, game.state.turn.active, change.who):
            found.append(Required(None, change.whom, effect.context))
    return found
