"""Reading and writing table files: TOML, JSON, JSON lines, each fault with its place.

What is here: one reader for each part of a file, and the writer.
What is not: what the values mean (format in the folder above).
May import: what rulings.table may, and its other parts.
Begin with: read.py, read_script.py.
"""
