"""Lines: keyword lines, abilities with labels, what belongs to a line and not to an ability (CR 113, 207.2c)."""

from dataclasses import replace

from rulings.abilities.ability import Ability, DeckRule, KeywordAbility, SpellAbility, StaticAbility
from rulings.abilities.amounts.amount import Amount, Fixed, WhereX
from rulings.abilities.amounts.counting import StatOf
from rulings.abilities.changes.permissions import CostChange
from rulings.abilities.conditions.condition import Condition, Negated
from rulings.abilities.conditions.history import WasPaid
from rulings.abilities.effects.conditional import Instead
from rulings.abilities.effects.modal import Modal, Mode
from rulings.abilities.events.moving import Moves
from rulings.abilities.filters.filter import Filter
from rulings.abilities.node import walk
from rulings.abilities.players import TargetPlayer
from rulings.abilities.references import AnyTarget, It, Target, This
from rulings.abilities.vocabulary import Stat, Zone
from rulings.oracle.categories import IN_SINGLE_QUOTES, ORACLE, ability, ability_line, granted, keyword, spell_line
from rulings.oracle.grammar import Slots, Value
from rulings.oracle.holes import hole, worked_out
from rulings.oracle.phrases.blocks.casting import with_counters


def _quoted(ability: Value) -> Value:
    return ability


def _undo_quoted(node: Value) -> Slots:
    is_within = isinstance(node, Ability) and node.wording >= IN_SINGLE_QUOTES
    return None if is_within else {"ability": node}


# By the wording.
granted.phrase("\u201c {ability:Ability} \u201d", _quoted, _undo_quoted, kind=Ability, is_transparent=True)
ability.words({"a deck can have any number of cards named ~.": DeckRule()})
ability.phrase("~ can be your commander.", DeckRule)

# "Enters with six counters. It escapes with twelve instead": the one or the other, by how it was cast.
ability_line.phrase(
    "{this:This} enters with {counters:EnteringCounters+and}. it escapes with {others:EnteringCounters+and} instead.",
    (
        replace(
            with_counters(Moves(hole("this"), destination=Zone.BATTLEFIELD), hole("counters")),
            condition=Negated(WasPaid("escape")),
        ),
        replace(
            with_counters(Moves(hole("this"), destination=Zone.BATTLEFIELD), hole("others")),
            condition=WasPaid("escape"),
        ),
    ),
    carries={"instead": "tuple"},
)

# Not where what comes instead has targets of its own: they would be chosen for nothing.
ORACLE.category("ReplacedSpellLine").phrase(
    "{normal:Paragraph} if {condition:Condition}, instead {instead:Paragraph}",
    (
        SpellAbility(
            effect=Instead(
                hole("normal"),
                hole("condition"),
                hole(
                    "instead",
                    where=lambda one: (
                        not any(isinstance(node, Target | AnyTarget | TargetPlayer) for node in walk(one))
                    ),
                ),
            )
        ),
    ),
    carries={"instead": "tuple"},
)


for _end, _change in (
    (" for each {times:CountedSingly}", {"times": hole("times")}),
    (" if {when:Condition}", {"when": hole("when", Condition)}),
):
    ability.phrase(
        f"equip {{cost:ManaOnly}}. this ability costs {{mana:ManaSymbols}} less to activate{_end}.",
        KeywordAbility(
            name="equip",
            cost=hole("cost"),
            cost_changes=(CostChange("equip ability", This("ability"), None, -1, hole("mana"), **_change),),
        ),
        carries={"each": "cost_changes"},
    )


ability_line.phrase(
    "kicker {first:ManaOnly} and/or {second:ManaOnly}",
    (KeywordAbility(name="kicker", cost=hole("first")), KeywordAbility(name="kicker", cost=hole("second"))),
)
granted.include(keyword)
_SEMICOLON = 300_000
"""Added to the wording of a keyword that a semicolon follows on its line."""
ability_line.phrase("{ability:Ability}", (hole("ability"),))
ability_line.phrase(
    "{keywords:Keyword+,}",
    hole(
        "keywords", where=lambda them: all(isinstance(one, KeywordAbility) and one.wording < _SEMICOLON for one in them)
    ),
    kind=tuple,
)
# By the wording of the first.
ability_line.phrase(
    "{first:Keyword}; {second:Keyword}",
    lambda first, second: (replace(first, wording=first.wording + _SEMICOLON), second),
    lambda node: (
        {"first": replace(node[0], wording=node[0].wording - _SEMICOLON), "second": node[1]}
        if len(node) == 2 and isinstance(node[0], KeywordAbility) and node[0].wording >= _SEMICOLON
        else None
    ),
    kind=tuple,
)


def _three_keywords(first: KeywordAbility, second: KeywordAbility, third: KeywordAbility) -> tuple[KeywordAbility, ...]:
    return (*(replace(one, wording=one.wording + _SEMICOLON) for one in (first, second)), third)


def _undo_three_keywords(node: tuple[Ability, ...]) -> Slots:
    if len(node) != 3 or not all(isinstance(one, KeywordAbility) and one.wording >= _SEMICOLON for one in node[:2]):
        return None
    first, second = (replace(one, wording=one.wording - _SEMICOLON) for one in node[:2])
    return {"first": first, "second": second, "third": node[2]}


# By the wording of the first two.
ability_line.phrase(
    "{first:Keyword}; {second:Keyword}; {third:Keyword}", _three_keywords, _undo_three_keywords, kind=tuple
)
spell_ability = ORACLE.category("SpellAbility")
spell_ability.phrase("{effect:Paragraph}", SpellAbility)
spell_line.include(ability_line)
spell_line.phrase("{ability:SpellAbility}", (hole("ability"),))
costly_mode = ORACLE.category("CostlyMode")
"""One mode of a spree spell, with its additional cost."""
costly_mode.phrase("⊕ {cost:ManaOnly} — {effect:Paragraph}", Mode)
tier = ORACLE.category("Tier")
"""One mode of a tiered spell, with its additional cost."""
tier.phrase("• {label:ModeLabel} {cost:ManaOnly} — {effect:Paragraph}", Mode)


def _number_of(modes: tuple[Mode, ...]) -> Fixed:
    return Fixed(len(modes))


def _declare_costly(name: str, template: str, most: Amount) -> None:
    """Modes each of which has a cost: one or more of them (CR 702.172a), or exactly one (CR 702.183a)."""
    modes = hole("modes", where=lambda them: len(them) >= 2)
    spell_line.phrase(template, (KeywordAbility(name=name), SpellAbility(effect=Modal(modes, Fixed(1), most))))


_declare_costly("spree", "spree {modes:CostlyMode+}", worked_out(_number_of, hole("modes")))
_declare_costly("tiered", "tiered {modes:Tier+}", Fixed(1))
ability.phrase(
    "equip {cost:ManaOnly}. this ability costs {X} less to activate, where X is the power of the creature it targets.",
    KeywordAbility(
        name="equip",
        cost=hole("cost"),
        cost_changes=(
            CostChange(
                "equip ability",
                This("ability"),
                None,
                -1,
                ("{1}",),
                WhereX(StatOf(Stat.POWER, Target(Filter(), slot=0))),
            ),
        ),
    ),
)
ability_line.phrase(
    "as long as {condition:Condition}, it {changes:Change+and@singular}. otherwise, it {others:Change+and@singular}.",
    (
        StaticAbility(affected=It("it"), changes=hole("changes"), condition=hole("condition")),
        StaticAbility(affected=It("it"), changes=hole("others"), condition=Negated(hole("condition"))),
    ),
    carries={"as long as": "tuple"},
)
