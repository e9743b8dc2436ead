"""The categories of the Oracle language: what a slot of a phrase can ask for.

What is here: the names, so that phrase modules in any order can use each other's phrases, and what is left out when a
sentence has no subject. What is not: any phrase (``rulings.oracle.phrases``).
"""

from dataclasses import dataclass

from rulings.abilities.amounts.history import ThatMany
from rulings.abilities.changes.change import Change
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.effect import Delayed, Effect
from rulings.abilities.players import EachOpponent, EachPlayer, PlayerRef, ThatPlayer
from rulings.abilities.references import TheRest
from rulings.oracle.grammar import Grammar

ORACLE = Grammar()
"""The grammar that all phrase modules declare into."""


@dataclass(frozen=True, slots=True)
class Implied(PlayerRef):
    """The subject that a clause leaves out: "draw a card", "and loses 2 life" (wording 1).

    Only between reading and binding; the binder puts the player there that is meant.
    """


ability = ORACLE.category("Ability")
"""One ability without its full stop rules: what may stand alone on a line or in quotes."""


OPEN_QUOTE = 100_000
"""Added to the wording of an ability that stands in quotes without the full stop that it would have on a line."""


IN_SINGLE_QUOTES = 200_000
"""Added to the wording of an ability that stands in single quotes, within double ones."""


AFTERWARDS = 1
"""Wording of ``If`` with the condition behind the effect."""
AFTERWARDS_WITH_OTHERWISE = 2
"""The same, with what happens otherwise too."""
THEY = 1
"""Wording of ``ThatPlayer`` that takes up a plural subject of the same clause: "they", "their"."""
THOSE_PLAYERS = 4
"""Wording of ``ThatPlayer`` that may be several players."""
THAT_OPPONENT = 3
"""Wording of ``ThatPlayer`` that is an opponent: "that opponent"."""
FIRST_PLAYER = 6
"""Wording of ``ThatPlayer`` that is whoever chose the other."""
SECOND_PLAYER = 7
"""Wording of ``ThatPlayer`` that is whom the first one chose."""
THE_OTHER = 2
"""Wording of ``TheRest`` that is one object: "the other"."""
SAID_IN_THE_PLURAL = 1
"""Wording of ``EachPlayer`` and ``EachOpponent`` with a plural noun: "players", "your opponents"."""
THAT_MUCH = 1
"""Wording of ``ThatMany`` for what is not counted: "that much"."""
ORACLE.asks_for_wordings(EachOpponent, EachPlayer, If, ThatMany, ThatPlayer, TheRest)


@dataclass(frozen=True, slots=True)
class Clauses(Effect):
    """Effects of one sentence: what a later one leaves out is what an earlier one named.

    Only between reading and binding; the binder makes it a ``Sequence``.
    """

    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class SharedVerb(Clauses):
    """Effects that one verb says: "put one of them into your hand and the rest into your graveyard"."""


@dataclass(frozen=True, slots=True)
class Continued(Clauses):
    """Sentences that go on with what one before them began: all after "when you do, A" is its trigger's (CR 603.12)."""


@dataclass(frozen=True, slots=True)
class SeveralChanges(Change):
    """Several changes that one phrase says: "becomes a 2/2 blue Bird creature".

    Only between reading and binding; the binder puts the changes in its place.
    """

    def changes(self) -> tuple[Change, ...]:
        """What it stands for, in the order in which it applies."""
        raise NotImplementedError

    def is_said_to_be(self) -> bool:
        """Whether the text says "is", and not "becomes": then it is so from the first (CR 611.2e)."""
        return False


@dataclass(frozen=True, slots=True)
class DelayedFirst(Delayed):
    """A delayed trigger whose moment is said before its effects: "at end of combat, A and B" is about both.

    Only between reading and binding; the binder makes it a ``Delayed``.
    """


ability_line = ORACLE.category("AbilityLine")
"""A line of a permanent or of any card: a tuple of abilities."""
station_line = ORACLE.category("StationLine")
"""A line of a station card: the same, or a striation with its symbol."""
spell_line = ORACLE.category("SpellLine")
"""A line of an instant or sorcery: a tuple of abilities."""
keyword = ORACLE.category("Keyword")
"""One keyword ability with its parameters."""
effect = ORACLE.category("Effect")
"""A clause: what is done, without the full stop."""
sentence = ORACLE.category("Sentence")
"""One effect with its full stop; conditions, "if you do", "unless" belong here."""
paragraph = ORACLE.category("Paragraph")
"""One or more sentences: a whole effect."""
cost = ORACLE.category("Cost")
"""All parts of a cost."""
cost_part = ORACLE.category("CostPart")
"""One thing that is done to pay."""
mana = ORACLE.category("Mana")
"""Mana symbols."""
event = ORACLE.category("Event")
"""What happens, after "when" or "whenever", in the present tense."""
time_event = ORACLE.category("TimeEvent")
"""After "at": "the beginning of your upkeep"."""
condition = ORACLE.category("Condition")
"""What may stand after "if" or "as long as"."""
duration = ORACLE.category("Duration")
"""How long."""
change = ORACLE.category("Change")
"""A predicate that a continuous effect makes true of objects: "gets +1/+1", "has flying", "can't block"."""
player = ORACLE.category("Player")
"""A player or players."""
thing = ORACLE.category("Object")
"""An object or objects."""
filter_ = ORACLE.category("Filter")
"""A noun phrase without article: "creature(s) you control"."""
amount = ORACLE.category("Amount")
"""A number that stands before what is counted: "two", "X", "that many"; "a" is 1."""
quantity = ORACLE.category("Quantity")
"""A number that stands alone: "2" damage, "X" life, "the number of creatures you control"."""
subtype = ORACLE.category("Subtype")
"""A subtype, as a string in the singular."""
zone = ORACLE.category("Zone")
"""A zone, without whose."""
color = ORACLE.category("Color")
"""A colour word."""
card_type = ORACLE.category("CardType")
"""A card type, singular or plural."""
counter_kind = ORACLE.category("CounterKind")
"""A kind of counter, as a string."""
card_name = ORACLE.category("CardName")
"""The name of a card that is not this one."""

noun = ORACLE.category("Noun")
"""The head of a noun phrase with the types before it: a ``Filter``."""
adjective = ORACLE.category("Adjective")
"""A predicate before the noun: "nontoken", "white", "attacking"."""
qualifier = ORACLE.category("Qualifier")
"""A predicate after the noun: "you control", "with flying", "in your graveyard"."""
recipient = ORACLE.category("Recipient")
"""An object or a player: what damage is dealt to, counters are put on."""
affected = ORACLE.category("Affected")
"""What a static ability is about: "~", "enchanted creature", "creatures you control"."""
granted = ORACLE.category("Granted")
"""An ability that a text gives: a keyword, or one in quotes."""
clauses = ORACLE.category("Clauses")
"""One effect or several of one sentence: "A", "A and B", "A, then B"."""

subject = ORACLE.category("Subject")
"""A player who does something; what a clause may leave out."""

subject.include(player)
subject.may_be_left_out(Implied)
