"""Creatures with which players can't block or attack, said of the players (CR 508.1c, 509.1b).

What is here: "your opponents can't block with creatures with even mana values". What is not: the same said of the
creatures (``changes``).
"""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.filters.filter import narrowed
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import ability
from rulings.oracle.holes import hole


def _declare(verb: str) -> None:

    # The creatures that these players control.
    ability.phrase(
        f"{{who:Player}} can't {verb} with {{filter:Filter@plural}}.",
        StaticAbility(
            affected=narrowed(
                hole(
                    "filter",
                    where=lambda filter: (
                        filter.kind is Kind.PERMANENT
                        and (not any(isinstance(one, ControlledBy) for one in filter.predicates))
                    ),
                ),
                ControlledBy(hole("who")),
            ),
            changes=(CantDo(verb),),
        ),
    )


for _verb in ("block", "attack"):
    _declare(_verb)
