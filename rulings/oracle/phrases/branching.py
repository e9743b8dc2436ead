"""Branches of an effect: if, unless, otherwise, and what was paid for a spell (CR 608.2c, 118.12a, 702.33).

What is here: conditions before and after an effect, kicker and its kin, payments that avert an effect. What is not:
conditions themselves (``conditions``), "would" and "instead" of events (``replacing``).
"""

from collections.abc import Callable, Mapping

from rulings.abilities.changes.permissions import CantDo
from rulings.abilities.conditions.condition import Fits, Negated
from rulings.abilities.conditions.history import WasCast, WasPaid
from rulings.abilities.costs.cost import Cost, CostPart, EitherCost
from rulings.abilities.costs.mana import ManaCost, ManaPerAmount, PayLife, WaterbendCost
from rulings.abilities.costs.objects import DiscardCost, ExileCost, MillCost, ReturnCost, SacrificeCost, SacrificePower
from rulings.abilities.effects.conditional import If, IfDone, Instead, Unless, UnlessCondition
from rulings.abilities.effects.effect import Continuous, Effect, RuleChange, Sequence
from rulings.abilities.effects.moving import Destroy, Exile, PutInto, ReturnTo
from rulings.abilities.effects.optional import May, MayPay
from rulings.abilities.effects.permanents import PhaseOut
from rulings.abilities.effects.tokens import CreateCopyToken, CreateToken
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import walk
from rulings.abilities.players import You
from rulings.abilities.references import It, ObjectRef, Target, This
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import (
    AFTERWARDS,
    AFTERWARDS_WITH_OTHERWISE,
    ORACLE,
    Clauses,
    condition,
    effect,
    sentence,
)
from rulings.oracle.grammar import Value
from rulings.oracle.holes import but, hole

Slots = Mapping[str, Value] | None

# If.

sentence.phrase("if {condition:Condition}, {then:Clauses}.", If, wording=0)
sentence.phrase("{then:Effect} if {condition:Condition}.", If, wording=AFTERWARDS)

# Otherwise.

_IF_BEHIND = "{then:Effect} if {condition:Condition}. otherwise, {otherwise:Clauses}."


def _is_offer(then: Effect) -> bool:
    """Whether A is "you may put it there": otherwise it is put elsewhere, also where the player would rather not."""
    only = then.effects[0] if isinstance(then, Clauses) and len(then.effects) == 1 else then
    return isinstance(only, May) and isinstance(only.effect, PutInto)


sentence.phrase(
    _IF_BEHIND,
    If(hole("condition"), hole("then", where=lambda one: not _is_offer(one)), hole("otherwise")),
    wording=AFTERWARDS_WITH_OTHERWISE,
)
sentence.phrase(
    _IF_BEHIND,
    IfDone(If(hole("condition"), hole("then", where=_is_offer), wording=AFTERWARDS), Sequence(()), hole("otherwise")),
)
for _otherwise in ("otherwise", "if not"):
    _template = f"if {{condition:Condition}}, {{then:Clauses}}. {_otherwise}, {{otherwise:Clauses}}."
    sentence.phrase(
        _template, If(hole("condition"), hole("then", where=lambda one: not _is_offer(one)), hole("otherwise"))
    )
    sentence.phrase(
        _template, IfDone(If(hole("condition"), hole("then", where=_is_offer)), Sequence(()), hole("otherwise"))
    )


sentence.phrase("then if {condition:Condition}, {then:Clauses}.", Clauses((If(hole("condition"), hole("then")),)))


sentence.phrase(
    "then {then:Effect} if {condition:Condition}.", Clauses((If(hole("condition"), hole("then"), wording=AFTERWARDS),))
)


sentence.phrase(
    "{first:Clauses}. if you do, {then:Effect} if {condition:Condition}.",
    IfDone(hole("first", unless=(Unless, UnlessCondition)), If(hole("condition"), hole("then"), wording=AFTERWARDS)),
)

# Instead, within one ability (CR 614.15).


def _makes(effect: Effect) -> frozenset[type]:
    """The kinds of changes that it makes; what makes fewer takes the place of a part only.

    "Becomes an artifact creature with base power and toughness 4/3. If ..., it has base power and toughness 1/1
    instead."
    """
    return frozenset(type(change) for one in walk(effect) if isinstance(one, Continuous) for change in one.changes)


_AGAINST_ONE = (Destroy, Exile, PhaseOut, ReturnTo, PutInto)


