"""Binding of whole abilities: what an event or a cost supplies to the effect, and what only the whole shows.

What is here: the order in which the parts of an ability are bound, repeated processes, chosen names, results of dice,
and who is meant by a name in a given ability. What is not: sentences (``rulings.oracle.binding.sentences``).
"""

from collections.abc import Iterator
from dataclasses import fields, replace

from rulings.abilities.ability import (
    Ability,
    ActivatedAbility,
    Chapter,
    Replacement,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
)
from rulings.abilities.amounts.amount import DieResult, X
from rulings.abilities.amounts.history import ThatMany
from rulings.abilities.changes.change import Change, GainAbilities, ModifyPT
from rulings.abilities.costs.objects import RemoveCountersCost
from rulings.abilities.effects.cards import LookAt, Reveal, Shuffle
from rulings.abilities.effects.chance import RollDie
from rulings.abilities.effects.choosing import CARD_NAME_CHOICES, MakeChoice
from rulings.abilities.effects.conditional import IfDone
from rulings.abilities.effects.counters import RemoveCounters
from rulings.abilities.effects.effect import Continuous, Delayed, Effect, Sequence
from rulings.abilities.effects.modal import Modal, Mode
from rulings.abilities.effects.optional import MayPay
from rulings.abilities.effects.repeating import Repeat, RepeatProcess
from rulings.abilities.effects.tokens import CreateToken, CreateTokens, TokenSpec
from rulings.abilities.events.turns import Does, RollsBetween
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another, OfChosen
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.node import Node, children, rewrite, walk
from rulings.abilities.players import AnyPlayer, EachOtherPlayer, EachPlayer, ThatPlayer
from rulings.abilities.references import Antecedent, Choose, Giver, It, TheRest, This
from rulings.oracle.binding import (
    copies,
    counted_counters,
    damage,
    done_this_way,
    drawing,
    naming_players,
    not_meant,
    offers,
    pronouns,
    radiance,
    searching,
    sentences,
    subjects,
    targets,
)
from rulings.oracle.binding.binder import Binder, Unbound, UnboundError, binds
from rulings.oracle.binding.differences import with_differences
from rulings.oracle.binding.event_mentions import mentioned_by_event
from rulings.oracle.binding.mention import Mention
from rulings.oracle.binding.mentions import Mentions
from rulings.oracle.binding.nouns import nouns_of
from rulings.oracle.binding.participles import NOTHING_ELSE, Surroundings, paid_by

_EACH_AFFECTED = Antecedent("affected")
"""Of several objects that a static ability changes, the one that is being changed."""

RULES = (
    copies,
    counted_counters,
    damage,
    done_this_way,
    drawing,
    naming_players,
    not_meant,
    offers,
    pronouns,
    radiance,
    searching,
    sentences,
    subjects,
    targets,
)
"""The modules that declare how each kind of node is bound."""


def bind(ability: Ability, surroundings: Surroundings = NOTHING_ELSE) -> Ability | Unbound:
    """The ability with every pronoun, left-out subject and place of a target resolved.

    日本語: 代名詞（それ、そのクリーチャーなど）が指すものを一意に決める
    Shape: an ability as read, what the other lines of its face do -> the same tree with ``antecedent`` and ``slot``
    set, or the first unbound pronoun.
    """
    try:
        bound = _bound(Binder(Mentions(paid=set(surroundings.paid)), surroundings), ability)
        _check_results(bound)
        bound = with_differences(bound)
        named = rewrite(_with_names(_with_processes(bound)), _naming_the_giver)
        return rewrite(named, lambda one: Another() if one == Another(than=This()) else one)
    except UnboundError as unbound:
        return unbound.what


@binds(Ability)
def _ability_within(binder: Binder, ability: Ability) -> Ability:
    """An ability that an effect gives: it knows nothing of what the effect speaks of."""
    return _bound(Binder(surroundings=binder.surroundings), ability)


def _bound(binder: Binder, ability: Ability) -> Ability:
    binder.is_spell = isinstance(ability, SpellAbility | Chapter)
    binder.is_on_stack = isinstance(ability, SpellAbility)
    binder.removes = _counters_removed(ability)
    if isinstance(ability, TriggeredAbility | Replacement):
        return _with_event(binder, ability)
    if isinstance(ability, ActivatedAbility):
        cost = binder.node(ability.cost)
        # What was chosen for the cost is "the sacrificed creature" afterwards, never "it".
        binder.mentions.forget(Choose)
        binder.mentions.paid |= paid_by(ability.cost)
        binder.mentions.open_clause()
        rest = {one.name: binder.value(getattr(ability, one.name)) for one in fields(ability) if one.name != "cost"}
        return replace(ability, cost=cost, **rest)
    if isinstance(ability, StaticAbility) and _is_of_each_player(ability):
        raise UnboundError("that player")  # a condition of its own for each player
    if isinstance(ability, StaticAbility) and isinstance(ability.affected, It):
        return _static_about_it(binder, ability)
    if isinstance(ability, StaticAbility) and isinstance(ability.affected, Filter):
        return _static_about_each(binder, ability)
    return binder.parts(ability)


