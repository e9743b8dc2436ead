"""Checks the expectations of a table against a game at one moment.

What is here: one function per kind of row, each telling what was found. What is not: when they are checked (``play``),
and the rules by which something is legal or costs so much (``Asker``, which the player of the table provides).
"""

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from rulings.abilities.vocabulary import Zone
from rulings.cite import Citation
from rulings.kernel.characteristics.projection import Projection
from rulings.kernel.happening.game import Game
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.state import GameState, zone_of
from rulings.narrate.layers import cited_for_layers
from rulings.narrate.report import ExpectResult
from rulings.table.format import expectations as rows
from rulings.table.format.script import Action, ActivateStep, CastStep
from rulings.table.playing.naming import Naming
from rulings.table.reading.write import expectation_to_data


class Asker(Protocol):
    """Answers questions on what could be done."""

    def illegal_reason(self, action: Action) -> str | None:
        """Why the action's player could not begin it now; ``None``: they could."""
        ...

    def total_cost(self, action: CastStep | ActivateStep) -> str:
        """The total cost of it now, ``"{1}{U}"``; a reason where it has none."""
        ...


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found where an expectation looked."""

    is_met: bool
    """Whether it is what was expected."""
    got: str
    """What it is, English."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A game at one moment, as expectations look at it."""

    game: Game
    """The game."""
    naming: Naming
    """Words for its objects."""
    asker: Asker
    """For legality and costs."""
    start: GameState | None = None
    """The state in which the game began: its layers are no part of the trace. ``None``: they are."""
    asked: tuple[Citation, ...] = ()
    """The rules that answered earlier rows on what could be done: they are a part of the trace."""

    @property
    def view(self) -> Projection:
        """The characteristics now."""
        return self.game.view


def check(moment: Moment, number: int, row: rows.Expectation) -> ExpectResult:
    """One row, checked.

    Shape: moment, number of the row from 1, row -> result with the row as JSON.
    """
    found = find(moment, row)
    want = json.dumps(expectation_to_data(row), ensure_ascii=False)
    return ExpectResult(number, found.is_met, want, found.got)


def find(moment: Moment, row: rows.Expectation) -> Finding:
    """What a row asks about, and whether it is as the row says."""
    match row:
        case rows.ZoneCount():
            return _zone_count(moment, row)
        case rows.PlayerTotal():
            return _total(moment, row)
        case rows.UnspentMana():
            return _mana(moment, row)
        case rows.GameResult():
            return _result(moment, row)
        case rows.Legality():
            reason = moment.asker.illegal_reason(row.action)
            return Finding((reason is None) == row.legal, "legal" if reason is None else f"not legal: {reason}")
        case rows.TotalCost():
            cost = moment.asker.total_cost(row.action)
            return Finding(_symbols(cost) == _symbols(row.cost), cost)
        case rows.ActivePlayer():
            active = moment.game.state.turn.active
            return Finding(str(active) == str(row.active), str(active))
        case rows.StackSize():
            size = len(zone_of(moment.game.state, Zone.STACK))
            return Finding(size == row.stack, str(size))
        case rows.Cites():
            return _cites(moment, row)
    return _permanent_row(moment, row)


def _permanent_row(moment: Moment, row: rows.Expectation) -> Finding:
    match row:
        case rows.Size():
            return _size(moment, row)
        case rows.CounterCounts():
            return _any(moment, row.card, row.player, lambda one: _counters(moment, one, row))
        case rows.TapState():
            return _tapped(moment, row)
        case rows.HasTrait():
            return _any(moment, row.card, row.player, lambda one: _trait(moment, one, row))
        case rows.AttachedTo():
            return _any(moment, row.card, row.player, lambda one: _attached_to(moment, one, row))
        case rows.Attached():
            return _any(moment, row.card, row.player, lambda one: _attached(moment, one, row))
        case rows.MarkedDamage():
            return _any(moment, row.card, row.player, lambda one: _damage(moment, one, row))
    raise AssertionError(f"no check for {type(row).__name__}")


