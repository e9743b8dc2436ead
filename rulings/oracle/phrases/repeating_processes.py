"""Processes that are repeated (CR 608.2c).

What is here: "repeat this process", as often as a player wants, so many times more, and what is looked at for it. What
is not: where a process begins, which the binder says; processes that begin anew with other words ("repeat this process
for artifacts").
"""

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.conditions.history import TwoShareThisWay
from rulings.abilities.effects.repeating import RepeatProcess
from rulings.abilities.references import It
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import condition, effect
from rulings.oracle.holes import hole

effect.words(
    {
        "repeat this process< any number of times| as many times as they choose|>": RepeatProcess(),
        "repeat this process once": RepeatProcess(Fixed(1)),
    }
)


effect.phrase("repeat this process {times:Amount} more times", RepeatProcess(hole("times")))

# What two of the milled cards have in common.


def _declare(quality: str) -> None:

    condition.phrase(
        f"two {{filter:Filter@plural}} that share a {quality} were milled this way",
        TwoShareThisWay(
            hole("filter", where=lambda one: one.kind is Kind.CARD), quality, It("the cards milled this way")
        ),
    )


for _quality in ("color", "card type"):
    _declare(_quality)
