"""Spells and abilities on the stack: who cast them, how often, at what (CR 601, 115)."""

from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.spells import CastBy, FromSource, HasSingleTarget, SpellTargets, WasCastNth
from rulings.abilities.players import AnyPlayer
from rulings.abilities.references import It, Several, This
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import ORACLE, qualifier
from rulings.oracle.holes import hole

qualifier.phrase(
    "from a {source:Filter@singular}",
    FromSource(hole("source", where=lambda one: one.kind is Kind.SOURCE and one.predicates)),
)
qualifier.words({"with a single target": HasSingleTarget()})
qualifier.phrase("from a {either:TypeAlternatives@singular} source", FromSource(Filter(Kind.SOURCE, (hole("either"),))))
for _word, _nth in (("first", 1), ("second", 2), ("third", 3), ("fourth", 4)):
    qualifier.words({f"that's the {_word} spell cast this turn": WasCastNth(_nth)})
for _words, _only in (("target[s:self]", False), ("target[s:self] only", True)):
    qualifier.phrase(
        f"that {_words} {{object:Object}}", SpellTargets(hole("object", This, It), _only), carries={"only": "only"}
    )
    for _article in ("a", "one or more"):
        qualifier.phrase(
            f"that {_words} {_article} {{filter:Filter@{'singular' if _article == 'a' else 'plural'}}}",
            SpellTargets(hole("filter"), _only),
            carries={"only": "only"},
        )
    if _only:
        # Not "a single permanent" alone: "permanent or player" is one thing.
        qualifier.phrase(
            "that targets only a single {filter:Filter@singular}",
            SpellTargets(hole("filter", where=lambda one: one.predicates), only=True, single=True),
            carries={"only": "only"},
        )
        _ANYTHING = SpellTargets(Several((Filter(Kind.PERMANENT), AnyPlayer())), only=True, single=True)
        qualifier.words({"that targets only a single permanent or player": _ANYTHING})
    qualifier.phrase(f"that {_words} {{player:Player}}", SpellTargets(hole("player"), _only), carries={"only": "only"})
ORACLE.category("Qualifier").phrase("{player:Player} cast[s]", CastBy)
