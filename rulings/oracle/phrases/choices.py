"""Small shapes of effects and objects that stand beside the basic verbs.

What is here: "of their choice", "each of", "you may have it deal", all counters, "if you can't", mana for each. What is
not: the verbs themselves (``verbs``).
"""

from collections.abc import Callable, Mapping

from rulings.abilities.ability import DeckRule
from rulings.abilities.amounts.amount import AllOf, Fixed
from rulings.abilities.amounts.arithmetic import Half
from rulings.abilities.amounts.counting import CountersOn
from rulings.abilities.amounts.players import LifeTotal
from rulings.abilities.costs.cost import Cost, EitherCost
from rulings.abilities.costs.mana import PayEnergy, PayLife
from rulings.abilities.effects.cards import Discard, Draw, Mill, Reveal, Shuffle
from rulings.abilities.effects.combat import BecomeBlocked, RemoveFromCombat, ReselectAttacked
from rulings.abilities.effects.conditional import IfDone
from rulings.abilities.effects.counters import GetEnergy, PutCounters, RemoveCounters
from rulings.abilities.effects.damage import DealDamage, Fight
from rulings.abilities.effects.effect import Effect, Sequence
from rulings.abilities.effects.life import GainLife, LoseLife
from rulings.abilities.effects.mana import AddMana, ManaOption
from rulings.abilities.effects.modal import ChooseEffect
from rulings.abilities.effects.moving import Exile, Sacrifice
from rulings.abilities.effects.optional import May, MayPay, PayNow
from rulings.abilities.effects.permanents import TransformObject, TurnFaceDown, TurnFaceUp, Unattach
from rulings.abilities.effects.tokens import CreateEmblem
from rulings.abilities.effects.turns import ControlNextTurn
from rulings.abilities.filters.characteristics import HasSubtype, SameNameAs
from rulings.abilities.filters.filter import Filter, narrowed
from rulings.abilities.filters.history import Another
from rulings.abilities.filters.status import AttachedTo, InZone
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import AnyTarget, Choose, Every, Several, Target, WholeZone
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.categories import ORACLE, ability, adjective, effect, recipient, sentence, thing
from rulings.oracle.grammar import Value
from rulings.oracle.holes import hole
from rulings.oracle.template import Number

Slots = Mapping[str, Value] | None

# "Of their choice": the one who does it chooses, as always.


def _of_choice(verb: type[Sacrifice] | type[Discard], template: str) -> None:

    effect.phrase(template, verb(hole("who"), Choose(hole("filter"), hole("amount"))))


_CHOICE = "{amount:Amount} {filter:Filter@amount} of <their|your|his or her> choice"
_of_choice(Sacrifice, f"{{who:Subject}} sacrifice[s] {_CHOICE}")

# "Each of two target creatures".


thing.phrase(
    "each of {objects:Object}",
    Several((hole("objects", Target, AnyTarget, Choose),)),
    carries={"each": "parts"},
    number=Number.SINGULAR,
)


recipient.phrase(
    "{first:Recipient} and {second:Recipient}", Several((hole("first"), hole("second"))), number=Number.PLURAL
)

# Damage in other orders of the words.

effect.phrase("{source:Object} deal[s] damage to {to:Recipient} equal to {amount:Quantity}", DealDamage)

# "You may have ...": somebody else does it if you want.


def _have(template: str, inner: Callable[..., Effect], kind: type[Effect], *names: str) -> None:
    def make(chooser: PlayerRef, **slots: Value) -> May:
        return May(chooser, inner(**slots))

    def unmake(node: May) -> Slots:
        if type(node.effect) is not kind:
            return None
        slots = {name: getattr(node.effect, name) for name in names}
        return {"chooser": node.who, **slots} if node == make(node.who, **slots) else None

    effect.phrase(f"{{chooser:Subject}} may have {template}", make, unmake, kind=May, carries={"may": "May"})


_have(
    "{source:Object} deal {amount:Quantity} damage to {to:Recipient}", DealDamage, DealDamage, "source", "amount", "to"
)
_have(
    "{source:Object} deal damage equal to {amount:Quantity} to {to:Recipient}",
    DealDamage,
    DealDamage,
    "source",
    "amount",
    "to",
)
_have("{who:Player} lose {amount:Quantity} life", LoseLife, LoseLife, "who", "amount")
_have("{who:Player} gain {amount:Quantity} life", GainLife, GainLife, "who", "amount")
_have("{who:Player} draw {amount:Amount} card(s:amount)", Draw, Draw, "who", "amount")
_have("{who:Player} mill {amount:Amount} card(s:amount)", Mill, Mill, "who", "amount")
_have("{who:Player} discard {what:Object}", Discard, Discard, "who", "what")
_have("{who:Player} sacrifice {what:Object}", Sacrifice, Sacrifice, "who", "what")
_have("{who:Player} shuffle", Shuffle, Shuffle, "who")
_have("{who:Player} reveal {what:Object}", Reveal, Reveal, "who", "what")
_have("{first:Object} fight {second:Object}", Fight, Fight, "first", "second")

