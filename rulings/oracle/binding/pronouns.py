"""Binding of pronouns: "it", "that creature", "they", "that player", "that many", and what was done "this way".

What is here: which one thing that was spoken of they stand for. What is not: what was spoken of
(``rulings.oracle.binding.mentions``), and the meaning of the pronoun at play (the kernel finds the object).
"""

from dataclasses import replace
from typing import Final, cast

from rulings.abilities.amounts.amount import EarlierX, Fixed, WhereX
from rulings.abilities.amounts.counting import StatOf
from rulings.abilities.amounts.history import RemovedThisWay, ThatMany
from rulings.abilities.changes.permissions import PlayerCant
from rulings.abilities.conditions.condition import Fits
from rulings.abilities.events.damage_and_life import DamagesItsTarget, DealsDamage
from rulings.abilities.filters.characteristics import HasType, SharesWith
from rulings.abilities.filters.filter import Among, Filter
from rulings.abilities.filters.spells import SpellTargets
from rulings.abilities.filters.status import IsFaceDown
from rulings.abilities.node import Node, rewrite
from rulings.abilities.players import (
    EachOpponent,
    EachOtherPlayer,
    EachPlayer,
    PlayerOrController,
    TargetPlayer,
    ThatPlayer,
)
from rulings.abilities.references import Antecedent, AnyTarget, Every, It, LinkedExile, Several, Target, This, ThisWay
from rulings.abilities.vocabulary import CardType, Kind
from rulings.oracle.binding.binder import Binder, UnboundError, binds
from rulings.oracle.binding.described import (
    DESCRIBED,
    EARLIER,
    FIRST,
    SECOND,
    described_target,
    earlier_target,
    one_of_two,
)
from rulings.oracle.binding.mention import Mention
from rulings.oracle.binding.nouns import nouns_of, nouns_of_participle, says_several
from rulings.oracle.binding.participles import participle_of, stands_for
from rulings.oracle.categories import FIRST_PLAYER, SECOND_PLAYER, THEY, THOSE_PLAYERS

_A_CREATURE: Final = Filter(predicates=(HasType(CardType.CREATURE),))

EACH_OF_THEM: Final = ThatPlayer(antecedent=Antecedent("each player"))
"""Of several players who each do something, the one who does it."""

THOSE_WILLING: Final = ThatPlayer(antecedent=Antecedent("willing"))
"""Of several players who may do something, those who do."""


@binds(It)
def _it(binder: Binder, it: It) -> It:
    if it.antecedent is not None:
        # The rule of the clause knew what it is.
        return it
    if it.words in DESCRIBED or it.words in (FIRST, SECOND, EARLIER):
        return _described(binder, it)
    if it.words == "both creatures":
        return _both(binder, it)
    return _meant(binder, it)


def _described(binder: Binder, it: It) -> It:
    """ "The creature you control": the one target of which that is said."""
    if it.words == EARLIER:
        meant = earlier_target(binder.chosen)
    else:
        find = described_target if it.words in DESCRIBED else one_of_two
        meant = find(it.words, binder.chosen)
    if meant is None:
        raise UnboundError(it.words)
    binder.mentions.pronouns.append(Mention(meant, nouns_of(meant.filter)))
    binder.mentions.add(meant)
    return replace(it, antecedent=meant)


def _both(binder: Binder, it: It) -> It:
    """ "Destroy both creatures": the two of the nearest clause that speaks of any."""
    spoken = [one for clause in reversed(binder.mentions.clauses) for one in [_creatures(clause)] if one]
    if not spoken or len(spoken[0]) != 2:
        raise UnboundError(it.words)
    return replace(it, antecedent=Several(tuple(one.node for one in spoken[0])))


def _creatures(clause: list[Mention]) -> list[Mention]:
    """The single creatures that it speaks of."""
    return [one for one in clause if "creature" in one.nouns and not one.is_plural and not one.is_player]


def _meant(binder: Binder, it: It, noun: str | None = None) -> It:
    """The pronoun with what it stands for; ``noun``: what that must be, where the words around it say so."""
    mentions = binder.mentions
    participle = participle_of(it.words)
    if participle is not None:
        return _done_this_way(binder, it, participle)
    found = mentions.objects_for(it, binder.beside, noun) or mentions.objects_for(it, binder.beside)
    if len(found) == FOUND_AND_ANOTHER and it.words == "that card":
        # "Sacrifice a creature. If you do, search for a card with ..., put that card onto the battlefield".
        found = tuple(one for one in found if one.node == ThisWay("found")) or found
    if len(found) != 1:
        raise UnboundError(it.words, tuple(repr(one.node) for one in found))
    mentions.pronouns.append(replace(found[0], is_named_only=False))
    meant = found[0].node
    if isinstance(meant, This) and meant.zone is not None:
        # "Return this card from your graveyard to the battlefield, then attach it": wherever it is by then.
        meant = replace(meant, zone=None)
    return replace(it, antecedent=meant)


