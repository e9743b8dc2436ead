"""Amounts: how many, a file for where the number comes from."""
