"""Effects on spells, and instructions that hang on a payment or a choice (CR 608.2, 118.12, 701.6, 707.10)."""
