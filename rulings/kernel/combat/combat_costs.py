"""What attacking and blocking cost (CR 508.1h, 509.1d).

What is here: adding up the costs of a declaration. What is not: optional costs to attack (``attack_costs``),
and paying.

日本語: 攻撃・ブロックのコスト
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.changes.permissions import AttackTax
from rulings.abilities.costs.cost import Cost, CostPart
from rulings.abilities.costs.mana import ManaCost, ManaPerAmount, PayLife
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import Several
from rulings.kernel.characteristics.permissions import player_rules, restrictions, source_context
from rulings.kernel.questions import finding, matching, numbers
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


def attack_cost(game: "Game", declaration: dict[ObjectId, Recipient]) -> Cost:
    """What it costs to attack with these creatures (CR 508.1h)."""
    parts = _taxes(game, "attack", {attacker: (whom,) for attacker, whom in declaration.items()})
    for attacker in declaration:
        parts += _own_costs(game, "attack", attacker, (declaration[attacker],))
    return Cost(tuple(parts))


def block_cost(game: "Game", blocks: dict[ObjectId, tuple[ObjectId, ...]]) -> Cost:
    """What it costs to block with these creatures (CR 509.1d)."""
    parts = _taxes(game, "block", blocks)
    for blocker, blocked in blocks.items():
        parts += _own_costs(game, "block", blocker, blocked)
        for attacker in blocked:
            for rule, source in restrictions(game, attacker, "be blocked"):
                if isinstance(rule.unless, Cost):
                    parts += priced(game, source_context(game, source), rule.unless).parts
    return Cost(tuple(parts))


def _taxes(game: "Game", verb: str, declared: Mapping[ObjectId, tuple[Recipient, ...]]) -> list[CostPart]:
    parts: list[CostPart] = []
    for effect, tax in player_rules(game, AttackTax):
        assert isinstance(tax, AttackTax)
        if tax.what != verb:
            continue
        hits = [
            creature
            for creature, against in declared.items()
            if matching.fits(game.view, effect.context, creature, tax.filter)
            and (tax.whom is None or any(is_whom(game, effect.context, tax.whom, one) for one in against))
        ]
        for _ in hits if tax.each else hits[:1]:
            parts.extend(priced(game, effect.context, tax.cost).parts)
    return parts


def _own_costs(
    game: "Game", verb: str, creature: ObjectId, against: tuple[ObjectId, ...] | tuple[Recipient, ...]
) -> list[CostPart]:
    """Of "this creature can't attack unless you sacrifice a land"."""
    parts: list[CostPart] = []
    for what in (verb, "attack or block"):
        for rule, source in restrictions(game, creature, what):
            context = source_context(game, source)
            if isinstance(rule.unless, Cost) and (
                rule.whom is None or any(is_whom(game, context, rule.whom, one) for one in against)
            ):
                parts.extend(priced(game, context, rule.unless).parts)
    return parts


def priced(game: "Game", context: Context, cost: Cost) -> Cost:
    """The cost with its numbers found as the effect that sets it finds them: its X, "you" and "this" are the effect's,
    not those of the player who pays (CR 508.1h, "locked in")."""
    return Cost(tuple(_priced(game, context, part) for part in cost.parts))


def _priced(game: "Game", context: Context, part: CostPart) -> CostPart:
    match part:
        case ManaCost(symbols=symbols) if "{X}" in symbols:
            x = context.payment.x or 0
            return replace(part, symbols=tuple(f"{{{x}}}" if one == "{X}" else one for one in symbols))
        case ManaPerAmount(symbols=symbols, times=times):
            return ManaCost(symbols * numbers.count(game.view, context, times))
        case PayLife(amount=amount):
            return PayLife(Fixed(numbers.count(game.view, context, amount)))
    return part


def is_whom(game: "Game", context: Context, whom: Node, defender: Recipient) -> bool:
    """Whether a player or permanent is one that the words describe: "you or planeswalkers you control"."""
    if isinstance(whom, Several):
        return any(is_whom(game, context, part, defender) for part in whom.parts)
    if isinstance(whom, PlayerRef):
        return isinstance(defender, str) and PlayerId(defender) in finding.matching_players(game.view, context, whom)
    if isinstance(whom, Filter):
        return isinstance(defender, int) and matching.fits(game.view, context, ObjectId(defender), whom)
    return defender in finding.find_recipients(game.view, context, whom)
