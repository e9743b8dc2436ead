"""Two editions aligned by what their rules say. The editions are written for these tests."""

from collections.abc import Iterable
from datetime import date

import pytest

from rulings.cite import RuleNumber
from rulings.corpus.rule_texts.alignment import Alignment, align_editions
from rulings.corpus.rule_texts.alignment_text import ComparedText, normalise_rule_text
from rulings.corpus.rule_texts.rules import GlossaryEntry, Rule, RulesEdition
from rulings.language import Language

HERON = "A heron that wades may catch each fish of its pond once a day, unless the pond is frozen over."
OTTER = "An otter slides down a bank of mud and takes whatever swims past it in the current."
BEAVER = "Whenever a beaver fells a tree, the dam of that beaver grows by one and the river rises."
NEWT = "A newt regrows a lost leg during the next spring, but only if nobody is looking at it."


def edition(day: str, rules: Iterable[tuple[str, str]], glossary: Iterable[tuple[str, str]] = ()) -> RulesEdition:
    effective = date.fromisoformat(day)
    return RulesEdition(
        language=Language.EN,
        effective=effective,
        label=f"{effective:%Y%m%d}",
        front=(),
        contents=(),
        entries=tuple(Rule(RuleNumber(number), (text,)) for number, text in rules),
        glossary=tuple(GlossaryEntry(term, (text,)) for term, text in glossary),
        credits=(),
    )


def changes(old: RulesEdition, new: RulesEdition) -> dict[str, str | None]:
    """Old numbers -> new numbers, ``None`` where a rule has no link."""
    alignment = align_editions(old, new)
    links = {link.old: new.entries[link.new].number for link in alignment.links}
    return {rule.number: links.get(place) for place, rule in enumerate(old.entries)}


OLD = edition(
    "2031-01-01",
    [("1", "Waters"), ("100", "General"), ("100.1", HERON), ("100.2", OTTER), ("101", "Dams"), ("101.1", BEAVER)],
)


def test_every_entry_is_accounted_for() -> None:
    new = edition("2031-06-01", [("1", "Waters"), ("100", "General"), ("100.1", OTTER), ("100.2", NEWT)])
    alignment = align_editions(OLD, new)
    assert sorted([*(link.old for link in alignment.links), *alignment.removed]) == list(range(len(OLD.entries)))
    assert sorted([*(link.new for link in alignment.links), *alignment.new]) == list(range(len(new.entries)))


def test_an_inserted_rule_renumbers_the_next_ones() -> None:
    new = edition(
        "2031-06-01",
        [("1", "Waters"), ("100", "General"), ("100.1", NEWT), ("100.2", HERON), ("100.3", OTTER), ("101", "Dams"),
         ("101.1", BEAVER)],
    )  # fmt: skip
    assert changes(OLD, new) == {
        "1": "1", "100": "100", "100.1": "100.2", "100.2": "100.3", "101": "101", "101.1": "101.1",
    }  # fmt: skip


def test_numbers_of_cited_rules_are_no_rewording() -> None:
    old = edition("2031-01-01", [("100.1", f"{HERON} See rule 205.3m.")])
    new = edition("2031-06-01", [("100.1", f"{HERON} See rule 206.3p.")])
    (link,) = align_editions(old, new).links
    assert not link.is_reworded
    assert link.confidence == 1.0


def test_a_reworded_rule_is_found_where_it_went() -> None:
    reworded = BEAVER.replace("the river rises", "its river rises by one foot")
    new = edition("2031-06-01", [("1", "Waters"), ("100", "General"), ("100.1", HERON), ("102.4", reworded)])
    assert changes(OLD, new)["101.1"] == "102.4"
    link = next(link for link in align_editions(OLD, new).links if new.entries[link.new].number == "102.4")
    assert link.is_reworded
    assert 0.6 <= link.confidence < 1.0


def test_another_text_under_the_same_number_is_another_rule() -> None:
    new = edition("2031-06-01", [("1", "Waters"), ("100", "General"), ("100.1", NEWT), ("100.2", OTTER)])
    assert changes(OLD, new)["100.1"] is None


