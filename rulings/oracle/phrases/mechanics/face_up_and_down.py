"""Turning face up and face down, and how what is face down looks (CR 708)."""

from dataclasses import replace

from rulings.abilities.ability import Replacement
from rulings.abilities.effects.choosing import ChoosePlayer
from rulings.abilities.effects.effect import Effect
from rulings.abilities.effects.moving import PutInto, ReturnTo
from rulings.abilities.effects.optional import May
from rulings.abilities.effects.permanents import Flip, TurnFaceDown
from rulings.abilities.effects.tokens import TokenSpec
from rulings.abilities.events.event import AnyOfEvents
from rulings.abilities.events.moving import Moves
from rulings.abilities.events.permanents import BecomesLevel, Transforms, TurnedFaceUp
from rulings.abilities.filters.characteristics import HasKeywordAbility
from rulings.abilities.filters.filter import Filter
from rulings.abilities.modifications import EntersWith
from rulings.abilities.node import walk
from rulings.abilities.references import ObjectRef, This
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import ORACLE, Clauses, ability, ability_line, effect, event
from rulings.oracle.grammar import Slots
from rulings.oracle.holes import but, hole
from rulings.oracle.phrases.blocks.becoming import TypeWords
from rulings.oracle.phrases.lexicons.sizes import Size

singular = ORACLE.category("FaceDownDescription")
"""What follows "it's a": a ``TokenSpec``."""
plural = ORACLE.category("FaceDownDescriptions")
"""What follows "they're"."""


_TYPES = hole("types", TypeWords, where=lambda one: bool(one.types))
for _category, _number in ((singular, "singular"), (plural, "plural")):
    _category.phrase(
        f"{{pair:PowerToughness}} {{types:Types@{_number}}}< with {{abilities:Granted+and}}>",
        TokenSpec(
            hole("pair", Size).power,
            hole("pair").toughness,
            types=_TYPES.types,
            subtypes=_TYPES.subtypes,
            abilities=hole("abilities"),
        ),
    )
    _category.phrase(f"{{types:Types@{_number}}}", TokenSpec(None, None, types=_TYPES.types, subtypes=_TYPES.subtypes))


def _described(effect: Effect, spec: TokenSpec | None) -> Effect | None:
    """The effect with what it puts face down described, or no longer described; ``None``: it puts nothing so."""
    match effect:
        case PutInto(entering=entering) | ReturnTo(entering=entering) if entering is not None and entering.face_down:
            return replace(effect, entering=replace(entering, face_down_as=spec))
        case May(effect=inner):
            described = _described(inner, spec)
            return None if described is None else replace(effect, effect=described)
        case Clauses(effects=(*before, last)):
            described = _described(last, spec)
            return None if described is None else replace(effect, effects=(*before, described))
    return None


def _spec_of(effect: Effect) -> TokenSpec | None:
    match effect:
        case PutInto(entering=entering) | ReturnTo(entering=entering) if entering is not None:
            return entering.face_down_as if isinstance(entering.face_down_as, TokenSpec) else None
        case May(effect=inner):
            return _spec_of(inner)
        case Clauses(effects=(*_, last)):
            return _spec_of(last)
    return None


_THEY_ARE = 1000
"""Wording of a description of several objects."""


def _declare(is_: str, wording: int, described: str) -> None:
    def put(effect: Effect, spec: TokenSpec) -> Effect | None:
        return _described(effect, replace(spec, wording=wording))

    def undo_put(node: Effect) -> Slots:
        spec = _spec_of(node)
        if spec is None or spec.wording != wording:
            return None
        return {"effect": _described(node, None), "spec": replace(spec, wording=0)}

    # By the wording, and at any depth.
    ORACLE.category("Sentence").phrase(
        f"{{effect:Clauses}}. {is_} {{spec:{described}}}.",
        put,
        undo_put,
        kind=Effect,
        is_transparent=True,
    )
    ORACLE.category("Sentence").phrase(
        f"turn {{what:Object}} face down. {is_} {{spec:{described}}}.",
        TurnFaceDown(hole("what"), but(hole("spec", TokenSpec), wording=wording)),
    )


_declare("it's a", 0, singular.name)
_declare("they're", _THEY_ARE, plural.name)
effect.phrase("flip {what:Object}", Flip)
event.phrase("{object:This} becomes level {level:Numeral}", BecomesLevel)
event.phrase(
    "{object:This} enters or transforms into ~",
    AnyOfEvents((Moves(hole("object"), destination=Zone.BATTLEFIELD), Transforms(hole("object")))),
)
event.phrase(
    "{object:EventObject} transforms into {quality:EventObject}",
    Transforms(hole("object"), quality=hole("quality", Filter)),
)


def _as_turned_up(this: This, effect: Effect) -> Replacement:
    return Replacement(event=TurnedFaceUp(this), instead=effect)


def _as_transforms(this: This, effect: Effect) -> Replacement:
    return Replacement(event=Transforms(this), instead=effect)


for _effect in ("{effect:Clauses}", "{effect:EntryChoice}"):
    ability.phrase(
        f"as {{this:This}} is turned face up, {_effect}.",
        _as_turned_up(hole("this"), hole("effect", unless=ChoosePlayer)),
    )
    # "As ~ transforms into ~, choose an opponent" is a choice that stays known (CR 607.2d).
    ability.phrase(
        f"as {{this:This}} transforms into ~, {_effect}.",
        _as_transforms(hole("this"), hole("effect", unless=ChoosePlayer)),
    )
ability_line.phrase(
    "as {this:This} enters or is turned face up, {effect:Clauses}.",
    (
        Replacement(
            event=Moves(hole("this"), destination=Zone.BATTLEFIELD),
            instead=EntersWith(effect=hole("effect")),
            as_enters=True,
        ),
        _as_turned_up(hole("this"), hole("effect")),
    ),
)


def _picked_by_morph(what: ObjectRef) -> bool:
    return any(isinstance(node, HasKeywordAbility) and node.name == "morph" for node in walk(what))


effect.phrase("turn {what:Object} face down", TurnFaceDown(hole("what", where=_picked_by_morph)))
