"""Abilities in quotes in the middle of a sentence, which have no full stop of their own.

What is here: "gains “Sacrifice this token: Add {C}” and loses ...", whatever the ability is. What is not: quotes that
end a sentence (``changes``).
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from rulings.abilities.ability import Ability
from rulings.oracle.categories import IN_SINGLE_QUOTES, OPEN_QUOTE, ORACLE, granted
from rulings.oracle.grammar import Value
from rulings.oracle.template import Number


class OpenQuotes:
    """A quoted ability without its full stop: read and said as if it had one."""

    is_numbered = False

    def can_start(self, token: str) -> bool:
        """Only an opening quote."""
        return token == "\u201c"

    def read(self, tokens: Sequence[str], start: int, number: Number | None) -> Iterable[tuple[int, Value]]:
        """The ability up to the closing quote."""
        from rulings.oracle.read import ability_of_tokens  # it imports all phrases

        end = next((place for place in range(start + 1, len(tokens)) if tokens[place] == "\u201d"), None)
        if end is None or tokens[end - 1] in (".", "!", "\u2019"):
            return
        ability = ability_of_tokens((*tokens[start + 1 : end], "."))
        if ability is not None:
            yield end + 1, replace(ability, wording=ability.wording + OPEN_QUOTE)

    def print(self, value: Value, number: Number) -> tuple[str, ...] | None:
        """The ability in quotes, where it was read without a full stop."""
        from rulings.oracle.read import tokens_of_ability

        if not isinstance(value, Ability) or not OPEN_QUOTE <= value.wording < IN_SINGLE_QUOTES:
            return None
        tokens = tokens_of_ability(replace(value, wording=value.wording - OPEN_QUOTE))
        return ("\u201c", *tokens[:-1], "\u201d") if tokens and tokens[-1] == "." else None

    def number(self, value: Value) -> Number:
        """One ability."""
        return Number.SINGULAR


granted.include(ORACLE.lexical("OpenQuote", OpenQuotes()))
