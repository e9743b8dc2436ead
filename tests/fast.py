"""The quick tests: all of them, or those that a change to some packages can break.

    python -m tests.fast [PACKAGE ...]

prints the arguments for pytest (``make test-fast PACKAGE=lookup``). What is here: which tests these are, and which take
too long to be among them. What is not: what covers a package (``tests.covering``).
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from tests.covering import UnknownCodeError, asked_modules, covering
from tests.imports import imports, modules
from tests.mirror import TESTS, files_of_tests, mirrored
from tests.places import ROOT

SLOW: Final[Mapping[str, int]] = {
    "tests/answer/test_demonstrations.py::test_a_scene_has_every_named_card": 5,
    "tests/answer/test_demonstrations.py::test_where_none_is_found_that_is_said_and_rulings_are_shown": 3,
    "tests/bot/test_console.py": 6,
    "tests/bot/test_discord_markup.py::test_no_error_is_markup_or_a_path_or_beyond_the_limits": 3,
    "tests/bot/test_labels.py::test_every_label_of_a_card_is_that_card": 6,
    "tests/bot/test_running.py": 16,
    "tests/bot/test_summaries.py::test_a_rule_without_its_text_is_marked_and_no_edition_is_claimed": 7,
    "tests/building/test_build.py::test_a_build_that_is_killed_at_any_point_leaves_the_old_corpus_serving": 25,
    "tests/building/test_build.py::test_equal_inputs_give_equal_bytes_wherever_they_lie_and_in_every_process": 6,
    "tests/building/test_build.py::test_every_entry_of_the_snapshot_is_a_card_a_face_or_left_out_with_a_reason": 8,
    "tests/building/test_build.py::test_two_builds_at_once_do_not_disturb_each_other": 9,
    "tests/building/test_build.py::test_what_a_killed_build_left_is_cleared_away_by_the_next": 3,
    "tests/building/test_kept_models.py": 4,
    "tests/building/test_models.py": 11,
    "tests/building/test_real_files.py": 30,
    "tests/corpus/rule_texts/test_fingerprints.py": 6,
    "tests/corpus/test_naming.py::test_every_case_of_the_field_notes_comes_out_right_on_the_real_files": 5,
    "tests/corpus/test_newer_editions.py::test_an_old_number_leads_to_the_number_of_the_newest_edition": 3,
    "tests/kernel/test_carried_projections.py::test_every_view_of_every_state_is_the_one_made_anew__613_1": 5,
    "tests/kernel/test_combat_requirements.py::test_the_declaration_found_obeys_as_much_as_any__509_1c": 4,
    "tests/kernel/test_order_of_equals.py": 5,
    "tests/kernel/test_properties.py": 5,
    "tests/lookup/test_names_judged.py": 39,
    "tests/oracle/test_ledger.py::test_faces_are_read_as_the_ledger_says": 12,
    "tests/oracle/test_normalise.py::test_every_text_of_the_snapshot_comes_back_and_nearly_all_regularly": 6,
    "tests/sources/test_cr_text.py": 16,
    "tests/sources/test_mtgjson.py::test_the_real_file_is_counted_whole": 4,
    "tests/table/demonstrating/test_direct.py": 12,
    "tests/table/demonstrating/test_hollow.py": 5,
    "tests/table/test_bounds.py": 9,
    "tests/table/test_played_sets.py": 22,
    "tests/table/test_random_play.py::test_a_random_game_keeps_every_card_and_ends": 6,
    "tests/test_contributing.py::test_a_task_goes_as_it_is_told": 40,
    "tests/test_readme_commands.py::test_a_command_of_the_readme_runs": 40,
}
"""File of tests, or one test of it -> seconds that it takes of a core of its own, where it is left out."""


def quick_tests(packages: Sequence[str]) -> list[Path]:
    """The files of the quick tests.

    Shape: packages or files, as ``tests.covering`` takes them -> what covers them, the tests of the modules that import
    them, and those of the whole project; all quick tests where no package is named.

    Raises: UnknownCodeError: one of them is nothing of the code.
    """
    everything = [test for test in files_of_tests() if _named(test) not in SLOW]
    if not packages:
        return everything
    asked = {name: path for words in packages for name, path in asked_modules(words).items()}
    found = covering(asked)
    code = modules("rulings", "bot")
    users = {code[one.importer] for one in imports(code, asked)}
    chosen = {*found.named, *found.importing, *found.with_its_nodes}
    return [test for test in everything if test in chosen or test.parent == TESTS or mirrored(test) in users]


def left_out(files: Sequence[Path]) -> Iterator[str]:
    """The slow tests of these files."""
    names = {_named(file) for file in files}
    yield from (one for one in SLOW if "::" in one and one.partition("::")[0] in names)


def _named(test: Path) -> str:
    return test.relative_to(ROOT).as_posix()


def main(arguments: Sequence[str]) -> int:
    """Prints what pytest is to be given.

    Shape: packages -> 0, 2 where one of them is nothing of the code.
    """
    try:
        files = quick_tests(arguments)
    except UnknownCodeError as fault:
        print(fault, file=sys.stderr)
        return 2
    print(*(_named(file) for file in files), *(f"--deselect={one}" for one in left_out(files)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
