"""Players whom a condition picks out: "each player who controls a Forest", "each opponent with 10 or less life".

What is here: those groups, comparing a player with you, counters that players have. What is not: players without more
(``players``).
"""

from collections.abc import Callable, Mapping

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
from rulings.abilities.references import Antecedent, It, ObjectRef, Several
from rulings.abilities.vocabulary import CardType, Comparison, Kind
from rulings.oracle.categories import ORACLE, condition, effect, event, player, quantity, sentence
from rulings.oracle.grammar import Value
from rulings.oracle.template import Number

Slots = Mapping[str, Value] | None

ONE = Fixed(1)
THEY = ThatPlayer(Antecedent("each player"))


def _controls(filter: Filter, amount: Amount = ONE) -> Exists:
    return Exists(Filter(filter.kind, (*filter.predicates, ControlledBy(THEY))), amount=amount)


def _split(node: Node) -> Filter | None:
    match node:
        case Exists(filter=Filter(kind=kind, predicates=(*rest, ControlledBy()))):
            return Filter(kind, tuple(rest))
    return None


def _declare(words: str, players: PlayerRef) -> None:
    def one(filter: Filter) -> PlayersWho | None:
        return PlayersWho(players, _controls(filter)) if filter.kind is Kind.PERMANENT else None

    def undo_one(node: PlayersWho) -> Slots:
        filter = _split(node.condition)
        return {"filter": filter} if filter is not None and node == one(filter) else None

    def none(filter: Filter) -> PlayersWho | None:
        return PlayersWho(players, Negated(_controls(filter))) if filter.kind is Kind.PERMANENT else None

    def undo_none(node: PlayersWho) -> Slots:
        filter = _split(node.condition.condition) if isinstance(node.condition, Negated) else None
        return {"filter": filter} if filter is not None and node == none(filter) else None

    def many(amount: Amount, filter: Filter) -> PlayersWho | None:
        if filter.kind is not Kind.PERMANENT or amount == Fixed(1):
            return None
        return PlayersWho(players, _controls(filter, amount))

    def undo_many(node: PlayersWho) -> Slots:
        filter = _split(node.condition)
        if filter is None or not isinstance(node.condition, Exists):
            return None
        found = node == many(node.condition.amount, filter)
        return {"amount": node.condition.amount, "filter": filter} if found else None

    carries = {"each": "PlayersWho"}
    player.phrase(
        f"{words} who controls a {{filter:Filter@singular}}",
        one,
        undo_one,
        kind=PlayersWho,
        carries=carries,
        number=Number.SINGULAR,
    )
    player.phrase(
        f"{words} who controls no {{filter:Filter@plural}}",
        none,
        undo_none,
        kind=PlayersWho,
        carries=carries,
        number=Number.SINGULAR,
    )
    player.phrase(
        f"{words} who controls {{amount:Amount}} or more {{filter:Filter@plural}}",
        many,
        undo_many,
        kind=PlayersWho,
        carries=carries,
        number=Number.SINGULAR,
    )
    for life, comparison in (
        ("{amount:Quantity} or less life", Comparison.AT_MOST),
        ("{amount:Quantity} or more life", Comparison.AT_LEAST),
        ("exactly {amount:Quantity} life", Comparison.EQUAL),
    ):

        def with_life(amount: Amount, comparison: Comparison = comparison) -> PlayersWho:
            return PlayersWho(players, Compare(LifeTotal(THEY), comparison, amount))

        def undo_with_life(node: PlayersWho, comparison: Comparison = comparison) -> Slots:
            match node.condition:
                case Compare(left=LifeTotal(), right=amount):
                    return {"amount": amount} if node == with_life(amount, comparison) else None
            return None

        player.phrase(
            f"{words} with {life}", with_life, undo_with_life, kind=PlayersWho, carries=carries, number=Number.SINGULAR
        )


for _words, _players in (("each player", EachPlayer()), ("each opponent", EachOpponent())):
    _declare(_words, _players)

# All but one.