FOUND_AND_ANOTHER = 2
"""Two things that "that card" could be, one of which was searched or revealed for."""


def _done_this_way(binder: Binder, it: It, participle: str) -> It:
    """ "The milled card", "cards exiled this way"."""
    meant = stands_for(it.words, participle, binder.mentions, binder.surroundings)
    if meant is None:
        raise UnboundError(it.words)
    if says_several(it.words):
        binder.mentions.add_all((Mention(meant, nouns_of_participle(it.words), is_plural=True),))
    elif isinstance(meant, ThisWay):
        binder.mentions.add_all((Mention(meant, nouns_of_participle(it.words)),))
    elif isinstance(meant, Antecedent):
        # "Put a counter on the exiled card. It ...": meant where nothing else was spoken of.
        binder.mentions.pronouns.append(Mention(meant, nouns_of_participle(it.words)))
    else:
        binder.mentions.add(meant)
    return replace(it, antecedent=meant)


@binds(Among)
def _among_exiled(_: Binder, node: Among) -> Among | None:
    """ "A card exiled with it": that card is spoken of, not all of them."""
    return node if isinstance(node.objects, LinkedExile) else None


@binds(StatOf)
def _stat_of_each(_: Binder, node: StatOf) -> None:
    """ "Greater than each other creature's power" is no one number."""
    if isinstance(node.of, Every):
        raise UnboundError("each")


@binds(Fits)
def _shares(binder: Binder, node: Fits) -> Fits | None:
    """ "If it shares a color with this creature, reveal it": what it is compared with is not spoken of further, and is
    not the same object."""
    match node.filter:
        case Filter(predicates=(SharesWith(),)):
            pass
        case _:
            return None
    bound = replace(node, object=binder.value(node.object))
    spoken = [list(clause) for clause in binder.mentions.clauses]
    bound = replace(bound, filter=binder.value(node.filter))
    binder.mentions.clauses[:] = spoken
    (shared,) = bound.filter.predicates
    assert isinstance(shared, SharesWith)
    other = shared.other
    same = isinstance(other, It) and isinstance(bound.object, It) and other.antecedent == bound.object.antecedent
    if same or other == bound.object:
        raise UnboundError("that permanent")
    return bound


@binds(Fits)
def _is_a_card(binder: Binder, node: Fits) -> Fits | None:
    """ "If it's a land card": no token, no permanent."""
    match node:
        case Fits(object=It() as it, filter=Filter(kind=Kind.CARD) as filter) if participle_of(it.words) is None:
            about = _meant(binder, it, noun="card")
            match about.antecedent:
                case Target(filter=Filter(predicates=predicates)) if IsFaceDown() in predicates:
                    raise UnboundError(it.words)  # what it is face up, which the permanent doesn't say
            return replace(node, object=about, filter=_compared(binder, filter))
    return None


@binds(Fits)
def _is_a_permanent(binder: Binder, node: Fits) -> Fits | None:
    """ "~ deals 2 damage to target creature. If it's an artifact creature": a spell is no permanent."""
    match node:
        case Fits(object=It(words="it") as it, filter=Filter(kind=Kind.PERMANENT) as filter) if binder.is_spell:
            before, binder.beside = binder.beside, (*binder.beside, This())
            about = _meant(binder, it)
            binder.beside = before
            return replace(node, object=about, filter=_compared(binder, filter))
    return None


def _compared(binder: Binder, filter: Filter) -> Filter:
    """ "If it's a creature card with power less than ~'s power, put it onto the battlefield": ~ is only what it is
    compared with."""
    spoken = [list(clause) for clause in binder.mentions.clauses]
    bound = cast("Filter", binder.value(filter))
    for number, clause in enumerate(binder.mentions.clauses):
        before = spoken[number] if number < len(spoken) else []
        clause[:] = [one for one in clause if one in before or not isinstance(one.node, This)]
    return bound


@binds(Fits)
def _fits(binder: Binder, node: Fits) -> Fits | None:
    if not isinstance(node.object, It):
        return None
    return replace(node, object=binder.value(node.object), filter=_compared(binder, node.filter))


@binds(DealsDamage)
def _damages_its_target(binder: Binder, node: DealsDamage) -> Node | None:
    """ "A spell that targets only a single creature deals damage to that creature"."""
    match node:
        case DealsDamage(source=Filter(kind=Kind.SPELL, predicates=predicates) as source, to=It(words="that creature")):
            targeted = next((one for one in predicates if isinstance(one, SpellTargets) and one.single), None)
            if targeted is not None and targeted.what == _A_CREATURE:
                return cast("Node", binder.node(DamagesItsTarget(source, _A_CREATURE)))
    return None


