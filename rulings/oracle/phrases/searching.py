"""Searching libraries and other zones (CR 701.23).

What is here: what is searched and for what. What is not: what is done with the cards found (``putting``).
"""

from rulings.abilities.amounts.amount import AllOf
from rulings.abilities.conditions.history import DidIt
from rulings.abilities.effects.cards import Search
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import condition, effect

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
    effect.phrase(
        f"{{who:Subject}} search[es] {{whose:Player's}} {_words} for {{amount:Amount}} {{filter:Filter@amount}} "
        "that share a land type",
        Search,
        fixed={"zones": _zones, "sharing": "land type"},
    )

# Either or both (CR 701.23).

effect.phrase(
    "{who:Subject} search[es] {whose:Player's} library and/or graveyard for {amount:Amount} {filter:Filter@amount}",
    Search,
    fixed={"zones": (Zone.LIBRARY, Zone.GRAVEYARD), "some_zones": True},
)
_SEARCHED = DidIt("searched library")
condition.words(
    {
        "you search your library this way": _SEARCHED,
        "they search their library this way": _SEARCHED,
        "you searched your library this way": _SEARCHED,
    }
)
