"""Static abilities that change what objects are: types, colors, all abilities (CR 613)."""

from rulings.abilities.ability import Ability, StaticAbility, as_abilities
from rulings.abilities.amounts.amount import Amount
from rulings.abilities.changes.change import Change, GainAbilities, LoseAbilities, SetColors, SetPT, SetTypes
from rulings.abilities.conditions.condition import Fits, Negated
from rulings.abilities.filters.characteristics import HasSubtype, HasType
from rulings.abilities.filters.filter import Either, Filter, Predicate
from rulings.abilities.node import Node
from rulings.abilities.references import Attached, This
from rulings.abilities.subtypes import CREATURE_TYPES
from rulings.abilities.vocabulary import CardType, Color, Kind
from rulings.oracle.categories import ORACLE, ability
from rulings.oracle.grammar import Slots, Value
from rulings.oracle.holes import but, hole
from rulings.oracle.phrases.blocks.becoming import Becoming, types_of

Types = tuple[Predicate, ...]
Size = tuple[Amount, Amount]
_HAS = "and has {abilities:Granted+and}, and it loses all other abilities"
_STILL = 3
"""``Becoming.still`` of a static ability that says so in a second sentence."""
for _words in ("it's still a land", "they're still lands"):
    ability.phrase(
        f"{{affected:Affected}} {{what:Becomes@affected}}. {_words}.",
        StaticAbility(
            affected=hole("affected"),
            changes=(
                but(hole("what", Becoming, where=lambda one: not one.in_addition and (not one.still)), still=_STILL),
            ),
        ),
    )
ability.phrase(
    "as long as {object:Attached} isn't a creature, it's a {what:BecomingNoun@singular}.",
    StaticAbility(
        affected=hole("object"),
        changes=(but(hole("what", Becoming, where=lambda one: one.is_settled()), verb="it's"),),
        condition=Negated(Fits(hole("object"), Filter(Kind.PERMANENT, (HasType(CardType.CREATURE),)))),
    ),
    carries={"as long as": "condition"},
)
ability.phrase(
    "as long as {condition:Condition}, it's a {what:BecomingNoun@singular}.",
    StaticAbility(
        affected=hole("condition", Fits, where=lambda one: isinstance(one.object, Attached | This)).object,
        changes=(but(hole("what", Becoming, where=lambda one: one.in_addition), verb="it's"),),
        condition=hole("condition"),
    ),
    carries={"as long as": "condition"},
)


def _split(types: Types) -> tuple[tuple[CardType, ...], tuple[str, ...]] | None:
    kinds = tuple(one.type for one in types if isinstance(one, HasType))
    subtypes = tuple(one.subtype for one in types if isinstance(one, HasSubtype))
    return (kinds, subtypes) if types_of(subtypes, kinds) == types else None


def _only(
    types: Types, colors: tuple[Color, ...] | None, abilities: tuple[Ability, ...], size: Size | None
) -> tuple[Change, ...] | None:
    """Types and colours, then all abilities but the given ones, then the size.

    The subtypes that stay are those of the types that it has now; a creature type in the text replaces only those.
    """
    found = _split(types)
    if found is None or not found[0]:
        return None
    kinds, subtypes = found
    if subtypes and not set(subtypes) <= CREATURE_TYPES:
        return None
    changes: list[Change] = [SetTypes(kinds, in_addition=False)]
    if subtypes:
        changes.append(SetTypes((), subtypes, in_addition=False))
    if colors is not None:
        changes.append(SetColors(colors))
    changes.append(LoseAbilities(all_others=True))
    if abilities:
        changes.append(GainAbilities(abilities))
    if size is not None:
        changes.append(SetPT(*size))
    return tuple(changes)


def _parts(changes: tuple[Change, ...]) -> tuple[Types, tuple[Color, ...] | None, tuple[Ability, ...], Size | None]:
    kinds: tuple[CardType, ...] = ()
    subtypes: tuple[str, ...] = ()
    colors: tuple[Color, ...] | None = None
    abilities: tuple[Ability, ...] = ()
    size: Size | None = None
    for one in changes:
        match one:
            case SetTypes():
                kinds, subtypes = kinds or one.types, subtypes or one.subtypes
            case SetColors():
                colors = one.colors
            case GainAbilities():
                abilities = as_abilities(one.abilities)
            case SetPT(power=Amount() as power, toughness=Amount() as toughness):
                size = (power, toughness)
    return types_of(subtypes, kinds), colors, abilities, size


