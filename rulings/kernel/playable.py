"""What the kernel can play: a card that is understood but not playable counts as not understood.

What is here: walking a definition and naming every node that no rules code handles. The words that nodes carry in
``what`` fields are listed here with the rules code that asks for them; a test finds each word in the kernel.
"""

from collections.abc import Iterator

from rulings.abilities.ability import (
    Ability,
    ActivatedAbility,
    AdditionalCost,
    AlternativeCost,
    BeginOnBattlefield,
    CastTiming,
    DeckRule,
    KeywordAbility,
    Replacement,
    RevealFromOpeningHand,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
)
from rulings.abilities.amounts.amount import AllOf, Amount, AnyNumber
from rulings.abilities.amounts.history import DoneThisTurn
from rulings.abilities.card import FaceDefinition
from rulings.abilities.changes.change import Change, GainAbilities, HasThisAbility
from rulings.abilities.changes.copying import (
    EntersWithMore,
    ExceptIf,
    ExceptIfCopied,
    ExceptIfEmbalmed,
    KeepsColors,
    NoManaCost,
)
from rulings.abilities.changes.mana import LifeForMana, SpendAs, SpendAsThough, SpendOnlyFrom
from rulings.abilities.changes.permissions import (
    AttackTax,
    CanDo,
    CantBePrevented,
    CantDo,
    CostChange,
    DoesntTrigger,
    MayPayForLess,
    MustAttackWithOne,
    MustDo,
    MustTarget,
    PlayerCant,
    PlayerHas,
    PlayerMay,
    TriggersAgain,
)
from rulings.abilities.conditions.condition import Condition, InStep
from rulings.abilities.costs.cost import Cost, CostPart
from rulings.abilities.costs.mana import OwnManaCost
from rulings.abilities.durations import Duration
from rulings.abilities.effects.chance import DiceRule
from rulings.abilities.effects.choosing import MakeChoice
from rulings.abilities.effects.counters import PutCounters
from rulings.abilities.effects.damage import DamageShare, DealDamage
from rulings.abilities.effects.effect import Effect, RuleChange
from rulings.abilities.effects.game import BecomeDesignation, KeywordAction
from rulings.abilities.effects.mana import ManaOption, ManaRider, SpendOnly
from rulings.abilities.effects.modal import Mode
from rulings.abilities.effects.moving import Entering
from rulings.abilities.effects.tokens import TokenSpec
from rulings.abilities.effects.turns import ExtraPhase
from rulings.abilities.events.event import EventPattern
from rulings.abilities.events.turns import Does
from rulings.abilities.filters.characteristics import HasProperty
from rulings.abilities.filters.combat import InCompany
from rulings.abilities.filters.filter import Filter, Predicate
from rulings.abilities.filters.history import Did, Sparing
from rulings.abilities.modifications import Modification
from rulings.abilities.named_cards import NamedCard
from rulings.abilities.node import Node, walk
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import Choose, It, ObjectRef
from rulings.abilities.vocabulary import Kind
from rulings.kernel.abilities import keyword_abilities, special_words
from rulings.kernel.casting.costs import costs
from rulings.kernel.characteristics.layers import layer_of
from rulings.kernel.happening import asking, entering, performing
from rulings.kernel.questions import finding, matching, numbers, patterns, truth
from rulings.kernel.state.memo import remember

_STRUCTURE = (
    Sparing,
    Filter,
    Cost,
    Mode,
    Duration,
    Modification,
    Entering,
    TokenSpec,
    ManaOption,
    SpendOnly,
    SpendAs,
    DamageShare,
    ManaRider,
    Choose,
    AnyNumber,
    AllOf,
    InCompany,
    NamedCard,
    DiceRule,
)
"""Nodes that others hold and read; they do nothing by themselves."""

_RULES = (
    AttackTax,
    CanDo,
    CantBePrevented,
    CantDo,
    CostChange,
    DoesntTrigger,
    EntersWithMore,
    ExceptIf,
    ExceptIfCopied,
    ExceptIfEmbalmed,
    NoManaCost,
    HasThisAbility,
    KeepsColors,
    MustAttackWithOne,
    MustDo,
    MustTarget,
    PlayerCant,
    PlayerHas,
    PlayerMay,
    SpendAsThough,
    SpendOnlyFrom,
    LifeForMana,
    MayPayForLess,
    TriggersAgain,
)
"""Changes of rules rather than characteristics that rules code asks for."""

_ABILITIES = (
    ActivatedAbility,
    AdditionalCost,
    AlternativeCost,
    CastTiming,
    DeckRule,
    BeginOnBattlefield,
    RevealFromOpeningHand,
    Replacement,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
)


