"""Reading and writing table files: TOML, JSON, JSON lines, each fault with its place.

What is not here: what the values mean (``format``). Begin with ``read``.
"""
