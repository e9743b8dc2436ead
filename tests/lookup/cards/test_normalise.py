"""Names that differ only in dress fold to one key."""

import pytest

from rulings.lookup.cards.normalise import fold_english, fold_japanese, is_japanese, loosen_japanese
from rulings.lookup.cards.romaji import fold_romaji, romanise


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("LIM-DULS VAULT", "Lim-Dûl's Vault"),
        ("ａｅｔｈｅｒ　ｖｉａｌ", "Æther Vial"),
        ("urzas_saga", "Urza’s Saga"),
        ("Fire//Ice", "Fire // Ice"),
        ("Marton Stromgald", "Márton Stromgald"),
    ],
)
def test_english_names_fold_case_width_accents_and_marks(typed: str, printed: str) -> None:
    assert fold_english(typed) == fold_english(printed)


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("アクセルロッド・グナーソン", "アクセルロッド･グナーソン"),
        ("ﾀﾙﾓｺﾞｲﾌ", "タルモゴイフ"),
        ("たるもごいふ", "タルモゴイフ"),
        ("スリヴァ―", "スリヴァー"),
        ("スリヴァ-", "スリヴァー"),
        ("脱（ぬ）ぎ捨（す）て", "脱ぎ捨て"),
        ("龍王アタルカ", "竜王アタルカ"),
        ("略奪の母,汁婆", "略奪の母、汁婆"),
    ],
)
def test_japanese_names_fold_width_kana_dashes_furigana_and_old_kanji(typed: str, printed: str) -> None:
    assert fold_japanese(typed) == fold_japanese(printed)


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("ク口ーン", "クローン"),
        ("スリバー", "スリヴァー"),
        ("コブラの罠", "ゴブラの罠"),
        ("堀葬の儀式", "掘葬の儀式"),
        ("アクロンの軍団兵", "ァクロンの軍団兵"),
        ("へイヴンウッド", "ヘイヴンウッド"),
        ("スライイム縛り", "スライム縛り"),
    ],
)
def test_the_loose_fold_also_loses_what_people_mistype(typed: str, printed: str) -> None:
    assert loosen_japanese(fold_japanese(typed)) == loosen_japanese(fold_japanese(printed))


def test_one_kanji_is_no_long_mark_at_the_end_of_what_is_being_typed() -> None:
    assert fold_japanese("毅然たる一") == "毅然たる一"
    assert fold_japanese("スリヴァ一の女王") == fold_japanese("スリヴァーの女王")


@pytest.mark.parametrize(
    ("reading", "typed"),
    [
        ("しょうかんよい", "shoukan'yoi"),
        ("しょうかんよい", "shōkanyoi"),
        ("ちょうじょう", "tyouzyou"),
        ("ちょうじょう", "chojo"),
        ("まっちゃ", "matcha"),
        ("ヴァンパイア".replace("ヴァ", "ゔぁ").replace("ンパイア", "んぱいあ"), "banpaia"),
        ("てぃーん", "thi-n"),
        ("おおかみ", "ohkami"),
        ("かんぱい", "kampai"),
    ],
)
def test_every_usual_romanisation_of_a_reading_meets_its_key(reading: str, typed: str) -> None:
    assert romanise(reading) == fold_romaji(typed)


def test_which_script_a_text_is_in() -> None:
    assert is_japanese("ﾀﾙﾓ")
    assert is_japanese("Bob は")
    assert not is_japanese("Ｂｏｂ — Æther")
