"""Life paid as a permanent enters, and the number of it (CR 607.2g)."""

from rulings.abilities.entering_payments import LifePaidAsEntered, PayAnyLife
from rulings.oracle.categories import ORACLE, quantity

ORACLE.category("EntryChoice").words({"pay any amount of life": PayAnyLife()})
quantity.phrase("the life paid as {this:This} entered", LifePaidAsEntered)
quantity.words({"the life paid as it entered": LifePaidAsEntered()})
