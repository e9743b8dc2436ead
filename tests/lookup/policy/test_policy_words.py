"""Words of tournament policy in both languages, and what is none."""

import json
from pathlib import Path

import pytest

from rulings.corpus.bundled import BundledDataError
from rulings.corpus.policy import PolicyDocument, load_bundled_policy, load_policy
from rulings.lookup.policy.finding import PolicyMatch, load_policy_index
from tests.places import SHARED


def found(text: str) -> tuple[str, list[str]] | None:
    answer = load_policy_index().find(text)
    return None if answer is None else (answer.match.name, [section.key for section in answer.sections])


@pytest.mark.parametrize(
    ("typed", "sections"),
    [
        ("HCE", ["IPG 2.3"]),
        ("GRV", ["IPG 2.5"]),
        ("L@EC", ["IPG 2.2"]),
        ("l＠ec", ["IPG 2.2"]),
        ("LEC", ["IPG 2.2"]),
        ("USC", ["IPG 4"]),
        ("USC - Major", ["IPG 4.2"]),
        ("FtMGS", ["IPG 2.6"]),
        ("DQ", ["IPG 1.1"]),
        ("DECKLISTS", ["IPG 3.4", "MTR 2.7"]),
        ("missed trigger", ["IPG 2.1", "MTR 4.5"]),
        ("What is a missed trigger?", ["IPG 2.1", "MTR 4.5"]),
        ("penalty for slow play", ["IPG 3.3", "MTR 5.5"]),
        ("slow play penalty", ["IPG 3.3", "MTR 5.5"]),
        ("Game Play Error — Missed Trigger", ["IPG 2.1"]),
        ("Tournament Error - Tardiness", ["IPG 3.1"]),
        ("ゲーム上の誤り ─ 誘発忘れ", ["IPG 2.1"]),
        ("誘発忘れ", ["IPG 2.1", "MTR 4.5"]),
        ("誘発忘れとは", ["IPG 2.1", "MTR 4.5"]),
        ("遅刻", ["IPG 3.1"]),
        ("遅刻の懲罰は？", ["IPG 3.1"]),
        ("遅刻したらどうなる？", ["IPG 3.1"]),
        ("遅いプレイ", ["IPG 3.3", "MTR 5.5"]),
        ("スロー・プレイ", ["IPG 3.3", "MTR 5.5"]),
        ("デッキリスト", ["IPG 3.4", "MTR 2.7"]),
        ("追加のカードを見る", ["IPG 2.2"]),
        ("過剰なカードを引いた", ["IPG 2.3"]),
        ("シャッフル不足", ["IPG 3.9"]),
        ("非紳士的行為", ["IPG 4", "MTR 5.4"]),
        ("時間延長", ["MTR 2.6"]),
        ("out of order sequencing", ["MTR 4.3"]),
        ("一般REL", ["MTR 1.12"]),
    ],
)
def test_a_word_names_its_sections_and_nothing_else(typed: str, sections: list[str]) -> None:
    assert found(typed) == ("NAMED", sections)


@pytest.mark.parametrize(
    ("typed", "sections"),
    [
        ("MTR 4.8", ["MTR 4.8"]),
        ("ipg2-3", ["IPG 2.3"]),
        ("IPG § 2.3 Hidden Card Error", ["IPG 2.3"]),
        ("ＩＰＧ　２．３", ["IPG 2.3"]),
        ("マジック・イベント規定 2.10", ["MTR 2.10"]),
        ("イベント規定の2.5", ["MTR 2.5"]),
        ("違反処置指針 第2章", ["IPG 2"]),
        ("JAR common issues", ["JAR Common Issues"]),
        ("IPGって何", ["IPG Magic Infraction Procedure Guide"]),
        ("Judging at Regular REL", ["JAR Judging at Regular Rules Enforcement Level"]),
        ("MTR 99.9", []),
        ("IPG 2.3.4", []),
        ("MTR 100", []),
        ("MTR 2.111", []),
    ],
)
def test_a_document_with_a_number_or_title(typed: str, sections: list[str]) -> None:
    assert found(typed) == ("NUMBERED", sections)


