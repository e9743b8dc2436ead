"""Which of several damages at the same time a shield for a number of damage stops (CR 614.9, 615.7).

日本語: 同時に与えられるダメージのうち、軽減効果がどれを軽減するかの選択
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.modifications import Prevent, Redirect
from rulings.cite import cite
from rulings.kernel.happening.picking import pick_among
from rulings.kernel.happening.replacement import affected_player, is_preventable
from rulings.kernel.questions.patterns import can_match, occurrences
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play
from rulings.kernel.state.floating import FloatingEffect
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient
from rulings.kernel.state.proposals import ProposedDamage

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

CHOOSES = cite("615.7", "chooses which damage the shield prevents")


def in_chosen_order(game: "Game", damage: list[ProposedDamage]) -> Play[list[tuple[int, ProposedDamage]]]:
    """The damages, each with its place, in the order in which shields are to look at them.

    Shape: a permutation of ``damage``, with how much of it a shield stops where that is less than it could; asks only
    where a shield stops less than all of it.
    """
    order = list(range(len(damage)))
    shares: dict[int, dict[int, int]] = {}
    if len(damage) < 2:
        return list(enumerate(damage))
    for effect in game.state.effects:
        if not _is_limited(effect):
            continue
        by_recipient: dict[Recipient, list[int]] = {}
        for place in order:
            if _stops(game, effect, damage[place]):
                by_recipient.setdefault(damage[place].to, []).append(place)
        for places in by_recipient.values():
            first = yield from _chosen_first(game, damage, places, effect.uses or 0)
            order = [*first, *(place for place in order if place not in first)]
            for place, share in first.items():
                if share < damage[place].amount:
                    shares.setdefault(place, {})[effect.id] = share
    return [(n, replace(damage[n], shield_shares=Map(shares[n])) if n in shares else damage[n]) for n in order]


def _is_limited(effect: FloatingEffect) -> bool:
    if effect.uses is None or effect.is_for_whole_event or effect.replacement is None:
        return False
    return isinstance(effect.replacement.instead, (Prevent, Redirect))


def _stops(game: "Game", effect: FloatingEffect, one: ProposedDamage) -> bool:
    assert effect.replacement is not None
    if one.amount <= 0 or not can_match(effect.replacement.event, ProposedDamage):
        return False
    if isinstance(effect.replacement.instead, Prevent) and not is_preventable(game, one):
        return False
    context = replace(effect.context, event=one, results=None)
    return bool(occurrences(game.view, context, effect.replacement.event, one))


def _chosen_first(game: "Game", damage: list[ProposedDamage], places: list[int], shield: int) -> Play[dict[int, int]]:
    """The places whose damage the shield is spent on first and how much of it, as the player or the permanent's
    controller chooses; it stops as much in all as it can."""
    first: dict[int, int] = {}
    left = list(places)
    while shield > 0 and sum(damage[n].amount for n in left) > shield:
        sources = tuple(dict.fromkeys(damage[n].source for n in left))
        if len(sources) < 2:
            break
        player = affected_player(game, damage[left[0]])
        (chosen,) = yield from pick_among(
            game, player, tuple(ObjectId(i) for i in sources), 1, 1, "prevent damage of", citations=(CHOOSES,)
        )
        taken = [n for n in left if damage[n].source == chosen]
        left = [n for n in left if n not in taken]
        most = min(shield, sum(damage[n].amount for n in taken))
        least = max(1, shield - sum(damage[n].amount for n in left))
        share = yield from _share(game, player, chosen, least, most)
        shield -= share
        for n in taken:
            first[n] = min(share, damage[n].amount)
            share -= first[n]
    return first


def _share(game: "Game", player: PlayerId, source: ObjectId, least: int, most: int) -> Play[int]:
    """How much of one source's damage is prevented; without an answer as much as can be."""
    if least == most:
        return most
    picked = yield from game.decide(
        Decision(
            player,
            DecisionKind.DIVISION,
            "prevented damage",
            tuple(Option(str(n), number=n, value=n) for n in range(least, most + 1)),
            source=source,
            citations=(CHOOSES,),
            default=(most - least,),
        )
    )
    value = picked[0].value
    assert isinstance(value, int)
    return value
