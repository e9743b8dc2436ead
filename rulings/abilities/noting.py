"""What an ability notes for an object (CR 607.2e)."""

from dataclasses import dataclass

from rulings.abilities.amounts import Amount
from rulings.abilities.effects import Effect
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import This


@dataclass(frozen=True, slots=True)
class NoteLifeTotal(Effect):
    """ "Note your life total"."""

    of: PlayerRef


@dataclass(frozen=True, slots=True)
class LastNotedLifeTotal(Amount):
    """ "The last noted life total for this enchantment"."""

    for_: This
