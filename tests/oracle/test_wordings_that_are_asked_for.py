"""Numbers of wordings that code asks for are the same in whatever order the modules of phrases are loaded."""

import json
import subprocess
import sys
from typing import Any

import pytest

from rulings.abilities.effects.conditional import If
from rulings.oracle.categories import AFTERWARDS
from rulings.oracle.grammar import Grammar, GrammarError

_LOADED = """
import json, pkgutil, sys
from importlib import import_module
from rulings.oracle import phrases
from rulings.oracle.categories import ORACLE
names = sorted(one.name for one in pkgutil.walk_packages(phrases.__path__, 'rulings.oracle.phrases.'))
for name in names if sys.argv[1] == "forwards" else reversed(names):
    import_module(name)
print(json.dumps(sorted(
    [one.kind.__name__, one.wording, category.name, repr(one.elements)]
    for category in ORACLE.categories.values()
    for one in category.own
    if one.kind in ORACLE.asked_for and 0 <= one.wording < 100
)))
"""


def loaded(order: str) -> Any:
    ran = subprocess.run([sys.executable, "-c", _LOADED, order], capture_output=True, text=True, check=True)
    return json.loads(ran.stdout)


def test_no_stated_wording_hangs_on_the_order_of_loading() -> None:
    forwards = loaded("forwards")
    assert forwards == loaded("backwards")
    assert {kind for kind, *_ in forwards} == {"EachOpponent", "EachPlayer", "If", "ThatMany", "ThatPlayer", "TheRest"}
    assert ["If", AFTERWARDS] in [one[:2] for one in forwards]


def test_other_wordings_of_a_class_that_is_asked_for_stay_out_of_the_way() -> None:
    grammar = Grammar()
    grammar.asks_for_wordings(If)
    assert grammar.wording_of(If, None, "first.py:1") >= 100
    assert grammar.wording_of(If, 0, "second.py:1") == 0


def test_a_number_is_stated_once_and_only_where_somebody_asks() -> None:
    grammar = Grammar()
    grammar.asks_for_wordings(If)
    grammar.wording_of(If, 1, "first.py:1")
    for kind, number in ((If, 1), (If, 100), (dict, 1)):
        with pytest.raises(GrammarError):
            grammar.wording_of(kind, number, "second.py:1")
