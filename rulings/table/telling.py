"""A played table as a playthrough for the fronts.

What is here: putting status, expectations and refusals together with the narration. What is not: the sentences and
boards (``rulings.narrate``).
"""

from collections.abc import Mapping

from rulings.corpus.cards import Card
from rulings.narrate.report import Playthrough
from rulings.table.play import Played


def tell(played: Played, cards: Mapping[str, Card]) -> Playthrough:
    """The playthrough of a played table."""
    table = played.table
    run = played.run
    expect = () if run is None else tuple(run.results[number] for number in sorted(run.results))
    fault = "; ".join(
        f"step {one.number} ({one.what}): {one.why}" if one.number else f"{one.what}: {one.why}"
        for one in played.faults
    )
    return Playthrough(
        table_id=table.id,
        title_en=table.title.en or table.id,
        title_ja=table.title.ja or table.title.en or table.id,
        status=played.status,
        before=None,
        steps=(),
        after=None,
        expect=expect,
        unsupported=played.unsupported,
        fault_en=fault,
        fault_ja=fault,
    )
