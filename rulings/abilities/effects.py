"""What happens: the frame of effects (sequence, choice, condition, repetition) (CR 608-610).

The verbs stand in ``rulings.abilities.verbs``, continuous effects in ``rulings.abilities.changes``.
"""

from dataclasses import dataclass

from rulings.abilities.amounts import Amount, Fixed
from rulings.abilities.changes import Change
from rulings.abilities.conditions import Condition
from rulings.abilities.costs import Cost
from rulings.abilities.durations import Duration, Forever
from rulings.abilities.node import Node
from rulings.abilities.patterns import EventPattern
from rulings.abilities.players import EachPlayer, PlayerRef, You


@dataclass(frozen=True, slots=True)
class Effect(Node):
    """Something that a resolving spell or ability does."""


@dataclass(frozen=True, slots=True)
class Sequence(Effect):
    """One after another, in the order written (CR 608.2c)."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class May(Effect):
    """ "You may ...": ``who`` chooses whether (CR 608.2d)."""

    who: PlayerRef
    effect: Effect


@dataclass(frozen=True, slots=True)
class MayPay(Effect):
    """ "You may pay {2}. If you do, ...": ``otherwise`` for "if you don't"."""

    who: PlayerRef
    cost: Cost
    then: Effect | None = None
    otherwise: Effect | None = None
    reflexive: bool = False
    """"When you do": a reflexive trigger (CR 603.12)."""
    any_number: bool = False
    """"Any number of times"."""


@dataclass(frozen=True, slots=True)
class IfDone(Effect):
    """ "A. If you do, B": ``then`` happens if ``first`` was done, ``otherwise`` if not (CR 608.2c, 609.3)."""

    first: Effect
    then: Effect
    otherwise: Effect | None = None
    reflexive: bool = False
    """"When you do": a reflexive trigger (CR 603.12)."""


@dataclass(frozen=True, slots=True)
class Unless(Effect):
    """ "A unless B": ``who`` may pay, else ``effect`` happens (CR 118.12a)."""

    effect: Effect
    who: PlayerRef
    cost: Cost


@dataclass(frozen=True, slots=True)
class UnlessCondition(Effect):
    """ "A unless you control an Island": A happens if the condition is false."""

    effect: Effect
    condition: Condition


@dataclass(frozen=True, slots=True)
class If(Effect):
    """ "If C, A. Otherwise, B."""

    condition: Condition
    then: Effect
    otherwise: Effect | None = None


@dataclass(frozen=True, slots=True)
class Instead(Effect):
    """ "A. If C, B instead": one of the two (CR 614.15, a self-replacement within one ability)."""

    normal: Effect
    condition: Condition
    instead: Effect


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
class ChooseEffect(Effect):
    """ "A or B": ``who`` chooses one on resolution."""

    who: PlayerRef
    options: tuple[Effect, ...]
    labels: tuple[str, ...] = ()
    """Words that name the options where the text gives some."""


@dataclass(frozen=True, slots=True)
class Mode(Node):
    """One mode of a modal spell or ability (CR 700.2); ``cost`` where choosing it costs more (spree, escalate)."""

    effect: Effect
    cost: Cost | None = None
    label: str = ""
    worth: int = 1
    """Its pawprint symbols (CR 700.2i)."""


@dataclass(frozen=True, slots=True)
class Modal(Effect):
    """ "Choose one —": modes chosen on announcement (CR 700.2, 601.2b)."""

    modes: tuple[Mode, ...]
    minimum: Amount = Fixed(1)
    maximum: Amount = Fixed(1)
    repeat: bool = False
    """"You may choose the same mode more than once"."""
    who: PlayerRef = You()
    if_condition: Condition | None = None
    """"If C, choose both instead": then ``maximum_if``."""
    maximum_if: Amount | None = None
    not_chosen_before: bool = False
    """"That hasn't been chosen"."""
    not_chosen_this_turn: bool = False
    """"That hasn't been chosen this turn"."""
    at_random: bool = False
    by_worth: bool = False
    """"Choose up to five {P} worth of modes": the numbers are those of pawprints (CR 700.2i)."""
    copies: int = 1
    """How often in succession each mode stands in ``modes``: more than once only as it is played (CR 700.2d)."""


@dataclass(frozen=True, slots=True)
class Continuous(Effect):
    """ "Target creature gets +2/+2 and gains flying until end of turn": changes to objects for a time (CR 611.2)."""

    objects: Node
    """An object reference (fixed set now, CR 611.2c), or a ``PlayerRef`` for rules about players."""
    changes: tuple[Change, ...]
    duration: Duration = Forever()


@dataclass(frozen=True, slots=True)
class RuleChange(Effect):
    """A rule for a time that no set of objects is fixed for: "creatures can't block this turn" (CR 611.2c, last
    sentence)."""

    changes: tuple[Change, ...]
    duration: Duration
    affected: Node | None = None
    """A ``Filter`` that is looked at again and again."""


@dataclass(frozen=True, slots=True)
class Delayed(Effect):
    """ "At the beginning of the next end step, ...": a delayed trigger (CR 603.7)."""

    event: EventPattern
    effect: Effect
    once: bool = True
    this_turn: bool = False
    """"Whenever ... this turn"."""
    condition: Condition | None = None
    until: Duration | None = None
    """"Until your next turn, whenever ..."."""
    named: tuple[Node, ...] = ()
    """"Destroy target creature at end of combat": targets of the ability that sets the trigger up, not of the trigger.
    Set by the binder."""


@dataclass(frozen=True, slots=True)
class Replace(Effect):
    """ "The next time ... this turn", "if it would die this turn, exile it instead": a replacement effect for a
    time."""

    replacement: Node
    """A ``Replacement`` (``rulings.abilities.ability``)."""
    duration: Duration
    once: bool = False


@dataclass(frozen=True, slots=True)
class Simultaneous(Effect):
    """ "Each player sacrifices a creature": all choose in APNAP order, then all do it at once (CR 101.4)."""

    effect: Effect
    who: PlayerRef = EachPlayer()
