"""The domain: cards, rules, rulings and play by the rules. Knows no Discord."""
