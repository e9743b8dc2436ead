"""What holds of one keyword and likewise of others: "the same is true for first strike and trample" (CR 113.2).

What is here: effects and static abilities that are said of one keyword and meant of several. What is not: the same of
objects in other zones.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeVar

from rulings.abilities.ability import KeywordAbility, StaticAbility
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.effects.effect import Effect
from rulings.abilities.filters.characteristics import HasKeyword
from rulings.abilities.node import Node, rewrite, walk
from rulings.oracle.categories import Clauses, ability_line, sentence
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None
N = TypeVar("N", bound=Node)
_PLAIN = (
    "flying, first strike, double strike, deathtouch, haste, hexproof, indestructible, lifelink, menace, reach, "
    "trample, vigilance, fear, shroud, skulk"
).split(", ")
"""Keywords that are one ability each; landwalk and protection are many."""


def _keyword_of(node: Node) -> str | None:
    """The one keyword that the text is about: asked for and given."""
    asked = {one.name for one in walk(node) if isinstance(one, HasKeyword)}
    given = {
        inner.name
        for one in walk(node)
        if isinstance(one, GainAbilities)
        for inner in one.abilities
        if isinstance(inner, KeywordAbility)
    }
    if len(asked) != 1 or asked != given:
        return None
    (name,) = asked
    return name if name in _PLAIN else None


def _with_keyword(node: N, old: str, new: str) -> N:
    def change(one: Node) -> Node:
        match one:
            case HasKeyword(name=name) if name == old:
                return HasKeyword(new)
            case KeywordAbility(name=name) if name == old:
                return KeywordAbility(name=new)
        return one

    return rewrite(node, change)


@dataclass(frozen=True, slots=True)
class SameIsTrue(Clauses):
    """One effect for each keyword. Only between reading and binding."""


def _copies(first: N, names: tuple[str, ...]) -> tuple[N, ...] | None:
    old = _keyword_of(first)
    if old is None or not set(names) <= set(_PLAIN):
        return None
    return (first, *(_with_keyword(first, old, one) for one in names))


def _names(parts: tuple[Node, ...]) -> tuple[str, ...] | None:
    found = [_keyword_of(one) for one in parts]
    names = tuple(one for one in found if one is not None)
    return names[1:] if len(names) == len(found) and len(names) > 1 else None


def _for_effects(first: Effect, names: tuple[str, ...]) -> SameIsTrue | None:
    found = _copies(first, names)
    return SameIsTrue(found) if found is not None else None


def _undo_for_effects(node: SameIsTrue) -> Slots:
    names = _names(node.effects)
    if names is None or node != _for_effects(node.effects[0], names):
        return None
    return {"first": node.effects[0], "names": names}


sentence.phrase(
    "{first:Sentence} the same is true for {names:KeywordName+and}.", _for_effects, _undo_for_effects, kind=SameIsTrue
)


def _for_abilities(first: StaticAbility, names: tuple[str, ...]) -> tuple[StaticAbility, ...] | None:
    return _copies(first, names) if isinstance(first, StaticAbility) else None


def _undo_for_abilities(abilities: tuple[StaticAbility, ...]) -> Slots:
    if len(abilities) < 2 or not all(isinstance(one, StaticAbility) for one in abilities):
        return None
    names = _names(abilities)
    if names is None or abilities != _for_abilities(abilities[0], names):
        return None
    return {"first": abilities[0], "names": names}


ability_line.phrase(
    "{first:Ability} the same is true for {names:KeywordName+and}.", _for_abilities, _undo_for_abilities, kind=tuple
)
