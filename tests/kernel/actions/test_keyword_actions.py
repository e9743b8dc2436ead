"""Keyword actions: earthbend, airbend, blight, behold, forage, learn, clash, fateseal, time travel (CR 701)."""

from tests.kernel.playing import SETTLE, activate, assert_right, card, cast, cites, life, play, size, there, to

A, B = "A", "B"
QUAKE = card("Test Quake | {1} | Sorcery || Earthbend 3.")
GUST = card("Test Gust | {1} | Instant || Airbend target creature.")
ROT = card("Test Rot | {1} | Sorcery || As an additional cost to cast this spell, blight 2 or pay {3}.\\nDraw a card.")
SEER = card(
    "Test Seer | {1} | Creature - Elf | 1/1 | When this creature enters, you may behold a Bear. If you do, draw a card."
)
FORAGER = card("Test Forager | {1} | Creature - Elf | 1/1 | {1}, Forage: Put a +1/+1 counter on this creature.")
TUTOR = card("Test Tutor | {1} | Sorcery || Learn.")
DUEL = card("Test Duel | {1} | Sorcery || Clash with an opponent. If you win, you gain 3 life.")
WINNER = card(
    "Test Winner | {1} | Creature - Elf | 1/1 | Whenever you clash and win, put a +1/+1 counter on this creature."
)
DOOM = card("Test Doom | {1} | Sorcery || Fateseal 1.")
TARDIS = card("Test Box | {1} | Sorcery || Time travel.")
FADER = card("Test Fader | {1} | Creature - Elf | 2/2 | Vanishing 3")
CHOICE = card(
    "Test Villain | {1} | Sorcery || Each opponent faces a villainous choice — That player sacrifices a creature of "
    "their choice, or you gain 4 life."
)


def test_earthbent_land_is_a_creature_and_comes_back_tapped__701_66a() -> None:
    assert_right(
        QUAKE,
        a={"hand": ["Test Quake", "Test Murder"], "battlefield": ["Forest"]},
        script=[cast("Test Quake", "Forest"), cast("Test Murder", "Forest"), SETTLE],
        expect=[
            {"card": "Forest", "power": 3, "toughness": 3, "after": 1},
            there("battlefield", "Forest"),
            {"card": "Forest", "tapped": True},
            {"card": "Forest", "type": "creature", "has": False},
            cites("701.66a"),
        ],
    )


def test_airbent_card_is_cast_for_two__701_65a() -> None:
    assert_right(
        GUST,
        mana="auto",
        a={"hand": ["Test Gust"], "battlefield": ["Forest"]},
        b={"battlefield": ["Large Bear", "Island*2"], "library": ["Forest"]},
        script=[
            cast("Test Gust", "Large Bear"),
            {"player": "B", "turn": 2, "step": "main1", "cast": "Large Bear"},
            SETTLE,
        ],
        expect=[there("battlefield", "Large Bear"), {"card": "Island", "tapped": True, "count": 2}],
    )


def test_blight_needs_a_creature__701_68b() -> None:
    result = play(
        ROT,
        mana="auto",
        a={"hand": ["Test Rot"], "battlefield": ["Island"], "library": ["Forest"]},
        script=[],
        expect=[{"legal": False, "cast": "Test Rot", "player": "A"}],
    )
    assert result.status.value == "right"
    assert_right(
        ROT,
        mana="auto",
        a={"hand": ["Test Rot"], "battlefield": ["Island", "Large Bear"], "library": ["Forest"]},
        script=[cast("Test Rot", answers=["Large Bear"]), SETTLE],
        expect=[size("Large Bear", 2, 2), there("hand", "Forest"), cites("701.68a")],
    )


def test_behold_in_hand_or_on_the_battlefield__701_4a() -> None:
    assert_right(
        SEER,
        a={"hand": ["Test Seer", "Plain Bear"], "library": ["Forest"]},
        script=[cast("Test Seer"), SETTLE],
        answers={"A": ["yes", "Plain Bear"]},
        expect=[there("hand", "Forest"), there("hand", "Plain Bear"), cites("701.4a")],
    )
    assert_right(
        SEER,
        a={"hand": ["Test Seer"], "library": ["Forest"]},
        b={"battlefield": ["Plain Bear"]},
        script=[cast("Test Seer"), SETTLE],
        answers={"A": ["yes"]},
        expect=[there("hand", "Forest", 0)],
    )


def test_forage_exiles_three_cards__701_61a() -> None:
    assert_right(
        FORAGER,
        a={"battlefield": ["Test Forager"], "graveyard": ["Forest", "Island", "Swamp"]},
        script=[activate("Test Forager"), SETTLE],
        expect=[size("Test Forager", 2, 2), {"count": 3, "zone": "exile"}, cites("701.61a")],
    )


