"""What "other" is other than, where it can't be the source of the ability.

"Each other creature" on a creature is other than that creature. An Aura is no creature: "enchanted creature gets +1/+1
for each other creature you control" is about creatures other than the enchanted one, and "whenever a creature attacks,
... for each other attacking creature" on an enchantment about creatures other than the one that attacked. What is here:
finding that out by the types of the face, after binding. What is not: spells (``rulings.oracle.binding``), which are
never other than themselves.
"""

from collections.abc import Callable, Iterable
from dataclasses import fields, replace
from typing import Any, cast

from rulings.abilities.ability import Ability, Chapter, SpellAbility, StaticAbility, TriggeredAbility
from rulings.abilities.changes.change import Change, ModifyPT, SetPT, SetTypes
from rulings.abilities.effects.moving import Exile
from rulings.abilities.filters.characteristics import HasSubtype, HasType, SharesWith
from rulings.abilities.filters.filter import Among, Both, Either, Filter, Predicate
from rulings.abilities.filters.history import Another
from rulings.abilities.node import Node, rewrite, walk
from rulings.abilities.references import Antecedent, Attached, It, LinkedExile, Several, This, ThisWay
from rulings.abilities.vocabulary import CardType, Kind
from rulings.corpus.cards import Face
from rulings.oracle.binding.event_mentions import mentioned_by_event
from rulings.oracle.subtypes import CREATURE_TYPES

_MAY_BECOME_CREATURES = frozenset(("Vehicle", "Spacecraft"))


def says_other(filter: Filter) -> bool:
    """Whether the filter says "other" without saying than what."""
    return any(other_than(one, filter) is not one for one in filter.predicates)


def other_than(predicate: Predicate, than: Node) -> Predicate:
    """ "Other" as other than this; any other predicate as it is."""
    match predicate:
        case Another(than=None):
            return Another(than)
        case Both(parts=parts) if any(isinstance(one, Another) and one.than is None for one in parts):
            return replace(predicate, parts=tuple(other_than(one, than) for one in parts))
    return predicate


def counts_others(change: Change) -> bool:
    """Whether a change of power and toughness counts "other" objects without saying than what."""
    return isinstance(change, ModifyPT) and any(isinstance(one, Filter) and says_other(one) for one in walk(change))


def of_the_affected(change: Change) -> Change:
    """ "For each other attacking creature": other than the one that is changed."""
    if not counts_others(change):
        return change

    def fix(node: Node) -> Node:
        if not isinstance(node, Filter):
            return node
        return replace(node, predicates=tuple(other_than(one, Antecedent("affected")) for one in node.predicates))

    return rewrite(change, fix)


def with_others_of(ability: Ability, face: Face, siblings: Iterable[Ability]) -> Ability | None:
    """The ability with "other" as other than what it speaks of, where that can't be its source.

    Shape: a bound ability and all of its face -> the same; ``None`` where nothing can be told.
    Example: on an Aura, ``Another()`` becomes ``Another(than=Attached("enchanted"))``.
    """
    if isinstance(ability, TriggeredAbility):
        ability = _with_event_object(ability, face)
    if not isinstance(ability, StaticAbility):
        ability = _with_just_exiled(ability)
    if isinstance(ability, SpellAbility | Chapter) or _may_be_a_creature(face, siblings):
        return ability
    if not any(isinstance(one, Filter) and _is_about_others(one, face) for one in _own_nodes(ability)):
        return ability
    host = next((one for one in _own_nodes(*siblings) if isinstance(one, Attached)), None)
    fixer = _Fixer(face)
    if isinstance(ability, StaticAbility):
        return fixer.static(ability, host)
    if isinstance(ability, TriggeredAbility):
        return fixer.triggered(ability, host)
    return None if host is None else fixer.all(ability, host)


def _with_event_object(ability: TriggeredAbility, face: Face) -> TriggeredAbility:
    """The trigger with "other" as other than the one object that its event speaks of, where its source is not of the
    kind, or where others are compared with that object ("shares a type with it")."""
    spoken = _spoken_of(ability)
    if len(spoken) != 1:
        return ability

    def meant(filter: Filter) -> bool:
        if not says_other(filter):
            return False
        compared = any(
            isinstance(one, SharesWith) and isinstance(one.other, It) and one.other.antecedent == spoken[0]
            for one in filter.predicates
        )
        return compared or filter.kind is Kind.CARD or bool(_wanted_subtypes(filter.predicates) - set(face.subtypes))

    than = It("it", spoken[0])
    fixed = {
        name: _put_in(part, than, meant)
        for name in ("condition", "effect")
        if isinstance(part := getattr(ability, name), Node) and not _is_every_type(face)
    }
    return replace(ability, **fixed)


def _with_just_exiled(ability: Ability) -> Ability:
    """ "Exile all cards from your hand. If you do, put all other cards exiled with this into your hand": than
    those that it has just exiled (CR 608.2c)."""
    if sum(isinstance(one, Exile) for one in _own_nodes(ability)) != 1:
        return ability

    def is_of_its_exile(filter: Filter) -> bool:
        among = any(isinstance(one, Among) and isinstance(one.objects, LinkedExile) for one in filter.predicates)
        return filter.kind is Kind.CARD and among and says_other(filter)

    return cast("Ability", _put_in(ability, It("them", ThisWay("exiled")), is_of_its_exile))


