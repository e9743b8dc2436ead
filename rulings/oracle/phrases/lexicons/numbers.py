"""Number words."""

from collections.abc import Iterable, Sequence

from rulings.abilities.amounts.amount import Fixed
from rulings.oracle.categories import ORACLE
from rulings.oracle.grammar import Value
from rulings.oracle.template import Number

NUMBER_WORDS = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen twenty"
).split()
_VALUES = {word: value for value, word in enumerate(NUMBER_WORDS)} | {"twenty-one": 21, "a": 1}


class NumberWords:
    """ "A", "one" (wording 1), "two", "20" (wording 2)."""

    is_numbered = False

    def can_start(self, token: str) -> bool:
        """Number words and numerals."""
        return token in _VALUES or token.isdigit()

    def read(self, tokens: Sequence[str], start: int, number: Number | None) -> Iterable[tuple[int, Value]]:
        """The number at that place."""
        token = tokens[start]
        if token.isdigit():
            yield start + 1, Fixed(int(token), wording=2)
        elif token in _VALUES:
            yield start + 1, Fixed(_VALUES[token], wording=int(token == "one"))

    def print(self, value: Value, number: Number) -> tuple[str, ...] | None:
        """The word, the numeral where the text had one or there is no word."""
        if type(value) is not Fixed:
            return None
        if value.wording == 2:
            return (str(value.value),)
        if value.value == 1:
            return ("one",) if value.wording else ("a",)
        if value.value == 21:
            return ("twenty-one",)
        return (NUMBER_WORDS[value.value] if value.value < len(NUMBER_WORDS) else str(value.value),)

    def number(self, value: Value) -> Number:
        """Singular for one."""
        return Number.SINGULAR if value == Fixed(1) else Number.PLURAL


ORACLE.lexical("NumberWord", NumberWords())
