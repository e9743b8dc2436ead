"""What mana may be spent on, and as what it counts (CR 106.6, 609.4b).

What is here: "spend this mana only to", "as though it were mana of any color" for abilities and some spells. What is
not: mana for a card that an effect lets a player cast (``cast_this_way``).
"""

from collections.abc import Mapping
from dataclasses import replace

from rulings.abilities.amounts.amount import Amount, WhereX, X
from rulings.abilities.changes.mana import SpendAsThough
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.mana import AddMana, SpendOnly
from rulings.abilities.filters.characteristics import HasProperty
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import OwnedBy
from rulings.abilities.node import rewrite, walk
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import ORACLE, sentence
from rulings.oracle.grammar import Value
from rulings.oracle.holes import but, hole

Slots = Mapping[str, Value] | None

# What it may be spent on.

one_use = ORACLE.category("ManaUse")
"""One thing that mana may be spent on: "cast an Elf spell", "activate abilities of artifacts"."""


one_use.phrase("cast a {filter:Filter@singular}", SpendOnly(hole("filter", where=lambda one: one.kind is Kind.SPELL)))
one_use.phrase("cast {filter:Filter@plural}", SpendOnly(hole("filter", where=lambda one: one.kind is Kind.SPELL)))
for _to in ("", "to "):
    for _abilities_of in ("abilities of {filter:Filter@plural}", "a ability of a {filter:Filter@singular}"):
        one_use.phrase(
            f"{_to}activate {_abilities_of}",
            SpendOnly(hole("filter", where=lambda one: one.kind in (Kind.PERMANENT, Kind.SOURCE)), "ability"),
        )
    for _any in ("abilities", "a ability"):
        one_use.words({f"{_to}activate {_any}": SpendOnly(None, "ability")})
for _words, _action in (
    ("foretell a card from your hand", "foretell"),
    ("foretell cards", "foretell"),
    ("turn permanents face up", "turn face up"),
    ("turn a permanent face up", "turn face up"),
    ("unlock doors", "unlock"),
    ("unlock a door", "unlock"),
):
    one_use.words({_words: SpendOnly(None, _action)})
one_use.words({"cast your commander": SpendOnly(Filter(Kind.SPELL, (HasProperty("commander"), OwnedBy(You()))))})
spend_only = ORACLE.category("SpendOnly")
"""All that mana may be spent on."""
spend_only.include(one_use)


def _two_uses(first: SpendOnly, second: SpendOnly) -> SpendOnly | None:
    return replace(first, also=second) if first.also is None and second.also is None else None


spend_only.phrase(
    "{first:ManaUse} or {second:ManaUse}",
    but(
        hole("first", SpendOnly, where=lambda one: one.also is None),
        also=hole("second", where=lambda one: one.also is None),
    ),
    kind=SpendOnly,
    is_transparent=True,
)


spend_only.phrase(
    "{first:ManaUse}, {second:ManaUse}, or {third:ManaUse}",
    but(
        hole("first", SpendOnly, where=lambda one: one.also is None),
        also=but(
            hole("second", SpendOnly, where=lambda one: one.also is None),
            also=hole("third", where=lambda one: one.also is None),
        ),
    ),
    kind=SpendOnly,
    is_transparent=True,
    where=lambda second, third: _two_uses(second, third) is not None,
)


spend_only.phrase(
    "cast a {first:Filter@singular} or a {second:Filter@singular}",
    SpendOnly(
        hole("first", where=lambda one: one.kind is Kind.SPELL),
        also=SpendOnly(hole("second", where=lambda one: one.kind is Kind.SPELL)),
    ),
)


def _add_to_spend(effect: Effect, restriction: SpendOnly) -> Effect | None:
    if not isinstance(effect, AddMana) or effect.restriction is not None:
        return None
    return replace(effect, restriction=restriction)


def _undo_add_to_spend(node: Effect) -> Slots:
    if not isinstance(node, AddMana) or node.restriction is None:
        return None
    return {"effect": replace(node, restriction=None), "restriction": node.restriction}


sentence.phrase(
    "{effect:Effect}. spend this mana only to {restriction:SpendOnly}.",
    but(hole("effect", AddMana, where=lambda one: one.restriction is None), restriction=hole("restriction")),
    kind=Effect,
    is_transparent=True,
    carries={"only": "Effect"},
)


def _add_x_to_spend(effect: Effect, value: Amount, restriction: SpendOnly) -> Effect | None:
    if not any(isinstance(one, X) for one in walk(effect)):
        return None
    return _add_to_spend(rewrite(effect, lambda one: WhereX(value) if isinstance(one, X) else one), restriction)


def _undo_add_x_to_spend(node: Effect) -> Slots:
    found = [one.value for one in walk(node) if isinstance(one, WhereX)]
    slots = _undo_add_to_spend(rewrite(node, lambda one: X() if isinstance(one, WhereX) else one))
    return None if not found or slots is None else {**slots, "value": found[0]}


sentence.phrase(
    "{effect:Effect}, where X is {value:Quantity}. spend this mana only to {restriction:SpendOnly}.",
    _add_x_to_spend,
    _undo_add_x_to_spend,
    kind=Effect,
    is_transparent=True,
    carries={"only": "Effect"},
)

# As what it counts for a part of what is paid.


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
