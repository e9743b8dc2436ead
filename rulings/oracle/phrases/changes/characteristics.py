"""Gets, has, becomes, loses: what continuous effects make of objects (CR 613)."""

from rulings.abilities.amounts.counting import StatOf
from rulings.abilities.changes.change import (
    CantHaveAbility,
    GainAbilities,
    HasThisAbility,
    LoseAbilities,
    LoseAllButMana,
    LoseTypes,
    ModifyPT,
    ReplaceWords,
    SetColors,
    SetName,
    SetPT,
    SetTypes,
)
from rulings.abilities.references import Antecedent
from rulings.abilities.vocabulary import CardType, Color, Stat, Supertype
from rulings.oracle.categories import ORACLE, change
from rulings.oracle.holes import hole
from rulings.oracle.phrases.blocks.becoming import TypeWords
from rulings.oracle.phrases.lexicons.sizes import Size

exception = ORACLE.category("CopyException")
_MANA_VALUE = StatOf(Stat.MANA_VALUE, Antecedent("affected"))
for _size in ("base power and base toughness", "base power and toughness"):
    for _its in ("its mana value", "their mana values"):
        change.phrase(
            f"[has|have] {_size} each equal to {_its}",
            SetPT,
            fixed={"power": _MANA_VALUE, "toughness": _MANA_VALUE},
            carries={"each": "power"},
        )
change.phrase(
    "[is|are] every land type in addition to (its|their:self) other types", SetTypes, fixed={"every": "land type"}
)
change.phrase("can't have or gain {keyword:KeywordName}", CantHaveAbility((hole("keyword"),)))
change.phrase("can't have {keywords:KeywordName+or}", CantHaveAbility)
for _more in ("", "a additional "):
    change.phrase(f"get[s] {_more}{{pair:PowerToughnessChange}}", hole("pair"), kind=ModifyPT)
change.phrase(
    "get[s] {pair:PowerToughnessChange} for each {times:CountedSingly}",
    ModifyPT(
        hole("pair", ModifyPT).power,
        hole("pair").toughness,
        hole("pair").power_sign,
        hole("pair").toughness_sign,
        hole("times"),
    ),
    carries={"each": "times"},
)
for _verb in ("gain[s]", "[has|have]"):
    change.phrase(f"{_verb} {{abilities:Granted+and}}", GainAbilities)
change.phrase("lose[s] {keywords:KeywordName+and}", LoseAbilities)
change.phrase("lose[s] all abilities", LoseAbilities)
change.phrase("lose[s] all creature types", LoseTypes, fixed={"all_creature_types": True})


_OF_SIZE = SetPT(hole("pair", Size).power, hole("pair").toughness)
change.phrase("[has|have] base power and toughness {pair:PowerToughness}", _OF_SIZE)
change.phrase("become[s] {colors:Color+and}", SetColors)
change.phrase("become[s] colorless", SetColors)
change.phrase("[is|are] {colors:Color+and}", SetColors)
change.phrase("[is|are] colorless", SetColors)
change.phrase("become[s] the color of your choice", SetColors, fixed={"chosen": True})
for _what in ("creature type", "basic land type"):
    change.phrase(f"become[s] the {_what} of your choice", SetTypes, fixed={"chosen": _what, "in_addition": False})
change.phrase("gain[s] your choice of {abilities:Granted+or}", GainAbilities, fixed={"choice": True})
replaced = ORACLE.category("ReplacedWords")
"""Which words are exchanged for which: "one color word with another"."""
replaced.words(
    {
        "one color word with another": ReplaceWords("color"),
        "one basic land type with another": ReplaceWords("land"),
        "one creature type with another": ReplaceWords("creature"),
        "one color word with another or one basic land type with another": ReplaceWords("color or land"),
    }
)
replaced.phrase("one creature type with {new:Subtype}", ReplaceWords("creature", None, hole("new")))
change.phrase("become[s] all colors", SetColors, fixed={"colors": tuple(Color)})
change.phrase("become[s] {colors:Color+and} in addition to its other colors", SetColors, fixed={"in_addition": True})
exception.phrase("<it|he|she> has this ability", HasThisAbility)
for _is in ("it's", "he's", "she's"):
    exception.phrase(
        f"{_is} legendary in addition to its other types", SetTypes, fixed={"supertypes": (Supertype.LEGENDARY,)}
    )
    exception.phrase(f"{_is} legendary", SetTypes, fixed={"supertypes": (Supertype.LEGENDARY,)})
