"""Permissions to play cards from unusual places, or for an unusual time (CR 601.3b, 611.2b).

What is here: "until you exile another card with this artifact", "if it shares a card type with a card exiled with ~",
"from that player's graveyard or hand", "from your library".
What is not: the common ones (``playing_from_zones``, ``limits``, ``casting``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.permissions import PlayerMay
from rulings.abilities.conditions.condition import Condition, Fits, InStep
from rulings.abilities.durations import ForAsLongAs
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.filters.characteristics import SharesWith
from rulings.abilities.filters.filter import Among, Either, Filter, narrowed
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.references import It, LinkedExile
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ORACLE, ability, duration, event, qualifier
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

Slots = Mapping[str, Value] | None

# Until the next one (CR 607.2a): the card is the last that was exiled.


for _this in ("~", "this artifact", "this creature", "this enchantment", "this permanent", "this Equipment"):
    duration.phrase(
        f"until you exile another card with {_this}",
        ForAsLongAs(Fits(It("it"), Filter(Kind.TOKEN_OR_CARD, (Among(LinkedExile(last=True)),)))),
        carries={"another": "condition"},
    )

# Only what has something in common with a card that was exiled.


def _declare_if_shared(words: str, when: Condition | None, place: str, zone: Zone) -> None:

    for this in ("~", "this creature", "this artifact", "this enchantment"):
        ability.phrase(
            f"{words}, you may cast a {{filter:Filter@singular}} from {place} if it shares a {{what:SharedQuality}} "
            f"with a card exiled with {this}.",
            StaticAbility(
                changes=(
                    PlayerMay(
                        You(),
                        "cast",
                        narrowed(
                            hole("filter", where=lambda one: one.kind is Kind.SPELL),
                            SharesWith(hole("what"), LinkedExile()),
                        ),
                        InZone(zone, You()),
                        once_each_turn=True,
                    ),
                ),
                condition=when,
            ),
            carries={"may": "changes", "each": "changes"},
        )


_shared = ORACLE.category("SharedQuality")
_shared.words({one: one for one in ("color", "card type", "creature type", "mana value", "name")})
for _place, _zone in (("your graveyard", Zone.GRAVEYARD), ("the top of your library", Zone.LIBRARY)):
    _declare_if_shared("once during each of your turns", InStep("turn", You()), _place, _zone)
    _declare_if_shared("once each turn", None, _place, _zone)

# Of one of two zones.

for _words, _zones in (
    ("graveyard or hand", (Zone.GRAVEYARD, Zone.HAND)),
    ("hand or graveyard", (Zone.HAND, Zone.GRAVEYARD)),
    ("hand or library", (Zone.HAND, Zone.LIBRARY)),
    ("library or graveyard", (Zone.LIBRARY, Zone.GRAVEYARD)),
):

    def _either_zone(player: PlayerRef, zones: tuple[Zone, Zone] = _zones) -> Either:
        return Either(tuple(InZone(zone, player) for zone in zones))

    def _undo_either_zone(node: Either, zones: tuple[Zone, Zone] = _zones) -> Slots:
        match node.options:
            case (InZone(player=PlayerRef() as player), InZone()) if node == _either_zone(player, zones):
                return {"player": player}
        return None

    for _from in ("from", "in"):
        qualifier.phrase(f"{_from} {{player:Player's}} {_words}", _either_zone, _undo_either_zone, kind=Either)

# From the library.

event.phrase(
    "{who:Player} cast[s] a {spell:SpellCast@singular} from (their|your:who) library",
    CastsSpell,
    fixed={"from_zone": Zone.LIBRARY},
)
