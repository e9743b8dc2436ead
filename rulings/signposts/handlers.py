"""Which rules code handles a node or a keyword, told by the registries themselves.

What is here: looking through the kernel's loaded modules. A registry is any mapping of a module whose keys are classes
of nodes, or words, and whose values are functions; it is named by the decorator that writes into it. So a new registry
is found without being listed here. What is not: what the handlers do.
"""

import inspect
import re
import sys
from collections.abc import Callable, Iterator
from functools import cache
from types import CodeType, FunctionType, ModuleType
from typing import Any, Final

from rulings import kernel
from rulings.abilities.node import Node
from rulings.kernel.setup import load_rules
from rulings.signposts.project import lines_with, within
from rulings.signposts.records import Place

_PREFIX: Final = f"{kernel.__name__}."
_FOLDER: Final = kernel.__name__.replace(".", "/")


def place_of(thing: Callable[..., Any] | type, name: str = "") -> Place | None:
    """Where a class or function of the project stands; ``None`` for one of elsewhere."""
    inner = inspect.unwrap(thing)
    try:
        file = within(inspect.getsourcefile(inner) or "")
        lines, line = inspect.getsourcelines(inner)
    except (TypeError, ValueError, OSError):
        return None
    if isinstance(inner, type):  # below its decorators; of a function the decorator tells more
        line += next(number for number, text in enumerate(lines) if text.lstrip().startswith("class "))
    return Place(file, line, name or thing.__name__)


def handlers_of(node: type[Node]) -> tuple[Place, ...]:
    """What the kernel has registered for a class of nodes; ``name`` tells how: ``performs _draw``."""
    return _registered().get(node, ())


def asking_of(node: type[Node]) -> tuple[Place, ...]:
    """Kernel modules that name a class of nodes, each with the first line on which it does more than import it."""
    name = node.__name__
    pattern = rf"^(?!from |import |\s+{name},$)[^#\n]*(?<!`)\b{name}\b(?!`)"
    asking = {within(module.__file__ or "") for module in _modules() if vars(module).get(name) is node}
    return tuple(one for one in lines_with(pattern, _FOLDER, ".py", once=True) if one.file in asking)


def handlers_of_keyword(keyword: str) -> tuple[Place, ...]:
    """What the kernel has registered for a keyword ability or a word, and where else it is named.

    Shape: lower-case name -> what is registered first, then the other modules of the kernel that name it.
    """
    registered = _registered().get(keyword, ())
    files = {one.file for one in registered}
    named = lines_with(rf"""["']{re.escape(keyword)}["']""", _FOLDER, ".py", once=True)
    return (*registered, *(one for one in named if one.file not in files))


@cache
def _registered() -> dict[type[Node] | str, tuple[Place, ...]]:
    """Everything that is registered in the kernel, by what it is registered for."""
    found: dict[type[Node] | str, dict[Place, None]] = {}
    for module in _modules():
        for name, registry in list(vars(module).items()):
            if not isinstance(registry, dict) or not registry:
                continue
            decorator = _decorator_of(module, name)
            for key, value in registry.items():
                for subject in _subjects(key):
                    for function in _functions(value):
                        place = place_of(function, f"{decorator} {function.__name__}".strip())
                        if place is not None:
                            found.setdefault(subject, {})[place] = None
    return {subject: tuple(places) for subject, places in found.items()}


def _subjects(key: object) -> Iterator[type[Node] | str]:
    for one in key if isinstance(key, tuple) else (key,):
        if isinstance(one, str) or (isinstance(one, type) and issubclass(one, Node)):
            yield one


def _functions(value: object) -> Iterator[FunctionType]:
    for one in value if isinstance(value, tuple | list) else (value,):
        if isinstance(one, FunctionType):
            yield one


def _decorator_of(module: ModuleType, registry: str) -> str:
    """The function of the module whose inner function writes into the registry; empty where there is none."""
    for name, function in vars(module).items():
        if isinstance(function, FunctionType) and function.__module__ == module.__name__:
            inner = [one for one in function.__code__.co_consts if isinstance(one, CodeType)]
            if any(registry in one.co_names for one in inner):
                return name
    return ""


def _modules() -> list[ModuleType]:
    """Every module of the kernel, by name."""
    load_rules()
    return [sys.modules[name] for name in sorted(sys.modules) if name.startswith(_PREFIX)]
