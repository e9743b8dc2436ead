"""Attacks and blocks of a script as declarations of the kernel.

What is here: names to attackers, defenders and blockers. What is not: whether the declaration is legal.
"""

from dataclasses import dataclass, field

from rulings.kernel import attacking, blocking
from rulings.kernel.game import Game
from rulings.kernel.ids import ObjectId, PlayerId, Recipient
from rulings.table import script as steps
from rulings.table.naming import Naming


@dataclass(frozen=True, slots=True)
class Declared:
    """A declaration of attackers or blockers."""

    attacks: dict[ObjectId, Recipient] = field(default_factory=dict)
    """Attackers and what each attacks."""
    blocks: dict[ObjectId, tuple[ObjectId, ...]] = field(default_factory=dict)
    """Blockers and what each blocks."""
    why_not: str = ""
    """A name that is nothing there, in English; empty where all were found."""


def attack_declaration(game: Game, naming: Naming, player: PlayerId, step: steps.AttackStep) -> Declared:
    """The attackers of a step: of several creatures that are alike, those that can attack first.

    Shape: names -> declaration; ``defender`` and the opponent are the defaults of what is attacked.
    """
    able = attacking.candidates(game)
    possible = attacking.defenders(game, player)
    attacks: dict[ObjectId, Recipient] = {}
    for name, target in step.attackers:
        there = sorted(naming.permanents(game.view, name, player), key=lambda one: one not in able)
        free = [one for one in there if one not in attacks]
        if not free:
            return Declared(why_not=f"{player} controls no creature {name} that does not attack yet")
        wanted = target if target is not None else step.defender
        defender = possible[0] if wanted is None and possible else _defender(game, naming, possible, wanted)
        if defender is None:
            return Declared(why_not=f"{wanted} can't be attacked")
        attacks[free[0]] = defender
    return Declared(attacks=attacks)


def _defender(game: Game, naming: Naming, possible: tuple[Recipient, ...], wanted: str | None) -> Recipient | None:
    if wanted is None:
        return None
    meant = naming.recipients(game.view, wanted)
    return next((one for one in meant if one in possible), None)


def block_declaration(game: Game, naming: Naming, player: PlayerId, step: steps.BlockStep) -> Declared:
    """The blocks of a step: of several creatures that are alike, those that can block first.

    Shape: pairs of names -> declaration; a blocker that is named twice blocks two attackers.
    """
    able = blocking.candidates(game, player)
    attackers = blocking.attackers_against(game, player)
    blocks: dict[ObjectId, tuple[ObjectId, ...]] = {}
    chosen: dict[str, ObjectId] = {}
    for blocker, attacker in step.blocks:
        there = sorted(naming.permanents(game.view, blocker, player), key=lambda one: one not in able)
        free = [one for one in there if one not in blocks]
        if blocker not in chosen and not free:
            return Declared(why_not=f"{player} controls no creature {blocker} that does not block yet")
        one = chosen.setdefault(blocker, free[0] if free else ObjectId(0))
        against = naming.among(game.view, attackers, attacker)
        fresh = [each for each in against if each not in blocks.get(one, ())]
        if not fresh:
            return Declared(why_not=f"no creature {attacker} attacks {player}")
        unblocked = [each for each in fresh if not any(each in blocked for blocked in blocks.values())]
        blocks[one] = (*blocks.get(one, ()), (unblocked or fresh)[0])
    return Declared(blocks=blocks)
