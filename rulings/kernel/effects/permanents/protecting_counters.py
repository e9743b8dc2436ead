"""Shield, stun and finality counters (CR 122.1c, 122.1d, 122.1h).

日本語: 盾カウンター、麻痺カウンター、終局カウンター
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.effects.effect import Sequence
from rulings.abilities.vocabulary import Zone
from rulings.cite import cite
from rulings.kernel.actions.counters import remove_counters
from rulings.kernel.happening.replacement import Applicable, is_preventable, note, rule_replacement
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import asks_nothing
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.proposals import Proposal, ProposedDamage, ProposedDestruction, ProposedMove, ProposedUntap

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

SHIELD = cite("122.1c", "instead remove a shield counter from it")
SHIELDED = cite("122.1c", "prevent that damage and remove a shield counter from it")
APPLIED = cite("615.12", "any additional effects they have will take place")
STUN = cite("122.1d", "instead remove a stun counter from it")
FINALITY = cite("122.1h", "exile it instead")


def _has(game: "Game", object_id: ObjectId, kind: str) -> bool:
    obj = game.state.objects.get(object_id)
    return obj is not None and obj.zone is Zone.BATTLEFIELD and obj.counters.get(kind, 0) > 0


@rule_replacement
def shield_from_destruction(game: "Game", proposal: Proposal) -> list[Applicable]:
    """Destruction by an effect takes a shield counter instead."""
    if (
        not isinstance(proposal, ProposedDestruction)
        or proposal.by is None
        or not _has(game, proposal.object, "shield")
    ):
        return []

    @asks_nothing
    def change(game: "Game", proposal: Proposal) -> list[Proposal]:
        assert isinstance(proposal, ProposedDestruction)
        note(game, proposal.object, proposal, "remove shield counter", (SHIELD,))
        remove_counters(game, proposal.object, "shield", 1)
        return []

    key = ("shield counter", proposal.object)
    return [Applicable(key, proposal.object, "shield counter", change, citations=(SHIELD,))]


@rule_replacement
def shield_from_damage(game: "Game", proposal: Proposal) -> list[Applicable]:
    """Damage is prevented and takes a shield counter; damage that can't be prevented takes it, too (CR 615.12)."""
    if not isinstance(proposal, ProposedDamage) or not isinstance(proposal.to, int):
        return []
    to = ObjectId(proposal.to)
    key = ("shield counter", to)
    if not _has(game, to, "shield") and key not in game.afterward:
        return []

    @asks_nothing
    def change(game: "Game", proposal: Proposal) -> list[Proposal]:
        assert isinstance(proposal, ProposedDamage)
        can_prevent = is_preventable(game, proposal)
        if can_prevent:
            note(game, to, proposal, "prevent", (SHIELDED,), proposal.amount)
        if key not in game.afterward:
            # Damage from several sources at once is one event for it, which takes one counter (CR 615.5).
            remove_counters(game, to, "shield", 1, (SHIELDED,) if can_prevent else (SHIELDED, APPLIED))
            game.afterward[key] = (Context(game.seen(to).controller, to), Sequence(()), 0, 0)
        return [] if can_prevent else [proposal]

    return [Applicable(key, to, "shield counter", change, citations=(SHIELDED,), how="Prevent")]


@rule_replacement
def stunned(game: "Game", proposal: Proposal) -> list[Applicable]:
    """Untapping takes a stun counter instead."""
    if not isinstance(proposal, ProposedUntap) or not _has(game, proposal.object, "stun"):
        return []

    @asks_nothing
    def change(game: "Game", proposal: Proposal) -> list[Proposal]:
        assert isinstance(proposal, ProposedUntap)
        note(game, proposal.object, proposal, "remove stun counter", (STUN,))
        remove_counters(game, proposal.object, "stun", 1)
        return []

    return [Applicable(("stun", proposal.object), proposal.object, "stun counter", change, citations=(STUN,))]


@rule_replacement
def final(game: "Game", proposal: Proposal) -> list[Applicable]:
    """A permanent with a finality counter is exiled rather than put into a graveyard."""
    if not isinstance(proposal, ProposedMove) or proposal.destination is not Zone.GRAVEYARD:
        return []
    if not _has(game, proposal.object, "finality"):
        return []

    @asks_nothing
    def change(game: "Game", proposal: Proposal) -> list[Proposal]:
        assert isinstance(proposal, ProposedMove)
        note(game, proposal.object, proposal, "exile", (FINALITY,))
        first = proposal.first_destination or proposal.destination
        return [replace(proposal, destination=Zone.EXILE, first_destination=first)]

    return [
        Applicable(("finality", proposal.object), proposal.object, "finality counter", change, citations=(FINALITY,))
    ]
