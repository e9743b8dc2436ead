"""Binding: every pronoun of an ability gets the one thing that it stands for, or the line is declined.

What is here: the pass over a read ability, and its refusal. Which antecedents an ability offers stands in
``rulings.oracle.antecedents``. What is not: the meaning of the pronoun at play (the kernel finds the object).
"""

from dataclasses import dataclass

from rulings.abilities.ability import Ability


@dataclass(frozen=True, slots=True)
class Unbound:
    """A pronoun with no antecedent or with two."""

    words: str
    """As written: ``"it"``, ``"that creature"``."""
    candidates: tuple[str, ...]
    """What it could stand for; empty for nothing."""


def bind(ability: Ability) -> Ability | Unbound:
    """The ability with every pronoun, left-out subject and target place resolved.

    日本語: 代名詞（それ、そのクリーチャーなど）が指すものを一意に決める
    Shape: an ability as read -> the same tree with ``antecedent`` and ``slot`` set, or the first unbound pronoun.
    """
    return ability
