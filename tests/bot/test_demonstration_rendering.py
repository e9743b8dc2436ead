"""A demonstration as people see it: told, drawn and reported."""

import io
import json
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from bot.errors import FontMissingError
from bot.render.board import render_board
from bot.render.board.fonts import find_font_file
from bot.render.board.text import board_blocks
from bot.render.demonstration import overview_document, scenes, told_document
from bot.render.document import Document
from bot.render.meeting_not_found import meeting_not_found_document
from bot.render.picture_files import write_pictures
from bot.render.table_report import render_table_report
from rulings.answer.records import CardName, DemonstrationTitle
from rulings.cite import cite
from rulings.language import Language
from rulings.narrate.report import CardView, Detail, ExpectResult, Status, Step
from tests.bot.played import AFTER, ANSWER, BEFORE, EXILED, NOT_FOUND, PLAY, REFUSED


def words(document: Document) -> str:
    return "\n".join([document.title, *(f"{block.label} {block.text}" for block in document.blocks), document.footer])


def test_every_step_is_told_with_its_rules() -> None:
    told = words(overview_document(Language.JA, ANSWER))
    for text in (
        "Aは《荒涼たる収穫》を唱える。",
        "切削されたカードは代わりに追放される。（CR 614.6）",
        "（CR 701.17c）",
    ):
        assert text in told
    assert "優先権" not in told


def test_detail_decides_what_is_told() -> None:
    assert "gets priority" in words(overview_document(Language.EN, ANSWER, Detail.EVERYTHING))
    result = words(overview_document(Language.EN, ANSWER, Detail.RESULT))
    assert "is in hand" in result
    assert "casts" not in result


def test_cited_rules_are_said_in_words_once() -> None:
    told = words(overview_document(Language.EN, ANSWER))
    assert told.count("Milled cards can be found.") == 1


def test_other_demonstrations_are_told_with_the_cards_to_ask_for() -> None:
    other = DemonstrationTitle("x", "A title", "題名", (CardName("Opt", "選択"), CardName("Shock", "ショック")))
    shown = replace(ANSWER, others=(other,))
    assert "“A title” (Opt + Shock)" in words(overview_document(Language.EN, shown))
    assert "「題名」（選択 + ショック）" in words(overview_document(Language.JA, shown))


def test_what_holds_from_the_start_is_told_before_the_first_step() -> None:
    standing = (Step(Detail.STEPS, "layer 6: it has no abilities.", "種類別6：能力を失う。", (cite("613.1f", "x"),)),)
    shown = replace(ANSWER, playthrough=replace(PLAY, standing=standing))
    told = words(overview_document(Language.EN, shown))
    assert told.index("• Layer 6: it has no abilities. (CR 613.1f)") < told.index("1. A casts")
    assert "Layer 6" in words(scenes(Language.EN, shown)[0].document)


def test_where_nothing_is_told_at_the_usual_detail_everything_is() -> None:
    quiet = replace(PLAY, steps=(PLAY.steps[1],))
    assert "A gets priority." in words(overview_document(Language.EN, replace(ANSWER, playthrough=quiet)))


@pytest.mark.parametrize("language", Language)
def test_no_scene_found_is_said_as_that_and_never_as_a_denial(language: Language) -> None:
    told = words(meeting_not_found_document(language, NOT_FOUND))
    assert ("No scene was found" if language is Language.EN else "見つかりませんでした") in told
    assert "両方に関わる裁定の文" in told
    assert ("Milled cards" if language is Language.EN else "切削されたカード") in told
    one = words(meeting_not_found_document(language, replace(NOT_FOUND, cards=NOT_FOUND.cards[:1])))
    assert ("what this card does" if language is Language.EN else "このカードの働き") in one


def test_a_terminal_shows_the_table_before_and_after() -> None:
    told = words(told_document(Language.JA, ANSWER))
    before, after = told.index("始める前の盤面"), told.index("終わった後の盤面")
    assert "荒涼たる収穫" in told[before:after]
    assert "A 追放: ショック" in told[after:]
    assert "A 手札: 灰色熊（2/2）" in told[after:]


def test_what_is_not_understood_is_named() -> None:
    told = words(overview_document(Language.JA, REFUSED))
    assert "that player discards a card" in told
    assert "推測せずに" in told


def test_a_refused_table_shows_no_board() -> None:
    refused = replace(REFUSED, playthrough=replace(REFUSED.playthrough, before=BEFORE))
    told = words(told_document(Language.JA, refused))
    assert "推測せずに" in told
    assert "始める前の盤面" not in told


def test_an_unmet_expectation_is_shown() -> None:
    wrong = replace(PLAY, status=Status.WRONG, expect=(ExpectResult(2, False, '{"life": 20}', "17"),))
    assert '2. {"life": 20} ≠ 17' in words(overview_document(Language.EN, replace(ANSWER, playthrough=wrong)))


