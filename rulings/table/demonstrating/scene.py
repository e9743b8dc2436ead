"""One scene of a demonstration: named cards, where they lie, what is done, and the table that this makes.

日本語: 実演の1場面
What is here: the records. What is not: which scenes are tried (``rulings.table.demonstrating.scenes``).
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from rulings.abilities.ability import (
    Ability,
    ActivatedAbility,
    KeywordAbility,
    Replacement,
    SpellAbility,
    TriggeredAbility,
)
from rulings.abilities.amounts.amount import Fixed, X
from rulings.abilities.card import FaceDefinition
from rulings.abilities.effects.cards import LookAt, Search
from rulings.abilities.effects.choosing import MakeChoice
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.status import InZone
from rulings.abilities.modifications import EntersWith
from rulings.abilities.node import walk
from rulings.abilities.references import Target, TopCards
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.kernel.abilities.keyword_abilities import functional
from rulings.kernel.abilities.mana_abilities import is_mana_ability
from rulings.table.format import script as steps
from rulings.table.format.model import ManaMode, Table, Title
from rulings.table.format.setup import CardEntry, PlayerName, PlayerSetup, Start, ZoneName

A: Final = PlayerName("A")
B: Final = PlayerName("B")
C: Final = PlayerName("C")
"""A second opponent, where a card looks at several."""
KILLER: Final = "Murder"
"""What kills a creature whose death is to be seen."""
BYSTANDER: Final = "Grizzly Bears"
"""A's own creature."""
OPPOSING: Final = "Hill Giant"
"""B's creature."""
OPPOSING_LAND: Final = "Island"
"""B's land."""
HELD: Final = "Llanowar Elves"
"""A creature card in a hand, where a card asks for one."""
LIBRARY: Final = ("Opt", BYSTANDER, "Shock", "Forest", "Duress", "Llanowar Elves", "Island", OPPOSING)
"""What both libraries begin with: cards of several types, plain ones."""
SUPPORTING_CARDS: Final = tuple(dict.fromkeys((*LIBRARY, KILLER, "Fervor", "Ornithopter")))
"""Every card that a scene may use beside the named ones."""
TURN: Final = 3
"""In which a scene plays."""
_USUAL_X: Final = 2
"""The X with which a permanent entered that lies there."""
_FOR_OPPONENTS: Final = frozenset({"myriad", "melee"})
"""Keywords that are about several opponents."""
_SPELLS: Final = frozenset({CardType.INSTANT, CardType.SORCERY})


