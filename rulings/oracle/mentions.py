"""What an ability has spoken of: the things that a pronoun may stand for.

What is here: mentions clause by clause, and which of them a pronoun fits. What is not: walking the ability
(``rulings.oracle.bind``).
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, fields, replace

from rulings.abilities.amounts import DoneThisWay, Fixed
from rulings.abilities.conditions import AllAre, Fits
from rulings.abilities.doubling import MultiplyPT
from rulings.abilities.effects import Continuous
from rulings.abilities.event_while import EventWhile
from rulings.abilities.filters import (
    AttachedTo,
    Both,
    ControlledBy,
    Either,
    Filter,
    HasSubtype,
    HasType,
    IsToken,
    OwnedBy,
)
from rulings.abilities.lives import PaysLife
from rulings.abilities.melding import MeldPair
from rulings.abilities.node import Node
from rulings.abilities.patterns import (
    ActivatesAbility,
    AnyOfEvents,
    Attacks,
    BecomesTarget,
    BeginningOf,
    CastsSpell,
    CountersPutOn,
    DealsDamage,
    Discards,
    Does,
    EventPattern,
    FirstEachTurn,
    GainsControl,
    GainsLife,
    IsDealtDamage,
    LosesLife,
    Mills,
    Moves,
    PlayerAttacks,
    Sacrifices,
    ThisCast,
    TokenCreated,
)
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
    LinkedExile,
    Several,
    Target,
    This,
    ThisWay,
    TopCards,
    WholeZone,
)
from rulings.abilities.unusual import TopOfGraveyard
from rulings.abilities.verbs import (
    Attach,
    CastCard,
    ChooseObjects,
    CopyCard,
    CopyOnStack,
    CounterSpell,
    CreateCopyToken,
    CreateToken,
    DealDamage,
    DealShares,
    Destroy,
    Discard,
    Draw,
    Exile,
    ExileUntil,
    GainLife,
    KeywordAction,
    LookAt,
    LoseLife,
    Mill,
    PutCounters,
    PutInto,
    RemoveCounters,
    ReturnTo,
    Reveal,
    Sacrifice,
    Search,
    Tap,
    Untap,
)
from rulings.abilities.vocabulary import Kind, Zone
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
    is_number: bool = False
    """Whether it is a number: what "that many" and "that much" stand for."""
    is_named_only: bool = False
    """Whether only a noun ("that spell") can mean it, never "it"."""
    is_implied: bool = False
    """Whether it is a player who was spoken of only as whose something is: "target creature an opponent controls"."""


@dataclass(slots=True)
class Mentions:
    """Mentions of an ability, in clauses from first to last."""

    clauses: list[list[Mention]] = field(default_factory=lambda: [[]])
    repeated: set[str] = field(default_factory=set)
    """Verbs done twice: what was done "this way" by one of them no pronoun can tell from the other."""
    pronouns: list[Mention] = field(default_factory=list)
    """What the pronouns of this clause stood for."""
    done: dict[str, int] = field(default_factory=dict)
    """How many effects so far do what a participle says ("milled"): what "this way" may refer to."""
    paid: set[str] = field(default_factory=set)
    """Participles of what was done as a cost: "the sacrificed creature"."""

    def open_clause(self) -> None:
        """Begins the next clause; what the last one had only pronouns for counts as spoken of again in it."""
        again = list(dict.fromkeys(self.pronouns))
        if len(again) == 1 and all(one.is_player or one.is_number for one in self.clauses[-1]):
            self.clauses[-1].append(again[0])
        self.pronouns.clear()
        if self.clauses[-1]:
            self.clauses.append([])

    def add(self, node: Node) -> None:
        """Notes a bound node, if pronouns can stand for it."""
        participle = participle_done(node)
        if participle is not None:
            self.done[participle] = self.done.get(participle, 0) + 1
        number = _number_done(node)
        if number is not None:
            self.clauses[-1].append(number)
        self._note_move(node)
        found = mention_of(node)
        done = done_to(node)
        if done is not None:
            found = done
            self._replace_found_anew(node, done)
        if isinstance(node, CreateCopyToken):
            self._name_original_only(node)
        if found is not None and found not in self.clauses[-1]:
            self.clauses[-1].append(found)
        if isinstance(node, Target):
            self.add_all(_controller_of(node))

    def _note_move(self, node: Node) -> None:
        """What has changed zones is "that card" from then on."""
        if not isinstance(node, _MOVES):
            return
        parts = node.what.parts if isinstance(node.what, Several) else (node.what,)
        moved = [one.antecedent if isinstance(one, It) else one for one in parts]
        for clause in self.clauses:
            for place, one in enumerate(clause):
                if one.node in moved and one.nouns:
                    clause[place] = replace(one, nouns=one.nouns | {"card"})

    def _replace_found_anew(self, node: Node, done: Mention) -> None:
        """What the verb was done to is found by the verb from then on, not by choosing or looking again."""
        what = getattr(node, "objects" if isinstance(node, Continuous) else "what", None)
        self.clauses[-1][:] = [one for one in self.clauses[-1] if one.node != what]
        assert isinstance(done.node, ThisWay)
        if any(one.node == done.node for clause in self.clauses for one in clause):
            self.repeated.add(done.node.verb)

    def _name_original_only(self, copying: CreateCopyToken) -> None:
        """ "A token that's a copy of target creature. It ...": the token; what was copied is "that creature"."""
        self.clauses[-1][:] = [
            replace(one, is_named_only=True) if one.node == copying.of and not isinstance(one.node, ThisWay) else one
            for one in self.clauses[-1]
        ]

    def forget(self, kind: type[Node]) -> None:
        """Nothing of this kind that was spoken of so far can be meant any more."""
        for clause in self.clauses:
            clause[:] = [one for one in clause if not isinstance(one.node, kind)]

    def add_all(self, mentions: Iterator[Mention]) -> None:
        """Notes several."""
        for one in mentions:
            if one not in self.clauses[-1]:
                self.clauses[-1].append(one)

    def objects_for(self, it: It, beside: tuple[Node, ...] = (), asked: str | None = None) -> tuple[Mention, ...]:
        """What the pronoun may stand for in the nearest clause that has anything it fits.

        ``beside``: other objects of the same verb, which would be called "itself"; ``asked``: what it must be, where
        the words around the pronoun say so.
        """
        noun, is_plural = _noun_of(it.words)
        noun = noun or asked
        is_named = it.words.startswith(("that ", "those ", "the "))
        for clause in reversed(self.clauses):
            fitting = tuple(
                one
                for one in clause
                if not one.is_player
                and not one.is_number
                and not (one.is_named_only and noun is None)
                and one.is_plural == is_plural
                and (noun is None or not one.nouns or noun in one.nouns)
                and not (is_named and isinstance(one.node, This))
                and not (it.words in _PERSONS and isinstance(one.node, ThisWay))
                and one.node not in beside
            )
            if fitting:
                is_unclear = isinstance(fitting[0].node, ThisWay) and fitting[0].node.verb in self.repeated
                return fitting * 2 if is_unclear else fitting
        if noun is not None:
            return ()
        # "Counter that spell unless its controller pays": what a pronoun of the clause stood for already.
        again = dict.fromkeys(one for one in self.pronouns if not one.is_player and not one.is_number)
        return tuple(one for one in again if one.is_plural == is_plural)

    def numbers_for(self, *, is_much: bool) -> tuple[Mention, ...]:
        """What "that many" or "that much" may stand for: the numbers of the nearest clause that has any."""
        for clause in reversed(self.clauses):
            fitting = tuple(
                one for one in clause if one.is_number and (not is_much or not one.nouns or "much" in one.nouns)
            )
            if fitting:
                return fitting
        return ()

    def players_for(self, player: ThatPlayer) -> tuple[Mention, ...]:
        """Likewise of players."""
        for clause in reversed(self.clauses):
            fitting = tuple(one for one in clause if one.is_player)
            if fitting:
                others = (one for other in self.clauses for one in other if one.is_player and one not in fitting)
                is_unclear = any(one.is_implied for one in fitting) and any(others)
                return fitting * 2 if is_unclear else fitting
        return ()


_VERBS: dict[type[Node], str] = {
    Attach: "attached",
    ChooseObjects: "chosen",
    Continuous: "affected",
    Destroy: "destroyed",
    Discard: "discarded",
    Exile: "exiled",
    LookAt: "looked",
    MultiplyPT: "affected",
    PutInto: "put",
    ReturnTo: "returned",
    Reveal: "revealed",
    Sacrifice: "sacrificed",
    Tap: "tapped",
    Untap: "untapped",
}
"""Verbs that remember what they were done to."""
_PRONOUN_VERBS = {**_VERBS, Tap: "to tap", Untap: "to untap"}
"""By which word a pronoun finds what the verb was done to: "those creatures" were tapped even if they were before."""


_MOVES = (Destroy, Discard, Exile, PutInto, ReturnTo, Sacrifice)
_AMOUNTS: dict[type[Node], tuple[str, bool]] = {
    DealDamage: ("dealt damage", True),
    DealShares: ("dealt damage", True),
    GainLife: ("gained life", True),
    LoseLife: ("lost life", True),
    Draw: ("drawn", False),
    Discard: ("discarded", False),
    Exile: ("exiled", False),
    Sacrifice: ("sacrificed", False),
    Destroy: ("destroyed", False),
    Mill: ("milled", False),
    Reveal: ("revealed", False),
    ReturnTo: ("returned", False),
    PutInto: ("put", False),
    Tap: ("tapped", False),
    Untap: ("untapped", False),
    RemoveCounters: ("removed counters", False),
    PutCounters: ("put counters", False),
    CreateToken: ("created", False),
}
"""Verbs that count what they do, and whether it is an amount rather than a number of things."""


def _number_done(node: Node) -> Mention | None:
    found = _AMOUNTS.get(type(node))
    if found is None:
        return None
    verb, is_much = found
    if isinstance(node, RemoveCounters):
        # "That many counters", and "that much damage" for them.
        return Mention(DoneThisWay(verb), _MUCH_OR_MANY, is_number=True)
    return Mention(DoneThisWay(verb), frozenset({"much" if is_much else "many"}), is_number=True)


_BATCHES = (Moves, Discards, Sacrifices)
"""Events about one object, which "one or more" may do at the same time."""
_MUCH_OR_MANY = frozenset({"much", "many"})


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
    is_many = isinstance(event, CountersPutOn | PlayerAttacks) or (
        isinstance(event, (Mills, TokenCreated, Attacks, *_BATCHES)) and event.batch
    )
    if (is_much and not getattr(event, "batch", False)) or is_many:
        words = _MUCH_OR_MANY if isinstance(event, PaysLife) else frozenset({"much" if is_much else "many"})
        yield Mention(Antecedent("event amount"), words, is_number=True)


def participle_done(node: Node) -> str | None:
    """The participle of what an effect does: "milled", "exiled"."""
    if isinstance(node, Mill):
        return "milled"
    if isinstance(node, CreateToken | CreateCopyToken):
        return "created"
    if isinstance(node, DealDamage | DealShares):
        return "dealt damage"
    if isinstance(node, KeywordAction) and node.name == "blight":
        return "blighted"
    return "countered" if isinstance(node, CounterSpell) else _VERBS.get(type(node))


def done_to(node: Node) -> Mention | None:
    """What a verb was done to, where looking again would find something else: chosen objects, top cards, tokens."""
    match node:
        case Search(filter=filter, amount=amount):
            return Mention(ThisWay("found"), nouns_of(filter), is_plural=amount != Fixed(1))
        case Reveal(until=Filter() as until):
            return Mention(ThisWay("found"), nouns_of(until))
        case ExileUntil(filter=filter):
            return Mention(ThisWay("found"), nouns_of(filter))
        case Mill(amount=amount):
            return Mention(ThisWay("milled"), frozenset({"card"}), is_plural=amount != Fixed(1))
        case CreateToken(amount=amount, token=token):
            nouns = frozenset({"token", "permanent", *token.subtypes, *(one.value for one in token.types)})
            return Mention(ThisWay("created"), nouns, is_plural=amount != Fixed(1))
        case CopyCard():
            return Mention(ThisWay("copied"), frozenset({"copy", "card", "spell"}))
        case CopyOnStack(amount=amount):
            return Mention(ThisWay("copied"), frozenset({"copy", "spell", "ability"}), is_plural=amount != Fixed(1))
        case CastCard():
            return Mention(ThisWay("cast"), frozenset({"spell", "card"}))
        case CreateCopyToken(amount=amount):
            return Mention(ThisWay("created"), frozenset({"token", "permanent", "copy"}), is_plural=amount != Fixed(1))
    verb = _PRONOUN_VERBS.get(type(node))
    if verb is None:
        return None
    match getattr(node, "objects" if isinstance(node, Continuous) else "what", None):
        case TopOfGraveyard(filter=filter):
            return Mention(ThisWay(verb), nouns_of(filter))
        case Choose(filter=filter, amount=amount):
            nouns = nouns_of(filter)
            nouns = nouns | {"card"} if isinstance(node, Exile) else nouns
            return Mention(ThisWay(verb), nouns, is_plural=amount != Fixed(1))
        case Every(filter=filter):
            nouns = nouns_of(filter)
            return Mention(ThisWay(verb), nouns | {"card"} if isinstance(node, Exile) else nouns, is_plural=True)
        case TopCards(amount=amount, player=player):
            return Mention(ThisWay(verb), frozenset({"card"}), is_plural=amount != Fixed(1) or _are_several(player))
        case WholeZone():
            return Mention(ThisWay(verb), frozenset({"hand", "library", "graveyard"}))
    return None


def _are_several(player: PlayerRef) -> bool:
    return isinstance(player, EachPlayer | EachOpponent | EachOtherPlayer)


def mention_of(node: Node) -> Mention | None:
    """The node as something that pronouns can stand for; ``None`` where they cannot."""
    match node:
        case This():
            return Mention(node, frozenset())
        case MeldPair():
            return Mention(node, frozenset(), is_plural=True)
        case Attached(noun=noun):
            return Mention(node, frozenset({noun, "permanent"}))
        case Target(filter=filter, maximum=maximum, players=None):
            return Mention(node, nouns_of(filter), is_plural=maximum != Fixed(1))
        case Target(filter=filter, maximum=Fixed(1)):
            return Mention(node, nouns_of(filter), is_named_only=True)
        case Choose(filter=filter, amount=amount):
            return Mention(node, nouns_of(filter), is_plural=amount != Fixed(1))
        case Every(filter=filter):
            return Mention(node, nouns_of(filter), is_plural=True)
        case TopCards(amount=amount, player=player):
            return Mention(node, frozenset({"card"}), is_plural=amount != Fixed(1) or _are_several(player))
        case ThisWay():
            return Mention(node, frozenset(), is_plural=False)
        case LinkedExile():
            return Mention(node, frozenset({"card"}))
        case Fits(object=This(), filter=Filter(predicates=(AttachedTo(to=Filter() as filter),))):
            return Mention(Attached("enchanted", "creature"), nouns_of(filter) | {"permanent"})
        case TopOfGraveyard(filter=filter):
            return Mention(node, nouns_of(filter))
        case AllAre(filter=filter):
            return Mention(Every(filter), nouns_of(filter), is_plural=True)
        case AnyTarget():
            return Mention(
                node, frozenset({"creature", "permanent", "planeswalker"}), is_plural=node.maximum != Fixed(1)
            )
        case TargetPlayer() | EachPlayer() | EachOpponent():
            return Mention(node, frozenset({"player"}), is_plural=not isinstance(node, TargetPlayer), is_player=True)
        case (
            ControllerOf()
            | OwnerOf()
            | PlayerOrController()
            | DefendingPlayer()
            | AttackingPlayer()
            | EnchantedPlayer()
            | ChosenPlayer()
        ):
            return Mention(node, frozenset({"player"}), is_player=True)
    return None


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
    if isinstance(event, ThisCast):
        yield Mention(This(), frozenset({"spell"}))
    if isinstance(event, ActivatesAbility) and event.not_mana:
        # Where its source is spoken of too, "it" would be that.
        yield Mention(Antecedent("event ability"), frozenset({"ability"}), is_named_only=event.of is not None)
    role = "event object"
    is_plural = bool(getattr(event, "batch", False)) or isinstance(event, PlayerAttacks)
    for one in fields(event):
        value = getattr(event, one.name)
        if isinstance(value, Filter | Several):
            if isinstance(value, Filter) or all(not isinstance(part, PlayerRef) for part in value.parts):
                named = _ROLES.get((type(event), one.name), role)
                nouns = _all_nouns(value)
                yield Mention(
                    Antecedent(named),
                    nouns | {"card"} if _leaves(event) else nouns,
                    is_plural=is_plural,
                    is_named_only=isinstance(event, BecomesTarget) and one.name == "of",
                )
                yield from _controller(value, named)
            role = "event other"
        elif isinstance(value, Attached):
            # What it was attached to then, also if it is attached to something else by now.
            named = _ROLES.get((type(event), one.name), role)
            nouns = frozenset({value.noun, "permanent"})
            yield Mention(Antecedent(named), nouns | {"card"} if _leaves(event) else nouns)
            role = "event other"
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
            yield Mention(Antecedent(named), frozenset({"player"}), is_player=True)
        elif isinstance(value, Opponent) and one.name == "during" and isinstance(event, CastsSpell):
            # "Whenever you cast a spell during an opponent's turn": the one whose turn it is.
            yield Mention(ActivePlayer(), frozenset({"player"}), is_player=True)


def _leaves(event: EventPattern) -> bool:
    """Whether its object is a card in another zone afterwards."""
    return isinstance(event, Moves) and event.destination not in (None, Zone.BATTLEFIELD)


def _controller(value: Filter | Several, role: str) -> Iterator[Mention]:
    """ "A creature an opponent controls": that player is its controller."""
    if isinstance(value, Filter):
        for one in value.predicates:
            if isinstance(one, ControlledBy | OwnedBy) and isinstance(one.player, AnyPlayer | Opponent):
                owner = ControllerOf if isinstance(one, ControlledBy) else OwnerOf
                yield Mention(owner(Antecedent(role)), frozenset({"player"}), is_player=True)


_OF_OBJECTS = ("monstrous", "renowned")
"""What an object does or becomes, and no player."""


def _controller_of(target: Target) -> Iterator[Mention]:
    """ "Target creature an opponent controls": that player is its controller."""
    for one in target.filter.predicates:
        is_someone = isinstance(one, ControlledBy) and isinstance(one.player, AnyPlayer | Opponent)
        if is_someone and target.maximum == Fixed(1):
            yield Mention(ControllerOf(It("it", target)), frozenset({"player"}), is_player=True, is_implied=True)


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
        return nouns_of(value)
    found = [nouns_of(part) for part in value.parts if isinstance(part, Filter)]
    return frozenset.intersection(*found) if found else frozenset()


def may_overlap(one: Filter, other: Filter) -> bool:
    """Whether something could fit both as far as their nouns tell; a bare "permanent" overlaps with anything."""
    nouns, others = nouns_of(one) - {"permanent"}, nouns_of(other) - {"permanent"}
    return not nouns or not others or bool(nouns & others)


_NAMED_KINDS = (Kind.CARD, Kind.SPELL, Kind.ABILITY, Kind.PERMANENT, Kind.SOURCE)


def nouns_of(filter: Filter) -> frozenset[str]:
    """Nouns that what fits may be called by."""
    found = {filter.kind.value} if filter.kind in _NAMED_KINDS else set()
    if filter.kind is Kind.SPELL_OR_ABILITY:
        found = {"spell", "ability"}
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


def nouns_of_participle(words: str) -> frozenset[str]:
    """What "the revealed card", "the creature exiled this way" may be called next: by its noun, or as a card."""
    found = [one for one in (word.removesuffix("s") for word in words.split()) if one in _OBJECT_NOUNS]
    return frozenset((*found, "card"))


def says_several(words: str) -> bool:
    """Whether the noun of "the exiled cards", "the creatures destroyed this way" is plural."""
    return any(word.endswith("s") and word.removesuffix("s") in _OBJECT_NOUNS for word in words.split())


_OBJECT_NOUNS = frozenset(
    ("artifact", "card", "creature", "enchantment", "land", "permanent", "planeswalker", "spell", "token")
)


_PERSONS = frozenset(("he", "him", "she", "her"))
"""Pronouns of a character on the battlefield, never of a card that something was done to."""


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
