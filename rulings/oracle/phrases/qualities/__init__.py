"""Qualities of objects: adjectives before a noun, qualifiers behind it."""
