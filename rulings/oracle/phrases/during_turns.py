"""Static abilities that work only at some times: "during your turn, ..." (CR 604.1, 611.3a).

What is here: the times at either end of a line, before objects and before players. What is not: durations
(``durations``), "as long as" (``lines``).
"""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.conditions.condition import Condition, InStep, Negated
from rulings.abilities.players import You
from rulings.oracle.categories import ability, condition
from rulings.oracle.holes import hole

condition.words(
    {
        "it's combat": InStep("combat"),
        "it's your main phase": InStep("main phase", You()),
    }
)


def _declare_while(words: str, when: Condition) -> None:
    """ "During your turn, ..." before a static ability."""

    for template in (
        f"{words}, {{affected:Affected}} {{changes:Change+and@affected}}.",
        f"{{affected:Affected}} {{changes:Change+and@affected}} {words}.",
    ):
        ability.phrase(
            template,
            StaticAbility(affected=hole("affected"), changes=hole("changes"), condition=when),
            carries={"each": "condition"},
        )

    for template in (f"{words}, {{rule:PlayerRule}}.", f"{{rule:PlayerRule}} {words}."):
        ability.phrase(template, StaticAbility(changes=(hole("rule"),), condition=when), carries={"each": "condition"})


for _words, _when in (
    ("during your turn", InStep("turn", You())),
    ("during turns other than yours", Negated(InStep("turn", You()))),
    ("during each of your turns", InStep("turn", You())),
    ("during combat", InStep("combat")),
):
    _declare_while(_words, _when)