def _with_event(binder: Binder, ability: TriggeredAbility | Replacement) -> Ability:
    """ "When A, B": B speaks of what A speaks of."""
    binder.is_triggered = True
    event = binder.node(ability.event)
    binder.mentions.open_clause()
    binder.mentions.add_all(mentioned_by_event(event))
    binder.mentions.open_clause()
    rest = {
        one.name: binder.value(getattr(ability, one.name))
        for one in fields(ability)
        if one.name not in ("event", "wording")
    }
    whole = replace(ability, event=event, **rest)
    if isinstance(event, Does) and event.verb == "monstrous":
        # X is that of "monstrosity X", as it became monstrous (CR 701.37c).
        return rewrite(whole, lambda one: _MONSTROSITY_X if isinstance(one, X) else one)
    if isinstance(getattr(event, "who", None), AnyPlayer):
        # "Whenever a player ..., each other player": each but that one (CR 102.1).
        return rewrite(whole, lambda one: _ALL_BUT_THAT_ONE if one == EachOtherPlayer() else one)
    return whole


_ALL_BUT_THAT_ONE = EachOtherPlayer(than=ThatPlayer(Antecedent("event player")))


_MONSTROSITY_X = ThatMany(Antecedent("event amount"))


def _static_about_it(binder: Binder, ability: StaticAbility) -> StaticAbility:
    """ "As long as ~ has a counter on it, it can attack": the condition stands first and names it."""
    condition = binder.value(ability.condition)
    binder.mentions.open_clause()
    affected = binder.node(ability.affected)
    changes = binder.value(ability.changes)
    return replace(ability, condition=condition, affected=affected.antecedent, changes=changes)


def _static_about_each(binder: Binder, ability: StaticAbility) -> StaticAbility:
    """ "Each creature gets +1/+1 for each other creature that shares a type with it": the one that gets it."""
    affected = binder.value(ability.affected)
    changes: list[Change] = []
    for change in ability.changes:
        is_size = isinstance(change, ModifyPT)
        if is_size:
            binder.mentions.open_clause()
            binder.mentions.add_all((Mention(_EACH_AFFECTED, nouns_of(affected)),))
        changes += binder.value((change,))
        if is_size:
            binder.mentions.forget(Antecedent)
    condition = binder.value(ability.condition)
    return replace(ability, affected=affected, changes=tuple(changes), condition=condition)


def _is_of_each_player(ability: StaticAbility) -> bool:
    """ "Lands each player controls have shroud as long as that player ..."."""
    affected = ability.affected
    return (
        isinstance(affected, Filter)
        and ability.condition is not None
        and any(isinstance(one, ControlledBy) and isinstance(one.player, EachPlayer) for one in affected.predicates)
        and any(isinstance(one, ThatPlayer) for one in walk(ability.condition))
    )


def _counters_removed(ability: Ability) -> tuple[bool, set[str | None]] | None:
    """Whether counters are removed as a cost, and of which kinds; ``None`` where none are or both ways."""
    paid = [one for one in walk(ability) if isinstance(one, RemoveCountersCost)]
    done = [one for one in walk(ability) if isinstance(one, RemoveCounters)]
    if bool(paid) is bool(done):
        return None
    return bool(paid), {one.kind for one in (paid or done)}


def _check_results(ability: Ability) -> None:
    """ "The result" is that of a die that the same effect rolls, or of the one roll that it triggers on; no reflexive
    trigger knows it."""
    nodes = tuple(walk(ability))
    asked = any(isinstance(one, DieResult) for one in nodes)
    is_of_event = isinstance(ability, TriggeredAbility) and isinstance(ability.event, RollsBetween)
    if asked and any(isinstance(one, RollDie) for one in nodes) is is_of_event:
        raise UnboundError("the result")
    for one in nodes:
        is_later = isinstance(one, Delayed) or (isinstance(one, IfDone | MayPay) and one.reflexive)
        then = getattr(one, "effect" if isinstance(one, Delayed) else "then", None) if is_later else None
        if then is not None and any(isinstance(inner, DieResult) for inner in walk(then)):
            raise UnboundError("the result")
    _check_rest(nodes)


