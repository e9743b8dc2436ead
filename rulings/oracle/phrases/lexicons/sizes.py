"""Power and toughness as signs."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rulings.abilities.amounts.amount import Amount, Fixed, X
from rulings.abilities.changes.change import ModifyPT
from rulings.oracle.categories import ORACLE
from rulings.oracle.grammar import Value
from rulings.oracle.template import Number


def _numeral(amount: Amount) -> str:
    return str(amount.value) if isinstance(amount, Fixed) else "X"


def _sign(text: str) -> int:
    return -1 if text[0] == "-" else 1


def _signless(text: str) -> Amount:
    return X() if text[1:] == "X" else Fixed(int(text[1:]))


class PowerToughnessSigns:
    """ "+2/-1", "+X/+0": a change of power and toughness."""

    is_numbered = False

    def can_start(self, token: str) -> bool:
        """Signed pairs."""
        return token[0] in "+-" and "/" in token and token[-1] != "Y"

    def read(self, tokens: Sequence[str], start: int, number: Number | None) -> Iterable[tuple[int, Value]]:
        """The pair."""
        power, _, toughness = tokens[start].partition("/")
        if toughness[:1] in ("+", "-"):
            yield start + 1, ModifyPT(_signless(power), _signless(toughness), _sign(power), _sign(toughness))

    def print(self, value: Value, number: Number) -> tuple[str, ...] | None:
        """The pair."""
        if not isinstance(value, ModifyPT) or value.times is not None:
            return None
        parts = ((value.power, value.power_sign), (value.toughness, value.toughness_sign))
        if not all(type(one) in (Fixed, X) for one, _ in parts):
            return None
        return ("/".join(("+" if sign > 0 else "-") + _numeral(one) for one, sign in parts),)

    def number(self, value: Value) -> Number:
        """Never agrees with anything."""
        return Number.SINGULAR


class Size(NamedTuple):
    """Power and toughness as set."""

    power: Amount
    toughness: Amount


class PowerToughness:
    """ "3/3", "X/X": power and toughness as set, a ``Size``."""

    is_numbered = False

    def can_start(self, token: str) -> bool:
        """Unsigned pairs."""
        return "/" in token and (token[0].isdigit() or token[0] == "X")

    def read(self, tokens: Sequence[str], start: int, number: Number | None) -> Iterable[tuple[int, Value]]:
        """The pair."""
        power, _, toughness = tokens[start].partition("/")
        if all(one.isdigit() or one == "X" for one in (power, toughness)):
            yield start + 1, Size(self._amount(power), self._amount(toughness))

    def _amount(self, text: str) -> Amount:
        return X() if text == "X" else Fixed(int(text))

    def print(self, value: Value, number: Number) -> tuple[str, ...] | None:
        """The pair."""
        if not isinstance(value, tuple) or len(value) != 2 or not all(type(one) in (Fixed, X) for one in value):
            return None
        return ("/".join(_numeral(one) for one in value),)

    def number(self, value: Value) -> Number:
        """Never agrees with anything."""
        return Number.SINGULAR


ORACLE.lexical("PowerToughnessChange", PowerToughnessSigns())
ORACLE.lexical("PowerToughness", PowerToughness())


class CardSizes:
    """ "6/6": power and toughness in one word."""

    is_numbered = False

    def can_start(self, token: str) -> bool:
        """Two numbers with a stroke."""
        power, _, toughness = token.partition("/")
        return power.isdigit() and toughness.isdigit()

    def read(self, tokens: Sequence[str], start: int, number: Number | None) -> Iterable[tuple[int, Value]]:
        """The word itself."""
        yield start + 1, tokens[start]

    def print(self, value: Value, number: Number) -> tuple[str, ...] | None:
        """The word again."""
        return (value,) if isinstance(value, str) and self.can_start(value) else None

    def number(self, value: Value) -> Number:
        """Never agrees with anything."""
        return Number.SINGULAR


ORACLE.lexical("CardSize", CardSizes())
