"""The cards and tokens that represent one permanent together, merged or melded (CR 712.8g, 729.2).

日本語: 合同したパーマネント・合体したパーマネントの構成物
"""

from dataclasses import dataclass

from rulings.abilities.card import CardDefinition, FaceDefinition
from rulings.corpus.cards import Layout
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.objects import GameObject

TURNED_OVER = frozenset({Layout.TRANSFORM, Layout.MODAL_DFC})
"""Cards that can transform and convert; meld cards can't (CR 712.9)."""
BELOW = "components below"
"""Key of the permanent's memory: its components but the topmost one, from the top."""


@dataclass(frozen=True, slots=True)
class Component:
    """A card or token that represents a permanent together with the one on top."""

    card: int
    definition: CardDefinition | None
    owner: PlayerId
    is_token: bool
    """A token, or a copy of a spell: it goes nowhere."""
    values: FaceDefinition | None = None
    """Its own copiable values as it is, or would be, face up; ``None`` for the halves of a melded permanent."""
    face: int = 0
    """Which of its faces is up."""
    face_down: str | None = None
    """How it was turned face down, if it is (CR 729.2e)."""


def components_below(obj: GameObject) -> tuple[Component, ...]:
    """What lies under the topmost component; nothing for an ordinary permanent."""
    found = obj.memory.get(BELOW, ())
    return found if isinstance(found, tuple) else ()


def is_melded(obj: GameObject) -> bool:
    """Two meld cards with their back faces up and combined (CR 712.4)."""
    return obj.definition is not None and obj.definition.layout is Layout.MELD and bool(components_below(obj))


CAME_WITH = "came with"
"""Key of a card's memory: the other cards of the merged permanent that it was (CR 729.3c)."""


def came_with(obj: GameObject) -> tuple[ObjectId, ...]:
    """The other cards of the merged permanent that this card was, for what follows it (CR 729.3c)."""
    found = obj.memory.get(CAME_WITH, ())
    return found if isinstance(found, tuple) else ()
