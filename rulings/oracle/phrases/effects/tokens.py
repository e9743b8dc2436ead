"""Creating tokens (CR 111, 701.7)."""

from rulings.abilities.ability import Ability
from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.amounts.arithmetic import Times
from rulings.abilities.changes.change import Change
from rulings.abilities.effects.moving import Entering
from rulings.abilities.effects.tokens import CreateCopyToken, CreateEmblem, CreateToken, CreateTokens, TokenSpec
from rulings.abilities.filters.characteristics import HasSubtype, HasType
from rulings.abilities.filters.filter import Predicate
from rulings.abilities.node import Node, walk
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import EachSaidFirst, It, ObjectRef
from rulings.abilities.vocabulary import CardType, Color, Supertype
from rulings.oracle.categories import ORACLE, Implied, effect
from rulings.oracle.grammar import Slots
from rulings.oracle.holes import but, hole
from rulings.oracle.phrases.blocks.becoming import predefined_spec, types_of
from rulings.oracle.phrases.blocks.numbers import declare, times_each

_ITS = ("it", "that creature", "that card", "that permanent", "that token", "that artifact")
token = ORACLE.category("TokenWords")
"""What stands between the number and the end of the description: a ``TokenSpec``."""
_ATTACKING = Entering(tapped=True, attacking=True)
effect.phrase("{who:Subject} get[s] a emblem with {abilities:Granted+and}", CreateEmblem)
declare("{who:Subject} create[s] {amount:Amount} {token:TokenWords@amount}", CreateToken, "who", "token")


def _predefined(who: PlayerRef, amount: Amount, name: str, times: Amount) -> CreateToken | None:
    product = times_each(amount, times)
    return CreateToken(who, product, predefined_spec(name), name) if product else None


def _undo_predefined(node: CreateToken) -> Slots:
    if node.predefined is None or not isinstance(node.amount, Times) or node.entering is not None:
        return None
    amount, times = Fixed(node.amount.factor), node.amount.amount
    return {"who": node.who, "amount": amount, "name": node.predefined, "times": times}


effect.phrase(
    "{who:Subject} create[s] {amount:Amount} {name:PredefinedToken@amount} for each {times:CountedSingly}",
    _predefined,
    _undo_predefined,
    kind=CreateToken,
    carries={"each": "amount"},
)


def _exceptions(copy: CreateCopyToken) -> list[object]:
    return [inner for one in copy.exceptions if isinstance(one, Change) for inner in walk(one)]


def _is_of_each(copy: CreateCopyToken) -> bool:
    is_one = copy.entering is None and copy.amount == Fixed(1) and isinstance(copy.of, It) and copy.of.words in _ITS
    return is_one and not any(isinstance(one, It) for one in _exceptions(copy))


effect.phrase(
    "for each {filter:Filter@singular}, {copy:Effect}",
    but(
        hole("copy", CreateCopyToken, like=CreateCopyToken(Implied(), Fixed(1), It("")), where=_is_of_each),
        of=EachSaidFirst(hole("filter"), hole("copy").of.words),
    ),
    is_transparent=True,
    carries={"each": "of"},
)
effect.phrase(
    "{who:Subject} create[s] a {first:TokenWords@singular} and a {second:TokenWords@singular}",
    CreateTokens(hole("who"), (hole("first"), hole("second"))),
)
effect.phrase(
    "{who:Subject} create[s] a {first:TokenWords@singular}, a {second:TokenWords@singular}, and a "
    "{third:TokenWords@singular}",
    CreateTokens(hole("who"), (hole("first"), hole("second"), hole("third"))),
)
effect.phrase(
    "{who:Subject} create[s] {amount:Amount} tapped {token:TokenWords@amount} for each {times:CountedSingly}",
    CreateToken(
        hole("who"), Times(hole("amount", Fixed).value, hole("times")), hole("token"), entering=Entering(tapped=True)
    ),
    carries={"each": "amount"},
)


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


