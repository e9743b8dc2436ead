"""Linked abilities and the effect that an object has them by (CR 607.5, 707.7).

日本語: 関連している能力
What is here: under which name a permanent keeps what one of two linked abilities chose or exiled, so that the other
finds it and no other ability does; and that an effect that gives both links them. What is not: keeping it
(``happening.remembering``) and asking for it.
"""

from dataclasses import replace
from typing import TypeVar

from rulings.abilities.ability import Ability
from rulings.abilities.changes.copying import BecomeCopy
from rulings.abilities.costs.objects import ExileCost
from rulings.abilities.effects.cards import ExileUntil
from rulings.abilities.effects.moving import Exile
from rulings.abilities.node import Node, rewrite, walk
from rulings.abilities.references import LinkedExile
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.memo import remember, remember_all
from rulings.kernel.state.state import GameState

NOTED_CARD = "noted card"
"""Memory key of the card whose name was noted as the object was put there (CR 707.14)."""

N = TypeVar("N", bound=Node)

PUT_WITH_IT = "put with it"
"""Under which name an object keeps what its ability put onto the battlefield (CR 607.2c)."""
_LINKED = (Exile, ExileUntil, ExileCost, LinkedExile)
"""What exiles for a linked ability, and what refers to that."""


def linked_name(state: GameState, object_id: ObjectId, name: str, link: str = "") -> str:
    """The key in the object's memory for what its present abilities chose, exiled or put somewhere.

    What was chosen for the abilities that it had as another copy, or of its own, is not found under it: abilities
    acquired by one effect are linked to one another only.
    Shape: the name itself for an object that no copy effect changes; otherwise with the effect's timestamp; for a pair
    that an effect gave it, with the link that ``with_link`` put into both.
    Source: CR 607.5, 607.5a, 707.7.
    """
    if link:
        return f"{name} {link}"
    times = [
        effect.timestamp
        for effect in state.effects
        if effect.affected is not None
        and object_id in effect.affected
        and any(isinstance(change, BecomeCopy) for change in effect.changes)
    ]
    return f"{name} of copy {max(times)}" if times else name


def link_of_effect(context: Context, origin: ObjectId | None = None) -> str:
    """The name of the link between abilities that one effect gives, of each object that it takes them from.

    Source: CR 607.5.
    """
    by = f"given by {context.source}"
    if context.stack_object is not None:
        by = f"{by} in {context.stack_object}"
    return by if origin is None else f"{by} from {origin}"


def with_link(ability: N, link: str) -> N:
    """The ability as an effect gives it: what it exiles is known to what the same effect gave, and to nothing else.

    Shape: the ability itself where it neither exiles nor refers to the exiled; the same instance for the same link.
    Source: CR 607.5.
    """
    if not _is_linked(ability):
        return ability
    return _given(ability, link)


@remember_all
def _given(ability: N, link: str) -> N:
    return rewrite(ability, lambda one: replace(one, link=link) if isinstance(one, _LINKED) else one)


@remember
def _is_linked(node: Node) -> bool:
    return any(isinstance(one, _LINKED) for one in walk(node))


@remember
def asks_what_was_exiled(abilities: tuple[Ability, ...]) -> bool:
    """Whether some ability refers to what another one exiled (CR 607.2a)."""
    return any(isinstance(one, LinkedExile) for ability in abilities for one in walk(ability))
