"""Piles (CR 700.3)."""

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.effects.moving import Destroy, Exile, ReturnTo, Sacrifice
from rulings.abilities.effects.permanents import Tap
from rulings.abilities.effects.piles import (
    ChoosePile,
    ChoosePileOfEach,
    ExileAndManifest,
    OnlyChosenPilesCan,
    PileChooser,
    SeparateForEach,
    SeparateFromYouOn,
    SeparateIntoPiles,
)
from rulings.abilities.players import EachOpponent, EachPlayer, PlayerRef, You
from rulings.abilities.references import Every, ObjectRef, Several, ThisWay, TopCards
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import ORACLE, SharedVerb, effect, sentence
from rulings.oracle.holes import but, hole
from rulings.oracle.phrases.blocks.places import put

_ONE = Fixed(1)


def _declare(how: str) -> None:

    def exile(*what: ObjectRef) -> ExileAndManifest:
        return ExileAndManifest(what[0] if len(what) == 1 else Several(what), how)

    pile = f"in a face-down pile, shuffle that pile, then {how} <those cards|them>"
    effect.phrase(f"exile {{what:Object}} {pile}", exile(hole("what", unless=Several)))
    effect.phrase(
        f"exile {{what:Object}} and the top {{amount:Amount}} card(s) of your library {pile}",
        exile(hole("what"), TopCards(hole("amount"), You())),
    )
    effect.phrase(
        f"exile {{what:Object}} and the top card of your library {pile}", exile(hole("what"), TopCards(_ONE, You()))
    )


for _how in ("manifest", "cloak"):
    _declare(_how)
sentence.phrase(
    "{exile:Effect}. they enter tapped.",
    but(hole("exile", ExileAndManifest), tapped=True),
    kind=ExileAndManifest,
    is_transparent=True,
)
CHOSEN, OTHER = ThisWay("chosen pile"), ThisWay("other pile")
effect.phrase("{who:Subject} separate[s] {what:Object} into two piles", SeparateIntoPiles)
effect.phrase(
    "{who:Subject} separate[s] {what:Object} into a face-down pile and a face-up pile",
    SeparateIntoPiles,
    fixed={"one_face_up": True},
)


def _put_piles(chooser: PlayerRef) -> SharedVerb:
    return SharedVerb((ChoosePile(chooser), put("one", You(), CHOSEN), put("other", You(), OTHER)))


effect.phrase(
    "put one <pile|of those piles> {one:PutPlace} and the other {other:PutPlace}",
    _put_piles(You()),
)


sentence.phrase(
    "{who:Player} chooses one of <those|the> piles. put that pile {one:PutPlace} and the other {other:PutPlace}.",
    _put_piles(hole("who", unless=You)),
)
for _what in ("permanents", "creatures", "lands"):
    effect.phrase(
        f"{{who:Player}} sacrifices all {_what} in the pile of their choice",
        SharedVerb((ChoosePile(hole("who")), Sacrifice(hole("who"), CHOSEN))),
    )


def _destroys(who: PlayerRef, *, no_regeneration: bool) -> SharedVerb:
    return SharedVerb((ChoosePile(who), Destroy(CHOSEN, no_regeneration=no_regeneration)))


for _end, _final in ((".", False), (". they can't be regenerated.", True)):
    for _what in ("permanents", "creatures", "lands"):
        sentence.phrase(
            f"destroy all {_what} in the pile of {{who:Player's}} choice{_end}",
            _destroys(hole("who"), no_regeneration=_final),
        )
sentence.phrase(
    "exile the pile of {who:Player's} choice and return the other to the battlefield.",
    SharedVerb((ChoosePile(hole("who")), Exile(CHOSEN), ReturnTo(OTHER, Zone.BATTLEFIELD))),
)


effect.phrase(
    "put all cards from the pile of your choice {one:PutPlace} and the rest {other:PutPlace}",
    _put_piles(You()),
)
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

piles_of_players = ORACLE.category("PilesOfPlayers")
"""Creatures of players put into piles, of which one is chosen, to say what only the chosen ones can do."""

# At the beginning of combat every opponent is a defending player to be (CR 506.2).
piles_of_players.phrase(
    "for each defending player, separate all {filter:Filter@plural} that player controls into two piles and that "
    "player chooses one",
    SharedVerb(
        (
            SeparateForEach(You(), EachOpponent(), hole("filter")),
            ChoosePileOfEach(EachOpponent(), PileChooser.THAT_PLAYER),
        )
    ),
    carries={"each": "effects"},
)
sentence.phrase(
    "{piles:PilesOfPlayers}. only creatures in the chosen piles can block this turn.",
    SharedVerb((*hole("piles", like=SharedVerb(())).effects, OnlyChosenPilesCan("block"))),
    carries={"only": "effects"},
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
