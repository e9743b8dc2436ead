"""What players may, can't or have otherwise (CR 101.1-2, 402.2, 305.2)."""

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import PlayerCant, PlayerHas, PlayerMay
from rulings.abilities.conditions.condition import Condition, InStep
from rulings.abilities.costs.cost import Cost
from rulings.abilities.filters.characteristics import HasType, SharesWith
from rulings.abilities.filters.filter import Filter, narrowed
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import AnyPlayer, AttackingPlayer, EachPlayer, You
from rulings.abilities.references import LinkedExile, This
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.oracle.categories import ORACLE, ability
from rulings.oracle.holes import hole
from rulings.oracle.phrases.blocks.casting import despite

_WHAT = "be targeted despite hexproof"
_WORDS = "can be the targets of {by:TargetingThem} as though they didn't have hexproof"
_YOUR_TURN = InStep("turn", You())
_SOURCES = (("your graveyard", Zone.GRAVEYARD), ("the top of your library", Zone.LIBRARY))
ability.phrase(
    "any player may cast {spells:Filter@plural} without paying their mana costs and as though they had flash.",
    StaticAbility(
        changes=(
            PlayerMay(
                AnyPlayer(),
                "pay rather",
                hole("spells", where=lambda one: one.kind is Kind.SPELL),
                cost=Cost(),
                as_flash=True,
            ),
        )
    ),
    carries={"may": "changes"},
)
ability.phrase(
    "any player may cast {spells:Filter@plural} as though they had flash.",
    StaticAbility(
        changes=(
            PlayerMay(AnyPlayer(), "cast as though flash", hole("spells", where=lambda one: one.kind is Kind.SPELL)),
        )
    ),
    carries={"may": "changes"},
)
_PLANS = StaticAbility(changes=(PlayerHas(AttackingPlayer(), "chooses blocks"),))
ability.phrase(
    "the attacking player chooses how each creature blocks each combat.", _PLANS, carries={"each": "changes"}
)
ability.phrase(
    f"{{who:Player}} and {{filter:Filter@plural}} {_WORDS}.",
    StaticAbility(
        affected=hole("filter"), changes=(PlayerHas(hole("who"), _WHAT, node=hole("by")), despite(hole("by")))
    ),
)
_HAND = InZone(Zone.HAND, You())
ability.phrase(
    "you may cast {spells:Filter@plural} from your hand without paying their mana costs.",
    StaticAbility(
        changes=(
            PlayerMay(
                You(),
                "cast",
                hole(
                    "spells",
                    where=lambda spells: (
                        spells.kind is Kind.SPELL and (not any(isinstance(one, InZone) for one in spells.predicates))
                    ),
                ),
                _HAND,
                cost=Cost(),
            ),
        )
    ),
    carries={"may": "changes"},
)
ability.phrase(
    "you may cast {spells:Filter@plural} without paying their mana costs.",
    StaticAbility(
        changes=(
            PlayerMay(
                You(),
                "pay rather",
                hole(
                    "spells",
                    where=lambda spells: (
                        spells.kind is Kind.SPELL and (not any(isinstance(one, InZone) for one in spells.predicates))
                    ),
                ),
                cost=Cost(),
                once_each_turn=False,
            ),
        )
    ),
    carries={"may": "changes"},
)


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
ability.phrase(
    "as long as {condition:Condition}, {who:Player} can't cast {filter:Filter@plural} during your turn.",
    StaticAbility(
        changes=(
            PlayerCant(hole("who"), "cast", hole("filter", where=lambda one: one.kind is Kind.SPELL), when=_YOUR_TURN),
        ),
        condition=hole("condition"),
    ),
    carries={"as long as": "condition"},
)


def _declare_limit_once(words: str, when: Condition | None, place: str, zone: Zone) -> None:

    ability.phrase(
        f"{words}, you may cast a {{filter:Filter@singular}} from {place}.",
        StaticAbility(
            changes=(
                PlayerMay(
                    You(),
                    "cast",
                    hole("filter", where=lambda one: one.kind is Kind.SPELL),
                    InZone(zone, You()),
                    once_each_turn=True,
                ),
            ),
            condition=when,
        ),
        carries={"may": "changes", "each": "changes"},
    )


for _place, _zone in _SOURCES:
    _declare_limit_once("once during each of your turns", InStep("turn", You()), _place, _zone)
    _declare_limit_once("once each turn", None, _place, _zone)


cast_from = ORACLE.category("CastFrom")
"""Where a player may cast what stays there: a place of ``PlayerMay``."""
cast_from.words(
    {
        "your graveyard": InZone(Zone.GRAVEYARD, You()),
        "the top of your library": InZone(Zone.LIBRARY, You()),
    }
)


for _this in ("~", "this creature", "this artifact", "this enchantment"):
    ability.phrase(
        "once each turn, you may cast a {filter:Filter@singular} from {place:CastFrom} if it shares a "
        f"{{what:SharedQuality}} with a card exiled with {_this}.",
        StaticAbility(
            changes=(
                PlayerMay(
                    You(),
                    "cast",
                    narrowed(
                        hole("filter", where=lambda one: one.kind is Kind.SPELL),
                        SharesWith(hole("what"), LinkedExile()),
                    ),
                    hole("place"),
                    once_each_turn=True,
                ),
            ),
        ),
        carries={"may": "changes", "each": "changes"},
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

# "To cast spells or activate abilities": not where a resolving effect asks for it.
ability.phrase(
    "players can't pay life or sacrifice {filter:Filter@plural} to cast spells or activate abilities.",
    StaticAbility(
        changes=(
            PlayerCant(EachPlayer(), "pay life as a cost"),
            PlayerCant(EachPlayer(), "sacrifice as a cost", filter=hole("filter")),
        )
    ),
)
ability.phrase(
    "{spells:Filter@plural} can't be cast.",
    StaticAbility(changes=(PlayerCant(AnyPlayer(), "cast", hole("spells", where=lambda one: one.kind is Kind.SPELL)),)),
)
ability.phrase(
    "if {who:Player} would search a library, that player searches the top {amount:Amount} cards of that library "
    "instead.",
    StaticAbility(changes=(PlayerHas(hole("who"), "searches only the top of libraries", hole("amount")),)),
    carries={"instead": "changes"},
)
_CONTROLS = StaticAbility(changes=(PlayerHas(You(), "controls opponents who search"),))
ability.phrase("you control your opponents while they're searching their libraries.", _CONTROLS)
play_found = ORACLE.category("PlayFound")
"""Leave to play cards that somebody found, as long as they stay where they went then."""
play_found.phrase(
    "you may play those cards for as long as they remain exiled<, and {spend:OtherMana}>",
    PlayerMay(You(), "play", spend=hole("spend")),
    carries={"may": "PlayerMay", "as long as": "PlayerMay"},
)
ability.phrase(
    "while a opponent is searching their library, they exile each card they find. {permission:PlayFound}.",
    StaticAbility(changes=(PlayerHas(You(), "takes what opponents find", node=hole("permission")),)),
    carries={"each": "changes"},
)
ability.phrase(
    "if you would begin your turn while {this:This} is tapped, you may skip that turn instead. if you do, untap "
    "{again:This}.",
    StaticAbility(changes=(PlayerMay(You(), "skip a turn to untap it", filter=hole("this")),)),
    also={"again": hole("this")},
    carries={"may": "changes", "instead": "changes"},
)
ability.phrase(
    "you may discard this card any time you could cast a instant.",
    StaticAbility(affected=None, changes=(PlayerMay(You(), "discard any time", This("card")),), zones=(Zone.HAND,)),
    carries={"may": "changes"},
)
