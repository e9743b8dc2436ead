"""Attractions (CR 717)."""

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.effects.game import KeywordAction
from rulings.abilities.events.turns import Does
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.references import This
from rulings.oracle.categories import ability, effect, event
from rulings.oracle.grammar import Slots
from rulings.oracle.holes import hole

_OPEN = "open an Attraction"


def _open(who: PlayerRef, amount: Amount) -> KeywordAction:
    return KeywordAction(who, _OPEN, None if amount == Fixed(1) else amount)


def _undo_open(node: KeywordAction) -> Slots:
    return {"who": node.who, "amount": node.amount or Fixed(1)} if node.name == _OPEN else None


effect.phrase("{who:Subject} open[s:who] {amount:Amount} Attraction(s:amount)", _open, _undo_open, kind=KeywordAction)
effect.words({"roll to visit your Attractions": KeywordAction(You(), "roll to visit your Attractions")})
event.phrase("{who:Player} open[s] a Attraction", Does, fixed={"verb": _OPEN})
event.phrase("{who:Player} roll[s] a {number:Quantity}", Does, fixed={"verb": "roll die"})
event.phrase("{who:Player} visit[s] a Attraction", Does, fixed={"verb": "visit"})
_VISITED = Does("visit", You(), what=This())
ability.phrase("visit — {effect:Paragraph}", TriggeredAbility(event=_VISITED, effect=hole("effect"), keyword="visit"))
