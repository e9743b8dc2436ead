"""Piles of each of several players (CR 700.3).

What is here: "each opponent separates the creatures they control into two piles. For each opponent, you choose one of
their piles", and what is done with all those piles. What is not: two piles of one player (``piles``).
"""

from collections.abc import Mapping

from rulings.abilities.effects.moving import Destroy, Sacrifice
from rulings.abilities.effects.permanents import Tap
from rulings.abilities.effects.piles import (
    ChoosePileOfEach,
    OnlyChosenPilesCan,
    PileChooser,
    SeparateForEach,
    SeparateFromYouOn,
    SeparateIntoPiles,
)
from rulings.abilities.filters.filter import Filter
from rulings.abilities.players import EachOpponent, EachPlayer, PlayerRef, You
from rulings.abilities.references import Every, ThisWay
from rulings.oracle.categories import SharedVerb, effect, sentence
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

CHOSEN, OTHER = ThisWay("chosen pile"), ThisWay("other pile")


def _the(who: PlayerRef, filter: Filter) -> SeparateIntoPiles:
    return SeparateIntoPiles(who, Every(filter, wording=_THE))


def _undo_the(node: SeparateIntoPiles) -> Slots:
    if not isinstance(node.what, Every) or node.what.wording != _THE:
        return None
    return {"who": node.who, "filter": node.what.filter} if node == _the(node.who, node.what.filter) else None


_THE = 1000
"""Wording of "the creatures they control", which are all of them."""
effect.phrase(
    "{who:Subject} separate[s] the {filter:Filter@plural} into two piles", _the, _undo_the, kind=SeparateIntoPiles
)
effect.phrase(
    "for each opponent, you choose one of their piles",
    ChoosePileOfEach,
    fixed={"players": EachOpponent(), "chooser": PileChooser.YOU},
    carries={"each": "players"},
)
effect.phrase(
    "for each player, one of their piles is chosen by one of their opponents of their choice",
    ChoosePileOfEach,
    fixed={"players": EachPlayer(), "chooser": PileChooser.AN_OPPONENT},
    carries={"each": "players"},
)
for _what in ("creatures", "permanents", "lands"):
    effect.phrase(
        f"each opponent sacrifices the {_what} in their chosen pile",
        Sacrifice,
        fixed={"who": EachOpponent(), "what": CHOSEN},
        carries={"each": "who"},
    )
    effect.phrase(f"destroy all {_what} in the chosen piles", Destroy, fixed={"what": CHOSEN})
    effect.phrase(f"tap all {_what} in the other piles", Tap, fixed={"what": OTHER})


def _at_random(who: PlayerRef) -> SharedVerb:
    return SharedVerb((ChoosePileOfEach(who, PileChooser.THAT_PLAYER, at_random=True), Sacrifice(who, CHOSEN)))


def _undo_at_random(node: SharedVerb) -> Slots:
    match node.effects:
        case (ChoosePileOfEach(players=who), Sacrifice()) if node == _at_random(who):
            return {"who": who}
    return None


effect.phrase(
    "{who:Player} chooses one of their piles at random and sacrifices those permanents",
    _at_random,
    _undo_at_random,
    kind=SharedVerb,
)


effect.phrase(
    "starting with you, each player separates {what:Object} into three piles",
    SeparateFromYouOn,
    carries={"each": "SeparateFromYouOn"},
)


# Who may attack or block.


def _each_defender(filter: Filter) -> SharedVerb:
    """At the beginning of combat every opponent is a defending player to be (CR 506.2)."""
    who = EachOpponent()
    return SharedVerb(
        (
            SeparateForEach(You(), who, filter),
            ChoosePileOfEach(who, PileChooser.THAT_PLAYER),
            OnlyChosenPilesCan("block"),
        )
    )


def _undo_each_defender(node: SharedVerb) -> Slots:
    match node.effects:
        case (SeparateForEach(filter=filter), _, _) if node == _each_defender(filter):
            return {"filter": filter}
    return None


sentence.phrase(
    "for each defending player, separate all {filter:Filter@plural} that player controls into two piles and that "
    "player chooses one. only creatures in the chosen piles can block this turn.",
    _each_defender,
    _undo_each_defender,
    kind=SharedVerb,
    carries={"each": "effects", "only": "effects"},
)


def _one_player(filter: Filter, who: PlayerRef) -> SharedVerb:
    return SharedVerb(
        (
            SeparateForEach(You(), who, filter),
            ChoosePileOfEach(who, PileChooser.THAT_PLAYER),
            OnlyChosenPilesCan("attack"),
        )
    )


def _undo_one_player(node: SharedVerb) -> Slots:
    match node.effects:
        case (SeparateForEach(players=who, filter=filter), _, _) if node == _one_player(filter, who):
            return {"filter": filter, "who": who}
    return None


sentence.phrase(
    "separate all {filter:Filter@plural} {who:Player} controls into two piles. only creatures in the pile of their "
    "choice can attack this turn.",
    _one_player,
    _undo_one_player,
    kind=SharedVerb,
    carries={"only": "effects"},
)
