"""Casting in the course of an effect, and spells still to come (CR 608.2g, 601.3)."""

from collections.abc import Callable
from dataclasses import replace

from rulings.abilities.ability import StaticAbility
from rulings.abilities.changes.change import Change
from rulings.abilities.changes.mana import SpendAs
from rulings.abilities.changes.permissions import PlayerMay
from rulings.abilities.durations import UntilEndOfTurn
from rulings.abilities.effects.effect import Effect, RuleChange
from rulings.abilities.filters.filter import narrowed
from rulings.abilities.filters.spells import CastBy, IsNthCast
from rulings.abilities.players import You
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import ORACLE, SharedVerb, ability, effect, sentence
from rulings.oracle.grammar import Category, Slots
from rulings.oracle.holes import hole
from rulings.oracle.phrases.blocks.casting import LandsAndSpells, on_permission, permissions

_CASTS = ("cast", "play")
_ITS = ("it", "them", "that spell", "those spells", "spells this way")


def with_mana(changes: tuple[Change, ...], spend: SpendAs | None) -> tuple[Change, ...] | None:
    """The same permissions to cast, with or without other mana; ``None`` where that changes nothing."""
    found = tuple(
        replace(one, spend=spend)
        if (isinstance(one, PlayerMay) and one.what in _CASTS) or isinstance(one, LandsAndSpells)
        else one
        for one in changes
    )
    return found if found != changes else None


_WORDS = (
    ("mana of any type can be spent to cast", "any type", _ITS),
    ("you may spend mana as though it were mana of any color to cast", "any color", _ITS),
    ("you may spend mana as though it were mana of any type to cast", "any type", _ITS),
    (
        "you may spend mana from snow sources as though it were mana of any color to cast",
        "any color from snow",
        ("those spells",),
    ),
)


def _other_mana(name: str) -> tuple[Callable[[Effect | StaticAbility], SpendAs | None], str]:
    """A category of what says as what mana may be spent on what a permission lets be cast.

    Each way in which it may follow the permission has its own, so that the wording of what it says tells the way.
    Shape: name -> (what is said in this way, ``None`` where it is not or not only), the slot.
    """
    category = ORACLE.category(name)
    for words, what, its in _WORDS:
        for it in its:
            category.phrase(f"{words} {it}", SpendAs(what), carries={"may": "SpendAs"})
    numbers = {one.wording for one in category.own}

    def said(node: Effect | StaticAbility) -> SpendAs | None:
        found = {one.spend for one in permissions(node) if one.spend is not None}
        spend = found.pop() if len(found) == 1 else None
        return spend if spend is not None and spend.wording in numbers else None

    return said, f"{{spend:{name}}}"


def _declare_after(category: Category, template: str, name: str) -> None:
    said, slot = _other_mana(name)

    def make(permission: Effect, spend: SpendAs) -> Effect | None:
        return on_permission(permission, lambda changes: with_mana(changes, spend))

    def unmake(node: Effect) -> Slots:
        spend = said(node)
        found = on_permission(node, lambda changes: with_mana(changes, None)) if spend is not None else None
        return {"permission": found, "spend": spend} if found else None

    # Which of several changes it is, no example can say.
    category.phrase(template.format(slot), make, unmake, kind=Effect, is_transparent=True, carries={"may": "Effect"})


def _declare_after_ability(template: str, name: str) -> None:
    said, slot = _other_mana(name)

    def make(permission: StaticAbility, spend: SpendAs) -> StaticAbility | None:
        changes = with_mana(permission.changes, spend) if isinstance(permission, StaticAbility) else None
        return replace(permission, changes=changes) if changes else None

    def unmake(node: StaticAbility) -> Slots:
        spend = said(node)
        changes = with_mana(node.changes, None) if spend is not None else None
        return {"permission": replace(node, changes=changes), "spend": spend} if changes else None

    # Which of several changes it is, no example can say.
    ability.phrase(template.format(slot), make, unmake, kind=StaticAbility, carries={"may": "changes"})


def _declare_after_rule(template: str, name: str) -> None:
    """ "You may cast ..., and you may spend mana ... to cast those spells" as a line of its own."""
    said, slot = _other_mana(name)

    def make(rule: Change, spend: SpendAs) -> StaticAbility | None:
        changes = with_mana((rule,), spend)
        return StaticAbility(changes=changes) if changes else None

    def unmake(node: StaticAbility) -> Slots:
        spend = said(node)
        changes = with_mana(node.changes, None) if spend is not None else None
        if spend is None or changes is None or len(changes) != 1 or node != make(changes[0], spend):
            return None
        return {"rule": changes[0], "spend": spend}

    # Which of several changes it is, no example can say.
    ability.phrase(template.format(slot), make, unmake, kind=StaticAbility, carries={"may": "changes"})


_declare_after(effect, "{{permission:Effect}}, and {}", "OtherMana")
_declare_after(effect, "{{permission:Effect}} and {}", "OtherManaClose")
_declare_after(sentence, "{{permission:Clauses}}. {}.", "OtherManaAlone")
_declare_after_ability("{{permission:Ability}} {}.", "OtherManaOfLine")
_declare_after_rule("{{rule:PlayerRule}}, and {}.", "OtherManaOfRule")


def _next_gets(name: str) -> RuleChange:
    spells = hole(name, where=lambda one: one.kind is Kind.SPELL)
    next_one = narrowed(spells, CastBy(You()), IsNthCast(1, hole(name), from_now=True))
    return RuleChange(hole("changes"), UntilEndOfTurn(), next_one)


effect.phrase(
    "the next {first:Filter@singular} and the next {second:Filter@singular} you cast this turn each "
    "{changes:Change+and@plural}",
    SharedVerb((_next_gets("first"), _next_gets("second"))),
    carries={"next": "effects", "each": "effects"},
)
