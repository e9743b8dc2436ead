"""Casting in the course of an effect, and spells still to come (CR 608.2g, 601.3)."""

from dataclasses import replace

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.change import Change
from rulings.abilities.changes.mana import SpendAs
from rulings.abilities.changes.permissions import PlayerMay
from rulings.abilities.durations import UntilEndOfTurn
from rulings.abilities.effects.effect import Effect, RuleChange
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.spells import CastBy, IsNthCast
from rulings.abilities.players import You
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import SharedVerb, ability, effect, sentence
from rulings.oracle.grammar import Slots
from rulings.oracle.phrases.blocks.casting import LandsAndSpells, on_permission, permissions

_CASTS = ("cast", "play")
_ITS = ("it", "them", "that spell", "those spells", "spells this way", "spells cast this way")


def with_mana(changes: tuple[Change, ...], spend: SpendAs | None) -> tuple[Change, ...] | None:
    """The same permissions to cast, with or without other mana; ``None`` where that changes nothing."""
    found = tuple(
        replace(one, spend=spend)
        if (isinstance(one, PlayerMay) and one.what in _CASTS) or isinstance(one, LandsAndSpells)
        else one
        for one in changes
    )
    return found if found != changes else None


_MANA = (
    ("mana of any type can be spent to cast {}", "any type"),
    ("you may spend mana as though it were mana of any color to cast {}", "any color"),
    ("you may spend mana as though it were mana of any type to cast {}", "any type"),
    ("you may spend mana from snow sources as though it were mana of any color to cast {}", "any color from snow"),
)


def _declare_mana(template: str, words: str, spend: SpendAs, *, in_sentence: bool) -> None:
    def is_said(node: Effect | StaticAbility) -> bool:
        return any(one.spend == spend and one.spend.wording == spend.wording for one in permissions(node) if one.spend)

    def make(permission: Effect) -> Effect | None:
        return on_permission(permission, lambda changes: with_mana(changes, spend))

    def unmake(node: Effect) -> Slots:
        found = on_permission(node, lambda changes: with_mana(changes, None)) if is_said(node) else None
        return {"permission": found} if found else None

    category = sentence if in_sentence else effect
    category.phrase(template.format(words), make, unmake, kind=Effect, is_transparent=True, carries={"may": "Effect"})

    def make_static(permission: StaticAbility) -> StaticAbility | None:
        changes = with_mana(permission.changes, spend) if isinstance(permission, StaticAbility) else None
        return replace(permission, changes=changes) if changes else None

    def unmake_static(node: StaticAbility) -> Slots:
        changes = with_mana(node.changes, None) if is_said(node) else None
        return {"permission": replace(node, changes=changes)} if changes else None

    if in_sentence:
        ability.phrase(
            f"{{permission:Ability}} {words}.",
            make_static,
            unmake_static,
            kind=StaticAbility,
            carries={"may": "changes"},
        )


def _declare_static_mana(words: str, spend: SpendAs) -> None:
    """ "You may cast ..., and you may spend mana ... to cast those spells" as a line of its own."""

    def make(rule: Change) -> StaticAbility | None:
        changes = with_mana((rule,), spend)
        return StaticAbility(changes=changes) if changes else None

    def unmake(node: StaticAbility) -> Slots:
        changes = with_mana(node.changes, None)
        if changes is None or len(changes) != 1 or node != make(changes[0]):
            return None
        said = [one.spend.wording for one in permissions(node) if one.spend]
        return {"rule": changes[0]} if said == [spend.wording] else None

    ability.phrase(f"{{rule:PlayerRule}}, and {words}.", make, unmake, kind=StaticAbility, carries={"may": "changes"})


_wording = 0
for _words, _spend in _MANA:
    for _it in _ITS:
        for _template in (
            "{{permission:Effect}}, and {}",
            "{{permission:Effect}} and {}",
            "{{permission:Clauses}}. {}.",
        ):
            _declare_mana(
                _template, _words.format(_it), SpendAs(_spend, wording=_wording), in_sentence=_template[-1] == "."
            )
            _wording += 1
        _declare_static_mana(_words.format(_it), SpendAs(_spend, wording=_wording))
        _wording += 1


def _next(filter: Filter) -> Filter | None:
    if filter.kind is not Kind.SPELL:
        return None
    return Filter(filter.kind, (*filter.predicates, CastBy(You()), IsNthCast(1, filter, from_now=True)))


def _next_gets(filter: Filter, changes: tuple[Change, ...]) -> RuleChange | None:
    spell = _next(filter)
    return RuleChange(changes, UntilEndOfTurn(), spell) if spell is not None else None


def _undo_next_gets(node: RuleChange) -> Slots:
    match node.affected:
        case Filter(predicates=(*_, IsNthCast(of=filter, from_now=True))):
            return {"filter": filter, "changes": node.changes} if node == _next_gets(filter, node.changes) else None
    return None


def _next_two(first: Filter, second: Filter, changes: tuple[Change, ...]) -> SharedVerb | None:
    one, other = _next_gets(first, changes), _next_gets(second, changes)
    return SharedVerb((one, other)) if one is not None and other is not None else None


def _undo_next_two(node: SharedVerb) -> Slots:
    match node.effects:
        case (RuleChange() as one, RuleChange() as other):
            first, second = _undo_next_gets(one), _undo_next_gets(other)
            if first is not None and second is not None and one.changes == other.changes:
                return {"first": first["filter"], "second": second["filter"], "changes": one.changes}
    return None


effect.phrase(
    "the next {first:Filter@singular} and the next {second:Filter@singular} you cast this turn each "
    "{changes:Change+and@plural}",
    _next_two,
    _undo_next_two,
    kind=SharedVerb,
    carries={"next": "effects", "each": "effects"},
)
