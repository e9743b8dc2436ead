"""The page of played keywords says what the code plays, and every keyword comes out as something playable."""

from pathlib import Path

import pytest

from rulings.abilities.ability import KeywordAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import ManaCost
from rulings.abilities.filters.filter import Filter
from rulings.kernel import played
from rulings.kernel.abilities.keyword_abilities import _EXPANSIONS, expand, played_keywords
from rulings.kernel.abilities.rules_of_keywords import rules_of_keywords
from rulings.kernel.playable import problems
from rulings.kernel.setup import load_rules

load_rules()
PAGE = Path(played.__file__).with_name("PLAYED.md")


def test_the_page_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == played.page(), "run: python -m rulings.kernel.played > PLAYED.md"


@pytest.mark.parametrize("name", sorted(_EXPANSIONS))
def test_what_a_keyword_stands_for_is_playable(name: str) -> None:
    ability = KeywordAbility(
        text=name,
        name=name,
        cost=Cost((ManaCost(("{1}",)),)),
        amount=Fixed(2),
        quality=Filter(),
        subtype="Plains" if name == "cycling" else "card",
    )
    assert [problem for one in expand(ability) for problem in problems(one)] == []


def test_every_played_keyword_has_its_rule() -> None:
    known = rules_of_keywords()
    assert [name for name in played_keywords() if name not in known] == []
