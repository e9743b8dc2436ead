"""Costs: what is paid, a file for what it is paid with."""
