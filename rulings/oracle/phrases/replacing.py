"""Replacement effects: "if ... would ..., ... instead" (CR 614.1a).

What is here: what would happen, by kinds of events, and what happens in its place. What is not: how permanents enter
(``entering``), prevention and redirection of damage (``preventing``).
"""

from collections.abc import Mapping
from dataclasses import replace

from rulings.abilities.ability import Replacement
from rulings.abilities.amounts.amount import X
from rulings.abilities.amounts.history import ThatMany
from rulings.abilities.durations import UntilEndOfTurn
from rulings.abilities.effects.cards import Mill, ShuffleInto
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.damage import DealDamage
from rulings.abilities.effects.effect import Continuous, Effect, Replace
from rulings.abilities.effects.life import GainLife, LoseLife
from rulings.abilities.effects.moving import Exile, PutInto, ReturnTo
from rulings.abilities.effects.optional import May, MayPay
from rulings.abilities.effects.tokens import CreateToken
from rulings.abilities.events.damage_and_life import DealsDamage, GainsLife, LosesLife
from rulings.abilities.events.event import AnyOfEvents, EventPattern
from rulings.abilities.events.moving import Discards, Draws, Mills, Moves, TokenCreated
from rulings.abilities.events.permanents import CountersPutOn
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.modifications import GoTo, Modification, ScaleAmount
from rulings.abilities.node import walk
from rulings.abilities.players import AnyPlayer, Opponent, PlayerRef, You
from rulings.abilities.references import Antecedent, Attached, It, ObjectRef, Several, Target, This
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.oracle.categories import ORACLE, Clauses, ability, clauses, sentence
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

Slots = Mapping[str, Value] | None

would = ORACLE.category("Would")
"""Any event that would happen."""


def _pair(event: str, instead: str) -> None:
    """Lines in which the one stands before the comma and the other after it."""
    ability.phrase(f"if {{event:{event}}}, {{instead:{instead}}}.", Replacement)
    would.include(ORACLE.category(event))
    for template in (
        f"if {{event:{event}}} this turn, {{instead:{instead}}}.",
        f"until end of turn, if {{event:{event}}}, {{instead:{instead}}}.",
    ):
        sentence.phrase(template, _for_this_turn, _undo_for_this_turn, kind=Replace, carries={"this turn": "duration"})


def _for_this_turn(event: EventPattern, instead: Modification) -> Replace | None:
    """What is named by a pronoun has a phrase of its own ("if that creature would die this turn")."""
    if isinstance(event, Moves) and isinstance(event.object, It):
        return None
    return Replace(Replacement(event=event, instead=instead), UntilEndOfTurn())


def _undo_for_this_turn(node: Replace) -> Slots:
    match node.replacement:
        case Replacement(event=event, instead=Modification() as instead):
            return {"event": event, "instead": instead} if node == _for_this_turn(event, instead) else None
    return None


# Moving (CR 614.1a, 700.4).

would_move = ORACLE.category("WouldMove")
_ANYWHERE: dict[str, Value] = {"destination": Zone.GRAVEYARD}
_DIES: dict[str, Value] = {"origin": Zone.BATTLEFIELD, "destination": Zone.GRAVEYARD}
would_move.phrase("{object:EventObject} would die", Moves, fixed=_DIES)
would_move.phrase("{object:EventObject} would be put into a graveyard from the battlefield", Moves, fixed=_DIES)
would_move.phrase("{object:EventObject} would be put into a graveyard from anywhere", Moves, fixed=_ANYWHERE)


# "If a permanent would be put into a graveyard": from the battlefield, where permanents are.
would_move.phrase(
    "{object:EventObject} would be put into a graveyard",
    Moves(
        hole("object", Filter, where=lambda one: one.kind is Kind.PERMANENT),
        origin=Zone.BATTLEFIELD,
        destination=Zone.GRAVEYARD,
    ),
)
would_move.phrase("{object:EventObject} would be put into {whose:Player's} graveyard", Moves, fixed=_ANYWHERE)
would_move.phrase(
    "{object:EventObject} would be put into {whose:Player's} graveyard from anywhere", Moves, fixed=_ANYWHERE
)
would_move.phrase("{object:EventObject} would leave the battlefield", Moves, fixed={"origin": Zone.BATTLEFIELD})

