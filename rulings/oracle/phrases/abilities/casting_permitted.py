"""Permissions to cast and play from elsewhere or without paying (CR 601.3, 118.9)."""

from dataclasses import replace

from rulings.abilities.ability import StaticAbility
from rulings.abilities.amounts.amount import Amount, WhereX, X
from rulings.abilities.changes.permissions import CostChange, PlayerCant, PlayerMay
from rulings.abilities.costs.cost import Cost
from rulings.abilities.costs.objects import DiscardCost
from rulings.abilities.filters.characteristics import SharesWith
from rulings.abilities.filters.filter import Filter, narrowed
from rulings.abilities.filters.history import ExiledByPlayer
from rulings.abilities.filters.spells import CastBy, IsNthCast
from rulings.abilities.filters.status import InZone
from rulings.abilities.node import rewrite, walk
from rulings.abilities.players import AnyPlayer, EachPlayer, ThatPlayer, You
from rulings.abilities.references import Antecedent, Choose, LinkedExile, This
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ORACLE, ability
from rulings.oracle.grammar import Slots
from rulings.oracle.holes import but, hole
from rulings.oracle.phrases.blocks.casting import CastSpells, rather_paid, with_cost


def _for_cost(permission: StaticAbility, cost: Cost) -> StaticAbility | None:
    changes = with_cost(permission.changes, cost, None) if isinstance(permission, StaticAbility) else None
    return replace(permission, changes=changes) if changes else None


def _undo_for_cost(node: StaticAbility) -> Slots:
    cost = rather_paid(node)
    changes = with_cost(node.changes, None, cost) if cost is not None else None
    return {"permission": replace(node, changes=changes), "cost": cost} if changes else None


# The one permission among others of the ability.
ability.phrase(
    "{permission:Ability} if you cast a spell this way, {cost:PaidRather} rather than pay its mana cost.",
    _for_cost,
    _undo_for_cost,
    kind=StaticAbility,
    is_transparent=True,
)


def _is_from_a_zone(spells: Filter) -> bool:
    return any(isinstance(one, InZone) for one in spells.predicates)


def _is_any_spell(spells: Filter) -> bool:
    return spells.kind is Kind.SPELL and not _is_from_a_zone(spells)


# What is paid for a spell is paid by the spell: it is "that spell".
ability.phrase(
    "rather than pay the mana cost for a {spells:Filter@singular}, its controller may discard a "
    "{cards:Filter@singular} that shares a {quality:SharedQuality} with that spell.",
    StaticAbility(
        changes=(
            PlayerMay(
                AnyPlayer(),
                "pay rather",
                hole("spells", where=_is_any_spell),
                cost=Cost(
                    (
                        DiscardCost(
                            Choose(
                                narrowed(
                                    hole("cards", where=lambda one: one.kind is Kind.CARD),
                                    SharesWith(hole("quality"), This()),
                                )
                            )
                        ),
                    )
                ),
            ),
        )
    ),
    carries={"may": "changes"},
)


def _for_other_cost(spells: Filter, cost: Cost, *, once: bool = False) -> StaticAbility | None:
    """An alternative cost for whatever they are cast from (CR 118.9)."""
    if not _is_any_spell(spells):
        return None
    return StaticAbility(changes=(PlayerMay(You(), "pay rather", spells, cost=cost, once_each_turn=once),))


def _undo_for_other_cost(node: StaticAbility, *, once: bool = False) -> Slots:
    match node.changes:
        case (PlayerMay(filter=Filter() as spells, cost=Cost() as cost),):
            found = node == _for_other_cost(spells, cost, once=once)
            return {"spells": spells, "cost": cost} if found else None
    return None


# The words name who casts: "spells you cast".
ability.phrase(
    "you may pay {cost:ManaOnly} rather than pay the mana cost for {spells:CastSpells}.",
    StaticAbility(
        changes=(
            PlayerMay(
                You(),
                "pay rather",
                hole(
                    "spells", like=CastSpells(Filter(), You()), where=lambda one: not _is_from_a_zone(one.filter)
                ).filter,
                cost=hole("cost", where=lambda one: one != Cost()),
            ),
        )
    ),
    carries={"may": "changes"},
)


