"""Sacrificing half of what one controls (CR 107.1a, 701.21): "half the creatures they control, rounded up"."""

from rulings.abilities.amounts.arithmetic import Half
from rulings.abilities.amounts.counting import Count
from rulings.abilities.effects.moving import Sacrifice
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.references import Choose
from rulings.oracle.categories import effect
from rulings.oracle.holes import hole


def _declare(rounded: str) -> None:

    for choice in ("", " of <their|your> choice"):
        effect.phrase(
            f"{{who:Subject}} sacrifice[s] half the {{filter:Filter@plural}}{choice}, rounded {rounded}",
            Sacrifice(
                hole("who"),
                Choose(
                    hole(
                        "filter", where=lambda filter: any(isinstance(one, ControlledBy) for one in filter.predicates)
                    ),
                    Half(Count(hole("filter")), rounded),
                ),
            ),
        )


_declare("up")
_declare("down")
