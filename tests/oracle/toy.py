"""A small grammar, enough to show every feature of the engine."""

from dataclasses import dataclass

from rulings.abilities.node import Node
from rulings.oracle.grammar import Grammar
from rulings.oracle.template import Number


@dataclass(frozen=True, slots=True)
class You(Node):
    pass


@dataclass(frozen=True, slots=True)
class LeftOut(Node):
    pass


@dataclass(frozen=True, slots=True)
class Aim(Node):
    noun: str


@dataclass(frozen=True, slots=True)
class Owner(Node):
    of: Node


@dataclass(frozen=True, slots=True)
class DrawCards(Node):
    who: Node
    count: int


@dataclass(frozen=True, slots=True)
class Kill(Node):
    what: Node
    hand: Node | None = None
    quietly: bool = False


@dataclass(frozen=True, slots=True)
class Again(Node):
    deed: Node


@dataclass(frozen=True, slots=True)
class Unless(Node):
    deed: Node
    who: Node


@dataclass(frozen=True, slots=True)
class Deeds(Node):
    parts: tuple[Node, ...]


def toy_grammar() -> Grammar:
    """Players, objects, counts and a few deeds."""
    grammar = Grammar()
    player, thing = grammar.category("Player"), grammar.category("Object")
    deed, count, noun = grammar.category("Deed"), grammar.category("Count"), grammar.category("Noun")
    player.phrase("you", You, possessive="your", number=Number.PLURAL)
    player.phrase("{of:Object's} owner", Owner)
    player.may_be_left_out(LeftOut)
    noun.words({"player(s)": "player", "creature(s)": "creature"})
    for category in (player, thing):
        category.phrase("target {noun:Noun@singular}", Aim)
    count.words({"a": 1})
    count.phrase("two", lambda: 2, lambda value: {} if value == 2 else None, kind=int, number=Number.PLURAL)
    deed.phrase("{who:Player} draw[s] {count:Count} card(s)", DrawCards)
    deed.phrase("<destroy|kill> {what:Object}< with {hand:Player's} hand>", Kill)
    deed.phrase("quietly destroy {what:Object}", Kill, fixed={"quietly": True})
    deed.phrase("{deed:Deed} again", Again)
    deed.phrase("{deed:Deed} unless {who:Player} pay[s]", Unless, carries={"unless": "Unless"})
    grammar.category("Sentence").phrase("{parts:Deed+and}.", Deeds)
    return grammar