def test_learn_discards_and_draws__701_48a() -> None:
    assert_right(
        TUTOR,
        a={"hand": ["Test Tutor", "Forest"], "library": ["Island"]},
        script=[cast("Test Tutor"), SETTLE],
        answers={"A": ["yes", "Forest"]},
        expect=[there("hand", "Island"), there("graveyard", "Forest"), cites("701.48a")],
    )


def test_clash_is_won_by_the_greater_mana_value__701_30d() -> None:
    assert_right(
        DUEL,
        WINNER,
        a={"hand": ["Test Duel"], "battlefield": ["Test Winner"], "library": ["Large Bear", "Forest"]},
        b={"library": ["Plain Bear", "Island"]},
        script=[cast("Test Duel"), SETTLE],
        answers={"A": ["no"], "B": ["yes"]},
        expect=[life(A, 23), size("Test Winner", 2, 2), cites("701.30d"), cites("701.30a")],
    )


def test_clash_tied_is_won_by_nobody__701_30d() -> None:
    assert_right(
        DUEL,
        a={"hand": ["Test Duel"], "library": ["Plain Bear"]},
        b={"library": ["Plain Bear"]},
        script=[cast("Test Duel"), SETTLE],
        expect=[life(A, 20)],
    )


def test_fateseal_looks_at_an_opponents_library__701_29a() -> None:
    assert_right(
        DOOM,
        a={"hand": ["Test Doom"]},
        b={"library": ["Forest", "Island"]},
        script=[cast("Test Doom", answers=["Forest"]), to("main1", 2)],
        expect=[there("hand", "Island", player=B), cites("701.29a")],
    )


def test_time_travel_moves_time_counters_both_ways__701_56a() -> None:
    assert_right(
        TARDIS,
        FADER,
        a={
            "hand": ["Test Box"],
            "battlefield": [
                {"card": "Test Fader", "id": "one", "counters": {"time": 2}},
                {"card": "Test Fader", "id": "two", "counters": {"time": 2}},
            ],
        },
        script=[cast("Test Box"), SETTLE],
        answers={"A": ["one", "two", "put", "remove"]},
        expect=[{"card": "one", "counters": {"time": 3}}, {"card": "two", "counters": {"time": 1}}],
    )


def test_an_impossible_villainous_option_can_be_chosen__701_55b() -> None:
    assert_right(
        CHOICE,
        a={"hand": ["Test Villain"]},
        script=[cast("Test Villain"), SETTLE],
        answers={"B": [1]},
        expect=[life(A, 20), cites("701.55a")],
    )
    assert_right(
        CHOICE,
        a={"hand": ["Test Villain"]},
        b={"battlefield": ["Plain Bear"]},
        script=[cast("Test Villain"), SETTLE],
        answers={"B": [2]},
        expect=[life(A, 24), there("battlefield", "Plain Bear")],
    )


BENDER = card("Test Bender | {U} | Creature - Elf | 1/1 | Waterbend {3}: Put a +1/+1 counter on this creature.")
WAVE = card("Test Wave | {U} | Sorcery || As an additional cost to cast this spell, waterbend {2}.\\nDraw a card.")


def test_waterbend_taps_only_what_the_mana_falls_short_of__701_67a() -> None:
    assert_right(
        BENDER,
        mana="auto",
        a={"battlefield": ["Test Bender", "Test Trinket", "Island", "Forest"]},
        script=[activate("Test Bender"), SETTLE],
        expect=[
            size("Test Bender", 2, 2),
            {"count": 1, "zone": "battlefield", "card": "Test Trinket", "player": A},
            cites("701.67a"),
        ],
    )
    assert_right(
        BENDER,
        mana="auto",
        a={"battlefield": ["Test Bender", "Island", "Forest"]},
        script=[activate("Test Bender"), SETTLE],
        expect=[{"card": "Test Bender", "tapped": True}],
    )


def test_waterbend_pays_no_colored_mana_and_not_too_little__701_67b() -> None:
    assert_right(
        WAVE,
        mana="auto",
        a={"hand": ["Test Wave"], "battlefield": ["Test Trinket", "Plain Bear", "Forest"], "library": ["Forest"]},
        script=[],
        expect=[{"legal": False, "cast": "Test Wave", "player": "A"}],
    )
    assert_right(
        WAVE,
        mana="auto",
        a={"hand": ["Test Wave"], "battlefield": ["Test Trinket", "Plain Bear", "Island"], "library": ["Forest"]},
        script=[cast("Test Wave"), SETTLE],
        expect=[there("hand", "Forest"), {"card": "Plain Bear", "tapped": True}],
    )
