"""Rolling dice (CR 706).

What is here: "roll a d20", results tables, "where X is the result", "whenever you roll one or more dice". What is not:
what changes a roll, and rolling several dice.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import DieResult
from rulings.abilities.changes.permissions import PlayerHas
from rulings.abilities.conditions.history import DieIn
from rulings.abilities.effects.chance import RollDie
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.effect import Sequence as InOrder
from rulings.abilities.events.turns import Does
from rulings.abilities.players import You
from rulings.oracle.categories import ORACLE, Clauses, ability, effect, event, paragraph, quantity
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole
from rulings.oracle.template import Number

Slots = Mapping[str, Value] | None


class Dice:
    """ "d20": the number of its sides."""

    is_numbered = False

    def can_start(self, token: str) -> bool:
        """The letter with a number."""
        return re.fullmatch(r"d\d+", token) is not None

    def read(self, tokens: Sequence[str], start: int, number: Number | None) -> Iterable[tuple[int, Value]]:
        """The number."""
        yield start + 1, int(tokens[start][1:])

    def print(self, value: Value, number: Number) -> tuple[str, ...] | None:
        """With its letter."""
        return (f"d{value}",) if type(value) is int and value > 1 else None

    def number(self, value: Value) -> Number:
        """One die."""
        return Number.SINGULAR


class Ranges:
    """ "1—9 |", "20 |", "15+ |": the results that a row of a table is for (CR 706.3a)."""

    is_numbered = False

    def can_start(self, token: str) -> bool:
        """What ends with a stroke after a space."""
        return token.endswith(" |") and token[0].isdigit()

    def read(self, tokens: Sequence[str], start: int, number: Number | None) -> Iterable[tuple[int, Value]]:
        """The bounds, both included."""
        words = tokens[start].removesuffix(" |")
        low, dash, high = words.partition("\u2014")
        if words.endswith("+"):
            yield start + 1, DieIn(int(words[:-1]), None)
        else:
            yield start + 1, DieIn(int(low), int(high) if dash else int(low))

    def print(self, value: Value, number: Number) -> tuple[str, ...] | None:
        """The bounds as a table has them."""
        if not isinstance(value, DieIn):
            return None
        if value.high is None:
            return (f"{value.low}+ |",)
        return (f"{value.low} |" if value.high == value.low else f"{value.low}\u2014{value.high} |",)

    def number(self, value: Value) -> Number:
        """Never agrees with anything."""
        return Number.SINGULAR


ORACLE.lexical("Die", Dice())
ORACLE.lexical("DieRange", Ranges())

effect.phrase("{who:Subject} roll[s] a {sides:Die}", RollDie)

for _sides, _number in (("four", 4), ("six", 6), ("eight", 8), ("ten", 10), ("twelve", 12), ("twenty", 20)):
    effect.phrase(f"{{who:Subject}} roll[s] a {_sides}-sided die", RollDie, fixed={"sides": _number})


effect.phrase(
    "{who:Subject} roll[s] a {sides:Die} and add[s:who] {plus:Quantity}",
    RollDie(hole("who"), hole("sides"), plus=hole("plus")),
)

# Tables.

row = ORACLE.category("DieRow")
row.phrase("{condition:DieRange} {then:Paragraph}", If(hole("condition"), hole("then")))


def _with_table(effects: tuple[Effect, ...], rows: tuple[Effect, ...]) -> Effect | None:
    """The roll is the last that is said before the table."""
    last = effects[-1]
    if isinstance(last, Clauses) and isinstance(last.effects[-1], RollDie):
        rolled = replace(last, effects=(*last.effects[:-1], replace(last.effects[-1], results=rows)))
    elif isinstance(last, RollDie):
        return (
            InOrder((*effects[:-1], replace(last, results=rows))) if len(effects) > 1 else replace(last, results=rows)
        )
    else:
        return None
    return InOrder((*effects[:-1], rolled)) if len(effects) > 1 else rolled


def _undo_with_table(node: Effect) -> Slots:
    effects = node.effects if isinstance(node, InOrder) else (node,)
    last = effects[-1] if effects else None
    if isinstance(last, Clauses) and isinstance(last.effects[-1], RollDie):
        roll = last.effects[-1]
        bare: Effect = replace(last, effects=(*last.effects[:-1], replace(roll, results=())))
    elif isinstance(last, RollDie):
        roll, bare = last, replace(last, results=())
    else:
        return None
    return {"effects": (*effects[:-1], bare), "rows": roll.results} if roll.results else None


paragraph.phrase("{effects:Sentence+} {rows:DieRow+}", _with_table, _undo_with_table, kind=Effect, is_transparent=True)

# What came of it.

quantity.words({"the result": DieResult()})


event.phrase("{who:Player} roll[s] one or more dice", Does, fixed={"verb": "roll dice"})
ability.words(
    {
        "if you would roll one or more dice, instead roll that many dice plus one and ignore the lowest roll.": (
            StaticAbility(changes=(PlayerHas(You(), "rolls one more die and ignores the lowest"),))
        )
    }
)
