"""Inventing a demonstration: a small table on which named cards meet.

日本語: 指定したカードのための実演テーブルを作る
What is here: which card lies where and who does what. What is not: any outcome - the kernel plays what is set up here
like any other table, and refuses what it does not understand.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from rulings.abilities import filters as f
from rulings.abilities.ability import Ability, SpellAbility, TriggeredAbility
from rulings.abilities.card import FaceDefinition
from rulings.abilities.node import walk
from rulings.abilities.patterns import Attacks, BeginningOf, DealsDamage
from rulings.abilities.references import Target
from rulings.abilities.vocabulary import CardType, Kind, Step
from rulings.corpus.cards import Card
from rulings.table.compile import compile_card
from rulings.table.model import Table
from rulings.table.read import parse_table

_SPELLS = frozenset({CardType.INSTANT, CardType.SORCERY})
_LIBRARY = ("Opt", "Grizzly Bears", "Shock", "Forest", "Duress", "Llanowar Elves", "Island", "Hill Giant")
"""What both libraries begin with: cards of several types, plain ones."""

SUPPORTING_CARDS = ("Fervor", "Forest", "Grizzly Bears", "Hill Giant", "Island", "Ornithopter", *_LIBRARY)
"""Every card that a made-up table may use beside the named ones; fronts must find them before playing."""


@dataclass(frozen=True, slots=True)
class _Part:
    """One named card and what it does on the table."""

    name: str
    name_ja: str | None
    face: FaceDefinition

    @property
    def is_spell(self) -> bool:
        return bool(self.face.types & _SPELLS)

    @property
    def is_land(self) -> bool:
        return CardType.LAND in self.face.types

    @property
    def is_aura(self) -> bool:
        return "Aura" in self.face.subtypes

    @property
    def answers_spells(self) -> bool:
        """It targets a spell: it is cast in response to one."""
        return any(
            isinstance(node, Target) and node.filter.kind in (Kind.SPELL, Kind.SPELL_OR_ABILITY)
            for ability in self.face.abilities
            if isinstance(ability, SpellAbility)
            for node in walk(ability)
        )


def direct(cards: Sequence[Card]) -> Table:
    """A table on which the cards meet: permanents lie there, spells are cast, the last permanent is cast.

    Shape: one or more different cards -> a table without expectations; the same cards give the same table.
    Cards beside the named ones come from ``SUPPORTING_CARDS``.
    """
    parts = [_Part(card.faces[0].name, _japanese(card), compile_card(card).faces[0]) for card in cards]
    responders = [part for part in parts if part.answers_spells]
    spells = [part for part in parts if part.is_spell and part not in responders]
    auras = [part for part in parts if part.is_aura]
    permanents = [part for part in parts if not part.is_spell and part not in auras]
    cast = [*auras, *spells]
    if not cast and permanents and (not responders or len(permanents) > 1 or not permanents[-1].is_land):
        cast.append(permanents.pop())
    bait = ["Grizzly Bears"] if responders and not cast else []
    return parse_table(_toml(parts, permanents, cast, responders, bait), file="demonstration")


def _japanese(card: Card) -> str | None:
    if card.face_names_ja and card.face_names_ja[0] is not None:
        return card.face_names_ja[0]
    return card.names_ja[0] if card.names_ja else None


def _toml(
    parts: list[_Part], permanents: list[_Part], cast: list[_Part], responders: list[_Part], bait: list[str]
) -> str:
    names = [part.name for part in parts]
    names_ja = [f"《{part.name_ja}》" if part.name_ja is not None else part.name for part in parts]
    hand = [part.name for part in cast] + bait
    lines = [
        "format = 1",
        'id = "demonstration"',
        f"title = {{en = {_text(' + '.join(names))}, ja = {_text('と'.join(names_ja))}}}",
        'mana = "free"',
        "[start]",
        "turn = 3",
        "[players.A]",
        f"battlefield = {_list([*(part.name for part in permanents), 'Grizzly Bears', 'Forest*2'])}",
        f"hand = {_list([*hand, 'Forest'])}",
        f"library = {_list(_LIBRARY)}",
        'graveyard = ["Shock", "Grizzly Bears"]',
        "[players.B]",
        f"battlefield = {_list(['Hill Giant', 'Island*2', *_wanted(parts)])}",
        f"hand = {_list([*(part.name for part in responders), 'Island'])}",
        f"library = {_list(_LIBRARY)}",
        'graveyard = ["Opt"]',
    ]
    for number, part in enumerate(cast):
        verb = "play" if part.is_land else "cast"
        lines += ["[[script]]", f"{verb} = {_text(part.name)}"]
        if number == len(cast) - 1:
            lines += _responses(responders)
    if bait:
        lines += ["[[script]]", f"cast = {_text(bait[0])}", *_responses(responders)]
    lines += ["[[script]]", "settle = true"]
    lines += _afterwards(parts, permanents)
    return "\n".join(lines) + "\n"


def _responses(responders: list[_Part]) -> list[str]:
    lines: list[str] = []
    for part in responders:
        lines += ["[[script]]", 'player = "B"', "respond = true", f"cast = {_text(part.name)}"]
    return lines


def _wanted(parts: list[_Part]) -> list[str]:
    """Something to be pointed at, where a card asks for an artifact or an enchantment."""
    types = {
        node.type
        for part in parts
        for ability in part.face.abilities
        for target in walk(ability)
        if isinstance(target, Target)
        for node in walk(target)
        if isinstance(node, f.HasType)
    }
    found = []
    if CardType.ARTIFACT in types:
        found.append("Ornithopter")
    if CardType.ENCHANTMENT in types:
        found.append("Fervor")
    return found


def _afterwards(parts: list[_Part], permanents: list[_Part]) -> list[str]:
    """What shows triggers of permanents: an attack, the next upkeep, the end step."""
    lines: list[str] = []
    attackers = [
        part.name
        for part in permanents
        if CardType.CREATURE in part.face.types and _triggers(part, Attacks, DealsDamage)
    ]
    if attackers:
        lines += ["[[script]]", 'step = "declare_attackers"', f"attack = {_list(attackers)}"]
    steps = {
        node.step
        for part in parts
        for ability in part.face.abilities
        if isinstance(ability, TriggeredAbility)
        for node in walk(ability.event)
        if isinstance(node, BeginningOf)
    }
    if Step.UPKEEP in steps:
        lines += ["[[script]]", 'pass_to = {turn = 5, step = "draw"}']
    elif Step.END in steps or attackers:
        lines += ["[[script]]", 'pass_to = {turn = 3, step = "cleanup"}']
    return lines


def _triggers(part: _Part, *kinds: type) -> bool:
    def has(ability: Ability) -> bool:
        return isinstance(ability, TriggeredAbility) and any(isinstance(n, kinds) for n in walk(ability.event))

    return any(has(ability) for ability in part.face.abilities)


def _text(value: str) -> str:
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def _list(values: Sequence[str]) -> str:
    return "[" + ", ".join(_text(value) for value in values) + "]"
