"""Steps and turns, and what a player does by a keyword action (CR 603.2b)."""

from rulings.abilities.events.turns import BeginningOf, Does, EndOfCombat
from rulings.abilities.players import AnyPlayer, ChosenPlayer, EnchantedPlayer, Opponent, PlayerRef, You
from rulings.abilities.vocabulary import Step
from rulings.oracle.categories import ORACLE, event, time_event

moment = ORACLE.category("NextTime")
"""A step to come, as an event."""
_NEXT: tuple[tuple[str, Step, PlayerRef], ...] = (
    ("the beginning of the next end step", Step.END, AnyPlayer()),
    ("the beginning of the next turn's upkeep", Step.UPKEEP, AnyPlayer()),
    ("the beginning of your next upkeep", Step.UPKEEP, You()),
    ("the beginning of your next end step", Step.END, You()),
    ("the beginning of the next upkeep", Step.UPKEEP, AnyPlayer()),
)
for _words, _step, _whose in _NEXT:
    moment.phrase(
        _words,
        BeginningOf,
        fixed={"step": _step, "whose": _whose, "next_only": True},
        carries={"next": "next_only"},
    )
moment.phrase("end of combat", EndOfCombat)
for _step, _words in {
    Step.UPKEEP: "upkeep",
    Step.DRAW: "draw step",
    Step.END: "end step",
    Step.MAIN1: "first main phase",
}.items():
    for _whose_turn, _player in (
        ("your", You()),
        ("each", AnyPlayer()),
        ("each player's", AnyPlayer()),
        ("each opponent's", Opponent()),
    ):
        time_event.phrase(
            f"the beginning of {_whose_turn} {_words}",
            BeginningOf,
            fixed={"step": _step, "whose": _player},
            carries={"each": "whose"},
        )
for _whose_turn, _player in (("your turn", You()), ("each turn", AnyPlayer()), ("each opponent's turn", Opponent())):
    time_event.phrase(
        f"the beginning of combat on {_whose_turn}",
        BeginningOf,
        fixed={"step": Step.BEGIN_COMBAT, "whose": _player},
        carries={"each": "whose"},
    )
time_event.phrase("end of combat", EndOfCombat)
event.phrase("{who:Player} expend[s] {number:Quantity}", Does, fixed={"verb": "expend"})
for _verb in ("earthbend", "airbend", "waterbend", "blight", "clash", "forage", "proliferate", "learn"):
    event.phrase(f"{{who:Player}} {_verb}[{'es' if _verb == 'clash' else 's'}]", Does, fixed={"verb": _verb})
event.phrase("{who:Player} clash[es] and win[s:who]", Does, fixed={"verb": "clash won"})
for _words, _verb in (
    ("exploit[s] a creature", "exploit"),
    ("become[s] crewed", "become crewed"),
    ("become[s] monstrous", "monstrous"),
    ("become[s] renowned", "renowned"),
):
    event.phrase(f"{{what:EventObject}} {_words}", Does, fixed={"verb": _verb})
event.phrase("{what:EventObject} mutates", Does, fixed={"verb": "mutate"})
for _way in ("in", "out"):
    event.phrase(f"{{what:EventObject}} phase[s] {_way}", Does, fixed={"verb": f"phase {_way}"})
for _words, _verb in (
    ("scr[ies|y]", "scry"),
    ("surveil[s]", "surveil"),
    ("scr[ies|y:who] or surveil[s:who]", "scry or surveil"),
):
    event.phrase(f"{{who:Player}} {_words}", Does, fixed={"verb": _verb})
    event.phrase(
        f"{{who:Player}} {_words} for the first time each turn",
        Does,
        fixed={"verb": _verb, "first_each_turn": True},
        carries={"each": "first_each_turn"},
    )
event.phrase("{who:Player} cycle[s] {what:EventObject}", Does, fixed={"verb": "cycle"})
event.phrase("{who:Player} commit[s] a crime", Does, fixed={"verb": "commit a crime"})
event.phrase("{who:Player} search[es] (their|your:who) library", Does, fixed={"verb": "search"})
event.phrase("{who:Player} shuffle[s] (their|your:who) library", Does, fixed={"verb": "shuffle"})
for _step, _words in ((Step.UPKEEP, "upkeep"), (Step.END, "end step"), (Step.DRAW, "draw step")):
    time_event.phrase(f"the beginning of the {_words} of {{whose:Player}}", BeginningOf, fixed={"step": _step})
    time_event.phrase(
        f"the beginning of enchanted player's {_words}", BeginningOf, fixed={"step": _step, "whose": EnchantedPlayer()}
    )
    time_event.phrase(
        f"the beginning of the chosen player's {_words}", BeginningOf, fixed={"step": _step, "whose": ChosenPlayer()}
    )
    time_event.phrase(
        f"the beginning of each other player's {_words}",
        BeginningOf,
        fixed={"step": _step, "whose": Opponent()},
        carries={"each": "whose"},
    )
for _words, _step in (
    ("precombat main phase", Step.MAIN1),
    ("second main phase", Step.MAIN2),
    ("postcombat main phase", Step.MAIN2),
):
    for _whose_step, _player in (("your", You()), ("each player's", AnyPlayer()), ("each opponent's", Opponent())):
        time_event.phrase(
            f"the beginning of {_whose_step} {_words}",
            BeginningOf,
            fixed={"step": _step, "whose": _player},
            carries={"each": "whose"},
        )
for _words, _verb in (
    ("explore[s]", "explore"),
    ("explore[s] a land card", "explore land"),
    ("explore[s] a nonland card", "explore nonland"),
    ("connive[s]", "connive"),
    ("fight[s]", "fight"),
    ("train[s]", "train"),
    ("evolve[s]", "evolve"),
):
    event.phrase(f"{{what:EventObject}} {_words}", Does, fixed={"verb": _verb})
event.phrase("{who:Player} investigate[s]", Does, fixed={"verb": "investigate"})
for _step, _words in ((Step.END, "end step"), (Step.UPKEEP, "upkeep")):
    time_event.phrase(f"the beginning of the {_words}", BeginningOf, fixed={"step": _step, "whose": AnyPlayer()})

# Its own champion ability exiles Faeries alone (CR 702.72c).
event.phrase("a Faerie is championed with {what:EventObject}", Does, fixed={"verb": "champion"})
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