exception.phrase("its name is ~", SetName("~"))
change.phrase("[is|are] every creature type", SetTypes, fixed={"every": "creature type"})
change.phrase(
    "[is|are] the chosen color in addition to (its|their:self) other colors",
    SetColors,
    fixed={"chosen": True, "in_addition": True},
)
change.phrase("[is|are] the chosen color", SetColors, fixed={"chosen": True})
change.phrase("[is|are] colorless", SetColors)
change.phrase("[is|are] {colors:Color+and}", SetColors)
change.phrase("[is|are] legendary", SetTypes, fixed={"supertypes": (Supertype.LEGENDARY,)})
change.phrase("[is|are] all colors", SetColors, fixed={"colors": tuple(Color)})
change.phrase("[is|are] the chosen type", SetTypes, fixed={"chosen": "creature type", "in_addition": False})
change.phrase(
    "[is|are] the chosen type in addition to (its|their:self) other types", SetTypes, fixed={"chosen": "creature type"}
)
for _end in ("types", "land types"):
    change.phrase(
        f"[is|are] every basic land type in addition to (its|their:self) other {_end}",
        SetTypes,
        fixed={"every": "basic land type"},
    )
change.phrase("lose[s] all abilities except mana abilities", LoseAllButMana, carries={"except": "LoseAllButMana"})
change.phrase("lose[s] all other abilities", LoseAbilities, fixed={"all_others": True}, carries={"other": "all_others"})
for _whose in ("his", "her"):
    exception.phrase(f"{_whose} name is ~", SetName("~"))
exception.phrase(
    "it's legendary and snow in addition to its other types",
    SetTypes,
    fixed={"supertypes": (Supertype.LEGENDARY, Supertype.SNOW)},
)


for _is in ("he's", "she's"):
    exception.phrase(f"{_is} {{pair:PowerToughness}}", _OF_SIZE)


# Another card type than what is copied has (CR 205.1a); subtypes alone are said with a size.
exception.phrase(
    "it's a {types:Types@singular}",
    SetTypes(
        hole("types", TypeWords, where=lambda one: bool(one.types)).types, hole("types").subtypes, in_addition=False
    ),
)
change.phrase("gain[s] all creature types", SetTypes, fixed={"every": "creature type"})
change.phrase("[has|have] base power {amount:Quantity}", SetPT(hole("amount"), None))
change.phrase("[has|have] base toughness {amount:Quantity}", SetPT(None, hole("amount")))
copy_exception = ORACLE.category("CopyException")


for _has in ("it has", "they have", "he has", "she has", "the token has"):
    copy_exception.phrase(f"{_has} {{abilities:Granted+and}}", GainAbilities)
for _is in ("it isn't", "it's not", "they aren't", "they're not", "the token isn't", "he isn't", "she isn't"):
    copy_exception.phrase(f"{_is} legendary", LoseTypes, fixed={"supertypes": (Supertype.LEGENDARY,)})
for _is, _its in (
    ("it's a", "its"),
    ("the token is a", "its"),
    ("they're", "their"),
    ("he's a", "his"),
    ("she's a", "her"),
):
    copy_exception.phrase(
        f"{_is} {{types:Types@{'plural' if _its == 'their' else 'singular'}}} in addition to {_its} other types",
        SetTypes(hole("types", TypeWords).types, hole("types").subtypes),
    )


for _is in ("it's", "they're", "the token is"):
    copy_exception.phrase(f"{_is} {{pair:PowerToughness}}", _OF_SIZE)
    copy_exception.phrase(f"{_is} {{colors:Color+and}}", SetColors)
    copy_exception.phrase(
        f"{_is} {{colors:Color+and}} in addition to <its|their> other colors", SetColors, fixed={"in_addition": True}
    )
for _type in (CardType.CREATURE, CardType.ARTIFACT, CardType.LAND, CardType.PLANESWALKER):
    change.phrase(f"isn't a {_type.value}", LoseTypes, fixed={"types": (_type,)})
    change.phrase(f"aren't {_type.value}s", LoseTypes, fixed={"types": (_type,)})
change.phrase("[is|are] snow", SetTypes, fixed={"supertypes": (Supertype.SNOW,)})
change.phrase("[is|are] every nonbasic land type", SetTypes, fixed={"every": "nonbasic land type"})
change.phrase("become[s] that type", SetTypes(chosen="type", in_addition=False))
