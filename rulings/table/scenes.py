"""Scenes for a demonstration: small tables on which named cards might meet, from the plainest on.

日本語: 実演の候補となる場面
What is here: which card lies where, and who does what. What is not: which scene is shown (``rulings.table.audition``),
and any outcome - the kernel plays a scene like any other table, and refuses what it does not understand.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import permutations, product
from typing import Final

from rulings.abilities import filters as f
from rulings.abilities.ability import (
    Ability,
    ActivatedAbility,
    EntersWith,
    KeywordAbility,
    Replacement,
    SpellAbility,
    TriggeredAbility,
)
from rulings.abilities.amounts import Fixed
from rulings.abilities.card import FaceDefinition
from rulings.abilities.node import walk
from rulings.abilities.patterns import Attacks, BeginningOf, DealsDamage
from rulings.abilities.references import Target
from rulings.abilities.verbs import MakeChoice, PutCounters
from rulings.abilities.vocabulary import CardType, Color, Kind, Step
from rulings.kernel.base_values import mana_value_of
from rulings.kernel.keywords import functional
from rulings.kernel.mana_abilities import is_mana_ability
from rulings.table import script as steps
from rulings.table.model import ManaMode, Table, Title
from rulings.table.setup import CardEntry, Moment, PlayerName, PlayerSetup, Start, ZoneName

A: Final = PlayerName("A")
B: Final = PlayerName("B")
KILLER: Final = "Murder"
"""What kills a creature whose death is to be seen."""
BYSTANDER: Final = "Grizzly Bears"
"""A's own creature."""
OPPOSING: Final = "Hill Giant"
"""B's creature."""
LIBRARY: Final = ("Opt", BYSTANDER, "Shock", "Forest", "Duress", "Llanowar Elves", "Island", OPPOSING)
"""What both libraries begin with: cards of several types, plain ones."""
SUPPORTING_CARDS: Final = tuple(dict.fromkeys((*LIBRARY, KILLER, "Fervor", "Ornithopter")))
"""Every card that a scene may use beside the named ones."""

_TURN: Final = 3
_SPELLS: Final = frozenset({CardType.INSTANT, CardType.SORCERY})
_COLOR_WORDS: Final = {
    Color.WHITE: "white",
    Color.BLUE: "blue",
    Color.BLACK: "black",
    Color.RED: "red",
    Color.GREEN: "green",
}


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

    @property
    def counters(self) -> tuple[tuple[str, int], ...]:
        """The counters that it would have entered with, where their number stands in its text."""
        return tuple(
            (put.kind, put.amount.value)
            for ability in self.face.abilities
            if isinstance(ability, Replacement) and isinstance(ability.instead, EntersWith)
            for put in ability.instead.counters
            if isinstance(put, PutCounters) and isinstance(put.amount, Fixed)
        )

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
        return Scene(
            _entries_without(self.mine, name),
            _entries_without(self.theirs, name),
            _names_without(self.hand, name),
            _names_without(self.their_hand, name),
            _names_without(self.graveyard, name),
            tuple(one for step in self.script if (one := _step_without(step, name)) is not None),
        )

    @property
    def activators(self) -> frozenset[str]:
        """Names of cards of which an ability is activated."""
        return frozenset(step.activate for step in self.script if isinstance(step, steps.ActivateStep))

    def without_activations(self) -> "Scene":
        """The same scene as it goes when no ability is activated."""
        return replace(self, script=tuple(one for one in self.script if not isinstance(one, steps.ActivateStep)))


def _names(parts: Sequence[Part]) -> tuple[str, ...]:
    return tuple(part.name for part in parts)


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


