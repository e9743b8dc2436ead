"""Permissions of static abilities to cast and play from other zones than the hand (CR 601.3b).

What is here: this card or cards of a kind from graveyard, exile and the top of the library. What is not: rarer places
(``more_permissions``), permissions that an effect gives for a time (``casting``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import PlayerMay
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.references import This
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.oracle.categories import ORACLE, ability
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

Slots = Mapping[str, Value] | None

rule = ORACLE.category("PlayerRule")


_OWN_ZONES = (("your graveyard", Zone.GRAVEYARD), ("exile", Zone.EXILE))
for _words, _zone in _OWN_ZONES:
    for _verb, _what in (("cast", "cast"), ("play", "play")):
        rule.phrase(
            f"{{who:Player}} may {_verb} {{filter:This}} from {_words}",
            PlayerMay(hole("who"), _what, hole("filter"), InZone(_zone)),
            carries={"may": "PlayerMay"},
        )


def _this_from_two(what: This) -> StaticAbility:
    places = (Zone.GRAVEYARD, Zone.EXILE)
    changes = tuple(PlayerMay(You(), "cast", what, InZone(zone)) for zone in places)
    return StaticAbility(changes=changes, zones=places)


ability.phrase(
    "you may cast {what:This} from your graveyard or from exile.",
    _this_from_two,
    lambda node: (
        {"what": node.changes[0].filter}
        if isinstance(node.changes[0], PlayerMay)
        and isinstance(node.changes[0].filter, This)
        and node == _this_from_two(node.changes[0].filter)
        else None
    ),
    kind=StaticAbility,
    carries={"may": "changes"},
)
for _keyword in ("bestow", "blitz", "warp"):
    rule.phrase(
        f"{{who:Player}} may cast {{filter:This}} from your graveyard using its {_keyword} ability",
        PlayerMay(hole("who"), "cast", hole("filter"), InZone(Zone.GRAVEYARD), using=_keyword),
        carries={"may": "PlayerMay"},
    )
for _words, _zone in (("your graveyard", Zone.GRAVEYARD), ("the top of your library", Zone.LIBRARY)):
    for _verb, _what in (("cast", "cast"), ("play", "play land")):

        def _some_from(who: PlayerRef, filter: Filter, what: str = _what, zone: Zone = _zone) -> PlayerMay | None:
            if (filter.kind is Kind.SPELL) is not (what == "cast"):
                return None
            # Cards are played: the lands among them, and the others cast.
            verb = "play" if filter.kind is Kind.CARD else what
            return PlayerMay(who, verb, filter, InZone(zone, You()))

        def _undo_some_from(node: PlayerMay, what: str = _what, zone: Zone = _zone) -> Slots:
            if not isinstance(node.filter, Filter) or node != _some_from(node.who, node.filter, what, zone):
                return None
            return {"who": node.who, "filter": node.filter}

        rule.phrase(
            f"{{who:Player}} may {_verb} {{filter:Filter@plural}} from {_words}",
            _some_from,
            _undo_some_from,
            kind=PlayerMay,
            carries={"may": "PlayerMay"},
        )


def _declare_lands_and_spells(words: str, zone: Zone) -> None:
    place = InZone(zone, You())

    ability.phrase(
        f"you may play lands and cast {{spells:Filter@plural}} from {words}.",
        StaticAbility(
            changes=(
                PlayerMay(You(), "play land", Filter(Kind.PERMANENT, (HasType(CardType.LAND),)), place),
                PlayerMay(You(), "cast", hole("spells", where=lambda one: one.kind is Kind.SPELL), place),
            )
        ),
        carries={"may": "changes"},
    )


for _words, _zone in (("your graveyard", Zone.GRAVEYARD), ("the top of your library", Zone.LIBRARY)):
    _declare_lands_and_spells(_words, _zone)
