"""Whether a text that is not understood, or not playable, could have mattered in a game that was played without it.

日本語: 解釈できないテキストが、そのゲームの結果に影響しえたか
What is here: texts whose moment can be told from their first words - an activated ability that nobody activates, a
trigger on something that never happened. What is not: anything clever. Every other text could matter, always.

Shape of the argument: the game was played as if the text were not there. If its moment never came in that game, it
would not have come with the text there either, so that both games are the same.
"""

import re
from collections.abc import Callable, Iterator
from functools import lru_cache

from rulings.abilities.vocabulary import Zone
from rulings.kernel.happening.game import Game
from rulings.kernel.state import events as e
from rulings.kernel.state.events import Event
from rulings.kernel.state.ids import ObjectId

Happened = Callable[[Event, frozenset[ObjectId]], bool]
"""Whether an event is one that the text may look at; the objects are those that have the text."""

_SELF = (
    r"(?:~|this (?:creature|artifact|enchantment|land|permanent|planeswalker|Aura|Equipment|Vehicle|Saga|token|card))"
)

_COST = re.compile(
    r"^(?:[A-Z][^.:—“\"]{0,40} — )?"
    r"(?:\{|\[|Sacrifice |Discard |Pay |Tap |Untap |Exile |Remove |Return |Put |Mill |Reveal |Exert )"
    r"[^“\".]*?: "
)
"""An activated ability: cost, colon."""

_BEGINNING = re.compile(
    r"^At the beginning of (?:your|each|each player's|each opponent's|each other player's|the|an opponent's) "
    r"(?P<step>upkeep|end step|draw step|combat|first main phase|precombat main phase|second main phase)"
    r"(?: on your turn)?,"
)

_STEPS = {
    "upkeep": "upkeep",
    "end step": "end",
    "draw step": "draw",
    "combat": "begin_combat",
    "first main phase": "main1",
    "precombat main phase": "main1",
    "second main phase": "main2",
}


def _moved(origin: Zone | None, destination: Zone | None) -> Happened:
    def happened(event: Event, mine: frozenset[ObjectId]) -> bool:
        return (
            isinstance(event, e.ZoneChanged)
            and (origin is None or event.origin is origin)
            and (destination is None or event.destination is destination)
        )

    return happened


def _of(*kinds: type[Event]) -> Happened:
    def happened(event: Event, mine: frozenset[ObjectId]) -> bool:
        return isinstance(event, kinds)

    return happened


def _replaced(what: str, *kinds: type[Event]) -> Happened:
    def happened(event: Event, mine: frozenset[ObjectId]) -> bool:
        return isinstance(event, kinds) or (isinstance(event, e.Replaced) and event.what == what)

    return happened


_WATCHED: dict[str, Happened] = {
    r"enters?(?: the battlefield)?": _moved(None, Zone.BATTLEFIELD),
    r"enters? tapped": _moved(None, Zone.BATTLEFIELD),
    r"dies?": _moved(Zone.BATTLEFIELD, None),
    r"leaves? the battlefield": _moved(Zone.BATTLEFIELD, None),
    r"(?:is|are) put into a graveyard from the battlefield": _moved(Zone.BATTLEFIELD, None),
    r"attacks?": _of(e.AttackersDeclared),
    r"blocks?": _of(e.BlockersDeclared),
    r"becomes? blocked": _of(e.BlockersDeclared),
    r"deals? (?:combat )?damage(?: to (?:a|an|one or more) (?:player|players|opponent|creature|planeswalker))?": _of(
        e.DamageDealt
    ),
    r"(?:is|are) dealt (?:combat )?damage": _of(e.DamageDealt),
    r"casts? (?:a|an|your|their|this) [a-z ]*spells?": _of(e.SpellCast),
    r"draws? (?:a|your|their) [a-z ]*card": _of(e.CardDrawn),
    r"discards? (?:a|an|one or more) [a-z ]*cards?": _of(e.CardDiscarded),
    r"gains? life": _of(e.LifeGained),
    r"loses? life": _of(e.LifeLost),
    r"sacrifices? (?:a|an|another|one or more) [a-zA-Z ]+": _of(e.PermanentSacrificed),
    r"becomes? tapped": _of(e.Tapped),
    r"becomes? untapped": _of(e.Untapped),
    r"becomes? the target of [a-z ]+": _of(e.BecameTarget),
    r"(?:is|are) turned face up": _of(e.StatusChanged),
    r"transforms?": _of(e.StatusChanged),
    r"plays? a land": _of(e.LandPlayed),
    r"cycles? (?:a|another|this) card": _of(e.PlayerDid),
    r"scr(?:y|ies)": _of(e.Scried),
    r"surveils?": _of(e.Surveiled),
    r"shuffles? (?:your|their) library": _of(e.Shuffled),
    r"search(?:es)? (?:your|their) library": _of(e.Searched),
}
"""Verbs at the end of a trigger condition, and the events that they look at."""

