"""Tokens by their words: predefined, without size, entering attacking (CR 111.4, 111.10)."""

from dataclasses import replace

from rulings.abilities.ability import Ability
from rulings.abilities.amounts.amount import Amount, Fixed, X
from rulings.abilities.changes.change import Change
from rulings.abilities.effects.moving import Entering
from rulings.abilities.effects.tokens import CreateCopyToken, CreateToken, TokenSpec
from rulings.abilities.filters.characteristics import HasSubtype, HasType
from rulings.abilities.filters.filter import Predicate
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import ObjectRef
from rulings.abilities.vocabulary import CardType, Color, Supertype
from rulings.oracle.categories import ORACLE, effect
from rulings.oracle.grammar import Slots, Value
from rulings.oracle.holes import but, hole
from rulings.oracle.phrases.blocks.becoming import own_size, spec, types_of, undo_own_size

_TOKEN = "{colors:TokenColors} {types:TypePhrase@singular} token(s:self)"
_IN_A_SENTENCE = 2000
"""Wording of a token whose ability stands in a sentence of its own."""


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
    article = "a tapped token" if tapped_before else "a token"

    def make(
        who: PlayerRef, of: ObjectRef, how: Entering, exceptions: tuple[Change, ...] = ()
    ) -> CreateCopyToken | None:
        if tapped_before:
            if how.tapped:
                return None
            how = replace(how, tapped=True)
        return CreateCopyToken(who, Fixed(1), of, exceptions, how)

    def unmake(node: CreateCopyToken) -> Slots:
        how = node.entering
        if how is None or how.attacked is None or node.amount != Fixed(1):
            return None
        if tapped_before:
            if not how.tapped:
                return None
            how = replace(how, tapped=False)
        return {"who": node.who, "of": node.of, "how": how, "exceptions": node.exceptions}

    effect.phrase(
        f"{{who:Subject}} create[s] {article} that's a copy of {{of:Object}}{words} {{how:AttackingWhom}}"
        "<, except {exceptions:CopyExceptions}>",
        make,
        unmake,
        kind=CreateCopyToken,
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
with_ability = ORACLE.category("TokenOfOwnSize")
with_ability.phrase(f"{_TOKEN} with {{abilities:Granted+and}}", own_size, undo_own_size, kind=TokenSpec)
effect.phrase("{who:Subject} create[s] {amount:Amount} {token:TokenOfOwnSize@amount}", CreateToken)


def _equal_size(
    who: PlayerRef, amount: Amount, colors: tuple[Color, ...], types: tuple[Predicate, ...], size: Amount
) -> CreateToken | None:
    token = spec(colors, types, (), size, size) if not isinstance(size, Fixed | X) else None
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
    token = spec(colors, types, (), power, toughness) if power != toughness else None
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
