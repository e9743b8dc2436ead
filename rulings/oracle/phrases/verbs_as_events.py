"""Keyword actions and keyword abilities as events: exploring, conniving, training (CR 701.44, 701.50, 702.149)."""

from rulings.abilities.events.turns import Does
from rulings.oracle.categories import event

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
