"""Text that left one entry for another beside the links: splits and mergers.

What is here: finding, for entries without a link, the entry on the other side that has their words or their rules. What
is not: the links themselves (``rulings.corpus.rule_texts.alignment``).
"""

from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from rulings.corpus.rule_texts.alignment_sides import Side

_CONTAINED: Final = 0.5
"""The share of a text that has to stand in another one."""
_LEAST_SHINGLES: Final = 4
"""A shorter text says too little to be found inside another one."""
_LEAST_CHILDREN: Final = 2


def find_transfers(part: Side, whole: Side) -> Iterator[tuple[int, int, float]]:
    """For entries of ``part`` without a link: the entry of ``whole`` that holds most of them.

    Shape: pairs of places with the share that was found. A rule is held by its words, beyond those that the entry which
    is linked to the holder explains; a heading is held by where its rules are.
    """
    holders: defaultdict[tuple[str, ...], list[int]] = defaultdict(list)
    for place, text in enumerate(whole.texts):
        for shingle in text.shingles:
            holders[shingle].append(place)
    for place in part.free():
        votes: defaultdict[int, int] = defaultdict(int)
        if part.texts[place].is_title and part.children[place]:
            total, least = len(part.children[place]), _LEAST_CHILDREN
            _vote_by_children(part, whole, place, votes)
        else:
            total, least = len(part.texts[place].shingles), _LEAST_SHINGLES
            _vote_by_words(part, whole, place, holders, votes)
        if votes and total >= least:
            holder, count = max(votes.items(), key=lambda item: (item[1], -item[0]))
            if count / total >= _CONTAINED:
                yield place, holder, round(count / total, 2)


def _vote_by_words(
    part: Side,
    whole: Side,
    place: int,
    holders: defaultdict[tuple[str, ...], list[int]],
    votes: defaultdict[int, int],
) -> None:
    for shingle in part.texts[place].shingles:
        for holder in holders.get(shingle, ()):
            counterpart = whole.links.get(holder)
            if counterpart is None or shingle not in part.texts[counterpart].shingles:
                votes[holder] += 1


def _vote_by_children(part: Side, whole: Side, place: int, votes: defaultdict[int, int]) -> None:
    for child in part.children[place]:
        above = whole.parents[part.links[child]] if child in part.links else None
        if above is not None:
            votes[above] += 1
