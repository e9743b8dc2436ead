"""What something becomes: sizes, colors, types and abilities as one noun (CR 613, 205)."""

from typing import Any

from rulings.abilities.amounts.counting import StatOf
from rulings.oracle.categories import ORACLE
from rulings.oracle.holes import hole
from rulings.oracle.phrases.blocks.becoming import Becoming, TypeWords, declare_verb

_IN_ONE_SENTENCE = 1
_A_PLANESWALKER = 5
noun = ORACLE.category("BecomingNoun")
"""What something becomes, without article."""


_TYPES = hole("types", TypeWords)
_SAID = {
    "size": hole("size"),
    "base": hole("base"),
    # "Each equal to its mana value" is looked at again and again.
    "both_numbers": hole("both_numbers", unless=StatOf),
    "colors": hole("colors"),
    "abilities": hole("abilities", where=bool),
}
"""What may stand before and behind the types."""


def _declare(template: str, **fixed: Any) -> None:

    said = {name: one for name, one in _SAID.items() if f"{{{name}:" in template}
    noun.phrase(template, Becoming(_TYPES.types, _TYPES.subtypes, **said, **fixed), carries={"each": "Becoming"})


_ENDS: tuple[tuple[str, dict[str, Any]], ...] = (
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
                _declare(f"{_size}{_colors}{{types:Types}}{_with}{_end}", **_fixed, **_more)
            for _end in ("that's still a land", "that are still lands"):
                _declare(f"{_size}{_colors}{{types:Types}}{_with} {_end}", **_fixed, still=_IN_ONE_SENTENCE)

            _declare(
                f"{_size}{_colors}{{types:Types}}{_with} that's still a planeswalker",
                **_fixed,
                still=_A_PLANESWALKER,
            )


# Size and abilities in one list: "with base power and toughness 8/8, flying, and first strike".
noun.phrase(
    "{types:Types} with base power and toughness {base:PowerToughness}, {one:Granted}, and {two:Granted}",
    Becoming(_TYPES.types, _TYPES.subtypes, base=hole("base"), abilities=(hole("one"), hole("two"))),
)
for _verb in ("becomes", "is"):
    declare_verb(f"{_verb} a {{what:BecomingNoun@singular}}", _verb)
for _verb in ("become", "are"):
    declare_verb(f"{_verb} {{what:BecomingNoun@plural}}", _verb)
