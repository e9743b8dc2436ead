"""Tables whose expectation is known to be at fault.

What is here: reading the list. What is not: deciding that one is; that takes a rule, and stands in the list.
"""

from collections.abc import Mapping
from pathlib import Path

from rulings.table.format.errors import TableSyntaxError
from rulings.table.reading.read import parse_toml, read_text


def load_disputed(path: Path) -> Mapping[str, str]:
    """Ids of tables with the reason why their expectation is not what the rules give.

    日本語: 期待値のほうが誤っているテーブルの一覧を読む
    Shape: a TOML file of ``id = "why, with the rule"``.
    Raises: UnreadableTableError: no such file, or no UTF-8 text. TableSyntaxError: no TOML, or a reason that is no
    text or empty.
    """
    found = parse_toml(read_text(path), str(path))
    reasons = {name: why.strip() for name, why in found.items() if isinstance(why, str)}
    without = next((name for name in found if not reasons.get(name)), None)
    if without is not None:
        raise TableSyntaxError(file=str(path), line=0, reason=without)
    return reasons
