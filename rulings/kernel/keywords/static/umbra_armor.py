"""Umbra armor (CR 702.89).

日本語: 族霊鎧
"""

from typing import TYPE_CHECKING

from rulings.cite import cite
from rulings.kernel.abilities.keyword_abilities import asked_by_name
from rulings.kernel.actions.destroying import destroy
from rulings.kernel.happening.replacement import Applicable, note, rule_replacement
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.proposals import Proposal, ProposedDestruction

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

asked_by_name("702.89", "umbra armor")

ARMOR = cite("702.89a", "instead remove all damage marked on it and destroy this Aura")


def _armors(obj: GameObject, seen: Characteristics) -> bool:
    return obj.attached_to is not None and seen.has("umbra armor")


@rule_replacement
def armored(game: "Game", proposal: Proposal) -> list[Applicable]:
    """The enchanted permanent would be destroyed: its damage goes, and the Aura is destroyed in its place."""
    if not isinstance(proposal, ProposedDestruction):
        return []
    found = []
    for i in game.view.permanents.that(_armors):
        if game.object(i).attached_to != proposal.object:
            continue

        def change(game: "Game", proposal: Proposal, aura: ObjectId = i) -> Play[list[Proposal]]:
            assert isinstance(proposal, ProposedDestruction)
            note(game, aura, proposal, "umbra armor", (ARMOR,))
            game.change_object(proposal.object, damage=0, has_deathtouch_damage=False)
            yield from destroy(game, (aura,), by=aura)
            return []

        found.append(Applicable(("umbra armor", i), i, "umbra armor", change, citations=(ARMOR,)))
    return found