@dataclass(frozen=True, slots=True)
class Part:
    """One named card and what it can do on a table."""

    name: str
    name_ja: str | None
    face: FaceDefinition

    @property
    def is_spell(self) -> bool:
        """It is an instant or sorcery."""
        return bool(self.face.types & _SPELLS)

    @property
    def is_land(self) -> bool:
        """It is played, not cast."""
        return CardType.LAND in self.face.types

    @property
    def is_creature(self) -> bool:
        """It attacks, blocks and dies."""
        return CardType.CREATURE in self.face.types

    @property
    def is_aura(self) -> bool:
        """It can't lie alone."""
        return "Aura" in self.face.subtypes

    @property
    def enchants_the_dead(self) -> bool:
        """It is an Aura for a card in a graveyard."""
        return any(
            isinstance(one, KeywordAbility)
            and one.name == "enchant"
            and any(isinstance(node, InZone) and node.zone is Zone.GRAVEYARD for node in walk(one))
            for one in self.face.abilities
        )

    @property
    def is_equipment(self) -> bool:
        """It can lie attached to a creature."""
        return "Equipment" in self.face.subtypes

    @property
    def has_flash(self) -> bool:
        """It can be cast in response."""
        return any(isinstance(one, KeywordAbility) and one.name == "flash" for one in self.face.abilities)

    @property
    def has_x(self) -> bool:
        """A value of X is chosen as it is cast."""
        return "{X}" in (self.face.mana_cost or ())

    @property
    def answers_spells(self) -> bool:
        """It targets something on the stack: it is cast in response to that."""
        return any(
            isinstance(node, Target) and node.filter.kind in (Kind.SPELL, Kind.ABILITY, Kind.SPELL_OR_ABILITY)
            for ability in self.face.abilities
            if isinstance(ability, SpellAbility)
            for node in walk(ability)
        )

    @property
    def activations(self) -> tuple[int, ...]:
        """Numbers of its activated abilities; those for mana only where it has no other."""
        abilities = [a for a in functional(self.face.abilities) if isinstance(a, ActivatedAbility)]
        numbers = tuple(range(1, len(abilities) + 1))
        return tuple(n for n in numbers if not is_mana_ability(abilities[n - 1])) or numbers

    def chosen_by(self, player: PlayerName) -> tuple[str, ...]:
        """What that player chose for it as it entered, as far as any choice will do: a colour, another player."""
        other = A if player == B else B
        words = {"color": "blue", "opponent": other, "player": other}
        asked = [
            node.what
            for ability in self.face.abilities
            if isinstance(ability, Replacement)
            for node in walk(ability)
            if isinstance(node, MakeChoice)
        ]
        return tuple(words[what] for what in asked) if set(asked) <= set(words) else ()

    def activates_with_x(self, number: int) -> bool:
        """Whether a value of X is chosen for its activated ability of that number."""
        abilities = [a for a in functional(self.face.abilities) if isinstance(a, ActivatedAbility)]
        return any("{X}" in getattr(part, "symbols", ()) for part in abilities[number - 1].cost.parts)

    @property
    def counters(self) -> tuple[tuple[str, int], ...]:
        """The counters that it would have entered with, where their number stands in its text or is X."""
        return tuple(
            (put.kind, put.amount.value if isinstance(put.amount, Fixed) else _USUAL_X)
            for ability in self.face.abilities
            if isinstance(ability, Replacement) and isinstance(ability.instead, EntersWith)
            for put in ability.instead.counters
            if isinstance(put, PutCounters) and isinstance(put.amount, Fixed | X)
        )

    @property
    def looks_at_other_opponents(self) -> bool:
        """It does something for each opponent beside the one who is attacked (CR 702.116a, 702.121a)."""
        return any(isinstance(one, KeywordAbility) and one.name in _FOR_OPPONENTS for one in self.face.abilities)

    @property
    def reaches_hands(self) -> bool:
        """It does something with cards in a hand."""
        return any(isinstance(node, InZone) and node.zone is Zone.HAND for a in self.face.abilities for node in walk(a))

    @property
    def reaches_libraries(self) -> bool:
        """It finds cards in a library or looks at some."""
        return any(isinstance(node, Search | LookAt | TopCards) for a in self.face.abilities for node in walk(a))

    @property
    def watches_from_graveyard(self) -> bool:
        """It has an ability that triggers while it is in a graveyard."""
        return any(isinstance(one, TriggeredAbility) and Zone.GRAVEYARD in one.zones for one in self.face.abilities)

    @property
    def chooses_color(self) -> bool:
        """A colour is chosen for an ability of it."""
        return any(
            isinstance(node, MakeChoice) and node.what == "color" for a in self.face.abilities for node in walk(a)
        )

    def triggers_on(self, *kinds: type) -> bool:
        """It has an ability that triggers on such an event."""

        def has(ability: Ability) -> bool:
            return isinstance(ability, TriggeredAbility) and any(isinstance(n, kinds) for n in walk(ability.event))

        return any(has(ability) for ability in self.face.abilities)


@dataclass(frozen=True, slots=True)
class Scene:
    """Where the named cards are, and what is done; everything else on the table is the same in every scene."""

    mine: tuple[CardEntry, ...] = ()
    """Named permanents that A controls."""
    theirs: tuple[CardEntry, ...] = ()
    """Named permanents that B controls."""
    hand: tuple[str, ...] = ()
    """Cards in A's hand."""
    their_hand: tuple[str, ...] = ()
    """Cards in B's hand."""
    graveyard: tuple[str, ...] = ()
    """Named cards in A's graveyard."""
    script: tuple[steps.ScriptStep, ...] = ()

    def without(self, name: str) -> "Scene":
        """The same scene as it goes when one of the named cards is not there."""
        script = [one for step in self.script if (one := _step_without(step, name)) is not None]
        if script and isinstance(script[0], steps.CastStep | steps.ActivateStep):
            script[0] = replace(script[0], respond=False)  # there is nothing left to respond to
        return Scene(
            _entries_without(self.mine, name),
            _entries_without(self.theirs, name),
            _names_without(self.hand, name),
            _names_without(self.their_hand, name),
            _names_without(self.graveyard, name),
            tuple(script),
        )

    def with_blank(self, name: str) -> "Scene":
        """The same scene as it goes when a permanent card that is named has no text: nothing of it is activated."""
        return replace(
            self,
            mine=tuple(replace(one, chosen=()) if one.card == name else one for one in self.mine),
            theirs=tuple(replace(one, chosen=()) if one.card == name else one for one in self.theirs),
            script=tuple(
                step for step in self.script if not (isinstance(step, steps.ActivateStep) and step.activate == name)
            ),
        )

    @property
    def names(self) -> frozenset[str]:
        """Names of the cards that it puts on the table beside the plain ones."""
        lying = (entry.card for entry in (*self.mine, *self.theirs))
        return frozenset((*lying, *self.hand, *self.their_hand, *self.graveyard))

    @property
    def activators(self) -> frozenset[str]:
        """Names of cards of which an ability is activated."""
        return frozenset(step.activate for step in self.script if isinstance(step, steps.ActivateStep))

    def without_activations(self) -> "Scene":
        """The same scene as it goes when no ability is activated."""
        return replace(self, script=tuple(one for one in self.script if not isinstance(one, steps.ActivateStep)))


