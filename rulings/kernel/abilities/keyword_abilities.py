"""Keyword abilities: what each stands for (CR 702).

A keyword that is shorthand for other abilities declares them here by an ``expands`` function in its own module; a
keyword that the rules of combat, casting or damage ask about by name (flying, trample) has no expansion and is named
in ``ASKED_BY_NAME`` with the module that asks.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from rulings.abilities.ability import Ability, KeywordAbility
from rulings.abilities.card import FaceDefinition
from rulings.kernel.abilities.keyword_instances import for_instance
from rulings.kernel.state.memo import remember

Expansion = Callable[[KeywordAbility], tuple[Ability, ...]]
_EXPANSIONS: dict[str, Expansion] = {}
_ASKED: dict[str, str] = {}


def expands(*names: str) -> Callable[[Expansion], Expansion]:
    """Declares what a keyword is shorthand for."""

    def register(function: Expansion) -> Expansion:
        for name in names:
            _EXPANSIONS[name] = function
        return function

    return register


def asked_by_name(rule: str, *names: str) -> None:
    """Declares keywords that rules code asks about by name; ``rule`` is the CR number of the asking rule."""
    for name in names:
        _ASKED[name] = rule


Unplayable = Callable[[FaceDefinition, KeywordAbility], str | None]
_UNPLAYABLE: dict[str, list[Unplayable]] = {}


def unplayable_if(*names: str) -> Callable[[Unplayable], Unplayable]:
    """Declares what of a face keeps a keyword on it from being played: words for it, or ``None``."""

    def register(function: Unplayable) -> Unplayable:
        for name in names:
            _UNPLAYABLE.setdefault(name, []).append(function)
        return function

    return register


def obstacles(face: FaceDefinition) -> Iterator[tuple[KeywordAbility, str]]:
    """Keywords of this face that can't be played with the rest of its text, and why not."""
    for ability in face.abilities:
        if isinstance(ability, KeywordAbility):
            for function in _UNPLAYABLE.get(ability.name, ()):
                problem = function(face, ability)
                if problem is not None:
                    yield ability, problem


def is_played(name: str) -> bool:
    """The kernel plays this keyword."""
    return name in _EXPANSIONS or name in _ASKED


def played_keywords() -> tuple[str, ...]:
    """All keywords that the kernel plays, sorted."""
    return tuple(sorted({*_EXPANSIONS, *_ASKED}))


@remember
def expand(ability: KeywordAbility) -> tuple[Ability, ...]:
    """The abilities that a keyword is shorthand for; none if it is asked about by name."""
    expansion = _EXPANSIONS.get(ability.name)
    return expansion(ability) if expansion is not None else ()


S = TypeVar("S", bound=Ability)
AbilityExpansion = Callable[[S], tuple[Ability, ...]]
_SYMBOLS: dict[type[Ability], AbilityExpansion[Any]] = {}


def expands_symbol(kind: type[S]) -> Callable[[AbilityExpansion[S]], AbilityExpansion[S]]:
    """Declares what a symbol that is a keyword ability stands for: chapters of Sagas, bands of levelers."""

    def register(function: AbilityExpansion[S]) -> AbilityExpansion[S]:
        _SYMBOLS[kind] = function
        return function

    return register


@remember
def _expand_symbol(ability: Ability) -> tuple[Ability, ...]:
    return _SYMBOLS[type(ability)](ability)


@remember
def functional(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """All abilities with keywords replaced by what they stand for; keywords themselves stay for those who ask by
    name."""
    found: list[Ability] = []
    instances: Counter[str] = Counter()
    for ability in abilities:
        found.append(ability)
        if isinstance(ability, KeywordAbility):
            found.extend(for_instance(expand(ability), ability.name, instances[ability.name]))
            instances[ability.name] += 1
        elif type(ability) in _SYMBOLS:
            found.extend(_expand_symbol(ability))
    return tuple(found)
