"""What is exiled until something happens, and cards that go back to a graveyard (CR 610.3).

What is here: "exile ... until an opponent becomes the monarch", "return ... to its owner's graveyard", copies that are
another colour. What is not: until something leaves the battlefield (``durations``).
"""

from rulings.abilities.changes.change import SetColors
from rulings.abilities.durations import UntilHappens
from rulings.abilities.effects.moving import Exile, ReturnTo
from rulings.abilities.effects.spells import CopyOnStack
from rulings.abilities.events.turns import Does
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import effect
from rulings.oracle.holes import hole

MONARCH = "become the monarch"


# Only until somebody is the monarch: until another event nothing has been said to last yet.
effect.phrase(
    "exile {what:Object} until {event:Event}",
    Exile(hole("what"), until=UntilHappens(hole("event", Does, where=lambda one: one.verb == MONARCH))),
)

for _owner in ("its owner's graveyard", "their owner's graveyard", "their owners' graveyards"):
    effect.phrase(f"{{who:Subject}} return[s] {{what:Object}} to {_owner}", ReturnTo, fixed={"zone": Zone.GRAVEYARD})


effect.phrase(
    "{who:Subject} cop[ies|y] {what:Object}, except that the copy is {color:Color}",
    CopyOnStack(hole("who"), hole("what"), exceptions=(SetColors((hole("color"),)),)),
    carries={"except": "exceptions", "that": "exceptions"},
)
