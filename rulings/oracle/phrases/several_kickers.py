"""Which of several kickers was paid: "if it was kicked with its {1}{W} kicker" (CR 702.33f).

What is here: the condition. What is not: "if it was kicked" (``branching``), the kickers (``keyword_lines``).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.history import TimesPaid
from rulings.abilities.conditions.condition import Compare
from rulings.abilities.conditions.history import WasPaid
from rulings.abilities.references import It, ObjectRef
from rulings.abilities.vocabulary import Comparison
from rulings.oracle.categories import condition
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _declare(words: str, of: ObjectRef | None) -> None:
    def make(symbols: tuple[str, ...]) -> WasPaid:
        return WasPaid("kicker", of=of, cost="".join(symbols))

    def undo(node: WasPaid) -> Slots:
        if node.cost is None or not node.cost.startswith("{"):
            return None
        symbols = tuple(one + "}" for one in node.cost.split("}") if one)
        return {"symbols": symbols} if node == make(symbols) else None

    condition.phrase(f"{words} was kicked with its {{symbols:ManaSymbols}} kicker", make, undo, kind=WasPaid)


_declare("it", It("it"))
_declare("<this creature|this spell|~>", None)

# Both of two kickers (CR 702.33d).

condition.words({"it was kicked twice": Compare(TimesPaid("kicker"), Comparison.AT_LEAST, Fixed(2))})
