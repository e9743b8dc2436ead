"""What a search was narrowed to comes back from the text that a question keeps."""

import pytest

from bot.search_filter import SearchFilter
from rulings.answer.searching import SOURCES
from rulings.language import Language


@pytest.mark.parametrize(
    "narrowed",
    [
        SearchFilter(),
        SearchFilter(kind="rule"),
        SearchFilter("ruling", "release-note", "ja", "2009-07", "2019", "2020"),
    ],
)
def test_a_filter_comes_back_from_its_text(narrowed: SearchFilter) -> None:
    assert SearchFilter.from_text(narrowed.to_text()) == narrowed


def test_nothing_chosen_is_an_empty_text() -> None:
    assert SearchFilter().to_text() == ""


def test_a_date_with_spaces_stays_one_option() -> None:
    assert SearchFilter.from_text(SearchFilter(since="2009 7").to_text()).since == "20097"


def test_the_arguments_are_those_of_a_search() -> None:
    arguments = SearchFilter("ruling", "judgebot", "en", "2009", "2019", "2020").arguments()
    assert arguments == {
        "kinds": ("ruling",),
        "sources": ("judgebot",),
        "language": Language.EN,
        "since": "2009",
        "until": "2019",
        "edition": "2020",
    }
    assert set(arguments["sources"]) <= set(SOURCES)
