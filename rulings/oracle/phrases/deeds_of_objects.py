"""What objects did or had done to them this turn, and what abilities of others are caused to do.

What is here: "dealt damage by ~ this turn", "that attacked this turn", "triggers an additional time", lethal damage by
power, life totals that can't change. What is not: facts about players (``turn_events``).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rulings.abilities.ability import DeckRule, StaticAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.counting import CountPlayers, Devotion
from rulings.abilities.changes.change import Change, LoseTypes, SetTypes
from rulings.abilities.changes.permissions import CanDo, CantDo, CostChange, DoesntTrigger, PlayerCant, TriggersAgain
from rulings.abilities.conditions.history import Happened
from rulings.abilities.costs.mana import CollectEvidence
from rulings.abilities.effects.game import KeywordAction
from rulings.abilities.effects.moving import Exile
from rulings.abilities.effects.spells import CopyOnStack
from rulings.abilities.events.combat import Attacks, PlayerAttacks
from rulings.abilities.events.damage_and_life import DealsDamage
from rulings.abilities.events.event import AnyOfEvents, EventPattern
from rulings.abilities.events.moving import Moves, PlaysLand
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.filters.characteristics import HasAdventure, HasSubtype
from rulings.abilities.filters.filter import Both, Either, Filter, Predicate
from rulings.abilities.filters.history import Another, DealtDamageBy, DealtDamageBySome, Did
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.status import HasCounter
from rulings.abilities.node import Node
from rulings.abilities.players import AnyPlayer, EachOpponent, PlayerRef, You
from rulings.abilities.references import Attached, It, ObjectRef, Target, This
from rulings.abilities.vocabulary import Kind, Supertype, Zone
from rulings.oracle.categories import ORACLE, SeveralChanges, ability, change, effect, event, qualifier
from rulings.oracle.grammar import Value

Slots = Mapping[str, Value] | None

# Deeds of this turn as a part of the noun phrase.


def _dealt_by(source: ObjectRef) -> Predicate | None:
    return DealtDamageBy(source) if isinstance(source, This | Attached | It) else None


def _undo_dealt_by(node: DealtDamageBy) -> Slots:
    return {"source": node.source}


for _words in ("", "that (was|were:self) "):
    qualifier.phrase(
        f"{_words}dealt damage by {{source:Object}} this turn", _dealt_by, _undo_dealt_by, kind=DealtDamageBy
    )
    qualifier.words({f"{_words}dealt damage this turn": Did("was dealt damage")})


def _dealt_by_some(filter: Filter) -> Predicate | None:
    """By a permanent, as it was when it dealt the damage: "a Spider you controlled"."""
    if filter.kind is not Kind.PERMANENT:
        return None
    return DealtDamageBySome(Filter(filter.kind, (*filter.predicates, ControlledBy(You()))))


def _undo_dealt_by_some(node: DealtDamageBySome) -> Slots:
    match node.sources.predicates:
        case (*rest, ControlledBy(player=You())):
            return {"filter": Filter(node.sources.kind, tuple(rest))}
    return None


qualifier.phrase(
    "dealt damage this turn by a {filter:Filter@singular} you controlled",
    _dealt_by_some,
    _undo_dealt_by_some,
    kind=DealtDamageBySome,
)
for _words, _what in (
    ("that attacked this turn", "attacked"),
    ("that blocked this turn", "blocked"),
    ("that attacked or blocked this turn", "attacked or blocked"),
    ("that entered this turn", "entered"),
    ("that entered the battlefield this turn", "entered"),
):
    qualifier.words({_words: Did(_what)})

# Abilities that trigger an additional time (CR 603.2d).


def _again(words: str, cause: Callable[[Filter], EventPattern]) -> None:
    def make(filter: Filter, of: Filter) -> StaticAbility:
        return StaticAbility(changes=(TriggersAgain(cause(filter), of),))

    def unmake(node: StaticAbility) -> Slots:
        match node.changes:
            case (
                TriggersAgain(
                    cause=Moves(object=Filter() as filter)
                    | Attacks(attacker=Filter() as filter)
                    | DealsDamage(source=Filter() as filter),
                    of=of,
                ),
            ) if isinstance(of, Filter) and node == make(filter, of):
                return {"filter": filter, "of": of}
        return None

    ability.phrase(
        f"if a {{filter:Filter@singular}} {words} causes a triggered ability of a {{of:Filter@singular}} to trigger, "
        "that ability triggers a additional time.",
        make,
        unmake,
        kind=StaticAbility,
    )


def _enters(filter: Filter) -> EventPattern:
    return Moves(filter, destination=Zone.BATTLEFIELD)


def _dies(filter: Filter) -> EventPattern:
    return Moves(filter, origin=Zone.BATTLEFIELD, destination=Zone.GRAVEYARD)


def _hits(filter: Filter) -> EventPattern:
    return DealsDamage(filter, AnyPlayer(), combat=True)


_again("dealing combat damage to a player", _hits)
_again("entering", _enters)
_again("entering the battlefield", _enters)
_again("dying", _dies)
_again("attacking", Attacks)


def _whatever_triggers(of: Node) -> StaticAbility | None:
    return StaticAbility(changes=(TriggersAgain(EventPattern(), of),)) if isinstance(of, Filter) else None


def _undo_whatever_triggers(node: StaticAbility) -> Slots:
    match node.changes:
        case (TriggersAgain(of=Filter() as of),) if node == _whatever_triggers(of):
            return {"of": of}
    return None


def _either_triggers(first: str, second: str) -> StaticAbility:
    another = Both((HasSubtype(second), Another()))
    of = Filter(Kind.PERMANENT, (Either((HasSubtype(first), another)), ControlledBy(You())))
    return StaticAbility(changes=(TriggersAgain(EventPattern(), of),))


def _undo_either_triggers(node: StaticAbility) -> Slots:
    match node.changes:
        case (
            TriggersAgain(
                of=Filter(predicates=(Either(options=(HasSubtype() as one, Both(parts=(HasSubtype() as two, _)))), _))
            ),
        ):
            slots: dict[str, Value] = {"first": one.subtype, "second": two.subtype}
            return slots if node == _either_triggers(one.subtype, two.subtype) else None
    return None


for _it in ("that ability", "it"):
    ability.phrase(
        f"if a triggered ability of {{of:EventObject}} triggers, {_it} triggers a additional time.",
        _whatever_triggers,
        _undo_whatever_triggers,
        kind=StaticAbility,
    )
ability.phrase(
    "if a triggered ability of a {first:Subtype} or another {second:Subtype} you control triggers, that ability "
    "triggers a additional time.",
    _either_triggers,
    _undo_either_triggers,
    kind=StaticAbility,
    carries={"another": "changes"},
)


def _casting_or_copying(spells: Filter, of: Filter) -> StaticAbility | None:
    if spells.kind is not Kind.SPELL:
        return None
    return StaticAbility(changes=(TriggersAgain(CastsSpell(You(), spells, also_copy=True), of),))


def _undo_casting_or_copying(node: StaticAbility) -> Slots:
    match node.changes:
        case (TriggersAgain(cause=CastsSpell(spell=spells), of=Filter() as of),):
            return {"spells": spells, "of": of} if node == _casting_or_copying(spells, of) else None
    return None


ability.phrase(
    "if you casting or copying a {spells:Filter@singular} causes a triggered ability of a {of:Filter@singular} to "
    "trigger, that ability triggers a additional time.",
    _casting_or_copying,
    _undo_casting_or_copying,
    kind=StaticAbility,
)

# Several attackers of anyone.


def _many_attack(words: str, minimum: int) -> None:
    def make(filter: Filter) -> PlayerAttacks:
        return PlayerAttacks(AnyPlayer(), filter, minimum)

    def unmake(node: PlayerAttacks) -> Slots:
        filter = node.attackers
        return {"filter": filter} if isinstance(filter, Filter) and node == make(filter) else None

    event.phrase(f"{words} or more {{filter:Filter@plural}} attack", make, unmake, kind=PlayerAttacks)


_many_attack("two", 2)
_many_attack("three", 3)

# Lethal damage (CR 120.6).

ability.phrase(
    "lethal damage dealt to {affected:Affected} is determined by their power rather than their toughness.",
    StaticAbility,
    fixed={"changes": (CanDo("lethal damage by power"),)},
)

# Every creature type.

change.phrase("[is|are] every creature type", SetTypes, fixed={"every": "creature type"})

# Life totals (CR 119.7, 119.8).


@dataclass(frozen=True, slots=True)
class LifeTotalCantChange(SeveralChanges):
    """ "Your life total can't change": neither gaining nor losing life."""

    who: PlayerRef

    def changes(self) -> tuple[Change, ...]:
        """Both prohibitions."""
        return (PlayerCant(self.who, "gain life"), PlayerCant(self.who, "lose life"))


ORACLE.category("PlayerRule").phrase("{who:Player's} life total can't change", LifeTotalCantChange)

# Words for building decks (CR 903.3).

ability.phrase("~ can be your commander.", DeckRule)

# Copies that differ (CR 707.9).


def _not_legendary(who: PlayerRef, what: ObjectRef) -> CopyOnStack | None:
    is_on_stack = isinstance(what, Target) and what.filter.kind is Kind.SPELL
    return CopyOnStack(who, what, exceptions=(_NOT_LEGENDARY,)) if is_on_stack else None


def _undo_not_legendary(node: CopyOnStack) -> Slots:
    return {"who": node.who, "what": node.what} if node == _not_legendary(node.who, node.what) else None


_NOT_LEGENDARY = LoseTypes(supertypes=(Supertype.LEGENDARY,))
effect.phrase(
    "{who:Subject} cop[ies|y] {what:Object}, except it isn't legendary if the spell is legendary",
    _not_legendary,
    _undo_not_legendary,
    kind=CopyOnStack,
    carries={"except": "exceptions"},
)

# Exiling face down (CR 406.3), collecting evidence (CR 701.59).

effect.phrase("{who:Subject} exile[s] {what:Object} face down", Exile, fixed={"face_down": True})
ORACLE.category("CostPart").phrase("collect evidence {amount:Quantity}", CollectEvidence)

# Counters without a number, Adventures.

qualifier.phrase("with {kind:CounterKind} counters on (it|them:self)", HasCounter)
qualifier.words({"that (has|have:self) a Adventure": HasAdventure()})

# Exploring once more.

effect.phrase("{what:Object} explore[s] again", KeywordAction, fixed={"name": "explore", "who": You()})

# Costs of activating (CR 602.2b, 601.2f).


def _declare_activating(word: str, sign: int) -> None:
    def make(mana: tuple[str, ...]) -> StaticAbility:
        return StaticAbility(changes=(CostChange("non-mana activated ability", None, None, sign, mana),))

    def unmake(node: StaticAbility) -> Slots:
        match node.changes:
            case (CostChange(mana=mana),) if node == make(mana):
                return {"mana": mana}
        return None

    ability.phrase(
        f"activated abilities cost {{mana:ManaSymbols}} {word} to activate unless they're mana abilities.",
        make,
        unmake,
        kind=StaticAbility,
        carries={"unless": "changes"},
    )


_declare_activating("more", 1)

# Other Auras (CR 303.4d).

change.phrase("can't be enchanted by {by:Filter@plural}", CantDo, fixed={"what": "be enchanted"})

# What causes no ability to trigger (CR 603.2g).


def _declare_silence(words: str) -> None:
    def make(filter: Filter) -> StaticAbility:
        return StaticAbility(changes=(DoesntTrigger(_enters(filter)),))

    def unmake(node: StaticAbility) -> Slots:
        match node.changes:
            case (DoesntTrigger(cause=Moves(object=Filter() as filter)),) if node == make(filter):
                return {"filter": filter}
        return None

    ability.phrase(
        f"{{filter:Filter@plural}} {words} don't cause abilities to trigger.", make, unmake, kind=StaticAbility
    )


_declare_silence("entering")
_declare_silence("entering the battlefield")


def _declare_silence_of_both(words: str) -> None:
    def make(filter: Filter) -> StaticAbility:
        return StaticAbility(changes=(DoesntTrigger(AnyOfEvents((_enters(filter), _dies(filter)))),))

    def unmake(node: StaticAbility) -> Slots:
        match node.changes:
            case (DoesntTrigger(cause=AnyOfEvents(options=(Moves(object=Filter() as filter), _))),) if node == make(
                filter
            ):
                return {"filter": filter}
        return None

    ability.phrase(
        f"{{filter:Filter@plural}} {words} don't cause abilities to trigger.", make, unmake, kind=StaticAbility
    )


_declare_silence_of_both("entering or dying")

# Numbers of players and of mana symbols (CR 700.5).

ORACLE.category("CountedSingly").phrase("opponent you have", CountPlayers, fixed={"players": EachOpponent()})
ORACLE.category("Quantity").phrase("your devotion to {colors:Color+and}", Devotion)
ORACLE.category("Condition").words(
    {
        "<you played|you've played> a land this turn": Happened(PlaysLand(You())),
        # "Whenever you play a land, if it wasn't the first": then there was one before it.
        "it wasn't the first land you played this turn": Happened(PlaysLand(You()), Fixed(2)),
    }
)
