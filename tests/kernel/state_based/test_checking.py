"""State-based actions look at one snapshot and happen as one event (CR 704)."""

from tests.kernel.playing import assert_right, attack, block, card, cast, size, there, to

FORESTS = {"card": "Forest", "count": 9}
RISER = card("Bog Riser | {1}{B} | Creature - Zombie | 2/2 | Undying")
WITHERING = card("Great Withering | {B} | Instant || Put three -1/-1 counters on target creature.")
STEEL = card("Steel Ward | {W} | Instant || Target creature gains indestructible until end of turn.")
VIPER = card("Small Viper | {B} | Creature - Snake | 1/1 | Deathtouch")
RUST = card("Rust Away | {R} | Instant || Target creature loses indestructible until end of turn.")


def test_counters_that_cancel_are_still_there_as_it_dies__704_5q() -> None:
    """Cancelling and dying are one event: undying sees the +1/+1 counter (CR 704.3, 603.10a)."""
    for counters, survives in (({"+1/+1": 1}, 0), ({}, 1)):
        assert_right(
            RISER,
            WITHERING,
            a={"battlefield": [{"card": "Bog Riser", "counters": counters}], "hand": ["Great Withering"]},
            script=[cast("Great Withering", "Bog Riser")],
            expect=[there("battlefield", "Bog Riser", survives), there("graveyard", "Bog Riser", 1 - survives)],
        )


def test_deathtouch_damage_counts_since_the_last_check__704_5h() -> None:
    """It was indestructible at the check; losing that later does not bring the damage of deathtouch back."""
    assert_right(
        STEEL,
        VIPER,
        RUST,
        a={"battlefield": ["Large Bear"], "hand": ["Steel Ward", "Rust Away"]},
        b={"battlefield": ["Small Viper"]},
        script=[
            attack("Large Bear"),
            block(Small_Viper="Large Bear"),
            {**cast("Steel Ward", "Large Bear"), "step": "declare_blockers"},
            to("main2"),
            cast("Rust Away", "Large Bear"),
        ],
        expect=[
            there("battlefield", "Large Bear"),
            size("Large Bear", 4, 4),
            there("graveyard", "Small Viper", 1, "B"),
        ],
    )


def test_a_saga_waits_for_its_chapters_only__704_5s() -> None:
    saga = card("Short Saga | {G} | Enchantment - Saga || I — You gain 1 life.\\nII — You gain 2 life.")
    assert_right(
        saga,
        a={
            "battlefield": [{"card": "Short Saga", "counters": {"lore": 1}}],
            "library_rest": {"card": "Forest", "count": 9},
        },
        b={"library_rest": {"card": "Forest", "count": 9}},
        script=[to("main2", 3)],
        expect=[there("graveyard", "Short Saga"), {"player": "A", "life": 22}],
    )


def test_a_bestowed_aura_is_a_creature_as_soon_as_its_host_is_gone__702_103f() -> None:
    """Not only at the next check: the counting creature keeps its size between the two."""
    counter = card(
        "Counting Knight | {W} | Creature - Knight | */* | Counting Knight's power and toughness are each "
        "equal to the number of creatures you control."
    )
    spirit = card(
        "Kind Spirit | {W} | Enchantment Creature - Spirit | 1/1 | Bestow {3}{W}\\nEnchanted creature gets +1/+1."
    )
    sweep = card("Small Sweep | {R} | Instant || Small Sweep deals 2 damage to each creature.")
    assert_right(
        counter,
        spirit,
        sweep,
        a={"battlefield": ["Counting Knight", "Small Elf", "Plain Bear"], "hand": ["Kind Spirit", "Small Sweep"]},
        script=[cast("Kind Spirit", "Small Elf", alternative="bestow"), cast("Small Sweep")],
        expect=[there("graveyard", "Counting Knight", 1), there("battlefield", "Kind Spirit", 1)],
    )
    assert_right(
        counter,
        spirit,
        sweep,
        a={"battlefield": ["Counting Knight", "Small Elf", "Large Bear"], "hand": ["Kind Spirit", "Small Sweep"]},
        script=[cast("Kind Spirit", "Small Elf", alternative="bestow"), cast("Small Sweep")],
        expect=[size("Counting Knight", 3, 3), there("battlefield", "Kind Spirit", 1)],
    )
