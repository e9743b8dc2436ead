"""Keywords about dying and about entering with counters."""

from tests.kernel.playing import SETTLE, activate, assert_right, attack, card, cast, cites, life, size, there, to

HOUND = card("Undying Hound | {B} | Creature - Dog | 1/1 | Undying")
FIEND = card("Stubborn Fiend | {R} | Creature - Devil | 2/2 | Persist")
NUN = card("Gentle Nun | {W} | Creature - Human Cleric | 1/1 | Afterlife 2")
FOX = card("Fox Spirit | {4}{W} | Creature - Fox Spirit | 2/2 | Soulshift 3")
WISP = card("Small Spirit | {W} | Creature - Spirit | 1/1")
GOLEM = card("Parts Golem | {4} | Artifact Creature - Golem | 0/0 | Modular 3")
ROBOT = card("Tin Robot | {1} | Artifact Creature - Construct | 1/1")
PLANT = card("Cut Plant | {1}{G} | Creature - Plant Mutant | 0/0 | Graft 2")
ORC = card("Blood Orc | {1}{R} | Creature - Orc | 2/2 | Bloodthirst 2")
PRISM = card("Prism | {3} | Artifact || Sunburst")
MIRROR = card("Mirror Beast | {4} | Artifact Creature - Beast | 0/0 | Sunburst")
CORPSE = card("Recovering Spell | {1}{B} | Sorcery || Draw a card.\\nRecover {2}{B}")


def test_undying_returns_once__702_93a() -> None:
    assert_right(
        HOUND,
        a={"hand": ["Test Murder*2"], "battlefield": ["Undying Hound"]},
        script=[cast("Test Murder", "Undying Hound"), SETTLE, cast("Test Murder", "Undying Hound"), SETTLE],
        expect=[
            size("Undying Hound", 2, 2, after=2),
            there("graveyard", "Undying Hound"),
            cites("702.93a"),
        ],
    )


def test_persist_returns_smaller_and_under_its_owner__702_79a() -> None:
    assert_right(
        FIEND,
        a={"hand": ["Test Murder"]},
        b={"battlefield": ["Stubborn Fiend"]},
        script=[cast("Test Murder", "Stubborn Fiend"), SETTLE],
        expect=[
            there("battlefield", "Stubborn Fiend", 1, "B"),
            size("Stubborn Fiend", 1, 1),
            {"card": "Stubborn Fiend", "counters": {"-1/-1": 1}},
        ],
    )


def test_persist_does_not_return_with_a_minus_counter__702_79a() -> None:
    assert_right(
        FIEND,
        a={"hand": ["Test Murder"], "battlefield": [{"card": "Stubborn Fiend", "counters": {"-1/-1": 1}}]},
        script=[cast("Test Murder", "Stubborn Fiend"), SETTLE],
        expect=[there("graveyard", "Stubborn Fiend")],
    )


def test_afterlife_leaves_spirits__702_135a() -> None:
    assert_right(
        NUN,
        a={"hand": ["Test Murder"], "battlefield": ["Gentle Nun"]},
        script=[cast("Test Murder", "Gentle Nun"), SETTLE],
        expect=[
            there("battlefield", "Spirit Token", 2),
            {"card": "Spirit Token", "keyword": "flying", "has": True},
            {"card": "Spirit Token", "color": "black", "has": True},
        ],
    )


def test_soulshift_finds_a_cheap_spirit__702_46a() -> None:
    assert_right(
        FOX,
        WISP,
        a={"hand": ["Test Murder"], "battlefield": ["Fox Spirit"], "graveyard": ["Small Spirit"]},
        script=[cast("Test Murder", "Fox Spirit", answers=["Small Spirit", "yes"]), SETTLE],
        expect=[there("hand", "Small Spirit"), cites("702.46a")],
    )


def test_modular_moves_its_counters__702_43a() -> None:
    assert_right(
        GOLEM,
        ROBOT,
        a={"hand": ["Parts Golem", "Test Murder"], "battlefield": ["Tin Robot"]},
        script=[
            cast("Parts Golem"),
            SETTLE,
            cast("Test Murder", "Parts Golem", answers=["Tin Robot", "yes"]),
            SETTLE,
        ],
        expect=[size("Parts Golem", 3, 3, after=2), size("Tin Robot", 4, 4)],
    )


