"""What a card says of itself in more zones than one, and under a condition (CR 604.3, 113.6).

What is here: "is also a Cleric, Rogue, Warrior, and Wizard", "isn't legendary if it's a token", "as long as ~ isn't on
the battlefield, it's a 1/1 Insect creature". What is not: what holds on the battlefield alone (``changes``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility, TriggeredAbility
from rulings.abilities.amounts.amount import Amount
from rulings.abilities.changes.change import LoseTypes, SetPT, SetTypes
from rulings.abilities.conditions.condition import Exists, Negated
from rulings.abilities.events.event import AnyOfEvents
from rulings.abilities.filters.characteristics import HasSubtype, HasType
from rulings.abilities.filters.filter import Predicate, narrowed
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.references import This
from rulings.abilities.vocabulary import Supertype, Zone
from rulings.oracle.categories import ability, condition
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole
from rulings.oracle.phrases.tokens import types_of

Slots = Mapping[str, Value] | None

# In addition to its printed types, wherever it is.


ability.phrase(
    "{object:This} is also a {subtypes:Subtype+and}.",
    StaticAbility(affected=hole("object"), changes=(SetTypes((), hole("subtypes")),), is_characteristic_defining=True),
)

# Not legendary.


ability.phrase(
    "{object:This} isn't legendary if {condition:Condition}.",
    StaticAbility(
        affected=hole("object"), changes=(LoseTypes(supertypes=(Supertype.LEGENDARY,)),), condition=hole("condition")
    ),
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


ability.phrase(
    "at {first:TimeEvent} and whenever {second:Event}, {effect:Paragraph}",
    TriggeredAbility(event=AnyOfEvents((hole("first"), hole("second"))), effect=hole("effect")),
)

# What a player does not control.


condition.phrase(
    "{player:Player} [doesn't|don't] control a {filter:Filter@singular}",
    Negated(Exists(narrowed(hole("filter"), ControlledBy(hole("player"))))),
)
