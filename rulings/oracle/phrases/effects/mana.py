"""Adding mana, and what it may be spent on (CR 106, 605)."""

from dataclasses import replace

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.history import ThatMany
from rulings.abilities.costs.mana import PayLife
from rulings.abilities.effects.mana import (
    ANY_OF,
    ActivateEachForMana,
    AddMana,
    DoubleMana,
    LoseMana,
    ManaOption,
    SpendOnly,
    TakeUnspentMana,
)
from rulings.abilities.filters.characteristics import HasProperty, HasSupertype, HasType
from rulings.abilities.filters.filter import Either, Filter
from rulings.abilities.filters.players import ControlledBy, OwnedBy
from rulings.abilities.players import You
from rulings.abilities.vocabulary import Kind, Supertype
from rulings.oracle.categories import ORACLE, effect
from rulings.oracle.holes import but, hole

_CHOSEN = (ManaOption(("chosen",)),)
entry_payment = ORACLE.category("EntryPayment")
one_use = ORACLE.category("ManaUse")
"""One thing that mana may be spent on: "cast an Elf spell", "activate abilities of artifacts"."""
spend_only = ORACLE.category("SpendOnly")
"""All that mana may be spent on."""
effect.phrase(
    "{who:Subject} add[s] {options:ManaOption+or} for each {times:CountedSingly}",
    AddMana(hole("who"), hole("options"), hole("times")),
    carries={"each": "times"},
)
effect.phrase(
    "{who:Subject} add[s] a amount of {options:ManaOption+or} equal to {times:Quantity}",
    AddMana(hole("who"), hole("options"), hole("times")),
)
effect.phrase("{who:Subject} add[s] one mana of the chosen color", AddMana, fixed={"options": _CHOSEN})
for _amount, _kind in (("one mana of any color", "any"), ("{times:Amount} mana of any one color", "any one")):
    effect.phrase(f"{{who:Player}} adds {_amount} they choose", AddMana, fixed={"options": (ManaOption((_kind,)),)})
entry_payment.phrase("pay {amount:Quantity} life", PayLife)
_PRODUCED = (ManaOption(("produced",)),)
effect.phrase("{who:Subject} add[s] a additional {options:ManaOption+or}", AddMana)
effect.phrase(
    "{who:Subject} add[s] a additional one mana of any color", AddMana, fixed={"options": (ManaOption(("any",)),)}
)
effect.phrase(
    "{who:Subject} add[s] a additional {times:Amount} mana in any combination of colors",
    AddMana,
    fixed={"options": (ManaOption(("any",)),)},
)
effect.phrase(
    "{who:Subject} add[s] a additional one mana of the chosen color",
    AddMana,
    fixed={"options": (ManaOption(("chosen",)),)},
)
effect.phrase(
    "{who:Subject} add[s] one mana of any type that <land|permanent|artifact token|creature> produced",
    AddMana,
    fixed={"options": _PRODUCED},
)
effect.phrase(
    "{who:Subject} add[s] a additional {options:ManaOption+or} for each {times:CountedSingly}",
    AddMana(hole("who"), hole("options"), hole("times")),
    carries={"each": "times"},
)
effect.phrase(
    "{who:Subject} add[s] a amount of {options:ManaOption+or} equal to {times:Quantity}",
    AddMana(hole("who"), hole("options", where=lambda one: len(one) == 1), hole("times", unless=Fixed)),
)
_OF_EACH = (ManaOption(("each color among",)),)
effect.phrase(
    "for each color among {among:Filter@plural}, add one mana of that color",
    AddMana(You(), _OF_EACH, among=hole("among", where=lambda one: one.kind is Kind.PERMANENT)),
    carries={"each": "options"},
)


def _declare(template: str, option: str) -> None:

    effect.phrase(template, AddMana(hole("who"), (ManaOption((option,)),), among=hole("among")))


_declare(
    "{who:Subject} add[s] one mana of any color that a {among:Filter@singular} could produce", "could produce color"
)
_declare("{who:Subject} add[s] one mana of any type that a {among:Filter@singular} could produce", "could produce")
_declare("{who:Subject} add[s] one mana of any color among {among:Filter@plural}", "colors among")
effect.phrase(
    "{who:Subject} add[s] one mana of any color among legendary {first:CardType@plural} and {second:CardType@plural} "
    "you control",
    AddMana(
        hole("who"),
        (ManaOption(("colors among",)),),
        among=Filter(
            Kind.PERMANENT,
            (
                HasSupertype(Supertype.LEGENDARY),
                Either((HasType(hole("first")), HasType(hole("second")))),
                ControlledBy(You()),
            ),
        ),
    ),
)
Symbols = tuple[str, ...]


one_symbol = ORACLE.category("OneManaSymbol")
one_symbol.words({f"{{{one}}}": f"{{{one}}}" for one in "WUBRGC"})
_COMBINED = (ManaOption((ANY_OF, *hole("colors", where=lambda colors: len(colors) > 1))),)
effect.phrase(
    "{who:Subject} add[s] {times:Amount} mana in any combination of {colors:OneManaSymbol+and/or}",
    AddMana(hole("who"), _COMBINED, hole("times")),
)
effect.phrase(
    "{who:Subject} add[s] that much mana in any combination of {colors:OneManaSymbol+and/or}",
    AddMana(hole("who"), _COMBINED, ThatMany()),
    carries={"that much": "times"},
)
effect.phrase(
    "{who:Subject} add[s] a additional one mana of that color", AddMana, fixed={"options": (ManaOption(("chosen",)),)}
)
effect.phrase(
    "{who:Subject} add[s] {times:Amount} {option:ManaOption}",
    AddMana(
        hole("who"),
        (hole("option", where=lambda one: len(one.symbols) == 1),),
        hole("times", Fixed, where=lambda one: one.value > 1),
    ),
)
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
effect.phrase(
    "double the amount of each type of unspent mana you have",
    DoubleMana,
    fixed={"who": You()},
    carries={"each": "DoubleMana"},
)
effect.phrase("{who:Subject} lose[s] all unspent mana", LoseMana)
mana_option = ORACLE.category("ManaOption")
mana_option.phrase(
    "{symbols:ManaSymbols}", ManaOption(hole("symbols", where=lambda one: one and one[0].startswith("{")))
)
effect.phrase("{who:Subject} add[s] {options:ManaOption+or}", AddMana)
effect.phrase("{who:Subject} add[s] one mana of any color", AddMana, fixed={"options": (ManaOption(("any",)),)})
effect.phrase(
    "{who:Subject} add[s] {times:Amount} mana of any one color", AddMana, fixed={"options": (ManaOption(("any one",)),)}
)
effect.phrase(
    "{who:Subject} add[s] {times:Amount} mana in any combination of colors",
    AddMana,
    fixed={"options": (ManaOption(("any",)),)},
)
effect.phrase(
    "{who:Subject} activate[s] a mana ability of each {of:Filter@singular} they control",
    ActivateEachForMana(hole("who"), hole("of", where=lambda one: one.kind is Kind.PERMANENT)),
    carries={"each": "ActivateEachForMana"},
)
effect.phrase("{who:Player} loses all unspent mana and you add the mana lost this way", TakeUnspentMana)
