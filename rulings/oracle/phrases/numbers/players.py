"""Life, hands, what a player has (CR 119, 402)."""

from rulings.abilities.amounts.counting import CountPlayers
from rulings.abilities.amounts.players import (
    HandSize,
    LastNotedLifeTotal,
    LifeDifference,
    LifeTotal,
    LowestLife,
    StartingLife,
    UnspentMana,
)
from rulings.abilities.players import EachOpponent, EachPlayer, PlayersWho
from rulings.oracle.categories import ORACLE, player, quantity
from rulings.oracle.holes import hole
from rulings.oracle.template import Number

counted = ORACLE.category("CountedSingly")
"""What follows "for each", as an amount."""
counted_players = ORACLE.category("PlayersCounted")
quantity.phrase("the amount of unspent mana {of:Player} [has|have]", UnspentMana)
quantity.words({"the lowest life total among all players": LowestLife()})
ORACLE.category("Quantity").phrase("the last noted life total for {for_:This}", LastNotedLifeTotal)
quantity.phrase("{of:Player's} life total", LifeTotal)
quantity.phrase("the number of cards in {of:Player's} hand", HandSize)
counted.phrase("card in {of:Player's} hand", HandSize)
quantity.phrase("the difference between {of:Player's} life totals", LifeDifference)
counted_players.phrase("your opponents", EachOpponent)
counted_players.phrase("opponents you have", EachOpponent)
counted_players.phrase("players", EachPlayer)
quantity.words({"your starting life total": StartingLife()})
ORACLE.category("CountedSingly").phrase("unspent {color:Color} mana {of:Player} [has|have]", UnspentMana)


for _one, _several, _players in (("opponent", "opponents", EachOpponent()), ("player", "players", EachPlayer())):
    player.phrase(
        f"each {_one} who {{condition:TheyDid@singular}}",
        PlayersWho(_players, hole("condition")),
        carries={"each": "PlayersWho"},
        number=Number.SINGULAR,
    )
    ORACLE.category("PlayersCounted").phrase(
        f"<|your> {_several} who {{condition:TheyDid@plural}}"
        if _one == "opponent"
        else f"{_several} who {{condition:TheyDid@plural}}",
        PlayersWho(_players, hole("condition")),
    )
    ORACLE.category("CountedSingly").phrase(
        f"{_one} who {{condition:TheyDid@singular}}", CountPlayers(PlayersWho(_players, hole("condition")))
    )
