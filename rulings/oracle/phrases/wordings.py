"""Further wordings of what other phrases say, and small parts of noun phrases, costs, events and tokens.

What is here: one declaration each, by what it says. What is not: shapes with rules of their own.
"""

from collections.abc import Mapping

from rulings.abilities.ability import ActivatedAbility, Replacement, StaticAbility
from rulings.abilities.amounts.amount import Fixed, WhereX
from rulings.abilities.amounts.arithmetic import Greater, Minus
from rulings.abilities.amounts.history import DoneThisTurn, DoneThisWay
from rulings.abilities.changes.change import GainAbilities, SetTypes
from rulings.abilities.changes.permissions import CostChange, PlayerMay
from rulings.abilities.conditions.condition import Compare, Exists, Fits
from rulings.abilities.conditions.history import Happened, WasPaid
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import PayLife
from rulings.abilities.costs.objects import PutCost
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.effect import Continuous, RuleChange
from rulings.abilities.effects.life import ExchangeLife
from rulings.abilities.effects.tokens import TokenSpec
from rulings.abilities.events.event import AnyOfEvents
from rulings.abilities.events.moving import Discards, Moves, PlaysLand, Sacrifices, TokenCreated
from rulings.abilities.events.spells import BecomesTarget, CastsSpell
from rulings.abilities.events.turns import BeginningOf
from rulings.abilities.filters.characteristics import HasKeyword, HasManaSymbols, HasSubtype, HasType
from rulings.abilities.filters.filter import Both, Either, Filter, Not, narrowed
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.players import ControlledBy, OwnedBy
from rulings.abilities.filters.spells import CastFromOther
from rulings.abilities.filters.status import HasCounter, InZone
from rulings.abilities.modifications import OtherTokens
from rulings.abilities.node import Node
from rulings.abilities.players import AnyPlayer, EachOpponent, You
from rulings.abilities.references import Several, This
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
from rulings.oracle.holes import but, hole
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


ORACLE.category("EventObject").phrase(
    "a {first:Filter@singular} or a {second:Filter@singular}", Several((hole("first"), hole("second")))
)

# Costs.


cost_part.phrase("put {what:Object} on top of your library", PutCost(hole("what"), Zone.LIBRARY))


ORACLE.category("MayPayCost").phrase("pay life equal to {amount:Quantity}", Cost((PayLife(hole("amount")),)))

# Numbers.


quantity.phrase(
    "{left:NumberWord} minus {right:Quantity}",
    Minus(hole("left", Fixed, where=lambda one: one.value < len(NUMBER_WORDS)), hole("right")),
)
quantity.phrase("{left:Quantity} or {right:Quantity}, whichever is greater", Greater)
counted = ORACLE.category("CountedSingly")
counted.words({"card drawn this way": DoneThisWay("drawn")})


# Conditions.


condition.phrase(
    "a {filter:Filter@singular} left your graveyard this turn",
    Happened(Moves(hole("filter", where=lambda one: one.kind is Kind.CARD), origin=Zone.GRAVEYARD, whose=You())),
)
_SUSPENDED = Filter(Kind.CARD, (HasCounter("time"), HasKeyword("suspend")))
for _own, _this in (("this card", This("card", Zone.EXILE)), ("~", This("", Zone.EXILE))):
    condition.words({f"{_own} is suspended": Fits(_this, _SUSPENDED)})


condition.phrase(
    "a {filter:Filter@singular} has {name:KeywordName}", Exists(narrowed(hole("filter"), HasKeyword(hole("name"))))
)

# Events.


event.phrase(
    "{who:Player} play[s] a {land:Filter@singular} or cast[s:who] a {spell:SpellCast@singular}",
    AnyOfEvents((PlaysLand(hole("who"), hole("land")), CastsSpell(hole("who"), hole("spell")))),
)


event.phrase(
    "{who:Player} cycle[s] or discard[s:who] another {filter:Filter@singular}",
    Discards(hole("who"), Filter(hole("filter").kind, (Another(), *hole("filter").predicates))),
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


effect.phrase(
    "{duration:Duration}, you may play lands and cast {spells:Filter@plural} from your graveyard",
    RuleChange(
        (
            PlayerMay(
                You(), "play land", Filter(Kind.PERMANENT, (HasType(CardType.LAND),)), InZone(Zone.GRAVEYARD, You())
            ),
            PlayerMay(
                You(), "cast", hole("spells", where=lambda one: one.kind is Kind.SPELL), InZone(Zone.GRAVEYARD, You())
            ),
        ),
        hole("duration"),
    ),
    carries={"may": "changes"},
)


# "Spells ... this turn, and creatures ... this turn": two rules of a duration each.
clauses.phrase(
    "{first:Effect}, and {second:Effect}",
    Clauses((hole("first"), hole("second"))),
    where=lambda first, second: all(isinstance(one, Continuous | RuleChange) for one in (first, second)),
)


# Eminence: from the command zone too (CR 113.6b).
ability.phrase(
    "as long as ~ is in the command zone or on the battlefield, {ability:Ability}",
    but(
        hole("ability", StaticAbility, where=lambda one: one.zones == (Zone.BATTLEFIELD,)),
        zones=(Zone.COMMAND, Zone.BATTLEFIELD),
        wording=0,
    ),
    kind=StaticAbility,
    is_transparent=True,
    carries={"as long as": "zones"},
)


# What the spell has on the stack.
ability.phrase(
    "if {condition:Condition}, it has {abilities:Granted+and}.",
    StaticAbility(
        affected=This("spell"),
        changes=(GainAbilities(hole("abilities")),),
        condition=hole("condition", WasPaid),
        zones=(Zone.STACK,),
    ),
)

# Costs of abilities that their own text changes, by a number that is found.


ability.phrase(
    "{cost:Cost}: {effect:Paragraph} this ability costs {X} less to activate, where X is {value:Quantity}.",
    ActivatedAbility(
        cost=hole("cost"),
        effect=hole("effect"),
        cost_changes=(CostChange("activated ability", This("ability"), None, -1, ("{1}",), WhereX(hole("value"))),),
    ),
)

# Effects.

effect.phrase("{who:Subject} exchange[s] life totals with {other:Player}", ExchangeLife)


effect.phrase(
    "{who:Subject} put[s] another {kind:CounterKind} counter on {on:Recipient}",
    PutCounters(hole("who"), Fixed(1), hole("kind"), hole("on")),
    carries={"another": "amount"},
)
effect.phrase(
    "{who:Subject} distribute[s] {amount:Amount} {kind:CounterKind} counter(s:amount) among {on:Recipient}",
    PutCounters,
    fixed={"distributed": True},
)

# Types.

change.phrase("[is|are] every nonbasic land type", SetTypes, fixed={"every": "nonbasic land type"})
change.phrase("become[s] that type", SetTypes(chosen="basic land type", in_addition=False))

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


ability.phrase(
    "if {event:WouldCreate}, that many {token:TokenWords@plural} are created instead.",
    Replacement(event=hole("event", TokenCreated), instead=OtherTokens(hole("token"), hole("event").token)),
    carries={"instead": "instead", "that many": "instead"},
)

# So much life this turn.


def _declare_life(verb: str, what: str) -> None:

    condition.phrase(
        f"<you {verb}|you've {verb}> {{amount:Quantity}} or more life this turn",
        Compare(DoneThisTurn(what, You()), Comparison.AT_LEAST, hole("amount")),
    )


_declare_life("gained", "gained life")
_declare_life("lost", "lost life")
