"""Random games of random understood cards: a way to find what crashes, loses cards or never ends.

``python -m tests.table.random_play CORPUS [GAMES] [SEED]`` plays many and prints every fault with its seed.
"""

import asyncio
import random
import sys
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rulings.abilities.card import CardDefinition
from rulings.abilities.vocabulary import Zone
from rulings.corpus.cards import Card, Layout
from rulings.corpus.database import Corpus
from rulings.kernel.abilities.functions import activated_abilities
from rulings.kernel.combat import attacking, blocking
from rulings.kernel.effects.permanents.attractions import is_attraction_card
from rulings.kernel.happening.game import Game, GameOverError, TooLongError
from rulings.kernel.setup import load_rules
from rulings.kernel.state import actions as ac
from rulings.kernel.state import decisions as de
from rulings.kernel.state.components import components_below
from rulings.kernel.state.ids import PlayerId
from rulings.kernel.state.objects import GameObject
from rulings.kernel.state.state import GameState
from rulings.kernel.turn.priority import do_action
from rulings.kernel.turn.turn import play_game
from rulings.table.format.model import ManaMode, Table
from rulings.table.format.setup import CardEntry, PlayerName, PlayerSetup, ZoneName
from rulings.table.playing.card_reference import reference_of
from rulings.table.playing.compile import compile_card
from rulings.table.playing.legality import why_not
from rulings.table.playing.names import Names
from rulings.table.playing.refusing import refused_words
from rulings.table.playing.set_up import set_up

MOST_ACTIONS = 60
"""A game is stopped after so many actions."""


class LostCardError(Exception):
    """A card is gone, or there twice (CR 400.7: a zone change makes one new object)."""


def understood(cards: Sequence[Card]) -> list[Card]:
    """The cards that can be played whole."""
    load_rules()
    plain = (Layout.NORMAL, Layout.SAGA, Layout.CLASS, Layout.LEVELER)
    return [card for card in cards if card.layout in plain and not refused_words(compile_card(card))]


def random_table(pool: Sequence[Card], chance: random.Random) -> tuple[Table, dict[str, CardDefinition]]:
    """Two players with a few random cards in every zone; instants and sorceries not on the battlefield."""
    permanents = [card for card in pool if not {"Instant", "Sorcery"} & set(card.faces[0].types)]
    drawn: dict[str, CardDefinition] = {}

    def some(cards: Sequence[Card], number: int) -> tuple[CardEntry, ...]:
        chosen = chance.sample(cards, min(number, len(cards)))
        drawn.update({card.name: compile_card(card) for card in chosen})
        return tuple(entry_of(card) for card in chosen if "Aura" not in card.faces[0].subtypes)

    players = tuple(
        PlayerSetup(
            PlayerName(name),
            zones=(
                (ZoneName.BATTLEFIELD, some(permanents, 6)),
                (ZoneName.HAND, some(pool, 5)),
                (ZoneName.LIBRARY, some(pool, 12)),
                (ZoneName.GRAVEYARD, some(pool, 4)),
            ),
        )
        for name in "AB"
    )
    return Table("random", players, mana=ManaMode.FREE), drawn


@dataclass
class RandomGame:
    """One game in which every choice is random, a function of the seed."""

    game: Game
    chance: random.Random
    cards: Counter[int] = field(default_factory=Counter)
    actions: int = 0
    most_actions: int = MOST_ACTIONS

    def play(self) -> None:
        """Plays until the game is over or has gone on for long enough.

        Raises: whatever is wrong.
        """
        self.cards = count_cards(self.game.state)
        generator = play_game(self.game)
        try:
            request = next(generator)
            while self.actions < self.most_actions and self.game.state.turn.number < 4:
                request = generator.send(self.answer(request))
                self.check()
        except GameOverError:
            self.check()
        finally:
            generator.close()

    def check(self) -> None:
        """No card was made or lost."""
        now = count_cards(self.game.state)
        if now != self.cards:
            raise LostCardError(f"{self.cards - now} lost, {now - self.cards} made")

    def answer(self, request: de.Request) -> Any:
        match request:
            case de.Decision():
                return self.decide(request)
            case de.Priority():
                return self.act(request.player)
            case de.DeclareAttackers():
                attacks = {
                    one: self.chance.choice(request.defenders)
                    for one in request.candidates
                    if self.chance.random() < 0.5
                }
                return attacks if attacking.why_illegal(self.game, attacks) is None else None
            case de.DeclareBlockers():
                blocks = {
                    one: (self.chance.choice(request.attackers),)
                    for one in request.candidates
                    if request.attackers and self.chance.random() < 0.5
                }
                return blocks if blocking.why_illegal(self.game, request.defending, blocks) is None else None
        return None

    def decide(self, decision: de.Decision) -> tuple[int, ...]:
        most = min(len(decision.options), max(decision.minimum, decision.maximum))
        number = self.chance.randint(min(decision.minimum, most), most)
        return tuple(self.chance.sample(range(len(decision.options)), number))

    def act(self, player: PlayerId) -> Any:
        if self.chance.random() < 0.4:
            return None
        possible = list(self.possible(player))
        self.chance.shuffle(possible)
        for action in possible[:8]:
            if why_not(self.game, action) is None and self.does(action):
                self.actions += 1
                return _DONE
        return None

    def does(self, action: ac.Action) -> bool:
        """Does the action unless its random choices make it illegal."""
        state, length = self.game.state, len(self.game.log)
        generator = do_action(self.game, action)
        try:
            request = next(generator)
            while True:
                request = generator.send(self.answer(request))
        except StopIteration:
            return True
        except ac.IllegalActionError:
            self.game.state = state
            del self.game.log[length:]
            return False
        finally:
            generator.close()

    def possible(self, player: PlayerId) -> Iterator[ac.Action]:
        for one in sorted(self.game.state.objects):
            obj = self.game.state.objects[one]
            if obj.definition is None and obj.copiable is None:
                continue
            if obj.owner == player and obj.zone.value in ("hand", "graveyard", "exile"):
                yield ac.CastSpell(player, one)
                yield ac.PlayLand(player, one)
            if obj.zone.value in ("battlefield", "hand", "graveyard"):
                for place in range(len(activated_abilities(self.game, one))):
                    yield ac.ActivateAbility(player, one, place)