_WOULD: dict[str, Happened] = {
    r"would draw a card": _replaced("draw", e.CardDrawn, e.DrewFromEmpty, e.CantHappen),
    r"would gain life": _replaced("lifegain", e.LifeGained, e.CantHappen),
    r"would lose life": _replaced("lifeloss", e.LifeLost, e.CantHappen),
    r"would lose the game": _of(e.PlayerLost, e.PlayerWon, e.GameDrawn),
    r"would die": _moved(Zone.BATTLEFIELD, None),
    r"would be put into a graveyard(?: from the battlefield)?": _moved(None, None),
    r"would deal (?:combat )?damage(?: to [a-z ]+)?": _replaced("damage", e.DamageDealt),
    r"(?:combat )?damage would be dealt(?: to [a-z ]+)?": _replaced("damage", e.DamageDealt),
    r"would create (?:a|one or more) [a-zA-Z ]*tokens?": _replaced("tokens", e.TokensCreated),
    r"would mill (?:a card|one or more cards)": _replaced("mill", e.CardsMilled),
}
"""The beginnings of replacement effects, and the events that they would have changed."""

_OTHER_ZONES = re.compile(
    r"graveyard|\bhand\b|library|exile|discard|cycl|\bdraw|anywhere|cast |reveal|outside|deck|"
    r"[Ff]lashback|[Mm]adness|[Ee]scape|[Uu]nearth|[Dd]redge|[Mm]iracle|[Ff]oretell|[Ss]uspend|[Pp]lot|[Ee]mbalm|[Ee]ncore"
)
"""Words with which a text may say something about where its card is not on the battlefield or the stack."""


def with_self(text: str, name: str) -> str:
    """The text with the card's own name, full or short, in place of which stands ``~``.

    Example:
        >>> with_self("Whenever Glissa attacks, draw a card.", "Glissa, Herald of Predation")
        'Whenever ~ attacks, draw a card.'
    """
    short = re.split(r",| of | the ", name)[0]
    return text.replace(name, "~").replace(short, "~") if name else text


@lru_cache(maxsize=8192)
def moment_of(text: str, name: str) -> tuple[str, tuple[Happened, ...], bool] | None:
    """When a text does something, as far as its first words tell.

    Shape: -> (kind, events that it looks at, whether only events about the object itself), kind one of ``activated``
    and ``events``; ``None`` if it could matter at any time.
    """
    plain = re.sub(r"\s*\([^)]*\)", "", with_self(text, name)).strip()
    if _COST.match(plain):
        # A mana ability may be used to pay without being named.
        return None if re.search(r"\b[Aa]dd\b", plain) else ("activated", (), False)
    beginning = _BEGINNING.match(plain)
    if beginning is not None:
        step = _STEPS[beginning["step"]]
        return ("events", (lambda event, mine: isinstance(event, e.StepBegan) and event.step == step,), False)
    plain = re.sub(r"^[A-Z][^.:,“\"]{0,30} — ", "", plain)
    return _triggered(plain) or _would(plain)


def _triggered(plain: str) -> tuple[str, tuple[Happened, ...], bool] | None:
    match = re.match(r"^(?:When|Whenever) ([^,“\"]+),", plain)
    if match is None or _goes_on(plain[match.end() :]):
        return None
    looked: list[Happened] = []
    own = re.match(rf"^{_SELF} ", match[1]) is not None
    for part in re.split(r" or ", match[1]):
        found = next((h for verb, h in _WATCHED.items() if re.search(rf"(?:^|\s){verb}$", part)), None)
        if found is None:
            return None
        looked.append(found)
    return ("events", tuple(looked), own)


def _goes_on(rest: str) -> bool:
    """The condition may have further parts behind the comma: "dies, or a card is put", "enters, attacks, or blocks"."""
    sentence = rest.split(".", 1)[0]
    return (
        re.match(r"^ (?:or|and) ", sentence) is not None
        or re.match(r"^[^,]+, (?:or|and/or|and) ", sentence) is not None
    )


def _would(plain: str) -> tuple[str, tuple[Happened, ...], bool] | None:
    match = re.match(r"^If ([^,“\"]+),", plain)
    if match is None or _goes_on(plain[match.end() :]):
        return None
    found = next((h for verb, h in _WOULD.items() if re.search(rf"(?:^|\s){verb}$", match[1])), None)
    return None if found is None else ("events", (found,), False)


def could_matter(
    text: str, name: str, game: Game, mine: frozenset[ObjectId], *, was_active: bool, is_named: bool
) -> bool:
    """Whether a text that was left out could have changed the game.

    Shape: ``mine``: the objects with the text, gone ones included. ``was_active``: one of them was on the battlefield,
    the stack or in the command zone. ``is_named``: the script or an expectation casts, plays or activates it.
    """
    if not was_active:
        return is_named or _OTHER_ZONES.search(text) is not None
    moment = moment_of(text, name)
    if moment is None:
        return True
    kind, looked, own = moment
    if kind == "activated":
        return is_named
    return any(
        happened(event, mine) and (not own or _is_about(event, mine)) for event in _events(game) for happened in looked
    )


def _events(game: Game) -> Iterator[Event]:
    return (entry.event for entry in game.log if isinstance(entry.event, Event))


def _is_about(event: Event, mine: frozenset[ObjectId]) -> bool:
    """The event has to do with one of the objects."""
    match event:
        case e.ZoneChanged():
            return event.old in mine or event.new in mine
        case e.AttackersDeclared():
            return any(i in mine for i, _ in event.attackers)
        case e.BlockersDeclared():
            pairs = event.blockers
            return any(i in mine for pair in pairs for i in pair) or any(i in mine for i in event.newly_blocked)
        case e.DamageDealt():
            return event.source in mine or event.to in mine
        case e.Tapped() | e.Untapped() | e.BecameTarget() | e.StatusChanged() | e.SpellCast():
            return event.object in mine
    return True
