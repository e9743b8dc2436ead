"""Maximum hand sizes that are changed by a number in words (CR 402.2): "reduced by one"."""

from rulings.abilities.changes.permissions import PlayerHas
from rulings.oracle.categories import ORACLE

for _how in ("reduced", "increased"):
    ORACLE.category("PlayerRule").phrase(
        f"{{who:Player's}} maximum hand size is {_how} by {{amount:NumberWord}}",
        PlayerHas,
        fixed={"what": f"maximum hand size {_how}"},
    )
