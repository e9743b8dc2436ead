"""Dice and coins (CR 705, 706)."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import DieResult, Fixed
from rulings.abilities.amounts.counting import MostAlikeStored
from rulings.abilities.changes.permissions import PlayerHas
from rulings.abilities.conditions.history import DieIn
from rulings.abilities.costs.cost import Cost
from rulings.abilities.effects.chance import DiceRule, FlipCoin, RerollStored, RollDie, StoreRolls
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.effect import Sequence as InOrder
from rulings.abilities.events.turns import Does, RollsBetween
from rulings.abilities.node import walk
from rulings.abilities.players import PlayerRef, TargetPlayer, You
from rulings.abilities.references import AnyTarget, Target
from rulings.oracle.categories import ORACLE, Clauses, ability, effect, event, paragraph, quantity, sentence
from rulings.oracle.grammar import Slots, Value
from rulings.oracle.holes import but, hole
from rulings.oracle.template import Number

effect.phrase("{who:Subject} flip[s] a coin", FlipCoin)
event.phrase("{who:Player} win[s] a coin flip", Does, fixed={"verb": "win flip"})
event.phrase("{who:Player} lose[s] a coin flip", Does, fixed={"verb": "lose flip"})
ability.words(
    {
        "if you would flip a coin, instead flip two coins and ignore one.": (
            StaticAbility(changes=(PlayerHas(You(), "flips two coins and ignores one"),))
        ),
    }
)
ability.phrase(
    "the first time {who:Player} flip[s] one or more coins each turn, those coins come up heads and {again:Player} "
    "win[s] those flips.",
    StaticAbility(changes=(PlayerHas(hole("who", You), "wins the first flips each turn"),)),
    also={"again": hole("who")},
    carries={"each": "changes"},
)
_WIN = ("if you win the flip", "if that player wins the flip", "if they win the flip")
_LOSE = ("if you lose the flip", "if that player loses the flip", "if they lose the flip")


def _then(who: PlayerRef, win: Effect | None = None, lose: Effect | None = None) -> FlipCoin:
    return FlipCoin(who, win=win, lose=lose)


def _has_target(effect: Effect) -> bool:
    return any(isinstance(one, Target | AnyTarget | TargetPlayer) for one in walk(effect))


for _if_won, _if_lost in zip(_WIN, _LOSE, strict=True):
    _flip = "{who:Subject} flip[s] a coin."
    sentence.phrase(f"{_flip} {_if_won}, {{win:Clauses}}.", _then(hole("who"), hole("win")))
    sentence.phrase(f"{_flip} {_if_lost}, {{lose:Clauses}}.", _then(hole("who"), lose=hole("lose")))
    sentence.phrase(
        f"{_flip} {_if_won}, {{win:Clauses}}. {_if_lost}, {{lose:Clauses}}.",
        _then(hole("who"), hole("win"), hole("lose")),
    )
    # Losing stands first: targets are numbered in the order of the fields, so at most one part has some.
    sentence.phrase(
        f"{_flip} {_if_lost}, {{lose:Clauses}}. {_if_won}, {{win:Clauses}}.",
        _then(
            hole("who"), hole("win", where=lambda one: one is not None), hole("lose", where=lambda one: one is not None)
        ),
        where=lambda win, lose: not all(_has_target(one) for one in (win, lose)),
    )


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


# The last roll, at the end of a sentence or within it.
paragraph.phrase("{effects:Sentence+} {rows:DieRow+}", _with_table, _undo_with_table, kind=Effect, is_transparent=True)
quantity.words({"the result": DieResult()})
event.phrase("{who:Player} roll[s] one or more dice", Does, fixed={"verb": "roll dice"})
ability.words(
    {
        "if you would roll one or more dice, instead roll that many dice plus one and ignore the lowest roll.": (
            StaticAbility(changes=(PlayerHas(You(), "rolls one more die and ignores the lowest"),))
        )
    }
)


def _rule(rule: DiceRule) -> StaticAbility:
    return StaticAbility(changes=(PlayerHas(You(), "changes dice", node=rule),))


ability.phrase(
    "increase the result of each die you roll by {amount:Numeral}.",
    _rule(DiceRule("increase", amount=hole("amount", Fixed).value)),
    carries={"each": "changes"},
)
ability.phrase(
    "once each turn, you may pay {cost:Cost} to reroll one or more dice you rolled.",
    _rule(DiceRule("reroll", cost=hole("cost"), is_optional=True, several=True, once_each_turn=True)),
    carries={"each": "changes", "may": "changes"},
)
ability.phrase(
    "if you roll a {natural:Numeral} on a six-sided die, you may reroll that die.",
    _rule(DiceRule("reroll", natural=hole("natural", Fixed).value, sides=6, is_optional=True)),
    carries={"may": "changes"},
)
dice_rule = ORACLE.category("DiceRule")
"""What a player may do with a roll that was made, without the full stop: a ``DiceRule``."""
dice_rule.phrase(
    "after you roll a die, you may {part:CostPart}. if you do, increase or decrease the result by {amount:Numeral}",
    DiceRule("increase or decrease", cost=Cost((hole("part"),)), amount=hole("amount", Fixed).value, is_optional=True),
    carries={"may": "is_optional"},
)
ability.phrase(
    "{rule:DiceRule}. do this only once each turn.",
    _rule(but(hole("rule", DiceRule), once_each_turn=True)),
    carries={"only": "changes", "each": "changes"},
)
ability.words(
    {
        "if you would roll a die, instead roll two of those dice and ignore one of those results.": StaticAbility(
            changes=(PlayerHas(You(), "rolls two dice for each and ignores one"),)
        )
    }
)
event.phrase(
    "{who:Player} roll[s] a {low:Numeral} or higher< on a die|>", RollsBetween(hole("who"), hole("low", Fixed).value)
)


event.phrase(
    "{who:Player} roll[s] a {low:Numeral} or {high:Numeral}",
    RollsBetween(hole("who"), hole("low", Fixed).value, hole("high", Fixed).value),
    where=lambda low, high: high.value == low.value + 1,
)
for _sides, _number in (("six", 6), ("twenty", 20)):
    effect.phrase(
        f"{{who:Subject}} roll[s] {{amount:Amount}} {_sides}-sided dice and store[s:who] those results on "
        "{on:Object}",
        StoreRolls,
        fixed={"sides": _number},
    )
effect.phrase(
    "you may reroll any number of {this:This's} stored results",
    RerollStored(You(), hole("this")),
    carries={"may": "RerollStored"},
)
quantity.words({"the greatest number of stored results on it of the same value": MostAlikeStored()})
