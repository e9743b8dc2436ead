"""It, this, that one, the rest: what stands for something said before (CR 608.2c, 201.5)."""

from rulings.abilities.filters.filter import Among
from rulings.abilities.players import ThatPlayer, You
from rulings.abilities.references import Attached, InThatZone, It, StillExiled, TheRest, This
from rulings.abilities.vocabulary import Zone
from rulings.oracle.binding.described import DESCRIBED
from rulings.oracle.binding.participles import PARTICIPLES
from rulings.oracle.categories import ORACLE, THE_OTHER, affected, qualifier, recipient, thing
from rulings.oracle.grammar import Slots, Value
from rulings.oracle.holes import hole
from rulings.oracle.template import Number

_SPELL = ORACLE.category("SpellAsItResolves")
"""The spell; "that card" is the card that it is."""
thing_delaying = ORACLE.category("NamedThing")
cards = ORACLE.category("CardsAmong")
attached = ORACLE.category("Attached")


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
for _words in (
    "that creature",
    "that permanent",
    "that artifact",
    "the creature",
    "it",
    "that token",
    "that planeswalker",
):
    thing_delaying.phrase(_words, It(_words), number=Number.SINGULAR)
thing_delaying.phrase("either of those creatures", It("those creatures"), number=Number.SINGULAR)


def _declare(words: str) -> None:

    thing.phrase(words, It(words))


for _words in DESCRIBED:
    _declare(_words)

# "Those cards", "cards exiled this way".
cards.phrase(
    "{cards:Object}",
    hole("cards", It, where=lambda one: "cards" in one.words.split()),
    kind=It,
    number=Number.PLURAL,
    is_transparent=True,
)
for _words in (
    "all cards revealed this way that weren't put onto the battlefield",
    "all revealed cards not cast this way",
    "the revealed cards not cast this way",
):
    thing.phrase(_words, TheRest, number=Number.PLURAL)
for _words in (
    "all cards exiled this way that weren't cast",
    "all cards exiled this way that weren't cast this way",
    "the exiled cards that weren't cast this way",
    "the exiled cards not cast this way",
):
    thing.phrase(_words, StillExiled(It("the cards exiled this way")), number=Number.PLURAL)
for _words, _zone in (("your graveyard", Zone.GRAVEYARD), ("your hand", Zone.HAND), ("exile", Zone.EXILE)):
    thing.phrase(f"~ from {_words}", This, fixed={"zone": _zone})
    thing.phrase(f"this {{noun:OwnNoun}} from {_words}", This, fixed={"zone": _zone})
for _words, _zone in (("your graveyard", Zone.GRAVEYARD), ("your hand", Zone.HAND), ("exile", Zone.EXILE)):
    _zoned: dict[str, Value] = {"noun": "card", "zone": _zone}
    thing.phrase(f"this card from {_words}", This, fixed=_zoned)
    thing.phrase(f"~ from {_words}", This, fixed={"zone": _zone})
_PRONOUNS = {"it": "its", "he": "his", "she": "her"}
_PLURAL_PRONOUNS = {"they": "their", "them": ""}
_NAMED = tuple(
    one.strip()
    for one in """
    creature, card, permanent, spell, spell or ability, land, artifact, enchantment, planeswalker, token, Aura,
    Equipment, Vehicle, source, ability, copy, object, creature card, land card, permanent card, artifact card,
    creature or planeswalker, Aura card
    """.split(",")
)


def _pronoun(words: str, possessive: str | None, number: Number) -> None:

    thing.phrase(words, It(words), number=number, possessive=possessive, carries={"each": "words", "another": "words"})


for _words, _possessive in _PRONOUNS.items():
    _pronoun(_words, _possessive, Number.SINGULAR)
for _words in ("him", "her"):
    _pronoun(_words, None, Number.SINGULAR)
for _words, _possessive in _PLURAL_PRONOUNS.items():
    _pronoun(_words, _possessive or None, Number.PLURAL)
for _words in _NAMED:
    _pronoun(f"that {_words}", None, Number.SINGULAR)
    _plural = "copies" if _words == "copy" else "abilities" if _words == "ability" else f"{_words}s"
    _pronoun(f"those {_plural}", None, Number.PLURAL)
for _words in ("token", "card", "creature", "copy", "spell", "permanent", "land", "artifact", "Aura card"):
    _pronoun(f"the {_words}", None, Number.SINGULAR)
for _words in ("the tokens", "the cards", "the copies"):
    _pronoun(_words, None, Number.PLURAL)
for _words in ("each of them", "each of those creatures", "each of those permanents"):
    _pronoun(_words, None, Number.SINGULAR)
_pronoun("both creatures", None, Number.PLURAL)
thing.phrase("the rest< of the cards|>", TheRest, number=Number.PLURAL, wording=0)
thing.phrase("the other", TheRest, wording=THE_OTHER)
thing.phrase("the others", TheRest, number=Number.PLURAL, wording=3)
for _words in ("enchanted", "equipped", "fortified"):
    attached.phrase(f"{_words} {{noun:AttachedNoun}}", Attached, fixed={"word": _words})
affected.phrase("it", It("it"))
recipient.words(
    {
        words: It(words)
        for words in ("that player or planeswalker", "that player or permanent", "that permanent or player")
    }
)
_NOUNS = (*"card creature permanent land artifact enchantment planeswalker token spell".split(), "creature card")


def _done_pronoun(words: str, number: Number) -> None:

    thing.phrase(words, It(words), number=number)


def _among(participle: str) -> None:
    words = f"those {participle} this way"

    qualifier.phrase(f"{participle} this way", Among(It(words)))


for _participle in PARTICIPLES:
    for _noun in _NOUNS:
        _done_pronoun(f"the {_participle} {_noun}", Number.SINGULAR)
        _done_pronoun(f"the {_participle} {_noun}s", Number.PLURAL)
        _done_pronoun(f"the {_noun} {_participle} this way", Number.SINGULAR)
        _done_pronoun(f"the {_noun}s {_participle} this way", Number.PLURAL)
    _among(_participle)
thing.phrase("the other cards exiled this way", StillExiled(It("the cards exiled this way")), number=Number.PLURAL)
_ZONES = (
    ("your graveyard", Zone.GRAVEYARD, You()),
    ("their graveyard", Zone.GRAVEYARD, ThatPlayer()),
    ("exile", Zone.EXILE, None),
)
for _words, _zone, _player in _ZONES:
    thing.phrase(
        f"{{it:CardPronoun}} from {_words}",
        InThatZone(
            hole("it", where=lambda one: one.words in ("it", "that card", "them", "those cards")), _zone, _player
        ),
    )
pronoun = ORACLE.category("CardPronoun")
"""What "from your graveyard" may follow."""
for _it in ("it", "that card", "them", "those cards"):
    pronoun.phrase(_it, It(_it))
