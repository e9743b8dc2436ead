"""A few invented cards for tests, with texts of our own."""

from rulings.corpus.cards import Card, Face


def land(name: str, *, snow: bool = False) -> Card:
    supertypes = ("Basic", "Snow") if snow else ("Basic",)
    return Card(name, faces=(Face(name, supertypes=supertypes, types=("Land",), subtypes=(name,)),))


def creature(name: str, cost: str, size: str, text: str = "", *, legendary: bool = False) -> Card:
    power, toughness = size.split("/")
    supertypes = ("Legendary",) if legendary else ()
    face = Face(name, cost, supertypes, ("Creature",), ("Bear",), text, power=power, toughness=toughness)
    return Card(name, faces=(face,), names_ja=(f"{name}（日）",))


def spell(name: str, cost: str, text: str, *types: str) -> Card:
    return Card(name, faces=(Face(name, cost, types=types or ("Instant",), oracle_text=text),))


CARDS = {
    card.name: card
    for card in (
        land("Forest"),
        land("Mountain"),
        land("Island"),
        land("Plains"),
        creature("Plain Cub", "{1}{G}", "2/2"),
        creature("Large Cub", "{3}{G}", "4/4"),
        creature("Quick Cub", "{R}", "1/1", "Haste"),
        creature("Mana Cub", "{G}", "1/1", "{T}: Add {G}."),
        creature("Famous Cub", "{G}", "2/2", legendary=True),
        creature("Learned Cub", "{1}{U}", "1/1", "When this creature enters, draw a card."),
        spell("Test Bolt", "{R}", "Test Bolt deals 3 damage to any target."),
        spell("Test Growth", "{G}", "Target creature gets +3/+3 until end of turn."),
        spell("Test Murder", "{1}{B}", "Destroy target creature."),
        spell("Test Study", "{2}{U}", "Draw two cards.", "Sorcery"),
        spell("Test Deny", "{U}{U}", "Counter target spell."),
        spell("Test Riddle", "{U}", "Fnord the quibble of target creature."),
        spell("Test Trim", "{1}{B}", "Target player discards a card.", "Sorcery"),
    )
}
