"""Three or more targets in one list, each with the word "target" of its own (CR 115.3): Decimate.

What is not here: two (``left_undone``).
"""

from rulings.abilities.references import Several
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import ORACLE
from rulings.oracle.holes import hole
from rulings.oracle.template import Number

ORACLE.category("Object").phrase(
    "{parts:TargetPart+and}",
    Several(
        hole(
            "parts",
            where=lambda parts: len(parts) >= 3 and (not any(one.filter.kind is not Kind.PERMANENT for one in parts)),
        )
    ),
    number=Number.PLURAL,
)
