"""What the rows of a table on legality and costs asked, as the narrator tells it.

What is here: rows and what was found -> questions with answers. What is not: the sentences (``rulings.narrate.asked``).
"""

import re
from collections.abc import Iterator, Mapping

from rulings.cite import Citation
from rulings.narrate.asked import Asked, citations_of
from rulings.narrate.report import ExpectResult
from rulings.table.format import expectations as rows
from rulings.table.format import script as steps
from rulings.table.format.model import Table

REASON = re.compile(r"(?P<why>[^(]+) \(CR (?P<rule>[0-9.]+[a-z]?)\)")
"""A reason of the kernel with its rule, as faults and findings carry it."""
_NOT_LEGAL = "not legal: "


def asked_of(table: Table, row: rows.Expectation, found: ExpectResult) -> Asked | None:
    """The question of one row and its answer; ``None`` for rows that look at what is there."""
    if not isinstance(row, rows.Legality | rows.TotalCost):
        return None
    verb, written = _deed(row.action)
    if not written:
        return None
    named = {entry.id: entry.card for _, _, entry in table.entries() if entry.id is not None}
    cards = tuple(named.get(one, one) for one in written)
    player = str(row.action.player or row.player or "A")
    if isinstance(row, rows.TotalCost):
        return Asked(verb, player, cards, cost=found.got) if found.is_met else None
    if not found.got.startswith(_NOT_LEGAL):
        return Asked(verb, player, cards)
    reason = found.got.removeprefix(_NOT_LEGAL)
    said = REASON.fullmatch(reason)
    return Asked(verb, player, cards, said["why"], said["rule"]) if said else Asked(verb, player, cards, reason)


def rules_asked(table: Table, results: Mapping[int, ExpectResult]) -> Iterator[Citation]:
    """The rules that answered the rows checked so far."""
    for number, found in results.items():
        asked = asked_of(table, table.expect[number - 1], found)
        if asked is not None:
            yield from citations_of(asked)


def _deed(action: steps.Action) -> tuple[str, tuple[str, ...]]:
    match action:
        case steps.AttackStep(attackers=attackers):
            return "attack", tuple(dict.fromkeys(card for card, _ in attackers))
        case steps.BlockStep(blocks=blocks):
            return "block", tuple(dict.fromkeys(card for card, _ in blocks))
        case steps.CastStep(cast=card):
            return "cast", (card,)
        case steps.ActivateStep(activate=card):
            return "activate", (card,)
        case steps.PlayStep(play=card):
            return "play", (card,)
        case steps.TurnUpStep(turn_up=card):
            return "turn_up", (card,)
    return "", ()
