"""Loading all rules modules, so that everything that is declared is known."""

from functools import cache
from importlib import import_module
from pkgutil import walk_packages

from rulings import kernel


@cache
def load_rules() -> None:
    """Imports every module of the kernel, so that whatever it declares is known; cheap after once."""
    for module in walk_packages(kernel.__path__, f"{kernel.__name__}."):
        import_module(module.name)