def _is_worse(normal: Effect, instead: Effect) -> bool:
    """ "Destroy target creature. If it's a Demon, exile it instead": one clause each, about the one object."""
    first, second = _only(normal), _only(instead)
    if type(first) not in _AGAINST_ONE or type(second) not in _AGAINST_ONE:
        return False
    is_one = isinstance(getattr(first, "what", None), Target) and getattr(first, "what", None) == Target(
        getattr(getattr(first, "what", None), "filter", Filter())
    )
    return is_one and isinstance(getattr(second, "what", None), It)


def _only(effect: Effect) -> Effect:
    return effect.effects[0] if isinstance(effect, Clauses) and len(effect.effects) == 1 else effect


def _verbs(effect: Effect) -> list[type]:
    effects = effect.effects if isinstance(effect, Clauses) else (effect,)
    return [_verb(one) for one in effects]


def _verb(effect: Effect) -> type:
    """What is done, unless somebody pays; to create is one verb."""
    done = effect.effect if isinstance(effect, Unless) else effect
    return CreateToken if isinstance(done, CreateCopyToken) else type(done)


for _template in (
    "{normal:Clauses}. if {condition:Condition}, instead {instead:Clauses}.",
    "{normal:Clauses}. if {condition:Condition}, {instead:Clauses} instead.",
    "{normal:Clauses}. {instead:Clauses} instead if {condition:Condition}.",
):
    # What takes the place of a sentence does the same things, else it may be about an earlier one or a part of it.
    sentence.phrase(
        _template,
        Instead(hole("normal"), hole("condition"), hole("instead")),
        carries={"instead": "Instead"},
        where=lambda normal, instead: (
            (_verbs(normal) == _verbs(instead) or _is_worse(normal, instead)) and _makes(normal) <= _makes(instead)
        ),
    )


def _same(then: Effect, again: Effect) -> bool:
    return _verbs(then) == _verbs(again)


# "Destroy target creature if A. Destroy that creature if B instead if C": A or B must be true of it.
sentence.phrase(
    "{then:Effect} if {first:Condition}. {again:Effect} if {other:Condition} instead if {condition:Condition}.",
    Instead(
        If(hole("first"), hole("then"), wording=AFTERWARDS),
        hole("condition"),
        If(hole("other"), hole("again"), wording=AFTERWARDS),
    ),
    carries={"instead": "Instead"},
    where=lambda then, first, again, other: (
        _same(then, again)
        and (
            _verbs(If(first, then, wording=AFTERWARDS)) == _verbs(If(other, again, wording=AFTERWARDS))
            or _is_worse(If(first, then, wording=AFTERWARDS), If(other, again, wording=AFTERWARDS))
        )
        and (_makes(If(first, then, wording=AFTERWARDS)) <= _makes(If(other, again, wording=AFTERWARDS)))
    ),
)


sentence.phrase(
    "{normal:Effect}. if {condition:Condition}, create {amount:Amount} of those tokens instead.",
    Instead(
        hole("normal", CreateToken, CreateCopyToken), hole("condition"), but(hole("normal"), amount=hole("amount"))
    ),
    carries={"instead": "Instead"},
)

# Unless.

payment = ORACLE.category("Payment")
"""What somebody does to avert an effect, with its verb: "pays {2}", "sacrifice a land"; a ``Cost``."""
single_payment = ORACLE.category("SinglePayment")
"""One such thing."""
payment.include(single_payment)


def _declare(template: str, part: Callable[..., CostPart], *names: str) -> None:
    def make(**slots: Value) -> Cost:
        return Cost((part(**slots),))

    def unmake(node: Cost) -> Slots:
        if len(node.parts) != 1:
            return None
        found = {name: getattr(node.parts[0], name, None) for name in names}
        return found if None not in found.values() and node == make(**found) else None

    single_payment.phrase(template, make, unmake, kind=Cost, carries={"each": "parts"})


_declare("pay[s:self] {symbols:ManaSymbols}", ManaCost, "symbols")
_declare("waterbend[s:self] {symbols:ManaSymbols}", WaterbendCost, "symbols")
_declare("pay[s:self] {symbols:ManaSymbols} for each {times:CountedSingly}", ManaPerAmount, "symbols", "times")
_declare("pay[s:self] {amount:Quantity} life", PayLife, "amount")
_declare("sacrifice[s:self] {what:Object}", SacrificeCost, "what")
_declare("sacrifice[s:self] {what:Object} of <their|your> choice", SacrificeCost, "what")
_declare(
    "sacrifice[s:self] any number of {filter:Filter@plural} with total power {amount:Quantity} or greater",
    SacrificePower,
    "filter",
    "amount",
)
_declare("discard[s:self] {what:Object}", DiscardCost, "what")
_declare("return[s:self] {what:Object} to <its owner's hand|their owner's hand|your hand>", ReturnCost, "what")
_declare("exile[s:self] {what:Object}", ExileCost, "what")
_declare("mill[s:self] {amount:Amount} card(s:amount)", MillCost, "amount")


