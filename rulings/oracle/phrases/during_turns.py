"""Static abilities that work only at some times: "during your turn, ..." (CR 604.1, 611.3a).

What is here: the times at either end of a line, before objects and before players. What is not: durations
(``durations``), "as long as" (``lines``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.change import Change
from rulings.abilities.conditions.condition import Condition, InStep, Negated
from rulings.abilities.node import Node
from rulings.abilities.players import You
from rulings.oracle.categories import ability, condition
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


condition.words(
    {
        "it's combat": InStep("combat"),
        "it's your main phase": InStep("main phase", You()),
    }
)


def _declare_while(words: str, when: Condition) -> None:
    """ "During your turn, ..." before a static ability."""

    def make(affected: Node, changes: tuple[Change, ...]) -> StaticAbility:
        return StaticAbility(affected=affected, changes=changes, condition=when)

    def unmake(node: StaticAbility) -> Slots:
        if node.condition != when or node.affected is None or node != make(node.affected, node.changes):
            return None
        return {"affected": node.affected, "changes": node.changes}

    for template in (
        f"{words}, {{affected:Affected}} {{changes:Change+and@affected}}.",
        f"{{affected:Affected}} {{changes:Change+and@affected}} {words}.",
    ):
        ability.phrase(template, make, unmake, kind=StaticAbility, carries={"each": "condition"})

    def make_rule(rule: Change) -> StaticAbility:
        return StaticAbility(changes=(rule,), condition=when)

    def unmake_rule(node: StaticAbility) -> Slots:
        return {"rule": node.changes[0]} if node.changes and node == make_rule(node.changes[0]) else None

    for template in (f"{words}, {{rule:PlayerRule}}.", f"{{rule:PlayerRule}} {words}."):
        ability.phrase(template, make_rule, unmake_rule, kind=StaticAbility, carries={"each": "condition"})


for _words, _when in (
    ("during your turn", InStep("turn", You())),
    ("during turns other than yours", Negated(InStep("turn", You()))),
    ("during each of your turns", InStep("turn", You())),
    ("during combat", InStep("combat")),
):
    _declare_while(_words, _when)
