"""What an effect put into graveyards, and what a creature attacks (CR 506.4, 508.5, 608.2c).

日本語: これにより墓地に置かれたもの、クリーチャーが攻撃している先
"""

from rulings.abilities.put_this_way import PutIntoGraveyard, WhatItAttacks
from rulings.abilities.vocabulary import CardType, Zone
from rulings.kernel.context import Context
from rulings.kernel.finding import find_objects, find_players, finds
from rulings.kernel.ids import ObjectId, Recipient
from rulings.kernel.view import View, known


@finds(PutIntoGraveyard)
def _put_into_graveyard(view: View, context: Context, ref: PutIntoGraveyard) -> tuple[Recipient, ...]:
    """As they are there: a token too was put there before it ceased to exist (CR 111.7)."""
    owners = view.state.order if ref.whose is None else find_players(view, context, ref.whose)
    found = []
    for moved in find_objects(view, context, ref.moved):
        # What was destroyed is known as it was on the battlefield, what was milled as it was in the graveyard.
        there = moved if known(view, moved).zone is Zone.GRAVEYARD else view.state.moved.get(moved, moved)
        if known(view, there).zone is Zone.GRAVEYARD and known(view, there).owner in owners:
            found.append(there)
    return tuple(found)


@finds(WhatItAttacks)
def _what_it_attacks(view: View, context: Context, ref: WhatItAttacks) -> tuple[Recipient, ...]:
    """No battle: it is neither a player nor a planeswalker."""
    combat = view.state.combat
    found: list[Recipient] = []
    for attacker in find_objects(view, context, ref.attacker):
        attacked = combat.attackers.get(attacker) if combat is not None else None
        if attacked is None and attacker in view.state.ghosts:
            attacked = view.state.ghosts[attacker].was_attacking
        if isinstance(attacked, str) or (
            attacked is not None and CardType.PLANESWALKER in view.characteristics(ObjectId(attacked)).types
        ):
            found.append(attacked)
    return tuple(dict.fromkeys(found))
