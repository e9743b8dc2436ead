"""Printing: the tokens of a meaning, by the same phrases that read it.

What is here: choosing the wording, agreement of verbs and nouns, optional groups. What is not: joining tokens into a
line (``rulings.oracle.tokens``).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rulings.abilities.node import Node
from rulings.oracle.grammar import Alternative, Category, Grammar, Value
from rulings.oracle.template import Element, Inflected, Number, Optional, Slot, Word


class PrintError(Exception):
    """No phrase of the category says this."""


@dataclass(frozen=True, slots=True)
class Printed:
    """Tokens, and what agrees with them."""

    tokens: tuple[str, ...]
    number: Number


@dataclass(slots=True)
class Printer:
    """Prints meanings by one grammar."""

    grammar: Grammar
    _version: int = -1
    _by_kind: dict[tuple[str, type, int | None], list[Alternative]] = field(default_factory=dict)

    def print(self, category: str, value: Value, number: Number = Number.SINGULAR) -> tuple[str, ...]:
        """The tokens of a meaning, in its own wording.

        Raises: PrintError: no phrase of the category says this.
        """
        if self._version != self.grammar.version:
            self._by_kind.clear()
            self._version = self.grammar.version
        return self.print_category(self.grammar.categories[category], value, number).tokens

    def print_category(self, category: Category, value: Value, asked: Number) -> Printed:
        """Tokens and number of a meaning as that category."""
        for one in category.closure():
            if one.lexicon is not None:
                tokens = one.lexicon.print(value, asked)
                if tokens is not None:
                    return Printed(tokens, one.lexicon.number(value))
        for alternative in self._candidates(category, value):
            slots = alternative.unmake(value)
            if slots is None:
                continue
            try:
                return self.print_by(alternative, slots, asked, value)
            except PrintError:
                continue
        raise PrintError(f"{category.name}: {value!r}")

    def print_by(self, alternative: Alternative, slots: Mapping[str, Value], asked: Number, value: Value) -> Printed:
        """Tokens and number of a meaning in one wording, whose slots it fills.

        Raises: PrintError: a slot can't be said.
        """
        return _Rendering(self, alternative, slots, asked, value).result()

    def _candidates(self, category: Category, value: Value) -> list[Alternative]:
        """Wordings for the value's class, its own wording first."""
        kind, wording = type(value), value.wording if isinstance(value, Node) else None
        key = (category.name, kind, wording)
        found = self._by_kind.get(key)
        if found is not None:
            return found
        exact = [one for one in category.alternatives() if one.kind is kind]
        wider = [one for one in category.alternatives() if isinstance(value, one.kind) and one not in exact]

        def rank(one: Alternative) -> int:
            """Own wording, then what says anything (a made possessive), then other wordings of the class."""
            if one.kind is kind and one.wording == wording:
                return 0
            return 1 if one.kind is object else 2

        found = exact + wider if wording is None else sorted(exact + wider, key=rank)
        self._by_kind[key] = found
        return found


@dataclass(slots=True)
class _Rendering:
    """One wording on its way to tokens."""

    printer: Printer
    alternative: Alternative
    values: Mapping[str, Value]
    asked: Number
    whole: Value
    done: dict[str, Printed] = field(default_factory=dict)
    implied: dict[str, Number] = field(default_factory=dict)

    def result(self) -> Printed:
        elements = self._present(self.alternative.elements)
        slots = [one for one in elements if isinstance(one, Slot)]
        present = {one.field for one in slots}
        for name, default in self.alternative.defaults.items():
            if name in self.values and name not in present and self.values[name] != default:
                raise PrintError(name)
        for slot in slots:
            if slot is elements[0] and self._is_left_out(slot):
                continue
            if slot.number in (None, "singular", "plural"):
                self._print(slot, self.asked if slot.number is None else Number(slot.number))
        for slot in slots:
            if slot.field not in self.done and slot.field not in self.implied:
                self._print(slot, self._number_of(str(slot.number)))
        tokens: list[str] = []
        for element in elements:
            match element:
                case Word():
                    tokens.append(element.text)
                case Inflected():
                    tokens.append(element.form(self._number_of(element.governor)))
                case Slot() if element.field in self.done:
                    tokens += self.done[element.field].tokens
        return Printed(tuple(tokens), self._number(elements))

    def _present(self, elements: Sequence[Element]) -> list[Element]:
        """The elements without optional groups that have nothing to say."""
        result: list[Element] = []
        for element in elements:
            if not isinstance(element, Optional):
                result.append(element)
                continue
            inner = self._present(element.elements)
            if any(isinstance(one, Slot) and self._says_something(one.field) for one in inner):
                result += inner
        return result

    def _says_something(self, name: str) -> bool:
        return name in self.values and self.values[name] != self.alternative.defaults.get(name)

    def _is_left_out(self, slot: Slot) -> bool:
        value = self.values[slot.field]
        implied = self.printer.grammar.resolve(slot).implied
        if implied is None or type(value) is not implied:
            return False
        self.implied[slot.field] = Number.PLURAL if value.wording == 0 else Number.SINGULAR
        return True

    def _print(self, slot: Slot, number: Number) -> None:
        if slot.field not in self.values:
            raise PrintError(slot.field)
        category = self.printer.grammar.resolve(slot)
        self.done[slot.field] = self.printer.print_category(category, self.values[slot.field], number)

    def _number_of(self, governor: str | None) -> Number:
        if governor is None:
            return self.asked
        if governor in self.implied:
            return self.implied[governor]
        if governor not in self.done:
            raise PrintError(governor)
        return self.done[governor].number

    def _number(self, elements: Sequence[Element]) -> Number:
        rule = self.alternative.number
        if isinstance(rule, Number):
            return rule
        if isinstance(rule, str):
            return self._number_of(rule)
        if rule is not None:
            return rule(self.whole)
        for element in elements:
            if isinstance(element, Inflected) and not element.is_verb:
                return self._number_of(element.governor)
            if isinstance(element, Slot) and element.number is not None:
                if element.number in ("singular", "plural"):
                    return Number(element.number)
                return self._number_of(element.number)
        return Number.SINGULAR
