"""What is said of spells that a permission lets a player cast (CR 601.3b, 609.4b, 614.1a).

What is here: "if you cast a spell this way, pay life ...", "if a spell cast this way would be put into your graveyard,
exile it instead", "mana of any type can be spent to cast it". What is not: the permissions themselves
(``playing_from_zones``, ``limits``, ``casting``).
"""

from collections.abc import Callable, Mapping
from dataclasses import replace

from rulings.abilities.ability import Replacement, StaticAbility
from rulings.abilities.amounts.counting import StatOf
from rulings.abilities.changes.change import Change
from rulings.abilities.changes.mana import SpendAs
from rulings.abilities.changes.permissions import PlayerMay
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import PayLife
from rulings.abilities.effects.effect import Effect, RuleChange
from rulings.abilities.events.moving import Moves
from rulings.abilities.modifications import GoTo
from rulings.abilities.references import This
from rulings.abilities.vocabulary import Stat, Zone
from rulings.oracle.categories import ORACLE, Clauses, ability, effect, sentence
from rulings.oracle.grammar import Value
from rulings.oracle.phrases.from_among import LandsAndSpells

Slots = Mapping[str, Value] | None

_CASTS = ("cast", "play")
_LIFE = Cost((PayLife(StatOf(Stat.MANA_VALUE, This("spell"))),))
"""The life that is paid instead: its "this" is the spell (``PlayerMay.cost``)."""
_EXILED = Replacement(event=Moves(This("spell"), destination=Zone.GRAVEYARD), instead=GoTo(Zone.EXILE))


def with_cost(changes: tuple[Change, ...], cost: Cost | None, old: Cost | None) -> tuple[Change, ...] | None:
    """The same permissions to cast, for another cost; ``None`` where there is none to change."""
    found = tuple(
        replace(one, cost=cost) if isinstance(one, PlayerMay) and one.what in _CASTS and one.cost == old else one
        for one in changes
    )
    return found if found != changes else None


def with_rider(changes: tuple[Change, ...], rider: Replacement | None) -> tuple[Change, ...] | None:
    """The same permissions to cast, with or without what becomes of the spell; ``None`` where that changes nothing."""
    found = tuple(
        replace(one, rider=rider)
        if (isinstance(one, PlayerMay) and one.what in _CASTS) or isinstance(one, LandsAndSpells)
        else one
        for one in changes
    )
    return found if found != changes else None


def with_mana(changes: tuple[Change, ...], spend: SpendAs | None) -> tuple[Change, ...] | None:
    """The same permissions to cast, with or without other mana; ``None`` where that changes nothing."""
    found = tuple(
        replace(one, spend=spend)
        if (isinstance(one, PlayerMay) and one.what in _CASTS) or isinstance(one, LandsAndSpells)
        else one
        for one in changes
    )
    return found if found != changes else None


# Life instead of mana (CR 118.9).


def _for_life(permission: StaticAbility) -> StaticAbility | None:
    changes = with_cost(permission.changes, _LIFE, None) if isinstance(permission, StaticAbility) else None
    return replace(permission, changes=changes) if changes else None


def _undo_for_life(node: StaticAbility) -> Slots:
    changes = with_cost(node.changes, None, _LIFE)
    return {"permission": replace(node, changes=changes)} if changes else None


def _for_life_now(permission: Effect) -> Effect | None:
    return _on_permission(permission, lambda changes: with_cost(changes, _LIFE, None))


def _undo_for_life_now(node: Effect) -> Slots:
    found = _on_permission(node, lambda changes: with_cost(changes, None, _LIFE))
    return {"permission": found} if found else None


_PAY_LIFE = "if you cast a spell this way, pay life equal to its mana value rather than pay its mana cost."
ability.phrase(
    f"{{permission:Ability}} {_PAY_LIFE}", _for_life, _undo_for_life, kind=StaticAbility, is_transparent=True
)
sentence.phrase(
    f"{{permission:Clauses}}. {_PAY_LIFE}", _for_life_now, _undo_for_life_now, kind=Effect, is_transparent=True
)

# Exiled instead.


