"""Lines that say two abilities: "as long as it's a Zombie. Otherwise, it gets -3/-3".

What is here: static abilities with their opposites, entering with counters and tapped. What is not: keyword lines.
"""

from dataclasses import replace

from rulings.abilities.ability import Replacement, StaticAbility
from rulings.abilities.conditions.condition import Condition, Negated
from rulings.abilities.modifications import EntersWith
from rulings.oracle.categories import ability_line
from rulings.oracle.holes import hole

# "It" is what the first part is about.
ability_line.phrase(
    "{first:Ability} otherwise, it {changes:Change+and@singular}.",
    (
        hole(
            "first",
            StaticAbility,
            where=lambda one: (
                one.affected is not None and isinstance(one, StaticAbility) and isinstance(one.condition, Condition)
            ),
        ),
        StaticAbility(
            affected=hole("first").affected, changes=hole("changes"), condition=Negated(hole("first").condition)
        ),
    ),
)
ability_line.phrase(
    "{first:Ability} otherwise, {affected:This} {changes:Change+and@affected}.",
    (
        hole("first", StaticAbility, where=lambda one: isinstance(one.condition, Condition)),
        StaticAbility(affected=hole("affected"), changes=hole("changes"), condition=Negated(hole("first").condition)),
    ),
)


ability_line.phrase(
    "{event:SomethingEnters} with {counters:EnteringCounters+and}. if {condition:Condition}, it enters tapped.",
    (
        Replacement(event=hole("event"), instead=EntersWith(counters=hole("counters")), as_enters=True),
        replace(
            Replacement(event=hole("event"), instead=EntersWith(counters=hole("counters")), as_enters=True),
            instead=EntersWith(tapped=True),
            condition=hole("condition"),
        ),
    ),
)


# "This land enters tapped. As it enters, choose a color": in one line.
ability_line.phrase(
    "{event:Entering} tapped. as it enters, {effect:EntryChoice}.",
    (
        Replacement(event=hole("event"), instead=EntersWith(tapped=True), as_enters=True),
        replace(
            Replacement(event=hole("event"), instead=EntersWith(tapped=True), as_enters=True),
            instead=EntersWith(effect=hole("effect")),
        ),
    ),
)
