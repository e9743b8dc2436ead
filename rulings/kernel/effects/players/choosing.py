"""Choices of values and objects that stay known: colours, types, names, numbers, players (CR 608.2d, 607.2d).

日本語: 色・タイプ・名前・数の選択
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from rulings.abilities.card import CardDefinition, FaceDefinition
from rulings.abilities.changes.change import Change, GainAbilities, ReplaceWords, SetColors, SetTypes
from rulings.abilities.effects.choosing import ChooseObjects, MakeChoice
from rulings.abilities.filters.filter import Among
from rulings.abilities.players import You
from rulings.abilities.references import Choose, Target
from rulings.abilities.subtypes import CREATURE_TYPES, LAND_TYPES
from rulings.abilities.vocabulary import CardType, Supertype
from rulings.cite import cite
from rulings.kernel.abilities.linked import linked_name
from rulings.kernel.happening.performing import performs, results_of
from rulings.kernel.happening.picking import LOOKED_ARE_TARGETS, choosable, pick
from rulings.kernel.happening.remembering import keep
from rulings.kernel.questions.finding import chosen_value, find_players
from rulings.kernel.questions.numbers import BASIC_LAND_TYPES
from rulings.kernel.state import events as e
from rulings.kernel.state.context import Context
from rulings.kernel.state.decisions import Decision, DecisionKind, Option, Play
from rulings.kernel.state.ids import ObjectId, PlayerId
from rulings.kernel.state.state import opponents

if TYPE_CHECKING:
    from rulings.kernel.happening.game import Game

COLORS = (("W", "white"), ("U", "blue"), ("B", "black"), ("R", "red"), ("G", "green"))
IsMeant = Callable[[CardDefinition, FaceDefinition], bool]
CHOOSES = cite("607.2d", "chosen")


def values_of(game: "Game", player: PlayerId, effect: MakeChoice) -> tuple[DecisionKind, tuple[Option, ...]]:
    """What can be chosen; of card names those of cards in the game, and those that the driver knows besides."""
    if effect.options:
        return DecisionKind.OPTION, tuple(Option(o, value=o) for o in effect.options)
    match effect.what:
        case "color":
            return DecisionKind.COLOR, tuple(Option(word, value=letter) for letter, word in COLORS)
        case "color or artifacts":
            colors = tuple(Option(word, value=letter) for letter, word in COLORS)
            return DecisionKind.COLOR, (*colors, Option("artifacts", value="artifacts"))
        case "creature type":
            return DecisionKind.TYPE, tuple(Option(t, value=t) for t in sorted(CREATURE_TYPES))
        case "basic land type":
            return DecisionKind.TYPE, tuple(Option(t, value=t) for t in BASIC_LAND_TYPES)
        case "land type":
            return DecisionKind.TYPE, tuple(Option(t, value=t) for t in sorted(LAND_TYPES))
        case "card type":
            return DecisionKind.TYPE, tuple(Option(t.value, value=t.value) for t in CardType)
        case "opponent":
            return DecisionKind.PLAYER, tuple(
                Option(f"player {p}", player=p, value=p) for p in opponents(game.state, player)
            )
        case "player":
            return DecisionKind.PLAYER, tuple(
                Option(f"player {p}", player=p, value=p) for p in game.alive(game.state.order)
            )
        case "number":
            return DecisionKind.NUMBER, tuple(Option(str(n), number=n, value=n) for n in range(21))
    is_meant = CARD_NAMES[effect.what]
    cards = [obj.definition for obj in game.state.objects.values() if obj.definition is not None]
    names = {face.name for card in (*cards, *game.other_cards) for face in card.faces if is_meant(card, face)}
    return DecisionKind.NAME, tuple(Option(n, value=n) for n in sorted(names) or (NO_CARD_HERE,))


NO_CARD_HERE = "—"
"""What is chosen where no card of the game has a name that may be chosen: the name of a card that is not here."""


def _is_card(card: CardDefinition, face: FaceDefinition) -> bool:
    """The name of a token is no card's name (CR 201.4a)."""
    return not card.is_token


