"""The verbs: one-shot effects by what they do (CR 610, 701)."""

from dataclasses import dataclass

from rulings.abilities.amounts import AllOf, Amount, Fixed
from rulings.abilities.changes import Change
from rulings.abilities.costs import Cost
from rulings.abilities.effects import Effect
from rulings.abilities.filters import Filter
from rulings.abilities.node import Node
from rulings.abilities.players import PlayerRef, You
from rulings.abilities.references import ObjectRef, This
from rulings.abilities.vocabulary import CardType, Color, Stat, Supertype, Zone


@dataclass(frozen=True, slots=True)
class DealDamage(Effect):
    """Damage from ``source`` to each of ``to`` (CR 120)."""

    source: ObjectRef
    amount: Amount
    to: Node
    """An object or player reference; ``EachPlayer`` and ``Every`` at once with ``Several``."""
    divided: bool = False
    """"Divided as you choose among" (CR 601.2d)."""
    equal_each: bool = False
    unpreventable: bool = False
    excess_to: Node | None = None
    """"Excess damage is dealt to that creature's controller instead" (CR 120.4a): a player or object reference."""


@dataclass(frozen=True, slots=True)
class DamageShare(Node):
    """So much of the damage that one verb says, and to whom."""

    amount: Amount
    to: Node


@dataclass(frozen=True, slots=True)
class DealShares(Effect):
    """The source deals several amounts at the same time: "4 damage to any target and 2 damage to you"."""

    source: ObjectRef
    shares: tuple[DamageShare, ...]


@dataclass(frozen=True, slots=True)
class GainLife(Effect):
    """``who`` gains life (CR 119.3)."""

    who: PlayerRef
    amount: Amount


@dataclass(frozen=True, slots=True)
class LoseLife(Effect):
    """``who`` loses life (CR 119.3)."""

    who: PlayerRef
    amount: Amount


@dataclass(frozen=True, slots=True)
class SetLife(Effect):
    """ "Your life total becomes 10" (CR 119.5)."""

    who: PlayerRef
    amount: Amount


@dataclass(frozen=True, slots=True)
class ExchangeLife(Effect):
    """Two players exchange life totals (CR 701.12c)."""

    who: PlayerRef
    other: PlayerRef | None
    """``None``: ``who`` are the two."""


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """``who`` draws cards, one at a time (CR 121.2)."""

    who: PlayerRef
    amount: Amount = Fixed(1)


@dataclass(frozen=True, slots=True)
class Discard(Effect):
    """``who`` discards ``what`` (CR 701.9); the doer chooses unless ``at_random`` or ``chooser`` says otherwise."""

    who: PlayerRef
    what: ObjectRef
    """``Choose`` from hand, ``WholeZone`` hand, ``It``, ``This``."""
    chooser: PlayerRef | None = None


@dataclass(frozen=True, slots=True)
class Mill(Effect):
    """``who`` mills cards (CR 701.17)."""

    who: PlayerRef
    amount: Amount


@dataclass(frozen=True, slots=True)
class Scry(Effect):
    """``who`` scries (CR 701.22)."""

    who: PlayerRef
    amount: Amount


@dataclass(frozen=True, slots=True)
class Surveil(Effect):
    """``who`` surveils (CR 701.25)."""

    who: PlayerRef
    amount: Amount


@dataclass(frozen=True, slots=True)
class Destroy(Effect):
    """(CR 701.8)"""

    what: ObjectRef
    no_regeneration: bool = False
    """"They can't be regenerated"."""


@dataclass(frozen=True, slots=True)
class Exile(Effect):
    """(CR 701.13)"""

    what: ObjectRef
    until: Node | None = None
    """A ``Duration``: ``UntilLeaves`` (CR 610.3)."""
    face_down: bool = False
    counters: Node | None = None
    """``PutCounters`` on the exiled cards: "with three time counters on it"."""
    who: PlayerRef = You()


@dataclass(frozen=True, slots=True)
class Sacrifice(Effect):
    """``who`` sacrifices ``what`` (CR 701.21)."""

    who: PlayerRef
    what: ObjectRef


