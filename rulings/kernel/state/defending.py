"""Which player is the defending player for an attacking creature (CR 508.5).

What is here: whom each creature attacks, remembered from when it began to attack, so that it is known after what it
attacked, or the creature itself, was removed from combat. What is not: what can be attacked (``attacking``).

日本語: 防御プレイヤー
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.vocabulary import CardType
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient
from rulings.kernel.state.state import battlefield, opponents
from rulings.kernel.state.view import View, known

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


def defender_of(view: View, attacked: Recipient) -> PlayerId | None:
    """The player who is attacked, who controls the planeswalker or who protects the battle (CR 508.5); ``None`` for
    nothing that can be attacked."""
    if isinstance(attacked, str):
        return PlayerId(attacked)
    i = ObjectId(attacked)
    if i not in view.state.objects and i not in view.state.ghosts:
        return None
    protector = known(view, i).memory.get("protector")
    seen = view.characteristics(i)
    if isinstance(protector, str) and CardType.BATTLE in seen.types:
        return PlayerId(protector)
    return seen.controller


def begin_to_attack(game: "Game", attacks: Mapping[ObjectId, Recipient]) -> None:
    """Notes what creatures attack from now on, however that came about."""
    combat = game.state.combat
    assert combat is not None
    attackers, defending, at_planeswalkers = combat.attackers, combat.defending, combat.at_planeswalkers
    for attacker, attacked in attacks.items():
        attackers = attackers.set(attacker, attacked)
        player = defender_of(game.view, attacked)
        if player is not None:
            defending = defending.set(attacker, player)
        if isinstance(attacked, int) and CardType.PLANESWALKER in game.seen(ObjectId(attacked)).types:
            at_planeswalkers |= {attacker}
        else:
            at_planeswalkers -= {attacker}
    game.change(
        combat=replace(
            combat,
            attackers=attackers,
            defending=defending,
            at_planeswalkers=at_planeswalkers,
            was_attacked=True,
        )
    )


def defending_player_for(view: View, attacker: ObjectId) -> PlayerId | None:
    """The defending player for a creature that attacks, or that attacked before it was removed from combat."""
    combat = view.state.combat
    attacked = combat.attackers.get(attacker) if combat is not None else None
    if attacked is not None and (isinstance(attacked, str) or attacked in view.state.objects):
        return defender_of(view, attacked)
    if combat is not None and attacker in combat.defending:
        return combat.defending[attacker]
    if attacker in view.state.ghosts and (attacked := view.state.ghosts[attacker].was_attacking) is not None:
        return defender_of(view, attacked)
    return None


def defenders(game: "Game", player: PlayerId) -> tuple[Recipient, ...]:
    """What the player's creatures can attack: opponents, their planeswalkers, battles they protect (CR 508.1b)."""
    found: list[Recipient] = list(opponents(game.state, player))
    for i in battlefield(game.state):
        seen = game.seen(i)
        if (CardType.PLANESWALKER in seen.types and seen.controller != player) or (
            CardType.BATTLE in seen.types and game.object(i).memory.get("protector") not in (None, player)
        ):
            found.append(i)
    return tuple(found)
