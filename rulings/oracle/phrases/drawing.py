"""Drawing more, and what happens instead of drawing (CR 121, 614.11).

What is here: "an additional card", "skips that draw", "while your library has no cards in it", instructions of several
sentences in place of an event. What is not: the events that would happen (``replacing``).
"""

from collections.abc import Callable, Mapping

from rulings.abilities.ability import Replacement
from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.amounts.arithmetic import Half, Plus
from rulings.abilities.amounts.counting import Count
from rulings.abilities.amounts.history import ThatMany
from rulings.abilities.conditions.condition import Condition, Exists, Negated
from rulings.abilities.conditions.history import DidIt
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import PayLife
from rulings.abilities.effects.cards import Discard, Draw, Mill
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.effect import Effect, Sequence
from rulings.abilities.effects.moving import PutInto
from rulings.abilities.effects.optional import MayPay
from rulings.abilities.effects.repeating import ForEach
from rulings.abilities.events.event import EventPattern
from rulings.abilities.events.moving import Draws, Moves
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Did
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import PlayerRef, ThatPlayer, You
from rulings.abilities.references import Antecedent, Choose, ObjectRef
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ORACLE, THEY, ability, condition, effect, qualifier
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

# More cards.


def _additional(who: PlayerRef) -> Draw:
    return Draw(who, Fixed(1))


def _undo_additional(node: Draw) -> Slots:
    return {"who": node.who} if node.amount == Fixed(1) else None


effect.phrase("{who:Subject} draw[s] a additional card", _additional, _undo_additional, kind=Draw)


def _several_additional(who: PlayerRef, amount: Amount) -> Draw | None:
    return Draw(who, amount) if amount != Fixed(1) else None


effect.phrase(
    "{who:Subject} draw[s] {amount:Amount} additional cards",
    _several_additional,
    lambda node: {"who": node.who, "amount": node.amount} if node.amount != Fixed(1) else None,
    kind=Draw,
)

# Empty zones.


def _empty(zone: Zone, player: PlayerRef) -> Condition:
    return Negated(Exists(Filter(Kind.CARD, (InZone(zone, player),))))


for _zone in (Zone.LIBRARY, Zone.GRAVEYARD):

    def _has_none(player: PlayerRef, zone: Zone = _zone) -> Condition:
        return _empty(zone, player)

    def _undo_has_none(node: Negated, zone: Zone = _zone) -> Slots:
        match node.condition:
            case Exists(filter=Filter(predicates=(InZone(player=PlayerRef() as player),))):
                return {"player": player} if node == _empty(zone, player) else None
        return None

    condition.phrase(f"{{player:Player's}} {_zone.value} has no cards in it", _has_none, _undo_has_none, kind=Negated)
    condition.phrase(
        f"there are no cards in {{player:Player's}} {_zone.value}", _has_none, _undo_has_none, kind=Negated
    )

# Draws that are skipped (CR 614.10).

would_draw = ORACLE.category("WouldDraw")


def _skipped(event: Draws) -> Replacement:
    return Replacement(event=event, instead=None)


def _undo_skipped(node: Replacement) -> Slots:
    return {"event": node.event} if isinstance(node.event, Draws) and node == _skipped(node.event) else None


for _skips in ("that player skips that draw instead", "skip that draw instead", "you skip that draw instead"):
    ability.phrase(
        f"if {{event:WouldDraw}}, {_skips}.", _skipped, _undo_skipped, kind=Replacement, carries={"instead": "event"}
    )


def _skipped_while(event: Draws, condition: Condition) -> Replacement:
    return Replacement(event=event, condition=condition, instead=None)


def _undo_skipped_while(node: Replacement) -> Slots:
    if not isinstance(node.event, Draws) or node.condition is None:
        return None
    if node != _skipped_while(node.event, node.condition):
        return None
    return {"event": node.event, "condition": node.condition}


ability.phrase(
    "if {event:WouldDraw} while {condition:Condition}, skip that draw instead.",
    _skipped_while,
    _undo_skipped_while,
    kind=Replacement,
    carries={"instead": "event"},
)


def _may_skip(event: Draws) -> Replacement:
    return Replacement(event=event, instead=None, optional=You())


def _undo_may_skip(node: Replacement) -> Slots:
    return {"event": node.event} if isinstance(node.event, Draws) and node == _may_skip(node.event) else None


for _template in (
    "if {event:WouldDraw}, you may skip that draw instead.",
    "if {event:WouldDraw}, you may instead skip that draw.",
):
    ability.phrase(
        _template, _may_skip, _undo_may_skip, kind=Replacement, carries={"instead": "event", "may": "optional"}
    )


