"""Reads ``[start]`` and ``[players.X]``.

What is here: keys and limits of the set-up. What is not: whether the names are cards (``names``).
"""

import re

from rulings.abilities.vocabulary import Step
from rulings.table.format.errors import DuplicateIdError, MissingKeyError, TableTooLargeError, WrongValueError
from rulings.table.format.setup import (
    PLAYER_NAMES,
    SETUP_ZONES,
    CardEntry,
    Moment,
    PlayerName,
    PlayerSetup,
    Start,
    ZoneName,
)
from rulings.table.reading.fields import Fields, Place, is_clean, is_whole, parse_player, rows_of, show

MOST_CARDS = 4_000
"""Bound of the cards of one table: far above any game, low enough that a stranger's file cannot fill the memory."""

_COUNTED = re.compile(r"(?P<card>.*\S)\s*\*\s*(?P<count>[0-9]{1,6})", re.DOTALL)
_MANA = re.compile(r"(\{[^{}\s]+\})*")
_CARD_EXAMPLE = '["Forest*4", {card = "Grizzly Bears", tapped = true}]'


def read_start(raw: object, place: Place) -> Start:
    """Where the game stands.

    Raises: TableFileError: a key or value that the format does not have.
    """
    fields = Fields(raw, place, key="start", example='{turn = 1, active = "A", step = "main1"}')
    start = Start(
        turn=fields.number("turn", "turn = 1", least=1) or 1,
        active=fields.player("active") or PLAYER_NAMES[0],
        step=fields.word("step", Step, 'step = "main1"') or Step.MAIN1,
    )
    fields.finish()
    return start


def read_moment(raw: object, place: Place, key: str) -> Moment:
    """A turn and a step, both named.

    Raises: TableFileError: one is missing, or wrong.
    """
    fields = Fields(raw, place, key=key, example='{turn = 2, step = "main1"}')
    turn = fields.number("turn", "turn = 2", least=1)
    step = fields.word("step", Step, 'step = "main1"')
    if turn is None:
        place.fail(MissingKeyError, key="turn", example="turn = 2")
    if step is None:
        place.fail(MissingKeyError, key="step", example='step = "main1"')
    fields.finish()
    return Moment(turn, step)


def read_mana(fields: Fields, key: str) -> str | None:
    """Mana symbols in braces, or an empty text for no mana.

    Raises: WrongValueError: something else stands there.
    """
    value = fields.take(key)
    if value is None:
        return None
    if not isinstance(value, str) or not _MANA.fullmatch(value):
        fields.wrong(key, f'{key} = "{{1}}{{G}}"')
    return value


def read_players(raw: object, place: Place) -> tuple[PlayerSetup, ...]:
    """All players in turn order.

    Raises: TableFileError: fewer than two players, gaps between the letters, or a fault in what one has.
    """
    example = '{A = {hand = ["Shock"]}, B = {}}'
    fields = Fields(raw, place, key="players", example=example)
    for key in fields:
        parse_player(key, place.at(key))
    names = [name for name in PLAYER_NAMES if fields.has(name)]
    if len(names) < 2 or tuple(names) != PLAYER_NAMES[: len(names)]:
        missing = next(name for name in PLAYER_NAMES if name not in names)
        place.fail(MissingKeyError, key=missing, example=f"[players.{missing}]")
    players = tuple(_read_player(name, fields.take(name), place.at(name)) for name in names)
    _check_ids(players, place)
    return players


def _read_player(name: PlayerName, raw: object, place: Place) -> PlayerSetup:
    fields = Fields(raw, place, key=name, example='{life = 20, hand = ["Shock"]}')
    life = fields.take("life")
    if life is not None and (not is_whole(life) or abs(life) > 1_000_000):
        fields.wrong("life", "life = 20")
    zones = []
    for zone in SETUP_ZONES:
        entries = _read_entries(fields.take(zone.value), place.at(zone.value), zone)
        if entries:
            zones.append((zone, entries))
    rest = fields.take("library_rest")
    setup = PlayerSetup(
        name=name,
        life=life if is_whole(life) else 20,
        poison=fields.number("poison", "poison = 0") or 0,
        energy=fields.number("energy", "energy = 0") or 0,
        zones=tuple(zones),
        library_rest=None if rest is None else _read_rest(rest, place.at("library_rest")),
        floating=read_mana(fields, "floating"),
    )
    fields.finish()
    return setup


