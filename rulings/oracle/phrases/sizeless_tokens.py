"""Tokens whose size is found or defined by their own ability (CR 111.3, 604.3).

What is here: "create a white Avatar creature token. It has ...", "with base power and toughness each equal to", "its
power is equal to", tokens that are no creatures, tokens whose name stands first. What is not: tokens with printed sizes
(``tokens``).
"""

from collections.abc import Mapping
from dataclasses import replace

from rulings.abilities.ability import Ability, StaticAbility
from rulings.abilities.amounts.amount import Amount, Fixed, X
from rulings.abilities.changes.change import SetPT
from rulings.abilities.effects.moving import Entering
from rulings.abilities.effects.tokens import CreateToken, TokenSpec
from rulings.abilities.filters.characteristics import HasSubtype, HasType
from rulings.abilities.filters.filter import Predicate
from rulings.abilities.players import PlayerRef
from rulings.abilities.vocabulary import CardType, Color, Supertype
from rulings.oracle.categories import ORACLE, effect, sentence
from rulings.oracle.grammar import Value
from rulings.oracle.holes import but, hole
from rulings.oracle.phrases.tokens import types_of

Slots = Mapping[str, Value] | None


def _spec(
    colors: tuple[Color, ...],
    types: tuple[Predicate, ...],
    abilities: tuple[Ability, ...] = (),
    power: Amount | None = None,
    toughness: Amount | None = None,
) -> TokenSpec | None:
    subtypes = tuple(one.subtype for one in types if isinstance(one, HasSubtype))
    kinds = tuple(one.type for one in types if isinstance(one, HasType))
    if types_of(subtypes, kinds) != types or CardType.CREATURE not in kinds:
        return None
    return TokenSpec(power, toughness, colors, (), kinds, subtypes, abilities)


def _defines_size(abilities: tuple[Ability, ...]) -> bool:
    return any(
        isinstance(one, StaticAbility)
        and one.is_characteristic_defining
        and any(isinstance(change, SetPT) for change in one.changes)
        for one in abilities
    )


_TOKEN = "{colors:TokenColors} {types:TypePhrase@singular} token(s:self)"

# By an ability of its own.

with_ability = ORACLE.category("TokenOfOwnSize")


def _own_size(
    colors: tuple[Color, ...], types: tuple[Predicate, ...], abilities: tuple[Ability, ...]
) -> TokenSpec | None:
    return _spec(colors, types, abilities) if _defines_size(abilities) else None


def _undo_own_size(node: TokenSpec) -> Slots:
    if node.power is not None or not _defines_size(node.abilities):  # type: ignore[arg-type]
        return None
    return {"colors": node.colors, "types": types_of(node.subtypes, node.types), "abilities": node.abilities}


with_ability.phrase(f"{_TOKEN} with {{abilities:Granted+and}}", _own_size, _undo_own_size, kind=TokenSpec)
effect.phrase("{who:Subject} create[s] {amount:Amount} {token:TokenOfOwnSize@amount}", CreateToken)

_IN_A_SENTENCE = 2000
"""Wording of a token whose ability stands in a sentence of its own."""


def _then_has(
    who: PlayerRef,
    amount: Amount,
    colors: tuple[Color, ...],
    types: tuple[Predicate, ...],
    abilities: tuple[Ability, ...],
) -> CreateToken | None:
    token = _own_size(colors, types, abilities)
    return CreateToken(who, amount, replace(token, wording=_IN_A_SENTENCE)) if token is not None else None


def _undo_then_has(node: CreateToken) -> Slots:
    slots = _undo_own_size(node.token) if node.token.wording == _IN_A_SENTENCE else None
    return {"who": node.who, "amount": node.amount, **slots} if slots is not None else None


for _has in ("it has", "they have"):
    sentence.phrase(
        f"{{who:Subject}} create[s] {{amount:Amount}} {_TOKEN.replace('self', 'amount')}. "
        f"{_has} {{abilities:Granted+and}}.",
        _then_has,
        _undo_then_has,
        kind=CreateToken,
    )

# By a number that is found.