class _Look(Protocol):
    def __call__(self, one: ObjectId, /) -> Finding: ...


def _any(moment: Moment, card: str, player: str | None, look: _Look) -> Finding:
    """Some permanent of this name fits."""
    found = moment.naming.permanents(moment.view, card, None if player is None else PlayerId(player))
    if not found:
        return Finding(False, "no such permanent")
    findings = [look(one) for one in found]
    met = next((one for one in findings if one.is_met), None)
    return met or Finding(False, "; ".join(dict.fromkeys(one.got for one in findings)))


def _zone_count(moment: Moment, row: rows.ZoneCount) -> Finding:
    zone = Zone(row.zone.value)
    there = moment.naming.in_zone(moment.view, zone, None if row.player is None else PlayerId(row.player))
    if row.card is not None:
        there = moment.naming.among(moment.view, there, row.card)
    return Finding(len(there) == row.count, str(len(there)))


def _total(moment: Moment, row: rows.PlayerTotal) -> Finding:
    player = moment.game.player(PlayerId(str(row.player)))
    match row.total:
        case rows.Total.LIFE:
            amount = player.life
        case rows.Total.HAND_SIZE:
            amount = len(zone_of(moment.game.state, Zone.HAND, player.id))
        case _:
            amount = player.counters.get(row.total.value, 0)
    return Finding(amount == row.amount, str(amount))


def _mana(moment: Moment, row: rows.UnspentMana) -> Finding:
    pool = [mana.type for mana in moment.game.player(PlayerId(str(row.player))).mana]
    got = "".join(f"{{{one}}}" for one in pool)
    return Finding(_symbols(got) == _symbols(row.mana), got or "none")


def _symbols(mana: str) -> Counter[str]:
    """Symbols with their numbers; generic mana adds up, so that ``{1}{1}`` is ``{2}`` and ``{0}`` is nothing."""
    counted: Counter[str] = Counter()
    for symbol in mana.replace("}", "").split("{")[1:]:
        if symbol.isdecimal():
            counted["generic"] += int(symbol)
        elif symbol.startswith("*"):
            counted["generic"] += 1  # generic mana that only some colours may pay for
        else:
            counted[symbol.upper()] += 1
    return +counted if "{" in mana or not mana else Counter({mana: 1})


def _result(moment: Moment, row: rows.GameResult) -> Finding:
    player = moment.game.player(PlayerId(str(row.player)))
    has = player.won if row.result is rows.Result.WON else player.lost is not None
    got = "won" if player.won else "still in the game" if player.lost is None else f"lost: {player.lost}"
    return Finding(has == row.is_so, got)


def _size(moment: Moment, row: rows.Size) -> Finding:
    def look(one: ObjectId, /) -> Finding:
        seen = moment.view.characteristics(one)
        fits = (row.power is None or seen.power == row.power) and (
            row.toughness is None or seen.toughness == row.toughness
        )
        return Finding(fits, f"{seen.power}/{seen.toughness}")

    if not row.all:
        return _any(moment, row.card, row.player, look)
    player = None if row.player is None else PlayerId(row.player)
    findings = [look(one) for one in moment.naming.permanents(moment.view, row.card, player)]
    return Finding(bool(findings) and all(one.is_met for one in findings), "; ".join(one.got for one in findings))


def _counters(moment: Moment, one: ObjectId, row: rows.CounterCounts) -> Finding:
    have = moment.game.state.objects[one].counters
    got = ", ".join(f"{kind} {number}" for kind, number in sorted(have.items()) if number)
    return Finding(all(have.get(kind, 0) == number for kind, number in row.counters), got or "no counters")


