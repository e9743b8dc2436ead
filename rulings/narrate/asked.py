"""The sentences for what a table asks about: what could be done at this moment, and what it would cost.

What is here: a step for each such question, with the rule that decides it. What is not: finding it out
(``rulings.table.playing.legality``).
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from rulings.cite import Citation, RuleNumber, cite
from rulings.language import Language
from rulings.narrate.catalogue import message
from rulings.narrate.naming import Names
from rulings.narrate.report import Detail, Step

CANT_BEATS_CAN = cite("101.2", "precedence")
ALLOWED = {
    "activate": cite("602.2", "activate an ability"),
    "attack": cite("508.1a", "chooses which creatures"),
    "block": cite("509.1a", "chooses which creatures"),
    "cast": cite("601.3", "can begin to cast a spell"),
    "play": cite("305.1", "play a land"),
    "turn_up": cite("116.2b", "special action"),
}
"""The rules by which it may be done at all."""
COSTS = {
    "activate": cite("602.2b", "601.2b"),
    "cast": cite("601.2f", "total cost"),
}
"""The rules by which the total cost is found."""

_NO_TARGET = " is no legal target"
PROHIBITIONS = frozenset(
    {
        "can't attack",
        "can't attack alone",
        "can't be activated",
        "can't be attacked",
        "can't be blocked by it",
        "can't be cast",
        "can't block",
        "can't block alone",
        "lands can't be played",
        "no more spells may be cast",
        "too many attackers",
        "too many blockers",
    }
)
"""Reasons of the kernel that are somebody's "can't"; that a card is gone from where it was is none."""
_FORBIDS = PROHIBITIONS | {"an effect demands another target", "can only attack alone"}
"""Reasons that are an effect's "can't"."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question of a table on what could be done, and the answer."""

    verb: str
    """``activate``, ``attack``, ``block``, ``cast``, ``play`` or ``turn_up``."""
    player: str
    """Whose deed it would be: ``"A"``."""
    cards: tuple[str, ...]
    """With what, by English names."""
    why_not: str = ""
    """The kernel's words for why it can't be done; empty where it can."""
    rule: str = ""
    """The rule by which it can't."""
    cost: str = ""
    """The total cost, where that was asked."""


def citations_of(asked: Asked) -> tuple[Citation, ...]:
    """The rules that answer the question."""
    if asked.cost:
        return (COSTS[asked.verb],)
    if not asked.why_not:
        return (ALLOWED[asked.verb],)
    decides = (Citation(RuleNumber(asked.rule), ""),) if asked.rule else ()
    return (*decides, CANT_BEATS_CAN) if asked.why_not in _FORBIDS else decides


def asked_step(names: Names, asked: Asked) -> Step:
    """What was asked and found, as a step of a playthrough."""

    def told(language: Language) -> str:
        comma = "、" if language is Language.JA else ", "
        kind = "_cost" if asked.cost else "_not" if asked.why_not else ""
        return message(
            language,
            "asked",
            f"{asked.verb}{kind}",
            player=message(language, "word", "player", name=asked.player),
            cards=comma.join(names.card(card, language) for card in asked.cards),
            why=reason_text(language, asked.why_not, names),
            cost=asked.cost,
        )

    return Step(Detail.STEPS, told(Language.EN), told(Language.JA), citations_of(asked))


def reason_text(language: Language, why: str, names: Names | None = None) -> str:
    """Why something can't be done, as a clause; a reason that is not listed is said in English."""
    if language is Language.EN:
        return why
    target = why.removesuffix(_NO_TARGET)
    if target != why:
        named = names.said(target, language) if names is not None else target
        return _reasons_ja()[f"…{_NO_TARGET}"].format(target=named)
    return _reasons_ja().get(why, why)


@cache
def _reasons_ja() -> dict[str, str]:
    text = files("rulings.narrate").joinpath("messages", "reasons.toml").read_text(encoding="utf-8")
    return dict(tomllib.loads(text)["illegal"])
