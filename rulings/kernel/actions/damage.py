"""Dealing damage (CR 120).

日本語: ダメージ
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.effects.damage import DealDamage, DealShares, EachDealsDamage, Fight
from rulings.abilities.node import Node
from rulings.abilities.players import EachOpponent, EachPlayer
from rulings.abilities.references import AnyTarget, Choose, Particular, Several, Target
from rulings.abilities.vocabulary import CardType, Zone
from rulings.cite import Citation, cite
from rulings.kernel.abilities.rules_of_actions import plays_action
from rulings.kernel.actions.counters import put_counters
from rulings.kernel.actions.excess_damage import excess_of, with_excess
from rulings.kernel.actions.lethal_damage import lethal_total
from rulings.kernel.actions.life import gain_life, lose_life
from rulings.kernel.actions.life_and_damage import life_gained_with_it, together, weighed, with_prevented
from rulings.kernel.actions.shield_choice import in_chosen_order
from rulings.kernel.characteristics.permissions import has_rule
from rulings.kernel.happening.performing import perform, performs, results_of
from rulings.kernel.happening.picking import pick
from rulings.kernel.happening.replacement import is_preventable, replaced
from rulings.kernel.questions import finding, numbers
from rulings.kernel.questions.finding import current, find_objects, find_recipients
from rulings.kernel.questions.numbers import count, stat_of
from rulings.kernel.state import events as e
from rulings.kernel.state import proposals as pr
from rulings.kernel.state.context import Context, each_player
from rulings.kernel.state.decisions import Play
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient
from rulings.kernel.state.proposals import ProposedCounters, ProposedDamage, ProposedLifeGain, ProposedLifeLoss

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

DAMAGE = cite("120.3", "damage")
UNPREVENTABLE = cite("615.12", "If unpreventable damage would be dealt")
LOSES_LIFE = cite("120.3a", "lose that much life")
MARKED = cite("120.3e", "marked")
LIFELINK = cite("120.3f", "lifelink")
GAINS = cite("702.15b", "gain that much life")
DEATHTOUCH = cite("702.2b", "dealt damage by a source with deathtouch")
TOXIC = cite("702.164c", "toxic")
INFECT_PLAYER = cite("702.90b", "poison counters")
INFECT_CREATURE = cite("702.90c", "-1/-1 counters")
WITHER_CREATURE = cite("702.80a", "-1/-1 counters")
WITHER = cite("120.3d", "-1/-1 counters")
INFECT = cite("120.3b", "poison counters")
EXCESS = cite("120.4a", "excess damage")
LOYALTY = cite("120.3c", "loyalty counters")
DEFENSE = cite("120.3h", "defense counters")


def deal(game: "Game", damage: list[ProposedDamage]) -> Play[list[e.DamageDealt]]:
    """Deals damage from several sources at the same time, after prevention and replacement (CR 120.4)."""
    left: dict[int, list[ProposedDamage]] = {}
    outer, game.dealing = game.dealing, game.dealing + 1
    outer_afterward, game.afterward = game.afterward, {}
    for place, one in (yield from in_chosen_order(game, damage)):
        if one.amount <= 0 or not can_be_damaged(game, one.to):
            continue
        for result in (yield from replaced(game, one)):
            assert isinstance(result, ProposedDamage)
            if result.amount > 0 and can_be_damaged(game, result.to):
                left.setdefault(place, []).append(result)
    final = [result for place in sorted(left) for result in left[place]]
    if any(x.used_by == game.dealing for x in game.state.effects):
        game.change(effects=tuple(x for x in game.state.effects if x.used_by != game.dealing))
    game.dealing = outer
    prevented, game.afterward = game.afterward, outer_afterward
    happened: list[e.DamageDealt] = []
    before = game.view
    lifelink: dict[tuple[PlayerId, ObjectId], int] = {}
    counters: list[ProposedCounters] = []
    losses: list[ProposedLifeLoss] = []
    removed: list[e.CountersRemoved] = []
    excess = excess_of(game, final)
    for one in final:
        source = game.seen(one.source)
        happened.append(_mark(game, one, counters, losses, removed))
        if source.has("lifelink"):
            # Each source causes its own life gain (CR 702.15e).
            key = (source.controller, one.source)
            lifelink[key] = lifelink.get(key, 0) + one.amount
    happened = with_excess(happened, excess)
    game.emit(*happened, *removed, before=before)
    gains = life_gained_with_it(game, lifelink, prevented)
    for loss in weighed(game, together(losses), gains):
        yield from lose_life(game, loss)
    yield from put_counters(game, counters)
    for (player, _), amount in lifelink.items():
        yield from gain_life(game, ProposedLifeGain(player=player, amount=amount, citations=(LIFELINK, GAINS)))
    for context, then, amount, of in prevented.values():
        yield from perform(game, with_prevented(context, amount, of), then)
    return happened


def can_be_damaged(game: "Game", to: Recipient) -> bool:
    """Whether it is a player in the game, or a creature, planeswalker or battle on the battlefield (CR 120.1)."""
    if isinstance(to, str):
        return game.player(PlayerId(to)).lost is None
    if to not in game.state.objects or game.object(ObjectId(to)).zone is not Zone.BATTLEFIELD:
        return False
    return bool(game.seen(ObjectId(to)).types & {CardType.CREATURE, CardType.PLANESWALKER, CardType.BATTLE})


def _poison(player: PlayerId, amount: int, by: ObjectId, controller: PlayerId) -> ProposedCounters:
    """The source's controller gives the player poison counters (CR 120.3b, 120.3g)."""
    return ProposedCounters(on=player, kind="poison", amount=amount, by=by, by_player=controller, by_effect=False)


