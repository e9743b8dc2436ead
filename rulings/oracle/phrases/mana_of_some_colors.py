"""Mana of which each may be of one of a few colours (CR 106.1b): "X mana in any combination of {R} and/or {G}"."""

from collections.abc import Mapping

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.amounts.history import ThatMany
from rulings.abilities.effects.mana import ANY_OF, AddMana, ManaOption
from rulings.abilities.players import PlayerRef
from rulings.oracle.categories import effect
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None
Symbols = tuple[str, ...]


def _combined(who: PlayerRef, times: Amount, colors: tuple[Symbols, ...]) -> AddMana | None:
    if any(len(one) != 1 for one in colors) or len(colors) < 2:
        return None
    return AddMana(who, (ManaOption((ANY_OF, *(one[0] for one in colors))),), times)


def _undo_combined(node: AddMana) -> Slots:
    match node.options:
        case (ManaOption(symbols=(first, *rest)),) if first == ANY_OF and node.times is not None:
            slots = {"who": node.who, "times": node.times, "colors": tuple((one,) for one in rest)}
            return slots if node == _combined(node.who, node.times, slots["colors"]) else None  # type: ignore[arg-type]
    return None


effect.phrase(
    "{who:Subject} add[s] {times:Amount} mana in any combination of {colors:ManaSymbols+and/or}",
    _combined,
    _undo_combined,
    kind=AddMana,
)


def _much_combined(who: PlayerRef, colors: tuple[Symbols, ...]) -> AddMana | None:
    return _combined(who, ThatMany(), colors)


def _undo_much_combined(node: AddMana) -> Slots:
    slots = _undo_combined(node)
    if slots is None or slots["times"] != ThatMany():
        return None
    return {"who": slots["who"], "colors": slots["colors"]}


effect.phrase(
    "{who:Subject} add[s] that much mana in any combination of {colors:ManaSymbols+and/or}",
    _much_combined,
    _undo_much_combined,
    kind=AddMana,
    carries={"that much": "times"},
)
