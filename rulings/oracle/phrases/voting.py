"""Voting (CR 701.38): "starting with you, each player votes for grace or condemnation".

What is here: votes for words and for objects, what got more votes, how many votes a word got. What is not: who decides
how others vote.
"""

from collections.abc import Iterable, Mapping, Sequence

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import Amount
from rulings.abilities.amounts.arithmetic import Times
from rulings.abilities.amounts.players import Votes
from rulings.abilities.changes.permissions import PlayerHas
from rulings.abilities.conditions.history import MoreVotes
from rulings.abilities.effects.choosing import ProtectionByVote, Vote
from rulings.abilities.effects.game import KeywordAction
from rulings.abilities.events.turns import FinishVoting
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import OpponentsByVote, You
from rulings.abilities.references import MostVoted
from rulings.oracle.categories import ORACLE, ability, condition, effect, event, player, quantity, thing
from rulings.oracle.grammar import Value
from rulings.oracle.template import Number

Slots = Mapping[str, Value] | None

_ENDS = frozenset({"or", ".", ",", "vote", "votes", "gets", "and", ":", "“", "then"})
_NOT_WORDS = frozenset(
    "a an the that this those these each another up target one two three any all your their its no ~ artifact "
    "creature permanent player".split()
)


class VoteWords:
    """What is voted for where it is a word: "grace", "Mines of Moria" (CR 701.38b)."""

    is_numbered = False

    def can_start(self, token: str) -> bool:
        """A word that opens no noun phrase."""
        return token.isalpha() and token not in _ENDS and token not in _NOT_WORDS

    def read(self, tokens: Sequence[str], start: int, number: Number | None) -> Iterable[tuple[int, Value]]:
        """All words up to the next that ends a choice; three at most."""
        end = start
        while end < len(tokens) and end - start < 4 and tokens[end] not in _ENDS:
            end += 1
        if 0 < end - start < 4 and all(one.isalpha() for one in tokens[start:end]):
            yield end, " ".join(tokens[start:end])

    def print(self, value: Value, number: Number) -> tuple[str, ...] | None:
        """The words again."""
        return tuple(value.split()) if isinstance(value, str) and value else None

    def number(self, value: Value) -> Number:
        """Never agrees with anything."""
        return Number.SINGULAR


ORACLE.lexical("VoteWord", VoteWords())


def _declare_two_words(template: str, *, is_secret: bool) -> None:
    def make(first: str, second: str) -> Vote:
        return Vote((first, second), is_secret=is_secret)

    def unmake(node: Vote) -> Slots:
        if len(node.words) != 2 or node != make(*node.words):
            return None
        return {"first": node.words[0], "second": node.words[1]}

    effect.phrase(template, make, unmake, kind=Vote, carries={"each": "Vote"})


_declare_two_words("starting with you, each player votes for {first:VoteWord} or {second:VoteWord}", is_secret=False)
_declare_two_words(
    "each player secretly votes for {first:VoteWord} or {second:VoteWord}, then those votes are revealed",
    is_secret=True,
)


def _several_words(words: tuple[str, ...]) -> Vote | None:
    return Vote(words) if len(words) > 2 else None


def _undo_several_words(node: Vote) -> Slots:
    return {"words": node.words} if node == _several_words(node.words) else None


effect.phrase(
    "starting with you, each player votes for {words:VoteWord+or}",
    _several_words,
    _undo_several_words,
    kind=Vote,
    carries={"each": "Vote"},
)
effect.phrase(
    "{what:This} gains protection from each color with the most votes or tied for most votes",
    ProtectionByVote,
    carries={"each": "ProtectionByVote"},
)


def _investigate(times: Amount) -> KeywordAction:
    return KeywordAction(You(), "investigate", amount=Times(1, times))


def _undo_investigate(node: KeywordAction) -> Slots:
    match node.amount:
        case Times(amount=Amount() as times) if node == _investigate(times):
            return {"times": times}
    return None


effect.phrase(
    "for each {times:CountedSingly}, investigate",
    _investigate,
    _undo_investigate,
    kind=KeywordAction,
    carries={"each": "amount"},
)


def _vote_object(objects: Filter) -> Vote:
    return Vote(objects=objects)


def _undo_vote_object(node: Vote) -> Slots:
    return {"objects": node.objects} if node.objects is not None and node == _vote_object(node.objects) else None


effect.phrase(
    "starting with you, each player votes for a {objects:Filter@singular}",
    _vote_object,
    _undo_vote_object,
    kind=Vote,
    carries={"each": "Vote"},
)

condition.phrase("{word:VoteWord} gets more votes", MoreVotes)
condition.phrase("{word:VoteWord} gets more votes or the vote is tied", MoreVotes, fixed={"or_tied": True})
quantity.phrase("the number of {word:VoteWord} votes", Votes, number=Number.PLURAL)
ORACLE.category("CountedSingly").phrase("{word:VoteWord} vote", Votes)
for _noun in ("permanent", "card", "creature"):
    thing.phrase(
        f"each {_noun} with the most votes or tied for most votes",
        MostVoted,
        fixed={"noun": _noun},
        carries={"each": "MostVoted"},
    )

# When the vote is over.

event.words({"players finish voting": FinishVoting()})
for _words, _is_same in (("you voted for", True), ("you didn't vote for", False)):
    player.phrase(
        f"each opponent who voted for a choice {_words}",
        OpponentsByVote,
        fixed={"is_same": _is_same},
        carries={"each": "OpponentsByVote"},
        number=Number.SINGULAR,
    )

# More votes than one (CR 701.38d).

for _words, _what in (
    ("while voting, you get a additional vote.", "additional vote"),
    ("while voting, you may vote a additional time.", "optional additional vote"),
):
    ability.words({_words: StaticAbility(changes=(PlayerHas(You(), _what),))})
