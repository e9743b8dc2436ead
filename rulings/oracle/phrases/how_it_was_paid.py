"""How a spell or what it became was paid for, in rarer words (CR 601.2b, 701.4a).

What is here: "if a Dragon was beheld", "if this creature's spectacle cost was paid", "was cast from anywhere other than
your hand". What is not: the usual words (``branching``, ``how_it_was_cast``).
"""

from rulings.abilities.conditions.condition import AllHold, Negated
from rulings.abilities.conditions.history import WasCast, WasPaid
from rulings.abilities.references import This
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import condition

# Beholding is an additional cost of the spell that asks for it.
for _what in ("Dragon", "Hero"):
    condition.words({f"a {_what} was beheld": WasPaid("additional")})
for _keyword in ("emerge", "sneak", "spectacle"):
    for _whose in ("this creature's", "her", "his"):
        condition.words({f"{_whose} {_keyword} cost was paid": WasPaid(_keyword)})

# A copy of a spell was cast from nowhere (CR 707.10).
condition.words(
    {
        "this spell was cast from anywhere other than your hand": AllHold(
            (WasCast(This("spell")), Negated(WasCast(This("spell"), None, Zone.HAND.value)))
        )
    }
)
