"""Plotted and foretold cards: becoming plotted, and what triggers on it (CR 702.143c, 702.170).

What is here: "it becomes plotted", "when this card becomes plotted", "whenever you foretell a card". What is not: the
keywords themselves (``keywords``).
"""

from rulings.abilities.effects.spells import BecomePlotted
from rulings.abilities.events.turns import Does
from rulings.abilities.filters.filter import Either
from rulings.abilities.filters.status import InZone
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import effect, event, qualifier

effect.phrase("{what:Object} become[s] plotted", BecomePlotted)
event.phrase("{what:EventObject} become[s] plotted", Does, fixed={"verb": "become plotted"})
event.phrase("{who:Player} foretell[s] a card", Does, fixed={"verb": "foretell"})
event.phrase("{who:Player} plot[s] a card", Does, fixed={"verb": "plot"})

qualifier.words({"from graveyards or from exile": Either((InZone(Zone.GRAVEYARD), InZone(Zone.EXILE)))})
