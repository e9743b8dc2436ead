"""Sentences on spells, mana and what was cast by them (CR 601, 701.6)."""

from dataclasses import replace

from rulings.abilities.ability import Replacement, StaticAbility
from rulings.abilities.amounts.counting import Devotion, StatOf
from rulings.abilities.changes.change import Change
from rulings.abilities.changes.permissions import PlayerMay
from rulings.abilities.conditions.condition import Negated, PlayerIs
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.mana import PayLife
from rulings.abilities.effects.conditional import IfDone
from rulings.abilities.effects.effect import Effect, Sequence
from rulings.abilities.effects.mana import AddMana, ManaOption, ManaRider
from rulings.abilities.effects.moving import PutInto
from rulings.abilities.effects.permanents import ExchangeControl
from rulings.abilities.effects.spells import CopyOnStack, CounterSpell, StillResolves
from rulings.abilities.events.moving import Moves
from rulings.abilities.filters.filter import Filter
from rulings.abilities.modifications import GoTo
from rulings.abilities.node import walk
from rulings.abilities.players import EachPlayer, PlayerRef, PlayersWho, ThatPlayer, You
from rulings.abilities.references import Antecedent, It, Target, This
from rulings.abilities.vocabulary import Kind, Stat, Zone
from rulings.oracle.categories import ORACLE, Clauses, Implied, ability, paragraph, sentence
from rulings.oracle.grammar import Slots
from rulings.oracle.holes import but, hole
from rulings.oracle.phrases.blocks.casting import LandsAndSpells, on_permission, permissions, rather_paid, with_cost
from rulings.oracle.phrases.blocks.places import somewhere

_CASTS = ("cast", "play")
_PLACES = ("your graveyard", "a graveyard", "your graveyard this turn", "a graveyard this turn")
THEY = ThatPlayer(Antecedent("each player"))
_EXILED = Replacement(event=Moves(This("spell"), destination=Zone.GRAVEYARD), instead=GoTo(Zone.EXILE))


def with_rider(changes: tuple[Change, ...], rider: Replacement | None) -> tuple[Change, ...] | None:
    """The same permissions to cast, with or without what becomes of the spell; ``None`` where that changes nothing."""
    found = tuple(
        replace(one, rider=rider)
        if (isinstance(one, PlayerMay) and one.what in _CASTS) or isinstance(one, LandsAndSpells)
        else one
        for one in changes
    )
    return found if found != changes else None


paid_rather = ORACLE.category("PaidRather")
"""What is paid rather than a mana cost, its "this" the spell (``PlayerMay.cost``)."""
paid_rather.words({"pay life equal to its mana value": Cost((PayLife(StatOf(Stat.MANA_VALUE, This("spell"))),))})


def _for_cost_now(permission: Effect, cost: Cost) -> Effect | None:
    return on_permission(permission, lambda changes: with_cost(changes, cost, None))


def _undo_for_cost_now(node: Effect) -> Slots:
    cost = rather_paid(node)
    found = on_permission(node, lambda changes: with_cost(changes, None, cost)) if cost is not None else None
    return {"permission": found, "cost": cost} if found else None


# The one permission among the clauses.
sentence.phrase(
    "{permission:Clauses}. if you cast a spell this way, {cost:PaidRather} rather than pay its mana cost.",
    _for_cost_now,
    _undo_for_cost_now,
    kind=Effect,
    is_transparent=True,
)


def _declare_exiled(words: str, wording: int, *, is_static: bool) -> None:
    rider = replace(_EXILED, wording=wording)

    def is_said(node: Effect | StaticAbility) -> bool:
        riders = [one.rider for one in permissions(node) if one.rider is not None]
        return bool(riders) and all(one == _EXILED and one.wording == wording for one in riders)

    def make(permission: Effect) -> Effect | None:
        if any(one.rider is not None for one in permissions(permission)):
            return None
        return on_permission(permission, lambda changes: with_rider(changes, rider))

    def unmake(node: Effect) -> Slots:
        found = on_permission(node, lambda changes: with_rider(changes, None)) if is_said(node) else None
        return {"permission": found} if found else None

    def make_static(permission: StaticAbility) -> StaticAbility | None:
        if not isinstance(permission, StaticAbility) or any(one.rider for one in permissions(permission)):
            return None
        changes = with_rider(permission.changes, rider)
        return replace(permission, changes=changes) if changes else None

    def unmake_static(node: StaticAbility) -> Slots:
        changes = with_rider(node.changes, None) if is_said(node) else None
        return {"permission": replace(node, changes=changes)} if changes else None

    instead = {"instead": "changes"}
    if is_static:
        # The one permission among others, and by the wording of its rider.
        ability.phrase(
            f"{{permission:Ability}} {words}", make_static, unmake_static, kind=StaticAbility, carries=instead
        )
    # The one permission among the clauses, and by the wording of its rider.
    sentence.phrase(
        f"{{permission:Clauses}}. {words}",
        make,
        unmake,
        kind=Effect,
        is_transparent=True,
        carries={"instead": "Effect"},
    )


for _number, _place in enumerate(_PLACES):
    for _spell, _more in (("a spell cast this way", 0), ("that spell", len(_PLACES))):
        _declare_exiled(
            f"if {_spell} would be put into {_place}, exile it instead.", _number + _more, is_static=not _more
        )
