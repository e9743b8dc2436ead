"""Further wordings of what other phrases say, and small parts of noun phrases, costs, events and tokens.

What is here: one declaration each, by what it says. What is not: shapes with rules of their own.
"""

from collections.abc import Mapping
from dataclasses import replace

from rulings.abilities.ability import ActivatedAbility, Replacement, StaticAbility
from rulings.abilities.amounts.amount import Amount, Fixed, WhereX
from rulings.abilities.amounts.arithmetic import Greater, Minus
from rulings.abilities.amounts.history import DoneThisTurn, DoneThisWay
from rulings.abilities.changes.change import GainAbilities, SetTypes
from rulings.abilities.changes.permissions import CostChange, PlayerMay
from rulings.abilities.conditions.condition import Compare, Exists, Fits
from rulings.abilities.conditions.history import Happened, WasPaid
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import PayLife
from rulings.abilities.costs.objects import PutCost
from rulings.abilities.durations import Duration
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.effect import Continuous, Effect, RuleChange
from rulings.abilities.effects.life import ExchangeLife
from rulings.abilities.effects.tokens import TokenSpec
from rulings.abilities.events.event import AnyOfEvents
from rulings.abilities.events.moving import Discards, Moves, PlaysLand, Sacrifices, TokenCreated
from rulings.abilities.events.spells import BecomesTarget, CastsSpell
from rulings.abilities.events.turns import BeginningOf
from rulings.abilities.filters.characteristics import HasKeyword, HasManaSymbols, HasSubtype, HasType
from rulings.abilities.filters.filter import Both, Either, Filter, Not
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.players import ControlledBy, OwnedBy
from rulings.abilities.filters.spells import CastFromOther
from rulings.abilities.filters.status import HasCounter, InZone
from rulings.abilities.modifications import OtherTokens
from rulings.abilities.node import Node
from rulings.abilities.players import AnyPlayer, EachOpponent, PlayerRef, You
from rulings.abilities.references import ObjectRef, Several, This
from rulings.abilities.vocabulary import CardType, Color, Comparison, Kind, Step, Zone
from rulings.oracle.categories import (
    ORACLE,
    Clauses,
    ability,
    change,
    clauses,
    condition,
    cost_part,
    effect,
    event,
    qualifier,
    quantity,
    time_event,
)
from rulings.oracle.grammar import Value
from rulings.oracle.phrases.numbers import NUMBER_WORDS
from rulings.oracle.phrases.tokens import types_of

Slots = Mapping[str, Value] | None

# Noun phrases.

qualifier.words(
    {
        "you control but don't own": Both((ControlledBy(You()), Not(OwnedBy(You())))),
        "from anywhere other than your hand": CastFromOther(),
    }
)
for _zones in (("hand", "graveyard"), ("graveyard", "hand"), ("library", "graveyard"), ("graveyard", "library")):
    _places = tuple(InZone(Zone(one), You()) for one in _zones)
    for _joint in ("or", "and/or"):
        qualifier.words({f"from your {_zones[0]} {_joint} {_zones[1]}": Either(_places)})
for _in in ("in", "from"):
    qualifier.words({f"{_in} your opponents' graveyards": InZone(Zone.GRAVEYARD, EachOpponent())})
qualifier.words({"with {X} in (its|their:self) mana cost(s:self)": HasManaSymbols("{X}")})
qualifier.words({"without {X} in (its|their:self) mana cost(s:self)": Not(HasManaSymbols("{X}"))})


def _either_thing(first: Filter, second: Filter) -> Several:
    return Several((first, second))


def _undo_either_thing(node: Several) -> Slots:
    match node.parts:
        case (Filter() as first, Filter() as second):
            return {"first": first, "second": second}
    return None


ORACLE.category("EventObject").phrase(
    "a {first:Filter@singular} or a {second:Filter@singular}", _either_thing, _undo_either_thing, kind=Several
)

# Costs.


def _put_on_top(what: ObjectRef) -> PutCost:
    return PutCost(what, Zone.LIBRARY)


cost_part.phrase(
    "put {what:Object} on top of your library",
    _put_on_top,
    lambda node: {"what": node.what} if node == _put_on_top(node.what) else None,
    kind=PutCost,
)


