"""Searching the Japanese names: as written, by reading, and in romaji.

What is here: candidates and their costs. What is not: English, ranking across scripts and the verdict (``names``).
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rapidfuzz.distance import OSA

from rulings.lookup.cards.english_in_kana import kana_skeleton, share_heard
from rulings.lookup.cards.found import Found, Way
from rulings.lookup.cards.keyspace import Keyspace
from rulings.lookup.cards.letter_sets import LetterSets
from rulings.lookup.cards.normalise import fold_japanese, loosen_japanese
from rulings.lookup.cards.readings import ReadingTable, is_kana
from rulings.lookup.cards.records import KeyKind
from rulings.lookup.cards.romaji import fold_romaji

UNFINISHED: Final = 0.35
"""Cost of a name of which only the beginning was typed."""
OTHER_KANA: Final = 0.1
"""Further cost when it was typed in other kana than the name is written in."""
SPELLING: Final = 0.3
"""Cost of a difference that the loose fold hides: voicing, small kana, a long mark."""
_VU: Final = "ゔ"
_VU_ROW: Final = "はひふへほ"
"""What the loose fold makes of ヴァ, ヴィ, ヴ, ヴェ and ヴォ."""
_PARTICLE: Final = "の"
"""The particle that people leave out or put in: 霊気薬瓶. As a difference it is one of spelling."""
THROUGH_READING: Final = 0.2
"""Cost of taking kanji for their reading."""
KANA: Final = 0.85
"""Cost of one wrong kana where kanji were taken for their reading, against one wrong letter of a written name."""
UNLIKE: Final = 0.05
"""Cost of each sign by which a name that sounds like the query is written otherwise."""
MISSPELT_START: Final = 3.0
"""How much dearer a misspelling is in a name that was only begun: a short name with one wrong sign is likelier."""
NEARLY_WHOLE: Final = 0.2
"""What a part of a name gains, as the name of a legend, when only one sign of it is left to be typed."""
IN_KATAKANA: Final = 0.3
"""Cost of katakana that were typed for the reading of kanji."""
LATIN: Final = 0.3
"""Cost of taking Latin letters for romaji, when they may be English as well."""
ENGLISH: Final = 1.1
"""Cost of taking katakana for an English name."""
_ENGLISH_BESIDE: Final = 0.6
"""The same beside a name that was begun so, which stands before it."""
SHORT_ENGLISH: Final = 0.4
"""Further cost of one with few consonants."""
ENGLISH_EDIT: Final = 0.5
"""Cost of each of its consonants that is another."""
LEFT: Final = 0.01
"""Cost of each sign of a name that is still to be typed: of two begun names the shorter stands first."""
_OTHER_Z: Final = re.compile("[ぢづ]")
_TO_Z: Final = str.maketrans("ぢづ", "じず")
"""Two kana that sound like two others, of which readings have the commoner ones."""
_KATAKANA: Final = re.compile("[ァ-ヶｦ-ﾝ]")
_LONG_ROMAJI: Final = 5
"""Fewest letters that are taken for the beginning of a name in romaji; shorter ones are rather English."""
_WHOLE_ROMAJI: Final = 4
"""Fewest letters of a whole reading where English names come near as well."""
_LONG_PART: Final = 3
_READINGS: Final = 8
"""So many ways of reading kanji aloud are tried."""
_READINGS_WITH_MISTAKES: Final = 3
"""So many of them may be mistyped as well."""
_SHORT: Final = 7
"""Signs of a name of which one mistake hides most n-grams."""
_SHORTEST_SKELETON: Final = 4
"""Consonants of an English name that is looked for by them, without a mistake."""
_SIGNS_AN_EDIT: Final = 5
"""One in so many may be another."""
_LONG_SKELETON: Final = 7
_LEAST_HEARD: Final = {4: 0.65, 5: 0.6, 6: 0.6, _LONG_SKELETON: 0.55}
"""Least part of the letters of an English name that must be heard in the katakana, and of these in the name, by its
number of consonants."""
_MORE_HEARD: Final = 0.08
"""How much more, for each consonant that is another."""
_CANDIDATES: Final = 40
_COMPARED: Final = 12
_SHOWN_COMPLETIONS: Final = 400


@dataclass(frozen=True, slots=True)
class JapaneseNames:
    """Japanese keys with what is needed to search them."""

    written: Keyspace
    """Names as written."""
    readings: Keyspace
    """Readings in hiragana."""
    romaji: Keyspace
    """Romaji of the readings."""
    in_kana: Keyspace
    """Consonants of English names, for those that are typed in katakana."""
    written_signs: LetterSets
    """Signs of each name as written."""
    table: ReadingTable
    """How words in kanji are read."""

    def search(self, query: str) -> list[Found]:
        """Keys like a query in Japanese script.

        Shape: any text -> found keys without order.
        """
        folded = fold_japanese(query)
        loose = loosen_japanese(folded)
        if not loose:
            return []
        found = self._search_space(self.written, folded, loose, Way.WHOLE)
        if min((entry.cost for entry in found), default=9.0) >= 1.0 and len(loose) <= _SHORT:
            found += self._little_wrong(folded, loose)
        found += self._begun(self.written, query, folded, loose)
        if is_kana(folded):
            katakana = IN_KATAKANA * (_KATAKANA.search(query) is not None)
            spoken = self._search_space(self.readings, folded, loose, Way.SOUND)
            if _OTHER_Z.search(folded) and not any(entry.cost == 0.0 for entry in spoken):
                other = folded.translate(_TO_Z)
                spoken += self._search_space(self.readings, other, loosen_japanese(other), Way.SOUND)
            found += [entry._replace(cost=entry.cost + katakana) for entry in spoken]
            begun = self._begun(self.readings, query, folded, loose)
            found += [entry._replace(cost=entry.cost + MISSPELT_START * katakana) for entry in begun]
            nearest = min((entry.cost for entry in found), default=9.0)
            if katakana and not any(entry.cost == 0.0 and _is_name(entry) for entry in found):
                found += self._search_english(folded, with_mistakes=nearest >= 1.0)
        elif min((entry.cost for entry in found), default=9.0) >= 1.0:
            found += self._search_aloud(folded)
        return found

    def complete(self, prefix: str) -> list[tuple[int, Found]]:
        """Every key that starts so, with how truly: 0 the whole key, 1 as typed, 2 in other spelling or by reading."""
        folded = fold_japanese(prefix)
        loose = loosen_japanese(folded)
        size = len(folded)
        begun: list[tuple[int, Found]] = []
        for space in (self.written, self.readings) if is_kana(folded) else (self.written,):
            for place in _starting_with(space, folded, loose):
                fold = space.folds[place]
                truly = (0 if fold == folded else 1) if space is self.written and fold.startswith(folded) else 2
                cost = 0.0 if fold == folded else UNFINISHED
                begun.append((truly, Found(cost, place, space, Way.START, size)))
        return begun

    def read_romaji(self, query: str) -> list[Found]:
        """Keys that a query in Latin letters is, letter for letter, when it is read as romaji."""
        typed = fold_romaji(query)
        size = len(typed)
        places = self.romaji.exact(typed) if size >= _WHOLE_ROMAJI else ()
        return [Found(LATIN, place, self.romaji, Way.SOUND, size) for place in places]

    def search_romaji(self, query: str) -> list[Found]:
        """Keys like a query in Latin letters, read as romaji."""
        typed = fold_romaji(query)
        if not typed:
            return []
        space, size = self.romaji, len(typed)
        found = [Found(LATIN, place, space, Way.SOUND, size) for place in space.exact(typed)]
        if not found:
            found = [
                Found(OSA.distance(typed, space.loose[place]) + LATIN, place, space, Way.SOUND, size)
                for place in space.grams.candidates(typed, _CANDIDATES, inside=False).tolist()
            ]
        if size < _LONG_ROMAJI:
            return found
        places = space.starting_with(typed)[:_SHOWN_COMPLETIONS]
        return found + [Found(LATIN + UNFINISHED, place, space, Way.START, size) for place in places]

    def _search_english(self, folded: str, *, with_mistakes: bool) -> list[Found]:
        """English names that sound like katakana, or nearly so."""
        typed = kana_skeleton(folded)
        size = len(typed)
        if size < _SHORTEST_SKELETON:
            return []
        space = self.in_kana
        close = dict.fromkeys(space.exact(typed), 0)
        if with_mistakes and not close and size > _SIGNS_AN_EDIT:
            for place in space.grams.candidates(typed, _CANDIDATES, inside=False).tolist():
                edits = OSA.distance(typed, space.loose[place])
                if edits <= size // _SIGNS_AN_EDIT:
                    close[place] = edits
        heard = [(place, edits, min(share_heard(folded, space.texts[place]))) for place, edits in close.items()]
        least = _LEAST_HEARD[min(size, _LONG_SKELETON)]
        base = (ENGLISH if with_mistakes else _ENGLISH_BESIDE) + SHORT_ENGLISH * (size <= _SIGNS_AN_EDIT)
        return [
            Found(base + ENGLISH_EDIT * edits + 1.0 - share, place, space, Way.SOUND, len(folded))
            for place, edits, share in heard
            if share >= least + _MORE_HEARD * edits
        ]

    def _search_space(self, space: Keyspace, folded: str, loose: str, way: Way) -> list[Found]:
        places = space.exact(loose) or space.grams.candidates(loose, _CANDIDATES, inside=False).tolist()
        size = len(folded)
        return [
            Found(_cost(folded, loose, space.folds[place], space.loose[place]), place, space, way, size)
            for place in places
        ]

    def _little_wrong(self, folded: str, loose: str) -> list[Found]:
        """Written names one mistake away, of which n-grams miss some where the name is short."""
        space, size = self.written, len(folded)
        return [
            Found(_cost(folded, loose, space.folds[place], space.loose[place]), place, space, Way.WHOLE, size)
            for place in self.written_signs.like(loose)
        ]

    def _begun(self, space: Keyspace, query: str, folded: str, loose: str) -> list[Found]:
        size = len(folded)
        places = _starting_with(space, folded, loose)
        close = [place for place in places if space.folds[place].startswith(folded) and len(space.folds[place]) > size]
        typed = query.strip()
        found = []
        for place in (close or places)[:_SHOWN_COMPLETIONS]:
            fold = space.folds[place]
            if len(fold) <= size:
                continue
            left = len(fold) - size
            cost = UNFINISHED + LEFT * left
            if left == 1 and size >= _LONG_PART and space.kinds[place] == KeyKind.PART:
                cost -= NEARLY_WHOLE
            if close:
                cost += OTHER_KANA * (not space.texts[place].startswith(typed))
            else:
                cost += MISSPELT_START * _cost(folded, loose, fold[:size], loose)
            found.append(Found(cost, place, space, Way.START, size))
        return found

    def _search_aloud(self, folded: str) -> list[Found]:
        """Keys that sound like the query, whatever kanji were typed for them."""
        space = self.readings
        found: dict[int, float] = {}
        for turn, reading in enumerate(self.table.read(folded, _READINGS)):
            loose = loosen_japanese(reading)
            if not loose:
                continue
            places: Sequence[int] = space.exact(loose)
            if not places and turn < _READINGS_WITH_MISTAKES:
                places = space.grams.candidates(loose, _CANDIDATES, inside=False).tolist()
            for place in places:
                cost = _cost(reading, loose, space.folds[place], space.loose[place])
                found[place] = min(cost, found.get(place, 99.0))
        nearest = sorted(found, key=found.__getitem__)[:_COMPARED]
        return [
            Found(
                THROUGH_READING
                + KANA * found[place]
                + UNLIKE * OSA.distance(folded, fold_japanese(space.texts[place])),
                place, space, Way.SOUND, len(folded),
            )
            for place in nearest
        ]  # fmt: skip


def _is_name(entry: Found) -> bool:
    """Whether a key is a whole name, and no part of one, nickname or guess."""
    return entry.space.kinds[entry.place] <= KeyKind.ROMAJI or entry.space.kinds[entry.place] == KeyKind.MISPRINT


def _starting_with(space: Keyspace, folded: str, loose: str) -> Sequence[int]:
    """Keys whose loose fold starts so; behind ヴ a small vowel may be still to be typed, which makes another sign of
    both."""
    if not folded.endswith(_VU):
        return space.starting_with(loose)
    return [place for row in _VU_ROW for place in space.starting_with(loose[:-1] + row)]


def _differs_by_particle(loose: str, key_loose: str) -> bool:
    """Whether a particle inside is all that two loose folds differ by; in three kana it may be part of a word."""
    is_inside = not loose.endswith(_PARTICLE) and (len(loose) >= _SHORT or not is_kana(loose))
    return is_inside and loose.replace(_PARTICLE, "") == key_loose.replace(_PARTICLE, "")


def _cost(folded: str, loose: str, key_fold: str, key_loose: str) -> float:
    edits = OSA.distance(loose, key_loose)
    if edits and _differs_by_particle(loose, key_loose):
        return SPELLING * OSA.distance(folded, key_fold)
    return edits + SPELLING * max(0, OSA.distance(folded, key_fold) - edits)
