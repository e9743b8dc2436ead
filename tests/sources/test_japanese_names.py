"""Cleaning Japanese names: every trap of the sources, and nothing that is right is touched."""

import csv
import gzip
import json

import pytest

from rulings.corpus.records import NameKind, Reason
from rulings.language import Language
from rulings.sources.japanese_names import list_names, read_japanese_name, split_halves
from tests.places import SHARED

DATA = SHARED / "data"
needs_shared = pytest.mark.skipif(not DATA.is_dir(), reason="../shared/data is not here")


@pytest.mark.parametrize(
    ("raw", "text", "reading"),
    [
        ("脱（ぬ）ぎ捨（す）て", "脱ぎ捨て", "ぬぎすて"),
        ("肥（ひ）沃（よく）な足（あし）跡（あと）", "肥沃な足跡", "ひよくなあしあと"),
        ("羊（よう）頭（とう）", "羊頭", "ようとう"),
        ("突然変異の捕食（しょく)", "突然変異の捕食", ""),
        ("ケイヤの幽（ゆう）霊（れい）", "ケイヤの幽霊", "けいやのゆうれい"),
    ],
)
def test_furigana_is_taken_out_and_is_the_reading_where_it_stands_on_every_kanji(
    raw: str, text: str, reading: str
) -> None:
    name = read_japanese_name(raw)
    assert (name.text, name.reading, name.kind) == (text, reading, NameKind.CURRENT)


@pytest.mark.parametrize(
    ("raw", "text"),
    [
        ("リリアナの軍旗手（しゅ", "リリアナの軍旗手"),
        ("諸島の雨雲ぐも）", "諸島の雨雲"),
        ("君きみ）は囚人を見つけた", "君は囚人を見つけた"),
        ("森の始源体.", "森の始源体"),
        ("砂漠の門 —", "砂漠の門"),
        ("へイヴンウッドの古戦場", "ヘイヴンウッドの古戦場"),
        ("溶滓のへリオン", "溶滓のヘリオン"),
        ("茨の吟遊詩人、べロ", "茨の吟遊詩人、ベロ"),
        ("アマリア・べナヴィデス・アギーレ", "アマリア・ベナヴィデス・アギーレ"),
    ],
)
def test_damage_is_undone_and_what_the_source_had_is_kept(raw: str, text: str) -> None:
    name = read_japanese_name(raw)
    assert (name.text, name.kind, name.note) == (text, NameKind.MISPRINT, raw)


@pytest.mark.parametrize(
    "raw",
    [
        "誰も我を止められぬ。",
        "孤独なアイボット、ED-E",
        "T-45パワーアーマー",
        "Dr. マジソン・リー",
        "危ない！　火事だ！　敵だ！",
        "イニストラードへの侵攻",
        "メイス+2",
        "列聖の武将 関羽",
        "死",
    ],
)
def test_a_name_that_is_right_is_left_alone(raw: str) -> None:
    name = read_japanese_name(raw)
    assert (name.text, name.kind, name.note) == (raw, NameKind.CURRENT, "")


def test_the_particle_he_between_katakana_is_left_alone() -> None:
    assert read_japanese_name("ザルファーへゴー").text == "ザルファーへゴー"


def test_half_width_marks_become_the_usual_ones() -> None:
    assert read_japanese_name("アクセルロッド･グナーソン").text == "アクセルロッド・グナーソン"
    assert read_japanese_name("ラト=ナムの遺産").text == "ラト＝ナムの遺産"


def test_second_and_third_titles_are_names_of_their_own() -> None:
    name = read_japanese_name("結晶の巨人 (決戦兵器、メカゴジラ) // Mechagodzilla, the Weapon")
    assert (name.text, name.titles) == ("結晶の巨人", ("決戦兵器、メカゴジラ", "Mechagodzilla, the Weapon"))
    names = list_names(name, card="Crystalline Giant", face="", source="test")
    assert [(known.text, known.language, known.kind) for known in names] == [
        ("結晶の巨人", Language.JA, NameKind.CURRENT),
        ("決戦兵器、メカゴジラ", Language.JA, NameKind.FLAVOR),
        ("Mechagodzilla, the Weapon", Language.EN, NameKind.FLAVOR),
    ]


@pytest.mark.parametrize("raw", ["Gloomshrieker", "Æther Tide", "Trelasarra, Moon Dancer"])
def test_english_is_no_japanese_name(raw: str) -> None:
    assert read_japanese_name(raw).reason is Reason.NOT_JAPANESE


def test_nothing_is_no_name() -> None:
    assert read_japanese_name("  ").reason is Reason.NO_NAME


def test_halves_are_told_apart_and_an_english_one_behind_them_is_taken_off() -> None:
    assert split_halves("火 // 氷", ("Fire", "Ice")) == ("火", "氷")
    assert split_halves("抵抗 // 救難 // Deliver", ("Stand", "Deliver")) == ("抵抗", "救難")
    assert split_halves("火", ("Fire", "Ice")) is None


@needs_shared
def test_no_name_of_the_real_files_keeps_brackets_half_width_marks_or_outer_space() -> None:
    with gzip.open(DATA / "mtgjson" / "AtomicCards.json.gz", "rt", encoding="utf-8") as file:
        atomic = json.load(file)["data"]
    raws = {row.get("faceName") or row["name"] for card in atomic.values() for e in card for row in e["foreignData"]}
    with (DATA / "names" / "db_mtg.csv").open(encoding="utf-8-sig", newline="") as file:
        raws |= {row[1] for row in csv.reader(file)}
    cleaned = {raw: read_japanese_name(raw) for raw in raws if " // " not in raw}
    assert len(cleaned) > 25_000
    odd = {
        raw: name for raw, name in cleaned.items() if set(name.text) & set("（）()･=") or name.text.strip() != name.text
    }
    assert odd == {}
    repaired = {raw for raw, name in cleaned.items() if name.kind is NameKind.MISPRINT}
    assert repaired == {
        "リリアナの軍旗手（しゅ",
        "諸島の雨雲ぐも）",
        "君きみ）は囚人を見つけた",
        "へイヴンウッドの古戦場",
        "溶滓のへリオン",
        "茨の吟遊詩人、べロ",
        "アマリア・べナヴィデス・アギーレ",
    }
