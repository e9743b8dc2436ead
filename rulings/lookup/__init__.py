"""From what a person typed to cards, rules and rulings, ranked; and how sure that is."""
