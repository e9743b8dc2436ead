"""Cards that texts make out of their names come along with a table (CR 108.1, 111.11, 707.13)."""

import asyncio
from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

from rulings.answer.demonstrations import with_reference
from rulings.corpus.cards import Card
from rulings.kernel.state.decisions import Decision
from rulings.narrate.report import Status
from rulings.table.playing.card_reference import names_in_texts, reference_of
from rulings.table.playing.compile import compile_card
from rulings.table.playing.play import Played, run_table
from rulings.table.reading.read import parse_table
from tests.table.cards import CARDS, creature, spell

MAKER = spell("Test Call", "{G}", "Create a Keen Cub token.", "Sorcery")
KEEN = creature("Keen Cub", "{1}{G}", "3/1", "When this creature dies, create a Last Cub token.")
LAST = creature("Last Cub", "{G}", "1/2")
LISTER = creature(
    "Well Cub",
    "{U}",
    "1/1",
    (
        "{0}: Choose a card name that hasn't been chosen from among Test Bolt, Test Growth, and Test Murder. "
        "Create a copy of the card with the chosen name. You may cast the copy."
    ),
)
ALL = {card.name: card for card in (MAKER, KEEN, LAST, LISTER)}


def played(cards: dict[str, Card], text: str) -> Played:
    return run_table(parse_table('format = 1\nid = "t"\nmana = "free"\n' + text), {**CARDS, **cards})


def test_the_names_in_a_text_are_looked_up() -> None:
    assert names_in_texts([MAKER, CARDS["Forest"]]) == {"Keen Cub"}


def test_the_cards_of_texts_bring_those_of_theirs() -> None:
    table = parse_table('format = 1\nid = "t"\n' + CALL)
    found = reference_of([compile_card(MAKER)], table, ALL)
    assert set(found) == {"Keen Cub", "Last Cub"}


def test_the_finder_of_cards_brings_them_along() -> None:
    asked: list[list[str]] = []

    async def cards(names: Sequence[str]) -> dict[str, Card]:
        asked.append(list(names))
        return {name: ALL[name] for name in names if name in ALL}

    async def in_games(work: Callable[..., Any], *of: Any) -> Any:
        return work(*of)

    desk: Any = SimpleNamespace(corpus=SimpleNamespace(cards=cards), in_games=in_games)
    found = asyncio.run(with_reference(desk, {"呼び声": MAKER}))
    assert set(found) == {"呼び声", "Keen Cub", "Last Cub"}
    assert asked == [["Keen Cub"], ["Last Cub"], []]


CALL = """
[players.A]
hand = ["Test Call"]
[players.B]
[[script]]
cast = "Test Call"
[[script]]
settle = true
[[expect]]
card = "Keen Cub"
power = 3
toughness = 1
[[expect]]
cites = "111.11"
"""


def test_a_token_has_what_the_card_of_its_name_has__111_11() -> None:
    assert played(ALL, CALL).status is Status.RIGHT


def test_without_that_card_the_table_is_refused__111_11() -> None:
    found = played({"Test Call": MAKER}, CALL)
    assert found.status is Status.REFUSED
    assert "Keen Cub" in found.unsupported[0].text


def test_a_name_that_was_chosen_is_offered_no_more__707_13() -> None:
    found = played(
        ALL,
        """
[players.A]
battlefield = ["Well Cub"]
[players.B]
[answers]
A = ["Test Growth", "no", "Test Murder", "no", "no"]
[[script]]
activate = "Well Cub"
[[script]]
activate = "Well Cub"
[[script]]
activate = "Well Cub"
[[script]]
activate = "Well Cub"
[[script]]
settle = true
[[expect]]
stack = 0
""",
    )
    assert found.status is Status.RIGHT
    assert found.run is not None
    offered = [
        [option.text for option in entry.event.options]
        for entry in found.run.game.log
        if isinstance(entry.event, Decision) and entry.event.prompt == "choose card name"
    ]
    # The third time one is left, which is no question any more; the fourth time none is.
    assert [one for one in offered if len(one) > 1] == [
        ["Test Bolt", "Test Growth", "Test Murder"],
        ["Test Bolt", "Test Murder"],
    ]
    assert offered[2:] in ([], [["Test Bolt"]])