@dataclass(frozen=True, slots=True)
class ReturnTo(Effect):
    """ "Return X to its owner's hand", "return X to the battlefield" (CR 400.3)."""

    what: ObjectRef
    zone: Zone
    entering: "Entering | None" = None
    who: PlayerRef = You()


@dataclass(frozen=True, slots=True)
class PutInto(Effect):
    """ "Put X into your hand / onto the battlefield / on top of your library / into your graveyard"."""

    who: PlayerRef
    what: ObjectRef
    zone: Zone
    position: str = "top"
    """For libraries: top, bottom, a number from the top as ``"3"``, ``"top or bottom"`` (doer chooses)."""
    order: str = ""
    """``"any"``, ``"random"`` where several go together."""
    entering: "Entering | None" = None
    face_down: bool = False


@dataclass(frozen=True, slots=True)
class Entering(Node):
    """How something enters the battlefield by an effect: "tapped", "under your control", "attacking", "with two +1/+1
    counters"."""

    tapped: bool = False
    controller: PlayerRef | None = None
    """``None``: whoever puts it there; ``OwnerOf`` for "under its owner's control"."""
    attacking: bool = False
    transformed: bool = False
    face_down: bool = False
    attached_to: ObjectRef | None = None
    counters: tuple[Node, ...] = ()
    """``PutCounters`` on it."""
    changes: tuple[Change, ...] = ()
    """"It's a Zombie in addition to its other types", "it gains haste"."""
    blocking: ObjectRef | None = None
    """What it enters blocking."""


@dataclass(frozen=True, slots=True)
class ShuffleInto(Effect):
    """ "Shuffle X into its owner's library"."""

    who: PlayerRef
    what: ObjectRef


@dataclass(frozen=True, slots=True)
class Shuffle(Effect):
    """``who`` shuffles their library (CR 701.24)."""

    who: PlayerRef


@dataclass(frozen=True, slots=True)
class Search(Effect):
    """``who`` searches a zone for cards (CR 701.23); what is found is ``ThisWay("found")``."""

    who: PlayerRef
    filter: Filter
    amount: Amount = Fixed(1)
    whose: PlayerRef = You()
    zones: tuple[Zone, ...] = (Zone.LIBRARY,)
    reveal: bool = False
    different_names: bool = False
    some_zones: bool = False
    """"Library and/or graveyard": whether the library is among them is chosen."""
    total: Amount | None = None
    """"With total mana value 6 or less": the most that the mana values of all found cards may add up to."""
    also: tuple[Filter, ...] = ()
    """"A Forest card and a Plains card": the further cards, one of each."""


@dataclass(frozen=True, slots=True)
class Reveal(Effect):
    """``who`` reveals ``what`` (CR 701.20)."""

    who: PlayerRef
    what: ObjectRef
    until: Filter | None = None
    """"Reveals cards from the top of their library until they reveal a land card"."""
    until_amount: Amount | None = None


@dataclass(frozen=True, slots=True)
class LookAt(Effect):
    """``who`` looks at ``what``."""

    who: PlayerRef
    what: ObjectRef


@dataclass(frozen=True, slots=True)
class ExileUntil(Effect):
    """ "Exile cards from the top of your library until you exile a nonland card"."""

    who: PlayerRef
    filter: Filter


@dataclass(frozen=True, slots=True)
class Tap(Effect):
    """(CR 701.26a)"""

    what: ObjectRef


@dataclass(frozen=True, slots=True)
class Untap(Effect):
    """(CR 701.26b)"""

    what: ObjectRef


@dataclass(frozen=True, slots=True)
class TapOrUntap(Effect):
    """ "Tap or untap": the controller chooses on resolution."""

    what: ObjectRef


@dataclass(frozen=True, slots=True)
class CounterSpell(Effect):
    """Counters spells or abilities (CR 701.6); ``zone`` where the card goes instead of its owner's graveyard."""

    what: ObjectRef
    zone: Zone | None = None
    position: str = "top"


@dataclass(frozen=True, slots=True)
class PutCounters(Effect):
    """``who`` puts counters on objects or players (CR 122)."""

    who: PlayerRef
    amount: Amount
    kind: str
    """``"+1/+1"``, ``"charge"``, ``"poison"``, ``"flying"``; ``"chosen"`` where the text lets choose."""
    on: Node
    """An object or player reference."""
    distributed: bool = False
    """"Distribute ... among" (CR 601.2d)."""


