"""Casting, activating, targeting, mana (CR 601.2i, 602.2, 106.12)."""

from rulings.abilities.events.spells import (
    ActivatesAbility,
    BecomesTarget,
    CastsSpell,
    CastsWithManaOf,
    CountersSpell,
    ManaProduced,
    ThisCast,
)
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.spells import CastFromOther, WasKicked
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import AnyPlayer, Opponent, You
from rulings.abilities.vocabulary import CardType, Kind, Zone
from rulings.oracle.categories import ORACLE, event
from rulings.oracle.holes import hole

_LAND = Filter(Kind.PERMANENT, (HasType(CardType.LAND),))
_ORDINALS = {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5}
event.words({"a spell or ability you control counters a spell": CountersSpell(You())})
event.phrase("{object:EventObject} become[s] the target of a {of:Filter@singular}", BecomesTarget)
event.phrase("{who:Player} cast[s] a {spell:SpellCast@singular}", CastsSpell)
event.phrase("you cast this spell", ThisCast)
event.phrase(
    "{who:Player} activate[s] a ability of a {of:Filter@singular} that isn't a mana ability",
    ActivatesAbility(hole("who"), hole("of"), not_mana=True),
)
tapped_for_mana = ORACLE.category("TappedForMana")
"""Something is tapped for mana, as an event that a replacement effect changes."""
tapped_for_mana.phrase("{who:Player} tap[s] {source:EventObject} for mana", ManaProduced)
tapped_for_mana.phrase("{source:EventObject} is tapped for mana", ManaProduced(AnyPlayer(), hole("source")))
tapped_for_mana.phrase(
    "{source:EventObject} is tapped for two or more mana", ManaProduced(AnyPlayer(), hole("source"), minimum=2)
)
event.phrase(
    "a land's ability causes {who:Player} to add one or more mana of the chosen color",
    ManaProduced(hole("who"), _LAND, of_chosen_color=True, by_any_ability=True),
)
event.phrase(
    "a {source:Filter@singular} is tapped for mana of the chosen color",
    ManaProduced(AnyPlayer(), hole("source"), of_chosen_color=True),
)
event.phrase(
    "{who:Player} cast[s] a {spell:SpellCast@singular} from (their|your:who) library",
    CastsSpell,
    fixed={"from_zone": Zone.LIBRARY},
)
event.phrase(
    "{who:Player} cast[s] a {spell:Filter@singular} using mana produced by {using:This}",
    CastsWithManaOf(hole("who"), hole("spell", where=lambda one: one.kind is Kind.SPELL), using=hole("using")),
)
ORACLE.category("Event").phrase(
    "{who:Player} activate[s] a ability that isn't a mana ability", ActivatesAbility, fixed={"not_mana": True}
)
spell_cast = ORACLE.category("SpellCast")
spell_cast.phrase(
    "{filter:Filter}",
    hole("filter", where=lambda filter: not any(isinstance(one, InZone | CastFromOther) for one in filter.predicates)),
    kind=Filter,
    is_transparent=True,
)
for _word, _number in _ORDINALS.items():
    event.phrase(
        f"{{who:Player}} cast[s] (their|your:who) {_word} {{spell:SpellCast@singular}} each turn",
        CastsSpell,
        fixed={"nth": _number},
        carries={"each": "nth"},
    )
event.phrase(
    "{who:Player} cast[s] or cop[ies|y:who] a {spell:SpellCast@singular}", CastsSpell, fixed={"also_copy": True}
)
event.phrase("{who:Player} cast[s] a {spell:SpellCast@singular} during {during:Player's} turn", CastsSpell)
event.phrase("a {spell:SpellCast@singular} is cast", CastsSpell, fixed={"who": AnyPlayer()})
event.phrase(
    "a {spell:SpellCast@singular} is cast during {during:Player's} turn", CastsSpell, fixed={"who": AnyPlayer()}
)
for _words, _zone in (("graveyard", Zone.GRAVEYARD), ("hand", Zone.HAND)):
    for _during in ("", " during {during:Player's} turn"):
        event.phrase(
            f"{{who:Player}} cast[s] a {{spell:SpellCast@singular}} from (their|your:who) {_words}{_during}",
            CastsSpell,
            fixed={"from_zone": _zone},
        )
for _word, _number in {"first": 1, "second": 2, "third": 3}.items():
    event.phrase(
        f"{{who:Player}} cast[s] (their|your:who) {_word} {{spell:SpellCast@singular}} during each opponent's turn",
        CastsSpell,
        fixed={"nth": _number, "during": Opponent()},
        carries={"each": "during"},
    )
event.phrase(
    "{who:Player} cast[s] a {spell:SpellCast@singular} from exile", CastsSpell, fixed={"from_zone": Zone.EXILE}
)
for _hand in ("your hand", "their hand"):
    event.phrase(
        f"{{who:Player}} cast[s] a {{spell:SpellCast@singular}} from anywhere other than {_hand}",
        CastsSpell,
        fixed={"not_from": Zone.HAND},
    )
event.phrase(
    "{object:EventObject} become[s] the target of a {of:Filter@singular} for the first time each turn",
    BecomesTarget,
    fixed={"first_each_turn": True},
    carries={"each": "first_each_turn"},
)
event.phrase("{object:Player} become[s] the target of a {of:Filter@singular}", BecomesTarget)

# "Kicked" is no adjective of its own: "if it was kicked" says it of what was paid.
event.phrase("{who:Player} cast[s] a kicked spell", CastsSpell(hole("who"), Filter(Kind.SPELL, (WasKicked(),))))
event.phrase("{object:AttackedThing} become[s] the target of a {of:Filter@singular}", BecomesTarget)
