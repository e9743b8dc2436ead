"""So many cards from the top of a library: "reveal that many cards from the top of your library" (CR 107).

What is here: revealing, looking at and putting so many. What is not: exiling so many (``numbers_of_life``), "the top
three cards" (``objects``).
"""

from rulings.abilities.effects.cards import LookAt, Reveal
from rulings.abilities.effects.moving import PutInto
from rulings.abilities.references import TopCards
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import ORACLE, effect

so_many = ORACLE.category("SoManyCards")
so_many.phrase("a number of cards from the top of {player:Player's} library equal to {amount:Quantity}", TopCards)
effect.phrase("{who:Subject} reveal[s] {what:SoManyCards}", Reveal)
effect.phrase("{who:Subject} look[s] at {what:SoManyCards}", LookAt)

effect.phrase("{who:Subject} put[s] {what:SoManyCards} into your hand", PutInto, fixed={"zone": Zone.HAND})
