"""How many or which this way, and numbers in words of their own (CR 107, 608.2c).

What is here: "for each storage counter removed this way", "half their
library, rounded down", "for each different mana value among", "you have fewer than three cards in hand", "to their
hand". What is not: what the usual phrases say (``this_way``, ``numbers``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.amounts.arithmetic import Half, Times
from rulings.abilities.amounts.counting import Count, DistinctCount
from rulings.abilities.amounts.history import RemovedThisWay
from rulings.abilities.amounts.players import HandSize
from rulings.abilities.changes.permissions import CostChange
from rulings.abilities.conditions.condition import Compare, Condition
from rulings.abilities.conditions.history import Happened
from rulings.abilities.durations import Duration
from rulings.abilities.effects.cards import Mill
from rulings.abilities.effects.conditional import If, IfDone
from rulings.abilities.effects.counters import GetEnergy
from rulings.abilities.effects.effect import Effect, RuleChange
from rulings.abilities.effects.moving import ReturnTo
from rulings.abilities.events.moving import Moves
from rulings.abilities.events.spells import ActivatesAbility
from rulings.abilities.filters.filter import Both, Either, Filter
from rulings.abilities.filters.players import OwnedBy
from rulings.abilities.filters.spells import CastBy
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import AnyPlayer, PlayerRef, ThatPlayer, You
from rulings.abilities.references import Every, ObjectRef
from rulings.abilities.vocabulary import Comparison, Kind, Zone
from rulings.oracle.categories import ORACLE, THEY, ability, condition, effect, event, sentence
from rulings.oracle.grammar import Value
from rulings.oracle.phrases.spell_costs import caster_of

Slots = Mapping[str, Value] | None
counted = ORACLE.category("CountedSingly")

counted.phrase("{kind:CounterKind} counter removed this way", RemovedThisWay)

# A condition around both sentences: "if it's a Goblin card, you may reveal it. If you do, ...".


def _if_and_do(condition: Condition, first: Effect, then: Effect, *, reflexive: bool) -> IfDone:
    return IfDone(If(condition, first), then, reflexive=reflexive)


for _words, _reflexive in (("if you do", False), ("if they do", False), ("when you do", True)):

    def _conditional(condition: Condition, first: Effect, then: Effect, reflexive: bool = _reflexive) -> IfDone:
        return _if_and_do(condition, first, then, reflexive=reflexive)

    def _undo_conditional(node: IfDone, reflexive: bool = _reflexive) -> Slots:
        match node.first:
            case If(condition=condition, then=first, otherwise=None):
                found = node == _if_and_do(condition, first, node.then, reflexive=reflexive)
                return {"condition": condition, "first": first, "then": node.then} if found else None
        return None

    sentence.phrase(
        f"if {{condition:Condition}}, {{first:Clauses}}. {_words}, {{then:Clauses}}.",
        _conditional,
        _undo_conditional,
        kind=IfDone,
    )

# Half a library.


def _mill_half(who: PlayerRef, rounded: str) -> Mill:
    return Mill(who, Half(Count(Filter(Kind.CARD, (InZone(Zone.LIBRARY, ThatPlayer(wording=THEY)),))), rounded))


def _declare_half(rounded: str) -> None:
    def make(who: PlayerRef) -> Mill:
        return _mill_half(who, rounded)

    def unmake(node: Mill) -> Slots:
        return {"who": node.who} if node == make(node.who) else None

    effect.phrase(f"{{who:Subject}} mill[s] half their library, rounded {rounded}", make, unmake, kind=Mill)


_declare_half("down")
_declare_half("up")

# Different values.


def _declare_different(what: str) -> None:
    def make(among: Filter) -> DistinctCount:
        return DistinctCount(what, among)

    def unmake(node: DistinctCount) -> Slots:
        return {"among": node.among} if isinstance(node.among, Filter) and node == make(node.among) else None

    counted.phrase(f"different {what} among {{among:Filter@plural}}", make, unmake, kind=DistinctCount)


for _what in ("mana value", "power", "name", "color"):
    _declare_different(_what)

# Fewer cards than.


def _fewer_cards(player: PlayerRef, amount: Amount) -> Compare:
    return Compare(HandSize(player), Comparison.LESS, amount)


def _undo_fewer_cards(node: Compare) -> Slots:
    match node.left:
        case HandSize(of=PlayerRef() as player) if node == _fewer_cards(player, node.right):
            return {"player": player, "amount": node.right}
    return None


condition.phrase(
    "{player:Player} [has|have] fewer than {amount:Amount} cards in hand", _fewer_cards, _undo_fewer_cards, kind=Compare
)

# Energy.


def _energy_for_each(who: PlayerRef, amount: Amount, times: Amount) -> GetEnergy | None:
    return GetEnergy(who, Times(amount.value, times)) if isinstance(amount, Fixed) else None


def _undo_energy_for_each(node: GetEnergy) -> Slots:
    match node.amount:
        case Times(factor=factor, amount=times):
            return {"who": node.who, "amount": Fixed(factor), "times": times}
    return None


effect.phrase(
    "{who:Subject} get[s] {amount:EnergySymbols} for each {times:CountedSingly}",
    _energy_for_each,
    _undo_energy_for_each,
    kind=GetEnergy,
    carries={"each": "amount"},
)
effect.phrase("{who:Subject} get[s] a amount of {E} equal to {amount:Quantity}", GetEnergy)

# Into the graveyard this turn.


def _into_graveyard(filter: Filter) -> Happened | None:
    if filter.kind is not Kind.CARD or any(isinstance(one, InZone) for one in filter.predicates):
        return None
    return Happened(Moves(filter, destination=Zone.GRAVEYARD, whose=You()))


def _undo_into_graveyard(node: Happened) -> Slots:
    match node.event:
        case Moves(object=Filter() as filter) if node == _into_graveyard(filter):
            return {"filter": filter}
    return None


condition.phrase(
    "a {filter:Filter@singular} was put into your graveyard from anywhere this turn",
    _into_graveyard,
    _undo_into_graveyard,
    kind=Happened,
)

# To the hand of who owns them all.


def _to_their_hand(what: ObjectRef) -> ReturnTo | None:
    is_theirs = isinstance(what, Every) and any(isinstance(one, OwnedBy) for one in what.filter.predicates)
    return ReturnTo(what, Zone.HAND) if is_theirs else None


effect.phrase(
    "return {what:Object} to their hand",
    _to_their_hand,
    lambda node: {"what": node.what} if node == _to_their_hand(node.what) else None,
    kind=ReturnTo,
)

# Abilities of certain permanents.


def _activates_of(who: PlayerRef, of: Filter) -> ActivatesAbility:
    return ActivatesAbility(who, of, not_mana=True)


def _undo_activates_of(node: ActivatesAbility) -> Slots:
    if not isinstance(node.of, Filter) or node != _activates_of(node.who, node.of):
        return None
    return {"who": node.who, "of": node.of}


event.phrase(
    "{who:Player} activate[s] a ability of a {of:Filter@singular} that isn't a mana ability",
    _activates_of,
    _undo_activates_of,
    kind=ActivatesAbility,
)

# Two kinds of spells that cost less or more.


def _two_kinds(first: Filter, second: Filter, mana: tuple[str, ...], sign: int) -> StaticAbility | None:
    if first.kind is not Kind.SPELL or second.kind is not Kind.SPELL or not first.predicates or not second.predicates:
        return None
    either = Either((Both(first.predicates), Both(second.predicates)))
    return StaticAbility(
        affected=None, changes=(CostChange("spell", Filter(Kind.SPELL, (either,)), You(), sign, mana),)
    )


for _word, _sign in (("less", -1), ("more", 1)):

    def _both_cost(first: Filter, second: Filter, mana: tuple[str, ...], sign: int = _sign) -> StaticAbility | None:
        return _two_kinds(first, second, mana, sign)

    def _undo_both_cost(node: StaticAbility, sign: int = _sign) -> Slots:
        match node.changes:
            case (
                CostChange(
                    mana=mana,
                    filter=Filter(predicates=(Either(options=(Both(parts=one), Both(parts=other))),)),
                ),
            ):
                first, second = Filter(Kind.SPELL, one), Filter(Kind.SPELL, other)
                slots: dict[str, Value] = {"first": first, "second": second, "mana": mana}
                return slots if node == _two_kinds(first, second, mana, sign) else None
        return None

    ability.phrase(
        f"{{first:Described@plural}} and {{second:Described@plural}} you cast cost {{mana:ManaSymbols}} {_word} "
        "to cast.",
        _both_cost,
        _undo_both_cost,
        kind=StaticAbility,
    )

# Costs for a time.


def _cost_for_now(spells: Filter, mana: tuple[str, ...], duration: Duration, sign: int) -> RuleChange | None:
    who, filter = caster_of(spells)
    if filter.kind is not Kind.SPELL:
        return None
    return RuleChange((CostChange("spell", filter, who, sign, mana),), duration)


def _undo_cost_for_now(node: RuleChange, sign: int) -> Slots:
    match node.changes:
        case (CostChange(filter=Filter() as filter, who=PlayerRef() as who, mana=mana),):
            spells = filter if who == AnyPlayer() else Filter(filter.kind, (*filter.predicates, CastBy(who)))
            slots: dict[str, Value] = {"spells": spells, "mana": mana, "duration": node.duration}
            return slots if node == _cost_for_now(spells, mana, node.duration, sign) else None
    return None


for _word, _sign in (("less", -1), ("more", 1)):

    def _for_now(spells: Filter, mana: tuple[str, ...], duration: Duration, sign: int = _sign) -> RuleChange | None:
        return _cost_for_now(spells, mana, duration, sign)

    def _undo_for_now(node: RuleChange, sign: int = _sign) -> Slots:
        return _undo_cost_for_now(node, sign)

    for _template in (
        f"{{duration:Duration}}, {{spells:Filter@plural}} cost {{mana:ManaSymbols}} {_word} to cast",
        f"{{spells:Filter@plural}} {{duration:Duration}} cost {{mana:ManaSymbols}} {_word} to cast",
        f"{{spells:Filter@plural}} cost {{mana:ManaSymbols}} {_word} to cast {{duration:Duration}}",
    ):
        effect.phrase(_template, _for_now, _undo_for_now, kind=RuleChange)
