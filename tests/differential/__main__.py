"""``python -m tests.differential CORPUS [SITUATIONS] [SEED] [NAME]``: plays random situations, prints disagreements.

NAME limits them to one card and prints what was asked on both sides; ``~PATTERN`` to the cards whose text has
the pattern, each once; ``new`` to those that are understood although the committed ledger does not have them so.
"""

import asyncio
import random
import re
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

from rulings.corpus.cards import Card
from rulings.kernel.setup import load_rules
from rulings.table.playing.compile import compile_card
from rulings.table.playing.refusing import refused_words
from tests.oracle.ledger import NOT_UNDERSTOOD, entries, load_ledger
from tests.table.random_play import all_cards

from .classics import EVENTFUL, INTERPLAY
from .known import known_fault
from .ours import play_ours
from .outcome import differences
from .situations import SUPPORT, is_bystander, situations_of
from .theirs import build, is_understood, play_theirs

LEAST_TEXT = 40
"""Cards with less text have little to disagree on."""

MOST_KINDS = 3
"""So many situations of one card are played."""


def main() -> None:
    """Plays, compares, counts."""
    load_rules()
    path, number, seed = Path(sys.argv[1]), int((sys.argv[2:] or ["200"])[0]), int((sys.argv[3:] or ["0"])[0])
    only = sys.argv[4] if len(sys.argv) > 4 else None
    pattern = re.compile(only[1:]) if only is not None and only.startswith("~") else None
    only = None if pattern is not None else only
    every = [card for card in asyncio.run(all_cards(path)) if not card.is_extra and not card.is_joke and card.faces]
    cards = {card.name: card for card in every}
    built = {name: build(cards[name]) for name in SUPPORT}
    chance = random.Random(seed)
    changing = [cards[name] for name in INTERPLAY if name in cards]
    classics = changing + [cards[name] for name in EVENTFUL if name in cards]
    counts: Counter[str] = Counter()
    asked = [card for card in every if pattern is None or pattern.search(card.faces[0].oracle_text)]
    if only == "new":
        only, pattern, known = None, re.compile(""), load_ledger()
        new = {one.face.name for one in entries() or () if known.get(one.key) == NOT_UNDERSTOOD}
        asked = [card for card in every if card.name in new]
    chance.shuffle(asked)
    while counts["compared"] < number and asked:
        card = cards[only] if only else asked.pop() if pattern else chance.choice(classics)
        if pattern is None and not only and chance.random() < 0.6:
            card = chance.choice(every)
        one_seed = chance.randrange(1_000_000)
        situations = situations_of(card, one_seed)
        if not only:
            situations = chance.sample(situations, min(MOST_KINDS, len(situations)))
        if not situations or len(card.faces[0].oracle_text) < LEAST_TEXT or refused_words(compile_card(card)):
            continue
        counts["cards of ours"] += 1
        built[card.name] = build(card)
        if not is_understood(built[card.name]):
            counts["cards not theirs"] += 1
            if only:
                print("not understood by them")
                return
            continue
        beside = [] if only else bystanders(every, changing, chance, built)
        for situation in situations:
            if situation.event == card.name:
                continue
            if situation.event and situation.event not in built:
                built[situation.event] = build(cards[situation.event])
            names = (card.name, situation.event)
            situation = replace(situation, others=tuple(one for one in beside if one[1].name not in names))
            report(situation, cards, built, counts, bool(only))
        if only:
            return
    print(dict(counts))


def bystanders(
    every: list[Card], changing: list[Card], chance: random.Random, built: dict[str, Any]
) -> list[tuple[str, Card]]:
    """Up to two other cards that both understand, mostly such as change what others do."""
    found: list[tuple[str, Card]] = []
    number = chance.choice((0, 1, 2, 2, 2))
    while len(found) < number:
        card = chance.choice(changing if chance.random() < 0.6 else every)
        is_there = any(card.name == other.name for _, other in found)
        if is_there or not is_bystander(card) or refused_words(compile_card(card)):
            continue
        if card.name not in built:
            built[card.name] = build(card)
        if is_understood(built[card.name]):
            found.append((chance.choice("AB"), card))
    return found


def report(situation, cards, built, counts, is_told) -> None:  # type: ignore[no-untyped-def]
    """Plays one situation twice and prints in what the outcomes differ."""
    try:
        ours = play_ours(situation, cards)
    except Exception as error:  # a crash of ours is a finding
        counts["ours crashed"] += 1
        print(f"OURS CRASHED {situation.card.name} {situation.kind} {situation.seed}: {error!r}"[:300])
        return
    try:
        theirs = play_theirs(situation, cards, built)
    except Exception as error:  # theirs is not ours to mend
        counts["theirs crashed"] += 1
        if is_told:
            print(f"theirs crashed {situation.kind} {error!r}"[:300])
        return
    if not ours.is_compared or (not ours.done and not theirs.done):
        counts["not possible"] += 1
        return
    counts["compared"] += 1
    found = differences(ours, theirs)
    fault = known_fault(situation, found) if found else None
    if fault is not None and not is_told:
        counts["known"] += 1
        counts["known " + fault.rule[:40]] += 1
        return
    if found or is_told:
        asked = "" if not theirs.doubts else " DOUBT"
        what = situation.event or situation.ability
        print(f"## {situation.card.name} | {situation.kind} {what} | {situation.seed}{asked}")
        print("  ", situation.card.faces[0].mana_cost, situation.card.faces[0].oracle_text.replace("\n", "\n   "))
        for player, other in situation.others:
            print("   +", player, other.name, "|", other.faces[0].oracle_text.replace("\n", " / "))
        for mark, lines in (("o", ours.prompts), ("t", theirs.prompts), ("?", theirs.doubts)):
            for line in lines:
                print(f"      {mark} {line}"[: 230 if is_told else 120])
        for line in found[:12]:
            print("   *", line)
    if counts["compared"] % 100 == 0:
        print("##", dict(counts), flush=True)
    counts[("doubtful" if theirs.doubts else "disagreed") if found else "agreed"] += 1


if __name__ == "__main__":
    main()