def _names_without(names: tuple[str, ...], name: str) -> tuple[str, ...]:
    return tuple(one for one in names if one != name)


def _entries_without(entries: tuple[CardEntry, ...], name: str) -> tuple[CardEntry, ...]:
    return tuple(
        replace(one, attached_to=None) if one.attached_to == name else one for one in entries if one.card != name
    )


def _step_without(step: steps.ScriptStep, name: str) -> steps.ScriptStep | None:
    """The step as others do it; ``None`` where it is the missing card that does it."""
    match step:
        case steps.CastStep(cast=done) | steps.PlayStep(play=done) | steps.ActivateStep(activate=done) if done == name:
            return None
        case steps.CastStep(targets=(target,)) if target == name:
            return replace(step, targets=(OPPOSING,))
        case steps.AttackStep():
            attackers = tuple(pair for pair in step.attackers if name not in pair)
            return replace(step, attackers=attackers) if attackers else None
        case steps.BlockStep():
            blocks = tuple(pair for pair in step.blocks if name not in pair)
            return replace(step, blocks=blocks) if blocks else None
    # What is answered after a name belongs to it: a colour for the protection of the card that is not there.
    return replace(step, answers=()) if name in step.answers else step


def table_of(scene: Scene, parts: Sequence[Part]) -> Table:
    """The scene as a table without expectations, among plain cards; a plain card that is named itself is left out."""
    named = {part.name for part in parts}
    names_ja = [f"《{part.name_ja}》" if part.name_ja is not None else part.name for part in parts]
    library = tuple(CardEntry(name) for name in LIBRARY)
    mine = [BYSTANDER] if BYSTANDER not in named else []
    theirs = [name for name in (OPPOSING, *_wanted(parts)) if name not in named]
    others = any(part.looks_at_other_opponents for part in parts)
    third = PlayerSetup(C, zones=((ZoneName.BATTLEFIELD, (CardEntry(OPPOSING_LAND, 2),)), (ZoneName.LIBRARY, library)))
    held = tuple(map(CardEntry, ((HELD,) if any(part.reaches_hands for part in parts) and HELD not in named else ())))
    return Table(
        "demonstration",
        (
            PlayerSetup(
                A,
                zones=(
                    (ZoneName.BATTLEFIELD, (*scene.mine, *map(CardEntry, mine), CardEntry("Forest", 2))),
                    (ZoneName.HAND, (*map(CardEntry, scene.hand), *held, CardEntry("Forest"))),
                    (ZoneName.LIBRARY, library),
                    (ZoneName.GRAVEYARD, (*map(CardEntry, ("Shock", "Llanowar Elves", *scene.graveyard)),)),
                ),
            ),
            PlayerSetup(
                B,
                zones=(
                    (ZoneName.BATTLEFIELD, (*scene.theirs, *map(CardEntry, theirs), CardEntry(OPPOSING_LAND, 2))),
                    (ZoneName.HAND, (*map(CardEntry, scene.their_hand), *held, CardEntry("Island"))),
                    (ZoneName.LIBRARY, library),
                    (ZoneName.GRAVEYARD, (CardEntry("Opt"),)),
                ),
            ),
            *((third,) if others else ()),
        ),
        title=Title(" + ".join(part.name for part in parts), "と".join(names_ja)),
        mana=ManaMode.FREE,
        start=Start(turn=TURN),
        script=scene.script,
    )


def _wanted(parts: Sequence[Part]) -> list[str]:
    """Something to be pointed at, where a card asks for an artifact or an enchantment."""
    types = {
        node.type
        for part in parts
        for ability in part.face.abilities
        for target in walk(ability)
        if isinstance(target, Target)
        for node in walk(target)
        if isinstance(node, HasType)
    }
    found = ["Ornithopter"] if CardType.ARTIFACT in types else []
    return [*found, "Fervor"] if CardType.ENCHANTMENT in types else found
