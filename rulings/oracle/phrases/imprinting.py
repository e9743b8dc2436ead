"""Cards that were exiled with an object and what is had from them (CR 607.2a, 707.12).

What is here: copying exiled cards, mana of their colours, their activated abilities. What is not: "the
exiled card" itself (``this_way``).
"""

from collections.abc import Mapping

from rulings.abilities.ability import ActivatedAbility, StaticAbility
from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.amounts.counting import StatOf
from rulings.abilities.changes.change import CreatureTypesOf, GainActivatedAbilities, SetPT, SetTypes
from rulings.abilities.conditions.condition import Fits
from rulings.abilities.costs.cost import Cost
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.mana import AddMana, ManaOption
from rulings.abilities.effects.optional import May
from rulings.abilities.effects.spells import CopyCard
from rulings.abilities.filters.characteristics import HasType, SameNameAs
from rulings.abilities.filters.filter import Among, Filter
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.references import Antecedent, Choose, It, LinkedExile, ObjectRef, TheOther, This, TopCards
from rulings.abilities.vocabulary import CardType, Kind, Stat, Zone
from rulings.oracle.categories import ORACLE, ability, change, condition, effect, qualifier
from rulings.oracle.grammar import Value
from rulings.oracle.template import Number

Slots = Mapping[str, Value] | None

# Copying.


def _copy(who: PlayerRef, what: ObjectRef) -> CopyCard | None:
    is_card = isinstance(what, TheOther) or (isinstance(what, It) and what.words.endswith("card"))
    is_card = is_card or (isinstance(what, Choose) and what.filter.kind is Kind.CARD)
    return CopyCard(who, what) if is_card else None


effect.phrase(
    "{who:Subject} cop[ies|y] {what:Object}",
    _copy,
    lambda node: {"who": node.who, "what": node.what},
    kind=CopyCard,
)


# Which cards.

_THIS = (
    "~ it this_card this_creature this_artifact this_enchantment this_land this_permanent this_Vehicle this_Class "
    "this_Saga this_Equipment this_Aura this_planeswalker"
)
linked = ORACLE.category("ExiledWith")
"""Cards exiled with the object, as a reference."""
for _this in (one.replace("_", " ") for one in _THIS.split()):
    linked.phrase(f"cards exiled with {_this}", LinkedExile, number=Number.PLURAL)
    qualifier.words({f"exiled with {_this}": Among(LinkedExile())})


def _same_name(object: ObjectRef, others: LinkedExile) -> Fits:
    return Fits(object, Filter(Kind.SPELL, (SameNameAs(others),)))


def _undo_same_name(node: Fits) -> Slots:
    match node.filter.predicates:
        case (SameNameAs(other=LinkedExile() as others),):
            return {"object": node.object, "others": others}
    return None


condition.phrase(
    "{object:Object} has the same name as one of the {others:ExiledWith}", _same_name, _undo_same_name, kind=Fits
)


def _copy_other() -> May:
    return May(You(), CopyCard(You(), TheOther(LinkedExile(), Antecedent("event object"))))


effect.phrase(
    "you may copy the other",
    _copy_other,
    lambda node: {} if node == _copy_other() else None,
    kind=May,
    carries={"may": "May"},
)
qualifier.phrase("from a single graveyard", InZone, fixed={"zone": Zone.GRAVEYARD, "single": True})

# Mana of their colours, their abilities.


def _of_colors(who: PlayerRef, objects: ObjectRef) -> AddMana:
    return AddMana(who, (ManaOption(("among",)),), among=objects)


def _undo_of_colors(node: AddMana) -> Slots:
    if not isinstance(node.among, ObjectRef) or node != _of_colors(node.who, node.among):
        return None
    return {"who": node.who, "objects": node.among}


effect.phrase(
    "{who:Subject} add[s] one mana of any of {objects:Object's} colors", _of_colors, _undo_of_colors, kind=AddMana
)
for _verb in ("[has|have]", "gain[s]"):
    change.phrase(f"{_verb} all activated abilities of {{of:Object}}", GainActivatedAbilities)

# X of a cost that the text fixes.


def _with_x(cost: Cost, effect: Effect, x: Amount) -> ActivatedAbility:
    return ActivatedAbility(cost=cost, effect=effect, x=x)


def _undo_with_x(node: ActivatedAbility) -> Slots:
    if node.x is None or node != _with_x(node.cost, node.effect, node.x):
        return None
    return {"cost": node.cost, "effect": node.effect, "x": node.x}


ability.phrase("{cost:Cost}: {effect:Paragraph} X is {x:Quantity}.", _with_x, _undo_with_x, kind=ActivatedAbility)

# The size and creature types of the last one.

_CREATURE_CARD = Filter(Kind.CARD, (HasType(CardType.CREATURE),))


def _takes_after(this: This, subtype: str) -> StaticAbility:
    last = LinkedExile(_CREATURE_CARD, last=True)
    return StaticAbility(
        affected=this,
        changes=(
            CreatureTypesOf(last),
            SetTypes((), (subtype,)),
            SetPT(StatOf(Stat.POWER, last), StatOf(Stat.TOUGHNESS, last)),
        ),
        condition=Fits(LinkedExile(), _CREATURE_CARD),
    )


def _undo_takes_after(node: StaticAbility) -> Slots:
    match node:
        case StaticAbility(
            affected=This() as this, changes=(CreatureTypesOf(), SetTypes(subtypes=(subtype,)), SetPT())
        ):
            return {"this": this, "subtype": subtype} if node == _takes_after(this, subtype) else None
    return None


ability.phrase(
    "as long as a card exiled with this creature is a creature card, {this:This} has the power, toughness, and "
    "creature types of the last creature card exiled with it. it's still a {subtype:Subtype@singular}.",
    _takes_after,
    _undo_takes_after,
    kind=StaticAbility,
    carries={"as long as": "condition"},
)

# As long as it is where its abilities work anyway.

for _itself, _noun in (("~", ""), ("this creature", "creature"), ("this permanent", "permanent")):
    condition.words({f"{_itself} is on the battlefield": Fits(This(_noun), Filter(Kind.PERMANENT))})


def _of_the_top_card(filter: Filter, affected: This) -> StaticAbility:
    top = TopCards(Fixed(1))
    return StaticAbility(affected=affected, changes=(GainActivatedAbilities(top),), condition=Fits(top, filter))


def _undo_of_the_top_card(node: StaticAbility) -> Slots:
    match node:
        case StaticAbility(affected=This() as affected, condition=Fits(filter=filter)):
            found = node == _of_the_top_card(filter, affected)
            return {"filter": filter, "affected": affected} if found else None
    return None


ability.phrase(
    "as long as the top card of your library is a {filter:Filter@singular}, {affected:This} has all activated "
    "abilities of that card.",
    _of_the_top_card,
    _undo_of_the_top_card,
    kind=StaticAbility,
    carries={"as long as": "condition"},
)