def test_repeated_headings_stay_with_their_rules() -> None:
    old = edition("2031-01-01", [("100", "General"), ("100.1", HERON), ("200", "General"), ("200.1", OTTER)])
    new = edition("2031-06-01", [("101", "General"), ("101.1", HERON), ("300", "General"), ("300.1", OTTER)])
    assert changes(old, new) == {"100": "101", "100.1": "101.1", "200": "300", "200.1": "300.1"}


def test_a_renamed_heading_follows_its_rules() -> None:
    old = edition("2031-01-01", [("410", "Wading"), ("410.1", HERON), ("410.2", OTTER)])
    new = edition("2031-06-01", [("603", "Catching Fish"), ("603.1", HERON), ("603.2", OTTER)])
    assert changes(old, new)["410"] == "603"


def test_a_split_rule_leaves_its_parts() -> None:
    old = edition("2031-01-01", [("100.1", f"{HERON} {OTTER} {BEAVER}")])
    new = edition("2031-06-01", [("100.1", f"{HERON} {OTTER}"), ("100.2", BEAVER)])
    alignment = align_editions(old, new)
    assert [(link.old, link.new) for link in alignment.links] == [(0, 0)]
    assert [(split.old, split.new) for split in alignment.splits] == [(0, 1)]
    assert alignment.splits[0].confidence == 1.0


def test_a_merged_rule_names_the_one_that_took_it() -> None:
    old = edition("2031-01-01", [("100.1", f"{HERON} {OTTER}"), ("100.2", BEAVER)])
    new = edition("2031-06-01", [("100.1", f"{HERON} {OTTER} {BEAVER}")])
    alignment = align_editions(old, new)
    assert [(merger.old, merger.new) for merger in alignment.mergers] == [(1, 0)]


def test_a_new_rule_like_its_neighbour_is_no_split() -> None:
    old = edition("2031-01-01", [("100.1", HERON)])
    new = edition("2031-06-01", [("100.1", HERON), ("100.2", HERON.replace("heron", "stork"))])
    assert align_editions(old, new).splits == ()


def test_a_rule_of_an_obsolete_term_is_removed_whatever_survives_of_it() -> None:
    """As mana burn in July 2009: that unused mana goes away is still a rule, but no longer that one."""
    loss = "When a heron goes, any unused fish left in its beak are lost."
    old_rules = [("300.3", f"{loss} That heron loses 1 feather for each. This is called feather burn.")]
    new_rules = [("500.4", f"{loss} That heron loses nothing for each.")]
    said = [("Feather Burn", "Losing feathers for fish. See rule 300.3.")]
    old = edition("2031-01-01", old_rules, said)
    still_a_term = edition("2031-06-01", new_rules, said)
    obsolete = edition("2031-06-01", new_rules, [("Feather Burn (Obsolete)", "An older edition had it.")])
    assert changes(old, still_a_term) == {"300.3": "500.4"}
    assert changes(old, obsolete) == {"300.3": None}


def test_aligning_twice_gives_the_same() -> None:
    new = edition("2031-06-01", [("1", "Waters"), ("100.1", OTTER), ("100.2", f"{HERON} {NEWT}"), ("101.1", BEAVER)])
    runs: set[Alignment] = {align_editions(OLD, new) for _ in range(3)}
    assert len(runs) == 1


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("See rule 701.13, “Mill.”", "See rule 701.17,  “Mill.”"),
        ("Magic® cards, rules 502–504", "Magic cards, rules 702–704"),
        ("(See rules 601.2b–f.)", "(see rules 602.2b-g.)"),
    ],
)
def test_texts_that_differ_only_in_numbers_and_marks_are_the_same(one: str, other: str) -> None:
    assert normalise_rule_text(one) == normalise_rule_text(other)


def test_words_exchanged_everywhere_at_once_compare_as_today() -> None:
    old = ComparedText(normalise_rule_text("When a creature comes into play, remove it from the game."))
    new = ComparedText(normalise_rule_text("When a creature enters the battlefield, exile it."))
    assert old.words == new.words
    assert old.normal != new.normal
