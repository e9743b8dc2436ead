"""What objects did or had done to them this turn, and what abilities of others are caused to do.

What is here: "dealt damage by ~ this turn", "that attacked this turn", "triggers an additional time", lethal damage by
power, life totals that can't change. What is not: facts about players (``turn_events``).
"""

from collections.abc import Callable
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
from rulings.abilities.filters.filter import Both, Either, Filter, narrowed
from rulings.abilities.filters.history import Another, DealtDamageBy, DealtDamageBySome, Did
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.status import HasCounter
from rulings.abilities.players import AnyPlayer, EachOpponent, PlayerRef, You
from rulings.abilities.references import Attached, It, Target, This
from rulings.abilities.vocabulary import Kind, Supertype, Zone
from rulings.oracle.categories import ORACLE, SeveralChanges, ability, change, effect, event, qualifier
from rulings.oracle.holes import hole

# Deeds of this turn as a part of the noun phrase.


for _words in ("", "that (was|were:self) "):
    qualifier.phrase(
        f"{_words}dealt damage by {{source:Object}} this turn", DealtDamageBy(hole("source", This, Attached, It))
    )
    qualifier.words({f"{_words}dealt damage this turn": Did("was dealt damage")})


# By a permanent, as it was when it dealt the damage: "a Spider you controlled".
qualifier.phrase(
    "dealt damage this turn by a {filter:Filter@singular} you controlled",
    DealtDamageBySome(narrowed(hole("filter", where=lambda one: one.kind is Kind.PERMANENT), ControlledBy(You()))),
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

    ability.phrase(
        f"if a {{filter:Filter@singular}} {words} causes a triggered ability of a {{of:Filter@singular}} to trigger, "
        "that ability triggers a additional time.",
        StaticAbility(changes=(TriggersAgain(cause(hole("filter")), hole("of")),)),
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


for _it in ("that ability", "it"):
    ability.phrase(
        f"if a triggered ability of {{of:EventObject}} triggers, {_it} triggers a additional time.",
        StaticAbility(changes=(TriggersAgain(EventPattern(), hole("of", Filter)),)),
    )
ability.phrase(
    "if a triggered ability of a {first:Subtype} or another {second:Subtype} you control triggers, that ability "
    "triggers a additional time.",
    StaticAbility(
        changes=(
            TriggersAgain(
                EventPattern(),
                Filter(
                    Kind.PERMANENT,
                    (
                        Either((HasSubtype(hole("first")), Both((HasSubtype(hole("second")), Another())))),
                        ControlledBy(You()),
                    ),
                ),
            ),
        )
    ),
    carries={"another": "changes"},
)


ability.phrase(
    "if you casting or copying a {spells:Filter@singular} causes a triggered ability of a {of:Filter@singular} to "
    "trigger, that ability triggers a additional time.",
    StaticAbility(
        changes=(
            TriggersAgain(
                CastsSpell(You(), hole("spells", where=lambda one: one.kind is Kind.SPELL), also_copy=True), hole("of")
            ),
        )
    ),
)

# Several attackers of anyone.


def _many_attack(words: str, minimum: int) -> None:

    event.phrase(
        f"{words} or more {{filter:Filter@plural}} attack", PlayerAttacks(AnyPlayer(), hole("filter"), minimum)
    )


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


_NOT_LEGENDARY = LoseTypes(supertypes=(Supertype.LEGENDARY,))
effect.phrase(
    "{who:Subject} cop[ies|y] {what:Object}, except it isn't legendary if the spell is legendary",
    CopyOnStack(
        hole("who"), hole("what", Target, where=lambda one: one.filter.kind is Kind.SPELL), exceptions=(_NOT_LEGENDARY,)
    ),
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

    ability.phrase(
        f"activated abilities cost {{mana:ManaSymbols}} {word} to activate unless they're mana abilities.",
        StaticAbility(changes=(CostChange("non-mana activated ability", None, None, sign, hole("mana")),)),
        carries={"unless": "changes"},
    )


_declare_activating("more", 1)

# Other Auras (CR 303.4d).

change.phrase("can't be enchanted by {by:Filter@plural}", CantDo, fixed={"what": "be enchanted"})

# What causes no ability to trigger (CR 603.2g).


def _declare_silence(words: str) -> None:

    ability.phrase(
        f"{{filter:Filter@plural}} {words} don't cause abilities to trigger.",
        StaticAbility(changes=(DoesntTrigger(_enters(hole("filter"))),)),
    )


_declare_silence("entering")
_declare_silence("entering the battlefield")


def _declare_silence_of_both(words: str) -> None:

    ability.phrase(
        f"{{filter:Filter@plural}} {words} don't cause abilities to trigger.",
        StaticAbility(changes=(DoesntTrigger(AnyOfEvents((_enters(hole("filter")), _dies(hole("filter"))))),)),
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
