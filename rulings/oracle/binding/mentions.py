"""All that an ability has spoken of so far: the things that a pronoun may stand for.

What is here: mentions clause by clause, and which of them a pronoun fits. What is not: walking the ability
(``rulings.oracle.binding.binder``).
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from rulings.abilities.effects.cards import Discard, Draw, Reveal
from rulings.abilities.effects.effect import Continuous
from rulings.abilities.effects.moving import Destroy, Exile, PutInto, ReturnTo, Sacrifice
from rulings.abilities.effects.spells import CopyOnStack
from rulings.abilities.effects.tokens import CreateCopyToken
from rulings.abilities.node import Node
from rulings.abilities.players import AttackingPlayer, ThatPlayer
from rulings.abilities.references import Antecedent, It, Several, Target, This, ThisWay
from rulings.oracle.binding.mention import (
    Mention,
    controller_of_target,
    counted_for,
    done_to,
    mention_of,
    number_done,
    owner_of_returned,
    participle_done,
)
from rulings.oracle.binding.nouns import noun_of
from rulings.oracle.categories import THAT_OPPONENT

_MOVES = (Destroy, Discard, Exile, PutInto, ReturnTo, Sacrifice)


_PERSONS = frozenset(("he", "him", "she", "her"))
"""Pronouns of a character on the battlefield, never of a card that something was done to."""


@dataclass(slots=True)
class Mentions:
    """Mentions of an ability, in clauses from first to last."""

    clauses: list[list[Mention]] = field(default_factory=lambda: [[]])
    repeated: set[str] = field(default_factory=set)
    """Verbs done twice: what was done "this way" by one of them no pronoun can tell from the other."""
    pronouns: list[Mention] = field(default_factory=list)
    """What the pronouns of this clause stood for."""
    done: dict[str, int] = field(default_factory=dict)
    """How many effects so far do what a participle says ("milled"): what "this way" may refer to."""
    paid: set[str] = field(default_factory=set)
    """Participles of what was done as a cost: "the sacrificed creature"."""

    def everything(self) -> list[Mention]:
        """All mentions, from first to last."""
        return [one for clause in self.clauses for one in clause]

    def open_clause(self) -> None:
        """Begins the next clause; what the last one had only pronouns for counts as spoken of again in it."""
        again = list(dict.fromkeys(self.pronouns))
        if len(again) == 1 and all(one.is_player or one.is_number for one in self.clauses[-1]):
            self.clauses[-1].append(again[0])
        self.pronouns.clear()
        if self.clauses[-1]:
            self.clauses.append([])

    def add(self, node: Node) -> None:
        """Notes a bound node, if pronouns can stand for it."""
        participle = participle_done(node)
        if participle is not None:
            self.done[participle] = self.done.get(participle, 0) + 1
        number = number_done(node)
        if number is not None:
            self.clauses[-1].append(number)
        self._note_move(node)
        found = mention_of(node)
        done = done_to(node)
        if done is not None:
            found = done
            self._replace_found_anew(node, done)
        if isinstance(node, Reveal) and node.until is not None:
            self.clauses[-1].append(Mention(ThisWay("revealed"), frozenset({"card"}), is_plural=True))
        if isinstance(node, CreateCopyToken):
            self._name_original_only(node)
        if found is not None and found not in self.clauses[-1]:
            self.clauses[-1].append(found)
        if isinstance(node, Draw):
            self.add_all(counted_for(node))
        if isinstance(node, Target):
            self.add_all(controller_of_target(node))
        if isinstance(node, ReturnTo):
            self.add_all(owner_of_returned(node))

    def _note_move(self, node: Node) -> None:
        """What has changed zones is "that card" from then on."""
        if not isinstance(node, _MOVES):
            return
        parts = node.what.parts if isinstance(node.what, Several) else (node.what,)
        moved = [one.antecedent if isinstance(one, It) else one for one in parts]
        for clause in self.clauses:
            for place, one in enumerate(clause):
                if one.node in moved and one.nouns:
                    clause[place] = replace(one, nouns=one.nouns | {"card"})

    def _replace_found_anew(self, node: Node, done: Mention) -> None:
        """What the verb was done to is found by the verb from then on, not by choosing or looking again."""
        what = getattr(node, "objects" if isinstance(node, Continuous) else "what", None)
        if not isinstance(node, CopyOnStack):  # What was copied is still what it was.
            self.clauses[-1][:] = [one for one in self.clauses[-1] if one.node != what]
        assert isinstance(done.node, ThisWay)
        if any(one.node == done.node for one in self.everything()):
            self.repeated.add(done.node.verb)

    def _name_original_only(self, copying: CreateCopyToken) -> None:
        """ "A token that's a copy of target creature. It ...": the token; what was copied is "that creature"."""
        original = copying.of.antecedent if isinstance(copying.of, It) else copying.of
        self.clauses[-1][:] = [
            replace(one, is_named_only=True) if one.node == original and _is_named(one.node, copying.of) else one
            for one in self.clauses[-1]
        ]

    def forget(self, kind: type[Node]) -> None:
        """Nothing of this kind that was spoken of so far can be meant any more."""
        for clause in self.clauses:
            clause[:] = [one for one in clause if not isinstance(one.node, kind)]

    def add_all(self, mentions: Iterable[Mention]) -> None:
        """Notes several."""
        for one in mentions:
            if one not in self.clauses[-1]:
                self.clauses[-1].append(one)

    def objects_for(self, it: It, beside: tuple[Node, ...] = (), asked: str | None = None) -> tuple[Mention, ...]:
        """What the pronoun may stand for in the nearest clause that has anything it fits.

        ``beside``: other objects of the same verb, which would be called "itself"; ``asked``: what it must be, where
        the words around the pronoun say so.
        """
        noun, is_plural = noun_of(it.words)
        noun = noun or asked
        is_named = it.words.removeprefix("each of ").startswith(("that ", "those ", "the "))
        for clause in reversed(self.clauses):
            fitting = tuple(
                one
                for one in clause
                if not one.is_player
                and not one.is_number
                and not (one.is_named_only and noun is None)
                and one.is_plural == is_plural
                and (noun is None or not one.nouns or noun in one.nouns)
                and not (is_named and isinstance(one.node, This))
                and not (it.words in _PERSONS and isinstance(one.node, ThisWay))
                and one.node not in beside
            )
            if it.words.startswith("that ") and not all(one.is_attached for one in fitting):
                fitting = tuple(one for one in fitting if not one.is_attached)
            if fitting:
                is_unclear = isinstance(fitting[0].node, ThisWay) and fitting[0].node.verb in self.repeated
                return fitting * 2 if is_unclear else fitting
        if noun is not None:
            return ()
        # "Counter that spell unless its controller pays": what a pronoun of the clause stood for already.
        again = dict.fromkeys(one for one in self.pronouns if not one.is_player and not one.is_number)
        return tuple(one for one in again if one.is_plural == is_plural)

    def numbers_for(self, *, is_much: bool) -> tuple[Mention, ...]:
        """What "that many" or "that much" may stand for: the numbers of the nearest clause that has any."""
        for clause in reversed(self.clauses):
            fitting = tuple(
                one for one in clause if one.is_number and (not is_much or not one.nouns or "much" in one.nouns)
            )
            if fitting:
                return fitting
        # "Whenever you discard one or more cards, ~ deals that much damage": so many, where there is no other number.
        numbers = [one for one in self.everything() if one.is_number]
        is_alone = len(numbers) == 1 and numbers[0].node == Antecedent("event amount")
        return tuple(numbers) if is_much and is_alone else ()

    def players_for(self, player: ThatPlayer) -> tuple[Mention, ...]:
        """Likewise of players."""
        for clause in reversed(self.clauses):
            fitting = tuple(one for one in clause if one.is_player and not _is_no_opponent(one.node, player))
            if player.wording == THAT_OPPONENT and len(fitting) > 1:
                # "Whenever a player attacks one of your opponents, ... that opponent": who was called so.
                fitting = tuple(one for one in fitting if "opponent" in one.nouns) or fitting
            if fitting:
                others = (one for other in self.clauses for one in other if one.is_player and one not in fitting)
                is_unclear = any(one.is_implied for one in fitting) and any(others)
                return fitting * 2 if is_unclear else fitting
        return ()


def _is_named(original: Node, of: Node) -> bool:
    """What was exiled and copied as "that card" is no "it" besides the token, which is a permanent."""
    return not isinstance(original, ThisWay) or (isinstance(of, It) and original.verb == "exiled")


def _is_no_opponent(node: Node, player: ThatPlayer) -> bool:
    """ "That attacking player creates a token that's attacking that opponent": somebody else."""
    return isinstance(node, AttackingPlayer) and player.wording == THAT_OPPONENT
