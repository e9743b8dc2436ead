"""More words for becoming something (CR 205.1b, 613.1d).

What is here: "is a 2/2 creature. It's still a land", "with power and toughness each equal to ...", "it's a 1/1 Spirit
creature in addition to its other types", "as long as ~ isn't a creature, it's ...". What is not: the common ones
(``animating``).
"""

from collections.abc import Mapping
from dataclasses import replace

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.change import SetTypes
from rulings.abilities.conditions.condition import Condition, Fits, Negated
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.moving import Entering, PutInto, ReturnTo
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node, walk
from rulings.abilities.references import Attached, This
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.oracle.categories import Clauses, ability, change, sentence
from rulings.oracle.grammar import Value
from rulings.oracle.phrases.animating import Becoming

Slots = Mapping[str, Value] | None

_STILL = 3
"""``Becoming.still`` of a static ability that says so in a second sentence."""


def _still_a_land(affected: Node, what: Becoming) -> StaticAbility | None:
    if what.in_addition or what.still:
        return None
    return StaticAbility(affected=affected, changes=(replace(what, still=_STILL),))


def _undo_still_a_land(node: StaticAbility) -> Slots:
    match node.changes:
        case (Becoming(still=3) as what,) if node.affected is not None and node.condition is None:
            return {"affected": node.affected, "what": replace(what, still=0)}
    return None


for _words in ("it's still a land", "they're still lands"):
    ability.phrase(
        f"{{affected:Affected}} {{what:Becomes@affected}}. {_words}.",
        _still_a_land,
        _undo_still_a_land,
        kind=StaticAbility,
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


def _while_no_creature(object: Attached, what: Becoming) -> StaticAbility | None:
    if not what.is_settled():
        return None
    return StaticAbility(
        affected=object,
        changes=(replace(what, verb="it's"),),
        condition=Negated(Fits(object, Filter(Kind.PERMANENT, (HasType(CardType.CREATURE),)))),
    )


def _undo_while_no_creature(node: StaticAbility) -> Slots:
    match node:
        case StaticAbility(affected=Attached() as object, changes=(Becoming(verb="it's") as what,)):
            slots: dict[str, Value] = {"object": object, "what": replace(what, verb="")}
            return slots if node == _while_no_creature(object, replace(what, verb="")) else None
    return None


ability.phrase(
    "as long as {object:Attached} isn't a creature, it's a {what:BecomingNoun@singular}.",
    _while_no_creature,
    _undo_while_no_creature,
    kind=StaticAbility,
    carries={"as long as": "condition"},
)

# While it is something.


def _while_it_is(condition: Fits, what: Becoming) -> StaticAbility | None:
    """ "As long as enchanted permanent is a Vehicle, it's a creature": what the condition speaks of."""
    if not isinstance(condition.object, Attached | This) or not what.in_addition:
        return None
    return StaticAbility(affected=condition.object, changes=(replace(what, verb="it's"),), condition=condition)


def _while_it(condition: Condition, what: Becoming) -> StaticAbility | None:
    return _while_it_is(condition, what) if isinstance(condition, Fits) else None


def _undo_while_it(node: StaticAbility) -> Slots:
    match node:
        case StaticAbility(condition=Fits() as condition, changes=(Becoming(verb="it's") as what,)):
            bare = replace(what, verb="")
            return {"condition": condition, "what": bare} if node == _while_it_is(condition, bare) else None
    return None


ability.phrase(
    "as long as {condition:Condition}, it's a {what:BecomingNoun@singular}.",
    _while_it,
    _undo_while_it,
    kind=StaticAbility,
    carries={"as long as": "condition"},
)

# Every land type.

change.phrase(
    "[is|are] every land type in addition to (its|their:self) other types", SetTypes, fixed={"every": "land type"}
)
