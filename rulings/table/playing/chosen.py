"""What a permanent of a set-up remembers as chosen when it entered (CR 607.2d).

What is here: the ``chosen`` key of a card, sorted under the words that the card's own text asks for.
What is not: choices made during a game (the kernel).
"""

from collections.abc import Iterator
from dataclasses import fields

from immutables import Map

from rulings.abilities.ability import KeywordAbility
from rulings.abilities.card import CardDefinition
from rulings.abilities.effects.choosing import CARD_NAME_CHOICES, MakeChoice
from rulings.abilities.node import Node
from rulings.abilities.vocabulary import Color
from rulings.kernel.state.ids import PlayerId
from rulings.table.playing.names import fold_name, parse_player_name


def chosen_memory(chosen: tuple[str | int, ...], definition: CardDefinition) -> Map[str, object]:
    """The memory of an object for which these choices were made as it entered.

    Shape: values of the file, the card -> ``chosen color`` and the like; the card's text says what was to be chosen,
    in its order.
    """
    memory: Map[str, object] = Map()
    if not chosen:
        return memory
    asked = [what for face in definition.faces for ability in face.abilities for what in _asked_in(ability)]
    for position, value in enumerate(chosen):
        what = asked[position] if position < len(asked) else _guess_kind(value)
        memory = memory.set(f"chosen {what}", _as_kernel_value(value))
    return memory


def _asked_in(node: object) -> Iterator[str]:
    if isinstance(node, MakeChoice):
        # "A nonland card name" and "an opponent" are remembered as what they are: a card name, a player.
        yield "card name" if node.what in CARD_NAME_CHOICES else "player" if node.what == "opponent" else node.what
    if isinstance(node, KeywordAbility) and node.name == "hidden agenda":
        yield "name"
    if isinstance(node, Node):
        for part in fields(node):
            yield from _asked_in(getattr(node, part.name))
    elif isinstance(node, tuple):
        for one in node:
            yield from _asked_in(one)


def _guess_kind(value: str | int) -> str:
    """The kind of a choice for which the card's text does not ask by itself: anchor words and the like."""
    if isinstance(value, int):
        return "number"
    if fold_name(value).upper() in Color.__members__:
        return "color"
    return "player" if parse_player_name(value) is not None else "word"


def _as_kernel_value(value: str | int) -> object:
    if isinstance(value, int):
        return value
    colour = Color.__members__.get(fold_name(value).upper())
    if colour is not None:
        return colour
    player = parse_player_name(value)
    return value if player is None else PlayerId(player)
