"""Creating tokens (CR 111, 701.7).

What is here: tokens described in full, predefined ones, copies with their exceptions. What is not: what the abilities
of a token do.
"""

from collections.abc import Mapping
from dataclasses import replace

from rulings.abilities.ability import Ability
from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.changes.change import Change, GainAbilities, LoseTypes, SetColors, SetPT, SetTypes
from rulings.abilities.effects.moving import Entering
from rulings.abilities.effects.optional import May
from rulings.abilities.effects.tokens import CreateCopyToken, CreateToken, TokenSpec
from rulings.abilities.filters.characteristics import HasSubtype, HasType
from rulings.abilities.filters.filter import Predicate
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import ObjectRef
from rulings.abilities.vocabulary import CardType, Color, Supertype
from rulings.oracle.categories import ORACLE, Implied, effect
from rulings.oracle.grammar import Value
from rulings.oracle.holes import but, hole

Slots = Mapping[str, Value] | None

PREDEFINED = (
    "Treasure",
    "Food",
    "Gold",
    "Clue",
    "Blood",
    "Powerstone",
    "Map",
    "Shard",
    "Lander",
    "Junk",
    "Mutagen",
    "Walker",
)
"""Tokens that rules describe (CR 111.10)."""

# Colours.

token_colors = ORACLE.category("TokenColors")
token_colors.phrase("{colors:Color+and}", hole("colors"), kind=tuple)
token_colors.words({"colorless": (), "white, blue, black, red, and green": tuple(Color)})

# What a token is.

token = ORACLE.category("TokenWords")
"""What stands between the number and the end of the description: a ``TokenSpec``."""


def _spec(
    pair: tuple[Amount, Amount],
    colors: tuple[Color, ...],
    types: tuple[Predicate, ...],
    abilities: tuple[Ability, ...] = (),
    name: str | None = None,
    supertypes: tuple[Supertype, ...] = (),
) -> TokenSpec | None:
    subtypes = tuple(one.subtype for one in types if isinstance(one, HasSubtype))
    kinds = tuple(one.type for one in types if isinstance(one, HasType))
    if not kinds or types_of(subtypes, kinds) != types or CardType.CREATURE not in kinds:
        return None
    return TokenSpec(*pair, colors, supertypes, kinds, subtypes, abilities, name)


def types_of(subtypes: tuple[str, ...], kinds: tuple[CardType, ...]) -> tuple[Predicate, ...]:
    """Subtypes, then card types, as a description has them."""
    return (*(HasSubtype(one) for one in subtypes), *(HasType(one) for one in kinds))


def _undo_spec(node: TokenSpec) -> Slots:
    if node.power is None or node.toughness is None:
        return None
    return {
        "pair": (node.power, node.toughness),
        "colors": node.colors,
        "types": types_of(node.subtypes, node.types),
        "abilities": node.abilities,
        "name": node.name,
        "supertypes": node.supertypes,
    }


_supertypes = ORACLE.category("TokenSupertypes")
_supertypes.words({"legendary": (Supertype.LEGENDARY,), "snow": (Supertype.SNOW,)})
_BODY = "{pair:PowerToughness} {colors:TokenColors} {types:TypePhrase@singular} token(s:self)"
for _template in (
    f"{_BODY}< with {{abilities:Granted+and}}>",
    f"{_BODY} named {{name:CardName}}< with {{abilities:Granted+and}}>",
    f"{_BODY} with {{abilities:Granted+and}} named {{name:CardName}}",
    f"{{supertypes:TokenSupertypes}} {_BODY}< with {{abilities:Granted+and}}>",
    f"{{supertypes:TokenSupertypes}} {_BODY} named {{name:CardName}}< with {{abilities:Granted+and}}>",
):
    token.phrase(_template, _spec, _undo_spec, kind=TokenSpec)

predefined = ORACLE.category("PredefinedToken")
"""A predefined token, by its name."""
predefined.words({f"{one} token(s)": one for one in PREDEFINED})

# Creating.

_ENTERS: tuple[tuple[str, str, Entering | None], ...] = (
    ("", "", None),
    ("tapped ", "", Entering(tapped=True)),
    ("tapped and attacking ", "", Entering(tapped=True, attacking=True)),
)
for _before, _after, _entering in _ENTERS:
    effect.phrase(
        f"{{who:Subject}} create[s] {{amount:Amount}} {_before}{{token:TokenWords@amount}}{_after}",
        CreateToken,
        fixed={"entering": _entering},
    )


