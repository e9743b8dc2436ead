"""Phrases and categories: where phrasings are declared, once, for reading and for printing.

What is here: declarations and their checks. What is not: the language of templates (``rulings.oracle.template``),
reading (``rulings.oracle.parser``) and printing (``rulings.oracle.printer``).
"""

import os
import sys
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Protocol

from rulings.abilities.node import Node
from rulings.oracle.by_fields import builder, check_fields, constant, field_reader, parameter_defaults, worded
from rulings.oracle.example import Example, ReadyLater, ready
from rulings.oracle.holes import kind_of
from rulings.oracle.template import Element, GrammarError, Number, Optional, Slot, parse_template, slots_of

Value = Hashable
"""What a phrase means: a node, an enum member, a string, a number, or a tuple of these."""

Slots = Mapping[str, Value] | None
"""What an inverse gives: the values of the slots; ``None`` where the phrase cannot say the node."""


class Lexicon(Protocol):
    """A category written in code, for what templates cannot say: mana costs, numbers, names."""

    is_numbered: bool
    """Whether its words have a singular and a plural form."""

    def can_start(self, token: str) -> bool:
        """Whether a phrase may begin with this token; cheap and without false negatives."""

    def read(self, tokens: Sequence[str], start: int, number: Number | None) -> Iterable[tuple[int, Value]]:
        """Every reading that starts there, with its end; ``number`` ``None`` takes either form."""

    def print(self, value: Value, number: Number) -> tuple[str, ...] | None:
        """The tokens of a value, ``None`` when it is not of this category."""

    def number(self, value: Value) -> Number:
        """What a noun or verb agrees with that goes with this value."""


_STATED_BELOW = 100
"""Numbers of wordings that are stated are below it."""

NumberRule = Number | str | Callable[[Any], Number] | None


@dataclass(frozen=True, slots=True, eq=False)
class Alternative:
    """One wording of one phrase."""

    category: str
    elements: tuple[Element, ...]
    kind: type
    """The class that it makes; ``object`` for any."""
    make: Callable[..., Value | None]
    """Slots to meaning; ``None`` when these slots do not go together."""
    unmake: Callable[[Any], Mapping[str, Value] | None]
    """Meaning to slots; ``None`` when this wording cannot say it."""
    defaults: Mapping[str, Value]
    """What a field is when its optional group is absent."""
    wording: int
    number: NumberRule
    carries: Mapping[str, str]
    """Marker word (``*`` for any) -> the class or field that carries its meaning."""
    source: str
    """File and line of the declaration: ``rulings/oracle/phrases/effects/cards.py:12``."""
    example: ReadyLater | None = None
    """The example that says its meaning, where one does."""

    @property
    def slots(self) -> tuple[Slot, ...]:
        """Its slots, in order."""
        return slots_of(self.elements)


