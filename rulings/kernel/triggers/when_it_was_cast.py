"""What was so as a spell became cast, and what was cast before it (CR 601.2i, 608.2h).

日本語: 唱えたときの状況
What is here: "creatures you controlled as you cast this spell", "each other spell you've cast before it this turn",
"another spell named ~ this game". What is not: how it was paid for (``rulings.kernel.questions.truth``).
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.amounts.amount import AmountAsCast
from rulings.abilities.amounts.history import CastBefore
from rulings.abilities.card import FaceDefinition
from rulings.abilities.conditions.history import AsItWasCast, CastNamedThisGame, FirstSpellThisGame
from rulings.abilities.events.spells import CastFor, CastsSpell
from rulings.abilities.node import Node, walk
from rulings.kernel.happening.game import immediately
from rulings.kernel.questions import finding, numbers
from rulings.kernel.questions.as_cast import was_so
from rulings.kernel.questions.numbers import counts
from rulings.kernel.questions.patterns import matches, occurrences
from rulings.kernel.questions.truth import judges
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.memo import remember
from rulings.kernel.state.view import View, known

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

_CAST = "spells cast this game"


def cast_this_game(view: View) -> tuple[tuple[PlayerId, ObjectId, str], ...]:
    """Who has cast which spells this game, oldest first, with the name of each."""
    found = view.state.monitor.get(_CAST, ())
    assert isinstance(found, tuple)
    return found


@immediately
def note_what_was_so(game: "Game", happened: tuple[e.Event, ...]) -> None:
    """Notes of every spell that became cast what its text will ask about that moment."""
    for event in happened:
        if not isinstance(event, e.SpellCast) or event.object not in game.state.objects:
            continue
        name = game.seen(event.object).name
        before = game.state.monitor.get(_CAST, ())
        assert isinstance(before, tuple)
        game.change(monitor=game.state.monitor.set(_CAST, (*before, (event.player, int(event.object), name))))
        _note_answers(game, event.player, event.object)


def _note_answers(game: "Game", player: PlayerId, spell: ObjectId) -> None:
    obj = game.object(spell)
    if obj.definition is None:
        return
    memory = obj.memory
    context = Context(player, spell, payment=obj.stack.payment if obj.stack is not None else obj.payment)
    for node in _questions(obj.definition.faces[obj.face]):
        assert isinstance(node, AmountAsCast)
        memory = memory.set(_key(node), numbers.signed(game.view, context, node.amount))
    if memory is not obj.memory:
        game.change_object(spell, memory=memory)


@remember
def _questions(face: FaceDefinition) -> tuple[Node, ...]:
    """What the text of a face asks about the moment at which it became cast."""
    return tuple(node for ability in face.abilities for node in walk(ability) if isinstance(node, AmountAsCast))


def _key(node: Node) -> str:
    return f"as it was cast: {node!r}"


def _remembered(view: View, context: Context, node: Node) -> object:
    """What the spell, or the permanent that it became, remembers; nothing for a copy that was not cast."""
    for i in (context.stack_object, context.source):
        if i is not None and (i in view.state.objects or i in view.state.ghosts):
            obj = known(view, i)
            if obj.stack is not None and obj.stack.is_copy:
                # It was never cast: what was so then is no choice that a copy takes over (CR 707.10).
                return None
            found = obj.memory.get(_key(node))
            if found is not None:
                return found
    return None


@counts(AmountAsCast)
def _amount_as_cast(view: View, context: Context, amount: AmountAsCast) -> int:
    found = _remembered(view, context, amount)
    return found if isinstance(found, int) else 0


@judges(CastNamedThisGame)
def _cast_named(view: View, context: Context, condition: CastNamedThisGame) -> bool:
    wanted = finding.matching_players(view, context, condition.who)
    found = cast_this_game(view)
    itself = (context.source, context.stack_object)
    return any(who in wanted and spell not in itself and name == condition.name for who, spell, name in found)


@counts(CastBefore)
def _cast_before(view: View, context: Context, amount: CastBefore) -> int:
    """Those whose casting was finished before that of the spell (CR 601.2i)."""
    spells = finding.find_objects(view, context, amount.spell)
    assert isinstance(amount.event, CastsSpell)
    before = 0
    for event in view.state.history:
        if isinstance(event, e.SpellCast):
            if event.object in spells:
                return before
            before += len(occurrences(view, replace(context, event=event), amount.event, event))
    return 0


@judges(FirstSpellThisGame)
def _first_spell(view: View, context: Context, condition: FirstSpellThisGame) -> bool:
    """Asked as the spell is about to be cast, and of one that was: others cast before it count."""
    wanted = finding.matching_players(view, context, condition.who)
    found = cast_this_game(view)
    itself = (context.source, context.stack_object)
    return not any(who in wanted and spell not in itself for who, spell, _ in found)


@judges(AsItWasCast)
def _as_it_was_cast(view: View, context: Context, condition: AsItWasCast) -> bool:
    return was_so(view, context, condition)


@matches(CastFor, e.SpellCast)
def _cast_for(view: View, context: Context, pattern: CastFor, event: e.SpellCast) -> tuple[e.SpellCast, ...]:
    return (event,) if event.alternative == pattern.keyword else ()