# Counters.

_PLAYERS_COUNTERS = ("poison", "energy", "experience", "rad", "ticket")
for _kind in _PLAYERS_COUNTERS:
    ORACLE.category("CountedSingly").phrase(
        f"{_kind} counter {{on:Player}} [has|have]", CountersOn, fixed={"kind": _kind}
    )


# Players have counters of few kinds: "them" are no players where it is another.
effect.phrase(
    "{who:Subject} remove[s] all {kind:CounterKind} counters from {source:Recipient}",
    RemoveCounters(hole("who"), AllOf(), hole("kind"), hole("source")),
    where=lambda kind, source: not (isinstance(source, PlayerRef) and kind not in _PLAYERS_COUNTERS),
)
effect.phrase(
    "{who:Subject} remove[s] all counters from {source:Recipient}",
    RemoveCounters,
    fixed={"amount": AllOf(), "kind": None},
)

# "If you can't": what is done where the thing before could not be.

for _cant in (
    "if you can't",
    "if they can't",
    "if that player can't",
    "if the player can't",
    "if you don't",
    "if they don't",
    "if that player doesn't",
    "if the player doesn't",
):
    sentence.phrase(
        f"{{first:Clauses}}. {_cant}, {{otherwise:Clauses}}.", IfDone(hole("first"), Sequence(()), hole("otherwise"))
    )
for _if, _reflexive in (
    ("if you do", False),
    ("when you do", True),
    ("if they do", False),
    ("if that player does", False),
    ("if the player does", False),
):
    sentence.phrase(
        f"{{who:Subject}} may {{cost:MayPayCost}}. {_if}, {{then:Clauses}}.",
        MayPay,
        fixed={"reflexive": _reflexive},
        carries={"may": "MayPay"},
    )
may_cost = ORACLE.category("MayPayCost")
"""What somebody may pay that is not mana alone."""


effect.phrase("{who:Subject} pay[s] {cost:EnergyNow}", PayNow)
ORACLE.category("EnergyNow").phrase("{amount:EnergySymbols}", Cost((PayEnergy(hole("amount")),)))
may_cost.phrase("pay {amount:Quantity} life", Cost((PayLife(hole("amount")),)))
may_cost.phrase("pay {amount:EnergySymbols}", Cost((PayEnergy(hole("amount")),)))
for _not in ("if you don't", "if they don't", "if that player doesn't", "if the player doesn't"):
    for _cost in ("pay {cost:ManaOnly}", "{cost:MayPayCost}"):
        sentence.phrase(
            f"{{who:Subject}} may {_cost}. {_not}, {{otherwise:Clauses}}.", MayPay, carries={"may": "MayPay"}
        )

# Mana for each.


effect.phrase(
    "{who:Subject} add[s] {options:ManaOption+or} for each {times:CountedSingly}",
    AddMana(hole("who"), hole("options"), hole("times")),
    carries={"each": "times"},
)
effect.phrase(
    "{who:Subject} add[s] a amount of {options:ManaOption+or} equal to {times:Quantity}",
    AddMana(hole("who"), hole("options"), hole("times")),
)

# Turning and controlling.

effect.phrase("turn {what:Object} face up", TurnFaceUp)
# Of others a sentence may follow that says what they are face down (CR 708.2): only the object itself is read here.
effect.phrase("turn {what:This} face down", TurnFaceDown)
effect.phrase("transform {what:Object}", TransformObject)
effect.phrase("convert {what:Object}", TransformObject, fixed={"convert": True})
effect.phrase(
    "{who:Subject} control[s] {whom:Player} during that player's next turn",
    ControlNextTurn,
    carries={"next": "ControlNextTurn"},
)

# Spells and abilities together.


def _declare_target(words: str, kind: Kind) -> None:
    """Only as targets: as a noun it would be another wording of "spell or ability"."""

    thing.phrase(f"target {words}", Target(Filter(kind)))


_declare_target("spell, activated ability, or triggered ability", Kind.SPELL_OR_ABILITY)
_declare_target("spell or permanent", Kind.SPELL_OR_PERMANENT)


def _undo_exiled(node: InZone) -> Slots:
    """Only where it was read so: "cards in exile" says the same behind the noun."""
    return {} if node == InZone(Zone.EXILE) and node.wording == _EXILED_BEFORE else None


