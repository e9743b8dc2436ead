"""Every prompt of the kernel has words in both languages."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import rulings.kernel
from rulings.language import Language
from rulings.narrate.catalogue import catalogue
from rulings.narrate.naming import Names
from rulings.narrate.prompts import prompt_text

FILES = sorted(Path(rulings.kernel.__path__[0]).rglob("*.py"))
TREES = [ast.parse(file.read_text(encoding="utf-8")) for file in FILES]
NAMES = Names({"Serra Angel": "セラの天使"})


def parameters(node: ast.FunctionDef) -> list[str]:
    return [one.arg for one in node.args.args if one.arg != "self"]


def takers() -> dict[str, int]:
    """Functions that take a prompt, with the place of it."""
    found = {"Decision": 2}
    for tree in TREES:
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and "prompt" in parameters(node):
                found[node.name] = parameters(node).index("prompt")
    return found


def prompts() -> Iterator[str]:
    """Every prompt that is written out in the kernel."""
    places = takers()
    for tree in TREES:
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if name not in places:
                continue
            given = [one.value for one in node.keywords if one.arg == "prompt"]
            given += node.args[places[name] : places[name] + 1] if not given else []
            yield from (one.value for one in given if isinstance(one, ast.Constant) and isinstance(one.value, str))


def test_prompts_are_found() -> None:
    assert {"scry", "proliferate", "choose a replacement effect"} <= set(prompts())


@pytest.mark.parametrize("prompt", sorted(set(prompts())))
def test_a_prompt_has_words_in_both_languages(prompt: str) -> None:
    assert prompt in catalogue(Language.EN)["prompt"]
    assert prompt in catalogue(Language.JA)["prompt"]


def test_a_prompt_names_what_it_is_about() -> None:
    assert prompt_text(NAMES, Language.JA, "damage to Serra Angel") == "《セラの天使》へのダメージ"
    assert prompt_text(NAMES, Language.EN, "damage to Serra Angel") == "damage to Serra Angel"
    assert prompt_text(NAMES, Language.JA, "put charge counter") == "蓄積カウンターを置く"
    assert prompt_text(NAMES, Language.JA, "put +1/+1 counter") == "+1/+1カウンターを置く"
    assert prompt_text(NAMES, Language.JA, "do Draw") == "「してもよい」を行う"


def constants() -> dict[str, str]:
    """Names that a module of the kernel gives to texts."""
    return {
        target.id: node.value.value
        for tree in TREES
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        for target in node.targets
        if isinstance(target, ast.Name)
    }


def impossible() -> Iterator[str]:
    """Everything of which the kernel says that it can't happen, written out or by the name of a constant."""
    named = constants()
    for tree in TREES:
        for node in ast.walk(tree):
            name = getattr(node.func, "attr", getattr(node.func, "id", "")) if isinstance(node, ast.Call) else ""
            if isinstance(node, ast.Call) and name == "CantHappen":
                given = [one.value for one in node.keywords if one.arg == "what"]
                yield from (one.value for one in given if isinstance(one, ast.Constant) and isinstance(one.value, str))
                yield from (named[one.id] for one in given if isinstance(one, ast.Name) and one.id in named)


@pytest.mark.parametrize("what", sorted(set(impossible())))
def test_what_can_not_happen_has_words_in_both_languages(what: str) -> None:
    assert what in catalogue(Language.EN)["cant"]
    assert what in catalogue(Language.JA)["cant"]


def test_what_can_not_happen_is_found() -> None:
    assert {"search", "put counters", "enter the battlefield"} <= set(impossible())
