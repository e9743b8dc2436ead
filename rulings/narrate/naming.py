"""How things on the table are called: by their names in the reader's language.

A hidden or nameless object is not named (CR 400.2, 708.2): the narrator tells what everybody at the table may know,
except that the table's owner has set up every hand and library himself.
"""

from collections.abc import Mapping
from typing import Final

from rulings.kernel.happening.game import Game
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient
from rulings.kernel.state.objects import GameObject
from rulings.language import Language
from rulings.narrate.catalogue import catalogue, is_term, message, term, word


class Names:
    """Names of objects and players in both languages.

    Shape: ``names_ja`` maps English card names to Japanese ones; a name that is missing is shown in English.
    """

    def __init__(self, names_ja: Mapping[str, str]) -> None:
        self._names_ja = names_ja

    def card(self, name: str, language: Language) -> str:
        """A card name: in Japanese in its brackets where there is one."""
        if language is Language.EN:
            return name
        known = self._names_ja.get(name)
        if known is not None:
            return f"《{known}》"
        if name in catalogue(language)["marker"]:
            return word(language, "marker", name)
        return _token_name(name) or name

    def japanese(self, name: str) -> str | None:
        """The Japanese name, of a token or a marker in the command zone too; ``None`` where there is none."""
        return self._names_ja.get(name) or catalogue(Language.JA)["marker"].get(name) or _token_name(name)

    def said(self, text: str, language: Language) -> str:
        """A word that was offered or chosen: a yes, a color, a mode, a type, a keyword, a card name.

        Example:
            >>> Names({}).said("Goblin", Language.JA), Names({}).said("mode 2", Language.JA)
            ('ゴブリン', 'モード2')
        """
        known = word(language, "value", text)
        if known != text or language is Language.EN:
            return known
        if text.startswith("mode ") and text.removeprefix("mode ").isdecimal():
            return message(language, "value", "mode", number=text.removeprefix("mode "))
        if text.startswith("player ") and len(text) == len("player A"):
            return self.player(PlayerId(text.removeprefix("player ")), language)
        for section in ("subtype", "card_type", "keyword", "supertype"):
            found = term(language, section, text)
            if found != text:
                return found
        return self.card(text, language)

    def of(self, game: Game, object_id: ObjectId, language: Language) -> str:
        """An object by name; an ability by its source."""
        obj = game.state.objects.get(object_id)
        if obj is None:
            ghost = game.state.ghosts.get(object_id)
            if ghost is None:
                return word(language, "word", "a_card")
            obj = ghost.object
            name = ghost.characteristics.name
        else:
            name = game.seen(object_id).name
        return self._named(game, obj, name, language)

    def _named(self, game: Game, obj: GameObject, name: str, language: Language) -> str:
        if obj.face_down is not None:
            return word(language, "word", "face_down")
        if obj.stack is not None and obj.stack.kind != "spell":
            return message(language, "word", "an_ability", name=self.of(game, obj.stack.source, language))
        return self.card(name, language) if name else word(language, "word", "face_down")

    def recipient(self, game: Game, thing: Recipient | None, language: Language) -> str:
        """An object or a player."""
        if thing is None:
            return word(language, "word", "none")
        if isinstance(thing, str):
            return self.player(PlayerId(thing), language)
        return self.of(game, ObjectId(thing), language)

    def player(self, player: PlayerId | None, language: Language) -> str:
        """A player by letter."""
        return message(language, "word", "player", name=player) if player is not None else ""

    def several(self, game: Game, things: tuple[Recipient, ...], language: Language) -> str:
        """A list of objects and players; equal names are counted together."""
        counted: dict[str, int] = {}
        for thing in things:
            name = self.recipient(game, thing, language)
            counted[name] = counted.get(name, 0) + 1
        shown = [name if number == 1 else f"{name}×{number}" for name, number in counted.items()]
        separator = "、" if language is Language.JA else ", "
        return separator.join(shown) if shown else word(language, "word", "none")


_TOKEN: Final = " Token"


def _token_name(name: str) -> str | None:
    """The Japanese name of a token that is named for its subtypes (CR 111.4): 「兵士・トークン」.

    Shape: ``None`` for any other name, and where a subtype has no Japanese word.
    """
    if not name.endswith(_TOKEN):
        return None
    subtypes: list[str] = []
    rest = name.removesuffix(_TOKEN).split(" ")
    while rest:
        # Subtypes of two words exist: the longest that is one.
        length = next((n for n in range(len(rest), 0, -1) if is_term("subtype", " ".join(rest[:n]))), 0)
        if not length:
            return None
        subtypes.append(term(Language.JA, "subtype", " ".join(rest[:length])))
        rest = rest[length:]
    return "・".join((*subtypes, word(Language.JA, "word", "token")))
