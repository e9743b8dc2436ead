"""What triggers on phasing (CR 702.26j, 603.10b).

What is here: "whenever ~ phases in", "whenever ~ phases out". What is not: phasing out as an effect
(``familiar_lines``, ``phasing_until``).
"""

from rulings.abilities.events.turns import Does
from rulings.oracle.categories import event

for _way in ("in", "out"):
    event.phrase(f"{{what:EventObject}} phase[s] {_way}", Does, fixed={"verb": f"phase {_way}"})
