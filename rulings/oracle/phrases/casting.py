"""Casting, playing and copying by effects (CR 601.3b, 608.2g, 707.10).

What is here: "cast it without paying its mana cost", "you may play that card this turn", copying spells, countering to
another zone. What is not: permissions of static abilities (``playing_from_zones``), costs (``spell_costs``).
"""

from collections.abc import Mapping
from dataclasses import replace

from rulings.abilities.ability import Replacement
from rulings.abilities.changes.permissions import PlayerMay
from rulings.abilities.costs.cost import Cost
from rulings.abilities.durations import Forever
from rulings.abilities.effects.effect import Replace, RuleChange
from rulings.abilities.effects.spells import CastCard, ChooseNewTargets, CopyOnStack, CounterSpell
from rulings.abilities.events.moving import Moves
from rulings.abilities.filters.filter import Among, Filter
from rulings.abilities.filters.status import HasCounter, InZone
from rulings.abilities.modifications import GoTo
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import Choose, Every, It, ObjectRef, Target, This
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import effect, sentence
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole

Slots = Mapping[str, Value] | None

# While the effect happens.

_FREE = Cost(())


def _declare_cast(template: str, cost: Cost | None, *, play: bool) -> None:

    # Of its own card a text says from where it may be cast, which is no effect.
    effect.phrase(
        template, CastCard(hole("who"), hole("what", unless=This, where=lambda one: not _is_spell(one)), cost, play)
    )

    def make_spell(who: PlayerRef, what: ObjectRef) -> CastCard | None:
        """ "A creature spell from your hand" is a card until it is cast, and that spell as what it is cast as."""
        if not isinstance(what, Choose) or not _is_spell(what):
            return None
        places = tuple(one for one in what.filter.predicates if isinstance(one, _PLACES))
        return CastCard(who, replace(what, filter=Filter(Kind.CARD, places)), cost, play, spell=what.filter)

    def unmake_spell(node: CastCard) -> Slots:
        if not isinstance(node.what, Choose) or node.spell is None or node.cost != cost or node.play != play:
            return None
        return {"who": node.who, "what": replace(node.what, filter=node.spell)}

    effect.phrase(template, make_spell, unmake_spell, kind=CastCard)


_PLACES = (Among, HasCounter, InZone)
"""What is asked of the card where it lies, not of the spell."""


def _is_spell(what: ObjectRef) -> bool:
    return isinstance(what, Choose | Every | Target) and what.filter.kind is Kind.SPELL


for _verb, _play in (("cast[s]", False), ("play[s]", True)):
    for _its in ("its", "their"):
        for _able in ("", " if able"):
            _declare_cast(
                f"{{who:Subject}} {_verb} {{what:Object}} without paying {_its} mana cost(s:what){_able}",
                _FREE,
                play=_play,
            )
    _declare_cast(f"{{who:Subject}} {_verb} {{what:Object}}", None, play=_play)

# For a time.


def _declare_permission(verb: str, cost: Cost | None, words: str) -> None:

    templates = [
        f"{{who:Player}} may {verb} {{what:Object}}{words} {{duration:Duration}}",
        f"{{duration:Duration}}, {{who:Player}} may {verb} {{what:Object}}{words}",
    ]
    if words:
        templates.append(f"{{who:Player}} may {verb} {{what:Object}} {{duration:Duration}}{words}")
    for template in templates:
        effect.phrase(
            template,
            RuleChange((PlayerMay(hole("who"), verb, zone=hole("what", It, Target), cost=cost),), hole("duration")),
            carries={"may": "changes"},
        )


for _verb in ("cast", "play"):
    _declare_permission(_verb, None, "")
    for _its in ("its", "their"):
        _declare_permission(_verb, _FREE, f" without paying {_its} mana cost(s:what)")

# Copies on the stack.


def _copy(who: PlayerRef, what: ObjectRef) -> CopyOnStack | None:
    """Spells and abilities; cards are copied where they are (``imprinting``)."""
    match what:
        case It(words=words):
            is_on_stack = words in ("it", "that spell", "that ability")
        case Target(filter=filter):
            is_on_stack = filter.kind in (Kind.SPELL, Kind.ABILITY, Kind.SPELL_OR_ABILITY)
        case This():
            is_on_stack = what.noun == "spell"
        case _:
            is_on_stack = False
    return CopyOnStack(who, what) if is_on_stack else None


def _undo_copy(node: CopyOnStack) -> Slots:
    return {"who": node.who, "what": node.what} if node == _copy(node.who, node.what) else None


effect.phrase("{who:Subject} cop[ies|y] {what:Object}", _copy, _undo_copy, kind=CopyOnStack)


effect.phrase(
    "{who:Player} may choose new targets for {what:Object}",
    ChooseNewTargets(hole("who"), hole("what", It, Target)),
    carries={"may": "ChooseNewTargets"},
)

# Countering to somewhere else (CR 701.6a).


def _declare_counter(words: str, zone: Zone, position: str = "top") -> None:

    sentence.phrase(
        f"counter {{what:Object}}. if that spell is countered this way, {words}.",
        CounterSpell(hole("what"), zone, position),
        carries={"instead": "zone"},
    )


_declare_counter("exile it instead of putting it into its owner's graveyard", Zone.EXILE)
_declare_counter("put it on top of its owner's library instead of into that player's graveyard", Zone.LIBRARY)
_declare_counter(
    "put it on the bottom of its owner's library instead of into that player's graveyard", Zone.LIBRARY, "bottom"
)
_declare_counter(
    "put that card on the bottom of its owner's library instead of into that player's graveyard", Zone.LIBRARY, "bottom"
)
_declare_counter(
    "put that card on your choice of the top or bottom of its owner's library instead of into that player's graveyard",
    Zone.LIBRARY,
    "top or bottom",
)
_declare_counter("put it into its owner's hand instead of into that player's graveyard", Zone.HAND)

# What becomes of a spell that was cast.


def _goes_elsewhere(object: It, instead: GoTo) -> Replace:
    return Replace(Replacement(event=Moves(object, destination=Zone.GRAVEYARD), instead=instead), Forever())


for _graveyard in ("a graveyard", "your graveyard", "a graveyard this turn", "your graveyard this turn"):
    sentence.phrase(
        f"if {{object:Object}} would be put into {_graveyard}, {{instead:MovedInstead}}.",
        _goes_elsewhere(hole("object", It), hole("instead")),
    )
