"""What the verbs do (CR 610, 701): one file a verb or family; importing a module declares its performers."""

from importlib import import_module
from pkgutil import iter_modules


def load_all() -> None:
    """Imports every module of this package, so that all verbs are declared."""
    for module in iter_modules(__path__):
        import_module(f"{__name__}.{module.name}")
