"""More words for becoming something (CR 205.1b, 613.1d).

What is here: "is a 2/2 creature. It's still a land", "with power and toughness each equal to ...", "it's a 1/1 Spirit
creature in addition to its other types", "as long as ~ isn't a creature, it's ...". What is not: the common ones
(``animating``).
"""

from collections.abc import Mapping
from dataclasses import replace

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.change import SetTypes
from rulings.abilities.conditions.condition import Fits, Negated
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.moving import Entering, PutInto, ReturnTo
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import walk
from rulings.abilities.references import Attached, This
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.oracle.categories import Clauses, ability, change, sentence
from rulings.oracle.grammar import Value
from rulings.oracle.holes import but, hole
from rulings.oracle.phrases.animating import Becoming

Slots = Mapping[str, Value] | None

_STILL = 3
"""``Becoming.still`` of a static ability that says so in a second sentence."""


for _words in ("it's still a land", "they're still lands"):
    ability.phrase(
        f"{{affected:Affected}} {{what:Becomes@affected}}. {_words}.",
        StaticAbility(
            affected=hole("affected"),
            changes=(
                but(hole("what", Becoming, where=lambda one: not one.in_addition and (not one.still)), still=_STILL),
            ),
        ),
    )

# "Return it to the battlefield. It's a 1/1 Spirit creature in addition to its other types": it enters as that
# (CR 611.2e).


def _enters_as(first: Effect, what: Becoming) -> Effect | None:
    if not what.in_addition or any(isinstance(one, Becoming) for one in walk(first)):
        return None
    parts = first.effects if isinstance(first, Clauses) else (first,)
    last = parts[-1]
    if not isinstance(last, ReturnTo | PutInto) or last.zone is not Zone.BATTLEFIELD:
        return None
    entering = last.entering or Entering(wording=_NO_WAY)
    changed = replace(last, entering=replace(entering, changes=(replace(what, verb="it's"),)))
    return replace(first, effects=(*parts[:-1], changed)) if isinstance(first, Clauses) else changed


_NO_WAY = 1000
"""Wording of an ``Entering`` that the first sentence does not say."""


def _undo_enters_as(node: Effect) -> Slots:
    parts = node.effects if isinstance(node, Clauses) else (node,)
    last = parts[-1]
    if not isinstance(last, ReturnTo | PutInto) or last.entering is None:
        return None
    match last.entering.changes:
        case (Becoming(verb="it's") as what,):
            bare = None if last.entering.wording == _NO_WAY else replace(last.entering, changes=())
            plain = replace(last, entering=bare)
            first = replace(node, effects=(*parts[:-1], plain)) if isinstance(node, Clauses) else plain
            return {"first": first, "what": replace(what, verb="")}
    return None


sentence.phrase(
    "{first:Clauses}. it's a {what:BecomingNoun@singular}.",
    _enters_as,
    _undo_enters_as,
    kind=Effect,
    is_transparent=True,
)

# While it is none by itself.


ability.phrase(
    "as long as {object:Attached} isn't a creature, it's a {what:BecomingNoun@singular}.",
    StaticAbility(
        affected=hole("object"),
        changes=(but(hole("what", Becoming, where=lambda one: one.is_settled()), verb="it's"),),
        condition=Negated(Fits(hole("object"), Filter(Kind.PERMANENT, (HasType(CardType.CREATURE),)))),
    ),
    carries={"as long as": "condition"},
)

# While it is something.


ability.phrase(
    "as long as {condition:Condition}, it's a {what:BecomingNoun@singular}.",
    StaticAbility(
        affected=hole("condition", Fits, where=lambda one: isinstance(one.object, Attached | This)).object,
        changes=(but(hole("what", Becoming, where=lambda one: one.in_addition), verb="it's"),),
        condition=hole("condition"),
    ),
    carries={"as long as": "condition"},
)

# Every land type.

change.phrase(
    "[is|are] every land type in addition to (its|their:self) other types", SetTypes, fixed={"every": "land type"}
)
