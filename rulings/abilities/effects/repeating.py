"""What is done again and again: for each object or player, so many times, until something (CR 608.2)."""

from dataclasses import dataclass

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.conditions.condition import Condition
from rulings.abilities.effects.effect import Effect
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef


@dataclass(frozen=True, slots=True)
class ForEach(Effect):
    """ "For each X, A": ``over`` is a filter, an object or player reference or an amount; A sees
    ``Antecedent("each")``."""

    over: Node
    effect: Effect


@dataclass(frozen=True, slots=True)
class Repeat(Effect):
    """ "Repeat this process": so many times, or while ``condition`` holds, or as often as ``who`` wants."""

    effect: Effect
    times: Amount | None = None
    condition: Condition | None = None
    optional: PlayerRef | None = None
    as_told: bool = False
    """As often as a ``RepeatProcess`` in it says; what was done "this way" was done that time (CR 608.2c)."""


@dataclass(frozen=True, slots=True)
class RepeatProcess(Effect):
    """ "Repeat this process": all that the ability did before, so many times more; only within a ``Repeat``."""

    times: Amount | None = None
    """``None``: once, and again each time that it comes to these words."""


@dataclass(frozen=True, slots=True)
class PutInTurns(Effect):
    """ "Starting with you, each player may put a permanent card from their hand onto the battlefield. Repeat this
    process until no one puts a card onto the battlefield": one after another, not at once."""

    filter: Filter
    """Which cards of the own hand."""
