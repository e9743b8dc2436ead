"""Keywords that an object can't have (CR 113.11): "can't have or gain flying", "can't have hexproof or shroud"."""

from rulings.abilities.changes.change import CantHaveAbility
from rulings.oracle.categories import change
from rulings.oracle.holes import hole

change.phrase("can't have or gain {keyword:KeywordName}", CantHaveAbility((hole("keyword"),)))
change.phrase("can't have {keywords:KeywordName+or}", CantHaveAbility)
