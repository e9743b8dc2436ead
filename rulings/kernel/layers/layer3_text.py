"""Layer 3: text-changing effects (CR 612, 613.1c): words for colours and basic land types are exchanged."""

from dataclasses import replace
from typing import Any

from rulings.abilities.ability import Ability, KeywordAbility
from rulings.abilities.changes import ReplaceWords
from rulings.abilities.filters import HasSubtype, IsColor
from rulings.abilities.node import Node, rewrite
from rulings.abilities.vocabulary import Color
from rulings.kernel.base_values import keyword_names
from rulings.kernel.characteristics import Characteristics
from rulings.kernel.context import Context
from rulings.kernel.ids import ObjectId
from rulings.kernel.layers import Layer, applies
from rulings.kernel.view import View


def exchange(ability: Ability, old: str, new: str) -> Ability:
    """The ability with one word exchanged for another wherever it stands as a colour or land type (CR 612.2)."""

    def change(node: Node) -> Node:
        match node:
            case HasSubtype(subtype=subtype) if subtype == old:
                return replace(node, subtype=new)
            case IsColor(color=color) if color.value == old:
                return replace(node, color=Color(new))
            case KeywordAbility(subtype=subtype) if subtype == old:
                return replace(node, subtype=new)
        return node

    changed: Any = rewrite(ability, change)
    return changed  # type: ignore[no-any-return]


@applies(ReplaceWords, Layer.TEXT)
def replace_words(
    view: View, context: Context, object_id: ObjectId, seen: Characteristics, change: ReplaceWords
) -> None:
    """Exchanges the chosen words in rules text and, for land types, on the type line."""
    old = change.old or context.bindings.get("old word")
    new = change.new or context.bindings.get("new word")
    if not isinstance(old, str) or not isinstance(new, str):
        return
    if old in seen.subtypes:
        seen.subtypes = (seen.subtypes - {old}) | {new}
    seen.abilities = tuple(exchange(a, old, new) for a in seen.abilities)
    seen.keywords = keyword_names(seen.abilities)
