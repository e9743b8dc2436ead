"""What depends on what the same effect has done, and how often an ability has resolved (CR 608.2c, 700.4).

What is here: "if a white creature dies this way", "if a player is dealt damage this way, they can't gain life for the
rest of the game", "the third time this ability has resolved this turn", "with the same name as one another". What is
not: "the creature sacrificed this way" (``this_way``).
"""

from rulings.abilities.changes.permissions import PlayerCant
from rulings.abilities.conditions.condition import Exists, ShareAName
from rulings.abilities.conditions.history import DiesThisWay, PlayerDealtDamageThisWay, ResolvedNth
from rulings.abilities.durations import Forever
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.effect import RuleChange
from rulings.abilities.filters.filter import Among, Filter, narrowed
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import PlayersThisWay, You
from rulings.abilities.references import It
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import condition, sentence
from rulings.oracle.holes import hole

# Dying.


condition.phrase(
    "a {filter:Filter@singular} dies this way",
    DiesThisWay(hole("filter", where=lambda one: one.kind is Kind.PERMANENT and one.predicates)),
)
for _that in ("that creature", "it"):
    condition.words({f"{_that} dies this way": DiesThisWay(Filter())})

# Damage to a player.


sentence.phrase(
    "if a player is dealt damage this way, they can't gain life for the rest of the game.",
    If(PlayerDealtDamageThisWay(), RuleChange((PlayerCant(PlayersThisWay("dealt damage"), "gain life"),), Forever())),
)

# Resolving for the nth time.

for _word, _nth in (("first", 1), ("second", 2), ("third", 3), ("fourth", 4), ("fifth", 5), ("tenth", 10)):
    condition.words({f"this is the {_word} time this ability has resolved this turn": ResolvedNth(_nth)})
    condition.words({f"it's the {_word} time": ResolvedNth(_nth)})

# Several of one name.


condition.phrase(
    "you control {number:Amount} or more {filter:Filter@plural} with the same name as one another",
    ShareAName(narrowed(hole("filter"), ControlledBy(You())), hole("number")),
    carries={"another": "filter"},
)

# One of the things done this way.


_BY_YOU = {"discarded": "discard", "returned": "return"}
"""What "if you discard a creature card this way" asks."""


def _declare_done(participle: str) -> None:
    words = f"those {participle} this way"

    condition.phrase(
        f"a {{filter:Filter@singular}} <is|was> {participle} this way",
        Exists(narrowed(hole("filter", where=lambda one: one.kind in (Kind.CARD, Kind.PERMANENT)), Among(It(words)))),
    )
    if participle in _BY_YOU:
        words_of_yours = f"you {_BY_YOU[participle]} a {{filter:Filter@singular}} <this way|to your hand this way>"
        condition.phrase(
            words_of_yours,
            Exists(
                narrowed(hole("filter", where=lambda one: one.kind in (Kind.CARD, Kind.PERMANENT)), Among(It(words)))
            ),
        )


for _participle in ("milled", "discarded", "exiled", "revealed", "sacrificed", "destroyed", "returned"):
    _declare_done(_participle)
