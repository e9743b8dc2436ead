"""Phyrexian mana: for each symbol its colour or 2 life, as the player says (CR 107.4f, 601.2b).

What is here: the choice, and who may pay life at all. What is not: how mana is made and spent (``payment``).

日本語: ファイレクシア・マナの支払い方
"""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.cite import cite
from rulings.kernel.casting.mana.mana import Need
from rulings.kernel.characteristics.permissions import player_cant
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play
from rulings.kernel.state.ids import ObjectId, PlayerId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

SYMBOL = cite("107.4f", "paying 2 life")
ANNOUNCES = cite("601.2b", "Phyrexian mana")
_MANA, _LIFE = "pay mana", "pay life"


def may_pay_life(game: "Game", player: PlayerId, amount: int) -> bool:
    """Whether a player could pay so much life (CR 119.4)."""
    if amount and any(player_cant(game, player, what) for what in ("pay life", "lose life", "pay life as a cost")):
        return False
    return game.player(player).life >= amount


LifeOfPlan = Callable[[list[Need]], int | None]
"""How much life a plan to pay these needs takes; ``None`` where there is no plan."""


def choose_life(
    game: "Game", player: PlayerId, needs: list[Need], on: ObjectId | None, life_of_plan: LifeOfPlan
) -> Play[tuple[list[Need], int]]:
    """For each symbol that life can pay, whether it does; by default mana as far as there is mana.

    Shape: -> what mana has to pay, and how much life pays the rest. Where only one way is possible nothing is asked.
    """

    def can_pay(left: list[Need], life: int) -> bool:
        if game.mana_is_free:
            return True
        by_plan = life_of_plan(left)
        return by_plan is not None and may_pay_life(game, player, life + by_plan)

    left, life = list(needs), 0
    for need in [one for one in needs if one.or_life]:
        left.remove(need)
        in_mana = [*left, replace(need, or_life=0)]
        with_life = life + need.or_life
        by_life = may_pay_life(game, player, with_life) and can_pay(left, with_life)
        by_mana = not by_life or can_pay(in_mana, life)
        if by_life and (not by_mana or (yield from _wants_to_pay_life(game, player, need, on))):
            life = with_life
        else:
            left = in_mana
    return left, life


def _wants_to_pay_life(game: "Game", player: PlayerId, need: Need, on: ObjectId | None) -> Play[bool]:
    picked = yield from game.decide(
        Decision(
            player,
            DecisionKind.PAY,
            "pay for a Phyrexian symbol",
            (Option(_MANA, value=_MANA), Option(_LIFE, value=_LIFE)),
            source=on,
            citations=(SYMBOL, ANNOUNCES),
            default=(0,),
        )
    )
    return picked[0].text == _LIFE
