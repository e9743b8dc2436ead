"""What a line says without the words in square brackets (CR 702.148)."""

from dataclasses import dataclass

from rulings.abilities.ability import Ability


@dataclass(frozen=True, slots=True)
class Cleaved(Ability):
    """Stands after the ability of a line with brackets: the same line without the words in them (CR 702.148a)."""

    ability: Ability = Ability()
