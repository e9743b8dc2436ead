"""Plays a situation with our kernel."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from rulings.abilities.effects.mana import AddMana
from rulings.abilities.node import walk
from rulings.abilities.vocabulary import Step, Zone
from rulings.corpus.cards import Card
from rulings.kernel.abilities.functions import activated_abilities
from rulings.kernel.combat import attacking, blocking
from rulings.kernel.happening.game import Game, GameOverError
from rulings.kernel.setup import load_rules
from rulings.kernel.state import actions as ac
from rulings.kernel.state import decisions as de
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.state import battlefield, zone_of
from rulings.kernel.turn.turn import play_game
from rulings.table.format.model import ManaMode, Table
from rulings.table.format.setup import CardEntry, PlayerName, PlayerSetup, Start, ZoneName
from rulings.table.playing.compile import compile_card
from rulings.table.playing.legality import why_not
from rulings.table.playing.names import Names
from rulings.table.playing.set_up import set_up

from .outcome import KEYWORDS, Outcome, Permanent
from .situations import FIGHTS, TURNS, Kind, Situation, best


@dataclass(frozen=True)
class Guise:
    """What a situation is dressed up as: a change that must not change what happens."""

    seats: tuple[tuple[str, str], ...] = (("A", "A"), ("B", "B"))
    """The player who is told as A, and as B."""
    names: tuple[tuple[str, Card], ...] = ()
    """Other cards in the place of those of the situation."""
    added: tuple[tuple[str, Card], ...] = ()
    """Permanents more, with the player as told; they are not looked at, and never chosen."""
    attached: tuple[tuple[Card, str], ...] = ()
    """Auras of A's more, each with the name of what it is attached to; they are not looked at."""
    hidden: frozenset[str] = frozenset()
    """Names in the game that are not looked at, and never chosen."""
    is_reversed: bool = False
    """Whether the permanents lie there in the other order, so that their timestamps differ."""

    def told(self, player: str) -> str:
        """The player's letter in the situation."""
        return next(one for one, other in self.seats if other == player)

    def real(self, player: str) -> str:
        """The player's letter in the game."""
        return dict(self.seats)[player]

    def told_name(self, name: str) -> str:
        """The name in the situation."""
        return next((old for old, card in self.names if card.name == name), name)

    def real_name(self, name: str) -> str:
        """The name in the game."""
        return next((card.name for old, card in self.names if old == name), name)

    @property
    def unseen(self) -> frozenset[str]:
        """Names of what is there more."""
        more = [card.name for _, card in self.added] + [card.name for card, _ in self.attached]
        return self.hidden.union(more)


PLAIN = Guise()
"""The situation as it is."""


