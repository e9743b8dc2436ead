"""What was done this way, resolved before, or held before."""

from rulings.abilities.conditions.condition import Condition, Exists, Negated
from rulings.abilities.conditions.history import (
    ActivatedThisTurn,
    ClashWon,
    DidIt,
    DiesThisWay,
    NotPutByThis,
    ResolvedNth,
    SpellsLastTurn,
    TwoShareThisWay,
)
from rulings.abilities.filters.filter import Among, Filter, narrowed
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.references import It
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import condition
from rulings.oracle.holes import hole

_NUMBERS = {"two": 2, "three": 3, "four": 4, "five": 5}
condition.phrase(
    "a {filter:Filter@singular} dies this way",
    DiesThisWay(hole("filter", where=lambda one: one.kind is Kind.PERMANENT and one.predicates)),
)
for _that in ("that creature", "it"):
    condition.words({f"{_that} dies this way": DiesThisWay(Filter())})
for _word, _nth in (("first", 1), ("second", 2), ("third", 3), ("fourth", 4), ("fifth", 5), ("tenth", 10)):
    condition.words({f"this is the {_word} time this ability has resolved this turn": ResolvedNth(_nth)})
    condition.words({f"it's the {_word} time": ResolvedNth(_nth)})
_BY_YOU = {
    "discarded": ("you discard {filter} this way",),
    "returned": ("you return {filter} this way", "you return {filter} to your hand this way"),
}
"""What "if you discard a creature card this way" asks; where a card goes is said with the verb alone that has it go."""


def _has_zone(filter: Filter) -> bool:
    return any(isinstance(one, InZone) for one in filter.predicates)


def _declare_done(participle: str) -> None:
    words = f"those {participle} this way"

    condition.phrase(
        f"a {{filter:Filter@singular}} <is|was> {participle} this way",
        Exists(narrowed(hole("filter", where=lambda one: one.kind in (Kind.CARD, Kind.PERMANENT)), Among(It(words)))),
    )
    for words_of_yours in _BY_YOU.get(participle, ()):
        condition.phrase(
            words_of_yours.replace("{filter}", "a {filter:Filter@singular}"),
            Exists(
                narrowed(
                    hole("filter", where=lambda one: one.kind in (Kind.CARD, Kind.PERMANENT) and not _has_zone(one)),
                    Among(It(words)),
                )
            ),
        )


for _participle in ("milled", "discarded", "exiled", "revealed", "sacrificed", "destroyed", "returned"):
    _declare_done(_participle)


def _empty(zone: Zone, player: PlayerRef) -> Condition:
    return Negated(Exists(Filter(Kind.CARD, (InZone(zone, player),))))


for _zone in (Zone.LIBRARY, Zone.GRAVEYARD):
    condition.phrase(f"{{player:Player's}} {_zone.value} has no cards in it", _empty(_zone, hole("player")))
    condition.phrase(f"there are no cards in {{player:Player's}} {_zone.value}", _empty(_zone, hole("player")))
condition.words({"it wasn't put onto the battlefield with this ability": NotPutByThis()})
condition.phrase(
    "you have no {filter:Filter@plural} in hand",
    Negated(
        Exists(
            Filter(
                Kind.CARD,
                (
                    *hole("filter", like=Filter(Kind.CARD), where=lambda one: one.predicates).predicates,
                    InZone(Zone.HAND, You()),
                ),
            )
        )
    ),
)
condition.words({"you win": ClashWon(), "you won": ClashWon()})
for _word, _times in _NUMBERS.items():
    condition.words({f"this ability has been activated {_word} or more times this turn": ActivatedThisTurn(_times)})


def _declare(quality: str) -> None:

    condition.phrase(
        f"two {{filter:Filter@plural}} that share a {quality} were milled this way",
        TwoShareThisWay(
            hole("filter", where=lambda one: one.kind is Kind.CARD), quality, It("the cards milled this way")
        ),
    )


for _quality in ("color", "card type"):
    _declare(_quality)
_SEARCHED = DidIt("searched library")
condition.words(
    {
        "you search your library this way": _SEARCHED,
        "they search their library this way": _SEARCHED,
        "you searched your library this way": _SEARCHED,
    }
)
condition.words({"no spells were cast last turn": SpellsLastTurn(None)})
for _word, _number in (("two", 2), ("three", 3)):
    condition.words({f"a player cast {_word} or more spells last turn": SpellsLastTurn(_number)})
