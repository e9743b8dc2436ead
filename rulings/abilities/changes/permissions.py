"""What may, must or can't be done, and what it costs (CR 101.2, 508.1, 509.1, 601.2f, 603.2d)."""

from dataclasses import dataclass

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.changes.change import Change
from rulings.abilities.changes.mana import SpendAs
from rulings.abilities.conditions.condition import Condition
from rulings.abilities.costs.cost import Cost
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef


@dataclass(frozen=True, slots=True)
class CantDo(Change):
    """A restriction on an object: ``what`` is attack, block, attack or block, be blocked, be countered, be regenerated,
    transform, untap (in its controller's untap step: ``doesn't untap``), be sacrificed, be enchanted, be equipped,
    be targeted, activate, phase in, phase out, attack alone, block alone, have counters, have more counters, be copied,
    crew, leave.

    ``by`` narrows ("except by ..." is ``unless``), ``whom`` for attack whom.
    """

    what: str
    by: Node | None = None
    """By what: a ``Filter`` or player reference."""
    unless: Node | None = None
    """Except by: a ``Filter``; or a ``Condition``; or a ``Cost`` that must be paid."""
    whom: Node | None = None
    """Attack or block whom."""
    minimum: Amount | None = None
    """"Can't be blocked except by two or more creatures"."""
    maximum: Amount | None = None
    """"Can't be blocked by more than one creature", "can't have more than seven counters"."""
    kind: str | None = None
    """Of "have counters" and "have more counters": only counters of this kind."""


@dataclass(frozen=True, slots=True)
class MustDo(Change):
    """A requirement: ``what`` is attack, block, be blocked; ``whom`` narrows; ``all_able`` for "all creatures able to
    block it do so"."""

    what: str
    whom: Node | None = None
    all_able: bool = False
    """Of blocks: a requirement for each creature that could block it, or for each attacker that it could block."""
    if_able: bool = True
    alongside: Node | None = None
    """It must only where such a creature does (CR 508.1d): "if a creature you control attacks, this also attacks"."""
    least: int | None = None
    """Of blocks: by at least so many creatures."""
    most: int | None = None
    """Of blocks: by at most so many creatures."""


@dataclass(frozen=True, slots=True)
class CanDo(Change):
    """A permission: ``what`` is attack as though it didn't have defender, block an additional creature, block any
    number, block as though it had reach, be blocked as though..., assign damage as though unblocked, assign by
    toughness,
    activate as though haste, cast as though flash, be target as though no hexproof, deal damage as infect, be
    attached..."""

    what: str
    filter: Node | None = None
    amount: Amount | None = None
    chosen_by: PlayerRef | None = None


@dataclass(frozen=True, slots=True)
class PlayerCant(Change):
    """A restriction on players: ``what`` is cast, play land, activate, draw more than, gain life, lose the game, win
    the
    game, search, attack with, block with, lose life, get counters, untap more than, pay life, sacrifice, cycle."""

    who: PlayerRef
    what: str
    filter: Node | None = None
    """Which spells, abilities, sources."""
    limit: Amount | None = None
    """"More than one ... each turn"."""
    when: Condition | None = None
    unless: Node | None = None
    """A ``Condition`` or a ``Cost``."""
    ignored_for: Cost | None = None
    """What any player may pay to ignore it for the turn (CR 116.2d)."""


@dataclass(frozen=True, slots=True)
class PlayerMay(Change):
    """A permission for players: ``what`` is cast, play, play additional land, look at top, play with top revealed,
    cast as
    though flash, spend mana as though any color, activate as though haste, ...; ``zone`` says from where."""

    who: PlayerRef
    what: str
    filter: Node | None = None
    zone: Node | None = None
    """An object reference or ``InZone``."""
    amount: Amount | None = None
    cost: Cost | None = None
    """Instead of the mana cost; an empty ``Cost`` is "without paying its mana cost". Its "this" is the spell."""
    more: Cost | None = None
    """In addition to the spell's other costs."""
    once_each_turn: bool = False
    spend: "SpendAs | None" = None
    """As what mana counts that is spent on the spell (CR 609.4b)."""
    using: str | None = None
    """"Using its blitz ability": only for the cost of this keyword."""
    rider: Node | None = None
    """A ``Replacement`` about the spell that is cast this way; its "this" is the spell."""
    as_flash: bool = False
    """"And as though they had flash": the spells that are cast this way."""


