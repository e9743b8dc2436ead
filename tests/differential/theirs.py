"""Plays a situation with the independent engine (``phase-python`` 0.103.0, dev only).

Its answers are leads: it is wrong in about one case of six, and what it does not understand it says only in the card
that it compiles (``Unimplemented``).
"""

import json
import re
from dataclasses import dataclass, field
from typing import Any

import phase

from rulings.corpus.cards import Card, Face

from .outcome import KEYWORDS, Outcome, Permanent
from .situations import FIGHTS, TURNS, Kind, Situation

PLAYERS = ("A", "B")
MOST_ACTIONS = 160


def build(card: Card) -> Any:
    """The card as the engine compiles it."""
    face = card.faces[0]
    symbols = re.findall(r"{([^}]*)}", face.mana_cost)
    value = sum(int(one) if one.isdecimal() else 0 if one == "X" else 1 for one in symbols)
    colors = list(face.color_indicator or ()) or [c for c in "WUBRG" if any(c in one for one in symbols)]
    type_line = " ".join((*face.supertypes, *face.types)) + (" — " + " ".join(face.subtypes) if face.subtypes else "")
    record = {
        "name": face.name, "manaCost": face.mana_cost, "manaValue": float(value), "convertedManaCost": float(value),
        "colors": colors, "colorIdentity": colors, "layout": "normal", "type": type_line, "types": list(face.types),
        "subtypes": list(face.subtypes), "supertypes": list(face.supertypes), "text": face.oracle_text,
        "power": face.power, "toughness": face.toughness, "loyalty": face.loyalty, "defense": face.defense,
        "keywords": keywords_of(face), "legalities": {}, "identifiers": {},
    }  # fmt: skip
    return phase.build_oracle_face(record, None)


def keywords_of(face: Face) -> list[str]:
    """Keyword words of the text, as its data source would list them."""
    return list(face.keywords)


def is_understood(built: Any) -> bool:
    """Whether the engine says that it understands the whole card."""
    return "Unimplemented" not in json.dumps(built)


