"""Abilities: what one line of a card is (CR 112, 113, 602-604, 607).

What is here: spell abilities, activated, triggered, static ones, replacement effects as a whole, keywords, and what a
line says of casting its own card. What is not: what an effect does (``effects``), what a static ability changes
(``changes``), what a replacement makes of an event (``modifications``).
"""

from dataclasses import dataclass
from typing import cast

from rulings.abilities.amounts.amount import Amount
from rulings.abilities.changes.change import Change
from rulings.abilities.conditions.condition import Condition
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.objects import ExertCost
from rulings.abilities.effects.effect import Effect
from rulings.abilities.events.event import EventPattern
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.references import ObjectRef, This
from rulings.abilities.vocabulary import Color, Zone


@dataclass(frozen=True, slots=True)
class Ability(Node):
    """One ability. ``text`` in subclasses is the line as written, for naming it in table files and for showing it."""

    text: str = ""
    """The line as written, without reminder text; never a basis of play."""


def as_abilities(nodes: tuple[Node, ...]) -> tuple[Ability, ...]:
    """What an effect or a change gives: abilities hold these, so that the classes of these can't name ``Ability``."""
    return cast("tuple[Ability, ...]", nodes)


@dataclass(frozen=True, slots=True)
class SpellAbility(Ability):
    """What an instant or sorcery does on resolution (CR 113.3a)."""

    effect: Effect = Effect()


@dataclass(frozen=True, slots=True)
class ActivatedAbility(Ability):
    """ "Cost: Effect." (CR 602); whether it is a mana ability is found by its effect (CR 605.1a)."""

    cost: Cost = Cost()
    effect: Effect = Effect()
    zones: tuple[Zone, ...] = (Zone.BATTLEFIELD,)
    """From where it can be activated."""
    sorcery_speed: bool = False
    instant_speed: bool = False
    """Only as an instant: with priority, never while something is paid (CR 602.5e)."""
    """"Activate only as a sorcery"."""
    instant_timing: Condition | None = None
    """"Activate only during your turn", "only if you control ...": must hold."""
    limit_per_turn: int | None = None
    """"Activate only once each turn"."""
    limit_ever: bool = False
    """"Activate only once" (exhaust)."""
    activator: PlayerRef = You()
    """"Any player may activate this ability": ``AnyPlayer``."""
    x: Amount | None = None
    """"X is the mana value of that card": X in the cost is this number (CR 107.3c)."""
    x_mana: tuple[Color, ...] = ()
    """"Spend only black mana on X": what pays for X in the cost; nothing said is any mana."""
    cost_changes: tuple[Change, ...] = ()
    """"This ability costs {1} less to activate for each ...": ``CostChange`` nodes about itself (CR 601.2f)."""
    keyword: str | None = None
    """The keyword that it came from (equip, cycling), or ``loyalty``."""


@dataclass(frozen=True, slots=True)
class TriggeredAbility(Ability):
    """ "When / whenever / at [event], [if condition,] effect" (CR 603)."""

    event: EventPattern = EventPattern()
    condition: Condition | None = None
    """Intervening if (CR 603.4)."""
    effect: Effect = Effect()
    zones: tuple[Zone, ...] = (Zone.BATTLEFIELD,)
    """From where it triggers (CR 113.6)."""
    limit_per_turn: int | None = None
    """"This ability triggers only once each turn"."""
    keyword: str | None = None


@dataclass(frozen=True, slots=True)
class StaticAbility(Ability):
    """Continuously true: changes to what ``affected`` picks out (CR 604, 611.3)."""

    affected: Node | None = None
    """``This``, ``Attached``, a ``Filter``, a ``PlayerRef``, or ``None`` for rules of the game."""
    changes: tuple[Change, ...] = ()
    condition: Condition | None = None
    """"As long as ..."."""
    zones: tuple[Zone, ...] = (Zone.BATTLEFIELD,)
    """From where it works (CR 113.6)."""
    is_characteristic_defining: bool = False
    """(CR 604.3)"""
    keyword: str | None = None
    """The keyword that it came from."""
    lingers: bool = False
    """"If this enchantment leaves the battlefield, this effect continues until end of turn"."""


@dataclass(frozen=True, slots=True)
class Replacement(Ability):
    """ "If [event] would happen, [instead]" and "enters with/as" (CR 614)."""

    event: EventPattern = EventPattern()
    condition: Condition | None = None
    instead: Node | None = None
    """An ``Effect`` done in place of the event, or a ``Modification`` of it; ``None``: the event does not happen."""
    optional: PlayerRef | None = None
    """Who may choose to apply it."""
    zones: tuple[Zone, ...] = (Zone.BATTLEFIELD,)
    self_replacement: bool = False
    """(CR 614.15)"""
    as_enters: bool = False
    """"As ~ enters", "~ enters with", "~ enters tapped" (CR 614.1c)."""


