"""Processes that are repeated (CR 608.2c).

What is here: "repeat this process", as often as a player wants, so many times more, and what is looked at for it. What
is not: where a process begins, which the binder says; processes that begin anew with other words ("repeat this process
for artifacts").
"""

from collections.abc import Mapping

from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.conditions.history import TwoShareThisWay
from rulings.abilities.effects.repeating import RepeatProcess
from rulings.abilities.filters.filter import Filter
from rulings.abilities.references import It
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import condition, effect
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

effect.words(
    {
        "repeat this process< any number of times| as many times as they choose|>": RepeatProcess(),
        "repeat this process once": RepeatProcess(Fixed(1)),
    }
)


def _more_times(times: Amount) -> RepeatProcess:
    return RepeatProcess(times)


def _undo_more_times(node: RepeatProcess) -> Slots:
    return {"times": node.times} if node.times is not None else None


effect.phrase("repeat this process {times:Amount} more times", _more_times, _undo_more_times, kind=RepeatProcess)

# What two of the milled cards have in common.


def _declare(quality: str) -> None:
    def make(filter: Filter) -> TwoShareThisWay | None:
        return TwoShareThisWay(filter, quality, It("the cards milled this way")) if filter.kind is Kind.CARD else None

    def unmake(node: TwoShareThisWay) -> Slots:
        return {"filter": node.filter} if node == make(node.filter) else None

    condition.phrase(
        f"two {{filter:Filter@plural}} that share a {quality} were milled this way", make, unmake, kind=TwoShareThisWay
    )


for _quality in ("color", "card type"):
    _declare(_quality)