def _declare(template: str, *, colorless: bool = False) -> None:
    names = [name for name in ("types", "colors", "abilities", "size") if f"{{{name}:" in template]

    def make(affected: Node, types: Types, **slots: Value) -> StaticAbility | None:
        colors: Value = () if colorless else slots.get("colors")
        changes = _only(types, colors, slots.get("abilities", ()), slots.get("size"))  # type: ignore[arg-type]  # as the template's categories make them
        return None if changes is None else StaticAbility(affected=affected, changes=changes)

    def unmake(node: StaticAbility) -> Slots:
        if node.affected is None:
            return None
        types, colors, abilities, size = _parts(node.changes)
        every: dict[str, Value] = {"types": types, "colors": colors, "abilities": abilities, "size": size}
        slots: dict[str, Value] = {"affected": node.affected, **{name: every[name] for name in names}}
        if None in slots.values() or slots.get("abilities", (1,)) == ():
            return None
        return slots if node == make(**slots) else None  # type: ignore[arg-type]  # just taken from a node

    # Which changes are made depends on what the types are.
    ability.phrase(template, make, unmake, kind=StaticAbility)


_LOSSES = (
    ", card types, and creature types",
    " and card types",
    ", card types and creature types",
    ", colors, card types, and creature types",
)
with_base = ORACLE.category("WithBaseSize")
with_base.phrase("with base power and toughness {size:PowerToughness}", hole("size"), kind=tuple, is_transparent=True)
_BASE = "{size:WithBaseSize}"
for _colors in ("", "{colors:TokenColors} "):
    for _loss in _LOSSES:
        if ("colors" in _loss) and not _colors:
            continue
        _declare(f"{{affected:Affected}} is a {_colors}{{types:TypePhrase@singular}} {_BASE} {_HAS}{_loss}.")
        _declare(
            f"{{affected:Affected}} is a {_colors}{{types:TypePhrase@singular}} {_BASE} and loses all other "
            f"abilities{_loss}."
        )
        _declare(
            f"{{affected:Affected}} is a {_colors}{{types:TypePhrase@singular}} {_BASE} with {{abilities:Granted+and}} "
            f"and loses all other abilities{_loss}."
        )
for _loss in ("card types and abilities", "types and abilities", "abilities and card types"):
    for _colors, _is_colorless in (("colorless ", True), ("", False)):
        _declare(
            f"{{affected:Affected}} is a {_colors}{{types:TypePhrase@singular}} with {{abilities:Granted+and}} and "
            f"loses all other {_loss}.",
            colorless=_is_colorless,
        )


def _declare_types_only(template: str) -> None:
    """ "Is an enchantment and loses all other card types": its abilities stay (CR 205.1a)."""

    def make(affected: Node, types: Types, abilities: tuple[Ability, ...] = ()) -> StaticAbility | None:
        found = _split(types)
        if found is None or not found[0]:
            return None
        only: Change = SetTypes(*found, in_addition=False)
        return StaticAbility(affected=affected, changes=(only, GainAbilities(abilities)) if abilities else (only,))

    def unmake(node: StaticAbility) -> Slots:
        match node.changes:
            case (SetTypes(types=kinds, subtypes=subtypes, in_addition=False), *rest) if node.affected is not None:
                granted = as_abilities(rest[0].abilities) if rest and isinstance(rest[0], GainAbilities) else ()
                types = types_of(subtypes, kinds)
                same = node == make(node.affected, types, granted)
                return {"affected": node.affected, "types": types, "abilities": granted} if same else None
        return None

    # The types are split into two tuples.
    ability.phrase(template, make, unmake, kind=StaticAbility)


for _loses in (" and loses", " and it loses", ", and it loses"):
    _declare_types_only(
        "{affected:Affected} is a {types:TypePhrase@singular}< with {abilities:Granted+and}>"
        f"{_loses} all other card types."
    )


def _halves(
    kinds: tuple[CardType, ...], subtypes: tuple[str, ...], one: Types, other: Types
) -> tuple[tuple[tuple[str, ...], tuple[CardType, ...], Types], ...]:
    return ((subtypes[:1], kinds[:1], one), (subtypes[1:], kinds[1:], other))


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
            return slots if node == _both(**slots) else None  # type: ignore[arg-type]  # just taken from a node
    return None


# One type of each half.
ability.phrase(
    "all {first:Subtype@plural} and all {second:Subtype@plural} are {size:PowerToughness} {colors:TokenColors} "
    "{one:TypePhrase@plural} and {other:TypePhrase@plural} in addition to their other types.",
    _both,
    _undo_both,
    kind=StaticAbility,
)
