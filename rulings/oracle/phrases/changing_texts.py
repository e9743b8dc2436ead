"""Effects that change words of a text (CR 612).

What is here: colour words, basic land types and creature types exchanged, for good or for a time. What is not: names
and mana symbols, which no such effect changes (CR 612.2).
"""

from collections.abc import Mapping

from rulings.abilities.changes.change import ReplaceWords, SetColors
from rulings.abilities.durations import Duration, Forever
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.references import ObjectRef
from rulings.abilities.vocabulary import Color
from rulings.oracle.categories import ORACLE, effect, sentence
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

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


def _with(new: str) -> ReplaceWords:
    return ReplaceWords("creature", None, new)


replaced.phrase(
    "one creature type with {new:Subtype}",
    _with,
    lambda node: {"new": node.new} if node.new is not None and node == _with(node.new) else None,
    kind=ReplaceWords,
)
_START = "change the text of {objects:Object} by replacing all instances of"
_NOT_WALL = ReplaceWords("creature, not Wall")


def _for_good(objects: ObjectRef, change: ReplaceWords) -> Continuous:
    return Continuous(objects, (change,), Forever())


def _for_a_time(objects: ObjectRef, change: ReplaceWords, duration: Duration) -> Continuous:
    return Continuous(objects, (change,), duration)


def _undo(node: Continuous) -> Slots:
    match node:
        case Continuous(objects=ObjectRef() as objects, changes=(ReplaceWords() as change,), duration=duration):
            return {"objects": objects, "change": change, "duration": duration}
    return None


def _undo_for_good(node: Continuous) -> Slots:
    slots = _undo(node)
    if slots is None or not isinstance(node.duration, Forever):
        return None
    return {name: value for name, value in slots.items() if name != "duration"}


def _undo_for_a_time(node: Continuous) -> Slots:
    return None if isinstance(node.duration, Forever) else _undo(node)


effect.phrase(f"{_START} {{change:ReplacedWords}}", _for_good, _undo_for_good, kind=Continuous)
effect.phrase(
    f"{_START} {{change:ReplacedWords}} {{duration:Duration}}", _for_a_time, _undo_for_a_time, kind=Continuous
)
sentence.phrase(
    f"{_START} one creature type with another. the new creature type can't be Wall.",
    lambda objects: _for_good(objects, _NOT_WALL),
    lambda node: {"objects": node.objects} if node == Continuous(node.objects, (_NOT_WALL,), Forever()) else None,
    kind=Continuous,
    carries={"another": "changes"},
)

# Colours for good.


def _becomes_colors(objects: ObjectRef, colors: tuple[Color, ...]) -> Continuous:
    return Continuous(objects, (SetColors(colors),), Forever())


def _undo_becomes_colors(node: Continuous) -> Slots:
    match node:
        case Continuous(objects=ObjectRef() as objects, changes=(SetColors(colors=colors),)) if colors:
            return {"objects": objects, "colors": colors} if node == _becomes_colors(objects, colors) else None
    return None


effect.phrase("{objects:Object} become[s] {colors:Color+and}", _becomes_colors, _undo_becomes_colors, kind=Continuous)
