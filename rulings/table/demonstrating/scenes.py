"""Scenes for a demonstration: small tables on which named cards might meet, from the plainest on.

日本語: 実演の候補となる場面
What is here: which card lies where, and who does what. What is not: which scene is shown
(``rulings.table.demonstrating.audition``), and any outcome - the kernel plays a scene like any other table, and refuses
what it does not understand.
"""

from collections.abc import Iterator, Sequence
from itertools import permutations, product
from typing import Final

from rulings.abilities.ability import TriggeredAbility
from rulings.abilities.effects.effect import Delayed
from rulings.abilities.effects.turns import ExtraTurn
from rulings.abilities.events.combat import Attacks
from rulings.abilities.events.damage_and_life import DealsDamage
from rulings.abilities.events.turns import BeginningOf
from rulings.abilities.node import walk
from rulings.abilities.vocabulary import CardType, Color, Step
from rulings.kernel.state.base_values import mana_value_of
from rulings.table.demonstrating.scene import BYSTANDER, HELD, KILLER, OPPOSING, OPPOSING_LAND, TURN, A, B, Part, Scene
from rulings.table.format import script as steps
from rulings.table.format.setup import CardEntry, Moment, ZoneName

_COLOR_WORDS: Final = {
    Color.WHITE: "white",
    Color.BLUE: "blue",
    Color.BLACK: "black",
    Color.RED: "red",
    Color.GREEN: "green",
}


def _names(parts: Sequence[Part]) -> tuple[str, ...]:
    return tuple(part.name for part in parts)


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
        yield from _lands_used(lying)
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
    if len(parts) == 1:
        yield from _aimed(parts[0])
    yield from _dead_already(lying, [*auras, *spells])
    for instant in (one for one in spells if CardType.INSTANT in one.face.types and len(spells) > 1):
        yield from _cast_all(lying, [one for one in spells if one is not instant], [*responders, instant])
    yield from _from_hand(parts)
    yield from _watched_from_graveyard(lying, spells)
    yield from _activated(lying, spells)
    yield from _entering_and_activated(lying)
    if not spells and not responders:
        yield from _used_in_combat(lying)
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


def _aimed(part: Part) -> Iterator[Scene]:
    """One card alone is pointed at something of the opponent's: of "up to" so many targets none would be chosen."""
    for aim in (OPPOSING, OPPOSING_LAND):
        worth = _worth([part], part) if part.has_x else None
        yield Scene(hand=(part.name,), script=_ended([_enter(part, (aim,), worth)], [part]))


def _lands_used(lying: Sequence[Part]) -> Iterator[Scene]:
    """The opponent taps a land for mana: several cards together may forbid even that."""
    if len(lying) < 2:
        return
    for mine, theirs in _places(lying):
        script = (steps.ActivateStep(player=B, activate=OPPOSING_LAND), steps.SettleStep())
        yield Scene(mine, theirs, script=script)


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
            if not acting or any(one.is_aura and not one.enchants_the_dead for one in acting):
                continue
            rest = _laid([one for one in others if one not in acting], BYSTANDER, None)
            script = [_enter(one, () if one.is_land else (dead.name,)) for one in acting]
            yield Scene(rest, hand=_names(acting), graveyard=(dead.name,), script=_ended(script, [*lying, *cast]))


def _from_hand(parts: Sequence[Part]) -> Iterator[Scene]:
    """One card does something with cards in a hand while another named one is there."""
    for doer in (part for part in parts if part.reaches_hands):
        for held in (part for part in parts if part is not doer and not (part.is_spell and doer.is_spell)):
            rest = [part for part in parts if part is not doer and part is not held and not part.is_spell]
            said = (held.name,)
            use = [steps.ActivateStep(activate=doer.name, ability=number) for number in doer.activations[:1]]
            if not doer.is_spell:
                enter = [_enter(doer, said), *use]
                yield Scene(_laid(rest, BYSTANDER, None), hand=(doer.name, held.name), script=_ended(enter, parts))
            if doer.is_spell:
                cast = steps.CastStep(cast=doer.name, answers=said)
                yield Scene(_laid(rest, BYSTANDER, None), hand=(doer.name, held.name), script=_ended([cast], parts))
                continue
            for number in doer.activations[:3]:
                act = steps.ActivateStep(activate=doer.name, ability=number, answers=said)
                yield Scene(_laid([*rest, doer], BYSTANDER, None), hand=said, script=_ended([act], parts))