class _Done:
    """An action that is done already."""


_DONE: Any = _Done()


def count_cards(state: GameState) -> Counter[int]:
    """How often each card is there; tokens, copies, abilities, emblems and speed are no cards (CR 108.2, 114.5)."""
    return Counter(
        card
        for obj in (*state.objects.values(), *(state.ghosts[i].object for i in state.phased_out))
        if obj.definition is not None and (obj.zone is not Zone.COMMAND or is_attraction_card(obj.definition))
        for card in _cards_of(obj)
    )


def _cards_of(obj: GameObject) -> Iterator[int]:
    """The cards that represent an object: several of a merged or melded permanent (CR 712.21, 729.2)."""
    is_copy = obj.stack is not None and obj.stack.is_copy
    assert obj.definition is not None
    if not (obj.is_token or obj.definition.is_token or is_copy):
        yield obj.card
    yield from (one.card for one in components_below(obj) if not one.is_token)


def entry_of(card: Card) -> CardEntry:
    """The card in a set-up; on an Attraction some numbers are lit up (CR 717.1)."""
    return CardEntry(card.name, chosen=(2, 6) if "Attraction" in card.faces[0].subtypes else ())


def random_game(pool: Sequence[Card], seed: int) -> RandomGame:
    """A game, ready to be played."""
    load_rules()
    chance = random.Random(seed)
    table, definitions = random_table(pool, chance)
    reference = reference_of(definitions.values(), table, {card.name: card for card in pool})
    game = Game(set_up(table, definitions, Names({}), reference).state, seed=seed, step_limit=6_000)
    game.mana_is_free = True
    return RandomGame(game, chance)


def resolving_card(game: Game) -> str:
    """The card whose spell or ability was resolving."""
    obj = game.state.objects.get(game.resolving) if game.resolving is not None else None
    source = game.state.objects.get(obj.stack.source) if obj is not None and obj.stack is not None else obj
    return source.definition.name if source is not None and source.definition is not None else ""


async def all_cards(path: Path) -> list[Card]:
    """Every card of a corpus, by name."""
    async with Corpus.open(path) as corpus:
        names = sorted({row.card for row in await corpus.all_names()})
        found = await corpus.cards(names)
    return [found[name] for name in names if name in found]


def main() -> None:
    path, games, seed = Path(sys.argv[1]), int((sys.argv[2:] or ["200"])[0]), int((sys.argv[3:] or ["0"])[0])
    pool = understood(asyncio.run(all_cards(path)))
    print(f"{len(pool)} cards")
    faults: Counter[str] = Counter()
    for number in range(seed, seed + games):
        one = random_game(pool, number)
        try:
            one.play()
        except Exception as error:  # the purpose is to find them all
            place = traceback.extract_tb(error.__traceback__)[-1]
            name = f"{type(error).__name__}: {str(error)[:90]} @ {Path(place.filename).name}:{place.lineno}"
            if isinstance(error, TooLongError):
                name = "TooLongError"
            if not faults[name]:
                print(f"seed {number}: {name} ({resolving_card(one.game)})")
            faults[name] += 1
    for name, number in faults.most_common():
        print(number, name)


if __name__ == "__main__":
    main()
