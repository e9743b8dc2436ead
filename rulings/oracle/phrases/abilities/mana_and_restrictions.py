"""Static abilities on spending mana, and requirements that hold for a time (CR 106.6, 508.1d)."""

from rulings.abilities.ability import KeywordAbility, StaticAbility
from rulings.abilities.changes.mana import LifeForMana, SpendOnlyFrom
from rulings.abilities.changes.permissions import MustDo, PlayerHas
from rulings.abilities.conditions.condition import Condition, InStep, Negated
from rulings.abilities.filters.characteristics import HasType
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import Sparing
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.node import Node, rewrite, walk
from rulings.abilities.players import Opponent, You
from rulings.abilities.references import This
from rulings.abilities.vocabulary import CardType, Color, Kind
from rulings.oracle.categories import ability
from rulings.oracle.grammar import Slots
from rulings.oracle.holes import hole

# Only the active player's creatures attack: the opponent whose creature attacks is the one whose creatures must.
_THEIRS = Filter(Kind.PERMANENT, (HasType(CardType.CREATURE), ControlledBy(Opponent())))


def _declare_while(words: str, when: Condition) -> None:
    """ "During your turn, ..." before a static ability."""

    for template in (
        f"{words}, {{affected:Affected}} {{changes:Change+and@affected}}.",
        f"{{affected:Affected}} {{changes:Change+and@affected}} {words}.",
    ):
        ability.phrase(
            template,
            StaticAbility(affected=hole("affected"), changes=hole("changes"), condition=when),
            carries={"each": "condition"},
        )

    for template in (f"{words}, {{rule:PlayerRule}}.", f"{{rule:PlayerRule}} {words}."):
        ability.phrase(template, StaticAbility(changes=(hole("rule"),), condition=when), carries={"each": "condition"})


for _words, _when in (
    ("during your turn", InStep("turn", You())),
    ("during turns other than yours", Negated(InStep("turn", You()))),
    ("during each of your turns", InStep("turn", You())),
    ("during combat", InStep("combat")),
):
    _declare_while(_words, _when)
_NO_MANA = StaticAbility(affected=This("spell"), changes=(SpendOnlyFrom(None),))
ability.words({"you can't spend mana to cast this spell.": _NO_MANA})


def _declare_becomes(words: str, letter: str) -> None:
    made = StaticAbility(changes=(PlayerHas(You(), f"unspent mana becomes {letter}"),))
    ability.words({f"if you would lose unspent mana, that mana becomes {words} instead.": made})


for _word, _letter in (
    ("colorless", "C"),
    ("white", "W"),
    ("blue", "U"),
    ("black", "B"),
    ("red", "R"),
    ("green", "G"),
):
    _declare_becomes(_word, _letter)


def _declare_life(symbol: str, color: Color) -> None:
    made = StaticAbility(changes=(LifeForMana(You(), color, 2),))
    ability.words({f"for each {symbol} in a cost, you may pay 2 life rather than pay that mana.": made})


for _symbol, _color in (
    ("{W}", Color.WHITE),
    ("{U}", Color.BLUE),
    ("{B}", Color.BLACK),
    ("{R}", Color.RED),
    ("{G}", Color.GREEN),
):
    _declare_life(_symbol, _color)


ability.words(
    {
        "if a creature a opponent controls attacks, all creatures that opponent controls attack if able.": (
            StaticAbility(affected=_THEIRS, changes=(MustDo("attack", alongside=_THEIRS),))
        )
    }
)


def _protections(node: Node) -> list[KeywordAbility]:
    return [one for one in walk(node) if isinstance(one, KeywordAbility) and one.name == "protection"]


def _declare(words: str, spared: str) -> None:
    def make(first: StaticAbility) -> StaticAbility | None:
        if not isinstance(first, StaticAbility) or len(_protections(first)) != 1:
            return None
        (protection,) = _protections(first)
        if protection.quality is None or isinstance(protection.quality, Sparing):
            return None
        kept = KeywordAbility(name="protection", quality=Sparing(protection.quality, spared))
        return rewrite(first, lambda one: kept if one == protection else one)

    def undo(node: StaticAbility) -> Slots:
        match _protections(node):
            case [KeywordAbility(quality=Sparing(quality=quality)) as protection]:
                plain = KeywordAbility(name="protection", quality=quality)
                first = rewrite(node, lambda one: plain if one == protection else one)
                return {"first": first} if node == make(first) else None
        return None

    # The one protection, at any depth.
    ability.phrase(f"{{first:Ability}} this effect doesn't remove {words}.", make, undo, kind=StaticAbility)


_declare("this Aura", "this Aura")
_declare("Auras", "Auras")
_declare("Auras and Equipment you control that are already attached to it", "already attached")
