"""Protection beyond colours and types (CR 702.16).

What is here: players who have protection from everything, protection from the chosen player. What is not: protection
of permanents from a quality (``keywords``).
"""

from rulings.abilities.changes.permissions import PlayerHas
from rulings.abilities.filters.filter import Filter
from rulings.abilities.filters.history import OfChosen
from rulings.abilities.players import ChosenPlayer
from rulings.abilities.vocabulary import Kind
from rulings.oracle.categories import ORACLE

rule = ORACLE.category("PlayerRule")
for _has in ("[has|have]", "gain[s]"):
    rule.phrase(f"{{who:Player}} {_has} protection from everything", PlayerHas, fixed={"what": "protection"})
for _words in ("hexproof", "shroud"):
    rule.phrase(f"{{who:Player}} gain[s] {_words}", PlayerHas, fixed={"what": _words})

rule.phrase(
    "{who:Player} [has|have] protection from the chosen card name",
    PlayerHas,
    fixed={"what": "protection", "node": Filter(Kind.SOURCE, (OfChosen("name"),))},
)
rule.phrase(
    "all damage is dealt to {who:Player} as though its source had infect",
    PlayerHas,
    fixed={"what": "is damaged as though by infect"},
)

quality = ORACLE.category("Quality")
quality.phrase("the chosen player", ChosenPlayer)
