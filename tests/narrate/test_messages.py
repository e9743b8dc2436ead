"""The narrator's message tables: same keys and slots in both languages, a sentence for every kind of event."""

import ast
import string
from pathlib import Path

import pytest

import rulings.kernel
from rulings.kernel.state import events
from rulings.kernel.state.events import Event
from rulings.language import Language
from rulings.narrate.catalogue import catalogue
from rulings.narrate.sentences.sentence import told_events

SECTIONS = sorted(catalogue(Language.EN))


def test_both_languages_have_the_same_sections() -> None:
    assert sorted(catalogue(Language.JA)) == SECTIONS


@pytest.mark.parametrize("section", SECTIONS)
def test_both_languages_have_the_same_keys(section: str) -> None:
    assert sorted(catalogue(Language.JA)[section]) == sorted(catalogue(Language.EN)[section])


@pytest.mark.parametrize("section", SECTIONS)
def test_no_sentence_asks_for_a_slot_that_the_other_language_does_not_have(section: str) -> None:
    def slots(text: str) -> set[str]:
        return {name for _, name, _, _ in string.Formatter().parse(text) if name}

    for key, english in catalogue(Language.EN)[section].items():
        japanese = catalogue(Language.JA)[section][key]
        # The text of an ability is told in English only: Japanese names the ability's source.
        assert slots(japanese) == slots(english), (section, key)


def test_every_kind_of_event_is_told() -> None:
    kinds = {
        kind
        for kind in vars(events).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    }
    untold = {kind.__name__ for kind in kinds - told_events()}
    # A permanent that is destroyed or sacrificed is told by its move to the graveyard, a land as its playing begins.
    assert untold == {"PermanentDestroyed", "PermanentSacrificed", "LandPlayed"}


def literals(event: str, field: str) -> set[str]:
    """The words that rules code writes into this field of an event."""
    found = set()
    for path in Path(rulings.kernel.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == event:
                values = [word.value for word in node.keywords if word.arg == field]
                found |= {value.value for value in values if isinstance(value, ast.Constant)}
    return found


@pytest.mark.parametrize(
    ("event", "field", "section"), [("PlayerDid", "verb", "verb"), ("StatusChanged", "what", "status")]
)
def test_what_players_do_and_what_becomes_of_permanents_has_words(event: str, field: str, section: str) -> None:
    said = literals(event, field)
    assert len(said) > 5
    assert said <= set(catalogue(Language.JA)[section])