def _life_equal(amount: Amount) -> Cost:
    return Cost((PayLife(amount),))


def _undo_life_equal(node: Cost) -> Slots:
    match node.parts:
        case (PayLife(amount=amount),):
            return {"amount": amount}
    return None


ORACLE.category("MayPayCost").phrase("pay life equal to {amount:Quantity}", _life_equal, _undo_life_equal, kind=Cost)

# Numbers.


def _word_minus(left: Amount, right: Amount) -> Minus | None:
    return Minus(left, right) if isinstance(left, Fixed) and left.value < len(NUMBER_WORDS) else None


quantity.phrase(
    "{left:NumberWord} minus {right:Quantity}",
    _word_minus,
    lambda node: {"left": node.left, "right": node.right} if isinstance(node.left, Fixed) else None,
    kind=Minus,
)
quantity.phrase("{left:Quantity} or {right:Quantity}, whichever is greater", Greater)
counted = ORACLE.category("CountedSingly")
counted.words({"card drawn this way": DoneThisWay("drawn")})


# Conditions.


def _left_graveyard(filter: Filter) -> Happened | None:
    if filter.kind is not Kind.CARD:
        return None
    return Happened(Moves(filter, origin=Zone.GRAVEYARD, whose=You()))


def _undo_left_graveyard(node: Happened) -> Slots:
    match node.event:
        case Moves(object=Filter() as filter) if node == _left_graveyard(filter):
            return {"filter": filter}
    return None


condition.phrase(
    "a {filter:Filter@singular} left your graveyard this turn", _left_graveyard, _undo_left_graveyard, kind=Happened
)
_SUSPENDED = Filter(Kind.CARD, (HasCounter("time"), HasKeyword("suspend")))
for _own, _this in (("this card", This("card", Zone.EXILE)), ("~", This("", Zone.EXILE))):
    condition.words({f"{_own} is suspended": Fits(_this, _SUSPENDED)})


def _some_has(filter: Filter, name: str) -> Exists:
    return Exists(Filter(filter.kind, (*filter.predicates, HasKeyword(name))))


def _undo_some_has(node: Exists) -> Slots:
    match node.filter.predicates:
        case (*rest, HasKeyword(name=name)):
            filter = Filter(node.filter.kind, tuple(rest))
            return {"filter": filter, "name": name} if node == _some_has(filter, name) else None
    return None


condition.phrase("a {filter:Filter@singular} has {name:KeywordName}", _some_has, _undo_some_has, kind=Exists)

# Events.


def _plays_or_casts(who: PlayerRef, land: Filter, spell: Filter) -> AnyOfEvents:
    return AnyOfEvents((PlaysLand(who, land), CastsSpell(who, spell)))


def _undo_plays_or_casts(node: AnyOfEvents) -> Slots:
    match node.options:
        case (PlaysLand(who=who, land=Filter() as land), CastsSpell(spell=spell)):
            return {"who": who, "land": land, "spell": spell} if node == _plays_or_casts(who, land, spell) else None
    return None


event.phrase(
    "{who:Player} play[s] a {land:Filter@singular} or cast[s:who] a {spell:SpellCast@singular}",
    _plays_or_casts,
    _undo_plays_or_casts,
    kind=AnyOfEvents,
)


def _discards_another(who: PlayerRef, filter: Filter) -> Discards:
    return Discards(who, Filter(filter.kind, (Another(), *filter.predicates)))


def _undo_discards_another(node: Discards) -> Slots:
    match node.what:
        case Filter(kind=kind, predicates=(Another(), *rest)):
            filter = Filter(kind, tuple(rest))
            return {"who": node.who, "filter": filter} if node == _discards_another(node.who, filter) else None
    return None


