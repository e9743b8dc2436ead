"""Rad counters: the triggered ability that comes with them (CR 727).

日本語: RADカウンター
"""

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.counting import CountersOn
from rulings.abilities.amounts.history import DoneThisWay
from rulings.abilities.card import FaceDefinition
from rulings.abilities.conditions.condition import Compare
from rulings.abilities.effects.cards import Mill
from rulings.abilities.effects.counters import RemoveCounters
from rulings.abilities.effects.effect import Sequence
from rulings.abilities.effects.life import LoseLife
from rulings.abilities.events.turns import BeginningOf
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter, Not
from rulings.abilities.players import You
from rulings.abilities.vocabulary import CardType, Comparison, Kind, Step, Zone
from rulings.cite import cite
from rulings.kernel.abilities.rules_of_keywords import declare_rule
from rulings.kernel.happening.game import Game, immediately
from rulings.kernel.state import events as e
from rulings.kernel.state.events import Event
from rulings.kernel.state.ids import PlayerId
from rulings.kernel.state.state import zone_of
from rulings.kernel.triggers.inherent_triggers import carry

RAD = "rad"
declare_rule(RAD, cite("727.1", "inherent triggered ability"))

_HOW_MANY = CountersOn(RAD, You())
_NONLAND_MILLED = DoneThisWay("milled", Filter(Kind.CARD, (Not(HasType(CardType.LAND)),)))
FACE = FaceDefinition(
    name="Rad counters",
    abilities=(
        TriggeredAbility(
            text="At the beginning of your precombat main phase, if you have rad counters, mill that many cards. "
            "For each nonland card milled, you lose 1 life and remove one rad counter from yourself.",
            event=BeginningOf(Step.MAIN1, You()),
            condition=Compare(_HOW_MANY, Comparison.AT_LEAST, Fixed(1)),
            effect=Sequence(
                (
                    Mill(You(), _HOW_MANY),
                    LoseLife(You(), _NONLAND_MILLED),
                    RemoveCounters(You(), _NONLAND_MILLED, RAD, You()),
                )
            ),
            zones=(Zone.COMMAND,),
            keyword=RAD,
        ),
    ),
)
"""The ability, in our words (CR 727.1).

It triggers for each player in that player's own main phase and is controlled by the active player: the same as if
each player with such counters had it.
"""


@immediately
def bring_ability(game: Game, happened: tuple[Event, ...]) -> None:
    """A player gets their first rad counters: from then on the ability can trigger for them (CR 122.1i)."""
    for event in happened:
        if isinstance(event, e.CountersPut) and event.kind == RAD and isinstance(event.on, str):
            player = PlayerId(event.on)
            carriers = (game.object(i) for i in zone_of(game.state, Zone.COMMAND))
            if not any(one.copiable is FACE and one.owner == player for one in carriers):
                carry(game, player, FACE)
