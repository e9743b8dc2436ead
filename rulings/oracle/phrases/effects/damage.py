"""Dealing, preventing and redirecting damage (CR 120, 615)."""

from rulings.abilities.amounts.amount import AllOf, Amount
from rulings.abilities.amounts.arithmetic import SharedEvenly
from rulings.abilities.effects.damage import (
    DamageShare,
    DealDamage,
    DealShares,
    EachDealsDamage,
    Fight,
    PreventDamage,
    RedirectDamage,
)
from rulings.abilities.filters.filter import narrowed
from rulings.abilities.node import Node, walk
from rulings.abilities.players import ControllerOf
from rulings.abilities.references import Antecedent, AnyTarget, Attached, Every, It, ObjectRef, Target, This
from rulings.oracle.binding.described import FIRST, SECOND
from rulings.oracle.categories import ORACLE, effect
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole
from rulings.oracle.phrases.blocks.numbers import declare
from rulings.oracle.phrases.blocks.objects import is_several

_ALL: dict[str, Value] = {"amount": AllOf(), "next": True}
_KINDS = (("combat damage", True), ("noncombat damage", False), ("damage", None))
_SOURCES = ("a {chosen_source:Filter@singular} of your choice", "a {chosen_source:QualifiedSource}", "{by:Damaging}")
_FIRST = "{source:Object} deal[s] {amount:Quantity} damage to {to:Recipient}"
effect.phrase("{source:Object} deal[s] damage to {to:Recipient} equal to {amount:Quantity}", DealDamage)
effect.phrase(
    "{sources:Recipient@plural} each deal damage equal to their power to {to:Recipient}",
    EachDealsDamage(hole("sources", where=is_several), hole("to")),
    carries={"each": "sources"},
)
effect.phrase(
    "{sources:Object@singular} deals damage equal to its power to {to:Recipient}",
    EachDealsDamage(hole("sources", Every), hole("to")),
)
effect.phrase(
    "{sources:Object@singular} deals {amount:Quantity} damage to its controller",
    EachDealsDamage(hole("sources", Every), ControllerOf(Antecedent("each")), amount=hole("amount")),
)
for _words in ("those creatures", "the chosen creatures"):
    effect.phrase(
        f"{_words} fight each other", Fight(It(FIRST), It(SECOND)), carries={"each": "first", "other": "second"}
    )
declare("{source:Object} deal[s] {amount:Quantity} damage to {to:Recipient}", DealDamage, "source", "to")
effect.phrase("{source:Object} also deal[s:source] {amount:Quantity} damage to {to:Recipient}", DealDamage)
effect.phrase(
    "{source:Object} deal[s] {amount:Quantity} damage divided evenly, rounded down, among {to:Recipient}",
    DealDamage(hole("source"), SharedEvenly(hole("amount")), hole("to", AnyTarget, Target)),
)
qualified_source = ORACLE.category("QualifiedSource")
"""What is said of the source behind "of your choice": "source of your choice of the chosen color"."""
qualified_source.phrase(
    "{filter:Filter@singular} of your choice {qualifier:Qualifier}", narrowed(hole("filter"), hole("qualifier"))
)
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
_ALL_DAMAGE: dict[str, Value] = {"amount": AllOf()}
for _damage, _combat in _KINDS:
    _fixed: dict[str, Value] = {**_ALL_DAMAGE, "combat": _combat}
    for _template in (
        "that would be dealt {duration:Duration}",
        "that would be dealt to {to:Protected} {duration:Duration}",
        "that would be dealt {duration:Duration} to {to:Protected}",
        "that would be dealt by {by:Damaging} {duration:Duration}",
        "that would be dealt {duration:Duration} by {by:Damaging}",
        "that would be dealt to {to:Protected} by {by:Damaging} {duration:Duration}",
        "that would be dealt to {to:Protected} {duration:Duration} by {by:Damaging}",
        "that would be dealt {duration:Duration} to {to:Protected} by {by:Damaging}",
        "{by:Damaging} would deal {duration:Duration}",
        "that {by:Damaging} would deal {duration:Duration}",
        "{by:Damaging} would deal to {to:Protected} {duration:Duration}",
        "a {chosen_source:Filter@singular} of your choice would deal {duration:Duration}",
        "a {chosen_source:Filter@singular} of your choice would deal to {to:Protected} {duration:Duration}",
        "that would be dealt to {to:Protected} {duration:Duration} by a {chosen_source:Filter@singular} of your choice",
    ):
        effect.phrase(f"prevent all {_damage} {_template}", PreventDamage, fixed=_fixed)
    for _template in (
        "that would be dealt to {to:Protected}",
        "that would be dealt by {by:Damaging}",
        "{by:Damaging} would deal",
    ):
        effect.phrase(f"{{duration:Duration}}, prevent all {_damage} {_template}", PreventDamage, fixed=_fixed)
