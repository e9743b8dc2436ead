"""What changes the result of a roll: first rerolls, then increases and decreases (CR 706.2a, 706.2b).

日本語: サイコロの振り直しと出目の修整
What is here: effects that players have on their rolls. What is not: rolling (``effects.players.chance``) and modifiers
that the instruction itself has.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from rulings.abilities.changes.permissions import PlayerHas
from rulings.abilities.effects.chance import DiceRule
from rulings.cite import cite
from rulings.kernel.abilities import special_words
from rulings.kernel.casting.costs.costs import offer_payment
from rulings.kernel.characteristics.active_effects import ActiveEffect
from rulings.kernel.characteristics.permissions import facts
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play
from rulings.kernel.state.ids import PlayerId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

CHANGES_DICE = "changes dice"
special_words.declare(PlayerHas, CHANGES_DICE)
REROLLS = cite("706.2b", "rerolling that die")
CHANGES = cite("706.2b", "increasing or decreasing that result by a specified amount")
PAYS = cite("706.2a", "associated mana cost")
Roll = Callable[[], Play[int]]
"""One more roll of the same die."""


def rerolled(game: "Game", player: PlayerId, sides: int, naturals: list[int], roll: Roll) -> Play[list[int]]:
    """The natural results after all rerolls that the player makes use of: each effect as long as it applies."""
    found = list(naturals)
    for effect, rule in _rules(game, player, "reroll"):
        while True:
            open_to = [n for n, one in enumerate(found) if _is_about(rule, sides, one)]
            if not open_to or not (yield from _makes_use(game, player, effect, rule, "reroll a die")):
                break
            which = yield from _which(game, player, effect, rule, found, open_to)
            for n in which:
                found[n] = yield from roll()
            if rule.natural is None:
                break
    return found


def changed(game: "Game", player: PlayerId, sides: int, results: list[int]) -> Play[list[int]]:
    """The results after everything that makes them greater or less."""
    found = list(results)
    for how in ("increase", "increase or decrease"):
        for effect, rule in _rules(game, player, how):
            if not rule.is_optional:
                found = [one + rule.amount for one in found]
                continue
            if not (yield from _makes_use(game, player, effect, rule, "change a result")):
                continue
            which = yield from _which(game, player, effect, rule, found, list(range(len(found))))
            sign = 1 if how == "increase" else (yield from _sign(game, player, effect))
            for n in which:
                found[n] += sign * rule.amount
    return found


def _rules(game: "Game", player: PlayerId, how: str) -> list[tuple[ActiveEffect, DiceRule]]:
    return [
        (effect, change.node)
        for effect, change in facts(game, player, CHANGES_DICE)
        if isinstance(change.node, DiceRule) and change.node.how == how
    ]


def _is_about(rule: DiceRule, sides: int, natural: int) -> bool:
    return rule.natural in (None, natural) and rule.sides in (None, sides)


def _makes_use(game: "Game", player: PlayerId, effect: ActiveEffect, rule: DiceRule, prompt: str) -> Play[bool]:
    """Whether the player uses it, and pays for it."""
    key = f"dice changed by {effect.context.source} in {game.state.turn_serial}"
    if rule.once_each_turn and game.state.monitor.get(key):
        return False
    if rule.cost is not None:
        used = yield from offer_payment(game, effect.context, player, rule.cost, (PAYS,), default=False)
    else:
        used = yield from game.ask_may(player, prompt, effect.context.source, (REROLLS,), default=False)
    if used and rule.once_each_turn:
        game.change(monitor=game.state.monitor.set(key, 1))
    return used


def _which(
    game: "Game", player: PlayerId, effect: ActiveEffect, rule: DiceRule, shown: list[int], open_to: list[int]
) -> Play[list[int]]:
    """Which of several dice: one, or one or more."""
    if len(open_to) == 1:
        return open_to
    picked = yield from game.decide(
        Decision(
            player,
            DecisionKind.OPTION,
            "which dice",
            tuple(Option(str(shown[n]), value=n) for n in open_to),
            minimum=1,
            maximum=len(open_to) if rule.several else 1,
            source=effect.context.source,
            citations=(REROLLS,),
            default=(0,),
        )
    )
    return [int(str(one.value)) for one in picked]


def _sign(game: "Game", player: PlayerId, effect: ActiveEffect) -> Play[int]:
    picked = yield from game.decide(
        Decision(
            player,
            DecisionKind.OPTION,
            "increase or decrease",
            (Option("increase", value=1), Option("decrease", value=-1)),
            source=effect.context.source,
            citations=(CHANGES,),
            default=(0,),
        )
    )
    return int(str(picked[0].value))