event.phrase(
    "{who:Player} cycle[s] or discard[s:who] another {filter:Filter@singular}",
    _discards_another,
    _undo_discards_another,
    kind=Discards,
    carries={"another": "what"},
)
event.phrase(
    "one or more players sacrifice one or more {what:Filter@plural}",
    Sacrifices,
    fixed={"who": AnyPlayer(), "batch": True},
)
event.phrase("{object:AttackedThing} become[s] the target of a {of:Filter@singular}", BecomesTarget)
for _words, _step, _whose in (
    ("combat", Step.BEGIN_COMBAT, AnyPlayer()),
    ("of your postcombat main phases", Step.MAIN2, You()),
):
    time_event.phrase(
        f"the beginning of each {_words}",
        BeginningOf,
        fixed={"step": _step, "whose": _whose},
        carries={"each": "whose"},
    )

# Rules.


def _lands_and_spells(duration: Duration, spells: Filter) -> RuleChange | None:
    place = InZone(Zone.GRAVEYARD, You())
    if spells.kind is not Kind.SPELL:
        return None
    lands = PlayerMay(You(), "play land", Filter(Kind.PERMANENT, (HasType(CardType.LAND),)), place)
    return RuleChange((lands, PlayerMay(You(), "cast", spells, place)), duration)


def _undo_lands_and_spells(node: RuleChange) -> Slots:
    match node.changes:
        case (PlayerMay(), PlayerMay(filter=Filter() as spells)):
            found = {"duration": node.duration, "spells": spells}
            return found if node == _lands_and_spells(node.duration, spells) else None
    return None


effect.phrase(
    "{duration:Duration}, you may play lands and cast {spells:Filter@plural} from your graveyard",
    _lands_and_spells,
    _undo_lands_and_spells,
    kind=RuleChange,
    carries={"may": "changes"},
)


def _both_for_now(first: Effect, second: Effect) -> Clauses | None:
    """ "Spells ... this turn, and creatures ... this turn": two rules of a duration each."""
    is_rule = all(isinstance(one, Continuous | RuleChange) for one in (first, second))
    return Clauses((first, second)) if is_rule else None


def _undo_both_for_now(node: Clauses) -> Slots:
    match node.effects:
        case (first, second) if node == _both_for_now(first, second):
            return {"first": first, "second": second}
    return None


clauses.phrase("{first:Effect}, and {second:Effect}", _both_for_now, _undo_both_for_now, kind=Clauses)


def _by_the_way(ability: StaticAbility) -> StaticAbility | None:
    """Eminence: from the command zone too (CR 113.6b)."""
    is_plain = isinstance(ability, StaticAbility) and ability.zones == (Zone.BATTLEFIELD,)
    return replace(ability, zones=(Zone.COMMAND, Zone.BATTLEFIELD), wording=0) if is_plain else None


def _undo_by_the_way(node: StaticAbility) -> Slots:
    is_eminence = node.zones == (Zone.COMMAND, Zone.BATTLEFIELD)
    return {"ability": replace(node, zones=(Zone.BATTLEFIELD,))} if is_eminence else None


ability.phrase(
    "as long as ~ is in the command zone or on the battlefield, {ability:Ability}",
    _by_the_way,
    _undo_by_the_way,
    kind=StaticAbility,
    is_transparent=True,
    carries={"as long as": "zones"},
)


def _if_paid_has(condition: WasPaid, abilities: tuple[Node, ...]) -> StaticAbility | None:
    """What the spell has on the stack."""
    if not isinstance(condition, WasPaid):
        return None
    return StaticAbility(
        affected=This("spell"), changes=(GainAbilities(abilities),), condition=condition, zones=(Zone.STACK,)
    )


def _undo_if_paid_has(node: StaticAbility) -> Slots:
    match node:
        case StaticAbility(changes=(GainAbilities(abilities=abilities),), condition=WasPaid() as condition):
            return (
                {"condition": condition, "abilities": abilities} if node == _if_paid_has(condition, abilities) else None
            )
    return None


ability.phrase(
    "if {condition:Condition}, it has {abilities:Granted+and}.", _if_paid_has, _undo_if_paid_has, kind=StaticAbility
)

# Costs of abilities that their own text changes, by a number that is found.


def _own_cost_x(cost: Cost, effect: Effect, value: Amount) -> ActivatedAbility:
    less = CostChange("activated ability", This("ability"), None, -1, ("{1}",), WhereX(value))
    return ActivatedAbility(cost=cost, effect=effect, cost_changes=(less,))


