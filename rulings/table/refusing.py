"""When a table is refused: something on it is not understood or can't be played, and it could matter.

What is here: the decision to refuse, and the words at fault. What is not: reading them (``rulings.oracle``) and the
list of what can be played (``rulings.kernel.playable``). Declining is success: a guess shown as a ruling would be the
worst answer.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from rulings.abilities.card import CardDefinition, FaceDefinition
from rulings.abilities.vocabulary import Zone
from rulings.kernel.game import Game
from rulings.kernel.objects import GameObject
from rulings.kernel.playable import problems
from rulings.kernel.state import GameState
from rulings.narrate.report import Unsupported


def refusals(game: Game) -> tuple[Unsupported, ...]:
    """Texts that are not understood or playable and could have mattered in this game.

    日本語: 解釈できず、結果に影響しうるテキスト
    Shape: a game at any moment -> refusals, each text once. A card that stayed in a library the whole time cannot have
    mattered; any other could.
    """
    first = game.log[0].state if game.log else game.state
    objects = [one for state in (first, game.state) for one in _outside_libraries(state)]
    definitions = {id(one.definition): one.definition for one in objects if one.definition is not None}
    copied = {id(one.copiable): one.copiable for one in objects if one.copiable is not None}
    found = [words for definition in definitions.values() for words in refused_words(definition)]
    found += [words for face in copied.values() for words in _unplayable(face)]
    return tuple(dict.fromkeys(found))


def _outside_libraries(state: GameState) -> Iterator[GameObject]:
    """Objects that are, or were, anywhere but in a library."""
    everything: Iterable[GameObject] = (*state.objects.values(), *(ghost.object for ghost in state.ghosts.values()))
    return (one for one in everything if one.zone is not Zone.LIBRARY)


def refused_words(definition: CardDefinition) -> tuple[Unsupported, ...]:
    """Everything of a card that is missing, not understood, or not playable."""
    missing = tuple(
        Unsupported(
            definition.name,
            name,
            "the text of this face is missing from the card database",
            "この面のテキストがカード・データベースにありません",
        )
        for name in definition.missing_faces
    )
    return (*missing, *(words for face in definition.faces for words in (*_declined(face), *_unplayable(face))))


def _declined(face: FaceDefinition) -> Iterator[Unsupported]:
    for line in face.declined:
        text = line.text if line.words in ("", line.text) else f"{line.text} [{line.words}]"
        why = line.why
        yield Unsupported(
            face.name, text, f"this text is not understood: {why}", f"このテキストは解釈できません（{why}）"
        )


@lru_cache(maxsize=8192)
def _unplayable(face: FaceDefinition) -> tuple[Unsupported, ...]:
    """Abilities of a face that are understood but cannot be played."""
    found = []
    for ability in face.abilities:
        for what in problems(ability):
            why_en, why_ja = f"this can't be played yet: {what}", f"この能力はまだ処理できません（{what}）"
            found.append(Unsupported(face.name, ability.text, why_en, why_ja))
    return tuple(dict.fromkeys(found))
