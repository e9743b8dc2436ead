"""What "the milled card", "cards exiled this way" and "the sacrificed creature" stand for.

What is here: the participles, which effects and costs do what they say, and what other lines of the face do. What is
not: the words as phrases (``rulings.oracle.phrases.objects.pronouns``).
"""

from collections.abc import Iterable
from dataclasses import dataclass

from rulings.abilities.ability import Ability, AdditionalCost, AlternativeCost, KeywordAbility
from rulings.abilities.costs.cost import Cost, CostPart, EitherCost
from rulings.abilities.costs.objects import (
    DiscardCost,
    ExileCost,
    MillCost,
    ReturnCost,
    RevealCost,
    SacrificeCost,
    TapCost,
)
from rulings.abilities.effects.moving import Exile
from rulings.abilities.node import Node, walk
from rulings.abilities.references import Antecedent, LinkedExile, ThisWay
from rulings.oracle.binding.mention import EXILED_UNTIL
from rulings.oracle.binding.mentions import Mentions

PARTICIPLES = (
    "milled",
    "discarded",
    "exiled",
    "sacrificed",
    "destroyed",
    "revealed",
    "returned",
    "tapped",
    "untapped",
    "countered",
    "chosen",
    "created",
    "dealt damage",
    "blighted",
)
"""What an effect can have done; the verbs of ``ThisWay``."""

_COSTS: dict[type[CostPart], str] = {
    SacrificeCost: "sacrificed",
    DiscardCost: "discarded",
    ExileCost: "exiled",
    RevealCost: "revealed",
    ReturnCost: "returned",
    TapCost: "tapped",
    MillCost: "milled",
}


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What the other lines of a face do, as far as this line may speak of it."""

    paid: frozenset[str] = frozenset()
    """Participles of what is done as an additional cost to cast it: "the sacrificed creature"."""
    exiles: int = 0
    """How many of its abilities exile something: "the exiled card" (CR 607.2a)."""


NOTHING_ELSE = Surroundings()


def surroundings_of(abilities: Iterable[Ability]) -> Surroundings:
    """What the abilities of a face offer to each other.

    Shape: all understood abilities of the face, as read -> participles and counts.
    """
    paid: set[str] = set()
    exiles = 0
    for one in abilities:
        if isinstance(one, AdditionalCost | AlternativeCost):
            paid |= paid_by(one.cost)
        is_hidden = isinstance(one, KeywordAbility) and one.name == "hideaway"
        exiles += is_hidden or any(isinstance(part, Exile) for part in walk(one))
    return Surroundings(frozenset(paid), exiles)


def paid_by(cost: Node) -> set[str]:
    """Participles of what is done to pay a cost, whichever way it is paid."""
    found: set[str] = set()
    for one in walk(cost):
        if isinstance(one, EitherCost):
            continue
        for kind, participle in _COSTS.items():
            if isinstance(one, kind):
                found.add(participle)
    return found if isinstance(cost, Cost) else set()


def participle_of(words: str) -> str | None:
    """The participle of "the milled card", "the cards milled this way"; ``None`` for other pronouns."""
    padded = f" {words} "
    return next((one for one in PARTICIPLES if f" {one} " in padded), None)


def stands_for(words: str, participle: str, mentions: Mentions, surroundings: Surroundings) -> Node | None:
    """The one thing that the words can mean, or ``None``: an earlier effect, a cost, or a linked ability (CR 607)."""
    times = mentions.done.get(participle, 0)
    if participle == "exiled" and words == "the cards exiled this way" and not times:
        times = mentions.done.get(EXILED_UNTIL, 0)
    is_paid = participle in mentions.paid
    if times and is_paid:
        return None
    if times:
        return ThisWay(participle) if times == 1 or words.endswith("this way") else None
    if is_paid:
        return Antecedent(participle)
    if participle == "exiled" and surroundings.exiles == 1 and not words.endswith("this way"):
        return LinkedExile()
    return None
