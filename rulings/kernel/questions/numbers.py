"""How many: amounts found when they are looked at (CR 107, 608.2h)."""

from collections.abc import Callable
from typing import Any, TypeVar

from rulings.abilities.amounts.amount import Amount, AmountIf, ChosenNumber, DieResult, Fixed, UpTo, WhereX, X
from rulings.abilities.amounts.arithmetic import Half, Minus, Plus, SharedEvenly, Times
from rulings.abilities.amounts.counting import (
    BasicLandTypes,
    Count,
    CountersOn,
    CountPlayers,
    Devotion,
    DistinctCount,
    GreatestStat,
    StatOf,
    TargetsBeyondFirst,
    TotalStat,
)
from rulings.abilities.amounts.history import DoneThisWay, RemovedThisWay, ThatExcess, ThatMany, TimesPaid
from rulings.abilities.amounts.players import HandSize, LifeTotal, LowestLife
from rulings.abilities.conditions.condition import Condition
from rulings.abilities.filters.filter import Filter
from rulings.abilities.references import Antecedent, Particular
from rulings.abilities.subtypes import CREATURE_TYPES, LAND_TYPES
from rulings.abilities.vocabulary import Comparison, Stat, Zone
from rulings.kernel.abilities.intrinsic_mana import COLOR_OF_LAND_TYPE
from rulings.kernel.questions import finding, matching
from rulings.kernel.questions.names import names_of
from rulings.kernel.questions.predicates.attachments import attached_and_gone
from rulings.kernel.questions.undefined_x import is_x_defined
from rulings.kernel.state.context import Context
from rulings.kernel.state.events import DamageDealt, PlayerDid
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.state import zone_of
from rulings.kernel.state.view import View, known

A = TypeVar("A", bound=Amount)
Counter = Callable[[View, Context, A], int]
_COUNTERS: dict[type[Amount], Counter[Any]] = {}
BASIC_LAND_TYPES = tuple(COLOR_OF_LAND_TYPE)
"""The basic land types (CR 305.6)."""


def counts(kind: type[A]) -> Callable[[Counter[A]], Counter[A]]:
    """Declares the function that finds a kind of amount."""

    def register(function: Counter[A]) -> Counter[A]:
        _COUNTERS[kind] = function
        return function

    return register


def is_known_amount(kind: type[Amount]) -> bool:
    """The kernel can find this kind of amount."""
    return kind in _COUNTERS


def signed(view: View, context: Context, amount: Amount) -> int:
    """The amount as it is, below zero too (CR 107.1b)."""
    return _COUNTERS[type(amount)](view, context, amount)


def count(view: View, context: Context, amount: Amount) -> int:
    """The amount, at least 0: what an effect does so often or so much (CR 107.1b)."""
    return max(0, signed(view, context, amount))


def bonus(view: View, context: Context, amount: Amount) -> int:
    """What is added to power or toughness: a number that is calculated is at least 0; one that is given stays as it
    is, since doubling a negative number makes it less (CR 107.1b, 701.10c)."""
    return amount.value if isinstance(amount, Fixed) else count(view, context, amount)


def stat_of(view: View, object_id: ObjectId, stat: Stat) -> int | None:
    """A number of an object, ``None`` if it has none."""
    seen = view.characteristics(object_id)
    match stat:
        case Stat.POWER:
            return seen.power
        case Stat.TOUGHNESS:
            return seen.toughness
        case Stat.MANA_VALUE:
            return seen.mana_value
        case Stat.LOYALTY:
            return known(view, object_id).counters.get("loyalty", 0)
        case Stat.BASE_POWER:
            return seen.base_power
        case Stat.BASE_TOUGHNESS:
            return seen.base_toughness


def qualities(view: View, object_id: ObjectId, what: str) -> set[object]:
    """All values of one quality that an object has: its colours, card types, creature types, name, mana value."""
    seen = view.characteristics(object_id)
    match what:
        case "color":
            return set(seen.colors)
        case "card type" | "permanent type":
            return set(seen.types)
        case "creature type":
            return set(seen.subtypes & CREATURE_TYPES)
        case "land type":
            return set(seen.subtypes & LAND_TYPES)
        case "subtype":
            return set(seen.subtypes)
        case "supertype":
            return set(seen.supertypes)
        case "color or mana value":
            return {*seen.colors, seen.mana_value}
        case "name":
            return set(names_of(view, object_id))
        case "mana value":
            return {seen.mana_value}
        case "power":
            return {seen.power}
        case "toughness":
            return {seen.toughness}
    raise finding.UnboundReferenceError(what)


def objects_in(view: View, context: Context, node: Any) -> tuple[ObjectId, ...]:
    """The objects of a filter or a reference."""
    if isinstance(node, Filter):
        return matching.candidates(view, context, node)
    return finding.find_objects(view, context, node)


