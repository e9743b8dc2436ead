"""The cleanup step that goes on, and triggers that look back at who controlled what (CR 514.3a, 603.10d)."""

from tests.kernel.playing import assert_right, card, cast, life, there

FORESTS = {"card": "Forest", "count": 20}


def test_state_based_actions_in_the_cleanup_step_give_priority__514_3a() -> None:
    """The bear dies as the effect that kept it alive ends; its controller's opponent may then cast a spell."""
    blessing = card("Brief Blessing | {W} | Instant || Target creature gets +0/+5 until end of turn.")
    lord = card("Frail Lord | {B} | Enchantment || Creatures get -0/-2.")
    assert_right(
        blessing,
        lord,
        a={"hand": ["Brief Blessing", "Frail Lord", "Test Bolt"], "library_rest": FORESTS},
        b={"battlefield": ["Plain Bear"], "library_rest": FORESTS},
        script=[
            cast("Brief Blessing", "Plain Bear"),
            cast("Frail Lord"),
            {**cast("Test Bolt", "player B"), "step": "cleanup"},
        ],
        expect=[life("B", 17), there("graveyard", "Plain Bear", 1, "B")],
    )


def test_nobody_gets_priority_in_a_cleanup_step_without_events__514_3() -> None:
    assert_right(
        a={"hand": ["Test Bolt"], "library_rest": FORESTS},
        b={"library_rest": FORESTS},
        script=[{"pass_to": {"turn": 1, "step": "end"}}],
        stop={"turn": 2, "step": "upkeep"},
        expect=[life("B", 20)],
    )


def test_who_loses_control_is_you__603_10d() -> None:
    theft = card("Quick Theft | {U} | Instant || Gain control of target creature until end of turn.")
    lead = card(
        "Long Lead | {W} | Enchantment - Aura || Enchant creature\n"
        "When you lose control of enchanted creature, you gain 4 life."
    )
    assert_right(
        theft,
        lead,
        a={"hand": ["Quick Theft"]},
        b={"battlefield": ["Plain Bear", {"card": "Long Lead", "attached_to": "Plain Bear"}]},
        script=[cast("Quick Theft", "Plain Bear")],
        expect=[life("B", 24), life("A", 20)],
    )


def test_what_enters_attacking_did_not_attack__508_2a() -> None:
    herald = card(
        "War Herald | {1}{R} | Creature - Human | 1/1 | Whenever War Herald attacks, create a 2/2 red Goblin creature "
        "token that's tapped and attacking."
    )
    horn = card("War Horn | {R} | Enchantment || Whenever a creature you control attacks, you gain 1 life.")
    assert_right(
        herald,
        horn,
        a={"battlefield": ["War Herald", "War Horn"]},
        script=[{"attack": ["War Herald"]}, {"pass_to": {"turn": 1, "step": "main2"}}],
        expect=[life("A", 21), life("B", 17)],
    )


def test_an_end_step_trigger_that_comes_in_the_end_step_waits__513_2() -> None:
    riser = card(
        "Late Riser | {R} | Creature - Elf | 1/1 | Flash\\nAt the beginning of the end step, sacrifice Late Riser."
    )
    assert_right(
        riser,
        a={"hand": ["Late Riser"], "library_rest": FORESTS},
        b={"library_rest": FORESTS},
        script=[{**cast("Late Riser"), "step": "end"}, {"pass_to": {"turn": 2, "step": "main1"}}],
        expect=[there("battlefield", "Late Riser")],
    )


def test_of_simultaneous_events_one_triggers_the_next_time__603_7b() -> None:
    pact = card(
        "Double Pact | {W} | Sorcery || Put a +1/+1 counter on each of up to two target creatures. "
        "When either of those creatures dies, you gain 3 life."
    )
    assert_right(
        pact,
        a={"hand": ["Double Pact", "Test Wrath"], "battlefield": ["Plain Bear", "Large Bear"]},
        script=[cast("Double Pact", "Plain Bear", "Large Bear"), cast("Test Wrath")],
        answers={"A": ["Large Bear"]},
        expect=[life("A", 23), {"cites": "603.7b"}],
    )


def test_a_delayed_trigger_for_the_turn_triggers_each_time__603_7b() -> None:
    rally = card(
        "Rally Cry | {W} | Instant || Target creature gains double strike until end of turn. When that creature deals "
        "combat damage to a player this turn, you gain 1 life."
    )
    assert_right(
        rally,
        a={"hand": ["Rally Cry"], "battlefield": ["Plain Bear"]},
        script=[cast("Rally Cry", "Plain Bear"), {"attack": ["Plain Bear"]}, {"pass_to": {"turn": 1, "step": "main2"}}],
        expect=[life("A", 22), life("B", 16)],
    )


def test_the_last_effect_on_the_hand_size_has_the_last_word__613_11() -> None:
    small = card("Small Head | {B} | Enchantment || Your maximum hand size is two.")
    big = card("Big Head | {B} | Enchantment || You have no maximum hand size.")
    for order, left in ((["Big Head", "Small Head"], 2), (["Small Head", "Big Head"], 5)):
        assert_right(
            small,
            big,
            a={"battlefield": order, "hand": ["Forest*5"], "library_rest": FORESTS},
            b={"library_rest": FORESTS},
            script=[{"pass_to": {"turn": 2, "step": "upkeep"}}],
            expect=[{"player": "A", "hand_size": left}],
        )