def _undo_own_cost_x(node: ActivatedAbility) -> Slots:
    match node.cost_changes:
        case (CostChange(times=WhereX(value=value)),) if node == _own_cost_x(node.cost, node.effect, value):
            return {"cost": node.cost, "effect": node.effect, "value": value}
    return None


ability.phrase(
    "{cost:Cost}: {effect:Paragraph} this ability costs {X} less to activate, where X is {value:Quantity}.",
    _own_cost_x,
    _undo_own_cost_x,
    kind=ActivatedAbility,
)

# Effects.

effect.phrase("{who:Subject} exchange[s] life totals with {other:Player}", ExchangeLife)


def _another_counter(who: PlayerRef, kind: str, on: Node) -> PutCounters:
    return PutCounters(who, Fixed(1), kind, on)


def _undo_another_counter(node: PutCounters) -> Slots:
    is_one = node == _another_counter(node.who, node.kind, node.on)
    return {"who": node.who, "kind": node.kind, "on": node.on} if is_one else None


effect.phrase(
    "{who:Subject} put[s] another {kind:CounterKind} counter on {on:Recipient}",
    _another_counter,
    _undo_another_counter,
    kind=PutCounters,
    carries={"another": "amount"},
)
effect.phrase(
    "{who:Subject} distribute[s] {amount:Amount} {kind:CounterKind} counter(s:amount) among {on:Recipient}",
    PutCounters,
    fixed={"distributed": True},
)

# Types.

change.phrase("[is|are] every nonbasic land type", SetTypes, fixed={"every": "nonbasic land type"})
change.phrase(
    "become[s] that type",
    lambda: SetTypes(chosen="basic land type", in_addition=False),
    lambda node: {} if node == SetTypes(chosen="basic land type", in_addition=False) else None,
    kind=SetTypes,
)

# Tokens.

token = ORACLE.category("TokenWords")


def _sizeless(colors: tuple[Color, ...], types: tuple[Node, ...], abilities: tuple[Node, ...]) -> TokenSpec | None:
    """Its size is in one of its abilities."""
    subtypes = tuple(one.subtype for one in types if isinstance(one, HasSubtype))
    kinds = tuple(one.type for one in types if isinstance(one, HasType))
    if CardType.CREATURE not in kinds or types_of(subtypes, kinds) != types:
        return None
    return TokenSpec(None, None, colors, (), kinds, subtypes, abilities)


def _undo_sizeless(node: TokenSpec) -> Slots:
    if node.power is not None or not node.abilities:
        return None
    slots = {"colors": node.colors, "types": types_of(node.subtypes, node.types), "abilities": node.abilities}
    return slots if node == _sizeless(**slots) else None  # type: ignore[arg-type]


token.phrase(
    "{colors:TokenColors} {types:TypePhrase@singular} token(s:self) with {abilities:Granted+and}",
    _sizeless,
    _undo_sizeless,
    kind=TokenSpec,
)


def _that_many_instead(event: TokenCreated, token: TokenSpec) -> Replacement | None:
    if not isinstance(event, TokenCreated):
        return None
    return Replacement(event=event, instead=OtherTokens(token, event.token))


def _undo_that_many_instead(node: Replacement) -> Slots:
    if not isinstance(node.instead, OtherTokens) or not isinstance(node.event, TokenCreated):
        return None
    slots = {"event": node.event, "token": node.instead.token}
    return slots if node == _that_many_instead(node.event, node.instead.token) else None


ability.phrase(
    "if {event:WouldCreate}, that many {token:TokenWords@plural} are created instead.",
    _that_many_instead,
    _undo_that_many_instead,
    kind=Replacement,
    carries={"instead": "instead", "that many": "instead"},
)

# So much life this turn.


def _declare_life(verb: str, what: str) -> None:
    def make(amount: Amount) -> Compare:
        return Compare(DoneThisTurn(what, You()), Comparison.AT_LEAST, amount)

    def unmake(node: Compare) -> Slots:
        return {"amount": node.right} if node == make(node.right) else None

    condition.phrase(
        f"<you {verb}|you've {verb}> {{amount:Quantity}} or more life this turn", make, unmake, kind=Compare
    )


_declare_life("gained", "gained life")
_declare_life("lost", "lost life")