@counts(Fixed)
def _fixed(view: View, context: Context, amount: Fixed) -> int:
    return amount.value


@counts(X)
def _x(view: View, context: Context, amount: X) -> int:
    if "x" in context.bindings:
        return int(str(context.bindings["x"]))
    if context.payment.x is not None:
        return context.payment.x
    # A static ability of a spell on the stack knows the spell's X (CR 107.3i).
    source = view.state.objects.get(context.source)
    if source is not None and source.zone is Zone.STACK and source.stack is not None:
        return source.stack.payment.x or 0
    if not is_x_defined(view, context):
        raise finding.UnboundReferenceError("X, to which nothing has given a value yet")
    return 0


@counts(WhereX)
def _where_x(view: View, context: Context, amount: WhereX) -> int:
    if not amount.is_shared or context.results is None:
        return signed(view, context, amount.value)
    key = f"X: {amount.value!r}"
    if key not in context.results.amounts:
        context.results.amounts[key] = signed(view, context, amount.value)
    return context.results.amounts[key]


@counts(Count)
def _count(view: View, context: Context, amount: Count) -> int:
    gone = attached_and_gone(view, context, amount.filter) if isinstance(amount.filter, Filter) else ()
    return len(objects_in(view, context, amount.filter)) + len(gone)


@counts(CountPlayers)
def _count_players(view: View, context: Context, amount: CountPlayers) -> int:
    return len(finding.find_players(view, context, amount.players))


@counts(StatOf)
def _stat_of(view: View, context: Context, amount: StatOf) -> int:
    return sum(stat_of(view, i, amount.stat) or 0 for i in finding.find_objects(view, context, amount.of))


@counts(GreatestStat)
def _greatest(view: View, context: Context, amount: GreatestStat) -> int:
    return max((stat_of(view, i, amount.stat) or 0 for i in objects_in(view, context, amount.among)), default=0)


@counts(TotalStat)
def _total(view: View, context: Context, amount: TotalStat) -> int:
    return sum(stat_of(view, i, amount.stat) or 0 for i in objects_in(view, context, amount.among))


@counts(CountersOn)
def _counters_on(view: View, context: Context, amount: CountersOn) -> int:
    total = 0
    on = amount.on
    if isinstance(on, Particular) and context.stack_object is None and ObjectId(on.object) not in view.state.objects:
        # A static ability that was given counts what is there, not what its giver had at the end (CR 604.2).
        return 0
    for i in finding.find_recipients(view, context, on):
        counters = view.state.players[i].counters if isinstance(i, str) else known(view, i).counters
        total += sum(counters.values()) if amount.kind is None else counters.get(amount.kind, 0)
    return total


@counts(LifeTotal)
def _life_total(view: View, context: Context, amount: LifeTotal) -> int:
    return sum(view.state.players[p].life for p in finding.find_players(view, context, amount.of))


@counts(HandSize)
def _hand_size(view: View, context: Context, amount: HandSize) -> int:
    return sum(len(zone_of(view.state, Zone.HAND, p)) for p in finding.find_players(view, context, amount.of))


@counts(Devotion)
def _devotion(view: View, context: Context, amount: Devotion) -> int:
    total = 0
    letters = {c.value for c in amount.colors}
    for i in view.state.zones.get((Zone.BATTLEFIELD, None), ()):
        seen = view.characteristics(i)
        if seen.controller != context.controller:
            continue
        total += sum(bool(letters & set(symbol.strip("{}").split("/"))) for symbol in seen.mana_cost or ())
    return total


@counts(BasicLandTypes)
def _basic_land_types(view: View, context: Context, amount: BasicLandTypes) -> int:
    have: set[str] = set()
    for i in objects_in(view, context, amount.among):
        have |= view.characteristics(i).subtypes
    return sum(t in have for t in BASIC_LAND_TYPES)


@counts(DistinctCount)
def _distinct(view: View, context: Context, amount: DistinctCount) -> int:
    values: set[object] = set()
    for i in objects_in(view, context, amount.among):
        values |= _named(view, i) if amount.what == "name" else qualities(view, i, amount.what)
    return len(values)


def _named(view: View, object_id: ObjectId) -> set[object]:
    """The one name that an object counts with among differently named ones.

    Raises: UnboundReferenceError: it has all names of nonlegendary creature cards, and no rule says how it counts.
    """
    seen = view.characteristics(object_id)
    if seen.has_creature_names:
        raise finding.UnboundReferenceError("differently named objects, one of which has many names")
    return {seen.name} if seen.name else set()


@counts(Times)
def _times(view: View, context: Context, amount: Times) -> int:
    return amount.factor * signed(view, context, amount.amount)


