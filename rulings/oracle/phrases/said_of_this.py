"""What a card says of itself in more zones than one, and under a condition (CR 604.3, 113.6).

What is here: "is also a Cleric, Rogue, Warrior, and Wizard", "isn't legendary if it's a token", "as long as ~ isn't on
the battlefield, it's a 1/1 Insect creature". What is not: what holds on the battlefield alone (``changes``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility, TriggeredAbility
from rulings.abilities.amounts.amount import Amount
from rulings.abilities.changes.change import LoseTypes, SetPT, SetTypes
from rulings.abilities.conditions.condition import Condition, Exists, Negated
from rulings.abilities.effects.effect import Effect
from rulings.abilities.events.event import AnyOfEvents, EventPattern
from rulings.abilities.filters.characteristics import HasSubtype, HasType
from rulings.abilities.filters.filter import Filter, Predicate
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import This
from rulings.abilities.vocabulary import Supertype, Zone
from rulings.oracle.categories import ability, condition
from rulings.oracle.grammar import Value
from rulings.oracle.phrases.tokens import types_of

Slots = Mapping[str, Value] | None

# In addition to its printed types, wherever it is.


def _is_also(object: This, subtypes: tuple[str, ...]) -> StaticAbility:
    return StaticAbility(affected=object, changes=(SetTypes((), subtypes),), is_characteristic_defining=True)


def _undo_is_also(node: StaticAbility) -> Slots:
    match node:
        case StaticAbility(affected=This() as object, changes=(SetTypes(subtypes=subtypes),)):
            return {"object": object, "subtypes": subtypes} if node == _is_also(object, subtypes) else None
    return None


ability.phrase("{object:This} is also a {subtypes:Subtype+and}.", _is_also, _undo_is_also, kind=StaticAbility)

# Not legendary.


def _not_legendary(object: This, condition: Condition) -> StaticAbility:
    loses = LoseTypes(supertypes=(Supertype.LEGENDARY,))
    return StaticAbility(affected=object, changes=(loses,), condition=condition)


def _undo_not_legendary(node: StaticAbility) -> Slots:
    if not isinstance(node.affected, This) or node.condition is None:
        return None
    slots: dict[str, Value] = {"object": node.affected, "condition": node.condition}
    return slots if node == _not_legendary(node.affected, node.condition) else None


ability.phrase(
    "{object:This} isn't legendary if {condition:Condition}.", _not_legendary, _undo_not_legendary, kind=StaticAbility
)

# Elsewhere.

_ELSEWHERE = tuple(one for one in Zone if one is not Zone.BATTLEFIELD)


def _elsewhere(object: This, pair: tuple[Amount, Amount], types: tuple[Predicate, ...]) -> StaticAbility | None:
    subtypes = tuple(one.subtype for one in types if isinstance(one, HasSubtype))
    kinds = tuple(one.type for one in types if isinstance(one, HasType))
    if types_of(subtypes, kinds) != types:
        return None
    return StaticAbility(affected=object, changes=(SetTypes(kinds, subtypes), SetPT(*pair)), zones=_ELSEWHERE)


def _undo_elsewhere(node: StaticAbility) -> Slots:
    match node:
        case StaticAbility(
            affected=This() as object,
            changes=(
                SetTypes(types=kinds, subtypes=subtypes),
                SetPT(power=Amount() as power, toughness=Amount() as toughness),
            ),
        ):
            slots: dict[str, Value] = {"object": object, "pair": (power, toughness), "types": types_of(subtypes, kinds)}
            return slots if node == _elsewhere(object, (power, toughness), types_of(subtypes, kinds)) else None
    return None


ability.phrase(
    "as long as {object:This} isn't on the battlefield, it's a {pair:PowerToughness} {types:TypePhrase@singular} in "
    "addition to its other types.",
    _elsewhere,
    _undo_elsewhere,
    kind=StaticAbility,
    carries={"as long as": "zones"},
)

# Two events, one of them a step.


def _at_and_whenever(first: EventPattern, second: EventPattern, effect: Effect) -> TriggeredAbility:
    return TriggeredAbility(event=AnyOfEvents((first, second)), effect=effect)


def _undo_at_and_whenever(node: TriggeredAbility) -> Slots:
    match node.event:
        case AnyOfEvents(options=(first, second)) if node == _at_and_whenever(first, second, node.effect):
            return {"first": first, "second": second, "effect": node.effect}
    return None


ability.phrase(
    "at {first:TimeEvent} and whenever {second:Event}, {effect:Paragraph}",
    _at_and_whenever,
    _undo_at_and_whenever,
    kind=TriggeredAbility,
)

# What a player does not control.


def _controls_none(player: PlayerRef, filter: Filter) -> Negated:
    return Negated(Exists(Filter(filter.kind, (*filter.predicates, ControlledBy(player)))))


def _undo_controls_none(node: Negated) -> Slots:
    match node.condition:
        case Exists(filter=Filter(kind=kind, predicates=(*rest, ControlledBy(player=player)))):
            filter = Filter(kind, tuple(rest))
            return {"player": player, "filter": filter} if node == _controls_none(player, filter) else None
    return None


condition.phrase(
    "{player:Player} [doesn't|don't] control a {filter:Filter@singular}",
    _controls_none,
    _undo_controls_none,
    kind=Negated,
)
