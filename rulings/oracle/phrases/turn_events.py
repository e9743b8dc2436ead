"""Conditions about what happened earlier this turn (CR 608.2h): entering, dying, leaving, casting.

What is here: "if another creature died this turn", "if two or more nonland permanents entered the battlefield under
your control this turn", "if you've cast another spell this turn". What is not: facts that hold now (``facts``).
"""

from collections.abc import Callable, Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts import Amount, Fixed, ManaSpent, StatOf, X
from rulings.abilities.changes import Change
from rulings.abilities.conditions import (
    AllHold,
    AnyHolds,
    Compare,
    Condition,
    EnteredFrom,
    Exists,
    Fits,
    Happened,
    Negated,
    WasCast,
)
from rulings.abilities.filters import (
    Another,
    Both,
    ControlledBy,
    Either,
    Filter,
    HasName,
    HasSubtype,
    HasSupertype,
    HasType,
    IsColor,
    IsColorless,
    IsHistoric,
    IsOutlaw,
    IsToken,
    Not,
    Predicate,
    WasCastNth,
)
from rulings.abilities.patterns import (
    AnyOfEvents,
    Attacks,
    CastsSpell,
    CountersPutOn,
    DealsDamage,
    Does,
    Draws,
    EventPattern,
    FirstEachTurn,
    GainsLife,
    IsDealtDamage,
    LosesLife,
    Moves,
    Sacrifices,
    StateBecomes,
    TokenCreated,
)
from rulings.abilities.players import AnyPlayer, PlayerRef, You
from rulings.abilities.references import Attached, It, ObjectRef, This
from rulings.abilities.vocabulary import Color, Comparison, Kind, Stat, Zone
from rulings.oracle.categories import ability, condition, event, qualifier
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

_REMEMBERED = (
    Another,
    HasName,
    HasSubtype,
    HasSupertype,
    HasType,
    IsColor,
    IsColorless,
    IsHistoric,
    IsOutlaw,
    IsToken,
)
"""What is remembered of an object as it entered or left: its characteristics, not its counters or what it did."""


def is_remembered(one: Predicate) -> bool:
    match one:
        case Not(predicate=inner):
            return is_remembered(inner)
        case Either(options=parts) | Both(parts=parts):
            return all(is_remembered(part) for part in parts)
    return isinstance(one, _REMEMBERED)


def _of_player(filter: Filter, player: PlayerRef) -> Filter | None:
    if filter.kind is not Kind.PERMANENT or not all(is_remembered(one) for one in filter.predicates):
        return None
    return Filter(filter.kind, (*filter.predicates, ControlledBy(player)))


def _entered(object: Filter) -> EventPattern:
    return Moves(object, destination=Zone.BATTLEFIELD)


def _died(object: Filter) -> EventPattern:
    return Moves(object, origin=Zone.BATTLEFIELD, destination=Zone.GRAVEYARD)


def _left(object: Filter) -> EventPattern:
    return Moves(object, origin=Zone.BATTLEFIELD)


