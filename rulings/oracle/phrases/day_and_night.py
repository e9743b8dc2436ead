"""It becomes day or night (CR 730.1)."""

from rulings.abilities.unusual import BecomesDayOrNight
from rulings.oracle.categories import effect

for _word, _is_day in (("day", True), ("night", False)):
    effect.phrase(f"it becomes {_word}", BecomesDayOrNight, fixed={"is_day": _is_day})