for _template in (
    "that would be dealt to {to:Protected} {duration:Duration}",
    "that would be dealt {duration:Duration} to {to:Protected}",
):
    effect.phrase(
        f"prevent the next {{amount:Quantity}} damage {_template}",
        PreventDamage,
        fixed={"next": True},
        carries={"next": "next"},
    )
effect.phrase(
    "prevent the next {amount:Quantity} damage that would be dealt to {to:Protected} {duration:Duration} by a "
    "{chosen_source:Filter@singular} of your choice",
    PreventDamage,
    fixed={"next": True},
    carries={"next": "next"},
)
for _damage, _combat in _KINDS:
    _next: dict[str, Value] = {**_ALL_DAMAGE, "combat": _combat, "next": True}
    for _source in (
        "a {chosen_source:Filter@singular} of your choice",
        "a {chosen_source:QualifiedSource}",
        "{by:Damaging}",
    ):
        for _to in ("", " to {to:Protected}"):
            effect.phrase(
                f"the next time {_source} would deal {_damage}{_to} {{duration:Duration}}, prevent that damage",
                PreventDamage,
                fixed=_next,
                carries={"next": "next"},
            )
for _damage, _all in (("the next {amount:Quantity} damage", False), ("all damage", True)):
    _how: dict[str, Value] = {"next": not _all, **(_ALL_DAMAGE if _all else {})}
    for _template in (
        "that would be dealt to {to:Protected} {duration:Duration}",
        "that would be dealt {duration:Duration} to {to:Protected}",
        "that would be dealt to {to:Protected} {duration:Duration} by {by:Damaging}",
    ):
        effect.phrase(
            f"{_damage} {_template} is dealt to {{onto:Recipient}} instead",
            RedirectDamage,
            fixed={"by": None, **_how} if "by:" not in _template else _how,
            carries={"instead": "RedirectDamage", "next": "next"},
        )


def _two(source: ObjectRef, amount: Amount, to: Node, more: Amount, also: Node) -> DealShares:
    return DealShares(source, (DamageShare(amount, to), DamageShare(more, also)))


effect.phrase(
    f"{_FIRST} and {{more:Quantity}} damage to {{also:Recipient}}",
    DealShares(hole("source"), (DamageShare(hole("amount"), hole("to")), DamageShare(hole("more"), hole("also")))),
)
effect.phrase(
    f"{_FIRST} and {{more:Quantity}} damage to itself",
    _two(hole("source", This, It, Attached), hole("amount"), hole("to"), hole("more"), hole("source")),
)
effect.phrase(
    f"{_FIRST}, {{more:Quantity}} damage to {{also:Recipient}}, and {{most:Quantity}} damage to {{third:Recipient}}",
    DealShares(
        hole("source"),
        (
            DamageShare(hole("amount"), hole("to")),
            DamageShare(hole("more"), hole("also")),
            DamageShare(hole("most"), hole("third")),
        ),
    ),
)
effect.phrase(
    "{source:Object} deal[s] {amount:Quantity} damage to itself",
    DealDamage(hole("source", This, It, Attached), hole("amount"), hole("source")),
)
effect.phrase(
    "{source:Object} deal[s] damage to itself equal to {amount:Quantity}",
    DealDamage(hole("source", This, It, Attached), hole("amount"), hole("source")),
)

# "Each creature deals 1 damage to its controller" is another effect.
effect.phrase(
    "{source:Object} deal[s] {amount:Quantity} damage to {to:Recipient}",
    DealDamage(hole("source"), hole("amount"), hole("to")),
    where=lambda source, to: not (isinstance(source, Every) and to == ControllerOf(It("it"))),
)

# Where each of several deals by a number of its own, that is another effect.
effect.phrase(
    "{source:Object} deal[s] damage equal to {amount:Quantity} to {to:Recipient}",
    DealDamage(hole("source"), hole("amount"), hole("to")),
    where=lambda source, amount: (
        not (isinstance(source, Every) and any(isinstance(one, It) and one.words == "it" for one in walk(amount)))
    ),
)
effect.phrase(
    "{source:Object} deal[s] {amount:Quantity} damage divided as you choose among {to:Recipient}",
    DealDamage,
    fixed={"divided": True},
)
effect.phrase("{first:Object} fight[s] {second:Object}", Fight)
