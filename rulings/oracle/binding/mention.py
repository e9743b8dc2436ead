"""A mention: one thing that an ability has spoken of, and that a pronoun may stand for.

What is here: what a bound node of an ability lets later words speak of. What is not: what an event supplies
(``rulings.oracle.binding.event_mentions``), and which mention a pronoun fits (``rulings.oracle.binding.mentions``).
"""

from collections.abc import Iterator
from dataclasses import dataclass

from rulings.abilities.amounts.amount import Amount, AnyNumber, Fixed, UpTo
from rulings.abilities.amounts.arithmetic import Times
from rulings.abilities.amounts.counting import Count
from rulings.abilities.amounts.history import DoneThisWay
from rulings.abilities.conditions.condition import AllAre, Fits
from rulings.abilities.effects.cards import Discard, Draw, ExileUntil, LookAt, Mill, Reveal, Search, ShuffleInto
from rulings.abilities.effects.choosing import ChooseObjects, ChoosePlayer
from rulings.abilities.effects.counters import PutCounters, RemoveCounters
from rulings.abilities.effects.damage import DealDamage, DealShares
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.effects.game import KeywordAction
from rulings.abilities.effects.life import GainLife, LoseLife
from rulings.abilities.effects.moving import Destroy, Exile, PutInto, ReturnTo, Sacrifice
from rulings.abilities.effects.optional import PayAny
from rulings.abilities.effects.permanents import Attach, MultiplyPT, Tap, Untap
from rulings.abilities.effects.spells import (
    CastCard,
    CopyCard,
    CopyOfChosenName,
    CopyOfNoted,
    CopyOnStack,
    CounterSpell,
)
from rulings.abilities.effects.tokens import CreateCopyToken, CreateToken, CreateTokens
from rulings.abilities.filters.filter import Both, Filter
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.status import AttachedTo, InZone
from rulings.abilities.named_cards import CreateNamedToken
from rulings.abilities.node import Node
from rulings.abilities.players import (
    AnyPlayer,
    AttackingPlayer,
    ChosenPlayer,
    ControllerOf,
    DefendingPlayer,
    EachOpponent,
    EachOtherPlayer,
    EachPlayer,
    EnchantedPlayer,
    Opponent,
    OwnerOf,
    PlayerOrController,
    PlayerRef,
    PlayersThisWay,
    TargetPlayer,
)
from rulings.abilities.references import (
    AnyTarget,
    Attached,
    BottomCards,
    Choose,
    Every,
    It,
    LinkedExile,
    MeldPair,
    Target,
    TheRest,
    This,
    ThisWay,
    TopCards,
    TopOfGraveyard,
    WholeZone,
)
from rulings.abilities.vocabulary import Kind, Zone
from rulings.oracle.binding.nouns import nouns_of
from rulings.oracle.categories import THE_OTHER


@dataclass(frozen=True, slots=True)
class Mention:
    """One thing spoken of."""

    node: Node
    """What a pronoun for it stands for."""
    nouns: frozenset[str]
    """Nouns that "that ..." may use for it: ``"creature"``, ``"card"``; empty where any may."""
    is_plural: bool = False
    """Whether it may be several."""
    is_player: bool = False
    """Whether it is a player."""
    is_number: bool = False
    """Whether it is a number: what "that many" and "that much" stand for."""
    is_named_only: bool = False
    """Whether only a noun ("that spell") can mean it, never "it"."""
    is_attached: bool = False
    """Whether it is "enchanted creature", which "that creature" never means where another one is spoken of."""
    is_implied: bool = False
    """Whether it is a player who was spoken of only as whose something is: "target creature an opponent controls"."""


_VERBS: dict[type[Node], str] = {
    Attach: "attached",
    ChooseObjects: "chosen",
    Continuous: "affected",
    Destroy: "destroyed",
    Discard: "discarded",
    Exile: "exiled",
    LookAt: "looked",
    MultiplyPT: "affected",
    PutInto: "put",
    ReturnTo: "returned",
    Reveal: "revealed",
    Sacrifice: "sacrificed",
    Tap: "tapped",
    Untap: "untapped",
}
"""Verbs that remember what they were done to."""


_PRONOUN_VERBS = {**_VERBS, Tap: "to tap", Untap: "to untap"}
"""By which word a pronoun finds what the verb was done to: "those creatures" were tapped even if they were before."""


_AMOUNTS: dict[type[Node], tuple[str, bool]] = {
    DealDamage: ("dealt damage", True),
    DealShares: ("dealt damage", True),
    GainLife: ("gained life", True),
    LoseLife: ("lost life", True),
    Draw: ("drawn", False),
    Discard: ("discarded", False),
    Exile: ("exiled", False),
    Sacrifice: ("sacrificed", False),
    Destroy: ("destroyed", False),
    Mill: ("milled", False),
    Reveal: ("revealed", False),
    ReturnTo: ("returned", False),
    PutInto: ("put", False),
    ShuffleInto: ("shuffled", False),
    Tap: ("tapped", False),
    Untap: ("untapped", False),
    RemoveCounters: ("removed counters", False),
    PutCounters: ("put counters", False),
    CreateToken: ("created", False),
    CreateTokens: ("created", False),
}
"""Verbs that count what they do, and whether it is an amount rather than a number of things."""


