"""Durations: how long a continuous effect lasts (CR 611.2)."""

from rulings.abilities.durations import (
    ForAsLongAs,
    UntilEndOfCombat,
    UntilEndOfTurn,
    UntilEndOfYourNextTurn,
    UntilLeaves,
    UntilYourNextStep,
    UntilYourNextTurn,
)
from rulings.oracle.categories import duration

duration.words(
    {
        "until end of turn": UntilEndOfTurn(),
        "this turn": UntilEndOfTurn(),
        "until your next turn": UntilYourNextTurn(),
        "until the end of your next turn": UntilEndOfYourNextTurn(),
        "until end of combat": UntilEndOfCombat(),
        "this combat": UntilEndOfCombat(),
        "until your next upkeep": UntilYourNextStep("upkeep"),
        "until your next end step": UntilYourNextStep("end"),
    }
)
duration.phrase("for as long as {condition:Condition}", ForAsLongAs, carries={"as long as": "ForAsLongAs"})
duration.phrase("until {object:Object} leave[s] the battlefield", UntilLeaves)
