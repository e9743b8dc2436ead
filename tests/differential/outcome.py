"""What is compared of a game: totals, zones, and what permanents look like."""

from dataclasses import dataclass, field

KEYWORDS = frozenset(
    "flying deathtouch defender haste hexproof indestructible lifelink menace reach shroud trample vigilance "
    "infect wither fear intimidate".split()
) | {"first strike", "double strike"}
"""Keywords that both engines name alike."""


@dataclass(frozen=True, order=True)
class Permanent:
    """What is compared of one permanent."""

    name: str
    owner: str
    controller: str
    size: str
    tapped: bool
    damage: int
    counters: tuple[tuple[str, int], ...]
    keywords: tuple[str, ...]
    types: tuple[str, ...]
    attached: str

    def __str__(self) -> str:
        return " ".join(str(getattr(self, key)) for key in self.__dataclass_fields__ if getattr(self, key))


@dataclass
class Outcome:
    """A game at its end."""

    totals: dict[str, object] = field(default_factory=dict)
    zones: dict[str, list[str]] = field(default_factory=dict)
    permanents: list[Permanent] = field(default_factory=list)
    done: bool = True
    """Whether the action could be done at all."""
    is_compared: bool = True
    """Whether the two engines can be compared in it at all."""
    prompts: list[str] = field(default_factory=list)
    """What was asked, and how it was answered."""
    doubts: list[str] = field(default_factory=list)
    """Questions that the driver had no canonical answer to."""


def differences(ours: Outcome, theirs: Outcome) -> list[str]:
    """Each fact in which the two differ, ours first."""
    if ours.done != theirs.done:
        return [f"could be done: {ours.done} / {theirs.done}"]
    found = []
    for key in sorted(ours.totals.keys() | theirs.totals.keys()):
        if ours.totals.get(key) != theirs.totals.get(key):
            found.append(f"{key}: {ours.totals.get(key)} / {theirs.totals.get(key)}")
    for zone in sorted(ours.zones.keys() | theirs.zones.keys()):
        one, other = sorted(ours.zones.get(zone, [])), sorted(theirs.zones.get(zone, []))
        if one != other:
            found.append(f"{zone}: only ours {_less(one, other)} / only theirs {_less(other, one)}")
    one, other = sorted(ours.permanents), sorted(theirs.permanents)
    if one != other:
        left, right = _less(one, other), _less(other, one)
        for permanent in left:
            twin = next((it for it in right if (it.name, it.owner) == (permanent.name, permanent.owner)), None)
            if twin is None:
                found.append(f"battlefield: only ours {permanent}")
                continue
            right.remove(twin)
            for key in Permanent.__dataclass_fields__:
                if getattr(permanent, key) != getattr(twin, key):
                    found.append(f"{permanent.name} {key}: {getattr(permanent, key)} / {getattr(twin, key)}")
        found += [f"battlefield: only theirs {permanent}" for permanent in right]
    return found


def _less(one: list, other: list) -> list:  # type: ignore[type-arg]
    rest = list(other)
    left = []
    for item in one:
        if item in rest:
            rest.remove(item)
        else:
            left.append(item)
    return left
