"""Events counted within a turn: the first time, the nth spell or card (CR 603.2e).

What is here: "for the first time each turn", "the second spell cast this turn", "draws their third card in a turn".
What is not: conditions about what happened (``turn_events``).
"""

from collections.abc import Callable

from rulings.abilities.events.combat import Attacks
from rulings.abilities.events.damage_and_life import DealsDamage, GainsLife, IsDealtDamage, LosesLife
from rulings.abilities.events.event import EventPattern, FirstEachTurn
from rulings.abilities.events.moving import Draws, Moves, Sacrifices, TokenCreated
from rulings.abilities.events.permanents import CountersPutOn
from rulings.abilities.events.turns import Does
from rulings.abilities.filters.spells import WasCastNth
from rulings.abilities.players import PlayerRef
from rulings.oracle.categories import event, qualifier
from rulings.oracle.holes import hole

# The first time in a turn.


def _declare_first(template: str, kind: Callable[[PlayerRef], EventPattern]) -> None:

    event.phrase(
        f"{template} for the first time each turn", FirstEachTurn(kind(hole("who"))), carries={"each": "FirstEachTurn"}
    )


_declare_first("{who:Player} gain[s] life", GainsLife)
_declare_first("{who:Player} lose[s] life", LosesLife)
_declare_first("{who:Player} investigate[s]", lambda who: Does("investigate", who))

_FIRST = (Attacks, CountersPutOn, DealsDamage, IsDealtDamage, Moves, Sacrifices, TokenCreated)


event.phrase(
    "{event:Event} for the first time each turn",
    FirstEachTurn(hole("event", *_FIRST)),
    carries={"each": "FirstEachTurn"},
)

# Spells by their number in the turn.

for _word, _nth in (("first", 1), ("second", 2), ("third", 3), ("fourth", 4)):
    qualifier.words({f"that's the {_word} spell cast this turn": WasCastNth(_nth)})

# The nth card "in a turn".

for _word, _nth in (("second", 2), ("third", 3), ("fourth", 4)):
    event.phrase(f"{{who:Player}} draw[s] (their|your:who) {_word} card in a turn", Draws, fixed={"nth": _nth})
