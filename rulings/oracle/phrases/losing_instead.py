"""What happens instead of losing the game, and what a player without life left still is (CR 104.3, 614.1a).

What is here: "if you would lose the game, instead A", "the next time you would lose the game this turn, instead A",
losing all life as something enters, sacrificing for damage or losing. What is not: losing itself
(``turns_and_phases``)."""

from rulings.abilities.ability import Replacement
from rulings.abilities.amounts.players import LifeTotal
from rulings.abilities.durations import UntilEndOfTurn
from rulings.abilities.effects.cards import ShuffleInto
from rulings.abilities.effects.effect import Effect, Replace
from rulings.abilities.effects.life import LoseLife
from rulings.abilities.events.damage_and_life import LosesGame
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.players import OwnedBy
from rulings.abilities.players import You
from rulings.abilities.references import Every, Several, WholeZone
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ORACLE, ability, effect, sentence
from rulings.oracle.holes import hole

_YOU_LOSE = LosesGame(You())


def _instead(effect: Effect) -> Replacement:
    return Replacement(event=_YOU_LOSE, instead=effect)


ability.phrase(
    "if you would lose the game, instead {effect:Clauses}.",
    Replacement(event=_YOU_LOSE, instead=hole("effect")),
    carries={"instead": "instead"},
)


sentence.phrase(
    "the next time you would lose the game this turn, instead {effect:Clauses}.",
    Replace(_instead(hole("effect")), UntilEndOfTurn(), once=True),
    carries={"instead": "replacement", "this turn": "duration", "next": "once"},
)

_OWNED = Every(Filter(Kind.PERMANENT, (OwnedBy(You()),)))
_ALL_MINE = Several((WholeZone(You(), Zone.HAND), WholeZone(You(), Zone.GRAVEYARD), _OWNED))
effect.words(
    {"shuffle your hand, your graveyard, and all permanents you own into your library": ShuffleInto(You(), _ALL_MINE)}
)
ORACLE.category("EntryChoice").words({"you lose life equal to your life total": LoseLife(You(), LifeTotal(You()))})
