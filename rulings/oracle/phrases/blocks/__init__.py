"""Blocks: what phrases of several rooms are built from; they declare nothing by themselves."""
