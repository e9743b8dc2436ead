"""Permanents that are exiled if they would leave the battlefield (CR 614.1a).

What is here: "if this creature would leave the battlefield, exile it instead of putting it anywhere else", as an
ability and as what an effect says of what it put there. What is not: other replaced moves (``replacing``).
"""

from rulings.abilities.ability import Replacement
from rulings.abilities.durations import Forever
from rulings.abilities.effects.effect import Replace
from rulings.abilities.events.moving import Moves
from rulings.abilities.modifications import GoTo
from rulings.abilities.references import It, ObjectRef
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import ability, sentence
from rulings.oracle.holes import hole

_WORDS = "would leave the battlefield, exile it instead of putting it anywhere else."


def _exiled(object: ObjectRef) -> Replacement:
    """Nothing is replaced where it would be exiled anyway."""
    return Replacement(event=Moves(object, Zone.BATTLEFIELD, not_to=Zone.EXILE), instead=GoTo(Zone.EXILE))


ability.phrase(f"if {{this:This}} {_WORDS}", _exiled(hole("this")), carries={"instead": "instead"})


# For as long as it is there: what left is another object (CR 400.7).
sentence.phrase(
    f"if {{object:Object}} {_WORDS}", Replace(_exiled(hole("object", It)), Forever()), carries={"instead": "Replace"}
)
