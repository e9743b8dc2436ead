"""Type lines in the language of the reader (CR 205)."""

from rulings.answer import type_line
from rulings.corpus.cards import Face
from rulings.language import Language


def face(supertypes: tuple[str, ...], types: tuple[str, ...], subtypes: tuple[str, ...]) -> Face:
    return Face("Somebody", "", supertypes, types, subtypes, "")


def test_a_japanese_type_line_has_the_official_words__205_1() -> None:
    wizard = face(("Legendary",), ("Artifact", "Creature"), ("Human", "Wizard"))
    assert type_line(Language.JA, wizard) == "伝説のアーティファクト・クリーチャー ― 人間・ウィザード"
    assert type_line(Language.EN, wizard) == "Legendary Artifact Creature — Human Wizard"


def test_a_basic_land_and_a_card_without_subtypes__205_4() -> None:
    assert type_line(Language.JA, face(("Basic", "Snow"), ("Land",), ("Forest",))) == "基本氷雪土地 ― 森"
    assert type_line(Language.JA, face((), ("Instant",), ())) == "インスタント"


def test_words_without_a_known_japanese_one_stay_english__205_3a() -> None:
    strange = face(("Elite",), ("Summon",), ("Nobody-Knows",))
    assert type_line(Language.JA, strange) == "EliteSummon ― Nobody-Knows"
    assert type_line(Language.JA, face((), (), ())) == ""
