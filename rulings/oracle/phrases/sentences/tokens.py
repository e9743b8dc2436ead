"""Sentences that create tokens or put counters and go on with them (CR 111, 122)."""

from dataclasses import replace

from rulings.abilities.ability import Ability
from rulings.abilities.amounts.amount import Amount
from rulings.abilities.effects.optional import May
from rulings.abilities.effects.tokens import CopyForEachOther, CreateToken, TokenSpec
from rulings.abilities.filters.filter import Filter, Predicate
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.players import PlayerRef
from rulings.abilities.vocabulary import Color, Kind
from rulings.oracle.categories import ORACLE, Implied, sentence
from rulings.oracle.grammar import Slots
from rulings.oracle.holes import but, hole, worked_out
from rulings.oracle.phrases.blocks.becoming import own_size, undo_own_size

_IN_A_SENTENCE = 2000
"""Wording of a token whose ability stands in a sentence of its own."""
_TOKEN = "{colors:TokenColors} {types:TypePhrase@singular} token(s:self)"
token = ORACLE.category("TokenWords")
"""What stands between the number and the end of the description: a ``TokenSpec``."""


def _briefly(over: Filter) -> Filter:
    return Filter(over.kind, tuple(one for one in over.predicates if not isinstance(one, ControlledBy)))


copied = ORACLE.category("CopiedForEach")
"""Copies of a spell for all else that it could target, before it is said what each of them targets."""
for _could in ("that the spell could target", "that spell could target", "the spell could target"):
    sentence.phrase(
        f"{{who:Subject}} cop[ies|y] {{what:Object}} for each other {{over:Filter@singular}} {_could}. each copy "
        "targets a different one of those {those:Filter@plural}.",
        CopyForEachOther(hole("who"), hole("what"), hole("over", where=lambda one: one.kind is Kind.PERMANENT)),
        also={"those": worked_out(_briefly, hole("over"))},
        carries={"each": "CopyForEachOther", "other": "CopyForEachOther"},
    )
    copied.phrase(
        f"{{who:Subject}} cop[ies|y] {{what:Object}} for each other permanent or player {_could}",
        CopyForEachOther(hole("who"), hole("what"), Filter(Kind.PERMANENT), players=True),
        carries={"each": "CopyForEachOther", "other": "CopyForEachOther"},
    )
sentence.phrase(
    "{copies:CopiedForEach}. each copy targets a different one of those permanents and players.",
    hole("copies"),
    kind=CopyForEachOther,
    is_transparent=True,
    carries={"each": "CopyForEachOther"},
)


def _then_has(
    who: PlayerRef,
    amount: Amount,
    colors: tuple[Color, ...],
    types: tuple[Predicate, ...],
    abilities: tuple[Ability, ...],
) -> CreateToken | None:
    token = own_size(colors, types, abilities)
    return CreateToken(who, amount, replace(token, wording=_IN_A_SENTENCE)) if token is not None else None


def _undo_then_has(node: CreateToken) -> Slots:
    slots = undo_own_size(node.token) if node.token.wording == _IN_A_SENTENCE else None
    return {"who": node.who, "amount": node.amount, **slots} if slots is not None else None


for _has in ("it has", "they have"):
    # The types are split into two tuples.
    sentence.phrase(
        f"{{who:Subject}} create[s] {{amount:Amount}} {_TOKEN.replace('self', 'amount')}. "
        f"{_has} {{abilities:Granted+and}}.",
        _then_has,
        _undo_then_has,
        kind=CreateToken,
    )
for _has in ("it has", "they have"):
    sentence.phrase(
        f"{{who:Subject}} create[s] {{amount:Amount}} {{token:NoncreatureToken@amount}}. "
        f"{_has} {{abilities:Granted+and}}.",
        CreateToken(
            hole("who"),
            hole("amount"),
            but(
                hole("token", TokenSpec, where=lambda one: not one.abilities),
                abilities=hole("abilities"),
                wording=_IN_A_SENTENCE + 1,
            ),
        ),
    )
_IN_A_TOKEN_SENTENCE = 1000
"""Wording of a ``TokenSpec`` whose abilities stand in the sentence after it."""


def _create_then_has(
    who: PlayerRef, amount: Amount, token: TokenSpec, abilities: tuple[Ability, ...]
) -> CreateToken | None:
    return (
        None
        if token.abilities
        else CreateToken(who, amount, replace(token, abilities=abilities, wording=_IN_A_TOKEN_SENTENCE))
    )


for _has in ("it has", "they have"):
    ORACLE.category("Sentence").phrase(
        f"{{who:Subject}} create[s] {{amount:Amount}} {{token:TokenWords@amount}}. {_has} {{abilities:Granted+and}}.",
        CreateToken(
            hole("who"),
            hole("amount"),
            but(
                hole("token", TokenSpec, where=lambda one: not one.abilities),
                abilities=hole("abilities"),
                wording=_IN_A_TOKEN_SENTENCE,
            ),
        ),
    )
    ORACLE.category("Sentence").phrase(
        f"{{chooser:Subject}} may create {{amount:Amount}} {{token:TokenWords@amount}}. {_has} "
        "{abilities:Granted+and}.",
        May(
            hole("chooser"),
            CreateToken(
                Implied(),
                hole("amount"),
                but(
                    hole("token", TokenSpec, where=lambda one: not one.abilities),
                    abilities=hole("abilities"),
                    wording=_IN_A_TOKEN_SENTENCE,
                ),
            ),
        ),
        carries={"may": "May"},
        where=lambda amount, token, abilities: _create_then_has(Implied(), amount, token, abilities) is not None,
    )
