""" "The difference" of two numbers that a condition compares, and differences whose numbers are named (CR 107.1).

What is here: "draw cards equal to the difference", "the difference between its power and toughness". What is not: the
difference between life totals (``numbers_of_life``).
"""

from rulings.abilities.amounts.arithmetic import Difference, TheDifference
from rulings.abilities.amounts.counting import StatOf
from rulings.abilities.references import It
from rulings.abilities.vocabulary import Stat
from rulings.oracle.categories import quantity
from rulings.oracle.holes import hole

quantity.phrase("the difference", TheDifference)


quantity.phrase(
    "the difference between {of:Object's} power and toughness",
    Difference(StatOf(Stat.POWER, hole("of")), StatOf(Stat.TOUGHNESS, hole("of"))),
)


# "That creature's power and its toughness": both of the same.
quantity.phrase(
    "the difference between {of:Object's} power and its toughness",
    Difference(StatOf(Stat.POWER, hole("of", where=lambda one: one != It("it"))), StatOf(Stat.TOUGHNESS, hole("of"))),
)
