"""Reads ``[[expect]]``: which kind of row it is follows from its keys.

What is here: the kinds of rows and their keys. What is not: checking them (``expect``).
"""

import re
from collections.abc import Callable
from dataclasses import replace

from rulings.table.format.errors import (
    AfterRangeError,
    ExpectationKindError,
    MissingKeyError,
    UnknownPlayerError,
    UnknownWordError,
)
from rulings.table.format.expectations import (
    ActivePlayer,
    Attached,
    AttachedTo,
    Cites,
    CounterCounts,
    Expectation,
    GameResult,
    HasTrait,
    Legality,
    MarkedDamage,
    PlayerTotal,
    Result,
    Size,
    StackSize,
    TapState,
    Total,
    TotalCost,
    Trait,
    UnspentMana,
    ZoneCount,
)
from rulings.table.format.script import ActivateStep, CastStep
from rulings.table.format.setup import PLAYER_NAMES, ZoneName
from rulings.table.reading.fields import Fields, Place, nearest, rows_of
from rulings.table.reading.read_script import ASKED_VERBS, PRICED_VERBS, read_action
from rulings.table.reading.read_setup import read_mana

_FIXED_WORDS = {
    Trait.TYPE: (
        "Artifact", "Battle", "Conspiracy", "Creature", "Dungeon", "Enchantment", "Instant", "Kindred", "Land",
        "Phenomenon", "Plane", "Planeswalker", "Scheme", "Sorcery", "Vanguard",
    ),
    Trait.SUPERTYPE: ("Basic", "Legendary", "Ongoing", "Snow", "World"),
    Trait.COLOR: ("white", "blue", "black", "red", "green", "colorless"),
}  # fmt: skip
"""The words of CR 205.2a, 205.4a and 105.1: with any other, ``has = false`` would always hold."""

_RULE = re.compile(r"[1-9][0-9]{2}(\.[0-9]{1,3}[a-z]{0,2})?")
_TRAIT_EXAMPLES = {
    Trait.KEYWORD: "flying",
    Trait.TYPE: "Creature",
    Trait.SUBTYPE: "Elf",
    Trait.SUPERTYPE: "Legendary",
    Trait.COLOR: "green",
}
_CARD = 'card = "Grizzly Bears"'


def read_expectations(raw: object, place: Place, *, steps: int) -> tuple[Expectation, ...]:
    """All rows in order.

    Shape: the raw list, its place, number of script steps -> rows.
    Raises: TableFileError: keys that together mean nothing, a wrong value, ``after`` beyond the script.
    """
    example = 'expect = [{player = "A", life = 20}]'
    return tuple(_read_row(item, spot, steps) for item, spot in rows_of(raw, place, "expect", example))


def _read_row(raw: object, place: Place, steps: int) -> Expectation:
    fields = Fields(raw, place, key="expect", example='{player = "A", life = 20}')
    row = _kind(fields)(fields)
    after = fields.number("after", "after = 1")
    if after is not None and after > steps:
        place.at("after").fail(AfterRangeError, after=after, steps=steps)
    row = replace(row, player=fields.player("player"), after=after)
    fields.finish()
    if row.player is None and isinstance(row, PlayerTotal | UnspentMana | GameResult | Legality | TotalCost):
        place.fail(MissingKeyError, key="player", example='player = "A"')
    return row


def _kind(fields: Fields) -> Callable[[Fields], Expectation]:
    found = next((key for key in KINDS if fields.has(key)), None)
    if found is None:
        keys = [key for key in fields if key not in ("player", "card", "after")] or list(fields)
        close = nearest(next(iter(keys), ""), KINDS)
        fields.place.fail(ExpectationKindError, given=", ".join(fields), known=", ".join(KINDS), nearest=close)
    return KINDS[found]


def _zone_count(fields: Fields) -> ZoneCount:
    zone = fields.word("zone", ZoneName, 'zone = "hand"')
    count = fields.number("count", "count = 1")
    if zone is None or count is None:
        fields.place.fail(MissingKeyError, key="count", example="count = 1")
    return ZoneCount(count=count, zone=zone, card=fields.text("card", _CARD))


def _total(total: Total) -> Callable[[Fields], PlayerTotal]:
    def read(fields: Fields) -> PlayerTotal:
        amount = fields.take(total.value)
        if not isinstance(amount, int) or isinstance(amount, bool) or abs(amount) > 10**9:
            fields.wrong(total.value, f"{total.value} = 20")
        return PlayerTotal(total=total, amount=amount)

    return read


def _size(fields: Fields) -> Size:
    return Size(
        card=fields.required_text("card", _CARD),
        power=_signed(fields, "power"),
        toughness=_signed(fields, "toughness"),
        all=fields.truth("all", "all = true") or False,
    )


def _signed(fields: Fields, key: str) -> int | None:
    value = fields.take(key)
    if value is None:
        return None
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) > 10**9:
        fields.wrong(key, f"{key} = 2")
    return value


