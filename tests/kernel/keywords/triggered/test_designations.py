"""Designations and what players are asked: monarch, initiative, dungeons, the Ring, votes, exerting, goading."""

import pytest

from rulings.kernel.abilities.dungeon_cards import DUNGEONS
from rulings.kernel.effects.players import initiative, monarch, the_ring
from rulings.kernel.playable import problems
from rulings.kernel.setup import load_rules
from tests.kernel.playing import SETTLE, assert_right, attack, block, card, cast, cites, life, size, there, to

load_rules()
A, B = "A", "B"
CROWN = card("Test Crown | {1} | Sorcery || You become the monarch.")
HERALD = card(
    "Test Herald | {1} | Creature - Human | 1/1 | Whenever an opponent becomes the monarch, put a +1/+1 counter on "
    "this creature."
)
FIRST = card("Test Lead | {1} | Sorcery || You take the initiative.")
DELVE = card("Test Delve | {1} | Sorcery || Venture into the dungeon.")
TEMPT = card("Test Lure | {1} | Sorcery || The Ring tempts you.")
DOER = card(
    "Test Runner | {1}{R} | Creature - Human | 2/2 | You may exert this creature as it attacks. When you do, it gets "
    "+2/+0 until end of turn."
)
GOAD = card("Test Taunt | {1} | Sorcery || Goad target creature.")
BALLOT = card(
    "Test Ballot | {1} | Sorcery || Starting with you, each player votes for war or peace. Test Ballot deals 3 damage "
    "to each opponent for each war vote. You gain 2 life for each peace vote."
)
BROKER = card("Test Broker | {1} | Creature - Human | 1/1 | While voting, you get an additional vote.")


@pytest.mark.parametrize("dungeon", DUNGEONS, ids=lambda one: one.name)
def test_every_room_can_be_played_and_reached__309_4(dungeon) -> None:  # type: ignore[no-untyped-def]
    assert [problem for ability in dungeon.face().abilities for problem in problems(ability)] == []
    reached = {0} | {place for room in dungeon.rooms for place in room.leads_to}
    assert reached == set(range(len(dungeon.rooms)))
    assert [room.name for room in dungeon.rooms if not room.leads_to] == [dungeon.rooms[-1].name]


def test_inherent_abilities_can_be_played__724_2() -> None:
    faces = (monarch.FACE, initiative.FACE)
    abilities = [ability for face in faces for ability in face.abilities]
    assert [problem for ability in abilities for problem in problems(ability)] == []
    assert [problem for ability in the_ring.ABILITIES for problem in problems(ability)] == []


def test_becoming_the_monarch_again_triggers_nothing__724_3() -> None:
    assert_right(
        CROWN,
        HERALD,
        a={"hand": ["Test Crown", "Test Crown"]},
        b={"battlefield": ["Test Herald"]},
        script=[cast("Test Crown"), cast("Test Crown"), SETTLE],
        expect=[size("Test Herald", 2, 2)],
    )


def test_the_initiative_taken_again_ventures_again__725_5() -> None:
    assert_right(
        FIRST,
        a={"hand": ["Test Lead", "Test Lead"], "battlefield": ["Plain Bear"], "library": ["Island", "Plain Bear"]},
        script=[cast("Test Lead"), cast("Test Lead"), SETTLE],
        answers={"A": ["Island", "Forge", "Plain Bear"]},
        expect=[size("Plain Bear", 4, 4), there("hand", "Island"), cites("725.5")],
    )


def test_each_player_may_discard_in_the_tomb__309_5a() -> None:
    assert_right(
        DELVE,
        a={"hand": ["Test Delve", "Test Delve", "Island"]},
        b={"hand": ["Forest"]},
        script=[cast("Test Delve"), cast("Test Delve"), SETTLE],
        answers={"A": ["Tomb of Annihilation", "Veils of Fear", "no"], "B": ["yes", "Forest"]},
        expect=[life(A, 17), life(B, 19), there("graveyard", "Forest", player=B)],
    )


def test_a_creature_and_a_land_are_two_permanents__701_21() -> None:
    mixed = card("Test Thornwood | {1} | Artifact Creature - Wall | 2/2")
    assert_right(
        DELVE,
        mixed,
        a={"hand": ["Test Delve", "Test Delve", "Island"], "battlefield": ["Test Thornwood", "Test Trinket", "Forest"]},
        script=[cast("Test Delve"), cast("Test Delve"), SETTLE],
        answers={"A": ["Tomb of Annihilation", "Oubliette", "Island", "Test Thornwood", "Test Trinket", "Forest"]},
        expect=[there("battlefield", "Forest", 0), there("battlefield", "Test Trinket", 0)],
    )


