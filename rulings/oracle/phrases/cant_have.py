"""Keywords that an object can't have (CR 113.11): "can't have or gain flying", "can't have hexproof or shroud"."""

from collections.abc import Mapping

from rulings.abilities.changes.change import CantHaveAbility
from rulings.oracle.categories import change
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _one(keyword: str) -> CantHaveAbility:
    return CantHaveAbility((keyword,))


def _undo_one(node: CantHaveAbility) -> Slots:
    return {"keyword": node.keywords[0]} if len(node.keywords) == 1 else None


change.phrase("can't have or gain {keyword:KeywordName}", _one, _undo_one, kind=CantHaveAbility)
change.phrase("can't have {keywords:KeywordName+or}", CantHaveAbility)
