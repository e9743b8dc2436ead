"""Parts of one cost that want the same thing are judged together (CR 118.3, 601.2h)."""

from typing import Any

from tests.kernel.playing import activate, assert_right, card, cast, life, there, to

ALTAR = card("Lone Altar | {2} | Enchantment | | Sacrifice a creature, Sacrifice an artifact: You gain 3 life.")
GOLEM = card("Clay Golem | {3} | Artifact Creature - Golem | 3/3 | ")
LEDGER = card("Blood Ledger | {2} | Enchantment | | Pay 2 life, Pay 2 life: You gain 7 life.")
DRUM = card("War Drum | {2} | Enchantment | | {2}, Tap an untapped creature you control: You gain 5 life.")
TREASURY = card("Treasury | {2} | Enchantment | | {1}, Sacrifice an artifact: You gain 4 life.")
DRUID = card("Small Druid | {G} | Creature - Druid | 1/1 | {T}: Add {G}.")
COIN = card("Gold Coin | {1} | Artifact | | Sacrifice this artifact: Add {C}.")
RELIC = card("Plain Relic | {1} | Artifact | | ")


def possible(name: str, is_legal: bool) -> dict[str, Any]:
    return {"legal": is_legal, "player": "A", "activate": name, "after": 0}


def test_one_thing_does_not_pay_two_parts__118_3() -> None:
    """The Golem is both a creature and an artifact, but it can be given up only once."""
    assert_right(
        ALTAR,
        GOLEM,
        a={"battlefield": ["Lone Altar", "Clay Golem"]},
        script=[to("main2")],
        expect=[possible("Lone Altar", False)],
    )
    assert_right(
        ALTAR,
        GOLEM,
        a={"battlefield": ["Lone Altar", "Clay Golem", "Plain Bear"]},
        script=[activate("Lone Altar")],
        expect=[life("A", 23), there("graveyard", "Plain Bear", 1, "A"), there("graveyard", "Clay Golem", 1, "A")],
    )


def test_life_is_paid_for_each_part__119_4() -> None:
    for total, is_legal in ((4, True), (3, False)):
        assert_right(
            LEDGER,
            a={"battlefield": ["Blood Ledger"], "life": total},
            script=[to("main2")],
            expect=[possible("Blood Ledger", is_legal)],
        )


def test_what_is_tapped_for_mana_is_not_tapped_for_the_cost__601_2h() -> None:
    """With two lands the Druid is left for the cost; with one it would have to do both."""
    for lands, is_legal in ((2, True), (1, False)):
        assert_right(
            DRUM,
            DRUID,
            mana="auto",
            a={"battlefield": ["War Drum", "Small Druid", f"Forest*{lands}"]},
            script=[to("main2")],
            expect=[possible("War Drum", is_legal)],
        )
    assert_right(
        DRUM,
        DRUID,
        mana="auto",
        a={"battlefield": ["War Drum", "Small Druid", "Plain Bear", "Forest"]},
        script=[activate("War Drum")],
        expect=[life("A", 25)],
    )


def test_what_is_given_up_for_mana_is_not_given_up_for_the_cost__601_2h() -> None:
    for other, is_legal in (([], False), (["Plain Relic"], True), (["Gold Coin"], True)):
        assert_right(
            TREASURY,
            COIN,
            RELIC,
            mana="auto",
            a={"battlefield": ["Treasury", "Gold Coin", *other]},
            script=[to("main2")],
            expect=[possible("Treasury", is_legal)],
        )
    assert_right(
        TREASURY,
        COIN,
        RELIC,
        mana="auto",
        a={"battlefield": ["Treasury", "Gold Coin", "Plain Relic"]},
        script=[activate("Treasury")],
        expect=[life("A", 24), there("graveyard", "Plain Relic", 1, "A")],
    )


RITE = card(
    "Dire Rite | {3}{B} | Sorcery || Convoke\\n"
    "As an additional cost to cast this spell, sacrifice a creature.\\nDraw two cards."
)
DRILL = card(
    "Odd Drill | {3}{B} | Sorcery || Convoke\\n"
    "As an additional cost to cast this spell, tap an untapped creature you control.\\nDraw two cards."
)
IMP = card("Small Imp | {B} | Creature - Imp | 1/1")


def test_what_was_tapped_to_convoke_may_be_sacrificed__601_2h() -> None:
    assert_right(
        RITE,
        IMP,
        mana="auto",
        a={"battlefield": ["Small Imp", "Plain Bear*3"], "hand": ["Dire Rite"], "library": ["Forest*2"]},
        script=[cast("Dire Rite")],
        expect=[there("hand", "Forest", 2, "A")],
    )


def test_what_was_tapped_to_convoke_is_not_tapped_again__601_2h() -> None:
    for bears, is_legal in ((3, False), (4, True)):
        assert_right(
            DRILL,
            IMP,
            mana="auto",
            a={"battlefield": ["Small Imp", f"Plain Bear*{bears}"], "hand": ["Odd Drill"]},
            script=[to("main2")],
            expect=[{"legal": is_legal, "player": "A", "cast": "Odd Drill", "after": 0}],
        )
    assert_right(
        DRILL,
        IMP,
        mana="auto",
        a={"battlefield": ["Small Imp", "Plain Bear*4"], "hand": ["Odd Drill"], "library": ["Forest*2"]},
        script=[cast("Odd Drill")],
        expect=[there("hand", "Forest", 2, "A")],
    )


def test_random_costs_are_paid_after_the_others__601_2h() -> None:
    """With two cards in hand the one to be exiled is chosen first: the other is discarded at random."""
    mad = card(
        "Mad Study | {2} | Enchantment || Discard a card at random, Exile a card from your hand: You gain 3 life."
    )
    assert_right(
        mad,
        a={"battlefield": ["Mad Study"], "hand": ["Plain Bear", "Small Elf"]},
        script=[activate("Mad Study", answers=["Small Elf"])],
        expect=[life("A", 23), there("exile", "Small Elf", 1, "A"), there("graveyard", "Plain Bear", 1, "A")],
    )
