"""What dealt damage to a player this turn (CR 120, 608.2i)."""

from rulings.abilities.filters.history import DealtDamageTo
from rulings.oracle.categories import qualifier

qualifier.phrase("that dealt damage to {player:Player} this turn", DealtDamageTo)
qualifier.phrase("that dealt combat damage to {player:Player} this turn", DealtDamageTo, fixed={"combat": True})
