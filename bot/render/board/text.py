"""A board as text, for terminals and for readers who see no pictures.

What is here: the same facts as on the picture, as blocks of a document. What is not: the picture.
"""

from bot.language import say
from bot.render.board.tile import shown_name, state_notes
from bot.render.document import Block, item, text
from rulings.language import Language
from rulings.narrate.report import BoardView, CardView, PlayerView

_ZONES = ("battlefield", "hand", "graveyard", "exile", "command", "library_top")


def board_blocks(language: Language, board: BoardView) -> list[Block]:
    """The table at one moment, player by player, zone by zone; nothing is left out.

    日本語: 盤面を文章で表す
    """
    step = say(language, f"step.{board.step}")
    blocks = [text(say(language, "board.moment", turn=board.turn, active=board.active, step=step))]
    if board.stack:
        names = [(each.name_ja or each.name_en) if language is Language.JA else each.name_en for each in board.stack]
        blocks.append(item(_joined(language, names), say(language, "zone.stack") + ":"))
    for player in board.players:
        blocks.append(item(_totals(language, player), player.player))
        for zone in _ZONES:
            cards: tuple[CardView, ...] = getattr(player, zone)
            if cards:
                words = _joined(language, _counted([_card(language, card) for card in cards]))
                blocks.append(item(words, f"{player.player} {say(language, f'zone.{zone}')}:"))
    return blocks


def _totals(language: Language, player: PlayerView) -> str:
    totals = (("life", player.life), *player.counters)
    facts = [say(language, f"board.{fact}", number=number) for fact, number in totals]
    facts += [
        say(language, "board.zone_count", zone=say(language, f"zone.{zone}"), number=number)
        for zone, number in (
            ("hand", len(player.hand)),
            ("library", player.library_size),
            ("graveyard", len(player.graveyard)),
            ("exile", len(player.exile)),
        )
    ]
    return "　".join([*facts, player.mana] if player.mana else facts)


def _card(language: Language, card: CardView) -> str:
    notes = state_notes(language, card)
    if card.power is not None and card.toughness is not None:
        notes.insert(0, f"{card.power}/{card.toughness}")
    elif card.loyalty is not None:
        notes.insert(0, str(card.loyalty))
    name = shown_name(language, card)
    if not notes:
        return name
    return f"{name}（{'、'.join(notes)}）" if language is Language.JA else f"{name} ({', '.join(notes)})"


def _counted(names: list[str]) -> list[str]:
    return [f"{name} ×{names.count(name)}" if names.count(name) > 1 else name for name in dict.fromkeys(names)]


def _joined(language: Language, names: list[str]) -> str:
    return ("、" if language is Language.JA else "; ").join(names)
