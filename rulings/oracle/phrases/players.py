"""References to players: you, opponents, owners and controllers, players who did something."""

from collections.abc import Callable

from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.amounts.players import HandSize, LifeTotal
from rulings.abilities.conditions.condition import Compare, Condition, Exists, Negated, PlayerIs
from rulings.abilities.conditions.history import Happened
from rulings.abilities.events.damage_and_life import DealsDamage, LosesLife
from rulings.abilities.filters.filter import Among, Filter
from rulings.abilities.filters.players import ControlledBy, OwnedBy
from rulings.abilities.players import (
    ActivePlayer,
    AnyPlayer,
    AttackingPlayer,
    BothPlayers,
    ChosenPlayer,
    ControllerOf,
    DefendingPlayer,
    EachOpponent,
    EachOtherPlayer,
    EachPlayer,
    EachPlayerOtherThan,
    EnchantedPlayer,
    Opponent,
    OwnerOf,
    PlayerOrController,
    PlayerRef,
    PlayersWho,
    TargetPlayer,
    ThatPlayer,
    You,
)
from rulings.abilities.references import Antecedent, It
from rulings.abilities.vocabulary import Comparison, Kind
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
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole
from rulings.oracle.template import Number

THEY_players_who = ThatPlayer(Antecedent("each player"))
player.phrase("the last chosen player", ChosenPlayer)
ORACLE.category("Player").phrase("that attacking player", AttackingPlayer)
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
ONE = Fixed(1)


def _controls(filter: Filter, amount: Amount = ONE) -> Exists:
    return Exists(Filter(filter.kind, (*filter.predicates, ControlledBy(THEY_players_who))), amount=amount)


def _declare(words: str, players: PlayerRef) -> None:
    def one(filter: Filter) -> PlayersWho | None:
        return PlayersWho(players, _controls(filter)) if filter.kind is Kind.PERMANENT else None

    carries = {"each": "PlayersWho"}
    player.phrase(
        f"{words} who controls a {{filter:Filter@singular}}",
        PlayersWho(players, _controls(hole("filter", where=lambda one: one.kind is Kind.PERMANENT))),
        carries=carries,
        number=Number.SINGULAR,
    )
    player.phrase(
        f"{words} who controls no {{filter:Filter@plural}}",
        PlayersWho(players, Negated(_controls(hole("filter", where=lambda one: one.kind is Kind.PERMANENT)))),
        carries=carries,
        number=Number.SINGULAR,
    )
    player.phrase(
        f"{words} who controls {{amount:Amount}} or more {{filter:Filter@plural}}",
        PlayersWho(
            players,
            _controls(
                hole("filter", where=lambda one: one.kind is Kind.PERMANENT),
                hole("amount", where=lambda one: one != Fixed(1)),
            ),
        ),
        carries=carries,
        number=Number.SINGULAR,
    )
    for life, comparison in (
        ("{amount:Quantity} or less life", Comparison.AT_MOST),
        ("{amount:Quantity} or more life", Comparison.AT_LEAST),
        ("exactly {amount:Quantity} life", Comparison.EQUAL),
    ):
        player.phrase(
            f"{words} with {life}",
            PlayersWho(players, Compare(LifeTotal(THEY_players_who), comparison, hole("amount"))),
            carries=carries,
            number=Number.SINGULAR,
        )


for _words, _players in (("each player", EachPlayer()), ("each opponent", EachOpponent())):
    _declare(_words, _players)
player.phrase(
    "each of {player:Player's} opponents",
    PlayersWho(EachPlayer(), Negated(PlayerIs(THEY_players_who, hole("player")))),
    carries={"each": "PlayersWho"},
    number=Number.SINGULAR,
)


def _declare_did(words: str, players: PlayerRef) -> None:
    for verb, participle in (("discard", "discarded"), ("sacrifice", "sacrificed")):
        said = f"those {participle} this way"

        def did(filter: Filter, said: str = said) -> Exists:
            return Exists(Filter(filter.kind, (*filter.predicates, OwnedBy(THEY_players_who), Among(It(said)))))

        def one(filter: Filter, did: Callable[[Filter], Exists] = did) -> PlayersWho | None:
            return PlayersWho(players, did(filter)) if filter.kind is Kind.CARD else None

        carries = {"each": "PlayersWho"}
        player.phrase(
            f"{words} who {participle} a {{filter:Filter@singular}} this way",
            PlayersWho(players, did(hole("filter", where=lambda one: one.kind is Kind.CARD))),
            carries=carries,
            number=Number.SINGULAR,
        )
        player.phrase(
            f"{words} who didn't {verb} a {{filter:Filter@singular}} this way",
            PlayersWho(players, Negated(did(hole("filter", where=lambda one: one.kind is Kind.CARD)))),
            carries=carries,
            number=Number.SINGULAR,
        )


for _words, _players in (("each player", EachPlayer()), ("each opponent", EachOpponent())):
    _declare_did(_words, _players)


def _declare_who(words: str, condition: Condition) -> None:
    for who, only in (("player", False), ("opponent", True)):
        fixed: dict[str, Value] = {"opponents_only": only, "condition": condition}
        player.phrase(f"target {who} who {words}", TargetPlayer, fixed=fixed)


_declare_who("lost life this turn", Happened(LosesLife(THEY_players_who)))
_declare_who(
    "has more cards in hand than you", Compare(HandSize(THEY_players_who), Comparison.GREATER, HandSize(You()))
)
player.phrase(
    "target player who was dealt combat damage by {source:This} this turn",
    TargetPlayer(condition=Happened(DealsDamage(hole("source"), THEY_players_who, combat=True))),
)
for _each in (" each", ""):
    player.phrase(
        f"you and {{other:Player}}{_each}",
        BothPlayers(
            You(),
            hole(
                "other",
                where=lambda one: isinstance(one, ThatPlayer) or (isinstance(one, TargetPlayer) and one.maximum == 1),
            ),
        ),
        number=Number.PLURAL,
        carries={"each": "BothPlayers"},
    )
player.phrase(
    "each player other than {player:Player}",
    EachPlayerOtherThan(hole("player", ControllerOf)),
    carries={"each": "EachPlayerOtherThan", "other": "than"},
    number=Number.SINGULAR,
)
