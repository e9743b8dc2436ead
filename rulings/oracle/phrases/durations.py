"""Durations: until end of turn, for as long as, until something leaves."""

from rulings.abilities.conditions.condition import AllHold, Fits
from rulings.abilities.durations import (
    ForAsLongAs,
    Forever,
    UntilEndOfCombat,
    UntilEndOfTurn,
    UntilEndOfYourNextTurn,
    UntilLeaves,
    UntilYourNextStep,
    UntilYourNextTurn,
)
from rulings.abilities.filters.filter import Among, Filter
from rulings.abilities.players import ControllerOf
from rulings.abilities.references import It, LinkedExile
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import duration
from rulings.oracle.holes import hole

duration.phrase(
    "for as long as {first:Condition} and {second:Condition}",
    ForAsLongAs(AllHold((hole("first"), hole("second")))),
    carries={"as long as": "ForAsLongAs"},
)

# What leaves exile is another object and found no more, so nothing has to end (CR 400.7).
for _words in ("it remains", "they remain", "that card remains", "those cards remain"):
    duration.phrase(f"for as long as {_words} exiled", Forever, carries={"as long as": "Forever"})
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
for _this in ("~", "this artifact", "this creature", "this enchantment", "this permanent", "this Equipment"):
    duration.phrase(
        f"until you exile another card with {_this}",
        ForAsLongAs(Fits(It("it"), Filter(Kind.TOKEN_OR_CARD, (Among(LinkedExile(last=True)),)))),
        carries={"another": "condition"},
    )
for _it in ("its", "their"):
    for _step, _name in (("untap step", "untap"), ("upkeep", "upkeep"), ("end step", "end")):
        duration.words(
            {
                f"until {_it} controller's next {_step}": UntilYourNextStep(
                    _name, ControllerOf(It("it" if _it == "its" else "they"))
                )
            }
        )
