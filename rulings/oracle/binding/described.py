"""Which target "the creature you control" means, where a text has one on each side (CR 608.2c, 601.2c).

What is here: the descriptions and the one target of the ability that fits. What is not: the words as phrases
(``rulings.oracle.phrases.objects.targets``).
"""

from collections.abc import Iterable

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.filters.filter import Not, Predicate
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.node import Node
from rulings.abilities.players import Opponent, You
from rulings.abilities.references import Target
from rulings.oracle.binding.nouns import nouns_of

_WHOSE: dict[str, tuple[Predicate, ...]] = {
    "you control": (ControlledBy(You()),),
    "you don't control": (Not(ControlledBy(You())),),
    "a opponent controls": (ControlledBy(Opponent()),),
    "the opponent controls": (ControlledBy(Opponent()),),
}
DESCRIBED: dict[str, tuple[str, tuple[Predicate, ...]]] = {
    f"the {noun} {whose}": (noun, predicates)
    for noun in ("creature", "artifact", "permanent")
    for whose, predicates in _WHOSE.items()
}
"""Words -> noun and whose it is."""


FIRST, SECOND = "the first of them", "the second of them"
"""Of "those creatures fight each other": the one target and the other."""


def one_of_two(words: str, chosen: Iterable[Node]) -> Target | None:
    """The first or the second of the two creatures that are targets; ``None`` where they are not two."""
    creatures = [one for one in chosen if isinstance(one, Target) and "creature" in nouns_of(one.filter)]
    if len(creatures) != 2 or any(one.maximum != Fixed(1) or one.players is not None for one in creatures):
        return None
    return creatures[words == SECOND]


EARLIER = "the earlier target"
"""Of "another target creature with the same controller": the target named before it."""


def earlier_target(chosen: Iterable[Node]) -> Target | None:
    """The one target named so far, an object; ``None`` where there are several or it is another sort of target."""
    match tuple(chosen):
        case (Target(maximum=Fixed(value=1), players=None) as target,):
            return target
    return None


def described_target(words: str, chosen: Iterable[Node]) -> Target | None:
    """The one target, each of which is one object, that the words describe; ``None`` where none or several do."""
    noun, predicates = DESCRIBED[words]
    found = [
        one
        for one in chosen
        if isinstance(one, Target)
        and one.maximum == Fixed(1)
        and one.players is None
        and noun in nouns_of(one.filter)
        and any(predicate in one.filter.predicates for predicate in predicates)
    ]
    return found[0] if len(found) == 1 else None
