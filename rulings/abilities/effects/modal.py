"""Modes and other alternatives of a text (CR 700.2)."""

from dataclasses import dataclass

from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.conditions.condition import Condition
from rulings.abilities.costs.cost import Cost
from rulings.abilities.effects.effect import Effect
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef, You


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
