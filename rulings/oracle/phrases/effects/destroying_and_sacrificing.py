"""Destroy and sacrifice (CR 701.8, 701.21)."""

from collections.abc import Callable

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.arithmetic import Half
from rulings.abilities.amounts.counting import Count
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.moving import (
    Destroy,
    Sacrifice,
    SacrificeAll,
)
from rulings.abilities.filters.filter import Either, Not, Predicate, narrowed
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.status import IsToken
from rulings.abilities.players import You
from rulings.abilities.references import Choose, Every, ObjectRef
from rulings.oracle.categories import ORACLE, effect
from rulings.oracle.holes import hole
from rulings.oracle.phrases.blocks.numbers import declare_one_for_each

effect.phrase("destroy {what:Object}", Destroy)
effect.phrase("{who:Subject} sacrifice[s] {what:Object}", Sacrifice)
_CHOICE = "{amount:Amount} {filter:Filter@amount} of <their|your|his or her> choice"
effect.phrase(
    f"{{who:Subject}} sacrifice[s] {_CHOICE}",
    Sacrifice(hole("who"), Choose(hole("filter"), hole("amount"))),
)
effect.phrase(
    "{who:Subject} sacrifice[s] a {filter:Filter@singular} of <their|your> choice for each {times:CountedSingly}",
    Sacrifice(hole("who"), Choose(hole("filter"), hole("times", unless=Fixed))),
    carries={"each": "what"},
)
declare_one_for_each("sacrifice", Sacrifice)
ORACLE.category("EntryChoice").phrase(
    "sacrifice all {filter:Filter@plural}",
    SacrificeAll(You(), hole("filter", where=lambda one: ControlledBy(You()) in one.predicates)),
)


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

_kind = ORACLE.category("ExceptedKind")
"""A kind that is left out, as a predicate."""

# Bare kinds only: behind them "you control" could be said of all.
_kind.phrase("{type:TypeWord@plural}", hole("type"), kind=Predicate, is_transparent=True)
_kind.words({"tokens": IsToken()})


def all_except(words: str, done: Callable[[ObjectRef], Effect]) -> None:
    """Declares a verb of all of a kind with kinds left out: "destroy all creatures except for Dragons"."""
    for kinds, left_out in (
        ("{kind:ExceptedKind}", hole("kind")),
        ("{kinds:ExceptedKind+and}", Either(hole("kinds", where=lambda kinds: len(kinds) > 1))),
    ):
        effect.phrase(
            f"{words} except for {kinds}",
            done(Every(narrowed(hole("what"), Not(left_out)))),
            carries={"except": "what"},
        )


all_except("destroy all {what:Filter@plural}", Destroy)
