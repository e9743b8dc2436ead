"""Station symbols (CR 721)."""

from collections.abc import Iterable, Sequence

from rulings.abilities.ability import LevelBand
from rulings.oracle.categories import ORACLE, ability_line, station_line
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole
from rulings.oracle.template import Number


class StationSymbols:
    """ "8+" as the number of counters that it asks for."""

    is_numbered = False

    def can_start(self, token: str) -> bool:
        """Whether the token is such a symbol."""
        return token.endswith("+") and token[:-1].isdigit()

    def read(self, tokens: Sequence[str], start: int, number: Number | None) -> Iterable[tuple[int, Value]]:
        """The symbol at this place."""
        yield start + 1, int(tokens[start][:-1])

    def print(self, value: Value, number: Number) -> tuple[str, ...] | None:
        """The symbol as a token."""
        return (f"{value}+",) if type(value) is int else None

    def number(self, value: Value) -> Number:
        """A symbol has no number."""
        return Number.SINGULAR


ORACLE.lexical("StationSymbol", StationSymbols())
station_line.include(ability_line)
station_line.phrase(
    "{low:StationSymbol} | {abilities:AbilityLine}",
    (LevelBand(low=hole("low"), abilities=hole("abilities"), counter="charge"),),
)
