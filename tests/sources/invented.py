"""Small files in the formats of the sources, about cards that don't exist, for tests without the real ones."""

import gzip
import json
from pathlib import Path
from typing import Any


def snapshot_entry(name: str, **facts: Any) -> dict[str, Any]:
    """An entry of the Oracle snapshot; a green creature unless the facts say otherwise."""
    return {
        "name": name,
        "manaCost": "{1}{G}",
        "type": "Creature — Golem",
        "types": ["Creature"],
        "subtypes": ["Golem"],
        "supertypes": [],
        "keywords": None,
        "power": "2",
        "toughness": "2",
        "loyalty": None,
        "text": None,
        "layout": "normal",
        "colorIdentity": ["G"],
    } | facts


def write_snapshot(folder: Path, *entries: dict[str, Any]) -> Path:
    path = folder / "oracle_corpus.json"
    path.write_text(json.dumps(list(entries), ensure_ascii=False), encoding="utf-8")
    return path


def mtgjson_entry(name: str, **facts: Any) -> dict[str, Any]:
    """A face as MTGJSON writes it."""
    return {
        "name": name,
        "layout": "normal",
        "colorIdentity": ["G"],
        "manaCost": "{1}{G}",
        "supertypes": [],
        "types": ["Creature"],
        "subtypes": ["Golem"],
        "power": "2",
        "toughness": "2",
        "text": "",
        "identifiers": {"scryfallOracleId": f"id of {name}"},
        "legalities": {"vintage": "Legal"},
        "printings": ["TST"],
        "rulings": [],
        "foreignData": [],
    } | facts


def japanese(name: str, **facts: Any) -> dict[str, Any]:
    """A row of ``foreignData``."""
    return {"language": "Japanese", "name": name} | facts


def write_atomic_cards(folder: Path, *entries: dict[str, Any], date: str = "2022-04-25") -> Path:
    data: dict[str, list[dict[str, Any]]] = {}
    for entry in entries:
        data.setdefault(entry["name"], []).append(entry)
    path = folder / "AtomicCards.json"
    path.write_text(json.dumps({"meta": {"date": date}, "data": data}, ensure_ascii=False), encoding="utf-8")
    return path


def scryfall_card(name: str, **facts: Any) -> dict[str, Any]:
    """A printing as Scryfall writes it."""
    return {
        "object": "card",
        "oracle_id": f"id of {name}",
        "name": name,
        "lang": "en",
        "released_at": "2026-10-02",
        "layout": "normal",
        "mana_cost": "{1}{G}",
        "type_line": "Creature — Golem",
        "oracle_text": "",
        "power": "2",
        "toughness": "2",
        "keywords": [],
        "legalities": {"vintage": "legal"},
        "games": ["paper"],
        "set_type": "expansion",
        "digital": False,
    } | facts


def write_bulk_file(folder: Path, name: str, *entries: dict[str, Any]) -> Path:
    """A bulk file of Scryfall: an array with an object on each line."""
    path = folder / name
    lines = ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in entries)
    path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    return path


def write_json_lines(folder: Path, name: str, *entries: dict[str, Any]) -> Path:
    """A bulk file of Scryfall as it is since July 2026: an object on each line and nothing around, gzipped."""
    path = folder / name
    lines = "".join(f"{json.dumps(entry, ensure_ascii=False)}\n" for entry in entries)
    path.write_bytes(gzip.compress(lines.encode(), mtime=0))
    return path
