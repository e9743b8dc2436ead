"""Designations: monarch, initiative, renowned, monstrous and others (CR 724, 725, 702)."""

from rulings.abilities.ability import AttackCost
from rulings.abilities.amounts.amount import Fixed
from rulings.abilities.amounts.counting import PartySize
from rulings.abilities.amounts.history import DoneThisTurn
from rulings.abilities.amounts.players import TimesTempted
from rulings.abilities.changes.permissions import MustDo
from rulings.abilities.conditions.condition import Compare, Exists, Fits, HasDesignation, Negated
from rulings.abilities.conditions.history import BeenAttacked, CompletedDungeon
from rulings.abilities.effects.game import BecomeDesignation, KeywordAction
from rulings.abilities.events.turns import Does
from rulings.abilities.filters.characteristics import HasProperty, HasType, IsPermanentCard
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Another, Did
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import AnyPlayer, Designated, You
from rulings.abilities.references import Antecedent, Every, It, ObjectRef, Target, This
from rulings.abilities.vocabulary import CardType, Comparison, Kind
from rulings.oracle.categories import ORACLE, ability, change, condition, effect, event, player, quantity, thing
from rulings.oracle.holes import hole
from rulings.oracle.template import Number

_PLAYER_DESIGNATIONS = (
    ("become[s] the monarch", "[is|are] the monarch", "monarch", "become the monarch"),
    ("take[s] the initiative", "[has|have] the initiative", "initiative", "take the initiative"),
)
for _becomes, _is, _name, _deed in _PLAYER_DESIGNATIONS:
    effect.phrase(f"{{who:Subject}} {_becomes}", BecomeDesignation, fixed={"what": _name})
    event.phrase(f"{{who:Player}} {_becomes}", Does, fixed={"verb": _deed})
_MONARCH, _INITIATIVE = HasDesignation("monarch"), HasDesignation("initiative")
condition.words(
    {
        "<you aren't|you're not> the monarch": Negated(_MONARCH),
        "you don't have the initiative": Negated(_INITIATIVE),
        "there is no monarch": Negated(HasDesignation("monarch", AnyPlayer())),
    }
)


def _other_has(template: str, name: str) -> None:

    condition.phrase(template, HasDesignation(name, hole("player", unless=You)))


for _, _is, _name, _ in _PLAYER_DESIGNATIONS:
    _other_has(f"{{player:Player}} {_is}", _name)
_other_has("{player:Player} [has|have] the city's blessing", "city's blessing")
effect.phrase("{who:Subject} venture[s] into the dungeon", KeywordAction, fixed={"name": "venture"})
effect.phrase("{who:Subject} venture[s] into {subtype:DungeonName}", KeywordAction, fixed={"name": "venture"})
event.phrase("{who:Player} complete[s] a dungeon", Does, fixed={"verb": "complete a dungeon"})
event.phrase("{who:Player} venture[s] into the dungeon", Does, fixed={"verb": "venture"})
ORACLE.category("DungeonName").words({"Undercity": "Undercity"})
_DONE = CompletedDungeon()
condition.words({"you've completed a dungeon": _DONE, "you haven't completed a dungeon": Negated(_DONE)})


def _completed(name: str) -> CompletedDungeon:
    return CompletedDungeon(name=name)


condition.phrase("you've completed {name:CardName}", CompletedDungeon(name=hole("name")))
condition.phrase("you haven't completed {name:CardName}", Negated(_completed(hole("name"))))
_BEARER = Filter(Kind.PERMANENT, (HasProperty("Ring-bearer"), ControlledBy(You())))
effect.words({"the Ring tempts you": KeywordAction(You(), "the Ring tempts")})
event.words(
    {
        "the Ring tempts you": Does("the Ring tempts", You()),
        "you choose a creature as your Ring-bearer": Does("choose a Ring-bearer", You()),
    }
)
thing.words({"your Ring-bearer": Every(_BEARER)})
ORACLE.category("EventObject").words({"your Ring-bearer": _BEARER})
condition.words(
    {
        "you control a Ring-bearer": Exists(_BEARER),
        "you don't control a Ring-bearer": Negated(Exists(_BEARER)),
        "you have a Ring-bearer": Exists(_BEARER),
        "you chose a creature other than ~ as your Ring-bearer": Fits(
            Antecedent("event object"), Filter(Kind.PERMANENT, (Another(),))
        ),
    }
)


def _is_bearer(object: ObjectRef) -> HasDesignation | None:
    return HasDesignation("Ring-bearer", object) if isinstance(object, This | It) else None


condition.phrase("{object:Object} is your Ring-bearer", HasDesignation("Ring-bearer", hole("object", This, It)))
condition.phrase(
    "{object:Object} isn't your Ring-bearer",
    Negated(HasDesignation("Ring-bearer", hole("object", This, It, where=_is_bearer))),
)
condition.phrase(
    "the Ring has tempted you {times:Amount} or more times this game",
    Compare(TimesTempted(), Comparison.AT_LEAST, hole("times")),
)
quantity.phrase("the number of creatures in your party", PartySize, number=Number.PLURAL)
ORACLE.category("CountedSingly").words({"creature in your party": PartySize()})
condition.words({"you have a full party": Compare(PartySize(), Comparison.EQUAL, Fixed(4))})
_DESCENDED = DoneThisTurn("put into graveyard", You(), Filter(Kind.CARD, (IsPermanentCard(),)))
condition.words({"<you descended|you've descended> this turn": Compare(_DESCENDED, Comparison.AT_LEAST, Fixed(1))})
quantity.words({"the number of times you descended this turn": _DESCENDED})
condition.words(
    {
        "you've been attacked this step": BeenAttacked(You(), "step"),
        "you've been attacked this turn": BeenAttacked(You(), "turn"),
    }
)
effect.phrase("{who:Subject} goad[s] {what:Object}", KeywordAction, fixed={"name": "goad"})
change.phrase("[is|are] goaded", MustDo, fixed={"what": "be goaded"})

# Of a permanent's ability other creatures; a spell is no creature on the battlefield anyway (CR 701.41a).
effect.phrase(
    "support {amount:Quantity}",
    KeywordAction(
        You(),
        "support",
        what=Target(Filter(Kind.PERMANENT, (HasType(CardType.CREATURE), Another())), Fixed(0), hole("amount")),
    ),
)
_EXERTED = Fits(This(), Filter(Kind.SOURCE, (Did("exerted"),)))
condition.words(
    {
        "<this creature|~> hasn't been exerted this turn": Negated(_EXERTED),
        "<this creature|~> has been exerted this turn": _EXERTED,
    }
)
event.phrase("{who:Player} exert[s] {what:EventObject}", Does, fixed={"verb": "exert"})
for _it in ("it", "he", "she"):
    _clause = f"you may exert {{what:This}} as {_it} attacks."
    _carries = {"may": "AttackCost"}
    ability.phrase(_clause, AttackCost, carries=_carries)
    ability.phrase(f"{_clause} when you do, {{effect:Paragraph}}", AttackCost, carries=_carries)
ability.phrase(
    "if {condition:Condition}, you may exert it as it attacks. when you do, {effect:Paragraph}",
    AttackCost,
    carries={"may": "AttackCost"},
)
player.words(
    {
        "the monarch": Designated("monarch"),
        "the player who has the initiative": Designated("initiative"),
    }
)
