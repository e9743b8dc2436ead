"""Excess damage that permanents were dealt by all sources together (CR 120.10).

日本語: 余剰のダメージ
What is not here: damage that goes on to somebody else instead (CR 120.4a; ``damage``).
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.vocabulary import CardType
from rulings.kernel.actions.lethal_damage import lethal_total
from rulings.kernel.state import events as e
from rulings.kernel.state.ids import ObjectId, Recipient
from rulings.kernel.state.proposals import ProposedDamage

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


def excess_of(game: "Game", damage: list[ProposedDamage]) -> dict[Recipient, int]:
    """How much of the damage that is about to be dealt is in excess, by permanent; asked before anything is marked."""
    targets = dict.fromkeys(one.to for one in damage if isinstance(one.to, int))
    return {to: _excess(game, ObjectId(to), [one for one in damage if one.to == to]) for to in targets}


def _excess(game: "Game", target: ObjectId, damage: list[ProposedDamage]) -> int:
    seen = game.seen(target)
    total = sum(one.amount for one in damage)
    found = [0]
    if seen.is_creature:
        found.append(total - max(0, lethal_total(game, target) - game.object(target).damage))
        # Of a source with deathtouch all but 1 is (CR 120.4a).
        found.append(sum(one.amount - 1 for one in damage if game.seen(one.source).has("deathtouch")))
    for card_type, kind in ((CardType.PLANESWALKER, "loyalty"), (CardType.BATTLE, "defense")):
        if card_type in seen.types:
            found.append(total - game.object(target).counters.get(kind, 0))
    return max(found)


def with_excess(happened: list[e.DamageDealt], excess: Mapping[Recipient, int]) -> list[e.DamageDealt]:
    """The events, the last of each permanent with the excess of all."""
    last = {one.to: place for place, one in enumerate(happened)}
    return [
        replace(one, excess=excess.get(one.to, 0)) if last[one.to] == place else one
        for place, one in enumerate(happened)
    ]
