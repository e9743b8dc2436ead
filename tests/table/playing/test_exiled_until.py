"""What a file says was exiled until something leaves goes back to the zone that the words name (CR 610.3)."""

import pytest

from rulings.narrate.report import Status
from rulings.table.playing.play import run_table
from rulings.table.reading.read import parse_table
from tests.table.cards import CARDS, creature

_TABLE = """format = 1
id = "t"
mana = "free"
[players.A]
battlefield = [{card = "Hungry Cub", id = "h"}]
hand = ["Test Murder"]
[players.B]
exile = [{card = "Large Cub", exiled_with = "h"}]
[[script]]
cast = "Test Murder"
targets = ["Hungry Cub"]
[[expect]]
count = 1
card = "Large Cub"
zone = "ZONE"
"""
_UNTIL = "until this creature leaves the battlefield."


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        (f"When this creature enters, exile target creature an opponent controls {_UNTIL}", "battlefield"),
        (f"When this creature enters, exile all creature cards from your graveyard {_UNTIL}", "graveyard"),
    ],
)
def test_it_goes_back_to_the_zone_of_the_words__610_3(text: str, zone: str) -> None:
    cards = {**CARDS, "Hungry Cub": creature("Hungry Cub", "{B}", "1/1", text)}
    assert run_table(parse_table(_TABLE.replace("ZONE", zone)), cards).status is Status.RIGHT


def test_where_that_card_came_from_is_not_guessed__610_3() -> None:
    text = (
        "When this creature enters, target opponent reveals their hand and you choose a nonland card from it. "
        f"Exile that card {_UNTIL}"
    )
    cards = {**CARDS, "Hungry Cub": creature("Hungry Cub", "{B}", "1/1", text)}
    refused = run_table(parse_table(_TABLE.replace("ZONE", "battlefield")), cards)
    assert refused.status is Status.REFUSED
    assert "the zone that an exiled card came from" in refused.unsupported[0].text