def test_a_creature_that_blocks_the_ring_bearer_is_sacrificed__701_54c() -> None:
    assert_right(
        TEMPT,
        a={"hand": ["Test Lure"] * 3, "battlefield": ["Plain Bear"], "library": ["Forest"] * 3},
        b={"battlefield": ["Small Elf"]},
        script=[cast("Test Lure")] * 3
        + [attack("Plain Bear", step="declare_attackers"), block(Small_Elf="Plain Bear"), to("main2")],
        answers={"A": ["Forest"]},
        expect=[there("battlefield", "Small Elf", 0), there("battlefield", "Plain Bear")],
    )


def test_four_temptations_and_damage_to_a_player__701_54c() -> None:
    assert_right(
        TEMPT,
        a={"hand": ["Test Lure"] * 4, "battlefield": ["Plain Bear"], "library": ["Forest"] * 3},
        script=[cast("Test Lure")] * 4 + [attack("Plain Bear", step="declare_attackers"), to("main2")],
        expect=[life(B, 15), {"card": "Plain Bear", "supertype": "legendary"}],
    )


def test_another_creature_becomes_the_ring_bearer__701_54a() -> None:
    assert_right(
        TEMPT,
        a={"hand": ["Test Lure"] * 2, "battlefield": ["Plain Bear", "Small Elf"]},
        script=[cast("Test Lure", answers=["Plain Bear"]), cast("Test Lure", answers=["Small Elf"]), SETTLE],
        expect=[
            {"card": "Plain Bear", "supertype": "legendary", "has": False},
            {"card": "Small Elf", "supertype": "legendary", "has": True},
        ],
    )


def test_exerting_is_optional_and_ends_with_one_untap_step__701_43b() -> None:
    vigilant = card(
        "Test Watcher | {1}{W} | Creature - Human | 2/2 | Vigilance\\nYou may exert this creature as it attacks. When "
        "you do, you gain 1 life."
    )
    assert_right(
        vigilant,
        a={"battlefield": ["Test Watcher"], "library": ["Forest"] * 4},
        b={"library": ["Forest"] * 4},
        script=[
            attack("Test Watcher", step="declare_attackers", answers=["yes"]),
            attack("Test Watcher", turn=3, step="declare_attackers", answers=["no"]),
            to("main1", 5),
        ],
        # Untapped in turn 3 anyway: the exertion is over, and nothing keeps it from untapping later.
        expect=[life(A, 21), life(B, 16), {"card": "Test Watcher", "tapped": False}],
    )


def test_an_exerted_attacker_stays_tapped_once__701_43a() -> None:
    assert_right(
        DOER,
        a={"battlefield": ["Test Runner"], "library": ["Forest"] * 4},
        b={"library": ["Forest"] * 4},
        script=[attack("Test Runner", step="declare_attackers", answers=["yes"]), to("main1", 3)],
        expect=[life(B, 16), {"card": "Test Runner", "tapped": True}, cites("701.43a")],
    )


def test_a_goaded_creature_must_attack_until_your_next_turn__701_15a() -> None:
    assert_right(
        GOAD,
        a={"hand": ["Test Taunt"], "library": ["Forest"] * 4},
        b={"battlefield": ["Plain Bear"], "library": ["Forest"] * 4},
        script=[cast("Test Taunt", "Plain Bear"), to("main2", 4)],
        expect=[life(A, 18), cites("701.15a")],
    )


def test_more_votes_of_one_player__701_38d() -> None:
    assert_right(
        BALLOT,
        BROKER,
        a={"hand": ["Test Ballot"], "battlefield": ["Test Broker"]},
        script=[cast("Test Ballot"), SETTLE],
        answers={"A": ["war", "war"], "B": ["peace"]},
        expect=[life(B, 14), life(A, 22), cites("701.38d")],
    )


def test_a_damaged_monarch_hands_the_crown_over__724_2() -> None:
    assert_right(
        CROWN,
        a={"hand": ["Test Crown"], "library": ["Forest"] * 3},
        b={"battlefield": ["Plain Bear"], "library": ["Forest"] * 3},
        script=[
            cast("Test Crown"),
            {"player": "B", "turn": 2, "step": "declare_attackers", "attack": ["Plain Bear"]},
            to("upkeep", 3),
        ],
        expect=[{"player": "A", "hand_size": 1}, {"player": "B", "hand_size": 2}],
    )
