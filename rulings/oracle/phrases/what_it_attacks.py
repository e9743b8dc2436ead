"""What the attacking creature of an event is attacking: "the player or planeswalker it's attacking" (CR 508.1b).

What is here: the words. What is not: "defending player" (``players``), choosing it anew (``choices``).
"""

from rulings.abilities.references import WhatItAttacks
from rulings.oracle.categories import recipient

for _words in ("it's attacking", "that creature is attacking"):
    recipient.phrase(f"the player or planeswalker {_words}", WhatItAttacks)
