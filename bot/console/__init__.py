"""The commands of the terminal, one file each, imported when they run.

What is here: arguments and options, the group of commands, the session that they share, the prompt of judgebot
console.
What is not: how answers look (bot.render); the slash commands (bot.commands).
May import: what bot may, and its other parts.
Begin with: entry.py, session.py, card.py for the plainest command.
"""
