"""Permissions to play from among certain cards (CR 601.3b): "you may cast spells from among cards exiled with ~".

What is here: which cards, lands and spells or one of both, once each turn, and what was milled or put into the
graveyard this turn. What is not: permissions for a whole zone (``permitting``, ``limits``), what mana counts as
(``cast_this_way``).
"""

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
from rulings.oracle.holes import hole
from rulings.oracle.template import Number

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


# Cards whose place is said: "cards in your graveyard", "cards exiled with ~".
cards.phrase(
    "{filter:Filter@plural}",
    Every(
        hole(
            "filter",
            where=lambda filter: (
                filter.kind is Kind.CARD and any(isinstance(one, InZone | Among) for one in filter.predicates)
            ),
        )
    ),
    number=Number.PLURAL,
)


# "Those cards", "cards exiled this way".
cards.phrase(
    "{cards:Object}",
    hole("cards", It, where=lambda one: "cards" in one.words.split()),
    kind=It,
    number=Number.PLURAL,
    is_transparent=True,
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


rule.phrase(
    "{who:Player} may play lands and cast {spells:Filter@plural} from among {cards:CardsAmong}",
    LandsAndSpells(hole("who"), hole("spells", where=lambda one: one.kind is Kind.SPELL), hole("cards")),
    carries={"may": "LandsAndSpells"},
)


def _declare(words: str, what: str, kind: Kind) -> None:

    rule.phrase(
        words,
        PlayerMay(hole("who"), what, hole("filter", where=lambda one: one.kind is kind), hole("zone")),
        carries={"may": "PlayerMay"},
    )


_declare("{who:Player} may cast {filter:Filter@plural} from among {zone:CardsAmong}", "cast", Kind.SPELL)
_declare("{who:Player} may play {filter:Filter@plural} from among {zone:CardsAmong}", "play land", Kind.PERMANENT)


def _is_in_exile(predicate: Predicate) -> bool:
    return isinstance(predicate, Among) or (isinstance(predicate, InZone) and predicate.zone is Zone.EXILE)


# Of exiled cards; "cards from your graveyard" names a whole zone (``permitting``).
rule.phrase(
    "{who:Player} may play {zone:CardsAmong}",
    PlayerMay(
        hole("who"),
        "play",
        zone=hole("zone", Every, where=lambda zone: all(_is_in_exile(one) for one in zone.filter.predicates[-1:])),
    ),
    carries={"may": "PlayerMay"},
)

# One each turn.


def _declare_once(words: str, when: Condition | None) -> None:

    ability.phrase(
        f"{words}, you may cast a {{filter:Filter@singular}} from among {{cards:CardsAmong}}.",
        StaticAbility(
            changes=(
                PlayerMay(
                    You(),
                    "cast",
                    hole("filter", where=lambda one: one.kind is Kind.SPELL),
                    hole("cards"),
                    once_each_turn=True,
                ),
            ),
            condition=when,
        ),
        carries={"may": "changes", "each": "changes"},
    )


_declare_once("once during each of your turns", InStep("turn", You()))
_declare_once("once each turn", None)
