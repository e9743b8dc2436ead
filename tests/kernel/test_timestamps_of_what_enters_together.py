"""Permanents that enter at the same time get their timestamps in APNAP order, each player's in any order (613.7m)."""

from tests.kernel.playing import assert_right, card, cast, size

BIG = card("Big Field | {W} | Enchantment || All creatures have base power and toughness 5/5.")
SMALL = card("Small Field | {W} | Enchantment || All creatures have base power and toughness 1/1.")
ANTHEM = card("Proud Banner | {W} | Enchantment || Creatures you control get +1/+1.")
VAULTS = card(
    "Wide Vaults | {W} | Sorcery || Return all artifact and enchantment cards from all graveyards to the battlefield "
    "under their owners' control."
)


def test_the_player_chooses_the_order_of_their_own__613_7m() -> None:
    for first, power in (("Big Field", 1), ("Small Field", 5)):
        assert_right(
            BIG,
            SMALL,
            VAULTS,
            a={"hand": ["Wide Vaults"], "graveyard": ["Big Field", "Small Field"], "battlefield": ["Plain Bear"]},
            script=[cast("Wide Vaults")],
            answers={"A": [first]},
            expect=[size("Plain Bear", power, power), {"cites": "613.7m"}],
        )


def test_the_active_players_come_first__613_7m() -> None:
    for active, power in (("A", 1), ("B", 5)):
        assert_right(
            BIG,
            SMALL,
            VAULTS,
            a={"hand": ["Wide Vaults"], "graveyard": ["Big Field"], "battlefield": ["Plain Bear"]},
            b={"hand": ["Wide Vaults"], "graveyard": ["Small Field"]},
            start={"active": active},
            script=[cast("Wide Vaults", player=active)],
            expect=[size("Plain Bear", power, power)],
        )


def test_nobody_is_asked_where_the_order_does_not_matter__613_7m() -> None:
    result = assert_right(
        BIG,
        ANTHEM,
        VAULTS,
        a={"hand": ["Wide Vaults"], "graveyard": ["Big Field", "Proud Banner"], "battlefield": ["Plain Bear"]},
        script=[cast("Wide Vaults")],
        expect=[size("Plain Bear", 6, 6)],
    )
    assert result.run is not None
    assert not [entry for entry in result.run.game.log if getattr(entry.event, "prompt", "") == "timestamp order"]
