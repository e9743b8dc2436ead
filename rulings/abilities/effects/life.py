"""Life totals (CR 119)."""

from dataclasses import dataclass

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.effects.effect import Effect
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.references import ObjectRef
from rulings.abilities.vocabulary import Stat


@dataclass(frozen=True, slots=True)
class DoubleLife(Effect):
    """ "Double your life total": below zero too (CR 107.1b, 701.10d)."""

    who: PlayerRef


@dataclass(frozen=True, slots=True)
class NoteLifeTotal(Effect):
    """ "Note your life total"."""

    of: PlayerRef


@dataclass(frozen=True, slots=True)
class RedistributeLife(Effect):
    """ "Redistribute any number of players' life totals": each of those players gets one of them back."""

    who: PlayerRef = You()


@dataclass(frozen=True, slots=True)
class GainLife(Effect):
    """``who`` gains life (CR 119.3)."""

    who: PlayerRef
    amount: Amount


@dataclass(frozen=True, slots=True)
class LoseLife(Effect):
    """``who`` loses life (CR 119.3)."""

    who: PlayerRef
    amount: Amount


@dataclass(frozen=True, slots=True)
class SetLife(Effect):
    """ "Your life total becomes 10" (CR 119.5)."""

    who: PlayerRef
    amount: Amount


@dataclass(frozen=True, slots=True)
class ExchangeLife(Effect):
    """Two players exchange life totals (CR 701.12c)."""

    who: PlayerRef
    other: PlayerRef | None
    """``None``: ``who`` are the two."""


@dataclass(frozen=True, slots=True)
class ExchangeLifeWithStat(Effect):
    """ "Exchange your life total with ~'s toughness": each becomes what the other was (CR 701.12g)."""

    who: PlayerRef
    what: ObjectRef
    stat: Stat