def scenes(parts: Sequence[Part]) -> Iterator[Scene]:
    """Everything that is tried, the plainest first.

    Shape: the named cards -> scenes in which each of them is; the first is shown if no other shows more.
    """
    responders = [part for part in parts if part.answers_spells]
    spells = [part for part in parts if part.is_spell and part not in responders]
    lying = [part for part in parts if not part.is_spell and not part.is_aura]
    auras = [part for part in parts if part.is_aura]
    if spells or auras:
        yield from _cast_all(lying, [*auras, *spells], responders)
    else:
        yield from _entering(lying, responders)
    if responders and not spells:
        yield from _cast_at_bystander(lying, responders)
    if spells:
        for lead in lying:
            others = [one for one in lying if one is not lead]
            yield from _cast_all(others, [*auras, *spells, lead], responders)
            yield from _cast_all(others, [*auras, lead, *spells], responders)
            yield from _cast_from_graveyard(others, lead, spells)
            if lead.has_flash:
                yield _flashed_in(others, lead, spells)
    yield from _dead_already(lying, [*auras, *spells])
    for instant in (one for one in spells if CardType.INSTANT in one.face.types and len(spells) > 1):
        yield from _cast_all(lying, [one for one in spells if one is not instant], [*responders, instant])
    yield from _activated(lying, spells)
    yield from _entering_and_activated(lying)
    if not spells and not responders:
        yield from _killed(lying, auras)
        yield from _attacking(lying, auras)


def _entering(lying: Sequence[Part], responders: Sequence[Part]) -> Iterator[Scene]:
    """One comes onto a table on which the others lie: a trigger on entering is seen, and who watches it."""
    for lead in reversed(lying):
        others = [one for one in lying if one is not lead]
        yield from _cast_all(others, [lead], responders)
        if responders and not lead.is_land:
            # It resolves, and what triggered on that is answered.
            for mine, theirs in _places(others):
                script = [steps.CastStep(cast=lead.name), steps.SettleStep(count=1), *_responses(responders)]
                yield Scene(mine, theirs, (lead.name,), _names(responders), script=_ended(script, lying))


def _cast_from_graveyard(lying: Sequence[Part], lead: Part, spells: Sequence[Part]) -> Iterator[Scene]:
    """A permanent enters while spells lie in the graveyard; then the first of them is cast from there, if it can be."""
    mine = _laid(lying, BYSTANDER, None)
    buried = _names(spells)
    enter = steps.CastStep(cast=lead.name, answers=buried[:1])
    again = steps.CastStep(cast=buried[0], from_zone=ZoneName.GRAVEYARD)
    for script in ([enter, again], [enter]):
        yield Scene(mine, (), (lead.name,), graveyard=buried, script=_ended(script, [*lying, lead, *spells]))


def _flashed_in(lying: Sequence[Part], lead: Part, spells: Sequence[Part]) -> Scene:
    """A permanent is cast in response to the spells."""
    casting = [steps.CastStep(cast=one.name) for one in spells]
    script = _ended([*casting, steps.CastStep(respond=True, cast=lead.name)], [*lying, lead, *spells])
    return Scene(_laid(lying, BYSTANDER, None), hand=(*_names(spells), lead.name), script=script)


def _dead_already(lying: Sequence[Part], cast: Sequence[Part]) -> Iterator[Scene]:
    """One permanent card is in the graveyard while the others enter or are cast."""
    for dead in lying:
        others = [one for one in lying if one is not dead]
        for acting in [cast] if cast else [[one] for one in others]:
            if not acting or any(one.is_aura for one in acting):
                continue
            rest = _laid([one for one in others if one not in acting], BYSTANDER, None)
            script = [_enter(one, () if one.is_land else (dead.name,)) for one in acting]
            yield Scene(rest, hand=_names(acting), graveyard=(dead.name,), script=_ended(script, [*lying, *cast]))


def _places(
    lying: Sequence[Part], loose: Part | None = None
) -> Iterator[tuple[tuple[CardEntry, ...], tuple[CardEntry, ...]]]:
    """Who controls what: all A's, all B's, then divided; ``loose``: Equipment that is not on a creature yet."""
    every = [(A,) * len(lying), (B,) * len(lying)]
    if 1 < len(lying) <= 2:
        every += [places for places in product((A, B), repeat=len(lying)) if places not in every]
    for places in dict.fromkeys(every):
        yield (
            _laid([part for part, place in zip(lying, places, strict=True) if place == A], BYSTANDER, loose),
            _laid([part for part, place in zip(lying, places, strict=True) if place == B], OPPOSING, loose),
        )


def _laid(parts: Sequence[Part], plain_creature: str, loose: Part | None) -> tuple[CardEntry, ...]:
    """Permanents of one player; Equipment is on the named creature, else on the plain one."""
    bearer = next((part.name for part in parts if part.is_creature), plain_creature)
    return tuple(
        CardEntry(
            part.name,
            counters=part.counters,
            attached_to=bearer if part.is_equipment and part is not loose else None,
        )
        for part in parts
    )