@dataclass(frozen=True, slots=True)
class RemoveCounters(Effect):
    """Removes counters; ``kind`` ``None`` is any kind (CR 122)."""

    who: PlayerRef
    amount: Amount
    kind: str | None
    source: Node


@dataclass(frozen=True, slots=True)
class MoveCounters(Effect):
    """Moves counters from one object to another (CR 122.5)."""

    amount: Amount
    kind: str | None
    source: ObjectRef
    to: ObjectRef


@dataclass(frozen=True, slots=True)
class DoubleCounters(Effect):
    """Doubles counters (CR 701.10e)."""

    kind: str | None
    on: Node


@dataclass(frozen=True, slots=True)
class GetEnergy(Effect):
    """``who`` gets {E} (CR 122)."""

    who: PlayerRef
    amount: Amount


@dataclass(frozen=True, slots=True)
class TokenSpec(Node):
    """What a created token is (CR 111.3, 111.4)."""

    power: Amount | None = None
    toughness: Amount | None = None
    colors: tuple[Color, ...] = ()
    supertypes: tuple[Supertype, ...] = ()
    types: tuple[CardType, ...] = ()
    subtypes: tuple[str, ...] = ()
    abilities: tuple[Node, ...] = ()
    """``Ability`` nodes."""
    name: str | None = None
    """Given name; ``None``: named by its subtypes (CR 111.4)."""


@dataclass(frozen=True, slots=True)
class CreateToken(Effect):
    """``who`` creates tokens (CR 701.7); predefined tokens (Treasure, Food, Clue, ...) by ``predefined`` (CR
    111.10)."""

    who: PlayerRef
    amount: Amount
    token: TokenSpec
    predefined: str | None = None
    entering: Entering | None = None


@dataclass(frozen=True, slots=True)
class CreateCopyToken(Effect):
    """``who`` creates tokens that are copies of ``of`` (CR 707)."""

    who: PlayerRef
    amount: Amount
    of: ObjectRef
    exceptions: tuple[Change, ...] = ()
    entering: Entering | None = None


@dataclass(frozen=True, slots=True)
class CopyOnStack(Effect):
    """``who`` copies a spell or ability (CR 707.10); the copies' controller may choose new targets if
    ``new_targets``."""

    who: PlayerRef
    what: ObjectRef
    amount: Amount = Fixed(1)
    new_targets: bool = False
    exceptions: tuple[Change, ...] = ()


@dataclass(frozen=True, slots=True)
class ChooseNewTargets(Effect):
    """``who`` may choose new targets for, or changes the target of, a spell or ability (CR 115.7)."""

    who: PlayerRef
    what: ObjectRef
    to: Node | None = None
    must_change: bool = False
    only_one: bool = False
    """"Change a target": one of the targets, the others stay (CR 115.7b)."""


@dataclass(frozen=True, slots=True)
class Attach(Effect):
    """ "Attach ~ to target creature" (CR 701.3)."""

    what: ObjectRef
    to: Node


@dataclass(frozen=True, slots=True)
class Unattach(Effect):
    """(CR 701.3d)"""

    what: ObjectRef


@dataclass(frozen=True, slots=True)
class Fight(Effect):
    """Two creatures fight (CR 701.14)."""

    first: ObjectRef
    second: ObjectRef


@dataclass(frozen=True, slots=True)
class AddMana(Effect):
    """``who`` adds mana (CR 106): ``options`` are alternatives of symbols; ``("any",)`` any colour, ``("any one",)``
    one
    colour for all, ``("chosen",)``, ``("produced",)`` any type the land produced, ``("commander",)``,
    ``("among",)``."""

    who: PlayerRef
    options: tuple["ManaOption", ...]
    times: Amount | None = None
    """So many of it ("an amount of {G} equal to"), or of the any-colour mana."""
    restriction: Node | None = None
    """"Spend this mana only to cast creature spells": a ``SpendOnly``."""
    keep: bool = False
    """"Until end of turn, you don't lose this mana as steps and phases end"."""
    among: Node | None = None
    """"Of any color among permanents you control", "that a land could produce"."""
    rider: Node | None = None
    """A ``ManaRider``: what happens as the mana is spent."""