def _equal_size(
    who: PlayerRef, amount: Amount, colors: tuple[Color, ...], types: tuple[Predicate, ...], size: Amount
) -> CreateToken | None:
    token = _spec(colors, types, (), size, size) if not isinstance(size, Fixed | X) else None
    return CreateToken(who, amount, token) if token is not None else None


def _undo_equal_size(node: CreateToken) -> Slots:
    token = node.token
    if token.power is None or token.power != token.toughness or token.abilities or isinstance(token.power, Fixed | X):
        return None
    types = types_of(token.subtypes, token.types)
    slots: dict[str, Value] = {"who": node.who, "amount": node.amount, "colors": token.colors, "types": types}
    return {**slots, "size": token.power}


for _power in ("base power and toughness", "power and toughness"):
    effect.phrase(
        f"{{who:Subject}} create[s] {{amount:Amount}} {_TOKEN.replace('self', 'amount')} with {_power} each equal to "
        "{size:Quantity}",
        _equal_size,
        _undo_equal_size,
        kind=CreateToken,
        carries={"each": "token"},
    )


def _two_numbers(
    who: PlayerRef,
    amount: Amount,
    colors: tuple[Color, ...],
    types: tuple[Predicate, ...],
    power: Amount,
    toughness: Amount,
) -> CreateToken | None:
    token = _spec(colors, types, (), power, toughness) if power != toughness else None
    return CreateToken(who, amount, token) if token is not None else None


def _undo_two_numbers(node: CreateToken) -> Slots:
    token = node.token
    if token.power is None or token.toughness is None or token.abilities or token.power == token.toughness:
        return None
    types = types_of(token.subtypes, token.types)
    slots: dict[str, Value] = {"who": node.who, "amount": node.amount, "colors": token.colors, "types": types}
    return {**slots, "power": token.power, "toughness": token.toughness}


effect.phrase(
    f"{{who:Subject}} create[s] {{amount:Amount}} {_TOKEN.replace('self', 'amount')}. its power is equal to "
    "{power:Quantity} and its toughness is equal to {toughness:Quantity}",
    _two_numbers,
    _undo_two_numbers,
    kind=CreateToken,
)

# No creature: "a colorless Equipment artifact token named Stoneforged Blade".

no_creature = ORACLE.category("NoncreatureToken")


def _no_creature(
    colors: tuple[Color, ...],
    types: tuple[Predicate, ...],
    name: str | None = None,
    abilities: tuple[Ability, ...] = (),
    supertypes: tuple[Supertype, ...] = (),
) -> TokenSpec | None:
    subtypes = tuple(one.subtype for one in types if isinstance(one, HasSubtype))
    kinds = tuple(one.type for one in types if isinstance(one, HasType))
    if not kinds or CardType.CREATURE in kinds or types_of(subtypes, kinds) != types:
        return None
    if name is None and not subtypes:
        return None  # A token is named for its subtypes (CR 111.4).
    return TokenSpec(None, None, colors, supertypes, kinds, subtypes, abilities, name)


def _undo_no_creature(node: TokenSpec) -> Slots:
    if node.power is not None or CardType.CREATURE in node.types or node.wording >= _IN_A_SENTENCE:
        return None
    return {
        "colors": node.colors,
        "types": types_of(node.subtypes, node.types),
        "name": node.name,
        "abilities": node.abilities,
        "supertypes": node.supertypes,
    }


for _super in ("", "{supertypes:TokenSupertypes} "):
    for _named in ("", " named {name:CardName}"):
        no_creature.phrase(
            f"{_super}{_TOKEN}{_named}< with {{abilities:Granted+and}}>",
            _no_creature,
            _undo_no_creature,
            kind=TokenSpec,
        )
for _tapped, _entering in (("", None), ("tapped ", Entering(tapped=True))):
    effect.phrase(
        f"{{who:Subject}} create[s] {{amount:Amount}} {_tapped}{{token:NoncreatureToken@amount}}",
        CreateToken,
        fixed={"entering": _entering},
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

# The name first: "create Smaug, a legendary 6/6 red Dragon creature token with flying".

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
    effect.phrase(
        f"{{who:Subject}} create[s] {{name:CardName}}, a {{token:{_category}@singular}}",
        _name_first,
        _undo_name_first,
        kind=CreateToken,
    )
