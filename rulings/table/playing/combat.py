"""Attacks and blocks of a script as declarations of the kernel.

What is here: names to attackers, defenders and blockers. What is not: whether the declaration is legal.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from rulings.kernel.combat import attacking, blocking
from rulings.kernel.happening.game import Game
from rulings.kernel.state import defending
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient
from rulings.table.format import script as steps
from rulings.table.playing.naming import Naming


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
    possible = defending.defenders(game, player)
    attacks: dict[ObjectId, Recipient] = {}
    called = _in_turn(game, naming, player, (name for name, _ in step.attackers), attacking.candidates(game))
    for name, target in step.attackers:
        free = next((one for one in called[name] if one not in attacks), None)
        if free is None:
            return Declared(why_not=f"{player} controls no creature {name} that does not attack yet")
        wanted = target if target is not None else step.defender
        defender = possible[0] if wanted is None and possible else _defender(game, naming, possible, wanted)
        if defender is None:
            return Declared(why_not=f"{wanted} can't be attacked")
        attacks[free] = defender
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
    attackers = blocking.attackers_against(game, player)
    against = {name: naming.among(game.view, attackers, name) for name in {name for _, name in step.blocks}}
    called = _in_turn(game, naming, player, (name for name, _ in step.blocks), blocking.candidates(game, player))
    blocks: dict[ObjectId, tuple[ObjectId, ...]] = {}
    blocked: set[ObjectId] = set()
    chosen: dict[str, ObjectId] = {}
    for blocker, attacker in step.blocks:
        if blocker not in chosen:
            free = next((one for one in called[blocker] if one not in blocks), None)
            if free is None:
                return Declared(why_not=f"{player} controls no creature {blocker} that does not block yet")
            chosen[blocker] = free
        one = chosen[blocker]
        fresh = [each for each in against[attacker] if each not in blocks.get(one, ())]
        if not fresh:
            return Declared(why_not=f"no creature {attacker} attacks {player}")
        meant = next((each for each in fresh if each not in blocked), fresh[0])
        blocked.add(meant)
        blocks[one] = (*blocks.get(one, ()), meant)
    return Declared(blocks=blocks)


def _in_turn(
    game: Game, naming: Naming, player: PlayerId, names: Iterable[str], able: Iterable[ObjectId]
) -> dict[str, Iterator[ObjectId]]:
    """For each name the player's creatures that are called so, one after another, those that can do it first."""
    can = frozenset(able)
    return {
        name: iter(sorted(naming.permanents(game.view, name, player), key=lambda one: one not in can))
        for name in dict.fromkeys(names)
    }
