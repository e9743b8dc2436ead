"""Sagas and their chapters (CR 714)."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from rulings.abilities.ability import Ability, Chapter
from rulings.abilities.amounts.amount import Amount
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.durations import Forever
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.filters.characteristics import HasManaCost
from rulings.abilities.filters.filter import Either, Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import Target
from rulings.oracle.categories import IN_SINGLE_QUOTES, ORACLE, SharedVerb, ability, effect, granted, qualifier
from rulings.oracle.grammar import Slots, Value
from rulings.oracle.holes import hole
from rulings.oracle.template import Number

_ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")


class ChapterNumbers:
    """ "I, II": the chapters that an ability stands for, as a tuple of numbers."""

    is_numbered = False

    def can_start(self, token: str) -> bool:
        """Roman numerals."""
        return token in _ROMAN

    def read(self, tokens: Sequence[str], start: int, number: Number | None) -> Iterable[tuple[int, Value]]:
        """All numerals with commas between them, up to the dash."""
        found = [tokens[start]]
        end = start + 1
        while tokens[end : end + 1] == (",",) and tokens[end + 1] in _ROMAN:
            found.append(tokens[end + 1])
            end += 2
        if tokens[end : end + 1] == ("—",):
            yield end, tuple(_ROMAN.index(one) + 1 for one in found)

    def print(self, value: Value, number: Number) -> tuple[str, ...] | None:
        """The numerals again."""
        if type(value) is not tuple or not value or not all(type(one) is int for one in value):
            return None
        words: list[str] = []
        for one in value:
            words += [",", _ROMAN[one - 1]] if words else [_ROMAN[one - 1]]
        return tuple(words)

    def number(self, value: Value) -> Number:
        """Never agrees with anything."""
        return Number.SINGULAR


class ChapterLabels:
    """A flavor word between the numbers and the effect: a few words up to the next dash."""

    is_numbered = False
    _LONGEST = 6

    def can_start(self, token: str) -> bool:
        """Any word."""
        return token[0].isalpha()

    def read(self, tokens: Sequence[str], start: int, number: Number | None) -> Iterable[tuple[int, Value]]:
        """Words without punctuation, before a dash."""
        for end in range(start + 1, min(start + self._LONGEST, len(tokens) - 1) + 1):
            if tokens[end] == "—":
                yield end, " ".join(tokens[start:end])
            if not (tokens[end][0].isalpha() or tokens[end] in ("'s", "'", "!")):
                return

    def print(self, value: Value, number: Number) -> tuple[str, ...] | None:
        """The words again."""
        return tuple(value.split()) if type(value) is str and value else None

    def number(self, value: Value) -> Number:
        """Never agrees with anything."""
        return Number.SINGULAR


ORACLE.lexical("ChapterNumbers", ChapterNumbers())
ORACLE.lexical("ChapterLabel", ChapterLabels())
ability.phrase("{numbers:ChapterNumbers} — {effect:Paragraph}", Chapter)
ability.phrase("{numbers:ChapterNumbers} — {label:ChapterLabel} — {effect:Paragraph}", Chapter)
effect.phrase(
    "{object:This} gain[s] {abilities:Granted+and}",
    Continuous(hole("object"), (GainAbilities(hole("abilities")),), Forever()),
)


def _quoted(ability: Value) -> Value | None:
    return replace(ability, wording=ability.wording + IN_SINGLE_QUOTES) if isinstance(ability, Ability) else None


def _undo_quoted(node: Ability) -> Slots:
    if not isinstance(node, Ability) or node.wording < IN_SINGLE_QUOTES:
        return None
    return {"ability": replace(node, wording=node.wording - IN_SINGLE_QUOTES)}


# By the wording.
granted.phrase("\u2018 {ability:Ability} \u2019", _quoted, _undo_quoted, kind=Ability, is_transparent=True)
qualifier.phrase("with mana cost {one:ManaSymbols}", HasManaCost(hole("one")))
qualifier.phrase(
    "with mana cost {one:ManaSymbols} or {other:ManaSymbols}",
    Either((HasManaCost(hole("one")), HasManaCost(hole("other")))),
)


def _other(filter: Filter) -> Target:
    return Target(Filter(filter.kind, (Another(), *filter.predicates)))


def _three(who: PlayerRef, amount: Amount, more: Amount, most: Amount, kind: str, filter: Filter) -> SharedVerb:
    targets = (Target(filter), _other(filter), _other(filter))
    return SharedVerb(
        tuple(PutCounters(who, number, kind, to) for number, to in zip((amount, more, most), targets, strict=True))
    )


effect.phrase(
    "{who:Subject} put[s] {amount:Amount} {kind:CounterKind} counter(s:amount) on target {filter:Filter@singular}, "
    "{more:Amount} {again:CounterKind} counter(s:more) on another target {second:Filter@singular}, and {most:Amount} "
    "{once_more:CounterKind} counter(s:most) on a third target {third:Filter@singular}",
    _three(hole("who"), hole("amount"), hole("more"), hole("most"), hole("kind"), hole("filter")),
    also={
        "again": hole("kind"),
        "once_more": hole("kind"),
        "second": hole("filter"),
        "third": hole("filter"),
    },
    carries={"another": "effects"},
)
