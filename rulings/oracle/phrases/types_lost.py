"""Types that are lost or that two groups get, and states that trigger (CR 205.1a, 603.8).

What is here: "isn't a creature", "all Forests and all Saprolings are", "when ~ has no counters on it". What is not:
becoming something (``animating``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import Amount
from rulings.abilities.amounts.players import LifeTotal
from rulings.abilities.changes.change import Change, GainAbilities, LoseAbilities, LoseTypes, SetColors, SetPT, SetTypes
from rulings.abilities.conditions.condition import Compare, Condition, Fits, Negated
from rulings.abilities.events.event import StateBecomes
from rulings.abilities.filters.characteristics import HasSubtype, HasType
from rulings.abilities.filters.filter import Either, Filter, Predicate
from rulings.abilities.vocabulary import CardType, Color, Kind
from rulings.oracle.categories import ability, change, event
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole
from rulings.oracle.phrases.tokens import types_of

Slots = Mapping[str, Value] | None

Types = tuple[Predicate, ...]
Size = tuple[Amount, Amount]

for _type in (CardType.CREATURE, CardType.ARTIFACT, CardType.LAND, CardType.PLANESWALKER):
    change.phrase(f"isn't a {_type.value}", LoseTypes, fixed={"types": (_type,)})
    change.phrase(f"aren't {_type.value}s", LoseTypes, fixed={"types": (_type,)})

# States (CR 603.8).


def _state(condition: Condition) -> StateBecomes | None:
    """Of counters that are gone and of life totals; not what ``triggers`` reads."""
    match condition:
        case Negated(condition=Fits()) | Compare(left=LifeTotal()):
            return StateBecomes(condition)
    return None


def _undo_state(node: StateBecomes) -> Slots:
    return {"condition": node.condition} if _state(node.condition) is not None else None


event.phrase("{condition:Condition}", _state, _undo_state, kind=StateBecomes)

# Two groups that become both.


def _both(
    first: str, second: str, size: Size, colors: tuple[Color, ...], one: Types, other: Types
) -> StaticAbility | None:
    kinds = tuple(part.type for part in (*one, *other) if isinstance(part, HasType))
    subtypes = tuple(part.subtype for part in (*one, *other) if isinstance(part, HasSubtype))
    groups = Filter(Kind.PERMANENT, (Either((HasSubtype(first), HasSubtype(second))),))
    changes: tuple[Change, ...] = (SetTypes(kinds, subtypes), SetColors(colors), SetPT(*size))
    if (
        len(kinds) != 2
        or len(subtypes) != 2
        or any(types_of(s, k) != t for s, k, t in _halves(kinds, subtypes, one, other))
    ):
        return None
    return StaticAbility(affected=groups, changes=changes)


def _halves(
    kinds: tuple[CardType, ...], subtypes: tuple[str, ...], one: Types, other: Types
) -> tuple[tuple[tuple[str, ...], tuple[CardType, ...], Types], ...]:
    return ((subtypes[:1], kinds[:1], one), (subtypes[1:], kinds[1:], other))


def _undo_both(node: StaticAbility) -> Slots:
    match node:
        case StaticAbility(
            affected=Filter(predicates=(Either(options=(HasSubtype(subtype=first), HasSubtype(subtype=second))),)),
            changes=(
                SetTypes(types=kinds, subtypes=subtypes),
                SetColors(colors=colors),
                SetPT(power=Amount() as power, toughness=Amount() as toughness),
            ),
        ) if len(kinds) == len(subtypes) == 2:
            slots: dict[str, Value] = {
                "first": first,
                "second": second,
                "size": (power, toughness),
                "colors": colors,
                "one": types_of(subtypes[:1], kinds[:1]),
                "other": types_of(subtypes[1:], kinds[1:]),
            }
            return slots if node == _both(**slots) else None  # type: ignore[arg-type]
    return None


ability.phrase(
    "all {first:Subtype@plural} and all {second:Subtype@plural} are {size:PowerToughness} {colors:TokenColors} "
    "{one:TypePhrase@plural} and {other:TypePhrase@plural} in addition to their other types.",
    _both,
    _undo_both,
    kind=StaticAbility,
)

# Land types and abilities, and one ability in their place.


ability.phrase(
    "{affected:Affected} lose all land types and abilities, and they gain {abilities:Granted+and}.",
    StaticAbility(
        affected=hole("affected"),
        changes=(LoseTypes(all_land_types=True), LoseAbilities(), GainAbilities(hole("abilities"))),
    ),
)