@pytest.mark.parametrize("typed", ["missed triger", "slow plya", "tardyness", "hidden crad error"])
def test_a_typing_mistake_is_forgiven(typed: str) -> None:
    answer = load_policy_index().find(typed)
    assert answer is not None
    assert answer.match is PolicyMatch.NEAR


@pytest.mark.parametrize(
    ("typed", "section"),
    [
        ("My opponent is 12 minutes late for the match, what do I do", "IPG 3.1"),
        ("can I use proxies at FNM?", "MTR 3.4"),
        ("相手が誘発忘れをしたときの処理は？", "IPG 2.1"),
        ("試合中にメモを取ってもいい？", "MTR 2.11"),
    ],
)
def test_a_word_inside_a_question_leads_there(typed: str, section: str) -> None:
    answer = load_policy_index().find(typed)
    assert answer is not None
    assert answer.match is PolicyMatch.INSIDE
    assert answer.sections[0].key == section


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "4.1",
        "701.17c",
        "Lightning Bolt",
        "稲妻",
        "Rest in Peace + Wasteful Harvest",
        "does Humility remove abilities",
        "when does a trigger go on the stack",
        "誘発型能力はいつスタックに置かれますか",
        "カウンター",
        "プレイヤーが土地をプレイした",
        "can I take back control of my creature",
        "which players draw a card",
        "IPGX 2.3",
        "exile the top two cards in a face-down pile, shuffle that pile",
        "いかさま師の能力を起動する",
        "共謀を持つ呪文をコピーする",
        "窃盗を打ち消す",
    ],
)
def test_what_has_no_word_of_policy_finds_nothing(typed: str) -> None:
    assert found(typed) is None


@pytest.mark.parametrize(
    ("typed", "section"), [("players", "MTR 1.10"), ("サイドボード", "MTR 3.16"), ("警告", "IPG 1.1")]
)
def test_a_plain_word_counts_only_alone(typed: str, section: str) -> None:
    assert found(typed) == ("WORD", [section])
    assert found(f"Opt, {typed}, 稲妻") is None


def test_every_title_and_word_finds_its_section() -> None:
    index = load_policy_index()
    missed = []
    for facts in load_bundled_policy():
        for section in facts.sections:
            for word in (section.en, section.ja or section.en, *section.also, *section.alone):
                answer = index.find(word)
                # A document goes before its own chapter of the same title.
                if answer is None or not {section, facts.document} & {*answer.sections}:
                    missed.append(f"{section.key}: {word}")
    assert missed == []


def test_numbers_and_titles_are_those_of_the_guide_of_2019() -> None:
    path = SHARED / "data" / "policy" / "ipg-2019.json"
    if not path.is_file():
        pytest.skip(f"{path} is not there")
    facts = load_policy_index().facts_of(PolicyDocument.IPG)
    printed = {number: each["title"] for number, each in json.loads(path.read_text(encoding="utf-8")).items()}
    ours = {section.number: section.en for section in facts.sections}
    assert ours.keys() == printed.keys()
    for number, title in printed.items():
        assert title.casefold().endswith(ours[number].casefold())
    for number, name in facts.classes.items():
        assert f" {name} — ".casefold() in printed[f"{number}.1"].casefold()


def test_a_broken_file_is_told_with_all_its_faults(tmp_path: Path) -> None:
    (tmp_path / "documents.toml").write_text(
        '[[document]]\nkey = "ipg"\nen = "A"\nja = "B"\nas_of = "2019"\n'
        '[[document]]\nkey = "xyz"\nen = "A"\nja = "B"\n',
        encoding="utf-8",
    )
    (tmp_path / "ipg.toml").write_text(
        '[[section]]\nnumber = "1"\nen = "A"\nnumbr = 2\n[[section]]\nnumber = "1"\nen = "B"\n', encoding="utf-8"
    )
    with pytest.raises(BundledDataError) as raised:
        load_policy(tmp_path)
    for fault in ("unknown key numbr", "1 twice", "xyz"):
        assert fault in str(raised.value)
