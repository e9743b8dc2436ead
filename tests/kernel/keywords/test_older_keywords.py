"""Cipher, epic, haunt, offering, aura swap, cleave, compleated (CR 702.48, 702.50, 702.55, 702.65, 702.99, 702.148,
702.150)."""

from tests.kernel.playing import SETTLE, activate, assert_right, attack, card, cast, cites, life, size, there, to

A, B = "A", "B"
CODE = card("Test Code | {U} | Sorcery || You gain 1 life.\\nCipher")
HYMN = card("Test Hymn | {U} | Sorcery || You gain 3 life.\\nEpic")
GHOST = card(
    "Test Ghost | {W} | Creature - Spirit | 1/1 | Haunt\\nWhen this creature enters or the creature it haunts dies, "
    "you gain 2 life."
)
WAIL = card(
    "Test Wail | {B} | Sorcery || Target opponent loses 1 life.\\nHaunt\\nWhen the creature this card haunts dies, "
    "target opponent loses 4 life."
)
PATRON = card("Test Patron | {4}{G}{G} | Creature - Spirit | 5/5 | Bear offering")
WINGS = card(
    "Test Wings | {U} | Enchantment - Aura | | Enchant creature\\nEnchanted creature has flying.\\nAura swap {U}"
)
MIGHT = card("Test Might | {3}{G} | Enchantment - Aura | | Enchant creature\\nEnchanted creature gets +3/+3.")
LANDS = card("Test Roots | {G} | Enchantment - Aura | | Enchant land\\nEnchanted land has flying.")
CUT = card("Test Cut | {W} | Instant || Cleave {5}{W}\\nDestroy target [attacking] creature.")


def test_an_encoded_card_is_copied_on_combat_damage__702_99a() -> None:
    assert_right(
        CODE,
        a={"hand": ["Test Code"], "battlefield": ["Plain Bear"]},
        script=[
            cast("Test Code", answers=["Plain Bear"]),
            SETTLE,
            attack("Plain Bear", step="declare_attackers", answers=["yes"]),
            to("main2"),
        ],
        answers={"A": ["yes", "yes"]},
        expect=[life(A, 22), life(B, 18), there("exile", "Test Code"), cites("702.99a")],
    )


def test_the_encoding_ends_with_the_creature__702_99c() -> None:
    assert_right(
        CODE,
        a={"hand": ["Test Code", "Test Murder"], "battlefield": ["Plain Bear"]},
        script=[cast("Test Code", answers=["Plain Bear"]), SETTLE, cast("Test Murder", "Plain Bear"), SETTLE],
        expect=[there("exile", "Test Code"), life(A, 21)],
    )


def test_without_a_creature_the_card_goes_to_the_graveyard__702_99a() -> None:
    assert_right(
        CODE,
        a={"hand": ["Test Code"]},
        script=[cast("Test Code"), SETTLE],
        expect=[there("graveyard", "Test Code"), life(A, 21)],
    )


def test_epic_forbids_casting_and_copies_every_upkeep__702_50a() -> None:
    assert_right(
        HYMN,
        a={"hand": ["Test Hymn", "Test Study"], "library": ["Forest"] * 6},
        b={"library": ["Forest"] * 6},
        script=[cast("Test Hymn"), to("main1", 5)],
        expect=[
            {"legal": False, "cast": "Test Study", "player": "A"},
            life(A, 29),
            cites("702.50a"),
        ],
    )


def test_haunt_on_a_creature__702_55a() -> None:
    assert_right(
        GHOST,
        a={"hand": ["Test Murder", "Test Murder"], "battlefield": ["Test Ghost"]},
        b={"battlefield": ["Plain Bear"]},
        script=[cast("Test Murder", "Test Ghost"), SETTLE, cast("Test Murder", "Plain Bear"), SETTLE],
        answers={"A": ["Plain Bear"]},
        expect=[there("exile", "Test Ghost"), life(A, 22), cites("702.55b")],
    )


def test_haunt_on_a_sorcery__702_55a() -> None:
    assert_right(
        WAIL,
        a={"hand": ["Test Wail", "Test Murder"]},
        b={"battlefield": ["Plain Bear"]},
        script=[cast("Test Wail"), SETTLE, cast("Test Murder", "Plain Bear"), SETTLE],
        answers={"A": ["player B", "Plain Bear"]},
        expect=[there("exile", "Test Wail"), life(B, 15)],
    )


def test_a_countered_spell_does_not_haunt__702_55a() -> None:
    assert_right(
        WAIL,
        a={"hand": ["Test Wail"]},
        b={"hand": ["Test Deny"], "battlefield": ["Plain Bear"]},
        script=[cast("Test Wail"), cast("Test Deny", "Test Wail", player="B", respond=True), SETTLE],
        expect=[there("graveyard", "Test Wail"), life(B, 20)],
    )


def test_offering_reduces_by_the_mana_cost_at_instant_speed__702_48() -> None:
    # {4}{G}{G} less {1}{G} is {3}{G}: four Forests, in the opponent's turn.
    assert_right(
        PATRON,
        mana="auto",
        a={"hand": ["Test Patron"], "battlefield": ["Plain Bear", "Forest*4"], "library": ["Forest"] * 3},
        b={"library": ["Forest"] * 3},
        script=[{"player": "A", "turn": 2, "step": "end", "cast": "Test Patron", "alternative": "offering"}, SETTLE],
        expect=[there("battlefield", "Test Patron"), there("graveyard", "Plain Bear"), cites("702.48a")],
    )


def test_aura_swap_exchanges_with_an_aura_that_fits__702_65a() -> None:
    assert_right(
        WINGS,
        MIGHT,
        LANDS,
        a={
            "hand": ["Test Might", "Test Roots"],
            "battlefield": ["Plain Bear", {"card": "Test Wings", "attached_to": "Plain Bear"}],
        },
        script=[activate("Test Wings"), SETTLE],
        answers={"A": ["Test Might"]},
        expect=[size("Plain Bear", 5, 5), there("hand", "Test Wings"), cites("701.12e")],
    )


def test_cleave_leaves_the_brackets_out__702_148a() -> None:
    assert_right(
        CUT,
        a={"hand": ["Test Cut"]},
        b={"battlefield": ["Plain Bear"]},
        script=[cast("Test Cut", "Plain Bear", alternative="cleave"), SETTLE],
        expect=[there("graveyard", "Plain Bear"), cites("702.148a")],
    )
    assert_right(
        CUT,
        mana="auto",
        a={"hand": ["Test Cut"], "battlefield": ["Plains"]},
        b={"battlefield": ["Plain Bear"]},
        script=[],
        expect=[{"legal": False, "cast": "Test Cut", "player": "A"}],
    )