MUCH_OR_MANY = frozenset({"much", "many"})
"""The words of a number that either may take up."""


def number_done(node: Node) -> Mention | None:
    """How much or how many an effect does, as what "that much" and "that many" may stand for; ``None`` for none."""
    if isinstance(node, PayAny):
        return Mention(DoneThisWay(f"paid {node.what}"), MUCH_OR_MANY, is_number=True)
    found = _AMOUNTS.get(type(node))
    if found is None:
        return None
    verb, is_much = found
    what = getattr(node, "what", None)
    if isinstance(node, ShuffleInto) and not isinstance(what, WholeZone):
        return None
    if isinstance(what, Every) or (isinstance(what, Choose) and what.amount == AnyNumber()):
        # "Sacrifice any number of lands. ~ deals that much damage": one number is all that this says.
        return Mention(DoneThisWay(verb), MUCH_OR_MANY, is_number=True)
    if isinstance(node, RemoveCounters):
        # "That many counters", and "that much damage" for them.
        return Mention(DoneThisWay(verb), MUCH_OR_MANY, is_number=True)
    return Mention(DoneThisWay(verb), frozenset({"much" if is_much else "many"}), is_number=True)


EXILED_UNTIL = "exiled until"
"""What "exile cards until" does: "the exiled card" is the last one, "the cards exiled this way" are all."""


def participle_done(node: Node) -> str | None:
    """The participle of what an effect does: "milled", "exiled"."""
    if isinstance(node, Mill):
        return "milled"
    if isinstance(node, CreateToken | CreateTokens | CreateCopyToken):
        return "created"
    if isinstance(node, DealDamage | DealShares):
        return "dealt damage"
    if isinstance(node, ExileUntil):
        return EXILED_UNTIL
    if isinstance(node, KeywordAction) and node.name == "blight":
        return "blighted"
    return "countered" if isinstance(node, CounterSpell) else _VERBS.get(type(node))


def done_to(node: Node) -> Mention | None:
    """What a verb was done to, where looking again would find something else: chosen objects, top cards, tokens."""
    match node:
        case Search(filter=filter, amount=amount, also=also, found_as=found_as):
            nouns = nouns_of(filter).intersection(*(nouns_of(one) for one in also))
            return Mention(ThisWay(found_as), nouns, is_plural=are_several(amount) or bool(also))
        case Reveal(until=Filter() as until):
            return Mention(ThisWay("found"), nouns_of(until))
        case ExileUntil(filter=filter):
            return Mention(ThisWay("found"), nouns_of(filter))
        case Mill(amount=amount):
            return Mention(ThisWay("milled"), frozenset({"card"}), is_plural=are_several(amount))
        case CreateToken(amount=amount, token=token):
            nouns = frozenset({"token", "permanent", *token.subtypes, *(one.value for one in token.types)})
            return Mention(ThisWay("created"), nouns, is_plural=are_several(amount))
        case CreateTokens():
            return Mention(ThisWay("created"), frozenset({"token", "permanent"}), is_plural=True)
        case CreateNamedToken(amount=amount):
            return Mention(ThisWay("created"), frozenset({"token", "permanent"}), is_plural=are_several(amount))
        case KeywordAction(name="manifest" | "cloak" | "manifest dread", amount=amount) if amount in (None, Fixed(1)):
            return Mention(ThisWay("manifested"), frozenset({"creature", "permanent"}))
        case CopyCard() | CopyOfChosenName() | CopyOfNoted():
            return Mention(ThisWay("copied"), frozenset({"copy", "card", "spell"}))
        case CopyOnStack(amount=amount):
            # "Copy target spell, then return it to its owner's hand": "it" is what was copied, "the copy" the copy.
            is_plural = amount != Fixed(1)
            return Mention(ThisWay("copied"), frozenset({"copy"}), is_plural=is_plural, is_named_only=True)
        case CastCard():
            return Mention(ThisWay("cast"), frozenset({"spell", "card"}))
        case CreateCopyToken(amount=amount):
            return Mention(ThisWay("created"), frozenset({"token", "permanent", "copy"}), is_plural=are_several(amount))
    verb = _PRONOUN_VERBS.get(type(node))
    if verb is None:
        return None
    match getattr(node, "objects" if isinstance(node, Continuous) else "what", None):
        case TopOfGraveyard(filter=filter):
            return Mention(ThisWay(verb), nouns_of(filter))
        case Choose(filter=filter, amount=amount):
            nouns = nouns_of(filter)
            nouns = nouns | {"card"} if isinstance(node, Exile) else nouns
            return Mention(ThisWay(verb), nouns, is_plural=are_several(amount))
        case Every(filter=filter):
            nouns = nouns_of(filter)
            return Mention(ThisWay(verb), nouns | {"card"} if isinstance(node, Exile) else nouns, is_plural=True)
        case BottomCards(amount=amount):
            return Mention(ThisWay(verb), frozenset({"card"}), is_plural=are_several(amount))
        case TopCards(amount=amount, player=player):
            return Mention(ThisWay(verb), frozenset({"card"}), is_plural=are_several(amount) or _are_several(player))
        case WholeZone():
            return Mention(ThisWay(verb), frozenset({"hand", "library", "graveyard"}))
        case TheRest(wording=wording) if wording == THE_OTHER and getattr(node, "zone", None) is Zone.BATTLEFIELD:
            # "Return that card to your hand. Return the other to the battlefield. It ...": the one that is there.
            there = Filter(Kind.PERMANENT, (Both((InZone(Zone.BATTLEFIELD),)),))
            return Mention(ThisWay(verb, there), frozenset({"permanent", "creature"}))
    return None