def _declare(words: str, event: Callable[[Filter], EventPattern]) -> None:
    """ "A creature died under your control this turn", "two or more ...", "another ..."."""

    def many(amount: Amount, filter: Filter, player: PlayerRef) -> Happened | None:
        found = _of_player(filter, player)
        if found is None or not isinstance(amount, Fixed) or amount.value < 2:
            return None
        return Happened(event(found), amount)

    def one(filter: Filter, player: PlayerRef) -> Happened | None:
        found = _of_player(filter, player)
        return Happened(event(found)) if found else None

    def another(filter: Filter, player: PlayerRef) -> Happened | None:
        return one(Filter(filter.kind, (Another(), *filter.predicates)), player)

    def split(node: Happened) -> tuple[Filter, PlayerRef] | None:
        match node.event:
            case Moves(object=Filter(kind=kind, predicates=(*rest, ControlledBy(player=player)))):
                return Filter(kind, tuple(rest)), player
        return None

    def undo_many(node: Happened) -> Slots:
        found = split(node)
        if found is None or node != many(node.times, *found):
            return None
        return {"amount": node.times, "filter": found[0], "player": found[1]}

    def undo_one(node: Happened) -> Slots:
        found = split(node)
        if found is None or node != one(*found) or found[0].predicates[:1] == (Another(),):
            return None
        return {"filter": found[0], "player": found[1]}

    def undo_another(node: Happened) -> Slots:
        found = split(node)
        if found is None or node != one(*found) or found[0].predicates[:1] != (Another(),):
            return None
        return {"filter": Filter(found[0].kind, found[0].predicates[1:]), "player": found[1]}

    condition.phrase(f"{{amount:Amount}} or more {{filter:Filter@plural}} {words}", many, undo_many, kind=Happened)
    condition.phrase(f"a {{filter:Filter@singular}} {words}", one, undo_one, kind=Happened)
    condition.phrase(
        f"another {{filter:Filter@singular}} {words}",
        another,
        undo_another,
        kind=Happened,
        carries={"another": "event"},
    )


for _words, _event in (
    ("entered <|the battlefield> under {player:Player's} control this turn", _entered),
    ("died under {player:Player's} control this turn", _died),
    ("left the battlefield under {player:Player's} control this turn", _left),
    ("{player:Player} controlled died this turn", _died),
    ("{player:Player} controlled left the battlefield this turn", _left),
):
    _declare(_words, _event)


def _had_enter(filter: Filter) -> Happened | None:
    found = _of_player(filter, You())
    return Happened(_entered(found)) if found else None


def _undo_had_enter(node: Happened) -> Slots:
    match node.event:
        case Moves(object=Filter(kind=kind, predicates=(*rest, ControlledBy(player=You())))):
            filter = Filter(kind, tuple(rest))
            return {"filter": filter} if node == _had_enter(filter) else None
    return None


condition.phrase(
    "you had a {filter:Filter@singular} enter the battlefield under your control this turn",
    _had_enter,
    _undo_had_enter,
    kind=Happened,
)

# Into hands and graveyards.


def _to_hand(filter: Filter) -> Happened | None:
    if filter.kind is not Kind.PERMANENT or not all(is_remembered(one) for one in filter.predicates):
        return None
    return Happened(Moves(filter, origin=Zone.BATTLEFIELD, destination=Zone.HAND, whose=You()))


def _undo_to_hand(node: Happened) -> Slots:
    match node.event:
        case Moves(object=Filter() as filter) if node == _to_hand(filter):
            return {"filter": filter}
    return None


condition.phrase(
    "a {filter:Filter@singular} was put into your hand from the battlefield this turn",
    _to_hand,
    _undo_to_hand,
    kind=Happened,
)


def _many_to_graveyards(amount: Amount, filter: Filter) -> Happened | None:
    if filter.kind is not Kind.CARD or not all(is_remembered(one) for one in filter.predicates):
        return None
    if not isinstance(amount, Fixed) or amount.value < 2:
        return None
    return Happened(Moves(filter, destination=Zone.GRAVEYARD), amount)


def _undo_many_to_graveyards(node: Happened) -> Slots:
    match node.event:
        case Moves(object=Filter() as filter) if node == _many_to_graveyards(node.times, filter):
            return {"amount": node.times, "filter": filter}
    return None


condition.phrase(
    "{amount:Amount} or more {filter:Filter@plural} were put into graveyards from anywhere this turn",
    _many_to_graveyards,
    _undo_many_to_graveyards,
    kind=Happened,
)

# Casting.


def _cast_other(filter: Filter) -> Happened | None:
    if filter.kind is not Kind.SPELL or not all(is_remembered(one) for one in filter.predicates):
        return None
    return Happened(CastsSpell(You(), Filter(filter.kind, (Another(), *filter.predicates))))


def _undo_cast_other(node: Happened) -> Slots:
    match node.event:
        case CastsSpell(spell=Filter(kind=kind, predicates=(Another(), *rest))):
            filter = Filter(kind, tuple(rest))
            return {"filter": filter} if node == _cast_other(filter) else None
    return None


