"""Fuse and aftermath: casting both halves, or the second from the graveyard (CR 702.102, 702.127, 709).

日本語: 融合、余波
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.corpus.cards import Layout
from rulings.kernel.abilities.keyword_abilities import asked_by_name
from rulings.kernel.casting.ways_to_cast import CastingWay, casting_way, keyword_of
from rulings.kernel.happening.replacement import Applicable, note, rule_replacement
from rulings.kernel.state.base_values import combined_split
from rulings.kernel.state.decisions import asks_nothing
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.proposals import Proposal, ProposedMove

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

asked_by_name("702.102", "fuse")
asked_by_name("702.127", "aftermath")

AFTERMATH = cite("702.127a", "exile it instead of putting it anywhere else")


@casting_way
def fused(game: "Game", player: PlayerId, object_id: ObjectId) -> list[CastingWay]:
    """Both halves of a split card with fuse, from hand (CR 702.102a): one spell with the characteristics of both (CR
    702.102b)."""
    obj = game.object(object_id)
    definition = obj.definition
    if obj.zone is not Zone.HAND or obj.owner != player or definition is None or len(definition.faces) < 2:
        return []
    if definition.layout is not Layout.SPLIT or not any(keyword_of(f, "fuse") for f in definition.faces):
        return []
    both = combined_split(definition)
    return [CastingWay(Zone.HAND, both, 0, alternative="fuse", copiable=both)]


@casting_way
def second_half(game: "Game", player: PlayerId, object_id: ObjectId) -> list[CastingWay]:
    """The half with aftermath, from its owner's graveyard (CR 702.127a)."""
    obj = game.object(object_id)
    if obj.zone is not Zone.GRAVEYARD or obj.owner != player or obj.definition is None:
        return []
    return [
        CastingWay(Zone.GRAVEYARD, face, number, alternative="aftermath")
        for number, face in enumerate(obj.definition.faces)
        if keyword_of(face, "aftermath")
    ]


@rule_replacement
def exiled_after(game: "Game", proposal: Proposal) -> list[Applicable]:
    """A half with aftermath cast from a graveyard is exiled as it leaves the stack (CR 702.127a)."""
    if not isinstance(proposal, ProposedMove) or proposal.destination in (Zone.EXILE, Zone.STACK):
        return []
    obj = game.object(proposal.object)
    if obj.zone is not Zone.STACK or obj.stack is None or obj.stack.cast_from is not Zone.GRAVEYARD:
        return []
    if not game.seen(obj.id).has("aftermath"):
        return []

    @asks_nothing
    def change(game: "Game", proposal: Proposal) -> list[Proposal]:
        assert isinstance(proposal, ProposedMove)
        note(game, proposal.object, proposal, "exile", (AFTERMATH,))
        first = proposal.first_destination or proposal.destination
        return [replace(proposal, destination=Zone.EXILE, first_destination=first)]

    return [Applicable(("aftermath", obj.id), obj.id, "aftermath", change, citations=(AFTERMATH,))]
