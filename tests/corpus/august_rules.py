"""The rules of January 2026 altered as those of August 2026 were, for tests that have the official text at hand."""

import re
from pathlib import Path

from rulings.sources.cr_text import decode_rules_text
from tests.places import RULES_TEXT

OFFICIAL_TEXT = RULES_TEXT
NEW_RULE = "Battles of the month of August are kept in a drawer of their own until somebody asks the judge for them."
NEW_SUBRULE = "If a drawer holds more battles than its owner has hands, that player gives one of them to the judge."
REWORDED = "a battle’s defense is 0 or less"


def write_august_rules(folder: Path) -> Path:
    """An edition in which a rule stands before 310.7, so that 310.8d is 310.9d; 704.5v is reworded, 704.5aa is new.

    The text cites by the new numbers, as the real one does.
    """
    text = decode_rules_text(OFFICIAL_TEXT.read_bytes()).replace("\r\n", "\n").replace("\r", "\n")
    text = text.replace("January 16, 2026", "August 7, 2026")
    text = re.sub(r"\b310\.(7|8|9|10|11)(?!\d)", lambda found: f"310.{int(found[1]) + 1}", text)
    text = text.replace("\n310.8. ", f"\n310.7. {NEW_RULE}\n\n310.8. ", 1)
    text = text.replace("\n704.5v If a battle has defense 0", f"\n704.5v If {REWORDED}", 1)
    text = re.sub(r"(\n704\.5z [^\n]*)", rf"\1\n\n704.5aa {NEW_SUBRULE}", text)
    path = folder / "rules of august.txt"
    path.write_text(text, encoding="utf-8")
    return path
