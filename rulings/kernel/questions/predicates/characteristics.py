"""Predicates about characteristics: types, colors, names, keywords, numbers (CR 109.3).

What is here: what an object is. What is not: whose and where it is (``places``), what it did (``turn.combat_phase``,
``casting``).
"""

from rulings.abilities.filters.characteristics import (
    HasAdventure,
    HasAnyAbility,
    HasColors,
    HasKeyword,
    HasKeywordAbility,
    HasManaCost,
    HasManaSymbols,
    HasName,
    HasSubtype,
    HasSupertype,
    HasType,
    IsColor,
    IsColorless,
    IsHistoric,
    IsMonocolored,
    IsMulticolored,
    IsOutlaw,
    IsPermanentCard,
    SameNameAs,
    SharesWith,
)
from rulings.abilities.filters.history import OfChosen
from rulings.abilities.references import Choose
from rulings.abilities.vocabulary import PERMANENT_TYPES, CardType, Supertype
from rulings.kernel.questions import finding, numbers
from rulings.kernel.questions.matching import candidates, tests
from rulings.kernel.questions.names import names_of
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.view import View, known


@tests(HasType)
def _has_type(view: View, context: Context, object_id: ObjectId, p: HasType) -> bool:
    return p.type in view.characteristics(object_id).types


@tests(HasSubtype)
def _has_subtype(view: View, context: Context, object_id: ObjectId, p: HasSubtype) -> bool:
    return p.subtype in view.characteristics(object_id).subtypes


@tests(HasSupertype)
def _has_supertype(view: View, context: Context, object_id: ObjectId, p: HasSupertype) -> bool:
    return p.supertype in view.characteristics(object_id).supertypes


@tests(IsColor)
def _is_color(view: View, context: Context, object_id: ObjectId, p: IsColor) -> bool:
    return p.color in view.characteristics(object_id).colors


@tests(IsColorless)
def _is_colorless(view: View, context: Context, object_id: ObjectId, p: IsColorless) -> bool:
    return not view.characteristics(object_id).colors


@tests(IsMonocolored)
def _is_monocolored(view: View, context: Context, object_id: ObjectId, p: IsMonocolored) -> bool:
    return len(view.characteristics(object_id).colors) == 1


@tests(IsMulticolored)
def _is_multicolored(view: View, context: Context, object_id: ObjectId, p: IsMulticolored) -> bool:
    return len(view.characteristics(object_id).colors) > 1


@tests(IsPermanentCard)
def _is_permanent_card(view: View, context: Context, object_id: ObjectId, p: IsPermanentCard) -> bool:
    return bool(view.characteristics(object_id).types & PERMANENT_TYPES)


@tests(IsHistoric)
def _is_historic(view: View, context: Context, object_id: ObjectId, p: IsHistoric) -> bool:
    seen = view.characteristics(object_id)
    return CardType.ARTIFACT in seen.types or Supertype.LEGENDARY in seen.supertypes or "Saga" in seen.subtypes


@tests(IsOutlaw)
def _is_outlaw(view: View, context: Context, object_id: ObjectId, p: IsOutlaw) -> bool:
    outlaws = {"Assassin", "Mercenary", "Pirate", "Rogue", "Warlock"}
    return bool(view.characteristics(object_id).subtypes & outlaws)


@tests(HasKeyword)
def _has_keyword(view: View, context: Context, object_id: ObjectId, p: HasKeyword) -> bool:
    return _has_variant(view, object_id, p.name)


@tests(HasKeywordAbility)
def _has_keyword_ability(view: View, context: Context, object_id: ObjectId, p: HasKeywordAbility) -> bool:
    return _has_variant(view, object_id, p.name)


_VARIANTS = {"kicker": ("multikicker",), "morph": ("megamorph",), "ninjutsu": ("commander ninjutsu",)}
"""Variants of a keyword are that keyword too (CR 702.33c, 702.37b, 702.49d)."""


def _has_variant(view: View, object_id: ObjectId, name: str) -> bool:
    seen = view.characteristics(object_id)
    return any(seen.has(one) for one in (name, *_VARIANTS.get(name, ())))


@tests(HasAnyAbility)
def _has_any_ability(view: View, context: Context, object_id: ObjectId, p: HasAnyAbility) -> bool:
    return bool(view.characteristics(object_id).abilities)


@tests(HasName)
def _has_name(view: View, context: Context, object_id: ObjectId, p: HasName) -> bool:
    return p.name in names_of(view, object_id)


@tests(SameNameAs)
def _same_name_as(view: View, context: Context, object_id: ObjectId, p: SameNameAs) -> bool:
    mine = names_of(view, object_id)
    if isinstance(p.other, Choose):
        # "With the same name as another card in their hand": any that there is.
        others = (one for one in candidates(view, context, p.other.filter) if one != object_id)
        return any(mine & names_of(view, other) for other in others)
    return any(mine & names_of(view, other) for other in finding.find_objects(view, context, p.other))


@tests(SharesWith)
def _shares_with(view: View, context: Context, object_id: ObjectId, p: SharesWith) -> bool:
    mine = numbers.qualities(view, object_id, p.what)
    return any(mine & numbers.qualities(view, i, p.what) for i in finding.find_objects(view, context, p.other))


@tests(OfChosen)
def _of_chosen(view: View, context: Context, object_id: ObjectId, p: OfChosen) -> bool:
    chosen = finding.chosen_value(view, context, p.what)
    if chosen is None:
        return False
    seen = view.characteristics(object_id)
    match p.what:
        case "color":
            return chosen in {c.value for c in seen.colors}
        case "color or artifacts":
            return chosen in {c.value for c in seen.colors} or (
                chosen == "artifacts" and CardType.ARTIFACT in seen.types
            )
        case "name":
            return chosen in names_of(view, object_id)
        case "number":
            return chosen == seen.mana_value
        case "card type":
            return chosen in {t.value for t in seen.types}
        case _:
            return chosen in seen.subtypes or chosen in {t.value for t in seen.types}


@tests(HasAdventure)
def _has_adventure(view: View, context: Context, object_id: ObjectId, p: HasAdventure) -> bool:
    definition = known(view, object_id).definition
    return definition is not None and any("Adventure" in face.subtypes for face in definition.faces)


@tests(HasColors)
def _has_colors(view: View, context: Context, object_id: ObjectId, p: HasColors) -> bool:
    number = len(view.characteristics(object_id).colors)
    return number >= p.number if p.or_more else number == p.number


@tests(HasManaSymbols)
def _has_mana_symbols(view: View, context: Context, object_id: ObjectId, p: HasManaSymbols) -> bool:
    return p.symbol in (view.characteristics(object_id).mana_cost or ())


@tests(HasManaCost)
def _has_mana_cost(view: View, context: Context, object_id: ObjectId, p: HasManaCost) -> bool:
    cost = view.characteristics(object_id).mana_cost
    return cost is not None and sorted(cost) == sorted(p.symbols)