moved_instead = ORACLE.category("MovedInstead")
_GOES = {"instead": "GoTo"}
for _it in ("it", "that card", "him", "her", "them"):
    moved_instead.phrase(f"exile {_it} instead", GoTo, fixed={"zone": Zone.EXILE}, carries=_GOES)
    moved_instead.phrase(f"instead exile {_it}", GoTo, fixed={"zone": Zone.EXILE}, carries=_GOES)
    moved_instead.phrase(f"put {_it} into its owner's hand instead", GoTo, fixed={"zone": Zone.HAND}, carries=_GOES)
    moved_instead.phrase(f"return {_it} to its owner's hand instead", GoTo, fixed={"zone": Zone.HAND}, carries=_GOES)
    for _position in ("top", "bottom"):
        _words = "on top of" if _position == "top" else "on the bottom of"
        moved_instead.phrase(
            f"put {_it} {_words} its owner's library instead",
            GoTo,
            fixed={"zone": Zone.LIBRARY, "position": _position},
            carries=_GOES,
        )
    moved_instead.phrase(
        f"shuffle {_it} into its owner's library instead",
        GoTo,
        fixed={"zone": Zone.LIBRARY, "shuffle": True},
        carries=_GOES,
    )


for _it in ("it", "that card"):
    for _template in (
        f"exile {_it} with {{amount:Amount}} {{kind:CounterKind}} counter(s:amount) on it instead",
        f"instead exile {_it} with {{amount:Amount}} {{kind:CounterKind}} counter(s:amount) on it",
        f"instead exile {_it} and put {{amount:Amount}} {{kind:CounterKind}} counter(s:amount) on it",
    ):
        moved_instead.phrase(
            _template,
            GoTo(
                Zone.EXILE, with_counters=PutCounters(You(), hole("amount"), hole("kind"), Antecedent("event object"))
            ),
            carries=_GOES,
        )


for _it in ("it", "that card"):
    # "Instead exile that card and create a token": both in the place of dying.
    moved_instead.phrase(
        f"instead exile {_it} and {{then:Effect}}",
        GoTo(Zone.EXILE, then=hole("then", unless=(PutCounters, May, MayPay))),
        carries=_GOES,
    )
_pair("WouldMove", "MovedInstead")

# For a time: "if that creature would die this turn, exile it instead".


def _dies_this_turn(object: ObjectRef, instead: GoTo) -> Replace | None:
    if not isinstance(object, It | This | Attached | Target):
        return None
    return Replace(
        Replacement(event=Moves(object, Zone.BATTLEFIELD, Zone.GRAVEYARD), instead=instead), UntilEndOfTurn()
    )


sentence.phrase(
    "if {object:Object} would die this turn, {instead:MovedInstead}.",
    Replace(
        Replacement(
            event=Moves(hole("object", It, This, Attached, Target), Zone.BATTLEFIELD, Zone.GRAVEYARD),
            instead=hole("instead"),
        ),
        UntilEndOfTurn(),
    ),
)


# "It can't be regenerated this turn, and if it would die this turn, exile it instead."
clauses.phrase(
    "{first:Effect}, and if {object:Object} would die this turn, {instead:MovedInstead}",
    Clauses(
        (
            hole("first", Continuous),
            Replace(
                Replacement(
                    event=Moves(hole("object", It, This, Attached, Target), Zone.BATTLEFIELD, Zone.GRAVEYARD),
                    instead=hole("instead"),
                ),
                UntilEndOfTurn(),
            ),
        )
    ),
    where=lambda object, instead: _dies_this_turn(object, instead) is not None,
)

# Milling, drawing, life, counters, tokens, damage: more or less of it (CR 614.1a).

_SCALED = {"instead": "ScaleAmount", "that much": "ScaleAmount"}


def _amounts(category: str, double: str, plus: str, *, word: str, minus: str = "") -> None:
    """ "Twice that many ..." and "that many ... plus one" of one kind of event."""
    instead = ORACLE.category(category)
    for factor, words in ((2, "twice"), (3, "three times")):
        fixed: dict[str, Value] = {"factor": factor}
        instead.phrase(double.replace("TWICE", f"{words} {word}"), ScaleAmount, fixed=fixed, carries=_SCALED)
    instead.phrase(plus.replace("PLUS", "plus {plus:AmountOrNumeral}"), ScaleAmount, carries=_SCALED)
    if minus:
        instead.phrase(minus.replace("MINUS", "minus {minus:AmountOrNumeral}"), ScaleAmount, carries=_SCALED)


amount_or_numeral = ORACLE.category("AmountOrNumeral")
amount_or_numeral.include(ORACLE.category("NumberWord"))
amount_or_numeral.phrase("X", X)

would_mill = ORACLE.category("WouldMill")
would_mill.phrase("{who:Player} would mill one or more cards", Mills, fixed={"batch": True})
for _they in ("they mill", "that player mills", "you mill"):
    _amounts("MilledInstead", f"{_they} TWICE cards instead", f"{_they} that many cards PLUS instead", word="that many")
