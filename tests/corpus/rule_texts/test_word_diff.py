"""The difference between two wordings."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from rulings.corpus.rule_texts.word_diff import Side, Stretch, diff_words

WORDS = st.lists(st.sampled_from(["a", "card", "rule 701.17", "カードを", "引く", "。", " ", "\n", "’s"]), max_size=20)


def joined(stretches: tuple[Stretch, ...], side: Side) -> str:
    return "".join(stretch.text for stretch in stretches if stretch.side in (Side.BOTH, side))


@given(WORDS, WORDS)
def test_the_stretches_give_both_texts_back(old: list[str], new: list[str]) -> None:
    before, after = "".join(old), "".join(new)
    stretches = diff_words(before, after)
    assert (joined(stretches, Side.OLD), joined(stretches, Side.NEW)) == (before, after)
    assert all(one.side is not other.side for one, other in pairwise(stretches))


def test_equal_texts_have_one_stretch() -> None:
    assert diff_words("Mill a card.", "Mill a card.") == (Stretch(Side.BOTH, "Mill a card."),)
    assert diff_words("", "") == ()


def test_a_changed_reference_is_one_word() -> None:
    assert diff_words("See rule 701.13a, please.", "See rule 701.17a, please.") == (
        Stretch(Side.BOTH, "See rule "),
        Stretch(Side.OLD, "701.13a"),
        Stretch(Side.NEW, "701.17a"),
        Stretch(Side.BOTH, ", please."),
    )


def test_japanese_is_compared_sign_by_sign() -> None:
    assert diff_words("場に出る。", "戦場に出る。") == (Stretch(Side.NEW, "戦"), Stretch(Side.BOTH, "場に出る。"))
