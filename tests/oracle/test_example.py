"""Examples with holes: what is made by putting in is what is recognised by taking out."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from rulings.abilities.node import Node
from rulings.oracle.grammar import Alternative, Grammar
from rulings.oracle.holes import but, hole, worked_out
from rulings.oracle.misfits import misfits
from rulings.oracle.template import GrammarError


@dataclass(frozen=True, slots=True)
class Leaf(Node):
    name: str = "leaf"


@dataclass(frozen=True, slots=True)
class Twig(Node):
    name: str = "twig"


@dataclass(frozen=True, slots=True)
class Pair(Node):
    first: object
    second: object = None
    third: object = 3


@dataclass(frozen=True, slots=True)
class Noun(Node):
    kind: str
    predicates: tuple[object, ...] = ()


@dataclass(frozen=True, slots=True)
class Pick(Node):
    what: object
    amount: int = 1
    at_random: bool = False


def declared(template: str, meaning: Any, **more: Any) -> Alternative:
    grammar = Grammar()
    grammar.category("Thing").words({"leaf": Leaf(), "twig": Twig()})
    nouns = grammar.category("Noun")
    nouns.words({"creature": Noun("creature")})
    category = grammar.category("Whole")
    category.phrase(template, meaning, **more)
    one = category.own[-1]
    assert one.example is not None
    one.example.example()  # raises where it is wrong
    return one


def both_ways(one: Alternative, made: Any, **slots: Any) -> None:
    assert one.make(**slots) == made
    assert one.unmake(made) == slots


ONE = "see {a:Thing}"
TWO = "see {a:Thing} and {b:Thing}"


def test_a_hole_is_filled_and_found() -> None:
    one = declared(TWO, Pair(hole("b"), Pick(hole("a"), 2)))
    both_ways(one, Pair(Twig(), Pick(Leaf(), 2)), a=Leaf(), b=Twig())
    assert one.kind is Pair
    assert one.unmake(Pair(Twig(), Pick(Leaf(), 3))) is None
    assert one.unmake(Pair(Twig(), Pick(Leaf(), 2), 4)) is None
    assert one.unmake(Leaf()) is None


def test_a_hole_that_stands_twice_holds_equal_values() -> None:
    one = declared(ONE, Pair(hole("a"), hole("a")))
    both_ways(one, Pair(Leaf(), Leaf()), a=Leaf())
    assert one.unmake(Pair(Leaf(), Twig())) is None


def test_guards_hold_in_both_directions() -> None:
    one = declared(ONE, Pair(hole("a", Leaf, where=lambda leaf: leaf.name != "brown")))
    both_ways(one, Pair(Leaf()), a=Leaf())
    for bad in (Twig(), Leaf("brown")):
        assert one.make(a=bad) is None
        assert one.unmake(Pair(bad)) is None
    other = declared(ONE, Pair(hole("a", unless=Leaf)))
    both_ways(other, Pair(Twig()), a=Twig())
    assert other.make(a=Leaf()) is None
    assert other.unmake(Pair(Leaf())) is None


def test_a_guard_that_is_given_once_holds_for_all_places_of_its_slot() -> None:
    one = declared(ONE, Pair(hole("a"), hole("a", Leaf)))
    assert one.make(a=Twig()) is None
    with pytest.raises(GrammarError, match="two different guards"):
        declared(ONE, Pair(hole("a", Twig), hole("a", Leaf)))


def test_a_guard_over_several_slots() -> None:
    one = declared(TWO, Pair(hole("a"), hole("b")), where=lambda b, a: a != b)
    both_ways(one, Pair(Leaf(), Twig()), a=Leaf(), b=Twig())
    assert one.make(a=Leaf(), b=Leaf()) is None
    assert one.unmake(Pair(Leaf(), Leaf())) is None
    with pytest.raises(GrammarError, match="no slot 'c'"):
        declared(ONE, Pair(hole("a")), where=lambda c: c)


def test_wordings_are_kept_and_never_compared() -> None:
    grammar = Grammar()
    category = grammar.category("Whole")
    category.phrase("first {a:Thing}", Pair(Leaf(wording=7), hole("a")))
    category.phrase("second {a:Thing}", Pair(Leaf(), hole("a")))
    made = category.own[1].make(a=Twig(wording=3))
    assert isinstance(made, Pair)
    assert made.wording == 1
    assert made.second.wording == 3  # type: ignore[attr-defined]
    assert category.own[0].make(a=Twig()).first.wording == 7  # type: ignore[union-attr]
    assert category.own[0].unmake(made) == {"a": Twig()}


def test_a_part_is_compared_with_the_whole_where_that_stands_elsewhere() -> None:
    one = declared(ONE, Pair(hole("a", Leaf), hole("a").name))
    both_ways(one, Pair(Leaf("oak"), "oak"), a=Leaf("oak"))
    assert one.unmake(Pair(Leaf("oak"), "elm")) is None
    assert one.unmake(Pair(Twig("oak"), "oak")) is None


def test_the_rest_of_a_part_is_as_in_what_it_is_like() -> None:
    one = declared(ONE, Pair(hole("a", like=Pick(Leaf(), 5)).what))
    both_ways(one, Pair(Twig()), a=Pick(Twig(), 5))
    assert one.make(a=Pick(Twig(), 6)) is None, "the amount would be lost"
    by_default = declared(ONE, Pair(hole("a", Pick).what))
    both_ways(by_default, Pair(Twig()), a=Pick(Twig()))
    assert by_default.make(a=Pick(Twig(), 6)) is None
    deep = declared(ONE, Pair(hole("a", like=Pick(Leaf(), 5)).what.name))
    both_ways(deep, Pair("oak"), a=Pick(Leaf("oak"), 5))
    assert deep.make(a=Pick(Twig("oak"), 5)) is None


def test_the_class_of_a_part_is_that_of_the_category_where_it_has_one() -> None:
    one = declared("see {n:Noun}", Noun(hole("n").kind, (*hole("n").predicates, "big")))
    both_ways(one, Noun("land", ("red", "big")), n=Noun("land", ("red",)))
    two = declared(ONE, Pair(hole("a").name))
    with pytest.raises(GrammarError, match="say the class"):
        two.unmake(Pair("oak"))


def test_further_items_of_a_tuple() -> None:
    one = declared(TWO, Noun("x", ("red", *hole("a"), hole("b"))))
    both_ways(one, Noun("x", ("red", 1, 2, Leaf())), a=(1, 2), b=Leaf())
    both_ways(one, Noun("x", ("red", Leaf())), a=(), b=Leaf())
    assert one.unmake(Noun("x", ("red",))) is None
    assert one.unmake(Noun("x", ("blue", Leaf()))) is None
    with pytest.raises(GrammarError, match="two holes"):
        declared(TWO, Noun("x", (*hole("a"), *hole("b"))))
    with pytest.raises(GrammarError, match="stands outside a tuple"):
        declared(ONE, Noun(*hole("a")))


def test_a_tuple_is_matched_item_by_item() -> None:
    one = declared(ONE, (Leaf(), hole("a")))
    both_ways(one, (Leaf(), Twig()), a=Twig())
    assert one.kind is tuple
    assert one.unmake((Leaf(), Twig(), Twig())) is None


def test_a_slot_with_other_fields() -> None:
    one = declared(ONE, Pair(but(hole("a", Pick), at_random=True, amount=4)))
    both_ways(one, Pair(Pick(Leaf(), 4, True)), a=Pick(Leaf()))
    assert one.make(a=Pick(Leaf(), at_random=True)) is None, "said twice"
    assert one.make(a=Leaf()) is None
    assert one.unmake(Pair(Pick(Leaf(), 1, True))) is None
    assert one.unmake(Pair(Leaf())) is None


def test_a_slot_with_other_fields_that_stands_whole_elsewhere() -> None:
    one = declared("see {a:Thing} and {n:Noun}", Pair(hole("a", Pick), but(hole("a"), amount=hole("n"))))
    both_ways(one, Pair(Pick(Leaf(), 2), Pick(Leaf(), 9)), a=Pick(Leaf(), 2), n=9)
    assert one.unmake(Pair(Pick(Leaf(), 2), Pick(Twig(), 9))) is None


def test_a_changed_field_may_hold_what_was_there() -> None:
    deep = declared(ONE, Pair(but(hole("a", Pick, like=Pick(Leaf())), what=Twig(hole("a").what.name))))
    both_ways(deep, Pair(Pick(Twig("oak"), 7)), a=Pick(Leaf("oak"), 7))
    assert deep.make(a=Pick(Twig("oak"))) is None
    one = declared("see {n:Noun}", Pair(but(hole("n", Noun), predicates=(*hole("n").predicates, "big"))))
    both_ways(one, Pair(Noun("land", ("red", "big"))), n=Noun("land", ("red",)))


def test_what_is_worked_out_is_computed_and_compared() -> None:
    one = declared(ONE, Pair(hole("a", Leaf), worked_out(lambda leaf: leaf.name.upper() or None, hole("a"))))
    both_ways(one, Pair(Leaf("oak"), "OAK"), a=Leaf("oak"))
    assert one.unmake(Pair(Leaf("oak"), "ELM")) is None
    assert one.make(a=Leaf("")) is None
    assert one.unmake(Pair(Leaf(""), None)) is None
    with pytest.raises(GrammarError, match="no place"):
        declared(ONE, Pair(worked_out(str, hole("a"))))


def test_an_optional_slot_has_the_default_of_its_field_or_its_own() -> None:
    one = declared("see {a:Thing}< and {b:Thing}>", Pair(hole("a"), hole("b")))
    assert one.defaults == {"b": None}
    assert one.make(a=Leaf()) == Pair(Leaf())
    assert one.unmake(Pair(Leaf())) == {"a": Leaf(), "b": None}
    guarded = declared("see {a:Thing}< and {b:Thing}>", Pair(hole("a"), hole("b", Twig)))
    both_ways(guarded, Pair(Leaf(), None), a=Leaf(), b=None)
    assert guarded.unmake(Pair(Leaf(), Leaf())) is None
    own = declared("see {a:Thing}< and {b:Thing}>", (hole("a"), hole("b", default=Twig())))
    assert own.make(a=Leaf()) == (Leaf(), Twig())
    with pytest.raises(GrammarError, match="no default"):
        declared("see {a:Thing}< and {b:Thing}>", (hole("a"), hole("b")))


def test_an_example_without_holes_is_a_constant() -> None:
    one = declared("see", Pair(Leaf()))
    both_ways(one, Pair(Leaf()))
    assert one.unmake(Pair(Twig())) is None


def test_a_slot_that_is_handed_on() -> None:
    one = declared("see {a:Thing}", hole("a", Leaf), is_transparent=True)
    made = one.make(a=Leaf(wording=5))
    assert made.wording == 5  # type: ignore[union-attr]
    assert one.kind is Leaf
    assert one.unmake(Twig()) is None
    with pytest.raises(GrammarError, match="kind="):
        declared("see {a:Thing}", hole("a"))


@pytest.mark.parametrize(
    "question",
    [bool, hash, str, lambda one: one == 1, lambda one: isinstance(one, Leaf), lambda one: one.name == "x"],
)
def test_what_asks_a_hole_for_its_value_is_refused(question: Callable[[Any], object]) -> None:
    with pytest.raises(GrammarError, match="known only when a text is read"):
        question(hole("a"))


def _is_leaf(one: object) -> bool:
    match one:
        case Leaf():
            return True
    return False


def test_a_match_statement_on_what_is_unknown_is_refused() -> None:
    changed, computed = but(hole("a", Leaf), name="x"), worked_out(str, hole("a"))
    for unknown in (hole("a"), hole("a").name, *hole("a"), changed, computed):
        with pytest.raises(GrammarError):
            _is_leaf(unknown)


@pytest.mark.parametrize(
    ("meaning", "fault"),
    [
        (lambda: Pair(hole("a"), hole("c")), "no such slot"),
        (lambda: Pair(Leaf()), "'a' has no place"),
        (lambda: Pair(hole("a", Leaf).weight), "no such field"),
        (lambda: Pair(hole("a", Leaf, Twig).name), "several classes"),
        (lambda: Pair(hole("a", Pick).what.name), "give what the rest is like"),
        (lambda: Pair(but(hole("a"), name="x")), "say the class"),
        (lambda: Pair(but(hole("a", Leaf).name, name="x")), "whole hole"),
        (lambda: Pair(hole("a"), worked_out(str, "a")), "takes holes"),
        (lambda: Pair(hole("a", Leaf), wording=hole("a").wording), "as a wording"),
    ],
)
def test_a_wrong_example_is_refused_where_it_is_declared(meaning: Callable[[], Any], fault: str) -> None:
    with pytest.raises(GrammarError, match=fault):
        declared(ONE, meaning())


def test_an_example_is_made_ready_when_it_is_asked_for() -> None:
    grammar = Grammar()
    category = grammar.category("Thing")
    category.phrase("leaf", Leaf("oak"))
    category.phrase("see {a:Thing}", Pair(hole("b")))
    first = category.own[0]
    assert first.make() == Leaf("oak")
    assert first.unmake(Leaf("oak")) == {}
    with pytest.raises(GrammarError, match="no such slot"):
        category.own[1].make(a=Leaf())
    assert misfits(grammar) != []


def test_a_hole_that_nothing_can_fill_is_a_misfit() -> None:
    grammar = Grammar()
    grammar.category("Thing").phrase("leaf", Leaf())
    whole = grammar.category("Whole")
    whole.phrase("see {a:Thing}", Pair(hole("a", Leaf)))
    assert misfits(grammar) == []
    whole.phrase("watch {a:Thing}", Pair(hole("a", Twig)))
    assert [fault.partition(": ")[2] for fault in misfits(grammar)] == ["hole('a') is none of Leaf"]


def test_a_slot_that_only_says_another_again() -> None:
    one = declared("see {a:Thing} and {b:Thing}", Pair(hole("a", Leaf)), also={"b": hole("a")})
    both_ways(one, Pair(Leaf("oak")), a=Leaf("oak"), b=Leaf("oak"))
    assert one.make(a=Leaf("oak"), b=Leaf()) is None
    worked = declared("see {a:Thing} and {b:Thing}", Pair(hole("a")), also={"b": worked_out(repr, hole("a"))})
    both_ways(worked, Pair(Leaf()), a=Leaf(), b="Leaf(name='leaf')")
    for also in ({"c": hole("a")}, {"b": hole("b")}, {"b": Leaf()}, {"a": hole("b"), "b": hole("a")}):
        with pytest.raises(GrammarError):
            declared("see {a:Thing} and {b:Thing}", Pair(hole("a")), also=also)


def test_fixed_fields_and_guards_go_with_their_own_kind_of_meaning() -> None:
    with pytest.raises(GrammarError, match="says all fields itself"):
        declared(ONE, Pair(hole("a")), fixed={"third": 4})
    with pytest.raises(GrammarError, match="only an example"):
        declared("see {first:Thing}", Pair, where=lambda first: True)