@dataclass(frozen=True, slots=True)
class ManaOption(Node):
    """One of the alternatives of ``AddMana``: symbols as printed, or one of its words."""

    symbols: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SpendOnly(Node):
    """What mana may be spent on: spells or abilities that fit; ``rider`` is what happens to the spell ("can't be
    countered")."""

    filter: Filter | None
    what: str = "spell"
    """spell, ability, not spell, or a special action by its name: foretell."""
    rider: Node | None = None
    also: "SpendOnly | None" = None
    """Or else on this: "or activate abilities of artifacts"."""


@dataclass(frozen=True, slots=True)
class Regenerate(Effect):
    """Sets up a regeneration shield (CR 701.19)."""

    what: ObjectRef


@dataclass(frozen=True, slots=True)
class PreventDamage(Effect):
    """Sets up prevention (CR 615): ``amount`` ``AllOf`` prevents all; ``next`` for "the next N damage"."""

    amount: Amount
    to: Node | None = None
    by: Node | None = None
    combat: bool | None = None
    duration: Node | None = None
    """A ``Duration``."""
    then: Effect | None = None
    """"If damage is prevented this way, ..."."""
    next: bool = False
    chosen_source: Filter | None = None
    """"By a source of your choice"."""
    portion: Amount | None = None
    """How much of the damage, found as it would be dealt: "half that damage"."""


@dataclass(frozen=True, slots=True)
class RedirectDamage(Effect):
    """ "The next N damage that would be dealt to X this turn is dealt to Y instead" (CR 614.9)."""

    amount: Amount
    to: Node | None
    by: Node | None
    onto: Node
    duration: Node | None = None
    next: bool = False
    chosen_source: Filter | None = None
    combat: bool | None = None


@dataclass(frozen=True, slots=True)
class ExchangeControl(Effect):
    """Two objects change controllers (CR 701.12b)."""

    first: ObjectRef
    second: ObjectRef


@dataclass(frozen=True, slots=True)
class TransformObject(Effect):
    """Transforms (CR 701.27); ``convert`` for converting (CR 701.28)."""

    what: ObjectRef
    convert: bool = False


@dataclass(frozen=True, slots=True)
class Flip(Effect):
    """Flips a flip card (CR 710)."""

    what: ObjectRef


@dataclass(frozen=True, slots=True)
class TurnFaceUp(Effect):
    """(CR 708.7)"""

    what: ObjectRef


@dataclass(frozen=True, slots=True)
class TurnFaceDown(Effect):
    """(CR 708.2b)"""

    what: ObjectRef


@dataclass(frozen=True, slots=True)
class PhaseOut(Effect):
    """(CR 702.26)"""

    what: ObjectRef
    until: Node | None = None
    """A ``Duration``: ``UntilLeaves`` (CR 610.4)."""
    is_tapped: bool = False
    """"Tap that creature as it phases in this way"."""


@dataclass(frozen=True, slots=True)
class BecomeBlocked(Effect):
    """ "Target unblocked attacking creature becomes blocked" (CR 509.1h)."""

    what: ObjectRef


@dataclass(frozen=True, slots=True)
class ReselectAttacked(Effect):
    """ "Reselect which player or permanent target attacking creature is attacking" (CR 508.7)."""

    who: PlayerRef
    what: ObjectRef


@dataclass(frozen=True, slots=True)
class RemoveFromCombat(Effect):
    """(CR 506.4)"""

    what: ObjectRef


@dataclass(frozen=True, slots=True)
class CastCard(Effect):
    """ "You may cast X without paying its mana cost": on resolution; the May is its own node (CR 608.2g)."""

    who: PlayerRef
    what: ObjectRef
    cost: Cost | None = None
    """``Cost(())`` without paying its mana cost; ``None`` as usual."""
    play: bool = False
    """"Play": lands too."""
    spell: Filter | None = None
    """"A creature spell with mana value 3 or less": asked of the spell that it would be (CR 601.3e), of which ``what``
    says only where the card is."""


