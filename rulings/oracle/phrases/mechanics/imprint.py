"""Imprint and cards exiled with something (CR 607, 207.2c)."""

from rulings.abilities.ability import ActivatedAbility, StaticAbility
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.counting import StatOf
from rulings.abilities.changes.change import CreatureTypesOf, GainActivatedAbilities, SetPT, SetTypes
from rulings.abilities.conditions.condition import Fits
from rulings.abilities.effects.mana import AddMana, ManaOption
from rulings.abilities.effects.optional import May
from rulings.abilities.effects.spells import CopyCard
from rulings.abilities.filters.characteristics import SameNameAs
from rulings.abilities.filters.filter import Among, Filter
from rulings.abilities.filters.status import InZone
from rulings.abilities.players import You
from rulings.abilities.references import Antecedent, Choose, It, LinkedExile, TheOther, This, TopCards
from rulings.abilities.vocabulary import Kind, Stat, Zone
from rulings.oracle.categories import ORACLE, ability, change, condition, effect, qualifier
from rulings.oracle.holes import hole
from rulings.oracle.template import Number

effect.phrase(
    "{who:Subject} cop[ies|y] {what:Object}",
    CopyCard(
        hole("who"),
        hole(
            "what",
            where=lambda one: (
                (isinstance(one, TheOther) or (isinstance(one, It) and one.words.endswith("card")))
                or (isinstance(one, Choose) and one.filter.kind is Kind.CARD)
            ),
        ),
    ),
)
_THIS = (
    "~ it this_card this_creature this_artifact this_enchantment this_land this_permanent this_Vehicle this_Class "
    "this_Saga this_Equipment this_Aura this_planeswalker"
)
linked = ORACLE.category("ExiledWith")
"""Cards exiled with the object, as a reference."""
for _this in (one.replace("_", " ") for one in _THIS.split()):
    linked.phrase(f"cards exiled with {_this}", LinkedExile, number=Number.PLURAL)
    qualifier.words({f"exiled with {_this}": Among(LinkedExile())})
condition.phrase(
    "{object:Object} has the same name as one of the {others:ExiledWith}",
    Fits(hole("object"), Filter(Kind.SPELL, (SameNameAs(hole("others")),))),
)
effect.phrase(
    "you may copy the other",
    May(You(), CopyCard(You(), TheOther(LinkedExile(), Antecedent("event object")))),
    carries={"may": "May"},
)
qualifier.phrase("from a single graveyard", InZone, fixed={"zone": Zone.GRAVEYARD, "single": True})
effect.phrase(
    "{who:Subject} add[s] one mana of any of {objects:Object's} colors",
    AddMana(hole("who"), (ManaOption(("among",)),), among=hole("objects")),
)
for _verb in ("[has|have]", "gain[s]"):
    change.phrase(f"{_verb} all activated abilities of {{of:Object}}", GainActivatedAbilities)
ability.phrase(
    "{cost:Cost}: {effect:Paragraph} X is {x:Quantity}.",
    ActivatedAbility(cost=hole("cost"), effect=hole("effect"), x=hole("x")),
)
for _this in ("this creature", "~"):
    condition.phrase(
        f"a card exiled with {_this} is a {{filter:Filter@singular}}",
        Fits(LinkedExile(), hole("filter", where=lambda one: one.kind is Kind.CARD)),
    )


def _last_exiled(stat: Stat) -> StatOf:
    return StatOf(stat, LinkedExile(hole("filter"), last=True))


ability.phrase(
    "as long as {condition:Condition}, {this:This} has the power, toughness, and creature types of the last "
    "{filter:Filter@singular} exiled with it. it's still a {subtype:Subtype@singular}.",
    StaticAbility(
        affected=hole("this"),
        changes=(
            CreatureTypesOf(LinkedExile(hole("filter", where=lambda one: one.kind is Kind.CARD), last=True)),
            SetTypes((), (hole("subtype"),)),
            SetPT(_last_exiled(Stat.POWER), _last_exiled(Stat.TOUGHNESS)),
        ),
        condition=hole("condition"),
    ),
    carries={"as long as": "condition"},
)
for _itself, _noun in (("~", ""), ("this creature", "creature"), ("this permanent", "permanent")):
    condition.words({f"{_itself} is on the battlefield": Fits(This(_noun), Filter(Kind.PERMANENT))})
ability.phrase(
    "as long as the top card of your library is a {filter:Filter@singular}, {affected:This} has all activated "
    "abilities of that card.",
    StaticAbility(
        affected=hole("affected"),
        changes=(GainActivatedAbilities(TopCards(Fixed(1))),),
        condition=Fits(TopCards(Fixed(1)), hole("filter")),
    ),
    carries={"as long as": "condition"},
)
