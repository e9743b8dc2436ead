"""How players may spend mana (CR 106.6, 118)."""

from typing import Any

from rulings.abilities.changes.mana import SpendAsThough
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.vocabulary import Color, Kind
from rulings.oracle.categories import ORACLE
from rulings.oracle.holes import hole

_WHO = hole("who")


def _declare_as_though(template: str, what: str, who: PlayerRef = _WHO, **said: Any) -> None:
    ORACLE.category("PlayerRule").phrase(template, SpendAsThough(who, what=what, **said), carries={"may": "who"})


_COLORED: dict[str, Any] = {"color": hole("color", Color)}
for _kind, _spent in (("mana", {}), ("{color:Color} mana", _COLORED), ("colorless mana", {"colorless": True})):
    _start = f"{{who:Player}} may spend {_kind} as though it were mana of any color"
    for _what in ("pay the activation costs of {on:This's} abilities", "activate abilities of {on:Filter@plural}"):
        _declare_as_though(f"{_start} to {_what}", "ability", on=hole("on", Node), **_spent)
    _spells = hole("on", Filter, where=lambda one: one.kind is Kind.SPELL)
    _declare_as_though(f"{_start} to cast {{on:Filter@plural}}", "spell", on=_spells, **_spent)
    if _kind != "mana":
        _declare_as_though(_start, "anything", **_spent)
_declare_as_though(
    "{who:Player} may spend {color:Color} mana as though it were {like:Color} mana",
    "anything",
    like=hole("like", Color),
    **_COLORED,
)
_declare_as_though(
    "mana of any type can be spent to activate {on:This's} abilities",
    "ability",
    You(),
    on=hole("on", Node),
    any_type=True,
)