def _attacking(that: str, entering: Entering, *, is_one: bool) -> None:

    effect.phrase(
        f"{{who:Subject}} create[s] {{amount:Amount}} {{token:TokenWords@amount}} {that}",
        CreateToken(
            hole("who"), hole("amount", where=lambda one: (one == Fixed(1)) is is_one), hole("token"), entering=entering
        ),
    )


for _how, _entering in (
    ("tapped and attacking", Entering(tapped=True, attacking=True)),
    ("attacking", Entering(attacking=True)),
):
    _attacking(f"that's {_how}", _entering, is_one=True)
    _attacking(f"that are {_how}", _entering, is_one=False)


effect.phrase(
    "{chooser:Subject} may have {who:Player} create a {token:TokenWords@singular} that's tapped and attacking",
    May(
        hole("chooser"),
        CreateToken(hole("who"), Fixed(1), hole("token"), entering=Entering(tapped=True, attacking=True)),
    ),
    carries={"may": "May"},
)


effect.phrase(
    "{who:Subject} create[s] {amount:Amount} {token:TokenWords@amount} that's blocking {blocking:Object}",
    CreateToken(
        hole("who"),
        hole("amount", where=lambda one: one == Fixed(1)),
        hole("token"),
        entering=Entering(blocking=hole("blocking")),
    ),
)


def _predefined(entering: Entering | None, template: str) -> None:
    def make(who: PlayerRef, amount: Amount, name: str) -> CreateToken:
        return CreateToken(who, amount, predefined_spec(name), name, entering)

    def unmake(node: CreateToken) -> Slots:
        if node.predefined is None or node.entering != entering:
            return None
        return {"who": node.who, "amount": node.amount, "name": node.predefined}

    effect.phrase(template, make, unmake, kind=CreateToken)


def predefined_spec(name: str) -> TokenSpec:
    """What replacement effects on token creation look at."""
    if name == "Walker":  # the one that is no artifact (CR 111.10d)
        return TokenSpec(Fixed(2), Fixed(2), (Color.BLACK,), (), (CardType.CREATURE,), ("Zombie",))
    return TokenSpec(types=(CardType.ARTIFACT,), subtypes=(name,))


_predefined(None, "{who:Subject} create[s] {amount:Amount} {name:PredefinedToken@amount}")
_predefined(Entering(tapped=True), "{who:Subject} create[s] {amount:Amount} tapped {name:PredefinedToken@amount}")

# Copies (CR 707).

copy_exceptions = ORACLE.category("CopyExceptions")
"""What follows "except": changes that are part of what is copied (CR 707.9)."""
copy_exception = ORACLE.category("CopyException")
copy_exceptions.phrase("{changes:CopyException+and}", hole("changes"), kind=tuple)


def _all_types(types: tuple[Predicate, ...]) -> SetTypes | None:
    subtypes = tuple(one.subtype for one in types if isinstance(one, HasSubtype))
    kinds = tuple(one.type for one in types if isinstance(one, HasType))
    return SetTypes(kinds, subtypes) if types_of(subtypes, kinds) == types else None


def _undo_all_types(node: SetTypes) -> Slots:
    if not node.in_addition or node != SetTypes(node.types, node.subtypes):
        return None
    return {"types": types_of(node.subtypes, node.types)}


for _has in ("it has", "they have", "he has", "she has", "the token has"):
    copy_exception.phrase(f"{_has} {{abilities:Granted+and}}", GainAbilities)
for _is in ("it isn't", "it's not", "they aren't", "they're not", "the token isn't", "he isn't", "she isn't"):
    copy_exception.phrase(f"{_is} legendary", LoseTypes, fixed={"supertypes": (Supertype.LEGENDARY,)})
for _is, _its in (
    ("it's a", "its"),
    ("the token is a", "its"),
    ("they're", "their"),
    ("he's a", "his"),
    ("she's a", "her"),
):
    copy_exception.phrase(
        f"{_is} {{types:TypePhrase@{'plural' if _its == 'their' else 'singular'}}} in addition to {_its} other types",
        _all_types,
        _undo_all_types,
        kind=SetTypes,
    )


def _base(pair: tuple[Amount, Amount]) -> SetPT:
    return SetPT(*pair)