countered_goes = ORACLE.category("CounteredGoes")
"""Where a spell goes that is countered this way: a ``PutInto`` of which only the place is said."""
countered_goes.phrase(
    "exile it instead of putting it into its owner's graveyard", somewhere(Zone.EXILE), carries={"instead": "PutInto"}
)
countered_put = ORACLE.category("CounteredPut")
for _words, _where in (
    ("put it on top of its owner's library", somewhere(Zone.LIBRARY)),
    ("put it on the bottom of its owner's library", somewhere(Zone.LIBRARY, "bottom")),
    ("put that card on the bottom of its owner's library", somewhere(Zone.LIBRARY, "bottom")),
    (
        "put that card on your choice of the top or bottom of its owner's library",
        somewhere(Zone.LIBRARY, "top or bottom"),
    ),
    ("put it into its owner's hand", somewhere(Zone.HAND)),
):
    countered_put.phrase(_words, _where)
countered_goes.phrase(
    "{place:CounteredPut} instead of into that player's graveyard",
    hole("place"),
    kind=PutInto,
    is_transparent=True,
    carries={"instead": "PutInto"},
)
_GOES = hole("goes", PutInto, like=somewhere(Zone.HAND))
sentence.phrase(
    "counter {what:Object}. if that spell is countered this way, {goes:CounteredGoes}.",
    CounterSpell(hole("what"), _GOES.zone, _GOES.position),
)
_BY_DEVOTION = AddMana(You(), (ManaOption(("devotion",)),))
_ANY_ONE = (ManaOption(("any one",)),)
_CHOOSE = "choose a color. add a amount of mana of that color equal to"

# The color is chosen as the mana is added; how much does not depend on it.
sentence.phrase(f"{_CHOOSE} {{times:Quantity}}.", AddMana(You(), _ANY_ONE, times=hole("times", unless=Devotion)))
sentence.phrase(f"{_CHOOSE} your devotion to that color.", _BY_DEVOTION)


def _with_rider(effect: Effect, rider: ManaRider) -> Effect | None:
    """The one effect that adds mana, with what that mana does."""
    if not isinstance(effect, AddMana) or effect.rider is not None:
        return None
    return replace(effect, rider=rider)


def _declare_rider(template: str, *, triggers: bool, wording: int = 0) -> None:
    def make(effect: Effect, filter: Filter, then: Effect) -> Effect | None:
        rider = ManaRider(filter, then, triggers, wording=wording)
        return _with_rider(effect, rider) if filter.kind is Kind.SPELL else None

    def unmake(node: Effect) -> Slots:
        if not isinstance(node, AddMana) or not isinstance(node.rider, ManaRider) or node.rider.filter is None:
            return None
        if node.rider.triggers is not triggers or node.rider.wording != wording:
            return None
        return {"effect": replace(node, rider=None), "filter": node.rider.filter, "then": node.rider.effect}

    # By the wording of the rider.
    sentence.phrase(template, make, unmake, kind=Effect, is_transparent=True)


_declare_rider("{effect:Effect}. if that mana is spent on a {filter:Filter@singular}, {then:Clauses}.", triggers=False)
for _nth, _spent in enumerate(("you spend this mana", "that mana is spent")):
    _declare_rider(
        f"{{effect:Effect}}. when {_spent} to cast a {{filter:Filter@singular}}, {{then:Clauses}}.",
        triggers=True,
        wording=_nth,
    )


def _declare_kept(words: str, *, is_you: bool) -> None:
    def make(effect: Effect) -> Effect | None:
        parts = effect.effects if isinstance(effect, Clauses) else (effect,)
        adding = [one for one in parts if isinstance(one, AddMana)]
        if len(adding) != 1 or adding[0].keep or isinstance(adding[0].who, You | Implied) is not is_you:
            return None
        kept = tuple(replace(one, keep=True) if one is adding[0] else one for one in parts)
        return replace(effect, effects=kept) if isinstance(effect, Clauses) else kept[0]

    def unmake(node: Effect) -> Slots:
        parts = node.effects if isinstance(node, Clauses) else (node,)
        kept = [one for one in parts if isinstance(one, AddMana) and one.keep]
        if len(kept) != 1 or isinstance(kept[0].who, You | Implied) is not is_you:
            return None
        bare = tuple(replace(one, keep=False) if isinstance(one, AddMana) else one for one in parts)
        return {"effect": replace(node, effects=bare) if isinstance(node, Clauses) else bare[0]}

    # The one clause that adds mana.
    sentence.phrase(f"{{effect:Clauses}}. {words}.", make, unmake, kind=Effect, is_transparent=True)


for _they in ("you", "they"):
    _declare_kept(f"until end of turn, {_they} don't lose this mana as steps and phases end", is_you=_they == "you")


def _others_than(player: PlayerRef) -> PlayersWho:
    return PlayersWho(EachPlayer(), Negated(PlayerIs(THEY, player)))


sentence.phrase(
    "each other player copies {what:Object}. each of those players may choose new targets for their copy.",
    CopyOnStack(
        _others_than(ThatPlayer()), hole("what", It, where=lambda one: one.words == "that spell"), new_targets=True
    ),
    carries={"each": "who", "other": "who", "may": "new_targets"},
)
sentence.phrase(
    "{exchange:Effect}. if you don't or can't make a exchange, {otherwise:Effect}.",
    IfDone(hole("exchange", ExchangeControl), Sequence(()), hole("otherwise")),
)
paragraph.phrase(
    "{effect:Paragraph} this ability still resolves if its target becomes illegal.",
    StillResolves(hole("effect", where=lambda one: sum(isinstance(inner, Target) for inner in walk(one)) == 1)),
)


sentence.phrase(
    "{effect:Clauses}. spend this mana only to {restriction:SpendOnly}.",
    but(hole("effect", AddMana, where=lambda one: one.restriction is None), restriction=hole("restriction")),
    kind=Effect,
    is_transparent=True,
    carries={"only": "Effect"},
)


sentence.phrase(
    "choose a color of a {among:Filter@singular}. add one mana of that color.",
    AddMana(You(), (ManaOption(("colors among",)),), among=hole("among")),
)
