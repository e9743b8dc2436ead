"""What something becomes: sizes, colors, types and abilities as one noun (CR 613, 205)."""

from rulings.abilities.ability import Ability
from rulings.abilities.amounts.counting import StatOf
from rulings.abilities.filters.characteristics import HasSubtype, HasType
from rulings.abilities.filters.filter import Predicate
from rulings.oracle.categories import ORACLE
from rulings.oracle.grammar import Slots, Value
from rulings.oracle.phrases.blocks.becoming import Becoming, declare_verb, types_of

_IN_ONE_SENTENCE = 1
_A_PLANESWALKER = 5
noun = ORACLE.category("BecomingNoun")
"""What something becomes, without article."""


def _declare(template: str, **fixed: Value) -> None:
    def make(types: tuple[Predicate, ...], **slots: Value) -> Becoming | None:
        subtypes = tuple(one.subtype for one in types if isinstance(one, HasSubtype))
        kinds = tuple(one.type for one in types if isinstance(one, HasType))
        made = Becoming(kinds, subtypes, **slots, **fixed)  # type: ignore[arg-type]
        if isinstance(made.both_numbers, StatOf):
            return None  # "each equal to its mana value" is looked at again and again
        return made if types_of(subtypes, kinds) == types else None

    def unmake(node: Becoming) -> Slots:
        slots = {
            name: getattr(node, name)
            for name in ("size", "base", "both_numbers", "colors", "abilities")
            if f"{{{name}:" in template
        }
        if None in slots.values() or slots.get("abilities") == ():
            return None
        types = types_of(node.subtypes, node.types)
        return {"types": types, **slots} if node == make(types, **slots) else None

    noun.phrase(template, make, unmake, kind=Becoming, carries={"each": "Becoming"})


_ENDS: tuple[tuple[str, dict[str, Value]], ...] = (
    ("", {}),
    (" in addition to (its|their:self) other types", {"in_addition": True}),
    (" in addition to (its|their:self) other creature types", {"in_addition": True}),
    (" in addition to (its|their:self) other land types", {"in_addition": True}),
    (" in addition to (its|their:self) other colors and types", {"in_addition": True, "colors_too": True}),
)
for _size in ("", "{size:PowerToughness} "):
    for _colors in ("", "{colors:TokenColors} "):
        for _with, _fixed in (
            ("", {}),
            (" with {abilities:Granted+and}", {}),
            (" with base power and toughness {base:PowerToughness}", {}),
            (" with base power and toughness {base:PowerToughness} and {abilities:Granted+and}", {}),
            (" with all creature types", {"all_creature_types": True}),
            (" with {abilities:Granted+and} and all creature types", {"all_creature_types": True}),
            (" with power and toughness each equal to its mana value", {"by_mana_value": True}),
            (" with power and toughness each equal to {both_numbers:Quantity}", {}),
        ):
            for _end, _more in _ENDS:
                _declare(f"{_size}{_colors}{{types:TypePhrase}}{_with}{_end}", **_fixed, **_more)
            for _end in ("that's still a land", "that are still lands"):
                _declare(f"{_size}{_colors}{{types:TypePhrase}}{_with} {_end}", **_fixed, still=_IN_ONE_SENTENCE)

            _declare(
                f"{_size}{_colors}{{types:TypePhrase}}{_with} that's still a planeswalker",
                **_fixed,
                still=_A_PLANESWALKER,
            )


def _in_one_list(types: tuple[Predicate, ...], base: Value, one: Ability, two: Ability) -> Becoming | None:
    """Size and abilities in one list: "with base power and toughness 8/8, flying, and first strike"."""
    subtypes = tuple(each.subtype for each in types if isinstance(each, HasSubtype))
    kinds = tuple(each.type for each in types if isinstance(each, HasType))
    made = Becoming(kinds, subtypes, base=base, abilities=(one, two))  # type: ignore[arg-type]
    return made if types_of(subtypes, kinds) == types else None


def _undo_in_one_list(node: Becoming) -> Slots:
    if len(node.abilities) != 2 or node.base is None:
        return None
    types = types_of(node.subtypes, node.types)
    one, two = node.abilities
    is_said = node == _in_one_list(types, node.base, one, two)
    return {"types": types, "base": node.base, "one": one, "two": two} if is_said else None


noun.phrase(
    "{types:TypePhrase} with base power and toughness {base:PowerToughness}, {one:Granted}, and {two:Granted}",
    _in_one_list,
    _undo_in_one_list,
    kind=Becoming,
)
for _verb in ("becomes", "is"):
    declare_verb(f"{_verb} a {{what:BecomingNoun@singular}}", _verb)
for _verb in ("become", "are"):
    declare_verb(f"{_verb} {{what:BecomingNoun@plural}}", _verb)