@dataclass
class TheirGame:
    """One situation under way."""

    situation: Situation
    game: Any
    outcome: Outcome = field(default_factory=Outcome)
    has_acted: bool = False
    names: dict[int, tuple[str, int]] = field(default_factory=dict)

    def play(self) -> Outcome:
        for _ in range(MOST_ACTIONS):
            waiting = self.game.waiting_for()
            if waiting["type"] == "GameOver" or not self.step(waiting):
                break
        else:
            self.outcome.doubts.append("too many actions")
        self.look()
        return self.outcome

    def step(self, waiting: dict[str, Any]) -> bool:
        data = waiting.get("data") or {}
        player = data.get("player", 0) if isinstance(data, dict) else 0
        if waiting["type"] == "Priority":
            action = self.priority(player)
            if action is None:
                return False
        elif waiting["type"] == "DeclareAttackers":
            action = self.attacks(data)
        elif waiting["type"] == "DeclareBlockers":
            action = self.blocks()
        else:
            action = self.choose(waiting)
            if action is None:
                self.outcome.doubts.append(f"no action for {waiting['type']}")
                return False
        self.game.apply(player, action)
        return True

    def priority(self, player: int) -> Any:
        kind, turn, step = self.situation.kind, self.game.turn, self.game.phase
        is_settled = not self.game.stack()
        if kind in TURNS and turn >= self.first_turn + 2 and step == "PreCombatMain" and is_settled:
            return None
        if kind in FIGHTS and step == "PostCombatMain":
            return None
        if kind not in (*TURNS, *FIGHTS):
            if self.has_acted and is_settled:
                return None
            if not self.has_acted and player == 0 and is_settled:
                self.has_acted = True
                return self.first_action()
        return {"type": "PassPriority"}

    first_turn: int = 1

    def first_action(self) -> Any:
        mine = [a for a in self.game.actions() if self.source(a) == f"A:{self.situation.spell}"]
        if self.situation.kind is Kind.ACTIVATE:
            activations = [a for a in mine if "Cast" not in a.kind and a.kind != "PlayLand"]
            wanted = self.ability_place()
            found = [a for a in activations if (a.data or {}).get("ability_index", wanted) == wanted]
            self.outcome.prompts += [str(a.to_dict()) for a in activations]
        else:
            found = [a for a in mine if a.kind == "CastSpell"]
        if not found:
            self.outcome.done = False
            self.outcome.prompts.append(f"offered {[a.kind for a in mine]}")
            return None
        return found[0]

    def ability_place(self) -> int:
        one = next(o for o in self.game.battlefield() if o["name"] == self.situation.card.name)
        places = [n for n, ability in enumerate(one["abilities"]) if ability.get("kind") == "Activated"]
        return places[self.situation.ability] if self.situation.ability < len(places) else -1

    def source(self, action: Any) -> str:
        data = action.data or {}
        for key in ("object_id", "source_id", "permanent_id", "equipment_id", "vehicle_id", "creature_id"):
            if isinstance(data, dict) and key in data:
                return self.label({"Object": data[key]})
        return ""

    def label(self, one: Any) -> str:
        if isinstance(one, dict) and "Player" in one:
            return f"player {PLAYERS[one['Player']]}"
        number = one["Object"] if isinstance(one, dict) else one
        found = self.game.object(number)
        return f"{PLAYERS[found['owner']]}:{found['name']}"

    def choose(self, waiting: dict[str, Any]) -> Any:
        actions = [a for a in self.game.actions() if a.kind not in ("CancelCast", "Concede")]
        if not actions:
            return None
        yes = self.situation.says_yes
        kinds = {a.kind for a in actions}
        if waiting["type"] == "TriggerOrder" or kinds == {"OrderTriggers"}:
            return actions[0]
        if waiting["type"] in ("OptionalCostChoice", "ExertChoice"):
            yes = self.situation.kind is Kind.KICKED
        flags = [self.flag(a) for a in actions]
        if any(flag is True for flag in flags) and any(flag is False for flag in flags):
            picked = actions[flags.index(yes)]
            self.outcome.prompts.append(f"{waiting['type']}: {'yes' if yes else 'no'}")
            return picked
        labels = [self.labels(a) for a in actions]
        if any(found is None for found in labels):
            self.outcome.doubts.append(f"{waiting['type']}: {actions[0].to_dict()} of {len(actions)}"[:200])
            return actions[0]
        is_target = "Target" in waiting["type"] or kinds == {"ChooseX"}
        # What is named there stays on top.
        is_kept = waiting["type"] in ("ScryChoice", "SurveilChoice")

        def liking(found: list[str]) -> tuple[Any, ...]:
            weights = sorted((self.situation.weight(label) for label in found), reverse=True)
            number = len(found) if is_target or yes != is_kept else -len(found)
            return (number, weights)

        place = max(range(len(labels)), key=lambda n: liking(labels[n] or []))
        self.outcome.prompts.append(f"{waiting['type']}: {labels[place]} of {len(labels)}")
        return actions[place]

    def flag(self, action: Any) -> bool | None:
        data = action.data
        if not isinstance(data, dict):
            return None
        for key in ("accept", "pay", "decision", "choice", "accepted", "yes", "exert", "pay_cost"):
            if isinstance(data.get(key), bool):
                return bool(data[key])
        return None

    def labels(self, action: Any) -> list[str] | None:
        data = action.data
        match action.kind:
            case "ChooseTarget":
                return [] if data["target"] is None else [self.label(data["target"])]
            case "SelectTargets":
                return [self.label(one) for one in data["targets"]]
            case "SelectCards":
                return [self.label(one) for one in data["cards"]]
            case "SelectModes":
                return [f"mode {one}" for one in data["indices"]]
            case "ChooseX":
                return ["x 2"] if data["value"] == 2 else []
            case "ChooseOption":
                return [str(data["choice"]).lower()]
            case "ChooseTopOrBottom":
                return ["top" if data["top"] else "bottom"]
            case "CrewVehicle":
                return [self.label(one) for one in data["creature_ids"]]
            case "ChooseKeptPermanents":
                return [self.label(one) for one in data["kept"]]
            case "ChooseManaColor":
                return [json.dumps(data).lower()]
        return None

    def attacks(self, data: dict[str, Any]) -> Any:
        wanted = {"A:" + self.situation.card.name, "A:Grizzly Bears"} if self.situation.kind is Kind.COMBAT else set()
        is_all = self.situation.kind is Kind.DEFENSE
        chosen = [one for one in data["valid_attacker_ids"] if is_all or self.label(one) in wanted]
        while chosen and not self.is_legal(0, attack_of(chosen)):
            chosen.pop()
        self.outcome.prompts.append(f"attackers {sorted(self.label(one) for one in chosen)}")
        return attack_of(chosen)

    def blocks(self) -> Any:
        data = self.game.waiting_for()["data"]
        if self.situation.kind not in FIGHTS:
            return {"type": "DeclareBlockers", "data": {"assignments": []}}
        chosen: list[list[int]] = []
        taken: set[int] = set()
        for one in sorted(data["valid_blocker_ids"], key=self.label):
            targets = data["valid_block_targets"].get(str(one), data["valid_block_targets"].get(one, []))
            order = sorted(targets, key=lambda it: -self.situation.weight(self.label(one) + self.label(it)))
            for attacker in order:
                trial = [*chosen, [one, attacker]]
                if attacker not in taken and self.is_legal_block(trial):
                    chosen = trial
                    taken.add(attacker)
                    break
        words = sorted(f"{self.label(one)} blocks {self.label(there)}" for one, there in chosen)
        self.outcome.prompts.append(f"blockers {words}")
        return {"type": "DeclareBlockers", "data": {"assignments": chosen}}

    engine: Any = None

    def is_legal_block(self, trial: list[list[int]]) -> bool:
        return self.is_legal(1, {"type": "DeclareBlockers", "data": {"assignments": trial}})

    def is_legal(self, player: int, action: Any) -> bool:
        copy = self.engine.load_game(self.game.state())
        try:
            copy.apply(player, action)
        except Exception:  # the engine says no
            return False
        return True

    def look(self) -> None:
        state, out = self.game.state()["state"], self.outcome
        objects = {int(key): one for key, one in state["objects"].items()}
        for name, player in zip(PLAYERS, state["players"], strict=True):
            out.totals[f"{name} life"] = player["life"]
            out.totals[f"{name} poison"] = player["poison_counters"]
            out.totals[f"{name} energy"] = player["energy"]
            out.totals[f"{name} lost"] = player["is_eliminated"]
            for zone in ("hand", "library", "graveyard"):
                out.zones[f"{name} {zone}"] = [objects[i]["name"] for i in player[zone]]
        out.zones["exile"] = [f"{PLAYERS[objects[i]['owner']]}:{objects[i]['name']}" for i in state["exile"]]
        out.permanents = [self.permanent(objects[i], objects) for i in state["battlefield"]]

    def permanent(self, one: dict[str, Any], objects: dict[int, Any]) -> Permanent:
        types = one["card_types"]["core_types"]
        words = {spaced(word) for word in one["keywords"] if isinstance(word, str)}
        attached = one["attached_to"]
        where = ""
        if attached is not None:
            number = attached.get("data") if isinstance(attached, dict) else attached
            kind = attached.get("type") if isinstance(attached, dict) else "Object"
            host = objects.get(number) if kind != "Player" else None
            where = PLAYERS[number] if host is None else f"{PLAYERS[host['owner']]}:{host['name']}"
        return Permanent(
            one["name"],
            PLAYERS[one["owner"]],
            PLAYERS[one["controller"]],
            f"{one['power']}/{one['toughness']}" if "Creature" in types else "",
            one["tapped"],
            one["damage_marked"],
            tuple(sorted((counter_name(kind), n) for kind, n in one["counters"].items() if n)),
            tuple(sorted(words & KEYWORDS)),
            tuple(sorted(word.lower() for word in types)),
            where,
        )


