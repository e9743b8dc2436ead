"""What a table asks about what could be done: the reasons are told in both languages (CR 601.3, 601.2c)."""

import ast
import tomllib
from importlib.resources import files
from pathlib import Path

import rulings.kernel
from rulings.language import Language
from rulings.narrate.asked import ALLOWED, Asked, asked_step, citations_of, reason_text
from rulings.narrate.naming import Names

NAMES = Names({"Murder": "殺害"})


def reasons_of_the_kernel() -> set[str]:
    """The words that rules code gives for why something is illegal."""
    found = set()
    for path in Path(rulings.kernel.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == "Illegal" and node.args:
                first = node.args[0]
                choices = (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,)
                found |= {str(one.value) for one in choices if isinstance(one, ast.Constant)}
    return found


def test_every_reason_why_something_is_illegal_has_japanese_words() -> None:
    listed = tomllib.loads(files("rulings.narrate").joinpath("messages", "reasons.toml").read_text(encoding="utf-8"))
    said_by_tables = {"not the active player", "… is no legal target"}
    assert set(listed["illegal"]) == reasons_of_the_kernel() | said_by_tables


def test_a_reason_is_told_with_its_rule__601_2c() -> None:
    step = asked_step(NAMES, Asked("cast", "A", ("Murder",), "no legal target", "601.2c"))
    assert step.text_en == "player A can’t cast Murder now: no legal target."
    assert step.text_ja == "この時点で、プレイヤーAは《殺害》を唱えられない（適正な対象がない）。"
    assert [str(rule) for rule in step.citations] == ["CR 601.2c"]


def test_cant_takes_precedence_over_can__101_2() -> None:
    rules = citations_of(Asked("cast", "A", ("Murder",), "can't be cast", "601.3"))
    assert [str(rule) for rule in rules] == ["CR 601.3", "CR 101.2"]


def test_what_can_be_done_and_what_it_costs_stands_on_a_rule__601_2f() -> None:
    assert all(citations_of(Asked(verb, "A", ("Murder",))) for verb in ALLOWED)
    assert [str(rule) for rule in citations_of(Asked("cast", "A", ("Murder",), cost="{1}{B}{B}"))] == ["CR 601.2f"]


def test_a_reason_made_of_names_is_told_as_it_is() -> None:
    assert reason_text(Language.JA, "A controls no creature Bear") == "A controls no creature Bear"
