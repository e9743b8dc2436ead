"""Players whom a condition picks out: "each player who controls a Forest", "each opponent with 10 or less life".

What is here: those groups, comparing a player with you, counters that players have. What is not: players without more
(``players``).
"""

from collections.abc import Callable

from rulings.abilities.amounts.amount import AllOf, Amount, Fixed
from rulings.abilities.amounts.counting import CountersOn
from rulings.abilities.amounts.history import TimesThisTurn
from rulings.abilities.amounts.players import HandSize, LifeTotal
from rulings.abilities.conditions.condition import Compare, Exists, Negated, PlayerIs, SomePlayer
from rulings.abilities.effects.counters import PutCounters, RemoveCounters
from rulings.abilities.effects.spells import CopyOnStack
from rulings.abilities.events.damage_and_life import DealsDamage
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Among, Filter
from rulings.abilities.filters.players import ControlledBy, OwnedBy
from rulings.abilities.node import Node
from rulings.abilities.players import (
    AnyPlayer,
    EachOpponent,
    EachPlayer,
    Opponent,
    PlayerRef,
    PlayersWho,
    ThatPlayer,
    You,
)
from rulings.abilities.references import Antecedent, It, Several
from rulings.abilities.vocabulary import CardType, Comparison, Kind
from rulings.oracle.categories import ORACLE, condition, effect, event, player, quantity, sentence
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole
from rulings.oracle.template import Number

ONE = Fixed(1)
THEY = ThatPlayer(Antecedent("each player"))


def _controls(filter: Filter, amount: Amount = ONE) -> Exists:
    return Exists(Filter(filter.kind, (*filter.predicates, ControlledBy(THEY))), amount=amount)


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
            PlayersWho(players, Compare(LifeTotal(THEY), comparison, hole("amount"))),
            carries=carries,
            number=Number.SINGULAR,
        )


for _words, _players in (("each player", EachPlayer()), ("each opponent", EachOpponent())):
    _declare(_words, _players)

# All but one.


def _others_than(player: PlayerRef) -> PlayersWho:
    return PlayersWho(EachPlayer(), Negated(PlayerIs(THEY, player)))


player.phrase(
    "each of {player:Player's} opponents",
    PlayersWho(EachPlayer(), Negated(PlayerIs(THEY, hole("player")))),
    carries={"each": "PlayersWho"},
    number=Number.SINGULAR,
)


sentence.phrase(
    "each other player copies {what:Object}. each of those players may choose new targets for their copy.",
    CopyOnStack(
        _others_than(ThatPlayer()), hole("what", It, where=lambda one: one.words == "that spell"), new_targets=True
    ),
    carries={"each": "who", "other": "who", "may": "new_targets"},
)

# Compared with you.

for _more, _than in (("more", Comparison.GREATER), ("less", Comparison.LESS)):
    condition.words(
        {
            f"a opponent has {_more} life than you": SomePlayer(
                Opponent(), Compare(LifeTotal(THEY), _than, LifeTotal(You()))
            )
        }
    )
for _more, _than in (("more", Comparison.GREATER), ("fewer", Comparison.LESS)):
    condition.words(
        {
            f"a opponent has {_more} cards in hand than you": SomePlayer(
                Opponent(), Compare(HandSize(THEY), _than, HandSize(You()))
            )
        }
    )


# Counters that players have (CR 122.1).

players_counter = ORACLE.category("PlayersCounter")
players_counter.words({kind: kind for kind in ("poison", "experience", "rad")})


effect.phrase(
    "{player:Player} get[s] {amount:Amount} {kind:PlayersCounter} counter(s:amount)",
    PutCounters(hole("player"), hole("amount"), hole("kind"), hole("player")),
)


effect.phrase(
    "{player:Player} lose[s] all {kind:PlayersCounter} counters",
    RemoveCounters(hole("player"), AllOf(), hole("kind"), hole("player")),
)
quantity.phrase("the number of {kind:PlayersCounter} counters {on:Player} [has|have]", CountersOn)

# Damage to a player or a permanent of one type (CR 120.1).

for _damage, _combat in (("combat damage", True), ("noncombat damage", False), ("damage", None)):
    for _kind in (CardType.PLANESWALKER, CardType.BATTLE):
        _to = Several((AnyPlayer(), Filter(Kind.PERMANENT, (HasType(_kind),))))
        for _slot, _batch in (("{source:EventObject}", False), ("{source:EventBatch}", True)):
            _fixed: dict[str, Value] = {"combat": _combat, "batch": _batch, "to": _to}
            event.phrase(f"{_slot} deal[s] {_damage} to a player or {_kind.value}", DealsDamage, fixed=_fixed)

# By what they did this way.


def _declare_did(words: str, players: PlayerRef) -> None:
    for verb, participle in (("discard", "discarded"), ("sacrifice", "sacrificed")):
        said = f"those {participle} this way"

        def did(filter: Filter, said: str = said) -> Exists:
            return Exists(Filter(filter.kind, (*filter.predicates, OwnedBy(THEY), Among(It(said)))))

        def undo_did(node: Node, said: str = said) -> Filter | None:
            match node:
                case Exists(filter=Filter(kind=kind, predicates=(*rest, OwnedBy(), Among(objects=It(words=found))))):
                    return Filter(kind, tuple(rest)) if found == said else None
            return None

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

# How many spells one of them has cast.


condition.phrase(
    "a opponent <cast|has cast> {amount:Amount} or more spells this turn",
    SomePlayer(
        Opponent(), Compare(TimesThisTurn(CastsSpell(THEY, Filter(Kind.SPELL))), Comparison.AT_LEAST, hole("amount"))
    ),
)
