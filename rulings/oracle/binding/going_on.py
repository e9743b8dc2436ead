"""Sentences that go on with what is done only under a condition (CR 608.2c): they are done under it too.

What is here: "If you do, reveal ... Put that card ..., then shuffle the rest into your library". What is not: finding
out what a pronoun stands for (``rulings.oracle.binding``).
"""

from dataclasses import replace

from rulings.abilities.effects.cards import LookAt, Reveal, ShuffleInto
from rulings.abilities.effects.conditional import If, IfDone, Unless
from rulings.abilities.effects.effect import Delayed, Effect, Sequence
from rulings.abilities.effects.moving import PutInto
from rulings.abilities.effects.optional import May, MayPay
from rulings.abilities.filters.filter import Among
from rulings.abilities.node import Node, walk
from rulings.abilities.references import TheRest
from rulings.oracle.binding.mention import done_to


def move_into_condition(sentences: list[Effect]) -> None:
    """Moves the last sentence into the condition before that it hangs on.

    "If you do, reveal ... Put that card ..., then shuffle the rest": all of it only if you do. What is done to nothing
    but what was found may stay behind: where nothing was found nothing is done.
    """
    *_, last = sentences
    for place in range(len(sentences) - 2, -1, -1):
        before = sentences[place]
        if isinstance(before, IfDone | MayPay):
            if before.then is not None and before.otherwise is None and _goes_on(before, last):
                rest = sentences[place + 1 :]
                sentences[place:] = [replace(before, then=Sequence((before.then, *rest)))]
            return
        if isinstance(before, If | Unless):
            return


def _goes_on(before: Effect, sentence: Effect) -> bool:
    """Whether a sentence speaks of what another did, and does something that would be done without it too."""
    made = {done.node for part in walk(before) if (done := done_to(part)) is not None}
    looks = any(isinstance(part, LookAt | Reveal) for part in walk(before))

    def speaks(effect: Effect) -> bool:
        return any(part in made or (looks and isinstance(part, TheRest)) for part in walk(effect))

    parts = sentence.effects if isinstance(sentence, Sequence) else (sentence,)
    does_more = any(isinstance(part, Delayed | ShuffleInto) or not speaks(part) for part in parts)
    return does_more and not isinstance(parts[0], If | IfDone | Unless) and any(speaks(part) for part in parts)


def with_rest_in_any_case(may: May | MayPay) -> Effect:
    """ "You may reveal a card from among them, then put the rest on the bottom": what is left goes there in any case,
    also where nothing was taken, if the cards were looked at before."""
    if not isinstance(may, May) or not isinstance(may.effect, Sequence):
        return may
    *taken, rest = may.effect.effects
    begins_here = any(isinstance(part, LookAt | Reveal) and not _is_among(part) for part in walk(may.effect))
    if not isinstance(rest, PutInto) or not isinstance(rest.what, TheRest) or begins_here:
        return may
    effect = taken[0] if len(taken) == 1 else Sequence(tuple(taken))
    return Sequence((replace(may, effect=effect), rest))


def _is_among(part: Node) -> bool:
    return any(isinstance(one, Among) for one in walk(part))
