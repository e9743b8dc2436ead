"""Replacement effects as whole abilities (CR 614). Entering, damage, counters, draws: beside this."""

from dataclasses import replace

from rulings.abilities.ability import Replacement
from rulings.abilities.amounts.amount import Amount
from rulings.abilities.amounts.history import ThatMany
from rulings.abilities.conditions.condition import Compare, Condition, InStep, Negated, PlayerIs
from rulings.abilities.effects.cards import Mill, ShuffleInto
from rulings.abilities.effects.conditional import IfDone
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.damage import DealDamage
from rulings.abilities.effects.effect import Effect, Sequence
from rulings.abilities.effects.life import GainLife, LoseLife
from rulings.abilities.effects.moving import Exile, PutInto, ReturnTo
from rulings.abilities.effects.optional import May, MayPay
from rulings.abilities.effects.tokens import CreateToken
from rulings.abilities.events.damage_and_life import DamageLowersLife, DealsDamage, GainsLife, LosesLife
from rulings.abilities.events.event import AnyOfEvents, EventPattern
from rulings.abilities.events.moving import Discards, Mills, Moves, TokenCreated
from rulings.abilities.events.permanents import CountersPutOn
from rulings.abilities.events.turns import Does
from rulings.abilities.filters.filter import Filter, Not
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.modifications import (
    GoTo,
    LowerLifeOnlyTo,
    OtherTokens,
    Prevent,
    ScaleAmount,
    SetAmount,
)
from rulings.abilities.node import Node, walk
from rulings.abilities.players import ActivePlayer, Opponent, You
from rulings.abilities.references import This
from rulings.abilities.vocabulary import Comparison, Kind, Zone
from rulings.oracle.categories import Clauses, ability
from rulings.oracle.holes import hole
from rulings.oracle.phrases.blocks.objects import exiled

_WORDS = "would leave the battlefield, exile it instead of putting it anywhere else."
_CARRIES = {"instead": "instead", "as long as": "condition"}
_LOWERS = (
    "damage that would reduce your life total to less than {below:Quantity} reduces it to {floor:Quantity} instead"
)
_YOUR_TURN = PlayerIs(ActivePlayer(), You())
_SAME: dict[type[EventPattern], tuple[type[Effect], ...]] = {
    Mills: (Mill,),
    GainsLife: (GainLife,),
    LosesLife: (LoseLife,),
    CountersPutOn: (PutCounters,),
    TokenCreated: (CreateToken,),
    DealsDamage: (DealDamage,),
}


def _is_other(event: EventPattern, instead: Effect) -> bool:
    """Whether the effect is not the event itself with another number."""
    same = _SAME.get(type(event))
    return same is None or not (isinstance(instead, same) and any(isinstance(one, ThatMany) for one in walk(instead)))


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


def _is_or_else(event: EventPattern, first: Effect, otherwise: Effect) -> bool:
    return do_instead(event, IfDone(first, Sequence(()), otherwise)) is not None


for _template in (
    "if {event:Would}, {first:Clauses} instead. if you can't, {otherwise:Clauses}.",
    "if {event:WouldDraw}, {first:Clauses} instead. if you can't, {otherwise:Clauses}.",
):
    ability.phrase(
        _template,
        Replacement(event=hole("event"), instead=IfDone(hole("first"), Sequence(()), hole("otherwise", Effect))),
        where=_is_or_else,
        carries={"instead": "instead"},
    )
ability.phrase(f"if {{this:This}} {_WORDS}", exiled(hole("this")), carries={"instead": "instead"})


for _when in ("if", "as long as"):
    ability.phrase(
        f"{_when} {{condition:Condition}}, {_LOWERS}.",
        Replacement(
            event=DamageLowersLife(You(), hole("below")),
            condition=hole("condition", Condition),
            instead=LowerLifeOnlyTo(hole("below")),
        ),
        also={"floor": hole("below")},
        carries=_CARRIES,
    )
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
ability.phrase("if {event:WouldDealDamage}, {instead:PreventedInstead}.", Replacement)
ability.phrase(
    "if a card you didn't control would be put into a opponent's graveyard from anywhere, exile it instead.",
    Replacement(
        event=Moves(Filter(Kind.CARD, (Not(ControlledBy(You())),)), destination=Zone.GRAVEYARD, whose=Opponent()),
        instead=GoTo(Zone.EXILE),
    ),
    carries={"instead": "instead"},
)


ability.phrase(
    "if {source:EventObject} would deal a amount of noncombat damage less than {power:Quantity} to {to:DamagedThing}, "
    "that source deals damage equal to {again:Quantity} instead.",
    Replacement(
        event=DealsDamage(hole("source"), hole("to", Node), combat=False),
        condition=Compare(ThatMany(), Comparison.LESS, hole("power")),
        instead=SetAmount(hole("power")),
    ),
    also={"again": hole("power")},
    carries={"instead": "instead"},
)
ability.phrase(
    "if {event:CausedDiscard}, put it onto the battlefield instead of putting it into your graveyard.",
    Replacement(
        event=hole("event", Discards, where=lambda one: isinstance(one.what, This)),
        instead=GoTo(Zone.BATTLEFIELD),
        zones=(Zone.HAND,),
    ),
    carries={"instead": "instead"},
)
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
for _event, _instead in (("WouldLoseLife", "LostInstead"), ("WouldGainLife", "GainedInstead")):
    ability.phrase(
        f"if {{event:{_event}}} during your turn, {{instead:{_instead}}}.",
        Replacement(event=hole("event"), condition=_YOUR_TURN, instead=hole("instead")),
    )
for _gains in ("that player gains no life", "they gain no life", "you gain no life"):
    ability.phrase(
        f"if {{event:WouldGainLife}}, {_gains} instead.",
        Replacement(event=hole("event"), instead=None),
        carries={"instead": "event"},
    )


def _more_cards(plus: Amount, verb: str) -> Replacement:
    return Replacement(event=Does(verb, You()), instead=ScaleAmount(plus=plus), optional=You())


for _verb in ("surveil", "scry"):
    ability.phrase(
        f"you may look at a additional {{plus:Amount}} cards each time you {_verb}.",
        _more_cards(hole("plus"), _verb),
        carries={"may": "optional", "each": "event"},
    )
ability.phrase(
    "if {event:WouldCreate}, that many {token:TokenWords@plural} are created instead.",
    Replacement(event=hole("event", TokenCreated), instead=OtherTokens(hole("token"), hole("event").token)),
    carries={"instead": "instead", "that many": "instead"},
)
