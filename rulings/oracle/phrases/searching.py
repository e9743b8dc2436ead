"""Searching libraries and other zones (CR 701.23).

What is here: what is searched and for what. What is not: what is done with the cards found (``putting``).
"""

from rulings.abilities.amounts import AllOf
from rulings.abilities.verbs import Search
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import effect

for _words, _zones in (
    ("library", (Zone.LIBRARY,)),
    ("graveyard, hand, and library", (Zone.GRAVEYARD, Zone.HAND, Zone.LIBRARY)),
    ("graveyard", (Zone.GRAVEYARD,)),
):
    effect.phrase(
        f"{{who:Subject}} search[es] {{whose:Player's}} {_words} for {{amount:Amount}} {{filter:Filter@amount}}",
        Search,
        fixed={"zones": _zones},
    )
    effect.phrase(
        f"{{who:Subject}} search[es] {{whose:Player's}} {_words} for all {{filter:Filter@plural}}",
        Search,
        fixed={"zones": _zones, "amount": AllOf()},
    )
    effect.phrase(
        f"{{who:Subject}} search[es] {{whose:Player's}} {_words} for {{amount:Amount}} {{filter:Filter@amount}} "
        "with different names",
        Search,
        fixed={"zones": _zones, "different_names": True},
    )