def _with_types(*wanted: CardType, without: tuple[CardType, ...] = ()) -> IsMeant:
    def fits(card: CardDefinition, face: FaceDefinition) -> bool:
        return not card.is_token and face.types >= set(wanted) and not face.types & set(without)

    return fits


def _is_no_basic_land(card: CardDefinition, face: FaceDefinition) -> bool:
    return not card.is_token and not (CardType.LAND in face.types and Supertype.BASIC in face.supertypes)


def _is_nonbasic_land(card: CardDefinition, face: FaceDefinition) -> bool:
    return CardType.LAND in face.types and _is_no_basic_land(card, face)


CARD_NAMES: dict[str, IsMeant] = {
    "card name": _is_card,
    "card name other than a basic land card name": _is_no_basic_land,
    "creature card name": _with_types(CardType.CREATURE),
    "land card name": _with_types(CardType.LAND),
    "noncreature, nonland card name": _with_types(without=(CardType.CREATURE, CardType.LAND)),
    "nonbasic land card name": _is_nonbasic_land,
    "nonland card name": _with_types(without=(CardType.LAND,)),
}
"""What a text lets a player name: which names may be chosen (CR 201.4)."""


def choose_value(game: "Game", context: Context, effect: MakeChoice) -> Play[tuple[str, object]]:
    """Has a player make the choice; returns what kind it was and the value."""
    player = find_players(game.view, context, effect.who)[0]
    kind, options = values_of(game, player, effect)
    if effect.new_only:
        options = tuple(one for one in options if one.text not in _noted_before(game, context, effect.what))
    picked = yield from game.decide(
        Decision(
            player,
            kind,
            "choose card name" if effect.what in CARD_NAMES else f"choose {effect.what}",
            options,
            source=context.source,
            citations=(CHOOSES,),
            default=(0,),
        )
    )
    if effect.new_only:
        noted = (*_noted_before(game, context, effect.what), picked[0].text)
        game.change(monitor=game.state.monitor.set(_noted_for(context, effect.what), noted))
    game.emit(e.Chosen(player=player, what=effect.what, value=picked[0].text, object=context.source))
    what = "player" if effect.what == "opponent" else effect.what
    return "card name" if what in CARD_NAMES else what, picked[0].value


def _noted_for(context: Context, what: str) -> str:
    return f"noted {what} for {context.source}"


def _noted_before(game: "Game", context: Context, what: str) -> tuple[str, ...]:
    """What was noted for the object before; another object with the same ability knows nothing of it (CR 607.2e)."""
    found = game.state.monitor.get(_noted_for(context, what), ())
    return found if isinstance(found, tuple) else ()


@performs(MakeChoice)
def _make_choice(game: "Game", context: Context, effect: MakeChoice) -> Play[None]:
    what, value = yield from choose_value(game, context, effect)
    remember(game, context, what, value)


def remember(game: "Game", context: Context, what: str, value: object) -> None:
    """Keeps a choice on the source, for its linked abilities, and for the rest of this ability, also without it."""
    keep(game, context.source, linked_name(game.state, context.source, f"chosen {what}"), value)
    results_of(context).amounts.setdefault(f"chosen {what}", 0)


