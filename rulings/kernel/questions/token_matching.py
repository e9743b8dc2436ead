"""Whether a token that would be created fits a filter, before it exists (CR 614.1)."""

from rulings.abilities.card import FaceDefinition
from rulings.abilities.filters.characteristics import HasSubtype, HasSupertype, HasType, IsColor, IsColorless
from rulings.abilities.filters.filter import Both, Either, Filter, Not, Predicate
from rulings.abilities.filters.players import ControlledBy
from rulings.abilities.filters.status import IsToken
from rulings.kernel.questions.finding import UnboundReferenceError
from rulings.kernel.state.context import Context
from rulings.kernel.state.view import View


def token_fits(view: View, context: Context, face: FaceDefinition, filter_: Filter) -> bool:
    """Whether the token as it would be fits the type and colour words of the filter."""
    return all(_fits(face, p) for p in filter_.predicates)


def _fits(face: FaceDefinition, predicate: Predicate) -> bool:
    match predicate:
        case HasType(type=card_type):
            return card_type in face.types
        case HasSubtype(subtype=subtype):
            return subtype in face.subtypes
        case HasSupertype(supertype=supertype):
            return supertype in face.supertypes
        case IsColor(color=color):
            return color in face.colors
        case IsColorless():
            return not face.colors
        case IsToken() | ControlledBy():
            # Only tokens are asked about, and whose they are is the pattern's ``who``.
            return True
        case Not(predicate=inner):
            return not _fits(face, inner)
        case Either(options=options):
            return any(_fits(face, option) for option in options)
        case Both(parts=parts):
            return all(_fits(face, part) for part in parts)
    raise UnboundReferenceError(type(predicate).__name__)
