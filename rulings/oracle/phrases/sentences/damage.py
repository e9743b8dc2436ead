"""Sentences on damage and life with what follows from it (CR 119, 120)."""

from dataclasses import replace

from rulings.abilities.amounts.amount import Amount, AmountIf, Fixed
from rulings.abilities.amounts.arithmetic import Times
from rulings.abilities.amounts.history import PreventedThisWay
from rulings.abilities.conditions.condition import Condition, Fits
from rulings.abilities.effects.conditional import If, IfDone
from rulings.abilities.effects.damage import DealDamage, PreventDamage
from rulings.abilities.effects.effect import Delayed, Effect, Sequence
from rulings.abilities.effects.life import GainLife
from rulings.abilities.filters.characteristics import HasSubtype
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import walk
from rulings.abilities.references import Antecedent, AnyTarget, Target, This, ThisWay
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import SharedVerb, sentence
from rulings.oracle.grammar import Slots
from rulings.oracle.holes import but, hole
from rulings.oracle.phrases.blocks.casting import is_about_mana

sentence.phrase(
    "{source:Object} deal[s] {a:Amount} damage to {to:Recipient} if {one:Condition} and {b:Amount} damage to "
    "{other:Recipient} if {two:Condition}.",
    SharedVerb(
        (
            If(hole("one", where=is_about_mana), DealDamage(hole("source"), hole("a"), hole("to"))),
            If(hole("two", where=is_about_mana), DealDamage(hole("source"), hole("b"), hole("other"))),
        )
    ),
)
sentence.phrase(
    "{who:Subject} gain[s] {a:Amount} life if {one:Condition} and {b:Amount} life if {two:Condition}.",
    SharedVerb(
        (
            If(hole("one", where=is_about_mana), GainLife(hole("who"), hole("a"))),
            If(hole("two", where=is_about_mana), GainLife(hole("who"), hole("b"))),
        )
    ),
)


# One damage with one target: how much it is, is found as it would be dealt.
sentence.phrase(
    "{source:This} deals damage equal to {amount:Quantity} to {to:Object}. if the revealed land card was a "
    "{subtype:Subtype}, {again:This} deals double that damage instead.",
    DealDamage(
        hole("source", This),
        AmountIf(
            Fits(ThisWay("found"), Filter(Kind.CARD, (HasSubtype(hole("subtype")),))),
            Times(2, hole("amount")),
            hole("amount"),
        ),
        hole("to", AnyTarget),
    ),
    carries={"instead": "amount"},
    also={"again": hole("source")},
)


def _declare_more_damage(template: str, place: int) -> None:
    """The effect keeps its own wording; which of these templates it was, the number remembers."""

    def make(first: Effect, condition: Condition, amount: Amount) -> DealDamage | None:
        if not isinstance(first, DealDamage) or not isinstance(first.source, This) or first.divided:
            return None
        if isinstance(first.amount, AmountIf):
            return None
        return replace(first, amount=AmountIf(condition, amount, first.amount, wording=place))

    def unmake(node: DealDamage) -> Slots:
        found = node.amount
        if not isinstance(found, AmountIf) or found.wording != place:
            return None
        return {
            "first": replace(node, amount=found.otherwise),
            "condition": found.condition,
            "amount": found.then,
        }

    # By the wording of the amount, which says which template it was.
    sentence.phrase(template, make, unmake, kind=DealDamage, is_transparent=True, carries={"instead": "amount"})


_MORE_DAMAGE = tuple(
    template
    for it in ("it", "~", "this creature")
    for template in (
        f"{{first:Effect}}. if {{condition:Condition}}, {it} deals {{amount:Quantity}} damage instead.",
        f"{{first:Effect}}. if {{condition:Condition}}, instead {it} deals {{amount:Quantity}} damage.",
        f"{{first:Effect}}. {it} deals {{amount:Quantity}} damage instead if {{condition:Condition}}.",
    )
)
for _place, _template in enumerate(_MORE_DAMAGE):
    _declare_more_damage(_template, _place)
sentence.phrase(
    "{first:Effect}. excess damage is dealt to {excess_to:Player} instead.",
    but(
        hole("first", DealDamage, where=lambda one: isinstance(one.to, Target) and one.excess_to is None),
        excess_to=hole("excess_to"),
    ),
    kind=DealDamage,
    is_transparent=True,
    carries={"instead": "excess_to"},
)
sentence.phrase(
    "{first:Effect}. the damage can't be prevented.",
    but(hole("first", DealDamage, where=lambda one: not one.unpreventable), unpreventable=True),
    kind=DealDamage,
    is_transparent=True,
)
sentence.phrase(
    "{first:Effect}. if damage from a {source:Filter@singular} is prevented this way, {then:Clauses}.",
    but(
        hole("first", PreventDamage, where=lambda one: one.then is None),
        then=If(
            Fits(Antecedent("event source"), hole("source", where=lambda one: one.kind is Kind.SOURCE)), hole("then")
        ),
    ),
    kind=PreventDamage,
)

# Not what happens later: it would be once for all that was prevented by then.
sentence.phrase(
    "{first:Effect}. {then:Clauses}.",
    but(
        hole("first", PreventDamage, where=lambda one: one.then is None),
        then=hole(
            "then", unless=Delayed, where=lambda then: any(isinstance(one, PreventedThisWay) for one in walk(then))
        ),
    ),
    kind=PreventDamage,
)

# A reflexive trigger (CR 603.12): of a shield for one event alone, as several would trigger several times.
sentence.phrase(
    "{first:Effect}. when damage is prevented this way, {then:Clauses}.",
    but(
        hole("first", PreventDamage, where=lambda one: one.then is None and one.next and (one.amount != Fixed(0))),
        then=IfDone(Sequence(()), hole("then"), reflexive=True),
    ),
    kind=PreventDamage,
)
sentence.phrase(
    "{first:Effect}. if damage is prevented this way, {then:Clauses}.",
    but(hole("first", PreventDamage, where=lambda one: one.then is None), then=hole("then")),
    kind=PreventDamage,
)
