"""Lines that say several abilities, or one inside quotes (CR 113.2c)."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from rulings.abilities.ability import Ability, Replacement, StaticAbility, TriggeredAbility
from rulings.abilities.changes.permissions import PlayerHas
from rulings.abilities.conditions.condition import Condition, Negated
from rulings.abilities.events.moving import REVEALED_DRAWS, RevealsDrawn
from rulings.abilities.modifications import EntersWith
from rulings.abilities.players import You
from rulings.oracle.categories import IN_SINGLE_QUOTES, OPEN_QUOTE, ORACLE, ability_line, granted
from rulings.oracle.grammar import Slots, Value
from rulings.oracle.holes import hole
from rulings.oracle.phrases.blocks.objects import copies, names_said
from rulings.oracle.template import Number

_CARRIED = {"each": "tuple", "may": "tuple"}


class OpenQuotes:
    """A quoted ability without its full stop: read and said as if it had one."""

    is_numbered = False

    def can_start(self, token: str) -> bool:
        """Only an opening quote."""
        return token == "\u201c"

    def read(self, tokens: Sequence[str], start: int, number: Number | None) -> Iterable[tuple[int, Value]]:
        """The ability up to the closing quote."""
        from rulings.oracle.read import ability_of_tokens  # it imports all phrases

        end = next((place for place in range(start + 1, len(tokens)) if tokens[place] == "\u201d"), None)
        if end is None or tokens[end - 1] in (".", "!", "\u2019"):
            return
        ability = ability_of_tokens((*tokens[start + 1 : end], "."))
        if ability is not None:
            yield end + 1, replace(ability, wording=ability.wording + OPEN_QUOTE)

    def print(self, value: Value, number: Number) -> tuple[str, ...] | None:
        """The ability in quotes, where it was read without a full stop."""
        from rulings.oracle.read import tokens_of_ability

        if not isinstance(value, Ability) or not OPEN_QUOTE <= value.wording < IN_SINGLE_QUOTES:
            return None
        tokens = tokens_of_ability(replace(value, wording=value.wording - OPEN_QUOTE))
        return ("\u201c", *tokens[:-1], "\u201d") if tokens and tokens[-1] == "." else None

    def number(self, value: Value) -> Number:
        """One ability."""
        return Number.SINGULAR


granted.include(ORACLE.lexical("OpenQuote", OpenQuotes()))


def _is_linked(ability: Ability) -> bool:
    return isinstance(ability, TriggeredAbility) and isinstance(ability.event, RevealsDrawn)


def _reveals(words: str, what: str) -> None:
    """One line, which the triggers that speak of "this way" follow (CR 607.1a)."""
    static = StaticAbility(changes=(PlayerHas(You(), what),))

    ability_line.phrase(f"{words}. {{first:Ability}}", (static, hole("first", where=_is_linked)), carries=_CARRIED)
    ability_line.phrase(
        f"{words}. {{first:Ability}} {{second:Ability}}",
        (static, hole("first", where=_is_linked), hole("second", where=_is_linked)),
        carries=_CARRIED,
    )


for _words, _what in REVEALED_DRAWS.items():
    _reveals(_words, _what)


def _for_abilities(first: StaticAbility, names: tuple[str, ...]) -> tuple[StaticAbility, ...] | None:
    return copies(first, names) if isinstance(first, StaticAbility) else None


def _undo_for_abilities(abilities: tuple[StaticAbility, ...]) -> Slots:
    if len(abilities) < 2 or not all(isinstance(one, StaticAbility) for one in abilities):
        return None
    names = names_said(abilities)
    if names is None or abilities != _for_abilities(abilities[0], names):
        return None
    return {"first": abilities[0], "names": names}


# The keyword is exchanged at any depth.
ability_line.phrase(
    "{first:Ability} the same is true for {names:KeywordName+and}.", _for_abilities, _undo_for_abilities, kind=tuple
)

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
