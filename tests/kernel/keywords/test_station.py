"""Station symbols: abilities, and power and toughness, with enough charge counters (CR 702.184, 721)."""

from tests.kernel.playing import activate, assert_right, attack, card, cites, life, size, to

SHIP = card(
    "Test Galleon | {3} | Artifact - Spacecraft | 4/5 | Station (Tap another creature you control: Put charge counters "
    "equal to its power on this Spacecraft. Station only as a sorcery. It's an artifact creature at 6+.)\\n"
    "2+ | Other creatures you control get +1/+1.\\n6+ | Flying\\n{1}: This Spacecraft gets +1/+0 until end of turn."
)


def ship(charge: int) -> dict[str, object]:
    return {"card": "Test Galleon", "id": "ship", "counters": {"charge": charge}}


def test_station_taps_a_creature_for_counters_equal_to_its_power__702_184a() -> None:
    assert_right(
        SHIP,
        a={"battlefield": [ship(0), "Large Bear"]},
        script=[activate("Test Galleon", answers=["Large Bear"])],
        expect=[
            {"card": "Test Galleon", "counters": {"charge": 4}},
            {"card": "Large Bear", "tapped": True},
            size("Large Bear", 5, 5),
            cites("702.184a"),
        ],
    )


def test_each_symbol_counts_for_itself__721_2a() -> None:
    for charge, bear, is_creature in ((1, 4, False), (2, 5, False), (5, 5, False), (6, 5, True)):
        assert_right(
            SHIP,
            a={"battlefield": [ship(charge), "Large Bear"]},
            script=[],
            expect=[
                size("Large Bear", bear, bear),
                {"card": "Test Galleon", "type": "Creature", "has": is_creature},
                {"card": "Test Galleon", "keyword": "flying", "has": is_creature},
            ],
        )


def test_it_fights_with_its_printed_size_once_it_is_a_creature__721_2b() -> None:
    """Abilities printed under the symbol come with it."""
    assert_right(
        SHIP,
        a={"battlefield": [ship(6)]},
        script=[activate("Test Galleon", ability=2), attack("Test Galleon"), to("main2")],
        expect=[life("B", 15), size("Test Galleon", 5, 5)],
    )
    assert_right(
        SHIP,
        a={"battlefield": [ship(5)]},
        script=[],
        expect=[
            {"legal": False, "player": "A", "attack": ["Test Galleon"]},
            {"legal": False, "player": "A", **activate("Test Galleon", ability=2)},
        ],
    )
