"""Cards, rules, rulings and editions; building and reading the corpus database."""
