"""The narrator's message tables: same keys and slots in both languages, a sentence for every kind of event."""

import string

import pytest

from rulings.kernel import events
from rulings.kernel.events import Event
from rulings.language import Language
from rulings.narrate.catalogue import catalogue
from rulings.narrate.sentences import told_events

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
