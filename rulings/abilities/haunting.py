"""The creature that an exiled card haunts (CR 702.55)."""

from dataclasses import dataclass

from rulings.abilities.references import ObjectRef


@dataclass(frozen=True, slots=True)
class HauntedCreature(ObjectRef):
    """ "The creature it haunts": what the haunt ability of this card targeted (CR 702.55b)."""
