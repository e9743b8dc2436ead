"""Opening hands and what is done before the game (CR 103.6)."""

from rulings.abilities.ability import BeginOnBattlefield, RevealFromOpeningHand, StaticAbility
from rulings.abilities.changes.change import ColorChosenBeforeGame
from rulings.abilities.effects.effect import Delayed
from rulings.abilities.events.spells import FirstSpellOfGame
from rulings.abilities.events.turns import BeginningOf
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import AnyPlayer, EachOpponent, You
from rulings.abilities.vocabulary import Kind, Step
from rulings.oracle.categories import ORACLE, DelayedFirst, ability
from rulings.oracle.holes import hole

ability.phrase(
    "if ~ is your commander, choose a color before the game begins. {this:This} is the chosen color.",
    StaticAbility(affected=hole("this"), changes=(ColorChosenBeforeGame(),), is_characteristic_defining=True),
)
ability.phrase(
    "if this card is in your opening hand, you may begin the game with it on the battlefield.",
    BeginOnBattlefield,
    carries={"may": "BeginOnBattlefield"},
)
in_opening_hand = ORACLE.category("InOpeningHand")
"""Whether only a player who does not start may do it."""
in_opening_hand.words(
    {
        "this card is in your opening hand": False,
        "this card is in your opening hand and you're not the starting player": True,
    }
)
ability.phrase(
    "if {unless_starting:InOpeningHand}, you may begin the game with <~|it> on the battlefield with a "
    "{counter:CounterKind} counter on it. if you do, {then:Effect}.",
    BeginOnBattlefield,
    carries={"may": "BeginOnBattlefield"},
)
moment = ORACLE.category("OpeningMoment")
"""A moment of the game that has not begun."""
moment.words(
    {
        "the beginning of the first upkeep": BeginningOf(Step.UPKEEP, AnyPlayer(), next_only=True),
        "the beginning of your first upkeep": BeginningOf(Step.UPKEEP, You(), next_only=True),
        "the beginning of your first main phase of the game": BeginningOf(Step.MAIN1, You(), next_only=True),
    }
)
_REVEAL = "you may reveal this card from your opening hand. if you do"
_CARRIES = {"may": "RevealFromOpeningHand"}
ability.phrase(
    f"{_REVEAL}, at {{event:OpeningMoment}}, {{effect:Paragraph}}",
    RevealFromOpeningHand(effect=DelayedFirst(hole("event"), hole("effect"))),
    carries=_CARRIES,
)
ability.phrase(
    f"{_REVEAL}, {{effect:Effect}} at {{event:OpeningMoment}}.",
    RevealFromOpeningHand(effect=DelayedFirst(hole("event"), hole("effect"))),
    carries=_CARRIES,
)
first_event = ORACLE.category("FirstOfGame")
"""What each player does once in a game, after "when"."""
first_event.words(
    {"each opponent casts their first spell of the game": FirstSpellOfGame(EachOpponent(), Filter(Kind.SPELL))}
)

# Once for each opponent: the event itself happens only once to each.
ability.phrase(
    f"{_REVEAL}, when {{event:FirstOfGame}}, {{effect:Clauses}}.",
    RevealFromOpeningHand(effect=Delayed(hole("event"), hole("effect"), once=False)),
    carries=_CARRIES,
)
