"""Combat damage: who deals it when, how it is assigned, and dealing it at once (CR 510, 702.4, 702.7, 702.19).

日本語: 戦闘ダメージ
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.vocabulary import CardType
from rulings.cite import Citation, cite
from rulings.kernel.abilities.keyword_abilities import asked_by_name
from rulings.kernel.actions.damage import deal
from rulings.kernel.actions.lethal_damage import lethal_total
from rulings.kernel.characteristics.permissions import abilities_to
from rulings.kernel.happening.banding import DIVIDES_ATTACK, DIVIDES_BLOCK, hands_over
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play
from rulings.kernel.state.defending import defending_player_for
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient
from rulings.kernel.state.proposals import ProposedDamage

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

asked_by_name("510.1", "first strike", "double strike", "trample", "deathtouch", "lifelink", "infect", "wither")
asked_by_name("702.164", "toxic")
asked_by_name("702.19c", "trample over planeswalkers")
asked_by_name("702.12", "indestructible")

ASSIGNS = cite("510.1", "assigns")
TRAMPLE = cite("702.19b", "lethal damage")
OVER_PLANESWALKERS = cite("702.19c", "further excess damage")
FIRST = cite("510.4", "first strike")
FIRST_STRIKE = cite("702.7b", "first strike or double strike")
DOUBLE_STRIKE = cite("702.4b", "first strike or double strike")
DEALS = cite("510.2", "simultaneously")
OVER = "trample over planeswalkers"


def needs_first_strike_step(game: "Game") -> bool:
    """Whether any attacking or blocking creature has first strike or double strike (CR 510.4)."""
    combat = game.state.combat
    if combat is None:
        return False
    return any(
        i in game.state.objects and (game.seen(i).has("first strike") or game.seen(i).has("double strike"))
        for i in (*combat.attackers, *combat.blockers)
    )


def _dealers(game: "Game", *, is_first: bool) -> list[ObjectId]:
    combat = game.state.combat
    assert combat is not None
    found = []
    for i in (*combat.attackers, *combat.blockers):
        if i not in game.state.objects or not game.seen(i).is_creature:
            continue
        seen = game.seen(i)
        if is_first:
            deals = seen.has("first strike") or seen.has("double strike")
        else:
            deals = i not in combat.dealt_first or seen.has("double strike")
        if deals:
            found.append(i)
    return found


def combat_damage_step(game: "Game", *, is_first: bool) -> Play[None]:
    """Assigns and deals combat damage (CR 510.1, 510.2)."""
    combat = game.state.combat
    assert combat is not None
    dealers = _dealers(game, is_first=is_first)
    proposals: list[ProposedDamage] = []
    # What tramples over others is assigned last, when it is known what they are dealt besides (CR 702.19b, 702.19c).
    for i in sorted(dealers, key=lambda i: _tramples(game, i)):
        proposals.extend((yield from assign(game, i, proposals)))
    if is_first:
        proposals = [replace(p, citations=(*p.citations, _why_first(game, p.source))) for p in proposals]
        game.change(combat=replace(combat, dealt_first=combat.dealt_first | set(dealers)))
    yield from deal(game, proposals)


def _why_first(game: "Game", source: ObjectId) -> Citation:
    return DOUBLE_STRIKE if game.seen(source).has("double strike") else FIRST_STRIKE


def damage_amount(game: "Game", object_id: ObjectId) -> int:
    """How much combat damage a creature assigns: its power, or its toughness where an effect says so (CR 510.1a)."""
    seen = game.seen(object_id)
    if abilities_to(game, object_id, "assign by toughness"):
        return max(0, seen.toughness or 0)
    if any(
        rule.what == "assign no combat damage" for rule, _ in abilities_to(game, object_id, "assign no combat damage")
    ):
        return 0
    return max(0, seen.power or 0)


def assign(game: "Game", object_id: ObjectId, others: list[ProposedDamage]) -> Play[list[ProposedDamage]]:
    """How one creature assigns its combat damage; ``others`` is what creatures before it have assigned."""
    combat = game.state.combat
    assert combat is not None
    amount = damage_amount(game, object_id)
    if amount <= 0:
        return []
    if object_id in combat.blockers:
        blocked = [a for a in combat.blockers[object_id] if a in game.state.objects]
        active = game.state.turn.active if hands_over(game, blocked) else None
        shares = yield from _divide(game, object_id, amount, blocked, None, others, active)
    else:
        shares = yield from _assign_attacker(game, object_id, amount, others)
    tramples = object_id in combat.blocked and _tramples(game, object_id)
    attacked = combat.attackers.get(object_id)
    beyond = attacked if tramples else None

    def rules(to: Recipient) -> tuple[Citation, ...]:
        if attacked is not None and to != attacked and isinstance(to, str):
            return (ASSIGNS, DEALS, OVER_PLANESWALKERS)
        return (ASSIGNS, DEALS, TRAMPLE) if to == beyond else (ASSIGNS, DEALS)

    return [
        ProposedDamage(
            source=object_id,
            to=to,
            amount=n,
            is_combat=True,
            citations=rules(to),
        )
        for to, n in shares.items()
        if n > 0
    ]


def _assign_attacker(
    game: "Game", attacker: ObjectId, amount: int, others: list[ProposedDamage]
) -> Play[dict[Recipient, int]]:
    combat = game.state.combat
    assert combat is not None
    defender = combat.attackers[attacker]
    reaches = _reaches(game, defender)
    blockers = [b for b, blocked in combat.blockers.items() if attacker in blocked and b in game.state.objects]
    if isinstance(defender, int) and game.seen(attacker).has(OVER) and attacker in combat.at_planeswalkers:
        return (yield from _assign_over(game, attacker, amount, ObjectId(defender), blockers, others))
    if attacker not in combat.blocked:
        return {defender: amount} if reaches else {}
    if abilities_to(game, attacker, "assign damage as though unblocked"):
        player = game.seen(attacker).controller
        wants = yield from game.ask_may(player, "assign damage as though unblocked", attacker)
        if wants:
            return {defender: amount} if reaches else {}
    has_trample = _tramples(game, attacker)
    if not blockers:
        # Blocked, and the blockers are gone: no damage, except with trample (CR 510.1c, 702.19d).
        return {defender: amount} if has_trample and reaches else {}
    beyond = defender if has_trample and reaches else None
    other = game.seen(blockers[0]).controller if hands_over(game, blockers) else None
    return (yield from _divide(game, attacker, amount, blockers, beyond, others, other))


def _tramples(game: "Game", attacker: ObjectId) -> bool:
    return game.seen(attacker).has("trample") or game.seen(attacker).has(OVER)


def _assign_over(
    game: "Game",
    attacker: ObjectId,
    amount: int,
    attacked: ObjectId,
    blockers: list[ObjectId],
    others: list[ProposedDamage],
) -> Play[dict[Recipient, int]]:
    """Attacking a planeswalker with trample over planeswalkers: what is more than its loyalty may go to the player
    (CR 702.19c), and all that the blockers leave where it is gone (CR 702.19e)."""
    player = defending_player_for(game.view, attacker)
    assert player is not None
    planeswalker = attacked if _reaches(game, attacked) else None
    among = [*blockers, planeswalker] if planeswalker is not None else blockers
    if not among:
        return {player: amount}
    other = game.seen(blockers[0]).controller if blockers and hands_over(game, blockers) else None
    return (yield from _divide(game, attacker, amount, among, player, others, other, behind=planeswalker))


def _reaches(game: "Game", defender: Recipient) -> bool:
    """What is attacked is still there (CR 506.4c)."""
    if isinstance(defender, str):
        return game.player(PlayerId(defender)).lost is None
    if defender not in game.state.objects:
        return False
    return bool(game.seen(ObjectId(defender)).types & {CardType.PLANESWALKER, CardType.BATTLE})


def lethal(game: "Game", source: ObjectId, to: ObjectId, others: list[ProposedDamage]) -> int:
    """Lethal damage for trample: toughness less damage already marked and what other creatures assign at the same
    time, 1 with deathtouch (CR 702.19b, 702.2c)."""
    seen = game.seen(to)
    assigned = [one for one in others if one.to == to]
    if seen.is_creature and any(game.seen(one.source).has("deathtouch") for one in assigned):
        return 0
    need = max(0, lethal_total(game, to) - game.object(to).damage)
    if CardType.PLANESWALKER in seen.types:
        need = max(need if seen.is_creature else 0, game.object(to).counters.get("loyalty", 0))
    need = max(0, need - sum(one.amount for one in assigned))
    if seen.is_creature and game.seen(source).has("deathtouch"):
        need = min(need, 1)
    return need


def _divide(
    game: "Game",
    source: ObjectId,
    amount: int,
    among: list[ObjectId],
    beyond: Recipient | None,
    others: list[ProposedDamage],
    instead: PlayerId | None = None,
    behind: ObjectId | None = None,
) -> Play[dict[Recipient, int]]:
    """Divides damage among creatures as the controller chooses, or another player ``instead``; beyond them only with
    lethal damage to all (CR 510.1c-510.1e, 702.22j), and so to the planeswalker ``behind`` them (CR 702.19c)."""
    if not among:
        return {}
    if len(among) == 1 and beyond is None:
        return {among[0]: amount}
    controller = game.seen(source).controller
    player = instead or controller
    shares: dict[Recipient, int] = {}
    left = amount
    combat = game.state.combat
    is_attacker = combat is not None and source in combat.attackers
    blockers = [c for c in among if c != behind]

    def all_lethal(of: list[ObjectId]) -> bool:
        return all(shares[c] >= lethal(game, source, c, others) for c in of)

    for n, creature in enumerate(among):
        if creature == behind and not all_lethal(blockers):
            shares[creature] = 0
            continue
        need = lethal(game, source, creature, others)
        is_last = n == len(among) - 1 and beyond is None
        # Whoever divides the damage of another's creature lets none of it through.
        default = left if is_last or player != controller else min(need, left)
        rules = (ASSIGNS,) if instead is None else (ASSIGNS, DIVIDES_ATTACK if is_attacker else DIVIDES_BLOCK)
        # What is left for the last one is no choice, but may be said with the other shares.
        least = left if is_last else 0
        if len(among) > 1 or beyond is not None:
            shares[creature] = yield from _share(game, player, source, creature, (least, left), default, rules)
        else:
            shares[creature] = left
        left -= shares[creature]
    if beyond is not None and left > 0:
        if not all_lethal(among):
            last = behind if behind is not None and all_lethal(blockers) else blockers[-1]
            shares[last] += left
        else:
            shares[beyond] = yield from _share(game, player, source, beyond, (left, left), left, (ASSIGNS,))
    return shares


def _share(
    game: "Game",
    player: PlayerId,
    source: ObjectId,
    to: Recipient,
    between: tuple[int, int],
    default: int,
    rules: tuple[Citation, ...],
) -> Play[int]:
    picked = yield from game.decide(
        Decision(
            player,
            DecisionKind.DIVISION,
            f"damage to {to if isinstance(to, str) else game.seen(ObjectId(to)).name}",
            tuple(Option(str(n), number=n, value=n) for n in range(between[0], between[1] + 1)),
            source=source,
            citations=rules,
            default=(default - between[0],),
        )
    )
    value = picked[0].value
    assert isinstance(value, int)
    return value