def test_graft_gives_a_counter_to_the_newcomer__702_58a() -> None:
    assert_right(
        PLANT,
        a={"hand": ["Cut Plant", "Small Elf"]},
        script=[cast("Cut Plant"), SETTLE, cast("Small Elf", answers=["yes"]), SETTLE],
        expect=[size("Cut Plant", 1, 1), size("Small Elf", 2, 2), cites("702.58a")],
    )


def test_bloodthirst_asks_whether_an_opponent_was_hurt__702_54a() -> None:
    for target, total in (("player B", 4), ("player A", 2)):
        assert_right(
            ORC,
            a={"hand": ["Test Bolt", "Blood Orc"]},
            script=[cast("Test Bolt", target), SETTLE, cast("Blood Orc"), SETTLE],
            expect=[size("Blood Orc", total, total)],
        )


def test_sunburst_counts_colors_of_mana__702_44a() -> None:
    lands = {"battlefield": ["Forest", "Island", "Swamp", "Swamp"]}
    assert_right(
        PRISM,
        mana="auto",
        a={"hand": ["Prism"], "battlefield": ["Forest", "Island", "Swamp"]},
        script=[cast("Prism"), SETTLE],
        expect=[{"card": "Prism", "counters": {"charge": 3}}],
    )
    assert_right(
        MIRROR,
        mana="auto",
        a={"hand": ["Mirror Beast"], **lands},
        script=[cast("Mirror Beast"), SETTLE],
        expect=[size("Mirror Beast", 3, 3)],
    )


def test_recover_returns_or_is_exiled__702_59a() -> None:
    for answer, zone in (("yes", "hand"), ("no", "exile")):
        assert_right(
            CORPSE,
            a={"hand": ["Test Murder"], "battlefield": ["Small Elf"], "graveyard": ["Recovering Spell"]},
            script=[cast("Test Murder", "Small Elf", answers=[answer]), SETTLE],
            expect=[there(zone, "Recovering Spell")],
        )


ZOMBIE = card("Buried Zombie | {2}{B} | Creature - Zombie | 3/3 | Unearth {1}{B}")
SLITHER = card("Slitherer | {1}{G} | Creature - Insect | 5/1 | Scavenge {3}{G}")
CAT = card("Sacred Cat | {W} | Creature - Cat | 1/1 | Lifelink\\nEmbalm {W}")
MUMMY = card("Champion | {1}{U} | Creature - Human Wizard | 2/1 | Eternalize {2}{U}")


def test_unearthed_creature_is_exiled_at_end_of_turn__702_84a() -> None:
    assert_right(
        ZOMBIE,
        a={"graveyard": ["Buried Zombie"]},
        script=[activate("Buried Zombie"), SETTLE, attack("Buried Zombie"), to("cleanup")],
        expect=[life("B", 17), there("exile", "Buried Zombie"), cites("702.84a")],
    )


def test_unearthed_creature_that_would_die_is_exiled__702_84a() -> None:
    assert_right(
        ZOMBIE,
        a={"graveyard": ["Buried Zombie"], "hand": ["Test Murder"]},
        script=[activate("Buried Zombie"), SETTLE, cast("Test Murder", "Buried Zombie"), SETTLE],
        expect=[there("exile", "Buried Zombie")],
    )


def test_scavenge_puts_counters_by_power__702_97a() -> None:
    assert_right(
        SLITHER,
        a={"graveyard": ["Slitherer"], "battlefield": ["Small Elf"]},
        script=[activate("Slitherer", "Small Elf"), SETTLE],
        expect=[size("Small Elf", 6, 6), there("exile", "Slitherer")],
    )


def test_embalm_makes_a_white_zombie_copy__702_128a() -> None:
    assert_right(
        CAT,
        a={"graveyard": ["Sacred Cat"]},
        script=[activate("Sacred Cat"), SETTLE],
        expect=[
            there("battlefield", "Sacred Cat"),
            size("Sacred Cat", 1, 1),
            {"card": "Sacred Cat", "subtype": "Zombie", "has": True},
            {"card": "Sacred Cat", "subtype": "Cat", "has": True},
            {"card": "Sacred Cat", "keyword": "lifelink", "has": True},
            there("exile", "Sacred Cat"),
        ],
    )


def test_eternalize_makes_a_black_four_four__702_129a() -> None:
    assert_right(
        MUMMY,
        a={"graveyard": ["Champion"]},
        script=[activate("Champion"), SETTLE],
        expect=[
            size("Champion", 4, 4),
            {"card": "Champion", "color": "black", "has": True},
            {"card": "Champion", "color": "blue", "has": False},
        ],
    )
