"""Protection that doesn't remove attachments (CR 702.16n, 702.16p).

What is here: "... has protection from white. This effect doesn't remove this Aura." What is not: protection itself
(``keywords``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import KeywordAbility, StaticAbility
from rulings.abilities.filters.history import Sparing
from rulings.abilities.node import Node, rewrite, walk
from rulings.oracle.categories import ability
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None


def _protections(node: Node) -> list[KeywordAbility]:
    return [one for one in walk(node) if isinstance(one, KeywordAbility) and one.name == "protection"]


def _declare(words: str, spared: str) -> None:
    def make(first: StaticAbility) -> StaticAbility | None:
        if not isinstance(first, StaticAbility) or len(_protections(first)) != 1:
            return None
        (protection,) = _protections(first)
        if protection.quality is None or isinstance(protection.quality, Sparing):
            return None
        kept = KeywordAbility(name="protection", quality=Sparing(protection.quality, spared))
        return rewrite(first, lambda one: kept if one == protection else one)

    def undo(node: StaticAbility) -> Slots:
        match _protections(node):
            case [KeywordAbility(quality=Sparing(quality=quality)) as protection]:
                plain = KeywordAbility(name="protection", quality=quality)
                first = rewrite(node, lambda one: plain if one == protection else one)
                return {"first": first} if node == make(first) else None
        return None

    ability.phrase(f"{{first:Ability}} this effect doesn't remove {words}.", make, undo, kind=StaticAbility)


_declare("this Aura", "this Aura")
_declare("Auras", "Auras")
_declare("Auras and Equipment you control that are already attached to it", "already attached")