@dataclass
class OurGame:
    """One situation under way."""

    situation: Situation
    game: Game
    guise: Guise = PLAIN
    outcome: Outcome = field(default_factory=Outcome)
    has_acted: bool = False
    has_begun: bool = False

    def play(self) -> Outcome:
        generator = play_game(self.game)
        try:
            request = next(generator)
            while True:
                answer = self.answer(request)
                if answer is _STOP:
                    break
                request = generator.send(answer)
        except GameOverError:
            pass
        except ac.IllegalActionError as error:
            self.outcome.done = False
            self.outcome.prompts.append(str(error))
        finally:
            generator.close()
        self.look()
        return self.outcome

    def answer(self, request: de.Request) -> Any:
        kind = self.situation.kind
        match request:
            case de.Decision():
                return self.decide(request)
            case de.DeclareAttackers():
                return self.attacks(request) if kind in FIGHTS else None
            case de.DeclareBlockers():
                return self.blocks(request) if kind in FIGHTS else None
            case de.StepBegins():
                if kind in FIGHTS and request.step == "main2":
                    return _STOP
            case de.Priority():
                return self.priority(request.player)
        return None

    def priority(self, player: PlayerId) -> Any:
        state = self.game.state
        is_settled = not zone_of(state, Zone.STACK)
        kind = self.situation.kind
        if not self.has_begun and state.turn.step is Step.MAIN1:
            self.has_begun = True
            self.outcome.is_compared = self.is_as_laid()
            if not self.outcome.is_compared:
                return _STOP
        if kind in TURNS:
            is_back = state.turn.number >= 3 and state.turn.step.value == "main1" and is_settled
            return _STOP if is_back else None
        if kind in FIGHTS:
            return None
        if self.has_acted:
            return _STOP if is_settled else None
        if self.guise.told(player) != "A" or not is_settled:
            return None
        self.has_acted = True
        action = self.action()
        illegal = why_not(self.game, action) if action is not None else "no such ability"
        if illegal is None and isinstance(action, ac.ActivateAbility) and self.is_mana_ability(action):
            illegal = "a mana ability: the other engine doesn't offer it"
            self.outcome.is_compared = False
        if illegal is not None:
            self.outcome.done = False
            self.outcome.prompts.append(str(illegal))
            return _STOP
        return action

    def is_as_laid(self) -> bool:
        """Whether the board is still as it was laid: the other engine does not look at state before priority."""
        there = Counter(self.name(one) for one in battlefield(self.game.state))
        laid = Counter(
            f"{player}:{name}" for player, at in self.situation.zones().items() for name in at["battlefield"]
        )
        return not laid - there and not zone_of(self.game.state, Zone.STACK)

    def is_mana_ability(self, action: ac.ActivateAbility) -> bool:
        ability = activated_abilities(self.game, action.object)[action.ability]
        return any(isinstance(node, AddMana) for node in walk(ability.effect))

    def action(self) -> ac.Action | None:
        kind = self.situation.kind
        me = PlayerId(self.guise.real("A"))
        name = self.guise.real_name(self.situation.spell)
        zone = Zone.BATTLEFIELD if kind is Kind.ACTIVATE else Zone.HAND
        one = next(
            (
                i for i, obj in self.game.state.objects.items()
                if obj.owner == me and obj.definition is not None and obj.definition.name == name
                and obj.zone is zone
            ),
            None,
        )  # fmt: skip
        if one is None:
            self.outcome.is_compared = False  # the set-up did not last until the first priority
            return None
        if kind is Kind.ACTIVATE:
            if self.situation.ability >= len(activated_abilities(self.game, one)):
                return None
            return ac.ActivateAbility(me, one, self.situation.ability)
        said = ac.Announcement(kicked=1) if kind is Kind.KICKED else ac.Announcement()
        return ac.CastSpell(me, one, said, from_zone=Zone.HAND)

    def decide(self, decision: de.Decision) -> tuple[int, ...]:
        labels = [self.label(option) for option in decision.options]
        # Other optional costs are never paid: the other engine asks about them in another order.
        if set(labels) == {"yes", "no"}:
            picked: tuple[int, ...] = (labels.index("yes" if self.says_yes else "no"),)
        elif decision.kind in (de.DecisionKind.ORDER, de.DecisionKind.TRIGGER_ORDER, de.DecisionKind.REPLACEMENT):
            return decision.default or tuple(range(max(decision.minimum, 0)))
        elif decision.kind in (de.DecisionKind.DIVISION, de.DecisionKind.PAY):
            return decision.default
        elif decision.kind is de.DecisionKind.NUMBER:
            numbers = [option.number or 0 for option in decision.options]
            is_cost = self.game.resolving is None and decision.prompt != "X"
            wanted = min(2, max(numbers)) if self.says_yes or not is_cost else 0
            picked = (numbers.index(wanted) if wanted in numbers else 0,)
        else:
            seen = [label for label in labels if label.split(":", 1)[-1] not in self.guise.unseen]
            most = max(decision.minimum, min(len(seen), decision.maximum))
            if decision.kind is de.DecisionKind.MODE:
                most = most if self.situation.says_yes else decision.minimum
            elif decision.minimum == 0 and not self.says_yes and decision.kind is not de.DecisionKind.TARGETS:
                most = 0
            picked = best(self.situation, [label if label in seen else "" for label in labels], most)
        shown = [labels[place] for place in picked]
        self.outcome.prompts.append(f"{decision.kind.value} {decision.prompt}: {shown} of {labels[:9]}")
        return picked

    @property
    def says_yes(self) -> bool:
        if self.game.resolving is None and self.situation.kind is not Kind.COPIED:
            return self.situation.kind is Kind.KICKED
        return self.situation.says_yes

    def label(self, option: de.Option) -> str:
        if option.text.startswith("mode "):
            return f"mode {int(option.text.split()[1]) - 1}"
        if option.object is not None:
            return self.name(option.object)
        if option.player is not None:
            return f"player {self.guise.told(option.player)}"
        return option.text.lower()

    def name(self, one: ObjectId) -> str:
        obj = self.game.object(one)
        name = obj.definition.name if obj.definition is not None else self.game.seen(one).name
        if obj.stack is not None and obj.stack.kind != "spell":
            return "ability of " + self.name(obj.stack.source)
        return f"{self.guise.told(obj.owner)}:{self.guise.told_name(name.removesuffix(' Token'))}"

    def attacks(self, request: de.DeclareAttackers) -> dict[Any, Any]:
        wanted = {"A:" + self.situation.card.name, "A:Grizzly Bears"}
        is_all = self.situation.kind is Kind.DEFENSE
        defender = PlayerId(self.guise.real("B"))
        chosen = {
            one: defender for one in sorted(request.candidates, key=self.name) if is_all or self.name(one) in wanted
        }
        self.has_acted = True
        while chosen and attacking.why_illegal(self.game, chosen) is not None:
            chosen.popitem()
        self.outcome.prompts.append(f"attackers {sorted(self.name(one) for one in chosen)}")
        return chosen

    def blocks(self, request: de.DeclareBlockers) -> dict[Any, Any]:
        chosen: dict[Any, Any] = {}
        if not request.attackers:
            return chosen
        for one in sorted(request.candidates, key=self.name):
            order = sorted(request.attackers, key=lambda it: -self.situation.weight(self.name(one) + self.name(it)))
            for attacker in order:
                trial = {**chosen, one: (attacker,)}
                is_free = (attacker,) not in chosen.values()
                if is_free and blocking.why_illegal(self.game, request.player, trial) is None:
                    chosen = trial
                    break
        words = sorted(f"{self.name(one)} blocks {self.name(there[0])}" for one, there in chosen.items())
        self.outcome.prompts.append(f"blockers {words}")
        return chosen

    def look(self) -> None:
        state, out = self.game.state, self.outcome
        for player in "AB":
            real = PlayerId(self.guise.real(player))
            one = state.players[real]
            out.totals[f"{player} life"] = one.life
            out.totals[f"{player} poison"] = one.counters.get("poison", 0)
            out.totals[f"{player} energy"] = one.counters.get("energy", 0)
            out.totals[f"{player} lost"] = one.lost is not None
            for zone in (Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD):
                there = [self.name(i).split(":", 1)[1] for i in zone_of(state, zone, real)]
                out.zones[f"{player} {zone.value}"] = [name for name in there if name not in self.guise.unseen]
        out.zones["exile"] = [self.name(i) for i in zone_of(state, Zone.EXILE)]
        for i in battlefield(state):
            if self.name(i).split(":", 1)[1] not in self.guise.unseen:
                out.permanents.append(self.permanent(i))

    def permanent(self, one: ObjectId) -> Permanent:
        obj, seen = self.game.object(one), self.game.seen(one)
        attached = obj.attached_to
        where = "" if attached is None else self.name(attached) if not isinstance(attached, str) else ""
        if isinstance(attached, str):
            where = self.guise.told(attached)
        return Permanent(
            self.guise.told_name(seen.name.removesuffix(" Token")),
            self.guise.told(obj.owner),
            self.guise.told(seen.controller),
            f"{seen.power}/{seen.toughness}" if seen.is_creature else "",
            obj.is_tapped,
            obj.damage,
            tuple(sorted((kind.lower(), n) for kind, n in obj.counters.items() if n)),
            tuple(sorted(word for word in KEYWORDS if seen.has(word))),
            tuple(sorted(it.value.lower() for it in seen.types)),
            where,
        )


