"""English names that were typed as they sound in katakana."""

import pytest

from rulings.lookup.cards.english_in_kana import english_skeleton, kana_skeleton
from rulings.lookup.cards.indexing import index_names
from rulings.lookup.cards.names import NameIndex
from rulings.lookup.cards.normalise import fold_japanese
from rulings.lookup.cards.records import NameRecord, Verdict


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("ライトニング・ボルト", "Lightning Bolt"),
        ("スナップキャスターメイジ", "Snapcaster Mage"),
        ("クリプティックコマンド", "Cryptic Command"),
        ("アンダーグラウンドシー", "Underground Sea"),
        ("ウォーキングバリスタ", "Walking Ballista"),
        ("ノーブルハイアラーク", "Noble Hierarch"),
        ("ネクロポーテンス", "Necropotence"),
        ("ダークリチュアル", "Dark Ritual"),
    ],
)
def test_katakana_have_the_consonants_of_the_english_name(typed: str, name: str) -> None:
    assert kana_skeleton(fold_japanese(typed)) == english_skeleton(name)


@pytest.fixture(scope="module")
def index() -> NameIndex:
    return index_names(
        [
            NameRecord("Counterspell", japanese=("対抗呪文",)),
            NameRecord("Lightning Bolt", japanese=("稲妻",)),
            NameRecord("Lightning Blow"),
            NameRecord("Swords to Plowshares", japanese=("剣を鍬に",), fame=30),
            NameRecord("Emeritus of Truce", faces=("Swords to Plowshares",)),
            NameRecord("Blood Moon", japanese=("血染めの月",), fame=12),
            NameRecord("Inferno Titan", japanese=("業火のタイタン",)),
            NameRecord("Jump", japanese=("ジャンプ",), readings=(("ジャンプ", "じゃんぷ"),)),
        ]
    )


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("カウンタースペル", "Counterspell"),
        ("ﾗｲﾄﾆﾝｸﾞﾎﾞﾙﾄ", "Lightning Bolt"),
        ("ソードトゥプラウシェアーズ", "Swords to Plowshares"),
        ("ブラッドムーン", "Blood Moon"),
        ("インフェルノタイタン", "Inferno Titan"),
    ],
)
def test_an_english_name_in_katakana_is_offered(index: NameIndex, typed: str, name: str) -> None:
    answer = index.search_names(typed)
    assert (answer.verdict, answer.hits[0].name) == (Verdict.SUGGEST, name)


@pytest.mark.parametrize("typed", ["ブラッドオレンジ", "カウンターキッチン", "カメラ", "ドラムセット"])
def test_other_words_in_katakana_are_no_names(index: NameIndex, typed: str) -> None:
    assert index.search_names(typed).verdict is Verdict.NOTHING


@pytest.mark.parametrize(
    ("typed", "longer", "japanese", "whole"),
    [
        ("ワイルドファイア", "Wildfire Emissary", "ワイルドファイアの密使", "Wildfire"),
        ("リザレクション", "Resurrection Orb", "リザレクション・オーブ", "Resurrection"),
    ],
)
def test_a_part_of_a_name_that_is_the_whole_of_an_english_one_is_not_certain(
    typed: str, longer: str, japanese: str, whole: str
) -> None:
    index = index_names([NameRecord(longer, japanese=(japanese,)), NameRecord(whole)])
    answer = index.search_names(typed)
    assert answer.verdict is Verdict.SUGGEST
    assert {hit.name for hit in answer.hits} == {longer, whole}
