"""Where the card of a spell goes as it resolves (CR 608.2n, 614.1a).

What is here: "exile that card instead of putting it into your graveyard as it resolves", with what follows. What is
not: spells that say so of themselves (keywords of the kernel).
"""

from collections.abc import Mapping
from dataclasses import replace

from rulings.abilities.ability import KeywordAbility
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.conditions.condition import Fits, Negated
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.effect import Continuous, Effect
from rulings.abilities.effects.moving import ExileAsItResolves
from rulings.abilities.filters.characteristics import HasKeyword
from rulings.abilities.filters.filter import Filter
from rulings.abilities.references import It, ObjectRef
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import ORACLE, effect, sentence
from rulings.oracle.grammar import Value
from rulings.oracle.holes import but, hole

Slots = Mapping[str, Value] | None

_INSTEAD = {"instead": "ExileAsItResolves"}


_SPELL = ORACLE.category("SpellAsItResolves")
"""The spell; "that card" is the card that it is."""


def _named(words: str, spell: str) -> None:
    """The length of the words tells which they are, as "that card" and "that spell" are one thing here."""

    def make() -> It:
        return It(spell, wording=len(words))

    def unmake(node: It) -> Slots:
        return {} if node.words == spell and node.wording == len(words) else None

    # Only where it was read so: the wording says which of the pronouns it was.
    _SPELL.phrase(words, make, unmake, kind=It, is_transparent=True)


_named("that card", "that spell")
_named("that spell", "that spell")
_named("it", "it")


for _graveyard in ("your graveyard", "its owner's graveyard", "a graveyard"):
    _words = f"instead of putting it into {_graveyard} as it resolves"
    effect.phrase(f"exile {{what:SpellAsItResolves}} {_words}", ExileAsItResolves, carries=_INSTEAD)
    effect.phrase(
        f"exile {{what:SpellAsItResolves}} with {{counters:EnteringCounters}} {_words}",
        ExileAsItResolves(hole("what"), (hole("counters"),)),
        carries=_INSTEAD,
    )


def _if_you_do(first: Effect, then: Effect) -> ExileAsItResolves | None:
    return replace(first, then=then) if isinstance(first, ExileAsItResolves) and first.then is None else None


sentence.phrase(
    "{first:Effect}. if you do, {then:Clauses}.",
    but(hole("first", ExileAsItResolves, where=lambda one: one.then is None), then=hole("then")),
    kind=ExileAsItResolves,
    is_transparent=True,
)

# Suspend given to the card (CR 702.62).


def _suspended(spell: ObjectRef) -> If:
    what = replace(spell, wording=0)
    has_suspend = Fits(what, Filter(Kind.SOURCE, (HasKeyword("suspend"),)))
    return If(Negated(has_suspend), Continuous(what, (GainAbilities((KeywordAbility(name="suspend"),)),)))


def _gains_suspend(first: Effect) -> ExileAsItResolves | None:
    return _if_you_do(first, _suspended(first.what)) if isinstance(first, ExileAsItResolves) else None


def _undo_gains_suspend(node: ExileAsItResolves) -> Slots:
    return {"first": replace(node, then=None)} if node.then == _suspended(node.what) else None


sentence.phrase(
    "{first:Effect}. then if the exiled card doesn't have suspend, it gains suspend.",
    _gains_suspend,
    _undo_gains_suspend,
    kind=ExileAsItResolves,
    is_transparent=True,
)
