"""What an ability has spoken of: the things that a pronoun may stand for.

What is here: mentions clause by clause, and which of them a pronoun fits. What is not: walking the ability
(``rulings.oracle.bind``).
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, fields

from rulings.abilities.amounts import Fixed
from rulings.abilities.filters import Both, Either, Filter, HasSubtype, HasType, IsToken
from rulings.abilities.node import Node
from rulings.abilities.patterns import (
    AnyOfEvents,
    Attacks,
    BecomesTarget,
    DealsDamage,
    EventPattern,
    GainsControl,
    IsDealtDamage,
    Mills,
    PlayerAttacks,
    TokenCreated,
)
from rulings.abilities.players import (
    AnyPlayer,
    ChosenPlayer,
    ControllerOf,
    EachOpponent,
    EachPlayer,
    EnchantedPlayer,
    Opponent,
    OwnerOf,
    PlayerRef,
    TargetPlayer,
    ThatPlayer,
)
from rulings.abilities.references import (
    Antecedent,
    AnyTarget,
    Attached,
    Choose,
    Every,
    It,
    Several,
    Target,
    This,
    ThisWay,
    TopCards,
    WholeZone,
)
from rulings.abilities.verbs import (
    ChooseObjects,
    CounterSpell,
    CreateCopyToken,
    CreateToken,
    Destroy,
    Discard,
    Exile,
    LookAt,
    Mill,
    PutInto,
    ReturnTo,
    Reveal,
    Sacrifice,
    Search,
    Tap,
    Untap,
)
from rulings.abilities.vocabulary import Kind
from rulings.oracle.subtypes import CREATURE_TYPES


@dataclass(frozen=True, slots=True)
class Mention:
    """One thing spoken of."""

    node: Node
    """What a pronoun for it stands for."""
    nouns: frozenset[str]
    """Nouns that "that ..." may use for it: ``"creature"``, ``"card"``; empty where any may."""
    is_plural: bool = False
    """Whether it may be several."""
    is_player: bool = False
    """Whether it is a player."""


@dataclass(slots=True)
class Mentions:
    """Mentions of an ability, in clauses from first to last."""

    clauses: list[list[Mention]] = field(default_factory=lambda: [[]])
    repeated: set[str] = field(default_factory=set)
    """Verbs done twice: what was done "this way" by one of them no pronoun can tell from the other."""
    done: dict[str, int] = field(default_factory=dict)
    """How many effects so far do what a participle says ("milled"): what "this way" may refer to."""
    paid: set[str] = field(default_factory=set)
    """Participles of what was done as a cost: "the sacrificed creature"."""

    def open_clause(self) -> None:
        """Begins the next clause."""
        if self.clauses[-1]:
            self.clauses.append([])

    def add(self, node: Node) -> None:
        """Notes a bound node, if pronouns can stand for it."""
        participle = participle_done(node)
        if participle is not None:
            self.done[participle] = self.done.get(participle, 0) + 1
        found = mention_of(node)
        done = done_to(node)
        if done is not None:
            found = done
            self._replace_found_anew(node, done)
        if found is not None and found not in self.clauses[-1]:
            self.clauses[-1].append(found)

    def _replace_found_anew(self, node: Node, done: Mention) -> None:
        """What the verb was done to is found by the verb from then on, not by choosing or looking again."""
        what = getattr(node, "what", None)
        self.clauses[-1][:] = [one for one in self.clauses[-1] if one.node != what]
        assert isinstance(done.node, ThisWay)
        if any(one.node == done.node for clause in self.clauses for one in clause):
            self.repeated.add(done.node.verb)

    def add_all(self, mentions: Iterator[Mention]) -> None:
        """Notes several."""
        for one in mentions:
            if one not in self.clauses[-1]:
                self.clauses[-1].append(one)

    def objects_for(self, it: It) -> tuple[Mention, ...]:
        """What the pronoun may stand for in the nearest clause that has anything it fits."""
        noun, is_plural = _noun_of(it.words)
        is_named = it.words.startswith(("that ", "those ", "the "))
        for clause in reversed(self.clauses):
            fitting = tuple(
                one
                for one in clause
                if not one.is_player
                and one.is_plural == is_plural
                and (noun is None or not one.nouns or noun in one.nouns)
                and not (is_named and isinstance(one.node, This))
            )
            if fitting:
                is_unclear = isinstance(fitting[0].node, ThisWay) and fitting[0].node.verb in self.repeated
                return fitting * 2 if is_unclear else fitting
        return ()

    def players_for(self, player: ThatPlayer) -> tuple[Mention, ...]:
        """Likewise of players."""
        for clause in reversed(self.clauses):
            fitting = tuple(one for one in clause if one.is_player)
            if fitting:
                return fitting
        return ()


_VERBS: dict[type[Node], str] = {
    ChooseObjects: "chosen",
    Destroy: "destroyed",
    Discard: "discarded",
    Exile: "exiled",
    LookAt: "looked",
    PutInto: "put",
    ReturnTo: "returned",
    Reveal: "revealed",
    Sacrifice: "sacrificed",
    Tap: "tapped",
    Untap: "untapped",
}
"""Verbs that remember what they were done to."""


def participle_done(node: Node) -> str | None:
    """The participle of what an effect does: "milled", "exiled"."""
    if isinstance(node, Mill):
        return "milled"
    if isinstance(node, CreateToken | CreateCopyToken):
        return "created"
    return "countered" if isinstance(node, CounterSpell) else _VERBS.get(type(node))


def done_to(node: Node) -> Mention | None:
    """What a verb was done to, where looking again would find something else: chosen objects, top cards, tokens."""
    match node:
        case Search(filter=filter, amount=amount):
            return Mention(ThisWay("found"), _nouns(filter), is_plural=amount != Fixed(1))
        case Reveal(until=Filter() as until):
            return Mention(ThisWay("found"), _nouns(until))
        case Mill(amount=amount):
            return Mention(ThisWay("milled"), frozenset({"card"}), is_plural=amount != Fixed(1))
        case CreateToken(amount=amount, token=token):
            nouns = frozenset({"token", "permanent", *token.subtypes, *(one.value for one in token.types)})
            return Mention(ThisWay("created"), nouns, is_plural=amount != Fixed(1))
        case CreateCopyToken(amount=amount):
            return Mention(ThisWay("created"), frozenset({"token", "permanent", "copy"}), is_plural=amount != Fixed(1))
    verb = _VERBS.get(type(node))
    if verb is None:
        return None
    match getattr(node, "what", None):
        case Choose(filter=filter, amount=amount):
            return Mention(ThisWay(verb), _nouns(filter), is_plural=amount != Fixed(1))
        case Every(filter=filter):
            return Mention(ThisWay(verb), _nouns(filter), is_plural=True)
        case TopCards(amount=amount):
            return Mention(ThisWay(verb), frozenset({"card"}), is_plural=amount != Fixed(1))
        case WholeZone():
            return Mention(ThisWay(verb), frozenset({"hand", "library", "graveyard"}))
    return None


def mention_of(node: Node) -> Mention | None:
    """The node as something that pronouns can stand for; ``None`` where they cannot."""
    match node:
        case This():
            return Mention(node, frozenset())
        case Attached(noun=noun):
            return Mention(node, frozenset({noun, "permanent"}))
        case Target(filter=filter, maximum=maximum, players=None):
            return Mention(node, _nouns(filter), is_plural=maximum != Fixed(1))
        case Choose(filter=filter, amount=amount):
            return Mention(node, _nouns(filter), is_plural=amount != Fixed(1))
        case Every(filter=filter):
            return Mention(node, _nouns(filter), is_plural=True)
        case TopCards(amount=amount):
            return Mention(node, frozenset({"card"}), is_plural=amount != Fixed(1))
        case ThisWay():
            return Mention(node, frozenset(), is_plural=False)
        case AnyTarget():
            return Mention(
                node, frozenset({"creature", "permanent", "planeswalker"}), is_plural=node.maximum != Fixed(1)
            )
        case TargetPlayer() | EachPlayer() | EachOpponent():
            return Mention(node, frozenset({"player"}), is_plural=not isinstance(node, TargetPlayer), is_player=True)
        case ControllerOf() | OwnerOf():
            return Mention(node, frozenset({"player"}), is_player=True)
    return None


def mentioned_by_event(event: EventPattern) -> Iterator[Mention]:
    """What the event of a trigger supplies: the filters that it names become what fitted them."""
    if isinstance(event, AnyOfEvents):
        shared = [set(mentioned_by_event(one)) for one in event.options]
        yield from sorted(set.intersection(*shared), key=repr)
        return
    if getattr(event, "batch", False) and not isinstance(event, Attacks | Mills | TokenCreated):
        # "One or more" triggers once, and its event is the first of them: no word may stand for all.
        yield from (one for one in _mentioned(event) if one.is_player)
        return
    yield from _mentioned(event)


def _mentioned(event: EventPattern) -> Iterator[Mention]:
    role = "event object"
    is_plural = bool(getattr(event, "batch", False)) or isinstance(event, PlayerAttacks)
    for one in fields(event):
        value = getattr(event, one.name)
        if isinstance(value, Filter | Several):
            if isinstance(value, Filter) or all(not isinstance(part, PlayerRef) for part in value.parts):
                named = _ROLES.get((type(event), one.name), role)
                yield Mention(Antecedent(named), _all_nouns(value), is_plural=is_plural)
            role = "event other"
        elif isinstance(value, This | Attached):
            found = mention_of(value)
            if found is not None:
                yield found
            role = "event other"
        elif isinstance(value, _PLAYERS) and one.name not in ("during", "by_effect_of"):
            if isinstance(event, GainsControl) and event.lose:
                continue
            named = _PLAYER_ROLES.get((type(event), one.name), "event player")
            yield Mention(Antecedent(named), frozenset({"player"}), is_player=True)


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


def _all_nouns(value: Filter | Several) -> frozenset[str]:
    """Nouns that fit whichever of the parts it was."""
    if isinstance(value, Filter):
        return _nouns(value)
    found = [_nouns(part) for part in value.parts if isinstance(part, Filter)]
    return frozenset.intersection(*found) if found else frozenset()


def _nouns(filter: Filter) -> frozenset[str]:
    found = {filter.kind.value} if filter.kind in (Kind.CARD, Kind.SPELL, Kind.ABILITY, Kind.PERMANENT) else set()
    for one in filter.predicates:
        found |= _type_nouns(one)
    return frozenset(found)


def _type_nouns(predicate: Node) -> set[str]:
    match predicate:
        case HasType(type=type):
            return {type.value}
        case HasSubtype(subtype=subtype):
            return {subtype, "creature"} if subtype in CREATURE_TYPES else {subtype}
        case IsToken():
            return {"token"}
        case Either(options=parts) | Both(parts=parts):
            return set().union(*(_type_nouns(one) for one in parts))
    return set()


def _noun_of(words: str) -> tuple[str | None, bool]:
    """The noun of a pronoun, and whether it is plural."""
    if words in ("it", "he", "she", "him", "her"):
        return None, False
    if words in ("they", "them"):
        return None, True
    first, _, noun = words.partition(" ")
    is_plural = first == "those" or (first == "the" and noun.endswith(("s", "ies")))
    if is_plural:
        noun = "copy" if noun == "copies" else "ability" if noun == "abilities" else noun.removesuffix("s")
    last = noun.rsplit(" ", 1)[-1]
    return last, is_plural