condition.phrase(
    "<you've cast|you cast> another {filter:Filter@singular} this turn",
    _cast_other,
    _undo_cast_other,
    kind=Happened,
    carries={"another": "event"},
)


def _cast_many(amount: Amount, filter: Filter) -> Happened | None:
    if filter.kind is not Kind.SPELL or not all(is_remembered(one) for one in filter.predicates):
        return None
    if not isinstance(amount, Fixed) or amount.value < 2:
        return None
    return Happened(CastsSpell(You(), filter), amount)


def _undo_cast_many(node: Happened) -> Slots:
    match node.event:
        case CastsSpell(spell=filter) if node == _cast_many(node.times, filter):
            return {"amount": node.times, "filter": filter}
    return None


condition.phrase(
    "<you've cast|you cast> {amount:Amount} or more {filter:Filter@plural} this turn",
    _cast_many,
    _undo_cast_many,
    kind=Happened,
)

# Life.

condition.words({"you gained or lost life this turn": Happened(AnyOfEvents((GainsLife(You()), LosesLife(You()))))})

# What mana was spent.

for _symbol, _color in (
    ("{W}", Color.WHITE),
    ("{U}", Color.BLUE),
    ("{B}", Color.BLACK),
    ("{R}", Color.RED),
    ("{G}", Color.GREEN),
):
    for _count in (1, 2):
        for _spell, _of in (("it", It("it")), ("that spell", It("that spell")), ("<this spell|~>", None)):
            condition.words(
                {
                    f"{_symbol * _count} was spent to cast {_spell}": Compare(
                        ManaSpent(_color, of=_of), Comparison.AT_LEAST, Fixed(_count)
                    )
                }
            )


# The first time in a turn.


def _declare_first(template: str, kind: Callable[[PlayerRef], EventPattern]) -> None:
    def make(who: PlayerRef) -> FirstEachTurn:
        return FirstEachTurn(kind(who))

    def unmake(node: FirstEachTurn) -> Slots:
        who = getattr(node.event, "who", None)
        return {"who": who} if isinstance(who, PlayerRef) and node == make(who) else None

    event.phrase(
        f"{template} for the first time each turn", make, unmake, kind=FirstEachTurn, carries={"each": "FirstEachTurn"}
    )


_declare_first("{who:Player} gain[s] life", GainsLife)
_declare_first("{who:Player} lose[s] life", LosesLife)
_declare_first("{who:Player} investigate[s]", lambda who: Does("investigate", who))

_FIRST = (Attacks, CountersPutOn, DealsDamage, IsDealtDamage, Moves, Sacrifices, TokenCreated)


def _first_of_all(event: EventPattern) -> FirstEachTurn | None:
    return FirstEachTurn(event) if isinstance(event, _FIRST) else None


event.phrase(
    "{event:Event} for the first time each turn",
    _first_of_all,
    lambda node: {"event": node.event} if isinstance(node.event, _FIRST) else None,
    kind=FirstEachTurn,
    carries={"each": "FirstEachTurn"},
)

# Exploring and the like as events (CR 701.44).

for _words, _verb in (
    ("explore[s]", "explore"),
    ("explore[s] a land card", "explore land"),
    ("explore[s] a nonland card", "explore nonland"),
    ("connive[s]", "connive"),
    ("train[s]", "train"),
    ("evolve[s]", "evolve"),
):
    event.phrase(f"{{what:EventObject}} {_words}", Does, fixed={"verb": _verb})
event.phrase("{who:Player} investigate[s]", Does, fixed={"verb": "investigate"})

# Any player's permanents.


def _anyone_controls(filter: Filter) -> Exists | None:
    if filter.kind is not Kind.PERMANENT:
        return None
    return Exists(Filter(filter.kind, (*filter.predicates, ControlledBy(AnyPlayer()))))


