"""Sentences that move or transform objects and go on with them (CR 400.7)."""

from dataclasses import replace

from rulings.abilities.ability import KeywordAbility
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.conditions.condition import Fits, Negated
from rulings.abilities.durations import UntilLeaves
from rulings.abilities.effects.cards import Search
from rulings.abilities.effects.conditional import If
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.effects.moving import (
    Destroy,
    Entering,
    Exile,
    ExileAsItResolves,
    ReturnTo,
    SacrificeAndReturn,
)
from rulings.abilities.effects.permanents import BecomeAura, ExchangeControl, ExchangeTextBoxes, PhaseOut
from rulings.abilities.filters.characteristics import HasExtreme, HasKeyword, HasSubtype, HasType, SharesWith
from rulings.abilities.filters.filter import Both, Filter, Not, narrowed
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import ControllerOf, You
from rulings.abilities.references import Choose, Every, It, Target, TheRest, ThisWay
from rulings.abilities.vocabulary import Kind, Stat, Zone
from rulings.oracle.categories import ORACLE, Clauses, sentence
from rulings.oracle.holes import but, hole, worked_out
from rulings.oracle.phrases.blocks.places import put

_CARDS = Filter(Kind.CARD)


sentence.phrase(
    "{first:Effect}. if you do, {then:Clauses}.",
    but(hole("first", ExileAsItResolves, where=lambda one: one.then is None), then=hole("then")),
    kind=ExileAsItResolves,
    is_transparent=True,
)


def _suspended(first: ExileAsItResolves) -> If:
    what = replace(first.what, wording=0)
    has_suspend = Fits(what, Filter(Kind.SOURCE, (HasKeyword("suspend"),)))
    return If(Negated(has_suspend), Continuous(what, (GainAbilities((KeywordAbility(name="suspend"),)),)))


sentence.phrase(
    "{first:Effect}. then if the exiled card doesn't have suspend, it gains suspend.",
    but(hole("first", ExileAsItResolves), then=worked_out(_suspended, hole("first"))),
    kind=ExileAsItResolves,
    is_transparent=True,
)
sentence.phrase(
    "return each {what:Filter@singular} to the battlefield. only {hosts:Filter@plural} can be enchanted this way.",
    ReturnTo(
        Every(hole("what", where=lambda one: HasSubtype("Aura") in one.predicates)),
        Zone.BATTLEFIELD,
        Entering(attached_to=Choose(hole("hosts"))),
    ),
    carries={"each": "what", "only": "entering"},
)
sentence.phrase(
    "{what:This} loses this ability and becomes a Aura enchantment with enchant creature. attach it to {to:Object}. "
    "you may pay {end_cost:ManaOnly} to end this effect.",
    BecomeAura,
    carries={"may": "end_cost"},
)
sentence.phrase(
    "{what:Object} phase[s] out {until:Duration}. tap that creature as it phases in this way.",
    PhaseOut(hole("what"), hole("until", UntilLeaves), is_tapped=True),
)
sentence.phrase(
    "destroy the {filter:Filter@singular} with the least power. it can't be regenerated. if two or more creatures are "
    "tied for least power, you choose one of them.",
    Destroy(
        Choose(narrowed(hole("filter"), HasExtreme(Stat.POWER, lowest=True, among=hole("filter")))),
        no_regeneration=True,
    ),
)
searching = ORACLE.category("SearchForWhatStays")
"""A search after which what was not found goes elsewhere."""
searching.phrase(
    "search your library and graveyard for {amount:Amount} cards and exile the rest",
    Clauses(
        (
            Search(You(), _CARDS, hole("amount"), zones=(Zone.LIBRARY, Zone.GRAVEYARD), notes_the_rest=True),
            Exile(TheRest()),
        )
    ),
)
sentence.phrase(
    "{search:SearchForWhatStays}. put the chosen cards {place:PutPlace}.",
    Clauses(
        (
            *hole("search", like=Clauses(())).effects,
            put("place", You(), ThisWay("found")),
        )
    ),
)
for _noun in ("creatures", "permanents"):
    sentence.phrase(
        f"choose {{objects:Object}}. {{duration:Duration}}, exchange the text boxes of those {_noun}.",
        ExchangeTextBoxes(hole("objects", Target), hole("duration")),
    )
sentence.phrase(
    "{chooser:Player} chooses target permanent another player controls that shares a card type with it. exchange "
    "control of those permanents.",
    ExchangeControl(
        It("it"),
        Target(
            Filter(Kind.PERMANENT, (Not(ControlledBy(ControllerOf(It("it")))), SharesWith("card type", It("it")))),
            chooser=hole("chooser"),
        ),
    ),
    carries={"another": "second"},
)
for _pronoun in (
    *("it", "they", "that creature", "those creatures"),
    *("a creature destroyed this way", "creatures destroyed this way"),
):
    ORACLE.category("Sentence").phrase(
        f"destroy {{what:Object}}. {_pronoun} can't be regenerated.", Destroy, fixed={"no_regeneration": True}
    )


def _by_their_types(first: Filter, second: Filter) -> Both | None:
    """By which type each is called in what is done with them; ``None`` where it has no one type."""
    types = [[kind for kind in one.predicates if isinstance(kind, HasType)] for one in (first, second)]
    return Both((types[0][0], types[1][0])) if all(len(one) == 1 for one in types) else None


both_at_once = ORACLE.category("BothAtOnce")
"""What is done with two targets at once, each by its type alone: the types, in order."""
both_at_once.phrase(
    "that player simultaneously sacrifices the {first:TypeWord} and returns the {second:TypeWord} card to the "
    "battlefield",
    Both((hole("first"), hole("second"))),
)
sentence.phrase(
    "choose target {first:Filter@singular} and target {second:Filter@singular}. if both targets are still legal as "
    "this ability resolves, {deed:BothAtOnce}.",
    SacrificeAndReturn(Target(hole("first")), Target(hole("second"))),
    also={"deed": worked_out(_by_their_types, hole("first"), hole("second"))},
    where=lambda first, second: (first.kind, second.kind) == (Kind.PERMANENT, Kind.CARD),
)
