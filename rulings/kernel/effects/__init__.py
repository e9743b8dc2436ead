"""What the instructions of spells and abilities do as they resolve (CR 608-611, 701).

What is here: resolving, and one file a verb or family. What is not: what costs and rules do as well (``actions``).
Begin with ``resolving`` and the folder of the verb.
"""
