"""Phrases and categories: where phrasings are declared, once, for reading and for printing.

What is here: declarations and their checks. What is not: the language of templates (``rulings.oracle.template``),
reading (``rulings.oracle.parser``) and printing (``rulings.oracle.printer``).
"""

import inspect
import sys
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields, is_dataclass, replace
from types import FunctionType
from typing import Any, Protocol

from rulings.abilities.node import Node
from rulings.oracle.template import Element, GrammarError, Number, Slot, parse_template, slots_of

Value = Hashable
"""What a phrase means: a node, an enum member, a string, a number, or a tuple of these."""


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
    """File and line of the declaration."""

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
        make: Callable[..., Value | None],
        unmake: Callable[[Any], Mapping[str, Value] | None] | None = None,
        *,
        kind: type | None = None,
        fixed: Mapping[str, Value] | None = None,
        number: NumberRule = None,
        possessive: str | None = None,
        carries: Mapping[str, str] | None = None,
        is_transparent: bool = False,
        wording: int | None = None,
    ) -> None:
        """Declares a phrasing that reads and prints.

        Shape: template; a dataclass whose fields are the slots, or a function of the slots with its inverse and the
        class it makes (``kind``); ``fixed`` gives fields that the words stand for. A function is transparent when it
        hands on the node of a slot, changed or not: the node then keeps the wording that the slot gave it. ``wording``
        is a number below 100 by which other code asks for this phrasing, of a template with several their first.
        Raises: GrammarError: slots and fields do not match, the template breaks its language, or two phrasings of a
        class have one number.
        Example:
            ``EFFECT.phrase("{player:Player} draw[s] {count:Count} card(s)", DrawCards)``
        """
        source = _source()
        fixed = dict(fixed or {})
        for index, elements in enumerate(parse_template(template)):
            stated = None if wording is None else wording + index
            made = self._alternative(
                elements, make, unmake, kind, fixed, number, carries or {}, source, is_transparent, stated
            )
            self.own.append(made)
            if possessive is not None and index == 0:
                owner = parse_template(possessive)[0]
                self.possessives.append(replace(made, category=f"{self.name}'s", elements=owner))
        self.grammar.version += 1

    def words(self, meanings: Mapping[str, Value]) -> None:
        """Declares fixed words: template -> value; of several with one value the first is printed."""
        for template, value in meanings.items():
            self.phrase(template, *_constant(value), kind=type(value), carries={"*": type(value).__name__})

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
        elements: tuple[Element, ...],
        make: Callable[..., Value | None],
        unmake: Callable[[Any], Mapping[str, Value] | None] | None,
        kind: type | None,
        fixed: Mapping[str, Value],
        number: NumberRule,
        carries: Mapping[str, str],
        source: str,
        is_transparent: bool,
        stated: int | None,
    ) -> Alternative:
        slots = [slot.field for slot in slots_of(elements)]
        if not elements:
            raise GrammarError(f"{source}: an empty wording")
        if len(set(slots)) != len(slots):
            raise GrammarError(f"{source}: a field has two slots")
        made_kind = kind or (make if isinstance(make, type) else None)
        if made_kind is None:
            raise GrammarError(f"{source}: say which class the function makes (kind=)")
        wording = -1 if is_transparent else self.grammar.wording_of(made_kind, stated, source)
        if isinstance(make, type) and unmake is None:
            defaults = _check_fields(make, slots, fixed, source)
            builder = _builder(make, fixed, wording)
            reader = _field_reader(make, slots, fixed, defaults)
        else:
            if unmake is None:
                raise GrammarError(f"{source}: a function needs its inverse")
            defaults = _parameter_defaults(make)
            builder, reader = _worded(make, made_kind, fixed, wording), unmake
        return Alternative(self.name, elements, made_kind, builder, reader, defaults, wording, number, carries, source)


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
    return f"{frame.f_code.co_filename.rpartition('/')[2]}:{frame.f_lineno}"


def _check_fields(kind: type, slots: Sequence[str], fixed: Mapping[str, Value], source: str) -> dict[str, Value]:
    """Defaults of the fields; refuses slots that are no fields and fields that nothing fills."""
    if not is_dataclass(kind):
        raise GrammarError(f"{source}: {kind.__name__} is no dataclass; give the inverse of the function")
    known = {one.name: one for one in fields(kind) if one.init and one.name != "wording"}
    for name in (*slots, *fixed):
        if name not in known:
            raise GrammarError(f"{source}: {kind.__name__} has no field {name!r}")
    defaults: dict[str, Value] = {}
    for name, one in known.items():
        if one.default is not MISSING:
            defaults[name] = one.default
        elif one.default_factory is not MISSING:
            defaults[name] = one.default_factory()
        elif name not in slots and name not in fixed:
            raise GrammarError(f"{source}: nothing fills the field {name!r} of {kind.__name__}")
    return defaults


def _builder(kind: type, fixed: Mapping[str, Value], wording: int) -> Callable[..., Value]:
    constants = dict(fixed)
    if issubclass(kind, Node) and wording:
        constants["wording"] = wording
    if not constants:
        return kind

    def build(**slots: Value) -> Value:
        return kind(**slots, **constants)  # type: ignore[no-any-return]

    return build


def _constant(value: Value) -> tuple[Callable[[], Value], Callable[[Value], Mapping[str, Value] | None]]:
    def make() -> Value:
        return value

    def unmake(other: Value) -> Mapping[str, Value] | None:
        return {} if other == value else None

    return make, unmake


def _worded(
    make: Callable[..., Value | None], kind: type, fixed: Mapping[str, Value], wording: int
) -> Callable[..., Value | None]:
    def build(**slots: Value) -> Value | None:
        made = make(**slots, **fixed)
        if wording < 0 or not isinstance(made, Node):
            return made
        if type(made) is not kind:
            raise GrammarError(f"{make.__qualname__} makes {type(made).__name__}, not {kind.__name__}")
        return replace(made, wording=wording) if wording else made

    return build


def _field_reader(
    kind: type, slots: Sequence[str], fixed: Mapping[str, Value], defaults: Mapping[str, Value]
) -> Callable[[Any], Mapping[str, Value] | None]:
    silent = {**{name: value for name, value in defaults.items() if name not in slots}, **fixed}

    def unmake(node: Any) -> Mapping[str, Value] | None:
        if type(node) is not kind:
            return None
        for name, value in silent.items():
            if getattr(node, name) != value:
                return None
        return {name: getattr(node, name) for name in slots}

    return unmake


def _parameter_defaults(make: Callable[..., object]) -> dict[str, Value]:
    if isinstance(make, FunctionType) and not make.__defaults__ and not make.__kwdefaults__:
        return {}  # nearly all of them; asking for the whole signature takes a tenth of the time to load the grammar
    return {
        name: one.default
        for name, one in inspect.signature(make).parameters.items()
        if one.default is not inspect.Parameter.empty
    }
