"""Planning how mana is paid: what else comes of tapping, and abilities that are activated again and again."""

from typing import Any

from tests.kernel.playing import Json, assert_right, card, cast, there

GROWTH = card(
    "Lush Growth | {G} | Enchantment - Aura || Enchant land\\nWhenever enchanted land is tapped for mana, "
    "its controller adds an additional {G}."
)
ELVES = card(
    "Rich Harvest | {3}{G} | Enchantment || Whenever you tap a land for mana, add one mana of any type that "
    "land produced."
)
MIRROR = card(
    "Mana Mirror | {5}{G} | Enchantment || If you tap a permanent for mana, it produces twice as much of that "
    "mana instead."
)
ALTAR = card("Bone Altar | {3} | Artifact || Sacrifice a creature: Add {C}{C}.")
FILTER = card("River Elf | {G} | Creature - Elf | 1/1 | {1}: Add {R} or {W}.")
BATTERY = card("Mana Battery | {4} | Artifact || Remove a charge counter from Mana Battery: Add {C}.")
GIANT = card("Hill Titan | {3}{G} | Creature - Giant | 5/5")
FIEND = card("Twice Red | {R}{R} | Creature - Elemental | 2/2")
COLOSSUS = card("Iron Hulk | {4} | Artifact Creature - Golem | 4/4")


def legal(name: str, **more: Any) -> Json:
    return {"legal": True, "player": "A", "cast": name, **more}


def illegal(name: str) -> Json:
    return {"legal": False, "player": "A", "cast": name}


def test_what_an_aura_adds_to_a_tapped_land_pays_too__605_4a() -> None:
    assert_right(
        GROWTH,
        mana="auto",
        a={
            "battlefield": [{"card": "Forest", "id": "f"}, {"card": "Lush Growth", "attached_to": "f"}],
            "hand": ["Plain Bear"],
        },
        script=[cast("Plain Bear")],
        expect=[there("battlefield", "Plain Bear"), {"player": "A", "mana": ""}],
    )


def test_mana_of_any_type_that_the_land_produced_pays_too__605_1b() -> None:
    assert_right(
        ELVES,
        GIANT,
        mana="auto",
        a={"battlefield": ["Rich Harvest", "Forest*2"], "hand": ["Hill Titan"]},
        script=[cast("Hill Titan")],
        expect=[there("battlefield", "Hill Titan")],
    )


def test_twice_as_much_mana_is_planned_with__106_12b() -> None:
    assert_right(
        MIRROR,
        GIANT,
        mana="auto",
        a={"battlefield": ["Mana Mirror", "Forest*2"], "hand": ["Hill Titan"]},
        script=[cast("Hill Titan")],
        expect=[there("battlefield", "Hill Titan")],
    )


def test_both_together_are_counted__106_12b() -> None:
    assert_right(
        MIRROR,
        ELVES,
        mana="auto",
        a={"battlefield": ["Mana Mirror", "Rich Harvest", "Forest"], "hand": ["Plain Bear", "Small Elf"]},
        script=[cast("Plain Bear"), cast("Small Elf")],
        expect=[there("battlefield", "Plain Bear"), there("battlefield", "Small Elf")],
    )


def test_an_ability_without_tapping_is_activated_as_often_as_needed__602_2() -> None:
    assert_right(
        ALTAR,
        COLOSSUS,
        mana="auto",
        a={"battlefield": ["Bone Altar", "Small Elf*2"], "hand": ["Iron Hulk"]},
        script=[cast("Iron Hulk")],
        expect=[there("battlefield", "Iron Hulk"), there("graveyard", "Small Elf", 2)],
    )


def test_one_creature_is_sacrificed_once__118_3() -> None:
    assert_right(
        ALTAR,
        COLOSSUS,
        mana="auto",
        a={"battlefield": ["Bone Altar*2", "Small Elf"], "hand": ["Iron Hulk"]},
        script=[],
        expect=[illegal("Iron Hulk")],
    )


def test_counters_pay_one_after_another__602_2() -> None:
    for counters, check in ((4, legal("Iron Hulk")), (3, illegal("Iron Hulk"))):
        assert_right(
            BATTERY,
            COLOSSUS,
            mana="auto",
            a={"battlefield": [{"card": "Mana Battery", "counters": {"charge": counters}}], "hand": ["Iron Hulk"]},
            script=[],
            expect=[check],
        )


def test_a_filter_changes_two_mana_one_by_one__605_3a() -> None:
    for forests, check in ((2, legal("Twice Red")), (1, illegal("Twice Red"))):
        assert_right(
            FILTER,
            FIEND,
            mana="auto",
            a={"battlefield": ["River Elf", f"Forest*{forests}"], "hand": ["Twice Red"]},
            script=[],
            expect=[check],
        )


def test_other_mana_is_what_comes__106_12b() -> None:
    curse = card(
        "Dark Curse | {2}{B} | Enchantment || If a land is tapped for mana, it produces {B} instead of any other type "
        "and amount."
    )
    assert_right(
        curse,
        mana="auto",
        a={"battlefield": ["Dark Curse", "Forest*2"], "hand": ["Test Murder"]},
        b={"battlefield": ["Large Bear"]},
        script=[cast("Test Murder", "Large Bear")],
        expect=[there("graveyard", "Large Bear", 1, "B")],
    )
    assert_right(
        curse,
        mana="auto",
        a={"battlefield": ["Dark Curse", "Forest*2"], "hand": ["Small Elf"]},
        script=[],
        expect=[illegal("Small Elf")],
    )


def test_what_is_sacrificed_to_pay_may_be_tapped_for_mana_first__601_2h() -> None:
    ruin = card("Old Ruin || Land || {T}: Add {C}.\\n{1}, Sacrifice Old Ruin: You gain 4 life.")
    gem = card(
        "Spent Gem | {1} | Artifact || Sacrifice Spent Gem: Add {C}.\\n{1}, Sacrifice Spent Gem: You gain 4 life."
    )
    for thing, check in ((ruin, True), (gem, False)):
        assert_right(
            thing,
            mana="auto",
            a={"battlefield": [thing.name]},
            script=[],
            expect=[{"legal": check, "player": "A", "activate": thing.name, "ability": 2}],
        )
    assert_right(
        ruin,
        mana="auto",
        a={"battlefield": ["Old Ruin"]},
        script=[{"activate": "Old Ruin", "ability": 2}],
        expect=[{"player": "A", "life": 24}, there("graveyard", "Old Ruin")],
    )


def test_an_ability_does_not_pay_for_itself__605_3c() -> None:
    """Filters alone make nothing; two of them with one mana pay for one symbol of another colour."""
    blue = card("Blue Lens | {1} | Artifact || {1}: Add {U}.")
    red = card("Red Lens | {1} | Artifact || {1}: Add {R}.")
    spark = card("Blue Spark | {U} | Sorcery || Draw a card.")
    for lands, check in ((0, False), (1, True)):
        assert_right(
            blue,
            red,
            spark,
            mana="auto",
            a={
                "battlefield": ["Blue Lens", "Red Lens", f"Forest*{lands}"] if lands else ["Blue Lens", "Red Lens"],
                "hand": ["Blue Spark"],
            },
            script=[],
            expect=[{"legal": check, "player": "A", "cast": "Blue Spark"}],
        )