def _undo_anyone_controls(node: Exists) -> Slots:
    match node.filter.predicates:
        case (*rest, ControlledBy(player=AnyPlayer())):
            filter = Filter(node.filter.kind, tuple(rest))
            return {"filter": filter} if node == _anyone_controls(filter) else None
    return None


condition.phrase(
    "any player controls a {filter:Filter@singular}",
    _anyone_controls,
    _undo_anyone_controls,
    kind=Exists,
)

# Where the card is, and more.


def _and_more(first: Condition, second: Condition) -> AllHold | None:
    is_place = isinstance(first, Fits) and isinstance(first.object, This) and first.object.zone is not None
    return AllHold((first, second)) if is_place and not isinstance(second, AllHold) else None


def _undo_and_more(node: AllHold) -> Slots:
    if len(node.parts) != 2 or node != _and_more(*node.parts):
        return None
    return {"first": node.parts[0], "second": node.parts[1]}


condition.phrase("{first:Condition} and {second:Condition}", _and_more, _undo_and_more, kind=AllHold)

# Spells by their number in the turn.

for _word, _nth in (("first", 1), ("second", 2), ("third", 3), ("fourth", 4)):
    qualifier.words({f"that's the {_word} spell cast this turn": WasCastNth(_nth)})

# How something entered.

_ENTRANCES = (
    ("your graveyard", Zone.GRAVEYARD, You()),
    ("a graveyard", Zone.GRAVEYARD, None),
    ("exile", Zone.EXILE, None),
    ("your hand", Zone.HAND, You()),
)
for _from, _zone, _whose in _ENTRANCES:
    condition.words({f"it entered from {_from}": EnteredFrom(It("it"), _zone, _whose)})
condition.words(
    {
        "it entered from your graveyard or you cast it from your graveyard": AnyHolds(
            (
                EnteredFrom(It("it"), Zone.GRAVEYARD, You()),
                WasCast(It("it"), You(), Zone.GRAVEYARD.value),
            )
        ),
        "it wasn't cast or no mana was spent to cast it": AnyHolds(
            (Negated(WasCast(It("it"))), Compare(ManaSpent(of=It("it")), Comparison.EQUAL, Fixed(0)))
        ),
    }
)

# Two objects compared.


def _declare_comparison(word: str, stat: Stat, words: str, comparison: Comparison) -> None:
    def make(object: ObjectRef, other: ObjectRef) -> Compare | None:
        known = isinstance(object, It | This | Attached) and isinstance(other, It | This | Attached)
        return Compare(StatOf(stat, object), comparison, StatOf(stat, other)) if known else None

    def unmake(node: Compare) -> Slots:
        match node:
            case Compare(left=StatOf(of=ObjectRef() as object), right=StatOf(of=ObjectRef() as other)):
                return {"object": object, "other": other} if node == make(object, other) else None
        return None

    condition.phrase(f"{{object:Object's}} {word} is {words} than {{other:This's}}", make, unmake, kind=Compare)


for _word, _stat in (("power", Stat.POWER), ("toughness", Stat.TOUGHNESS), ("mana value", Stat.MANA_VALUE)):
    _declare_comparison(_word, _stat, "greater", Comparison.GREATER)
    _declare_comparison(_word, _stat, "less", Comparison.LESS)

# How much was spent.


def _declare_spent(spell: str, of: ObjectRef | None) -> None:
    def make(amount: Amount) -> Compare:
        return Compare(ManaSpent(of=of), Comparison.AT_LEAST, amount)

    def unmake(node: Compare) -> Slots:
        return {"amount": node.right} if node == make(node.right) else None

    condition.phrase(f"{{amount:Amount}} or more mana was spent to cast {spell}", make, unmake, kind=Compare)


_declare_spent("it", It("it"))
_declare_spent("that spell", It("that spell"))
_declare_spent("<this spell|~>", None)

# Exact numbers.


def _exactly(amount: Amount, filter: Filter) -> Exists | None:
    if filter.kind is not Kind.PERMANENT:
        return None
    return Exists(Filter(filter.kind, (*filter.predicates, ControlledBy(You()))), Comparison.EQUAL, amount)


