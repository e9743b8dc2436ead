"""Creatures that attack or block only in company: "unless a creature with greater power also attacks" (CR 508.1c,
509.1b).

What is here: what company each needs and whether a declaration has it. What is not: finding the declaration that meets
most requirements (``required_attacks``, ``required_blocks``).

日本語: 他のクリーチャーも攻撃（ブロック）しなければならないという制限
"""

from collections.abc import Container, Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rulings.abilities.filters.combat import InCompany
from rulings.kernel.characteristics.permissions import restrictions, source_context
from rulings.kernel.questions import matching, numbers
from rulings.kernel.state.ids import ObjectId

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


@dataclass(frozen=True, slots=True)
class Company:
    """What one restriction asks to be declared besides the creature."""

    others: frozenset[ObjectId]
    """Creatures that would do."""
    number: int
    """How many of them there must be."""


def company_of(game: "Game", creature: ObjectId, verb: str, able: Iterable[ObjectId]) -> list[Company]:
    """What company a creature needs to attack (``verb`` "attack") or block ("block").

    Shape: ``able`` are the creatures that could be declared; one restriction after another, all to be obeyed.
    """
    alone = restrictions(game, creature, f"{verb} alone")
    rules = [
        (rule.unless, source)
        for what in (verb, "attack or block")
        for rule, source in restrictions(game, creature, what)
        if isinstance(rule.unless, InCompany)
    ]
    if not alone and not rules:
        return []
    others = frozenset(i for i in able if i != creature)
    found = [Company(others, 1) for _ in alone]
    for unless, source in rules:
        context = source_context(game, source)
        # "A creature with greater power": than the one that the rule is about.
        context = replace(context, bindings=context.bindings.set("affected", creature))
        fitting = frozenset(i for i in others if matching.fits(game.view, context, i, unless.filter))
        found.append(Company(fitting, numbers.count(game.view, context, unless.number)))
    return found


def lacks(company: Company, creature: ObjectId, declared: Container[ObjectId]) -> bool:
    """Whether a declaration has less company than the creature needs."""
    return sum(i in declared for i in company.others if i != creature) < company.number


def has_lonely(game: "Game", declared: Iterable[ObjectId], verb: str) -> ObjectId | None:
    """A creature of the declaration without the company that it needs; ``None``: there is none."""
    together = set(declared)
    for creature in together:
        if any(lacks(one, creature, together) for one in company_of(game, creature, verb, together)):
            return creature
    return None
