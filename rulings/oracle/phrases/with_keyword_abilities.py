"""Cards "with a cycling ability" and kicked spells (CR 702.1d, 702.33d).

What is here: the words with "ability". What is not: "with cycling" (``filters``).
"""

from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.events.turns import Does
from rulings.abilities.filters.characteristics import HasKeywordAbility
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.spells import WasKicked
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import event, qualifier
from rulings.oracle.holes import hole

qualifier.words(
    {f"with a {name} ability": HasKeywordAbility(name) for name in ("cycling", "kicker", "morph")}
    | {"that has a cycling ability": HasKeywordAbility("cycling")}
)
for _name in ("cycling", "kicker", "morph"):
    qualifier.words({f"with {_name} abilities": HasKeywordAbility(_name)})


# "Kicked" is no adjective of its own: "if it was kicked" says it of what was paid (``branching``).
event.phrase("{who:Player} cast[s] a kicked spell", CastsSpell(hole("who"), Filter(Kind.SPELL, (WasKicked(),))))

# Its own champion ability exiles Faeries alone (CR 702.72c).
event.phrase("a Faerie is championed with {what:EventObject}", Does, fixed={"verb": "champion"})
