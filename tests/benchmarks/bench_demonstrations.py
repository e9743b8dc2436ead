"""Demonstrations of pairs that people ask about: how many show the cards, and that none denies or lacks one.

``python tests/benchmarks/bench_demonstrations.py``: the pairs of ``../shared/demos/cases.tsv``, against the installed
corpus. Targets: no demonstration lacks a named card, none says that cards do not matter to each other, every answer
where no scene is found shows rulings or says that there are none; 60 answers in under 60 s on one core.
Needs ``../shared`` and a corpus; says so where one is absent.
"""

import asyncio
import csv
import os
import sys
import time
import tomllib
from collections import Counter
from pathlib import Path

from rulings.answer import Desk
from rulings.answer.demonstrations import answer_demonstration
from rulings.answer.records import DemonstrationAnswer, MeetingNotFoundAnswer

CASES = Path(__file__).parents[3] / "shared" / "demos" / "cases.tsv"


async def main() -> int:
    """Answers every case and counts."""
    corpus = os.environ.get("JUDGEBOT_CORPUS", "")
    if not CASES.exists() or not Path(corpus).is_file():
        print("needs ../shared/demos and JUDGEBOT_CORPUS")
        return 0
    with CASES.open(encoding="utf-8") as file:
        rows = list(csv.reader(file, delimiter="\t"))[1:]
    tally: Counter[str] = Counter()
    began = time.process_time()
    async with Desk.open(Path(corpus)) as desk:
        for row in rows:
            names = [name.strip() for name in row[1].split("|")]
            outcome = judged(await answer_demonstration(desk, names), names)
            tally[outcome] += 1
            print(f"{row[0]:>4} {row[4]:<2} {outcome:<10} {' + '.join(names)}", flush=True)
    print(dict(tally), f"{time.process_time() - began:.1f} s CPU")
    return 1 if tally["lacks"] or tally["empty"] else 0


def judged(answer: DemonstrationAnswer | MeetingNotFoundAnswer, names: list[str]) -> str:
    """What an answer is: ``shown``, ``not found``, or at fault: ``lacks`` a card, ``empty`` of steps."""
    if isinstance(answer, MeetingNotFoundAnswer):
        return "unread" if answer.unread else "not found"
    players = tomllib.loads(answer.table)["players"].values()
    there = str([{zone: cards for zone, cards in side.items() if zone != "library"} for side in players])
    if not all(name.split(" // ")[0].replace("'", "") in there.replace("'", "") for name in names):
        return "lacks"
    return "shown" if answer.playthrough.steps or answer.playthrough.standing else "empty"


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
