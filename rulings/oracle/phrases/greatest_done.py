"""The greatest number of cards that one of several players did something to this way (CR 608.2c).

What is here: "cards equal to the greatest number of cards a player discarded this way". What is not: how many all of
them did (``numbers``).
"""

from rulings.abilities.amounts.history import GreatestDoneThisWay
from rulings.oracle.categories import ORACLE

ORACLE.category("Quantity").words(
    {"the greatest number of cards a player discarded this way": GreatestDoneThisWay("discarded")}
)
