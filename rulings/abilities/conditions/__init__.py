"""Conditions: what has to be so."""