@binds(ThatMany)
def _that_many(binder: Binder, number: ThatMany) -> ThatMany | None:
    if number.antecedent is not None:
        return None
    if binder.number is None:
        found = binder.mentions.numbers_for(is_much=number.wording != 0)
        if len(found) != 1:
            raise UnboundError("that many", tuple(repr(one.node) for one in found))
        # "That much damage to it and you draw that many cards": one number, spoken of twice in a sentence.
        binder.number = found[0].node
    return replace(number, antecedent=binder.number)


@binds(WhereX)
def _shared_x(binder: Binder, node: WhereX) -> WhereX | None:
    if not node.is_shared:
        return None
    binder.shared_x = binder.parts(node)
    return binder.shared_x


@binds(EarlierX)
def _earlier_x(binder: Binder, _: EarlierX) -> WhereX:
    if binder.shared_x is None:
        raise UnboundError("X")
    return binder.shared_x


@binds(RemovedThisWay)
def _removed_this_way(binder: Binder, node: RemovedThisWay) -> RemovedThisWay:
    """Counters removed to pay for this ability, or by it."""
    if binder.removes is None:
        raise UnboundError("removed this way")
    as_cost, kinds = binder.removes
    if kinds != {node.kind}:
        raise UnboundError("removed this way")
    return replace(node, as_cost=as_cost)


@binds(PlayerOrController)
def _player_or_controller(binder: Binder, node: PlayerOrController) -> PlayerOrController:
    """The one target of this ability that is either."""
    found = [
        one
        for one in binder.chosen
        if (isinstance(one, Target) and one.players is not None) or isinstance(one, AnyTarget)
    ]
    single = len(found) == 1 and getattr(found[0], "maximum", None) == Fixed(1)
    if not single:
        raise UnboundError("that player")
    bound = replace(node, of=found[0])
    binder.mentions.add(bound)
    return bound


@binds(ThatPlayer)
def _that_player(binder: Binder, player: ThatPlayer) -> ThatPlayer | None:
    if player.antecedent is not None:
        return None
    if player.wording in (FIRST_PLAYER, SECOND_PLAYER):
        return _of_two(binder, player)
    is_each = isinstance(binder.subject, EachPlayer | EachOpponent | EachOtherPlayer) or binder.subject in (
        EACH_OF_THEM,
        THOSE_WILLING,
    )
    if player.wording == THEY and is_each:
        # "Each player ... their": each his own.
        return replace(player, antecedent=EACH_OF_THEM.antecedent)
    found = binder.mentions.players_for(player)
    if len(found) != 1:
        words = ("that player", "they", "them", "that opponent", "those players")[min(player.wording, 4)]
        raise UnboundError(words, tuple(repr(one.node) for one in found))
    if are_several_targets(found[0].node) and player.wording != THOSE_PLAYERS:
        raise UnboundError("that player")  # each his own: no one player
    if is_each and isinstance(found[0].node, EachPlayer | EachOpponent | EachOtherPlayer):
        # "Each opponent loses 3 life unless that player ...", "... for each creature attacking them": each his own.
        return replace(player, antecedent=EACH_OF_THEM.antecedent)
    return replace(player, antecedent=found[0].node)


def _of_two(binder: Binder, player: ThatPlayer) -> ThatPlayer:
    """ "The first player" chose "the second player" as a target."""
    chosen = [one for one in binder.chosen if isinstance(one, TargetPlayer) and one.chooser is not None]
    if len(chosen) != 1:
        raise UnboundError("the first player" if player.wording == FIRST_PLAYER else "the second player")
    (target,) = chosen
    first = target.chooser
    assert isinstance(first, ThatPlayer)
    bound = replace(player, antecedent=first.antecedent if player.wording == FIRST_PLAYER else target)
    assert bound.antecedent is not None
    binder.mentions.add_all((Mention(bound.antecedent, frozenset({"player"}), is_player=True),))
    return bound


@binds(PlayerCant)
def _cant_each(binder: Binder, node: PlayerCant) -> PlayerCant | None:
    """ "Each opponent can't cast spells with mana value greater than the number of lands that player controls"."""
    if not isinstance(node.who, EachPlayer | EachOpponent | EachOtherPlayer):
        return None
    bound = binder.parts(node)

    def his_own(one: Node) -> Node:
        is_meant = isinstance(one, ThatPlayer) and one.antecedent == bound.who
        return EACH_OF_THEM if is_meant else one

    return rewrite(bound, his_own)


def are_several_targets(who: Node) -> bool:
    """ "Any number of target players": several, and none of them alone is "that player"."""
    return isinstance(who, TargetPlayer) and who.maximum != 1
