"""How players may spend mana (CR 106.6, 118)."""

from rulings.abilities.changes.mana import SpendAsThough
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import ORACLE
from rulings.oracle.grammar import Slots, Value

_YOU = You()


def _declare_as_though(template: str, what: str, on: str, **fixed: Value) -> None:
    """``on``: the slot of what is paid for, empty where it is anything."""

    def make(who: PlayerRef = _YOU, **slots: Value) -> SpendAsThough | None:
        target = slots.pop(on, None) if on else None
        if what == "spell" and (not isinstance(target, Filter) or target.kind is not Kind.SPELL):
            return None
        return SpendAsThough(who, what=what, on=target, **slots, **fixed)  # type: ignore[arg-type]

    def unmake(node: SpendAsThough) -> Slots:
        slots: dict[str, Value] = {}
        for name, value in (("who", node.who), ("color", node.color), ("like", node.like), (on, node.on)):
            if name and f"{{{name}:" in template:
                if value is None:
                    return None
                slots[name] = value
        return slots if node == make(**slots) else None  # type: ignore[arg-type]

    ORACLE.category("PlayerRule").phrase(template, make, unmake, kind=SpendAsThough, carries={"may": "who"})


_MANA: tuple[tuple[str, dict[str, Value]], ...] = (
    ("mana", {}),
    ("{color:Color} mana", {}),
    ("colorless mana", {"colorless": True}),
)
for _kind, _fixed in _MANA:
    _start = f"{{who:Player}} may spend {_kind} as though it were mana of any color"
    for _what in ("pay the activation costs of {on:This's} abilities", "activate abilities of {on:Filter@plural}"):
        _declare_as_though(f"{_start} to {_what}", "ability", "on", **_fixed)
    _declare_as_though(f"{_start} to cast {{on:Filter@plural}}", "spell", "on", **_fixed)
    if _kind != "mana":
        _declare_as_though(_start, "anything", "", **_fixed)
_declare_as_though("{who:Player} may spend {color:Color} mana as though it were {like:Color} mana", "anything", "")
_declare_as_though("mana of any type can be spent to activate {on:This's} abilities", "ability", "on", any_type=True)
