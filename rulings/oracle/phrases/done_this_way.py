"""What depends on what the same effect has done, and how often an ability has resolved (CR 608.2c, 700.4).

What is here: "if a white creature dies this way", "if a player is dealt damage this way, they can't gain life for the
rest of the game", "the third time this ability has resolved this turn", "with the same name as one another". What is
not: "the creature sacrificed this way" (``this_way``).
"""

from collections.abc import Mapping

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.changes.permissions import PlayerCant
from rulings.abilities.conditions.condition import Exists, ShareAName
from rulings.abilities.conditions.history import DiesThisWay, PlayerDealtDamageThisWay, ResolvedNth
from rulings.abilities.durations import Forever
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.effect import RuleChange
from rulings.abilities.filters.filter import Among, Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import PlayersThisWay, You
from rulings.abilities.references import It
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import condition, sentence
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

# Dying.


def _dies(filter: Filter) -> DiesThisWay | None:
    return DiesThisWay(filter) if filter.kind is Kind.PERMANENT and filter.predicates else None


condition.phrase(
    "a {filter:Filter@singular} dies this way",
    _dies,
    lambda node: {"filter": node.filter} if node.filter.predicates else None,
    kind=DiesThisWay,
)
for _that in ("that creature", "it"):
    condition.words({f"{_that} dies this way": DiesThisWay(Filter())})

# Damage to a player.


def _cant_gain() -> If:
    rule = PlayerCant(PlayersThisWay("dealt damage"), "gain life")
    return If(PlayerDealtDamageThisWay(), RuleChange((rule,), Forever()))


sentence.phrase(
    "if a player is dealt damage this way, they can't gain life for the rest of the game.",
    _cant_gain,
    lambda node: {} if node == _cant_gain() else None,
    kind=If,
)

# Resolving for the nth time.

for _word, _nth in (("first", 1), ("second", 2), ("third", 3), ("fourth", 4), ("fifth", 5), ("tenth", 10)):
    condition.words({f"this is the {_word} time this ability has resolved this turn": ResolvedNth(_nth)})
    condition.words({f"it's the {_word} time": ResolvedNth(_nth)})

# Several of one name.


def _share_a_name(number: Amount, filter: Filter) -> ShareAName:
    return ShareAName(Filter(filter.kind, (*filter.predicates, ControlledBy(You()))), number)


def _undo_share_a_name(node: ShareAName) -> Slots:
    match node.filter.predicates:
        case (*rest, ControlledBy(player=You())):
            filter = Filter(node.filter.kind, tuple(rest))
            return {"number": node.number, "filter": filter}
    return None


condition.phrase(
    "you control {number:Amount} or more {filter:Filter@plural} with the same name as one another",
    _share_a_name,
    _undo_share_a_name,
    kind=ShareAName,
    carries={"another": "filter"},
)

# One of the things done this way.


_BY_YOU = {"discarded": "discard", "returned": "return"}
"""What "if you discard a creature card this way" asks."""


def _declare_done(participle: str) -> None:
    words = f"those {participle} this way"

    def make(filter: Filter) -> Exists | None:
        if filter.kind not in (Kind.CARD, Kind.PERMANENT):
            return None
        return Exists(Filter(filter.kind, (*filter.predicates, Among(It(words)))))

    def unmake(node: Exists) -> Slots:
        match node.filter.predicates:
            case (*rest, Among(objects=It(words=said))) if said == words:
                filter = Filter(node.filter.kind, tuple(rest))
                return {"filter": filter} if node == make(filter) else None
        return None

    condition.phrase(f"a {{filter:Filter@singular}} <is|was> {participle} this way", make, unmake, kind=Exists)
    if participle in _BY_YOU:
        words_of_yours = f"you {_BY_YOU[participle]} a {{filter:Filter@singular}} <this way|to your hand this way>"
        condition.phrase(words_of_yours, make, unmake, kind=Exists)


for _participle in ("milled", "discarded", "exiled", "revealed", "sacrificed", "destroyed", "returned"):
    _declare_done(_participle)
