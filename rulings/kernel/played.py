"""Which keyword abilities the kernel plays, as a page: ``python -m rulings.kernel.played`` prints it.

What is here: the list of the rules' keyword abilities with what the code says of each. The page ``PLAYED.md`` beside
this file is this output; a test keeps it so.
"""

from rulings.kernel.keywords import is_played, played_keywords
from rulings.kernel.keywords.rules import rules_of_keywords
from rulings.kernel.setup import load_rules

HEAD = """# Keyword abilities that are played

Written by `python -m rulings.kernel.played`; a test compares it with the code. Rule numbers are those of the
Comprehensive Rules of 2026-01-16. A card with any other keyword ability is refused where the keyword could matter.
"""

NO_EFFECT = frozenset({"companion", "partner"})
"""Keywords for building a deck, without a meaning in a game."""


def page() -> str:
    """The page as Markdown: what is played, and what is not yet."""
    load_rules()
    rules = rules_of_keywords()
    played = list(played_keywords())
    missing = [
        name
        for name, rule in sorted(rules.items(), key=lambda one: one[0].lower())
        if rule.startswith("702.") and not is_played(name) and name not in _NOT_KEYWORDS
    ]
    lines = [HEAD, f"## Played ({len(played)})", ""]
    for name in sorted(played, key=str.lower):
        rule = rules.get(name)
        lines.append(f"- {name}" + (f" (CR {rule})" if rule else "") + (", for decks" if name in NO_EFFECT else ""))
    lines += ["", f"## Not played yet ({len(missing)})", ""]
    lines += [f"- {name} (CR {rules[name]})" for name in missing]
    return "\n".join(lines) + "\n"


_NOT_KEYWORDS = frozenset({"typecycling"})
"""Variants that are no keyword of their own."""


if __name__ == "__main__":
    print(page(), end="")
