"""The forms in which an example says what a phrase means: holes where the slots of its template stand.

What is here: ``hole`` and what can be said with it. What is not: making and matching (``rulings.oracle.example``) and
what a phrase is (``rulings.oracle.grammar``). Phrases take the forms from here.

To mypy a hole is anything; what may stand in it is checked where the phrase is declared, and over the whole grammar by
``rulings.oracle.misfits``.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Final, NoReturn

from rulings.oracle.template import GrammarError

NO_DEFAULT: Final[Any] = object()


@dataclass(frozen=True, slots=True)
class Guard:
    """What may stand in a hole."""

    classes: tuple[type, ...] = ()
    """One of them; any where there is none."""
    unless: tuple[type, ...] = ()
    """None of them."""
    where: Callable[[Any], object] | None = None
    """Must be true of the value."""
    like: Any = None
    """The value but for the parts that are said."""
    default: Any = NO_DEFAULT
    """The value where the optional group of the slot is absent."""


_ANYTHING: Final = Guard()


class _Unknown:
    """What stands for something that is known only when a text is read: nothing about it can be asked."""

    __slots__ = ()

    @property  # type: ignore[misc]  # in place of what every object has
    def __class__(self) -> NoReturn:  # type: ignore[override]  # nothing at all is answered
        """``isinstance`` and ``match`` ask for it: they would be false, whatever comes to stand there."""
        self._refuse("class")

    def __bool__(self) -> NoReturn:
        self._refuse("truth")

    def __eq__(self, other: object) -> NoReturn:
        self._refuse("equality")

    def __hash__(self) -> NoReturn:
        self._refuse("hash")

    def __str__(self) -> NoReturn:
        self._refuse("text")

    def _refuse(self, what: str) -> NoReturn:
        raise GrammarError(f"{self!r} is asked for its {what}: what stands there is known only when a text is read")


class Hole(_Unknown):
    """The place of a slot, or of a part of what the slot holds."""

    __slots__ = ("_hole_guard", "_hole_name", "_hole_path")

    def __init__(self, name: str, guard: Guard, path: tuple[str, ...] = ()) -> None:
        self._hole_name = name
        self._hole_guard = guard
        self._hole_path = path

    def __getattr__(self, field: str) -> "Hole":
        if field.startswith("_"):
            raise AttributeError(field)
        return Hole(self._hole_name, self._hole_guard, (*self._hole_path, field))

    def __iter__(self) -> Iterator["Rest"]:
        yield Rest(self)

    def __repr__(self) -> str:
        return ".".join((f"hole({self._hole_name!r})", *self._hole_path))


class Rest(_Unknown):
    """The further items of a tuple: what ``*`` makes of a hole."""

    __slots__ = ("hole",)

    def __init__(self, hole: Hole) -> None:
        self.hole = hole

    def __repr__(self) -> str:
        return f"*{self.hole!r}"


class But(_Unknown):
    """What a slot holds, with other fields."""

    __slots__ = ("fields", "hole")

    def __init__(self, hole: Hole, fields: dict[str, Any]) -> None:
        self.hole = hole
        self.fields = fields

    def __repr__(self) -> str:
        return f"but({self.hole!r})"


class WorkedOut(_Unknown):
    """What a function gives for what slots hold."""

    __slots__ = ("arguments", "function")

    def __init__(self, function: Callable[..., object], arguments: tuple[Any, ...]) -> None:
        self.function = function
        self.arguments = arguments

    def __repr__(self) -> str:
        return f"worked_out({self.function!r})"


def hole(
    name: str,
    *classes: type,
    unless: type | tuple[type, ...] = (),
    where: Callable[[Any], object] | None = None,
    like: Any = None,
    default: Any = NO_DEFAULT,
) -> Any:
    """The place of a slot in an example.

    Shape: the name of a slot of the template; guards, of which all places of one slot share those that any of them has:
    the classes one of which it must be, those of which it must be none, and a test of the value. They hold for reading
    and for printing. A hole that stands twice must hold equal values. ``hole(name).field`` is a part of what the slot
    holds; where it stands nowhere whole, the rest of it is as in ``like`` (or as by the defaults of its one class), and
    nothing else is read. ``(*hole(name), last)`` gives the slot the further items of a tuple, at most one a tuple.
    ``default`` is what the slot is where its optional group is absent; without it, the default of the field in which
    it stands.
    Example:
        ``effect.phrase("{source:Object} deal[s] {amount:Quantity} damage to itself",
        DealDamage(hole("source", This, It), hole("amount"), hole("source")))``
    """
    if not (classes or unless or where) and like is None and default is NO_DEFAULT:
        return Hole(name, _ANYTHING)
    excluded = unless if isinstance(unless, tuple) else (unless,)
    return Hole(name, Guard(classes, excluded, where, like, default))


def but(slot: Any, **fields: Any) -> Any:
    """What a slot holds with some fields changed: ``but(hole("what", Choose), at_random=True)``.

    Shape: a hole and an example a field. Where the slot stands nowhere whole, the changed fields of what it holds must
    be as in its ``like`` or as by their defaults, unless a part of it says them.
    Raises: GrammarError: not a whole hole.
    """
    if type(slot) is not Hole or slot._hole_path:
        raise GrammarError("but() takes a whole hole")
    return But(slot, fields)


def worked_out(function: Callable[..., object], *holes: Any) -> Any:
    """What a function makes of what slots hold: called to read, compared to print.

    Shape: the function takes as many values as holes are given; ``None`` says that the phrase does not apply. Each of
    these slots must stand elsewhere in the example too.
    """
    return WorkedOut(function, holes)


def joined(first: Guard, other: Guard, name: str) -> Guard:
    """The guard of two places of one slot.

    Raises: GrammarError: they say different things of one matter.
    """
    made = first
    for field in ("classes", "unless", "where", "like", "default"):
        one, two = getattr(first, field), getattr(other, field)
        if two is NO_DEFAULT or two is None or two == () or one is two:
            continue
        if one is NO_DEFAULT or one is None or one == ():
            made = replace(made, **{field: two})
        elif one != two:
            raise GrammarError(f"hole({name!r}) is given two different guards: {field}")
    return made


def kind_of(value: Any) -> type | None:
    """The class that an example makes; ``None`` where it is a hole that may be of several."""
    kind: type = type(value)
    if kind in (Hole, But):
        classes: tuple[type, ...] = (value if kind is Hole else value.hole)._hole_guard.classes
        return classes[0] if len(classes) == 1 and not getattr(value, "_hole_path", ()) else None
    return None if kind in (Rest, WorkedOut) else kind
