"""Layer 6: effects that add and remove abilities (CR 613.1f)."""

from dataclasses import dataclass

from rulings.abilities.ability import Ability, KeywordAbility, as_abilities
from rulings.abilities.changes.change import CantHaveAbility, Change, GainAbilities, LoseAbilities
from rulings.kernel.abilities.given_names import with_giver
from rulings.kernel.abilities.linked import link_of_effect, with_link
from rulings.kernel.characteristics.chosen_words import asked_choices, with_choices
from rulings.kernel.characteristics.layers import Layer, applies, prepares
from rulings.kernel.questions import finding
from rulings.kernel.state.base_values import keyword_names
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId
from rulings.kernel.state.view import View


@dataclass(frozen=True, slots=True)
class Given(Change):
    """What an effect gives to every object that it applies to."""

    abilities: tuple[Ability, ...]


@prepares(GainAbilities)
def what_is_given(view: View, context: Context, change: GainAbilities) -> Given:
    """The abilities with the choices that were made, and linked to whatever gives them (CR 607.1)."""
    given = as_abilities(change.abilities)
    if change.choice:
        chosen = finding.chosen_value(view, context, "ability")
        given = tuple(a for a in given if isinstance(a, KeywordAbility) and a.name == chosen)
    filled = (with_choices(view, context, a) for a in given)
    # "Protection from the chosen color" is nothing where no colour was chosen.
    known = (a for a in filled if not (isinstance(a, KeywordAbility) and asked_choices(a)))
    link = link_of_effect(context)
    return Given(tuple(with_link(with_giver(a, context.source), link) for a in known))


@applies(GainAbilities, Layer.ABILITY)
def gain_abilities(
    view: View, context: Context, object_id: ObjectId, seen: Characteristics, change: GainAbilities
) -> None:
    """Gives abilities, but none that the object can't have."""
    add(seen, what_is_given(view, context, change).abilities)


@applies(Given, Layer.ABILITY)
def give(view: View, context: Context, object_id: ObjectId, seen: Characteristics, change: Given) -> None:
    """The same, once it is known what is given."""
    add(seen, change.abilities)


def add(seen: Characteristics, given: tuple[Ability, ...]) -> None:
    """Adds abilities that the object can have (CR 113.11)."""
    allowed = given
    if seen.cant_have:
        allowed = tuple(a for a in given if not (isinstance(a, KeywordAbility) and a.name in seen.cant_have))
    if not allowed:
        return
    seen.abilities = seen.abilities + allowed
    seen.granted = seen.granted + allowed
    seen.keywords = seen.keywords | keyword_names(allowed)


@applies(LoseAbilities, Layer.ABILITY)
def lose_abilities(
    view: View, context: Context, object_id: ObjectId, seen: Characteristics, change: LoseAbilities
) -> None:
    """Takes keywords away - every instance - or all abilities that it has so far."""
    if change.keywords:
        lost = set(change.keywords)
        if "banding" in lost:
            # With banding all "bands with other" abilities go (CR 702.22b).
            lost.add("bands with other")
        seen.abilities = tuple(a for a in seen.abilities if not (isinstance(a, KeywordAbility) and a.name in lost))
    else:
        seen.abilities = ()
    seen.granted = tuple(a for a in seen.granted if any(a is b for b in seen.abilities))
    seen.keywords = keyword_names(seen.abilities)


@applies(CantHaveAbility, Layer.ABILITY)
def cant_have(
    view: View, context: Context, object_id: ObjectId, seen: Characteristics, change: CantHaveAbility
) -> None:
    """Takes the keywords away and keeps them away."""
    seen.cant_have = seen.cant_have | set(change.keywords)
    seen.abilities = tuple(
        a for a in seen.abilities if not (isinstance(a, KeywordAbility) and a.name in change.keywords)
    )
    seen.granted = tuple(a for a in seen.granted if any(a is b for b in seen.abilities))
    seen.keywords = keyword_names(seen.abilities)
