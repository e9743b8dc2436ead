"""What is said to stand somewhere stands there: phrases, nodes, handlers, citations, tests and tables."""

import re

import pytest

from rulings.lookup.rules.keywords import load_bundled_terms
from rulings.oracle import phrases
from rulings.oracle.categories import ORACLE
from rulings.signposts.project import ROOT
from rulings.signposts.records import Kind, LinePlaces, Place, WhereAnswer
from rulings.signposts.terms import where_keyword, where_rule
from rulings.signposts.words import lines_of_words


def line_of(place: Place) -> str:
    return (ROOT / place.file).read_text(encoding="utf-8").splitlines()[place.line - 1]


def places(answer: WhereAnswer, kind: Kind) -> tuple[Place, ...]:
    return next(one.places for one in answer.places if one.kind is kind)


def keyword(name: str) -> WhereAnswer:
    return where_keyword(load_bundled_terms().search(name).hits[0].term)


def phrase_of(line: LinePlaces, node: str) -> str:
    return next(one.template for one in line.phrases if one.node == node)


def test_every_phrase_names_a_line_of_the_project() -> None:
    phrases.load_all()
    sources = {one.source for category in ORACLE.categories.values() for one in category.own}
    declared = {one.rpartition(":") for one in sources if not one.startswith("derived:")}
    assert len(declared) > 1000
    for file in {file for file, _, _ in declared}:
        assert file.startswith("rulings/oracle/")
        length = len((ROOT / file).read_text(encoding="utf-8").splitlines())
        assert all(1 <= int(line) <= length for other, _, line in declared if other == file), file


def test_a_line_leads_from_its_phrases_to_what_plays_it() -> None:
    (line,) = lines_of_words("draw two cards")
    assert phrase_of(line, "Draw") == "{who:Subject} [draws|draw] {amount:Amount} (card|cards)"
    assert "tests/oracle/phrases/effects/test_cards.py" in {one.test for one in line.phrases}
    draw = next(one for one in line.nodes if one.node.name == "Draw")
    assert line_of(draw.node) == "class Draw(Effect):"
    (handler,) = draw.handlers
    assert handler.name.startswith("performs ")
    assert line_of(handler) == "@performs(Draw)"
    assert draw.tests
    assert all("Draw" in (ROOT / one.file).read_text(encoding="utf-8") for one in draw.tests)


@pytest.mark.parametrize(
    ("words", "category", "node"),
    [
        ("target creature you control", "Object", "ControlledBy"),
        ("you control a Swamp", "Condition", "Exists"),
        ("creatures you control", "Filter", "ControlledBy"),
        ("Flying, vigilance", "AbilityLine", "KeywordAbility"),
        ("Whenever this creature attacks, draw a card.", "AbilityLine", "TriggeredAbility"),
    ],
)
def test_parts_of_a_sentence_and_whole_lines_are_read(words: str, category: str, node: str) -> None:
    (line,) = lines_of_words(words)
    assert category in line.read_as
    assert node in {one.node.name for one in line.nodes}
    for one in line.phrases:
        assert line_of(one.phrase).strip(), one


def test_tests_that_mirror_a_phrase_are_there() -> None:
    (line,) = lines_of_words("Whenever this creature attacks, scry 1, then each opponent loses 1 life.")
    named = [one.test for one in line.phrases if one.test]
    assert named
    assert [one for one in named if not (ROOT / one).is_file()] == []


def test_every_node_of_what_is_played_has_a_handler_or_is_asked_for() -> None:
    (line,) = lines_of_words("Whenever another creature you control dies, you may pay {1}. If you do, draw a card.")
    assert all(one.handlers or one.asked_by for one in line.nodes)
    for one in line.nodes:
        for place in (*one.handlers, *one.asked_by):
            text = (ROOT / place.file).read_text(encoding="utf-8")
            assert one.node.name in text, place


def test_words_that_nothing_reads_say_where_reading_stopped() -> None:
    (line,) = lines_of_words("Whenever this creature attacks, frobnicate twice")
    assert (line.read_as, line.phrases, line.nodes) == ((), (), ())
    assert line.stopped_at == "frobnicate twice"
    assert line.why == "unknown words"
    assert not line.is_at_end


def test_words_that_only_lack_their_end_name_the_last_ones() -> None:
    (line,) = lines_of_words("Whenever this creature attacks, target player")
    assert (line.stopped_at, line.is_at_end) == ("creature attacks, target player", True)


