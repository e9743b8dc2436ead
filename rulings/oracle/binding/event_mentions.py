"""What the event of a trigger or a replacement lets the words after it speak of.

What is here: objects, players and the number of an event as mentions. What is not: mentions of effects
(``rulings.oracle.binding.mention``).
"""

from collections.abc import Iterator
from dataclasses import fields, replace

from rulings.abilities.events.combat import Attacks, BecomesBlocked, Blocks, PlayerAttacks
from rulings.abilities.events.damage_and_life import DealsDamage, GainsLife, IsDealtDamage, LosesLife, PaysLife
from rulings.abilities.events.event import AnyOfEvents, CausesTrigger, EventPattern, EventWhile, FirstEachTurn
from rulings.abilities.events.moving import Discards, Mills, Moves, Sacrifices, TokenCreated
from rulings.abilities.events.permanents import CountersPutOn, CountersRemovedFrom, GainsControl, Transforms
from rulings.abilities.events.spells import ActivatesAbility, BecomesTarget, CastsSpell, ThisCast
from rulings.abilities.events.turns import BeginningOf, Does, RollsBetween
from rulings.abilities.filters.filter import Filter, Not
from rulings.abilities.filters.players import ControlledBy, OwnedBy
from rulings.abilities.filters.spells import SpellTargets
from rulings.abilities.filters.status import IsToken
from rulings.abilities.node import Node
from rulings.abilities.players import (
    ActivePlayer,
    AnyPlayer,
    ChosenPlayer,
    ControllerOf,
    EachOpponent,
    EachPlayer,
    EnchantedPlayer,
    Opponent,
    OwnerOf,
    PlayerRef,
)
from rulings.abilities.references import Antecedent, Attached, Several, Target, This
from rulings.abilities.vocabulary import Zone
from rulings.oracle.binding.mention import MUCH_OR_MANY, Mention, mention_of
from rulings.oracle.binding.nouns import nouns_of_any

_BATCHES = (Moves, Discards, Sacrifices)
"""Events about one object, which "one or more" may do at the same time."""


def number_of_event(event: EventPattern) -> Iterator[Mention]:
    """The number that an event has: damage, life, counters, attackers."""
    if isinstance(event, EventWhile | FirstEachTurn):
        yield from number_of_event(event.event)
        return
    if isinstance(event, AnyOfEvents):
        shared = [set(number_of_event(one)) for one in event.options]
        yield from set.intersection(*shared)
        return
    is_much = isinstance(event, DealsDamage | IsDealtDamage | GainsLife | LosesLife | PaysLife)
    if isinstance(event, CountersRemovedFrom) and event.batch:
        yield Mention(Antecedent("event amount"), MUCH_OR_MANY, is_number=True)
    is_many = isinstance(event, CountersPutOn | PlayerAttacks | RollsBetween) or (
        isinstance(event, (Mills, TokenCreated, Attacks, *_BATCHES)) and event.batch
    )
    if (is_much and not getattr(event, "batch", False)) or is_many:
        words = MUCH_OR_MANY if isinstance(event, PaysLife) else frozenset({"much" if is_much else "many"})
        yield Mention(Antecedent("event amount"), words, is_number=True)


def mentioned_by_event(event: EventPattern) -> Iterator[Mention]:
    """What the event of a trigger supplies: the filters that it names become what fitted them."""
    if isinstance(event, FirstEachTurn | EventWhile):
        yield from mentioned_by_event(event.event)
        return
    yield from number_of_event(event)
    if isinstance(event, AnyOfEvents):
        found = [[one for one in mentioned_by_event(option) if not one.is_number] for option in event.options]
        yield from sorted(_shared(found), key=repr)
        return
    if getattr(event, "batch", False) and not isinstance(event, (Attacks, Mills, TokenCreated, *_BATCHES)):
        # "One or more" triggers once, and its event is the first of them: no word may stand for all.
        yield from (one for one in _mentioned(event) if one.is_player)
        return
    yield from _mentioned(event)


def _shared(found: list[list[Mention]]) -> Iterator[Mention]:
    """What every one of several events speaks of, with the nouns that fit in each."""
    for first in found[0]:
        same = [[one for one in other if replace(one, nouns=first.nouns) == first] for other in found]
        if all(same):
            nouns = frozenset.intersection(*(one[0].nouns for one in same))
            if nouns or not first.nouns:
                yield replace(first, nouns=nouns)


