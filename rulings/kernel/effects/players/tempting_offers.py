"""Tempting offers: opponents say in turn order, those who accept act at once, then you act for each (CR 101.4, 608.2c).

日本語: 誘引
"""

from typing import TYPE_CHECKING

from rulings.abilities.effects.optional import TemptingOffer
from rulings.kernel.actions.optional import single_choice
from rulings.kernel.happening.performing import perform, performs, results_of
from rulings.kernel.questions import finding
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


@performs(TemptingOffer)
def _tempt(game: "Game", context: Context, effect: TemptingOffer) -> Play[None]:
    """Raises: UnboundReferenceError: the offer is one question with its object, and nobody notes who took it."""
    if single_choice(effect.offer.effect):
        raise finding.UnboundReferenceError("who of them did")
    yield from perform(game, context, effect.offer)
    for _ in results_of(context).players["willing"]:
        yield from perform(game, context, effect.again)
