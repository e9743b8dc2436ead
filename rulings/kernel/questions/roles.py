"""Who and what an event is about: answers to the roles of ``Antecedent`` ("that creature", "that player", "that
much")."""

from collections.abc import Callable
from typing import Any

from rulings.abilities.vocabulary import Zone
from rulings.kernel.questions.finding import EVENT_ROLES
from rulings.kernel.state import events as e
from rulings.kernel.state import proposals as p


def _roles(kind: type[Any], **fields: str | Callable[[Any], Any]) -> None:
    """Declares for one kind of event which field answers which role (spaces written as underscores)."""
    readers = {role.replace("_", " "): reader for role, reader in fields.items()}

    def answer(event: Any, role: str) -> Any:
        reader = readers.get(role)
        if reader is None:
            return None
        return getattr(event, reader) if isinstance(reader, str) else reader(event)

    EVENT_ROLES[kind] = answer


def _moved_object(event: e.ZoneChanged) -> int:
    """What a trigger on a zone change speaks of: the permanent as it was, else the new object (CR 603.6, 603.10)."""
    return event.old if event.origin is Zone.BATTLEFIELD else event.new


def _in_combat(event: e.BlockersDeclared, *, first: bool) -> tuple[int, ...]:
    """Whom an ability on blocking speaks of: its subject first, then the creature at the other end."""
    if event.seen_from == "unblocked":
        return event.unblocked if first else ()
    is_attacker = (event.seen_from == "attacker") is first
    found = [attacker if is_attacker else blocker for blocker, attacker in event.blockers]
    if is_attacker:
        found += [i for i in event.newly_blocked if event.seen_from == "attacker"]
    return tuple(dict.fromkeys(found))


def _monstrosity(event: e.StatusChanged) -> int | None:
    """By how much it became monstrous (CR 701.37c)."""
    return int(event.value) if event.what == "monstrous" and event.value is not None else None


_roles(e.ZoneChanged, event_object=_moved_object, event_player="owner", event_new="new")
_roles(e.LeftGame, event_object="object")
_roles(e.VotesFinished)
_roles(e.ComponentMoved, event_object="object", event_player="owner", event_new="object")
_roles(e.CardDrawn, event_object="object", event_player="player")
_roles(e.CardsMilled, event_object="objects", event_player="player", event_amount=lambda x: len(x.objects))
_roles(e.CardDiscarded, event_object="object", event_player="player")
_roles(e.PermanentSacrificed, event_object="old", event_player="player")
_roles(e.PermanentDestroyed, event_object="old")
_roles(
    e.DamageDealt,
    event_object="source",
    event_source="source",
    event_damaged="to",
    event_damaged_player="to",
    event_player="to",
    event_amount="amount",
    event_other="to",
)
_roles(e.ManaSpent, event_object="on", event_player="player")
_roles(e.LifeGained, event_player="player", event_amount="amount")
_roles(e.LifeLost, event_player="player", event_amount="amount")
_roles(e.CountersPut, event_object="on", event_amount="amount", event_player="by_player")
_roles(e.CountersRemoved, event_object="source", event_amount="amount")
_roles(e.Tapped, event_object="object", event_player="player")
_roles(e.Untapped, event_object="object")
_roles(e.TokensCreated, event_object="objects", event_player="player", event_amount=lambda x: len(x.objects))
_roles(e.Attached, event_object="object", event_other="to")
_roles(e.Unattached, event_object="object", event_other="before")
_roles(e.ControlChanged, event_object="object", event_player="after")
_roles(e.SpellCast, event_object="object", event_player="player")
_roles(e.Countered, event_object="object", event_player="by_player")
_roles(e.Revealed, event_object="objects", event_player="player")
_roles(e.SpellCopied, event_object="object", event_player="player")
_roles(e.AbilityActivated, event_object="source", event_player="player", event_ability="object")
_roles(e.BecameTarget, event_object="object", event_player="by_player", event_source="by", event_other="by")
_roles(e.ManaAdded, event_object="source", event_player="player")
_roles(e.LandPlayed, event_object="object", event_player="player")
_roles(
    e.AttackersDeclared,
    event_player="player",
    event_object=lambda x: tuple(i for i, _ in x.attackers),
    event_amount=lambda x: len(x.attackers),
    event_damaged_player=lambda x: next((d for _, d in x.attackers if isinstance(d, str)), None),
)
_roles(
    e.BlockersDeclared,
    event_player="player",
    event_object=lambda x: _in_combat(x, first=True),
    event_other=lambda x: _in_combat(x, first=False),
)
_roles(e.StepBegan, event_player="player")
_roles(e.GameRestarted, event_player="player")
_roles(e.SubgameEnded, event_player="winner")
_roles(e.TurnBegan, event_player="player")
_roles(e.Shuffled, event_player="player")
_roles(e.Searched, event_player="player")
_roles(e.Scried, event_player="player", event_amount="amount")
_roles(e.Surveiled, event_player="player", event_amount="amount", event_object="graveyard")
_roles(e.StatusChanged, event_object="object", event_player="player", event_amount=_monstrosity)
_roles(e.PlayerDid, event_object="object", event_player="player", event_amount="number")
_roles(e.PlayerLost, event_player="player")
_roles(p.ProposedMove, event_object="object", event_player="by_player")
_roles(p.ProposedDraw, event_player="player")
_roles(p.ProposedDraws, event_player="player", event_amount="amount")
_roles(p.ProposedMill, event_player="player", event_amount="amount")
_roles(p.ProposedDamage, event_object="source", event_source="source", event_damaged="to", event_other="to",
       event_player="to", event_damaged_player="to", event_amount="amount")  # fmt: skip
_roles(p.ProposedLifeGain, event_player="player", event_amount="amount")
_roles(p.ProposedLifeLoss, event_player="player", event_amount="amount")
_roles(p.ProposedCounters, event_object="on", event_player="by_player", event_amount="amount")
_roles(p.ProposedTokens, event_player="player", event_amount=lambda x: sum(n for n, _ in x.tokens))
_roles(p.ProposedDestruction, event_object="object")
_roles(p.ProposedDiscard, event_object="object", event_player="player")
_roles(p.ProposedUntap, event_object="object")
_roles(p.ProposedMana, event_object="source", event_player="player", event_amount=lambda x: len(x.types))
_roles(p.ProposedStep, event_player="player")
_roles(p.ProposedLook, event_player="player", event_amount="amount")
_roles(p.ProposedLoss, event_player="player")
