"""Symbols of mana, loyalty and energy (CR 107.4)."""

from collections.abc import Iterable, Sequence

from rulings.abilities.amounts.amount import Amount, Fixed, X
from rulings.abilities.costs.mana import LoyaltyCost
from rulings.oracle.categories import ORACLE
from rulings.oracle.grammar import Value
from rulings.oracle.template import Number

_NOT_MANA = frozenset({"{T}", "{Q}", "{E}", "{TK}", "{CHAOS}", "{A}", "{P}"})


class ManaSymbols:
    """ "{2}{G}": all mana symbols that stand together."""

    is_numbered = False

    def can_start(self, token: str) -> bool:
        """Mana symbols."""
        return token[0] == "{" and token not in _NOT_MANA

    def read(self, tokens: Sequence[str], start: int, number: Number | None) -> Iterable[tuple[int, Value]]:
        """The longest run; never a part of one."""
        end = start
        while end < len(tokens) and self.can_start(tokens[end]):
            end += 1
        symbols = tuple(tokens[start:end])
        if end < len(tokens) and tokens[end] in _NOT_MANA:
            return
        yield end, () if symbols == ("{0}",) else symbols

    def print(self, value: Value, number: Number) -> tuple[str, ...] | None:
        """The symbols; {0} for none."""
        return (value or ("{0}",)) if type(value) is tuple else None

    def number(self, value: Value) -> Number:
        """Never agrees with anything."""
        return Number.SINGULAR


ORACLE.lexical("ManaSymbols", ManaSymbols())


class LoyaltySymbols:
    """ "[+1]" before a colon."""

    is_numbered = False

    def can_start(self, token: str) -> bool:
        """Loyalty symbols, with brackets as some sources write them or without."""
        return token[0] in "[+-\u2212" or token == "0"

    def read(self, tokens: Sequence[str], start: int, number: Number | None) -> Iterable[tuple[int, Value]]:
        """Where a colon follows, or "to activate"."""
        token = tokens[start]
        bare = token.strip("[]")
        digits = bare.lstrip("+-\u2212")
        if not (digits.isdigit() or digits == "X") or tokens[start + 1 : start + 2] not in ((":",), ("to",)):
            return
        sign = 0 if digits == "0" else -1 if bare[0] in "-\u2212" else 1
        amount: Amount = X() if digits == "X" else Fixed(int(digits))
        yield start + 1, LoyaltyCost(amount, sign, wording=self._wording(token))

    def _wording(self, token: str) -> int:
        return (0 if token[0] == "[" else 1) + (2 if "-" in token else 0) + (4 if "+0" in token else 0)

    def print(self, value: Value, number: Number) -> tuple[str, ...] | None:
        """With or without brackets, as it was written."""
        if not isinstance(value, LoyaltyCost):
            return None
        digits = str(value.amount.value) if isinstance(value.amount, Fixed) else "X"
        minus = "-" if value.wording & 2 else "\u2212"
        sign = {1: "+", -1: minus, 0: "+" if value.wording & 4 else ""}[value.sign]
        return (f"{sign}{digits}",) if value.wording & 1 else (f"[{sign}{digits}]",)

    def number(self, value: Value) -> Number:
        """Never agrees with anything."""
        return Number.SINGULAR


ORACLE.lexical("LoyaltySymbol", LoyaltySymbols())


class EnergySymbols:
    """ "{E}{E}": so many energy counters."""

    is_numbered = False

    def can_start(self, token: str) -> bool:
        """{E}."""
        return token == "{E}"

    def read(self, tokens: Sequence[str], start: int, number: Number | None) -> Iterable[tuple[int, Value]]:
        """The whole run."""
        end = start
        while end < len(tokens) and tokens[end] == "{E}":
            end += 1
        yield end, Fixed(end - start)

    def print(self, value: Value, number: Number) -> tuple[str, ...] | None:
        """So many symbols."""
        return ("{E}",) * value.value if type(value) is Fixed else None

    def number(self, value: Value) -> Number:
        """Never agrees with anything."""
        return Number.SINGULAR


ORACLE.lexical("EnergySymbols", EnergySymbols())
