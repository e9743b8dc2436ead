"""Anchor words (CR 614.12c)."""

from dataclasses import dataclass

from rulings.abilities.ability import Ability, Replacement, StaticAbility
from rulings.abilities.changes.change import GainAbilities
from rulings.abilities.conditions.condition import WordChosen
from rulings.abilities.effects.choosing import MakeChoice
from rulings.abilities.events.moving import Moves
from rulings.abilities.modifications import EntersWith
from rulings.abilities.node import Node
from rulings.abilities.players import You
from rulings.abilities.references import This
from rulings.abilities.vocabulary import Zone
from rulings.oracle.categories import ORACLE, ability_line
from rulings.oracle.grammar import Slots


@dataclass(frozen=True, slots=True)
class Anchored(Node):
    """One bullet: the word and its ability; only while a line is read."""

    word: str
    ability: Ability


anchored = ORACLE.category("Anchored")
anchored.phrase("• {word:ModeLabel} {ability:Ability}", Anchored)


def _line(this: This, words: tuple[str, ...], anchored: tuple[Anchored, ...]) -> tuple[Ability, ...] | None:
    if len(words) < 2 or words != tuple(one.word for one in anchored):
        return None
    enters = Moves(this, destination=Zone.BATTLEFIELD)
    choice = MakeChoice(You(), "word", words)
    return (
        Replacement(event=enters, instead=EntersWith(effect=choice), as_enters=True),
        *(
            StaticAbility(affected=This(), changes=(GainAbilities((one.ability,)),), condition=WordChosen(one.word))
            for one in anchored
        ),
    )


def _undo_line(abilities: tuple[Ability, ...]) -> Slots:
    match abilities:
        case (
            Replacement(
                event=Moves(object=This() as this),
                instead=EntersWith(effect=MakeChoice(what="word", options=words)),
            ),
            *statics,
        ):
            found = tuple(
                Anchored(one.condition.word, given)
                for one in statics
                if isinstance(one, StaticAbility) and isinstance(one.condition, WordChosen)
                for change in one.changes
                if isinstance(change, GainAbilities)
                for given in change.abilities
                if isinstance(given, Ability)
            )
            return {"this": this, "words": words, "anchored": found} if _line(this, words, found) == abilities else None
    return None


# Item by item.
ability_line.phrase(
    "as {this:This} enters, choose {words:VoteWord+or}. {anchored:Anchored+}", _line, _undo_line, kind=tuple
)
