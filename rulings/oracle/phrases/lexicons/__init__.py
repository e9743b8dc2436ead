"""Words that no template can say: numbers, symbols, sizes, names."""
