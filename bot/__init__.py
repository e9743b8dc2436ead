"""Everything that a person sees: the Discord bot and the console, two fronts over one door.

What is here: settings, messages in both languages, answers as pages, the connection to Discord and what is said over
it.
What is not: any rule of the game; both fronts ask rulings.answer and show its records.
May import: the leaves (see rulings), rulings.answer, rulings.building, rulings.narrate.report.
Begin with: README.md, language.py, console/entry.py (terminal), client.py (Discord).
"""