def _skips_and(event: Draws, effect: Effect) -> Replacement:
    """ "That player skips that draw and you draw a card": the draw does not happen, the effect does."""
    return Replacement(event=event, instead=effect)


def _undo_skips_and(node: Replacement) -> Slots:
    if not isinstance(node.event, Draws) or not isinstance(node.instead, Effect):
        return None
    found = node == _skips_and(node.event, node.instead)
    return {"event": node.event, "effect": node.instead} if found else None


for _template in (
    "if {event:WouldDraw}, instead that player skips that draw and {effect:Clauses}.",
    "if {event:WouldDraw}, that player skips that draw and {effect:Clauses} instead.",
):
    ability.phrase(_template, _skips_and, _undo_skips_and, kind=Replacement, carries={"instead": "instead"})

# Several sentences in place of an event.


def _sentences(event: EventPattern, first: Effect, rest: Effect) -> Replacement | None:
    if isinstance(event, Moves):
        return None
    return Replacement(event=event, instead=Sequence((first, rest)))


def _undo_sentences(node: Replacement) -> Slots:
    match node.instead:
        case Sequence(effects=(first, rest)) if node == _sentences(node.event, first, rest):
            return {"event": node.event, "first": first, "rest": rest}
    return None


for _template in (
    "if {event:WouldDraw}, {first:Clauses} instead. {rest:Paragraph}",
    "if {event:WouldDraw}, instead {first:Clauses}. {rest:Paragraph}",
):
    ability.phrase(_template, _sentences, _undo_sentences, kind=Replacement, carries={"instead": "instead"})


def _discards_or_mills(event: Draws) -> Replacement:
    """A discard for each draw; only who discarded draws."""
    who = ThatPlayer()
    discard = Discard(who, Choose(Filter(Kind.CARD), Fixed(1)))
    return Replacement(event=event, instead=Sequence((discard, If(DidIt("discarded"), Draw(who), Mill(who, Fixed(1))))))


def _undo_discards_or_mills(node: Replacement) -> Slots:
    if not isinstance(node.event, Draws) or node != _discards_or_mills(node.event):
        return None
    return {"event": node.event}


ability.phrase(
    "if {event:WouldDraw}, that player discards a card instead. if the player discards a card this way, they draw a "
    "card. if the player doesn't discard a card this way, they mill a card.",
    _discards_or_mills,
    _undo_discards_or_mills,
    kind=Replacement,
    carries={"instead": "instead"},
)

# What was drawn, and paying to keep it.

qualifier.words({"drawn this turn": Did("drawn")})


def _pay_or_put_back(over: ObjectRef, amount: Amount) -> ForEach:
    back = PutInto(You(), Antecedent("each"), Zone.LIBRARY)
    return ForEach(over, MayPay(You(), Cost((PayLife(amount),)), otherwise=back))


def _undo_pay_or_put_back(node: ForEach) -> Slots:
    match node:
        case ForEach(over=ObjectRef() as over, effect=MayPay(cost=Cost(parts=(PayLife(amount=amount),)))):
            return {"over": over, "amount": amount} if node == _pay_or_put_back(over, amount) else None
    return None


effect.phrase(
    "for each of {over:Object}, pay {amount:Quantity} life or put the card on top of your library",
    _pay_or_put_back,
    _undo_pay_or_put_back,
    kind=ForEach,
    carries={"each": "over"},
)

# Half a library, one card more.


def _half_a_library(rounded: str) -> tuple[Callable[[PlayerRef], Mill], Callable[[Mill], Slots]]:
    theirs = Filter(Kind.CARD, (InZone(Zone.LIBRARY, ThatPlayer(wording=THEY)),))

    def make(who: PlayerRef) -> Mill:
        return Mill(who, Half(Count(theirs), rounded))

    def unmake(node: Mill) -> Slots:
        return {"who": node.who} if node == make(node.who) else None

    return make, unmake


for _rounded in ("up", "down"):
    effect.phrase(
        f"{{who:Subject}} mill[s] half their library, rounded {_rounded}", *_half_a_library(_rounded), kind=Mill
    )


def _that_many_more(who: PlayerRef, more: Amount) -> Draw:
    return Draw(who, Plus(ThatMany(), more))


def _undo_that_many_more(node: Draw) -> Slots:
    match node.amount:
        case Plus(left=ThatMany(), right=more):
            return {"who": node.who, "more": more} if node == _that_many_more(node.who, more) else None
    return None


effect.phrase(
    "{who:Subject} draw[s] that many cards plus {more:NumberWord}", _that_many_more, _undo_that_many_more, kind=Draw
)
