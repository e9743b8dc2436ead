"""What "other" is other than: the target, the enchanted creature, the one that attacked, the one that gets it."""

from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another
from rulings.abilities.node import Node, walk
from rulings.abilities.references import Antecedent, Attached, Giver, It, Target, ThisWay
from rulings.corpus.cards import Face
from rulings.oracle.read import read_face


def other_than(text: str, types: tuple[str, ...], subtypes: tuple[str, ...] = ()) -> list[Node | None]:
    """What each "other" of the text is other than; a pronoun is given as what it stands for."""
    reading = read_face(Face("Testing Thing", types=types, subtypes=subtypes, oracle_text=text))
    assert reading.is_understood, [one.declined for one in reading.lines]
    found = [
        one.than
        for ability in reading.abilities
        for node in walk(ability)
        if isinstance(node, Filter)
        for one in node.predicates
        if isinstance(one, Another)
    ]
    return [one.antecedent if isinstance(one, It) else one for one in found]


def test_on_a_creature_it_is_that_creature() -> None:
    assert other_than("Other creatures you control get +1/+1.", ("Creature",)) == [None]


def test_on_an_aura_it_is_the_enchanted_creature__303_4m() -> None:
    text = "Enchant creature\nEnchanted creature gets +1/+1 for each other creature you control."
    assert other_than(text, ("Enchantment",), ("Aura",)) == [Attached("enchanted")]


def test_for_each_other_is_other_than_the_one_that_gets_it() -> None:
    text = "Each legendary creature you control gets +1/+1 for each other legendary creature you control."
    assert other_than(text, ("Artifact",)) == [Antecedent("affected")]


def test_a_trigger_of_an_enchantment_is_about_what_entered() -> None:
    text = "Whenever a creature enters, destroy all other creatures."
    assert other_than(text, ("Enchantment",)) == [Antecedent("event object")]


def test_a_spell_is_never_one_of_the_others() -> None:
    (target,) = other_than(
        "Target creature you control deals damage equal to its power to each other creature.", ("Sorcery",)
    )
    assert isinstance(target, Target)
    text = "Create two 1/1 white Soldier creature tokens. Destroy all other creatures."
    assert other_than(text, ("Sorcery",)) == [ThisWay("created")]


def test_for_each_other_in_a_spell_is_other_than_the_one_that_gets_it__608_2h() -> None:
    text = "Attacking creatures you control get +1/+0 until end of turn for each other attacking creature."
    assert other_than(text, ("Instant",)) == [Antecedent("affected")]


def test_what_becomes_a_copy_of_the_target_is_other_than_the_target__707_2() -> None:
    (target,) = other_than("Each other creature becomes a copy of target creature until end of turn.", ("Instant",))
    assert isinstance(target, Target)


def test_where_nothing_is_spoken_of_the_line_is_declined() -> None:
    reading = read_face(
        Face("Testing Thing", types=("Enchantment",), oracle_text="Other creatures you control get +1/+1.")
    )
    assert not reading.is_understood


def test_an_ability_that_is_given_is_about_what_has_it() -> None:
    text = 'Enchant creature\nEnchanted creature has "Sacrifice another creature: Draw a card."'
    assert other_than(text, ("Enchantment",), ("Aura",)) == [None]


def test_other_than_its_name_in_a_given_ability_is_other_than_the_giver__201_5a() -> None:
    given = "{T}: Draw a card for each Aura you control other than Testing Thing."
    text = f'Enchant creature\nEnchanted creature has "{given}"'
    assert other_than(text, ("Enchantment",), ("Aura",)) == [Giver()]


def test_a_trigger_of_a_land_is_about_the_land_that_entered() -> None:
    text = "Whenever a Mountain you control enters, if you control at least five other Mountains, draw a card."
    assert other_than(text, ("Land",)) == [Antecedent("event object")]
    assert other_than(text, ("Land",), ("Mountain",)) == [None]


def test_other_cards_than_what_the_event_was_about() -> None:
    text = "Whenever a creature you control dies, exile it. Return up to one other target creature card from your "
    assert other_than(text + "graveyard to the battlefield.", ("Creature",)) == [Antecedent("event object")]


def test_what_is_compared_with_it_is_other_than_it() -> None:
    text = "Whenever a nonartifact permanent you control enters, you may return another permanent you control that "
    text += "shares a permanent type with it to its owner's hand."
    assert other_than(text, ("Artifact",)) == [Antecedent("event object")]
