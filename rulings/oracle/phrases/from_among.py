"""Permissions to play from among certain cards (CR 601.3b): "you may cast spells from among cards exiled with ~".

What is here: which cards, lands and spells or one of both, once each turn, and what was milled or put into the
graveyard this turn. What is not: permissions for a whole zone (``permitting``, ``limits``), what mana counts as
(``cast_this_way``).
"""

from collections.abc import Mapping
from dataclasses import dataclass

from rulings.abilities.ability import Replacement, StaticAbility
from rulings.abilities.changes.change import Change
from rulings.abilities.changes.mana import SpendAs
from rulings.abilities.changes.permissions import PlayerMay
from rulings.abilities.conditions.condition import Condition, InStep
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Among, Filter, Predicate
from rulings.abilities.filters.history import Did
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.references import Every, It
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.oracle.categories import ORACLE, SeveralChanges, ability, qualifier
from rulings.oracle.grammar import Value
from rulings.oracle.template import Number

Slots = Mapping[str, Value] | None
rule = ORACLE.category("PlayerRule")

# What happened to a card this turn.

for _words, _what in (
    ("milled this turn", "milled"),
    ("put there from anywhere other than the battlefield this turn", "put into graveyard from elsewhere"),
    ("put there from your library this turn", "put into graveyard from library"),
):
    qualifier.words({f"that (was|were:self) {_words}": Did(_what)})

# Which cards.

cards = ORACLE.category("CardsAmong")


def _every(filter: Filter) -> Every | None:
    """Cards whose place is said: "cards in your graveyard", "cards exiled with ~"."""
    is_placed = any(isinstance(one, InZone | Among) for one in filter.predicates)
    return Every(filter) if filter.kind is Kind.CARD and is_placed else None


cards.phrase("{filter:Filter@plural}", _every, lambda node: {"filter": node.filter}, kind=Every, number=Number.PLURAL)


def _spoken_of(cards: It) -> It | None:
    """ "Those cards", "cards exiled this way"."""
    return cards if isinstance(cards, It) and "cards" in cards.words.split() else None


cards.phrase(
    "{cards:Object}", _spoken_of, lambda node: {"cards": node}, kind=It, number=Number.PLURAL, is_transparent=True
)

# Lands and spells.

_LAND = Filter(Kind.PERMANENT, (HasType(CardType.LAND),))


@dataclass(frozen=True, slots=True)
class LandsAndSpells(SeveralChanges):
    """ "Play lands and cast spells from among cards ...": two permissions."""

    who: PlayerRef
    spells: Filter
    cards: Every | It
    spend: SpendAs | None = None
    rider: Replacement | None = None

    def changes(self) -> tuple[Change, ...]:
        """Both permissions."""
        return (
            PlayerMay(self.who, "play land", _LAND, self.cards),
            PlayerMay(self.who, "cast", self.spells, self.cards, spend=self.spend, rider=self.rider),
        )


def _lands_and_spells(who: PlayerRef, spells: Filter, cards: Every | It) -> LandsAndSpells | None:
    return LandsAndSpells(who, spells, cards) if spells.kind is Kind.SPELL else None


rule.phrase(
    "{who:Player} may play lands and cast {spells:Filter@plural} from among {cards:CardsAmong}",
    _lands_and_spells,
    lambda node: (
        {"who": node.who, "spells": node.spells, "cards": node.cards} if node.spend is None is node.rider else None
    ),
    kind=LandsAndSpells,
    carries={"may": "LandsAndSpells"},
)


def _declare(words: str, what: str, kind: Kind) -> None:
    def make(who: PlayerRef, zone: Every | It, filter: Filter) -> PlayerMay | None:
        return PlayerMay(who, what, filter, zone) if filter.kind is kind else None

    def unmake(node: PlayerMay) -> Slots:
        if not isinstance(node.zone, Every | It) or not isinstance(node.filter, Filter):
            return None
        slots = {"who": node.who, "zone": node.zone, "filter": node.filter}
        return slots if node == make(**slots) else None  # type: ignore[arg-type]

    rule.phrase(words, make, unmake, kind=PlayerMay, carries={"may": "PlayerMay"})


_declare("{who:Player} may cast {filter:Filter@plural} from among {zone:CardsAmong}", "cast", Kind.SPELL)
_declare("{who:Player} may play {filter:Filter@plural} from among {zone:CardsAmong}", "play land", Kind.PERMANENT)


def _play(who: PlayerRef, zone: Every | It) -> PlayerMay | None:
    """Of exiled cards; "cards from your graveyard" names a whole zone (``permitting``)."""
    if not isinstance(zone, Every) or not all(_is_in_exile(one) for one in zone.filter.predicates[-1:]):
        return None
    return PlayerMay(who, "play", zone=zone)


def _is_in_exile(predicate: Predicate) -> bool:
    return isinstance(predicate, Among) or (isinstance(predicate, InZone) and predicate.zone is Zone.EXILE)


def _undo_play(node: PlayerMay) -> Slots:
    if not isinstance(node.zone, Every) or node != _play(node.who, node.zone):
        return None
    return {"who": node.who, "zone": node.zone}


rule.phrase("{who:Player} may play {zone:CardsAmong}", _play, _undo_play, kind=PlayerMay, carries={"may": "PlayerMay"})

# One each turn.


def _declare_once(words: str, when: Condition | None) -> None:
    def make(filter: Filter, cards: Every) -> StaticAbility | None:
        if filter.kind is not Kind.SPELL:
            return None
        return StaticAbility(changes=(PlayerMay(You(), "cast", filter, cards, once_each_turn=True),), condition=when)

    def unmake(node: StaticAbility) -> Slots:
        match node.changes:
            case (PlayerMay(filter=Filter() as filter, zone=Every() as cards),) if node == make(filter, cards):
                return {"filter": filter, "cards": cards}
        return None

    ability.phrase(
        f"{words}, you may cast a {{filter:Filter@singular}} from among {{cards:CardsAmong}}.",
        make,
        unmake,
        kind=StaticAbility,
        carries={"may": "changes", "each": "changes"},
    )


_declare_once("once during each of your turns", InStep("turn", You()))
_declare_once("once each turn", None)