def _spoken_of(ability: TriggeredAbility) -> list[Node]:
    """The single objects other than its source that the event of a trigger speaks of."""
    return [
        one.node
        for one in mentioned_by_event(ability.event)
        if not one.is_player and not one.is_number and not one.is_plural and not isinstance(one.node, This)
    ]


def _wanted_subtypes(predicates: tuple[Predicate, ...]) -> set[str]:
    return {one.subtype for one in predicates if isinstance(one, HasSubtype)}


def _is_every_type(face: Face) -> bool:
    return "changeling" in face.oracle_text.lower()


def _put_in(node: Any, than: Node, meant: Callable[[Filter], bool]) -> Any:
    """The node with "other than this" in the filters that are meant, not in abilities that it gives."""
    updates: dict[str, object] = {}
    for one in fields(node):
        value = getattr(node, one.name)
        if isinstance(value, Node) and not isinstance(value, Ability):
            updates[one.name] = _put_in(value, than, meant)
        elif isinstance(value, tuple) and any(isinstance(part, Node) for part in value):
            updates[one.name] = tuple(
                _put_in(part, than, meant) if isinstance(part, Node) and not isinstance(part, Ability) else part
                for part in value
            )
    fixed = replace(node, **updates) if updates else node
    if isinstance(node, Filter) and meant(node):
        return replace(fixed, predicates=tuple(other_than(part, than) for part in fixed.predicates))
    return fixed


def _may_be_a_creature(face: Face, abilities: Iterable[Ability]) -> bool:
    if "Creature" in face.types or _MAY_BECOME_CREATURES & set(face.subtypes):
        return True
    nodes = (node for ability in abilities for node in walk(ability))
    return any(isinstance(node, SetTypes) and CardType.CREATURE in node.types for node in nodes)


def _own_nodes(*abilities: Node) -> Iterable[Node]:
    """The nodes of abilities without those of abilities that they give."""
    for ability in abilities:
        yield ability
        for one in fields(ability):
            value = getattr(ability, one.name)
            for part in value if isinstance(value, tuple) else (value,):
                if isinstance(part, Node) and not isinstance(part, Ability):
                    yield from _own_nodes(part)


def _is_about_others(filter: Filter, face: Face) -> bool:
    """Whether it speaks of other objects of a kind that the face isn't."""
    if filter.kind is not Kind.PERMANENT or not says_other(filter):
        return False
    wanted = _wanted_types(filter.predicates)
    return bool(wanted) and not wanted & {one.lower() for one in face.types}


def _wanted_types(predicates: tuple[Predicate, ...]) -> set[str]:
    found: set[str] = set()
    for one in predicates:
        match one:
            case HasType(type=type):
                found.add(type.value)
            case HasSubtype(subtype=subtype) if subtype in CREATURE_TYPES:
                found.add("creature")
            case Either(options=parts) | Both(parts=parts):
                found |= _wanted_types(parts)
    return found


class _Fixer:
    """Puts what "other" is other than into the filters of one face."""

    def __init__(self, face: Face) -> None:
        self._face = face

    def static(self, ability: StaticAbility, host: Attached | None) -> StaticAbility | None:
        """Other than the enchanted creature, or, in "each creature gets +1/+1 for each other", than the one that
        gets it."""
        if host is not None:
            return cast("StaticAbility", self.all(ability, host))
        counts = all(isinstance(change, ModifyPT | SetPT) for change in ability.changes)
        outside = (one for one in (ability.affected, ability.condition) if one is not None)
        if not counts or isinstance(ability.affected, This) or any(self._says(one) for one in outside):
            return None
        affected = Antecedent("affected")
        return replace(ability, changes=tuple(self._fix(one, affected) for one in ability.changes))

    def triggered(self, ability: TriggeredAbility, host: Attached | None) -> TriggeredAbility | None:
        """Other than what the event was about."""
        spoken = _spoken_of(ability)
        than = It("it", spoken[0] if len(spoken) == 1 else Several(tuple(spoken))) if spoken else host
        if self._says(ability.event):
            if host is None:
                return ability if not any(self._says(one) for one in self._parts(ability)) else None
            ability = replace(ability, event=self._fix(ability.event, host))
        parts = {one.name: getattr(ability, one.name) for one in fields(ability) if one.name in ("condition", "effect")}
        if not any(isinstance(one, Node) and self._says(one) for one in parts.values()):
            return ability
        if than is None:
            return None
        fixed = {name: self._fix(part, than) for name, part in parts.items() if isinstance(part, Node)}
        return replace(ability, **fixed)

    def all(self, ability: Any, than: Node) -> Any:
        """Everything in the ability is other than this."""
        return self._fix(ability, than, is_outermost=True)

    def _parts(self, ability: TriggeredAbility) -> list[Node]:
        return [one for one in (ability.condition, ability.effect) if one is not None]

    def _says(self, node: Node) -> bool:
        return any(isinstance(one, Filter) and _is_about_others(one, self._face) for one in _own_nodes(node))

    def _fix(self, node: Any, than: Node, *, is_outermost: bool = False) -> Any:
        if isinstance(node, Ability) and not is_outermost:
            return node  # its source is what has it
        return _put_in(node, than, lambda one: _is_about_others(one, self._face))