@counts(Half)
def _half(view: View, context: Context, amount: Half) -> int:
    value = signed(view, context, amount.amount)
    return (value + 1) // 2 if amount.rounded == "up" else value // 2


@counts(Plus)
def _plus(view: View, context: Context, amount: Plus) -> int:
    return signed(view, context, amount.left) + signed(view, context, amount.right)


@counts(Minus)
def _minus(view: View, context: Context, amount: Minus) -> int:
    return signed(view, context, amount.left) - signed(view, context, amount.right)


@counts(ThatMany)
def _that_many(view: View, context: Context, amount: ThatMany) -> int:
    if isinstance(amount.antecedent, Amount):
        return signed(view, context, amount.antecedent)
    if isinstance(amount.antecedent, Antecedent):
        role = amount.antecedent.role
        if role in context.bindings:
            return int(str(context.bindings[role]))
        if role.startswith("event") and context.event is not None:
            value = finding.EVENT_ROLES[type(context.event)](context.event, role)
            return value if isinstance(value, int) else 0
        return context.payment.amounts.get(role, 0)
    raise finding.UnboundReferenceError("that many")


@counts(DoneThisWay)
def _done_this_way(view: View, context: Context, amount: DoneThisWay) -> int:
    results = context.results
    if amount.filter is not None:
        objects = results.objects.get(amount.verb) if results is not None else None
        if objects is None:
            bound = context.bindings.get(amount.verb, ())
            objects = bound if isinstance(bound, tuple) else ()
        assert isinstance(amount.filter, Filter)
        return sum(matching.fits_facts(view, context, i, amount.filter) for i in objects)
    if results is not None and amount.verb in results.amounts:
        return results.amounts[amount.verb]
    # What the ability did that set this one up.
    before = context.bindings.get(f"amount {amount.verb}", 0)
    return before if isinstance(before, int) else 0


@counts(ThatExcess)
def _that_excess(view: View, context: Context, amount: ThatExcess) -> int:
    if context.results is not None and "excess damage" in context.results.amounts:
        return context.results.amounts["excess damage"]
    return context.event.excess if isinstance(context.event, DamageDealt) else 0


@counts(RemovedThisWay)
def _removed_this_way(view: View, context: Context, amount: RemovedThisWay) -> int:
    if amount.as_cost:
        return context.payment.amounts.get("counters", 0)
    return context.results.amounts.get("removed counters", 0) if context.results is not None else 0


@counts(TimesPaid)
def _times_paid(view: View, context: Context, amount: TimesPaid) -> int:
    paid = context.payment.times.get(amount.keyword)
    if paid is None and (context.source in view.state.objects or context.source in view.state.ghosts):
        paid = known(view, context.source).payment.times.get(amount.keyword)
    return paid or 0


@counts(ChosenNumber)
def _chosen_number(view: View, context: Context, amount: ChosenNumber) -> int:
    value = finding.chosen_value(view, context, "number")
    return int(str(value)) if value is not None else 0


@counts(DieResult)
def _die_result(view: View, context: Context, amount: DieResult) -> int:
    if context.results is not None and "rolled" in context.results.amounts:
        return context.results.amounts["rolled"]
    event = context.event
    return event.number or 0 if isinstance(event, PlayerDid) and event.verb == "roll die" else 0


@counts(UpTo)
def _up_to(view: View, context: Context, amount: UpTo) -> int:
    return signed(view, context, amount.amount)


@counts(AmountIf)
def _amount_if(view: View, context: Context, amount: AmountIf) -> int:
    from rulings.kernel.questions import truth

    assert isinstance(amount.condition, Condition)
    chosen = amount.then if truth.holds(view, context, amount.condition) else amount.otherwise
    return signed(view, context, chosen)


@counts(SharedEvenly)
def _shared_evenly(view: View, context: Context, amount: SharedEvenly) -> int:
    """Only what is still a legal target has a share (CR 608.2b)."""
    among = sum(len(slot) for slot in context.targets)
    return signed(view, context, amount.amount) // among if among else 0


@counts(TargetsBeyondFirst)
def _targets_beyond_first(view: View, context: Context, amount: TargetsBeyondFirst) -> int:
    return max(0, sum(len(slot) for slot in context.targets) - 1)


@counts(LowestLife)
def _lowest_life(view: View, context: Context, amount: LowestLife) -> int:
    return min(player.life for player in view.state.players.values() if player.lost is None)


def compare(left: int, comparison: Comparison, right: int) -> bool:
    """Whether the comparison holds between two numbers."""
    match comparison:
        case Comparison.EQUAL:
            return left == right
        case Comparison.NOT_EQUAL:
            return left != right
        case Comparison.AT_LEAST:
            return left >= right
        case Comparison.AT_MOST:
            return left <= right
        case Comparison.GREATER:
            return left > right
        case Comparison.LESS:
            return left < right
