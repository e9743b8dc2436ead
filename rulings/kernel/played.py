"""Which keyword abilities and actions the kernel plays, as a page: ``python -m rulings.kernel.played`` prints it.

What is here: the lists of the rules' keyword abilities (CR 702) and keyword actions (CR 701) with what the code says of
each. The page ``PLAYED.md`` beside this file is this output; a test keeps it so.
"""

from rulings.kernel.abilities.keyword_abilities import is_played, played_keywords
from rulings.kernel.abilities.rules_of_actions import rules_of_actions, who_plays
from rulings.kernel.abilities.rules_of_keywords import rules_of_keywords
from rulings.kernel.setup import load_rules

HEAD = """# Keyword abilities and keyword actions that are played

Written by `python -m rulings.kernel.played`; a test compares it with the code. Rule numbers are those of the
Comprehensive Rules of 2026-01-16. A card with any other keyword is refused where the keyword could matter.

An ability counts as played when rules code says what it stands for (`expands`) or asks for it by name
(`asked_by_name`); an action when the function that carries it out says so (`plays_action`).
"""

NO_EFFECT = frozenset({"companion", "partner"})
"""Keywords for building a deck, without a meaning in a game."""


def page() -> str:
    """The page as Markdown: what is played, and what is not yet."""
    load_rules()
    return "\n".join([HEAD, *_abilities(), "", *_actions()]) + "\n"


def _abilities() -> list[str]:
    rules = rules_of_keywords()
    played = sorted(played_keywords(), key=str.lower)
    missing = [
        name
        for name, rule in sorted(rules.items(), key=lambda one: one[0].lower())
        if rule.startswith("702.") and not is_played(name) and name not in _NOT_KEYWORDS
    ]
    return [
        f"## Abilities played ({len(played)})",
        "",
        *(_line(name, rules.get(name)) + (", for decks" if name in NO_EFFECT else "") for name in played),
        "",
        f"## Abilities not played yet ({len(missing)})",
        "",
        *(_line(name, rules[name]) for name in missing),
    ]


def _actions() -> list[str]:
    rules = rules_of_actions()
    names = sorted(rules, key=str.lower)
    played = [name for name in names if who_plays(name)]
    missing = [name for name in names if not who_plays(name)]
    return [
        f"## Actions played ({len(played)})",
        "",
        *(_line(name, rules[name]) for name in played),
        "",
        f"## Actions not played yet ({len(missing)})",
        "",
        *(_line(name, rules[name]) + _WHY_NOT.get(name, "") for name in missing),
    ]


def _line(name: str, rule: str | None) -> str:
    return f"- {name}" + (f" (CR {rule})" if rule else "")


_WHY_NOT = {
    "planeswalk": ", only in Planechase (CR 901)",
    "set in motion": ", only in Archenemy (CR 904)",
    "abandon": ", only in Archenemy (CR 904)",
    "assemble": ", of cards that are not part of these rules (CR 701.45a)",
}
"""Where an action that is not played belongs."""
_NOT_KEYWORDS = frozenset({"typecycling"})
"""Variants that are no keyword of their own."""


if __name__ == "__main__":
    print(page(), end="")
