"""Whole abilities: what stands on a line of its own, a file for what the line is about."""
