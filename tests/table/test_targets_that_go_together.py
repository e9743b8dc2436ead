"""Only targets that can be chosen together are offered together (CR 601.2c, 601.2d)."""

from rulings.table.playing.play import play_table
from rulings.table.reading.read import parse_table
from tests.table.cards import CARDS, spell

EXHUMER = spell("Test Exhumer", "{B}", "Exile up to three target cards from a single graveyard.")
SPRAY = spell("Test Spray", "{R}", "Test Spray deals 2 damage divided as you choose among any number of targets.")

TABLE = """
format = 1
id = "t"
mana = "free"
[players.A]
hand = ["{card}"]
graveyard = ["Forest", "Mountain"]
[players.B]
battlefield = ["Plain Cub", "Large Cub", "Quick Cub"]
graveyard = ["Island", "Plains", "Test Bolt"]
[[script]]
cast = "{card}"
answers = {answers}
"""


def asked(card: str, answers: list[str]) -> list[tuple[tuple[str, ...], tuple[int, ...]]]:
    """What was offered and chosen, decision by decision."""
    cards = {**CARDS, EXHUMER.name: EXHUMER, SPRAY.name: SPRAY}
    result = play_table(parse_table(TABLE.format(card=card, answers=answers)), cards)
    assert not result.fault_en
    return [(step.decision.options_en, step.decision.chosen) for step in result.steps if step.decision is not None]


def test_after_the_first_card_only_its_graveyard_is_offered__601_2c() -> None:
    first, second = asked(EXHUMER.name, ["Island", "Plains", "Test Bolt"])
    assert set(first[0]) == {"Forest", "Mountain", "Island", "Plains", "Test Bolt"}
    assert set(second[0]) == {"Plains", "Test Bolt"}
    assert len(second[1]) == 2


def test_two_damage_is_divided_among_two_targets_at_most__601_2d() -> None:
    (targets,) = asked(SPRAY.name, ["Plain Cub", "Large Cub", "Quick Cub"])[:1]
    assert len(targets[1]) == 2
