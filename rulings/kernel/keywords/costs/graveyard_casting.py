"""Flashback, jump-start, retrace, escape, disturb, harmonize, mayhem: casting from the graveyard (CR 702.34, 702.81,
702.133, 702.138, 702.146, 702.180, 702.187).

日本語: フラッシュバック、再活、回顧、脱出、降霊、調和、メイヘム
"""

from typing import TYPE_CHECKING

from rulings.abilities.ability import KeywordAbility
from rulings.abilities.card import FaceDefinition
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import ManaCost
from rulings.abilities.costs.objects import DiscardCost
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import You
from rulings.abilities.references import Choose
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.cite import cite
from rulings.kernel.abilities.keyword_abilities import asked_by_name
from rulings.kernel.casting.costs.total_cost import with_own_mana_cost
from rulings.kernel.casting.ways_to_cast import CastingWay, castable_faces, casting_way
from rulings.kernel.happening.replacement import Applicable, note, rule_replacement
from rulings.kernel.questions.did_this_turn import was_discarded_this_turn
from rulings.kernel.state.base_values import face_of
from rulings.kernel.state.decisions import asks_nothing
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.proposals import Proposal, ProposedMove

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

asked_by_name("702.34", "flashback")
asked_by_name("702.81", "retrace")
asked_by_name("702.133", "jump-start")
asked_by_name("702.138", "escape")
asked_by_name("702.146", "disturb")
asked_by_name("702.180", "harmonize")
asked_by_name("702.187", "mayhem")

FLASHBACK = cite("702.34a", "exile this card instead of putting it anywhere else")
JUMP_START = cite("702.133a", "exile this card instead of putting it anywhere else")

HARMONIZE = cite("702.180a", "exile this card instead of putting it anywhere else")
_EXILED = {"flashback": FLASHBACK, "jump-start": JUMP_START, "harmonize": HARMONIZE}

_HAND = InZone(Zone.HAND, You())
_DISCARD = DiscardCost(Choose(Filter(Kind.CARD, (_HAND,))))
_DISCARD_LAND = DiscardCost(Choose(Filter(Kind.CARD, (HasType(CardType.LAND), _HAND))))


@casting_way
def from_graveyard(game: "Game", player: PlayerId, object_id: ObjectId) -> list[CastingWay]:
    """Ways that keywords of the card give while it is in its owner's graveyard."""
    obj = game.object(object_id)
    if obj.zone is not Zone.GRAVEYARD or obj.owner != player or obj.definition is None:
        return []
    seen = game.seen(object_id)
    face = face_of(obj)
    ways = []
    for name in ("flashback", "escape", "harmonize"):
        for ability in seen.keyword_abilities(name):
            for place, one in _faces_with(game, object_id, ability):
                cost = with_own_mana_cost(ability.cost, one.mana_cost) if ability.cost is not None else None
                if cost is None and name == "flashback":
                    cost = _own_mana(one)
                if cost is not None:
                    ways.append(CastingWay(Zone.GRAVEYARD, one, place, alternative=name, cost=cost))
    if was_discarded_this_turn(game, object_id):
        for ability in seen.keyword_abilities("mayhem"):
            if ability.cost is not None:
                ways.append(CastingWay(Zone.GRAVEYARD, face, 0, alternative="mayhem", cost=ability.cost))
            else:
                # Mayhem without a cost only says from where it may be played (CR 702.187c).
                ways.append(CastingWay(Zone.GRAVEYARD, face, 0))
    if len(obj.definition.faces) > 1:
        back = obj.definition.faces[1]
        for ability in seen.keyword_abilities("disturb"):
            if ability.cost is not None:
                ways.append(CastingWay(Zone.GRAVEYARD, back, 1, alternative="disturb", cost=ability.cost))
    return [*ways, *for_a_discard(game, player, object_id)]


def for_a_discard(game: "Game", player: PlayerId, object_id: ObjectId) -> list[CastingWay]:
    """Retrace and jump-start: from the graveyard for an additional cost, so that its mana cost or another one is paid
    besides (CR 702.81a, 702.133a)."""
    obj = game.object(object_id)
    if obj.zone is not Zone.GRAVEYARD or obj.owner != player or obj.definition is None:
        return []
    seen = game.seen(object_id)
    return [
        CastingWay(Zone.GRAVEYARD, one, place, more=Cost((discard,)), keyword=name)
        for name, discard in (("retrace", _DISCARD_LAND), ("jump-start", _DISCARD))
        for ability in seen.keyword_abilities(name)
        for place, one in _faces_with(game, object_id, ability)
    ]


def _own_mana(face: FaceDefinition) -> Cost | None:
    return Cost((ManaCost(face.mana_cost),)) if face.mana_cost is not None else None


def _faces_with(game: "Game", object_id: ObjectId, ability: KeywordAbility) -> list[tuple[int, FaceDefinition]]:
    """The faces or halves that an ability lets be cast: the one that it is printed on, or any where an effect gave it
    to the card (CR 709.3, 712.11b, 715.3)."""
    faces = [(n, one) for n, one in castable_faces(game, object_id) if CardType.LAND not in one.types and one.types]
    return [(n, one) for n, one in faces if ability in one.abilities] or faces


@rule_replacement
def exiled_instead(game: "Game", proposal: Proposal) -> list[Applicable]:
    """A spell cast with flashback or jump-start is exiled instead of going anywhere else from the stack."""
    if not isinstance(proposal, ProposedMove) or proposal.destination in (Zone.EXILE, Zone.STACK):
        return []
    obj = game.object(proposal.object)
    if obj.zone is not Zone.STACK or obj.stack is None or obj.stack.kind != "spell":
        return []
    payment = obj.stack.payment
    alternative = "jump-start" if payment.times.get("jump-start") else payment.alternative
    citation = _EXILED.get(alternative or "")
    if citation is None or proposal.destination is Zone.BATTLEFIELD:
        return []

    @asks_nothing
    def change(game: "Game", proposal: Proposal) -> list[Proposal]:
        from dataclasses import replace

        assert isinstance(proposal, ProposedMove)
        note(game, proposal.object, proposal, "exile", (citation,))
        first = proposal.first_destination or proposal.destination
        return [replace(proposal, destination=Zone.EXILE, first_destination=first)]

    return [Applicable(("cast from graveyard", proposal.object), proposal.object, alternative or "", change)]
