"""What replaces something the next time it would happen (CR 614.9, 615.8).

What is here: "the next time a source of your choice would deal damage to you, that damage is dealt to any target
instead", "prevent half that damage", "if damage from a black source is prevented this way", "the next time you would
draw a card this turn, ... instead". What is not: the next time all of it is prevented (``preventing``).
"""

from collections.abc import Mapping
from dataclasses import replace

from rulings.abilities.ability import Replacement
from rulings.abilities.amounts.amount import AllOf, Amount
from rulings.abilities.amounts.arithmetic import Half, Minus
from rulings.abilities.amounts.history import ThatMany
from rulings.abilities.conditions.condition import Condition, Fits
from rulings.abilities.durations import UntilEndOfTurn
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.damage import PreventDamage, RedirectDamage
from rulings.abilities.effects.effect import Effect, Replace
from rulings.abilities.events.event import EventPattern
from rulings.abilities.filters.filter import Filter
from rulings.abilities.modifications import Redirect
from rulings.abilities.node import Node
from rulings.abilities.references import Antecedent
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import ORACLE, ability, effect, sentence
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

_KINDS = (("combat damage", True), ("noncombat damage", False), ("damage", None))
_SOURCES = ("a {chosen_source:Filter@singular} of your choice", "a {chosen_source:QualifiedSource}", "{by:Damaging}")
qualified_source = ORACLE.category("QualifiedSource")
"""What is said of the source behind "of your choice": "source of your choice of the chosen color"."""
qualified_source.phrase(
    "{filter:Filter@singular} of your choice {qualifier:Qualifier}",
    lambda filter, qualifier: Filter(filter.kind, (*filter.predicates, qualifier)),
    lambda node: (
        {"filter": Filter(node.kind, node.predicates[:-1]), "qualifier": node.predicates[-1]}
        if node.predicates
        else None
    ),
    kind=Filter,
)
_ALL: dict[str, Value] = {"amount": AllOf(), "next": True}

# To somebody else.

for _source in _SOURCES:
    _by = {} if "by:" in _source else {"by": None}
    for _to in (" to {to:Protected}", ""):
        _none = {} if _to else {"to": None}
        effect.phrase(
            f"the next {{amount:Quantity}} damage that {_source} would deal{_to} {{duration:Duration}} is dealt to "
            "{onto:Recipient} instead",
            RedirectDamage,
            fixed={"next": True, **_by, **_none},
            carries={"instead": "RedirectDamage", "next": "next"},
        )
        for _damage, _combat in _KINDS:
            effect.phrase(
                f"the next time {_source} would deal {_damage}{_to} {{duration:Duration}}, that damage is dealt to "
                "{onto:Recipient} instead",
                RedirectDamage,
                fixed={**_ALL, "combat": _combat, **_by, **_none},
                carries={"instead": "RedirectDamage", "next": "next"},
            )
for _damage, _combat in _KINDS:
    effect.phrase(
        f"the next time {_damage} would be dealt to {{to:Protected}} {{duration:Duration}}, that damage is dealt to "
        "{onto:Recipient} instead",
        RedirectDamage,
        fixed={**_ALL, "combat": _combat, "by": None},
        carries={"instead": "RedirectDamage", "next": "next"},
    )

# Some of it.

portion = ORACLE.category("PortionPrevented")
"""How much of "that damage" is prevented."""
_THAT_DAMAGE = ThatMany(Antecedent("event amount"))


def _half(rounded: str) -> Half:
    return Half(_THAT_DAMAGE, rounded)


def _all_but(amount: Amount) -> Minus:
    return Minus(_THAT_DAMAGE, amount)


for _rounded in ("up", "down"):
    portion.words({f"half that damage, rounded {_rounded}": _half(_rounded)})
portion.phrase(
    "all but {amount:Quantity} of that damage",
    _all_but,
    lambda node: {"amount": node.right} if node == _all_but(node.right) else None,
    kind=Minus,
)
for _source in _SOURCES:
    for _to in (" to {to:Protected}", ""):
        for _damage, _combat in _KINDS:
            effect.phrase(
                f"the next time {_source} would deal {_damage}{_to} {{duration:Duration}}, "
                "prevent {portion:PortionPrevented}",
                PreventDamage,
                fixed={**_ALL, "combat": _combat},
                carries={"next": "next"},
            )

# Depending on what would have dealt it.


def _if_prevented_from(first: Effect, source: Filter, then: Effect) -> PreventDamage | None:
    if not isinstance(first, PreventDamage) or first.then is not None or source.kind is not Kind.SOURCE:
        return None
    return replace(first, then=If(Fits(Antecedent("event source"), source), then))


def _undo_if_prevented_from(node: PreventDamage) -> Slots:
    match node.then:
        case If(condition=Fits(object=Antecedent(role="event source"), filter=source), then=then):
            return {"first": replace(node, then=None), "source": source, "then": then}
    return None


sentence.phrase(
    "{first:Effect}. if damage from a {source:Filter@singular} is prevented this way, {then:Clauses}.",
    _if_prevented_from,
    _undo_if_prevented_from,
    kind=PreventDamage,
)

# Something else in its place.


def _once(event: EventPattern, instead: Effect) -> Replace:
    return Replace(Replacement(event=event, instead=instead), UntilEndOfTurn(), once=True)


def _undo_once(node: Replace) -> Slots:
    match node.replacement:
        case Replacement(event=event, instead=Effect() as instead) if node == _once(event, instead):
            return {"event": event, "instead": instead}
    return None


_CARRIED = {"next": "once", "instead": "replacement"}
for _template in (
    "the next time {event:WouldDraw} this turn, {instead:Clauses} instead",
    "the next time {event:WouldDraw} this turn, instead {instead:Clauses}",
):
    effect.phrase(_template, _once, _undo_once, kind=Replace, carries=_CARRIED)

# While something is so.


def _redirects_while(condition: Condition, event: EventPattern, onto: Node) -> Replacement:
    return Replacement(event=event, condition=condition, instead=Redirect(onto))


def _undo_redirects_while(node: Replacement) -> Slots:
    match node:
        case Replacement(event=event, condition=Condition() as condition, instead=Redirect(onto=onto)):
            if node == _redirects_while(condition, event, onto):
                return {"condition": condition, "event": event, "onto": onto}
    return None


ability.phrase(
    "as long as {condition:Condition}, {event:DamageShield} is dealt to {onto:Recipient} instead.",
    _redirects_while,
    _undo_redirects_while,
    kind=Replacement,
    carries={"instead": "instead", "as long as": "condition"},
)