_STOP: Any = object()


def play_ours(situation: Situation, cards: dict[str, Card], guise: Guise = PLAIN) -> Outcome:
    """The situation, played by our kernel."""
    load_rules()
    zones = situation.zones()
    players = []
    for told, there in zones.items():
        laid = dict(there)
        if guise.is_reversed:
            laid["battlefield"] = tuple(reversed(laid["battlefield"]))
        entries = {zone: [CardEntry(guise.real_name(name)) for name in names] for zone, names in laid.items()}
        entries["battlefield"] += [CardEntry(card.name) for player, card in guise.added if player == told]
        if told == "A":
            entries["battlefield"] += [
                CardEntry(card.name, attached_to=guise.real_name(to)) for card, to in guise.attached
            ]
        name = PlayerName(guise.real(told))
        players.append(PlayerSetup(name, zones=tuple((ZoneName(zone), tuple(some)) for zone, some in entries.items())))
    start = Start(active=PlayerName(guise.real("A")))
    table = Table("differential", tuple(players), start=start, mana=ManaMode.FREE)
    more = [card for _, card in (*guise.names, *guise.added)] + [card for card, _ in guise.attached]
    known = {**cards, **{card.name: card for card in more}}
    definitions = {
        entry.card: compile_card(known[entry.card])
        for setup in players for _, some in setup.zones for entry in some
    }  # fmt: skip
    game = Game(set_up(table, definitions, Names({})).state, seed=situation.seed, step_limit=5_000)
    game.mana_is_free = True
    return OurGame(situation, game, guise).play()
