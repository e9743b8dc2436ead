"""Which of several damages at the same time a shield for a number of damage stops (CR 614.9, 615.7).

日本語: 同時に与えられるダメージのうち、軽減効果がどれを軽減するかの選択
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.ability import Prevent, Redirect
from rulings.cite import cite
from rulings.kernel.decisions import Play
from rulings.kernel.floating import FloatingEffect
from rulings.kernel.ids import ObjectId, Recipient
from rulings.kernel.patterns import can_match, occurrences
from rulings.kernel.picking import pick_among
from rulings.kernel.proposals import ProposedDamage
from rulings.kernel.replacement import affected_player, is_preventable

if TYPE_CHECKING:
    from rulings.kernel.game import Game

CHOOSES = cite("615.7", "chooses which damage the shield prevents")


def in_chosen_order(game: "Game", damage: list[ProposedDamage]) -> Play[list[int]]:
    """The places of the damages in the order in which shields are to look at them.

    Shape: a permutation of the places in ``damage``; asks only where a shield stops less than all of it.
    Simplified: a shield stops all that it can of one source's damage before any of the next.
    """
    order = list(range(len(damage)))
    if len(damage) < 2:
        return order
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
    return order


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


def _chosen_first(game: "Game", damage: list[ProposedDamage], places: list[int], shield: int) -> Play[list[int]]:
    """The places whose damage the shield is spent on first, as the player or the permanent's controller chooses."""
    first: list[int] = []
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
        shield -= sum(damage[n].amount for n in taken)
        first += taken
        left = [n for n in left if n not in taken]
    return first
