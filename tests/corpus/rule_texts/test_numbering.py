"""Facts that follow from the shape of a rule number."""

import pytest

from rulings.corpus.rule_texts.numbering import (
    RuleKind,
    find_gaps,
    is_rule_number,
    kind_of,
    letters_after,
    order_of,
    parent_of,
)


def test_letters_l_and_o_are_skipped__introduction() -> None:
    assert letters_after("k") == "m"
    assert letters_after("n") == "p"


def test_letters_go_on_with_aa_after_z__704_5aa() -> None:
    assert letters_after("z") == "aa"
    assert order_of("704.5z") < order_of("704.5aa") < order_of("704.6")


@pytest.mark.parametrize("text", ["701.17c", "704.5aa", "100.1", "613", "7"])
def test_shapes_of_numbers_that_the_rules_use(text: str) -> None:
    assert is_rule_number(text)


@pytest.mark.parametrize("text", ["", "70", "1.5", "701.", "701.17C", "0", "012.1", "701.17abc", "701.17c "])
def test_shapes_that_are_no_number(text: str) -> None:
    assert not is_rule_number(text)


def test_a_subrule_leads_up_to_its_chapter() -> None:
    chain = ["701.17c"]
    while (parent := parent_of(chain[-1])) is not None:
        chain.append(parent)
    assert chain == ["701.17c", "701.17", "701", "7"]
    assert [kind_of(number) for number in chain] == [
        RuleKind.SUBRULE, RuleKind.RULE, RuleKind.SECTION, RuleKind.CHAPTER,
    ]  # fmt: skip


def test_no_number_has_no_kind() -> None:
    with pytest.raises(ValueError, match="not a rule number"):
        kind_of("Mill")


def test_a_part_that_is_missing_from_a_text_leaves_a_gap() -> None:
    whole = ["7", "700", "701", "701.1", "701.1a", "701.1b", "701.2", "702", "702.1", "702.1k", "702.1m"]
    letters = [f"702.1{letter}" for letter in "abcdefghij"]
    assert find_gaps([*whole, *letters]) == ()
    without = [number for number in (*whole, *letters) if number not in ("701", "701.1", "702.1c", "701.1a")]
    assert find_gaps(without) == ("701", "701.1", "701.1a", "702.1c")
