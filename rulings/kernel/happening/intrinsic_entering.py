"""What permanents enter with by their types: loyalty and defense counters, a battle's protector (CR 306.5b, 310.4b,
310.8a).

日本語: 忠誠カウンター、守備カウンター、バトルを守る者
"""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from rulings.abilities.vocabulary import CardType
from rulings.cite import Citation, cite
from rulings.kernel.happening.replacement import Applicable
from rulings.kernel.state import proposals as pr
from rulings.kernel.state.base_values import face_of
from rulings.kernel.state.characteristics import Characteristics
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.state import opponents

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

LOYALTY = cite("306.5b", "loyalty counters on it equal to its printed loyalty number")
DEFENSE = cite("310.4b", "defense counters on it equal to its printed defense number")
PROTECTOR = cite("310.8a", "chooses a player to be its protector")
SIEGE = cite("310.11a", "from among their opponents")


def intrinsic_replacements(
    game: "Game", proposal: pr.ProposedMove, seen: Characteristics, new: GameObject
) -> list[Applicable]:
    """Loyalty and defense counters of a permanent about to enter."""
    found = []
    if CardType.PLANESWALKER in seen.types:
        number = _loyalty(seen, new)
        if number:
            found.append(_enters_with(proposal, "loyalty", number, LOYALTY))
    if CardType.BATTLE in seen.types and seen.defense:
        found.append(_enters_with(proposal, "defense", seen.defense, DEFENSE))
    for function in _ALSO:
        found += function(game, proposal, seen, new)
    return found


Also = Callable[["Game", pr.ProposedMove, Characteristics, GameObject], list[Applicable]]
_ALSO: list[Also] = []


def also_enters(function: Also) -> Also:
    """Declares further replacements of how a permanent enters that come with no ability's own text."""
    _ALSO.append(function)
    return function


def _loyalty(seen: Characteristics, new: GameObject) -> int:
    """Its printed loyalty; an X there is the X announced (CR 107.3m)."""
    if face_of(new).loyalty_x:
        return new.payment.x or 0
    return seen.loyalty or 0


def _enters_with(proposal: pr.ProposedMove, kind: str, number: int, citation: Citation) -> Applicable:
    def change(game: "Game", proposal: pr.Proposal) -> Play[list[pr.Proposal]]:
        from rulings.kernel.happening.entering import add_entering_counters

        assert isinstance(proposal, pr.ProposedMove)
        entrance = proposal.entrance or pr.Entrance()
        entrance = add_entering_counters(game, proposal, entrance, kind, number)
        if kind == "defense" and "protector" not in entrance.memory:
            from rulings.kernel.happening.entering import entering_controller, hypothetical

            there, new = hypothetical(game, proposal)
            controller = entering_controller(game, proposal)
            protector = yield from choose_protector(game, controller, there.characteristics(new.id), new.id)
            if protector is not None:
                entrance = replace(entrance, memory=entrance.memory.set("protector", protector))
        return [replace(proposal, entrance=entrance, citations=(*proposal.citations, citation))]

    return Applicable(
        ("intrinsic", proposal.object, kind), proposal.object, f"{kind} counters", change, citations=(citation,)
    )


def choose_protector(
    game: "Game", controller: PlayerId, seen: Characteristics, battle: ObjectId
) -> Play[PlayerId | None]:
    """Who protects a battle: of a Siege an opponent that its controller chooses, otherwise its controller."""
    if "Siege" not in seen.subtypes:
        return controller
    found = game.alive(opponents(game.state, controller))
    if not found:
        return None
    if len(found) == 1:
        return found[0]
    picked = yield from game.decide(
        Decision(
            controller,
            DecisionKind.PLAYER,
            "choose a protector",
            tuple(Option(f"player {p}", player=p, value=p) for p in found),
            source=battle if battle in game.state.objects else None,
            citations=(PROTECTOR, SIEGE),
            default=(0,),
        )
    )
    return PlayerId(str(picked[0].value))