def _once(spells: Filter, value: Amount) -> StaticAbility | None:
    """One spell each turn; X is found as it is cast."""
    if spells.predicates[:1] != (CastBy(You()),):
        return None
    rest = Filter(spells.kind, spells.predicates[1:])
    found = rewrite(rest, lambda one: WhereX(value) if isinstance(one, X) else one)
    return _for_other_cost(found, Cost(), once=True)


def _undo_once(node: StaticAbility) -> Slots:
    found = _undo_for_other_cost(node, once=True)
    if not found:
        return None
    spells = found["spells"]
    assert isinstance(spells, Filter)
    values = [one.value for one in walk(spells) if isinstance(one, WhereX)]
    if len(values) != 1:
        return None
    bare = rewrite(spells, lambda one: X() if isinstance(one, WhereX) else one)
    return {"spells": Filter(spells.kind, (CastBy(You()), *bare.predicates)), "value": values[0]}


# X may stand at any depth of the filter.
ability.phrase(
    "once each turn, you may pay {0} rather than pay the mana cost for a {spells:Filter@singular}, where X is "
    "{value:Quantity}.",
    _once,
    _undo_once,
    kind=StaticAbility,
    carries={"may": "changes", "each": "changes"},
)


ability.phrase(
    "you may cast {what:This} from your graveyard or from exile.",
    StaticAbility(
        changes=(
            PlayerMay(You(), "cast", hole("what"), InZone(Zone.GRAVEYARD)),
            PlayerMay(You(), "cast", hole("what"), InZone(Zone.EXILE)),
        ),
        zones=(Zone.GRAVEYARD, Zone.EXILE),
    ),
    carries={"may": "changes"},
)


their_exiled = ORACLE.category("CardsTheyExiled")
"""What each player exiled with this, of "each player": ``LinkedExile``."""
for _this in ("~", "this enchantment", "this artifact", "this creature"):
    for _when, _this_turn in (("", False), (" this turn", True)):
        _mine = ExiledByPlayer(ThatPlayer(Antecedent("each player")), _this_turn)
        their_exiled.words({f"cards they exiled with {_this}{_when}": LinkedExile(Filter(Kind.CARD, (_mine,)))})
_THEY_PLAY = PlayerMay(EachPlayer(), "play", zone=hole("cards"))
ability.phrase(
    "each player may look at {cards:CardsTheyExiled}, and they may play lands and cast spells from among those cards.",
    StaticAbility(changes=(PlayerMay(EachPlayer(), "look at exiled cards", zone=hole("cards")), _THEY_PLAY)),
    carries={"may": "changes", "each": "changes"},
)
ability.phrase(
    "each player may play lands and cast spells from among {cards:CardsTheyExiled}.",
    StaticAbility(changes=(_THEY_PLAY,)),
    carries={"may": "changes", "each": "changes"},
)


ability.phrase(
    "{rule:PlayerRule}. any player may {part:CostPart} for that player to ignore this effect until end of turn.",
    StaticAbility(changes=(but(hole("rule", PlayerCant), ignored_for=Cost((hole("part"),))),)),
    carries={"may": "changes"},
)


def _declare_cost(word: str, sign: int) -> None:
    def make(spell: Filter, mana: tuple[str, ...]) -> StaticAbility | None:
        match spell.predicates:
            case (*rest, CastBy(player=who), IsNthCast() as nth):
                filter = Filter(spell.kind, (*rest, nth))
                return StaticAbility(changes=(CostChange("spell", filter, who, sign, mana),))
        return None

    def unmake(node: StaticAbility) -> Slots:
        match node.changes:
            case (CostChange(filter=Filter(predicates=(*rest, IsNthCast() as nth)) as filter, who=who, mana=mana),):
                if who is None:
                    return None
                spell = Filter(filter.kind, (*rest, CastBy(who), nth))
                return {"spell": spell, "mana": mana} if node == make(spell, mana) else None
        return None

    # The caster is taken out of the middle of the noun.
    ability.phrase(f"{{spell:NthSpell}} costs {{mana:ManaSymbols}} {word} to cast.", make, unmake, kind=StaticAbility)


_declare_cost("less", -1)
_declare_cost("more", 1)