@remember
def unplayable(face: FaceDefinition) -> tuple[str, ...]:
    """What of a face the kernel can't play, in English words; empty if it can play all of it.

    Example: ``("keyword crew", "effect FlipCoin")``.
    """
    found: dict[str, None] = {}
    for ability in face.abilities:
        for problem in problems(ability):
            found.setdefault(problem)
    for _, problem in keyword_abilities.obstacles(face):
        found.setdefault(problem)
    return tuple(found)


def problems(ability: Ability) -> Iterator[str]:
    """Every part of one ability that the kernel can't play."""
    for node in walk(ability):
        problem = _problem(node)
        if problem is not None:
            yield problem
        yield from asking.unasked_choices(node)
    yield from asking.unnoted_choices(ability)
    if sum(_is_divided(node) for node in walk(ability)) > 1:
        yield "effect divided twice"


def _is_divided(node: Node) -> bool:
    return (isinstance(node, DealDamage) and node.divided) or (isinstance(node, PutCounters) and node.distributed)


def _problem(node: Node) -> str | None:
    name = type(node).__name__
    given = _given_in_vain(node)
    if given is not None:
        return given
    match node:
        case KeywordAbility():
            return None if keyword_abilities.is_played(node.name) else f"keyword {node.name}"
        case Ability():
            return (
                None if isinstance(node, _ABILITIES) or special_words.plays_ability(type(node)) else f"ability {name}"
            )
        case It(antecedent=None):
            return f"pronoun {node.words}"
        case Does() if not special_words.knows(Does, node.verb):
            return f"event {node.verb}"
        case EventPattern():
            return None if patterns.is_known_pattern(node) or type(node) is EventPattern else f"event {name}"
        case Effect():
            is_known = performing.is_known_effect(type(node)) or entering.is_known_choice(type(node))
            if not is_known and type(node) is not Effect:
                return f"effect {name}"
            return _word_problem(node)
        case OwnManaCost():
            return None  # The keyword that it is a cost of fills it in.
        case CostPart() if any(isinstance(n, It) and isinstance(n.antecedent, Choose) for n in walk(node)):
            # What another part of the cost had chosen is not kept while the cost is paid.
            return f"cost {name} of what was chosen"
        case CostPart():
            return None if costs.is_known_cost(type(node)) else f"cost {name}"
        case Change():
            if layer_of(node) is None and not isinstance(node, _RULES):
                return f"change {name}"
            return _word_problem(node)
        case InStep():
            return _word_problem(node)
        case Condition():
            return None if truth.is_known_condition(type(node)) else f"condition {name}"
        case Predicate():
            if not matching.is_known_predicate(type(node)):
                return f"predicate {name}"
            return _word_problem(node)
        case _ if isinstance(node, _STRUCTURE):
            return None
        case DoneThisTurn() if not special_words.knows(DoneThisTurn, node.verb):
            return f"amount {name} {node.verb}"
        case Amount():
            return None if numbers.is_known_amount(type(node)) else f"amount {name}"
        case PlayerRef() | ObjectRef():
            return None if finding.is_known_reference(type(node)) else f"reference {name}"
    return f"node {name}"


_PRINTED_ONLY = {
    *("aftermath", "awaken", "bestow", "disguise", "enchant", "entwine", "fuse", "gift", "kicker"),
    *("megamorph", "more than meets the eye", "morph", "multikicker", "overload", "prototype", "splice"),
}
"""Keywords that are asked of the printed face of a card that is cast: an effect can't give them yet."""


def _given_in_vain(node: Node) -> str | None:
    """A keyword that an effect gives to spells or cards, where the rules code would not see it."""
    match node:
        case (
            StaticAbility(affected=Filter(kind=kind), changes=changes)
            | RuleChange(affected=Filter(kind=kind), changes=changes)
        ) if kind in (Kind.SPELL, Kind.CARD):
            for change in changes:
                for one in change.abilities if isinstance(change, GainAbilities) else ():
                    if isinstance(one, KeywordAbility) and one.name in _PRINTED_ONLY:
                        return f"keyword {one.name} given to a spell"
    return None


def _word_problem(node: Node) -> str | None:
    """Nodes whose meaning hangs on a word: the word must be one that rules code asks for."""
    word: str | None = None
    match node:
        case CantDo() | MustDo() | CanDo() | PlayerCant() | PlayerMay() | PlayerHas() | CostChange():
            word = node.what
        case ExtraPhase():
            return next((f"phase {p}" for p in node.phases if not special_words.knows(ExtraPhase, p)), None)
        case KeywordAction():
            word = node.name
        case BecomeDesignation() | MakeChoice():
            word = node.what
        case Did():
            word = node.what
        case HasProperty():
            word = node.name
        case InStep():
            word = node.step
        case _:
            return None
    if special_words.knows(type(node), word):
        return None
    return f"{type(node).__name__} {word}"