def _tapped(moment: Moment, row: rows.TapState) -> Finding:
    player = None if row.player is None else PlayerId(row.player)
    there = moment.naming.permanents(moment.view, row.card, player)
    fitting = sum(moment.game.state.objects[one].is_tapped is row.tapped for one in there)
    got = f"{fitting} of {len(there)} {'tapped' if row.tapped else 'untapped'}"
    return Finding(fitting > 0 if row.count is None else fitting == row.count, got)


def _trait(moment: Moment, one: ObjectId, row: rows.HasTrait) -> Finding:
    seen = moment.view.characteristics(one)
    word = row.word.casefold()
    match row.trait:
        case rows.Trait.COLOR:
            have: Iterable[str] = [colour.name.casefold() for colour in seen.colors] or ["colorless"]
        case rows.Trait.TYPE:
            have = [kind.value for kind in seen.types]
        case rows.Trait.SUPERTYPE:
            have = [kind.value for kind in seen.supertypes]
        case rows.Trait.SUBTYPE:
            have = [kind.casefold() for kind in seen.subtypes]
        case _:
            have = _keywords(moment.view, one)
    return Finding((word in have) is row.has, ", ".join(sorted(have)) or "none")


def _keywords(view: Projection, one: ObjectId) -> list[str]:
    """Every way to call its keyword abilities: the keyword, and the words as written ("protection from black")."""
    found = set()
    seen = view.characteristics(one)
    for name in seen.keywords:
        found.add(name)
        for ability in seen.keyword_abilities(name):
            if ability.text:
                found.add(ability.text.casefold().rstrip("."))
            if ability.subtype:
                found.add(f"{ability.subtype}{name.removeprefix('land')}".casefold())
    return sorted(found)


def _attached_to(moment: Moment, one: ObjectId, row: rows.AttachedTo) -> Finding:
    host = moment.game.state.objects[one].attached_to
    is_there = host is not None and (host in moment.naming.recipients(moment.view, row.attached_to))
    return Finding(is_there is row.has, _host_name(moment, one))


def _attached(moment: Moment, one: ObjectId, row: rows.Attached) -> Finding:
    host = moment.game.state.objects[one].attached_to
    return Finding((host is not None) is row.attached, _host_name(moment, one))


def _host_name(moment: Moment, one: ObjectId) -> str:
    host = moment.game.state.objects[one].attached_to
    if host is None:
        return "attached to nothing"
    return f"attached to {host if isinstance(host, str) else moment.view.characteristics(host).name}"


def _damage(moment: Moment, one: ObjectId, row: rows.MarkedDamage) -> Finding:
    damage = moment.game.state.objects[one].damage
    return Finding(damage == row.damage, str(damage))


def _cites(moment: Moment, row: rows.Cites) -> Finding:
    cited = {citation.rule for entry in moment.game.log for citation in _citations(entry.event)}
    cited |= {citation.rule for citation in moment.asked}
    is_met = any(is_met_by(row.rule, number) for number in cited)
    if not is_met:
        # The trace tells what continuous effects made of permanents, too, which is no event.
        cited |= cited_for_layers((entry.state for entry in moment.game.log), moment.start)
        is_met = any(is_met_by(row.rule, number) for number in cited)
    close = sorted(number for number in cited if number.split(".")[0] == row.rule.split(".")[0])
    return Finding(is_met, "cited" if is_met else f"cited instead: {', '.join(close) or 'nothing near it'}")


def _citations(event: object) -> tuple[Citation, ...]:
    found = getattr(event, "citations", ())
    return found if isinstance(found, tuple) else ()


def is_met_by(wanted: str, cited: str) -> bool:
    """Whether citing one rule meets an expectation that names another: a number without a letter takes any subrule.

    Example:
        >>> is_met_by("704.5", "704.5g"), is_met_by("701.1", "701.17a"), is_met_by("613", "613.8a")
        (True, False, True)
    """
    if wanted == cited:
        return True
    rest = cited.removeprefix(wanted)
    return rest != cited and not wanted[-1].isalpha() and (rest[0] == "." or rest[0].isalpha())
