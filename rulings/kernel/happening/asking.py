"""Where rules code has a player choose objects as an effect happens or a cost is paid (CR 608.2d, 118.3).

What is here: the fields in which "a creature you control", "up to two lands" is asked for. Anywhere else nobody would
be asked, so that a text with a choice there can't be played.
"""

from collections.abc import Iterator
from dataclasses import fields

from rulings.abilities.changes.copying import BecomeCopy
from rulings.abilities.costs.objects import (
    DiscardCost,
    ExileCost,
    PutCost,
    PutCountersCost,
    RemoveCountersCost,
    ReturnCost,
    RevealCost,
    SacrificeCost,
)
from rulings.abilities.effects.cards import Discard, LookAt, Reveal, ShuffleInto
from rulings.abilities.effects.choosing import ChooseObjects
from rulings.abilities.effects.combat import BecomeBlocked, BlockAnother, RemoveFromCombat, ReselectAttacked
from rulings.abilities.effects.counters import DoubleCounters, MoveCounters, PutCounters, RemoveCounters
from rulings.abilities.effects.damage import DealDamage
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.effects.game import KeywordAction
from rulings.abilities.effects.moving import Destroy, Entering, Exile, PutInto, ReturnTo, Sacrifice
from rulings.abilities.effects.permanents import (
    Attach,
    Flip,
    PhaseOut,
    Regenerate,
    Tap,
    TapOrUntap,
    TransformObject,
    TurnFaceDown,
    TurnFaceUp,
    Untap,
)
from rulings.abilities.effects.piles import SeparateIntoPiles
from rulings.abilities.effects.spells import CastCard, CopyCard
from rulings.abilities.effects.tokens import CreateCopyToken
from rulings.abilities.filters.characteristics import SameNameAs
from rulings.abilities.node import Node, walk
from rulings.abilities.references import Choose, It, Several

_PICKED: dict[type[Node], tuple[str, ...]] = {
    Attach: ("what", "to"),
    CopyCard: ("what",),
    BecomeBlocked: ("what",),
    BlockAnother: ("attacker",),
    CastCard: ("what",),
    ChooseObjects: ("what",),
    CreateCopyToken: ("of",),
    DealDamage: ("to",),
    Destroy: ("what",),
    DoubleCounters: ("on",),
    Exile: ("what",),
    Flip: ("what",),
    LookAt: ("what",),
    MoveCounters: ("to",),
    PhaseOut: ("what",),
    PutCounters: ("on",),
    PutInto: ("what",),
    Regenerate: ("what",),
    RemoveFromCombat: ("what",),
    ReselectAttacked: ("what",),
    ReturnTo: ("what",),
    Reveal: ("what",),
    SeparateIntoPiles: ("what",),
    ShuffleInto: ("what",),
    Tap: ("what",),
    TapOrUntap: ("what",),
    TransformObject: ("what",),
    TurnFaceDown: ("what",),
    TurnFaceUp: ("what",),
    Untap: ("what",),
    BecomeCopy: ("of",),
    Continuous: ("objects",),
}
"""Asked by ``picking.pick``, which notes what was chosen, so that "it" can stand for it."""

_ALONE: dict[type[Node], tuple[str, ...]] = {
    Discard: ("what",),
    Entering: ("attached_to",),
    RemoveCounters: ("source",),
    Sacrifice: ("what",),
    DiscardCost: ("what",),
    ExileCost: ("what",),
    PutCost: ("what",),
    PutCountersCost: ("on",),
    RemoveCountersCost: ("source",),
    ReturnCost: ("what",),
    RevealCost: ("what",),
    SacrificeCost: ("what",),
    SameNameAs: ("other",),
}
"""Asked by their own rules code (for a name: compared with any of them)."""

_IN_PARTS = (*_PICKED, RemoveCounters, Sacrifice)
"""Those that may name a choice beside other objects: "sacrifice a creature and a land"."""

_PICKED_ACTIONS = ("airbend", "behold", "cloak", "detain", "goad", "harness", "manifest", "suspect")
"""Keyword actions whose object may be left to a choice."""


def unasked_choices(node: Node) -> Iterator[str]:
    """Fields of one node that leave objects to a choice and for which nobody would be asked.

    Example: ``"choice DealShares.source"``.
    """
    if isinstance(node, It | Several):
        return
    for field in fields(node):
        value = getattr(node, field.name)
        for one in value if isinstance(value, tuple) else (value,):
            if _has_choice(one) and not _is_asked(node, field.name, one):
                yield f"choice {type(node).__name__}.{field.name}"


def _has_choice(value: object) -> bool:
    parts = value.parts if isinstance(value, Several) else (value,)
    return any(isinstance(part, Choose) for part in parts)


def _is_asked(node: Node, field: str, value: Node) -> bool:
    kind = type(node)
    if isinstance(node, KeywordAction):
        return field == "what" and node.name in _PICKED_ACTIONS
    if field not in _PICKED.get(kind, ()) and field not in _ALONE.get(kind, ()):
        return False
    if isinstance(node, DealDamage) and (node.divided or isinstance(value, Several)):
        return False
    return isinstance(value, Choose) or kind in _IN_PARTS


def unnoted_choices(ability: Node) -> Iterator[str]:
    """Pronouns for what was chosen where the choice is not noted, so that nothing would stand for them."""
    nodes = tuple(walk(ability))
    noted = {
        part
        for node in nodes
        for name in _PICKED.get(type(node), ())
        for one in (getattr(node, name),)
        for part in (one.parts if isinstance(one, Several) else (one,))
        if isinstance(part, Choose)
    }
    for node in nodes:
        if isinstance(node, It) and isinstance(node.antecedent, Choose) and node.antecedent not in noted:
            yield f"pronoun {node.words} for a choice"
