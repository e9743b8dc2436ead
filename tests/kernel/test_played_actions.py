"""The list of keyword actions is that of the rules, and what it says of each is true (CR 701)."""

import pytest

from rulings.kernel import played
from rulings.kernel.abilities.rules_of_actions import plays_action, rules_of_actions, who_plays
from rulings.kernel.playable import problems
from rulings.kernel.setup import load_rules
from rulings.sources.cr_text import read_rules_text
from tests.oracle.asking import abilities_of, declined_words
from tests.places import RULES_TEXT

load_rules()
OFFICIAL_TEXT = RULES_TEXT
SAID = {
    "activate": "{1}: Draw a card.",
    "attach": "Attach target Equipment you control to target creature you control.",
    "behold": "Behold a Dragon.",
    "cast": "You may cast target instant card from your graveyard without paying its mana cost.",
    "counter": "Counter target spell.",
    "create": "Create a 1/1 white Soldier creature token.",
    "destroy": "Destroy target creature.",
    "discard": "Discard a card.",
    "double": "Double the power of target creature until end of turn.",
    "triple": "Triple target creature's power and toughness until end of turn.",
    "exchange": "Exchange control of two target creatures.",
    "exile": "Exile target creature.",
    "fight": "Target creature you control fights target creature you don't control.",
    "goad": "Goad target creature.",
    "investigate": "Investigate.",
    "mill": "Target player mills two cards.",
    "play": "Exile the top card of your library. You may play that card this turn.",
    "regenerate": "Regenerate target creature.",
    "reveal": "Target player reveals their hand.",
    "sacrifice": "Target player sacrifices a creature.",
    "scry": "Scry 2.",
    "search": "Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.",
    "shuffle": "Shuffle your library.",
    "surveil": "Surveil 2.",
    "tap and untap": "Tap target creature.",
    "transform": "Transform target creature.",
    "convert": "Convert target artifact.",
    "fateseal": "Fateseal 1.",
    "clash": "Clash with an opponent.",
    "proliferate": "Proliferate.",
    "detain": "Detain target creature an opponent controls.",
    "populate": "Populate.",
    "monstrosity": "{1}: Monstrosity 3.",
    "vote": "Starting with you, each player votes for carnage or homage. If carnage gets more votes, draw a card. If"
    " homage gets more votes or the vote is tied, you gain 3 life.",
    "bolster": "Bolster 2.",
    "manifest": "Manifest the top card of your library.",
    "support": "Support 2.",
    "meld": "{1}: If you both own and control this creature and a creature named Other Toy, exile them, then meld "
    "them into Big"
    " Toy.",
    "exert": "You may exert this creature as it attacks.",
    "explore": "Target creature you control explores.",
    "adapt": "{1}: Adapt 2.",
    "amass": "Amass Zombies 2.",
    "learn": "Learn.",
    "venture into the dungeon": "Venture into the dungeon.",
    "connive": "Target creature you control connives.",
    "open an Attraction": "Open an Attraction.",
    "roll to visit your Attractions": "Roll to visit your Attractions.",
    "incubate": "Incubate 2.",
    "the Ring tempts you": "The Ring tempts you.",
    "face a villainous choice": "Each opponent faces a villainous choice — That player loses 3 life, or you draw a"
    " card.",
    "time travel": "Time travel.",
    "discover": "Discover 3.",
    "cloak": "Cloak the top card of your library.",
    "collect evidence": "{1}, Collect evidence 4: Draw a card.",
    "suspect": "Suspect target creature.",
    "forage": "{1}, Forage: Draw a card.",
    "manifest dread": "Manifest dread.",
    "endure": "Target creature you control endures 2.",
    "harness": "{1}: Harness this creature.",
    "airbend": "Airbend target creature.",
    "earthbend": "Earthbend 2.",
    "waterbend": "Waterbend {3}: Draw a card.",
    "blight": "Blight 1.",
    "planeswalk": "Planeswalk.",
    "set in motion": "Set this scheme in motion.",
    "abandon": "Abandon this scheme.",
    "assemble": "Target creature you control assembles a Contraption.",
}
"""A line in which each action is said."""
PLAYED = tuple(name for name in rules_of_actions() if who_plays(name))


@pytest.mark.skipif(not OFFICIAL_TEXT.is_file(), reason=f"the official text is absent: {OFFICIAL_TEXT}")
def test_the_list_is_that_of_the_rules__701() -> None:
    edition = read_rules_text(OFFICIAL_TEXT.read_bytes())
    headed = {
        str(rule.number): rule.text.lower()
        for rule in edition.entries
        if str(rule.number).startswith("701.") and str(rule.number).count(".") == 1 and str(rule.number)[-1].isdigit()
    }
    del headed["701.1"]  # what keyword actions are
    assert {number: name.lower() for name, number in rules_of_actions().items()} == headed


@pytest.mark.parametrize("name", PLAYED)
def test_a_line_that_says_a_played_action_is_understood_and_playable__701(name: str) -> None:
    line = SAID[name]
    is_permanent = ":" in line or "this creature" in line
    abilities = abilities_of(line, ("Creature",) if is_permanent else ("Sorcery",))
    assert abilities
    assert [problem for one in abilities for problem in problems(one)] == []


@pytest.mark.parametrize("name", [name for name in SAID if name not in PLAYED])
def test_what_is_not_played_is_not_understood__701(name: str) -> None:
    assert declined_words(SAID[name])


def test_the_page_names_each_action_once__701() -> None:
    actions = played.page().split("## Actions played")[1]
    listed = [line.split(", ")[0] for line in actions.splitlines() if line.startswith("- ")]
    assert sorted(listed) == sorted(f"- {name} (CR {rule})" for name, rule in rules_of_actions().items())


def test_no_action_can_be_declared_that_the_rules_do_not_have() -> None:
    with pytest.raises(KeyError):
        plays_action("conjure")
