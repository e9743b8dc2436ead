"""When a table is refused: something on it is not understood or can't be played, and it could matter.

What is here: the decision to refuse, and the words at fault. What is not: reading them (``rulings.oracle``) and the
list of what can be played (``rulings.kernel.playable``). Declining is success: a guess shown as a ruling would be the
worst answer.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from rulings.abilities.ability import Ability
from rulings.abilities.card import CardDefinition, FaceDefinition
from rulings.abilities.vocabulary import CardType, Zone
from rulings.kernel.abilities.keyword_abilities import obstacles
from rulings.kernel.characteristics.before_the_game import asks_for_a_color, color_chosen
from rulings.kernel.happening.commander_designation import is_commander
from rulings.kernel.happening.game import Game
from rulings.kernel.playable import problems
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.state import GameState
from rulings.kernel.state.writes import changed_since
from rulings.narrate.report import Unsupported
from rulings.oracle.declined import Why, last_words
from rulings.table.playing.compile import UNKNOWN_TYPE, UNKNOWN_VALUE
from rulings.table.playing.mattering import could_matter
from rulings.table.playing.names import fold_name

NO_COLOR_EN = "the card database does not say whether this face has a color indicator"
NO_COLOR_JA = "この面の色指標がカード・データベースにありません"
NO_DEFENSE_JA = "守備値がカード・データベースにありません"
PARTS_EN = "the two cards that meld into it are not known"
PARTS_JA = "合体前の2枚のカードがわかりません"
MISSING_EN = "the text of this face is missing from the card database"


def refusals(game: Game, named: frozenset[str] = frozenset()) -> tuple[Unsupported, ...]:
    """Texts that are not understood or playable and could have mattered in this game.

    日本語: 解釈できず、結果に影響しうるテキスト
    Shape: a played game -> refusals, each text once. ``named``: folded English names of the cards that the script or an
    expectation casts, plays or activates. A card that stayed in a library the whole time cannot have mattered.
    """
    found: list[Unsupported] = []
    cards = _by_definition(game, named)
    # Where one card speaks of the activated abilities of others, nothing about abilities is left out.
    borrows = any(
        "activated abilities" in text
        for definition in cards
        for face in definition.faces
        for text in (*(a.text for a in face.abilities), *(line.text for line in face.declined))
    )
    for definition, objects in cards.items():
        mine = frozenset(one.id for one in objects)
        was_active = any(one.zone in _ACTIVE for one in objects)
        is_named = borrows or bool(named & _called(definition))
        found += [
            words
            for words in refused_words(definition)
            if _is_whole(words)
            or could_matter(
                words.text.rsplit(" [", 1)[0], words.card, game, mine, was_active=was_active, is_named=is_named
            )
        ]
        found += _unknown_colors(game, definition)
        if definition.is_meld_result:
            found.append(Unsupported(definition.name, definition.name, PARTS_EN, PARTS_JA))
    found += _unchosen(game)
    for one in _outside_libraries(game):
        if one.copiable is not None:
            found += _unplayable(one.copiable)
            found += _declined(one.copiable)
    return tuple(dict.fromkeys(found))


UNCHOSEN_EN = 'only its owner can say which color was chosen before the game (CR 607.2p): write chosen = "red"'
UNCHOSEN_JA = 'ゲーム開始前に選んだ色はオーナーにしか分かりません（CR 607.2p）。chosen = "red" のように書いてください'


def _unchosen(game: Game) -> Iterator[Unsupported]:
    """Commanders whose color the table does not say."""
    for i, one in game.state.objects.items():
        if one.definition is None or not asks_for_a_color(one.definition.faces[0]):
            continue
        if is_commander(game.view, i) and color_chosen(game.state, one.card) is None:
            yield Unsupported(one.definition.name, one.definition.name, UNCHOSEN_EN, UNCHOSEN_JA)


def _called(definition: CardDefinition) -> frozenset[str]:
    """All folded names of a card."""
    return frozenset(fold_name(name) for name in (definition.name, *(face.name for face in definition.faces)))


_ACTIVE = frozenset({Zone.BATTLEFIELD, Zone.STACK, Zone.COMMAND})


def _is_whole(words: Unsupported) -> bool:
    """A whole face is missing."""
    return words.why_en == MISSING_EN


def _by_definition(game: Game, named: frozenset[str]) -> dict[CardDefinition, list[GameObject]]:
    """The objects of each card, those outside libraries and those that are named: one may be cast from a library."""
    found: dict[int, tuple[CardDefinition, list[GameObject]]] = {}
    in_libraries = (
        one
        for one in game.state.objects.values()
        if one.zone is Zone.LIBRARY and one.definition is not None and named & _called(one.definition)
    )
    for one in (*_outside_libraries(game), *in_libraries):
        if one.definition is not None:
            found.setdefault(id(one.definition), (one.definition, []))[1].append(one)
    by_name: dict[CardDefinition, list[GameObject]] = {}
    for definition, objects in found.values():
        by_name.setdefault(definition, []).extend(objects)
    return by_name


def _unknown_colors(game: Game, definition: CardDefinition) -> Iterator[Unsupported]:
    """Faces without a known color that were up at some moment, so that their color could have been asked for."""
    for index, face in enumerate(definition.faces):
        if not face.is_color_known and any(
            one.definition is not None and one.definition.name == definition.name and one.face == index
            for one in _ever(game)
        ):
            yield Unsupported(face.name, face.name, NO_COLOR_EN, NO_COLOR_JA)


def _outside_libraries(game: Game) -> Iterator[GameObject]:
    """Objects as they are, or were at any moment, anywhere but in a library; once for each card and copiable values.

    A merged permanent stays the same object and becomes another card (CR 729.2c).
    """
    seen: set[tuple[ObjectId, int, int]] = set()
    for one in _ever(game):
        key = (one.id, id(one.definition), id(one.copiable))
        if one.zone is not Zone.LIBRARY and key not in seen:
            seen.add(key)
            yield one


def _ever(game: Game) -> Iterator[GameObject]:
    """Every object of every moment, each of its conditions once: from one moment to the next nearly all stay."""
    passed: set[int] = set()
    before: GameState | None = None
    for state in (*(entry.state for entry in game.log), game.state):
        if before is not None and len(state.ghosts) < len(before.ghosts):
            # What phases in again, and a game that is restarted: otherwise what is gone stays among those gone.
            yield from _not_yet(passed, (ghost.object for ghost in before.ghosts.values()))
        if before is None:
            yield from _not_yet(passed, state.objects.values())
        else:
            changed = map(state.objects.get, changed_since(before, state))
            yield from _not_yet(passed, (one for one in changed if one is not None))
        before = state
    yield from _not_yet(passed, (ghost.object for ghost in game.state.ghosts.values()))


def _not_yet(passed: set[int], objects: Iterable[GameObject]) -> list[GameObject]:
    """Those whose identity has not come by yet; the log keeps them all alive, so that none is used again."""
    fresh = [one for one in objects if id(one) not in passed]
    passed.update(map(id, fresh))
    return fresh


def refused_words(definition: CardDefinition) -> tuple[Unsupported, ...]:
    """Everything of a card that is missing, not understood, or not playable."""
    missing = tuple(
        Unsupported(
            definition.name,
            name,
            MISSING_EN,
            "この面のテキストがカード・データベースにありません",
        )
        for name in definition.missing_faces
    )
    return (*missing, *(words for face in definition.faces for words in (*_declined(face), *_unplayable(face))))


WHY_JA = {
    Why.UNKNOWN_WORDS: "未知の語句",
    Why.TWO_READINGS: "2通りに読める",
    Why.NOT_SAID_BACK: "元の文を再現できない",
    Why.TOO_LONG: "長すぎる",
    Why.IRREGULAR: "不規則な表記",
    Why.NO_ANTECEDENT: "代名詞の指すものが1つに決まらない",
    Why.REMINDER_DIFFERS: "注釈文が定型と異なる",
    UNKNOWN_TYPE: "未知のタイプ",
    UNKNOWN_VALUE: "未知の値",
}
"""Kinds of refusal as the Japanese front words them."""


def _declined(face: FaceDefinition) -> Iterator[Unsupported]:
    for line in face.declined:
        words = line.words or last_words(line.text)
        text = line.text if words == line.text else f"{line.text} [{words}]"
        yield Unsupported(
            face.name,
            text,
            f"this text is not understood: {line.why}",
            f"このテキストは解釈できません（{WHY_JA[line.why]}）",
        )


def _cant_play(face: FaceDefinition, ability: Ability, what: str) -> Unsupported:
    why_en, why_ja = f"this can't be played yet: {what}", f"この能力はまだ処理できません（{what}）"
    return Unsupported(face.name, ability.text, why_en, why_ja)


@lru_cache(maxsize=8192)
def _unplayable(face: FaceDefinition) -> tuple[Unsupported, ...]:
    """Abilities of a face that are understood but cannot be played."""
    found = []
    for ability in face.abilities:
        found += [_cant_play(face, ability, what) for what in problems(ability)]
    found += [_cant_play(face, ability, what) for ability, what in obstacles(face)]
    if CardType.BATTLE in face.types and face.defense is None:
        # Without its defense a battle would be put into the graveyard at once.
        found.append(Unsupported(face.name, face.name, "its defense is missing from the card database", NO_DEFENSE_JA))
    return tuple(dict.fromkeys(found))