def attack_of(attackers: list[int]) -> Any:
    """A declaration: all attack B."""
    target = {"type": "Player", "data": 1}
    return {"type": "DeclareAttackers", "data": {"attacks": [[one, target] for one in attackers], "bands": []}}


def spaced(word: str) -> str:
    """``FirstStrike`` as ``first strike``."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", word).lower()


def counter_name(kind: str) -> str:
    """A kind of counter in Oracle's words."""
    return {"P1P1": "+1/+1", "M1M1": "-1/-1"}.get(kind, spaced(kind))


def play_theirs(situation: Situation, cards: dict[str, Card], built: dict[str, Any]) -> Outcome:
    """The situation, played by the independent engine."""
    zones = situation.zones()
    names = {player: [name for some in there.values() for name in some] for player, there in zones.items()}
    engine = phase.Engine.from_json(json.dumps({name.lower(): built[name] for name in {*names["A"], *names["B"]}}))
    game = engine.new_game(names["A"], names["B"], first_player=0, seed=situation.seed)
    while game.waiting_for()["type"] == "MulliganDecision":
        player = game.waiting_for()["data"]["pending"][0]["player"]
        game.apply(player, {"type": "MulliganDecision", "data": {"choice": {"type": "Keep"}}})
    for _ in range(40):
        if game.phase == "PreCombatMain":
            break
        waiting = game.waiting_for()
        if waiting["type"] == "Priority":
            game.apply(waiting["data"]["player"], {"type": "PassPriority"})
        else:
            actions = game.actions()
            game.apply(waiting["data"].get("player", 0), actions[0])
    envelope = game.state()
    arrange(envelope["state"], zones)
    loaded = engine.load_game(envelope)
    for player in (0, 1):
        free = {"type": "SetInfiniteMana", "data": {"player_id": player, "enabled": True}}
        loaded.apply(0, {"type": "Debug", "data": free})
    one = TheirGame(situation, loaded, engine=engine)
    one.first_turn = loaded.turn
    return one.play()


def arrange(state: dict[str, Any], zones: dict[str, dict[str, tuple[str, ...]]]) -> None:
    """Puts every object where the situation has it."""
    waiting = {(player, name): zone for player, there in zones.items() for zone, some in there.items() for name in some}
    by_name = {}
    for one in state["objects"].values():
        by_name[PLAYERS[one["owner"]], one["name"]] = one
        one["zone"] = waiting[PLAYERS[one["owner"]], one["name"]].capitalize()
    state["battlefield"] = []
    for player in state["players"]:
        name = PLAYERS[player["id"]]
        for zone in ("hand", "library", "graveyard"):
            player[zone] = [by_name[name, card]["id"] for card in zones[name][zone]]
        for card in zones[name]["battlefield"]:
            one = by_name[name, card]
            one["entered_battlefield_turn"] = 0
            if one["loyalty"] is not None:
                one["counters"]["loyalty"] = one["loyalty"]
            state["battlefield"].append(one["id"])
    state["zone_changes_this_turn"] = []
    state["format_config"]["allow_debug_actions"] = True
    state["debug_mode"] = True
    state["debug_permitted"] = [0, 1]