def _answers(part: Part, others: Sequence[Part]) -> Iterator[tuple[str, ...]]:
    """What its choices are answered with: the defaults, a named card, a named card and a colour of one."""
    yield ()
    for other in others:
        if other is not part:
            yield (other.name,)
    if part.chooses_color:
        colors = dict.fromkeys(color for other in others if other is not part for color in other.face.colors)
        for color in colors:
            for other in others:
                yield (other.name, _COLOR_WORDS[color])


def _cast_all(lying: Sequence[Part], cast: Sequence[Part], responders: Sequence[Part]) -> Iterator[Scene]:
    for mine, theirs in _places(lying):
        answers = {part.name: list(_answers(part, [*lying, *cast])) for part in cast}
        for number in range(max(map(len, answers.values()))):
            script: list[steps.ScriptStep] = []
            for part in cast:
                said = answers[part.name][min(number, len(answers[part.name]) - 1)]
                script.append(_enter(part, said, _worth([*lying, *cast], part) if part.has_x else None))
            script += _responses(responders)
            yield Scene(mine, theirs, _names(cast), _names(responders), script=_ended(script, [*lying, *cast]))


def _enter(part: Part, answers: tuple[str, ...], x: int | None = None) -> steps.ScriptStep:
    """The card is played or cast."""
    if part.is_land:
        return steps.PlayStep(play=part.name, answers=answers)
    return steps.CastStep(cast=part.name, x=x, answers=answers)


def _worth(parts: Sequence[Part], asking: Part) -> int:
    """The mana value of another named card: what an X most often has to reach."""
    return max([mana_value_of(part.face.mana_cost or ()) for part in parts if part is not asking] or [0]) or 2


def _cast_at_bystander(lying: Sequence[Part], responders: Sequence[Part]) -> Iterator[Scene]:
    for mine, theirs in _places(lying):
        script = (steps.CastStep(cast=BYSTANDER), *_responses(responders))
        yield Scene(mine, theirs, (BYSTANDER,), _names(responders), script=_ended(script, lying))


def _responses(responders: Sequence[Part]) -> list[steps.ScriptStep]:
    return [steps.CastStep(player=B, respond=True, cast=part.name) for part in responders]


def _activated(lying: Sequence[Part], spells: Sequence[Part]) -> Iterator[Scene]:
    aims = [(one.name,) for one in lying] if spells else [()]
    hand = _names(spells)
    for part in lying:
        tried = product(part.activations[:3], _places(lying, part), _answers(part, [*lying, *spells]), aims)
        for number, (mine, theirs), answers, aimed in tried:
            doer = A if part.name in {entry.card for entry in mine} else B
            act = steps.ActivateStep(
                player=doer, respond=bool(spells), activate=part.name, ability=number, answers=answers
            )
            bearer = next((one.name for one in lying if one.is_creature), None)
            if part.is_equipment and bearer is not None and bearer in {entry.card for entry in mine}:
                for blocker in (OPPOSING, None):
                    yield Scene(mine, theirs, hand, script=(act, *_fight((bearer,), blocker)))
            else:
                casting = [steps.CastStep(cast=one.name, answers=aimed) for one in spells]
                yield Scene(mine, theirs, hand, script=_ended([*casting, act], [*lying, *spells]))


def _entering_and_activated(lying: Sequence[Part]) -> Iterator[Scene]:
    """One comes onto the table, its choices answered with another; then that other is used."""
    for lead, user in permutations(lying, 2):
        if lead.is_land:
            continue
        mine = _laid([one for one in lying if one is not lead], BYSTANDER, None)
        for number in user.activations[:1]:
            script = [
                steps.CastStep(cast=lead.name, answers=(user.name,)),
                steps.ActivateStep(activate=user.name, ability=number),
            ]
            yield Scene(mine, hand=(lead.name,), script=_ended(script, lying))


