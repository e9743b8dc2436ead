"""Piles of each of several players (CR 700.3).

What is here: "each opponent separates the creatures they control into two piles. For each opponent, you choose one of
their piles", and what is done with all those piles. What is not: two piles of one player (``piles``).
"""

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
from rulings.abilities.players import EachOpponent, EachPlayer, You
from rulings.abilities.references import Every, ThisWay
from rulings.oracle.categories import SharedVerb, effect, sentence
from rulings.oracle.holes import hole

CHOSEN, OTHER = ThisWay("chosen pile"), ThisWay("other pile")


_THE = 1000
"""Wording of "the creatures they control", which are all of them."""
effect.phrase(
    "{who:Subject} separate[s] the {filter:Filter@plural} into two piles",
    SeparateIntoPiles(hole("who"), Every(hole("filter"), wording=_THE)),
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


effect.phrase(
    "{who:Player} chooses one of their piles at random and sacrifices those permanents",
    SharedVerb(
        (ChoosePileOfEach(hole("who"), PileChooser.THAT_PLAYER, at_random=True), Sacrifice(hole("who"), CHOSEN))
    ),
)


effect.phrase(
    "starting with you, each player separates {what:Object} into three piles",
    SeparateFromYouOn,
    carries={"each": "SeparateFromYouOn"},
)


# Who may attack or block.


# At the beginning of combat every opponent is a defending player to be (CR 506.2).
sentence.phrase(
    "for each defending player, separate all {filter:Filter@plural} that player controls into two piles and that "
    "player chooses one. only creatures in the chosen piles can block this turn.",
    SharedVerb(
        (
            SeparateForEach(You(), EachOpponent(), hole("filter")),
            ChoosePileOfEach(EachOpponent(), PileChooser.THAT_PLAYER),
            OnlyChosenPilesCan("block"),
        )
    ),
    carries={"each": "effects", "only": "effects"},
)


sentence.phrase(
    "separate all {filter:Filter@plural} {who:Player} controls into two piles. only creatures in the pile of their "
    "choice can attack this turn.",
    SharedVerb(
        (
            SeparateForEach(You(), hole("who"), hole("filter")),
            ChoosePileOfEach(hole("who"), PileChooser.THAT_PLAYER),
            OnlyChosenPilesCan("attack"),
        )
    ),
    carries={"only": "effects"},
)