_pair("WouldMill", "MilledInstead")

would_draw = ORACLE.category("WouldDraw")
would_draw.phrase("{who:Player} would draw a card", Draws)
would_draw.phrase(
    "{who:Player} would draw a card except the first one (they|you:who) draw in each of (their|your:who) draw steps",
    Draws,
    fixed={"except_first": True},
    carries={"except": "except_first", "each": "except_first"},
)
would.include(would_draw)

would_gain = ORACLE.category("WouldGainLife")
would_gain.phrase("{who:Player} would gain life", GainsLife)
for _they in ("you gain", "that player gains", "they gain"):
    _amounts(
        "GainedInstead",
        f"{_they} TWICE life instead",
        f"{_they} that much life PLUS instead",
        word="that much",
    )
_pair("WouldGainLife", "GainedInstead")

would_lose = ORACLE.category("WouldLoseLife")
would_lose.phrase("{who:Player} would lose life", LosesLife)
for _they in ("you lose", "that player loses", "they lose"):
    _amounts("LostInstead", f"{_they} TWICE life instead", f"{_they} that much life PLUS instead", word="that much")
_pair("WouldLoseLife", "LostInstead")

would_put_counters = ORACLE.category("WouldPutCounters")
_KINDS: tuple[tuple[str, dict[str, Value]], ...] = (("{kind:CounterKind} counters", {}), ("counters", {"kind": None}))
for _words, _fixed in _KINDS:
    would_put_counters.phrase(f"one or more {_words} would be put on {{on:CountedOn}}", CountersPutOn, fixed=_fixed)
    would_put_counters.phrase(
        f"{{who:Player}} would put one or more {_words} on {{on:CountedOn}}", CountersPutOn, fixed=_fixed
    )
    would_put_counters.phrase(
        f"a effect would put one or more {_words} on {{on:CountedOn}}",
        CountersPutOn,
        fixed={**_fixed, "by_effect": True},
    )
ORACLE.category("CountedOn").include(ORACLE.category("DamagedThing"))
would.include(would_put_counters)

# Tokens.

would_create = ORACLE.category("WouldCreate")
would_create.phrase("{who:Player} would create one or more {token:Filter@plural}", TokenCreated)
would_create.phrase("one or more {token:Filter@plural} would be created under {who:Player's} control", TokenCreated)
would_create.phrase(
    "a effect would create one or more {token:Filter@plural} under {who:Player's} control", TokenCreated
)
for _end in ("are created instead", "instead"):
    for _start in ("", "it creates ", "create ", "you create "):
        if bool(_start) == (_end == "instead"):
            for _those in ("tokens", "of those tokens"):
                for _times, _factor in (("twice", 2), ("three times", 3)):
                    ORACLE.category("CreatedInstead").phrase(
                        f"{_start}{_times} that many {_those} {_end}",
                        ScaleAmount,
                        fixed={"factor": _factor},
                        carries={"instead": "ScaleAmount"},
                    )
_pair("WouldCreate", "CreatedInstead")

# Damage.

damaged_thing = ORACLE.category("DamagedThing")
"""What an event is done to: an object, a player, or either."""
damaged_thing.include(ORACLE.category("EventObject"))
damaged_thing.phrase("{player:Player}", hole("player"), kind=PlayerRef, is_transparent=True)


damaged_thing.words({"a permanent or player": Several((Filter(Kind.PERMANENT), AnyPlayer()))})
for _kind in (CardType.PLANESWALKER, CardType.BATTLE):
    damaged_thing.words(
        {f"a player or {_kind.value}": Several((AnyPlayer(), Filter(Kind.PERMANENT, (HasType(_kind),))))}
    )
damaged_thing.phrase("{first:Player} or {second:EventObject}", Several((hole("first"), hole("second"))))
damaged_thing.phrase("{first:EventObject} or {second:Player}", Several((hole("first"), hole("second"))))

would_deal = ORACLE.category("WouldDealDamage")
for _damage, _combat in (("combat damage", True), ("noncombat damage", False), ("damage", None)):
    _is_combat: dict[str, Value] = {"combat": _combat}
    would_deal.phrase(
        f"{{source:EventObject}} would deal {_damage} to {{to:DamagedThing}}", DealsDamage, fixed=_is_combat
    )
    would_deal.phrase(f"{{source:EventObject}} would deal {_damage}", DealsDamage, fixed=_is_combat)
