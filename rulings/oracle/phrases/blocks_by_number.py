"""Events of blocking by number (CR 509.3e).

What is here: "becomes blocked by two or more creatures", "blocks or becomes blocked by one or more Orcs", "one or more
creatures you control become blocked". What is not: blocks one by one (``events``).
"""

from rulings.abilities.events.combat import BecomesBlocked, Blocks
from rulings.abilities.events.event import AnyOfEvents
from rulings.oracle.categories import event
from rulings.oracle.holes import hole


def _declare(words: str, number: int) -> None:
    event.phrase(
        f"{{attacker:EventObject}} become[s] blocked by {words} or more {{by:Filter@plural}}",
        BecomesBlocked,
        fixed={"at_least": number},
    )
    event.phrase(
        f"{{blocker:EventObject}} block[s] {words} or more {{blocked:Filter@plural}}",
        Blocks,
        fixed={"at_least": number},
    )

    event.phrase(
        f"{{object:EventObject}} block[s] or become[s:object] blocked by {words} or more {{filter:Filter@plural}}",
        AnyOfEvents(
            (
                Blocks(hole("object"), hole("filter"), at_least=number),
                BecomesBlocked(hole("object"), hole("filter"), at_least=number),
            )
        ),
    )


for _words, _number in (("one", 1), ("two", 2), ("three", 3)):
    _declare(_words, _number)

event.phrase("{blocker:EventBatch} block[s]", Blocks, fixed={"batch": True})
event.phrase("{attacker:EventBatch} become[s] blocked", BecomesBlocked, fixed={"batch": True})
