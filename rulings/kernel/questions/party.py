"""A player's party (CR 700.8).

日本語: パーティー
"""

from rulings.abilities.amounts.counting import PartySize
from rulings.kernel.questions import finding
from rulings.kernel.questions.numbers import counts
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.state import battlefield
from rulings.kernel.state.view import View

ROLES = ("Cleric", "Rogue", "Warrior", "Wizard")
"""One creature of each is in the party (CR 700.8)."""


@counts(PartySize)
def _party_size(view: View, context: Context, amount: PartySize) -> int:
    return sum(party_size(view, player) for player in finding.find_players(view, context, amount.who))


def party_size(view: View, player: PlayerId) -> int:
    """How many creatures are in the party: each stands for one role only, and as many as can be (CR 700.8b)."""
    able = {
        i: tuple(role for role in ROLES if role in view.characteristics(i).subtypes)
        for i in battlefield(view.state)
        if view.characteristics(i).is_creature and view.characteristics(i).controller == player
    }
    filled: dict[str, ObjectId] = {}
    return sum(_find_role(i, able, filled, set()) for i in able)


def _find_role(
    creature: ObjectId, able: dict[ObjectId, tuple[str, ...]], filled: dict[str, ObjectId], tried: set[str]
) -> bool:
    """Finds a role for the creature, if need be by moving another one to a role of its own."""
    for role in able[creature]:
        if role in tried:
            continue
        tried.add(role)
        if role not in filled or _find_role(filled[role], able, filled, tried):
            filled[role] = creature
            return True
    return False
