"""Demonstrations of real cards: nothing is denied, every named card is there and does something."""

import tomllib
from pathlib import Path

import pytest

from bot.render.answer import answer_document
from rulings.answer import Desk
from rulings.answer.demonstrations import MOST_TOGETHER, answer_demonstration
from rulings.answer.records import DemonstrationAnswer, MeetingNotFoundAnswer
from rulings.language import Language
from rulings.narrate.report import Status

SHOWN = (
    ("Hushbringer", "Blood Artist"),
    ("Trinisphere", "Thalia, Guardian of Thraben", "Lightning Bolt"),
    ("Dress Down", "Solitude"),
    ("Stifle", "Phyrexian Dreadnought"),
    ("Tainted Remedy", "Lightning Helix"),
    ("Boros Reckoner", "Blasphemous Act"),
)
HOLLOW = (
    ("Yixlid Jailer", "Bloodghast"),
    ("Grafdigger's Cage", "Snapcaster Mage"),
    ("Krosan Grip", "Willbender"),
    ("Time Warp", "Grizzly Bears"),
)
"""What was shown of these were two creatures in a fight, or a card that died beside the other."""
ALONE = ("Time Warp", "Grasp of Fate", "Sol Ring", "Humility", "Herald of the Host")


@pytest.mark.parametrize("names", SHOWN, ids=" + ".join)
async def test_a_scene_has_every_named_card(names: tuple[str, ...], corpus_path: Path) -> None:
    async with Desk.open(corpus_path) as desk:
        shown = await answer_demonstration(desk, names)
    assert isinstance(shown, DemonstrationAnswer)
    assert shown.playthrough.status is Status.RIGHT
    players = tomllib.loads(shown.table)["players"]
    on_the_table = str(
        [{zone: cards for zone, cards in side.items() if zone != "library"} for side in players.values()]
    )
    assert all(name.split(" // ")[0] in on_the_table.replace('"', "'") for name in names)


@pytest.mark.parametrize("names", HOLLOW, ids=" + ".join)
async def test_where_none_is_found_that_is_said_and_rulings_are_shown(
    names: tuple[str, ...], corpus_path: Path
) -> None:
    async with Desk.open(corpus_path) as desk:
        for language in Language:
            found = await answer_demonstration(desk, names, language)
            assert isinstance(found, MeetingNotFoundAnswer)
            assert tuple(card.en for card in found.cards) == names
            document = answer_document(language, found)
            assert ("No scene was found" if language is Language.EN else "見つかりませんでした") in document.blocks[
                0
            ].text


@pytest.mark.parametrize("name", ALONE)
async def test_of_one_card_something_is_told(name: str, corpus_path: Path) -> None:
    async with Desk.open(corpus_path) as desk:
        shown = await answer_demonstration(desk, [name])
    assert isinstance(shown, DemonstrationAnswer)
    assert shown.playthrough.status is Status.RIGHT
    assert any(step.citations for step in (*shown.playthrough.standing, *shown.playthrough.steps))


async def test_the_rules_of_the_keywords_are_shown_where_no_scene_is(corpus_path: Path) -> None:
    async with Desk.open(corpus_path) as desk:
        found = await answer_demonstration(desk, ["Krosan Grip", "Willbender"])
    assert isinstance(found, MeetingNotFoundAnswer)
    assert {rule.number for rule in found.rules} == {"702.61a", "702.37a"}
    assert found.editions is not None


async def test_for_many_cards_no_scene_is_made_up_and_the_bound_is_named(corpus_path: Path) -> None:
    names = ["Opt", "Ponder", "Brainstorm", "Counterspell", "Giant Growth"]
    async with Desk.open(corpus_path) as desk:
        for language in Language:
            found = await answer_demonstration(desk, names, language)
            assert isinstance(found, MeetingNotFoundAnswer)
            assert found.most == MOST_TOGETHER == len(names) - 1
            assert str(MOST_TOGETHER) in answer_document(language, found).blocks[0].text