_TO = "to that permanent or player|to that player or permanent|to that player|to that creature|to that permanent|to it"
for _it in ("it", "that source", "that creature"):
    for _words, _factor in (("double that damage", 2), ("triple that damage", 3), ("twice that much damage", 2)):
        for _template in (f"{_it} deals {_words} <|{_TO}> instead", f"instead {_it} deals {_words} <|{_TO}>"):
            ORACLE.category("DealtInstead").phrase(_template, ScaleAmount, fixed={"factor": _factor}, carries=_SCALED)
    for _template in (
        f"{_it} deals that much damage plus {{plus:AmountOrNumeral}} <|{_TO}> instead",
        f"instead {_it} deals that much damage plus {{plus:AmountOrNumeral}} <|{_TO}>",
        f"{_it} deals that much damage minus {{minus:AmountOrNumeral}} <|{_TO}> instead",
    ):
        ORACLE.category("DealtInstead").phrase(_template, ScaleAmount, carries=_SCALED)
_pair("WouldDealDamage", "DealtInstead")

# Discarded by an opponent's doing (CR 701.9c).

_DISCARDED = Replacement(
    event=Discards(You(), This("card", Zone.HAND), by_effect_of=Opponent()),
    instead=GoTo(Zone.BATTLEFIELD),
    zones=(Zone.HAND,),
)
ability.phrase(
    "if a spell or ability a opponent controls causes you to discard this card, put it onto the battlefield instead of "
    "putting it into your graveyard.",
    _DISCARDED,
    carries={"instead": "instead"},
)

# Any other effect in its place.

would.include(would_move)


def do_instead(event: EventPattern, instead: Effect) -> Replacement | None:
    """Not "you may ... instead", which leaves the event as it is when the player declines, and not what modifies the
    event ("exile it", "they mill twice that many")."""
    if isinstance(instead, May | MayPay):
        return None
    first = instead.effects[0] if isinstance(instead, Clauses) else instead
    events = event.options if isinstance(event, AnyOfEvents) else (event,)
    if any(isinstance(one, Moves) for one in events) and isinstance(first, Exile | PutInto | ReturnTo | ShuffleInto):
        return None
    return Replacement(event=event, instead=instead) if _is_other(event, instead) else None


def _is_other(event: EventPattern, instead: Effect) -> bool:
    """Whether the effect is not the event itself with another number."""
    same = _SAME.get(type(event))
    return same is None or not (isinstance(instead, same) and any(isinstance(one, ThatMany) for one in walk(instead)))


_SAME: dict[type[EventPattern], tuple[type[Effect], ...]] = {
    Mills: (Mill,),
    GainsLife: (GainLife,),
    LosesLife: (LoseLife,),
    CountersPutOn: (PutCounters,),
    TokenCreated: (CreateToken,),
    DealsDamage: (DealDamage,),
}


for _template in ("if {event:Would}, {instead:Clauses} instead.", "if {event:Would}, instead {instead:Clauses}."):
    # Not "you may ... instead", which leaves the event as it is when the player declines, and not what modifies the
    # event ("exile it", "they mill twice that many").
    ability.phrase(
        _template,
        Replacement(event=hole("event"), instead=hole("instead", unless=(May, MayPay))),
        carries={"instead": "instead"},
        where=lambda event, instead: (
            not (
                any(isinstance(one, Moves) for one in (event.options if isinstance(event, AnyOfEvents) else (event,)))
                and isinstance(
                    instead.effects[0] if isinstance(instead, Clauses) else instead,
                    Exile | PutInto | ReturnTo | ShuffleInto,
                )
            )
            and _is_other(event, instead)
        ),
    )
for _template in (
    "if {event:Would}, {optional:Player} may {instead:Clauses} instead.",
    "if {event:Would}, {optional:Player} may instead {instead:Clauses}.",
):
    ability.phrase(_template, Replacement, carries={"instead": "instead", "may": "optional"})


for _template in (
    "if {event:Would} while {condition:Condition}, {instead:Clauses} instead.",
    "if {event:Would} while {condition:Condition}, instead {instead:Clauses}.",
    "as long as {condition:Condition}, if {event:Would}, {instead:Clauses} instead.",
    "as long as {condition:Condition}, if {event:Would}, instead {instead:Clauses}.",
):
    ability.phrase(
        _template,
        replace(
            Replacement(event=hole("event"), instead=hole("instead", unless=(May, MayPay))), condition=hole("condition")
        ),
        carries={"instead": "instead", "as long as": "condition"},
        where=lambda event, instead: (
            do_instead(event, instead) is not None
            and (
                not (
                    any(
                        isinstance(one, Moves)
                        for one in (event.options if isinstance(event, AnyOfEvents) else (event,))
                    )
                    and isinstance(
                        instead.effects[0] if isinstance(instead, Clauses) else instead,
                        Exile | PutInto | ReturnTo | ShuffleInto,
                    )
                )
            )
            and _is_other(event, instead)
        ),
    )
