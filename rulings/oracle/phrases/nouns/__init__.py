"""Nouns: kinds of objects, and what something becomes."""
