"""Predicates: what a text asks of an object, a file a kind of question."""