def are_several(amount: Amount) -> bool:
    """Whether so many may be more than one: not "up to one"."""
    return amount not in (Fixed(1), UpTo(Fixed(1)))


def _are_several(player: PlayerRef) -> bool:
    return isinstance(player, EachPlayer | EachOpponent | EachOtherPlayer)


def mention_of(node: Node) -> Mention | None:
    """The node as something that pronouns can stand for; ``None`` where they cannot."""
    match node:
        case This():
            return Mention(node, frozenset())
        case ChoosePlayer():
            return Mention(PlayersThisWay("chosen"), frozenset({"player"}), is_player=True)
        case MeldPair():
            return Mention(node, frozenset(), is_plural=True)
        case Attached(noun=noun):
            return Mention(node, frozenset({noun, "permanent"}))
        case Target(filter=filter, maximum=maximum, players=None):
            return Mention(node, nouns_of(filter), is_plural=maximum != Fixed(1))
        case Target(filter=filter, maximum=Fixed(1)):
            return Mention(node, nouns_of(filter), is_named_only=True)
        case Choose(filter=filter, amount=amount):
            return Mention(node, nouns_of(filter), is_plural=are_several(amount))
        case Every(filter=filter):
            return Mention(node, nouns_of(filter), is_plural=True)
        case TopCards(amount=amount, player=player):
            return Mention(node, frozenset({"card"}), is_plural=are_several(amount) or _are_several(player))
        case ThisWay():
            return Mention(node, frozenset(), is_plural=False)
        case LinkedExile():
            return Mention(node, frozenset({"card"}))
        case Fits(object=This(), filter=Filter(predicates=(AttachedTo(to=Filter() as filter),))):
            return Mention(Attached("enchanted", "creature"), nouns_of(filter) | {"permanent"})
        case TopOfGraveyard(filter=filter):
            return Mention(node, nouns_of(filter))
        case AllAre(filter=filter):
            return Mention(Every(filter), nouns_of(filter), is_plural=True)
        case AnyTarget():
            return Mention(
                node, frozenset({"creature", "permanent", "planeswalker"}), is_plural=node.maximum != Fixed(1)
            )
        case TargetPlayer() | EachPlayer() | EachOpponent():
            return Mention(node, frozenset({"player"}), is_plural=not isinstance(node, TargetPlayer), is_player=True)
        case (
            ControllerOf()
            | OwnerOf()
            | PlayerOrController()
            | DefendingPlayer()
            | AttackingPlayer()
            | EnchantedPlayer()
            | ChosenPlayer()
        ):
            return Mention(node, frozenset({"player"}), is_player=True)
    return None


def owner_of_returned(node: ReturnTo) -> Iterator[Mention]:
    """ "Return target permanent to its owner's hand. That player discards a card": its owner."""
    if node.zone is Zone.HAND and isinstance(node.what, Target) and node.what.maximum == Fixed(1):
        yield Mention(OwnerOf(It("it", node.what)), frozenset({"player"}), is_player=True, is_implied=True)


def controller_of_target(target: Target) -> Iterator[Mention]:
    """ "Target creature an opponent controls": that player is its controller."""
    for one in target.filter.predicates:
        is_someone = isinstance(one, ControlledBy) and isinstance(one.player, AnyPlayer | Opponent)
        if is_someone and target.maximum == Fixed(1):
            yield Mention(ControllerOf(It("it", target)), frozenset({"player"}), is_player=True, is_implied=True)


def counted_for(node: Draw) -> Iterator[Mention]:
    """ "Draw a card for each creature you control with a counter on it. Those creatures ...": all of these."""
    match node.amount:
        case Times(amount=Count(filter=Filter(kind=Kind.PERMANENT) as filter)):
            yield Mention(Every(filter), nouns_of(filter), is_plural=True, is_named_only=True)
