"""A scene in which a named card lies beside the others and does nothing is not shown."""

from collections import Counter

from rulings.narrate.report import Status
from rulings.table.demonstrating.direct import direct
from rulings.table.demonstrating.hollow import Lines, blank, do_all_meet, does_something
from rulings.table.demonstrating.scene import Part, Scene
from rulings.table.format.setup import ZoneName
from rulings.table.playing.compile import compile_card
from tests.table.demonstrating.test_direct import BOLT, FELL, SUPPORT, creature, directed, spell, told

TIDY = creature("Tidy", "Creature cards in graveyards lose all abilities.")
STUDY = spell("Study", "Draw a card.")


def test_two_creatures_that_only_fight_do_not_meet() -> None:
    assert direct((TIDY, creature("Muddy", "This creature can't block.")), SUPPORT) is None


def test_a_keyword_that_decides_the_fight_is_a_meeting() -> None:
    assert any(
        "is destroyed" in line for line in told(creature("Adder", "Deathtouch"), creature("Colossus", "", "7/7"))
    )


def test_an_ability_that_triggers_and_does_nothing_is_no_meeting() -> None:
    lone = creature("Lone", "Whenever you draw a card, this creature deals 0 damage to target opponent.")
    assert direct((lone, STUDY), SUPPORT) is None


def test_one_card_whose_target_may_be_none_is_given_one() -> None:
    exiling = spell("Grip", "When this enchantment enters, exile up to one target creature.", "Enchantment")
    _, shown = directed(exiling)
    assert any(step.text_en.endswith("is exiled.") for step in shown.steps)


def test_an_extra_turn_is_waited_for__500_7() -> None:
    _, shown = directed(spell("Lag", "Take an extra turn after this one.", "Sorcery"))
    assert any(step.text_en == "Turn 4 begins: player A." for step in shown.steps)


def test_what_looks_at_each_opponent_has_two__702_116a() -> None:
    _, shown = directed(creature("Throng", "Myriad"))
    lines = [step.text_en for step in shown.steps]
    assert "player A creates Throng." in lines
    assert any("to player C" in line for line in lines)


def test_a_block_is_told_of_the_player_whose_creature_blocks__509_1() -> None:
    _, shown = directed(creature("Captain", "Melee", "3/3"))
    blocks = [step.text_en for step in shown.steps if " blocks: " in step.text_en]
    assert blocks
    assert all(line.startswith("player B blocks: Hill Giant") for line in blocks)


def test_one_thing_in_place_of_another_is_a_meeting_though_as_much_happens() -> None:
    door = spell("Door", "{T}: Target player loses the game.", "Artifact")
    angel = creature("Angel", "You can't lose the game and your opponents can't win the game.")
    assert any("this player can't lose the game" in line for line in told(door, angel))


def test_every_named_card_is_on_the_table() -> None:
    aura = spell("Halo", "Enchant creature\nEnchanted creature has flying.", "Enchantment", subtypes=("Aura",))
    ghost = creature("Ghost", "Whenever another creature dies, return this card from your graveyard to your hand.")
    deny = spell("Deny", "Counter target spell.")
    for cards in ((aura, ghost), (ghost, aura, FELL), (ghost, deny), (aura, deny, BOLT)):
        choice = direct(cards, SUPPORT)
        if choice is not None:
            seen = {entry.card for _, zone, entry in choice.table.entries() if zone is not ZoneName.LIBRARY}
            assert {card.name for card in cards} <= seen


def test_three_cards_of_which_one_does_nothing_are_not_shown() -> None:
    watcher = creature("Watcher", "Whenever another creature enters, you gain 1 life.")
    assert direct((watcher, creature("Newcomer"), TIDY), SUPPORT) is None


def test_a_card_without_its_text_can_still_be_cast() -> None:
    aura = spell("Halo", "Flash\nEnchant creature\nEnchanted creature has flying.", "Enchantment", subtypes=("Aura",))
    kept = blank(aura).faces[0]
    assert kept.oracle_text == "Flash\nEnchant creature"
    assert blank(creature("Growing", size="*/*")).faces[0].power == "1"


def part(name: str, text: str) -> Part:
    return Part(name, None, compile_card(creature(name, text)).faces[0])


def test_meeting_is_that_one_does_something_else_without_the_other() -> None:
    one, other = part("One", "Flying"), part("Other", "Flying")
    scene = Scene(hand=("One", "Other"))

    def aware(played: Scene, blanks: frozenset[str]) -> Lines:
        return Counter() if "One" in blanks else Counter([f"One sees {len(played.hand)} cards"])

    def unaware(played: Scene, blanks: frozenset[str]) -> Lines:
        return Counter(name for name in ("One", "Other") if name in played.hand and name not in blanks)

    assert do_all_meet(scene, [one, other], aware)
    assert not do_all_meet(scene, [one, other], unaware)
    assert does_something(scene, one, unaware)
    assert not does_something(scene, one, lambda played, blanks: Counter(["the same"]))


def test_the_one_that_is_refused_says_so() -> None:
    choice, shown = directed(spell("Riddle", "Frobnicate target creature."))
    assert choice.is_refused
    assert shown.status is Status.REFUSED
