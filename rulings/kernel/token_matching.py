"""Whether a token that would be created fits a filter, before it exists (CR 614.1)."""

from rulings.abilities import filters as f
from rulings.abilities.card import FaceDefinition
from rulings.kernel.context import Context
from rulings.kernel.finding import UnboundReferenceError
from rulings.kernel.view import View


def token_fits(view: View, context: Context, face: FaceDefinition, filter_: f.Filter) -> bool:
    """Whether the token as it would be fits the type and colour words of the filter."""
    return all(_fits(face, p) for p in filter_.predicates)


def _fits(face: FaceDefinition, predicate: f.Predicate) -> bool:
    match predicate:
        case f.HasType(type=card_type):
            return card_type in face.types
        case f.HasSubtype(subtype=subtype):
            return subtype in face.subtypes
        case f.HasSupertype(supertype=supertype):
            return supertype in face.supertypes
        case f.IsColor(color=color):
            return color in face.colors
        case f.IsColorless():
            return not face.colors
        case f.IsToken() | f.ControlledBy():
            # Only tokens are asked about, and whose they are is the pattern's ``who``.
            return True
        case f.Not(predicate=inner):
            return not _fits(face, inner)
        case f.Either(options=options):
            return any(_fits(face, option) for option in options)
        case f.Both(parts=parts):
            return all(_fits(face, part) for part in parts)
    raise UnboundReferenceError(type(predicate).__name__)