@dataclass(frozen=True, slots=True)
class PlayerHas(Change):
    """A fact about players: ``what`` is no maximum hand size, maximum hand size, hexproof, shroud, protection,
    doesn't lose unspent mana, plays with hand revealed, skips a step, damage doesn't cause loss of life, ..."""

    who: PlayerRef
    what: str
    amount: Amount | None = None
    node: Node | None = None


@dataclass(frozen=True, slots=True)
class CostChange(Change):
    """Spells or abilities cost more, less, at least (CR 601.2f): ``sign`` +1 more, -1 less, 0 for a minimum total.

    ``what`` is spell, activated ability, equip ability, ...; ``times`` multiplies for "for each".
    """

    what: str
    filter: Node | None
    """A ``Filter`` or ``This``."""
    who: PlayerRef | None
    """Whose."""
    sign: int
    mana: tuple[str, ...] = ()
    times: Amount | None = None
    extra: Cost | None = None
    """An additional cost that is not mana."""
    per_target: Filter | None = None
    """"For each target", "that target ~"."""
    when: Condition | None = None
    leaves_one: bool = False
    """A reduction that can't reduce the mana in that cost to less than one mana."""
    only_colored: bool = False
    """A reduction of coloured mana alone: what is too much does not lower the generic mana."""


@dataclass(frozen=True, slots=True)
class MustTarget(Change):
    """ "Must choose at least one Flagbearer on the battlefield if able" as ``who`` casts or activates (CR 601.2c)."""

    who: PlayerRef
    filter: Filter


@dataclass(frozen=True, slots=True)
class MustAttackWithOne(Change):
    """ "Each opponent must attack you with at least one creature each combat if able": one requirement that any
    creature of the player obeys (CR 508.1d)."""

    who: PlayerRef
    whom: Node | None = None
    """What must be attacked; ``None``: anything."""


@dataclass(frozen=True, slots=True)
class AttackTax(Change):
    """ "Creatures can't attack you unless their controller pays {2} for each": also blocking with ``what`` block."""

    what: str
    filter: Filter
    whom: Node | None
    cost: Cost
    each: bool = True


@dataclass(frozen=True, slots=True)
class TriggersAgain(Change):
    """ "That ability triggers an additional time" (CR 603.2d); ``cause`` is an ``EventPattern``, ``of`` the
    permanents whose ability."""

    cause: Node
    of: Filter | None = None
    times: int = 1


@dataclass(frozen=True, slots=True)
class DoesntTrigger(Change):
    """ "Creatures entering don't cause abilities to trigger" (CR 603.2g)."""

    cause: Node
    of: Filter | None = None
    """Only abilities of these permanents; ``None``: of anything."""


@dataclass(frozen=True, slots=True)
class CantBePrevented(Change):
    """ "Damage can't be prevented"; ``by`` narrows the source, ``combat`` the kind of damage."""

    by: Node | None = None
    combat: bool | None = None
    """True: combat damage alone."""


@dataclass(frozen=True, slots=True)
class MayPayForLess(Change):
    """ "As an additional cost to cast green permanent spells, you may pay 2 life. Those spells cost {G} less to cast if
    you paid life this way. This effect reduces only the amount of green mana you pay"."""

    who: PlayerRef
    spells: Filter
    cost: Cost
    mana: tuple[str, ...]
    """What the spell costs less then, of coloured mana alone."""