def _others_than(player: PlayerRef) -> PlayersWho:
    return PlayersWho(EachPlayer(), Negated(PlayerIs(THEY, player)))


def _undo_others_than(node: PlayersWho) -> Slots:
    match node.condition:
        case Negated(condition=PlayerIs(other=player)) if node == _others_than(player):
            return {"player": player}
    return None


player.phrase(
    "each of {player:Player's} opponents",
    _others_than,
    _undo_others_than,
    kind=PlayersWho,
    carries={"each": "PlayersWho"},
    number=Number.SINGULAR,
)


def _others_copy(what: ObjectRef) -> CopyOnStack | None:
    is_spell = isinstance(what, It) and what.words == "that spell"
    return CopyOnStack(_others_than(ThatPlayer()), what, new_targets=True) if is_spell else None


sentence.phrase(
    "each other player copies {what:Object}. each of those players may choose new targets for their copy.",
    _others_copy,
    lambda node: {"what": node.what} if node == _others_copy(node.what) else None,
    kind=CopyOnStack,
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


def _gets(player: PlayerRef, amount: Amount, kind: str) -> PutCounters:
    return PutCounters(player, amount, kind, player)


def _undo_gets(node: PutCounters) -> Slots:
    return {"player": node.who, "amount": node.amount, "kind": node.kind} if node.who == node.on else None


effect.phrase(
    "{player:Player} get[s] {amount:Amount} {kind:PlayersCounter} counter(s:amount)",
    _gets,
    _undo_gets,
    kind=PutCounters,
)


def _loses_all(player: PlayerRef, kind: str) -> RemoveCounters:
    return RemoveCounters(player, AllOf(), kind, player)


def _undo_loses_all(node: RemoveCounters) -> Slots:
    all_theirs = node.who == node.source and node.amount == AllOf()
    return {"player": node.who, "kind": node.kind} if all_theirs else None


effect.phrase(
    "{player:Player} lose[s] all {kind:PlayersCounter} counters", _loses_all, _undo_loses_all, kind=RemoveCounters
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

        def undo_one(node: PlayersWho, undo: Callable[[Node], Filter | None] = undo_did) -> Slots:
            filter = undo(node.condition)
            return {"filter": filter} if filter is not None and node.players == players else None

        def none(filter: Filter, did: Callable[[Filter], Exists] = did) -> PlayersWho | None:
            return PlayersWho(players, Negated(did(filter))) if filter.kind is Kind.CARD else None

        def undo_none(node: PlayersWho, undo: Callable[[Node], Filter | None] = undo_did) -> Slots:
            filter = undo(node.condition.condition) if isinstance(node.condition, Negated) else None
            return {"filter": filter} if filter is not None and node.players == players else None

        carries = {"each": "PlayersWho"}
        player.phrase(
            f"{words} who {participle} a {{filter:Filter@singular}} this way",
            one,
            undo_one,
            kind=PlayersWho,
            carries=carries,
            number=Number.SINGULAR,
        )
        player.phrase(
            f"{words} who didn't {verb} a {{filter:Filter@singular}} this way",
            none,
            undo_none,
            kind=PlayersWho,
            carries=carries,
            number=Number.SINGULAR,
        )


for _words, _players in (("each player", EachPlayer()), ("each opponent", EachOpponent())):
    _declare_did(_words, _players)

# How many spells one of them has cast.


def _opponent_cast(amount: Amount) -> SomePlayer:
    return SomePlayer(
        Opponent(), Compare(TimesThisTurn(CastsSpell(THEY, Filter(Kind.SPELL))), Comparison.AT_LEAST, amount)
    )


def _undo_opponent_cast(node: SomePlayer) -> Slots:
    match node.condition:
        case Compare(right=amount) if node == _opponent_cast(amount):
            return {"amount": amount}
    return None


condition.phrase(
    "a opponent <cast|has cast> {amount:Amount} or more spells this turn",
    _opponent_cast,
    _undo_opponent_cast,
    kind=SomePlayer,
)