def _watched_from_graveyard(lying: Sequence[Part], spells: Sequence[Part]) -> Iterator[Scene]:
    """A card triggers from the graveyard while the others are there."""
    for watcher in (part for part in lying if part.watches_from_graveyard):
        others = [part for part in lying if part is not watcher]
        casting: list[steps.ScriptStep] = [steps.CastStep(cast=one.name) for one in spells]
        for victim in (BYSTANDER, OPPOSING):
            acts = casting or [steps.CastStep(cast=KILLER, targets=(victim,))]
            hand = _names(spells) or (KILLER,)
            for mine, theirs in _places(others):
                script = _ended(acts, [*lying, *spells])
                yield Scene(mine, theirs, hand, graveyard=(watcher.name,), script=script)


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
    player = A if plain_creature == BYSTANDER else B
    bearer = next((part.name for part in parts if part.is_creature), plain_creature)
    return tuple(
        CardEntry(
            part.name,
            counters=part.counters,
            chosen=part.chosen_by(player),
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
    if part.reaches_hands:
        yield (HELD,)
    if part.reaches_libraries:
        # The library of a table has one of each.
        yield from ((BYSTANDER,), ("Forest",))
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
            script += _responses(responders, cast)
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


def _responses(responders: Sequence[Part], to: Sequence[Part] = ()) -> list[steps.ScriptStep]:
    about = _names(to)[-1:]
    return [steps.CastStep(player=B, respond=True, cast=part.name, answers=about) for part in responders]


def _activated(lying: Sequence[Part], spells: Sequence[Part]) -> Iterator[Scene]:
    aims = [(), *((one.name,) for one in lying)] if spells else [()]
    hand = _names(spells)
    for part in lying:
        tried = product(part.activations[:3], _places(lying, part), _answers(part, [*lying, *spells]), aims)
        for number, (mine, theirs), answers, aimed in tried:
            doer = A if part.name in {entry.card for entry in mine} else B
            act = steps.ActivateStep(
                player=doer,
                respond=bool(spells),
                activate=part.name,
                ability=number,
                answers=answers,
                x=_worth([*lying, *spells], part) if part.activates_with_x(number) else None,
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
        if auras:
            yield Scene(mine, theirs, _names(auras), script=(*casting, *_attacked_in_turn()))


def _used_in_combat(lying: Sequence[Part]) -> Iterator[Scene]:
    """An ability of one is activated as another attacks, by either player; also before what triggers resolves."""
    for user, attacker in permutations(lying, 2):
        if not attacker.is_creature:
            continue
        rest = [one for one in lying if one is not user]
        attack = steps.AttackStep(step=Step.DECLARE_ATTACKERS, attackers=((attacker.name, None),))
        for number, doer, respond in product(user.activations[:2], (B, A), (True, False)):
            use = steps.ActivateStep(
                player=doer, respond=respond, activate=user.name, ability=number, answers=(attacker.name,)
            )
            mine = _laid(rest if doer == B else lying, BYSTANDER, None)
            theirs = _laid([user], OPPOSING, None) if doer == B else ()
            yield Scene(mine, theirs, script=(attack, use, steps.PassToStep(until=Moment(TURN, Step.CLEANUP))))


def _fight(attackers: Sequence[str], blocker: str | None) -> Iterator[steps.ScriptStep]:
    yield steps.AttackStep(step=Step.DECLARE_ATTACKERS, attackers=tuple((name, None) for name in attackers))
    if blocker is not None:
        yield steps.BlockStep(player=B, step=Step.DECLARE_BLOCKERS, blocks=((blocker, attackers[0]),))
    yield steps.PassToStep(until=Moment(TURN, Step.CLEANUP))


def _attacked_in_turn() -> Iterator[steps.ScriptStep]:
    """In the next turn the opponent attacks."""
    attack = ((OPPOSING, None),)
    yield steps.AttackStep(player=B, turn=TURN + 1, step=Step.DECLARE_ATTACKERS, attackers=attack)
    yield steps.PassToStep(until=Moment(TURN + 1, Step.CLEANUP))


def _is_this_turn(trigger: Delayed) -> bool:
    """Whether what it waits for comes in the turn in which it is set up: the end of combat, the end step."""
    return any(isinstance(node, BeginningOf) and node.step is Step.END for node in walk(trigger.event))


def _ended(script: Sequence[steps.ScriptStep], parts: Sequence[Part]) -> tuple[steps.ScriptStep, ...]:
    """The script with what follows: the stack empties; where a card triggers later, that moment is waited for."""
    after: list[steps.ScriptStep] = [steps.SettleStep()]
    in_play = [part for part in parts if not part.is_spell]
    triggers = [
        node.event
        for part in parts
        for ability in part.face.abilities
        for node in walk(ability)
        if isinstance(node, TriggeredAbility) or (isinstance(node, Delayed) and _is_this_turn(node))
    ]
    if any(isinstance(node, ExtraTurn) for part in parts for ability in part.face.abilities for node in walk(ability)):
        after.append(steps.PassToStep(until=Moment(TURN + 1, Step.UPKEEP)))
    times = {node.step for event in triggers for node in walk(event) if isinstance(node, BeginningOf)}
    if times & {Step.DRAW, Step.MAIN1}:
        after.append(steps.PassToStep(until=Moment(TURN + 2, Step.BEGIN_COMBAT)))
    elif Step.UPKEEP in times:
        after.append(steps.PassToStep(until=Moment(TURN + 2, Step.DRAW)))
    elif times or any(part.triggers_on(Attacks, DealsDamage) for part in in_play):
        after.append(steps.PassToStep(until=Moment(TURN, Step.CLEANUP)))
    return (*script, *after)
