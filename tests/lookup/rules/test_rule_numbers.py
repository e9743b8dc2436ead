"""Rule numbers as people type them, and where they lead."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.corpus.rule_texts.alignment import Change
from rulings.corpus.rule_texts.concordance import Concordance, load_bundled_concordance
from rulings.corpus.rule_texts.numbering import SUBRULE_LETTERS
from rulings.lookup.rules.rule_numbers import ResolvedRule, is_only_references, parse_rule_references, resolve_reference


@pytest.fixture(scope="module")
def concordance() -> Concordance:
    return load_bundled_concordance()


def resolve(text: str, concordance: Concordance) -> ResolvedRule:
    (reference,) = parse_rule_references(text)
    return resolve_reference(reference, concordance)


DRESSES = [
    "701.17c", "CR701.17c", "CR 701.17c", "cr:701.17c", "rule 701.17c", "Rule701.17c", "701-17c", "７０１．１７ｃ",
    "ＣＲ７０１．１７ｃ", "総合ルール701.17c", "ルール701.17c", "701の17c", "701の17のc", "総合ルール701の17のc",
    "701。17c", "701 . 17 c", "701.17C", "701.17.c", "701.17(c)", "70l.17c", "7O1.17c", "701.l7c", "#701.17c",
    "§701.17c", "701ー17ｃ", "comprehensive rules 701.17c", "701.17cとは？", "CR.701.17c", "C.R. 701.17c",
    "comp. rules 701.17c", "701,17c", "701、17c", "701 17c", "701 17 c", "70117c", "701_17c", "701:17c", "701/17c",
    "701.17-c", "701-17-c", "701.17. c", "701.17 (c)", "701.17[c]", "７０１・１７・ｃ", "701の17番のc", "第701条17項c",
    "総合ルール第701.17c項", "マジック総合ルール（和訳） 701.17c", "七〇一・一七c", "701.I7c", "7O1.I7c",
    "ルール 701.17c について",
    "701.17cを見せて", "701.17cの内容を教えてください", "701.17c please", "show me rule 701.17c",
    "what does 701.17c say",
    "【701.17c】", "`701.17c`", "**701.17c**", "“701.17c”", "701.17c.", "mtg cr 701.17c",
]  # fmt: skip


@pytest.mark.parametrize("text", DRESSES)
def test_one_number_in_every_dress(text: str) -> None:
    assert [reference.number for reference in parse_rule_references(text)] == ["701.17c"]
    assert is_only_references(text)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("701.17", "701.17"), ("701", "701"), ("７０１", "701"), ("CR 7", "7"), ("第7章", "7"), ("7", "7"),
        ("704.5aa", "704.5aa"), ("100.1.", "100.1"), ("702-100", "702.100"), ("701.", "701"), ("第701", "701"),
        ("701条", "701"), ("section 701", "701"), ("Section 7", "7"), ("7045k", "704.5k"), ("IOO.1", "100.1"),
    ],
)  # fmt: skip
def test_rules_sections_and_chapters(text: str, number: str) -> None:
    assert [reference.number for reference in parse_rule_references(text)] == [number]


@pytest.mark.parametrize(
    ("text", "first", "last"),
    [
        ("613.1-613.4", "613.1", "613.4"), ("613.1〜613.4", "613.1", "613.4"), ("613.1-4", "613.1", "613.4"),
        ("601.2b–f", "601.2b", "601.2f"), ("613.1から613.4まで", "613.1", "613.4"), ("101-103", "101", "103"),
        ("rules 601.2b through 601.2f", "601.2b", "601.2f"), ("613.1..613.4", "613.1", "613.4"),
        ("613.1 thru 613.4", "613.1", "613.4"), ("701.17 a-c", "701.17a", "701.17c"),
    ],
)  # fmt: skip
def test_ranges(text: str, first: str, last: str) -> None:
    (reference,) = parse_rule_references(text)
    assert (reference.number, reference.last) == (first, last)
    assert is_only_references(text)


def test_several_at_once_in_their_order_and_place() -> None:
    text = "CR 701.17c、701の17のd と614.1a"
    references = parse_rule_references(text)
    assert [reference.number for reference in references] == ["701.17c", "701.17d", "614.1a"]
    assert [text[reference.start : reference.end] for reference in references] == ["CR 701.17c", "701の17のd", "614.1a"]


@pytest.mark.parametrize(
    ("text", "edition"),
    [
        ("701.13a 2023", date(2023, 12, 31)), ("701.13a (2023年)", date(2023, 12, 31)),
        ("2023年の701.13a", date(2023, 12, 31)), ("701.13a (20231117.0)", date(2023, 11, 17)),
        ("CR20231117.0 701.13a", date(2023, 11, 17)), ("701.13a 2023-11-17", date(2023, 11, 17)),
        ("701.13a 2023/11", date(2023, 11, 30)), ("701.13a2023", date(2023, 12, 31)),
        ("701.13a November 2023", date(2023, 11, 30)), ("701.13a, Nov 17, 2023", date(2023, 11, 17)),
        ("2023年11月17日 701.13a", date(2023, 11, 17)),
    ],
)  # fmt: skip
def test_an_edition_beside_the_number(text: str, edition: date) -> None:
    (reference,) = parse_rule_references(text)
    assert (reference.number, reference.edition) == ("701.13a", edition)


@pytest.mark.parametrize("text", ["601.2b, c", "601.2bとc", "601.2b/c", "601.2b and c", "601.2b・c"])
def test_further_subrules_by_their_letters_alone(text: str) -> None:
    assert [reference.number for reference in parse_rule_references(text)] == ["601.2b", "601.2c"]
    assert is_only_references(text)


def test_an_article_after_a_number_is_no_letter() -> None:
    assert [reference.number for reference in parse_rule_references("601.2b and a spell")] == ["601.2b"]
    assert [reference.number for reference in parse_rule_references("601.2b and I cast it")] == ["601.2b"]


@pytest.mark.parametrize(
    ("text", "edition"),
    [
        ("701.13a '23", date(2023, 12, 31)),
        ("701.13a 23年版", date(2023, 12, 31)),
        ("701.13a 23年7月", date(2023, 7, 31)),
        ("701.13a '99", date(1999, 12, 31)),
        ("701.13a 令和5年", date(2023, 12, 31)),
        ("701.13a 平成元年", date(1989, 12, 31)),
        ("701.13a 11/2023", date(2023, 11, 30)),
        ("701.13a ver 20231117.0", date(2023, 11, 17)),
    ],
)
def test_a_year_in_two_digits_or_of_an_era(text: str, edition: date) -> None:
    (reference,) = parse_rule_references(text)
    assert (reference.number, reference.edition) == ("701.13a", edition)
    assert is_only_references(text)


@pytest.mark.parametrize("text", ["0701.17c", "00701.17c", "r701.17c", "R. 701.17c", "CR 0701.17c"])
def test_leading_zeros_and_short_prefixes(text: str) -> None:
    assert [each.number for each in parse_rule_references(text)] == ["701.17c"]
    assert is_only_references(text)


def test_each_number_has_the_edition_after_it() -> None:
    references = parse_rule_references("502.33a 2004 と 701.13a 2023")
    assert [(r.number, r.edition) for r in references] == [
        ("502.33a", date(2004, 12, 31)),
        ("701.13a", date(2023, 12, 31)),
    ]


def test_a_year_elsewhere_in_a_longer_text_is_no_edition() -> None:
    (reference,) = parse_rule_references("2003年に発売された。rule 502.33 が加わった。2009年には別の番号になった。")
    assert (reference.number, reference.edition) == ("502.33", None)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "安らかなる眠り",
        "701枚引く",
        "3/3に2点",
        "20231117",
        "2023-11-17",
        "1.5",
        "045-701-1234",
        "1-800-123-4567",
        "2023",
        "2,000 points",
        "100,000",
        "100 cards",
        "MTR 4.2",
        "rule of law",
        "110 a",
        "第一",
    ],
)
def test_what_is_no_rule_number(text: str) -> None:
    assert parse_rule_references(text) == ()
    assert not is_only_references(text)


def test_a_number_among_other_words_counts_when_it_has_a_dot_or_a_prefix() -> None:
    assert [r.number for r in parse_rule_references("安らかなる眠り 614.6 どうなる")] == ["614.6"]
    assert [r.number for r in parse_rule_references("rule 725〔再開〕を参照")] == ["725"]
    assert not is_only_references("安らかなる眠り 614.6 どうなる")


def test_skipped_letters_are_read_as_digits_where_such_a_rule_exists(concordance: Concordance) -> None:
    """Subrules skip l and o because they look like 1 and 0."""
    assert resolve("701.1o", concordance).number == "701.10"
    nearest = resolve("704.5l", concordance)
    assert (nearest.number, nearest.is_nearest, nearest.today) == ("704.5", True, ("704.5",))


def test_a_number_that_never_was_leads_to_its_nearest_parent(concordance: Concordance) -> None:
    found = resolve("701.99z", concordance)
    assert (found.number, found.is_nearest, found.today) == ("701", True, ("701",))


def test_a_number_that_only_old_editions_have_leads_to_today(concordance: Concordance) -> None:
    found = resolve("502.33a", concordance)
    assert (found.number, found.is_nearest, found.today) == ("502.33a", False, ("702.6a",))


def test_a_removed_rule_says_when(concordance: Concordance) -> None:
    found = resolve("300.3 2003", concordance)
    assert found.today == ()
    assert [(c.change, c.changed_on) for c in found.counterparts] == [(Change.REMOVED, date(2009, 7, 11))]
    assert all(meaning.today.changed_on != date(2009, 7, 11) for meaning in found.former)


def test_a_bare_number_of_today_also_tells_what_it_was(concordance: Concordance) -> None:
    found = resolve("701.13a", concordance)
    assert found.today == ("701.13a",)
    assert found.former[0].today.numbers == ("701.17a",)


def test_with_an_edition_the_number_means_what_it_meant_then(concordance: Concordance) -> None:
    assert resolve("701.13a 2023", concordance).today == ("701.17a",)


def test_an_edition_that_lacks_the_number_does_not_lead_to_nothing(concordance: Concordance) -> None:
    assert resolve("701.17a 2005", concordance).today == ("701.17a",)


@given(
    st.integers(100, 999),
    st.integers(1, 210),
    st.sampled_from(["", *SUBRULE_LETTERS, "aa"]),
    st.sampled_from(["{}.{}{}", "CR {}.{}{}", "{}の{}{}", "総合ルール{}-{}{}", "({}.{}{})", "{}。{}{} 2019"]),
)
def test_every_number_reads_back_whatever_it_wears(section: int, rule: int, letters: str, dress: str) -> None:
    if "-" in dress and rule > section:
        return  # 101-205 is a range of sections
    text = dress.format(section, rule, letters)
    assert [reference.number for reference in parse_rule_references(text)] == [f"{section}.{rule}{letters}"]


@given(st.text(max_size=60))
def test_any_text_is_read_without_a_crash_and_places_are_within_it(text: str) -> None:
    for reference in parse_rule_references(text):
        assert 0 <= reference.start < reference.end <= len(text)
