"""What a total cost still depends on: how hybrid and Phyrexian symbols are announced (CR 107.4e-f, 601.2b, 601.2f).

The announcement comes before the total cost, but the choice is made while mana is found; until then the cost keeps two
notes among its symbols. ``{less:N}``: N of a reduction by generic mana found no generic mana, and goes to hybrid
symbols that are announced as generic mana. ``{least:N}``: so much mana must be paid also where life pays for symbols.

日本語: 混成マナ・シンボル、ファイレクシア・マナ・シンボルの宣言と総コスト
"""

from collections.abc import Sequence

from rulings.kernel.questions.finding import UnboundReferenceError

_LESS, _LEAST = "less:", "least:"


def has_generic_half(symbols: Sequence[str]) -> bool:
    """Whether some symbol may be announced as generic mana: {2/W}."""
    return any(part.isdigit() for symbol in symbols if "/" in symbol for part in symbol.strip("{}").split("/"))


def has_life_half(symbols: Sequence[str]) -> bool:
    """Whether life may be paid for some symbol: {W/P}."""
    return any(symbol.endswith("/P}") for symbol in symbols)


def with_less(symbols: Sequence[str], amount: int) -> list[str]:
    """The symbols with what is left of a reduction, if a symbol might be announced as generic mana."""
    if amount <= 0 or not has_generic_half(symbols):
        return list(symbols)
    before = sum(less_of(symbol) for symbol in symbols)
    return [*(symbol for symbol in symbols if not less_of(symbol)), f"{{{_LESS}{before + amount}}}"]


def with_least(symbols: Sequence[str], minimum: int) -> list[str]:
    """The symbols with the least mana that is paid, if life might be paid for some.

    Raises: UnboundReferenceError: a symbol might be announced as generic mana, and then adds more to the total.
    """
    if has_generic_half(symbols):
        raise UnboundReferenceError("the least that a cost with hybrid symbols of generic mana comes to")
    return [*symbols, f"{{{_LEAST}{minimum}}}"] if has_life_half(symbols) else list(symbols)


def less_of(symbol: str) -> int:
    """N of ``{less:N}``; 0 for any other symbol."""
    return _number(symbol, _LESS)


def least_of(symbol: str) -> int:
    """N of ``{least:N}``; 0 for any other symbol."""
    return _number(symbol, _LEAST)


def _number(symbol: str, word: str) -> int:
    inner = symbol.strip("{}")
    return int(inner.removeprefix(word)) if inner.startswith(word) else 0


def shown(symbols: Sequence[str]) -> tuple[str, ...]:
    """The mana symbols alone."""
    return tuple(symbol for symbol in symbols if not less_of(symbol) and not least_of(symbol))
