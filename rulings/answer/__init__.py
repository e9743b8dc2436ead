"""The one door: every question that a front may ask, and the answers as records.

What is here: async questions over a Desk, a file a question; records; what can be wrong with a question.
What is not: how answers look (bot.render). Fronts import nothing of rulings but this package, rulings.language,
rulings.errors and the records that answers hold.
May import: the leaves (see rulings), all of rulings.
Begin with: desk.py, records.py, cards.py.

Names are imported when they are first used, so that a console that shows a help text loads no database.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from rulings.answer.asking import answer_ask as answer_ask
    from rulings.answer.cards import answer_card as answer_card
    from rulings.answer.cards import complete_cards as complete_cards
    from rulings.answer.demonstrations import answer_demonstration as answer_demonstration
    from rulings.answer.demonstrations import answer_table as answer_table
    from rulings.answer.demonstrations import answer_table_file as answer_table_file
    from rulings.answer.demonstrations import check_table_files as check_table_files
    from rulings.answer.demonstrations import disputed_tables as disputed_tables
    from rulings.answer.desk import Desk as Desk
    from rulings.answer.lookups import answer_lookup as answer_lookup
    from rulings.answer.lookups import answer_lookup_batch as answer_lookup_batch
    from rulings.answer.oracle import answer_coverage as answer_coverage
    from rulings.answer.oracle import answer_oracle as answer_oracle
    from rulings.answer.policy import answer_policy as answer_policy
    from rulings.answer.rule_completion import complete_editions as complete_editions
    from rulings.answer.rule_completion import complete_rules as complete_rules
    from rulings.answer.rule_history import answer_rule_history as answer_rule_history
    from rulings.answer.rule_history import parse_edition as parse_edition
    from rulings.answer.rules import answer_rule as answer_rule
    from rulings.answer.rulings import answer_rulings as answer_rulings
    from rulings.answer.searching import answer_search as answer_search
    from rulings.answer.type_lines import type_line as type_line
    from rulings.answer.where import answer_where as answer_where

_HOMES: Final = {
    "Desk": "desk",
    "answer_ask": "asking",
    "answer_card": "cards",
    "answer_demonstration": "demonstrations",
    "answer_lookup": "lookups",
    "answer_lookup_batch": "lookups",
    "answer_coverage": "oracle",
    "answer_oracle": "oracle",
    "answer_policy": "policy",
    "answer_rule": "rules",
    "answer_rule_history": "rule_history",
    "answer_rulings": "rulings",
    "answer_search": "searching",
    "answer_where": "where",
    "answer_table": "demonstrations",
    "answer_table_file": "demonstrations",
    "check_table_files": "demonstrations",
    "disputed_tables": "demonstrations",
    "parse_edition": "rule_history",
    "complete_cards": "cards",
    "complete_editions": "rule_completion",
    "complete_rules": "rule_completion",
    "type_line": "type_lines",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
