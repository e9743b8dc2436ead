"""Costs: what is paid."""
