"""Life totals that become a number or are exchanged (CR 119.5, 701.12).

What is here: "target opponent's life total becomes 10", exchanging a life total with a creature's toughness or power.
What is not: two players who exchange (``life_and_damage``).
"""

from rulings.abilities.amounts.players import LowestLife
from rulings.abilities.effects.life import ExchangeLifeWithStat, SetLife
from rulings.abilities.vocabulary import Stat
from rulings.oracle.categories import effect, quantity
from rulings.oracle.holes import hole

effect.phrase("{who:Player's} life total becomes {amount:Quantity}", SetLife)
quantity.words({"the lowest life total among all players": LowestLife()})
for _stat in (Stat.TOUGHNESS, Stat.POWER):
    effect.phrase(
        f"exchange {{who:Player's}} life total with {{what:Object's}} {_stat.value}",
        ExchangeLifeWithStat(hole("who"), hole("what"), _stat),
    )
