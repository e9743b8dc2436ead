"""Conditions: what follows "if", "as long as", "only if"."""