def _undo_base(node: SetPT) -> Slots:
    return {"pair": (node.power, node.toughness)} if node.power is not None and node.toughness is not None else None


for _is in ("it's", "they're", "the token is"):
    copy_exception.phrase(f"{_is} {{pair:PowerToughness}}", _base, _undo_base, kind=SetPT)
    copy_exception.phrase(f"{_is} {{colors:Color+and}}", SetColors)
    copy_exception.phrase(
        f"{_is} {{colors:Color+and}} in addition to <its|their> other colors", SetColors, fixed={"in_addition": True}
    )


def _declare_copy(words: str, entering: Entering | None, end: str) -> None:
    def one(who: PlayerRef, of: ObjectRef, exceptions: tuple[Change, ...] = ()) -> CreateCopyToken:
        return CreateCopyToken(who, Fixed(1), of, exceptions, entering)

    def undo_one(node: CreateCopyToken) -> Slots:
        if node.entering != entering or node.amount != Fixed(1) or bool(node.exceptions) != bool(end):
            return None
        return {"who": node.who, "of": node.of, "exceptions": node.exceptions}

    def many(
        who: PlayerRef, amount: Amount, of: ObjectRef, exceptions: tuple[Change, ...] = ()
    ) -> CreateCopyToken | None:
        return None if amount == Fixed(1) else CreateCopyToken(who, amount, of, exceptions, entering)

    def undo_many(node: CreateCopyToken) -> Slots:
        if node.entering != entering or node.amount == Fixed(1) or bool(node.exceptions) != bool(end):
            return None
        return {"who": node.who, "amount": node.amount, "of": node.of, "exceptions": node.exceptions}

    carries = {"except": "exceptions"}
    effect.phrase(
        f"{{who:Subject}} create[s] a {words}token that's a copy of {{of:Object}}{end}",
        one,
        undo_one,
        kind=CreateCopyToken,
        carries=carries,
    )
    effect.phrase(
        f"{{who:Subject}} create[s] {{amount:Amount}} {words}tokens that are copies of {{of:Object}}{end}",
        many,
        undo_many,
        kind=CreateCopyToken,
        carries=carries,
    )


_ATTACKING = Entering(tapped=True, attacking=True)
for _words, _entering in (("", None), ("tapped ", Entering(tapped=True)), ("tapped and attacking ", _ATTACKING)):
    for _end in ("", ", except {exceptions:CopyExceptions}"):
        _declare_copy(_words, _entering, _end)


effect.phrase(
    "{who:Subject} create[s] {amount:Amount} tokens that are copies of {of:Object} and that are tapped and attacking",
    CreateCopyToken(hole("who"), hole("amount", where=lambda one: one != Fixed(1)), hole("of"), (), _ATTACKING),
)

# "It has ...": abilities in a sentence of their own.

_IN_A_SENTENCE = 1000
"""Wording of a ``TokenSpec`` whose abilities stand in the sentence after it."""


def _create_then_has(
    who: PlayerRef, amount: Amount, token: TokenSpec, abilities: tuple[Ability, ...]
) -> CreateToken | None:
    return (
        None
        if token.abilities
        else CreateToken(who, amount, replace(token, abilities=abilities, wording=_IN_A_SENTENCE))
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
                wording=_IN_A_SENTENCE,
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
                    wording=_IN_A_SENTENCE,
                ),
            ),
        ),
        carries={"may": "May"},
        where=lambda amount, token, abilities: _create_then_has(Implied(), amount, token, abilities) is not None,
    )

# "A number of ... equal to".


effect.phrase(
    "{who:Subject} create[s] a number of {token:TokenWords@plural} equal to {amount:Quantity}",
    CreateToken(hole("who"), hole("amount"), hole("token")),
)


def _number_of_predefined(who: PlayerRef, name: str, amount: Amount) -> CreateToken:
    return CreateToken(who, amount, predefined_spec(name), name)


def _undo_number_of_predefined(node: CreateToken) -> Slots:
    if node.predefined is None or node.entering is not None:
        return None
    return {"who": node.who, "name": node.predefined, "amount": node.amount}


effect.phrase(
    "{who:Subject} create[s] a number of {name:PredefinedToken@plural} equal to {amount:Quantity}",
    _number_of_predefined,
    _undo_number_of_predefined,
    kind=CreateToken,
)
