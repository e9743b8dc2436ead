"""The company that a creature needs to attack or block (CR 508.1c, 509.1b)."""

from dataclasses import dataclass

from rulings.abilities.amounts import Amount, Fixed
from rulings.abilities.filters import Filter
from rulings.abilities.node import Node


@dataclass(frozen=True, slots=True)
class InCompany(Node):
    """ "Unless a creature with greater power also attacks": what else must be declared with it.

    It stands in the ``unless`` of a ``CantDo`` and is asked of the whole declaration only.
    """

    filter: Filter
    """Which other creatures."""
    number: Amount = Fixed(1)
    """At least so many of them."""
