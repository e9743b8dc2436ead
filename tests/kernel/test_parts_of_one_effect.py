"""What one effect of a resolved spell applies to, each part by itself (CR 611.2c)."""

from tests.kernel.playing import assert_right, attack, card, cast, size, to

RUSH = card("Wild Rush | {R} | Sorcery || Creatures you control get +1/+0 and can't be blocked this turn.")


def test_characteristics_are_fixed_and_rules_are_not__611_2c() -> None:
    """The bear that comes later is no bigger, but it can't be blocked either."""
    assert_right(
        RUSH,
        a={"battlefield": ["Plain Bear"], "hand": ["Wild Rush", "Quick Bear"]},
        b={"battlefield": ["Large Bear"]},
        script=[cast("Wild Rush"), cast("Quick Bear"), attack("Plain Bear", "Quick Bear"), to("declare_attackers")],
        expect=[
            size("Plain Bear", 3, 2),
            size("Quick Bear", 2, 2),
            {"legal": False, "player": "B", "block": {"Large Bear": "Plain Bear"}},
            {"legal": False, "player": "B", "block": {"Large Bear": "Quick Bear"}},
        ],
    )
