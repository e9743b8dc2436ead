"""Costs: what stands before the colon, after "pay", and after a keyword.

What is here: mana, tap and untap symbols, loyalty, and the common actions as costs. What is not: additional and
alternative costs of spells as abilities.
"""

from collections.abc import Iterable, Sequence

from rulings.abilities.amounts.amount import Amount, Fixed, X
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import LoyaltyCost, ManaCost, PayEnergy, PayLife, WaterbendCost
from rulings.abilities.costs.objects import (
    DiscardCost,
    ExertCost,
    ExileCost,
    MillCost,
    PutCountersCost,
    RemoveCountersCost,
    ReturnCost,
    RevealCost,
    SacrificeCost,
    TapCost,
    TapSelf,
    UntapCost,
    UntapSelf,
)
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another
from rulings.oracle.categories import ORACLE, cost, cost_part, mana
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole
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

mana.phrase("{symbols:ManaSymbols}", ManaCost)
mana_only = ORACLE.category("ManaOnly")
"""A cost that is mana alone."""


mana_only.phrase("{part:Mana}", Cost((hole("part"),)))

cost.phrase("{parts:CostPart+,}", Cost)


cost.phrase("{first:CostPart} and {second:CostPart}", Cost((hole("first"), hole("second"))))

cost_part.include(mana)
cost_part.include(ORACLE.category("LoyaltySymbol"))
cost_part.words(
    {
        "{T}": TapSelf(),
        "{Q}": UntapSelf(),
        "exert ~": ExertCost(),
        "exert this creature": ExertCost(),
        "exert this land": ExertCost(),
    }
)
cost_part.phrase("pay {symbols:ManaSymbols}", ManaCost)
cost_part.phrase("waterbend {symbols:ManaSymbols}", WaterbendCost)
cost_part.phrase("pay {amount:Quantity} life", PayLife)
cost_part.phrase("pay {amount:EnergySymbols}", PayEnergy)
cost_part.phrase("sacrifice {what:Object}", SacrificeCost)
cost_part.phrase("discard {what:Object}", DiscardCost)
cost_part.phrase("exile {what:Object}", ExileCost)
cost_part.phrase("reveal {what:Object}", RevealCost)
cost_part.phrase("return {what:Object} to <its owner's hand|their owner's hand|your hand>", ReturnCost)
cost_part.phrase("tap {amount:Amount} {filter:Filter@amount}", TapCost)


cost_part.phrase(
    "tap another {filter:Filter@singular}",
    TapCost(Filter(hole("filter").kind, (Another(), *hole("filter").predicates))),
    carries={"another": "filter"},
)
cost_part.phrase("untap {amount:Amount} {filter:Filter@amount}", UntapCost)
cost_part.phrase("mill {amount:Amount} card(s)", MillCost)
cost_part.phrase("remove {amount:Amount} {kind:CounterKind} counter(s:amount) from {source:Object}", RemoveCountersCost)
cost_part.phrase("remove {amount:Amount} counter(s) from {source:Object}", RemoveCountersCost, fixed={"kind": None})
cost_part.phrase("put {amount:Amount} {kind:CounterKind} counter(s:amount) on {on:Object}", PutCountersCost)


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
