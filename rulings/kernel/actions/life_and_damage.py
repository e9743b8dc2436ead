"""The life that damage costs and brings: one damage event, looked at as a whole (CR 120.3a, 120.4).

日本語: ダメージによるライフの減少と増加
What is here: losses of one event, and gains of the same event that make a loss good. What is not: dealing (``damage``).
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.life import GainLife
from rulings.abilities.node import walk
from rulings.kernel.characteristics.permissions import player_cant
from rulings.kernel.questions import finding, numbers
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.proposals import ProposedLifeLoss

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


def together(losses: list[ProposedLifeLoss]) -> list[ProposedLifeLoss]:
    """One loss of life for each player, of all that several sources deal at the same time.

    A damage event is processed as a whole ("10 damage is dealt to the defending player" by two sources), and only of
    gaining life do the rules say that each source counts for itself (CR 119.9, 120.4, 603.2c).
    """
    found: dict[PlayerId, ProposedLifeLoss] = {}
    for loss in losses:
        before = found.get(loss.player)
        by = loss.by if before is None or before.by == loss.by else None
        found[loss.player] = replace(loss, amount=loss.amount + (before.amount if before is not None else 0), by=by)
    return list(found.values())


def with_prevented(context: Context, amount: int, of: int) -> Context:
    """How much damage was prevented, and how much would have been dealt: more if it can't be prevented (CR 615.12)."""
    bindings = context.bindings.set("prevented", amount).set("would be dealt", of)
    return replace(context, bindings=bindings)


def life_gained_with_it(
    game: "Game",
    lifelink: Mapping[tuple[PlayerId, ObjectId], int],
    prevented: Mapping[object, tuple[Context, Effect, int, int]],
) -> dict[PlayerId, int]:
    """What each player gains in this damage event: by lifelink, and as part of effects that prevented some of it."""
    gains: dict[PlayerId, int] = {}
    for (player, _), amount in lifelink.items():
        gains[player] = gains.get(player, 0) + amount
    for context, then, amount, of in prevented.values():
        bound = with_prevented(context, amount, of)
        for part in walk(then):
            if isinstance(part, GainLife):
                for player in finding.find_players(game.view, bound, part.who):
                    gains[player] = gains.get(player, 0) + numbers.count(game.view, bound, part.amount)
    return {player: amount for player, amount in gains.items() if not player_cant(game, player, "gain life")}


def weighed(game: "Game", losses: list[ProposedLifeLoss], gains: Mapping[PlayerId, int]) -> list[ProposedLifeLoss]:
    """The losses, each with the total after the whole damage event where the player gains life in it too (CR 120.4)."""
    totals = {
        loss.player: game.player(loss.player).life + gains[loss.player] - loss.amount
        for loss in losses
        if loss.player in gains
    }
    return [replace(loss, total_with_gains=totals.get(loss.player)) for loss in losses]
