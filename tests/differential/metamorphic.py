"""``python -m tests.differential.metamorphic CORPUS [SITUATIONS] [SEED] [WORD]``: one situation in several guises.

WORD is the name of a card, or one guise: ``granted``, ``device``, ``lines``: then only cards that it fits are played.

What is here: changes of a situation that must change nothing of what happens, and a comparison of our kernel with
itself. No other engine is needed, so every disagreement is ours, or the change was no such change after all.
"""

import asyncio
import random
import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from rulings.corpus.cards import Card, Face
from rulings.kernel.setup import load_rules
from rulings.table.playing.compile import compile_card
from rulings.table.playing.refusing import refused_words
from tests.table.random_play import all_cards

from .classics import EVENTFUL, INTERPLAY
from .ours import PLAIN, Guise, play_ours
from .outcome import Outcome, differences
from .situations import Kind, Situation, is_bystander, situations_of

IDOL = Card("Idle Idol", faces=(Face("Idle Idol", mana_cost="{7}", types=("Enchantment",), color_indicator=()),))
"""A permanent that does nothing."""

ABOUT_IDOLS = r"nchantment|ermanent|olor|onland|noncreature|chosen|choose|affinity|domain|type|Aura|least|greatest"
"""Words of texts to which a permanent more is not irrelevant."""


def renamed(card: Card) -> Card | None:
    """A functional reprint: the same text under another name; ``None`` where the name says more than who is meant."""
    face = card.faces[0]
    if len(card.faces) != 1 or "named" in face.oracle_text:
        return None
    name = "Xanthid Quorl, Second of Three" if "," in face.name else "Xanthid Quorl"
    text = face.oracle_text.replace(face.name, name)
    short = re.split(r", | the | of ", face.name)[0]
    if "Legendary" in face.supertypes:
        text = re.sub(rf"\b{re.escape(short)}\b", "Xanthid Quorl", text)
    if re.search(rf"\b{re.escape(face.name.split()[0])}\b", text):
        return None
    return replace(card, name=name, faces=(replace(face, name=name, oracle_text=text, model=""),))


def granted(card: Card) -> tuple[Card, Card] | None:
    """A creature without its one ability, and an Aura that gives it; ``None`` where that is another thing."""
    face = card.faces[0]
    text = re.sub(r" ?\([^)]*\)", "", face.oracle_text).strip()
    is_meant = face.types == ("Creature",) and "\n" not in text and '"' not in text and ("." in text)
    if not is_meant or re.search(
        rf"enters|cast|your graveyard|your hand|from|named|{re.escape(face.name)}|equip|ttach|ura|nchant", text
    ):
        return None
    plain = replace(card, name="Xanthid Quorl", faces=(replace(face, name="Xanthid Quorl", oracle_text="", model=""),))
    words = f'Enchant creature\nEnchanted creature has "{text}"'
    aura = Face(
        "Plain Gift", mana_cost="{7}", types=("Enchantment",), subtypes=("Aura",), oracle_text=words, color_indicator=()
    )
    gift = Card("Plain Gift", faces=(aura,))
    return (plain, gift) if not refused_words(compile_card(gift)) else None


def device(card: Card) -> Card | None:
    """An artifact of the same colors that has the spell's text as an ability; ``None`` where that is another thing."""
    face = card.faces[0]
    text = re.sub(r" ?\([^)]*\)", "", face.oracle_text).strip()
    is_spell = {"Instant", "Sorcery"} & set(face.types)
    if not is_spell or ("\n" in text and not text.startswith("Choose")) or re.search(ABOUT_CASTING, text):
        return None
    text = text.replace(face.name, "This artifact")
    text = "{0}: " + text
    made = replace(
        face,
        name=face.name,
        types=("Artifact",),
        subtypes=(),
        oracle_text=re.sub(r"(?<!^)This", "this", text),
        model="",
    )
    other = replace(card, faces=(made,))
    return None if refused_words(compile_card(other)) else other


ABOUT_CASTING = (
    r"cast|spell|instant|sorcery|rtifact|ermanent|nonland|nonenchantment|noncreature|color|type|X|named|Flashback|"
    r"graveyard|oughout|Storm|Rebound|Cycling|Convoke|Affinity|Delve|Madness|Overload|Strive|Replicate|Splice|Kicker"
)
"""Words of texts that are another thing on an artifact than on a spell."""


def turned_lines(card: Card) -> Card | None:
    """The same card with its lines in the other order; ``None`` where the order says something."""
    face = card.faces[0]
    lines = face.oracle_text.split("\n")
    if len(lines) < 2 or re.search(
        r"•|^[IVX]+ |LEVEL|[Cc]hoose|chosen|exiled|with this|\d\+ \|", face.oracle_text, re.M
    ):
        return None
    return replace(card, faces=(replace(face, oracle_text="\n".join(reversed(lines)), model=""),))


