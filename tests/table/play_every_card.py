"""Every understood card played once: small games in which its abilities have something to work on, all choices random.

``python -m tests.table.play_every_card CORPUS [SHARD] [SHARDS]`` plays one shard of all cards and prints each fault
with the number of its game. Four cards share a game, among permanents, cards and creatures of every kind on both sides.
"""

import asyncio
import random
import sys
import traceback
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rulings.abilities.card import CardDefinition
from rulings.corpus.cards import Card
from rulings.kernel.happening.game import Game, TooLongError
from rulings.kernel.setup import load_rules
from rulings.kernel.state import actions as ac
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.table.format.model import ManaMode, Table
from rulings.table.format.setup import CardEntry, PlayerName, PlayerSetup, ZoneName
from rulings.table.playing.card_reference import names_in_texts, reference_of
from rulings.table.playing.compile import compile_card
from rulings.table.playing.legality import why_not
from rulings.table.playing.names import Names
from rulings.table.playing.refusing import refused_words
from rulings.table.playing.set_up import set_up
from tests.table.random_play import RandomGame, all_cards, entry_of, resolving_card

TOGETHER = 4
"""Cards under test in one game."""
MOST_ACTIONS = 24
MOST_STEPS = 5_000

CREATURES = ("Grizzly Bears", "Serra Angel", "Llanowar Elves")
ON_BATTLEFIELD = (*CREATURES, "Bonesplitter", "Glorious Anthem", "Forest", "Island")
IN_HAND = ("Shock", "Hill Giant", "Forest", "Opt")
IN_LIBRARY = ("Forest", "Hill Giant", "Shock", "Divination", "Sol Ring", "Glorious Anthem", "Grizzly Bears", "Island")
IN_GRAVEYARD = ("Air Elemental", "Lightning Bolt", "Swamp", "Ornithopter")
SUPPORT = frozenset((*ON_BATTLEFIELD, *IN_HAND, *IN_LIBRARY, *IN_GRAVEYARD))


class UncitedEventError(Exception):
    """Something happened and no rule is named for it."""


@dataclass
class EveryCardGame(RandomGame):
    """A random game that prefers to use the cards under test."""

    tested: frozenset[str] = frozenset()

    def act(self, player: PlayerId) -> object:
        possible = list(self.possible(player))
        self.chance.shuffle(possible)
        possible.sort(key=lambda action: not self.is_tested(action))
        for action in possible[:6]:
            if self.chance.random() < 0.7 and why_not(self.game, action) is None and self.does(action):
                self.actions += 1
                return DONE
        return None

    def is_tested(self, action: ac.Action) -> bool:
        one = getattr(action, "object", None)
        obj = self.game.state.objects.get(ObjectId(one)) if one is not None else None
        return obj is not None and obj.definition is not None and obj.definition.name in self.tested

    def check(self) -> None:
        super().check()
        for entry in self.game.log[self.checked :]:
            if not entry.event.citations:
                raise UncitedEventError(" ".join(str(entry.event).split())[:150])
        self.checked = len(self.game.log)

    checked: int = 0


DONE: object = object()
"""Sent where an action is done already."""


def table_of(cards: Sequence[Card], support: dict[str, Card]) -> tuple[Table, dict[str, CardDefinition]]:
    """The cards in every zone of both players where they can be, among the support."""
    permanents = tuple(
        entry_of(card)
        for card in cards
        if not {"Instant", "Sorcery"} & set(card.faces[0].types) and "Aura" not in card.faces[0].subtypes
    )
    tested = tuple(entry_of(card) for card in cards)

    def entries(names: Sequence[str]) -> tuple[CardEntry, ...]:
        return tuple(CardEntry(name) for name in names)

    players = tuple(
        PlayerSetup(
            PlayerName(name),
            zones=(
                (ZoneName.BATTLEFIELD, (*permanents, *entries(ON_BATTLEFIELD))),
                (ZoneName.HAND, (*tested, *entries(IN_HAND))),
                (ZoneName.LIBRARY, (*entries(IN_LIBRARY), *tested)),
                (ZoneName.GRAVEYARD, (*entries(IN_GRAVEYARD), *tested)),
            ),
        )
        for name in "AB"
    )
    found = {card.name: compile_card(card) for card in (*cards, *support.values())}
    return Table("every card", players, mana=ManaMode.FREE), found


def game_of(cards: Sequence[Card], support: dict[str, Card], seed: int) -> EveryCardGame:
    """A game with these cards, ready to be played."""
    load_rules()
    table, definitions = table_of(cards, support)
    reference = reference_of(definitions.values(), table, {card.name: card for card in (*cards, *support.values())})
    game = Game(set_up(table, definitions, Names({}), reference).state, seed=seed, step_limit=MOST_STEPS)
    game.mana_is_free = True
    tested = frozenset(card.name for card in cards)
    return EveryCardGame(game, random.Random(seed), tested=tested, most_actions=MOST_ACTIONS)


def playable(cards: Sequence[Card]) -> list[Card]:
    """The cards that are understood whole."""
    load_rules()
    return [card for card in cards if not card.is_extra and not refused_words(compile_card(card))]


def fault_of(cards: Sequence[Card], support: dict[str, Card], seed: int) -> str | None:
    """What went wrong in the game of these cards; ``None`` if nothing did."""
    one = game_of(cards, support, seed)
    try:
        one.play()
    except TooLongError:
        return f"TooLongError ({resolving_card(one.game)})"
    except Exception as error:  # the purpose is to find them all
        places = traceback.extract_tb(error.__traceback__)
        where = " < ".join(f"{Path(place.filename).name}:{place.lineno}" for place in reversed(places[-3:]))
        return f"{type(error).__name__}: {str(error)[:170]} @ {where} ({resolving_card(one.game)})"
    return None


def main() -> None:
    path, shard, shards = Path(sys.argv[1]), int((sys.argv[2:] or ["0"])[0]), int((sys.argv[3:] or ["1"])[0])
    every = asyncio.run(all_cards(path))
    by_name = {card.name: card for card in every}
    support = {name: by_name[name] for name in SUPPORT if name in by_name}
    groups = [every[start : start + TOGETHER] for start in range(0, len(every), TOGETHER)]
    faults: Counter[str] = Counter()
    played = 0
    for number in range(shard, len(groups), shards):
        cards = playable(groups[number])
        if not cards:
            continue
        played += len(cards)
        named = {name: by_name[name] for name in sorted(names_in_texts(cards)) if name in by_name}
        fault = fault_of(cards, {**support, **named}, number)
        if fault is not None:
            print(f"game {number}: {fault} [{', '.join(card.name for card in cards)}]", flush=True)
            faults[fault.split(" (")[0]] += 1
    print(f"{played} cards played, {sum(faults.values())} faults")
    for name, count in faults.most_common():
        print(count, name)


if __name__ == "__main__":
    main()