def _mentioned(event: EventPattern) -> Iterator[Mention]:
    if isinstance(event, CausesTrigger):
        yield Mention(Antecedent("event ability"), frozenset({"ability"}))
        return
    if isinstance(event, ThisCast):
        yield Mention(This(), frozenset({"spell"}))
    if isinstance(event, CastsSpell):
        yield from _own_target(event)
    if isinstance(event, ActivatesAbility) and event.not_mana:
        # Where its source is spoken of too, "it" would be that.
        yield Mention(Antecedent("event ability"), frozenset({"ability"}), is_named_only=event.of is not None)
    role = "event object"
    is_plural = bool(getattr(event, "batch", False)) or isinstance(event, PlayerAttacks)
    for one in fields(event):
        if isinstance(event, Transforms) and one.name == "quality":
            continue  # what it is now, not another object
        if isinstance(event, Blocks | BecomesBlocked) and event.at_least is not None and one.name in ("blocked", "by"):
            continue  # several, of which the event names only the newest
        value = getattr(event, one.name)
        if isinstance(value, Filter | Several):
            if isinstance(value, Filter) or all(not isinstance(part, PlayerRef) for part in value.parts):
                named = _ROLES.get((type(event), one.name), role)
                nouns = nouns_of_any(value)
                yield Mention(
                    Antecedent(named),
                    nouns | {"card"} if _leaves(event) else nouns,
                    is_plural=is_plural,
                    is_named_only=_is_beside_the_point(event, one.name),
                )
                yield from _controller(value, named)
            role = "event other"
        elif isinstance(value, Attached):
            # What it was attached to then, also if it is attached to something else by now.
            named = _ROLES.get((type(event), one.name), role)
            nouns = frozenset({value.noun, "permanent"})
            yield Mention(Antecedent(named), nouns | {"card"} if _leaves(event) else nouns, is_attached=True)
            role = "event other"
        elif isinstance(value, Target) and _leaves(event):
            # The target itself is spoken of as the creature that it was; what it became is the event's.
            yield Mention(Antecedent(role), frozenset({"card"}), is_named_only=True)
        elif isinstance(value, This):
            found = mention_of(value)
            if found is not None:
                yield found
            role = "event other"
        elif isinstance(value, _PLAYERS) and one.name not in ("during", "by_effect_of"):
            if isinstance(event, BeginningOf) and event.next_only and isinstance(value, AnyPlayer):
                continue  # "the next end step" names no player
            if isinstance(event, GainsControl) and event.lose:
                continue
            if isinstance(event, Does) and event.verb in _OF_OBJECTS:
                continue
            named = _PLAYER_ROLES.get((type(event), one.name), "event player")
            words = {"player", "opponent"} if isinstance(value, Opponent) else {"player"}
            yield Mention(Antecedent(named), frozenset(words), is_player=True)
        elif isinstance(value, Opponent) and one.name == "during" and isinstance(event, CastsSpell):
            # "Whenever you cast a spell during an opponent's turn": the one whose turn it is.
            yield Mention(ActivePlayer(), frozenset({"player"}), is_player=True)


def _own_target(event: CastsSpell) -> Iterator[Mention]:
    """ "A spell that targets this creature": "it" is the creature, "that spell" the spell."""
    for one in event.spell.predicates:
        if isinstance(one, SpellTargets) and isinstance(one.what, This):
            yield Mention(one.what, frozenset())


def _is_beside_the_point(event: EventPattern, name: str) -> bool:
    """Whether "it" is another object of the event: what was made a target, not the spell that does so."""
    if isinstance(event, CastsSpell):
        return any(True for _ in _own_target(event))
    return isinstance(event, BecomesTarget) and name == "of"


def _leaves(event: EventPattern) -> bool:
    """Whether its object is a card in another zone afterwards."""
    if isinstance(event, Sacrifices):
        return _is_nontoken(event.what)
    return isinstance(event, Moves) and event.destination not in (None, Zone.BATTLEFIELD)


def _is_nontoken(what: Node) -> bool:
    """Whether a filter leaves out tokens, which are no cards."""
    return isinstance(what, Filter) and Not(IsToken()) in what.predicates


def _controller(value: Filter | Several, role: str) -> Iterator[Mention]:
    """ "A creature an opponent controls": that player is its controller."""
    if isinstance(value, Filter):
        for one in value.predicates:
            if isinstance(one, ControlledBy | OwnedBy) and isinstance(one.player, AnyPlayer | Opponent):
                owner = ControllerOf if isinstance(one, ControlledBy) else OwnerOf
                yield Mention(owner(Antecedent(role)), frozenset({"player"}), is_player=True)


_OF_OBJECTS = ("monstrous", "renowned")
"""What an object does or becomes, and no player."""


_PLAYERS = (AnyPlayer, ChosenPlayer, ControllerOf, EachOpponent, EachPlayer, EnchantedPlayer, Opponent, OwnerOf)


_ROLES: dict[tuple[type[EventPattern], str], str] = {
    (DealsDamage, "source"): "event source",
    (IsDealtDamage, "to"): "event damaged",
    (IsDealtDamage, "by"): "event source",
}
"""Where an object of an event is not the first that it speaks of."""


_PLAYER_ROLES: dict[tuple[type[EventPattern], str], str] = {
    (DealsDamage, "to"): "event damaged player",
    (IsDealtDamage, "to"): "event damaged player",
    (Attacks, "whom"): "event damaged player",
    (PlayerAttacks, "whom"): "event damaged player",
    (BecomesTarget, "object"): "event object",
}
