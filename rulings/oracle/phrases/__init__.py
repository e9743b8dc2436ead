"""The phrases of the Oracle language, one module a family; importing a module declares its phrases."""

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