def _check_rest(nodes: tuple[Node, ...]) -> None:
    """ "Exile two of them, then shuffle. Put the rest ...": of what was shuffled away nothing is left."""
    is_shuffled = False
    for one in nodes:
        is_shuffled = (is_shuffled or isinstance(one, Shuffle)) and not isinstance(one, LookAt | Reveal | Mode)
        if is_shuffled and isinstance(one, TheRest):
            raise UnboundError("the rest")


def _with_processes(ability: Ability) -> Ability:
    """ "Repeat this process" repeats what the ability did before these words, from its first sentence on."""

    def change(node: Node) -> Node:
        effect = getattr(node, "effect", None)
        if not isinstance(node, Ability | Mode) or not isinstance(effect, Effect) or isinstance(effect, Modal):
            return node
        if not isinstance(effect, Sequence):
            is_one = any(isinstance(part, RepeatProcess) for part in _now(effect))
            return replace(node, effect=Repeat(effect, as_told=True)) if is_one else node  # type: ignore[arg-type]  # it has one
        places = [
            place
            for place, one in enumerate(effect.effects)
            if any(isinstance(part, RepeatProcess) for part in _now(one))
        ]
        if len(places) != 1:
            return node
        end = places[0] + 1
        process = Repeat(Sequence(effect.effects[:end]), as_told=True)
        rest = effect.effects[end:]
        return replace(node, effect=Sequence((process, *rest)) if rest else process)  # type: ignore[arg-type]  # as above

    changed = rewrite(ability, change)
    told = sum(isinstance(one, Repeat) and one.as_told for one in walk(changed))
    if told != sum(isinstance(one, RepeatProcess) for one in walk(changed)):
        raise UnboundError("repeat")  # a process within something else, or several
    return changed


def _with_names(ability: Ability) -> Ability:
    """ "That name", "that type": the one that the same ability lets choose before."""
    nodes = tuple(walk(ability))
    typed = [n for n, one in enumerate(nodes) if one == OfChosen("that type")]
    if typed:
        types = [n for n, one in enumerate(nodes) if isinstance(one, MakeChoice) and one.what == "creature type"]
        if len(types) != 1 or types[0] > typed[0]:
            raise UnboundError("that type")
        ability = rewrite(ability, lambda one: OfChosen("type") if one == OfChosen("that type") else one)
        nodes = tuple(walk(ability))
    places = [n for n, one in enumerate(nodes) if one == OfChosen("that name")]
    if not places:
        return ability
    chosen = [n for n, one in enumerate(nodes) if isinstance(one, MakeChoice) and one.what in CARD_NAME_CHOICES]
    if len(chosen) != 1 or chosen[0] > places[0]:
        raise UnboundError("that name")
    return rewrite(ability, lambda one: OfChosen("name") if one == OfChosen("that name") else one)


def _now(node: Node) -> Iterator[Node]:
    """The node and what is in it that is done as it is done: not later, not by an ability that it gives."""
    if isinstance(node, Ability | Delayed):
        return
    yield node
    for child in children(node):
        yield from _now(child)


def _naming_the_giver(node: Node) -> Node:
    """ "~" in an ability that is given to something else is the giver, not what has the ability (CR 201.5a)."""
    match node:
        case StaticAbility(affected=to, changes=changes) | Continuous(objects=to, changes=changes):
            if isinstance(to, This) or (isinstance(to, It) and isinstance(to.antecedent, This)):
                return node
            given = tuple(
                replace(one, abilities=tuple(rewrite(ability, _giver_for_name) for ability in one.abilities))
                if isinstance(one, GainAbilities)
                else one
                for one in changes
            )
            return node if given == changes else replace(node, changes=given)
        case CreateToken(token=TokenSpec(abilities=had) as token) if not token.name:
            # A token that is named first speaks of itself by that name.
            has = tuple(rewrite(ability, _giver_for_name) for ability in had)
            return node if has == had else replace(node, token=replace(token, abilities=has))
        case CreateTokens(tokens=tokens):
            made = tuple(
                replace(one, abilities=tuple(rewrite(ability, _giver_for_name) for ability in one.abilities))
                for one in tokens
            )
            return node if made == tokens else replace(node, tokens=made)
    return node


def _giver_for_name(node: Node) -> Node:
    return Giver() if isinstance(node, This) and not node.noun and node.zone is None else node