def _mark(
    game: "Game",
    one: ProposedDamage,
    counters: list[ProposedCounters],
    losses: list[ProposedLifeLoss],
    removed: list[e.CountersRemoved],
) -> e.DamageDealt:
    """The results of damage to one recipient (CR 120.3)."""
    source = game.seen(one.source)
    citations: tuple[Citation, ...] = (DAMAGE,)
    if isinstance(one.to, str):
        player = PlayerId(one.to)
        if source.has("infect") or has_rule(game, player, "is damaged as though by infect"):
            counters.append(_poison(player, one.amount, one.source, source.controller))
            citations = (INFECT, INFECT_PLAYER)
        else:
            losses.append(ProposedLifeLoss(player=player, amount=one.amount, is_damage=True, by=one.source))
            citations = (LOSES_LIFE,)
        toxic = sum(
            numbers.count(game.view, Context(source.controller, one.source), a.amount)
            for a in source.keyword_abilities("toxic")
            if a.amount is not None
        )
        if toxic and one.is_combat:
            counters.append(_poison(player, toxic, one.source, source.controller))
            citations = (*citations, TOXIC)
    else:
        target = ObjectId(one.to)
        seen = game.seen(target)
        if seen.is_creature:
            if source.has("wither") or source.has("infect"):
                counters.append(
                    ProposedCounters(
                        on=target,
                        kind="-1/-1",
                        amount=one.amount,
                        by=one.source,
                        by_player=source.controller,
                        by_effect=False,
                    )
                )
                citations = (WITHER, INFECT_CREATURE if source.has("infect") else WITHER_CREATURE)
            else:
                obj = game.object(target)
                game.change_object(target, damage=obj.damage + one.amount)
                citations = (MARKED,)
            if source.has("deathtouch"):
                game.change_object(target, has_deathtouch_damage=True)
                citations = (*citations, DEATHTOUCH)
        for card_type, kind, rule in (
            (CardType.PLANESWALKER, "loyalty", LOYALTY),
            (CardType.BATTLE, "defense", DEFENSE),
        ):
            if card_type in seen.types:
                have = game.object(target).counters.get(kind, 0)
                left = max(0, have - one.amount)
                game.change_object(target, counters=game.object(target).counters.set(kind, left))
                if have > left:
                    removed.append(e.CountersRemoved(source=target, kind=kind, amount=have - left, left=left))
                citations = (*citations, rule)
    return e.DamageDealt(
        source=one.source,
        to=one.to,
        amount=one.amount,
        is_combat=one.is_combat,
        controller=source.controller,
        source_as=source,
        citations=(*citations, *one.citations, *(() if is_preventable(game, one) else (UNPREVENTABLE,))),
    )


@performs(DealDamage)
def deal_damage(game: "Game", context: Context, effect: DealDamage) -> Play[None]:
    """A source deals damage to each of its recipients at once."""
    if isinstance(effect.to, Choose):
        chosen = yield from pick(game, context, context.controller, effect.to, "deal damage")
        results_of(context).last = bool(chosen)
        effect = replace(effect, to=Several(tuple(Particular(one) for one in chosen)))
    sources = finding.find_objects(game.view, context, effect.source)
    proposals: list[ProposedDamage] = []
    for source in sources:
        for to in recipients(game, context, effect):
            # "That player", where the damage is dealt to each of several, is the one that it is dealt to.
            is_each = isinstance(effect.to, EachPlayer | EachOpponent)
            here = each_player(context, PlayerId(to)) if is_each and isinstance(to, str) else context
            amount = context.division.get(to, 0) if effect.divided else numbers.count(game.view, here, effect.amount)
            proposals.append(
                ProposedDamage(source=source, to=to, amount=amount, is_preventable=not effect.unpreventable)
            )
    if effect.excess_to is not None:
        proposals = [part for one in proposals for part in _with_excess(game, context, one, effect.excess_to)]
    yield from _dealt(game, context, proposals)


@performs(DealShares)
def deal_shares(game: "Game", context: Context, effect: DealShares) -> Play[None]:
    """All that one verb says is dealt at the same time (CR 120.4, 608.2f)."""
    parts = [DealDamage(effect.source, share.amount, share.to) for share in effect.shares]
    proposals = [
        ProposedDamage(source=source, to=to, amount=numbers.count(game.view, context, part.amount))
        for source in finding.find_objects(game.view, context, effect.source)
        for part in parts
        for to in recipients(game, context, part)
    ]
    yield from _dealt(game, context, proposals)


