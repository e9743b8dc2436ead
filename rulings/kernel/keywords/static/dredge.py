"""Dredge (CR 702.52).

日本語: 発掘
"""

from typing import TYPE_CHECKING

from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.abilities.keyword_abilities import asked_by_name
from rulings.kernel.actions.milling import mill
from rulings.kernel.happening.moving import move
from rulings.kernel.happening.replacement import Applicable, note, rule_replacement
from rulings.kernel.questions import numbers
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.proposals import Proposal, ProposedDraw, ProposedMill, ProposedMove
from rulings.kernel.state.state import zone_of

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

asked_by_name("702.52", "dredge")

DREDGE = cite("702.52a", "return this card from your graveyard to your hand")


@rule_replacement
def dredge(game: "Game", proposal: Proposal) -> list[Applicable]:
    """If you would draw, you may instead mill N and return this; not with fewer cards in library (CR 702.52b)."""
    if not isinstance(proposal, ProposedDraw):
        return []
    player = proposal.player
    found = []
    for i in zone_of(game.state, Zone.GRAVEYARD, player):
        for ability in game.seen(i).keyword_abilities("dredge"):
            assert ability.amount is not None
            amount = numbers.count(game.view, Context(player, i), ability.amount)
            if len(zone_of(game.state, Zone.LIBRARY, player)) < amount:
                continue

            def change(
                game: "Game", proposal: Proposal, card: ObjectId = i, amount: int = amount
            ) -> Play[list[Proposal]]:
                assert isinstance(proposal, ProposedDraw)
                note(game, card, proposal, "dredge", (DREDGE,))
                yield from mill(game, ProposedMill(player=proposal.player, amount=amount, by=card))
                yield from move(
                    game,
                    [
                        ProposedMove(
                            object=card, destination=Zone.HAND, cause="return", by=card, by_player=proposal.player
                        )
                    ],
                    (DREDGE,),
                )
                return []

            found.append(
                Applicable(
                    ("dredge", i),
                    i,
                    f"dredge {amount}",
                    change,
                    optional=player,
                    citations=(DREDGE,),
                    how="dredge",
                )
            )
    return found