CARD_NAME_CHOICES = (
    "card name",
    "card name other than a basic land card name",
    "creature card name",
    "land card name",
    "noncreature, nonland card name",
    "nonbasic land card name",
    "nonland card name",
)
"""What ``MakeChoice`` may name a card by."""


@dataclass(frozen=True, slots=True)
class MakeChoice(Effect):
    """ "Choose a color", "choose a creature type", "choose an opponent", "choose a card name", "choose a number"."""

    who: PlayerRef
    what: str
    """color, creature type, card type, land type, basic land type, opponent, player, card name, number, word."""
    options: tuple[str, ...] = ()
    filter: Node | None = None
    """Limits ("a nonland card name", "a number between 1 and 10")."""


@dataclass(frozen=True, slots=True)
class ChooseObjects(Effect):
    """ "Choose a creature you control": later named as ``ThisWay("chosen")``."""

    who: PlayerRef
    what: ObjectRef


@dataclass(frozen=True, slots=True)
class FlipCoin(Effect):
    """(CR 705)"""

    who: PlayerRef
    amount: Amount = Fixed(1)
    win: Effect | None = None
    lose: Effect | None = None


@dataclass(frozen=True, slots=True)
class RollDie(Effect):
    """(CR 706); ``results`` are (condition, effect) as ``If`` nodes."""

    who: PlayerRef
    sides: int
    results: tuple[Effect, ...] = ()
    amount: Amount = Fixed(1)
    plus: Amount | None = None
    """"And add": a modifier of the roll (CR 706.2)."""


@dataclass(frozen=True, slots=True)
class ExtraTurn(Effect):
    """(CR 500.7)"""

    who: PlayerRef
    amount: Amount = Fixed(1)
    at_end: Effect | None = None
    """"At the beginning of that turn's end step, ...": what a delayed trigger of that turn does (CR 603.7)."""


@dataclass(frozen=True, slots=True)
class ExtraPhase(Effect):
    """(CR 500.8): phases or steps in order."""

    phases: tuple[str, ...]
    after: str = "this phase"
    who: PlayerRef | None = None
    """"You get": only in a turn of that player (CR 500.10a)."""
    times: Amount = Fixed(1)


@dataclass(frozen=True, slots=True)
class SkipStep(Effect):
    """ "Skips their next draw step", "skips their next turn" (CR 614.10)."""

    who: PlayerRef
    what: str
    amount: Amount = Fixed(1)
    this_turn: bool = False
    """"Each instance of it this turn" instead of the next one."""


@dataclass(frozen=True, slots=True)
class EndTheTurn(Effect):
    """(CR 723)"""


@dataclass(frozen=True, slots=True)
class EndCombatPhase(Effect):
    """ "End the combat phase" (CR 723.2)."""


@dataclass(frozen=True, slots=True)
class ControlNextTurn(Effect):
    """ "You control target player during that player's next turn" (CR 722)."""

    who: PlayerRef
    whom: PlayerRef


@dataclass(frozen=True, slots=True)
class ExchangeLifeWithStat(Effect):
    """ "Exchange your life total with ~'s toughness": each becomes what the other was (CR 701.12g)."""

    who: PlayerRef
    what: ObjectRef
    stat: Stat


@dataclass(frozen=True, slots=True)
class RememberPut(Effect):
    """What an effect has just put onto the battlefield is what "put with ~" means (CR 607.2)."""

    what: ObjectRef


@dataclass(frozen=True, slots=True)
class SeparateIntoPiles(Effect):
    """ "Separate those cards into two piles" (CR 700.3): they are ``ThisWay("first pile")`` and ``ThisWay("second
    pile")``."""

    who: PlayerRef
    what: ObjectRef


@dataclass(frozen=True, slots=True)
class ChoosePile(Effect):
    """ "The pile of their choice", "one pile": ``ThisWay("chosen pile")``; the other is ``ThisWay("other pile")``."""

    who: PlayerRef


@dataclass(frozen=True, slots=True)
class ExtraTurnAfterControlled(Effect):
    """ "After that turn, that player takes an extra turn": after the turn in which ``who`` is controlled (CR 500.7)."""

    who: PlayerRef