@performs(ChooseObjects)
def _choose_objects(game: "Game", context: Context, effect: ChooseObjects) -> Play[None]:
    results = results_of(context)
    rest: tuple[ObjectId, ...] = ()
    is_among = isinstance(effect.what, Choose) and any(isinstance(p, Among) for p in effect.what.filter.predicates)
    if is_among:
        # "Choose up to two target cards. An opponent chooses one of them": from here on that one is the chosen card.
        results.objects.pop("chosen", None)
    for player in find_players(game.view, context, effect.who):
        found = yield from pick(
            game, context, player, effect.what, "choose", is_optional=bool(context.bindings.get("optional"))
        )
        if isinstance(effect.what, Choose) and not (is_among and results.looked):
            rest += tuple(i for i in choosable(game, context, player, effect.what.filter) if i not in found)
        results.add("chosen", found, by=player)
        results.last = bool(found)
    if isinstance(effect.what, Target) and len(results.objects.get("chosen", ())) > 1 and not results.looked:
        # "Choose two target creatures. Exile one of those creatures and put a counter on the other".
        results.looked = results.objects["chosen"]
        results.done[LOOKED_ARE_TARGETS] = True
    if rest and (not results.looked or results.done.get("left of choices")):
        # "Each player chooses a creature they control. Destroy the rest": all others that could have been chosen.
        chosen = results.objects["chosen"]
        results.looked = tuple(i for i in dict.fromkeys((*results.looked, *rest)) if i not in chosen)
        results.done["left of choices"] = True


def choose_for_changes(game: "Game", context: Context, changes: tuple[Change, ...]) -> Play[dict[str, object]]:
    """Choices that a continuous effect asks for as it begins: a colour, a type, an ability, two words."""
    bindings: dict[str, object] = {}
    you = context.controller
    for change in changes:
        match change:
            case SetColors(chosen=True) if "chosen color" not in context.bindings:
                picked = yield from game.decide(
                    Decision(
                        you,
                        DecisionKind.COLOR,
                        "choose color",
                        tuple(Option(word, value=letter) for letter, word in COLORS),
                        source=context.source,
                        default=(0,),
                    )
                )
                bindings["chosen color"] = picked[0].value
            case SetTypes(chosen=str(what)):
                if chosen_value(game.view, context, what) is None:
                    _, options = values_of(game, you, MakeChoice(You(), what))
                    picked = yield from game.decide(
                        Decision(you, DecisionKind.TYPE, f"choose {what}", options, source=context.source, default=(0,))
                    )
                    bindings[f"chosen {what}"] = picked[0].value
            case GainAbilities(choice=True, abilities=abilities):
                picked = yield from game.decide(
                    Decision(
                        you,
                        DecisionKind.OPTION,
                        "choose ability",
                        tuple(Option(getattr(a, "name", ""), value=getattr(a, "name", "")) for a in abilities),
                        source=context.source,
                        default=(0,),
                    )
                )
                bindings["chosen ability"] = picked[0].value
            case ReplaceWords(old=None):
                bindings.update((yield from _choose_words(game, context, change)))
    return bindings


def _choose_words(game: "Game", context: Context, change: ReplaceWords) -> Play[dict[str, object]]:
    """Two colour words, two basic land types or two creature types (CR 612.2)."""
    groups: list[tuple[Option, ...]] = []
    if "creature" in change.what:
        groups.append(tuple(Option(t, value=t) for t in sorted(CREATURE_TYPES)))
    if "color" in change.what:
        groups.append(tuple(Option(word, value=letter) for letter, word in COLORS))
    if "land" in change.what:
        groups.append(tuple(Option(t, value=t) for t in BASIC_LAND_TYPES))
    picked = yield from game.decide(
        Decision(
            context.controller,
            DecisionKind.TYPE,
            "word to replace",
            tuple(o for g in groups for o in g),
            source=context.source,
            default=(0,),
        )
    )
    if change.new is not None:
        return {"old word": picked[0].value}
    group = next(g for g in groups if picked[0] in g)
    kept_out = "Wall" if "not Wall" in change.what else None
    again = yield from game.decide(
        Decision(
            context.controller,
            DecisionKind.TYPE,
            "new word",
            tuple(o for o in group if o is not picked[0] and o.value != kept_out),
            source=context.source,
            default=(0,),
        )
    )
    return {"old word": picked[0].value, "new word": again[0].value}
