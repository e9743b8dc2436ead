"""Creating tokens (CR 111, 701.7)."""

from typing import Any

from rulings.abilities.amounts.amount import Amount, Fixed
from rulings.abilities.amounts.arithmetic import Times
from rulings.abilities.changes.change import Change
from rulings.abilities.effects.moving import Entering
from rulings.abilities.effects.tokens import CreateCopyToken, CreateEmblem, CreateToken, CreateTokens, TokenSpec
from rulings.abilities.node import walk
from rulings.abilities.players import PlayerRef
from rulings.abilities.references import EachSaidFirst, It
from rulings.abilities.vocabulary import CardType
from rulings.oracle.categories import ORACLE, Implied, effect
from rulings.oracle.holes import but, hole, worked_out
from rulings.oracle.phrases.blocks.becoming import TypeWords, predefined_spec
from rulings.oracle.phrases.blocks.numbers import declare
from rulings.oracle.phrases.lexicons.sizes import Size

_ITS = ("it", "that creature", "that card", "that permanent", "that token", "that artifact")
token = ORACLE.category("TokenWords")
"""What stands between the number and the end of the description: a ``TokenSpec``."""
_ATTACKING = Entering(tapped=True, attacking=True)
effect.phrase("{who:Subject} get[s] a emblem with {abilities:Granted+and}", CreateEmblem)
declare("{who:Subject} create[s] {amount:Amount} {token:TokenWords@amount}", CreateToken, "who", "token")


def _predefined(who: PlayerRef, amount: Amount, name: Any, entering: Entering | None = None) -> CreateToken:
    return CreateToken(who, amount, worked_out(predefined_spec, name), name, entering)


effect.phrase(
    "{who:Subject} create[s] {amount:Amount} {name:PredefinedToken@amount} for each {times:CountedSingly}",
    _predefined(hole("who"), Times(hole("amount", Fixed).value, hole("times")), hole("name")),
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


def _is_creature(words: TypeWords) -> bool:
    return CardType.CREATURE in words.types


_TYPES = hole("types", TypeWords, where=_is_creature)
_BODY = "{pair:PowerToughness} {colors:TokenColors} {types:Types@singular} token(s:self)"
for _template in (
    f"{_BODY}< with {{abilities:Granted+and}}>",
    f"{_BODY} named {{name:CardName}}< with {{abilities:Granted+and}}>",
    f"{_BODY} with {{abilities:Granted+and}} named {{name:CardName}}",
    f"{{supertypes:TokenSupertypes}} {_BODY}< with {{abilities:Granted+and}}>",
    f"{{supertypes:TokenSupertypes}} {_BODY} named {{name:CardName}}< with {{abilities:Granted+and}}>",
):
    token.phrase(
        _template,
        TokenSpec(
            hole("pair", Size).power,
            hole("pair").toughness,
            hole("colors"),
            hole("supertypes") if "{supertypes:" in _template else (),
            _TYPES.types,
            _TYPES.subtypes,
            hole("abilities"),
            hole("name") if "{name:" in _template else None,
        ),
    )
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

    effect.phrase(template, _predefined(hole("who"), hole("amount"), hole("name"), entering))


_predefined_kind(None, "{who:Subject} create[s] {amount:Amount} {name:PredefinedToken@amount}")
_predefined_kind(Entering(tapped=True), "{who:Subject} create[s] {amount:Amount} tapped {name:PredefinedToken@amount}")


def _declare_copy(words: str, entering: Entering | None, end: str) -> None:

    carries = {"except": "exceptions"}
    exceptions = hole("exceptions", where=bool) if end else ()
    effect.phrase(
        f"{{who:Subject}} create[s] a {words}token that's a copy of {{of:Object}}{end}",
        CreateCopyToken(hole("who"), Fixed(1), hole("of"), exceptions, entering),
        carries=carries,
    )
    effect.phrase(
        f"{{who:Subject}} create[s] {{amount:Amount}} {words}tokens that are copies of {{of:Object}}{end}",
        CreateCopyToken(
            hole("who"), hole("amount", where=lambda one: one != Fixed(1)), hole("of"), exceptions, entering
        ),
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


effect.phrase(
    "{who:Subject} create[s] a number of {name:PredefinedToken@plural} equal to {amount:Quantity}",
    _predefined(hole("who"), hole("amount"), hole("name")),
)


# Its size is in one of its abilities.
token.phrase(
    "{colors:TokenColors} {types:Types@singular} token(s:self) with {abilities:Granted+and}",
    TokenSpec(None, None, hole("colors"), (), _TYPES.types, _TYPES.subtypes, hole("abilities", where=bool)),
)


def _declare_tokens(template: str, entering: Entering) -> None:

    effect.phrase(
        f"{{who:Subject}} create[s] {template} for each {{times:CountedSingly}}",
        CreateToken(hole("who"), Times(1, hole("times")), hole("token"), entering=entering),
        carries={"each": "amount"},
    )


_declare_tokens("a tapped {token:TokenWords@singular}", Entering(tapped=True))
_declare_tokens("a {token:TokenWords@singular} that's tapped and attacking", Entering(tapped=True, attacking=True))
