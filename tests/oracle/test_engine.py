"""The grammar engine on a toy grammar: what is declared once reads and prints."""

import pytest

from rulings.oracle.grammar import Grammar
from rulings.oracle.markers import uncarried_markers
from rulings.oracle.parser import Failure, Parser
from rulings.oracle.printer import Printer, PrintError
from rulings.oracle.template import GrammarError
from rulings.oracle.tokens import join, tokenise
from tests.oracle.toy import Again, Aim, Deeds, DrawCards, Kill, LeftOut, Owner, Unless, You, toy_grammar

GRAMMAR = toy_grammar()
PARSER = Parser(GRAMMAR)
PRINTER = Printer(GRAMMAR)


def read(text: str) -> object:
    outcome = PARSER.read("Sentence", tokenise(text))
    assert not isinstance(outcome, Failure), outcome
    assert len(outcome) == 1
    return outcome[0]


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card.",
        "You draw two cards.",
        "Target player draws a card and draws two cards.",
        "Target creature's owner draws a card again, kill target creature, and draw two cards.",
        "Kill target creature with target creature's owner's hand.",
        "Destroy target creature with your hand.",
        "Quietly destroy target creature.",
        "Draw a card unless target player pays.",
        "Draw a card unless you pay again again.",
    ],
)
def test_what_is_read_is_printed_word_for_word(text: str) -> None:
    assert join(PRINTER.print("Sentence", read(text))) == text


def test_a_left_out_subject_reads_as_its_own_node() -> None:
    assert read("Draw a card.") == Deeds((DrawCards(LeftOut(), 1),))
    assert read("You draw a card.") == Deeds((DrawCards(You(), 1),))


def test_synonyms_make_equal_models_that_know_their_wording() -> None:
    first, second = read("Destroy target creature."), read("Kill target creature.")
    assert first == second == Deeds((Kill(Aim("creature")),))
    assert PRINTER.print("Sentence", first) != PRINTER.print("Sentence", second)


def test_a_fixed_field_is_read_and_chosen_in_printing() -> None:
    assert read("Quietly destroy target creature.") == Deeds((Kill(Aim("creature"), quietly=True),))
    assert PRINTER.print("Deed", Kill(Aim("creature"), quietly=True))[0] == "quietly"


def test_left_recursion_nests() -> None:
    assert read("Draw a card again again.") == Deeds((Again(Again(DrawCards(LeftOut(), 1))),))


def test_both_readings_of_an_ambiguous_line_come_back() -> None:
    grammar = toy_grammar()
    grammar.category("Sentence").phrase(
        "again, {one:Deed} and {two:Deed}.", lambda one, two: Deeds((two, one)), _undo, kind=Deeds
    )
    grammar.category("Deed").phrase("again, {deed:Deed}", Again)
    outcome = Parser(grammar).read("Sentence", tokenise("Again, draw a card and draw a card unless you pay."))
    assert not isinstance(outcome, Failure)
    assert len(outcome) > 1


def _undo(node: Deeds) -> dict[str, object] | None:
    return {"one": node.parts[1], "two": node.parts[0]} if len(node.parts) == 2 else None


def test_possessives_are_declared_or_made() -> None:
    assert read("Destroy target creature with target creature's owner's hand.") == Deeds(
        (Kill(Aim("creature"), Owner(Aim("creature"))),)
    )


@pytest.mark.parametrize(
    ("text", "position", "expected"),
    [
        ("Destroy target creatures.", 2, "{Noun}"),
        ("Destroy target creature with.", 4, "{Player's}"),
        ("Draw a card", 3, "."),
        ("Fly.", 0, "destroy"),
    ],
)
def test_a_failure_names_the_furthest_place_and_what_fits_there(text: str, position: int, expected: str) -> None:
    outcome = PARSER.read("Sentence", tokenise(text))
    assert isinstance(outcome, Failure)
    assert outcome.position == position
    assert expected in outcome.expected


def test_agreement_is_checked_by_printing() -> None:
    (reading,) = PARSER.read("Sentence", tokenise("Target player draw two card."))  # type: ignore[misc]
    assert join(PRINTER.print("Sentence", reading)) == "Target player draws two cards."


def test_what_no_phrase_says_cannot_be_printed() -> None:
    with pytest.raises(PrintError):
        PRINTER.print("Deed", DrawCards(You(), 3))


@pytest.mark.parametrize(
    ("template", "fixed"),
    [
        ("draw[s] {count:Count}", {}),
        ("{who:Player} draw[s] {number:Count}", {}),
        ("{who:Player} draw[s] {count:Count} {count:Count}", {}),
        ("{who:Player} draw[s:nobody] {count:Count}", {}),
        ("{who:Player} draw[s] {count:Count}< indeed>", {}),
        ("{who:Player} draw[s] {count:Count}", {"much": True}),
    ],
)
def test_wrong_declarations_are_refused_at_once(template: str, fixed: dict[str, bool]) -> None:
    with pytest.raises(GrammarError):
        Grammar().category("Deed").phrase(template, DrawCards, fixed=fixed)


def test_a_slot_of_an_empty_category_is_refused() -> None:
    grammar = toy_grammar()
    grammar.category("Sentence").phrase("{of:Speaker} speaks", Owner)
    with pytest.raises(GrammarError, match="Speaker"):
        Parser(grammar).read("Sentence", ("fly",))


def test_a_marker_word_must_be_carried() -> None:
    assert uncarried_markers(GRAMMAR) == []
    grammar = toy_grammar()
    grammar.category("Deed").phrase("{deed:Deed} instead", Again)
    (fault,) = uncarried_markers(grammar)
    assert "'instead'" in fault
    assert "test_engine.py" in fault


def test_a_declaration_after_reading_counts() -> None:
    grammar = toy_grammar()
    parser = Parser(grammar)
    assert isinstance(parser.read("Sentence", tokenise("You sleep.")), Failure)
    grammar.category("Deed").phrase("{of:Player} sleep[s]", Owner)
    assert parser.read("Sentence", tokenise("You sleep.")) == (Deeds((Owner(You()),)),)


def test_unless_keeps_its_word() -> None:
    assert read("Draw a card unless you pay.") == Deeds((Unless(DrawCards(LeftOut(), 1), You()),))
