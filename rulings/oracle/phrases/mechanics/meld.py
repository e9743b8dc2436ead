"""Meld (CR 701.42, 712)."""

from rulings.abilities.conditions.condition import AllHold, OwnsAndControls
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.moving import Entering, ExileAndMeld
from rulings.abilities.filters.filter import Filter
from rulings.abilities.references import It, MeldPair, This
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import condition, effect, sentence
from rulings.oracle.holes import hole


def _pair(this: This, other: Filter) -> OwnsAndControls | None:
    return OwnsAndControls(MeldPair(this, other)) if other.kind is Kind.PERMANENT else None


condition.phrase(
    "you both own and control {this:This} and a {other:Filter@singular}",
    OwnsAndControls(MeldPair(hole("this"), hole("other", where=lambda one: one.kind is Kind.PERMANENT))),
)
condition.phrase(
    "{this:This} and a {other:Filter@singular} are attacking, and you both own and control them",
    OwnsAndControls(
        MeldPair(hole("this"), hole("other", where=lambda one: one.kind is Kind.PERMANENT)), attacking=True
    ),
)
effect.phrase(
    "exile {pair:Object@plural}, then meld them into {result:CardName}",
    ExileAndMeld(hole("pair", It, where=lambda one: one.words == "them"), hole("result")),
)
_ATTACKING = Entering(tapped=True, attacking=True)
sentence.phrase(
    "if {condition:Condition}, exile {pair:Object@plural}, then meld them into {result:CardName}. it enters tapped and "
    "attacking.",
    If(
        hole("condition"),
        ExileAndMeld(hole("pair", It, where=lambda one: one.words == "them"), hole("result"), _ATTACKING),
    ),
)
condition.phrase(
    "{first:Condition} and you both own and control {this:This} and a {other:Filter@singular}",
    AllHold(
        (
            hole("first", unless=AllHold),
            OwnsAndControls(MeldPair(hole("this"), hole("other", where=lambda one: one.kind is Kind.PERMANENT))),
        )
    ),
    where=lambda this, other: _pair(this, other) is not None,
)
