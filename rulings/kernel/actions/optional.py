"""Whether an optional effect can be chosen (CR 608.2d, 609.3), and whether its "may" is one question with its
choice."""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.amounts.amount import AllOf, AnyNumber, UpTo
from rulings.abilities.effects.cards import Discard, Draw, Mill, Reveal
from rulings.abilities.effects.choosing import ChooseObjects
from rulings.abilities.effects.combat import BlockAnother
from rulings.abilities.effects.conditional import IfDone
from rulings.abilities.effects.counters import PutCounters, RemoveCounters
from rulings.abilities.effects.damage import DealDamage
from rulings.abilities.effects.effect import Effect, Sequence
from rulings.abilities.effects.game import KeywordAction
from rulings.abilities.effects.moving import BringIn, Exile, PutInto, ReturnTo, Sacrifice
from rulings.abilities.effects.optional import May
from rulings.abilities.effects.permanents import ExchangeControl, Tap, Untap
from rulings.abilities.effects.spells import CastCard
from rulings.abilities.filters.filter import Among, Filter
from rulings.abilities.references import Choose, It, ObjectRef, Particular, Several, This
from rulings.abilities.vocabulary import Kind, Zone
from rulings.kernel.actions.counters import can_have
from rulings.kernel.actions.discarding import discardable
from rulings.kernel.actions.drawing import can_draw
from rulings.kernel.actions.exchanging import can_exchange
from rulings.kernel.actions.keyword_actions import is_possible_action
from rulings.kernel.actions.sacrificing import sacrifice_choices
from rulings.kernel.happening.picking import acting_objects, choosable
from rulings.kernel.questions import finding, numbers
from rulings.kernel.state.context import Context
from rulings.kernel.state.ids import ObjectId, Recipient
from rulings.kernel.state.state import left_behind, zone_of

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game


def single_choice(effect: Effect) -> bool:
    """ "You may sacrifice a creature", "you may put one of them into your hand": the object, or none, is one
    question."""
    match effect:
        case Sacrifice(what=Choose() as what) | PutInto(what=Choose() as what) | ReturnTo(what=Choose() as what):
            return not what.at_random
        case Exile(what=Choose() as what) | Reveal(what=Choose() as what):
            return not what.at_random
        case ChooseObjects(what=Choose() as what):
            return not what.at_random
        case BringIn() | BlockAnother():
            return True
        case IfDone(first=first):
            return single_choice(first)
        case Sequence(effects=(first, *_)):
            return False
    return False


def one_by_one(game: "Game", context: Context, may: May) -> May:
    """ "You may cast those cards": any of them, each a choice of its own (CR 608.2d)."""
    match may.effect:
        case CastCard(what=It() as what):
            found = tuple(Particular(i) for i in acting_objects(game, context, what))
            if len(found) > 1:
                any_of_them = Choose(Filter(Kind.CARD, (Among(Several(found)),)), AnyNumber())
                return replace(may, effect=replace(may.effect, what=any_of_them))
    return may


def is_possible(game: "Game", context: Context, effect: Effect) -> bool:
    """Whether a player can choose to do this: what can't be done as written is not offered."""
    match effect:
        case Mill(who=who, amount=amount):
            # A player can't choose to mill more cards than there are (CR 701.17b).
            need = numbers.count(game.view, context, amount)
            players = finding.find_players(game.view, context, who)
            return all(len(left_behind(game.state, zone_of(game.state, Zone.LIBRARY, p))) >= need for p in players)
        case Draw(who=who, amount=amount):
            # Nor to draw more cards than the player may; how many there are does not matter (CR 121.2b, 121.3).
            need = 1 if isinstance(amount, UpTo | AnyNumber) else numbers.count(game.view, context, amount)
            return all(can_draw(game, p, need) for p in finding.find_players(game.view, context, who))
        case Sacrifice(who=who, what=Choose() as what):
            players = finding.find_players(game.view, context, who)
            return all(len(sacrifice_choices(game, context, p, what)) >= least(game, context, what) for p in players)
        case Sacrifice(what=what):
            return bool(acting_objects(game, context, what))
        case Discard(who=who, what=Choose() as what):
            players = finding.find_players(game.view, context, who)
            return all(
                len(left_behind(game.state, discardable(game, context, what, p))) >= least(game, context, what)
                for p in players
            )
        case (
            PutInto(what=Choose() as what)
            | ReturnTo(what=Choose() as what)
            | Exile(what=Choose() as what)
            | Reveal(what=Choose() as what)
        ):
            found = choosable(game, context, context.controller, what.filter)
            if not isinstance(effect, Reveal):
                found = left_behind(game.state, found)
            return len(found) >= max(1, least(game, context, what))
        case KeywordAction():
            return is_possible_action(game, context, effect)
        case DealDamage(to=Choose() as what):
            return bool(choosable(game, context, context.controller, what.filter))
        case Tap(what=Choose() as what) | Untap(what=Choose() as what):
            return len(choosable(game, context, context.controller, what.filter)) >= max(1, least(game, context, what))
        case RemoveCounters(amount=amount, source=ObjectRef() as source) if not isinstance(amount, (UpTo, AnyNumber)):
            return _has_counters(game, context, effect, source)
        case PutCounters(on=This() | It() as on, kind=kind):
            there = finding.find_recipients(game.view, context, on)
            is_player = any(isinstance(one, str) for one in there)
            return is_player or any(can_have(game, one, kind) for one in acting_objects(game, context, on))
        case Exile(what=This() | It() as what) | ReturnTo(what=This() | It() as what):
            # "You may exile it. If you do": not where it has gone elsewhere meanwhile.
            return bool(acting_objects(game, context, what))
        case ExchangeControl():
            return can_exchange(game, context, effect)
        case IfDone(first=first):
            return is_possible(game, context, first)
        case Sequence(effects=effects):
            return is_possible(game, context, effects[0])
    return True


def _has_counters(game: "Game", context: Context, effect: RemoveCounters, source: ObjectRef) -> bool:
    """Whether so many counters can be removed from each of these, or from so many of those that may be chosen."""
    need = 1 if isinstance(effect.amount, AllOf) else numbers.count(game.view, context, effect.amount)

    def has_enough(one: Recipient) -> bool:
        if not isinstance(one, int) or one not in game.state.objects:
            return False
        counters = game.state.objects[ObjectId(one)].counters
        return (sum(counters.values()) if effect.kind is None else counters.get(effect.kind, 0)) >= need

    for part in source.parts if isinstance(source, Several) else (source,):
        if isinstance(part, Choose):
            found = choosable(game, context, context.controller, part.filter)
            if sum(map(has_enough, found)) < max(1, least(game, context, part)):
                return False
        elif not all(map(has_enough, finding.find_recipients(game.view, context, part))):
            return False
    return True


def least(game: "Game", context: Context, what: Choose) -> int:
    """How many must be chosen at least."""
    if isinstance(what.amount, (UpTo, AnyNumber)):
        return 0
    return numbers.count(game.view, context, what.amount)