@dataclass(frozen=True, slots=True)
class KeywordAbility(Ability):
    """A keyword with its parameters (CR 702); what it means stands in the kernel, one file a keyword."""

    name: str = ""
    """In lower case as in CR 702: ``"first strike"``, ``"protection"``, ``"landwalk"``."""
    cost: Cost | None = None
    """Equip {2}, cycling {1}{U}, ward—Pay 3 life."""
    amount: Amount | None = None
    """Bushido 2, annihilator 4, dredge 5."""
    quality: Node | None = None
    """Protection from red, affinity for artifacts, equip legendary creature, islandwalk, enchant creature: a
    ``Filter`` or ``PlayerRef``."""
    subtype: str | None = None
    """The word that a keyword is written with: ``"Island"`` in islandwalk, ``"Wizard"`` in Wizardcycling."""
    cost_changes: tuple[Change, ...] = ()
    """As of ``ActivatedAbility``, for a keyword that stands for one."""


@dataclass(frozen=True, slots=True)
class AdditionalCost(Ability):
    """ "As an additional cost to cast this spell, ..." (CR 601.2f)."""

    cost: Cost = Cost()
    optional: bool = False


@dataclass(frozen=True, slots=True)
class AlternativeCost(Ability):
    """ "You may pay X rather than pay this spell's mana cost" (CR 118.9)."""

    cost: Cost = Cost()
    condition: Condition | None = None


@dataclass(frozen=True, slots=True)
class CastTiming(Ability):
    """ "Cast this spell only during combat" and the like; ``flash_if`` for "as though it had flash if"."""

    condition: Condition | None = None
    as_flash: bool = False
    more: Cost | None = None
    """"If you pay {2} more to cast it" (CR 601.3c)."""
    is_sacrificed: bool = False
    """"If you cast it any time a sorcery couldn't have been cast, the controller of the permanent it becomes
    sacrifices it at the beginning of the next cleanup step"."""


@dataclass(frozen=True, slots=True)
class LevelBand(Ability):
    """One band of a leveler card (CR 711), or of a Class or a Spacecraft/station card by ``counter``."""

    low: int = 0
    high: int | None = None
    power: int | None = None
    toughness: int | None = None
    abilities: tuple[Ability, ...] = ()
    counter: str = "level"


@dataclass(frozen=True, slots=True)
class Chapter(Ability):
    """Chapter ability of a Saga (CR 714)."""

    numbers: tuple[int, ...] = ()
    effect: Effect = Effect()
    label: str = ""
    """A flavor word before the effect, which has no meaning (CR 207.2d)."""


@dataclass(frozen=True, slots=True)
class DeckRule(Ability):
    """Words for deck building or outside the game ("a deck can have any number of"): no effect in a game."""

    filter: Filter | None = None


@dataclass(frozen=True, slots=True)
class Cleaved(Ability):
    """Stands after the ability of a line with brackets: the same line without the words in them (CR 702.148a)."""

    ability: Ability = Ability()


@dataclass(frozen=True, slots=True)
class AttackCost(Ability):
    """ "You may exert this creature as it attacks. When you do, ...": an optional cost to attack (CR 508.1g)."""

    what: ObjectRef = This()
    """What attacks and, with ``ExertCost``, is exerted."""
    cost: Cost = Cost((ExertCost(),))
    effect: Effect | None = None
    """What triggers on paying it (CR 607.2h)."""
    condition: Condition | None = None
    """"If it hasn't been exerted this turn"."""


@dataclass(frozen=True, slots=True)
class BeginOnBattlefield(Ability):
    """ "If this card is in your opening hand, you may begin the game with it on the battlefield" (CR 103.6a)."""

    counter: str | None = None
    """"With a luck counter on it"."""
    unless_starting: bool = False
    """"And you're not the starting player"."""
    then: Effect | None = None
    """"If you do, ..."."""


@dataclass(frozen=True, slots=True)
class RevealFromOpeningHand(Ability):
    """ "You may reveal this card from your opening hand. If you do, ..." (CR 103.6b)."""

    effect: Effect = Effect()


@dataclass(frozen=True, slots=True)
class SpendOnX(Ability):
    """ "Spend only black mana on X": what pays for the X in the spell's cost (CR 106.6)."""

    colors: tuple[Color, ...] = ()
