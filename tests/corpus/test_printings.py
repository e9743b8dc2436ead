"""How often cards were printed: what is printed is read back, and what breaks the form is refused."""

from pathlib import Path

import pytest

from rulings.corpus.bundled import BundledDataError
from rulings.corpus.printings import FORM, load_printings, print_printings


def test_what_is_printed_is_read_back_and_no_number_is_no_line(tmp_path: Path) -> None:
    place = tmp_path / "printings.tsv"
    place.write_text(print_printings({"Test Wall": 12, "Test Golem": 1, "New Golem": 0}, "2022-04"), encoding="utf-8")
    assert load_printings(place) == {"Test Golem": 1, "Test Wall": 12}


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "is not in the form"),
        (f"{FORM} yesterday\n", "is not in the form"),
        (f"{FORM} 2022-04\nTest Golem\n", "line 2"),
        (f"{FORM} 2022-04\nTest Golem\t0\n", "line 2"),
        (f"{FORM} 2022-04\nTest B\t1\nTest A\t1\n", "line 3"),
    ],
)
def test_what_breaks_the_form_is_refused(tmp_path: Path, text: str, fault: str) -> None:
    place = tmp_path / "printings.tsv"
    place.write_text(text, encoding="utf-8")
    with pytest.raises(BundledDataError, match=fault):
        load_printings(place)