def _killed(lying: Sequence[Part], auras: Sequence[Part]) -> Iterator[Scene]:
    for part in (one for one in lying if one.is_creature):
        for mine, theirs in _places(lying):
            casting = [steps.CastStep(cast=one.name, answers=(part.name,)) for one in auras]
            kill = steps.CastStep(cast=KILLER, targets=(part.name,))
            yield Scene(mine, theirs, (*_names(auras), KILLER), script=_ended([*casting, kill], [*lying, *auras]))


def _attacking(lying: Sequence[Part], auras: Sequence[Part]) -> Iterator[Scene]:
    creatures = [part for part in lying if part.is_creature]
    for mine, theirs in _places(lying):
        mine_named = {entry.card for entry in mine}
        attackers = [part.name for part in creatures if part.name in mine_named] or [BYSTANDER]
        blockers = [part.name for part in creatures if part.name not in mine_named] or [OPPOSING]
        casting = [steps.CastStep(cast=one.name, answers=(attackers[0],)) for one in auras]
        for blocker in (blockers[0], None):
            yield Scene(mine, theirs, _names(auras), script=(*casting, *_fight(attackers, blocker)))


def _fight(attackers: Sequence[str], blocker: str | None) -> Iterator[steps.ScriptStep]:
    yield steps.AttackStep(step=Step.DECLARE_ATTACKERS, attackers=tuple((name, None) for name in attackers))
    if blocker is not None:
        yield steps.BlockStep(player=B, step=Step.DECLARE_BLOCKERS, blocks=((blocker, attackers[0]),))
    yield steps.PassToStep(until=Moment(_TURN, Step.CLEANUP))


def _ended(script: Sequence[steps.ScriptStep], parts: Sequence[Part]) -> tuple[steps.ScriptStep, ...]:
    """The script with what follows: the stack empties; where a card triggers later, that moment is waited for."""
    after: list[steps.ScriptStep] = [steps.SettleStep()]
    in_play = [part for part in parts if not part.is_spell]
    times = {
        node.step
        for part in parts
        for ability in part.face.abilities
        if isinstance(ability, TriggeredAbility)
        for node in walk(ability.event)
        if isinstance(node, BeginningOf)
    }
    if Step.UPKEEP in times:
        after.append(steps.PassToStep(until=Moment(_TURN + 2, Step.DRAW)))
    elif Step.END in times or any(part.triggers_on(Attacks, DealsDamage) for part in in_play):
        after.append(steps.PassToStep(until=Moment(_TURN, Step.CLEANUP)))
    return (*script, *after)


def table_of(scene: Scene, parts: Sequence[Part]) -> Table:
    """The scene as a table without expectations, among plain cards; a plain card that is named itself is left out."""
    named = {part.name for part in parts}
    names_ja = [f"《{part.name_ja}》" if part.name_ja is not None else part.name for part in parts]
    library = tuple(CardEntry(name) for name in LIBRARY)
    mine = [BYSTANDER] if BYSTANDER not in named else []
    theirs = [name for name in (OPPOSING, *_wanted(parts)) if name not in named]
    return Table(
        "demonstration",
        (
            PlayerSetup(
                A,
                zones=(
                    (ZoneName.BATTLEFIELD, (*scene.mine, *map(CardEntry, mine), CardEntry("Forest", 2))),
                    (ZoneName.HAND, (*map(CardEntry, scene.hand), CardEntry("Forest"))),
                    (ZoneName.LIBRARY, library),
                    (ZoneName.GRAVEYARD, (*map(CardEntry, ("Shock", "Llanowar Elves", *scene.graveyard)),)),
                ),
            ),
            PlayerSetup(
                B,
                zones=(
                    (ZoneName.BATTLEFIELD, (*scene.theirs, *map(CardEntry, theirs), CardEntry("Island", 2))),
                    (ZoneName.HAND, (*map(CardEntry, scene.their_hand), CardEntry("Island"))),
                    (ZoneName.LIBRARY, library),
                    (ZoneName.GRAVEYARD, (CardEntry("Opt"),)),
                ),
            ),
        ),
        title=Title(" + ".join(part.name for part in parts), "と".join(names_ja)),
        mana=ManaMode.FREE,
        start=Start(turn=_TURN),
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
        if isinstance(node, f.HasType)
    }
    found = ["Ornithopter"] if CardType.ARTIFACT in types else []
    return [*found, "Fervor"] if CardType.ENCHANTMENT in types else found
