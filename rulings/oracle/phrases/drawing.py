"""Drawing more, and what happens instead of drawing (CR 121, 614.11).

What is here: "an additional card", "skips that draw", "while your library has no cards in it", instructions of several
sentences in place of an event. What is not: the events that would happen (``replacing``).
"""

from collections.abc import Callable, Mapping

from rulings.abilities.ability import Replacement
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.arithmetic import Half, Plus
from rulings.abilities.amounts.counting import Count
from rulings.abilities.amounts.history import ThatMany
from rulings.abilities.conditions.condition import Condition, Exists, Negated
from rulings.abilities.conditions.history import DidIt
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import PayLife
from rulings.abilities.effects.cards import Discard, Draw, Mill
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.moving import PutInto
from rulings.abilities.effects.optional import MayPay
from rulings.abilities.effects.repeating import ForEach
from rulings.abilities.events.moving import Moves
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Did
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import PlayerRef, ThatPlayer, You
from rulings.abilities.references import Antecedent, Choose
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ORACLE, THEY, ability, condition, effect, qualifier
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

Slots = Mapping[str, Value] | None

# More cards.


effect.phrase("{who:Subject} draw[s] a additional card", Draw(hole("who"), Fixed(1)))


effect.phrase(
    "{who:Subject} draw[s] {amount:Amount} additional cards",
    Draw(hole("who"), hole("amount", where=lambda one: one != Fixed(1))),
)

# Empty zones.


def _empty(zone: Zone, player: PlayerRef) -> Condition:
    return Negated(Exists(Filter(Kind.CARD, (InZone(zone, player),))))


for _zone in (Zone.LIBRARY, Zone.GRAVEYARD):
    condition.phrase(f"{{player:Player's}} {_zone.value} has no cards in it", _empty(_zone, hole("player")))
    condition.phrase(f"there are no cards in {{player:Player's}} {_zone.value}", _empty(_zone, hole("player")))

# Draws that are skipped (CR 614.10).

would_draw = ORACLE.category("WouldDraw")


for _skips in ("that player skips that draw instead", "skip that draw instead", "you skip that draw instead"):
    ability.phrase(
        f"if {{event:WouldDraw}}, {_skips}.",
        Replacement(event=hole("event"), instead=None),
        carries={"instead": "event"},
    )


ability.phrase(
    "if {event:WouldDraw} while {condition:Condition}, skip that draw instead.",
    Replacement(event=hole("event"), condition=hole("condition"), instead=None),
    carries={"instead": "event"},
)


for _template in (
    "if {event:WouldDraw}, you may skip that draw instead.",
    "if {event:WouldDraw}, you may instead skip that draw.",
):
    ability.phrase(
        _template,
        Replacement(event=hole("event"), instead=None, optional=You()),
        carries={"instead": "event", "may": "optional"},
    )


for _template in (
    "if {event:WouldDraw}, instead that player skips that draw and {effect:Clauses}.",
    "if {event:WouldDraw}, that player skips that draw and {effect:Clauses} instead.",
):
    # "That player skips that draw and you draw a card": the draw does not happen, the effect does.
    ability.phrase(_template, Replacement(event=hole("event"), instead=hole("effect")), carries={"instead": "instead"})

# Several sentences in place of an event.


for _template in (
    "if {event:WouldDraw}, {first:Clauses} instead. {rest:Paragraph}",
    "if {event:WouldDraw}, instead {first:Clauses}. {rest:Paragraph}",
):
    ability.phrase(
        _template,
        Replacement(event=hole("event", unless=Moves), instead=Sequence((hole("first"), hole("rest")))),
        carries={"instead": "instead"},
    )


# A discard for each draw; only who discarded draws.
ability.phrase(
    "if {event:WouldDraw}, that player discards a card instead. if the player discards a card this way, they draw a "
    "card. if the player doesn't discard a card this way, they mill a card.",
    Replacement(
        event=hole("event"),
        instead=Sequence(
            (
                Discard(ThatPlayer(), Choose(Filter(Kind.CARD), Fixed(1))),
                If(DidIt("discarded"), Draw(ThatPlayer()), Mill(ThatPlayer(), Fixed(1))),
            )
        ),
    ),
    carries={"instead": "instead"},
)

# What was drawn, and paying to keep it.

qualifier.words({"drawn this turn": Did("drawn")})


effect.phrase(
    "for each of {over:Object}, pay {amount:Quantity} life or put the card on top of your library",
    ForEach(
        hole("over"),
        MayPay(You(), Cost((PayLife(hole("amount")),)), otherwise=PutInto(You(), Antecedent("each"), Zone.LIBRARY)),
    ),
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


effect.phrase(
    "{who:Subject} draw[s] that many cards plus {more:NumberWord}", Draw(hole("who"), Plus(ThatMany(), hole("more")))
)