def _undo_exactly(node: Exists) -> Slots:
    match node.filter.predicates:
        case (*rest, ControlledBy(player=You())):
            filter = Filter(node.filter.kind, tuple(rest))
            return {"amount": node.amount, "filter": filter} if node == _exactly(node.amount, filter) else None
    return None


def _controls_both(first: Filter, second: Filter) -> AllHold | None:
    if first.kind is not Kind.PERMANENT or second.kind is not Kind.PERMANENT:
        return None
    mine = ControlledBy(You())
    return AllHold(tuple(Exists(Filter(one.kind, (*one.predicates, mine))) for one in (first, second)))


def _undo_controls_both(node: AllHold) -> Slots:
    match node.parts:
        case (
            Exists(filter=Filter(predicates=(*one, ControlledBy(player=You())))),
            Exists(filter=Filter(predicates=(*other, ControlledBy(player=You())))),
        ):
            slots = {"first": Filter(Kind.PERMANENT, tuple(one)), "second": Filter(Kind.PERMANENT, tuple(other))}
            return slots if node == _controls_both(**slots) else None
    return None


condition.phrase(
    "you control a {first:Filter@singular} and a {second:Filter@singular}",
    _controls_both,
    _undo_controls_both,
    kind=AllHold,
)
condition.phrase("you control exactly {amount:Amount} {filter:Filter@amount}", _exactly, _undo_exactly, kind=Exists)


def _the_only_one(filter: Filter, changes: tuple[Change, ...]) -> StaticAbility | None:
    """ "As long as you control exactly one creature, that creature ...": whichever it is."""
    found = _exactly(Fixed(1), filter)
    return StaticAbility(affected=found.filter, changes=changes, condition=found) if found is not None else None


def _undo_the_only_one(node: StaticAbility) -> Slots:
    match node.affected:
        case Filter(kind=kind, predicates=(*rest, ControlledBy(player=You()))):
            filter = Filter(kind, tuple(rest))
            same = node == _the_only_one(filter, node.changes)
            return {"filter": filter, "changes": node.changes} if same else None
    return None


for _noun in ("creature", "artifact", "land", "permanent"):
    ability.phrase(
        f"as long as you control exactly one {{filter:Filter@singular}}, that {_noun} {{changes:Change+and}}.",
        _the_only_one,
        _undo_the_only_one,
        kind=StaticAbility,
        carries={"as long as": "condition"},
    )


def _declare_value(word: str, stat: Stat) -> None:
    def make(object: ObjectRef, amount: Amount) -> Compare | None:
        known = isinstance(object, It | This | Attached) and isinstance(amount, Fixed | X)
        return Compare(StatOf(stat, object), Comparison.EQUAL, amount) if known else None

    def unmake(node: Compare) -> Slots:
        match node:
            case Compare(left=StatOf(of=ObjectRef() as object), right=amount):
                return {"object": object, "amount": amount} if node == make(object, amount) else None
        return None

    condition.phrase(f"{{object:Object's}} {word} is {{amount:Quantity}}", make, unmake, kind=Compare)


for _word, _stat in (("power", Stat.POWER), ("toughness", Stat.TOUGHNESS), ("mana value", Stat.MANA_VALUE)):
    _declare_value(_word, _stat)


# State triggers about what there is (CR 603.8).


def _there_being(condition: Condition) -> StateBecomes | None:
    is_many = isinstance(condition, Exists) and condition.amount != Fixed(1)
    return StateBecomes(condition) if is_many else None


def _undo_there_being(node: StateBecomes) -> Slots:
    return {"condition": node.condition} if _there_being(node.condition) is not None else None


event.phrase("{condition:Condition}", _there_being, _undo_there_being, kind=StateBecomes)

# The nth card "in a turn".

for _word, _nth in (("second", 2), ("third", 3), ("fourth", 4)):
    event.phrase(f"{{who:Player}} draw[s] (their|your:who) {_word} card in a turn", Draws, fixed={"nth": _nth})