def test_scenes_begin_with_the_set_up_and_end_with_the_last_board() -> None:
    stops = scenes(Language.EN, ANSWER)
    assert [stop.board for stop in (stops[0], stops[-1])] == [BEFORE, AFTER]
    assert len(stops) == 5
    assert "Step 2/4" in stops[2].document.footer


def test_a_scene_shows_the_choice_and_what_was_chosen() -> None:
    told = words(scenes(Language.JA, ANSWER)[3].document)
    assert "◉ 灰色熊" in told
    assert "○ 何も選ばない" in told


def test_a_choice_of_nothing_is_marked_as_chosen() -> None:
    choice = PLAY.steps[3].decision
    assert choice is not None
    declined = replace(PLAY, steps=(*PLAY.steps[:3], replace(PLAY.steps[3], decision=replace(choice, chosen=()))))
    told = words(scenes(Language.EN, replace(ANSWER, playthrough=declined))[-1].document)
    assert "○ Grizzly Bears" in told
    assert "◉ none of them" in told


def test_of_hundreds_of_options_only_the_chosen_one_is_listed() -> None:
    choice = PLAY.steps[3].decision
    assert choice is not None
    types = tuple(f"Type {number}" for number in range(300))
    long = replace(choice, options_en=types, options_ja=types, answers=types, chosen=(7,))
    told = words(
        overview_document(
            Language.EN, replace(ANSWER, playthrough=replace(PLAY, steps=(replace(PLAY.steps[3], decision=long),)))
        )
    )
    assert "◉ Type 7" in told
    assert "and 299 others" in told
    assert "Type 8" not in told


def test_untold_steps_leave_their_board_to_the_step_before() -> None:
    hidden = replace(PLAY, steps=(PLAY.steps[0], replace(PLAY.steps[1], board=EXILED), *PLAY.steps[4:]))
    assert scenes(Language.EN, replace(ANSWER, playthrough=hidden))[1].board == EXILED


@pytest.mark.parametrize("language", Language)
def test_pictures_are_as_wide_as_a_phone_needs(language: Language) -> None:
    picture = Image.open(io.BytesIO(render_board(language, AFTER, before=BEFORE)))
    assert picture.format == "PNG"
    assert picture.width == 1080
    assert picture.height < 3 * picture.width


def test_the_same_board_gives_the_same_picture() -> None:
    assert render_board(Language.JA, AFTER) == render_board(Language.JA, AFTER)
    assert render_board(Language.JA, AFTER) != render_board(Language.JA, BEFORE)
    assert render_board(Language.JA, AFTER) != render_board(Language.EN, AFTER)
    assert render_board(Language.JA, AFTER) != render_board(Language.JA, AFTER, before=BEFORE)


def test_a_crowded_board_says_how_many_cards_it_does_not_show() -> None:
    many = tuple(CardView(100 + number, f"Card {number}", None) for number in range(50))
    crowded = replace(AFTER, players=(replace(AFTER.players[0], graveyard=many), AFTER.players[1]))
    assert render_board(Language.EN, crowded) != render_board(Language.EN, AFTER)
    listed = " ".join(block.text for block in board_blocks(Language.EN, crowded))
    assert all(f"Card {number}" in listed for number in range(50))


def test_the_font_has_a_glyph_for_every_character_we_write() -> None:
    from PIL import ImageFont

    from bot.language import load_messages

    font = ImageFont.truetype(find_font_file(), 30)
    missing = bytes(font.getmask("\U0010ffff"))
    text = "".join(load_messages(Language.JA)[key] for key in load_messages(Language.JA) if key.startswith("board."))
    without = {character for character in set(text) - set(" 　") if bytes(font.getmask(character)) == missing}
    assert not without


def test_a_font_that_is_not_there_is_named() -> None:
    with pytest.raises(FontMissingError):
        find_font_file("/nowhere/font.ttf")


def test_pictures_are_written_for_every_change(tmp_path: Path) -> None:
    (tmp_path / "step-99.png").write_bytes(b"old")
    written = [path.name for path in write_pictures(Language.JA, ANSWER, tmp_path, Detail.STEPS)]
    assert written == ["before.png", "step-01.png", "step-02.png", "step-03.png", "after.png"]
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(written)


def test_the_report_has_the_shape_of_the_table_format() -> None:
    report = json.loads(render_table_report(Language.EN, PLAY))
    assert list(report) == ["id", "status", "expect", "unsupported", "trace", "final"]
    assert report["expect"] == [{"n": 1, "ok": True, "want": "{}", "got": ""}]
    assert report["trace"][2]["cites"] == ["614.6"]
    assert report["final"]["players"][0]["hand"][0]["name_en"] == "Grizzly Bears"


def test_the_report_of_a_check_has_no_trace() -> None:
    report = json.loads(render_table_report(Language.EN, REFUSED.playthrough, with_trace=False))
    assert list(report) == ["id", "status", "expect", "unsupported"]
    assert report["unsupported"] == [
        {"card": "Chains of Mephistopheles", "text": "that player discards a card", "why": "replacement"}
    ]
