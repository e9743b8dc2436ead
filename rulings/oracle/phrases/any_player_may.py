"""What any player may cast by a static ability (CR 118.9, 702.8).

What is here: "any player may cast creature spells without paying their mana costs and as though they had flash". What
is not: what you alone may (``permitting``, ``free_casting``).
"""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import PlayerMay
from rulings.abilities.costs.cost import Cost
from rulings.abilities.players import AnyPlayer
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import ability
from rulings.oracle.holes import hole

ability.phrase(
    "any player may cast {spells:Filter@plural} without paying their mana costs and as though they had flash.",
    StaticAbility(
        changes=(
            PlayerMay(
                AnyPlayer(),
                "pay rather",
                hole("spells", where=lambda one: one.kind is Kind.SPELL),
                cost=Cost(),
                as_flash=True,
            ),
        )
    ),
    carries={"may": "changes"},
)


ability.phrase(
    "any player may cast {spells:Filter@plural} as though they had flash.",
    StaticAbility(
        changes=(
            PlayerMay(AnyPlayer(), "cast as though flash", hole("spells", where=lambda one: one.kind is Kind.SPELL)),
        )
    ),
    carries={"may": "changes"},
)
