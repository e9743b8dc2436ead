"""Nothing that a person typed is posted as markup, whatever it is put into."""

import ast
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.render.characters import clean
from bot.render.document import Document, heading, item, note, quote, text
from bot.render.embed import (
    DESCRIPTION_LIMIT,
    FOOTER_LIMIT,
    TITLE_LIMIT,
    TOTAL_LIMIT,
    render_embeds,
    render_notice,
)
from bot.render.markup import escape, escape_within
from tests.bot.hostile import EXAMPLES, hostile
from tests.discord_server.markdown import read
from tests.places import ROOT

UNSEEN = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\U000e0000-\U000e007f]"
)
OURS = {"bold", "quote", "small"}
"""Marks that the bot itself puts around a text."""


def test_the_reader_knows_what_does_something() -> None:
    for written, mark in (
        ("[a](https://b.example)", "link"),
        ("https://b.example", "address"),
        ("discord.gg/abc", "address"),
        ("<@1>", "mention"),
        ("@everyone", "mention"),
        (":skull:", "emoji"),
        ("<t:0:R>", "time"),
        ("a `b` c", "code"),
        ("```\nb\n```", "code"),
        ("a **b** c", "bold"),
        ("||b||", "spoiler"),
        ("~~b~~", "struck"),
        ("_b_", "italics"),
        ("*b*", "italics"),
        ("a\n# b", "heading"),
        ("-# b", "small"),
        ("> b", "quote"),
        ("1. b", "list"),
    ):
        assert mark in read(written).marks, written
    assert read(r"\[a](https\://b.example) \@everyone").words == "[a](https://b.example) @everyone"
    assert not read(r"\[a](https\://b.example) \@everyone").marks


@given(hostile)
@pytest.mark.parametrize("given_example", EXAMPLES)
def test_an_escaped_text_is_shown_letter_by_letter(given_example: str, words: str) -> None:
    for typed in (given_example, words):
        shown = read(escape(typed))
        assert shown.marks == set()
        assert not UNSEEN.search(shown.words)
        assert shown.words == clean(typed)


@given(hostile, st.integers(2, 60))
def test_a_text_that_is_cut_is_still_text(words: str, limit: int) -> None:
    cut = escape_within(words, limit)
    assert len(cut) <= limit
    assert read(cut).marks == set()
    assert clean(words).startswith(read(cut).words.removesuffix("…"))


@given(hostile)
def test_no_part_of_a_document_is_markup(words: str) -> None:
    document = Document(
        words, (text(words), heading(words), quote(words, words), item(words), item(words, words), note(words)), words
    )
    embeds = render_embeds(document)
    for embed in [*embeds, render_notice(words)]:
        assert read(embed.title or "").marks == set()
        shown = read(embed.description or "")
        assert shown.marks <= OURS
        assert not UNSEEN.search(shown.words + (embed.footer.text or "") + (embed.title or ""))


@pytest.mark.parametrize("words", ["||" * 4000, "# \n" * 4000, "\n" * 4000, "`" * 9000, "長" * 9000])
def test_embeds_keep_to_the_limits_whatever_has_to_be_escaped(words: str) -> None:
    document = Document(words, (text(words), quote(words, words[:100]), note(words)), words)
    for embed in [*render_embeds(document), render_notice(words)]:
        assert len(embed.title or "") <= TITLE_LIMIT
        assert len(embed.description or "") <= DESCRIPTION_LIMIT
        assert len(embed.footer.text or "") <= FOOTER_LIMIT
        assert len(embed) <= TOTAL_LIMIT


def calls(file: Path) -> list[ast.Call]:
    return [node for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]


def test_only_one_file_makes_embeds_and_only_one_answers_interactions() -> None:
    """So that no caller can forget to escape, or write outside of an embed."""
    made, answered = set(), set()
    for file in ROOT.glob("bot/**/*.py"):
        for call in calls(file):
            name = ast.unparse(call.func)
            if name.endswith(("discord.Embed", ".add_field", ".set_footer", ".set_author")):
                made.add(file.name)
            if re.search(r"interaction\.(response\.\w+|followup\.\w+|edit_original_response)$", name):
                answered.add(file.name)
    assert made == {"embed.py"}
    assert answered - {"gate.py"} == {"delivery.py"}, "gate.py says two sentences of its own while the bot stops"


def test_a_message_has_no_content() -> None:
    source = (ROOT / "bot" / "delivery.py").read_text(encoding="utf-8")
    assert re.findall(r'"content": (\w+)', source) == ["None"]
    assert "content=" not in source