def guises(situation: Situation) -> Iterator[tuple[str, Guise]]:
    """Each guise in which the situation must come out the same."""
    card = situation.card
    texts = [card.faces[0].oracle_text, *(other.faces[0].oracle_text for _, other in situation.others)]
    yield "again", PLAIN
    yield "seats", Guise(seats=(("A", "B"), ("B", "A")))
    if not any(re.search(ABOUT_IDOLS, text) for text in texts):
        yield "idol A", Guise(added=(("A", IDOL),))
        yield "idol B", Guise(added=(("B", IDOL),))
    yield "reversed", Guise(is_reversed=True)
    reprint = renamed(card)
    if reprint is not None and not any(card.name in text for text in texts[1:]):
        yield "reprint", Guise(names=((card.name, reprint),))
    turned = turned_lines(card)
    is_ability = situation.kind is Kind.ACTIVATE and card.faces[0].oracle_text.count(":") > 1
    if turned is not None and not is_ability:
        yield "lines", Guise(names=((card.name, turned),))
    gift = granted(card)
    if gift is not None and situation.kind in (
        Kind.COMBAT,
        Kind.DEFENSE,
        Kind.TURN,
        Kind.THEIR_TURN,
        Kind.ACTIVATE,
        Kind.DIES,
        Kind.BURNT,
        Kind.PUMPED,
    ):
        yield "granted", Guise(names=((card.name, gift[0]),), attached=((gift[1], card.name),))


def main() -> None:
    """Plays, compares, counts."""
    load_rules()
    path, number, seed = Path(sys.argv[1]), int((sys.argv[2:] or ["200"])[0]), int((sys.argv[3:] or ["0"])[0])
    only = sys.argv[4] if len(sys.argv) > 4 else None
    fits = {"granted": granted, "device": device, "lines": turned_lines}.get(only or "")
    only = only if fits is None else None
    every = [card for card in asyncio.run(all_cards(path)) if not card.is_extra and not card.is_joke and card.faces]
    cards = {card.name: card for card in every}
    chance = random.Random(seed)
    changing = [cards[name] for name in INTERPLAY if name in cards]
    classics = changing + [cards[name] for name in EVENTFUL if name in cards]
    counts: Counter[str] = Counter()
    while counts["situations"] < number:
        card = cards[only] if only else chance.choice(classics if chance.random() < 0.3 else every)
        situations = situations_of(card, chance.randrange(1_000_000))
        if not situations or refused_words(compile_card(card)) or (fits is not None and fits(card) is None):
            continue
        beside = () if only else beside_of(card, every, changing, chance)
        if fits is device:
            compare_device(situations[0], cards, counts)
            continue
        for situation in situations if only else chance.sample(situations, min(3, len(situations))):
            compare(replace(situation, others=beside), cards, counts)
        if only:
            break
    print(dict(counts))


def beside_of(
    card: Card, every: list[Card], changing: list[Card], chance: random.Random
) -> tuple[tuple[str, Card], ...]:
    """Up to two other permanents."""
    found: dict[str, tuple[str, Card]] = {}
    number = chance.choice((0, 1, 2))
    while len(found) < number:
        other = chance.choice(changing if chance.random() < 0.6 else every)
        if other.name != card.name and is_bystander(other) and not refused_words(compile_card(other)):
            found[other.name] = (chance.choice("AB"), other)
    return tuple(found.values())


def compare(situation: Situation, cards: dict[str, Card], counts: Counter[str]) -> None:
    """Plays one situation in every guise and prints in what the outcomes differ."""
    counts["situations"] += 1
    if counts["situations"] % 100 == 0:
        print("##", dict(counts), flush=True)
    plain = played(situation, cards, PLAIN)
    if plain is None:
        counts["crashed"] += 1
        return
    for word, guise in guises(situation):
        other = played(situation, cards, guise)
        counts[word] += 1
        found = ["crashed"] if other is None else differences(plain, other)
        if not found:
            continue
        counts[word + " differs"] += 1
        print(f"## {word} | {situation.card.name} | {situation.kind} {situation.ability} | {situation.seed}")
        print("  ", situation.card.faces[0].oracle_text.replace("\n", "\n   "))
        for player, one in situation.others:
            print("   +", player, one.name, "|", one.faces[0].oracle_text.replace("\n", " / "))
        for mark, lines in (("p", plain.prompts), ("g", other.prompts if other else [])):
            for line in lines:
                print(f"      {mark} {line}"[:120])
        for line in found[:8]:
            print("   *", line)


def compare_device(situation: Situation, cards: dict[str, Card], counts: Counter[str]) -> None:
    """Plays a spell, and the same text as an ability of an artifact."""
    card = situation.card
    made = device(card)
    assert made is not None
    counts["situations"] += 1
    hidden = frozenset({card.name})
    plain = played(situation, cards, Guise(hidden=hidden))
    other = played(replace(situation, card=made, kind=Kind.ACTIVATE), {**cards, card.name: made}, Guise(hidden=hidden))
    found = ["crashed"] if plain is None or other is None else differences(plain, other)
    if plain is not None and not plain.done and other is not None and not other.done:
        counts["not possible"] += 1
        return
    counts["device"] += 1
    if found:
        counts["device differs"] += 1
        print(f"## device | {card.name} | {situation.seed}")
        print("  ", card.faces[0].oracle_text.replace("\n", "\n   "))
        for mark, lines in (("p", plain.prompts if plain else []), ("g", other.prompts if other else [])):
            for line in lines:
                print(f"      {mark} {line}"[:120])
        for line in found[:8]:
            print("   *", line)


def played(situation: Situation, cards: dict[str, Card], guise: Guise) -> Outcome | None:
    """How it comes out; a crash is printed."""
    try:
        return play_ours(situation, cards, guise)
    except Exception as error:  # a crash is a finding
        print(f"CRASHED {situation.card.name} {situation.kind} {situation.seed} {guise.names}: {error!r}"[:300])
        return None


if __name__ == "__main__":
    main()