_BODY = "{pair:PowerToughness} {colors:TokenColors} {types:TypePhrase@singular} token(s:self)"
for _template in (
    f"{_BODY}< with {{abilities:Granted+and}}>",
    f"{_BODY} named {{name:CardName}}< with {{abilities:Granted+and}}>",
    f"{_BODY} with {{abilities:Granted+and}} named {{name:CardName}}",
    f"{{supertypes:TokenSupertypes}} {_BODY}< with {{abilities:Granted+and}}>",
    f"{{supertypes:TokenSupertypes}} {_BODY} named {{name:CardName}}< with {{abilities:Granted+and}}>",
):
    token.phrase(_template, _spec, _undo_spec, kind=TokenSpec)
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
    "{who:Subject} create[s] {amount:Amount} {token:TokenWords@amount} that's blocking {blocking:Object}",
    CreateToken(
        hole("who"),
        hole("amount", where=lambda one: one == Fixed(1)),
        hole("token"),
        entering=Entering(blocking=hole("blocking")),
    ),
)


def _predefined_kind(entering: Entering | None, template: str) -> None:
    def make(who: PlayerRef, amount: Amount, name: str) -> CreateToken:
        return CreateToken(who, amount, predefined_spec(name), name, entering)

    def unmake(node: CreateToken) -> Slots:
        if node.predefined is None or node.entering != entering:
            return None
        return {"who": node.who, "amount": node.amount, "name": node.predefined}

    effect.phrase(template, make, unmake, kind=CreateToken)


_predefined_kind(None, "{who:Subject} create[s] {amount:Amount} {name:PredefinedToken@amount}")
_predefined_kind(Entering(tapped=True), "{who:Subject} create[s] {amount:Amount} tapped {name:PredefinedToken@amount}")


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


for _words, _entering in (("", None), ("tapped ", Entering(tapped=True)), ("tapped and attacking ", _ATTACKING)):
    for _end in ("", ", except {exceptions:CopyExceptions}"):
        _declare_copy(_words, _entering, _end)
effect.phrase(
    "{who:Subject} create[s] {amount:Amount} tokens that are copies of {of:Object} and that are tapped and attacking",
    CreateCopyToken(hole("who"), hole("amount", where=lambda one: one != Fixed(1)), hole("of"), (), _ATTACKING),
)
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


def _sizeless(colors: tuple[Color, ...], types: tuple[Node, ...], abilities: tuple[Node, ...]) -> TokenSpec | None:
    """Its size is in one of its abilities."""
    subtypes = tuple(one.subtype for one in types if isinstance(one, HasSubtype))
    kinds = tuple(one.type for one in types if isinstance(one, HasType))
    if CardType.CREATURE not in kinds or types_of(subtypes, kinds) != types:
        return None
    return TokenSpec(None, None, colors, (), kinds, subtypes, abilities)


def _undo_sizeless(node: TokenSpec) -> Slots:
    if node.power is not None or not node.abilities:
        return None
    slots = {"colors": node.colors, "types": types_of(node.subtypes, node.types), "abilities": node.abilities}
    return slots if node == _sizeless(**slots) else None  # type: ignore[arg-type]


token.phrase(
    "{colors:TokenColors} {types:TypePhrase@singular} token(s:self) with {abilities:Granted+and}",
    _sizeless,
    _undo_sizeless,
    kind=TokenSpec,
)


def _declare_tokens(template: str, entering: Entering) -> None:

    effect.phrase(
        f"{{who:Subject}} create[s] {template} for each {{times:CountedSingly}}",
        CreateToken(hole("who"), Times(1, hole("times")), hole("token"), entering=entering),
        carries={"each": "amount"},
    )


_declare_tokens("a tapped {token:TokenWords@singular}", Entering(tapped=True))
_declare_tokens("a {token:TokenWords@singular} that's tapped and attacking", Entering(tapped=True, attacking=True))
