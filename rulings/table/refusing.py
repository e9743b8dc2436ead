"""When a table is refused: something on it is not understood, and it could matter.

What is here: the decision to refuse, and the words that were not understood. What is not: reading them
(``rulings.oracle``). Declining is success: a guess shown as a ruling would be the worst answer.
"""

from collections.abc import Iterator

from rulings.abilities.card import CardDefinition, FaceDefinition
from rulings.abilities.vocabulary import Zone
from rulings.kernel.game import Game
from rulings.narrate.report import Unsupported

_WHY_EN = "this text is not understood: {why}"
_WHY_JA = "このテキストは解釈できません（{why}）"
_MISSING_EN = "the text of this face is missing from the card database"
_MISSING_JA = "この面のテキストがカード・データベースにありません"


def refusals(game: Game) -> tuple[Unsupported, ...]:
    """Texts that are not understood and could have mattered in this game.

    Shape: a played game -> refusals, each text once. A card that stayed in a library the whole time cannot have
    mattered; any other could.
    """
    return tuple(dict.fromkeys(one for definition in _definitions_seen(game) for one in _refused(definition)))


def _definitions_seen(game: Game) -> list[CardDefinition]:
    """Definitions of every object that was ever outside a library."""
    states = [entry.state for entry in game.log]
    found: dict[int, CardDefinition] = {}
    for state in (*states[:1], game.state):
        for obj in state.objects.values():
            if obj.zone is not Zone.LIBRARY and obj.definition is not None:
                found[id(obj.definition)] = obj.definition
        for ghost in state.ghosts.values():
            if ghost.object.zone is not Zone.LIBRARY and ghost.object.definition is not None:
                found[id(ghost.object.definition)] = ghost.object.definition
    return list(found.values())


def _refused(definition: CardDefinition) -> Iterator[Unsupported]:
    for name in definition.missing_faces:
        yield Unsupported(definition.name, name, _MISSING_EN, _MISSING_JA)
    for face in definition.faces:
        yield from _declined(face)


def _declined(face: FaceDefinition) -> Iterator[Unsupported]:
    for line in face.declined:
        text = line.text if line.words in ("", line.text) else f"{line.text} [{line.words}]"
        yield Unsupported(face.name, text, _WHY_EN.format(why=line.why), _WHY_JA.format(why=line.why))
