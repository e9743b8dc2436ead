"""Radiance: a target and each other permanent that shares a colour with it (CR 207.2c).

What is here: "it" is the target spoken of just before, not what deals the damage; "other" is other than that target.
"""

from dataclasses import replace

from rulings.abilities.filters.characteristics import SharesWith
from rulings.abilities.filters.filter import Filter, Predicate
from rulings.abilities.filters.history import Another
from rulings.abilities.references import Every, It, Several, Target
from rulings.oracle.binding.binder import Binder, binds
from rulings.oracle.binding.mention import Mention
from rulings.oracle.binding.nouns import nouns_of


@binds(Several)
def _target_and_others(binder: Binder, node: Several) -> Several | None:
    match node.parts:
        case (Target() as target, Every(filter=Filter(predicates=predicates) as filter)) if shared_with_it(filter):
            bound = binder.node(target)
            it = It("it", bound)
            told: list[Predicate] = []
            for one in predicates:
                match one:
                    case Another():
                        told.append(replace(one, than=it))
                    case SharesWith():
                        told.append(replace(one, other=it))
                    case _:
                        told.append(binder.node(one))
            others = Every(replace(filter, predicates=tuple(told)))
            both = replace(node, parts=(bound, others))
            binder.mentions.add_all((Mention(both, nouns_of(target.filter), is_plural=True),))
            return both
    return None


def shared_with_it(filter: Filter) -> bool:
    """ "Other", and "that shares a color with it"."""
    is_other = any(isinstance(one, Another) and one.than is None for one in filter.predicates)
    shared = [one.other for one in filter.predicates if isinstance(one, SharesWith) and one.what == "color"]
    return is_other and len(shared) == 1 and isinstance(shared[0], It) and shared[0].antecedent is None
