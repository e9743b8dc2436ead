"""Energy in words and numbers: "pay eight {E}", "get six {E}", "pay any amount of {E}" (CR 107.14).

What is here: numbers before the symbol, paying to avert something, paying as much as one likes, of life too. What is
not: runs of symbols (``costs``, ``choices``).
"""

from rulings.abilities.amounts.amount import X
from rulings.abilities.amounts.history import DoneThisWay
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import PayEnergy
from rulings.abilities.effects.counters import GetEnergy
from rulings.abilities.effects.optional import PayAny
from rulings.oracle.categories import ORACLE, cost_part, effect, quantity
from rulings.oracle.holes import hole

cost_part.phrase("pay {amount:NumberWord} {E}", PayEnergy)
cost_part.phrase("pay X {E}", PayEnergy, fixed={"amount": X()})
effect.phrase("{who:Subject} get[s] {amount:Amount} {E}", GetEnergy)


ORACLE.category("SinglePayment").phrase("pay[s:self] {amount:EnergySymbols}", Cost((PayEnergy(hole("amount")),)))

# As much as one likes.

for _words, _what in (("{E}", "energy"), ("life", "life")):
    effect.phrase(f"{{who:Subject}} pay[s] any amount of {_words}", PayAny, fixed={"what": _what})
_PAID = DoneThisWay("paid energy")
ORACLE.category("CountedSingly").words({"{E} paid this way": _PAID})
quantity.words({"the amount of {E} paid this way": _PAID})
