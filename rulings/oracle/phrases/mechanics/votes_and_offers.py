"""Votes, villainous choices, tempting offers, what each player may pay (CR 701.38, 701.55)."""

from collections.abc import Iterable, Sequence

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.arithmetic import Times
from rulings.abilities.amounts.history import ManaPaidInAll
from rulings.abilities.amounts.players import Votes
from rulings.abilities.changes.permissions import PlayerHas
from rulings.abilities.conditions.history import MoreVotes
from rulings.abilities.effects.cards import Draw
from rulings.abilities.effects.choosing import ProtectionByVote, VillainousChoice, Vote
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.game import KeywordAction
from rulings.abilities.effects.optional import EachMayPayMana, May, TemptingOffer
from rulings.abilities.effects.repeating import ForEach
from rulings.abilities.effects.tokens import CreateCopyToken, CreateToken
from rulings.abilities.events.turns import FinishVoting
from rulings.abilities.players import EachOpponent, OpponentsByVote, You
from rulings.abilities.references import MostVoted
from rulings.oracle.categories import (
    ORACLE,
    Clauses,
    ability,
    condition,
    effect,
    event,
    player,
    quantity,
    sentence,
    thing,
)
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole
from rulings.oracle.template import Number

for _order in ("starting with you, each player", "each player starting with you"):
    effect.phrase(
        f"{_order} may pay any amount of mana",
        EachMayPayMana,
        carries={"may": "EachMayPayMana", "each": "EachMayPayMana"},
    )
quantity.phrase("the total amount of mana paid this way", ManaPaidInAll)
_OFFERED = (CreateCopyToken, CreateToken, Draw, PutCounters)


def _is_offered(effect: Effect) -> bool:
    if isinstance(effect, Clauses):
        return all(_is_offered(one) for one in effect.effects)
    return isinstance(effect, _OFFERED)


sentence.phrase(
    "each opponent may {offered:Clauses}. for each opponent who does, {again:Clauses}.",
    TemptingOffer(May(EachOpponent(), hole("offered", where=_is_offered)), hole("again")),
    carries={"may": "TemptingOffer", "each": "TemptingOffer"},
)
effect.phrase(
    "{over:Player} face[s] a villainous choice — {first:Clauses}, or {second:Clauses}",
    ForEach(hole("over"), VillainousChoice(hole("first"), hole("second"))),
)
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

    effect.phrase(template, Vote((hole("first"), hole("second")), is_secret=is_secret), carries={"each": "Vote"})


_declare_two_words("starting with you, each player votes for {first:VoteWord} or {second:VoteWord}", is_secret=False)
_declare_two_words(
    "each player secretly votes for {first:VoteWord} or {second:VoteWord}, then those votes are revealed",
    is_secret=True,
)
effect.phrase(
    "starting with you, each player votes for {words:VoteWord+or}",
    Vote(hole("words", where=lambda one: len(one) > 2)),
    carries={"each": "Vote"},
)
effect.phrase(
    "{what:This} gains protection from each color with the most votes or tied for most votes",
    ProtectionByVote,
    carries={"each": "ProtectionByVote"},
)
effect.phrase(
    "for each {times:CountedSingly}, investigate",
    KeywordAction(You(), "investigate", amount=Times(1, hole("times"))),
    carries={"each": "amount"},
)
effect.phrase(
    "starting with you, each player votes for a {objects:Filter@singular}",
    Vote(objects=hole("objects")),
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
event.words({"players finish voting": FinishVoting()})
for _words, _is_same in (("you voted for", True), ("you didn't vote for", False)):
    player.phrase(
        f"each opponent who voted for a choice {_words}",
        OpponentsByVote,
        fixed={"is_same": _is_same},
        carries={"each": "OpponentsByVote"},
        number=Number.SINGULAR,
    )
for _words, _what in (
    ("while voting, you get a additional vote.", "additional vote"),
    ("while voting, you may vote a additional time.", "optional additional vote"),
):
    ability.words({_words: StaticAbility(changes=(PlayerHas(You(), _what),))})