@pytest.mark.parametrize(
    ("clause", "home"),
    [
        ("enters tapped", "abilities/entering.py"),
        ("gains flying until end of turn", "effects/continuous.py"),
        ("destroy target creature", "effects/destroying_and_sacrificing.py"),
        ("skip your draw step", "rules/hands_and_steps.py"),
        ("you have no maximum hand size", "rules/hands_and_steps.py"),
    ],
)
def test_a_bare_clause_leads_to_the_file_of_its_subject(clause: str, home: str) -> None:
    (line,) = lines_of_words(clause)
    phrases = [one for one in line.phrases if one.phrase.file == f"rulings/oracle/phrases/{home}"]
    assert phrases
    folder, _, module = home.rpartition("/")
    assert {one.test for one in phrases} == {f"tests/oracle/phrases/{folder}/test_{module}"}


@pytest.mark.parametrize(
    ("opening", "home"),
    [
        ("whenever you draw a card", "events/moving.py"),
        ("if you control a Swamp", "conditions/existing.py"),
        ("At the beginning of your upkeep,", "events/turns.py"),
    ],
)
def test_an_opening_is_read_with_an_effect_that_is_not_shown(opening: str, home: str) -> None:
    first, *_ = lines_of_words(opening)
    assert f"rulings/oracle/phrases/{home}" in {one.phrase.file for one in first.phrases}
    assert "Proliferate" not in {one.node.name for one in first.nodes}


@pytest.mark.parametrize(
    "words", ["choose one", "Choose one or both —", "choose four", "When this creature enters, choose two"]
)
def test_an_instruction_to_choose_leads_to_the_modes__700_2(words: str) -> None:
    first, *_ = lines_of_words(words)
    assert "rulings/oracle/phrases/sentences/modal.py" in {one.phrase.file for one in first.phrases}
    names = [one.node.name for one in first.nodes]
    assert "Modal" in names
    assert "Proliferate" not in names, "what the invented modes say is not asked for"


@pytest.mark.parametrize(("number", "file"), [("704.5g", "rulings/kernel"), ("701.17", "rulings/kernel")])
def test_a_rule_is_found_where_it_is_cited(number: str, file: str) -> None:
    cited = places(where_rule(number), Kind.CITATIONS)
    assert any(place.file.startswith(file) and place.name.startswith(number) for place in cited)
    for place in cited:
        lines = (ROOT / place.file).read_text(encoding="utf-8").splitlines()
        assert number in "\n".join(lines[place.line - 1 : place.line + 40]), place


def test_a_rule_that_nothing_cites_leads_to_the_rules_around_it() -> None:
    answer = where_rule("405.5")
    assert places(answer, Kind.CITATIONS) == (), "it is cited now: take another rule"
    assert any(place.file.startswith("rulings/kernel") for place in places(answer, Kind.AROUND))
    assert places(where_rule("704.5g"), Kind.AROUND) == (), "it is cited itself"
    absent = where_rule(f"704.{9 * 11}")  # not spelled out, or this test would name it
    assert places(absent, Kind.AROUND)
    assert not absent.is_found, "there is no such rule"


def test_a_rule_has_its_summary_and_tables() -> None:
    answer = where_rule("704.5g")
    (summary,) = places(answer, Kind.SUMMARIES)
    assert line_of(summary) == '[rules."704.5g"]'
    tables = places(answer, Kind.TABLES)
    assert tables
    assert all("704.5g" in line_of(one) for one in tables)


def test_a_section_has_the_tables_of_its_folder() -> None:
    tables = {one.file for one in places(where_rule("704"), Kind.TABLES)}
    own = {path.relative_to(ROOT).as_posix() for path in (ROOT / "tests/tables").glob("704-*/**/*.toml")}
    assert own
    assert own <= tables


def test_a_number_is_not_the_beginning_of_another() -> None:
    """CR 701.1 is not 701.17, and 704.5g not 704.5ga."""
    cited = [one.name for one in places(where_rule("701.1"), Kind.CITATIONS) if one.name[0].isdigit()]
    assert not {name.partition(":")[0] for name in cited} - {
        "701.1",
        *(f"701.1{letter}" for letter in "abcdefghijklmnopqrstuvwxyz"),
    }


def test_a_keyword_ability_leads_to_its_phrase_its_module_and_its_tables() -> None:
    answer = keyword("サイクリング")
    assert answer.query == "cycling"
    (line,) = answer.lines
    assert "Keyword" in line.read_as
    registered = [one for one in places(answer, Kind.KERNEL) if one.name.startswith("expands ")]
    assert registered
    assert '"cycling"' in line_of(registered[0])
    assert places(answer, Kind.CITATIONS)
    assert places(answer, Kind.TABLES)


def test_a_keyword_action_leads_to_the_verb() -> None:
    answer = keyword("mill")
    (line,) = answer.lines
    mill = next(one for one in line.nodes if one.node.name == "Mill")
    assert [line_of(one) for one in mill.handlers] == ["@performs(Mill)"]
    cited = [one.name for one in places(answer, Kind.CITATIONS) if one.name[0].isdigit()]
    assert cited
    assert all(re.match(r"702|701\.17", name) for name in cited)