adjective.phrase("exiled", lambda: InZone(Zone.EXILE), _undo_exiled, kind=InZone)
_EXILED_BEFORE = adjective.own[-1].wording

# Energy, emblems.

effect.phrase("{who:Subject} get[s] {amount:EnergySymbols}", GetEnergy)
effect.phrase("{who:Subject} get[s] a emblem with {abilities:Granted+and}", CreateEmblem)

# "Put a counter on it or remove one from it": the doer chooses.


effect.phrase(
    "{first:Effect} or remove one from {second:Object}",
    ChooseEffect(
        hole("first", PutCounters, where=lambda one: one.amount == Fixed(1)).who,
        (hole("first"), RemoveCounters(hole("first").who, Fixed(1), hole("first").kind, hole("second"))),
        labels=("put a counter", "remove a counter"),
    ),
)


# One cost or another.


_activation = ORACLE.category("ListedCost")
_activation.phrase("{parts:CostPart+,}", Cost)
ORACLE.category("Cost").phrase(
    "{first:ListedCost} or {second:ListedCost}", Cost((EitherCost((hole("first"), hole("second"))),))
)

# One or two, unattaching, all others of a name.


def _some_targets(template: str, least: int, most: int) -> None:
    thing.phrase(
        template,
        Target,
        fixed={"minimum": Fixed(least), "maximum": Fixed(most)},
        number=Number.PLURAL,
    )


for _words, _least, _most in (("one or two", 1, 2), ("one, two, or three", 1, 3), ("two or three", 2, 3)):
    _some_targets(f"{_words} target {{filter:Filter@plural}}", _least, _most)
    thing.phrase(
        f"{_words} targets",
        AnyTarget,
        fixed={"minimum": Fixed(_least), "maximum": Fixed(_most)},
        number=Number.PLURAL,
    )
effect.phrase("unattach {what:Object}", Unattach)
_EQUIPMENT = HasSubtype("Equipment")


effect.phrase(
    "unattach all Equipment from {host:Object}",
    Unattach(Every(Filter(Kind.PERMANENT, (_EQUIPMENT, AttachedTo(hole("host")))))),
)


thing.phrase(
    "{object:Object} and all other {filter:Filter@plural} with the same name as {other:Object}",
    Several((hole("object"), Every(narrowed(hole("filter"), SameNameAs(hole("other")), Another(hole("other")))))),
    number=Number.PLURAL,
)


# At random.


thing.phrase(
    "{amount:Amount} {filter:Filter@amount} at random {place:FromZone}",
    Choose(narrowed(hole("filter"), hole("place")), hole("amount"), at_random=True),
    number="amount",
)
_from = ORACLE.category("FromZone")
_from.phrase("from {player:Player's} {zone:OwnedZone}", InZone)

# Whole hands, several zones.

thing.phrase(
    "all the cards from {player:Player's} graveyard", WholeZone, fixed={"zone": Zone.GRAVEYARD}, number=Number.PLURAL
)
for _in in ("in", "from"):
    thing.phrase(
        f"the cards {_in} {{player:Player's}} hand", WholeZone, fixed={"zone": Zone.HAND}, number=Number.PLURAL
    )
thing.phrase("all the cards in {player:Player's} hand", WholeZone, fixed={"zone": Zone.HAND}, number=Number.PLURAL)


thing.phrase(
    "{player:Player's} hand and graveyard",
    Several((WholeZone(hole("player"), Zone.HAND), WholeZone(hole("player"), Zone.GRAVEYARD))),
    number=Number.PLURAL,
)
effect.phrase("remove {what:Object} from combat", RemoveFromCombat)
effect.phrase("{what:Object} become[s] blocked", BecomeBlocked)
effect.phrase("{who:Subject} reselect[s] which player or permanent {what:Object} is attacking", ReselectAttacked)

# Counters by a number that is found.

effect.phrase(
    "{who:Subject} put[s] a number of {kind:CounterKind} counters on {on:Recipient} equal to {amount:Quantity}",
    PutCounters,
)

# Mana of a chosen colour, counters in exile, half a life, decks.

_CHOSEN = (ManaOption(("chosen",)),)
effect.phrase("{who:Subject} add[s] one mana of the chosen color", AddMana, fixed={"options": _CHOSEN})
effect.phrase("exile {what:Object} with {counters:EnteringCounters}", Exile)


def _half_life(rounded: str) -> None:

    effect.phrase(
        f"{{who:Subject}} lose[s] half {{of:Player's}} life, rounded {rounded}",
        LoseLife(hole("who"), Half(LifeTotal(hole("of")), rounded)),
    )


_half_life("up")
_half_life("down")
ability.words({"a deck can have any number of cards named ~.": DeckRule()})
