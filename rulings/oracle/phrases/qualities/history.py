"""What was done to it, or chosen, before (CR 607, 608.2c)."""

from rulings.abilities.filters.characteristics import HasSubtype
from rulings.abilities.filters.filter import Both, Either, Not, narrowed
from rulings.abilities.filters.history import (
    Another,
    ControllerDealtDamageBy,
    DealtDamageBy,
    DealtDamageBySome,
    DealtDamageTo,
    Did,
    DiscardedBy,
    OfChosen,
    PutThereThisTurn,
    PutThereWith,
)
from rulings.abilities.filters.players import ControlledBy, OwnedBy
from rulings.abilities.players import You
from rulings.abilities.references import Attached, It, This
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import qualifier
from rulings.oracle.holes import hole

_THESE = ("this enchantment", "this creature", "this artifact", "this land", "this permanent", "~", "it")
for _damage, _combat in (("combat damage", True), ("damage", None)):
    qualifier.phrase(
        f"whose controller was dealt {_damage} by {{source:Object}} this turn",
        ControllerDealtDamageBy(hole("source", This, Attached, It), _combat),
    )
qualifier.words(
    {
        "that blocked or was blocked this turn": Did("blocked or was blocked"),
        "that blocked or were blocked this turn": Did("blocked or was blocked"),
        "that was blocked this turn": Did("was blocked"),
    }
)
qualifier.phrase("that dealt damage to {player:Player} this turn", DealtDamageTo)
qualifier.phrase("that dealt combat damage to {player:Player} this turn", DealtDamageTo, fixed={"combat": True})
for _words in ("", "that (was|were:self) "):
    qualifier.phrase(
        f"{_words}dealt damage by {{source:Object}} this turn", DealtDamageBy(hole("source", This, Attached, It))
    )
    qualifier.words({f"{_words}dealt damage this turn": Did("was dealt damage")})

# By a permanent, as it was when it dealt the damage: "a Spider you controlled".
qualifier.phrase(
    "dealt damage this turn by a {filter:Filter@singular} you controlled",
    DealtDamageBySome(narrowed(hole("filter", where=lambda one: one.kind is Kind.PERMANENT), ControlledBy(You()))),
)
for _words, _what in (
    ("that attacked this turn", "attacked"),
    ("that blocked this turn", "blocked"),
    ("that attacked or blocked this turn", "attacked or blocked"),
    ("that entered this turn", "entered"),
    ("that entered the battlefield this turn", "entered"),
):
    qualifier.words({_words: Did(_what)})
qualifier.words({"drawn this turn": Did("drawn")})
qualifier.words(
    {
        "you own and control": Both((OwnedBy(You()), ControlledBy(You()))),
        "of the chosen color": OfChosen("color"),
        "of the chosen type": OfChosen("type"),
        "with the chosen name": OfChosen("name"),
        "with that name": OfChosen("that name"),
        "of that type": OfChosen("that type"),
        "with a basic land type": Either(
            tuple(HasSubtype(one) for one in ("Plains", "Island", "Swamp", "Mountain", "Forest"))
        ),
    }
)
for _words, _what in (
    ("milled this turn", "milled"),
    ("put there from anywhere other than the battlefield this turn", "put into graveyard from elsewhere"),
    ("put there from your library this turn", "put into graveyard from library"),
):
    qualifier.words({f"that (was|were:self) {_words}": Did(_what)})
for _this in _THESE:
    qualifier.phrase(f"created with {_this}", PutThereWith)
    qualifier.phrase(f"put onto the battlefield with {_this}", PutThereWith)
qualifier.words(
    {
        "that you cycled or discarded this turn": DiscardedBy(You()),
        "that (was|were:self) put there from the battlefield this turn": PutThereThisTurn(from_battlefield=True),
        "that (was|were:self) put there from anywhere this turn": PutThereThisTurn(),
    }
)
for _verb in ("are", "is"):
    qualifier.words(
        {
            f"that {_verb} of the chosen type": OfChosen("type"),
            f"that {_verb}n't of the chosen type": Not(OfChosen("type")),
            f"that {_verb} of the chosen color": OfChosen("color"),
            f"that {_verb}n't of the chosen color": Not(OfChosen("color")),
        }
    )
qualifier.words({"other than this card": Another()})
