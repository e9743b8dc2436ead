"""Sentences for attackers and blockers.

What is here: who attacks and blocks whom. What is not: combat damage (``permanents``).
"""

from collections.abc import Iterable

from rulings.kernel.happening.game import Game
from rulings.kernel.state import events as e
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient
from rulings.language import Language
from rulings.narrate.catalogue import message
from rulings.narrate.naming import Names
from rulings.narrate.report import Detail
from rulings.narrate.sentences.writers import plain, writes

plain(e.AttackReselected, Detail.STEPS, "attack_reselected", object="object", to="to")
plain(e.RemovedFromCombat, Detail.STEPS, "removed_from_combat", object="object")
plain(e.BecameUnblocked, Detail.STEPS, "became_unblocked", object="object")


def _pairs(game: Game, names: Names, language: Language, pairs: Iterable[tuple[ObjectId, Recipient]]) -> str:
    """Creatures, each with what it attacks or blocks."""
    return ("、" if language is Language.JA else "; ").join(
        message(
            language,
            "event",
            "attacker_pair",
            object=names.of(game, one, language),
            to=names.recipient(game, other, language),
        )
        for one, other in pairs
    )


@writes(e.AttackersDeclared)
def _attackers(game: Game, names: Names, language: Language, event: e.AttackersDeclared) -> tuple[Detail, str]:
    player = names.player(event.player, language)
    attackers = _pairs(game, names, language, event.attackers)
    return Detail.STEPS, message(language, "event", "attackers", player=player, attackers=attackers)


@writes(e.BlockersDeclared)
def _blockers(game: Game, names: Names, language: Language, event: e.BlockersDeclared) -> tuple[Detail, str]:
    if not event.blockers and not event.by_band and event.newly_blocked:
        objects = names.several(game, event.newly_blocked, language)
        return Detail.STEPS, message(language, "event", "became_blocked", objects=objects)
    if not event.blockers and not event.by_band:
        objects = names.several(game, event.unblocked, language)
        return Detail.STEPS, message(language, "event", "unblocked", objects=objects)
    # The event is one for all defending players (CR 509.1, 802.4); each is told with the own creatures.
    by_player: dict[PlayerId, list[tuple[ObjectId, ObjectId]]] = {}
    for pair in (*event.blockers, *event.by_band):
        by_player.setdefault(game.seen(pair[0]).controller, []).append(pair)
    told = [
        message(
            language,
            "event",
            "blockers",
            player=names.player(player, language),
            blockers=_pairs(game, names, language, pairs),
        )
        for player, pairs in by_player.items()
    ]
    return Detail.STEPS, ("" if language is Language.JA else " ").join(told)
