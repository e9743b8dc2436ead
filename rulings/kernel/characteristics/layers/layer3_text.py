"""Layer 3: text-changing effects (CR 612, 613.1c): words for colours, land types and creature types are exchanged,
names are set."""

from dataclasses import fields, replace
from typing import TYPE_CHECKING, TypeVar

from rulings.abilities.changes.change import AllNonlegendaryCreatureNames, ReplaceWords, SetName
from rulings.abilities.effects.effect import Effect
from rulings.abilities.node import Node, rewrite
from rulings.abilities.vocabulary import Color
from rulings.kernel.characteristics.layers import Layer, applies
from rulings.kernel.state.base_values import keyword_names
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.view import View

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


N = TypeVar("N", bound=Node)


def exchange(node: N, old: str, new: str) -> N:
    """The text with one word exchanged for another wherever it stands as a colour word or subtype (CR 612.2).

    Mana symbols, names and what else is no such word stay (CR 612.2).
    """

    def change(one: Node) -> Node:
        updates: dict[str, object] = {}
        for part in fields(one):
            value = getattr(one, part.name)
            if part.name in _SUBTYPE_FIELDS and value == old:
                updates[part.name] = new
            elif part.name == "subtypes" and isinstance(value, tuple) and old in value:
                updates[part.name] = tuple(new if word == old else word for word in value)
            elif isinstance(value, Color) and value.value == old:
                updates[part.name] = Color(new)
            elif part.name == "colors" and isinstance(value, tuple) and any(c.value == old for c in value):
                updates[part.name] = tuple(Color(new) if c.value == old else c for c in value)
        return replace(one, **updates) if updates else one  # type: ignore[arg-type]  # its own fields

    return rewrite(node, change)


_SUBTYPE_FIELDS = ("subtype",)


def text_of_spell(game: "Game", object_id: ObjectId, effect: Effect) -> Effect:
    """What a spell will do, with the words that effects have exchanged in its text."""
    for floating in sorted(game.state.effects, key=lambda one: one.timestamp):
        if floating.affected is None or object_id not in floating.affected:
            continue
        for one in floating.changes:
            if isinstance(one, ReplaceWords):
                old, new = _words(floating.context, one)
                effect = exchange(effect, old, new) if old and new else effect
    return effect


def _words(context: Context, change: ReplaceWords) -> tuple[str | None, str | None]:
    old = change.old or context.bindings.get("old word")
    new = change.new or context.bindings.get("new word")
    return (old, new) if isinstance(old, str) and isinstance(new, str) else (None, None)


@applies(ReplaceWords, Layer.TEXT)
def replace_words(
    view: View, context: Context, object_id: ObjectId, seen: Characteristics, change: ReplaceWords
) -> None:
    """Exchanges the chosen words in rules text and, for land types, on the type line."""
    old, new = _words(context, change)
    if old is None or new is None:
        return
    if old in seen.subtypes:
        seen.subtypes = (seen.subtypes - {old}) | {new}
    seen.abilities = tuple(exchange(a, old, new) for a in seen.abilities)
    seen.keywords = keyword_names(seen.abilities)


@applies(SetName, Layer.TEXT)
def set_name(view: View, context: Context, object_id: ObjectId, seen: Characteristics, change: SetName) -> None:
    """Gives it this name and no other (CR 612.8)."""
    seen.name = change.name
    seen.other_names = ()
    seen.has_creature_names = False


@applies(AllNonlegendaryCreatureNames, Layer.TEXT)
def give_creature_names(
    view: View, context: Context, object_id: ObjectId, seen: Characteristics, change: AllNonlegendaryCreatureNames
) -> None:
    """Gives it the names of all nonlegendary creature cards besides (CR 612.7)."""
    seen.has_creature_names = True
