"""Exiling from others' libraries, and playing what oneself exiled (CR 406.3, 601.3b).

What is here: "exiles the top card of one of their opponents' libraries", "cards they exiled with this". What is not:
other permissions to play from exile (``playing_from_zones``, ``casting``).
"""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.changes.change import Change
from rulings.abilities.changes.permissions import PlayerMay
from rulings.abilities.effects.cards import Shuffle
from rulings.abilities.effects.moving import Exile
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import ExiledByPlayer
from rulings.abilities.players import EachPlayer, OneOpponentOf, ThatPlayer, You
from rulings.abilities.references import Antecedent, LinkedExile, TopCards
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import Clauses, ability, clauses, effect
from rulings.oracle.holes import hole

effect.phrase(
    "{who:Player} exile[s] the top card of one of (their|your:who) opponents' libraries face down",
    Exile(TopCards(Fixed(1), OneOpponentOf(hole("who"))), face_down=True, who=hole("who")),
)


def _each_his_own(*, looks: bool, this_turn: bool = False) -> StaticAbility:
    mine = ExiledByPlayer(ThatPlayer(Antecedent("each player")), this_turn)
    cards = LinkedExile(Filter(Kind.CARD, (mine,)))
    look: tuple[Change, ...] = (PlayerMay(EachPlayer(), "look at exiled cards", zone=cards),) if looks else ()
    return StaticAbility(changes=(*look, PlayerMay(EachPlayer(), "play", zone=cards)))


for _this in ("~", "this enchantment", "this artifact", "this creature"):
    for _when, _this_turn in (("", False), (" this turn", True)):
        ability.words(
            {
                f"each player may look at cards they exiled with {_this}{_when}, and they may play lands and cast "
                "spells from among those cards.": _each_his_own(looks=True, this_turn=_this_turn),
                f"each player may play lands and cast spells from among cards they exiled with {_this}{_when}.": (
                    _each_his_own(looks=False, this_turn=_this_turn)
                ),
            }
        )

# The top card of the library just shuffled.


clauses.phrase("shuffle your library, then exile the top card", Clauses((Shuffle(You()), Exile(TopCards(Fixed(1))))))
