"""Players: who does something and whose something is."""

from rulings.abilities.players import (
    ActivePlayer,
    AnyPlayer,
    AttackingPlayer,
    ChosenPlayer,
    ControllerOf,
    DefendingPlayer,
    EachOpponent,
    EachOtherPlayer,
    EachPlayer,
    EnchantedPlayer,
    Opponent,
    OwnerOf,
    PlayerOrController,
    TargetPlayer,
    ThatPlayer,
    You,
)
from rulings.oracle.categories import (
    FIRST_PLAYER,
    ORACLE,
    SAID_IN_THE_PLURAL,
    SECOND_PLAYER,
    THAT_OPPONENT,
    THEY,
    THOSE_PLAYERS,
    player,
)
from rulings.oracle.template import Number

player.phrase("you", You, possessive="your", number=Number.PLURAL)
player.phrase("a opponent", Opponent)
player.phrase("a player", AnyPlayer)
player.phrase("each player", EachPlayer, carries={"each": "EachPlayer"}, wording=0)
player.phrase("each opponent", EachOpponent, carries={"each": "EachOpponent"}, wording=0)
player.phrase("each other player", EachOtherPlayer, carries={"each": "EachOtherPlayer"})
player.phrase("your opponents", EachOpponent, number=Number.PLURAL, wording=SAID_IN_THE_PLURAL)
player.phrase("players", EachPlayer, number=Number.PLURAL, wording=SAID_IN_THE_PLURAL)
player.phrase("target player", TargetPlayer)
player.phrase("target opponent", TargetPlayer, fixed={"opponents_only": True})
player.phrase("another target player", TargetPlayer, fixed={"other": True}, carries={"another": "other"})
player.phrase("up to one target player", TargetPlayer, fixed={"minimum": 0}, carries={"up to": "minimum"})
player.phrase(
    "up to one target opponent",
    TargetPlayer,
    fixed={"minimum": 0, "opponents_only": True},
    carries={"up to": "minimum"},
)
for _count, _least, _most in (
    ("any number of", 0, None),
    ("two", 2, 2),
    ("up to two", 0, 2),
    ("one or two", 1, 2),
):
    for _each in ("", " each"):
        for _who, _fixed in (("players", {}), ("opponents", {"opponents_only": True})):
            player.phrase(
                f"{_count} target {_who}{_each}",
                TargetPlayer,
                fixed={"minimum": _least, "maximum": _most, **_fixed},
                carries={"up to": "maximum", "each": "maximum"},
                number=Number.PLURAL,
            )
# In a game without teams "your team" is you (CR 102.4).
player.phrase("your team", You)
player.phrase("that player", ThatPlayer, wording=0)
player.phrase("they", ThatPlayer, number=Number.PLURAL, possessive="their", wording=THEY)
player.phrase("them", ThatPlayer, number=Number.PLURAL, wording=2)
for _kind in ("planeswalker", "permanent", "creature"):
    player.phrase(f"that player or that {_kind}'s controller", PlayerOrController)
    player.phrase(f"that {_kind}'s controller or that player", PlayerOrController)
player.phrase("that opponent", ThatPlayer, wording=THAT_OPPONENT)
player.phrase("those players", ThatPlayer, number=Number.PLURAL, wording=THOSE_PLAYERS)
player.phrase("the player", ThatPlayer, wording=5)
player.phrase("the first player", ThatPlayer, wording=FIRST_PLAYER)
player.phrase("the second player", ThatPlayer, wording=SECOND_PLAYER)
player.phrase("{of:Object's} controller", ControllerOf)
player.phrase("{of:Object's} owner", OwnerOf)
player.phrase("{of:Object's} controllers", ControllerOf, number=Number.PLURAL)
player.phrase("{of:Object's} owners", OwnerOf, number=Number.PLURAL)
player.phrase("the owner of {of:Object}", OwnerOf)
player.phrase("the controller of {of:Object}", ControllerOf)
player.phrase("the player whose turn it is", ActivePlayer)
player.phrase("the active player", ActivePlayer)
player.phrase("defending player", DefendingPlayer)
player.phrase("the defending player", DefendingPlayer)
player.phrase("the attacking player", AttackingPlayer)
player.phrase("enchanted player", EnchantedPlayer)
player.phrase("the chosen player", ChosenPlayer)

counted = ORACLE.category("PlayersCounted")
counted.phrase("your opponents", EachOpponent)
counted.phrase("opponents you have", EachOpponent)
counted.phrase("players", EachPlayer)