class Category:
    """A kind of phrase, such as the amounts or the effects, with all its wordings."""

    def __init__(self, grammar: "Grammar", name: str) -> None:
        self.grammar = grammar
        self.name = name
        self.own: list[Alternative] = []
        self.included: list[Category] = []
        self.lexicon: Lexicon | None = None
        self.implied: type[Node] | None = None
        self.possessives: list[Alternative] = []

    def phrase(
        self,
        template: str,
        meaning: Any,
        unmake: Callable[[Any], Mapping[str, Value] | None] | None = None,
        *,
        kind: type | None = None,
        fixed: Mapping[str, Value] | None = None,
        where: Callable[..., object] | None = None,
        also: Mapping[str, Any] | None = None,
        number: NumberRule = None,
        possessive: str | None = None,
        carries: Mapping[str, str] | None = None,
        is_transparent: bool = False,
        wording: int | None = None,
    ) -> None:
        """Declares a phrasing that reads and prints.

        Shape: template; what it means: a dataclass whose fields are the slots, with ``fixed`` for fields that the words
        stand for; or an example with holes for the slots (``rulings.oracle.holes``), with ``where`` for a guard over
        several of them by name and ``also`` for slots that only say again what others do, as examples of these; or a
        function of the slots with its inverse. ``kind`` is the class that it makes, where the example is a hole or the
        meaning a function. A phrase is transparent when it hands on the node of a slot, changed or not: the node then
        keeps the wording that the slot gave it. ``wording`` is a number below 100 by which other code asks for this
        phrasing, of a template with several their first.
        Raises: GrammarError: slots and fields or holes do not match, the template breaks its language, or two phrasings
        of a class have one number.
        Example:
            ``EFFECT.phrase("{player:Player} draw[s] {count:Count} card(s)", DrawCards)``
        """
        declared = _Declaration(meaning, unmake, kind, dict(fixed or {}), where, also or {}, is_transparent, _source())
        for index, elements in enumerate(parse_template(template)):
            stated = None if wording is None else wording + index
            made = self._alternative(declared, elements, number, carries or {}, stated)
            self.own.append(made)
            if possessive is not None and index == 0:
                owner = parse_template(possessive)[0]
                self.possessives.append(replace(made, category=f"{self.name}'s", elements=owner))
        self.grammar.version += 1

    def words(self, meanings: Mapping[str, Value]) -> None:
        """Declares fixed words: template -> value; of several with one value the first is printed."""
        for template, value in meanings.items():
            self.phrase(template, *constant(value), kind=type(value), carries={"*": type(value).__name__})

    def include(self, *others: "Category") -> None:
        """Takes in everything that the other categories read and print."""
        self.included += others
        self.grammar.version += 1

    def may_be_left_out(self, implied: type[Node]) -> None:
        """Lets a phrase that opens with a slot of this category go without it ("draw a card").

        Shape: the missing phrase reads as ``implied()``, with wording 1 where the verb is singular ("and draws").
        """
        self.implied = implied
        self.grammar.version += 1

    def alternatives(self) -> Iterator[Alternative]:
        """Own wordings and those of included categories, each category once."""
        for category in self.closure():
            yield from category.own

    def closure(self) -> list["Category"]:
        """This category and all that it includes, each once, in the order of their inclusion."""
        found: list[Category] = []
        todo = [self]
        while todo:
            category = todo.pop(0)
            if category not in found:
                found.append(category)
                todo = category.included + todo
        return found

    def _alternative(
        self,
        declared: "_Declaration",
        elements: tuple[Element, ...],
        number: NumberRule,
        carries: Mapping[str, str],
        stated: int | None,
    ) -> Alternative:
        source, meaning, fixed = declared.source, declared.meaning, declared.fixed
        slots = [slot.field for slot in slots_of(elements)]
        if not elements:
            raise GrammarError(f"{source}: an empty wording")
        if len(set(slots)) != len(slots):
            raise GrammarError(f"{source}: a field has two slots")
        kind = declared.made_kind()
        wording = -1 if declared.is_transparent else self.grammar.wording_of(kind, stated, source)
        later = None
        defaults: Mapping[str, Value] = {}
        make: Callable[..., Value | None]
        reader: Callable[[Any], Mapping[str, Value] | None]
        if declared.is_example:
            later = ReadyLater(lambda: self._ready(declared, elements, wording))
            make, reader = later.make, later.unmake
            if any(isinstance(one, Optional) for one in elements):
                defaults = later.example().defaults
        elif declared.unmake is None:
            defaults = check_fields(meaning, slots, fixed, source)
            make = builder(meaning, fixed, wording)
            reader = field_reader(meaning, slots, fixed, defaults)
        else:
            defaults = parameter_defaults(meaning)
            make, reader = worded(meaning, kind, fixed, wording), declared.unmake
        made = Alternative(self.name, elements, kind, make, reader, defaults, wording, number, carries, source, later)
        if later is not None:
            later.holder = made
        return made

    def _ready(self, declared: "_Declaration", elements: tuple[Element, ...], wording: int) -> Example:
        slots = {slot.field: slot for slot in slots_of(elements)}
        required = {one.field for one in elements if isinstance(one, Slot)}

        def kinds(name: str) -> frozenset[type]:
            return frozenset(one.kind for one in self.grammar.resolve(slots[name]).alternatives())

        try:
            return ready(
                declared.meaning,
                tuple(slots),
                slots.keys() - required,
                kinds,
                wording=wording,
                where=declared.where,
                also=declared.also,
            )
        except GrammarError as fault:
            raise GrammarError(f"{declared.source}: {fault}") from fault


