"""Players by what they did, have or control: "each opponent who lost life this turn", "for each opponent who controls
more lands than you", "the number of opponents who were dealt combat damage this turn".

What is here: such a clause as a condition on "they", and the players it picks out. What is not: "who controls a
Forest" (``players_who``).
"""

from collections.abc import Callable, Mapping

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.counting import Count, CountersOn, CountPlayers
from rulings.abilities.amounts.history import TimesThisTurn
from rulings.abilities.amounts.players import HandSize, LifeTotal
from rulings.abilities.conditions.condition import Compare, Condition, Exists, Negated
from rulings.abilities.conditions.history import Happened
from rulings.abilities.events.damage_and_life import DealsDamage, GainsLife, LosesLife
from rulings.abilities.events.moving import Draws
from rulings.abilities.filters.filter import Among, Filter
from rulings.abilities.filters.players import ControlledBy, OwnedBy
from rulings.abilities.node import Node
from rulings.abilities.players import EachOpponent, EachPlayer, PlayerRef, PlayersWho, You
from rulings.abilities.references import It
from rulings.abilities.vocabulary import Comparison, Kind
from rulings.oracle.categories import ORACLE, player
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole
from rulings.oracle.phrases.players_who import THEY
from rulings.oracle.template import Number

Slots = Mapping[str, Value] | None

did = ORACLE.category("TheyDid")
"""What is so of "they", after "who": a ``Condition``."""

# Compared with you.


def _compared(than: Comparison) -> tuple[Callable[[Filter], Condition | None], Callable[[Compare], Slots]]:
    def make(filter: Filter) -> Compare | None:
        if filter.kind is not Kind.PERMANENT or any(isinstance(one, ControlledBy) for one in filter.predicates):
            return None
        theirs, yours = (Count(Filter(filter.kind, (*filter.predicates, ControlledBy(one)))) for one in (THEY, You()))
        return Compare(theirs, than, yours)

    def unmake(node: Compare) -> Slots:
        match node.left:
            case Count(filter=Filter(kind=kind, predicates=(*rest, ControlledBy()))):
                filter = Filter(kind, tuple(rest))
                return {"filter": filter} if node == make(filter) else None
        return None

    return make, unmake


for _words, _than in (("more", Comparison.GREATER), ("fewer", Comparison.LESS)):
    did.phrase(f"control[s] {_words} {{filter:Filter@plural}} than you", *_compared(_than), kind=Compare)
for _words, _than in (("more", Comparison.GREATER), ("less", Comparison.LESS)):
    did.words({f"[has|have] {_words} life than you": Compare(LifeTotal(THEY), _than, LifeTotal(You()))})
for _words, _than in (("more", Comparison.GREATER), ("fewer", Comparison.LESS)):
    did.words({f"[has|have] {_words} cards in hand than you": Compare(HandSize(THEY), _than, HandSize(You()))})


did.phrase(
    "[has|have] {amount:Amount} or more poison counters",
    Compare(CountersOn("poison", THEY), Comparison.AT_LEAST, hole("amount")),
)

# In this turn.

did.words(
    {
        "lost life this turn": Happened(LosesLife(THEY)),
        "gained life this turn": Happened(GainsLife(THEY)),
        "(was|were) dealt damage this turn": Happened(DealsDamage(Filter(Kind.SOURCE), THEY)),
        "(was|were) dealt combat damage this turn": Happened(DealsDamage(Filter(Kind.SOURCE), THEY, combat=True)),
    }
)


did.phrase(
    "drew {amount:Amount} or more cards this turn",
    Compare(TimesThisTurn(Draws(THEY)), Comparison.AT_LEAST, hole("amount", where=lambda one: one != Fixed(1))),
)

# This way: everybody had to, and who did not could not.

_DISCARDED = Exists(Filter(Kind.CARD, (OwnedBy(THEY), Among(It("those discarded this way")))))
did.words({"can't": Negated(_DISCARDED)})

# The players.


def _who(players: PlayerRef) -> tuple[Callable[[Condition], PlayersWho], Callable[[PlayersWho], Slots]]:
    def make(condition: Condition) -> PlayersWho:
        return PlayersWho(players, condition)

    def unmake(node: PlayersWho) -> Slots:
        return {"condition": node.condition} if node.players == players else None

    return make, unmake


def _counted(players: PlayerRef) -> tuple[Callable[[Condition], CountPlayers], Callable[[CountPlayers], Slots]]:
    def make(condition: Condition) -> CountPlayers:
        return CountPlayers(PlayersWho(players, condition))

    def unmake(node: CountPlayers) -> Slots:
        found: Node = node.players
        if isinstance(found, PlayersWho) and found.players == players:
            return {"condition": found.condition}
        return None

    return make, unmake


for _one, _several, _players in (("opponent", "opponents", EachOpponent()), ("player", "players", EachPlayer())):
    player.phrase(
        f"each {_one} who {{condition:TheyDid@singular}}",
        *_who(_players),
        kind=PlayersWho,
        carries={"each": "PlayersWho"},
        number=Number.SINGULAR,
    )
    ORACLE.category("PlayersCounted").phrase(
        f"<|your> {_several} who {{condition:TheyDid@plural}}"
        if _one == "opponent"
        else f"{_several} who {{condition:TheyDid@plural}}",
        *_who(_players),
        kind=PlayersWho,
    )
    ORACLE.category("CountedSingly").phrase(
        f"{_one} who {{condition:TheyDid@singular}}", *_counted(_players), kind=CountPlayers
    )
