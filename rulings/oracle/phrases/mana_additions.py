"""What is added to mana that something is tapped for, and what it makes instead (CR 106.12, 605.1b).

What is here: "add an additional {G}", "one mana of any type that land produced", "it produces twice as much of that
mana instead", "it produces {B} instead of any other type". What is not: "is tapped for mana" itself (``triggers``).
"""

from collections.abc import Callable, Mapping

from rulings.abilities.ability import Replacement
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.effects.mana import AddMana, ManaOption
from rulings.abilities.events.event import EventPattern
from rulings.abilities.events.spells import ManaProduced
from rulings.abilities.modifications import OtherMana, ScaleAmount
from rulings.abilities.players import AnyPlayer
from rulings.oracle.categories import ORACLE, ability, effect
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

Slots = Mapping[str, Value] | None

_PRODUCED = (ManaOption(("produced",)),)

# More mana than the land itself makes: "additional" is a word of the look only, since the trigger adds it anyway.

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

# Other mana instead (CR 106.12b).

tapped_for_mana = ORACLE.category("TappedForMana")
"""Something is tapped for mana, as an event that a replacement effect changes."""
tapped_for_mana.phrase("{who:Player} tap[s] {source:EventObject} for mana", ManaProduced)


tapped_for_mana.phrase("{source:EventObject} is tapped for mana", ManaProduced(AnyPlayer(), hole("source")))


tapped_for_mana.phrase(
    "{source:EventObject} is tapped for two or more mana", ManaProduced(AnyPlayer(), hole("source"), minimum=2)
)

_INSTEAD = {"instead": "instead"}
for _words, _factor in (("twice", 2), ("three times", 3)):

    def _more(factor: int) -> tuple[Callable[..., Replacement], Callable[[Replacement], Slots]]:
        def make(event: EventPattern) -> Replacement:
            return Replacement(event=event, instead=ScaleAmount(factor=factor))

        def unmake(node: Replacement) -> Slots:
            return {"event": node.event} if node.instead == ScaleAmount(factor=factor) else None

        return make, unmake

    ability.phrase(
        f"if {{event:TappedForMana}}, it produces {_words} as much of that mana instead.",
        *_more(_factor),
        kind=Replacement,
        carries=_INSTEAD,
    )


def _other(
    symbol: str | None, *, fixed_amount: bool
) -> tuple[Callable[..., Replacement | None], Callable[[Replacement], Slots]]:
    """``symbol``: of colorless mana, which is said in words; ``None``: a slot."""

    def make(event: EventPattern, symbols: tuple[str, ...] = ()) -> Replacement | None:
        if symbol is None and len(symbols) != 1:
            return None
        return Replacement(event=event, instead=OtherMana(symbol or symbols[0], fixed_amount))

    def unmake(node: Replacement) -> Slots:
        found = node.instead
        if not isinstance(found, OtherMana) or found.fixed_amount is not fixed_amount:
            return None
        if symbol is None:
            return {"event": node.event, "symbols": (found.symbol,)}
        return {"event": node.event} if found.symbol == symbol else None

    return make, unmake


for _end, _fixed in (("", False), (" and amount", True)):
    ability.phrase(
        f"if {{event:TappedForMana}}, it produces {{symbols:ManaSymbols}} instead of any other type{_end}.",
        *_other(None, fixed_amount=_fixed),
        kind=Replacement,
        carries=_INSTEAD,
    )
    ability.phrase(
        f"if {{event:TappedForMana}}, it produces colorless mana instead of any other type{_end}.",
        *_other("{C}", fixed_amount=_fixed),
        kind=Replacement,
        carries=_INSTEAD,
    )

# So much mana of one kind.


effect.phrase(
    "{who:Subject} add[s] a amount of {options:ManaOption+or} equal to {times:Quantity}",
    AddMana(hole("who"), hole("options", where=lambda one: len(one) == 1), hole("times", unless=Fixed)),
)