@dataclass(frozen=True, slots=True, eq=False)
class _Declaration:
    """What the wordings of a phrase have in common."""

    meaning: Any
    unmake: Callable[[Any], Mapping[str, Value] | None] | None
    kind: type | None
    fixed: Mapping[str, Value]
    where: Callable[..., object] | None
    also: Mapping[str, Any]
    is_transparent: bool
    source: str

    @property
    def is_example(self) -> bool:
        return self.unmake is None and not callable(self.meaning)

    def made_kind(self) -> type:
        """The class that the phrase makes.

        Raises: GrammarError: it is not said, or what is said does not go together.
        """
        if self.is_example and self.fixed:
            raise GrammarError(f"{self.source}: an example says all fields itself")
        if not self.is_example and (self.where is not None or self.also):
            raise GrammarError(f"{self.source}: only an example takes a guard")
        if self.kind is not None:
            return self.kind
        if self.is_example:
            known = kind_of(self.meaning)
        elif self.unmake is None and not isinstance(self.meaning, type):
            raise GrammarError(f"{self.source}: a function needs its inverse")
        else:
            known = self.meaning if isinstance(self.meaning, type) else None
        if known is not None:
            return known
        raise GrammarError(f"{self.source}: say which class it makes (kind=)")


class Grammar:
    """All categories of a language, by name."""

    def __init__(self) -> None:
        self.categories: dict[str, Category] = {}
        self.version = 0
        """Goes up with every declaration; parsers and printers look at it."""
        self._wordings: dict[type, set[int]] = {}
        self.asked_for: set[type] = set()
        """Classes of which code asks for the wording."""

    def category(self, name: str) -> Category:
        """The category of that name, made when it is new."""
        if name not in self.categories:
            self.categories[name] = Category(self, name)
        return self.categories[name]

    def lexical(self, name: str, lexicon: Lexicon) -> Category:
        """A category written in code."""
        category = self.category(name)
        category.lexicon = lexicon
        return category

    def asks_for_wordings(self, *kinds: type) -> None:
        """Says that other code asks which wording of these classes a text used: the numbers that it asks for are stated
        where the phrases are, and all others start at 100, so that no number hangs on which module is loaded first."""
        self.asked_for.update(kinds)

    def wording_of(self, kind: type, stated: int | None, source: str) -> int:
        """The number of one more wording of a class: the one that is stated, or the next; canonical is 0.

        Raises: GrammarError: another wording of the class has this number, or a number is stated for a class that
        nobody asks about.
        """
        taken = self._wordings.setdefault(kind, set())
        if stated is None:
            stated = len(taken) + (_STATED_BELOW if kind in self.asked_for else 0)
        elif kind not in self.asked_for or stated >= _STATED_BELOW or stated in taken:
            raise GrammarError(f"{source}: {kind.__name__} can't state the wording {stated}")
        taken.add(stated)
        return stated

    def resolve(self, slot: Slot) -> Category:
        """The category that a slot reads: named, possessive or list; made from the named one when missing.

        Raises: GrammarError: nothing was declared under that name.
        """
        name = slot.category
        base = self.categories.get(name)
        if base is None or not any(one.own or one.lexicon for one in base.closure()):
            raise GrammarError(f"slot {{{slot.field}:{name}}}: no phrase of category {name!r}")
        from rulings.oracle.derived import list_alternatives, possessive_alternatives  # it needs this module

        if slot.is_possessive:
            base = self._derived(f"{base.name}'s", base, possessive_alternatives)
        if slot.joint is not None:
            joint = slot.joint
            base = self._derived(f"{base.name}+{joint}", base, lambda name, one: list_alternatives(name, one, joint))
        return base

    def _derived(self, name: str, base: Category, make: "Callable[[str, Category], list[Alternative]]") -> Category:
        if name not in self.categories:
            made = self.categories[name] = Category(self, name)
            made.own = make(name, base)
        return self.categories[name]


def _source() -> str:
    frame = sys._getframe(2)
    while frame.f_back is not None and frame.f_code.co_filename == __file__:
        frame = frame.f_back
    return f"{frame.f_code.co_filename.removeprefix(_PROJECT)}:{frame.f_lineno}"


_PROJECT = f"{Path(__file__).parents[2]}{os.sep}"
"""The folder that ``rulings`` stands in: what a source names is a file within it."""