def _dealt(game: "Game", context: Context, proposals: list[ProposedDamage]) -> Play[None]:
    """Deals it, and notes to whom and how much."""
    happened = yield from deal(game, proposals)
    results = results_of(context)
    objects = tuple(ObjectId(x.to) for x in happened if isinstance(x.to, int))
    results.add("dealt damage", objects, sum(x.amount for x in happened))
    results.amounts["excess damage"] = sum(x.excess for x in happened)
    results.players["dealt damage"] = tuple(PlayerId(x.to) for x in happened if isinstance(x.to, str))
    results.last = bool(happened)


def _with_excess(game: "Game", context: Context, one: ProposedDamage, excess_to: Node) -> list[ProposedDamage]:
    """The damage up to what is lethal, and the rest to another recipient (CR 120.4a)."""
    if isinstance(one.to, str):
        return [one]
    target = ObjectId(one.to)
    seen = game.seen(target)
    limits: list[int] = []
    if seen.is_creature:
        limits.append(max(0, lethal_total(game, target) - game.object(target).damage))
        if game.seen(one.source).has("deathtouch"):
            limits.append(1)
    for card_type, kind in ((CardType.PLANESWALKER, "loyalty"), (CardType.BATTLE, "defense")):
        if card_type in seen.types:
            limits.append(game.object(target).counters.get(kind, 0))
    enough = min(limits, default=one.amount)
    others = finding.find_recipients(game.view, context, excess_to)
    if one.amount <= enough or not others:
        return [one]
    rules = (*one.citations, EXCESS)
    return [
        replace(one, amount=enough, citations=rules),
        replace(one, to=others[0], amount=one.amount - enough, citations=rules),
    ]


def recipients(game: "Game", context: Context, effect: DealDamage) -> tuple[Recipient, ...]:
    """Who is dealt damage; objects that are gone are not."""
    found: list[Recipient] = []
    parts = effect.to.parts if isinstance(effect.to, Several) else (effect.to,)
    for part in parts:
        for to in finding.find_recipients(game.view, context, part):
            if isinstance(to, str) or to in game.state.objects:
                found.append(to)
    if isinstance(effect.to, (Target, AnyTarget)):
        return tuple(found)
    return tuple(dict.fromkeys(found))


@performs(Fight)
@plays_action("fight")
def fight(game: "Game", context: Context, effect: Fight) -> Play[None]:
    """Each deals damage equal to its power to the other; nothing happens if one is gone or no creature (CR 701.14b)."""
    first = finding.find_objects(game.view, context, effect.first)
    second = finding.find_objects(game.view, context, effect.second)
    if not first or not second:
        return
    pair = (first[0], second[0])
    for i in pair:
        if i not in game.state.objects or not game.seen(i).is_creature:
            return
    before = game.view
    citation = (cite("701.14a", "damage equal to its power"),)
    if pair[0] == pair[1]:
        proposals = [
            ProposedDamage(
                source=pair[0], to=pair[0], amount=2 * max(0, game.seen(pair[0]).power or 0), citations=citation
            )
        ]
    else:
        proposals = [
            ProposedDamage(source=a, to=b, amount=max(0, game.seen(a).power or 0), citations=citation)
            for a, b in (pair, pair[::-1])
        ]
    yield from deal(game, proposals)
    # Whoever fought did so, dead or not: an ability of it looks back (CR 603.10a).
    game.emit(
        *(
            e.PlayerDid(player=before.characteristics(i).controller, verb="fight", object=i, citations=citation)
            for i in dict.fromkeys(pair)
        ),
        before=before,
    )


@performs(EachDealsDamage)
def _each_deals(game: "Game", context: Context, effect: EachDealsDamage) -> Play[None]:
    """Each source that is there deals damage by its own number to each recipient, all at once."""
    here = [current(game.view, context, i) for i in find_objects(game.view, context, effect.sources)]
    proposals = []
    for source in here:
        if source is None:
            continue
        about = replace(context, bindings=context.bindings.set("each", source))
        amount = stat_of(game.view, source, effect.stat) or 0
        if effect.amount is not None:
            amount = count(game.view, about, effect.amount)
        for to in find_recipients(game.view, about, effect.to):
            if isinstance(to, str) or _is_there(game, to):
                proposals.append(pr.ProposedDamage(source=source, to=to, amount=max(0, amount)))
    happened = yield from deal(game, proposals)
    results = results_of(context)
    results.add(
        "dealt damage",
        tuple(dict.fromkeys(ObjectId(x.to) for x in happened if isinstance(x.to, int))),
        sum(x.amount for x in happened),
    )
    results.players["dealt damage"] = tuple(PlayerId(x.to) for x in happened if isinstance(x.to, str))
    results.last = bool(happened)


def _is_there(game: "Game", object_id: int) -> bool:
    return ObjectId(object_id) in game.state.objects
