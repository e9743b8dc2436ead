"""Keeping one of each kind, or as many as the player with the fewest, and losing the rest (CR 101.4, 608.2d).

What is here: "each player chooses an artifact, a creature, and a land from among the permanents they control", "a
number of lands they control equal to the number of lands controlled by the player who controls the fewest". What is
not: one choice alone and its rest (``verbs``).
"""

from collections.abc import Mapping

from rulings.abilities.effects.choosing import ChooseOfEach, EvenOut
from rulings.abilities.filters.filter import Filter
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import ORACLE, effect, sentence
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

Slots = Mapping[str, Value] | None

kind = ORACLE.category("KindToKeep")
"""One of the kinds of which each player keeps one, as a ``Filter``."""


kind.phrase(
    "a {filter:Filter@singular}",
    hole("filter", where=lambda one: one.kind is Kind.PERMANENT),
    kind=Filter,
    is_transparent=True,
)


for _template in (
    "{who:Subject} choose[s] {kinds:KindToKeep+and} from among the {among:Filter@plural} they control",
    "{who:Subject} choose[s] from among the {among:Filter@plural} they control {kinds:KindToKeep+and}",
):
    effect.phrase(
        _template,
        ChooseOfEach(
            hole("who"),
            hole("kinds", where=lambda one: len(one) > 1),
            hole("among", where=lambda one: one.kind is Kind.PERMANENT),
        ),
    )

_CARDS = Filter(Kind.CARD)
_FEWEST = (
    "each player chooses a number of {first:Filter@plural} they control equal to the number of {again:Filter@plural} "
    "controlled by the player who controls the fewest, then sacrifices the rest."
)


def _declare(same_way: str, place: int) -> None:
    """``place``: where among the kinds the cards in hand stand."""
    with_second = "{second:" in same_way

    def make(first: Filter, again: Filter, second: Filter | None = None) -> EvenOut | None:
        if first != again or first.kind is not Kind.PERMANENT or (second is not None) is not with_second:
            return None
        kinds = [first] if second is None else [first, second]
        kinds.insert(place, _CARDS)
        return EvenOut(tuple(kinds))

    def unmake(node: EvenOut) -> Slots:
        kept = [one for one in node.kinds if one != _CARDS]
        if not kept or len(kept) != (2 if with_second else 1):
            return None
        slots: dict[str, Value] = {"first": kept[0], "again": kept[0]}
        if with_second:
            slots["second"] = kept[1]
        return slots if node == make(**slots) else None  # type: ignore[arg-type]

    sentence.phrase(f"{_FEWEST} {same_way}", make, unmake, kind=EvenOut, carries={"each": "EvenOut"})


_declare("players discard cards and sacrifice {second:Filter@plural} the same way.", 1)
_declare("players sacrifice {second:Filter@plural} and discard cards the same way.", 2)
_declare("each player discards cards the same way.", 1)
