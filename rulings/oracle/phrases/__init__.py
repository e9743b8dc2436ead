"""The phrases of the Oracle language; importing a module declares its phrases.

What is here: a folder for each category, a file for each class that is made, mechanics/ for mechanics with rules of
their own, lexicons/ for what no template says, blocks/ for what several rooms build from.
What is not: the language of templates and examples (the folder above).
May import: what rulings.oracle may, and its other parts.
Begin with: effects/cards.py, players.py, ../README.md.
"""

import pkgutil
from importlib import import_module


def load_all() -> tuple[str, ...]:
    """Imports every module of this package, in the order of their names.

    Shape: -> names of the modules.
    """
    names = tuple(sorted(one.name for one in pkgutil.walk_packages(__path__, f"{__name__}.")))
    for name in names:
        import_module(name)
    return names
