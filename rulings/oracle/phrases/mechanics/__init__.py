"""Mechanics with rules of their own, one file each."""
