"""Characteristic-defining abilities that a copy effect leaves out (CR 707.9d)."""

from dataclasses import replace

from rulings.abilities.ability import Ability, KeywordAbility, StaticAbility
from rulings.abilities.card import FaceDefinition
from rulings.abilities.changes.change import Change, SetColors, SetPT, SetTypes
from rulings.abilities.changes.copying import KeepsColors
from rulings.kernel.abilities.keyword_abilities import expand
from rulings.kernel.characteristics.layers import Layer, layer_of

_POWER_AND_TOUGHNESS = frozenset({Layer.PT_DEFINING, Layer.PT_SET})


def without_defining(face: FaceDefinition, exceptions: tuple[Change, ...]) -> FaceDefinition:
    """The face without abilities that define what the exceptions of a copy effect give or keep.

    日本語: コピー効果が別の値を定める特性について、特性定義能力はコピーされない
    Shape: copiable values, exceptions -> copiable values; types "in addition to its other types" define nothing anew.
    Source: CR 707.9d.
    """
    layers = frozenset(layer for one in exceptions for layer in _given(one))
    if not layers:
        return face
    kept = tuple(one for one in face.abilities if not _defines(one, layers))
    return face if len(kept) == len(face.abilities) else replace(face, abilities=kept)


def _given(exception: Change) -> frozenset[Layer]:
    """The layers of the characteristics that an exception gives a value of its own."""
    match exception:
        case SetPT():
            return _POWER_AND_TOUGHNESS
        case KeepsColors() | SetColors(in_addition=False):
            return frozenset({Layer.COLOR})
        case SetTypes(in_addition=False):
            return frozenset({Layer.TYPE})
    return frozenset()


def _defines(ability: Ability, layers: frozenset[Layer]) -> bool:
    meant = expand(ability) if isinstance(ability, KeywordAbility) else (ability,)
    return any(
        isinstance(one, StaticAbility)
        and one.is_characteristic_defining
        and any(layer_of(change) in layers for change in one.changes)
        for one in meant
    )