payment.phrase("{first:SinglePayment} or {second:SinglePayment}", Cost((EitherCost((hole("first"), hole("second"))),)))


_COMBAT = ("attack", "block", "attack or block", "be blocked")
# What is paid to attack or block is paid then (``combat_costs``), not as the effect begins.
effect.phrase(
    "{effect:Effect} unless {who:Player} {cost:Payment@who}",
    Unless(
        hole(
            "effect",
            where=lambda effect: (
                not (
                    isinstance(effect, Continuous | RuleChange)
                    and any(isinstance(one, CantDo) and one.what in _COMBAT for one in effect.changes)
                )
            ),
        ),
        hole("who"),
        hole("cost"),
    ),
    carries={"unless": "Unless"},
)
effect.phrase("{effect:Effect} unless {condition:Condition}", UnlessCondition, carries={"unless": "UnlessCondition"})


for _do in ("if they do", "if you do", "if that player does", "if the player does"):
    sentence.phrase(
        f"{{effect:Effect}} unless {{who:Player}} {{cost:Payment@who}}. {_do}, {{then:Clauses}}.",
        MayPay(hole("who"), hole("cost"), then=hole("then"), otherwise=hole("effect")),
        carries={"unless": "MayPay"},
    )

# Where the card itself is.

for _words, _zone in (("your graveyard", Zone.GRAVEYARD), ("your hand", Zone.HAND), ("exile", Zone.EXILE)):
    for _own, _noun in (("this card", "card"), ("~", ""), ("this creature", "creature")):
        condition.words({f"{_own} is in {_words}": Fits(This(_noun, _zone), Filter(Kind.CARD))})
for _own, _noun in (("this card", "card"), ("~", "")):
    condition.words({f"{_own} is exiled": Fits(This(_noun, Zone.EXILE), Filter(Kind.CARD))})

# What was paid.

_KEYWORDS = {
    "kicked": "kicker",
    "bargained": "bargain",
    "overloaded": "overload",
}
for _word, _keyword in _KEYWORDS.items():
    _paid = WasPaid(_keyword)
    condition.words({f"<this spell|~|this creature> was {_word}": _paid, f"it's {_word}": _paid})
    # "It" may be another spell or creature than the one whose text this is.
    condition.words({f"it was {_word}": WasPaid(_keyword, of=It("it"))})
condition.words(
    {
        "this spell wasn't kicked": Negated(WasPaid("kicker")),
        "it wasn't kicked": Negated(WasPaid("kicker", of=It("it"))),
    }
)
for _named, _this in (("~", This()), ("this creature", This("creature"))):
    condition.words({f"{_named} wasn't kicked": Negated(WasPaid("kicker", of=_this))})
_COSTS = (
    "buyback",
    "madness",
    "prowl",
    "surge",
    "spectacle",
    "escalate",
    "entwine",
    "evoke",
    "dash",
    "blitz",
    "flashback",
    "cleave",
    "freerunning",
    "offspring",
    "sneak",
    "web-slinging",
    "mayhem",
    "plot",
    "disturb",
    "emerge",
    "harmonize",
)
for _keyword in _COSTS:
    condition.words(
        {
            f"<its|this spell's> {_keyword} cost was paid": WasPaid(_keyword),
        }
    )

# How it was cast.

_CAST: tuple[tuple[str, ObjectRef], ...] = (
    ("it", It("it")),
    ("~", This()),
    ("this creature", This("creature")),
    ("this spell", This("spell")),
)
for _words, _itself in _CAST:
    condition.words({f"you cast {_words}": WasCast(_itself, You()), f"{_words} was cast": WasCast(_itself)})
    for _place in (Zone.HAND, Zone.GRAVEYARD, Zone.EXILE):
        _from = "exile" if _place is Zone.EXILE else f"your {_place.value}"
        condition.words(
            {
                f"you cast {_words} from {_from}": WasCast(_itself, You(), _place.value),
                f"{_words} was cast from {_from}": WasCast(_itself, None, _place.value),
            }
        )
