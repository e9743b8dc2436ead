"""Writes tables: as TOML for people, as plain data for JSON.

What is here: the inverse of ``read``: reading what was written gives the same table. What is not: files.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import replace

from rulings.table.format import expectations as rows
from rulings.table.format import script as steps
from rulings.table.format.model import ManaMode, Pace, Table
from rulings.table.format.setup import CardEntry, Moment, PlayerSetup, Start

Data = dict[str, object]
"""Keys of the format with plain values, ready for JSON."""

_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")


def print_table(table: Table) -> str:
    """The table as a TOML file in the house's layout.

    Shape: Table -> text that ``parse_table`` reads back to an equal table.
    """
    data = table_to_data(table)
    parts = ["".join(f"{key} = {_value(value)}\n" for key, value in data.items() if key not in _SECTIONS)]
    for key in ("start",):
        parts += [_section(f"[{key}]", data[key])] if key in data else []
    parts += [_section(f"[players.{name}]", value) for name, value in _mapping(data["players"]).items()]
    parts += [_section("[[script]]", step) for step in _list(data.get("script"))]
    for key in ("answers", "stop"):
        parts += [_section(f"[{key}]", data[key])] if key in data else []
    parts += [_section("[[expect]]", row) for row in _list(data.get("expect"))]
    return "\n".join(parts)


def table_to_data(table: Table) -> Data:
    """The table in the structure of the format, defaults left out.

    Shape: Table -> mapping that ``json.dumps`` takes and that reads back to an equal table.
    """
    title = {key: text for key, text in (("en", table.title.en), ("ja", table.title.ja)) if text is not None}
    data: Data = {"format": 1, "id": table.id}
    _put(data, "title", title)
    _put(data, "source", table.source)
    _put(data, "tags", list(table.tags))
    _put(data, "mana", table.mana.value, unless=ManaMode.AUTO.value)
    _put(data, "pace", table.pace.value, unless=Pace.SETTLE.value)
    _put(data, "seed", table.seed, unless=0)
    if table.start != Start():
        data["start"] = {"turn": table.start.turn, "active": table.start.active, "step": table.start.step.value}
    data["players"] = {setup.name: _player(setup) for setup in table.players}
    _put(data, "script", [step_to_data(step) for step in table.script])
    if table.answers:
        data["answers"] = {answers.player: list(answers.queue) for answers in table.answers}
    if table.stop is not None:
        data["stop"] = _moment(table.stop)
    _put(data, "expect", [expectation_to_data(row) for row in table.expect])
    return data


def step_to_data(step: steps.ScriptStep) -> Data:
    """One script step in the structure of the format."""
    data: Data = {}
    _put(data, "player", step.player)
    _put(data, "turn", step.turn)
    _put(data, "step", None if step.step is None else step.step.value)
    _put(data, "respond", step.respond, unless=False)
    data |= _verb(step)
    _put(data, "answers", list(step.answers))
    return data


def expectation_to_data(row: rows.Expectation) -> Data:
    """One expectation in the structure of the format."""
    data = _row(row)
    _put(data, "player", row.player)
    _put(data, "after", row.after)
    return data


_SECTIONS = ("start", "players", "script", "answers", "stop", "expect")


def _put(data: Data, key: str, value: object, *, unless: object = None) -> None:
    if value is not None and value != unless and value != [] and value != {}:
        data[key] = value


def _moment(moment: Moment) -> Data:
    return {"turn": moment.turn, "step": moment.step.value}


def _player(setup: PlayerSetup) -> Data:
    data: Data = {}
    _put(data, "life", setup.life, unless=20)
    _put(data, "poison", setup.poison, unless=0)
    _put(data, "energy", setup.energy, unless=0)
    for zone, entries in setup.zones:
        data[zone.value] = [_entry(entry) for entry in entries]
    if setup.library_rest is not None:
        data["library_rest"] = {"card": setup.library_rest.card, "count": setup.library_rest.count}
    _put(data, "floating", setup.floating)
    return data


def _entry(entry: CardEntry) -> object:
    is_starred = re.search(r"\*\s*[0-9]+$", entry.card) is not None
    # "NAME*N" takes a blank at the end of the name for one before the star.
    is_bare = entry == CardEntry(entry.card, entry.count) and not is_starred
    if is_bare and (entry.count == 1 or entry.card == entry.card.rstrip()):
        return entry.card if entry.count == 1 else f"{entry.card}*{entry.count}"
    data: Data = {"card": entry.card}
    plain = replace(entry, counters=(), chosen=())
    for key in ("count", "id", "tapped", "attached_to", "face_down", "transformed", "sick", "damage", "controller"):
        _put(data, key, getattr(plain, key), unless=getattr(CardEntry(""), key))
    _put(data, "counters", dict(entry.counters))
    _put(data, "chosen", entry.chosen[0] if len(entry.chosen) == 1 else list(entry.chosen))
    _put(data, "exiled_with", entry.exiled_with)
    _put(data, "bestowed", entry.bestowed, unless=False)
    return data


def _verb(step: steps.ScriptStep) -> Data:
    match step:
        case steps.CastStep():
            return _cast(step)
        case steps.ActivateStep():
            data: Data = {"activate": step.activate}
            _put(data, "ability", step.ability)
            _announced(data, step)
            _put(data, "times", step.times, unless=1)
            return data
        case steps.PlayStep():
            data = {"play": step.play}
            _put(data, "face", step.face)
            return data
        case steps.AttackStep():
            return _attack(step)
        case steps.BlockStep():
            return {"block": _blocks(step)}
        case steps.TurnUpStep():
            return {"turn_up": step.turn_up}
        case steps.SpecialStep():
            data = {"special": step.special}
            _put(data, "ability", step.ability)
            return data
        case steps.SettleStep():
            data = {"settle": True}
            _put(data, "count", step.count)
            return data
        case steps.PassToStep():
            return {"pass_to": _moment(step.until)}
        case steps.ConcedeStep():
            return {"concede": True}
    raise AssertionError(f"no verb for {type(step).__name__}")


def _cast(step: steps.CastStep) -> Data:
    data: Data = {"cast": step.cast}
    _announced(data, step)
    if step.kicked is not None:
        data["kicked"] = step.kicked
    _put(data, "alternative", step.alternative)
    _put(data, "from", None if step.from_zone is None else step.from_zone.value)
    _put(data, "face", step.face)
    return data


def _announced(data: Data, step: steps.Announced) -> None:
    if step.targets is not None:
        data["targets"] = list(step.targets)
    _put(data, "divide", dict(step.divide))
    if step.modes is not None:
        data["modes"] = list(step.modes)
    _put(data, "x", step.x)


def _attack(step: steps.AttackStep) -> Data:
    data: Data = {}
    if any(target is not None for _, target in step.attackers):
        data["attack"] = dict(step.attackers)
    else:
        data["attack"] = [name for name, _ in step.attackers]
    _put(data, "defender", step.defender)
    return data


def _blocks(step: steps.BlockStep) -> dict[str, str | list[str]]:
    data: dict[str, str | list[str]] = {}
    for blocker, attacker in step.blocks:
        others = data.get(blocker, [])
        known = [others] if isinstance(others, str) else others
        data[blocker] = [*known, attacker] if known else attacker
    return data


def _row(row: rows.Expectation) -> Data:
    match row:
        case rows.ZoneCount():
            data: Data = {"count": row.count, "zone": row.zone.value}
            _put(data, "card", row.card)
            return data
        case rows.PlayerTotal():
            return {row.total.value: row.amount}
        case rows.Size():
            data = {"card": row.card}
            _put(data, "power", row.power)
            _put(data, "toughness", row.toughness)
            _put(data, "all", row.all, unless=False)
            return data
        case rows.CounterCounts():
            return {"card": row.card, "counters": dict(row.counters)}
        case rows.TapState():
            data = {"card": row.card, "tapped": row.tapped}
            _put(data, "count", row.count)
            return data
        case rows.HasTrait():
            data = {"card": row.card, row.trait.value: row.word}
            _put(data, "has", row.has, unless=True)
            return data
        case rows.AttachedTo():
            data = {"card": row.card, "attached_to": row.attached_to}
            _put(data, "has", row.has, unless=True)
            return data
        case rows.Attached():
            return {"card": row.card, "attached": row.attached}
        case rows.MarkedDamage():
            return {"card": row.card, "damage": row.damage}
    return _short_row(row)


def _short_row(row: rows.Expectation) -> Data:
    match row:
        case rows.UnspentMana():
            return {"mana": row.mana}
        case rows.ActivePlayer():
            return {"active": row.active}
        case rows.GameResult():
            return {row.result.value: row.is_so}
        case rows.StackSize():
            return {"stack": row.stack}
        case rows.Legality():
            return {"legal": row.legal, **_verb(row.action)}
        case rows.TotalCost():
            return {"cost": row.cost, **_verb(row.action)}
        case rows.Cites():
            return {"cites": row.rule}
    raise AssertionError(f"no row for {type(row).__name__}")


def _mapping(value: object) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise AssertionError("sections are mappings")
    return value


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def _section(header: str, value: object) -> str:
    lines = (f"{_key(key)} = {_value(item)}\n" for key, item in _mapping(value).items())
    return f"{header}\n{''.join(lines)}"


def _key(key: str) -> str:
    return key if _BARE_KEY.fullmatch(key) else _text(key)


def _text(text: str) -> str:
    # TOML's basic strings are JSON's, but for the delete character, which TOML wants escaped.
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _value(value: object) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            return str(value)
        case str():
            return _text(value)
        case list():
            return f"[{', '.join(_value(item) for item in value)}]"
        case dict():
            return "{" + ", ".join(f"{_key(key)} = {_value(item)}" for key, item in value.items()) + "}"
    raise AssertionError(f"no TOML for {type(value).__name__}")
