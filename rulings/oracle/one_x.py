"""X that one sentence of an ability defines and another uses (CR 107.3c, 107.3i).

What is here: giving every X of an ability the value that "where X is" gives it. What is not: X in costs, which is
announced.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from rulings.abilities.ability import Ability, ActivatedAbility, TriggeredAbility
from rulings.abilities.amounts.amount import AnyNumber, WhereX, X
from rulings.abilities.amounts.history import DoneThisWay
from rulings.abilities.costs.mana import ManaCost
from rulings.abilities.effects.cards import Discard, Reveal
from rulings.abilities.effects.conditional import IfDone
from rulings.abilities.effects.moving import Sacrifice
from rulings.abilities.effects.optional import May
from rulings.abilities.node import Node, children, rewrite, walk
from rulings.abilities.references import Choose

_PARTICIPLES: Final[dict[type[Node], str]] = {Reveal: "revealed", Sacrifice: "sacrificed", Discard: "discarded"}


def with_one_x(ability: Ability) -> Ability | None:
    """The ability with one meaning for X: "look at the top X cards, where X is V. ... If X is ...".

    日本語: 一つの能力の中のXは同じ値
    Shape: an ability as read -> the same where there is nothing to share; ``None`` where two values are given and a
    third X does not say which it is.
    """
    ability = _with_x_of_a_may(ability)
    values = list(dict.fromkeys(one.value for one in _own(ability) if isinstance(one, WhereX)))
    if not values or not any(isinstance(one, X) for one in _own(ability)):
        return ability
    if isinstance(ability, ActivatedAbility) and _has_x(ability.cost):
        return None
    if len(values) > 1:
        return None
    value = values[0]
    inner = [one for one in _own(ability) if isinstance(one, Ability) and one is not ability]

    def share(node: Node) -> Node:
        return WhereX(value) if isinstance(node, X) else node

    return rewrite(ability, share) if not inner else None


def _with_x_of_a_may(ability: Ability) -> Ability:
    """ "You may reveal X black cards in your hand. If you do, ... -X/-X": X is chosen as the cards
    are revealed, so any number of them may be (CR 107.3f)."""
    if not isinstance(ability, TriggeredAbility) or not isinstance(ability.effect, IfDone):
        return ability
    first = ability.effect.first
    if not isinstance(first, May) or not isinstance(first.effect, Reveal | Sacrifice | Discard):
        return ability
    participle, what = _PARTICIPLES[type(first.effect)], first.effect.what
    if not isinstance(what, Choose) or not isinstance(what.amount, X):
        return ability
    done = replace(first, effect=replace(first.effect, what=replace(what, amount=AnyNumber())))
    number = DoneThisWay(participle)
    then = rewrite(ability.effect.then, lambda node: number if isinstance(node, X) else node)
    return replace(ability, effect=replace(ability.effect, first=done, then=then))


def _own(node: Node) -> Iterator[Node]:
    """The node and what is below it, without the insides of abilities that it grants."""
    yield node
    for child in children(node):
        if isinstance(child, Ability):
            if any(isinstance(one, X) for one in walk(child)):
                yield child
        else:
            yield from _own(child)


def _has_x(cost: Node) -> bool:
    return any(isinstance(one, X) or (isinstance(one, ManaCost) and "{X}" in one.symbols) for one in walk(cost))
