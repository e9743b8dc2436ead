"""Plot (CR 702.170)."""

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
