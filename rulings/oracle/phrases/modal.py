"""Modal effects: "choose one —" and the bullets below it (CR 700.2).

What is here: how many modes are chosen, labels of modes. What is not: what a mode does, and what entwine, escalate and
spree cost (``keywords``, the kernel).
"""

from collections.abc import Iterable, Mapping, Sequence

from rulings.abilities.ability import Ability, KeywordAbility, SpellAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.conditions.condition import Condition
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.modal import Modal, Mode
from rulings.abilities.players import Opponent
from rulings.oracle.categories import ORACLE, paragraph, spell_line
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole
from rulings.oracle.template import Number

Slots = Mapping[str, Value] | None


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

costly_mode = ORACLE.category("CostlyMode")
"""One mode of a spree spell, with its additional cost."""
costly_mode.phrase("⊕ {cost:ManaOnly} — {effect:Paragraph}", Mode)
tier = ORACLE.category("Tier")
"""One mode of a tiered spell, with its additional cost."""
tier.phrase("• {label:ModeLabel} {cost:ManaOnly} — {effect:Paragraph}", Mode)


def _declare_costly(name: str, template: str, *, only_one: bool) -> None:
    """Modes each of which has a cost: one or more of them (CR 702.172a), or exactly one (CR 702.183a)."""

    def make(modes: tuple[Mode, ...]) -> tuple[Ability, ...] | None:
        if len(modes) < 2:
            return None
        modal = Modal(modes, Fixed(1), Fixed(1 if only_one else len(modes)))
        return (KeywordAbility(name=name), SpellAbility(effect=modal))

    def unmake(abilities: tuple[Ability, ...]) -> Slots:
        match abilities:
            case (KeywordAbility(), SpellAbility(effect=Modal(modes=modes))) if abilities == make(modes):
                return {"modes": modes}
        return None

    spell_line.phrase(template, make, unmake, kind=tuple)


_declare_costly("spree", "spree {modes:CostlyMode+}", only_one=False)
_declare_costly("tiered", "tiered {modes:Tier+}", only_one=True)


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


def _declare(template: str, words: str, *, repeat: bool = False, may: bool = False) -> None:
    def make(modes: tuple[Mode, ...]) -> Effect | None:
        bounds = _bounds(words, len(modes) if not repeat else 9)
        if bounds is None:
            return None
        return Modal(modes, Fixed(0 if may else bounds[0]), Fixed(bounds[1]), repeat=repeat)

    def unmake(node: Modal) -> Slots:
        return {"modes": node.modes} if node == make(node.modes) else None

    carries = {"up to": "minimum", "may": "repeat"}
    paragraph.phrase(template, make, unmake, kind=Modal, carries=carries)


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
    _declare(f"choose {_words} — {{modes:Mode+}}", _words)
for _words in ("two", "three", "four", "five", "up to two", "up to three", "up to four"):
    _declare(f"choose {_words}. you may choose the same mode more than once. {{modes:Mode+}}", _words, repeat=True)


# Modes that are worth pawprint symbols (CR 700.2i).


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


# A mode that another player chooses (CR 700.2e).


paragraph.phrase(
    "a opponent chooses one — {modes:Mode+}", Modal(hole("modes", where=lambda one: len(one) > 1), who=Opponent())
)


# More modes where a condition holds as the spell is cast (CR 700.2a).


def _declare_more(template: str, normal: str, more: str) -> None:
    def make(condition: Condition, modes: tuple[Mode, ...]) -> Effect | None:
        least = _bounds(normal, len(modes))
        most = _bounds(more, len(modes))
        if least is None or most is None:
            return None
        return Modal(modes, Fixed(least[0]), Fixed(least[1]), if_condition=condition, maximum_if=Fixed(most[1]))

    def unmake(node: Modal) -> Slots:
        if node.if_condition is None or node != make(node.if_condition, node.modes):
            return None
        return {"condition": node.if_condition, "modes": node.modes}

    carries = {"instead": "maximum_if", "may": "maximum_if"}
    paragraph.phrase(template, make, unmake, kind=Modal, carries=carries)


_declare_more(
    "choose one. if {condition:Condition} as you cast this spell, you may choose both instead. {modes:Mode+}",
    "one",
    "one or both",
)
_declare_more("choose one. if {condition:Condition}, you may choose both instead. {modes:Mode+}", "one", "one or both")

# Each only once (CR 700.2e).


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
