"""Three of what is usually said in twos (CR 122.1, 608.2c).

What is here: "put one counter on A, two on B, and three on C", three places for three cards, tapped tokens for each of
something. What is not: the same of two (``predicates_joined``, ``one_and_the_other``, ``for_each``).
"""

from collections.abc import Mapping
from dataclasses import replace

from rulings.abilities.amounts import Amount, Fixed, Times
from rulings.abilities.filters import Among, Another, Filter
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.references import Choose, It, ObjectRef, Target, TheRest
from rulings.abilities.verbs.counters_and_tokens import CreateToken, PutCounters, TokenSpec
from rulings.abilities.verbs.moving import Entering, PutInto
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import ORACLE, Implied, SharedVerb, effect
from rulings.oracle.grammar import Value
from rulings.oracle.phrases.piles import as_place
from rulings.oracle.phrases.putting import Place

Slots = Mapping[str, Value] | None

# Tokens.


def _tapped_for_each(who: PlayerRef, amount: Amount, token: TokenSpec, times: Amount) -> CreateToken | None:
    if not isinstance(amount, Fixed):
        return None
    return CreateToken(who, Times(amount.value, times), token, entering=Entering(tapped=True))


def _undo_tapped_for_each(node: CreateToken) -> Slots:
    if not isinstance(node.amount, Times):
        return None
    amount, times = Fixed(node.amount.factor), node.amount.amount
    slots: dict[str, Value] = {"who": node.who, "amount": amount, "token": node.token, "times": times}
    return slots if node == _tapped_for_each(node.who, amount, node.token, times) else None


effect.phrase(
    "{who:Subject} create[s] {amount:Amount} tapped {token:TokenWords@amount} for each {times:CountedSingly}",
    _tapped_for_each,
    _undo_tapped_for_each,
    kind=CreateToken,
    carries={"each": "amount"},
)

# Counters.


def _third(filter: Filter) -> Target:
    return Target(Filter(filter.kind, (Another(), *filter.predicates)))


def _three_targets(first: PutCounters, second: PutCounters, third: PutCounters) -> SharedVerb | None:
    """The three ways of putting them, the last one without its "another"."""
    if not isinstance(third.on, Target):
        return None
    last = replace(third, on=_third(third.on.filter))
    return SharedVerb((first, replace(second, who=first.who), replace(last, who=first.who)))


def _undo_three_targets(node: SharedVerb) -> Slots:
    match node.effects:
        case (PutCounters() as first, PutCounters() as second, PutCounters(on=Target(filter=filter)) as third):
            if not filter.predicates or filter.predicates[0] != Another():
                return None
            plain = replace(third, on=Target(Filter(filter.kind, filter.predicates[1:])))
            return (
                {"first": first, "second": second, "third": plain}
                if node == _three_targets(first, second, plain)
                else None
            )
    return None


counters_on = ORACLE.category("CountersOn")
"""What counters are put on what, without the verb."""
counters_on.phrase(
    "{amount:Amount} {kind:CounterKind} counter(s:amount) on {on:Object}", PutCounters, fixed={"who": You()}
)
counters_on_third = ORACLE.category("CountersOnThird")
counters_on_third.phrase(
    "{amount:Amount} {kind:CounterKind} counter(s:amount) on a third target {filter:Filter@singular}",
    lambda amount, kind, filter: PutCounters(You(), amount, kind, Target(filter)),
    lambda node: (
        {"amount": node.amount, "kind": node.kind, "filter": node.on.filter}
        if isinstance(node.on, Target) and node == PutCounters(You(), node.amount, node.kind, Target(node.on.filter))
        else None
    ),
    kind=PutCounters,
)
effect.phrase(
    "put {first:CountersOn}, {second:CountersOn}, and {third:CountersOnThird}",
    _three_targets,
    _undo_three_targets,
    kind=SharedVerb,
)
# Places.

_THEM = It("them")


def _one_of(objects: ObjectRef) -> Choose:
    return Choose(Filter(Kind.TOKEN_OR_CARD, (Among(objects),)), Fixed(1))


def _three_places(one: Place, two: Place, three: Place) -> SharedVerb:
    chosen = (_one_of(_THEM), _one_of(TheRest()), _one_of(TheRest()))
    return SharedVerb(
        tuple(
            PutInto(Implied(), what, place.zone, place.position, place.order, place.entering, wording=place.wording)
            for what, place in zip(chosen, (one, two, three), strict=True)
        )
    )


def _undo_three_places(node: SharedVerb) -> Slots:
    match node.effects:
        case (PutInto() as first, PutInto() as second, PutInto() as third):
            one, two, three = as_place(first), as_place(second), as_place(third)
            return {"one": one, "two": two, "three": three} if node == _three_places(one, two, three) else None
    return None


effect.phrase(
    "put one of <them|those cards> {one:PutPlace}, one {two:PutPlace}, and one {three:PutPlace}",
    _three_places,
    _undo_three_places,
    kind=SharedVerb,
)