@dataclass(frozen=True, slots=True)
class SacrificeAll(Effect):
    """ "Each player sacrifices all creatures they control": at once (CR 101.4, 701.21)."""

    who: PlayerRef
    filter: Filter


@dataclass(frozen=True, slots=True)
class WinGame(Effect):
    """(CR 104.2b)"""

    who: PlayerRef


@dataclass(frozen=True, slots=True)
class LoseGame(Effect):
    """(CR 104.3e)"""

    who: PlayerRef


@dataclass(frozen=True, slots=True)
class DrawGame(Effect):
    """The game is a draw (CR 104.4c)."""


@dataclass(frozen=True, slots=True)
class CreateEmblem(Effect):
    """(CR 114)"""

    who: PlayerRef
    abilities: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class BecomeDesignation(Effect):
    """ "You become the monarch", "it becomes day", "gets the city's blessing", "becomes suspected", "becomes
    saddled"."""

    who: Node
    what: str


@dataclass(frozen=True, slots=True)
class KeywordAction(Effect):
    """A keyword action that is one instruction with a number: proliferate, populate, investigate, explore, connive,
    adapt, monstrosity, fateseal, bolster, support, amass, goad, detain, manifest, manifest dread, cloak, learn,
    venture,
    incubate, discover, endure, exert, meld, clash, planeswalk, open an attraction, forage, blight, earthbend, airbend,
    waterbend, time travel, the Ring tempts you, vote, investigate, collect evidence, suspect, face a villainous
    choice."""

    who: PlayerRef
    name: str
    amount: Amount | None = None
    what: Node | None = None
    subtype: str | None = None


@dataclass(frozen=True, slots=True)
class LosePoison(Effect):
    """Loses all counters of a kind from a player."""

    who: PlayerRef
    kind: str
    amount: Amount = AllOf()


@dataclass(frozen=True, slots=True)
class LoseMana(Effect):
    """``who`` loses all unspent mana."""

    who: PlayerRef


@dataclass(frozen=True, slots=True)
class Imprint(Effect):
    """Remembers objects on ``on`` for linked abilities where the text does not exile (CR 607)."""

    what: ObjectRef
    on: ObjectRef = This()


@dataclass(frozen=True, slots=True)
class CopyCard(Effect):
    """ "Copy the exiled card": a copy of a card where the card is, to be cast (CR 707.12); it is
    ``ThisWay("copied")``."""

    who: PlayerRef
    what: ObjectRef


@dataclass(frozen=True, slots=True)
class FlipUntilLost(Effect):
    """ "Flip a coin until you lose a flip or choose to stop flipping" (CR 705): the won flips are counted."""

    who: PlayerRef
    then: Effect
    """What happens if no flip was lost."""


@dataclass(frozen=True, slots=True)
class GuessInHand(Effect):
    """ "Target opponent guesses whether a card with that name is in your hand": right or wrong is known as
    ``guessed wrong``."""

    who: PlayerRef
    whose: PlayerRef = You()


@dataclass(frozen=True, slots=True)
class GainClassLevel(Effect):
    """ "This Class's level becomes N" (CR 716.2a)."""

    level: int


@dataclass(frozen=True, slots=True)
class TurnForGreatest(Effect):
    """Each player exiles the top card of their library; whoever exiled the one with the greatest mana value takes an
    extra turn, after those tied have repeated it until the tie is broken."""


@dataclass(frozen=True, slots=True)
class BecomeAura(Effect):
    """ "~ loses this ability and becomes an Aura enchantment with enchant creature. Attach it to target creature. You
    may pay {U} to end this effect" (CR 116.2c)."""

    what: ObjectRef
    to: ObjectRef
    end_cost: Cost


@dataclass(frozen=True, slots=True)
class ExileAsItResolves(Effect):
    """ "Exile that card instead of putting it into your graveyard as it resolves": the spell, when it has resolved."""

    what: ObjectRef
    counters: tuple[Node, ...] = ()
    then: Effect | None = None
    """"If you do, ...": done once it is in exile."""


@dataclass(frozen=True, slots=True)
class PayNow(Effect):
    """A payment that an effect asks for: "pay {E}{E}. If you can't, ..."."""

    who: PlayerRef
    cost: Cost
