"""Playing small tables on invented cards, so that a test of a keyword reads as a game."""

import json
import re
from typing import Any

from rulings.corpus.cards import Card, Face, Layout
from rulings.narrate.report import Status
from rulings.table.playing.play import Played, run_table
from rulings.table.reading.read import Syntax, parse_table

Json = dict[str, Any]

BASICS = ("Plains", "Island", "Swamp", "Mountain", "Forest")


def card(line: str, layout: Layout = Layout.NORMAL) -> Card:
    """A card from one line a face: ``Name | cost | type line | power/toughness | text``; faces parted by ``//``."""
    faces = tuple(_face(part.strip()) for part in line.split("//"))
    name = " // ".join(f.name for f in faces) if layout is Layout.SPLIT else faces[0].name
    return Card(name, layout=layout, faces=faces)


def _face(line: str) -> Face:
    name, cost, types, size, text = ([part.strip() for part in line.split("|", 4)] + [""] * 5)[:5]
    before, _, subtypes = types.partition(" - ")
    words = before.split()
    supertypes = tuple(w for w in words if w in ("Legendary", "Basic", "Snow"))
    power, _, toughness = size.partition("/")
    indicator = re.findall(r"^\((\w)\)", types)
    return Face(
        name,
        cost,
        supertypes,
        tuple(w for w in words if w not in supertypes and not w.startswith("(")),
        tuple(subtypes.split()),
        text.replace("\\n", "\n"),
        power=power or None if toughness else None,
        toughness=toughness or None,
        defense=size if size and not toughness else None,
        color_indicator=tuple(indicator) or None,  # type: ignore[arg-type]
    )


COMMON = (
    *(card(f"{name} || Basic Land - {name}") for name in BASICS),
    card("Plain Bear | {1}{G} | Creature - Bear | 2/2"),
    card("Large Bear | {3}{G} | Creature - Bear | 4/4"),
    card("Small Elf | {G} | Creature - Elf | 1/1"),
    card("Quick Bear | {1}{R} | Creature - Bear | 2/2 | Haste"),
    card("Test Bolt | {R} | Instant || Test Bolt deals 3 damage to any target."),
    card("Test Murder | {1}{B} | Instant || Destroy target creature."),
    card("Test Growth | {G} | Instant || Target creature gets +3/+3 until end of turn."),
    card("Test Study | {U} | Sorcery || Draw a card."),
    card("Test Deny | {U} | Instant || Counter target spell."),
    card("Test Trinket | {1} | Artifact"),
    card("Test Wrath | {2}{W} | Sorcery || Destroy all creatures."),
)


def play(*cards: Card, script: list[Json], expect: list[Json] = [], stop: Json | None = None, **parts: Any) -> Played:  # noqa: B006
    """Plays a table over these cards and the common ones; ``a`` and ``b`` are what the players have."""
    known = {one.name: one for one in (*COMMON, *cards)}
    for one in cards:
        for face in one.faces:
            known.setdefault(face.name, one)
    table: Json = {
        "format": 1,
        "id": "t",
        "mana": parts.pop("mana", "free"),
        "players": {"A": parts.pop("a", {}), "B": parts.pop("b", {})},
        "script": script,
        "expect": expect,
        **parts,
    }
    if stop is not None:
        table["stop"] = stop
    return run_table(parse_table(json.dumps(table), syntax=Syntax.JSON), known)


def assert_right(*cards: Card, **parts: Any) -> Played:
    """Plays a table, and every expectation holds."""
    result = play(*cards, **parts)
    unmet = [(o.want, o.got) for o in result.run.results.values() if not o.is_met] if result.run is not None else []
    unsupported = [(u.card, u.text, u.why_en) for u in result.unsupported]
    came = (result.status, unmet, result.faults, unsupported)
    assert came == (Status.RIGHT, [], (), []), came
    return result


# Steps of a script.


def cast(name: str, *targets: str, **more: Any) -> Json:
    """Cast a spell."""
    return {"cast": name, **({"targets": list(targets)} if targets else {}), **more}


def activate(name: str, *targets: str, **more: Any) -> Json:
    """Activate an ability."""
    return {"activate": name, **({"targets": list(targets)} if targets else {}), **more}


def attack(*names: str, **more: Any) -> Json:
    """Declare attackers."""
    return {"attack": list(names), **more}


def block(**pairs: str) -> Json:
    """Player B blocks: the blocker's name with ``_`` for a blank = the attacker's name."""
    return {"player": "B", "block": {k.replace("_", " "): v for k, v in pairs.items()}}


def to(step: str, turn: int = 1) -> Json:
    """All players pass until then."""
    return {"pass_to": {"turn": turn, "step": step}}


SETTLE: Json = {"settle": True}


# Expectations.


def there(zone: str, name: str, count: int = 1, player: str | None = None, **more: Any) -> Json:
    """So many cards of a name are in a zone."""
    return {"count": count, "zone": zone, "card": name, **({"player": player} if player else {}), **more}


def size(name: str, power: int, toughness: int, **more: Any) -> Json:
    """A permanent has this power and toughness."""
    return {"card": name, "power": power, "toughness": toughness, **more}


def life(player: str, total: int, **more: Any) -> Json:
    """A player has this much life."""
    return {"player": player, "life": total, **more}


def cites(rule: str) -> Json:
    """The trace cites a rule."""
    return {"cites": rule}
