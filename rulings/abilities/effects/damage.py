"""Damage dealt, prevented and redirected; fights (CR 120, 615, 701.14)."""

from dataclasses import dataclass

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.effects.effect import Effect
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node
from rulings.abilities.references import ObjectRef
from rulings.abilities.vocabulary import Stat


@dataclass(frozen=True, slots=True)
class EachDealsDamage(Effect):
    """ "Two target creatures each deal damage equal to their power to target creature": each of them, all at once (CR
    120.1)."""

    sources: Node
    """Object references."""
    to: Node
    """An object or player reference."""
    stat: Stat = Stat.POWER
    amount: Amount | None = None
    """So much instead of its number; ``to`` may then speak of ``Antecedent("each")``, the source."""


@dataclass(frozen=True, slots=True)
class DealDamage(Effect):
    """Damage from ``source`` to each of ``to`` (CR 120)."""

    source: ObjectRef
    amount: Amount
    to: Node
    """An object or player reference; ``EachPlayer`` and ``Every`` at once with ``Several``."""
    divided: bool = False
    """"Divided as you choose among" (CR 601.2d)."""
    equal_each: bool = False
    unpreventable: bool = False
    excess_to: Node | None = None
    """"Excess damage is dealt to that creature's controller instead" (CR 120.4a): a player or object reference."""


@dataclass(frozen=True, slots=True)
class DamageShare(Node):
    """So much of the damage that one verb says, and to whom."""

    amount: Amount
    to: Node


@dataclass(frozen=True, slots=True)
class DealShares(Effect):
    """The source deals several amounts at the same time: "4 damage to any target and 2 damage to you"."""

    source: ObjectRef
    shares: tuple[DamageShare, ...]


@dataclass(frozen=True, slots=True)
class PreventDamage(Effect):
    """Sets up prevention (CR 615): ``amount`` ``AllOf`` prevents all; ``next`` for "the next N damage"."""

    amount: Amount
    to: Node | None = None
    by: Node | None = None
    combat: bool | None = None
    duration: Node | None = None
    """A ``Duration``."""
    then: Effect | None = None
    """"If damage is prevented this way, ..."."""
    next: bool = False
    chosen_source: Filter | None = None
    """"By a source of your choice"."""
    portion: Amount | None = None
    """How much of the damage, found as it would be dealt: "half that damage"."""


@dataclass(frozen=True, slots=True)
class RedirectDamage(Effect):
    """ "The next N damage that would be dealt to X this turn is dealt to Y instead" (CR 614.9)."""

    amount: Amount
    to: Node | None
    by: Node | None
    onto: Node
    duration: Node | None = None
    next: bool = False
    chosen_source: Filter | None = None
    combat: bool | None = None


@dataclass(frozen=True, slots=True)
class Fight(Effect):
    """Two creatures fight (CR 701.14)."""

    first: ObjectRef
    second: ObjectRef