def _on_permission(effect: Effect, change: Callable[[tuple[Change, ...]], tuple[Change, ...] | None]) -> Effect | None:
    """Changes the one permission in a sentence."""
    parts = effect.effects if isinstance(effect, Clauses) else (effect,)
    found = [n for n, one in enumerate(parts) if isinstance(one, RuleChange)]
    if len(found) != 1:
        return None
    old = parts[found[0]]
    assert isinstance(old, RuleChange)
    changes = change(old.changes)
    if changes is None:
        return None
    new = tuple(replace(old, changes=changes) if n == found[0] else one for n, one in enumerate(parts))
    return replace(effect, effects=new) if isinstance(effect, Clauses) else new[0]


def _permissions(node: Effect | StaticAbility) -> list[PlayerMay | LandsAndSpells]:
    """The permissions that a sentence or a static ability gives."""
    if isinstance(node, StaticAbility):
        return [one for one in node.changes if isinstance(one, PlayerMay | LandsAndSpells)]
    parts = node.effects if isinstance(node, Clauses) else (node,)
    changes = (one for part in parts if isinstance(part, RuleChange) for one in part.changes)
    return [one for one in changes if isinstance(one, PlayerMay | LandsAndSpells)]


def _declare_exiled(words: str, wording: int, *, is_static: bool) -> None:
    rider = replace(_EXILED, wording=wording)

    def is_said(node: Effect | StaticAbility) -> bool:
        riders = [one.rider for one in _permissions(node) if one.rider is not None]
        return bool(riders) and all(one == _EXILED and one.wording == wording for one in riders)

    def make(permission: Effect) -> Effect | None:
        if any(one.rider is not None for one in _permissions(permission)):
            return None
        return _on_permission(permission, lambda changes: with_rider(changes, rider))

    def unmake(node: Effect) -> Slots:
        found = _on_permission(node, lambda changes: with_rider(changes, None)) if is_said(node) else None
        return {"permission": found} if found else None

    def make_static(permission: StaticAbility) -> StaticAbility | None:
        if not isinstance(permission, StaticAbility) or any(one.rider for one in _permissions(permission)):
            return None
        changes = with_rider(permission.changes, rider)
        return replace(permission, changes=changes) if changes else None

    def unmake_static(node: StaticAbility) -> Slots:
        changes = with_rider(node.changes, None) if is_said(node) else None
        return {"permission": replace(node, changes=changes)} if changes else None

    instead = {"instead": "changes"}
    if is_static:
        ability.phrase(
            f"{{permission:Ability}} {words}", make_static, unmake_static, kind=StaticAbility, carries=instead
        )
    sentence.phrase(
        f"{{permission:Clauses}}. {words}",
        make,
        unmake,
        kind=Effect,
        is_transparent=True,
        carries={"instead": "Effect"},
    )


_PLACES = ("your graveyard", "a graveyard", "your graveyard this turn", "a graveyard this turn")
for _number, _place in enumerate(_PLACES):
    for _spell, _more in (("a spell cast this way", 0), ("that spell", len(_PLACES))):
        _declare_exiled(
            f"if {_spell} would be put into {_place}, exile it instead.", _number + _more, is_static=not _more
        )

# Other mana.

_MANA = (
    ("mana of any type can be spent to cast {}", "any type"),
    ("you may spend mana as though it were mana of any color to cast {}", "any color"),
    ("you may spend mana as though it were mana of any type to cast {}", "any type"),
    ("you may spend mana from snow sources as though it were mana of any color to cast {}", "any color from snow"),
)
_ITS = ("it", "them", "that spell", "those spells", "spells this way", "spells cast this way")


def _declare_mana(template: str, words: str, spend: SpendAs, *, in_sentence: bool) -> None:
    def is_said(node: Effect | StaticAbility) -> bool:
        return any(one.spend == spend and one.spend.wording == spend.wording for one in _permissions(node) if one.spend)

    def make(permission: Effect) -> Effect | None:
        return _on_permission(permission, lambda changes: with_mana(changes, spend))

    def unmake(node: Effect) -> Slots:
        found = _on_permission(node, lambda changes: with_mana(changes, None)) if is_said(node) else None
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
        said = [one.spend.wording for one in _permissions(node) if one.spend]
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

# All mana of a player.

for _as, _spend in (("color", "any color"), ("type", "any type")):
    ORACLE.category("PlayerRule").phrase(
        f"{{who:Player}} may spend mana as though it were mana of any {_as}",
        PlayerMay,
        fixed={"what": "spend mana", "spend": SpendAs(_spend)},
        carries={"may": "PlayerMay"},
    )
