"""Prevention and redirection of damage (CR 614.9, 615).

What is here: "prevent all damage that would be dealt to", "the next 3 damage", "the next time", "is dealt to ...
instead", for a time and as static abilities. What is not: other replacement effects (``replacing``).
"""

from rulings.abilities.ability import Replacement
from rulings.abilities.amounts.amount import AllOf
from rulings.abilities.conditions.condition import InStep, Negated
from rulings.abilities.effects.damage import PreventDamage, RedirectDamage
from rulings.abilities.effects.effect import Replace
from rulings.abilities.events.damage_and_life import DealsDamage, IsDealtDamage
from rulings.abilities.events.event import AnyOfEvents, EventWhile
from rulings.abilities.filters.filter import Filter
from rulings.abilities.modifications import Prevent, Redirect
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.references import Choose, Every, ObjectRef
from rulings.oracle.categories import ORACLE, ability, effect, sentence
from rulings.oracle.grammar import Value
from rulings.oracle.holes import but, hole

# What is protected, and from what: a reference, or whatever fits a noun phrase when damage would be dealt.

protected = ORACLE.category("Protected")


damaging = ORACLE.category("Damaging")
"""What deals the damage."""
for _category in (protected, damaging):
    _category.phrase("{object:Object}", hole("object", unless=(Every, Choose)), kind=ObjectRef, is_transparent=True)
    _category.phrase("<|all> {filter:Filter@plural}", hole("filter"), kind=Filter, is_transparent=True)
protected.phrase("{player:Player}", hole("player"), kind=PlayerRef, is_transparent=True)

_KINDS = (("combat damage", True), ("noncombat damage", False), ("damage", None))

# For a time.

_ALL: dict[str, Value] = {"amount": AllOf()}
for _damage, _combat in _KINDS:
    _fixed: dict[str, Value] = {**_ALL, "combat": _combat}
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
    _next: dict[str, Value] = {**_ALL, "combat": _combat, "next": True}
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


sentence.phrase(
    "{first:Effect}. if damage is prevented this way, {then:Clauses}.",
    but(hole("first", PreventDamage, where=lambda one: one.then is None), then=hole("then")),
    kind=PreventDamage,
)


def _event_to_and_by(object: Node, combat: bool | None) -> AnyOfEvents:
    return AnyOfEvents((IsDealtDamage(object, combat), DealsDamage(object, None, combat)))


def _declare_to_and_by(damage: str, combat: bool | None) -> None:

    dealt = f"prevent all {damage} that would be dealt to and dealt by {{object:Object}}"
    for template in (f"{dealt} {{duration:Duration}}", f"{{duration:Duration}}, {dealt}"):
        effect.phrase(
            template,
            Replace(
                Replacement(event=_event_to_and_by(hole("object", unless=(Every, Choose)), combat), instead=Prevent()),
                hole("duration"),
            ),
        )

    ability.phrase(
        f"prevent all {damage} that would be dealt to and dealt by {{object:Affected}}.",
        Replacement(event=_event_to_and_by(hole("object"), combat), instead=Prevent()),
    )


for _damage, _combat in _KINDS:
    _declare_to_and_by(_damage, _combat)

# As long as the object is there.

shield = ORACLE.category("DamageShield")
"""The damage that a static ability prevents or redirects, as an event."""
for _damage, _combat in _KINDS:
    _is_combat: dict[str, Value] = {"combat": _combat}
    for _template in (
        "that would be dealt to {to:Protected}",
        "that would be dealt to {to:Protected} by {by:Damaging}",
    ):
        shield.phrase(f"all {_damage} {_template}", IsDealtDamage, fixed=_is_combat)
    for _template in (
        "that would be dealt by {source:Damaging}",
        "{source:Damaging} would deal",
        "{source:Damaging} would deal to {to:Protected}",
    ):
        shield.phrase(f"all {_damage} {_template}", DealsDamage, fixed=_is_combat)
ability.phrase("prevent {event:DamageShield}.", Replacement, fixed={"instead": Prevent()})
for _when, _turn in (
    ("during your turn", InStep("turn", You())),
    ("during turns other than yours", Negated(InStep("turn", You()))),
):
    ability.phrase(
        f"prevent {{event:DamageShield}} {_when}.", Replacement, fixed={"instead": Prevent(), "condition": _turn}
    )
    ability.phrase(
        f"{_when}, prevent {{event:DamageShield}}.", Replacement, fixed={"instead": Prevent(), "condition": _turn}
    )
ability.phrase(
    "as long as {condition:Condition}, prevent {event:DamageShield}.",
    Replacement,
    fixed={"instead": Prevent()},
    carries={"as long as": "condition"},
)


ability.phrase(
    "{event:DamageShield} is dealt to {onto:Recipient} instead.",
    Replacement(event=hole("event"), instead=Redirect(hole("onto"))),
    carries={"instead": "instead"},
)

# If damage would be dealt, prevent so much of it.

prevented = ORACLE.category("PreventedInstead")
prevented.phrase("prevent that damage", Prevent)
prevented.phrase("prevent {amount:Quantity} of that damage", Prevent)
prevented.phrase("prevent that damage and {then:Effect}", Prevent)
prevented.phrase("prevent {portion:PortionPrevented}", Prevent)
would_deal = ORACLE.category("WouldDealDamage")
for _damage, _combat in _KINDS:
    would_deal.phrase(f"{_damage} would be dealt to {{to:DamagedThing}}", IsDealtDamage, fixed={"combat": _combat})
would_deal.phrase("{event:WouldDealDamage} while {condition:Condition}", EventWhile)
ability.phrase("if {event:WouldDealDamage}, {instead:PreventedInstead}.", Replacement)


ability.phrase(
    "if {event:WouldDealDamage}, prevent that damage. {then:Clauses}.",
    Replacement(event=hole("event"), instead=Prevent(then=hole("then"))),
)

# Redirection for a time.

for _damage, _all in (("the next {amount:Quantity} damage", False), ("all damage", True)):
    _how: dict[str, Value] = {"next": not _all, **(_ALL if _all else {})}
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