def _read_rest(raw: object, place: Place) -> CardEntry:
    fields = Fields(raw, place, key="library_rest", example='{card = "Plains", count = 40}')
    card = fields.required_text("card", 'card = "Plains"')
    count = fields.number("count", "count = 40")
    if count is None:
        place.fail(MissingKeyError, key="count", example="count = 40")
    fields.finish()
    return CardEntry(card=card, count=count)


def _read_entries(raw: object, place: Place, zone: ZoneName) -> tuple[CardEntry, ...]:
    if raw is None:
        return ()
    rows = rows_of(raw, place, zone.value, f"{zone.value} = {_CARD_EXAMPLE}")
    return tuple(_read_entry(item, spot, zone) for item, spot in rows)


def _read_entry(raw: object, place: Place, zone: ZoneName) -> CardEntry:
    if isinstance(raw, str) and is_clean(raw):
        counted = _COUNTED.fullmatch(raw)
        if counted is None:
            return CardEntry(card=raw)
        return CardEntry(card=counted["card"], count=int(counted["count"]))
    if not isinstance(raw, dict):
        place.fail(WrongValueError, key=zone.value, given=show(raw), example=f"{zone.value} = {_CARD_EXAMPLE}")
    fields = Fields(raw, place, key=zone.value, example='{card = "Grizzly Bears", tapped = true}')
    count = fields.number("count", "count = 2")
    entry = CardEntry(
        card=fields.required_text("card", 'card = "Grizzly Bears"'),
        count=1 if count is None else count,
        id=fields.text("id", 'id = "bear1"'),
        tapped=fields.truth("tapped", "tapped = true") or False,
        counters=fields.numbers_by_name("counters", 'counters = {"+1/+1" = 2}'),
        attached_to=fields.text("attached_to", 'attached_to = "Grizzly Bears"'),
        face_down=fields.truth("face_down", "face_down = true") or False,
        transformed=fields.truth("transformed", "transformed = true") or False,
        sick=fields.truth("sick", "sick = true") or False,
        damage=fields.number("damage", "damage = 1") or 0,
        controller=fields.player("controller"),
        chosen=_read_chosen(fields),
        exiled_with=fields.text("exiled_with", 'exiled_with = "oblivion"'),
        bestowed=fields.truth("bestowed", "bestowed = true") or False,
    )
    fields.finish()
    if entry.id is not None and entry.count != 1:
        place.at("count").fail(WrongValueError, key="count", given=show(entry.count), example="count = 1")
    return entry


def _read_chosen(fields: Fields) -> tuple[str | int, ...]:
    value = fields.take("chosen")
    if value is None:
        return ()
    if isinstance(value, list):
        return fields.answers("chosen", 'chosen = "red"') or ()
    if not ((isinstance(value, str) and is_clean(value)) or is_whole(value)):
        fields.wrong("chosen", 'chosen = "red"')
    return (value,)


def _check_ids(players: tuple[PlayerSetup, ...], place: Place) -> None:
    seen: set[str] = set()
    total = 0
    for setup in players:
        total += sum(entry.count for entry in setup.entries())
        for zone, entries in setup.zones:
            for position, entry in enumerate(entries):
                spot = place.at(setup.name, zone.value, position)
                if entry.controller is not None and entry.controller not in {one.name for one in players}:
                    parse_player(None, spot.at("controller"))
                if entry.id is None:
                    continue
                if entry.id in seen:
                    spot.at("id").fail(DuplicateIdError, id=entry.id)
                seen.add(entry.id)
    if total > MOST_CARDS:
        place.fail(TableTooLargeError, given=total, most=MOST_CARDS)
