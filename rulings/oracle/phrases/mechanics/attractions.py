"""Attractions (CR 717)."""

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.effects.game import KeywordAction
from rulings.abilities.events.turns import Does
from rulings.abilities.players import You
from rulings.abilities.references import This
from rulings.oracle.categories import ability, effect, event
from rulings.oracle.holes import hole

_OPEN = "open an Attraction"


effect.phrase("{who:Subject} open[s:who] a Attraction", KeywordAction(hole("who"), _OPEN))
effect.phrase(
    "{who:Subject} open[s:who] {amount:Amount} Attractions",
    KeywordAction(hole("who"), _OPEN, hole("amount", where=lambda one: one != Fixed(1))),
)
effect.words({"roll to visit your Attractions": KeywordAction(You(), "roll to visit your Attractions")})
event.phrase("{who:Player} open[s] a Attraction", Does, fixed={"verb": _OPEN})
event.phrase("{who:Player} roll[s] a {number:Quantity}", Does, fixed={"verb": "roll die"})
event.phrase("{who:Player} visit[s] a Attraction", Does, fixed={"verb": "visit"})
_VISITED = Does("visit", You(), what=This())
ability.phrase("visit — {effect:Paragraph}", TriggeredAbility(event=_VISITED, effect=hole("effect"), keyword="visit"))
