"""Tokens in Japanese: by their subtypes, as an official text names them (CR 111.4)."""

from rulings.language import Language
from rulings.narrate.naming import Names


def test_a_token_named_by_its_subtypes_has_a_japanese_name__111_4() -> None:
    names = Names({})
    assert names.card("Soldier Token", Language.JA) == "兵士・トークン"
    assert names.japanese("Phyrexian Zombie Token") == "ファイレクシアン・ゾンビ・トークン"
    assert names.card("Soldier Token", Language.EN) == "Soldier Token"


def test_a_token_with_a_name_of_its_own_keeps_it__111_4() -> None:
    assert Names({}).card("Marit Lage Token", Language.JA) == "Marit Lage Token"


def test_a_token_that_copies_a_card_has_the_name_of_the_card__707_2() -> None:
    assert Names({"Grizzly Bears": "灰色熊"}).card("Grizzly Bears", Language.JA) == "《灰色熊》"


def test_a_chosen_word_is_said_in_the_language() -> None:
    names = Names({"Thassa's Oracle": "タッサの神託者"})
    chosen = ("Goblin", "deathtouch", "creature", "mode 2", "white", "Thassa's Oracle")
    said = [names.said(one, Language.JA) for one in chosen]
    assert said == ["ゴブリン", "接死", "クリーチャー", "モード2", "白", "《タッサの神託者》"]
    assert names.said("mode 2", Language.EN) == "mode 2"
    assert names.said("player B", Language.JA) == "プレイヤーB"
