"""The surroundings in which a text is looked at: whose it is, where it came from, what was chosen, what it did."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from immutables import Map

from rulings.abilities.card import CardDefinition
from rulings.kernel.state.ids import ObjectId, PlayerId, Recipient
from rulings.kernel.state.objects import NO_PAYMENT, Payment

if TYPE_CHECKING:
    from rulings.kernel.state.events import Event
    from rulings.kernel.state.proposals import Proposal


@dataclass(frozen=True, slots=True)
class Context:
    """Frozen part: fixed when a spell or ability begins to resolve, or when a static ability is looked at."""

    controller: PlayerId
    """Who "you" is."""
    source: ObjectId
    """The object that the ability is on or came from; "this"."""
    targets: tuple[tuple[Recipient, ...], ...] = ()
    """By slot; those that became illegal are left out (CR 608.2b)."""
    division: Map[Recipient, int] = field(default_factory=Map)
    modes: tuple[int, ...] = ()
    event: "Event | Proposal | None" = None
    """What the ability triggered on, or the event that it replaces."""
    payment: Payment = NO_PAYMENT
    stack_object: ObjectId | None = None
    """The spell or ability on the stack that is resolving."""
    bindings: Map[str, object] = field(default_factory=Map)
    """``each``, ``each player``, ``chooser`` and what a delayed trigger remembers."""
    results: "Results | None" = None
    """What the effects of this ability have done so far; shared by everything within one resolution."""


class Results:
    """What one resolving spell or ability has done so far, by verb (CR 608.2c)."""

    __slots__ = (
        "amounts",
        "chosen_name",
        "doers",
        "done",
        "followed",
        "last",
        "looked",
        "named",
        "noted",
        "objects",
        "piles",
        "players",
        "repeats",
    )

    def __init__(self) -> None:
        self.objects: dict[str, tuple[ObjectId, ...]] = {}
        """By verb (milled, exiled, ...) the objects as they are after the move; destroyed and sacrificed ones as they
        last were on the battlefield (CR 608.2h), whence they can be followed."""
        self.players: dict[str, tuple[PlayerId, ...]] = {}
        """By verb the players who did it."""
        self.amounts: dict[str, int] = {}
        """By verb how much."""
        self.chosen_name: str | None = None
        """The card name that an earlier effect had chosen from among some."""
        self.doers: dict[ObjectId, PlayerId] = {}
        """Who of several players found, revealed or chose an object: "each player ... puts it" is each his own."""
        self.done: dict[str, bool] = {}
        """By verb whether it was done at all."""
        self.last: bool = True
        """Whether the effect just before was done."""
        self.followed: set[ObjectId] = set()
        """Objects that this ability itself moved, and so may find again (CR 400.7j)."""
        self.named: dict[int, tuple[object, tuple[ObjectId, ...]]] = {}
        """What "all creatures with power 3 or less" was when an effect used it: "those creatures" are still these."""
        self.noted: CardDefinition | None = None
        """The card whose name an earlier effect noted."""
        self.piles: dict[PlayerId, tuple[tuple[ObjectId, ...], ...]] = {}
        """By player the piles that were made by or for them (CR 700.3)."""
        self.looked: tuple[ObjectId, ...] = ()
        """What was looked at or revealed and not taken yet: "the rest"."""
        self.repeats: tuple[int | None] | None = None
        """That the process is to be repeated, and how often where that is said."""

    def take_over(self, inner: "Results") -> None:
        """Adds what one run of a process did, which is over."""
        for verb, objects in inner.objects.items():
            self.objects[verb] = self.objects.get(verb, ()) + objects
        for verb, amount in inner.amounts.items():
            self.amounts[verb] = self.amounts.get(verb, 0) + amount
        for verb, players in inner.players.items():
            self.players[verb] = tuple(dict.fromkeys((*self.players.get(verb, ()), *players)))
        self.done.update({verb: True for verb, is_done in inner.done.items() if is_done})
        self.last, self.looked = inner.last, inner.looked

    @contextmanager
    def of_player(self, player: PlayerId) -> Iterator[None]:
        """For as long as the context lasts, without what other players found, revealed or chose."""

        def is_others(one: ObjectId) -> bool:
            return self.doers.get(one, player) != player

        hidden = {verb: tuple(filter(is_others, objects)) for verb, objects in self.objects.items()}
        looked = tuple(filter(is_others, self.looked))
        for verb, others in hidden.items():
            self.objects[verb] = tuple(i for i in self.objects[verb] if i not in others)
            self.amounts[verb] -= len(others)
        self.looked = tuple(i for i in self.looked if i not in looked)
        try:
            yield
        finally:
            for verb, others in hidden.items():
                self.objects[verb] = others + self.objects.get(verb, ())
                self.amounts[verb] = self.amounts.get(verb, 0) + len(others)
            self.looked = looked + self.looked

    def note_named(self, ref: object, objects: tuple[ObjectId, ...]) -> None:
        """Notes what a description fitted when it was used."""
        self.named[hash(ref)] = (ref, objects)

    def named_before(self, ref: object) -> tuple[ObjectId, ...] | None:
        """What the description fitted when an earlier effect used it; ``None`` if none did."""
        entry = self.named.get(hash(ref))
        return entry[1] if entry is not None and entry[0] == ref else None

    def add(
        self, verb: str, objects: tuple[ObjectId, ...] = (), amount: int | None = None, *, by: PlayerId | None = None
    ) -> None:
        """Notes that the verb was done to these objects, or by so much; by whom, where each of several players does
        it."""
        if by is not None:
            self.doers.update(dict.fromkeys(objects, by))
        self.objects[verb] = self.objects.get(verb, ()) + objects
        self.amounts[verb] = self.amounts.get(verb, 0) + (len(objects) if amount is None else amount)
        if objects or amount:
            self.done[verb] = True


COMBAT_COST = "combat cost"
"""Binding of the context in which a cost to attack or block is paid."""


def combat_context(player: PlayerId, creature: ObjectId) -> Context:
    """Of a player who pays for attacking or blocking (CR 508.1h, 509.1d)."""
    return Context(player, creature, bindings=Map({COMBAT_COST: True}))


def each_player(context: Context, player: PlayerId) -> Context:
    """The context in which "they" is one of several players who each do something."""
    return replace(context, bindings=context.bindings.set("each player", player).set("each", player))
