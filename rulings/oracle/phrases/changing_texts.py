"""Effects that change words of a text (CR 612).

What is here: colour words, basic land types and creature types exchanged, for good or for a time. What is not: names
and mana symbols, which no such effect changes (CR 612.2).
"""

from rulings.abilities.changes.change import ReplaceWords, SetColors
from rulings.abilities.durations import Forever
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.references import ObjectRef
from rulings.oracle.categories import ORACLE, effect, sentence
from rulings.oracle.holes import hole

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
_START = "change the text of {objects:Object} by replacing all instances of"
_NOT_WALL = ReplaceWords("creature, not Wall")


def _for_good(objects: ObjectRef, change: ReplaceWords) -> Continuous:
    return Continuous(objects, (change,), Forever())


effect.phrase(f"{_START} {{change:ReplacedWords}}", Continuous(hole("objects"), (hole("change"),), Forever()))
effect.phrase(
    f"{_START} {{change:ReplacedWords}} {{duration:Duration}}",
    Continuous(hole("objects"), (hole("change"),), hole("duration")),
)
sentence.phrase(
    f"{_START} one creature type with another. the new creature type can't be Wall.",
    _for_good(hole("objects"), _NOT_WALL),
    carries={"another": "changes"},
)

# Colours for good.


effect.phrase(
    "{objects:Object} become[s] {colors:Color+and}",
    Continuous(hole("objects"), (SetColors(hole("colors")),), Forever()),
)
