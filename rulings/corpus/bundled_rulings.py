"""The project's own rulings: bilingual, in its own words, each with the rules that make it so.

What is here: reading ``data/rulings/*.toml`` into records, two per ruling (one in each language, in one group).
What is not: other sources, and whether the statements are true (tests compare numbers and names with the CR and the
Oracle snapshot).

A file is one topic::

    [topic]              # shown as the heading
    en = "Mill"
    ja = "切削"
    [source]             # the document whose matter is restated; absent for rulings made from the rules alone
    en = "MTG Wiki, Mill"
    ja = "MTG Wiki「切削」"
    date = "2023-11-17"
    [[ruling]]
    id = "mill-too-many-as-a-cost"
    cards = ["Rot Farm Skeleton"]
    rules = ["701.17b"]
    en = "..."
    ja = "..."
    restates = ["12934062fc52"]   # ids of the rulings of that document (rulings.corpus.rulings.ruling_id)
    change_en = "..."             # what has changed since, where something has; both or neither
    change_ja = "..."
    table = "000-rot-farm-skeleton-three"
"""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from rulings.corpus.rulings import Ruling, RulingKind, ruling_id
from rulings.errors import RulingsError
from rulings.language import Language

CHECKED_EDITION = "2026-01-16"
"""Effective date of the CR that the bundled rulings were written and checked against."""

_TOP = {"topic", "source", "ruling"}
_REQUIRED = {"id", "rules", "en", "ja"}
_OPTIONAL = {"cards", "restates", "change_en", "change_ja", "table"}
_SLUG = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_NUMBER = re.compile(r"[1-9]\d\d(?:\.\d{1,3}[a-z]{0,2})?")


class BundledRulingError(RulingsError):
    """A file of ``data/rulings`` breaks its form; ``details``: file, ruling, fault."""

    code = "bundled_ruling_faulty"


def load_bundled_rulings(folder: Path) -> tuple[Ruling, ...]:
    """All rulings of a folder of TOML files, Japanese and English ones, sorted by id of their group.

    日本語: 同梱の裁定をすべて読み込む
    Shape: folder with ``*.toml`` -> two records per ruling, same ``group``.
    Raises: BundledRulingError: unknown or missing key, wrong type, malformed number or slug, double id.
    """
    found: dict[str, tuple[Ruling, Ruling]] = {}
    for path in sorted(folder.glob("*.toml")):
        with path.open("rb") as file:
            content = tomllib.load(file)
        topic = _pair(content.get("topic"), path, "topic")
        source = content.get("source")
        if unknown := set(content) - _TOP:
            raise BundledRulingError(file=path.name, ruling="", fault=f"unknown key {sorted(unknown)[0]}")
        for entry in content.get("ruling", []):
            ja, en = _rulings(entry, topic, source, path)
            pair = replace(ja, position=len(found)), replace(en, position=len(found))
            if pair[0].group in found:
                raise BundledRulingError(file=path.name, ruling=pair[0].group, fault="this id is used twice")
            found[pair[0].group] = pair
    return tuple(ruling for _, pair in sorted(found.items()) for ruling in pair)


def _pair(value: object, path: Path, name: str) -> Mapping[str, str]:
    """A table of texts in both languages."""
    if not isinstance(value, dict) or not {"en", "ja"} <= set(value) <= {"en", "ja", "date"}:
        raise BundledRulingError(file=path.name, ruling="", fault=f"{name} needs en and ja and nothing else")
    if not all(isinstance(text, str) and text.strip() for text in value.values()):
        raise BundledRulingError(file=path.name, ruling="", fault=f"{name} needs texts")
    return value


def _rulings(
    entry: Mapping[str, object], topic: Mapping[str, str], source: object, path: Path
) -> tuple[Ruling, Ruling]:
    slug = entry.get("id", "")

    def refuse(fault: str) -> BundledRulingError:
        return BundledRulingError(file=path.name, ruling=str(slug), fault=fault)

    if unknown := set(entry) - _REQUIRED - _OPTIONAL:
        raise refuse(f"unknown key {sorted(unknown)[0]}")
    if missing := _REQUIRED - set(entry):
        raise refuse(f"{sorted(missing)[0]} is missing")
    texts = {key: entry.get(key) for key in ("id", "en", "ja", "change_en", "change_ja", "table") if key in entry}
    if bad := [key for key, text in texts.items() if not isinstance(text, str) or not text.strip()]:
        raise refuse(f"{bad[0]} must be a text")
    lists = {key: _words(entry.get(key, [])) for key in ("cards", "rules", "restates")}
    if (wrong := next((key for key, words in lists.items() if words is None), None)) is not None:
        raise refuse(f"{wrong} must be a list of texts, each once")
    cards, rules, restates = (words or () for words in lists.values())
    if _SLUG.fullmatch(str(slug)) is None:
        raise refuse("id must be lower-case words joined by hyphens")
    if not rules or any(_NUMBER.fullmatch(rule) is None for rule in rules):
        raise refuse("rules must be rule numbers, at least one")
    if ("change_en" in entry) != ("change_ja" in entry):
        raise refuse("change_en and change_ja go together")
    origin = {"en": "judgebot", "ja": "judgebot"}
    if source is not None:
        pair = _pair(source, path, "source")
        origin = {"en": f"judgebot, after {pair['en']}", "ja": f"judgebot（{pair['ja']}による）"}

    def version(language: Language) -> Ruling:
        return Ruling(
            id=ruling_id("judgebot", str(slug), str(entry[language]), language),
            text=str(entry[language]),
            language=language,
            kind=RulingKind.BUNDLED,
            source=origin[language],
            topic=topic[language],
            cards=cards,
            rules=rules,
            date=CHECKED_EDITION,
            edition=CHECKED_EDITION,
            group=str(slug),
            table=str(entry["table"]) if "table" in entry else None,
            restates=restates,
            change=str(entry[f"change_{language}"]) if "change_en" in entry else None,
        )

    return version(Language.JA), version(Language.EN)


def _words(value: object) -> tuple[str, ...] | None:
    """A list of texts, each once, or ``None`` if it is not one."""
    if not isinstance(value, list) or not all(isinstance(word, str) and word.strip() for word in value):
        return None
    return tuple(value) if len(set(value)) == len(value) else None
