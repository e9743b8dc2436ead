"""Top cards, whole zones (CR 400, 401)."""

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.players import EachOpponent, EachPlayer
from rulings.abilities.references import BottomCards, TopCards, TopOfGraveyard, WholeZone
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ORACLE, thing
from rulings.oracle.holes import hole
from rulings.oracle.template import Number

so_many = ORACLE.category("SoManyCards")
"""Cards from the top of a library by a number that is found."""
thing.phrase(
    "all the cards from {player:Player's} graveyard", WholeZone, fixed={"zone": Zone.GRAVEYARD}, number=Number.PLURAL
)
for _in in ("in", "from"):
    thing.phrase(
        f"the cards {_in} {{player:Player's}} hand", WholeZone, fixed={"zone": Zone.HAND}, number=Number.PLURAL
    )
thing.phrase("all the cards in {player:Player's} hand", WholeZone, fixed={"zone": Zone.HAND}, number=Number.PLURAL)
so_many.phrase("cards equal to {amount:Quantity} from the top of {player:Player's} library", TopCards)
so_many.phrase("cards from the top of {player:Player's} library equal to {amount:Quantity}", TopCards)
so_many.phrase("{amount:Amount} cards from the top of {player:Player's} library", TopCards)
thing.phrase("the top {amount:Amount} cards of {player:Player's} library", TopCards, number=Number.PLURAL)
thing.phrase("the top card of {player:Player's} library", TopCards, fixed={"amount": Fixed(1)})
thing.phrase("the bottom card of {player:Player's} library", BottomCards, fixed={"amount": Fixed(1)})
thing.phrase("{player:Player's} {zone:OwnedZone}", WholeZone)
thing.phrase(
    "all opponents' graveyards",
    WholeZone,
    fixed={"player": EachOpponent(), "zone": Zone.GRAVEYARD},
    number=Number.PLURAL,
)
thing.phrase("all graveyards", WholeZone, fixed={"player": EachPlayer(), "zone": Zone.GRAVEYARD}, number=Number.PLURAL)
thing.phrase(
    "the top {filter:Filter@singular} of your graveyard",
    TopOfGraveyard(hole("filter", where=lambda one: one.kind is Kind.CARD)),
)
so_many.phrase("a number of cards from the top of {player:Player's} library equal to {amount:Quantity}", TopCards)
