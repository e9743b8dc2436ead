"""Documents: pages lose nothing, and embeds stay within Discord's limits."""

import click
import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.render.document import Block, BlockKind, Document, block_size, heading, item, paginate, quote, text
from bot.render.embed import DESCRIPTION_LIMIT, FOOTER_LIMIT, TITLE_LIMIT, TOTAL_LIMIT, render_embeds
from bot.render.line_breaking import break_lines
from bot.render.search import excerpt
from bot.render.text import display_width, render_text

WORDS = st.text(st.sampled_from("森島、。「」ー ab.*_>`~|\n"), max_size=200)
BLOCKS = st.lists(st.builds(Block, st.sampled_from(BlockKind), WORDS, st.sampled_from(["", "CR 701.17c"])), max_size=12)


def bare(words: str) -> str:
    return "".join(words.split())


@given(BLOCKS, st.integers(60, 300))
def test_pages_hold_every_character_in_order(blocks: list[Block], page_size: int) -> None:
    pages = paginate(blocks, page_size)
    assert bare("".join(block.label + block.text for page in pages for block in page)) == bare(
        "".join(block.label + block.text for block in blocks)
    )


@given(BLOCKS, st.integers(60, 300))
def test_no_page_is_too_long(blocks: list[Block], page_size: int) -> None:
    assert all(sum(map(block_size, page)) <= page_size for page in paginate(blocks, page_size))


def test_a_heading_goes_to_the_page_of_what_it_opens() -> None:
    pages = paginate([text("a" * 60), heading("Subrules"), item("b" * 60)], 120)
    assert [block.text[0] for page in pages for block in page[:1]] == ["a", "S"]


def test_an_empty_document_is_one_page() -> None:
    assert paginate([], 100) == [()]


def test_a_long_rule_is_cut_after_a_sentence() -> None:
    pages = paginate([quote("First sentence here. Second sentence is the rest.")], 50)
    assert [page[0].text for page in pages] == ["First sentence here.", "Second sentence is the rest."]


@given(BLOCKS, st.text(max_size=400), st.text(max_size=2500))
def test_embeds_stay_within_the_limits_of_discord(blocks: list[Block], title: str, footer: str) -> None:
    for embed in render_embeds(Document(title, tuple(blocks), footer)):
        assert len(embed.title or "") <= TITLE_LIMIT
        assert len(embed.description or "") <= DESCRIPTION_LIMIT
        assert len(embed.footer.text or "") <= FOOTER_LIMIT
        assert len(embed) <= TOTAL_LIMIT


def test_the_worst_page_still_fits() -> None:
    worst = Document("t" * 256, (quote("*" * 100_000),), "f" * 2048)
    assert all(len(embed.description or "") <= DESCRIPTION_LIMIT for embed in render_embeds(worst))


def test_marks_of_card_texts_are_no_markdown() -> None:
    embed = render_embeds(Document("Tarmogoyf", (text("*/1+*"), quote("_____ Goblin")), ""))[0]
    assert discord.utils.remove_markdown(embed.description or "").count("*") == 0
    assert r"\*/1+\*" in (embed.description or "")


def test_terminal_lines_keep_to_the_width() -> None:
    document = Document("森", (item("安らかなる眠りは「墓地に置かれる」を追放に置き換える。" * 5, "CR 614.1a"),))
    assert all(display_width(line) <= 46 for line in click.unstyle(render_text(document, width=46)).split("\n"))


@pytest.mark.parametrize("mark", "、。」ーっ")
def test_no_line_starts_with_a_mark_that_may_not(mark: str) -> None:
    assert all(line[0] != mark for line in break_lines(f"あいう{mark}えお", 6, display_width))


def test_english_breaks_between_words() -> None:
    assert break_lines("Asmor the great cat", 10, len) == ["Asmor the", "great cat"]


def test_a_match_is_set_off_and_its_marks_are_escaped() -> None:
    embed = render_embeds(Document("t", (Block(BlockKind.ITEM, "a *b* c", "CR 1", marks=((2, 5),)),)))[0]
    assert embed.description == r"**CR 1** a **\*b\*** c"


def test_an_excerpt_keeps_its_first_match() -> None:
    words = "x " * 200 + "match" + " y" * 200
    shown, marks = excerpt(words, ((400, 405),))
    assert shown.startswith("…")
    assert shown.endswith("…")
    assert [shown[first:last] for first, last in marks] == ["match"]
