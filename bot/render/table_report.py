"""The report of a played table as JSON, in the shape that the table format fixes.

What is here: the keys of ``judgebot table run --json``. What is not: playing.
"""

from typing import Any

from bot.render.json import plain, print_json
from rulings.language import Language
from rulings.narrate.report import Playthrough


def render_table_report(language: Language, play: Playthrough, *, with_trace: bool = True) -> str:
    """One line of JSON for one table.

    Shape: ``{"id", "status", "expect": [{"n", "ok", "want", "got"}], "unsupported": [{"card", "text", "why"}],
    "trace": [{"level", "text", "cites"}], "final": {...}}``; without trace the last two are absent.
    """
    is_ja = language is Language.JA
    report: dict[str, Any] = {
        "id": play.table_id,
        "status": play.status.value,
        "expect": [{"n": row.number, "ok": row.is_met, "want": row.want, "got": row.got} for row in play.expect],
        "unsupported": [
            {"card": words.card, "text": words.text, "why": words.why_ja if is_ja else words.why_en}
            for words in play.unsupported
        ],
    }
    if fault := (play.fault_ja if is_ja else play.fault_en):
        report["fault"] = fault
    if with_trace:
        report["trace"] = [
            {
                "level": int(step.detail),
                "text": step.text_ja if is_ja else step.text_en,
                "cites": list(dict.fromkeys(citation.rule for citation in step.citations)),
            }
            for step in play.steps
        ]
        report["final"] = plain(play.after)
    return print_json(report)
