"""How entering the battlefield is told: first what a player does, then what changes it, then how the permanent lies."""

from rulings.corpus.cards import Card, Face
from rulings.narrate.report import Detail, Playthrough, Status
from rulings.table.playing.play import play_table
from rulings.table.reading.read import parse_table
from tests.table.cards import CARDS, creature

MADE = {
    "Slow Den": Card(
        "Slow Den",
        faces=(Face("Slow Den", types=("Land",), oracle_text="This land enters tapped.\n{T}: Add {C}."),),
        names_ja=("遅き巣穴",),
    ),
    "Heavy Air": Card(
        "Heavy Air",
        faces=(Face("Heavy Air", "{2}", types=("Enchantment",), oracle_text="Lands enter tapped."),),
        names_ja=("重い空気",),
    ),
}


def played(land: str, *lying: str) -> Playthrough:
    table = parse_table(
        f"""
format = 1
id = "t"
[players.A]
hand = ["{land}"]
battlefield = {list(lying)}
[players.B]
[[script]]
play = "{land}"
""".replace("'", '"')
    )
    found = play_table(table, {**CARDS, **MADE})
    assert found.status is Status.RIGHT, found.unsupported
    return found


def told(found: Playthrough) -> list[tuple[str, str]]:
    return [(step.text_en, step.text_ja) for step in found.steps if step.detail is not Detail.EVERYTHING]


def test_a_land_is_played_before_its_own_ability_makes_it_enter_tapped() -> None:
    assert told(played("Slow Den")) == [
        ("player A plays Slow Den.", "プレイヤーAは《遅き巣穴》をプレイする。"),
        (
            "An ability of Slow Den says how it enters the battlefield.",
            "《遅き巣穴》が戦場に出る際、それ自身の置換効果が適用される。",
        ),
        ("Slow Den enters the battlefield tapped.", "《遅き巣穴》がタップ状態で戦場に出る。"),
    ]


def test_another_permanent_that_makes_it_enter_tapped_is_named() -> None:
    assert told(played("Forest", "Heavy Air"))[1] == (
        "Heavy Air changes how Forest enters the battlefield.",
        "Forestが戦場に出る際、《重い空気》の置換効果が適用される。",
    )


def test_a_land_that_enters_untapped_takes_one_step() -> None:
    assert [text for text, _ in told(played("Forest"))] == ["player A plays Forest."]


def test_what_can_not_enter_is_exiled_instead_of_entering() -> None:
    table = parse_table(
        """
format = 1
id = "t"
mana = "free"
[players.A]
hand = ["Odd Gate", "Swift Cub"]
battlefield = ["Stern Guard"]
[players.B]
[answers]
A = ["Swift Cub"]
[[script]]
cast = "Odd Gate"
"""
    )
    made = {
        "Odd Gate": Card(
            "Odd Gate",
            faces=(
                Face(
                    "Odd Gate",
                    "{2}",
                    types=("Sorcery",),
                    oracle_text="You may put a creature card from your hand onto the battlefield.",
                ),
            ),
        ),
        "Stern Guard": Card(
            "Stern Guard",
            faces=(
                Face(
                    "Stern Guard",
                    "{2}",
                    types=("Enchantment",),
                    oracle_text="If a nontoken creature would enter and it wasn't cast, exile it instead.",
                ),
            ),
            names_ja=("厳しい見張り",),
        ),
        "Swift Cub": creature("Swift Cub", "{G}", "2/2", ""),
    }
    found = play_table(table, {**CARDS, **made})
    assert found.status is Status.RIGHT, found.unsupported
    assert (
        "Stern Guard: Swift Cub is exiled instead of entering the battlefield.",
        "《厳しい見張り》により、《Swift Cub（日）》は戦場に出る代わりに追放される。",
    ) in told(found)
