"""Questions without a right default refuse a table that does not answer them (CR 728.1)."""

from rulings.narrate.report import Status
from rulings.table.playing.play import run_table
from rulings.table.reading.read import parse_table
from tests.table.cards import CARDS, spell

_GAME = spell("Test Game", "{W}", "Players play a Magic subgame, using their libraries as their decks.", "Sorcery")
_TABLE = """format = 1
id = "t"
mana = "free"
[players.A]
hand = ["Test Game"]
library = ["Forest*9"]
[players.B]
library = ["Forest*9"]
[[script]]
cast = "Test Game"
[[script]]
settle = true
"""


def test_who_wins_a_subgame_must_be_said__728_1() -> None:
    cards = {**CARDS, _GAME.name: _GAME}
    refused = run_table(parse_table(_TABLE), cards)
    assert refused.status is Status.REFUSED
    assert refused.crash is None
    (why,) = refused.unsupported
    assert (why.card, "728.1" in why.why_en, "728.1" in why.why_ja) == ("Test Game", True, True)
    assert run_table(parse_table(_TABLE + '[answers]\nA = ["nobody"]\n'), cards).status is Status.RIGHT
