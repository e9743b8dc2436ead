"""Tokens by their words: predefined, without size, entering attacking (CR 111.4, 111.10)."""

from dataclasses import replace
from typing import Any

from rulings.abilities.amounts.amount import Amount, Fixed, X
from rulings.abilities.effects.moving import Entering
from rulings.abilities.effects.tokens import CreateCopyToken, CreateToken, TokenSpec
from rulings.abilities.players import PlayerRef
from rulings.abilities.vocabulary import CardType, Supertype
from rulings.oracle.categories import ORACLE, effect
from rulings.oracle.grammar import Slots
from rulings.oracle.holes import but, hole
from rulings.oracle.phrases.blocks.becoming import TypeWords, defines_size

_TOKEN = "{colors:TokenColors} {types:Types@singular} token(s:self)"


def _declare_token(that: str, *, is_one: bool) -> None:

    effect.phrase(
        f"{{who:Subject}} create[s] {{amount:Amount}} {{token:TokenWords@amount}} {that} {{how:AttackingWhom}}",
        CreateToken(
            hole("who"),
            hole("amount", where=lambda one: (one == Fixed(1)) is is_one),
            hole("token"),
            entering=hole("how"),
        ),
    )


_declare_token("that's", is_one=True)
_declare_token("that are", is_one=False)
effect.phrase(
    "{who:Subject} create[s] a tapped {token:TokenWords@singular} that's {how:AttackingWhom}",
    CreateToken(
        hole("who"),
        Fixed(1),
        hole("token"),
        entering=but(hole("how", Entering, where=lambda one: not one.tapped), tapped=True),
    ),
)


def _declare_copy(words: str, *, tapped_before: bool) -> None:
    """ "A token that's a copy of it tapped and attacking that player", "a tapped token ... attacking that player"."""
    if tapped_before:
        article, how = "a tapped token", but(hole("how", Entering, where=lambda one: not one.tapped), tapped=True)
    else:
        article, how = "a token", hole("how", Entering)
    effect.phrase(
        f"{{who:Subject}} create[s] {article} that's a copy of {{of:Object}}{words} {{how:AttackingWhom}}"
        "<, except {exceptions:CopyExceptions}>",
        CreateCopyToken(hole("who"), Fixed(1), hole("of"), hole("exceptions"), how),
        carries={"except": "exceptions"},
    )


for _words in ("", ",", " that's"):
    _declare_copy(_words, tapped_before=False)
_declare_copy("", tapped_before=True)
_NAMED_FIRST = 2000
"""Wording of a ``TokenSpec`` whose name stands before the description."""
effect.phrase(
    "{who:Subject} create[s] {name:CardName}, a {token:TokenWords@singular}",
    CreateToken(
        hole("who"),
        Fixed(1),
        but(hole("token", TokenSpec, where=lambda one: one.name is None), name=hole("name"), wording=_NAMED_FIRST),
    ),
)


def _is_creature(words: TypeWords) -> bool:
    return CardType.CREATURE in words.types


def _creature(power: Amount | None, toughness: Amount | None, abilities: Any = ()) -> TokenSpec:
    types = hole("types", TypeWords, where=_is_creature)
    return TokenSpec(power, toughness, hole("colors"), (), types.types, types.subtypes, abilities)


with_ability = ORACLE.category("TokenOfOwnSize")
with_ability.phrase(
    f"{_TOKEN} with {{abilities:Granted+and}}", _creature(None, None, hole("abilities", where=defines_size))
)
effect.phrase("{who:Subject} create[s] {amount:Amount} {token:TokenOfOwnSize@amount}", CreateToken)


for _power in ("base power and toughness", "power and toughness"):
    effect.phrase(
        f"{{who:Subject}} create[s] {{amount:Amount}} {_TOKEN.replace('self', 'amount')} with {_power} each equal to "
        "{size:Quantity}",
        CreateToken(hole("who"), hole("amount"), _creature(hole("size", unless=(Fixed, X)), hole("size"))),
        carries={"each": "token"},
    )


effect.phrase(
    f"{{who:Subject}} create[s] {{amount:Amount}} {_TOKEN.replace('self', 'amount')}. its power is equal to "
    "{power:Quantity} and its toughness is equal to {toughness:Quantity}",
    CreateToken(hole("who"), hole("amount"), _creature(hole("power"), hole("toughness"))),
    where=lambda power, toughness: power != toughness,
)
no_creature = ORACLE.category("NoncreatureToken")


def _is_no_creature(words: TypeWords) -> bool:
    return bool(words.types) and CardType.CREATURE not in words.types


def _names_it(words: TypeWords) -> bool:
    """A token is named for its subtypes (CR 111.4)."""
    return _is_no_creature(words) and bool(words.subtypes)


for _super in ("", "{supertypes:TokenSupertypes} "):
    for _named in ("", " named {name:CardName}"):
        _types = hole("types", TypeWords, where=_is_no_creature if _named else _names_it)
        no_creature.phrase(
            f"{_super}{_TOKEN}{_named}< with {{abilities:Granted+and}}>",
            TokenSpec(
                None,
                None,
                hole("colors"),
                hole("supertypes") if _super else (),
                _types.types,
                _types.subtypes,
                hole("abilities"),
                hole("name") if _named else None,
            ),
        )
for _tapped, _entering in (("", None), ("tapped ", Entering(tapped=True))):
    effect.phrase(
        f"{{who:Subject}} create[s] {{amount:Amount}} {_tapped}{{token:NoncreatureToken@amount}}",
        CreateToken,
        fixed={"entering": _entering},
    )
_NAME_FIRST = 3000
"""Wording of a token whose name stands before what it is."""


def _name_first(who: PlayerRef, name: str, token: TokenSpec) -> CreateToken | None:
    if token.name is not None or Supertype.LEGENDARY not in token.supertypes:
        return None
    return CreateToken(who, Fixed(1), replace(token, name=name, wording=token.wording + _NAME_FIRST))


def _undo_name_first(node: CreateToken) -> Slots:
    token = node.token
    if token.wording < _NAME_FIRST or token.name is None or node.entering is not None or node.amount != Fixed(1):
        return None
    return {
        "who": node.who,
        "name": token.name,
        "token": replace(token, name=None, wording=token.wording - _NAME_FIRST),
    }


for _category in ("TokenWords", "NoncreatureToken"):
    # By the wording, which says the category too.
    effect.phrase(
        f"{{who:Subject}} create[s] {{name:CardName}}, a {{token:{_category}@singular}}",
        _name_first,
        _undo_name_first,
        kind=CreateToken,
    )
