"""What: a permanent sacrificed and a card of the graveyard returned, both at once."""

from dataclasses import dataclass

from rulings.abilities.effects import Effect
from rulings.abilities.references import ObjectRef


@dataclass(frozen=True, slots=True)
class SacrificeAndReturn(Effect):
    """ "If both targets are still legal as this ability resolves, that player simultaneously sacrifices the artifact
    and returns the artifact card to the battlefield": both or nothing."""

    sacrificed: ObjectRef
    returned: ObjectRef