def _counters(fields: Fields) -> CounterCounts:
    counters = fields.numbers_by_name("counters", 'counters = {"+1/+1" = 2}')
    return CounterCounts(card=fields.required_text("card", _CARD), counters=counters)


def _tapped(fields: Fields) -> TapState:
    tapped = fields.truth("tapped", "tapped = true")
    card = fields.required_text("card", _CARD)
    return TapState(card=card, tapped=bool(tapped), count=fields.number("count", "count = 1"))


def _trait(trait: Trait) -> Callable[[Fields], HasTrait]:
    def read(fields: Fields) -> HasTrait:
        word = fields.required_text(trait.value, f'{trait.value} = "{_TRAIT_EXAMPLES[trait]}"')
        known = _FIXED_WORDS.get(trait)
        if known is not None and word.casefold() not in {one.casefold() for one in known}:
            place = fields.place.at(trait.value)
            close = nearest(word, known)
            place.fail(UnknownWordError, key=trait.value, given=word, nearest=close, known=", ".join(known))
        has = fields.truth("has", "has = false")
        return HasTrait(card=fields.required_text("card", _CARD), trait=trait, word=word, has=has is not False)

    return read


def _attached_to(fields: Fields) -> AttachedTo:
    return AttachedTo(
        card=fields.required_text("card", _CARD),
        attached_to=fields.required_text("attached_to", 'attached_to = "Grizzly Bears"'),
        has=fields.truth("has", "has = false") is not False,
    )


def _attached(fields: Fields) -> Attached:
    attached = fields.truth("attached", "attached = true")
    return Attached(card=fields.required_text("card", _CARD), attached=bool(attached))


def _damage(fields: Fields) -> MarkedDamage:
    damage = fields.number("damage", "damage = 1")
    return MarkedDamage(card=fields.required_text("card", _CARD), damage=damage or 0)


def _mana(fields: Fields) -> UnspentMana:
    return UnspentMana(mana=read_mana(fields, "mana") or "")


def _active(fields: Fields) -> ActivePlayer:
    active = fields.player("active")
    if active is None:
        fields.place.fail(UnknownPlayerError, given="", known=", ".join(PLAYER_NAMES))
    return ActivePlayer(active=active)


def _result(result: Result) -> Callable[[Fields], GameResult]:
    def read(fields: Fields) -> GameResult:
        return GameResult(result=result, is_so=bool(fields.truth(result.value, f"{result.value} = true")))

    return read


def _stack(fields: Fields) -> StackSize:
    return StackSize(stack=fields.number("stack", "stack = 0") or 0)


def _legal(fields: Fields) -> Legality:
    legal = fields.truth("legal", "legal = true")
    action = read_action(fields, _one_verb(fields, ASKED_VERBS))
    return Legality(legal=bool(legal), action=replace(action, player=fields.player("player")))


def _cost(fields: Fields) -> TotalCost:
    cost = read_mana(fields, "cost") or ""
    action = read_action(fields, _one_verb(fields, PRICED_VERBS))
    if not isinstance(action, CastStep | ActivateStep):
        raise AssertionError("PRICED_VERBS are cast and activate")
    return TotalCost(cost=cost, action=replace(action, player=fields.player("player")))


def _one_verb(fields: Fields, verbs: tuple[str, ...]) -> str:
    given = [verb for verb in verbs if fields.has(verb)]
    if len(given) != 1:
        keys = ", ".join(fields)
        fields.place.fail(ExpectationKindError, given=keys, known=", ".join(verbs), nearest=verbs[0])
    return given[0]


def _cites(fields: Fields) -> Cites:
    rule = fields.required_text("cites", 'cites = "704.5g"')
    if not _RULE.fullmatch(rule):
        fields.wrong("cites", 'cites = "704.5g"')
    return Cites(rule=rule)


KINDS: dict[str, Callable[[Fields], Expectation]] = {
    "legal": _legal,
    "cost": _cost,
    "zone": _zone_count,
    "life": _total(Total.LIFE),
    "poison": _total(Total.POISON),
    "energy": _total(Total.ENERGY),
    "hand_size": _total(Total.HAND_SIZE),
    "power": _size,
    "toughness": _size,
    "counters": _counters,
    "tapped": _tapped,
    "keyword": _trait(Trait.KEYWORD),
    "type": _trait(Trait.TYPE),
    "subtype": _trait(Trait.SUBTYPE),
    "supertype": _trait(Trait.SUPERTYPE),
    "color": _trait(Trait.COLOR),
    "attached_to": _attached_to,
    "attached": _attached,
    "damage": _damage,
    "mana": _mana,
    "active": _active,
    "won": _result(Result.WON),
    "lost": _result(Result.LOST),
    "stack": _stack,
    "cites": _cites,
}
"""Every kind of row by the key that makes it one, and what reads it; the first that the row has decides."""
