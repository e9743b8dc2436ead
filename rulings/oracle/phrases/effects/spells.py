"""Countering, copying and casting spells (CR 601, 701.6, 707.10)."""

from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.history import CastBefore
from rulings.abilities.changes.change import LoseTypes, SetColors
from rulings.abilities.costs.cost import Cost
from rulings.abilities.effects.permanents import Tap, Untap
from rulings.abilities.effects.spells import (
    ByPlayer,
    CastCard,
    ChooseNewTargets,
    CopyOnStack,
    CounterSpell,
    LimitCasting,
)
from rulings.abilities.events.spells import CastsSpell
from rulings.abilities.filters.filter import Among, Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.status import HasCounter, InZone
from rulings.abilities.players import You
from rulings.abilities.references import Choose, Every, It, ObjectRef, Target, This
from rulings.abilities.vocabulary import Kind, Supertype
from rulings.oracle.categories import ORACLE, effect
from rulings.oracle.holes import but, hole, worked_out

_PLACES = (Among, HasCounter, InZone)
"""What is asked of the card where it lies, not of the spell."""
_FREE = Cost(())
_ONE = Fixed(1)
earlier = ORACLE.category("SpellsBefore")
earlier.phrase(
    "each other {filter:Filter@singular} you've cast before it this turn",
    CastBefore(CastsSpell(You(), hole("filter", where=lambda one: one.kind is Kind.SPELL)), It("it")),
    carries={"each": "event"},
)
effect.phrase(
    "{who:Subject} cop[ies|y] {what:Object} for {amount:SpellsBefore}",
    CopyOnStack(hole("who"), hole("what", It), hole("amount")),
)


def _is_spell(what: ObjectRef) -> bool:
    return isinstance(what, Choose | Every | Target) and what.filter.kind is Kind.SPELL


def _card_there(spell: Choose) -> Filter:
    return Filter(Kind.CARD, tuple(one for one in spell.filter.predicates if isinstance(one, _PLACES)))


def _declare_cast(template: str, cost: Cost | None, *, play: bool) -> None:

    # Of its own card a text says from where it may be cast, which is no effect.
    effect.phrase(
        template, CastCard(hole("who"), hole("what", unless=This, where=lambda one: not _is_spell(one)), cost, play)
    )

    # "A creature spell from your hand" is a card until it is cast, and that spell as what it is cast as.
    spell = hole("what", Choose, where=_is_spell)
    effect.phrase(
        template,
        CastCard(hole("who"), but(spell, filter=worked_out(_card_there, hole("what"))), cost, play, spell=spell.filter),
    )


for _verb, _play in (("cast[s]", False), ("play[s]", True)):
    for _its in ("its", "their"):
        for _able in ("", " if able"):
            _declare_cast(
                f"{{who:Subject}} {_verb} {{what:Object}} without paying {_its} mana cost(s:what){_able}",
                _FREE,
                play=_play,
            )
    _declare_cast(f"{{who:Subject}} {_verb} {{what:Object}}", None, play=_play)


def _is_on_stack(what: ObjectRef) -> bool:
    """Spells and abilities; cards are copied where they are (``imprinting``)."""
    match what:
        case It(words=words):
            return words in ("it", "that spell", "that ability")
        case Target(filter=filter):
            return filter.kind in (Kind.SPELL, Kind.ABILITY, Kind.SPELL_OR_ABILITY)
        case This(noun=noun):
            return noun == "spell"
    return False


effect.phrase("{who:Subject} cop[ies|y] {what:Object}", CopyOnStack(hole("who"), hole("what", where=_is_on_stack)))
effect.phrase(
    "{who:Player} may choose new targets for {what:Object}",
    ChooseNewTargets(hole("who"), hole("what", It, Target)),
    carries={"may": "ChooseNewTargets"},
)
effect.phrase("change the target of {what:Object}", ChooseNewTargets(You(), hole("what"), must_change=True))
effect.phrase(
    "change the target of {what:Object} to {to:Object}",
    ChooseNewTargets(You(), hole("what"), hole("to"), must_change=True),
)
effect.phrase(
    "{who:Subject} cop[ies|y] {what:Object} and may choose <new targets|a new target> for <the|that> copy",
    CopyOnStack(
        hole("who"),
        hole(
            "what",
            where=lambda one: (
                isinstance(one, This) or (isinstance(one, It) and one.words in ("it", "that spell", "that ability"))
            ),
        ),
        new_targets=True,
    ),
    carries={"may": "new_targets"},
)
effect.phrase(
    "change a target of {what:Object} to {to:Object}",
    ChooseNewTargets(You(), hole("what"), hole("to"), must_change=True, only_one=True),
)
_NOT_LEGENDARY = LoseTypes(supertypes=(Supertype.LEGENDARY,))
effect.phrase(
    "{who:Subject} cop[ies|y] {what:Object}, except it isn't legendary if the spell is legendary",
    CopyOnStack(
        hole("who"), hole("what", Target, where=lambda one: one.filter.kind is Kind.SPELL), exceptions=(_NOT_LEGENDARY,)
    ),
    carries={"except": "exceptions"},
)
effect.phrase(
    "{who:Player} can cast only {amount:Amount} more spell(s:amount) this turn",
    LimitCasting,
    carries={"only": "amount"},
)


def _says_whose(filter: Filter) -> bool:
    return any(isinstance(one, ControlledBy) for one in filter.predicates)


def _declare_by_player(verb: str, kind: type[Tap] | type[Untap], end: str) -> None:
    times = hole("times", where=lambda one: one != _ONE) if end else _ONE
    effect.phrase(
        f"{{who:Player}} {verb} a {{filter:Filter@singular}}{end}",
        ByPlayer(hole("who", unless=You), kind(Choose(hole("filter", where=_says_whose), times))),
        carries={"each": "effect"},
    )


for _end in ("", " for each {times:CountedSingly}"):
    _declare_by_player("tap[s:who]", Tap, _end)
    _declare_by_player("untap[s:who]", Untap, _end)
effect.phrase(
    "{who:Subject} cop[ies|y] {what:Object}, except that the copy is {color:Color}",
    CopyOnStack(hole("who"), hole("what"), exceptions=(SetColors((hole("color"),)),)),
    carries={"except": "exceptions", "that": "exceptions"},
)
effect.phrase("counter {what:Object}", CounterSpell)
