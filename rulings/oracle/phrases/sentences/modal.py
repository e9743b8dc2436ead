"""Modal texts: choose one, modes and their costs (CR 700.2)."""

from collections.abc import Iterable, Sequence
from functools import partial

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.conditions.condition import Condition
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.modal import ChooseEffect, Modal, Mode
from rulings.abilities.effects.turns import SkipStep
from rulings.abilities.players import Opponent
from rulings.oracle.categories import ORACLE, Clauses, Implied, paragraph, sentence
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole, worked_out
from rulings.oracle.template import Number


class ModeLabels:
    """ "Executioner Round —": the flavor words of a mode, one token (CR 207.2d)."""

    is_numbered = False

    def can_start(self, token: str) -> bool:
        """Tokens that end with a dash after a space."""
        return token.endswith(" —")

    def read(self, tokens: Sequence[str], start: int, number: Number | None) -> Iterable[tuple[int, Value]]:
        """The words without the dash."""
        yield start + 1, tokens[start].removesuffix(" —")

    def print(self, value: Value, number: Number) -> tuple[str, ...] | None:
        """With the dash again."""
        return (f"{value} —",) if type(value) is str and value else None

    def number(self, value: Value) -> Number:
        """Never agrees with anything."""
        return Number.SINGULAR


ORACLE.lexical("ModeLabel", ModeLabels())
mode = ORACLE.category("Mode")
"""One bullet."""
mode.phrase("•< {label:ModeLabel}> {effect:Paragraph}", Mode)


def _bounds(words: str, count: int) -> tuple[int, int] | None:
    """Least and most modes that these words let choose of so many."""
    match words:
        case "one":
            least, most = 1, 1
        case "two":
            least, most = 2, 2
        case "three":
            least, most = 3, 3
        case "four":
            least, most = 4, 4
        case "five":
            least, most = 5, 5
        case "one or both":
            if count != 2:
                return None
            least, most = 1, 2
        case "one or more":
            least, most = 1, count
        case "any number":
            least, most = 0, count
        case "up to one":
            least, most = 0, 1
        case "up to two":
            least, most = 0, 2
        case "up to three":
            least, most = 0, 3
        case "up to four":
            least, most = 0, 4
        case _:
            least, most = 0, 0
    return (least, most) if count > 1 and 0 < most <= count else None


def _least(words: str, modes: tuple[Mode, ...]) -> Fixed | None:
    bounds = _bounds(words, len(modes))
    return None if bounds is None else Fixed(bounds[0])


def _most(words: str, modes: tuple[Mode, ...]) -> Fixed | None:
    bounds = _bounds(words, len(modes))
    return None if bounds is None else Fixed(bounds[1])


_CARRIES = {"up to": "minimum", "may": "repeat"}
for _words in (
    "one",
    "two",
    "three",
    "four",
    "one or both",
    "one or more",
    "any number",
    "up to one",
    "up to two",
    "up to three",
):
    paragraph.phrase(
        f"choose {_words} — {{modes:Mode+}}",
        Modal(
            hole("modes"),
            worked_out(partial(_least, _words), hole("modes")),
            worked_out(partial(_most, _words), hole("modes")),
        ),
        carries=_CARRIES,
    )
for _words in ("two", "three", "four", "five", "up to two", "up to three", "up to four"):
    _bound = _bounds(_words, 9)
    assert _bound is not None
    paragraph.phrase(
        f"choose {_words}. you may choose the same mode more than once. {{modes:Mode+}}",
        Modal(hole("modes"), Fixed(_bound[0]), Fixed(_bound[1]), repeat=True),
        carries=_CARRIES,
    )


class Pawprints:
    """ "{P}{P} —": what a mode is worth, one token."""

    is_numbered = False

    def can_start(self, token: str) -> bool:
        """Tokens of pawprint symbols and a dash."""
        return token.startswith("{P}") and token.endswith(" —")

    def read(self, tokens: Sequence[str], start: int, number: Number | None) -> Iterable[tuple[int, Value]]:
        """How many symbols."""
        yield start + 1, tokens[start].count("{P}")

    def print(self, value: Value, number: Number) -> tuple[str, ...] | None:
        """The symbols with the dash."""
        return ("{P}" * value + " —",) if type(value) is int and value else None

    def number(self, value: Value) -> Number:
        """Never agrees with anything."""
        return Number.SINGULAR


ORACLE.lexical("Pawprints", Pawprints())
pawprint_mode = ORACLE.category("PawprintMode")
"""One mode of a spell with pawprint symbols."""
pawprint_mode.phrase("{worth:Pawprints} {effect:Paragraph}", Mode)
paragraph.phrase(
    "choose up to {most:NumberWord} {P} worth of modes. you may choose the same mode more than once. "
    "{modes:PawprintMode+}",
    Modal(hole("modes", where=lambda one: len(one) > 1), Fixed(0), hole("most"), repeat=True, by_worth=True),
    carries={"up to": "minimum", "may": "repeat"},
)
paragraph.phrase(
    "a opponent chooses one — {modes:Mode+}", Modal(hole("modes", where=lambda one: len(one) > 1), who=Opponent())
)


def _declare_more(template: str, normal: str, more: str) -> None:
    modes = hole("modes")
    paragraph.phrase(
        template,
        Modal(
            modes,
            worked_out(partial(_least, normal), modes),
            worked_out(partial(_most, normal), modes),
            if_condition=hole("condition", Condition),
            maximum_if=worked_out(partial(_most, more), modes),
        ),
        carries={"instead": "maximum_if", "may": "maximum_if"},
    )


_declare_more(
    "choose one. if {condition:Condition} as you cast this spell, you may choose both instead. {modes:Mode+}",
    "one",
    "one or both",
)
_declare_more("choose one. if {condition:Condition}, you may choose both instead. {modes:Mode+}", "one", "one or both")


def _declare_not_again(words: str, *, this_turn: bool) -> None:

    paragraph.phrase(
        f"choose one that hasn't been chosen{words} \u2014 {{modes:Mode+}}",
        Modal(
            hole("modes", where=lambda one: len(one) >= 2),
            not_chosen_before=not this_turn,
            not_chosen_this_turn=this_turn,
        ),
    )


_declare_not_again("", this_turn=False)
_declare_not_again(" this turn", this_turn=True)
_PARTS: dict[str, tuple[str, ...]] = {
    "draw step": ("draw",),
    "main phase": ("main1", "main2"),
    "combat phase": ("combat phase",),
}
"""A part of the turn as it is called -> the steps and phases of that name."""
part_of_turn = ORACLE.category("PartOfTurn")
part_of_turn.words({one: one for one in _PARTS})


def _skipped(parts: tuple[str, ...]) -> tuple[Effect, ...] | None:
    """As many options as parts of the turn are named."""
    if not set(parts) <= _PARTS.keys():
        return None
    options: list[Effect] = []
    for part in parts:
        skips = tuple(SkipStep(Implied(wording=1), step, this_turn=True) for step in _PARTS[part])
        options.append(skips[0] if len(skips) == 1 else Clauses(skips))
    return tuple(options)


sentence.phrase(
    "{who:Player} chooses {parts:PartOfTurn+or}. the player skips each instance of the chosen step or phase this turn.",
    ChooseEffect(hole("who"), worked_out(_skipped, hole("parts")), labels=hole("parts")),
    carries={"each": "options"},
)
