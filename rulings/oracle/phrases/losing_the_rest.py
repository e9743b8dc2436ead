"""Becoming something and losing what one was: all other abilities and types (CR 205.1a, 613.1d-613.1f).

What is here: "and it loses all other abilities, card types, and creature types", "loses all abilities and becomes".
What is not: plain becoming (``animating``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import Ability, StaticAbility
from rulings.abilities.amounts.amount import Amount
from rulings.abilities.changes.change import Change, GainAbilities, LoseAbilities, SetColors, SetPT, SetTypes
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.filters.characteristics import HasSubtype, HasType
from rulings.abilities.filters.filter import Predicate
from rulings.abilities.node import Node
from rulings.abilities.subtypes import CREATURE_TYPES
from rulings.abilities.vocabulary import CardType, Color
from rulings.oracle.categories import ability, change, effect
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole
from rulings.oracle.phrases.tokens import types_of

Slots = Mapping[str, Value] | None

Types = tuple[Predicate, ...]
Size = tuple[Amount, Amount]


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
                abilities = one.abilities  # type: ignore[assignment]
            case SetPT(power=Amount() as power, toughness=Amount() as toughness):
                size = (power, toughness)
    return types_of(subtypes, kinds), colors, abilities, size


def _declare(template: str, *, colorless: bool = False) -> None:
    names = [name for name in ("types", "colors", "abilities", "size") if f"{{{name}:" in template]

    def make(affected: Node, types: Types, **slots: Value) -> StaticAbility | None:
        colors: Value = () if colorless else slots.get("colors")
        changes = _only(types, colors, slots.get("abilities", ()), slots.get("size"))  # type: ignore[arg-type]
        return None if changes is None else StaticAbility(affected=affected, changes=changes)

    def unmake(node: StaticAbility) -> Slots:
        if node.affected is None:
            return None
        types, colors, abilities, size = _parts(node.changes)
        every: dict[str, Value] = {"types": types, "colors": colors, "abilities": abilities, "size": size}
        slots: dict[str, Value] = {"affected": node.affected, **{name: every[name] for name in names}}
        if None in slots.values() or slots.get("abilities", (1,)) == ():
            return None
        return slots if node == make(**slots) else None  # type: ignore[arg-type]

    ability.phrase(template, make, unmake, kind=StaticAbility)


_HAS = "and has {abilities:Granted+and}, and it loses all other abilities"
_LOSSES = (
    ", card types, and creature types",
    " and card types",
    ", card types and creature types",
    ", colors, card types, and creature types",
)
_BASE = "with base power and toughness {size:PowerToughness}"
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

# Card types alone.


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
                granted = rest[0].abilities if rest and isinstance(rest[0], GainAbilities) else ()
                types = types_of(subtypes, kinds)
                same = node == make(node.affected, types, granted)  # type: ignore[arg-type]
                return {"affected": node.affected, "types": types, "abilities": granted} if same else None
        return None

    ability.phrase(template, make, unmake, kind=StaticAbility)


for _loses in (" and loses", " and it loses", ", and it loses"):
    _declare_types_only(
        "{affected:Affected} is a {types:TypePhrase@singular}< with {abilities:Granted+and}>"
        f"{_loses} all other card types."
    )

# "Has defender, loses all other abilities, and is a blue Wall": what the same effect gives stays (``binder``).

change.phrase("lose[s] all other abilities", LoseAbilities, fixed={"all_others": True}, carries={"other": "all_others"})

# "Loses all abilities and becomes ...", for good.


effect.phrase(
    "{objects:Object} lose[s] all abilities and {what:Becomes@objects}",
    Continuous(hole("objects"), (LoseAbilities(), hole("what"))),
)
